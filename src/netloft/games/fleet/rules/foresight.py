"""What a choice sets off by itself, so that players can be told before they make it."""

from __future__ import annotations

from netloft.core.effect import Effect
from netloft.core.events import compare
from netloft.games.fleet.rules.position import Fleet


def own_view(g: Fleet, seat: int) -> Fleet:
    """Return the position in which a seat decides: its lane, where all decide at the same time."""
    for lane in g.lanes or []:
        if lane.seat == seat and isinstance(lane.position, Fleet):
            return lane.position
    return g


def after(g: Fleet, seat: int, option: Effect) -> Fleet:
    """Return the position after an option and all it sets off, without what would follow when the turn is over."""
    ahead = own_view(g, seat).copy()
    below = len(ahead.stack)
    while below and ahead.stack[below - 1][0] == seat:
        below -= 1
    ahead.stack = ahead.stack[below:]
    ahead.choose(seat, option)
    return ahead


def changes(g: Fleet, seat: int, option: Effect) -> dict[str, tuple[object, object]]:
    """Return the places of a seat's view that an option changes by itself, with their old and new value."""
    found: list[tuple[str, object, object]] = []
    compare("", own_view(g, seat).show(seat), after(g, seat, option).show(seat), found)
    return {place: (old, new) for place, old, new in found}
