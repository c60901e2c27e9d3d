"""Measure the environments' steps per CPU second in random play: ``just compiled bench/envs.py``."""

from collections.abc import Callable
from random import Random
from time import process_time

import numpy as np
import pyspiel

import netloft.envs.open_spiel  # noqa: F401  (importing it registers the games)
from netloft.envs.gymnasium import NetloftEnv
from netloft.envs.pettingzoo import NetloftAEC
from netloft.envs.vector import NetloftVectorEnv

SECONDS = 3.0
GAMES_AT_ONCE = 256
GAMES = (("nusfjord", 3), ("fleet", 2), ("kaivai", 3))

COPIES = 20_000

Episode = Callable[[Random], int]


def pettingzoo(game: str, seats: int) -> Episode:
    """Play for all seats, each observing before it acts."""
    env = NetloftAEC(game, seats)

    def play(rng: Random) -> int:
        env.reset(seed=rng.randrange(2**32))
        steps = 0
        while not env.position.over:
            mask = env.last()[0]["action_mask"]
            env.step(rng.choice(np.flatnonzero(mask).tolist()))
            steps += 1
        return steps

    return play


def gymnasium(game: str, seats: int) -> Episode:
    """Play for one seat against random bots; only its own steps count."""
    env = NetloftEnv(game, seats)

    def play(rng: Random) -> int:
        _, info = env.reset(seed=rng.randrange(2**32))
        steps = 0
        while not env.position.over:
            *_, info = env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
            steps += 1
        return steps

    return play


def open_spiel(game: str, seats: int, observing: bool) -> Episode:
    """Play for all seats and for chance; with or without the observation tensor of the deciding seat."""
    loaded = pyspiel.load_game(f"netloft_{game}(seats={seats})")

    def play(rng: Random) -> int:
        state = loaded.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                if observing:
                    state.observation_tensor(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def vector(game: str, seats: int) -> Episode:
    """Play for all seats in many games at once, with observation and mask; an episode is a step of all games."""
    envs = NetloftVectorEnv(game, GAMES_AT_ONCE, seats, seat=None, copy=False)
    draw = np.random.default_rng(1)
    masks = envs.reset(seed=1)[1]["action_mask"]

    def play(_: Random) -> int:
        nonlocal masks
        games, actions = np.nonzero(masks)
        legal = np.bincount(games)
        first = np.concatenate(([0], np.cumsum(legal)[:-1]))
        chosen = actions[first + (draw.random(GAMES_AT_ONCE) * legal).astype(int)]
        masks = envs.step(chosen)[-1]["action_mask"]
        return GAMES_AT_ONCE

    return play


def rate(play: Episode) -> int:
    """Return the steps per second."""
    rng = Random(1)
    steps = 0
    began = process_time()
    while process_time() - began < SECONDS:
        steps += play(rng)
    return round(steps / (process_time() - began))


def clone_cost(game: str, seats: int) -> float:
    """Return how many times as long a clone of an environment takes as a copy of its position."""
    env = NetloftEnv(game, seats)
    env.reset(seed=1)
    env.action_space.sample()

    def seconds(do: Callable[[], object]) -> float:
        began = process_time()
        for _ in range(COPIES):
            do()
        return process_time() - began

    return seconds(env.clone) / seconds(env.position.copy)


def main() -> None:
    """Print the table."""
    print("| game | numbers | actions | vector | PettingZoo | Gymnasium | OpenSpiel | without tensor | clone / copy |")
    print("|---|---|---|---|---|---|---|---|---|")
    for game, seats in GAMES:
        table = NetloftAEC(game, seats).table
        rates = [
            vector(game, seats),
            pettingzoo(game, seats),
            gymnasium(game, seats),
            open_spiel(game, seats, True),
            open_spiel(game, seats, False),
        ]
        row = [f"{game}, {seats} seats", table.observation.size, len(table.actions), *[rate(play) for play in rates]]
        row.append(f"{clone_cost(game, seats):.1f}")
        print("| " + " | ".join([str(cell) for cell in row]) + " |")


if __name__ == "__main__":
    main()
