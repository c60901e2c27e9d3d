"""Gymnasium: its own test, masks, opponents, luck and clones."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import netloft
from netloft import bots
from netloft.envs.gymnasium import NetloftEnv
from tests.engine.walk import MODES
from tests.envs.games import PLAYED


def env(mode: str, **more: Any) -> NetloftEnv:
    """Make an environment for a mode of a game."""
    name, seats, options = MODES[mode]
    return NetloftEnv(name, seats, options, **more)


def play(played: NetloftEnv, rng: Random, most: int = 10_000) -> float:
    """Play at random until the game is over or so many steps were taken; give the last reward."""
    reward = 0.0
    while most > 0 and not played.position.over:
        _, reward, _, _, _ = played.step(rng.choice(np.flatnonzero(played.action_masks()).tolist()))
        most -= 1
    return reward


@pytest.mark.parametrize("mode", PLAYED)
def test_gymnasium_finds_nothing_wrong(mode: str) -> None:
    """Gymnasium's test of the interface passes, for what `make` makes."""
    name, seats, options = MODES[mode]
    made = gymnasium.make(f"netloft/{name}-v1", seats=seats, options=options)
    check_env(made.unwrapped)


@pytest.mark.parametrize("mode", PLAYED)
@pytest.mark.parametrize("seat", [0, -1])
def test_a_game_is_played_from_one_seat(mode: str, seat: int) -> None:
    """The seat is asked whenever it must decide, is told what it may do, and at the end the scores."""
    seats = MODES[mode][1]
    played = env(mode, seat=seat % seats)
    seen, info = played.reset(seed=2)
    rng = Random(3)
    terminated = False
    while not terminated:
        g = played.position
        assert played.seat in g.deciders
        assert set(np.flatnonzero(info["action_mask"])) == {option.id for option in g.options(played.seat)}
        assert (info["action_mask"] == played.action_masks()).all()
        assert (seen == played.table.observation.of(g.view(played.seat), played.seat)).all()
        seen, reward, terminated, truncated, info = played.step(
            rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        )
        assert not truncated
        assert terminated or reward == 0
    assert info["scores"].tolist() == played.position.scores()
    assert info["wins"].nonzero()[0].tolist() == played.position.winners()
    assert reward == played.table.rewards()[played.seat]
    assert not info["action_mask"].any()


@pytest.mark.parametrize("opponents", ["greedy", ["random", "search:5"], [bots.bot("easy"), "random"]])
def test_others_are_played_by_chosen_bots(opponents: Any) -> None:
    """One bot for all other seats or one for each, by name or as itself; the same seed plays the same game."""
    ends = []
    for _ in range(2):
        played = env("fleet-3", opponents=opponents, seat=1)
        played.reset(seed=4)
        play(played, Random(5), 12)
        ends.append(played.position.dump())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("mode", PLAYED)
def test_a_clone_goes_on_alone_and_in_the_same_way(mode: str) -> None:
    """What is played in a clone does not touch the original; both have the same luck ahead, also in the next game."""
    played = env(mode)
    played.reset(seed=7)
    play(played, Random(8), 8)
    before = played.position.dump()
    clone = played.clone()
    play(clone, Random(9))
    assert played.position.dump() == before
    play(played, Random(9))
    assert played.position.dump() == clone.position.dump()
    for again in (played, clone):
        again.reset()
    assert played.position.dump() == clone.position.dump()


def test_a_clone_draws_for_itself() -> None:
    """What is sampled in a clone does not change what the original samples next."""
    played = env("fleet-2")
    played.action_space.seed(5)
    clone = played.clone()
    ahead = [clone.action_space.sample() for _ in range(5)]
    assert [played.action_space.sample() for _ in range(5)] == ahead


def test_what_may_not_be_ends_the_episode() -> None:
    """An illegal action changes nothing, is worth -1, and the reason is told."""
    played = env("kaivai-3")
    played.reset(seed=1)
    before = played.position.dump()
    _, reward, terminated, _, info = played.step(played.table.actions.index("pass"))
    assert (reward, terminated) == (-1.0, True)
    assert info["illegal"].startswith("That is not what is asked now")
    assert played.position.dump() == before


@pytest.mark.parametrize(
    ("reward", "worth"),
    [("win", [1.0, -0.5, -0.5]), ("lead", [0.05, -0.05, -0.15]), ("points", [0.2, 0.15, 0.05])],
)
def test_rewards_are_what_they_are_called(reward: str, worth: list[float]) -> None:
    """A win is what the others lose; leads and points count in hundreds."""
    played = env("kaivai-3", reward=reward)
    played.table.position = ended(20, 15, 5)
    assert played.table.rewards() == pytest.approx(worth)


def test_a_shared_win_is_shared() -> None:
    """Two of three who win together have half of it; if all do, nobody has anything."""
    played = env("kaivai-3")
    for glory, worth in (((20, 20, 5), [0.25, 0.25, -0.5]), ((9, 9, 9), [0, 0, 0])):
        played.table.position = ended(*glory)
        assert played.table.rewards() == pytest.approx(worth)


def ended(*glory: int) -> Any:
    """Make a game of Kaivai that ended with so much glory."""
    mats = [{"glory": {"festivals": points}, "shells": [], "fish": []} for points in glory]
    g = netloft.game("kaivai").load({"seats": 3, "round": 8, "mats": mats, "to_do": []})
    assert g.over
    return g


def test_what_happened_is_told_in_words() -> None:
    """With the render mode ansi, render gives a spectator's log."""
    played = env("kaivai-3", render_mode="ansi")
    played.reset(seed=1)
    played.step(played.table.actions.index("bid 5"))
    assert "bids 5" in (played.render() or "")
    assert env("kaivai-3").render() is None


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"seat": 3}, "seat: expected a number from 0 to 2, found 3"),
        ({"seat": True}, "seat: expected a number from 0 to 2, found True"),
        ({"opponents": "clever"}, "bot: no such bot as 'clever'"),
        ({"opponents": ["random"]}, "opponents: expected 2, one for each other seat, found 1"),
        ({"seats": 7}, "seats: kaivai is for 2, 3, 4 players, found 7"),
        ({"options": {"cards": 1}}, "option 'cards': kaivai has no such option"),
        ({"reward": "fame"}, "reward: no such reward as 'fame'"),
    ],
)
def test_what_cannot_be_set_up_is_refused(given: dict[str, Any], expected: str) -> None:
    """A wrong argument is a NetloftError that names it."""
    with pytest.raises(netloft.NetloftError) as refused:
        NetloftEnv("kaivai", **given)
    assert str(refused.value).startswith(expected)
