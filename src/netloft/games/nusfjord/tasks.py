"""The benchmark tasks of Nusfjord."""

from __future__ import annotations

from typing import Final

from netloft.envs.tasks import Task

TASKS: Final = (
    Task("nusfjord-solo-v1", "nusfjord", rules=1, seats=1),
    Task("nusfjord-duel-v1", "nusfjord", rules=1, seats=2),
    Task("nusfjord-trio-v1", "nusfjord", rules=1, seats=3),
)
