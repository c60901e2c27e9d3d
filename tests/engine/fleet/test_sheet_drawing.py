"""The drawn sheet: it fits a terminal, says everything, and marks what is not known to be printed."""

from __future__ import annotations

import pytest

from netloft.games.fleet.rules.sheets.drawing import draw
from netloft.games.fleet.rules.sheets.sections import SECTION_NAMES
from netloft.games.fleet.rules.sheets.sheet import read_sheet, shipped

LANGUAGES = ("en", "de")
SHEET = read_sheet(shipped())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_drawing_fits_80_columns(lang: str) -> None:
    """Every line fits, has no blanks at its end and only signs that can be printed."""
    for line in draw(SHEET, lang):
        assert len(line) <= 80
        assert line == line.rstrip()
        assert not line or line.isprintable()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_with_long_columns_fits_as_well(lang: str) -> None:
    """Twenty boxes and boats of different worth go on in the next line."""
    text = shipped()
    text = text.replace('". L B . ? . ? . ? ?"', '". L B . ? . ? . ? . ? . ? . ? . ? . ? ?"')
    text = text.replace("boats = { is = 3,", "boats = { is = 9,", 5).replace(
        '[1, 1, 1], source = "rec', '[10, 11, 12, 13, 14, 15, 16, 17, 18], source = "rec'
    )
    text = text.replace("length = { is = 80", "length = { is = 400").replace(
        'name = "reconstructed"', f'name = "{"x" * 30}"'
    )
    lines = draw(read_sheet(text), lang)
    assert max(len(line) for line in lines) <= 80
    assert "10/11/12/13/14/15/16/17/18*" in "".join(line.strip() for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_section_is_drawn(lang: str) -> None:
    """Boat types, ships and buildings are all there under their names."""
    drawn = draw(SHEET, lang)
    for name in SECTION_NAMES:
        assert any(line.startswith(f"  {name.say(lang)}  ") for line in drawn), name.en


@pytest.mark.parametrize(
    ("lang", "legend"),
    [
        ("en", "* this value is a reconstruction, not the printed one"),
        ("de", "* dieser Wert ist rekonstruiert, nicht der gedruckte"),
    ],
)
def test_the_legend_says_what_the_mark_means(lang: str, legend: str) -> None:
    """Nobody can take a reconstructed value for the printed one."""
    assert legend in draw(SHEET, lang)


@pytest.mark.parametrize(
    "words",
    [
        "  Cod        . L B . ? . ? . ? ?*  3*     4*        1*      5~",
        "  Oyster     . L B . ? . ? . ? ?*  3*     4/6/8/10  1*      5~",
        "  Barge            . B*          1      12*   2*",
        "  - 1 point per 6 fish",
        "  - 1 point per full boat*",
        "  Casino                 . A; 2 points",
        "  Fisherman's Pub        . . . .~; 10 points",
        "  0-4: 2~   5-9: 3~   10-19: 4~   20-29: 5~   30-39: 6~   40+: 7",
        "  Cod; marks Research Vessel; 1 point per 3 boats, at most 5 points*",
        "COIN TRACK (S = star)*, income 1, at most 10; track of 80* boxes",
        "   21  . . . . S . . . . S . . . . S . . . . S",
        "   50+  Deck Swabber",
    ],
)
def test_values_are_drawn_with_their_marks(words: str) -> None:
    """A star stands at what was made up, a tilde at a guess, nothing at what is known."""
    assert words in draw(SHEET, "en")


def test_what_an_owner_has_read_off_is_not_marked() -> None:
    """A printed value loses its mark."""
    text = (
        shipped()
        .replace('source = "reconstruction"', 'source = "printed"')
        .replace('source = "guess"', 'source = "printed"')
    )
    drawn = draw(read_sheet(text), "en")
    assert not [line for line in drawn[3:] if "*" in line or "~" in line]
