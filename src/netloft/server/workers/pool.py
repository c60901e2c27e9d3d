"""Worker processes that think or parse uploads, so that nothing slow or broken delays the server."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar, cast

import msgspec

from netloft.server.workers.jobs import AnyJob

TIMEOUT: Final = 15.0  # seconds for a bot, a hint or a judgement
READ_TIMEOUT: Final = 10.0  # seconds for parsing an upload, including the start of the process
LONGEST_LINE: Final = 1 << 22

T = TypeVar("T")


class WorkerError(Exception):
    """A worker crashed or exceeded its timeout."""


class Worker:
    """One process, started on demand."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, job: bytes, read: Callable[[bytes], T], seconds: float) -> T:
        """Send a job and read its answer; stop a worker that fails, so that the next job starts a new one."""
        process = self.process
        try:
            async with asyncio.timeout(seconds):
                if process is None or process.returncode is not None:
                    pipe = asyncio.subprocess.PIPE
                    process = self.process = await asyncio.create_subprocess_exec(
                        *self.command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE
                    )
                stdin = cast("asyncio.StreamWriter", process.stdin)
                stdout = cast("asyncio.StreamReader", process.stdout)
                stdin.write(job + b"\n")
                await stdin.drain()
                line = await stdout.readline()
                if not line:  # the process has ended
                    await process.wait()
                return read(line)
        except BaseException as error:
            if isinstance(error, ConnectionError) and process is not None:  # the process has ended, or is about to
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(process.wait(), 1)
            await self.stop()
            if isinstance(error, (TimeoutError, OSError, ValueError, msgspec.MsgspecError)):
                raise WorkerError(str(error) or "too slow") from None
            raise

    async def stop(self) -> None:
        """Kill the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Workers:
    """A pool of workers that serve jobs in order."""

    def __init__(self, number: int | None = None, command: list[str] | None = None, timeout: float = TIMEOUT) -> None:
        command = command or [sys.executable, "-m", "netloft.server.workers.worker"]
        self.all = [Worker(command) for _ in range(number or max(1, (os.cpu_count() or 2) - 1))]
        self.timeout = timeout
        self.stopped = False
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.all:
            self.idle.put_nowait(worker)

    async def ask(self, job: AnyJob, kind: type[T]) -> T:
        """Have the next free worker think; raise WorkerError if it fails or its answer is of another kind."""
        return await self.send(msgspec.json.encode(job), partial(msgspec.json.decode, type=kind))

    async def send(self, job: bytes, read: Callable[[bytes], T]) -> T:
        """Send a job to the next free worker; raise WorkerError if it fails."""
        worker = await self.idle.get()
        try:
            if self.stopped:
                raise WorkerError("the server is stopping")
            return await worker.ask(job, read, self.timeout)
        finally:
            self.idle.put_nowait(worker)

    async def stop(self) -> None:
        """Kill all processes and refuse further jobs."""
        self.stopped = True
        for worker in self.all:
            await worker.stop()


def workers_that_read(number: int = 2, command: list[str] | None = None, timeout: float = READ_TIMEOUT) -> Workers:
    """Return the pool that parses uploads: two processes, so that one slow upload blocks nobody else."""
    return Workers(number, command or [sys.executable, "-m", "netloft.server.workers.reader"], timeout)
