"""What a card's picture is composed of: a place, a house, and things that the card is about.

The place and the things follow from the card's signs, the house from its name.  Everything else (roof, sky, ground,
side) varies with the card's whole line, so that no two cards look alike, in own decks too.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import TYPE_CHECKING, Final
from zlib import crc32

from netloft.games.nusfjord.pictures.signs import elder_signs, is_sign, signs_of
from netloft.games.nusfjord.rules.catalogue import SHIPPED, shipped

if TYPE_CHECKING:
    from netloft.games.nusfjord.facts_types import Picture

PLACES: Final = (
    ("sea", {"ship", "sloop", "cutter", "schooner", "raft", "net", "track"}),
    ("forest", {"forest", "axe", "saw", "sapling", "stump"}),
    ("evening", {"elder"}),
    ("town", {"share", "share-back", "hammer", "house", "plot"}),
    ("beach", {"guest"}),
    ("quay", {"plate", "fish", "barrel"}),
)
"""Where a card acts; the first place wins that has one of the card's signs."""
ELSEWHERE: Final = ("peaks", "town", "quay", "evening", "sea")

HOUSES: Final = (
    ("light", "light|feuer"),
    ("church", "church|parish|mission"),
    ("castle", "castle|fortress"),
    ("theater", "theater|playhouse|ballroom|dance|band"),
    ("aquarium", "aquarium|farm|pond|spa|bath"),
    ("crane", "wharf|installation|dock|crane|repair|construct"),
    ("mill", "mill|manufact|cooper|workshop"),
    ("townhall", "town hall|chancell|admin|council"),
    ("village", "village|center"),
    ("glass", "arboretum|nursery|park|glass|garden"),
    ("gate", "gate|portal|customs|quay"),
    ("tower", "tower|colony|mast|watch"),
    ("tent", "tent|meadow|festival"),
    ("boat", "boathouse|boatbuild|slip|boat hall|museum|houseboat|boat"),
    ("stand", "stand|stall|fish market|square|souvenir"),
    ("yard", "yard|pen|depot|collection"),
    ("pier", "pier|board|stilt|lane|point|stage|ferry|cruise"),
    ("barn", "storage|dairy|cooling|shed|barn"),
    ("office", "office|holding|compan|bank|broker|service|purvey|society|agency|firm"),
    ("manor", "manor|residence|villa|retire|club|home|resort|hostel|inn|parlor"),
    ("hut", "hut|cottage|refuge|lodge|hideaway|hermit|clearing|path|slope"),
    ("hall", "hall|trade|trading|market|exchange|long|table|kitchen|quarters"),
    ("rorbu", "angler|fisher|house|build|carver|joinery|fishery|room|galley"),
)
"""The shape of a house by its English name."""

THINGS: Final = (
    ("mask", "theater|play|dance"),
    ("milk", "dairy"),
    ("rod", "angler"),
    ("net", "net|fishery"),
    ("bell", "church|parish|bell|mission"),
    ("scales", "trade|trading|exchange|market"),
    ("quill", "town hall|office|admin|holding|chancell|bank"),
    ("wheel", "sea|shipping|museum|school|regatta"),
    ("whale", "whal"),
    ("gull", "bird"),
    ("lantern", "light|youth|hostel|hermit"),
    ("rope", "rigging|dock|harbor"),
    ("crate", "storage|depot|haul|customs|stock"),
    ("seat", "bench|parlor|retire|council"),
    ("milk", "soup|kitchen|bath|spa"),
    ("lantern", "festival|band|inn|club|villa|castle"),
)
"""A thing that belongs to a name."""

ORNAMENTS: Final = (
    "lantern",
    "bell",
    "seat",
    "crate",
    "rope",
    "quill",
    "wheel",
    "anchor",
    "pine",
    "rack",
    "scales",
    "cards",
)
"""What stands beside a house that neither effect nor name says anything about."""
NO_THINGS: Final = {"flag", "clock", "plot", "pier", "rival", "track"}  # signs without a picture of their own
MANY: Final = 4  # from this number on, goods lie in heaps
HEAPS: Final = {"wood": "woodpile", "fish": "shoal", "gold": "coins"}
AS_THINGS: Final = {"ship": "sloop", "wood": "woodpile", "forest": "pine", "gold": "coin"}
MOST_THINGS: Final = 3

