"""Where tables are kept: schemas of every age, files that cannot be used, and all or nothing."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

import netloft
from netloft.core.text import NetloftError
from netloft.server import app, wire
from netloft.server.guests import links_of
from netloft.server.journal import MOVE, UNDO, Entry
from netloft.server.store import METADATA, Seat, Store, TableRow, TableStatus, TakenError
from tests.cli.client import netloft as run
from tests.server.client import Client, play_out
from tests.server.serving import Running

Connect = Callable[..., Client]
SEATS = [Seat("here", "", "") for _ in range(3)]
LINKS = links_of("owner", "t", ["here"] * 3)


def with_store(path: Path, do: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    """Do something with a store."""

    async def run() -> None:
        store = Store(path)
        store.open()
        try:
            await do(store)
        finally:
            await store.close()

    asyncio.run(run())


def old(path: Path, revision: str) -> None:
    """Make a file as an older Netloft did."""
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        config = Config()
        config.set_main_option("script_location", "netloft.server:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        connection.commit()
    engine.dispose()


def test_the_steps_lead_to_the_schema_that_is_used(tmp_path: Path) -> None:
    """Nothing is missing after the last step, and nothing is left over."""
    Store(tmp_path / "tables.db").open()
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_opening_twice_changes_nothing(tmp_path: Path) -> None:
    """A file of this version is left as it is."""
    for _ in range(2):
        Store(tmp_path / "tables.db").open()


def test_a_table_of_the_first_schema_goes_on(tmp_path: Path, connect: Connect) -> None:
    """What an older Netloft has kept can be played on to its end."""
    path = tmp_path / "tables0.db"
    old(path, "1")
    g = netloft.game("kaivai").new(3, {})
    luck = netloft.Luck(3)
    luck.settle(g)
    for _ in range(20):
        g.play(g.deciders[0], g.options(g.deciders[0])[0].text)
        luck.settle(g)
    with sqlite3.connect(path) as file:
        row = ("t", "kaivai", 1, json.dumps(g.settings), None, None, "owner", "watch", 0.0, 0.0, 0, "[]", False)
        file.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        for seat in range(3):
            file.execute("INSERT INTO seats VALUES ('t', ?, 'here', '', '', '')", (seat,))
        moves = g.record().moves
        entries = [("t", at, MOVE, seat, text, 0.0) for at, (seat, text) in enumerate(moves)]
        file.executemany("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?)", entries)
    file.close()
    server = Running(path)
    client = connect(server.address)
    at = client.attach("t", "owner", seat=0)
    assert at.state.move == at.state.number == len(moves)
    assert at.state.view == g.view(0)
    others = [connect(server.address).attach("t", "owner", seat=seat) for seat in (1, 2)]
    made = play_out([at, *others], netloft.Luck(1).rng, 30)
    assert made == 30
    assert server.stop() == []


def bytes_of(path: Path) -> bytes:
    """Give all that is kept in a file and beside it."""
    return b"".join([one.read_bytes() for one in path.parent.glob(f"{path.name}*")])


def modes(path: Path) -> set[int]:
    """Give what may be done with a file and those beside it; the address beside it is no secret."""
    return {stat.S_IMODE(one.stat().st_mode) for one in path.parent.glob(f"{path.name}*") if one.suffix != ".address"}


def test_no_secret_is_written_down(tmp_path: Path, connect: Connect) -> None:
    """Neither while the server runs nor afterwards, and nobody else on the machine can read the files."""
    path = tmp_path / "tables.db"
    server = Running(path)
    at = connect(server.address).sit("kaivai", "here invited invited", seat=0)
    at.play("bid 3")
    secrets = [at.secret, at.link(1), at.link(2), at.seen.attached.watch]
    found = bytes_of(path)
    assert modes(path) == {0o600}
    assert server.stop() == []
    for secret in secrets:
        assert secret
        assert secret.encode() not in found
        assert secret.encode() not in bytes_of(path)
    assert modes(path) == {0o600}


def test_secrets_of_an_older_file_are_replaced(tmp_path: Path, connect: Connect) -> None:
    """Also those of tables deleted before; old links go on working, and the owner is shown links that do."""
    path = tmp_path / "tables.db"
    old(path, "3")
    with sqlite3.connect(path) as file:
        for table in ("kept", "gone"):
            row = (table, "kaivai", 1, "{}", None, None, f"{table}-owner", f"{table}-watch", 0.0, 0.0, 0, "[]", False)
            file.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            for seat, (kind, secret) in enumerate([("here", ""), ("invited", f"{table}-seat"), ("bot", "")]):
                level = "easy" if kind == "bot" else ""
                file.execute("INSERT INTO seats VALUES (?, ?, ?, '', ?, ?)", (table, seat, kind, level, secret))
        file.execute("PRAGMA secure_delete = OFF")
        file.execute("DELETE FROM seats WHERE table_id = 'gone'")
        file.execute("DELETE FROM tables WHERE id = 'gone'")
    file.close()
    path.chmod(0o644)
    assert b"kept-owner" in bytes_of(path)
    assert b"gone-seat" in bytes_of(path)
    server = Running(path)
    for word in (b"kept-", b"gone-"):
        assert word not in bytes_of(path)
    assert modes(path) == {0o600}
    client = connect(server.address)
    host = client.attach("kept", "kept-owner", seat=0).seen.attached
    assert (host.owner, host.mine) == (True, [0])
    for secret, mine in (("kept-seat", [1]), ("kept-watch", []), (host.seats[1].secret, [1]), (host.watch, [])):
        assert connect(server.address).attach("kept", secret).seen.attached.mine == mine
    assert server.stop() == []


def test_no_secret_is_logged(tmp_path: Path, connect: Connect, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error of the server is told in one line without what opens a table."""

    async def fail(_client: object, request: wire.Request) -> None:
        raise RuntimeError(f"cannot do {request}")

    server = Running(tmp_path / "tables.db")
    client = connect(server.address)
    monkeypatch.setattr(app.Client, "handle", fail)
    assert client.refused(wire.Attach(table="t", secrets=["my-secret", "other-secret"])) == "broken"
    assert client.refused(wire.Mine(tickets=[wire.Ticket("t", "my-secret")])) == "broken"
    complaints = server.stop()
    assert [line.partition(":")[0] for line in complaints] == ["Attach", "Mine"]
    assert "secret" not in "".join(complaints).replace("secret=", "").replace("secrets=", "")


