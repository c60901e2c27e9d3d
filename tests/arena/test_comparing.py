"""Comparisons: both sides have the same luck, known changes are found, and chance is not taken for a change."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

import netloft
from netloft.arena import Difference, Plan, Result, compare, plan, play_pairs, processes, whole
from netloft.arena.comparing.comparison import edits
from netloft.arena.comparing.measures import PICKED, POINTS
from netloft.arena.pool import Game, here
from netloft.bots import levels
from netloft.bots.bot import RandomBot
from netloft.games.nusfjord.terminal.decks import copied

Sides = tuple[Plan, Plan]


def played(sides: Sides, games: int) -> tuple[list[Result], list[Result]]:
    """Play both sides of a comparison."""
    pairs = list(play_pairs(sides, games))
    return [one for first, _ in pairs for one in first], [one for _, second in pairs for one in second]


def made_up(rng: Random, blocks: int, change: float, luck: list[float]) -> list[Result]:
    """Make up a side: by `change`, players have more points, and the hut is picked more and worth more."""
    results: list[Result] = []
    for block in range(blocks):
        first = rng.randrange(2)
        turns = [(seat - first) % 2 for seat in range(2)]
        has = [rng.random() < 0.4 + change / 20 for _ in range(2)]
        scores = [
            luck[block] + 3 * (turn == 0) + (2 + change) * own + rng.gauss(0, 5) + change
            for turn, own in zip(turns, has, strict=True)
        ]
        wins = [float(score == max(scores)) for score in scores]
        things = [[("building", "Hut", int(own))] for own in has]
        results.append(
            Result(block, block, block, ["A", "A"], scores, wins, [9, 9], [array("f")] * 2, things, turns=turns)
        )
    return results


def by_what(found: Iterable[Difference]) -> dict[str, Difference]:
    """Name differences by what they measure."""
    return {one.what: one for one in found}


SETTINGS = dict(netloft.game("nusfjord").new(2).settings)
SAME = Plan("nusfjord", 2, SETTINGS, ("A", "A"), 1, 1, "")


def test_changes_are_found_and_luck_is_not() -> None:
    """A change that is there is clear in most comparisons; without one, in few is anything clear."""
    rng = Random(4)
    clear = {0.0: 0, 2.0: 0}
    for change in clear:
        for _ in range(200):
            luck = [30 + rng.gauss(0, 6) for _ in range(40)]
            found = compare((SAME, SAME), made_up(rng, 40, 0.0, luck), made_up(rng, 40, change, luck))
            clear[change] += any(one.sure for one in found)
    assert clear[0.0] <= 200 * 0.1, "5 % in each of two groups"
    assert clear[2.0] > 100


def test_so_many_games_settle_it() -> None:
    """With as many games as it says, a change that is there is clear in about four of five comparisons."""
    rng = Random(8)

    def once(blocks: int) -> Difference:
        luck = [30 + rng.gauss(0, 6) for _ in range(blocks)]
        sides = made_up(rng, blocks, 0.0, luck), made_up(rng, blocks, 1.0, luck)
        return by_what(compare((SAME, SAME), *sides))[POINTS]

    needed = once(4000).settled
    assert 0.7 < sum([once(round(needed)).sure for _ in range(100)]) / 100 < 0.92


class Steady(RandomBot):
    """Plays at random as the other does, with other random numbers."""

    def choose(self, g: Any, seat: int, rng: Random) -> netloft.Option:
        return super().choose(g, seat, Random(rng.random()))


def test_a_cheaper_card_is_found_and_chance_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """A boathouse that costs 2 wood less is picked more; of bots that differ in nothing but luck, nothing is said."""
    deck = copied("herring")
    cheap = re.sub(r'("Boathouse 401", "[^"]*"), cost\(wood=2\)', r"\1, free", deck)
    assert cheap != deck
    sides = plan("nusfjord", ["random"], 3, 2, {"deck": deck}), plan("nusfjord", ["random"], 3, 2, {"deck": cheap})
    (edit,) = edits(sides)
    assert (edit.setting, edit.first.count("wood=2"), edit.second.count("free")) == ("deck", 1, 1)
    found = compare(sides, *played(sides, 80))
    assert [(one.what, one.name) for one in found if one.sure] == [(PICKED, "Boathouse 401")]
    (boathouse,) = [one for one in found if one.sure]
    assert boathouse.asked
    assert boathouse.change.low > 0
    assert boathouse.settled < 200

    monkeypatch.setitem(levels.BOTS, "steady", lambda _weights: Steady())
    one, other = [plan("nusfjord", [bot], 3, 2) for bot in ("random", "steady")]
    games = played((one, other), 80)
    assert sum([a.scores != b.scores for a, b in zip(*games, strict=True)]) > 70
    assert not any(one.sure for one in compare((one, other), *games))


def test_both_sides_have_the_same_luck() -> None:
    """Blocks of one number have one seed, also if sides have more or fewer games in a block."""
    sides = plan("fleet", ["random"], 5, 2), plan("fleet", ["random", "easy"], 5, 2)
    pairs = list(play_pairs(sides, 3))
    assert [(len(first), len(second)) for first, second in pairs] == [(1, 2)] * 3
    for first, second in pairs:
        assert {one.seed for one in first} == {one.seed for one in second}
    same = plan("fleet", ["random"], 5, 2)
    twins = list(play_pairs((same, same), 3))
    assert [first for first, _ in twins] == [second for _, second in twins]
    assert not any(one.sure or one.change.value for one in compare((same, same), *played((same, same), 3)))


def test_it_goes_on_where_it_stopped() -> None:
    """A side that is ahead is not played again, and workers change nothing."""
    sides = plan("kaivai", ["random"], 5, 3), plan("kaivai", ["random"], 5, 3, {"dice": False})
    first, second = played(sides, 4)
    games: list[int] = []

    def counting(tasks: Iterable[Game], keep_records: bool) -> Any:
        return here((games.append(game) or (arena, game) for arena, game in tasks), keep_records)  # type: ignore[func-returns-value]

    rest = list(play_pairs(sides, 4, counting, (first[:3], second[:2])))
    assert games == [2, 3, 3]
    assert rest == [([], second[2:3]), (first[3:], second[3:])]
    assert list(play_pairs(sides, 4, processes(2))) == [([a], [b]) for a, b in zip(first, second, strict=True)]


def test_what_only_one_side_has_is_not_compared() -> None:
    """Things of another deck have no partner; a thing that nobody could have has no numbers."""
    sides = plan("nusfjord", ["random"], 3, 2), plan("nusfjord", ["random"], 3, 2, {"deck": "codfish"})
    found = compare(sides, *played(sides, 4))
    assert {one.kind for one in found} == {"", "elder"}
    assert [edit.setting for edit in edits(sides)] == ["deck"]


def test_few_pairs_that_differ_are_not_clear() -> None:
    """Four pairs that all differ in one direction are what chance makes of eight coins once in eight times."""
    luck = [30.0] * 200
    first = made_up(Random(1), 200, 0.0, luck)
    second = made_up(Random(1), 200, 0.0, luck)
    changed = [one for one in second if not any(seat[0][2] for seat in one.things)][:4]
    for one in changed:
        one.things[0] = [("building", "Hut", 1)]
    found = by_what(compare((SAME, SAME), first, second))[PICKED]
    assert found.change.low > 0
    assert (found.chance, found.sure) == (1 / 8, False)


def test_whole_blocks_are_played() -> None:
    """A number of games is rounded up to blocks of the larger side."""
    sides = plan("fleet", ["random", "easy"], 5, 2), plan("fleet", ["random"], 5, 2)
    assert len(played(sides, 3)[0]) == 2 * 3
    assert whole(sides[0], 3) == 4
