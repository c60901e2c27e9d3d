"""No file at all makes the reader of sheets stumble: it gives a sheet, or problems of one line each."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netloft.games.fleet.rules.sheets.drawing import draw
from netloft.games.fleet.rules.sheets.sheet import BadSheet, check, read_sheet, shipped
from tests.engine.fleet.editing import LINES

TEXT = shipped()
NASTY = {
    "nothing": "",
    "a zero": "\0",
    "a mark of byte order": "\ufeff" + TEXT,
    "deep headers": "[" * 5000,
    "deep lists": "a = " + "[" * 5000,
    "deep lists over many lines": "a = " + "[\n" * 5000,
    "deep tables": "a" + ".a" * 5000 + " = 1",
    "a deep table for a name": "name" + ".a" * 5000 + " = 1",
    "a deep value": "name.is" + ".a" * 5000 + " = 1",
    "a long hexadecimal number": "[game]\nrounds = 0x" + "f" * 5000,
    "a long number": "name = " + "9" * 5000,
    "no date": "name = 2021-13-45",
    "no number": "name = nan",
    "a number for a table": "game = 1",
    "a list for a table": "game = []",
    "rows for a table": "[[game]]\nrounds = 1",
    "a value for the file": "is = 1",
    "a value for a table": "boats = { is = 1 }",
    "a dotted name in quotes": '"game.rounds" = 10',
    "a name of two lines": '"a\\nb" = 10',
    "empty rows": "[market]\nsteps = [{}]",
    "too many rows": "[market]\nsteps = [" + "{ fish = 1, coins = 1 }," * 31 + "]",
    "other ends of lines": TEXT.replace("\n", "\r\n"),
    "no values": TEXT.replace("is =", "was ="),
    "everything twice": TEXT * 2,
    "a megabyte": "#" * 1_000_000,
}


def only_problems(text: str) -> None:
    """Check and read a text; it gives a sheet that can be drawn, or problems of one line each."""
    errors, warnings = check(text)
    for problem in errors + warnings:
        assert problem.strip()
        assert len(problem.splitlines()) == 1
        assert len(problem) < 500
    if errors:
        with pytest.raises(BadSheet) as refused:
            read_sheet(text)
        assert refused.value.problems == errors
    else:
        assert all(len(line) <= 80 for lang in ("en", "de") for line in draw(read_sheet(text), lang))


@pytest.mark.parametrize("text", NASTY.values(), ids=NASTY.keys())
def test_nasty_files_give_only_problems(text: str) -> None:
    """Too deep, too long, of the wrong kind or written twice: never a traceback."""
    only_problems(text)


def damaged(seed: int) -> str:
    """Return the shipped file with a few lines or characters removed, changed or put in."""
    rng = Random(seed)
    lines = list(LINES)
    for _ in range(rng.randrange(1, 5)):
        at = rng.randrange(len(lines))
        line = lines[at]
        numbers = [n for n, letter in enumerate(line) if letter.isdigit()]
        kind = rng.randrange(6)
        if kind == 0:
            del lines[at]
        elif kind == 1:
            lines.insert(rng.randrange(len(lines)), line)
        elif kind == 2 and line:
            cut = rng.randrange(len(line))
            lines[at] = (
                line[:cut] + rng.choice(["", "x", "=", "{", "]", '"', "\0", "ü", "\u2028", "is = "]) + line[cut + 1 :]
            )
        elif kind == 3:
            lines[at] = line[: rng.randrange(len(line) + 1)] + rng.choice(["", " = 1", "[[x]]", "[x]", "'", "1e9", "#"])
        elif numbers:
            digit = rng.choice(numbers)
            lines[at] = (
                line[:digit] + rng.choice(["0", "1", "7", "99", "-1", "1.5", "10000", "true"]) + line[digit + 1 :]
            )
        else:
            for letter in ".LB?F":
                if rng.random() < 0.5:
                    line = line.replace(letter, rng.choice(".LB?F"))
            lines[at] = line
    return "\n".join(lines)


@given(st.integers(0, 2**32))
@settings(max_examples=600, deadline=None)
def test_damaged_files_give_only_problems(seed: int) -> None:
    """Whatever happens to the file, it is refused with problems or can be drawn."""
    only_problems(damaged(seed))


@given(st.text() | st.binary().map(lambda data: data.decode("utf-8", "surrogateescape")))
@settings(max_examples=300, deadline=None)
def test_any_text_gives_only_problems(text: str) -> None:
    """Text that never was a sheet is refused with problems."""
    assert check(text)[0]
    only_problems(text)


@given(st.text(alphabet='[]{}=.,"is \n1ab#', max_size=60))
@settings(max_examples=300, deadline=None)
def test_text_put_into_the_file_gives_only_problems(junk: str) -> None:
    """Signs of TOML at the end of the file do not mislead the reader."""
    only_problems(f"{TEXT}\n{junk}")


def test_a_file_larger_than_any_sheet_is_not_even_parsed() -> None:
    """A long file, or a line with a name of very many parts, would keep the parser busy for minutes."""
    assert check("a." * 99_990 + "a=1")[0] == ["the file has 199,983 characters; a sheet has at most 32,768"]
    assert check("\n" + "a." * 16_000 + "a=1")[0] == ["line 2: 32,003 characters; a line of a sheet has at most 1,000"]
    filled = TEXT + "#" * 900 + "\n"
    assert check(filled + ("#" * 999 + "\n") * ((32_768 - len(filled)) // 1000))[0] == []
