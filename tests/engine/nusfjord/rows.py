"""Rows of tests: given a position, these moves played, then this holds.  One or more for every card and elder."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from netloft.core.position import Position
from tests.engine.nusfjord.given import RED, at, do, forests, goods, offered, options, points, reserve, track

LOOKS: Final[dict[str, Callable[[Position], Any]]] = {
    "goods": lambda g: goods(g, RED),
    "reserve": lambda g: reserve(g, RED),
    "track": lambda g: track(g, RED),
    "forests": lambda g: forests(g, RED),
    "council": lambda g: sorted(at(g, RED)["council"]),
    "buildings": lambda g: sorted(at(g, RED)["buildings"].values()),
    "shares": lambda g: at(g, RED)["shares"],
    "unissued": lambda g: at(g, RED)["unissued"],
    "plates": lambda g: g.dump()["plates"],
    "issued": lambda g: g.dump()["issued"],
    "ships": lambda g: g.dump()["ships"],
    "asked": lambda g: options(g, RED),
}


@dataclass(frozen=True)
class Row:
    """One ruling on a card or elder."""

    card: str
    ruling: str
    """What the rulebook or appendix says, in own words: the name of the test."""
    start: Callable[[], Position]
    """Makes the position; red (seat 0) is to move."""
    played: tuple[str, ...]
    """What red plays; a text that is not on offer is passed over (it happened by itself)."""
    then: dict[str, Any] = field(default_factory=dict)
    """What is then true of red: a name of LOOKS, "points NAME" for a line of the score sheet, "can TEXT" and
    "cannot TEXT" for options of red."""

    def check(self) -> None:
        """Play it and compare."""
        g = do(self.start(), RED, *self.played)
        for name, expected in self.then.items():
            first, _, rest = name.partition(" ")
            if first in {"can", "cannot"}:
                assert bool(offered(g, RED, rest)) == ((first == "can") == expected), (name, options(g, RED))
            elif first == "points":
                assert points(g, RED, rest) == expected, name
            else:
                assert LOOKS[name](g) == expected, name
