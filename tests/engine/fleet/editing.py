"""Editing the shipped score sheet as an owner of the game would."""

from __future__ import annotations

from netloft.fleet.sheet import shipped

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
    at = LINES.index(f"[{table}]") + 1
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


def without_line(problem: str) -> str:
    """Return a problem without the number of its line."""
    return problem.partition(": ")[2] if problem.startswith("line ") else problem
