"""Where tables are kept: schemas of every age, files that cannot be used, and all or nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import stat
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import netloft
from netloft.core.text import NetloftError
from netloft.server import app, wire
from netloft.server.database import Database, database_of
from netloft.server.database.migrating import migrate
from netloft.server.database.postgres import Postgres
from netloft.server.database.sqlite import SqliteFile
from netloft.server.guests import links_of
from netloft.server.journal import MOVE, UNDO, Entry
from netloft.server.store import METADATA, Seat, Store, TableRow, TableStatus, TakenError
from tests.cli.client import netloft as run
from tests.server.client import Client, play_out
from tests.server.postgres import PostgresServer
from tests.server.serving import Running

Connect = Callable[..., Client]
SEATS = [Seat("here", "", "") for _ in range(3)]
LINKS = links_of("owner", "t", ["here"] * 3)


def with_store(database: Database, do: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    """Do something with a store."""

    async def run() -> None:
        store = Store(database)
        try:
            await do(store)
        finally:
            await store.close()

    asyncio.run(run())


@contextlib.contextmanager
def opened(database: Database) -> Iterator[sa.Connection]:
    """Change a database behind the server's back."""
    where = database.url if isinstance(database, Postgres) else f"sqlite:///{database.name}"
    engine = sa.create_engine(where, poolclass=sa.NullPool)
    with engine.begin() as connection:
        yield connection


def old(database: Database, revision: str) -> None:
    """Make a database as an older Netloft did."""
    with opened(database) as connection:
        migrate(connection, database.name, revision)


def fill(connection: sa.Connection, table: str, rows: list[dict[str, Any]]) -> None:
    """Insert rows into a database table of any schema."""
    names = ", ".join(rows[0])
    places = ", ".join([f":{name}" for name in rows[0]])
    connection.execute(sa.text(f"INSERT INTO {table} ({names}) VALUES ({places})"), rows)  # noqa: S608 - our names


def first_table(name: str, owner: str, watch: str, options: str = "{}") -> dict[str, Any]:
    """Return a row of the first schema's tables."""
    kept = {"id": name, "game": "kaivai", "rules": 1, "options": options, "owner": owner, "watch": watch}
    return kept | {"created": time.time(), "changed": time.time(), "number": 0, "deciders": "[]", "over": False}


def test_the_steps_lead_to_the_schema_that_is_used(empty: Database) -> None:
    """Nothing is missing after the last step, and nothing is left over."""
    empty.open()
    with opened(empty) as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_opening_twice_changes_nothing(empty: Database) -> None:
    """A database of this version is left as it is."""
    for _ in range(2):
        empty.open()


def test_several_that_start_at_once_migrate_once(empty: Database) -> None:
    """Processes on one database wait for the one that creates the schema."""
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda _: empty.open(), range(4))) == [None] * 4


def test_a_table_of_the_first_schema_goes_on(empty: Database, connect: Connect) -> None:
    """What an older Netloft has kept can be played on to its end."""
    old(empty, "1")
    g = netloft.game("kaivai").new(3, {})
    luck = netloft.Luck(3)
    luck.settle(g)
    for _ in range(20):
        g.play(g.deciders[0], g.options(g.deciders[0])[0].text)
        luck.settle(g)
    moves = g.record().moves
    with opened(empty) as connection:
        fill(connection, "tables", [first_table("t", "owner", "watch", json.dumps(g.settings))])
        seat = {"table_id": "t", "kind": "here", "name": "", "level": "", "secret": ""}
        fill(connection, "seats", [seat | {"seat": number} for number in range(3)])
        entry = {"table_id": "t", "kind": MOVE, "at": 0.0}
        fill(
            connection,
            "journal",
            [entry | {"number": at, "seat": seat, "text": text} for at, (seat, text) in enumerate(moves)],
        )
    server = Running(empty)
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


def test_secrets_of_an_older_database_are_replaced(empty: Database, connect: Connect) -> None:
    """Also those of tables deleted before; old links go on working, and the owner is shown links that do."""
    old(empty, "3")
    path = Path(empty.name)
    with opened(empty) as connection:
        fill(
            connection, "tables", [first_table(table, f"{table}-owner", f"{table}-watch") for table in ("kept", "gone")]
        )
        for table in ("kept", "gone"):
            kinds = [("here", ""), ("invited", f"{table}-seat"), ("bot", "")]
            seat = {"table_id": table, "name": "", "level": ""}
            fill(
                connection,
                "seats",
                [seat | {"seat": number, "kind": kind, "secret": mine} for number, (kind, mine) in enumerate(kinds)],
            )
        if isinstance(empty, SqliteFile):
            connection.execute(sa.text("PRAGMA secure_delete = OFF"))
        connection.execute(sa.text("DELETE FROM seats WHERE table_id = 'gone'"))
        connection.execute(sa.text("DELETE FROM tables WHERE id = 'gone'"))
    if isinstance(empty, SqliteFile):
        path.chmod(0o644)
        assert b"kept-owner" in bytes_of(path)
        assert b"gone-seat" in bytes_of(path)
    server = Running(empty)
    if isinstance(empty, SqliteFile):
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


