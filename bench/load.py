"""Load-test a server: `just load`, or `.venv/bin/python -m bench.load --clients 200 --tables 60`.

It starts a real `netloft serve` in another process; all clients run in this one.  Every table has two players and a
bot, and the other clients watch.  Players think for about a second.  The latency of a move is the time from
sending it until every notified client at the table has received its update.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from secrets import token_urlsafe

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from netloft.server import wire
from tests.server.client import ask

GAMES = ("nusfjord", "fleet", "kaivai")
SEATS = [wire.SeatSetup("invited"), wire.SeatSetup("invited"), wire.SeatSetup("bot", level="easy")]
LATE = 10.0  # seconds after which an update counts as lost


class Table:
    """A table with the clients at it, and the moves whose updates are still awaited."""

    def __init__(self, begin: asyncio.Event) -> None:
        self.begin = begin
        """Set when all clients are connected."""
        self.clients: list[Client] = []
        self.awaited: list[Move] = []
        self.times: list[float] = []
        self.states = 0


class Seen:
    """A position sent to a client: its number for that client, a mark to match it with others', and the time."""

    def __init__(self, state: wire.State, when: float) -> None:
        together, deciders = state.view["together"], state.view["deciders"]
        self.number = state.number
        self.mark = together, deciders, 0 if together else state.move
        self.quiet = together and state.seat in deciders
        """Whether nobody else is notified if this client's own move led to it."""
        self.when = when


class Move:
    """A move: the position it led to, and the clients still waiting for the update."""

    def __init__(self, mark: object, began: float, missing: list[Client]) -> None:
        self.mark = mark
        self.began = began
        self.missing = missing


class Client:
    """One client at one table."""

    def __init__(self, table: Table, name: str, secret: str, think: float, rng: Random) -> None:
        self.table = table
        self.name = name
        self.secret = secret
        self.think = think
        self.rng = rng
        self.sent = 0.0
        self.seen: list[Seen] = []
        self.ready = asyncio.Event()
        table.clients.append(self)

    async def run(self, where: str) -> None:
        """Play or watch until cancelled."""
        async with connect(where, max_size=None, compression=None) as socket:
            await socket.send(wire.encode(wire.Hello(protocol=wire.PROTOCOL)))
            await socket.send(wire.encode(wire.Attach(table=self.name, secrets=[self.secret])))
            state: wire.State | None = None
            waiting = False
            while True:
                reply = wire.SERVER_MESSAGES.decode(await socket.recv())
                if isinstance(reply, wire.State):
                    state = reply
                    self.see(reply)
                    self.ready.set()
                elif isinstance(reply, (wire.Done, wire.Refused)) and reply.id:
                    waiting = False
                    if isinstance(reply, wire.Done):
                        self.made(reply.number)
                if state is not None and not waiting and state.seat in state.view["deciders"]:
                    waiting = True
                    asyncio.get_running_loop().create_task(self.move(socket, state))

    async def move(self, socket: ClientConnection, state: wire.State) -> None:
        """Think, and make a move."""
        await self.table.begin.wait()
        await asyncio.sleep(self.think * self.rng.uniform(0.5, 1.5))
        option = self.rng.choice(state.options).text
        self.sent = time.perf_counter()
        seat = -1 if state.seat is None else state.seat
        with suppress(ConnectionClosed):
            await socket.send(wire.encode(wire.Play(1, self.name, state.number, seat, option)))

    def see(self, state: wire.State) -> None:
        """Record an update."""
        now = time.perf_counter()
        seen = Seen(state, now)
        self.seen = [*self.seen[-50:], seen]
        self.table.states += 1
        for move in self.table.awaited:
            if self in move.missing and move.mark == seen.mark:
                move.missing.remove(self)
                if not move.missing:
                    self.table.times.append(now - move.began)
        self.table.awaited = [move for move in self.table.awaited if move.missing]

    def made(self, number: int) -> None:
        """Record the position that this client's move led to, and who has received it."""
        mine = next(seen for seen in reversed(self.seen) if seen.number == number)
        others = [] if mine.quiet else [other for other in self.table.clients if other is not self]
        updated = {other: other.when(mine.mark, self.sent) for other in others}
        missing = [other for other, when in updated.items() if not when]
        if missing:
            self.table.awaited.append(Move(mine.mark, self.sent, missing))
        else:
            self.table.times.append(max([mine.when, *updated.values()]) - self.sent)

    def when(self, mark: object, since: float) -> float:
        """Return when this client received a position, or 0."""
        return next((seen.when for seen in self.seen if seen.mark == mark and seen.when > since), 0.0)


