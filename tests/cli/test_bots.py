"""Bots at the table in the terminal: who plays, how strong, and what they advise."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.client import moves, netloft, play


def test_bots_are_seated_by_level(tmp_path: Path) -> None:
    """The other seats are played by the bots that were asked for, medium ones if nobody says."""
    assert "Played by bots (medium): Yellow and Green." in play(tmp_path).stdout
    assert "Played by bots (easy): Yellow and Green." in play(tmp_path, "--bots", "easy").stdout
    assert "Played at random: Yellow and Green." in play(tmp_path, "--bots", "random").stdout


def test_how_to_go_on_names_the_bots(tmp_path: Path) -> None:
    """Who leaves is told the command that seats the same bots again."""
    assert "--bots search:5" in play(tmp_path, "--bots", "search:5").stdout
    assert "--bots" not in play(tmp_path).stdout.rpartition("Go on with")[2]


@pytest.mark.parametrize("name", ["harder", "", "search:soon"])
def test_an_unknown_bot_is_refused(tmp_path: Path, name: str) -> None:
    """A bot that does not exist is one clear line and exit code 2, and no game is begun."""
    done = netloft(tmp_path, "play", "fleet", "--save-to", "game.txt", "--bots", name)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("netloft: bot: ")
    assert repr(name) in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "game.txt").exists()


def test_the_same_seed_seats_the_same_bots(tmp_path: Path) -> None:
    """With a seed, bots with a budget in iterations play the same again."""
    games = []
    for _ in range(2):
        play(tmp_path, "--seed", "5", "--bots", "search:10", typed=["5", "1", "1", "1", "1"])
        games.append(moves(tmp_path / "game.txt"))
    assert games[0] == games[1]


@pytest.mark.parametrize(("lang", "word", "points", "why"), [
    ("en", "hint", "points at the end", "this gives you "),
    ("de", "tipp", "Punkte am Ende", "Das bringt dir "),
])  # fmt: skip
def test_a_hint_says_what_and_why(tmp_path: Path, lang: str, word: str, points: str, why: str) -> None:
    """Asking for advice shows the best choices with points and reasons, and decides nothing."""
    done = netloft(
        tmp_path, "play", "nusfjord", "--seats", 1, "--seed", 3, "--lang", lang, "--save-to", "game.txt", typed=[word]
    )
    assert (done.returncode, done.stderr) == (0, "")
    advice = done.stdout.rpartition(f"> {word}\n")[2]
    assert "1. " in advice
    assert points in advice
    assert why in advice
    assert not [move for move in moves(tmp_path / "game.txt") if move.startswith("0:")]
