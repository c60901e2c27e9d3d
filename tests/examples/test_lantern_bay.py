"""Lantern Bay, installed beside Netloft: everything that does not need a browser is there without a line of Netloft."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import netloft as package
from netloft.terminal import words
from tests.cli.client import NUMBERS, Done, environment, netloft
from tests.examples.package import install
from tests.stuck import STUCK


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Install the game once."""
    return install("lantern_bay", tmp_path_factory.mktemp("installed"))


def run(home: Path, path: str, *line: object, typed: list[str] | None = None, noted: bool = False) -> Done:
    """Run a command that must succeed, and has nothing to note beside its output unless that is said."""
    done = netloft(home, *line, typed=typed, PYTHONPATH=path)
    assert done.returncode == 0, done.stderr
    assert noted or done.stderr == ""
    return done


@pytest.mark.parametrize(("lang", "title"), [("en", "Lantern Bay"), ("de", "Laternenbucht")])
def test_it_is_among_the_games(tmp_path: Path, path: str, lang: str, title: str) -> None:
    """It comes after those of Netloft, which are as before."""
    lines = run(tmp_path, path, "games", "--lang", lang).stdout.splitlines()
    assert len(lines) == len(package.games()) + 1
    assert lines[-1].startswith(f"lantern_bay: {title}, 1, 2, 3 ")


def test_its_options_are_listed(tmp_path: Path, path: str) -> None:
    """With their texts and the default."""
    shown = run(tmp_path, path, "options", "lantern_bay").stdout
    assert "nights: Number of nights" in shown
    assert "three nights (default)" in shown
    assert "netloft play lantern_bay --set nights=2" in shown


@pytest.mark.parametrize(
    ("lang", "seats", "said"),
    [
        (
            "en",
            2,
            ["You are Red.", "Still buying tonight", "Secret order", "hidden", "Cast the net", "The game is over."],
        ),
        (
            "de",
            3,
            ["Du bist Rot.", "Kaufen heute noch", "Geheimer Auftrag", "verdeckt", "Heimrudern", "Spiel ist zu Ende"],
        ),
        ("en", 1, ["Row out at night", "In the hold", "Brought home", "The game is over."]),
    ],
)
def test_a_whole_game_is_played_with_numbers_and_replayed(
    tmp_path: Path, path: str, lang: str, seats: int, said: list[str]
) -> None:
    """The screen names everything in the language of the player, and the record gives the same result again."""
    how = ["--seats", seats, "--seed", 5, "--lang", lang, "--save-to", "game.txt"]
    shown = run(tmp_path, path, "play", "lantern_bay", *how, typed=NUMBERS[:600]).stdout
    for word in said:
        assert word in shown
    assert "True" not in shown
    again = run(tmp_path, path, "replay", "game.txt", "--lang", lang).stdout
    assert {"en": "shows the order", "de": "deckt den Auftrag auf"}[lang] in again
    total = next(line for line in shown.splitlines()[::-1] if line.startswith(("Total", "Summe")))
    assert total in again


def test_it_can_be_asked_for_advice_reasons_and_rules(tmp_path: Path, path: str) -> None:
    """Hints, reasons, previews and the guide come without anything of the game's own."""
    typed = ["hint", "why row home", "preview hire skiff", "hire skiff", "why row home", "rules", "score", "quit"]
    how = ["--seats", 2, "--seed", 5, "--lang", "en", "--save-to", "game.txt"]
    shown = run(tmp_path, path, "play", "lantern_bay", *how, typed=typed).stdout
    assert "% of the search" in shown
    assert "That is not what is asked now: Which boat do you hire tonight?" in shown
    assert "Boat, Red: none → skiff" in shown
    assert "Your hold is empty: you have nothing to lose yet." in shown
    assert "At home you sell the whole catch to one buyer." in " ".join(shown.split())
    assert "Unlit lanterns" in shown


def test_people_at_one_screen_do_not_see_the_orders_of_others(tmp_path: Path, path: str) -> None:
    """Before each of them looks, the others are asked to look away."""
    how = ["--seats", 2, "--humans", 2, "--seed", 5, "--lang", "en", "--save-to", "game.txt"]
    shown = run(tmp_path, path, "play", "lantern_bay", *how, typed=["", "1", "", "1", "quit"]).stdout
    assert words.ALONE.say("en", "Red") in shown
    assert words.ALONE.say("en", "Blue") in shown


def test_bots_of_different_strength_differ(tmp_path: Path, path: str) -> None:
    """Greedy wins most games against random, and the report needs no topics."""
    how = ["--bots", "greedy,random", "--seats", 2, "--games", 40, "--seed", 1, "--workers", 1, "--out", "r.parquet"]
    shown = run(tmp_path, path, "arena", "lantern_bay", *how, noted=True).stdout
    rates = [
        float(line.split()[3])
        for line in shown.splitlines()
        if line.startswith(("first", "second")) and "greedy" in line
    ]
    assert min(rates) > 70
    for lang, title in (("en", "Lantern Bay"), ("de", "Laternenbucht")):
        run(tmp_path, path, "report", "r.parquet", "--out", f"{lang}.html", "--lang", lang, noted=True)
        assert title in (tmp_path / f"{lang}.html").read_text(encoding="utf-8")


LEARNS = """
import random

import gymnasium
import pyspiel
from pettingzoo.test import api_test

import netloft.envs.gymnasium
import netloft.envs.open_spiel
from netloft.envs.pettingzoo import NetloftAEC

env = NetloftAEC("lantern_bay", seats=3)
api_test(env, num_cycles=60)
names = env.table.observation.names
assert "bag.cod" in names and "order.me.halibut" in names and "orders.me.cod" not in names

alone = gymnasium.make("netloft/lantern_bay-v1", seats=2, opponents="random")
seen, info = alone.reset(seed=3)
ended = False
while not ended:
    seen, reward, ended, cut, info = alone.step(random.choice(info["action_mask"].nonzero()[0]))
assert alone.observation_space.contains(seen)

state = pyspiel.load_game("netloft_lantern_bay", {"seats": 2}).new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    else:
        assert len(state.observation_tensor()) > 50
        state.apply_action(random.choice(state.legal_actions()))
assert len(state.returns()) == 2
print("learned")
"""


def test_learners_find_it(tmp_path: Path, path: str) -> None:
    """PettingZoo, Gymnasium and OpenSpiel play it, with numbers from its described view."""
    pytest.importorskip("pyspiel", reason="there is no OpenSpiel for Windows")
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", LEARNS],
        env=environment(tmp_path, PYTHONPATH=path),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=STUCK,
        check=False,
    )
    assert (done.returncode, done.stdout.splitlines()[-1:]) == (0, ["learned"]), done.stderr
