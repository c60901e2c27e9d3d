"""Many games in one process: the same games as one by one, always ready, with results of a fixed shape."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import cloudpickle  # type: ignore[import-untyped]  # it has no types
import numpy as np
import pytest
from numpy.typing import NDArray
from pettingzoo.test import parallel_api_test

import netloft
from netloft.envs.gymnasium import NetloftEnv
from netloft.envs.parallel import NetloftParallel
from netloft.envs.pettingzoo import NetloftAEC
from netloft.envs.vector import NetloftVectorEnv
from tests.engine.walk import MODES
from tests.envs.games import PLAYED


def some(masks: NDArray[np.int8], rng: Random) -> NDArray[np.int64]:
    """Choose a legal action in each game."""
    return np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in masks])


@pytest.mark.parametrize("mode", PLAYED)
def test_it_plays_every_seat(mode: str) -> None:
    """Each game shows what the seat in turn sees and may do, begins again when it is over, and tells how it ended."""
    name, seats, options = MODES[mode]
    envs = NetloftVectorEnv(name, 3, seats, options, seat=None)
    seen, info = envs.reset(seed=1)
    shapes = {key: value.shape for key, value in info.items()}
    rng = Random(2)
    over = 0
    for _ in range(400):
        for number, g in enumerate(envs.batch.games):
            seat = int(info["seat"][number])
            assert seat in g.deciders
            assert (seen[number] == envs.table.observation.at(g, seat)).all()
            assert set(np.flatnonzero(info["action_mask"][number])) == {option.id for option in g.options(seat)}
        games = envs.batch.games[:]
        seen, rewards, terminated, truncated, info = envs.step(some(info["action_mask"], rng))
        assert not truncated.any()
        assert {key: info[key].shape for key in shapes} == shapes
        for number in np.flatnonzero(terminated).tolist():
            g = games[number]
            over += 1
            assert g.over
            assert info["scores"][number].tolist() == g.scores()
            assert info["wins"][number].sum() == pytest.approx(1)
            assert info["final_obs"][number].shape == seen[number].shape
        assert not rewards[~terminated].any()
        assert not info["scores"][~terminated].any()
    assert over


def test_a_seat_against_bots_is_the_environment_for_one() -> None:
    """With the same luck, a game among many is the game alone; observations are copies unless asked otherwise."""
    envs = NetloftVectorEnv("kaivai", 2, 3, seat=1, opponents="easy", reward="progress")
    one = NetloftEnv("kaivai", 3, seat=1, opponents="easy", reward="progress")
    seen, info = envs.reset(seed=5)
    alone, told = one.reset(seed=5)
    rng = Random(1)
    for _ in range(25):
        assert (seen[0] == alone).all()
        assert (info["action_mask"][0] == told["action_mask"]).all()
        actions = some(info["action_mask"], rng)
        before = seen
        seen, rewards, _, _, info = envs.step(actions)
        alone, reward, _, _, told = one.step(int(actions[0]))
        assert rewards[0] == pytest.approx(reward)
        assert not np.shares_memory(before, seen)
    bare = NetloftVectorEnv("kaivai", 2, copy=False)
    first, _ = bare.reset(seed=5)
    assert np.shares_memory(first, bare.step(some(bare.action_masks(), rng))[0])


def test_an_illegal_action_ends_its_game_only() -> None:
    """It is worth -1; the other games go on."""
    envs = NetloftVectorEnv("kaivai", 2)
    _, info = envs.reset(seed=1)
    actions = some(info["action_mask"], Random(1))
    actions[1] = envs.table.actions.index("pass")
    _, rewards, terminated, _, info = envs.step(actions)
    assert (rewards.tolist(), terminated.tolist(), info["illegal"].tolist()) == ([0, -1], [False, True], [False, True])
    assert info["action_mask"].any(axis=1).all()


@pytest.mark.parametrize(
    ("given", "expected"),
    [({"num_envs": 0}, "num_envs"), ({"seat": 7}, "seat"), ({"opponents": ["random"]}, "opponents")],
)
def test_what_cannot_be_set_up_is_refused(given: dict[str, Any], expected: str) -> None:
    """A wrong argument is a NetloftError that names it."""
    with pytest.raises(netloft.NetloftError, match=f"^{expected}"):
        NetloftVectorEnv("kaivai", **given)


@pytest.mark.parametrize("game", ["nusfjord", "fleet", "kaivai"])
def test_progress_adds_up_to_points(game: str) -> None:
    """Rewards for each change of the score sheet add up to the score at the end, for every seat."""
    env = NetloftAEC(game, reward="progress")
    env.reset(seed=3)
    rng = Random(4)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    steps = 0
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        earned[agent] += reward
        steps += reward != 0
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert list(earned.values()) == pytest.approx([score / 100 for score in env.position.scores()])
    assert steps > len(earned), "there are rewards before the end"


@pytest.mark.parametrize("game", ["nusfjord", "fleet", "kaivai"])
def test_the_parallel_form(game: str) -> None:
    """PettingZoo's test passes; seats that decide together act in one step; a clone goes on alone in the same way."""
    parallel_api_test(NetloftParallel(game), num_cycles=100)
    env = NetloftParallel(game, 2)
    seen, _ = env.reset(seed=1)
    rng = Random(3)

    def actions(shown: dict[str, Any]) -> dict[str, int]:
        legal = {agent: np.flatnonzero(part["action_mask"]).tolist() for agent, part in shown.items()}
        assert [agent for agent in legal if legal[agent]] == [f"player_{seat}" for seat in env.position.deciders]
        return {agent: rng.choice(those) if those else 0 for agent, those in legal.items()}

    for _ in range(10):
        seen, *_ = env.step(actions(seen))
    before = env.position.dump()
    clone = env.clone()
    same = actions(seen)
    clone.step(same)
    assert env.position.dump() == before
    env.step(same)
    assert env.position.dump() == clone.position.dump()


@pytest.mark.parametrize("make", [NetloftEnv, NetloftAEC, NetloftParallel])
@pytest.mark.parametrize("module", [pickle, cloudpickle])
@pytest.mark.parametrize("game", ["nusfjord", "fleet", "kaivai"])
def test_environments_are_pickled(game: str, module: Any, make: Any) -> None:
    """A copy from a pickle has the same position and the same luck ahead."""
    env = make(game)
    env.reset(seed=4)
    again = module.loads(module.dumps(env))
    rng = Random(6)
    for _ in range(12):
        seat = env.position.deciders[0]
        assert (again.table.observe(seat) == env.table.observe(seat)).all()
        action = rng.choice(np.flatnonzero(env.table.mask(seat)).tolist())
        for one in (env, again):
            one.table.play(seat, action)
    assert again.position.dump() == env.position.dump()
    for one in (env, again):
        one.reset()
    assert again.position.dump() == env.position.dump()
