"""Several processes on one PostgreSQL: each table is held by one of them, and goes on at another if that one dies."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import psycopg
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, WebSocketException

from netloft.server import app, wire
from netloft.server.cluster.holding import Holder
from netloft.server.cluster.house import House
from netloft.server.cluster.session import Session
from netloft.server.database import database_of
from netloft.server.database.postgres import Postgres
from netloft.server.door.limits import Limits
from netloft.server.door.meter import Meter
from netloft.server.door.quota import tidy
from netloft.server.journal import MOVE, Entry
from netloft.server.lobby import Lobby
from netloft.server.store import TABLES, LostError, Store, TableRow, TableStatus
from netloft.server.workers.pool import Workers
from tests.cli.client import netloft as run
from tests.server.client import At, Client
from tests.server.postgres import PostgresServer, throwaway
from tests.server.serving import Process
from tests.server.test_store import LINKS, SEATS
from tests.stuck import STUCK

LOST = (ConnectionClosed, WebSocketException, OSError, EOFError)
Connect = Callable[..., Client]
Start = Callable[..., Process]
SOON = 8  # seconds; a process on a busy machine may well be silent for three


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start servers, and kill them in the end."""
    started: list[Process] = []

    def new(url: str, *words: object, patience: float = 100) -> Process:
        home = tmp_path / f"server{len(started)}"
        home.mkdir()
        started.append(Process(home, "--workers", 1, "--database", url, "--patience", patience, *words))
        return started[-1]

    yield new
    for process in started:
        if process.process.poll() is None:
            os.kill(process.process.pid, signal.SIGCONT)
            process.stop()


def come_back(connect: Connect, process: Process, at: At, seat: int) -> At:
    """Come to a table again, as a page does: at once, and then again until it works."""
    began = time.monotonic()
    while True:
        try:
            return connect(process.address).attach(at.table, at.secret, seat=seat)
        except LOST:
            assert time.monotonic() - began < STUCK
            time.sleep(0.05)


def play_on(connect: Connect, process: Process, at: At, seat: int, bid: str, number: int) -> int:
    """Come to a table again and move, as often as it takes; return the new number."""
    while True:
        back = come_back(connect, process, at, seat)
        assert back.state.number in {number, number + 1}  # one more if the answer to the move was lost
        if back.state.number > number:
            return back.state.number
        with contextlib.suppress(*LOST):
            return back.play(bid).number


def wait_until_gone(at: At) -> None:
    """Read until the server ends the connection."""
    with contextlib.suppress(*LOST):
        while True:
            at.client.hear()


def two(start: Start, connect: Connect, url: str, patience: float = 100) -> tuple[Process, Process, At, At]:
    """Start two servers, and come to one table at both; the first one holds it."""
    one, other = start(url, patience=patience), start(url, patience=patience)
    at = connect(one.address).sit("kaivai", "here here here", seat=0)
    friend = connect(other.address).attach(at.table, at.secret, seat=1)
    friend.secret = at.secret
    return one, other, at, friend


def test_any_process_serves_any_table(postgres: PostgresServer, start: Start, connect: Connect) -> None:
    """Who comes to another process plays at the same table, in a language of its own, and is seen there."""
    _, other, at, friend = two(start, connect, postgres.new())
    at.play("bid 3")
    friend.until(lambda state: state.number == at.state.number)
    friend.play("bid 4")
    at.until(lambda state: state.number == friend.state.number)
    assert friend.client.refused(friend.move("bid 4")) == "illegal"
    german = friend.client.get(wire.Hello(protocol=wire.PROTOCOL, lang="de"), wire.Welcome)
    assert german.id
    friend.until(lambda state: "bietet 3" in " ".join([line.text for line in state.log]))
    friend.client.get(wire.Detach(table=friend.table), wire.Done)
    assert friend.client.refused(friend.move("bid 5")) == "not at table"
    rows = friend.client.get(wire.Mine(tickets=[wire.Ticket(at.table, at.secret)]), wire.Rows).rows
    assert [row.number for row in rows] == [at.state.number]
    at.play("bid 5", seat=2)
    news = friend.client.hear()
    while not isinstance(news, wire.Rows):
        news = friend.client.hear()
    assert [(row.table, row.number) for row in news.rows] == [(at.table, at.state.number)]
    stranger = connect(other.address)
    assert stranger.refused(wire.Attach(table=at.table, secrets=["wrong"])) == "wrong secret"
    friend.client.get(wire.Remove(table=at.table, secrets=[at.secret]), wire.Gone)
    at.client.sync()
    assert at.seen.gone


