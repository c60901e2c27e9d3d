"""The levels of bots that people play against, from weak to strong."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from netloft import CHANCE
from netloft.bots import LEVELS, bot
from netloft.bots.bot import evaluation_of
from netloft.bots.greedy import GreedyBot
from netloft.bots.search import SearchBot
from tests.engine.walk import walk

WEB = Path(__file__).parents[2] / "web" / "src"


def test_there_are_six_levels_and_the_older_names_remain() -> None:
    """Stored tables name easy, medium and hard bots."""
    assert len(LEVELS) >= 6
    assert [level for level in LEVELS if level in {"easy", "medium", "hard"}] == ["easy", "medium", "hard"]


def test_each_level_errs_less_or_thinks_longer_than_the_one_below() -> None:
    """Levels that look no further than their turn err less and less; above them, each has more time."""
    bots = [bot(level) for level in LEVELS]
    errors = [one.overlooks for one in bots if isinstance(one, GreedyBot)]
    seconds = [one.seconds or 0.0 for one in bots if isinstance(one, SearchBot)]
    assert errors == sorted(set(errors), reverse=True)
    assert errors[-1] == 0
    assert seconds == sorted(set(seconds))
    assert [isinstance(one, SearchBot) for one in bots] == [False] * len(errors) + [True] * len(seconds)


def test_the_levels_think_no_longer_than_promised() -> None:
    """A second below the highest level, and three at that; time for the last iteration is left."""
    for level in LEVELS:
        player = bot(level)
        if isinstance(player, SearchBot):
            assert player.seconds is not None
            assert player.seconds < (3.0 if level == LEVELS[-1] else 1.0)


@pytest.mark.parametrize("mode", ["kaivai-3", "fleet-2", "nusfjord-2-herring"])
def test_the_weakest_level_never_passes_with_something_to_gain(mode: str) -> None:
    """An option that does nothing is taken only where its own look says that nothing is better."""
    looked = 0
    for g in walk(mode, 12):
        if g.over or CHANCE in g.deciders:
            continue
        seat = g.deciders[0]
        idle = {option.text for option in g.options(seat)} & evaluation_of(g).idle
        if not idle or len(g.options(seat)) == 1:
            continue
        best = max(bot("greedy").rate(g, seat, Random(1)), key=lambda rating: rating.value)
        for seed in range(5) if best.option.text not in idle else ():
            assert bot(LEVELS[0]).choose(g, seat, Random(seed)).text not in idle
            looked += 1
        if looked > 50:
            break
    assert looked


def test_weaker_levels_overlook_the_best_option_more_often() -> None:
    """What the skilled level would do is seldom done by a beginner, and mostly by a medium one."""
    found = dict.fromkeys(("beginner", "easy", "medium"), 0)
    looked = 0
    for number, g in enumerate(walk("nusfjord-2-herring", 13)):
        if g.over or CHANCE in g.deciders or len(g.options(g.deciders[0])) < 3:
            continue
        seat = g.deciders[0]
        best = bot("skilled").choose(g, seat, Random(number))
        looked += 1
        for level in found:
            found[level] += bot(level).choose(g, seat, Random(number)) is best
    assert looked > 30
    assert found["beginner"] < found["easy"] < found["medium"] < looked


@pytest.mark.parametrize("level", LEVELS)
def test_the_page_knows_each_level(level: str) -> None:
    """It has a name, a sentence and a face for it."""
    assert re.search(
        rf"^  {level}: \(\) => \[w\(", (WEB / "lib" / "words.ts").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert (WEB / "people" / f"{level}.svg").is_file()
