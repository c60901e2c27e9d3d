"""What a view of Kaivai is like, and what its dump adds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.shapes import FLAG, Counts, Fields, Named, Number, PerSeat, Row, Seat, Secret, Shape, Word
from netloft.games.kaivai.rules.position import ACTIONS, GLORY, HUTS, STATES, UPGRADES, VILLAGE_NAMES
from netloft.games.kaivai.rules.rounds import last_round
from netloft.games.kaivai.rules.scoring import MOST_MARKERS
from netloft.games.kaivai.rules.sea import BY_NAME

if TYPE_CHECKING:
    from netloft.games.kaivai.rules.position import Kaivai

HEXES: Final = Counts(list(BY_NAME), called="a hex from a1 to m7")
SHELLS: Final = Counts((5, 4, 3, 2, 1), much=5)
FISH: Final = Counts((5, 4, 3, 2, 1), much=10)
MARKERS: Final = Number(6, most=MOST_MARKERS)


def describe(g: Kaivai) -> Fields:
    """Describe a view: the sea by villages, the mats, the order of play, and what is under way."""
    clans = g.clans - g.seats  # that nobody plays
    hut = Fields({"owner": Seat(g.seats, clans), "hut": Word(HUTS), "fish": Number(3, most=3), "boat": FLAG})
    village = Fields({"cult": HEXES, "huts": Named(list(BY_NAME), hut), "scored": FLAG})
    return Fields(
        {
            "round": Number(10, most=last_round(g)),
            "villages": Named(VILLAGE_NAMES, village),
            "god": HEXES,
            "mats": mats(g, {"boats": HEXES}),
            "order": Row(g.clans, Seat(g.seats, clans)),
            "markers": Named(ACTIONS, MARKERS, full=True),
            "running": Fields({**running(g), "boat": HEXES, "used": HEXES, "place": HEXES}),
            "influence": Secret(PerSeat(g.seats, MARKERS, more=clans)),
        }
    )


def mats(g: Kaivai, more: dict[str, Shape]) -> PerSeat:
    """Describe the mats; covered influence is seen by its owner alone."""
    theirs: dict[str, Shape] = {
        "glory": Named(GLORY, Number(20, least=-1000), full=True),
        "bid": Word(range(1, 11), none=0),
        "upgrade": Number(len(UPGRADES) - 1, most=len(UPGRADES) - 1),
        "shells": SHELLS,
        "fish": FISH,
        "state": Word(STATES),
        **more,
    }
    mine = {**theirs, "influence": MARKERS}
    covered = g.settings["influence"] == "covered"
    return PerSeat(g.seats, Fields(mine), Fields(theirs if covered else mine), g.clans - g.seats)


def running(g: Kaivai) -> dict[str, Shape]:
    """Describe what is under way, but for boats and places."""
    return {
        "seat": Seat(g.seats),
        "action": Word(ACTIONS),
        "hut": Word(HUTS),
        "due": Number(20, most=100),
        "largest": Number(5, most=5),
        "paid": SHELLS,
        "village": Word(VILLAGE_NAMES, none=""),
        "delivered": Number(5, most=100),
        "influence played": PerSeat(g.seats, MARKERS, more=g.clans - g.seats, none=True),
    }
