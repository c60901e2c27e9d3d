"""The benchmark: what policies reach in the tasks, in the same games for everybody."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from netloft import bots
from netloft.arena.statistics import Estimate, mean, rate
from netloft.core.text import NetloftError
from netloft.envs.gymnasium import NetloftEnv
from netloft.envs.tasks import Task

FIRST_SEED: Final = 1_000_000
"""The games of an evaluation have this seed and the following ones; train with others."""
GAMES: Final = 200
BASELINES: Final = ("random", "glance", "greedy@hand", "greedy")

Policy = Callable[[NetloftEnv], int]
"""Chooses an action of `env.seat`, from `env.table.observe(env.seat)` and `env.action_masks()`."""


@dataclass(frozen=True)
class Outcome:
    """What a policy reached in a task."""

    points: Estimate
    wins: Estimate
    games: int


def evaluate(task: Task, policy: Policy, games: int = GAMES) -> Outcome:
    """Play the games of an evaluation, the same ones for everybody."""
    env = NetloftEnv(**task.settings())
    rules = env.table.start.game.rules
    if rules != task.rules:
        raise NetloftError(f"task: {task.name} is for version {task.rules} of the rules, found {rules}")
    points: list[float] = []
    wins: list[float] = []
    for number in range(games):
        _, info = env.reset(seed=FIRST_SEED + number)
        over = env.position.over
        while not over:
            _, _, over, _, info = env.step(policy(env))
        points.append(float(info["scores"][env.seat]))
        wins.append(float(info["wins"][env.seat]))
    each = range(games)
    return Outcome(mean(points, each), rate(wins, each), games)


def bot_policy(name: str) -> Policy:
    """Return the policy of a bot, which sees of the position what its seat may know."""
    player = bots.bot(name)
    rng = Random(name)

    def choose(env: NetloftEnv) -> int:
        return player.choose(env.position, env.seat, rng).id

    return choose
