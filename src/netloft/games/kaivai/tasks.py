"""The benchmark tasks of Kaivai."""

from __future__ import annotations

from typing import Final

from netloft.envs.tasks import Task

TASKS: Final = (
    Task("kaivai-duel-v1", "kaivai", rules=1, seats=2),
    Task("kaivai-trio-v1", "kaivai", rules=1, seats=3),
)