BROKEN = {
    "nothing but noise": bytes(range(256)) * 20,
    "text": b"To be, or not to be\n" * 200,
    "a header and no more": b"SQLite format 3\x00" + b"\x00" * 4000,
}


def refused(done: Any, path: Path) -> None:
    """Check that there is one line on stderr that names the file, and nothing else."""
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert str(path) in done.stderr
    assert "Traceback" not in done.stderr


def cannot_be_used(path: Path) -> None:
    """Check that it is said of a file that it cannot be used, in one line with its name."""
    with pytest.raises(NetloftError) as error:
        Store(path).open()
    assert str(path) in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("what", BROKEN)
def test_a_damaged_file_is_refused(tmp_path: Path, what: str) -> None:
    """It is named, and left as it is."""
    path = tmp_path / "tables.db"
    path.write_bytes(BROKEN[what])
    cannot_be_used(path)
    assert path.read_bytes() == BROKEN[what]


def test_a_damaged_file_is_one_clear_error(tmp_path: Path) -> None:
    """The command says it in one line before it says that anything is served."""
    path = tmp_path / "tables.db"
    path.write_bytes(b"noise" * 100)
    done = run(tmp_path, "serve", "--no-browser", "--port", 0, "--data", path)
    refused(done, path)
    assert "not a database" in done.stderr


def test_a_file_of_a_newer_netloft_is_one_clear_error(tmp_path: Path) -> None:
    """It says so, and leaves the file as it is."""
    path = tmp_path / "tables.db"
    Store(path).open()
    with sqlite3.connect(path) as file:
        file.execute("UPDATE alembic_version SET version_num = '999'")
        file.execute("ALTER TABLE tables ADD COLUMN colour TEXT")
    file.close()
    done = run(tmp_path, "serve", "--no-browser", "--port", 0, "--data", path)
    refused(done, path)
    assert "newer" in done.stderr
    with sqlite3.connect(path) as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [("999",)]
    file.close()


@pytest.mark.parametrize("where", [".", "file/tables.db"])
def test_a_place_where_nothing_can_be_kept_is_refused(tmp_path: Path, where: str) -> None:
    """A folder is no file, and a file is no folder."""
    (tmp_path / "file").touch()
    cannot_be_used(tmp_path / where)


