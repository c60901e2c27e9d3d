"""Benchmark tasks: fixed settings with names and versions, so that results of different people can be compared.

A task never changes.  Another setting, opponent or rule is another version.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from netloft import registry
from netloft.core.text import NetloftError


@dataclass(frozen=True)
class Task:
    """A game with its settings, the learner's seat, and the opponents."""

    name: str
    """Such as `game-solo-v1`; Gymnasium knows it as `netloft/game-solo-v1`."""
    game: str
    rules: int
    """The version of the rules; other rules are another task."""
    seats: int
    opponents: str = "greedy@hand"
    """Bots whose weights never change."""
    options: dict[str, Any] = field(default_factory=dict)

    def settings(self) -> dict[str, Any]:
        """Return the arguments of its environment."""
        others = {"seat": 0, "opponents": self.opponents}
        return {"game": self.game, "seats": self.seats, "options": self.options, **others}


def tasks() -> dict[str, Task]:
    """Return all tasks of the installed games by name."""
    found: dict[str, Task] = {}
    for manifest in registry.manifests().values():
        if manifest.tasks:
            found |= {task.name: task for task in registry.load(manifest.tasks)}
    return found


def find_task(name: str) -> Task:
    """Return a task by its name."""
    known = tasks()
    if name not in known:
        raise NetloftError(f"task: expected one of {', '.join(known)}, found {name!r:.80}")
    return known[name]
