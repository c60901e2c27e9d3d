"""What is to be seen of Fleet, as numbers: the dice, and every pad box by box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from netloft.envs.kinds import FLAG, Counts, Fields, Kind, Number, Row, Seat, Seats, There, Word, each
from netloft.envs.observation import Layout
from netloft.games.fleet.rules.position import FACES, PHASES, SHIPS
from netloft.games.fleet.rules.sections import BOATS, CAPTAINS_CLUB, OYSTER, SECTIONS

if TYPE_CHECKING:
    from netloft.games.fleet.rules.position import Fleet


def kinds(g: Fleet) -> dict[str, Kind]:
    """List what is seen, for the seats, options and sheet of a position at the start."""
    seats = g.seats
    sheet = g.sheet
    boxes = {name: Number(max(1, sheet.lengths[section])) for section, name in enumerate(SECTIONS)}
    boats = {
        SECTIONS[ship]: Row(sheet.boats[ship], There(Number(max(1, *sheet.capacities[ship]))))
        for ship in range(SHIPS)
        if ship != CAPTAINS_CLUB
    }
    due: dict[str, Kind] = {
        "stars": Number(3),
        "oyster boats": Counts(range(1, sheet.boats[OYSTER] + 1)),
        "bonus": FLAG,
        "trophy": FLAG,
        "trophy first": FLAG,
    }
    pad: dict[str, Kind] = {
        "marked": Fields(boxes),
        "licenses": each(BOATS, Number(sheet.licenses)),
        "boats": Fields(boats),
        "coins": Number(sheet.track),
        "hexes": Counts(BOATS),
        "salvaged": Number(max(1, sheet.salvage_uses)),
        "bonus": Word(sheet.bonus_names),
        "due": Fields(due),
    }
    if g.settings["captains"]:
        pad["captain"] = Word(sheet.captain_names)
    seen: dict[str, Kind] = {
        "round": Number(g.rounds),
        "phase": Word(PHASES),
        "first": Seat(seats),
        "pool": Counts(FACES, 3),
        "using": Fields({"die": Word(FACES), "uses": Number(3), "whole": FLAG, "any type": FLAG}),
        "pads": Seats(seats, Fields(pad)),
    }
    if g.settings["trophies"]:
        seen["trophies"] = Fields(
            {"gold": Word(sheet.gold), "silver": Word(sheet.silver_names), "silver to": Seat(seats)}
        )
    if seats == 1:
        seen["ruth"] = Fields(
            {"struck": Fields(boxes), "stars": Counts(sorted(sheet.stars)), "stones": Row(3, Word(SECTIONS))}
        )
    return seen


def arranged(view: dict[str, Any]) -> dict[str, Any]:
    """Take a view as it is."""
    return view


LAYOUT: Final = Layout(kinds, arranged)
