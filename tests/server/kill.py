"""Kill a server at random moments while several clients play, and see that nothing confirmed is lost: `just kill 100`.

The server is a real `netloft serve`, killed with SIGKILL.  After each kill the journals in its file are compared with
what the clients were told: every confirmed move stands there exactly once and in order, and besides at most the one
move of a seat whose answer was lost.  Then the server is started again, and every table has to go on.

With `--postgres` the server has two processes on PostgreSQL, and one of them is killed while the other goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from random import Random
from typing import Any, Final

import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import netloft
from netloft.core.record import Record
from netloft.server import wire
from netloft.server.journal import MOVE, UNDO, Entry, Journal
from tests.server.client import ask, new_key
from tests.server.postgres import throwaway
from tests.server.serving import Process
from tests.stuck import STUCK

TABLES: Final = (
    ("kaivai", ("invited", "invited", "easy")),
    ("fleet", ("invited", "invited", "invited")),
    ("nusfjord", ("invited", "medium", "invited")),
    ("fleet", ("invited", "easy", "medium")),
)
LONGEST: Final = 0.6  # seconds from the first moves to the next kill
Ask = Callable[[str], list[Any]]
LOST: Final = (OSError, WebSocketException, EOFError, TimeoutError)


class Player:
    """Somebody who plays at random, comes back when the connection is lost, and notes what was confirmed."""

    def __init__(self, where: str, table: str, secret: str, seat: int, rng: Random) -> None:
        self.where = where
        self.table = table
        self.secret = secret
        self.seat = seat
        self.rng = rng
        self.alone = False
        """Whether everything can be taken back freely."""
        self.confirmed: list[str] = []
        """The kinds and texts of what was confirmed, in order."""
        self.pending: wire.Play | wire.Undo | None = None
        self.state: wire.State | None = None
        self.number = 0
        self.ids = 0
        self.over = False

    async def run(self) -> None:
        """Play until the game is over, through any number of connections."""
        while not self.over:
            try:
                async with connect(self.where, max_size=None, compression=None, open_timeout=STUCK) as socket:
                    await self.come(socket)
                    while not self.over:
                        self.hear(wire.SERVER_MESSAGES.decode(await socket.recv()))
                        await self.go_on(socket)
            except LOST:
                await asyncio.sleep(0.02)

    async def come(self, socket: ClientConnection) -> None:
        """Come to the table; what was sent and not answered is sent again."""
        self.state = None
        await socket.send(wire.encode(wire.Hello(protocol=wire.PROTOCOL)))
        await socket.send(wire.encode(wire.Attach(table=self.table, secrets=[self.secret])))
        if self.pending is not None:
            await socket.send(wire.encode(self.pending))

    def hear(self, reply: wire.ServerMessage) -> None:
        """Note what is told."""
        if isinstance(reply, wire.State):
            assert reply.number >= self.number, "a confirmed position was lost"
            self.state = reply
        elif isinstance(reply, wire.Done) and self.pending is not None and reply.id == self.pending.id:
            self.confirmed.append(said(self.pending))
            self.number = reply.number
            self.pending = None
        elif isinstance(reply, wire.Refused):
            assert self.pending is not None, reply
            assert reply.id == self.pending.id, reply
            assert reply.code == "stale", reply
            self.pending = None
        # What ends a game is shown before it is confirmed.
        self.over = self.pending is None and self.state is not None and bool(self.state.view["over"])

    async def go_on(self, socket: ClientConnection) -> None:
        """Send a move if one is asked for and none is on its way."""
        state = self.state
        if state is None or self.pending is not None or self.seat not in state.view["deciders"]:
            return
        self.ids += 1
        if self.alone and state.undo == "free" and self.rng.random() < 0.1:
            self.pending = wire.Undo(self.ids, self.table, state.number, self.seat)
        else:
            option = self.rng.choice(state.options).text
            self.pending = wire.Play(self.ids, self.table, state.number, self.seat, option)
        self.state = None
        await socket.send(wire.encode(self.pending))


def said(request: wire.Play | wire.Undo) -> str:
    """Say what a request would leave in the journal."""
    return f"{MOVE} {request.option}" if isinstance(request, wire.Play) else UNDO


class Sitting:
    """A table with those who play there."""

    def __init__(self, game: str, table: str, seats: int, players: list[Player]) -> None:
        self.game = game
        self.table = table
        self.seats = seats
        self.players = players
        self.tasks = [asyncio.create_task(player.run()) for player in players]

    @property
    def made(self) -> int:
        """How much was confirmed."""
        return sum([len(player.confirmed) for player in self.players])

    @property
    def over(self) -> bool:
        """Whether the game is over for everybody."""
        return all([player.over for player in self.players])

    def check(self, ask: Ask, live: bool) -> None:
        """Compare what was confirmed with what is written down; while it is live, more may have been written since."""
        confirmed = [player.confirmed[:] for player in self.players]
        where = f"WHERE table_id = '{self.table}' ORDER BY number"
        query = f"SELECT number, kind, seat, text FROM journal {where}"  # noqa: S608 - our own name
        rows: list[tuple[int, str, int, str]] = ask(query)
        assert [row[0] for row in rows] == list(range(len(rows))), "a number is missing"
        for player, known in zip(self.players, confirmed, strict=True):
            written = [
                f"{MOVE} {text}" if kind == MOVE else UNDO for _, kind, seat, text in rows if seat == player.seat
            ]
            extra = [] if player.pending is None else [said(player.pending)]
            is_right = written[: len(known)] == known if live else written in (known, known + extra)
            assert is_right, (
                f"{self.table}, seat {player.seat}: confirmed {known[-3:]} and perhaps {extra}, written {written[-3:]}"
            )
        journal = Journal([Entry(kind, seat, text) for _, kind, seat, text in rows])
        ((options,),) = ask(f"SELECT options FROM tables WHERE id = '{self.table}'")  # noqa: S608 - our own name
        game = netloft.game(self.game)
        game.replay(Record(self.game, game.rules, self.seats, read(options), journal.moves))

    async def stop(self) -> None:
        """Let everybody go; what one of them has found wrong is raised here."""
        for task in self.tasks:
            task.cancel()
        for result in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result

    def complain(self) -> None:
        """Raise what a player has found wrong."""
        for task in self.tasks:
            if task.done() and not task.cancelled():
                task.result()


def read(options: str) -> dict[str, Any]:
    """Read the options of a table as they are kept."""
    found: dict[str, Any] = json.loads(options)
    return found


async def sit(where: str, game: str, setups: tuple[str, ...], rng: Random) -> Sitting:
    """Set up a table and let players come to its invited seats."""
    async with connect(where, max_size=None, compression=None) as socket:
        await ask(socket, wire.Hello(protocol=wire.PROTOCOL))
        wished = [wire.SeatSetup(word) if word == "invited" else wire.SeatSetup("bot", level=word) for word in setups]
        created = await ask(socket, wire.Create(game=game, seats=wished))
        assert isinstance(created, wire.Created), created
        attached = await ask(socket, wire.Attach(table=created.table, secrets=[created.secret]))
        assert isinstance(attached, wire.Attached), attached
        players: list[Player] = []
        for seat, info in enumerate(attached.seats):
            if info.secret:
                key = new_key()
                taken = await ask(socket, wire.Take(table=created.table, secret=info.secret, key=key))
                assert isinstance(taken, wire.Taken), taken
                players.append(Player(where, created.table, key, seat, Random(rng.random())))
    for player in players:
        player.alone = len(players) == 1
    return Sitting(game, created.table, len(setups), players)


async def progress(tables: list[Sitting]) -> None:
    """Wait until something new was confirmed at every table."""
    before = [table.made for table in tables]
    began = time.monotonic()
    while any(table.made == made and not table.over for table, made in zip(tables, before, strict=True)):
        for table in tables:
            table.complain()
        waiting = [table.game for table, made in zip(tables, before, strict=True) if table.made == made]
        assert time.monotonic() - began < STUCK, f"these tables do not go on: {waiting}"
        await asyncio.sleep(0.01)


class OnFile:
    """One process on a file, which is killed and started again."""

    live = False

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process = Process(folder, "--workers", 1)

    def kill(self, _rng: Random) -> None:
        """Kill the server."""
        self.process.kill()

    def start(self) -> None:
        """Start the server again."""
        self.process = Process(self.folder, "--workers", 1, port=self.process.port)

    def ask(self, query: str) -> list[Any]:
        """Read what is written down."""
        with contextlib.closing(sqlite3.connect(self.folder / "tables.db")) as file:
            return list(file.execute(query))


class OnPostgres:
    """Two processes on PostgreSQL, of which one is killed; it is replaced while the other goes on."""

    live = True

    def __init__(self, folder: Path, url: str) -> None:
        self.url = url
        self.process = Process(folder, "--workers", 2, "--processes", 2, "--database", url)

    def kill(self, rng: Random) -> None:
        """Kill one of the two."""
        first = self.process.process.pid
        running = Path(f"/proc/{first}/task/{first}/children").read_text(encoding="utf-8").split()
        if running:
            os.kill(int(rng.choice(running)), signal.SIGKILL)

    def start(self) -> None:
        """Do nothing: the process is replaced by itself."""

    def ask(self, query: str) -> list[Any]:
        """Read what is written down."""
        with psycopg.connect(self.url) as connection:
            return connection.execute(query.encode()).fetchall()


async def kill(folder: Path, kills: int, seed: int, report: bool = False, url: str = "") -> int:
    """Play, kill, compare and go on; return how many moves were confirmed."""
    rng = Random(seed)
    house: OnFile | OnPostgres = OnPostgres(folder, url) if url else OnFile(folder)
    where = house.process.address.replace("http", "ws") + "ws"
    tables = [await sit(where, game, setups, rng) for game, setups in TABLES]
    finished: list[Sitting] = []
    slowest = 0.0
    try:
        for number in range(1, kills + 1):
            if rng.random() < 0.8:  # else also at a moment when nobody has come back yet
                began = time.monotonic()
                await progress(tables)
                slowest = max(slowest, time.monotonic() - began)
            await asyncio.sleep(rng.uniform(0, LONGEST))
            house.kill(rng)
            compare(house, tables + finished, house.live)
            if report:
                made = sum([table.made for table in tables + finished])
                games = len(finished)
                print(f"kill {number}: {made} moves, {games} games over, {slowest:.1f} s until all went on", flush=True)
            await asyncio.to_thread(house.start)
            for at, table in enumerate(tables):
                if table.over:
                    await table.stop()
                    finished.append(table)
                    tables[at] = await sit(where, *TABLES[at], rng)
        await progress(tables)
    finally:
        try:
            for table in tables:
                await table.stop()
        finally:
            house.process.kill()
    compare(house, tables + finished, live=False)
    said = house.process.errors.read_text()
    assert "Traceback" not in said, said
    return sum([table.made for table in tables + finished])


def compare(house: OnFile | OnPostgres, tables: list[Sitting], live: bool) -> None:
    """Compare all tables with what is written down."""
    for table in tables:
        table.check(house.ask, live)


def main() -> None:
    """Kill as often as is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kills", type=int, nargs="?", default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="two processes on PostgreSQL, of which one is killed")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, throwaway() if asked.postgres else nullcontext() as server:
        if asked.postgres and server is None:
            parser.error("there is no PostgreSQL here")
        try:
            url = server.new() if server else ""
            made = asyncio.run(kill(Path(folder), asked.kills, asked.seed, report=True, url=url))
        finally:
            print((Path(folder) / "errors.txt").read_text(encoding="utf-8"), end="", file=sys.stderr)
    print(f"{asked.kills} kills, {made} moves confirmed: none lost, none doubled, every table went on.")


if __name__ == "__main__":
    main()
