"""What is to be seen of Kaivai, as numbers: for every hex what lies there, for every clan its mat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from netloft.core.shapes import FLAG, Counts, Fields, Named, Number, Row, Seat, Shape, Word
from netloft.envs.observation import Layout
from netloft.games.kaivai.numbers import writer
from netloft.games.kaivai.rules import view_shapes as described
from netloft.games.kaivai.rules.position import ACTIONS, HUTS, VILLAGE_NAMES
from netloft.games.kaivai.rules.sea import BY_NAME

if TYPE_CHECKING:
    from netloft.games.kaivai.rules.position import Kaivai


def shapes(g: Kaivai) -> dict[str, Shape]:
    """List what is seen, for the seats and options of a position at the start: the sea hex by hex."""
    seat = Seat(g.seats, g.clans - g.seats)
    there = {
        "village": Word(VILLAGE_NAMES),
        "cult": FLAG,
        "hut": Word(HUTS),
        "owner": seat,
        "fish": Number(3, most=3),
        "moored": FLAG,
        "boat": seat,
        "god": FLAG,
        "chosen boat": FLAG,
        "used boat": FLAG,
        "chosen place": FLAG,
    }
    return {
        "round": Number(10),
        "mats": described.mats(g, {}),
        "order": Row(g.clans, seat),
        "markers": Named(ACTIONS, described.MARKERS),
        "running": Fields(described.running(g)),
        "scored": Counts(VILLAGE_NAMES),
        "sea": Named(list(BY_NAME), Fields(there)),
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


LAYOUT: Final = Layout(shapes, arranged, writer, more=3)
