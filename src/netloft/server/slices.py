"""Shares the event loop: long work is split into slices, and requests and slices have turns that are shared fairly.

In each round of the loop they may use one slice of time together.  What is left waits for the next rounds, and whose
address has used the least lately is next.  Time is that of the processor: on a busy machine every round takes long, and
that is nobody's fault.
"""

from __future__ import annotations

import asyncio
import time
from contextvars import ContextVar
from typing import Final
from weakref import WeakKeyDictionary

from netloft.server.workers.shares import NOBODY, Shares, Who

SLICE: Final = 0.004  # seconds
REQUEST: Final = 0.0005  # seconds that a request is charged for, besides its slices

WHO: Final[ContextVar[Who]] = ContextVar("who", default=NOBODY)
"""Whose request is answered."""


class Turns:
    """The turns of one event loop."""

    def __init__(self) -> None:
        self.shares = Shares()
        self.waiting: list[tuple[Who, asyncio.Future[None]]] = []
        self.began = 0.0
        self.running = False

    async def take(self, used: float) -> None:
        """Charge time, and wait until there is time left in a round of the loop."""
        who = WHO.get()
        self.shares.charge(who, used)
        loop = asyncio.get_running_loop()
        if not self.running:
            self.running, self.began = True, time.thread_time()
            loop.call_soon(self.next)
        if self.waiting or time.thread_time() - self.began >= SLICE:
            given: asyncio.Future[None] = loop.create_future()
            self.waiting.append((who, given))
            await given

    def next(self) -> None:
        """Begin the next round, with who has used the least."""
        self.waiting = [one for one in self.waiting if not one[1].done()]  # others have left
        self.running, self.began = bool(self.waiting), time.thread_time()
        if self.waiting:
            first = min(self.waiting, key=lambda one: self.shares.place(one[0], 0.0))
            self.waiting.remove(first)
            first[1].set_result(None)
            asyncio.get_running_loop().call_soon(self.next)


TURNS: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Turns]] = WeakKeyDictionary()


async def turn(used: float = REQUEST) -> None:
    """Wait for a turn on the event loop."""
    await TURNS.setdefault(asyncio.get_running_loop(), Turns()).take(used)


class Slices:
    """Measures the time since long work last waited for a turn."""

    def __init__(self) -> None:
        self.began = time.thread_time()

    async def pause(self) -> None:
        """Let others have their turn if the current slice is used up."""
        used = time.thread_time() - self.began
        if used >= SLICE:
            await turn(used)
            self.began = time.thread_time()