FACES: Final = {
    "Contractor": "fair brown stache top black char plan",
    "Constructor": "tan black full cap navy ochre hammer",
    "Pond Builder": "pale white braids kerchief teal teal fish",
    "Forest Manager": "fair red full felt moss moss axe",
    "Sailor": "tan grey curtain souwester yellow navy plate",
    "Harbor Master": "fair white full cap black navy wheel",
    "Builder": "pale blond stache straw straw rust saw",
    "Steward": "fair grey bun none navy plum barrel",
    "Silviculturist": "tan brown braids felt moss wool sapling",
    "Forester": "pale black curtain knit rust moss log",
    "Engineer": "fair red stache knit navy char anchor",
    "Pisciculturist": "pale white long souwester yellow teal shoal",
    "Architect": "fair black bun none plum plum plan",
    "Carpenter": "tan blond full knit moss ochre hammer",
    "Fish Deliverer": "pale red braids kerchief rust navy fish",
    "Ranger": "tan grey long felt black moss pine",
    "Sponsor": "fair white stache top plum plum share",
    "Ship Owner": "tan brown curtain top navy navy sloop",
    "Tour Guide": "pale blond braids straw straw teal guest",
    "Designer": "fair brown bun none rust wool quill",
    "Investor": "tan grey stache top black ochre coins",
    "Castaway": "pale blond long none navy wool raft",
    "Fish Trader": "fair black full souwester navy rust scales",
    "Freed Willy": "tan red none kerchief yellow teal whale",
    "The Old Man": "pale white long knit navy char rod",
}
"""The elders, one line each: skin, hair, beard or hairdo, hat with its colour, coat, and what they hold."""


@cache
def lines(source: str) -> dict[int, ast.Call]:
    """Return the lines of a deck by the numbers of their cards."""
    found: dict[int, ast.Call] = {}
    for statement in ast.parse(source).body:
        node = statement.value if isinstance(statement, ast.Expr) else None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "card":
            number = node.args[0]
            if isinstance(number, ast.Constant) and isinstance(number.value, int):
                found[number.value] = node
    return found


def deck_source(deck: str) -> str:
    """Return the text of a deck by its name; the name of an own deck is its text."""
    return shipped(deck) if deck in SHIPPED else deck


@cache
def drawn_cards(deck: str) -> dict[int, tuple[list[str], Picture]]:
    """Return the sentences of signs and the pictures of all cards of a deck, by their numbers."""
    found: dict[int, tuple[list[str], Picture]] = {}
    for number, line in lines(deck_source(deck)).items():
        signs = signs_of(line)
        found[number] = signs, picture(line, signs)
    return found


def picture(line: ast.Call, signs: list[str]) -> Picture:
    """Return what the picture of a card is composed of."""
    variation = Variation(ast.unparse(line))
    title = line.args[1]
    name = str(title.value).lower() if isinstance(title, ast.Constant) else ""
    return {
        "place": place(signs, variation),
        "house": first(HOUSES, name) or HOUSES[variation.take(len(HOUSES))][0],
        "things": things(signs, name) or [ORNAMENTS[variation.take(len(ORNAMENTS))]],
        "roof": variation.take(5),
        "sky": variation.take(4),
        "high": variation.take(5),
        "ground": variation.take(8),
        "flipped": bool(variation.take(2)),
        "shift": variation.take(5),
    }


class Variation:
    """A source of numbers that depend on a text alone."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.taken = 0

    def take(self, choices: int) -> int:
        """Return the next number below `choices`."""
        self.taken += 1
        return crc32(f"{self.taken} {self.text}".encode()) % choices


def place(signs: list[str], variation: Variation) -> str:
    """Return where a card acts, by its signs."""
    for found, words in PLACES:
        if words & set(signs):
            return found
    return ELSEWHERE[variation.take(len(ELSEWHERE))]


def first(names: tuple[tuple[str, str], ...], name: str) -> str:
    """Return the first entry whose words occur in a name, or nothing."""
    for found, words in names:
        if re.search(words, name):
            return found
    return ""


def things(signs: list[str], name: str) -> list[str]:
    """Return what lies around the house: first what a card gives, then what sets it off, then what its name says."""
    cut = len(signs) - 1 - signs[::-1].index("›") if "›" in signs else -1
    found: list[str] = []
    for at in [*range(cut + 1, len(signs)), *range(cut + 1)]:
        sign = signs[at]
        if is_sign(sign) and sign not in NO_THINGS:
            number = re.search(r"\d+", signs[at - 1]) if at else None
            heap = HEAPS.get(sign) if number and int(number.group()) >= MANY else None
            found.append(heap or AS_THINGS.get(sign, sign))
    own = first(THINGS, name)
    unique = list(dict.fromkeys(found))
    if own and own not in unique:
        unique = [*unique[: MOST_THINGS - 1], own]
    return unique[:MOST_THINGS]


@cache
def drawn_elders() -> dict[str, tuple[list[str], list[str]]]:
    """Return the sentences of signs and the portraits of all elders, by their English names."""
    found: dict[str, tuple[list[str], list[str]]] = {}
    for statement in ast.parse(shipped("elders")).body:
        node = statement.value if isinstance(statement, ast.Expr) else None
        if isinstance(node, ast.Call) and isinstance(node.args[0], ast.Constant):
            name = str(node.args[0].value)
            found[name] = elder_signs(node), FACES[name].split()
    return found
