"""What the args of options are like, kind by kind."""

from __future__ import annotations

from typing import Final

from netloft.core.shapes import Fields, Named, Number, Seat, Sometimes, Word
from netloft.games.nusfjord.rules.board import ACTIONS, PLATES
from netloft.games.nusfjord.rules.cards.elders import NAMES
from netloft.games.nusfjord.rules.harbor import DOUBLE_NAMES, SHIPS, SPACES

ACTION: Final = Fields({"action": Word(ACTIONS)})
ELDER: Final = Fields({"elder": Word([english for english, _ in NAMES], called="the name of an elder")})
PLACE: Final = Fields({"place": Word(DOUBLE_NAMES)})
SEAT: Final = Fields({"seat": Seat(5)})
SHIP: Final = Word(SHIPS)
GOODS: Final = ("wood", "fish", "gold")


def options(buildings: list[str]) -> dict[str, Fields]:
    """Describe the args of options, in a game with these buildings."""
    building = Word(buildings, called="the name of a building", varies=True)
    card = Fields({"building": building})
    return {
        "action": ACTION,
        "copy space": Fields({"space": Word(("copy", "copy left", "copy middle", "copy right"))}),
        "copy action": ACTION,
        "do": ACTION,
        "use elder": ELDER,
        "take elder": ELDER,
        "uncover elder": ELDER,
        "forgotten elder": ELDER,
        "discard elder": ELDER,
        "fish for elder": ELDER,
        "fish for seat": SEAT,
        "first": SEAT,
        "stack": Fields({"stack": Number(5, most=5)}),
        "build": card,
        "draw": card,
        "next": card,
        "raze": card,
        "space": Fields({"space": Word(SPACES)}),
        "fell": PLACE,
        "forest": PLACE,
        "keep": PLACE,
        "cover": Fields({"spaces": Number(len(SPACES), most=len(SPACES))}),
        "pay": Fields({"good": Word(GOODS)}),
        "pay with guests": Fields({"wood": Number(10), "fish": Number(10)}),
        "serve": Fields({"plates": Number(7, least=1, most=len(PLATES)), "guests": Number(7, most=len(PLATES))}),
        "ship": Fields({"ship": SHIP, "for": Sometimes(Word(("goods", "gold")))}),
        "free ship": Fields({"ship": SHIP}),
        "trade ship": Fields({"give": SHIP, "get": SHIP}),
        "sell": Fields({"ship": SHIP}),
        "guest aboard": Fields({"ship": SHIP}),
        "uncover pile": Fields({"pile": Word(("A", "B"))}),
        "choose": Fields({"number": Number(4, least=1, most=4)}),
        "exchange": Fields({"building": building, "pay": Named((*GOODS, "guests", *SHIPS), Number(5))}),
    }
