"""Writes whole transactions in a thread of its own: one hand-over for each instead of one for each statement."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import sqlalchemy as sa


class Writer:
    """A connection that one thread keeps for itself."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "writer")

    async def run(self, do: Callable[[sa.Connection], None]) -> None:
        """Do something in a transaction; it is on the disk when this returns."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write, do)

    def write(self, do: Callable[[sa.Connection], None]) -> None:
        """Do something in a transaction, in the thread."""
        with self.engine.begin() as connection:
            do(connection)

    async def close(self) -> None:
        """Close the connection, after what is being written."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()
