"""How a viewer is sent a state: whole, or what has changed since the last one."""

from __future__ import annotations

from functools import cached_property

from netloft.server import wire
from netloft.server.guests import Guest, Presence
from netloft.server.wire.changes import Plain, changes, plain


class Showing:
    """A state for all viewers who see the same; it is compared and encoded once for all of them."""

    def __init__(self, state: wire.State, id: int = 0) -> None:  # noqa: A002 - the wire's word
        self.table = state.table
        self.state = plain(state)
        self.id = id
        self.since: dict[int, tuple[Plain, str]] = {}
        """What is sent to whom was shown a state before; by the identity of that state, which is kept with it."""

    @cached_property
    def whole(self) -> str:
        """The whole state."""
        return wire.encode({**self.state, "id": self.id})

    def send(self, guest: Guest, presence: Presence) -> None:
        """Send the state to a guest."""
        before = presence.shown
        guest.tell(self.whole if before is None else self.news(before))
        presence.shown = self.state if guest.changes else None

    def news(self, before: Plain) -> str:
        """Return what has changed since a state, or the whole one if that is shorter."""
        known = self.since.get(id(before))
        if known is None:
            told = wire.encode(wire.Changed(0, self.table, changes(before, self.state)))
            known = self.since[id(before)] = before, min(told, self.whole, key=len)
        return known[1]
