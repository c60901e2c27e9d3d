"""Who sits where, and with which luck: fair, and the same for ever."""

from __future__ import annotations

from collections import Counter
from math import factorial

import pytest

from netloft import NetloftError
from netloft.arena import Seating, plan, seating, whole
from netloft.arena.plan import blocks, place

FIELDS = ["A", "AB", "ABB", "AAB", "ABC", "AABB", "ABBB", "ABCD", "ABBBB", "AABBC", "ABCDE", "AAAAA"]


@pytest.mark.parametrize("field", FIELDS)
def test_every_arrangement_comes_once_a_cycle(field: str) -> None:
    """All ways to seat the bots come equally often: each once, before any comes again."""
    every = [order for block in blocks(tuple(field)) for order in block]
    ways = factorial(len(field))
    for number in Counter(field).values():
        ways //= factorial(number)
    assert len(every) == len(set(every)) == ways
    assert {tuple(sorted(order)) for order in every} == {tuple(sorted(field))}
    assert every[0] == tuple(field)


@pytest.mark.parametrize("field", FIELDS)
def test_within_a_block_every_bot_sits_everywhere(field: str) -> None:
    """A block is fair by itself: each bot sits in each seat as often as in any other."""
    for block in blocks(tuple(field)):
        for bot in field:
            assert len({sum(order[seat] == bot for order in block) for seat in range(len(field))}) == 1


def test_luck_is_shared_in_a_block_and_nowhere_else() -> None:
    """All games of a block have one seed, other blocks and other arenas have others."""
    arena = plan("kaivai", ["greedy", "random", "easy"], 1)
    games = [seating(arena, game) for game in range(30)]
    assert [at.block for at in games] == [game // 3 for game in range(30)]
    assert len({at.seed for at in games}) == 10
    assert {(at.block, at.seed) for at in games} == {(at.block, at.seed) for at in games[::3]}
    other = plan("kaivai", ["greedy", "random", "easy"], 2)
    assert not {seating(other, game).seed for game in range(30)} & {at.seed for at in games}


def test_a_seating_stays_what_it_is() -> None:
    """Results of old arenas can be played again: neither seats nor seeds may change from one version to the next."""
    arena = plan("nusfjord", ["search:10", "greedy"], 7, 3)
    assert arena.bots == ("search:10", "greedy", "greedy")
    assert seating(arena, 4) == Seating(4, 1, 178176493945873, ("greedy", "search:10", "greedy"))


def test_blocks_of_different_size() -> None:
    """Two and two bots have four ways to turn side by side and two across; games go through both in turn."""
    arena = plan("kaivai", ["greedy", "greedy", "random", "random"], 1)
    assert [place(arena, game) for game in range(7)] == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (2, 0)]
    assert [whole(arena, games) for games in (1, 4, 5, 6, 7)] == [4, 4, 6, 6, 10]


def test_seats_and_bots() -> None:
    """As many seats as bots if the game has them; left over ones go to the last bot; too many bots are refused."""
    assert plan("kaivai", ["greedy", "random"], 1).bots == ("greedy", "random")
    assert plan("kaivai", ["greedy"], 1).bots == ("greedy",) * 3
    assert plan("fleet", ["greedy"], 1, 1).bots == ("greedy",)
    with pytest.raises(NetloftError, match="bots: kaivai has 2 seats here, found 3 bots"):
        plan("kaivai", ["greedy", "random", "easy"], 1, 2)
    with pytest.raises(NetloftError, match="bots: expected at least one name"):
        plan("kaivai", [], 1)
    with pytest.raises(NetloftError, match="no such bot as 'strong'"):
        plan("kaivai", ["strong"], 1)
    with pytest.raises(NetloftError, match="option 'tide'"):
        plan("kaivai", ["greedy"], 1, options={"tide": "high"})
