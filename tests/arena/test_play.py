"""Games of an arena: the same from the same seed, whoever plays them, and nothing lost when something breaks."""

from __future__ import annotations

import multiprocessing
import re
from array import array

import pytest

import netloft
from netloft import NetloftError
from netloft.arena import (
    GameFailed,
    Plan,
    Pool,
    Result,
    by_bot,
    by_seat,
    by_turn,
    here,
    plan,
    play,
    play_blocks,
    processes,
    thinking,
)
from netloft.arena.openings import OPENING
from netloft.bots import Bot, levels


def played(arena: Plan, games: int, pool: Pool = here, until: float | None = None) -> list[Result]:
    """Play an arena to its end."""
    return [result for block in play_blocks(arena, games, until, pool) for result in block]


def result(game: int, bots: list[str], scores: list[float], wins: list[float], block: int | None = None) -> Result:
    """Make up how a game went."""
    return Result(
        game, game if block is None else block, 0, bots, scores, wins, [1] * len(bots), [array("f", [0.5])] * len(bots)
    )


@pytest.mark.parametrize("game", ["nusfjord", "fleet"])
def test_turn_order_is_that_of_the_record(game: str) -> None:
    """Chance draws the first player; the others follow clockwise."""
    arena = plan(game, ["random"], 4, 3)
    firsts = set()
    for number in range(8):
        found = play(arena, number, keep_record=True)
        (drawn,) = re.findall(r"^chance: first (?:seat )?(\d)$", found.record, re.MULTILINE)
        assert found.turns == [(seat - int(drawn)) % 3 for seat in range(3)]
        firsts.add(drawn)
    assert len(firsts) > 1


def test_in_kaivai_the_first_seat_begins() -> None:
    """The youngest bids first in the first round (p. 4), and sits on the first seat."""
    assert play(plan("kaivai", ["random"], 4, 4), 0).turns == [0, 1, 2, 3]


def test_games_begin_differently_if_asked() -> None:
    """Without variation, games of greedy bots with the same luck begin alike; who plays them changes nothing."""
    alike = [play(plan("kaivai", ["greedy"], 4, 3), number).opening for number in range(6)]
    varied = plan("kaivai", ["greedy"], 4, 3, vary=0.5)
    games = played(varied, 6)
    assert len(set(alike)) < len({found.opening for found in games})
    assert all(len(found.opening.split(" / ")) == OPENING for found in games)
    assert played(varied, 6, processes(2)) == games
    with pytest.raises(NetloftError, match="vary: expected a probability between 0 and 1, found 2"):
        plan("kaivai", ["greedy"], 4, 3, vary=2)


def test_the_number_of_workers_does_not_matter() -> None:
    """One process or two: the same results in the same order; and no process is left."""
    arena = plan("nusfjord", ["greedy", "random"], 3, 3)
    alone = played(arena, 10)
    assert [found.game for found in alone] == list(range(12))  # rounded up to whole turns of three
    assert played(arena, 10, processes(2)) == alone
    assert multiprocessing.active_children() == []


def test_a_game_is_what_its_record_says() -> None:
    """A record that was kept replays to the same scores and winners."""
    arena = plan("fleet", ["greedy", "random"], 1, options={"captains": True})
    found = play(arena, 1, keep_record=True)
    g = netloft.game("fleet").replay(netloft.read_record(found.record))
    assert g.over
    assert g.scores() == found.scores
    assert g.winners() == [seat for seat, win in enumerate(found.wins) if win]
    assert found.bots == ["random", "greedy"]
    assert play(arena, 1).record == ""


def test_a_game_alone() -> None:
    """Solo games have points and no rivals."""
    found = played(plan("nusfjord", ["random"], 1, 1), 3)
    assert [len(one.scores) for one in found] == [1, 1, 1]
    assert len({one.seed for one in found}) == 3


