"""How the terminal draws a game: the parts a game may provide, with generic defaults."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from netloft import registry
from netloft.core.text import Text

if TYPE_CHECKING:
    from netloft.core.position import Position
    from netloft.terminal.choices import Offer
    from netloft.terminal.game_state import GameState

View = dict[str, Any]
KNOWN: Final = frozenset({"game", "rules", "seats", "options", "deciders", "together", "over"})
"""The common parts of a view, which are shown elsewhere or not at all."""


NOTHING: Final = Text("", "")
YES: Final = "✓"
NONE: Final = "–"


class Draw(Protocol):
    """Draws a view, with the options marked in it."""

    def __call__(
        self, view: View, options: Sequence[Offer], me: int | None, names: list[str], lang: str, width: int, /
    ) -> RenderableType: ...


class LookUp(Protocol):
    """Shows a card by name, or all visible cards."""

    def __call__(
        self, view: View, me: int | None, typed: str, names: list[str], lang: str, width: int, /
    ) -> RenderableType: ...


def draw(
    view: View, options: Sequence[Offer], me: int | None, names: list[str], lang: str, width: int
) -> RenderableType:
    """Draw any view: a table of what the seats have, and a line for everything else."""
    say = Words(view["game"], lang)
    each = {name: part for name, part in view.items() if is_for_seats(part, len(names))}
    rest = {name: part for name, part in view.items() if name not in KNOWN and name not in each}
    lines = Table.grid(padding=(0, 2))
    for name, part in rest.items():
        lines.add_row(Line(say.title(name), "dim"), say.part(part))
    if not each:
        return lines
    rows = {name: [flat(part, say) for part in parts] for name, parts in each.items()}
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column(style="dim")
    for seat, name in enumerate(names):
        table.add_column(Line(f"[{name}]" if seat == me else name))
    for name, parts in rows.items():
        for key in dict.fromkeys([key for part in parts for key in part]):
            head = f"{say.title(name)} {say.word(key)}".strip()
            table.add_row(head, *[part.get(key, "") for part in parts])
    return Group(lines, "", table)


def is_for_seats(part: object, seats: int) -> bool:
    """Return whether a part of a view is a list with one entry per seat."""
    return isinstance(part, list) and len(part) == seats > 1


class Words:
    """Writes parts of a view, with the words of its game in a language."""

    def __init__(self, game: str, lang: str) -> None:
        self.known = registry.words_of(game)
        self.lang = lang

    def word(self, name: str) -> str:
        """Name a field or a word of a view; one that the game does not name is written as it is."""
        return self.known[name].say(self.lang) if name in self.known else name

    def title(self, name: str) -> str:
        """Name a field at the beginning of a line."""
        said = self.word(name)
        return said[:1].upper() + said[1:]

    def part(self, part: object) -> str:
        """Write a part of a view in short: of counts and flags only what there is."""
        if isinstance(part, dict):
            return ", ".join(self.parts(part)) or NONE
        if isinstance(part, list):
            return " ".join([self.part(value) for value in part]) or NONE
        if isinstance(part, bool) or part is None:
            return YES if part else NONE
        return f"{part:g}" if isinstance(part, float) else self.word(str(part))

    def parts(self, part: dict[str, Any]) -> list[str]:
        """Write each thing that has a name."""
        if is_flags(part):
            return [self.word(name) for name, value in part.items() if value]
        if is_counts(part):
            return [f"{value}× {self.word(name)}" for name, value in part.items() if value]
        return [f"{self.word(name)} {self.part(value)}" for name, value in part.items()]


def is_flags(part: dict[str, Any]) -> bool:
    """Return whether a part of a view says of several things whether they are so."""
    return bool(part) and all([isinstance(value, bool) for value in part.values()])


def is_counts(part: dict[str, Any]) -> bool:
    """Return whether a part of a view counts several things."""
    return bool(part) and all([isinstance(value, int) and not isinstance(value, bool) for value in part.values()])


def flat(part: object, say: Words) -> dict[str, str]:
    """Write what a seat has as lines with names; counts and flags go into one line."""
    if not isinstance(part, dict) or is_flags(part) or is_counts(part):
        return {"": say.part(part)}
    return {name: say.part(value) for name, value in part.items()}


def change(view: View, path: str, old: object, new: object, names: list[str], lang: str) -> str | None:
    """Put a change of the view in words: the place with the names of fields and seats, then both values."""
    say = Words(view["game"], lang)
    field, *inner = path.split(".")
    of_seats = is_for_seats(view.get(field), len(names))
    place = [say.title(field)]
    for depth, step in enumerate(inner):
        place.append(names[int(step)] if depth == 0 and of_seats else say.word(step))
    return f"{', '.join(place)}: {say.part(old)} → {say.part(new)}"


@dataclass(frozen=True)
class Renderer:
    """The terminal parts of a game."""

    intro: Text = NOTHING
    """The introduction for newcomers."""
    rules: tuple[tuple[Text, Text], ...] = ()
    """The rules in short: headings and paragraphs."""
    secretive: bool = True
    """Whether people at one screen look away during simultaneous decisions."""
    draw: Draw = draw
    holds_cards: Callable[[View, int], bool] | None = lambda _view, _me: False
    """Says whether a view shows cards in hand, which the others at the screen must not see; None: whatever spectators
    may not see is such a card."""
    aside: Callable[[View, Sequence[Offer], int, str], str] = lambda _view, _options, _me, _lang: ""
    """Adds to a question what its answer depends on."""
    hint: Callable[[GameState, int, Offer, str], str] = lambda _g, _seat, _option, _lang: ""
    """Says in short what a choice would set off, if that is not plain to see."""
    hints_need_position: bool = False
    """Whether hints need a position; at a table on the network the record is replayed for them."""
    changed: Callable[[View, str, object, object, list[str], str], str | None] = change
    """Describes a change of the view, or returns None."""
    look_up: LookUp | None = None
    """Shows cards; None if there are none."""
    finished: Callable[[Position, str], Sequence[str]] = lambda _g, _lang: ()
    """Adds lines to the end of a game finished at this screen."""


def generic(game: str) -> Renderer:
    """Make the renderer of a game that brings none; its guide is the introduction and the rules."""
    guide = registry.guide_of(game)
    return Renderer(intro=guide[0][1] if guide else NOTHING, rules=tuple(guide[1:]), holds_cards=None)


def renderer_of(game: str) -> Renderer:
    """Return the renderer of a game; it is loaded when it is needed."""
    part = registry.manifest(game).renderer
    found: Renderer = registry.load(part) if part else generic(game)
    return found
