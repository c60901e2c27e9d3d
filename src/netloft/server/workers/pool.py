"""Worker processes that think or parse uploads, so that nothing slow or broken delays the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar, cast

import msgspec

from netloft.server.workers.jobs import AnyJob
from netloft.server.workers.line import Claim, Line

LOG: Final = logging.getLogger("netloft")
TIMEOUT: Final = 15.0  # seconds for a bot, a hint or a judgement
READ_TIMEOUT: Final = 10.0  # seconds for parsing an upload, including the start of the process
LONGEST_LINE: Final = 1 << 22
QUICK: Final = 1  # workers that do only what takes milliseconds

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
                    process = self.process = await self.start()
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

    async def start(self) -> asyncio.subprocess.Process:
        """Start the process; the host is told if that is not possible, as clients only hear that it took too long."""
        pipe = asyncio.subprocess.PIPE
        try:
            return await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
        except OSError as error:
            LOG.error("a worker process cannot be started: %s: %s", self.command[0], error)  # noqa: TRY400 - one line
            raise

    async def stop(self) -> None:
        """Kill the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Workers:
    """A pool of workers: one for quick jobs, and as many as the machine has cores for the others."""

    def __init__(
        self,
        number: int | None = None,
        command: list[str] | None = None,
        timeout: float = TIMEOUT,
    ) -> None:
        command = command or [sys.executable, "-m", "netloft.server.workers.worker"]
        self.all = [Worker(command) for _ in range(QUICK + (number or os.cpu_count() or 2))]
        self.timeout = timeout
        self.stopped = False
        self.line = Line(self.all, QUICK)

    async def ask(self, job: AnyJob, kind: type[T], claim: Claim) -> T:
        """Have a worker think; raise WorkerError if it fails or its answer is of another kind."""
        return await self.send(
            lambda effort: msgspec.json.encode(msgspec.structs.replace(job, effort=effort)),
            partial(msgspec.json.decode, type=kind),
            claim,
        )

    async def send(self, job: Callable[[float], bytes], read: Callable[[bytes], T], claim: Claim) -> T:
        """Send a job, made for the effort that it may take, to a worker; raise WorkerError if it fails."""
        worker = await self.line.take(claim)
        began = time.monotonic()
        try:
            if self.stopped:
                raise WorkerError("the server is stopping")
            return await worker.ask(job(self.line.effort), read, self.timeout)
        finally:
            self.line.shares.charge(claim.who, time.monotonic() - began)
            self.line.give_back(worker)

    async def stop(self) -> None:
        """Kill all processes and refuse further jobs."""
        self.stopped = True
        for worker in self.all:
            await worker.stop()


def workers_that_read(number: int = 2, command: list[str] | None = None, timeout: float = READ_TIMEOUT) -> Workers:
    """Return the pool that parses uploads: two processes for foreign texts, and one for tables without any."""
    return Workers(number, command or [sys.executable, "-m", "netloft.server.workers.reader"], timeout)
