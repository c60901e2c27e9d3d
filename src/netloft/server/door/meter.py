"""Measures what everybody asks, in token buckets, and refuses in words what is too much."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Hashable
from ipaddress import ip_address, ip_network
from typing import Final

from netloft.core.text import Text
from netloft.server import wire
from netloft.server.door.limits import Limits, Rate
from netloft.server.wire import Refusal
from netloft.server.workers.shares import Who

MOST_KEPT: Final = 10_000  # users of one kind that are kept before those who have their whole burst are dropped
LARGE: Final = 4096  # letters that cost as much as a request
TABLES: Final = (wire.Create, wire.Import, wire.Rematch)
CHANGES: Final = (wire.Play, wire.Undo, wire.Redo, wire.Agree)
ADVICE: Final = (wire.Hint, wire.Judge, wire.History)
NAMES: Final = (wire.Rename, wire.Take, wire.Reclaim)
SECRETS: Final = (wire.Attach, wire.Glance, wire.Remove, wire.Invitation, wire.Take)
PING: Final = 0.2
TICKETS: Final = 20  # tickets that cost as much as a request


class TooFastError(Refusal):
    """What was asked is too much at once."""

    def __init__(self, seconds: float) -> None:
        whole = max(1, math.ceil(seconds))
        super().__init__(
            "too fast",
            Text(
                f"That is too much at once; try again in {whole} s.",
                f"Das ist zu viel auf einmal; versuch es in {whole} s noch einmal.",
            ),
        )
        self.wait = whole


class Buckets:
    """One token bucket for each user of a kind."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.full: dict[Hashable, float] = {}
        """When each bucket will be full again; those that are full need not be kept."""

    def wait(self, user: Hashable, cost: float = 1.0) -> float:
        """Return for how many seconds a user has to wait until the cost can be paid."""
        now = self.clock()
        missing = max(self.full.get(user, now), now) - now  # seconds until it is full
        return max(0.0, missing + (min(cost, self.rate.burst) - self.rate.burst) / self.rate.per_second)

    def pay(self, user: Hashable, cost: float = 1.0) -> None:
        """Take the cost from a user's bucket, which may be empty."""
        now = self.clock()
        cost = min(cost, self.rate.burst)
        self.full[user] = max(self.full.get(user, now), now) + cost / self.rate.per_second
        if len(self.full) > MOST_KEPT:
            self.full = {user: full for user, full in self.full.items() if full > now}


class Meter:
    """What everybody has asked lately, by connection, address and person."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.networks = [ip_network(network) for network in limits.trusted]
        rates = {
            "connect": limits.new_connections,
            "requests": limits.requests,
            "requests of address": limits.requests_of_address,
            "wrong": limits.wrong_secrets,
            "tables": limits.new_tables,
            "changes": limits.changes,
            "advice": limits.advice,
            "advice of address": limits.advice_of_address,
            "names": limits.names,
        }
        self.buckets = {kind: Buckets(rate, clock) for kind, rate in rates.items()}
        self.open: dict[str, int] = {}
        """How many connections each address has."""

    def trusts(self, address: str) -> bool:
        """Return whether no limit applies to an address."""
        try:
            found = ip_address(address.partition("/")[0])
        except ValueError:
            return False
        # The network of an IPv6 client stands for all its addresses, loopback among them.
        return any([found in network or (address == "::/64" and network.prefixlen == 128) for network in self.networks])

    def enter(self, address: str) -> Text | None:
        """Count a new connection, or return why there can be no more."""
        if sum(self.open.values()) >= self.limits.connections:
            return FULL
        if not self.trusts(address):
            if self.open.get(address, 0) >= self.limits.connections_of_address:
                return MANY
            if wait := self.buckets["connect"].wait(address):
                return TooFastError(wait).text
            self.buckets["connect"].pay(address)
        self.open[address] = self.open.get(address, 0) + 1
        return None

    def leave(self, address: str) -> None:
        """Count a connection no longer."""
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]

    def message(self, who: Who, length: int) -> None:
        """Count a message; raise TooFastError if there were too many."""
        cost = 1 + length / LARGE
        self.pay(who, [("requests", who, cost), ("requests of address", who.address, cost)])

    def request(self, who: Who, request: wire.Request, person: Hashable) -> None:
        """Count what a request costs beyond its message; raise TooFastError if it is too much."""
        if isinstance(request, TABLES):
            self.pay(who, [("tables", who.address, 1)])
        elif isinstance(request, CHANGES):
            self.pay(who, [("changes", person, 1)])
        elif isinstance(request, ADVICE):
            self.pay(who, [("advice", person, 1), ("advice of address", who.address, 1)])
        elif isinstance(request, NAMES):
            self.pay(who, [("names", who, 1)])
        elif isinstance(request, wire.Mine):
            self.pay(who, [("requests", who, len(request.tickets) / TICKETS)])
        if isinstance(request, SECRETS):
            self.pay(who, [("wrong", who.address, 0)])  # nobody's secrets are looked at while too many were wrong

    def page(self, who: Who) -> None:
        """Count a request over HTTP; raise TooFastError if there were too many."""
        self.pay(who, [("requests of address", who.address, 1)])

    def is_too_much(self, who: Who) -> bool:
        """Count a ping, or return that there were too many."""
        try:
            self.pay(who, [("requests", who, PING)])
        except TooFastError:
            return True
        return False

    def wrong(self, who: Who) -> None:
        """Count a wrong secret."""
        if not self.trusts(who.address):
            self.buckets["wrong"].pay(who.address)

    def pay(self, who: Who, costs: list[tuple[str, Hashable, float]]) -> None:
        """Take costs from several buckets, or from none; raise TooFastError if one has too little."""
        if self.trusts(who.address):
            return
        wait = max([self.buckets[kind].wait(user, cost) for kind, user, cost in costs])
        if wait > 0:
            raise TooFastError(wait)
        for kind, user, cost in costs:
            self.buckets[kind].pay(user, cost)


FULL: Final = Text(
    "The server has as many connections as it can serve; try again later.",
    "Der Server hat so viele Verbindungen, wie er bedienen kann; versuch es später noch einmal.",
)
MANY: Final = Text(
    "There are too many connections from your address; close some first.",
    "Von deiner Adresse kommen zu viele Verbindungen; schließ zuerst einige.",
)
