"""Bots of one's own on the command line: a class in a file sits down like any other bot."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.client import netloft, play
from tests.cli.test_bad_input import refused

LAST = """
from netloft.bots import Bot, Rating

class Last(Bot):
    def rate(self, g, seat, rng):
        return [Rating(option, at, 0.0, 0) for at, option in enumerate(g.options(seat))]

class Needy(Last):
    def __init__(self, what):
        self.what = what

nothing = 3
"""


def test_a_bot_of_ones_own_plays_in_an_arena(tmp_path: Path) -> None:
    """With one worker or two; the report does not run its file, which may be somebody else's."""
    (tmp_path / "mine.py").write_text(LAST, encoding="utf-8")
    line = ("arena", "nusfjord", "--bots", "mine.py:Last,random", "--games", 4, "--seats", 2, "--seed", 4)
    tables = []
    for workers in (1, 2):
        done = netloft(tmp_path, *line, "--workers", workers, "--out", f"{workers}.parquet")
        assert done.returncode == 0, done.stderr
        tables.append(done.stdout)
    assert tables[0] == tables[1]
    assert "mine.py:Last" in tables[0]
    (tmp_path / "mine.py").write_text("raise SystemExit('run')", encoding="utf-8")
    assert netloft(tmp_path, "report", "1.parquet").returncode == 0


def test_a_long_name_cuts_no_number(tmp_path: Path) -> None:
    """In a narrow terminal the name of a bot goes on in the next line, and every number is whole."""
    (tmp_path / "my_best_one.py").write_text(LAST, encoding="utf-8")
    line = ("arena", "nusfjord", "--bots", "my_best_one.py:Last,random", "--games", 2, "--seats", 2, "--seed", 4)
    done = netloft(tmp_path, *line, COLUMNS="80")
    assert done.returncode == 0, done.stderr
    assert not re.search(r"\S…", done.stdout), done.stdout
    assert max(len(text.rstrip()) for text in done.stdout.splitlines()) <= 80


def test_a_bot_of_ones_own_is_an_opponent(tmp_path: Path) -> None:
    """It plays against people in the terminal."""
    (tmp_path / "mine.py").write_text(LAST, encoding="utf-8")
    play(tmp_path, "--bots", "mine.py:Last", typed=["quit"])


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("absent.py:Last", "absent.py: expected a Python file with bots; there is none"),
        ("mine.py:First", "mine.py: expected a class First that is a netloft.bots.Bot"),
        ("mine.py:nothing", "mine.py: expected a class nothing that is a netloft.bots.Bot"),
        ("mine.py:", "mine.py: expected a class after the colon"),
        ("mine.py:Needy", "mine.py:Needy: expected a class that is made without arguments"),
        ("broken.py:Last", "broken.py: could not be run: SyntaxError: invalid syntax (broken.py, line 1)"),
        ("wrong.py:Last", "wrong.py: could not be run: line 2: ZeroDivisionError"),
    ],
)
def test_what_is_wrong_with_it_is_said(tmp_path: Path, name: str, words: str) -> None:
    """One line, and nothing is played."""
    (tmp_path / "mine.py").write_text(LAST, encoding="utf-8")
    (tmp_path / "broken.py").write_text("class", encoding="utf-8")
    (tmp_path / "wrong.py").write_text("one = 1\none / 0", encoding="utf-8")
    refused(netloft(tmp_path, "arena", "fleet", "--bots", name), words)
