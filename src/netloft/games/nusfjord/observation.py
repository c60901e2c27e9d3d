"""What is to be seen of Nusfjord, as numbers: the boards, every harbor space by space, and the cards that can come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from netloft.envs.kinds import FLAG, SAME, Counts, Fields, Kind, Number, Row, Seat, Seats, SomeSeats, There, Word, each
from netloft.envs.observation import Layout
from netloft.games.nusfjord.rules.board import PLATES
from netloft.games.nusfjord.rules.elders import NAMES
from netloft.games.nusfjord.rules.harbor import DOUBLE_NAMES, SHIPS, SPACES
from netloft.games.nusfjord.rules.piles import fresh_pile
from netloft.games.nusfjord.rules.showing import ALL_PLACES, board_names

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.position import Nusfjord

ELDERS: Final = tuple([english for english, _ in NAMES])
PILES: Final = ("A", "B", "C")
FACE_DOWN: Final = "?"


def kinds(g: Nusfjord) -> dict[str, Kind]:
    """List what is seen, for the seats, options and decks of a position at the start."""
    seats = g.seats
    cards = [g.cards.all[index] for pile in range(len(PILES)) for index in fresh_pile(g, pile)]
    names = [card.name.en for card in cards]
    hooks = [hook.text for card in cards for hook in [*card.hooks, *card.before]]
    workers: Kind = SomeSeats(seats, 3) if seats > 1 else Counts(range(g.colours), 3)
    ashore = harbor(g, names)
    seen: dict[str, Kind] = {
        "round": Number(8),
        "first": Seat(seats),
        "turn": Number(3 * seats),
        "plates": Number(len(PLATES)),
        "ships": each(SHIPS, Number(7)),
        "elders": Row(6, Row(3, Word((*ELDERS, FACE_DOWN)))),
        "forgotten": Counts(ELDERS),
        "forgotten left": Number(4),
        "buildings": Counts(names),
        "left in pile": each(PILES, Number(len(names))),
        "spaces": each(board_names(g), workers),
        "issued": Seats(seats, Number(5)),
        "harbors": Seats(
            seats, Fields(ashore | {"hand": Counts(names)}), Fields(ashore | {"cards in hand": Number(7)})
        ),
        "hauls": Seats(seats, Number(12)),
        "running": Fields(
            {
                "pool": Counts(hooks),
                "offered": Counts(hooks),
                "parked": Counts(hooks),
                "answer": Number(10, low=-2),
                "building": Word(names),
                "place": Word(range(len(ALL_PLACES)), none=-1),
                "elder": Word(ELDERS),
                "due": Row(3, Number(10)),
                "catch": Number(12),
                "coins": FLAG,
                "fed": Counts(ELDERS),
                "dividends": Seats(seats, Seats(seats, Number(5))),
            }
        ),
        "series": series(g, names),
    }
    if g.settings["c_preview"]:
        seen["coming"] = Counts(names)
    return seen


def harbor(g: Nusfjord, names: list[str]) -> dict[str, Kind]:
    """List what is seen of everybody's harbor."""
    elder: dict[str, Kind] = {"fish": Number(3), "gold": Number(3), "worker": FLAG, "coins": Number(3)}
    if g.seats == 1:
        elder["colour"] = Word(range(g.colours))
    return {
        **goods(12, 20, 15),
        "guests": Number(5),
        "reserve": Fields({**goods(8, 8, 8), "schooner": FLAG}),
        "track": each(SHIPS, Number(7)),
        "aboard": each(SHIPS, Number(7)),
        "forests": each(DOUBLE_NAMES, Number(3)),
        "buildings": each(ALL_PLACES, Word(names)),
        "wood on": Counts(SPACES),
        "council": each(ELDERS, There(Fields(elder))),
        "shares": Seats(g.seats, Number(5)),
        "unissued": Number(3),
        "workers": Number(3),
        "felled": Number(3),
        "elders used": Number(3),
        "built": Number(3),
        "new gold": Number(5),
        "old man": FLAG,
        "covered": Number(len(SPACES)),
        "once": Counts(ALL_PLACES),
    }


def goods(wood: int, fish: int, gold: int) -> dict[str, Kind]:
    """List wood, fish and gold."""
    return {"wood": Number(wood), "fish": Number(fish), "gold": Number(gold)}


def series(g: Nusfjord, names: list[str]) -> Fields:
    """List what is out of the game, and in a series what is seen of earlier games, with their results one by one."""
    earlier: dict[str, Kind] = {
        "game": Number(3),
        "results": Row(2, Seats(g.seats, Number(30, low=-30))),
        "gone": Counts(names),
        "spared": Counts(names),
    }
    if g.settings["series"] == "single":
        earlier = dict.fromkeys(earlier, SAME)
    return Fields(earlier | {"razed": Counts(names)})


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


LAYOUT: Final = Layout(kinds, arranged)
