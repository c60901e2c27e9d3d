"""What to say to values that do not exist, by how the texts of moves begin."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text

ELDER: Final = Text("There is no such elder.", "Diesen Ältesten gibt es nicht.")
BUILDING: Final = Text("There is no such building.", "Dieses Gebäude gibt es nicht.")
ACTION: Final = Text("There is no such action.", "Diese Aktion gibt es nicht.")
DOUBLE: Final = Text(
    "Forests lie on two spaces side by side, named by the left one: b1, c1, and a, b and c of rows 2 and 3.",
    "Waldstreifen liegen auf zwei Feldern nebeneinander, benannt nach dem linken: b1, c1 und a, b, c in Reihe 2 und 3.",
)
SHIP: Final = Text("Ships are sloops, cutters and schooners.", "Schiffe sind Slups, Kutter und Schoner.")
NO_SUCH: Final[dict[str, Text]] = {
    "build ": BUILDING,
    "raze ": BUILDING,
    "next ": BUILDING,
    "use ": ELDER,
    "take ": ELDER,
    "discard ": ELDER,
    "fish for ": ELDER,
    "fish for seat ": Text("There is no such seat.", "Diesen Platz gibt es nicht."),
    "copy ": ACTION,
    "do ": ACTION,
    "space ": Text(
        "Building spaces are b1 to d1, a2 to d2 and a3 to d3; a1 is the Reserve.",
        "Baufelder sind b1 bis d1, a2 bis d2 und a3 bis d3; auf a1 liegen die Rücklagen.",
    ),
    "serve ": Text(
        "At least one plate is filled, and the Banquet Table has seven.",
        "Mindestens ein Teller wird befüllt, und die Festtafel hat sieben.",
    ),
    "pay ": Text("Buildings are paid with wood, fish and gold.", "Gebäude zahlst du mit Holz, Fisch und Gold."),
    "fell ": DOUBLE,
    "forest ": DOUBLE,
    "keep ": DOUBLE,
    "cover ": Text("A harbor has eleven building spaces.", "Ein Hafen hat elf Baufelder."),
    "choose ": Text("There is no such choice.", "Diese Möglichkeit gibt es nicht."),
    "sell ": SHIP,
    "uncover ": Text("Only A and B buildings are uncovered.", "Aufgedeckt werden nur A- und B-Gebäude."),
}
