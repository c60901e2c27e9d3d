"""Hints are plans in a player's words: what is done, what it gives, and what another choice would miss."""

from __future__ import annotations

import re
from itertools import chain
from random import Random
from typing import TYPE_CHECKING

import pytest

import netloft
from netloft import CHANCE
from netloft.bots import Rating, bot, hints, plan_of
from netloft.bots.advice import PLAIN, POINT, Change, Count, Plan, teller_of
from netloft.bots.bot import FOUND, evaluation_of
from netloft.bots.ending import IN_A_TURN, Course, ending_of
from netloft.bots.evaluation import PLAIN as ONLY_POINTS
from netloft.bots.evaluation import Evaluation
from netloft.core.text import LANGUAGES
from tests.engine.test_properties import together_walk
from tests.engine.walk import new, walk

if TYPE_CHECKING:
    from netloft.core.position import Position

MODES = ["kaivai-3", "fleet-1", "nusfjord-2-herring"]


@pytest.mark.parametrize("mode", MODES)
def test_hints_are_plans(mode: str) -> None:
    """Hints are options, the best first; each is told in sentences, and no sentence names a weight or a feature."""
    terms = {term.name.en for term in evaluation_of(new(mode)).terms}
    told = 0
    for number, g in enumerate(walk(mode, 6)):
        if number % 13 or g.over or CHANCE in g.deciders or len(g.options(g.deciders[0])) == 1:
            continue
        seat = g.deciders[0]
        found = hints(g, seat, bot("search:40"), Random(1))
        assert 1 <= len(found) <= 3
        assert found[0].option == bot("search:40").choose(g, seat, Random(1))
        for hint in found:
            assert hint.option in g.options(seat)
            assert 0 <= hint.share <= 1
            for lang in LANGUAGES:
                plan, nudge = hint.plan.say(lang), hint.plan.nudge.say(lang)
                assert re.fullmatch(r"\S.*\.", plan)
                assert not re.search(r"\{|\}|[+-]\d|\d\.\d", plan + nudge)
                assert hint.plan.say_instead(lang, found[0].plan, hint.cost).startswith(plan)
            assert not any(term in plan for term in terms if len(term) > 12)
            told += 1
    assert told > 5


def test_a_plan_leaves_out_what_is_done_already(monkeypatch: pytest.MonkeyPatch) -> None:
    """While others still decide, an option is explained by the points it adds, not by those its seat has just made."""
    turns = evaluation_of(netloft.game("fleet").new(3)).turns
    sheet = Evaluation(ONLY_POINTS.terms, ONLY_POINTS.features, 0, ONLY_POINTS.stage, turns, 10.0, 1)
    monkeypatch.setitem(FOUND, ("fleet", 3, ""), sheet)  # what changes can be read off the score sheet
    teller = teller_of("fleet")  # the compiled form calls its functions directly, but reads the fields of an object
    monkeypatch.setattr(teller, "deeds", PLAIN.deeds)
    monkeypatch.setattr(teller, "tally", PLAIN.tally)
    exact = compared = 0
    for g in chain.from_iterable([together_walk("fleet-3", seed) for seed in range(1, 5)]):
        for seat in g.deciders if g.lanes is not None else ():
            own = g.seen_by(seat)
            before = points(own, seat)
            if before == points(g, seat):
                continue
            for hint in hints(g, seat, bot("greedy"), Random(1)):
                after = own.copy()
                for option in [hint.option, *hint.then]:
                    if seat in after.deciders:  # else it goes on when all have decided, which may bring more
                        after.play(seat, option.text)
                exact += [change.number for change in hint.plan.changes] == [points(after, seat) - before]
                compared += 1
    assert exact > compared / 2 > 5


def points(g: Position, seat: int) -> float:
    """Add up a score sheet."""
    return sum([line.points for line in g.score_sheet(seat)])


def test_the_fish_of_the_next_round_are_no_gain_of_the_turn() -> None:
    """What comes to everybody when the round ends is not told as what the last worker brings."""
    last = 0
    for g in walk("nusfjord-1-herring", 3):
        gold = next((option for option in g.options(0) if option.text == "gold"), None)
        if g.over or gold is None:
            continue
        after = g.copy()
        after.play(0, "gold")
        if after.when()[0] != g.when()[0]:
            plan = plan_of(g, 0, Rating(gold, 0.0, 0.0, 1), Random(1), far=False)
            assert "fish" not in [thing.many.en for thing, _ in plan.gains]
            last += 1
    assert last


