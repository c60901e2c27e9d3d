"""What the args of options are like, kind by kind."""

from __future__ import annotations

from typing import Final

from netloft.core.shapes import Fields, Seat, Word
from netloft.games.fleet.rules.actions.claims import BONUSES
from netloft.games.fleet.rules.phases.rounds import CAPTAINS, GOLD, SILVER
from netloft.games.fleet.rules.position import FACES
from netloft.games.fleet.rules.sheets.sections import BOATS, SECTIONS

BOAT: Final = Fields({"boat": Word(BOATS)})
FACE: Final = Fields({"face": Word(FACES)})
SECTION: Final = Fields({"section": Word(SECTIONS)})

OPTIONS: Final = {
    "take": FACE,
    "mark": SECTION,
    "star": SECTION,
    "license": BOAT,
    "boat": BOAT,
    "bonus": Fields({"bonus": Word([option.bonus for option in BONUSES])}),
    "roll": FACE,
    "first": Fields({"seat": Seat(4)}),
    "captain": Fields({"captain": Word([option.card for option in CAPTAINS])}),
    "gold trophy": Fields({"trophy": Word([option.card for option in GOLD])}),
    "silver trophy": Fields({"trophy": Word([option.card for option in SILVER])}),
}
