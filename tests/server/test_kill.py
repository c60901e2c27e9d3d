"""A server that is killed at any moment loses nothing that it has confirmed."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.kill import kill


def test_a_killed_server_loses_no_confirmed_move(tmp_path: Path) -> None:
    """Six times, at random moments while several clients play at several tables; `just kill 100` takes longer."""
    assert asyncio.run(kill(tmp_path, 6, seed=2)) > 20
