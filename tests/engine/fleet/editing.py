"""Editing the shipped score sheet as an owner of the game would."""

from __future__ import annotations

from netloft.games.fleet.rules.sheets.sheet import shipped

LINES = shipped().splitlines()

BOATS = ["shrimp", "cod", "lobster", "swordfish", "oyster"]
HARBOR = ["king_crab", "captains_club", "research_vessel", "barge", "inuit"]
WHARF_ROUTE = [
    "casino",
    "annas_bank",
    "salvage_yard",
    "bait_shop",
    "ridback_cannery",
    "smokery",
    "fishermans_pub",
    "seafood_buffet",
]

Edits = dict[str, str | None]  # a value or a row of a list by its name; None takes it away


def line_of(path: str) -> int:
    """Find the line of a table, a value or a row in the shipped file, by plain counting."""
    key, _, row = path.rstrip("]").partition("[")
    table, _, name = key.rpartition(".")
    if f"[{key}]" in LINES:
        return LINES.index(f"[{key}]")
    at = LINES.index(f"[{table}]") + 1 if table else 0
    while not LINES[at].startswith(f"{name} = "):
        at += 1
    return at + int(row) + 1 if row else at


def edited(edits: Edits) -> str:
    """Return the shipped file with some values or rows replaced or taken away."""
    lines = list(LINES)
    for path, value in edits.items():
        name = path.rpartition(".")[2]
        lines[line_of(path)] = "" if value is None else f"{value}," if "[" in name else f"{name} = {value}"
    return "\n".join(lines)


OWN_EDITS: Edits = {
    "name": '"another one"',
    "dice.town": '["harbor", "harbor", "harbor", "wharf", "wharf", "market"]',
    "boats.cod.column": '"L . B . ? ? . ? ? . ?"',
    "boats.cod.boats": "4",
    "boats.cod.boat_points": "[1, 2, 2, 3]",
    "boats.lobster.capacity": "2",
    "harbor.king_crab.column": '"L . B"',
    "harbor.king_crab.boats": "1",
    "harbor.king_crab.bonuses[2]": '{ points = 1, per = 4, count = "fish" }',
    "harbor.captains_club.column": '"F . F"',
    "wharf.annas_bank.boxes": "3",
    "coin_track.length": "50",
    "coin_track.stars": "[1, 3, 7, 12, 18, 25, 33, 42]",
    "captains.cards[0]": '{ boat = "shrimp", mark = ["king_crab"], points = 1, per = 2, count = "licenses", cap = 5 }',
    "captains.cards[1]": (
        '{ boat = "oyster", mark = ["captains_club", "inuit"], points = 1, per = 3, count = "boats", cap = 5 }'
    ),
    "trophies.silver[2]": '{ first_to = 2, count = "fish" }',
}  # a sheet on which everything is legal and little is as on the shipped one


def own_sheet() -> str:
    """Return an owner's sheet, without the words around its values."""
    return "".join([f"{line}\n" for line in edited(OWN_EDITS).splitlines() if line and line[0] != "#"])


def without_line(problem: str) -> str:
    """Return a problem without the number of its line."""
    return problem.partition(": ")[2] if problem.startswith("line ") else problem