async def set_up(where: str, begin: asyncio.Event, asked: argparse.Namespace) -> tuple[list[Table], list[Client]]:
    """Create the tables and their clients: two players each, and the rest as spectators."""
    rng = Random(asked.seed)
    tables: list[Table] = []
    clients: list[Client] = []
    links: list[tuple[Table, str, str]] = []
    async with connect(where, max_size=None, compression=None) as socket:
        await ask(socket, wire.Hello(protocol=wire.PROTOCOL))
        for number in range(asked.tables):
            created = await ask(socket, wire.Create(game=GAMES[number % len(GAMES)], seats=SEATS))
            if not isinstance(created, wire.Created):
                raise TypeError(created)
            attached = await ask(socket, wire.Attach(table=created.table, secrets=[created.secret]))
            if not isinstance(attached, wire.Attached):
                raise TypeError(attached)
            await ask(socket, wire.Detach(table=created.table))
            table = Table(begin)
            tables.append(table)
            for sitting in attached.seats[:2]:
                key = token_urlsafe(24)
                await ask(socket, wire.Take(table=created.table, secret=sitting.secret, key=key))
                clients.append(Client(table, created.table, key, asked.think, Random(rng.random())))
            links.append((table, created.table, attached.watch))
    while len(clients) < asked.clients:
        clients.append(Client(*links[len(clients) % len(links)], asked.think, rng))
    return tables, clients


def memory(pid: int) -> int:
    """Return the resident memory of a process in kilobytes."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text(encoding="utf-8"))
    return int(found[1]) if found else 0


async def load(where: str, pid: int, asked: argparse.Namespace) -> None:
    """Let everybody play for a while, and print the measurements."""
    empty = memory(pid)
    begin = asyncio.Event()
    tables, clients = await set_up(where, begin, asked)
    tasks = [asyncio.create_task(client.run(where)) for client in clients]
    await asyncio.gather(*[client.ready.wait() for client in clients])
    begin.set()
    began = time.perf_counter()
    used = cpu(pid)
    await asyncio.sleep(asked.seconds)
    seconds = time.perf_counter() - began
    used = cpu(pid) - used
    full = memory(pid)
    late = [move for table in tables for move in table.awaited if time.perf_counter() - move.began > LATE]
    states = sum([table.states for table in tables])
    times = sorted([took * 1000 for table in tables for took in table.times])
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    print(f"{len(clients)} clients at {len(tables)} tables for {seconds:.0f} s, thinking for {asked.think} s")
    print(f"moves of people          {len(times) / seconds:8.1f} a second")
    print(f"updates sent             {states / seconds:8.1f} a second")
    for share in (50, 95, 99):
        print(f"move to all updates, p{share} {times[min(len(times) - 1, len(times) * share // 100)]:8.1f} ms")
    print(f"longest                  {times[-1]:8.1f} ms")
    print(f"updates that never came  {len(late):8}")
    print(f"server busy              {100 * used / seconds:8.0f} % of a core")
    print(f"memory per table         {(full - empty) / len(tables):8.0f} KB, with its clients")
    print(f"memory in all            {full / 1024:8.0f} MB")


def cpu(pid: int) -> float:
    """Return the CPU seconds used by a process."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Start a server, load it, and stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clients", type=int, default=200)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=1.0, help="seconds that people think")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "netloft", "serve", "--no-browser", "--port", "0"]
        command += ["--data", f"{folder}/tables.db"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603 - it is our own
        try:
            said = process.stdout.readline() if process.stdout else ""
            address = re.search(r"http://(\S+)/", said)
            if not address:
                sys.exit(f"the server did not start: {said}")
            asyncio.run(load(f"ws://{address[1]}/ws", process.pid, asked))
        finally:
            process.send_signal(signal.SIGINT)
            process.wait()


if __name__ == "__main__":
    main()
