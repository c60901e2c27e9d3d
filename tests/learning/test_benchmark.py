"""The benchmark: tasks that never change, the same games for everybody, and a page that is made."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

import netloft
from bench.tasks import PAGE, page
from netloft.envs.gymnasium import NetloftEnv
from netloft.envs.tasks import Task, find_task, tasks
from netloft.learning.benchmark import BASELINES, FIRST_SEED, GAMES, bot_policy, evaluate

FIXED = {
    "nusfjord-solo-v1": ("nusfjord", 1, 1, {}),
    "nusfjord-duel-v1": ("nusfjord", 1, 2, {}),
    "nusfjord-trio-v1": ("nusfjord", 1, 3, {}),
    "fleet-solo-v1": ("fleet", 1, 1, {"sheet": "reconstructed"}),
    "fleet-duel-v1": ("fleet", 1, 2, {"sheet": "reconstructed"}),
    "kaivai-duel-v1": ("kaivai", 1, 2, {}),
    "kaivai-trio-v1": ("kaivai", 1, 3, {}),
}


def test_tasks_do_not_change() -> None:
    """Whoever changes a task gives it another version."""
    found = {name: (task.game, task.rules, task.seats, task.options) for name, task in tasks().items()}
    assert found == FIXED
    assert {task.opponents for task in tasks().values()} == {"greedy@hand"}
    with pytest.raises(netloft.NetloftError, match=r"expected one of nusfjord-solo-v1, .* found 'chess-v1'"):
        find_task("chess-v1")


@pytest.mark.parametrize("name", FIXED)
def test_gymnasium_makes_tasks(name: str) -> None:
    """A task is an environment by its name."""
    env = gymnasium.make(f"netloft/{name}")
    _, info = env.reset(seed=1)
    assert info["action_mask"].any()


def test_everybody_plays_the_same_games() -> None:
    """The games have fixed seeds; a policy sees numbers and mask; the same policy reaches the same."""
    begun: list[int] = []

    def first(env: NetloftEnv) -> int:
        if not env.position.moves() or env.table.observe(env.seat).any():
            begun.append(env.seat)
        return int(np.flatnonzero(env.action_masks())[0])

    one, again = [evaluate(find_task("fleet-solo-v1"), first, 2) for _ in range(2)]
    assert one == again
    assert begun
    more = evaluate(find_task("fleet-solo-v1"), bot_policy("random"), 4)
    assert more.points.low < more.points.value < more.points.high
    other = Task("fleet-solo-v9", "fleet", rules=9, seats=1)
    with pytest.raises(netloft.NetloftError, match="for version 9 of the rules, found 1"):
        evaluate(other, first, 1)


def test_the_page_is_that_of_the_command() -> None:
    """All tasks and baselines are on the page, with its text as the command writes it."""
    outcome = evaluate(find_task("fleet-solo-v1"), bot_policy("random"), 2)
    made = page([(name, bot, outcome) for name in tasks() for bot in BASELINES])
    written = PAGE.read_text(encoding="utf-8")
    assert written.partition("## Baselines")[0] == made.partition("## Baselines")[0]
    for name in tasks():
        for bot in BASELINES:
            assert f"| `{name}` | `{bot}` |" in written
    assert f"{FIRST_SEED} to {FIRST_SEED + GAMES - 1}" in " ".join(written.split()).replace("\n", " ")
