"""The benchmark tasks of Fleet."""

from __future__ import annotations

from typing import Final

from netloft.envs.tasks import Task

TASKS: Final = (
    Task("fleet-solo-v1", "fleet", rules=1, seats=1, options={"sheet": "reconstructed"}),
    Task("fleet-duel-v1", "fleet", rules=1, seats=2, options={"sheet": "reconstructed"}),
)
