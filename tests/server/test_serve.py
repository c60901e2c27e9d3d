"""`netloft serve` as a process: how it stops, and what happens if there are two of it."""

from __future__ import annotations

import contextlib
import http.client
from collections.abc import Callable
from pathlib import Path

import pytest

from netloft.server import wire
from tests.cli.client import netloft as run
from tests.server.client import Client
from tests.server.serving import Process, Running
from tests.stuck import STUCK


def test_ctrl_c_stops_it_quietly(tmp_path: Path) -> None:
    """With clients connected and bots thinking: nothing is printed, and everything confirmed is there afterwards."""
    process = Process(tmp_path, "--workers", 1)
    with Client(process.address) as client, Client(process.address) as friend:
        tables = [client.sit("kaivai", "here hard hard") for _ in range(3)]
        friend.attach(tables[0].table, tables[0].seen.attached.watch)
        done = [at.client.get(at.move(at.options[0]), wire.Done).number for at in tables]
        client.send(wire.Hint(table=tables[0].table, number=done[0], seat=0))
        assert process.stop() == ""
        assert process.process.returncode == 0
    server = Running(tmp_path / "tables.db")
    with Client(server.address) as client:
        for at, number in zip(tables, done, strict=True):
            assert client.attach(at.table, at.secret).state.number >= number
    assert server.stop() == []


def test_two_servers_with_one_file(tmp_path: Path, connect: Callable[..., Client]) -> None:
    """Neither overwrites what the other has written: who comes late is shown what has happened, and goes on."""
    servers = [Running(tmp_path / "tables.db") for _ in range(2)]
    one = connect(servers[0].address).sit("kaivai", "here here here", seat=0)
    other = connect(servers[1].address).attach(one.table, one.secret, seat=0)
    one.play("bid 3")
    assert other.client.refused(other.move("bid 4")) == "stale"
    assert (other.state.number, other.state.view) == (one.state.number, one.state.view)
    other.play("bid 4", seat=1)
    assert one.client.refused(one.move("bid 5", seat=1)) == "stale"
    assert one.state.view == other.state.view
    one.client.get(wire.Remove(table=one.table), wire.Gone)
    assert other.client.refused(other.move("bid 5", seat=2)) == "no such table"
    assert [server.stop() for server in servers] == [[], []]


@pytest.mark.parametrize("name", ["http://tables.example", "tables.example:80", "a@b", ""])
def test_a_name_that_is_none_is_one_clear_error(tmp_path: Path, name: str) -> None:
    """A name has neither scheme nor port."""
    done = run(tmp_path, "serve", "--no-browser", "--port", 0, "--allow-host", name)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert repr(name) in done.stderr


def test_the_host_allows_further_names(tmp_path: Path) -> None:
    """On the command line, which a browser then may use."""
    process = Process(tmp_path, "--allow-host", "tables.example", "--allow-host", "club.example")
    for name, status in (("tables.example", 200), ("club.example", 200), ("evil.example", 421)):
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", process.port, timeout=STUCK)) as connection:
            connection.request("GET", "/health", headers={"Host": name})
            assert connection.getresponse().status == status
    assert process.stop() == ""
