"""What is to be seen of Nusfjord, as numbers: the boards, every harbor space by space, and the cards that can come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from netloft.core.shapes import Counts, Fields, Number, PerSeat, Points, Row, Shape, Word
from netloft.envs.observation import Layout
from netloft.games.nusfjord.numbers import writer
from netloft.games.nusfjord.rules import view_shapes as described
from netloft.games.nusfjord.rules.view_shapes import ELDERS, FACE_DOWN

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.position import Nusfjord


def shapes(g: Nusfjord) -> dict[str, Shape]:
    """List what is seen, for the seats, options and decks of a position at the start."""
    deck = described.deck_of(g)
    seats = g.seats
    packed: dict[str, Shape] = {
        "pool": Counts(deck.hooks),
        "parked": Counts(deck.hooks),
        "fed": Counts(ELDERS),
        "dividends": PerSeat(seats, PerSeat(seats, Number(5))),
    }
    return Fields(
        {
            **described.table(g, deck),
            "elders": Row(6, Row(3, Word((*ELDERS, FACE_DOWN)))),
            "running": Fields({**described.running(g, deck), **packed}),
            "series": described.series(g, deck, Row(2, PerSeat(seats, Points(30)))),
        }
    ).seen()


def arranged(view: dict[str, Any]) -> dict[str, Any]:
    """Name what a view packs: stacks from the top down, elders that were fed, results and dividends seat by seat."""
    seats = view["seats"]
    running = dict(view["running"])
    running["pool"] = [hook for _, hook in running["pool"]]  # whose it is stands with the buildings
    running["parked"] = [hook for _, hook in running["parked"]]
    running["fed"] = [elder for number, elder in enumerate(ELDERS) if running["fed"] >> number & 1]
    running["dividends"] = by_seat(running["dividends"], seats)
    played = view["series"] | {"results": by_seat(view["series"]["results"], seats)}
    return view | {"running": running, "series": played, "elders": [stack[::-1] for stack in view["elders"]]}


def by_seat(numbers: list[float], seats: int) -> list[list[float]]:
    """Cut a list into rows of one number a seat."""
    return [numbers[at : at + seats] for at in range(0, len(numbers), seats)]


LAYOUT: Final = Layout(shapes, arranged, writer)