def test_the_tables_of_a_killed_process_go_on_at_another(
    postgres: PostgresServer, start: Start, connect: Connect
) -> None:
    """Everything confirmed is there, whoever was passed on is sent away to come again, and the game is played on."""
    one, other, at, friend = two(start, connect, postgres.new())
    done = at.play("bid 3")
    one.kill()
    wait_until_gone(friend)
    back = come_back(connect, other, friend, 1)
    assert back.state.number == done.number
    back.play("bid 4")


def test_a_frozen_process_cannot_confirm(postgres: PostgresServer, start: Start, connect: Connect) -> None:
    """Others take its tables; when it wakes up, it refuses nothing and confirms nothing but sends everybody away."""
    one, other, at, friend = two(start, connect, postgres.new(), SOON)
    at.play("bid 3")
    os.kill(one.process.pid, signal.SIGSTOP)
    late = at.client.send(at.move("bid 5", seat=2, number=at.state.number))
    wait_until_gone(friend)
    back = come_back(connect, other, friend, 1)
    done = back.play("bid 4")
    os.kill(one.process.pid, signal.SIGCONT)
    with contextlib.suppress(*LOST):
        while True:
            assert at.client.hear().id != late
    again = come_back(connect, one, at, 2)
    assert again.state.number == done.number
    again.play("bid 5")
    back.until(lambda state: state.number == again.state.number)


def test_a_process_that_stops_hands_its_tables_over(postgres: PostgresServer, start: Start, connect: Connect) -> None:
    """At once, and quietly."""
    one, other, at, friend = two(start, connect, postgres.new())
    done = at.play("bid 3")
    assert one.stop() == ""
    wait_until_gone(friend)
    back = come_back(connect, other, friend, 1)
    assert back.state.number == done.number
    back.play("bid 4")


@pytest.mark.parametrize("how", ["restarted", "frozen"])
def test_tables_go_on_when_the_database_is_back(how: str, start: Start, connect: Connect) -> None:
    """Without it nothing is confirmed; nobody has to start the processes anew."""
    with throwaway() as own:
        if own is None:
            pytest.skip("there is no PostgreSQL")
        one, other, at, friend = two(start, connect, own.new(), SOON)
        number = at.play("bid 3").number
        if how == "restarted":
            own.stop()
        else:
            own.signal(signal.SIGSTOP)
        wait_until_gone(at)
        wait_until_gone(friend)
        if how == "restarted":
            own.start()
        else:
            own.signal(signal.SIGCONT)
        for process, seat, bid in ((other, 1, "bid 4"), (one, 2, "bid 5")):
            number = play_on(connect, process, at, seat, bid, number)
        for process in (one, other):
            assert "Traceback" not in process.stop()


def test_only_the_holder_of_a_table_writes(postgres: PostgresServer) -> None:
    """A process whose session has ended writes on until another takes the table, and then never again."""
    database = database_of(postgres.new())
    assert isinstance(database, Postgres)

    async def look() -> None:
        sessions = [await Session.open(database.dsn, f"http://{name}/") for name in ("one", "other")]
        one, other = [Store(database, Holder(session.number)) for session in sessions]

        async def write(store: Store, at: int) -> None:
            await store.append("t", at, [Entry(MOVE, 0, f"bid {at}")], TableStatus(at + 1, [1], False))

        async def claim(store: Store) -> str:
            assert store.holder is not None
            async with store.engine.begin() as connection:
                found = await store.holder.claim(connection, "t")
                return found.address if found else ""

        await one.create(TableRow("t", "kaivai", 1, {}, None, None, LINKS, SEATS, []), TableStatus(0, [-1], False))
        await write(one, 0)
        assert [await claim(one), await claim(other)] == ["", "http://one/"]
        with pytest.raises(LostError):
            await write(other, 1)
        await sessions[0].close()
        await write(one, 1)
        claimed, written = await asyncio.gather(claim(other), write(one, 2), return_exceptions=True)
        assert claimed == ""
        assert written is None or isinstance(written, LostError)
        for change in (write(one, 3), one.rename("t", 0, "Anna", ""), one.remove("t")):
            with pytest.raises(LostError):
                await change
        found = await other.load("t")
        assert found is not None
        await write(other, len(found.journal))
        await sessions[1].close()
        for store in (one, other):
            await store.close()

    asyncio.run(look())


