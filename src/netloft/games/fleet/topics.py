"""What reports count in Fleet: licenses, ships and buildings.  What is on a pad stays there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from netloft.arena.topics import Kind, Thing, Topic, each
from netloft.core.text import Text
from netloft.games.fleet.rules.position import Fleet
from netloft.games.fleet.rules.sheets.sections import BOATS, FIRST_BUILDING, HARBOR, SECTION_NAMES, SECTIONS, WHARF

if TYPE_CHECKING:
    from netloft.core.position import Position


def things(g: Position) -> list[list[Thing]]:
    """Look at the pads."""
    found: list[list[Thing]] = []
    for seat, pad in enumerate(g.view(None)["pads"]):
        ships = {name: len(boats) for name, boats in pad["boats"].items()}
        built = [
            name for at, name in enumerate(WHARF) if isinstance(g, Fleet) and g.has_built(seat, FIRST_BUILDING + at)
        ]
        found.append(
            each("license", BOATS, Counter(pad["licenses"]))
            + each("ship", SHIPS, Counter(ships | {CLUB: pad["marked"][CLUB]}))
            + each("building", WHARF, Counter(built))
        )
    return found


CLUB: Final = "captains_club"  # it has no boats, and is counted by its boxes
SHIPS: Final = BOATS + HARBOR


def sections(names: tuple[str, ...]) -> Callable[[dict[str, Any]], dict[str, Text]]:
    """Name sections of the score sheet."""
    return lambda _options: {name: SECTION_NAMES[SECTIONS.index(name)] for name in names}


TOPIC: Final = Topic(
    (
        Kind("license", Text("Licenses", "Lizenzen"), "seats", sections(BOATS)),
        Kind("ship", Text("Ships", "Schiffe"), "seats", sections(SHIPS)),
        Kind("building", Text("Buildings", "Gebäude"), "seats", sections(WHARF)),
    ),
    things,
)
