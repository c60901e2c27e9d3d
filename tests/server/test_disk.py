"""The disk under the tables: damage, no room, locks, copies, and tables that can no longer be replayed."""

from __future__ import annotations

import contextlib
import sqlite3
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from netloft.core.text import NetloftError
from netloft.server import thinking, wire
from netloft.server.database import sqlite
from netloft.server.journal import Entry
from netloft.server.store import Store, TableStatus
from tests.cli.client import netloft as run
from tests.cli.client import ok
from tests.server.client import At, Client
from tests.server.serving import Process, Running

Connect = Callable[..., Client]


@contextlib.contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Change a file behind the server's back."""
    with contextlib.closing(sqlite3.connect(path)) as file, file:
        yield file


def refused(done: Any, *words: str) -> None:
    """Check that a command ended with exit code 2 and one line that says these words."""
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    for word in words:
        assert word in done.stderr


def text_of(at: At, request: wire.Request) -> tuple[str, str]:
    """Return the code and the sentence of what must be refused."""
    reply = at.client.get(request, wire.Refused)
    return reply.code, reply.text


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, str, str]:
    """Make a file with a table; return its path, the table and its secret."""
    path = tmp_path / "tables.db"
    server = Running(path)
    with Client(server.address) as client:
        at = client.sit("kaivai", "here here here", seat=0)
        at.play("bid 3")
    assert server.stop() == []
    return path, at.table, at.secret


def test_damage_is_noticed_at_the_start(tmp_path: Path, played: tuple[Path, str, str]) -> None:
    """Also in a part that nobody asks for yet; the line names the file and the backup, and nothing is changed."""
    path = played[0]
    with opened(path) as file:
        (page,) = file.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_journal_1'"
        ).fetchone()
        (size,) = file.execute("PRAGMA page_size").fetchone()
    data = bytearray(path.read_bytes())
    data[(page - 1) * size + 100 : page * size] = b"\xff" * (size - 100)
    path.write_bytes(data)
    refused(run(tmp_path, "serve", "--no-browser", "--port", 0, "--data", path), str(path), "damaged", "netloft backup")
    with pytest.raises(NetloftError, match="damaged"):
        Store(path).open()
    assert path.read_bytes() == data


