"""A server that is killed at any moment loses nothing that it has confirmed."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.kill import kill
from tests.server.postgres import PostgresServer


def test_a_killed_server_loses_no_confirmed_move(tmp_path: Path) -> None:
    """Six times, at random moments while several clients play at several tables; `just kill 100` takes longer."""
    assert asyncio.run(kill(tmp_path, 6, seed=2)) > 20


def test_two_processes_of_which_one_is_killed_lose_no_confirmed_move(tmp_path: Path, postgres: PostgresServer) -> None:
    """Four times, on PostgreSQL, while the other goes on; `just kill 100 --postgres` takes longer."""
    assert asyncio.run(kill(tmp_path, 4, seed=2, url=postgres.new())) > 15
