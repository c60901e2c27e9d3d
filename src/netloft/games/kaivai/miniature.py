"""The sea of Kaivai as a miniature: its most crowded part, with villages, huts and boats."""

from __future__ import annotations

from math import sqrt
from typing import Final

from netloft.core.position import Position
from netloft.games.kaivai.rules.sea import HEXES, hex_name
from netloft.server.wire import Drawn, Miniature

WIDTH: Final = 20.0
HEIGHT: Final = 10.0
TALL: Final = sqrt(3)  # of a hex whose corners are 1 away from its middle
PLACES: Final = {hex_name(q, r): (WIDTH / 2 + 1.5 * q, TALL * (r + q / 2)) for q, r in HEXES}
TOPS: Final = [TALL * row / 2 for row in range(-12, 3)]
"""Where the picture can begin in the north."""


def miniature(g: Position) -> Miniature:
    """Draw the part of the sea where most is to be seen."""
    view = g.view(None)
    land: list[str] = []
    pieces: list[tuple[str, str, int]] = []
    for village in view["villages"].values():
        land += [*village["cult"], *village["huts"]]
        pieces += [("dot", place, -1) for place in village["cult"]]
        pieces += [("house", place, hut["owner"]) for place, hut in village["huts"].items()]
    for seat, mat in enumerate(view["mats"]):
        pieces += [("boat", place, seat) for place in mat["boats"]]
    seen = [PLACES[place][1] for place in [*land, *[place for _, place, _ in pieces]]]

    def crowd(top: float) -> tuple[int, float]:
        return len([y for y in seen if top + 1 <= y <= top + HEIGHT - 1]), -abs(top + HEIGHT / 2)

    top = max(TOPS, key=crowd)

    def shown(place: str) -> bool:
        return top - 1 < PLACES[place][1] < top + HEIGHT + 1

    def at(place: str) -> tuple[float, float]:
        x, y = PLACES[place]
        return round(x, 2), round(y - top, 2)

    things = [Drawn("hex", *at(place), 2.1, 1.8, "sand") for place in land if shown(place)]
    for shape, place, seat in pieces:
        if shown(place):
            size = 0.7 if shape == "dot" else 1.4
            things.append(Drawn(shape, *at(place), size, size, "stone" if seat < 0 else seat))
    return Miniature(WIDTH, HEIGHT, "sea", things)