def test_a_second_server_of_one_file_is_refused(tmp_path: Path, connect: Connect) -> None:
    """It says why and names a way out; the first one goes on, and after its end, even a hard one, another may start."""
    first = Process(tmp_path)
    path = tmp_path / "tables.db"
    for _ in range(2):
        refused(run(tmp_path, "serve", "--no-browser", "--port", 0, "--data", path), str(path), "another server")
    assert connect(first.address).create("kaivai", "here here here").table
    first.kill()
    second = Process(tmp_path)
    assert connect(second.address).create("kaivai", "here here here").table
    assert "Traceback" not in second.stop()


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path, connect: Connect) -> None:
    """To who moves in a sentence, to the host in a line with the backup command; with room again it goes on."""
    server = Running(tmp_path / "tables.db")
    at = connect(server.address).sit("kaivai", "here here here", seat=0)
    full = True

    def limit(connection: Any, _record: object, _proxy: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {1 if full else 1_000_000}")

    store = server.lobby.store
    assert store.writer is not None
    for engine in (store.engine.sync_engine, store.writer.engine):
        sa.event.listen(engine, "checkout", limit)
    new = wire.Create(game="kaivai", seats=[wire.SeatSetup("here")] * 3)
    while not isinstance(reply := at.client.ask(new), wire.Refused):  # the last page has room for some more
        pass
    assert (reply.code, reply.text) == ("not stored", "The server's disk is full; nothing was changed.")
    while not isinstance(reply := at.client.ask(at.undo() if at.state.undo else at.move("bid 3")), wire.Refused):
        at.client.sync()
    assert (reply.code, reply.text) == ("not stored", "The server's disk is full; nothing was changed.")
    full = False
    if at.state.undo:
        at.client.get(at.undo(), wire.Done)
        at.client.sync()
    at.play("bid 3")
    complaints = server.stop()
    assert complaints
    assert "netloft backup" in complaints[0]
    assert str(tmp_path / "tables.db") in complaints[0]


def test_a_locked_file_is_told(tmp_path: Path, connect: Connect, monkeypatch: pytest.MonkeyPatch) -> None:
    """As what it is, to the person and to the host."""
    monkeypatch.setattr(sqlite, "LOCK_WAIT", 100)
    server = Running(tmp_path / "tables.db")
    at = connect(server.address).sit("kaivai", "here here here", seat=0)
    move = at.move("bid 3")
    with opened(tmp_path / "tables.db") as file:
        file.execute("BEGIN IMMEDIATE")
        code, text = text_of(at, move)
    assert (code, "locked" in text) == ("not stored", True)
    at.play("bid 3")
    (complaint,) = server.stop()
    assert "locked" in complaint
    assert "netloft backup" in complaint


def test_bots_go_on_when_the_disk_takes_moves_again(
    tmp_path: Path, connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot whose move could not be stored tries again, so that nobody waits for it forever."""
    monkeypatch.setattr(thinking, "PAUSE", 0.05)
    server = Running(tmp_path / "tables.db")
    at = connect(server.address).sit("kaivai", "here easy easy", seat=0)
    append, failed = server.lobby.store.append, 0

    async def fail_for_bots(name: str, number: int, entries: list[Entry], status: TableStatus) -> None:
        nonlocal failed
        if entries[0].seat > 0 and failed < 3:
            failed += 1
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise sa.exc.OperationalError("INSERT", {}, error) from error
        await append(name, number, entries, status)

    monkeypatch.setattr(server.lobby.store, "append", fail_for_bots)
    at.play(at.options[0])
    at.until(lambda state: failed == 3 and 0 in state.view["deciders"])
    complaints = server.stop()
    assert len(complaints) == 3
    assert all("full" in line and "netloft backup" in line for line in complaints)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE journal SET text = 'nonsense'",
        "UPDATE journal SET kind = 'undo', text = 'x'",
        "UPDATE tables SET options = '{'",
        "UPDATE tables SET rules = 99",
        "UPDATE tables SET game = 'chess'",
    ],
)
def test_a_table_that_cannot_be_replayed_can_be_removed(
    played: tuple[Path, str, str], connect: Connect, change: str
) -> None:
    """By its owner, who cannot come to it; by nobody else, and the list tells of it until then."""
    path, name, secret = played
    with opened(path) as file:
        file.execute(change)
    server = Running(path)
    client = connect(server.address)
    reply = client.get(wire.Attach(table=name, secrets=[secret]), wire.Refused)
    assert (reply.code, bool(reply.text)) == ("cannot be played", True)
    assert client.refused(wire.Remove(table=name, secrets=["wrong"])) == "wrong secret"
    assert client.refused(wire.Remove(table=name)) == "not at table"
    tickets = [wire.Ticket(name, secret)]
    assert [row.table for row in client.get(wire.Mine(tickets=tickets), wire.Rows).rows] == [name]
    client.get(wire.Remove(table=name, secrets=[secret]), wire.Gone)
    assert client.get(wire.Mine(tickets=tickets), wire.Rows).rows == []
    assert all("cannot be replayed" in line for line in server.stop())


def test_only_the_owner_removes_without_coming(played: tuple[Path, str, str], connect: Connect) -> None:
    """Who is there is told so."""
    path, name, secret = played
    server = Running(path)
    there = connect(server.address).attach(name, secret, seat=0)
    client = connect(server.address)
    watch = wire.Remove(table=name, secrets=[there.seen.attached.watch])
    assert client.refused(watch) == "not yours"
    client.get(wire.Remove(table=name, secrets=[secret]), wire.Gone)
    there.client.sync()
    assert there.seen.gone
    assert server.stop() == []


def test_a_copy_is_made_while_tables_are_played(tmp_path: Path, connect: Connect) -> None:
    """It can be served like the original, is private, and never writes over something."""
    process = Process(tmp_path)
    at = connect(process.address).sit("kaivai", "here here here", seat=0)
    at.play("bid 3")
    copy = tmp_path / "copy.db"
    ok(tmp_path, "backup", copy, "--data", tmp_path / "tables.db")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    at.play("bid 4", seat=1)
    refused(run(tmp_path, "backup", copy, "--data", tmp_path / "tables.db"), str(copy), "expected a new file")
    refused(run(tmp_path, "backup", "new.db", "--data", "nowhere.db"), "nowhere.db")
    assert process.stop() == ""
    server = Running(copy)
    back = connect(server.address).attach(at.table, at.secret, seat=0)
    assert back.state.move == at.state.move - 1
    assert server.stop() == []