def test_a_foreign_database_of_postgresql_is_left_alone(postgres: PostgresServer) -> None:
    """It is named without its password, and nothing is added to it."""
    where = database_of(postgres.new("template0").replace("postgres@", "postgres:hush@"))
    with opened(where) as connection:
        connection.execute(sa.text("CREATE TABLE bookmarks (id INTEGER)"))
    with pytest.raises(NetloftError, match="another program's database") as error:
        where.open()
    assert "hush" not in str(error.value)
    with pytest.raises(NetloftError, match="netloft serve keeps tables"):
        where.check()
    with opened(where) as connection:
        assert sa.inspect(connection).get_table_names() == ["bookmarks"]


@pytest.mark.parametrize(
    "where",
    ["mysql://host/tables", "postgresql://", "postgresql://u:hush@127.0.0.1:1/x?password=hush", "postgresql://h:p/x"],
)
def test_a_database_that_cannot_be_used_is_one_clear_error(tmp_path: Path, where: str) -> None:
    """It says in one line what is wrong, without a password."""
    done = run(tmp_path, "serve", "--no-browser", "--port", 0, "--database", where)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "hush" not in done.stderr
    assert "Traceback" not in done.stderr


def test_what_cannot_be_in_a_name_finds_nothing(database: Database) -> None:
    """PostgreSQL does not take every letter that a message can hold."""

    async def look(store: Store) -> None:
        assert await store.summaries(["\0", "a\0b"]) == []
        assert await store.load("\0") is None

    with_store(database, look)


def test_what_is_written_is_on_the_disk(tmp_path: Path) -> None:
    """Every connection keeps a write-ahead log and waits for the disk."""

    async def look(store: Store) -> None:
        async with store.engine.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert (await connection.execute(sa.text(f"PRAGMA {pragma}"))).scalar() == value

    file = SqliteFile(tmp_path / "tables.db")
    file.open()
    with_store(file, look)


def test_entries_are_written_all_or_none_and_once(database: Database) -> None:
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

    with_store(database, look)


def test_what_is_written_at_once_is_written_one_by_one_if_it_must_be(database: Database) -> None:
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

    with_store(database, look)


def test_many_write_at_the_same_time(database: Database) -> None:
    """Nobody is told that the file is locked, and everything is there in order."""

    async def look(store: Store) -> None:
        tables = [f"t{number}" for number in range(30)]
        for table in tables:
            row = TableRow(table, "kaivai", 1, {}, None, None, LINKS, SEATS, [])
            await store.create(row, TableStatus(0, [-1], False))

        async def play(table: str) -> None:
            for at in range(20):
                await store.append(table, at, [Entry(MOVE, 0, f"bid {at}")], TableStatus(at + 1, [1], False))
                await store.rename(table, 0, f"name {at}", "puffin")

        await asyncio.gather(*[play(table) for table in tables])
        for table in tables:
            read = await store.load(table)
            assert read is not None
            assert [entry.text for entry in read.journal] == [f"bid {at}" for at in range(20)]

    with_store(database, look)


def test_a_move_waits_for_one_new_table_at_most(database: Database) -> None:
    """However many wait to be stored, each perhaps with a record of a thousand moves."""

    async def look(store: Store) -> None:
        done: list[str] = []

        async def create(table: str) -> None:
            row = TableRow(table, "kaivai", 1, {}, None, None, LINKS, SEATS, [])
            await store.create(row, TableStatus(0, [-1], False))
            done.append(table)

        async def move() -> None:
            await store.append("t", 0, [Entry(MOVE, 0, "bid 1")], TableStatus(1, [1], False))
            done.append("move")

        await create("t")
        async with store.write_lock:
            tasks = [asyncio.create_task(create(table)) for table in "abcde"]
            await asyncio.sleep(0)
            tasks.append(asyncio.create_task(move()))
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        assert done.index("move") <= 2, done

    with_store(database, look)
