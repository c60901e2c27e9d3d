"""Names of people: visible, on one line, and not to be taken for somebody else's."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40
LONGEST_FACE: Final = 20
MOST_MARKS: Final = 2  # combining marks on one letter; more of them cover the lines around
MARKS: Final = {"Mn", "Me"}
DRAWN_AS_NOTHING: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f")
LOOKALIKES: Final = str.maketrans("авекмнорстухіјѕһԁԛӏαβεηικνορτυχıl10", "abekmhopctyxijshdqiabenikvoptuxiiio")
"""Letters beside the Latin ones that they look like; i, l and 1 look alike in many typefaces."""


def clean_name(name: str) -> str:
    """Return a name on one line, without letters that draw nothing or draw over others."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name[: 4 * LONGEST_NAME]):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in MARKS else 0
        on_nothing = marks and not "".join(kept).strip()
        if kind == "Cf" or is_ignorable(letter) or marks > MOST_MARKS or on_nothing:
            continue
        kept.append(letter if letter.isprintable() else " ")
    return " ".join("".join(kept).split())[:LONGEST_NAME]


def clean_face(face: str) -> str:
    """Return the word for a face, which the page draws; nothing if it is no plain word."""
    return face if face.isascii() and face.isalpha() and len(face) <= LONGEST_FACE else ""


def is_ignorable(letter: str) -> bool:
    """Return whether a letter is drawn as nothing: a filler, or a selector of variants."""
    selects = "\ufe00" <= letter <= "\ufe0f" or "\u180b" <= letter <= "\u180f" or letter >= "\U000e0000"
    return letter in DRAWN_AS_NOTHING or selects


def likeness(name: str) -> str:
    """Return what is left of a name for the eye: without case, marks, gaps and the alphabet of a letter."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    return "".join([letter for letter in plain if letter.isalnum()]).translate(LOOKALIKES) or name
