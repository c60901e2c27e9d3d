"""The workers: processes that think, so that a slow or crashed bot never holds up a table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from typing import Any, Final, cast

PATIENCE: Final = 15.0  # seconds that a request may take
LONGEST_LINE: Final = 1 << 22


class LostError(Exception):
    """A worker did not answer: it crashed, or took too long."""


class Worker:
    """One process."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, request: dict[str, Any], patience: float) -> dict[str, Any]:
        """Send a request and wait for its answer; whoever does not answer is stopped, and started anew for the next."""
        process = self.process
        try:
            async with asyncio.timeout(patience):
                if process is None or process.returncode is not None:
                    pipe = asyncio.subprocess.PIPE
                    process = self.process = await asyncio.create_subprocess_exec(
                        *self.command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE
                    )
                stdin = cast("asyncio.StreamWriter", process.stdin)
                stdout = cast("asyncio.StreamReader", process.stdout)
                stdin.write(json.dumps(request).encode() + b"\n")
                await stdin.drain()
                line = await stdout.readline()
                if not line:  # it has ended
                    await process.wait()
                answer = json.loads(line)
                if not isinstance(answer, dict):
                    raise ValueError("no answer")  # noqa: TRY004, TRY301 - as if it were no JSON
        except BaseException as error:
            if isinstance(error, ConnectionError) and process is not None:  # it has ended, or is about to
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(process.wait(), 1)
            await self.stop()
            if isinstance(error, (TimeoutError, OSError, ValueError)):
                raise LostError(str(error) or "too slow") from None
            raise
        return answer

    async def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Workers:
    """A few workers who share all requests, first come, first served."""

    def __init__(self, number: int | None = None, command: list[str] | None = None, patience: float = PATIENCE) -> None:
        command = command or [sys.executable, "-m", "netloft.server.worker"]
        self.all = [Worker(command) for _ in range(number or max(1, (os.cpu_count() or 2) - 1))]
        self.patience = patience
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.all:
            self.idle.put_nowait(worker)

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """Let the next free worker answer; LostError says that it could not."""
        worker = await self.idle.get()
        try:
            return await worker.ask(request, self.patience)
        finally:
            self.idle.put_nowait(worker)

    async def stop(self) -> None:
        """End all processes."""
        for worker in self.all:
            await worker.stop()
