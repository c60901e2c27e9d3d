"""The harbors of Nusfjord as a miniature: forests and houses on each shore, and the ships at its quay."""

from __future__ import annotations

from typing import Final

from netloft.core.position import Position
from netloft.server.wire import Drawn, Miniature

WIDTH: Final = 20.0
HEIGHT: Final = 9.5
QUAY: Final = 6.6
ROWS: Final = (1.5, 3.3, 5.1)
MOST_SHIPS: Final = 3


def miniature(g: Position) -> Miniature:
    """Draw the harbors side by side."""
    view = g.view(None)
    harbors = view["harbors"]
    room = WIDTH / len(harbors)
    things: list[Drawn] = []
    for seat, harbor in enumerate(harbors):
        middle = room * (seat + 0.5)
        things.append(Drawn("box", round(middle, 2), QUAY / 2, round(room - 0.3, 2), QUAY, "grass"))
        things.append(Drawn("box", round(middle, 2), QUAY, round(room - 0.3, 2), 0.45, "wood"))
        columns = max(2, min(7, int(room / 1.3)))
        standing: list[tuple[str, str | int]] = [("house", seat)] * len(harbor["buildings"])
        standing += [("tree", "leaf")] * sum(harbor["forests"].values())
        del standing[columns * len(ROWS) :]
        for number, (shape, colour) in enumerate(standing):
            x = middle + (number % columns - (columns - 1) / 2) * min(1.7, room / columns)
            things.append(Drawn(shape, round(x, 2), ROWS[number // columns], 1.3, 1.4, colour))
        sailing = sum([harbor[place][ship] for place in ("track", "aboard") for ship in harbor[place]])
        for number in range(min(MOST_SHIPS, sailing)):
            x = middle + (number - (min(MOST_SHIPS, sailing) - 1) / 2) * room / MOST_SHIPS
            things.append(Drawn("boat", round(x, 2), 8.2, 1.6, 1.8, seat))
    return Miniature(WIDTH, HEIGHT, "sea", things)
