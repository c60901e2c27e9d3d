"""Decks of Nusfjord from the command line: showing the shipped ones, checking and playing one's own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from netloft.games.nusfjord.rules.catalogue import SHIPPED, shipped
from tests.cli.client import moves, netloft, ok


def flat(text: str) -> str:
    """Take out line breaks and double spaces."""
    return " ".join(text.split())


def own() -> str:
    """Return a deck of a player's own: the Herring deck with other numbers and names."""
    text = shipped("herring").replace('deck("Herring", "Hering")', 'deck("Own", "Eigenes")')
    return re.sub(r'card\(1(\d\d), "([^"]*)", "([^"]*)"', r'card(8\1, "My \2", "Mein \3"', text)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", sorted(SHIPPED))
def test_a_shipped_deck_is_shown(tmp_path: Path, name: str, lang: str) -> None:
    """Every card has its number, name, cost, points and text, within the width of the screen."""
    shown = ok(tmp_path, "deck", "show", name, "--lang", lang, COLUMNS="80")
    assert all(len(line) <= 80 for line in shown.splitlines())
    text = flat(shown)
    for card in SHIPPED[name].cards:
        assert f"{card.number} {card.name.say(lang)}." in text
        assert card.text(lang) in text
        assert card.costs[0].words(lang) in text
    assert ("unofficial" if lang == "en" else "Inoffizielle") in text


def test_the_elders_are_shown(tmp_path: Path) -> None:
    """All 25, and that the points of rafts are reconstructed."""
    shown = flat(ok(tmp_path, "deck", "show", "elders"))
    assert "Elders: 25" in shown
    assert "7 Builder: Remove 1 forest" in shown
    assert "Castaway: " in shown
    assert "is a reconstruction" in shown
    assert "Bauherr: " in ok(tmp_path, "deck", "show", "elders", "--lang", "de")


def test_an_unknown_deck_is_one_line(tmp_path: Path) -> None:
    """What is not there is answered with what is."""
    done = netloft(tmp_path, "deck", "show", "trout")
    assert done.returncode == 2
    assert done.stderr == ("netloft: deck: expected one of herring, mackerel, codfish, guests, elders, found 'trout'\n")


def test_a_good_deck_is_shown_in_both_languages(tmp_path: Path) -> None:
    """Number, names, cost, points and text, English first or German first."""
    (tmp_path / "own.txt").write_text(own(), encoding="utf-8")
    shown = flat(ok(tmp_path, "deck", "check", "own.txt"))
    assert shown.startswith("Own / Eigenes: 44 buildings")
    stand = next(card for card in SHIPPED["herring"].cards if card.number == 103)
    assert f"803 My Fish Stand. Cost: 1 wood. Points: 0. {stand.text('en')}" in shown
    assert f"Mein Fischstand. Kosten: 1 Holz. Punkte: 0. {stand.text('de')}" in shown
    assert shown.endswith("own.txt: nothing is wrong with it")
    assert flat(ok(tmp_path, "deck", "check", "own.txt", "--lang", "de")).startswith("Eigenes / Own: 44 Gebäude")


def test_every_problem_is_told_with_its_line(tmp_path: Path) -> None:
    """A line that is wrong is named with file and number; the exit code is 2."""
    lines = own().splitlines()
    at = next(number for number, line in enumerate(lines) if "card(803" in line)
    lines[at] = lines[at].replace("fish=4", "fsh=4")
    lines[at + 1] = lines[at + 1].replace('"My Yard"', '"Yard"')
    lines.append("import os")
    (tmp_path / "own.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = netloft(tmp_path, "deck", "check", "own.txt")
    assert done.returncode == 2
    assert done.stderr == ""
    output = done.stdout.splitlines()
    assert [line.split(": ")[0] for line in output] == [
        f"own.txt:{at + 1}",
        f"own.txt:{at + 2}",
        f"own.txt:{len(lines)}",
    ]
    assert "fsh" in output[0]
    assert "804 Yard has a number or name of the shipped card 104 Yard" in output[1]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"a\x00b", b"card(" * 3000, b"#" * 200_000, b"1/0\n"])
def test_what_is_no_deck_is_refused(tmp_path: Path, content: bytes) -> None:
    """Anything else is refused without a traceback, for checking and for playing."""
    (tmp_path / "junk.txt").write_bytes(content)
    for words in (["deck", "check", "junk.txt"], ["play", "nusfjord", "--deck", "junk.txt"]):
        done = netloft(tmp_path, *words)
        assert done.returncode == 2
        assert "Traceback" not in done.stdout + done.stderr
        assert (done.stdout + done.stderr).startswith(("junk.txt:", "netloft: junk.txt:"))


@pytest.mark.parametrize("name", ["nowhere.txt", "."])
def test_a_file_that_cannot_be_read_is_one_line(tmp_path: Path, name: str) -> None:
    """A missing file and a folder are named."""
    done = netloft(tmp_path, "deck", "check", name)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"netloft: {name}: cannot be read: ")
    assert done.stderr.count("\n") == 1


def test_an_own_deck_is_played(tmp_path: Path) -> None:
    """The cards are on display and can be looked at; the record keeps them, also without the file."""
    (tmp_path / "own.txt").write_text(own(), encoding="utf-8")
    words = ["play", "nusfjord", "--seats", 1, "--seed", 1, "--save-to", "game.txt"]
    done = netloft(tmp_path, *words, "--deck", "own.txt", typed=["card my theater", "gold", "why build My Theater"])
    assert (done.returncode, done.stderr) == (0, "")
    assert "Own deck" in done.stdout
    assert "818 My Theater: building A of the Own deck" in done.stdout
    assert "build My Theater: That is not what is asked now" in flat(done.stdout)
    (tmp_path / "own.txt").unlink()
    assert "0: gold" in moves(tmp_path / "game.txt")
    assert "My " in ok(tmp_path, "replay", "game.txt")
    done = netloft(tmp_path, "play", "nusfjord", "--load", "game.txt", typed=["undo"])
    assert "Taken back: gold." in done.stdout


def test_a_loaded_game_has_its_own_deck(tmp_path: Path) -> None:
    """--deck is for new games of Nusfjord."""
    (tmp_path / "own.txt").write_text(own(), encoding="utf-8")
    done = netloft(tmp_path, "play", "nusfjord", "--load", "game.txt", "--deck", "own.txt")
    assert done.returncode == 2
    assert "expected no --seats, --set, --deck or --sheet" in done.stderr
    done = netloft(tmp_path, "play", "kaivai", "--deck", "own.txt")
    assert done.returncode == 2
    assert "kaivai has no such option" in done.stderr
