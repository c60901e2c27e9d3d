"""Who is next when workers are scarce: fair shares of their time for addresses, connections and tables."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

HALF_LIFE: Final = 10.0  # seconds after which used time counts half
FORGOTTEN: Final = 0.001  # seconds of used time that no longer count
MOST_KEPT: Final = 1000  # users that are kept before those who are forgotten are dropped

MOVE: Final = 0.0
HINT: Final = 2.0
ANALYSIS: Final = 10.0
"""By how many seconds of used time a job comes later than a bot's move."""


class Who(NamedTuple):
    """Whom the time of a worker is charged to: an address, and one connection from there."""

    address: str
    connection: Hashable = None


NOBODY: Final = Who("")


class Shares:
    """The seconds that everybody has used lately."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.used: dict[Hashable, tuple[float, float]] = {}
        """Seconds, and when they were counted."""

    def of(self, user: Hashable) -> float:
        """Return how many seconds a user has used lately."""
        seconds, then = self.used.get(user, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self.clock() - then) / HALF_LIFE))

    def charge(self, who: Who, seconds: float) -> None:
        """Charge time to an address and a connection."""
        for user in (who.address, who):
            self.used[user] = (self.of(user) + seconds, self.clock())
        if len(self.used) > MOST_KEPT:
            self.used = {user: kept for user, kept in self.used.items() if self.of(user) > FORGOTTEN}

    def place(self, who: Who, later: float) -> tuple[float, float]:
        """Return the place in the line: the smallest is next."""
        return self.of(who.address) + later, self.of(who)