def test_an_alternative_says_what_it_misses() -> None:
    """The difference to the best choice is told in goods and points, not as a number of the search."""
    best, other = made(4.0), made(1.0)
    assert other.say_instead("en", best, 2.0).endswith("You miss out on 3 points.")
    assert other.say_instead("de", best, 0.1).endswith(
        "Vorerst bekommst du 3 Punkte weniger, am Ende ist es aber fast genauso gut."
    )
    assert best.say_instead("en", best, 2.4).endswith("In the long run it costs you about 2 points.")
    assert best.say_instead("en", best, 0.1).endswith("Nearly as good.")


def made(number: float) -> Plan:
    """Make a plan that brings so many points."""
    return Plan([], [], [Change(Count(POINT, 0), number)])


@pytest.mark.parametrize(
    ("game", "before", "line", "told"),
    [
        ("kaivai", ["build", "boat a1", "to a2"], ["meeting hut"], "Build a meeting hut."),
        ("kaivai", ["sell", "boat a1", "to a2", "deliver b1"], ["done"], "Leave it at that."),
        ("kaivai", ["move"], ["boat a1", "to a2", "boat b1", "to b2"], "Sail to a2 and b2."),
        ("nusfjord", ["build a building", "build Boathouse"], ["space b1", "use"], "Build it on b1."),
        ("nusfjord", ["take Contractor"], ["decline"], "Leave it."),
        ("fleet", [], ["boat shrimp"], "Launch a boat for Shrimp."),
    ],
)
def test_a_choice_in_the_middle_of_a_turn_is_told_as_what_it_is(
    game: str, before: list[str], line: list[str], told: str
) -> None:
    """Which of several choices is meant can be read off the sentence."""
    named = netloft.game(game).new(3).game.option
    done, rest = ([named(text) for text in texts] for texts in (before, line))
    assert Plan(rest, teller_of(game).deeds(done, rest), []).say("en") == told


@pytest.mark.parametrize("name", netloft.games())
def test_every_game_says_its_own(name: str) -> None:
    """Each of our games tells its plans and its awards in both languages; other games have generic ones."""
    assert teller_of(name) is not PLAIN
    g = netloft.game(name).new(2 if name != "kaivai" else 3)
    assert len(teller_of(name).tally(g, 0)) > 3
    for award in ending_of(name).awards:
        assert award.name.en
        assert award.name.de
        assert award.count(g, 0) >= 0
    assert teller_of("no such game") is PLAIN


@pytest.mark.parametrize(("mode", "step"), [("nusfjord-3-mackerel", 5), ("kaivai-3", 3)])
def test_the_easy_bot_does_not_pass_while_it_can_gain(mode: str, step: int) -> None:
    """It errs between moves that do something; it passes only where nothing would be better."""
    could = 0
    for number, g in enumerate(walk(mode, 4)):
        if number % step or g.over or CHANCE in g.deciders:
            continue
        seat = g.deciders[0]
        if len(g.options(seat)) > 1 and "pass" in [option.text for option in g.options(seat)]:
            ratings = {rating.option.text: rating.value for rating in bot("medium").rate(g, seat, Random(1))}
            if max(ratings.values()) > ratings["pass"]:
                assert "pass" not in {bot("easy").choose(g, seat, Random(seed)).text for seed in range(4)}
                could += 1
    assert could > 1


def test_what_one_begins_with_is_no_turn() -> None:
    """A clan of Kaivai begins with fish; nobody has caught any in a turn yet."""
    g = netloft.game("kaivai").new(3)
    netloft.Luck(1).settle(g)
    course = Course(g)
    in_a_turn = [
        numbers for award, numbers in zip(course.ending.awards, course.best, strict=True) if award.when == IN_A_TURN
    ]
    assert [mat["fish"] for mat in g.view(None)["mats"]] == [[4, 4, 4]] * 3
    assert in_a_turn == [[0, 0, 0]]
