"""PettingZoo: its own tests, masks, what seats are shown, luck and clones."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import netloft
from netloft.envs.pettingzoo import NetloftAEC
from tests.engine.test_properties import together_walk
from tests.engine.walk import MODES
from tests.envs.games import PLAYED


def env(mode: str, **more: Any) -> NetloftAEC:
    """Make an environment for a mode of a game."""
    name, seats, options = MODES[mode]
    return NetloftAEC(name, seats, options, **more)


def play(played: NetloftAEC, rng: Random, most: int = 10_000) -> list[int]:
    """Play at random, until all agents are done or so many steps were taken."""
    actions: list[int] = []
    while played.agents and len(actions) < most:
        observation, _, terminated, _, _ = played.last()
        if terminated:
            played.step(None)
        else:
            actions.append(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            played.step(actions[-1])
    return actions


# PettingZoo minds a dictionary of observation and mask, which it asks for, in environments that are not its own.
@pytest.mark.parametrize("mode", PLAYED)
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
def test_pettingzoo_finds_nothing_wrong(mode: str) -> None:
    """PettingZoo's tests of the interface and of seeds pass."""
    api_test(env(mode), num_cycles=200)
    seed_test(lambda: env(mode), num_cycles=60)


@pytest.mark.parametrize("mode", PLAYED)
def test_masks_are_the_options(mode: str) -> None:
    """The agent whose turn it is may do exactly what its seat may; all others may do nothing."""
    played = env(mode)
    played.reset(seed=3)
    rng = Random(4)
    while not played.position.over:
        g = played.position
        for seat, agent in enumerate(played.possible_agents):
            mask = played.observe(agent)["action_mask"]
            asked = agent == played.agent_selection
            assert set(np.flatnonzero(mask)) == ({option.id for option in g.options(seat)} if asked else set())
        play(played, rng, 1)
        if rng.random() < 0.8:
            play(played, rng, 6)


@pytest.mark.parametrize("mode", PLAYED)
def test_a_game_is_played_to_its_end(mode: str) -> None:
    """Everybody is rewarded once, at the end, and told the scores; wins add up to nothing."""
    played = env(mode)
    played.reset(seed=5)
    earned = dict.fromkeys(played.possible_agents, 0.0)
    rng = Random(6)
    infos: list[dict[str, Any]] = []
    while played.agents:
        agent = played.agent_selection
        _, reward, terminated, _, info = played.last()
        earned[agent] += reward
        assert terminated or reward == 0
        infos += [info] if terminated else []
        play(played, rng, 1) if not terminated else played.step(None)
    g = played.position
    assert g.over
    assert all([info["scores"].tolist() == g.scores() for info in infos])
    assert all([info["wins"].nonzero()[0].tolist() == g.winners() for info in infos])
    assert len(infos) == g.seats
    if g.seats > 1:
        assert sum(earned.values()) == pytest.approx(0)
        assert max(earned, key=lambda agent: earned[agent]) == f"player_{g.winners()[0]}"


@pytest.mark.parametrize("mode", PLAYED)
def test_a_clone_goes_on_alone_and_in_the_same_way(mode: str) -> None:
    """What is played in a clone does not touch the original; both have the same luck ahead, also in the next game."""
    played = env(mode)
    played.reset(seed=7)
    play(played, Random(8), 25)
    before = played.position.dump()
    clone = played.clone()
    play(clone, Random(9))
    assert played.position.dump() == before
    assert len(played.agents) == len(played.possible_agents)
    play(played, Random(9))
    assert played.position.dump() == clone.position.dump()
    for again in (played, clone):
        again.reset()
    assert played.position.dump() == clone.position.dump()


def test_a_clone_draws_for_itself() -> None:
    """Before the first game, too, there are clones; what is sampled in one does not change what the other samples."""
    played = env("fleet-2")
    played.clone().reset(seed=1)
    played.reset(seed=1)
    played.action_space("player_0").seed(5)
    clone = played.clone()
    ahead = [clone.action_space("player_0").sample() for _ in range(5)]
    assert [played.action_space("player_0").sample() for _ in range(5)] == ahead


def test_seeds_begin_the_same_game_and_none_another() -> None:
    """The same seed gives the same game; without a seed the next game differs."""
    played = env("kaivai-3")
    laid = []
    for seed in (1, 1, None, None):
        played.reset(seed=seed)
        laid.append(played.position.record().to_text())
    assert laid[0] == laid[1]
    assert len(set(laid)) > 1


@pytest.mark.parametrize("mode", ["fleet-3", "kaivai-3", "nusfjord-4-herring"])
def test_answers_given_at_the_same_time_are_not_shown(mode: str) -> None:
    """Whoever is asked second where seats decide together sees the same, whatever the first has answered."""
    compared = 0
    for g in together_walk(mode, 51):
        if len(g.deciders) < 2:
            continue
        first, second, *_ = g.deciders
        shown = []
        for number in (0, -1):
            played = env(mode)
            played.reset(seed=1)
            played.table.position = g.copy()
            played.agent_selection = f"player_{first}"
            played.step(g.options(first)[number].id)
            while played.agent_selection == f"player_{first}":  # some decisions take several steps
                played.step(played.position.options(first)[0].id)
            assert played.agent_selection == f"player_{second}"
            shown.append([played.observe(agent) for agent in played.agents if agent != f"player_{first}"])
        for one, other in zip(*shown, strict=True):
            assert (one["observation"] == other["observation"]).all()
            assert (one["action_mask"] == other["action_mask"]).all()
        compared += 1
    assert compared > 2


def test_what_a_seat_may_not_know_is_not_observed() -> None:
    """An agent is shown the same, with the same mask, whatever hands the others hold."""
    played = env("nusfjord-3-herring")
    played.reset(seed=11)
    dealt = 0
    rng = Random(12)
    while not played.position.over:
        agent = played.agent_selection
        redealt = played.clone()
        redealt.table.position = played.position.redeal(played.possible_agents.index(agent), rng)
        dealt += redealt.position.dump() != played.position.dump()
        one, other = played.observe(agent), redealt.observe(agent)
        assert (one["observation"] == other["observation"]).all()
        assert (one["action_mask"] == other["action_mask"]).all()
        play(played, rng, 1)
    assert dealt > 10


def test_what_may_not_be_is_refused_with_the_reason() -> None:
    """An illegal action raises Illegal, as does none at all, and changes nothing."""
    played = env("kaivai-3")
    played.reset(seed=1)
    before = played.position.dump()
    for action in (played.table.actions.index("pass"), len(played.table.actions), None):
        with pytest.raises(netloft.Illegal):
            played.step(action)
    assert played.position.dump() == before


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
        ({"game": "chess"}, "game: no such game as 'chess'"),
        ({"game": "kaivai", "seats": 9}, "seats: kaivai is for 2, 3, 4 players, found 9"),
        ({"game": "kaivai", "options": {"dice": 7}}, "option dice: no such choice as 7"),
        ({"game": "kaivai", "reward": "fame"}, "reward: no such reward as 'fame'; expected one of win, lead, points"),
        ({"game": "fleet", "seats": 1, "reward": "win"}, "reward: a solo game has no winner; expected points"),
    ],
)
def test_what_cannot_be_set_up_is_refused(given: dict[str, Any], expected: str) -> None:
    """A wrong argument is a NetloftError that names it."""
    with pytest.raises(netloft.NetloftError) as refused:
        NetloftAEC(**given)
    assert str(refused.value).startswith(expected)
