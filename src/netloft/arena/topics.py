"""What players argue about: for every seat of a finished game, which things it could have had, and how many it had.

Things come in kinds.  How often one is picked is counted in the way that suits its kind: `games`, for what is there
once, in which somebody took it; `seats`, that have at least one; or as a part of all `picks` of its kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from netloft import registry
from netloft.core.text import Text

if TYPE_CHECKING:
    from netloft.core.position import Position

Thing = tuple[str, str, int]
"""A kind, a name, and how many of it a seat had; 0 if it was only available."""


@dataclass(frozen=True)
class Kind:
    """A kind of thing: its name, how picks are counted, and the names of all things."""

    name: str
    title: Text
    counted: str
    """The unit of counting: `games`, `seats` or `picks`."""
    every: Callable[[dict[str, Any]], dict[str, Text]]
    """Returns the names of all things of this kind under the given options."""


@dataclass(frozen=True)
class Topic:
    """The kinds of a game, and how to read them from a finished game."""

    kinds: tuple[Kind, ...]
    things: Callable[[Position], list[list[Thing]]]


NOTHING: Final = Topic((), lambda g: [[] for _ in range(g.seats)])
"""The topic of games that have none."""


def topic_of(game: str) -> Topic:
    """Return the topic of a game."""
    part = registry.manifest(game).topics
    found: Topic = registry.load(part) if part else NOTHING
    return found


def things(g: Position) -> list[list[Thing]]:
    """List for every seat the things that were available in a finished game."""
    return topic_of(g.game.name).things(g)


def each(kind: str, names: Iterable[str], had: Counter[str]) -> list[Thing]:
    """Count what a seat had of every available thing."""
    return [(kind, name, had[name]) for name in names]


def played(g: Position, kind: str) -> list[Counter[str]]:
    """Count for every seat the moves of a kind, by what they are about."""
    found: list[Counter[str]] = [Counter() for _ in range(g.seats)]
    for seat, option in g.moves():
        if seat >= 0 and option.kind == kind:
            found[seat][" ".join([str(value) for value in option.args.values()])] += 1
    return found
