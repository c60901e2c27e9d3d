"""What a view of Fleet is like; nothing of it is secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from netloft.core.shapes import (
    FLAG,
    Absent,
    Counts,
    Fields,
    Named,
    Number,
    PerSeat,
    Row,
    Seat,
    Shape,
    Sometimes,
    There,
    Word,
)
from netloft.games.fleet.rules.position import FACES, PHASES, SHIPS
from netloft.games.fleet.rules.sheets.sections import BOATS, CAPTAINS_CLUB, OYSTER, SECTIONS

if TYPE_CHECKING:
    from netloft.games.fleet.rules.position import Fleet


def describe(g: Fleet) -> Fields:
    """Describe a view: the dice, the pads box by box, trophies and Captain Ruth where they play along."""
    sheet = g.sheet
    trophies = Fields(
        {
            "gold": Word(sheet.gold, none="", varies=True),
            "silver": Word(sheet.silver_names, none="", varies=True),
            "silver to": Seat(g.seats, none=True),
        }
    )
    ruth = Fields(
        {
            "struck": boxes(g),
            "stars": Counts(sorted(sheet.stars), called="stars of the coin track, each once"),
            "stones": Row(3, Word(SECTIONS), full=True),
        }
    )
    return Fields(
        {
            "round": Number(g.rounds, most=g.rounds),
            "phase": Word(PHASES),
            "first": Seat(g.seats),
            "pool": Counts(FACES, 3),
            "using": Fields({"die": Word(FACES, none=""), "uses": Number(3, most=9), "whole": FLAG, "any type": FLAG}),
            "pads": PerSeat(g.seats, pad(g)),
            "trophies": trophies if g.settings["trophies"] else Absent("this game is played without trophies"),
            "ruth": ruth if g.seats == 1 else Absent("Captain Ruth plays only against one player"),
        }
    )


def boxes(g: Fleet) -> Fields:
    """Describe how many boxes of each section are marked or struck."""
    lengths = zip(SECTIONS, g.sheet.lengths, strict=True)
    return Fields({name: Number(max(1, length), most=length) for name, length in lengths})


def pad(g: Fleet) -> Fields:
    """Describe a pad: its boxes, licenses, boats with their fish, coins and what is due."""
    sheet = g.sheet
    boats: dict[str, Shape] = {}
    for ship in range(SHIPS):
        if ship != CAPTAINS_CLUB:
            most = max(1, *sheet.capacities[ship])
            boats[SECTIONS[ship]] = Row(sheet.boats[ship], There(Number(most, most=most)))
    due: dict[str, Shape] = {
        "stars": Number(3, most=sheet.track),
        "oyster boats": Counts(range(1, sheet.boats[OYSTER] + 1)),
        "bonus": FLAG,
        "trophy": FLAG,
        "trophy first": Sometimes(FLAG),
    }
    captain = Word(sheet.captain_names, none="", varies=True)
    return Fields(
        {
            "marked": boxes(g),
            "licenses": Named(BOATS, Number(sheet.licenses, most=sheet.licenses), full=True),
            "boats": Fields(boats),
            "coins": Number(sheet.track, most=sheet.track),
            "hexes": Counts(BOATS),
            "salvaged": Number(max(1, sheet.salvage_uses), most=sheet.salvage_uses),
            "bonus": Word(sheet.bonus_names, none="", varies=True),
            "due": Fields(due),
            "captain": captain if g.settings["captains"] else Absent("this game is played without captains"),
        }
    )
