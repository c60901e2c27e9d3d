"""What the page is told of Kaivai: complete in both languages, and the same for everybody."""

from __future__ import annotations

import json

import pytest

import netloft
from netloft.games.kaivai.facts import facts, glossary
from netloft.games.kaivai.rules.position import ACTIONS, HUTS
from netloft.games.kaivai.rules.sea import BY_NAME
from tests.engine import walk

MODES = [mode for mode in walk.MODES if mode.startswith("kaivai")]


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
