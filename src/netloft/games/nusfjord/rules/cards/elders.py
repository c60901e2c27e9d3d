"""The twenty-five elders by number: their names, their texts, and where they lie at the start."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text
from netloft.games.nusfjord.rules.cards.parts import Part, all_words

NAMES: Final = (
    ("Contractor", "Bauherr"),
    ("Constructor", "Konstrukteur"),
    ("Pond Builder", "Teichbauer"),
    ("Forest Manager", "Forstwirt"),
    ("Sailor", "Seemann"),
    ("Harbor Master", "Hafenmeister"),
    ("Builder", "Baumeister"),
    ("Steward", "Verwalter"),
    ("Silviculturist", "Waldbauer"),
    ("Forester", "Forstmann"),
    ("Engineer", "Ingenieur"),
    ("Pisciculturist", "Fischzüchter"),
    ("Architect", "Architekt"),
    ("Carpenter", "Bauschreiner"),
    ("Fish Deliverer", "Fischlieferant"),
    ("Ranger", "Förster"),
    ("Sponsor", "Geldgeber"),
    ("Ship Owner", "Schiffseigner"),
    ("Tour Guide", "Fremdenführerin"),
    ("Designer", "Architektin"),
    ("Investor", "Investorin"),
    ("Castaway", "Schiffbrüchiger"),
    ("Fish Trader", "Fischhändler"),
    ("Freed Willy", "Willy, der Befreite"),
    ("The Old Man", "Der alte Mann"),
)
NOTES: Final = {
    "Freed Willy": Text(
        "Holds 4 fish. Everybody's first fish of a catch goes here.",
        "Hat Platz für 4 Fische. Der erste Fisch jedes Fangs aller Personen kommt hierher.",
    ),
    "The Old Man": Text(
        "Fish and gold that would be put here are gone.", "Fische und Gold, die hierher kämen, sind weg."
    ),
}
"""What an elder changes beside the action."""


def elder_name(elder: int) -> str:
    """Return the name by which an elder stands in dumps."""
    return NAMES[elder][0]


class Elder:
    """One elder."""

    def __init__(self, number: int, name: Text, parts: list[Part]) -> None:
        self.index = -1
        self.number = number
        self.name = name
        self.parts = parts

    def text(self, lang: str) -> str:
        """Return the elder's text, made from what the elder does."""
        said = all_words(self.parts, lang)
        note = NOTES.get(self.name.en)
        return said[0].upper() + said[1:] + "." + ("" if note is None else " " + note.say(lang))


ELDERS: Final[list[Elder]] = [Elder(number, Text(en, de), []) for number, (en, de) in enumerate(NAMES)]
"""What they do is filled in from the file of elders."""
BY_NAME: Final[dict[str, int]] = {en: number for number, (en, _) in enumerate(NAMES)}
ALL_ELDERS: Final = range(len(ELDERS))

PISCICULTURIST: Final = 11
ARCHITECT: Final = 12
CARPENTER: Final = 13
TOUR_GUIDE: Final = 18
DESIGNER: Final = 19
INVESTOR: Final = 20
FORGOTTEN: Final = (21, 22, 23, 24)
FREED_WILLY: Final = 23
OLD_MAN_ELDER: Final = 24
ON_TOP: Final = ((6,), (6,), (6, 7, 8), (6, 7, 8, 9, 10, 11), (6, 7, 8, 9, 10, 11))
"""Which of the elders 7 to 12 lie on top, for 1 to 5 players."""
