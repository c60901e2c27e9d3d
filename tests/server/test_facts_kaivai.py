"""What the page is told of Kaivai: complete in both languages, the same for everybody, and a tutorial that works."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path
from typing import Any

import pytest

import netloft
from netloft.games.kaivai.facts import facts, glossary
from netloft.games.kaivai.rules.position import ACTIONS, HUTS
from netloft.games.kaivai.rules.sea import BY_NAME
from tests.engine import walk

GAME = Path(__file__).parents[2] / "web/src/games/kaivai"
MODES = [mode for mode in walk.MODES if mode.startswith("kaivai")]


def tutorial() -> dict[str, Any]:
    """Read where the tutorial begins and what is to be done at its steps."""
    data: dict[str, Any] = json.loads((GAME / "start.json").read_text(encoding="utf-8"))
    return data


@pytest.mark.parametrize("mode", MODES)
def test_facts_are_plain_and_do_not_change_with_play(mode: str) -> None:
    """Whoever looks on, and whenever, is told the same."""
    first = facts(walk.new(mode), "en")
    assert json.loads(json.dumps(first)) == first
    positions = list(walk.walk(mode, 3))
    for g in positions[:: max(1, len(positions) // 5)]:
        assert facts(g, "en") == first


@pytest.mark.parametrize("mode", MODES)
def test_facts_count_the_cult_sites_at_the_start(mode: str) -> None:
    """The page tells phases apart by the number of cult sites."""
    g = next(g for g in walk.walk(mode, 1) if g.view(None)["round"] == 1)
    laid = sum(len(village["cult"]) for village in g.view(None)["villages"].values())
    assert facts(g, "de")["cult_sites"] == laid


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_printed_is_there_with_its_words(lang: str) -> None:
    """No hex, hut, action or phase is without its name and meaning."""
    printed = facts(netloft.game("kaivai").new(2, {}), lang)
    assert list(printed["hexes"]) == list(BY_NAME)
    assert [hut["kind"] for hut in printed["huts"]] == list(HUTS)
    assert [action["text"] for action in printed["actions"]] == list(ACTIONS)
    for named in printed["huts"] + printed["actions"] + printed["phases"]:
        assert named["name"], named
        assert named["says"].endswith("."), named
    explained = {entry["name"] for entry in glossary(lang)}
    assert explained >= {named["name"] for named in printed["huts"] + printed["actions"] + printed["phases"]}
    assert all(entry["kind"] and entry["text"] for entry in glossary(lang))


def test_languages_say_the_same_things() -> None:
    """What is explained in one language is explained in the other, and not copied from it."""
    assert len(glossary("en")) == len(glossary("de"))
    assert not {entry["text"] for entry in glossary("en")} & {entry["text"] for entry in glossary("de")}


def test_the_two_editions_differ_in_what_they_print() -> None:
    """Tracks and tables follow the edition."""
    new, old = (facts(netloft.game("kaivai").new(3, {"edition": edition}), "en") for edition in (2010, 2005))
    assert (new["rounds"], new["fresh_fish"], new["marker_counts"], new["god_gives"]) == (8, 4, 2, "fish")
    assert (old["rounds"], old["fresh_fish"], old["marker_counts"], old["god_gives"]) == (10, 5, 1, "die")


def test_the_tutorial_can_be_played_by_every_way_it_allows() -> None:
    """Every choice that a step allows leads to the next step."""
    lesson = tutorial()
    choices = [step["choose"] for step in lesson["steps"] if "choose" in step]
    for way in itertools.product(*choices):
        g = netloft.game("kaivai").load(lesson["start"])
        for text in way:
            # No other seat and no chance comes between, so the steps hold whatever bots and dice do.
            assert g.deciders == (0,)
            g.play(0, text)


def test_every_step_of_the_tutorial_is_explained() -> None:
    """There are as many texts as steps."""
    source = (GAME / "lessons.ts").read_text(encoding="utf-8")
    said = source.partition("const says: Both[] = [")[2].partition("\n];")[0]
    assert len(re.findall(r"^  both\($", said, re.MULTILINE)) == len(tutorial()["steps"])


def test_the_tutorial_points_at_places_of_the_board() -> None:
    """What a step points at is drawn."""
    board = GAME / "board"
    drawn = "".join(path.read_text(encoding="utf-8") for path in board.rglob("*.svelte"))
    for step in tutorial()["steps"]:
        assert f'"{step["point"]}"' in drawn, step
