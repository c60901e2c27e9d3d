"""What a view of Nusfjord is like, and what its dump adds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.shapes import (
    FLAG,
    MOST,
    Absent,
    Counts,
    Fields,
    Named,
    Number,
    Pair,
    PerSeat,
    Points,
    Row,
    Same,
    Seat,
    Secret,
    Shape,
    SomeSeats,
    Sometimes,
    There,
    Word,
)
from netloft.games.nusfjord.rules.actions.piles import fresh_pile
from netloft.games.nusfjord.rules.board import LAST, PLATES
from netloft.games.nusfjord.rules.cards.elders import NAMES
from netloft.games.nusfjord.rules.harbor import DOUBLE_NAMES, MOST_WOOD, SHIPS, SPACES
from netloft.games.nusfjord.rules.phases.turns import TURNS_EACH
from netloft.games.nusfjord.rules.views import ALL_PLACES, board_names

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.cards.buildings import Card
    from netloft.games.nusfjord.rules.position import Nusfjord

ELDERS: Final = tuple([english for english, _ in NAMES])
PILES: Final = ("A", "B", "C")
FACE_DOWN: Final = "?"
ELDER: Final = "the name of an elder"
COUNCIL: Final = Counts(ELDERS, called=ELDER)
FLEET: Final = Named(SHIPS, Number(7, most=7), full=True)


class Deck:
    """Buildings, and what they do, by their names."""

    __slots__ = ("hooks", "names")

    def __init__(self, cards: list[Card]) -> None:
        self.names = [card.name.en for card in cards]
        self.hooks = [hook.text for card in cards for hook in [*card.hooks, *card.before]]

    def some(self) -> Counts:
        """Describe a list of buildings."""
        return Counts(self.names, called="the name of a building")

    def one(self) -> Word:
        """Describe one building."""
        return Word(self.names, called="the name of a building")


def deck_of(g: Nusfjord) -> Deck:
    """Return the buildings that can come in a game; a position written by hand may have others."""
    return Deck([g.cards.all[index] for pile in range(len(PILES)) for index in fresh_pile(g, pile)])


def describe(g: Nusfjord) -> Fields:
    """Describe a view: supply and action board, the harbors, and what is under way."""
    deck = Deck(g.cards.all)
    effects = Word(deck.hooks, called="an effect of a building")
    under_way = running(g, deck)
    under_way["pool"] = under_way["parked"] = Row(MOST, Pair(Seat(g.seats), effects))
    under_way["fed"] = Number(1 << len(ELDERS), most=1 << len(ELDERS))
    under_way["dividends"] = Row(g.seats * g.seats, Number(5), full=True)
    return Fields(
        {
            **table(g, deck),
            "elders": Row(6, Row(3, Word((*ELDERS, FACE_DOWN), called=ELDER)), full=True),
            "running": Fields(under_way),
            "series": series(g, deck, Row(2 * g.seats, Points(30))),
            "pile": Secret(Named(PILES, deck.some())),
            "drawn": Secret(deck.some()),
            "face-down": Secret(COUNCIL),
            "forgotten pile": Secret(COUNCIL),
        }
    )


def table(g: Nusfjord, deck: Deck) -> dict[str, Shape]:
    """Describe what lies open to all, and the harbors with what their owners hold."""
    workers: Shape = SomeSeats(g.seats, 3) if g.seats > 1 else Counts(range(g.colours), 3)
    ashore = harbor(g, deck)
    mine = Fields({**ashore, "hand": deck.some(), "cards in hand": Secret(Number(7))})
    return {
        "round": Number(LAST + 1, least=1, most=LAST + 1),
        "first": Seat(g.seats),
        "turn": Number(TURNS_EACH * g.seats, most=TURNS_EACH * g.seats),
        "plates": Number(len(PLATES), most=len(PLATES)),
        "ships": FLEET,
        "forgotten": COUNCIL,
        "forgotten left": Number(4),
        "buildings": deck.some(),
        "left in pile": Named(PILES, Number(len(deck.names)), full=True),
        "spaces": Named(board_names(g), workers),
        "issued": PerSeat(g.seats, Number(5, most=5)),
        "harbors": PerSeat(g.seats, mine, Fields({**ashore, "cards in hand": Number(7)})),
        "hauls": PerSeat(g.seats, Number(12)),
        "coming": deck.some()
        if g.settings["c_preview"]
        else Absent("the C buildings are not shown before in this game"),
    }


def harbor(g: Nusfjord, deck: Deck) -> dict[str, Shape]:
    """Describe what everybody sees of a harbor."""
    elder: dict[str, Shape] = {
        "fish": Number(3, most=3),
        "gold": Number(3),
        "worker": FLAG,
        "coins": Sometimes(Number(3, most=3)),
        "colour": Sometimes(Word(range(g.colours))) if g.seats == 1 else Secret(Number(5)),
    }
    reserve = {"wood": Number(8), "fish": Number(8, most=16), "gold": Number(8), "schooner": Number(1, most=1)}
    return {
        "wood": Number(12, most=MOST_WOOD),
        "fish": Number(20),
        "gold": Number(15),
        "guests": Number(5),
        "reserve": Fields(reserve),
        "track": FLEET,
        "aboard": FLEET,
        "forests": Named(DOUBLE_NAMES, Number(3)),
        "buildings": Named(ALL_PLACES, deck.one()),
        "wood on": Counts(SPACES),
        "council": Named(ELDERS, There(Fields(elder))),
        "shares": PerSeat(g.seats, Number(5, most=5)),
        "unissued": Number(3, most=3),
        "workers": Number(TURNS_EACH, most=TURNS_EACH),
        "felled": Number(3),
        "elders used": Number(3),
        "built": Number(3),
        "new gold": Number(5),
        "old man": FLAG,
        "covered": Number(len(SPACES), most=len(SPACES)),
        "once": Counts(ALL_PLACES),
    }


def running(g: Nusfjord, deck: Deck) -> dict[str, Shape]:
    """Describe what is under way, but for what a view packs."""
    return {
        "offered": Counts(deck.hooks, called="an effect of a building"),
        "answer": Number(10, least=-2, most=200),
        "building": Word(deck.names, none="", called="the name of a building"),
        "place": Word(range(len(ALL_PLACES)), none=-1),
        "elder": Word(ELDERS, none="", called=ELDER),
        "due": Row(3, Number(10), full=True),
        "catch": Number(12),
        "coins": Number(1, most=1),
    }


def series(g: Nusfjord, deck: Deck, results: Shape) -> Fields:
    """Describe what is out of the game, and of a series what is seen of earlier games."""
    earlier: dict[str, Shape] = {
        "game": Number(3, least=1, most=3),
        "results": results,
        "gone": deck.some(),
        "spared": deck.some(),
    }
    if g.settings["series"] == "single":
        earlier = {name: Same(shape) for name, shape in earlier.items()}
    return Fields({**earlier, "razed": deck.some()})
