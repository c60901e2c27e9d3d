"""What is true of every position of Fleet, checked without trusting what the engine keeps for speed."""

from __future__ import annotations

from typing import Any

from netloft.core.position import Position
from netloft.games.fleet.rules.position import BUILT, OPEN, TALLY, Fleet
from netloft.games.fleet.rules.sheets.sections import BOATS, HARBOR, SECTIONS, WHARF
from netloft.games.fleet.rules.sheets.sheet import Sheet

SHIPS = BOATS + HARBOR


def check(g: Position) -> None:
    """Assert that boxes, boats, licenses and fish fit together, on every pad and between pads."""
    assert isinstance(g, Fleet)
    dump = g.dump()
    struck = dump["ruth"]["struck"] if g.seats == 1 else dict.fromkeys(SECTIONS, 0)
    for seat, pad in enumerate(dump["pads"]):
        check_boxes(g.sheet, pad, struck)
        check_boats(g.sheet, pad)
        check_coins(g.sheet, pad)
        check_kept(g, seat, pad, struck)
        assert g.scores()[seat] == sum(line.points for line in g.score_sheet(seat)) >= 0
        assert len(g.score_sheet(seat)) == 5
    for name in ("bonus", "captain"):
        taken = [pad[name] for pad in dump["pads"] if pad.get(name)]
        assert len(set(taken)) == len(taken), "nobody has what another has"
    assert dump["round"] <= (g.sheet.solo_rounds if g.seats == 1 else g.sheet.rounds)
    turns = [text for _, text in dump["to_do"] if text in {"take a die", "Ruth takes a die"}]
    rolls = [text for _, text in dump["to_do"] if text.startswith("roll a ")]
    if dump["pool"] and not rolls:
        assert len(dump["pool"]) == len(turns) + 1, "one die more than turns to come"
    assert len(dump["pool"]) <= max(g.seats, 2) + 1
    check_stars(g, dump)


def check_boxes(sheet: Sheet, pad: dict[str, Any], struck: dict[str, int]) -> None:
    """No box is marked and struck, or twice."""
    for section, name in enumerate(SECTIONS):
        assert pad["marked"][name] >= 0
        assert pad["marked"][name] + struck[name] <= len(sheet.columns[section])


def check_boats(sheet: Sheet, pad: dict[str, Any]) -> None:
    """Licenses and boats are what the marked boxes gave; no boat holds more than it can."""
    for ship, name in enumerate(SHIPS):
        if name == "captains_club":
            continue
        column = sheet.columns[ship][: pad["marked"][name]]
        boats = len(pad["boats"][name])
        assert boats <= sheet.boats[ship]
        assert boats <= column.count("B") + column.count("?")
        assert boats >= min(column.count("B"), sheet.boats[ship])
        level = pad["licenses"].get(name, 0)
        holds = sheet.capacities[ship][level if name == "oyster" else 0]
        assert all(0 <= fish <= holds for fish in pad["boats"][name])
        if name in BOATS:
            assert level <= 3
            assert min(3, column.count("L")) <= level <= column.count("L") + column.count("?")
            assert level + boats <= len(column) - column.count(".")
    if pad["bonus"]:
        assert "L" in sheet.columns[SECTIONS.index("king_crab")][: pad["marked"]["king_crab"]]


def check_coins(sheet: Sheet, pad: dict[str, Any]) -> None:
    """The track is not overrun, and nothing due is negative."""
    assert 0 <= pad["coins"] <= sheet.track
    assert pad["due"]["stars"] >= 0
    assert 0 <= pad["salvaged"] <= sheet.salvage_uses
    assert len(pad["hexes"]) <= 5


def check_kept(g: Fleet, seat: int, pad: dict[str, Any], struck: dict[str, int]) -> None:
    """What the position keeps for speed is what would be worked out anew."""
    for section, name in enumerate(SECTIONS):
        marked, length = pad["marked"][name], len(g.sheet.columns[section])
        is_open = marked + struck[name] < length
        assert bool(g.tally[seat * TALLY + OPEN] >> section & 1) == is_open, name
        built = name in WHARF and marked > 0 and not is_open
        assert bool(g.tally[seat * TALLY + BUILT] >> section & 1) == built, name
    if pad["hexes"]:
        assert g.has_built(seat, SECTIONS.index("seafood_buffet"))
    if pad["salvaged"]:
        assert g.has_built(seat, SECTIONS.index("salvage_yard"))
    aboard = sum(sum(fish) for fish in pad["boats"].values())
    width = g.sheet.all_boats
    assert sum(g.fish[seat * width : seat * width + width]) == aboard, "no fish without a boat"


def check_stars(g: Fleet, dump: dict[str, Any]) -> None:
    """Nobody has a star action due, an oyster boat to decide on or a claim when a new turn begins."""
    top = dump["to_do"][-1][1] if dump["to_do"] else ""
    if top == "take a die" or not top:
        for pad in dump["pads"]:
            assert pad["due"] == {"stars": 0, "oyster boats": [], "bonus": False, "trophy": False}
            assert bool(pad["bonus"]) == (
                "L" in g.sheet.columns[SECTIONS.index("king_crab")][: pad["marked"]["king_crab"]]
            ), "every license has its bonus"
        assert dump["using"] == {"die": "", "uses": 0, "whole": False, "any type": False}
