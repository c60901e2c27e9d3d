"""Bots play legally in every mode, repeatably, and see only what they may."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

import netloft
from netloft import CHANCE, Luck
from netloft.arena import play_out
from netloft.bots import BOTS, Bot, Rating, bot
from netloft.bots.bot import evaluation_of
from netloft.bots.evaluation import PLAIN
from netloft.bots.search import Node, Search, SearchBot
from netloft.bots.weights import HAND
from tests.engine.test_properties import together_walk
from tests.engine.toy import TOY
from tests.engine.walk import MODES, new, walk

if TYPE_CHECKING:
    from netloft.core.position import Position

QUICK = "search:8"


@pytest.mark.parametrize("mode", MODES)
def test_greedy_plays_whole_games(mode: str) -> None:
    """A greedy seat among random ones comes to the end of a game in every mode."""
    g = new(mode)
    g = play_out(g, [bot("greedy"), *[bot("random")] * (g.seats - 1)], 1)
    assert g.over
    assert g.game.replay(g.record()) == g


@pytest.mark.parametrize(
    "mode", ["kaivai-3", "kaivai-2-2005", "fleet-1", "fleet-3-captains", "nusfjord-1-campaign", "nusfjord-5-variants"]
)
def test_search_plays_whole_games(mode: str) -> None:
    """Searching seats come to the end, alone, together and with cards in hand."""
    g = new(mode)
    g = play_out(g, [bot(QUICK), *[bot("random")] * (g.seats - 1)], 2)
    assert g.over


@pytest.mark.parametrize(
    "name", [*[name for name in BOTS if name not in {"hard", "merciless", "search"}], QUICK, "search:0.01s"]
)
def test_every_bot_chooses_an_option(name: str) -> None:
    """Whatever bot is named, it takes one of the options, and rates all of them in their order."""
    g = new("fleet-2")
    Luck(1).settle(g)
    seat = g.deciders[0]
    options = g.options(seat)
    assert bot(name).choose(g, seat, Random(1)) in options
    assert [rating.option for rating in bot(name).rate(g, seat, Random(1))] == options


@pytest.mark.parametrize(
    "name", ["harder", "", "search:", "search:0", "search:-1", "search:nan", "search:0s", "search:infs"]
)
def test_an_unknown_bot_is_named(name: str) -> None:
    """A bot that does not exist is refused in one line that names it and what is expected."""
    with pytest.raises(netloft.NetloftError, match=r"^bot: .*(expected).*") as refused:
        bot(name)
    assert repr(name) in str(refused.value)


@pytest.mark.parametrize("mode", ["kaivai-3", "fleet-2-cards", "nusfjord-3-herring"])
@pytest.mark.parametrize("name", ["easy", "medium", "search:30"])
def test_the_same_seed_gives_the_same_choice(mode: str, name: str) -> None:
    """A choice follows from the position, the seed and the iterations, and changes nothing."""
    for number, g in enumerate(walk(mode, 5)):
        if number % 23 or g.over or CHANCE in g.deciders:
            continue
        seat = g.deciders[0]
        before = g.dump()
        first = [(r.option.text, r.value, r.points) for r in bot(name).rate(g, seat, Random(9))]
        again = [(r.option.text, r.value, r.points) for r in bot(name).rate(g.copy(), seat, Random(9))]
        assert first == again
        assert g.dump() == before


def influence_moved(g: Position, seat: int) -> Position:
    """Change the covered influence of everybody else; loaded, so that nobody could have counted it."""
    dump = g.dump()
    dump["influence"] = [count if clan == seat else 6 - count % 6 for clan, count in enumerate(dump["influence"])]
    return g.game.load(dump)


def hands_swapped(g: Position, seat: int) -> Position:
    """Exchange cards of the other hands with one another and with the pile."""
    dump = g.dump()
    others = [harbor for other, harbor in enumerate(dump["harbors"]) if other != seat]
    unseen = [card for harbor in others for card in harbor["hand"]] + dump["pile"]["C"]
    unseen = unseen[::-1]
    for harbor in others:
        number = len(harbor["hand"])
        harbor["hand"], unseen = unseen[:number], unseen[number:]
    dump["pile"]["C"] = unseen
    return g.game.load(dump)


def same_choices(g: Position, other: Position, seat: int) -> None:
    """Assert that no bot can tell two positions apart that its seat cannot tell apart."""
    assert g.view(seat) == other.view(seat)
    for name in ("greedy", "search:25"):
        one = [(r.option.text, r.value) for r in bot(name).rate(g, seat, Random(4))]
        two = [(r.option.text, r.value) for r in bot(name).rate(other, seat, Random(4))]
        assert one == two


def test_bots_do_not_know_covered_influence() -> None:
    """In Kaivai a bot chooses the same whatever markers the others hold, if it could not count them."""
    looked = 0
    for number, g in enumerate(walk("kaivai-3", 61)):
        if number % 29 or g.over or CHANCE in g.deciders or len(g.deciders) > 1:
            continue
        seat = g.deciders[0]
        same_choices(g.game.load(g.dump()), influence_moved(g, seat), seat)
        looked += 1
    assert looked > 5


def test_bots_do_not_know_other_hands() -> None:
    """In Nusfjord a bot chooses the same whatever cards the others hold and in whatever way the pile is made up."""
    looked = 0
    for number, g in enumerate(walk("nusfjord-3-mackerel", 62)):
        if number % 5 or g.over or CHANCE in g.deciders or not any(g.dump()["harbors"][1]["hand"]):
            continue
        seat = g.deciders[0]
        changed = hands_swapped(g, seat)
        looked += changed.dump() != g.dump()
        same_choices(g, changed, seat)
    assert looked > 3


def test_bots_do_not_know_face_down_elders() -> None:
    """In Nusfjord the order in which face-down elders are noted means nothing."""
    for number, g in enumerate(walk("nusfjord-2-codfish", 63)):
        if number % 30 == 20 and not g.over and CHANCE not in g.deciders:
            dump = g.dump()
            dump["face-down"].reverse()
            same_choices(g, g.game.load(dump), g.deciders[0])


@pytest.mark.parametrize("mode", ["fleet-3", "kaivai-3"])
def test_bots_do_not_know_answers_that_are_not_all_in(mode: str) -> None:
    """Where several decide at once, a bot chooses the same whatever the others have answered."""
    looked = 0
    for g in together_walk(mode, 51):
        if len(g.deciders) < 2 or looked > 6:
            continue
        other, seat = g.deciders[:2]
        one, two = g.copy(), g.copy()
        one.play(other, g.options(other)[0].text)
        two.play(other, g.options(other)[-1].text)
        for answering in (one, two):
            while other in answering.deciders:  # that it has answered all is public
                answering.play(other, answering.options(other)[0].text)
        same_choices(one, two, seat)
        looked += 1
    assert looked > 3


@pytest.mark.parametrize(("mode", "step"), [("kaivai-3", 31), ("fleet-1", 7), ("nusfjord-2-herring", 7)])
def test_what_is_decided_is_not_searched_to_the_end(mode: str, step: int) -> None:
    """Search ends early where the choice is clear; all its iterations would have led there, too, or nearly."""
    budget, tried = 400, 0
    shares: list[float] = []  # of the tries of what a whole search tries most, those of what was chosen
    for number, g in enumerate(walk(mode, 8)):
        if number % step or g.over or CHANCE in g.deciders or len(g.options(g.deciders[0])) == 1:
            continue
        seat = g.deciders[0]
        ratings = bot(f"search:{budget}").rate(g, seat, Random(number))
        search = Search(g, seat, Random(number))
        for _ in range(budget):
            search.iterate()
        most = max([node.visits for node in search.root.children.values()])
        chosen = max(ratings, key=lambda rating: rating.value).option.text
        shares.append(search.root.children[chosen].visits / most)
        tried += sum([rating.tries for rating in ratings])
    assert len(shares) > 5
    assert tried < 0.8 * budget * len(shares)
    assert sum(shares) > 0.9 * len(shares)


def test_a_long_first_look_ends_no_search() -> None:
    """Of a second, 0.9 s went into the greedy look at the options: 16 tries in 0.01 s leave time for many more."""
    root = Node()
    root.after("first").visits, root.after("second").visits = 16, 0
    search = SearchBot(seconds=1.0)
    assert not search.is_finished(root, 16, elapsed=0.91, begun=0.90)
    assert search.is_finished(root, 16, elapsed=0.91, begun=0.20)  # at that speed, two are left
    assert search.is_finished(root, 16, elapsed=1.0, begun=0.90)


def test_a_game_without_an_evaluation_goes_by_its_score_sheet() -> None:
    """Any later game can be played by all bots before anybody has written an evaluation for it."""
    g = TOY.new(2)
    Luck(1).settle(g)
    assert evaluation_of(g) is PLAIN
    play_out(g, [bot("greedy"), bot(QUICK)], 3)


@pytest.mark.parametrize("name", netloft.games())
def test_an_evaluation_adds_up(name: str) -> None:
    """The terms of an evaluation add up to its value, and each has a name in both languages."""
    mode = {"kaivai": "kaivai-3", "fleet": "fleet-2", "nusfjord": "nusfjord-2-herring"}[name]
    for number, g in enumerate(walk(mode, 7)):
        if number % 15 == 0 and CHANCE not in g.deciders:
            judged = evaluation_of(g)
            for seat in range(g.seats):
                assert judged.value(g, seat) == pytest.approx(sum(judged.shares(g, seat)))
    assert judged.values(g) == g.scores()
    assert all(term.name.en and term.name.de for term in judged.terms)


@pytest.mark.parametrize("weights", ["", HAND])
def test_the_next_game_of_a_series_is_expected_as_it_begins(weights: str) -> None:
    """When one game of a campaign ends and the next begins, what is expected of all three stays what it was."""
    fresh = netloft.game("nusfjord").new(1)
    Luck(1).settle(fresh)
    begun: dict[int, float] = {}
    for g in walk("nusfjord-1-campaign", 7):
        if CHANCE not in g.deciders and not g.over and g.number not in begun:  # type: ignore[attr-defined]
            judged = evaluation_of(g, weights)
            earlier = sum(line.points for line in g.score_sheet(0)[: len(begun)])
            begun[len(begun) + 1] = judged.value(g, 0) - earlier
    one = judged.value(fresh, 0)
    assert begun == {1: pytest.approx(3 * one), 2: pytest.approx(2 * one), 3: pytest.approx(one)}


class Last(Bot):
    """A bot of somebody else: it takes what comes last."""

    def rate(self, g: Position, seat: int, rng: Random) -> list[Rating]:
        return [Rating(option, float(at), 0.0, 0) for at, option in enumerate(g.options(seat))]


def test_anybody_can_write_a_bot() -> None:
    """A class of one's own is a bot, also where Netloft is compiled."""
    g = netloft.game("kaivai").new(3)
    Luck(1).settle(g)
    seat = g.deciders[0]
    assert Last().choose(g, seat, Random(1)) is g.options(seat)[-1]