@pytest.mark.parametrize("name", ["tables", "bookmarks", "alembic_version"])
def test_a_database_of_somebody_else_is_left_alone(tmp_path: Path, name: str) -> None:
    """A file with other tables in it is not Netloft's, and not a byte of it is changed."""
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as file:
        file.execute(f"CREATE TABLE {name} (version_num INTEGER)")
    file.close()
    before = path.read_bytes()
    cannot_be_used(path)
    assert path.read_bytes() == before


def test_what_is_written_is_on_the_disk(tmp_path: Path) -> None:
    """Every connection keeps a write-ahead log and waits for the disk."""

    async def look(store: Store) -> None:
        async with store.engine.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert (await connection.execute(sa.text(f"PRAGMA {pragma}"))).scalar() == value

    with_store(tmp_path / "tables.db", look)


def test_entries_are_written_all_or_none_and_once(tmp_path: Path) -> None:
    """A number that is taken is refused with everything that came with it; what was written comes back as it was."""

    async def look(store: Store) -> None:
        row = TableRow("t", "kaivai", 1, {}, None, 7, LINKS, SEATS, [])
        await store.create(row, TableStatus(0, [-1], False))
        first = [Entry(MOVE, -1, "sites"), Entry(MOVE, 0, "bid 1", True, True)]
        await store.append("t", 0, first, TableStatus(2, [1], False))
        with pytest.raises(TakenError):
            await store.append("t", 1, [Entry(MOVE, 1, "bid 2"), Entry(UNDO, 1, "0")], TableStatus(4, [2], True))
        read = await store.load("t")
        assert read is not None
        assert [(e.kind, e.seat, e.text, e.quiet, e.shown) for e in read.journal] == [
            (MOVE, -1, "sites", False, False),
            (MOVE, 0, "bid 1", True, True),
        ]
        (found,) = await store.summaries(["t", "u"])
        assert (found.number, found.deciders, found.over) == (2, [1], False)
        await store.remove("t")
        assert await store.load("t") is None
        assert await store.every_table() == []
        async with store.engine.connect() as connection:
            assert (await connection.execute(sa.text("SELECT count(*) FROM journal"))).scalar() == 0

    with_store(tmp_path / "tables.db", look)


def test_what_is_written_at_once_is_written_one_by_one_if_it_must_be(tmp_path: Path) -> None:
    """A table whose entry cannot be written does not keep others from writing theirs."""

    async def look(store: Store) -> None:
        for table in "abc":
            row = TableRow(table, "kaivai", 1, {}, None, None, LINKS, SEATS, [])
            await store.create(row, TableStatus(0, [-1], False))
        await store.append("b", 0, [Entry(MOVE, 0, "bid 1")], TableStatus(1, [1], False))
        writing = [store.append(table, 0, [Entry(MOVE, 0, "bid 2")], TableStatus(1, [1], False)) for table in "abcab"]
        results = await asyncio.gather(*writing, return_exceptions=True)
        assert [type(result) for result in results] == [
            type(None),
            TakenError,
            type(None),
            TakenError,
            TakenError,
        ]
        for table, text in (("a", "bid 2"), ("b", "bid 1"), ("c", "bid 2")):
            read = await store.load(table)
            assert read is not None
            assert [entry.text for entry in read.journal] == [text]

    with_store(tmp_path / "tables.db", look)


def test_many_write_at_the_same_time(tmp_path: Path) -> None:
    """Nobody is told that the file is locked, and everything is there in order."""

    async def look(store: Store) -> None:
        tables = [f"t{number}" for number in range(30)]
        for table in tables:
            row = TableRow(table, "kaivai", 1, {}, None, None, LINKS, SEATS, [])
            await store.create(row, TableStatus(0, [-1], False))

        async def play(table: str) -> None:
            for at in range(20):
                await store.append(table, at, [Entry(MOVE, 0, f"bid {at}")], TableStatus(at + 1, [1], False))
                await store.rename(table, 0, f"name {at}")

        await asyncio.gather(*[play(table) for table in tables])
        for table in tables:
            read = await store.load(table)
            assert read is not None
            assert [entry.text for entry in read.journal] == [f"bid {at}" for at in range(20)]

    with_store(tmp_path / "tables.db", look)
