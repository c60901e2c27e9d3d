"""Bots and hints think in processes of their own: whatever goes wrong there, the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from netloft.server import queries, wire
from netloft.server.workers import pool
from netloft.server.workers.pool import WorkerError
from tests.server.bad_worker import NONSENSE
from tests.server.client import At, Client
from tests.server.serving import Complaints, Running
from tests.stuck import STUCK

Connect = Callable[..., Client]
Start = Callable[..., Running]
SCRIPT = str(Path(__file__).with_name("bad_worker.py"))
WAYS = ["hang", "crash", *NONSENSE]
TIMEOUT = {"hang": 0.4}


def bad(way: str, good: str) -> list[str]:
    """Give the command of a worker that does well what these bots ask, and all else badly."""
    return [sys.executable, SCRIPT, way, good]


def rounds(at: At, number: int) -> None:
    """Play some moves, with the bots between them."""
    for _ in range(number):
        assert at.turn()
        at.play(at.options[0])
    assert at.turn()


@pytest.mark.parametrize("way", WAYS)
def test_a_simpler_bot_moves_for_one_that_is_lost(own_server: Start, connect: Connect, way: str) -> None:
    """Whether it hangs, crashes, or answers nonsense; a hint that does not come is refused with a code."""
    server = own_server(command=bad(way, "greedy,easy"), timeout=TIMEOUT.get(way, 15.0))
    client = connect(server.address)
    at = client.sit("kaivai", "here hard easy")
    rounds(at, 1)
    who = [client.get(wire.Frame(table=at.table, move=n), wire.Framed).who for n in range(1, at.state.move + 1)]
    assert {0, 1, 2} <= set(who)
    assert client.refused(wire.Hint(table=at.table, number=at.state.number, seat=0)) == "no hint"
    rounds(at, 1)


@pytest.mark.parametrize("way", ["crash", "illegal", "nothing"])
def test_without_any_bot_chance_moves(own_server: Start, connect: Connect, way: str) -> None:
    """If nobody can think at all, the table goes on all the same."""
    at = connect(own_server(command=bad(way, "nobody")).address).sit("kaivai", "here hard easy")
    rounds(at, 2)


def test_the_host_is_told_of_workers_that_cannot_be_started() -> None:
    """Clients only hear that it took too long."""
    complaints = Complaints()
    pool.LOG.addHandler(complaints)
    try:
        with pytest.raises(WorkerError):
            asyncio.run(pool.Worker(["/nowhere/python"]).ask(b"{}", bytes, STUCK))
    finally:
        pool.LOG.removeHandler(complaints)
    assert len(complaints.lines) == 1
    assert "/nowhere/python" in complaints.lines[0]


def test_a_bot_that_hangs_holds_up_nobody_else(own_server: Start, connect: Connect) -> None:
    """People go on, at the same table and at others, and so do other bots."""
    server = own_server(command=bad("hang", "greedy,easy"), timeout=3600.0, workers=2)
    client = connect(server.address)
    stuck = client.sit("kaivai", "here here hard", seat=0)
    stuck.play("bid 1")
    client.get(wire.Look(table=stuck.table, seat=1), wire.State)
    stuck.play("bid 2")
    assert stuck.state.view["deciders"] == [2]
    client.get(wire.Rename(table=stuck.table, seat=0, name="Ann"), wire.Done)
    rounds(client.sit("kaivai", "here easy easy"), 3)
    client.get(wire.Undo(table=stuck.table, number=stuck.state.number, seat=1), wire.Done)
    assert stuck.state.view["deciders"] == [1], "also while it thinks, people can take back"


def test_a_worker_that_is_killed_is_started_anew(own_server: Start, connect: Connect) -> None:
    """Between two requests or during one."""
    server = own_server()
    at = connect(server.address).sit("kaivai", "here easy easy")
    for _ in range(3):
        rounds(at, 1)
        process = server.lobby.workers.all[0].process
        assert process is not None
        with contextlib.suppress(ProcessLookupError):  # there was no bot between two own moves
            os.kill(process.pid, 9)
    rounds(at, 1)


def test_bots_do_not_wait_for_a_hundred_hints(
    own_server: Start, connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hints of one client come one at a time; others are served between them, and all are answered."""
    monkeypatch.setattr(queries, "ADVISER", "search:0.2s")
    server = own_server()
    client = connect(server.address)
    at = client.sit("kaivai", "here here here", seat=0, hints=True)
    asked = [client.send(wire.Hint(table=at.table, number=at.state.number, seat=0)) for _ in range(100)]
    other = connect(server.address).sit("kaivai", "here easy easy")
    rounds(other, 1)
    assert isinstance(client.answer(asked[0]), wire.Hints)
    at.play("bid 1")
    reply = [client.answer(number) for number in asked[-5:]]
    assert all(isinstance(one, wire.Refused) and one.code == "stale" for one in reply), "the game has gone on"
