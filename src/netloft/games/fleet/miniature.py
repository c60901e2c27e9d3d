"""The pads of Fleet as a miniature: how far each section is marked, the boats, and the dice on the table."""

from __future__ import annotations

from typing import Final

from netloft.core.position import Position
from netloft.server.wire import Drawn, Miniature

WIDTH: Final = 20.0
HEIGHT: Final = 9.5
TRAY: Final = 1.9
MOST_DICE: Final = 8
FEW_BOXES: Final = 4  # a section with fewer has a bar as long as one with so many


def miniature(g: Position) -> Miniature:
    """Draw the pads one below the other, and the dice beside them."""
    view = g.view(None)
    pads, pool = view["pads"], view["pool"]
    things = [Drawn("box", TRAY / 2 + 0.2, HEIGHT / 2, TRAY, HEIGHT - 0.6, "felt")]
    for number in range(min(MOST_DICE, len(pool))):
        x, y = TRAY / 2 + 0.2 + (number % 2 - 0.5) * 0.85, 1.2 + number // 2 * 0.95
        things.append(Drawn("box", round(x, 2), round(y, 2), 0.7, 0.7, "paper"))
    room = (HEIGHT - 0.3) / len(pads)
    left, right = TRAY + 0.6, WIDTH - 0.3
    for seat, pad in enumerate(pads):
        top = 0.3 + room * seat
        tall = room - 0.3
        things.append(Drawn("box", (left + right) / 2, round(top + tall / 2, 2), right - left, round(tall, 2), "paper"))
        things.append(Drawn("box", left + 0.2, round(top + tall / 2, 2), 0.4, round(tall, 2), seat))
        step = (right - left - 1) / len(pad["marked"])
        most = max(FEW_BOXES, *pad["marked"].values())
        for column, marked in enumerate(pad["marked"].values()):
            x = left + 0.9 + step * (column + 0.5) - step / 2
            long = (tall - 0.5) * marked / most
            if marked:
                y = top + tall - 0.25 - long / 2
                things.append(Drawn("box", round(x, 2), round(y, 2), round(step * 0.7, 2), round(long, 2), seat))
    return Miniature(WIDTH, HEIGHT, "wood", things)
