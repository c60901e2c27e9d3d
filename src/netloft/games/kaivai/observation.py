"""What is to be seen of Kaivai, as numbers: for every hex what lies there, for every clan its mat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from netloft.envs.kinds import FLAG, Counts, Fields, Kind, Number, Row, Seat, Seats, Word, each
from netloft.envs.observation import Layout
from netloft.games.kaivai.rules.position import ACTIONS, GLORY, HUTS, STATES, UPGRADES, VILLAGE_NAMES
from netloft.games.kaivai.rules.sea import BY_NAME

if TYPE_CHECKING:
    from netloft.games.kaivai.rules.position import Kaivai

WORTHS: Final = (5, 4, 3, 2, 1)  # of shells and fish


def kinds(g: Kaivai) -> dict[str, Kind]:
    """List what is seen, for the seats and options of a position at the start."""
    seats = g.seats
    clans = g.clans - seats  # that nobody plays
    mat: dict[str, Kind] = {
        "glory": each(GLORY, Number(20, low=-20)),
        "bid": Word(range(1, 11), none=0),
        "upgrade": Number(len(UPGRADES) - 1),
        "shells": Counts(WORTHS, 5),
        "fish": Counts(WORTHS, 10),
        "state": Word(STATES),
    }
    influence = {"influence": Number(6)}
    covered = g.settings["influence"] == "covered"
    there = {
        "village": Word(VILLAGE_NAMES),
        "cult": FLAG,
        "hut": Word(HUTS),
        "owner": Seat(seats, clans),
        "fish": Number(3),
        "moored": FLAG,
        "boat": Seat(seats, clans),
        "god": FLAG,
        "chosen boat": FLAG,
        "used boat": FLAG,
        "chosen place": FLAG,
    }
    return {
        "round": Number(10),
        "mats": Seats(seats, Fields(mat | influence), Fields(mat if covered else mat | influence), clans),
        "order": Row(g.clans, Seat(seats, clans)),
        "markers": each(ACTIONS, Number(6)),
        "running": Fields(
            {
                "seat": Seat(seats),
                "action": Word(ACTIONS),
                "hut": Word(HUTS),
                "due": Number(20),
                "largest": Number(5),
                "paid": Counts(WORTHS, 5),
                "village": Word(VILLAGE_NAMES),
                "delivered": Number(5),
                "influence played": Seats(seats, Number(6), more=clans),
            }
        ),
        "scored": Counts(VILLAGE_NAMES),
        "sea": each(list(BY_NAME), Fields(there)),
    }


def arranged(view: dict[str, Any]) -> dict[str, Any]:
    """Gather what lies on each hex, from villages, mats and what is under way."""
    running = dict(view["running"])
    sea: dict[str, dict[str, Any]] = {}
    for letter, village in view["villages"].items():
        for place in village["cult"]:
            sea[place] = {"village": letter, "cult": True}
        for place, hut in village["huts"].items():
            sea[place] = {
                "village": letter,
                "hut": hut["hut"],
                "owner": hut["owner"],
                "fish": hut["fish"],
                "moored": hut["boat"],
            }
    mats = [dict(mat) for mat in view["mats"]]
    for clan, mat in enumerate(mats):
        for place in mat.pop("boats"):
            sea.setdefault(place, {})["boat"] = clan
    for what, places in (
        ("god", view["god"]),
        ("chosen boat", running.pop("boat")),
        ("used boat", running.pop("used")),
        ("chosen place", running.pop("place")),
    ):
        for place in places:
            sea.setdefault(place, {})[what] = True
    seen = {name: thing for name, thing in view.items() if name not in {"villages", "god"}}
    scored = [letter for letter, village in view["villages"].items() if village["scored"]]
    return seen | {"mats": mats, "running": running, "scored": scored, "sea": sea}


LAYOUT: Final = Layout(kinds, arranged)