def test_tables_that_nobody_plays_at_are_removed_by_who_can_hold_them(postgres: PostgresServer) -> None:
    """Free ones, but none that is open at another process."""
    database = database_of(postgres.new())
    assert isinstance(database, Postgres)

    async def look() -> None:
        lobby = Lobby(Store(database), Workers(1))
        lobby.house = House(lobby, database, "http://one/", 100)
        await lobby.house.start()
        session = await Session.open(database.dsn, "http://other/")
        for name, store in (("free", Store(database)), ("held", Store(database, Holder(session.number)))):
            row = TableRow(name, "kaivai", 1, {}, None, None, LINKS, SEATS, [])
            await store.create(row, TableStatus(0, [-1], False))
            await store.close()
        async with lobby.store.engine.begin() as connection:
            await connection.execute(sa.update(TABLES).values(changed=0.0))
        assert await tidy(lobby) == 1
        assert await lobby.store.every_table() == ["held"]
        await session.close()
        assert await tidy(lobby) == 1
        await lobby.close()

    asyncio.run(look())


def children(process: Process) -> list[int]:
    """List the processes of a server that runs several."""
    first = process.process.pid
    return [int(child) for child in Path(f"/proc/{first}/task/{first}/children").read_text().split()]


def test_a_process_that_dies_is_replaced(postgres: PostgresServer, start: Start, connect: Connect) -> None:
    """One address leads to all processes of a machine; they end with the first one, however it ends."""
    server = start(postgres.new(), "--processes", 2)
    at = connect(server.address).sit("kaivai", "here here here", seat=0)
    before = children(server)
    assert len(before) == 2
    for process in before:
        os.kill(process, signal.SIGKILL)
    wait_for(lambda: len(children(server)) == 2 and not set(before) & set(children(server)))
    wait_until_gone(at)
    back = come_back(connect, server, at, 0)
    back.play("bid 3")
    after = children(server)
    server.kill()
    wait_for(lambda: not any([Path(f"/proc/{process}/cmdline").exists() for process in after]))


def wait_for(fact: Callable[[], bool]) -> None:
    """Wait until something is so."""
    began = time.monotonic()
    while not fact():
        assert time.monotonic() - began < STUCK
        time.sleep(0.05)


def test_who_asks_while_the_database_is_away_comes_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table is not gone because the database did not answer in time, and another process may reach it."""
    told: list[str] = []
    monkeypatch.setattr(app.LOG, "error", lambda _, line: told.append(line))  # other tests share the log

    async def fail(*_: object) -> None:
        error = psycopg.OperationalError("connection timeout expired")
        raise sa.exc.OperationalError("SELECT", None, error) from error

    house = SimpleNamespace(passes_on=fail)
    store = SimpleNamespace(database=SimpleNamespace(advice="advice"))
    lobby = SimpleNamespace(meter=Meter(Limits()), house=house, store=store)
    client = app.Client(SimpleNamespace(client=None, headers={}), lobby)  # type: ignore[arg-type]  # what it needs
    client.greeted = True
    asyncio.run(client.answer(wire.encode(wire.Attach(table="table", secrets=["secret"]))))
    assert client.lost.is_set()
    assert client.unsent.empty()
    assert [line.endswith("; advice") for line in told] == [True]


def test_a_file_serves_one_process(tmp_path: Path) -> None:
    """More are one clear error."""
    done = run(tmp_path, "serve", "--no-browser", "--port", 0, "--processes", 2)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "--database" in done.stderr