def test_until_it_is_narrow_enough() -> None:
    """It ends with the first block after which every win rate is known well enough, with any number of workers."""
    arena = plan("nusfjord", ["greedy", "random"], 5, 2)
    found = played(arena, 1000, until=0.12)
    assert len(found) % 2 == 0
    assert max(row.wins.half for row in by_bot(found)) <= 0.12
    assert max(row.wins.half for row in by_bot(found[:-2])) > 0.12
    assert played(arena, 1000, processes(2), until=0.12) == found
    assert list(play_blocks(arena, 1000, 0.12, done=found)) == []
    with pytest.raises(NetloftError, match="until: expected two different bots"):
        played(plan("nusfjord", ["random"], 5, 2), 10, until=0.1)


def test_going_on() -> None:
    """Games that are done are not played again, and the rest is as if nothing had been."""
    arena = plan("nusfjord", ["greedy", "random"], 3, 2)
    every = played(arena, 8)
    rest = [found for block in play_blocks(arena, 8, done=every[:4]) for found in block]
    assert every[:4] + rest == every


def test_standings_share_draws() -> None:
    """A draw is half a win for both; seats are told apart; a bot with two seats has played twice."""
    games = [
        result(0, ["A", "B"], [10, 20], [0, 1], 0),
        result(1, ["B", "A"], [15, 15], [0.5, 0.5], 0),
        result(2, ["A", "B"], [12, 8], [1, 0], 1),
    ]
    a, b = by_bot(games)
    assert (a.bot, a.games, a.wins.value) == ("A", 3, 0.5)
    assert a.score.value == pytest.approx(37 / 3)
    assert (b.lowest, b.median, b.highest) == (8, 15, 20)
    assert [(row.seat, row.bot, row.games) for row in by_seat(games)] == [
        (0, "A", 2),
        (0, "B", 1),
        (1, "A", 1),
        (1, "B", 2),
    ]
    for game, turns in zip(games, ([1, 0], [1, 0], [0, 1]), strict=True):
        game.turns = turns
    assert [(row.seat, row.bot, row.score.value) for row in by_turn(games)] == [
        (0, "A", 13.5),
        (0, "B", 20),
        (1, "A", 10),
        (1, "B", 11.5),
    ]
    twice = by_bot([result(0, ["A", "B", "B"], [1, 2, 3], [0, 0, 1])])
    assert [(row.bot, row.games, row.wins.value) for row in twice] == [("A", 1, 0), ("B", 2, 0.5)]


def test_times() -> None:
    """Of all decisions of a bot: the mean, what 95 of a hundred stay within, and the longest."""
    one = result(0, ["A"], [1], [1])
    one.seconds = [array("f", range(101))]
    (row,) = thinking([one])
    assert (row.decisions, row.mean, row.p95, row.longest) == (101, 50, 95, 100)


class Clumsy(Bot):
    """Drops everything."""

    def choose(self, g: object, seat: int, rng: object) -> netloft.Option:
        raise ZeroDivisionError("dropped")


def test_a_bot_that_breaks_down_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game, its seed, its seats and the error are told; blocks before it are not lost."""
    monkeypatch.setitem(levels.BOTS, "clumsy", lambda _weights: Clumsy())
    arena = plan("kaivai", ["clumsy", "random"], 1)
    with pytest.raises(
        GameFailed, match=r"game 0 \(seed \d+, seats clumsy, random\) .*ZeroDivisionError: dropped"
    ) as failed:
        played(arena, 2)
    assert failed.value.game == 0
    with pytest.raises(ZeroDivisionError):
        play(arena, 0)


def test_rules_of_another_version_are_not_played() -> None:
    """A worker elsewhere with other rules says so instead of playing."""
    arena = plan("kaivai", ["random"], 1)
    other = Plan(arena.game, arena.seats, arena.options, arena.bots, 1, 99, arena.version)
    with pytest.raises(GameFailed, match="rules: kaivai is at version 1 here, the arena at 99"):
        played(other, 1)
