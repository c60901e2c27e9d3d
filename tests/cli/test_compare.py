"""Comparisons on the command line: what changed and whether chance explains it, and nothing lost or overwritten."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from netloft import arena
from tests.cli.client import command, environment, netloft, ok
from tests.cli.test_bad_input import refused
from tests.stuck import STUCK

QUICK = ("compare", "kaivai", "dice=true", "dice=false", "--bots", "random", "--seed", 4, "--workers", 1)


def test_a_card_is_edited_and_judged(tmp_path: Path) -> None:
    """From a copied deck to a sentence: the edited line is shown, and what it changes is said."""
    for name in ("mine.deck", "edited.deck"):
        assert ok(tmp_path, "deck", "copy", "herring", name).startswith(f"{name}: a copy")
    edited = tmp_path / "edited.deck"
    text = edited.read_text(encoding="utf-8")
    line = 'card(401, "Boathouse 401", "Bootshaus 401", cost(wood=2)'
    assert line in text
    edited.write_text(text.replace(line, line.replace("cost(wood=2)", "free")), encoding="utf-8")
    run = ("compare", "nusfjord", "deck=mine.deck", "deck=edited.deck", "--seats", 2, "--seed", 3, "--games", 80)
    done = netloft(tmp_path, *run, "--bots", "random", "--workers", 1)
    assert (done.returncode, done.stderr) == (0, "")
    said = " ".join(done.stdout.split())
    assert 'A card(401, "Boathouse 401", "Bootshaus 401", cost(wood=2)' in said
    assert 'B card(401, "Boathouse 401", "Bootshaus 401", free' in said
    assert "80 pairs of games with the same luck, seed 3" in said
    assert "Boathouse 401: picked" in said
    assert "% more (" in said
    assert "First player wins: no clear change" in said
    refused(netloft(tmp_path, "deck", "copy", "herring", "mine.deck"), "mine.deck", "already exists")
    refused(netloft(tmp_path, "deck", "copy", "elders", "new.deck"), "herring", "elders")


def test_a_copied_sheet_is_the_one_that_comes_with_netloft(tmp_path: Path) -> None:
    """Games on a copy are the same games; the result says so."""
    assert ok(tmp_path, "sheet", "copy", "mine.toml").startswith("mine.toml: a copy")
    run = ("compare", "fleet", "sheet=reconstructed", "sheet=mine.toml", "--bots", "random", "--games", 2)
    said = ok(tmp_path, *run, "--workers", 1, "--lang", "de")
    assert "Punkte eines Spielers: in allen Paaren gleich." in said


def test_bots_are_compared(tmp_path: Path) -> None:
    """Each side names its bots; those of the same place are compared."""
    run = ("compare", "kaivai", "bots=random,easy", "bots=random,greedy", "--seats", 2, "--games", 6, "--seed", 1)
    said = ok(tmp_path, *run, "--workers", 1, "--all")
    assert "6 games on side A and 6 on side B, in 3 pairs of blocks" in said
    assert "Points of easy / greedy" in said
    assert "random wins" in said
    assert "bid: picked" not in said


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("compare kaivai dice=true", ["Missing argument 'B'"]),
        ("compare kaivai true false", ["dice=VALUE", "bots=NAMES", "'true'"]),
        ("compare kaivai dice=true tide=high", ["tide"]),
        ("compare kaivai dice=true dice=perhaps", ["dice", "perhaps"]),
        ("compare kaivai dice=true bots=strong", ["strong", "greedy"]),
        ("compare kaivai bots=greedy bots=greedy,random", ["bots", "--seats"]),
        ("compare nusfjord deck=herring deck=missing.deck", ["missing.deck", "No such file"]),
        ("compare kaivai dice=true dice=false --games 0", ["--games", "1 or more"]),
        ("compare kaivai dice=true dice=false --resume", ["--resume", "--out"]),
        ("compare kaivai dice=true dice=false --vary 2", ["vary", "2"]),
    ],
)
def test_a_wrong_word_is_named(tmp_path: Path, line: str, words: list[str]) -> None:
    """What is wrong is one line, before any game is played, and nothing is written."""
    refused(netloft(tmp_path, *line.split()), *words)
    assert list(tmp_path.iterdir()) == []


def test_results_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    """--out writes both sides, which --resume goes on with to the same end, and which are never overwritten."""
    assert netloft(tmp_path, *QUICK, "--games", 2, "--out", "x").returncode == 0
    refused(netloft(tmp_path, *QUICK, "--games", 4, "--out", "x"), "a.parquet", "already exists")
    again = netloft(tmp_path, *QUICK, "--games", 4, "--out", "x", "--resume")
    whole = netloft(tmp_path, *QUICK, "--games", 4)
    assert (again.returncode, again.stdout) == (0, whole.stdout)
    assert arena.load(tmp_path / "x" / "b.parquet")[0].options["dice"] is False
    other = ("compare", "kaivai", "dice=true", "dice=true", *QUICK[4:])
    refused(netloft(tmp_path, *other, "--games", 4, "--out", "x", "--resume"), "b.parquet", "options")


def test_an_interrupt_loses_nothing(tmp_path: Path) -> None:
    """Ctrl-C tells and keeps the pairs that are finished, and says how to go on."""
    line = command(*QUICK, "--games", 100_000, "--out", "x")
    running = subprocess.Popen(
        line,
        env=environment(tmp_path),
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    until = time.monotonic() + STUCK
    while not (tmp_path / "x" / "b.parquet").exists():
        assert time.monotonic() < until
        time.sleep(0.05)
    os.kill(running.pid, signal.SIGINT)
    _, errors = running.communicate(timeout=STUCK)
    assert running.returncode == 130
    assert "Traceback" not in errors
    assert "Stopped" in errors
    assert "--resume" in errors
    sides = [arena.load(tmp_path / "x" / name)[1]["block"].n_unique() for name in ("a.parquet", "b.parquet")]
    assert abs(sides[0] - sides[1]) <= 1
