"""Splits long work on the event loop into slices, so that other clients are served in between."""

from __future__ import annotations

import asyncio
import time
from typing import Final

SLICE: Final = 0.004  # seconds


class Slices:
    """Measures the time since a long task last yielded."""

    def __init__(self) -> None:
        self.began = time.perf_counter()

    async def pause(self) -> None:
        """Yield to other tasks if the current slice is used up."""
        if time.perf_counter() - self.began >= SLICE:
            await asyncio.sleep(0)
            self.began = time.perf_counter()
