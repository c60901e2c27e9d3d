"""How the terminal draws a game: what a game may bring, and the generic form of all that it does not bring."""

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
    from netloft.terminal.sight import Sight

View = dict[str, Any]
KNOWN: Final = frozenset({"game", "rules", "seats", "options", "deciders", "together", "over"})
"""What every view has; it is shown elsewhere or not at all."""


NOTHING: Final = Text("", "")


class Draw(Protocol):
    """Draws a view, with the options marked in it."""

    def __call__(
        self, view: View, options: Sequence[Offer], me: int | None, names: list[str], lang: str, width: int, /
    ) -> RenderableType: ...


class LookUp(Protocol):
    """Shows the card of a name, or all cards in sight if none is named."""

    def __call__(
        self, view: View, me: int | None, typed: str, names: list[str], lang: str, width: int, /
    ) -> RenderableType: ...


def draw(
    view: View, options: Sequence[Offer], me: int | None, names: list[str], lang: str, width: int
) -> RenderableType:
    """Draw any view: a table of what the seats have, and a line for everything else."""
    each = {name: part for name, part in view.items() if is_for_seats(part, len(names))}
    rest = {name: part for name, part in view.items() if name not in KNOWN and name not in each}
    lines: list[RenderableType] = [Line(f"{name}: {shown(part)}") for name, part in rest.items()]
    if not each:
        return Group(*lines)
    rows = {name: [flat(part) for part in parts] for name, parts in each.items()}
    table = Table(box=None, padding=(0, 2), show_edge=False)
    table.add_column()
    for seat, name in enumerate(names):
        table.add_column(f"[{name}]" if seat == me else name)
    for name, parts in rows.items():
        for key in dict.fromkeys([key for part in parts for key in part]):
            table.add_row(f"{name} {key}".strip(), *[part.get(key, "") for part in parts])
    return Group(*lines, table)


def is_for_seats(part: object, seats: int) -> bool:
    """Say whether a part of a view is a list with something for each seat."""
    return isinstance(part, list) and len(part) == seats > 1


def flat(part: object) -> dict[str, str]:
    """Write what a seat has as lines with names."""
    return {name: shown(value) for name, value in part.items()} if isinstance(part, dict) else {"": shown(part)}


def shown(part: object) -> str:
    """Write a part of a view in short."""
    if isinstance(part, dict):
        return ", ".join([f"{name} {shown(value)}" for name, value in part.items()]) or "-"
    if isinstance(part, list):
        return " ".join([shown(value) for value in part]) or "-"
    return "-" if part is None else f"{part:g}" if isinstance(part, float) else str(part)


def change(view: View, path: str, old: object, new: object, names: list[str], lang: str) -> str | None:
    """Put a change of the view in words."""
    return f"{path}: {shown(old)} → {shown(new)}"


@dataclass(frozen=True)
class Renderer:
    """What a game brings for the terminal."""

    intro: Text = NOTHING
    """What a newcomer is told first."""
    rules: tuple[tuple[Text, Text], ...] = ()
    """The rules in short: headings and paragraphs."""
    secretive: bool = True
    """Whether people at one screen look away where all decide at the same time."""
    draw: Draw = draw
    holds_cards: Callable[[View, int], bool] = lambda _view, _me: False
    """Says whether a view shows cards in hand, which the others at the screen must not see."""
    aside: Callable[[View, Sequence[Offer], int, str], str] = lambda _view, _options, _me, _lang: ""
    """Adds to a question what its answer depends on."""
    hint: Callable[[Sight, int, Offer, str], str] = lambda _g, _seat, _option, _lang: ""
    """Says in short what a choice would set off, if that is not plain to see."""
    hints_need_position: bool = False
    """Whether hints read more than a view and previews; at a table on the network, the record is replayed for them."""
    changed: Callable[[View, str, object, object, list[str], str], str | None] = change
    """Puts a change of the view in words, if it is worth any."""
    look_up: LookUp | None = None
    """Shows cards; None if there are none."""
    finished: Callable[[Position, str], Sequence[str]] = lambda _g, _lang: ()
    """Adds lines to the end of a game that was played to its end at this screen."""


GENERIC: Final = Renderer()


def renderer_of(game: str) -> Renderer:
    """Return the renderer of a game; it is loaded when it is needed."""
    part = registry.manifest(game).renderer
    found: Renderer = registry.load(part) if part else GENERIC
    return found
