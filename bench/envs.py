"""Measure the environments' steps per second in random play: ``.venv/bin/python bench/envs.py``."""

from collections.abc import Callable
from random import Random
from time import perf_counter

import numpy as np
import pyspiel

import netloft.envs.open_spiel  # noqa: F401  (importing it registers the games)
from netloft.envs.gymnasium import NetloftEnv
from netloft.envs.pettingzoo import NetloftAEC

SECONDS = 3.0
GAMES = (("nusfjord", 3), ("fleet", 2), ("kaivai", 3))

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


def rate(play: Episode) -> int:
    """Return the steps per second."""
    rng = Random(1)
    steps = 0
    began = perf_counter()
    while perf_counter() - began < SECONDS:
        steps += play(rng)
    return round(steps / (perf_counter() - began))


def main() -> None:
    """Print the table."""
    print("| game | numbers | actions | PettingZoo | Gymnasium | OpenSpiel | OpenSpiel, no tensor |")
    print("|---|---|---|---|---|---|---|")
    for game, seats in GAMES:
        table = NetloftAEC(game, seats).table
        rates = [
            pettingzoo(game, seats),
            gymnasium(game, seats),
            open_spiel(game, seats, True),
            open_spiel(game, seats, False),
        ]
        row = [f"{game}, {seats} seats", table.observation.size, len(table.actions), *[rate(play) for play in rates]]
        print("| " + " | ".join([str(cell) for cell in row]) + " |")


if __name__ == "__main__":
    main()
