"""Play the baselines of all benchmark tasks and write docs/benchmark.md: ``just benchmark``."""

import argparse
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path

import netloft
from netloft.arena import Estimate
from netloft.envs.gymnasium import NetloftEnv
from netloft.envs.tasks import tasks
from netloft.learning.benchmark import BASELINES, FIRST_SEED, GAMES, Outcome, bot_policy, evaluate

PAGE = Path(__file__).parents[1] / "docs" / "benchmark.md"
HEAD = """# Benchmark

Fixed tasks with names and versions, for policies that learn to play. This page is made by
`just benchmark`; do not edit it.

A task never changes: another setting, opponent or rule gets another version. Opponents are
`greedy@hand`, whose weights never change. The learner has seat 0; who goes first is part of the
game.

```pycon
>>> import gymnasium, netloft.envs.gymnasium
>>> env = gymnasium.make("netloft/fleet-solo-v1")
>>> from netloft.envs.tasks import find_task
>>> from netloft.learning.benchmark import bot_policy, evaluate
>>> evaluate(find_task("fleet-solo-v1"), bot_policy("random"), games=3).games
3

```

A policy is a function of an environment that returns an action. It may look at
`env.table.observe(env.seat)` and `env.action_masks()`, and at nothing else of `env.position` than
what its seat may know.

**How to report.** Call `evaluate(task, policy)`. It plays {games} games with the seeds {first} to
{last}, and returns mean points and mean shares of the win with 95 % intervals. Train with other
seeds. Give the version of Netloft, the steps of training, and the seed of training; train at least
three times. How to cite Netloft stands in [CITATION.cff](../CITATION.cff).

## Tasks

| task | seats | opponents | numbers | actions |
|---|---|---|---|---|
"""


def play(task: str, name: str, games: int) -> tuple[str, str, Outcome]:
    """Play a baseline of a task."""
    return task, name, evaluate(tasks()[task], bot_policy(name), games)


def span(found: Estimate, times: float, unit: str = "") -> str:
    """Write a value with its interval."""
    return f"{times * found.value:.1f}{unit} ({times * found.low:.1f} to {times * found.high:.1f})"


def page(outcomes: list[tuple[str, str, Outcome]]) -> str:
    """Return the page."""
    lines = [HEAD.format(games=GAMES, first=FIRST_SEED, last=FIRST_SEED + GAMES - 1)]
    for name, task in tasks().items():
        table = NetloftEnv(**task.settings()).table
        others = task.opponents if task.seats > 1 else "none"
        lines.append(f"| `{name}` | {task.seats} | {others} | {table.observation.size} | {len(table.actions)} |\n")
    lines.append(f"\n## Baselines\n\nNetloft {version('netloft')}, with 95 % intervals.\n\n")
    lines.append("| task | policy | games | points | wins |\n|---|---|---|---|---|\n")
    for task_name, name, found in outcomes:
        wins = span(found.wins, 100, " %") if tasks()[task_name].seats > 1 else "alone"
        lines.append(f"| `{task_name}` | `{name}` | {found.games} | {span(found.points, 1)} | {wins} |\n")
    sheets = [game for game in netloft.games() if "sheet" in netloft.game(game).new().settings]
    if sheets:
        lines.append("\nFleet is played on a reconstructed score sheet: points are not those of the printed one.\n")
    return "".join(lines)


def main() -> None:
    """Play all baselines in several processes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=PAGE)
    asked = parser.parse_args()
    every = [(task, name, asked.games) for task in tasks() for name in BASELINES]
    with get_context("spawn").Pool(asked.workers) as pool:
        outcomes = pool.starmap(play, every, chunksize=1)
    asked.out.write_text(page(outcomes), encoding="utf-8")


if __name__ == "__main__":
    main()
