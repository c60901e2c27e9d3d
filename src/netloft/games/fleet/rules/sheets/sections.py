"""The sections of the score sheet and what can be counted on it, with their names."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text, noun

# The sections are numbered through: boat types, then ships in the harbor, then buildings at the wharf.
SHRIMP: Final = 0
COD: Final = 1
LOBSTER: Final = 2
SWORDFISH: Final = 3
OYSTER: Final = 4
KING_CRAB: Final = 5
CAPTAINS_CLUB: Final = 6
RESEARCH_VESSEL: Final = 7
BARGE: Final = 8
INUIT: Final = 9
CASINO: Final = 10
ANNAS_BANK: Final = 11
SEAFOOD_BUFFET: Final = 12
SALVAGE_YARD: Final = 13
FISHERMANS_PUB: Final = 14
BAIT_SHOP: Final = 15
SMOKERY: Final = 16
RIDBACK_CANNERY: Final = 17

BOATS: Final = ("shrimp", "cod", "lobster", "swordfish", "oyster")
HARBOR: Final = ("king_crab", "captains_club", "research_vessel", "barge", "inuit")
WHARF: Final = (
    "casino",
    "annas_bank",
    "seafood_buffet",
    "salvage_yard",
    "fishermans_pub",
    "bait_shop",
    "smokery",
    "ridback_cannery",
)
SECTIONS: Final = BOATS + HARBOR + WHARF
FIRST_BUILDING: Final = CASINO

SECTION_NAMES: Final = (
    Text("Shrimp", "Garnele"),
    Text("Cod", "Kabeljau"),
    Text("Lobster", "Hummer"),
    Text("Swordfish", "Schwertfisch"),
    Text("Oyster", "Auster"),
    Text("King Crab", "Königskrabbe"),
    Text("Captain's Club", "Kapitänsclub"),
    Text("Research Vessel", "Forschungsschiff"),
    Text("Barge", "Lastkahn"),
    Text("Inuit", "Inuit"),
    Text("Casino", "Kasino"),
    Text("Anna's Bank", "Anna's Bank"),
    Text("Seafood Buffet", "Meeresfrüchtebuffet"),
    Text("Salvage Yard", "Wertstoffhof"),
    Text("Fisherman's Pub", "Fischerkneipe"),
    Text("Bait Shop", "Köderladen"),
    Text("Smokery", "Räucherstube"),
    Text("Ridback Cannery", "Ridback Konserven Co."),
)

# The faces of the dice besides the boat types; "boat" stands for a whole boat die in a list of priorities.
COINS_FACE: Final = "coins"
TOWN_FACES: Final = ("harbor", "wharf", "market")

# What bonuses, captains and trophies count.
COUNTED: Final = (
    "fish",
    "boats",
    "full boats",
    "boat types",
    "licenses",
    "level-3 licenses",
    "buildings",
    "harbor boxes",
    "stars",
)
COUNTED_NOUNS: Final = (
    noun("fish", "fish", "Fisch", "Fische"),
    noun("boat", "boats", "Boot", "Boote"),
    noun("full boat", "full boats", "volles Boot", "volle Boote"),
    noun("boat type", "boat types", "Bootstyp", "Bootstypen"),
    noun("license", "licenses", "Lizenz", "Lizenzen"),
    noun("level-3 license", "level-3 licenses", "Level-3-Lizenz", "Level-3-Lizenzen"),
    noun("building", "buildings", "Gebäude", "Gebäude"),
    noun("harbor box", "harbor boxes", "Hafenkästchen", "Hafenkästchen"),
    noun("star", "stars", "Stern", "Sterne"),
)
MOST: Final = tuple(  # as it is said after "most"
    [Text("full boats", "vollen Boote") if things.many.de == "volle Boote" else things.many for things in COUNTED_NOUNS]
)


def section_path(section: int) -> str:
    """Return where a section stands in the file of a sheet: boats.cod."""
    part = "boats" if section < KING_CRAB else "harbor" if section < FIRST_BUILDING else "wharf"
    return f"{part}.{SECTIONS[section]}"
