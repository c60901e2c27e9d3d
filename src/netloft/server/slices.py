"""Long work on the event loop, cut into slices so that other clients are served in between."""

from __future__ import annotations

import asyncio
import time
from typing import Final

SLICE: Final = 0.004  # seconds


class Slices:
    """Counts the time of one long piece of work since others last had their turn."""

    def __init__(self) -> None:
        self.began = time.perf_counter()

    async def pause(self) -> None:
        """Give others a turn if the current slice is used up."""
        if time.perf_counter() - self.began >= SLICE:
            await asyncio.sleep(0)
            self.began = time.perf_counter()
