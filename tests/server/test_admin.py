"""`netloft admin`: what a host does with a file or with PostgreSQL, most of it while tables are played."""

from __future__ import annotations

import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from netloft.server import wire
from netloft.server.database import Database, database_of
from netloft.server.database.postgres import Postgres
from netloft.server.store import TABLES
from tests.cli.client import netloft as run
from tests.cli.client import ok
from tests.server.client import At, Client
from tests.server.postgres import PostgresServer
from tests.server.serving import Running

Connect = Callable[..., Client]


@pytest.fixture
def played(database: Database, connect: Connect) -> Iterator[At]:
    """Serve a database with a table at which two moves were made."""
    server = Running(database)
    at = connect(server.address).sit("kaivai", "here here here", seat=0)
    at.client.get(wire.Rename(table=at.table, seat=1, name="Ida", face=""), wire.Done)
    at.play("bid 3")
    at.play("bid 4", seat=1)
    yield at
    assert all("cannot be replayed" in line for line in server.stop())


def where(database: Database) -> tuple[str, str]:
    """Return the option that names a database."""
    if isinstance(database, Postgres):
        return "--database", database.dsn
    return "--data", database.name


def refused(done: Any, *words: str) -> None:
    """Check that a command ended with exit code 2 and one line that says these words."""
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    for word in words:
        assert word in done.stderr


@pytest.mark.parametrize("to", ["sqlite", "postgres"])
def test_a_copy_is_restored_into_either_database(
    to: str, tmp_path: Path, database: Database, played: At, connect: Connect, postgres: PostgresServer
) -> None:
    """A backup is made while tables are played; it leads from a file to PostgreSQL and back, and old links work."""
    copy = tmp_path / "copy.db"
    ok(tmp_path, "admin", "backup", copy, *where(database))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    refused(run(tmp_path, "admin", "backup", copy, *where(database)), str(copy), "expected a new file")
    played.play("bid 5", seat=2)
    new = database_of(postgres.new("template0") if to == "postgres" else tmp_path / "restored.db")
    assert ok(tmp_path, "admin", "restore", copy, *where(new)).startswith("1 tables")
    refused(run(tmp_path, "admin", "restore", copy, *where(new)), "expected an empty database")
    server = Running(new)
    back = connect(server.address).attach(played.table, played.secret, seat=2)
    assert back.state.move == played.state.move - 1
    assert back.seen.attached.seats[1].name == "Ida"
    back.play("bid 5")
    assert server.stop() == []


def test_what_cannot_be_restored_is_refused(tmp_path: Path, database: Database) -> None:
    """A file that is not there, and one that is no copy."""
    (tmp_path / "text").write_text("something")
    for name, words in (("nowhere.db", "No such file"), ("text", "netloft serve")):
        refused(run(tmp_path, "admin", "restore", name, *where(database)), name, words)


def test_people_tables_and_records_are_shown(tmp_path: Path, database: Database, played: At) -> None:
    """Also while the server runs."""
    assert played.table in ok(tmp_path, "admin", "tables", *where(database))
    names, ida = ok(tmp_path, "admin", "people", *where(database)).splitlines()
    assert names.split()[:2] == ["Name", "Tables"]
    assert ida.split()[:3] == ["Ida", "1", "1"]
    ok(tmp_path, "admin", "export", played.table, tmp_path / "game.txt", *where(database))
    assert (tmp_path / "game.txt").read_text().splitlines()[-2:] == ["0: bid 3", "1: bid 4"]
    refused(run(tmp_path, "admin", "export", "none", tmp_path / "x.txt", *where(database)), "no table 'none'")


def test_a_table_is_closed(tmp_path: Path, database: Database, played: At) -> None:
    """All of them or none; who is there is told no later than at the next move."""
    refused(run(tmp_path, "admin", "close", played.table, "none", "--yes", *where(database)), "nothing was removed")
    asked = run(tmp_path, "admin", "close", played.table, *where(database), typed=["n"])
    assert asked.returncode == 130
    assert played.table in ok(tmp_path, "admin", "tables", *where(database))
    ok(tmp_path, "admin", "close", played.table, "--yes", *where(database))
    assert played.client.refused(played.move("bid 5", seat=2)) == "no such table"


def test_the_check_names_tables_that_do_not_go_on(tmp_path: Path, database: Database, played: At) -> None:
    """With exit code 1, and nothing is changed."""
    assert ok(tmp_path, "admin", "check", *where(database)) == "1 of 1 tables are fine.\n"
    with database.sync_engine().begin() as connection:
        connection.execute(sa.update(TABLES).values(options="{"))
    done = run(tmp_path, "admin", "check", *where(database))
    assert (done.returncode, done.stdout) == (1, "0 of 1 tables are fine.\n")
    assert done.stderr.startswith(f"{played.table}: ")


def test_unused_room_is_given_back(tmp_path: Path, database: Database) -> None:
    """Of a file, only while no server uses it."""
    ok(tmp_path, "admin", "vacuum", *where(database))
    if not isinstance(database, Postgres):
        with database.lock():
            refused(run(tmp_path, "admin", "vacuum", *where(database)), "another server uses it")
