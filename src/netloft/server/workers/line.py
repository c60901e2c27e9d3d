"""The line in front of the workers: quick jobs have a worker of their own, and nobody fills the line for others."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Hashable
from typing import Final, Generic, TypeVar

from netloft.server.workers.shares import MOVE, NOBODY, Shares, Who

LEAST_EFFORT: Final = 0.05

W = TypeVar("W")


class WithdrawnError(Exception):
    """A job is no longer wanted."""


class Claim:
    """For whom a job is, what it is about, and how urgent it is."""

    __slots__ = ("about", "later", "quick", "who")

    def __init__(self, who: Who = NOBODY, later: float = MOVE, about: Hashable = None, *, quick: bool = False) -> None:
        self.who = who
        self.later = later
        """By how many seconds of used time it comes later than a bot's move."""
        self.about = about
        """The table that it can be withdrawn with."""
        self.quick = quick
        """Whether it takes only milliseconds."""


class Line(Generic[W]):
    """Gives workers to claims: quick ones have the first worker to themselves, all others share the rest."""

    def __init__(self, workers: list[W], quick: int) -> None:
        self.quick = workers[:quick]
        self.idle = [*workers]
        self.slow = len(workers) - quick
        self.shares = Shares()
        self.waiting: dict[tuple[Who, float, bool], deque[tuple[Claim, asyncio.Future[W]]]] = {}
        """By whom, how urgent and how quick; first come, first served among those."""

    @property
    def load(self) -> int:
        """How many long jobs wait or are being done."""
        waiting = sum([len(line) for (_, _, quick), line in self.waiting.items() if not quick])
        return waiting + self.slow - len([worker for worker in self.idle if worker not in self.quick])

    @property
    def length(self) -> int:
        """How many jobs wait."""
        return sum([len(line) for line in self.waiting.values()])

    @property
    def effort(self) -> float:
        """The share of its time that a long job may take, so that others need not wait."""
        return max(LEAST_EFFORT, min(1.0, (self.slow + 1) / (self.load + 1)))

    async def take(self, claim: Claim) -> W:
        """Wait for a worker; raise WithdrawnError if the job is withdrawn meanwhile."""
        for worker in self.idle:
            if claim.quick or worker not in self.quick:
                self.idle.remove(worker)
                return worker
        given: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault((claim.who, claim.later, claim.quick), deque()).append((claim, given))
        try:
            return await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled() and given.exception() is None:
                self.give_back(given.result())
            raise

    def give_back(self, worker: W) -> None:
        """Give a worker to the next claim, or let it idle."""
        while (given := self.next_for(worker)) is not None:
            if not given.done():
                given.set_result(worker)
                return
        if worker in self.quick:
            self.idle.insert(0, worker)  # quick jobs leave the others for long ones
        else:
            self.idle.append(worker)

    def next_for(self, worker: W) -> asyncio.Future[W] | None:
        """Remove and return what is next for a worker, or None."""
        fitting = [key for key in self.waiting if key[2] or worker not in self.quick]
        if not fitting:
            return None
        key = min(fitting, key=lambda key: self.shares.place(key[0], key[1]))
        line = self.waiting[key]
        _, given = line.popleft()
        if not line:
            del self.waiting[key]
        return given

    def withdraw(self, about: Hashable) -> None:
        """Withdraw all moves of bots that wait and are about something."""
        for key, line in list(self.waiting.items()):
            if key[1] != MOVE:
                continue
            kept = deque([one for one in line if one[0].about != about])
            for claim, given in line:
                if claim.about == about and not given.done():
                    given.set_exception(WithdrawnError())
            if kept:
                self.waiting[key] = kept
            else:
                del self.waiting[key]
