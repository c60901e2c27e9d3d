"""What everything is worth, line by line, as if the game ended now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from netloft.core.events import Line
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.harbor import (
    ABOARD,
    GOLD,
    GUESTS,
    SAVED,
    SHIP_POINTS,
    SLOOPS,
    SPACE,
    UNISSUED,
    free_spaces,
)

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.position import Nusfjord


def sheet(g: Nusfjord, seat: int) -> list[Line]:
    """List the points of a player: earlier games of a series, then the lines of this one."""
    lines: list[Line] = []
    for game in range(len(g.results) // g.seats):
        lines.append(
            Line(words.game_line(game + 1), g.results[game * g.seats + seat], f"game {game + 1}", "earlier game")
        )
    return lines + this_game(g, seat)


def this_game(g: Nusfjord, seat: int) -> list[Line]:
    """List the points of a player in the game that is being played."""
    h = g.harbors[seat]
    powers = g.powers[seat]
    lines = [Line(words.LINE_SHIPS, sum([h[SLOOPS + ship] * SHIP_POINTS[ship] for ship in range(4)]), "ships")]
    minus = 0
    for space, number in enumerate(h[SPACE:]):
        if number:
            card = g.cards.all[number - 1]
            points = card.points.of(g, seat, space)
            minus += min(0, points)
            lines.append(Line(card.name, points, card.name.en, "building"))
    lines.append(Line(words.LINE_SHARES, 0 if "SHARES" in powers.worthless else g.shares_held(seat), "shares"))
    lines.append(Line(words.LINE_GOLD, 0 if "GOLD" in powers.worthless else h[GOLD], "gold"))
    free = h[SAVED] - free_spaces(h)
    lines.append(Line(words.LINE_FREE, free, "free spaces"))
    lines.append(Line(words.LINE_UNISSUED, -h[UNISSUED], "unissued shares"))
    if h[GUESTS]:
        half: int | float = h[GUESTS] // 2 if h[GUESTS] % 2 == 0 else h[GUESTS] / 2
        lines.append(Line(words.LINE_GUESTS, half, "guests"))
    aboard = h[ABOARD] + h[ABOARD + 1] + h[ABOARD + 2]
    if aboard:
        lines.append(Line(words.LINE_ABOARD, aboard, "guests aboard"))
    if powers.minus_doubled:
        lines.append(Line(words.LINE_DOUBLED, minus + free - h[UNISSUED], "doubled"))
    return lines


def total(g: Nusfjord, seat: int) -> int | float:
    """Add up the lines of a player."""
    return sum([line.points for line in sheet(g, seat)])
