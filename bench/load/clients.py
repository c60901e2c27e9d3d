"""The clients of a load test: a share of the tables with everybody at them, in a process of its own."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing.connection import Connection
from random import Random
from secrets import token_urlsafe
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import netloft
from netloft.server import wire
from netloft.server.wire.changes import Follower
from tests.server.client import ask

GAMES: Final = tuple([str(name) for name in netloft.games()])
SEATS: Final = [wire.SeatSetup("invited"), wire.SeatSetup("invited"), wire.SeatSetup("bot", level="easy")]
PLAYERS: Final = 2  # at each table
LATE: Final = 10.0  # seconds after which an update counts as lost
LOOK: Final = 1.0  # seconds between two looks whether a client has failed
TOGETHER: Final = 20  # tables that are set up at the same time


@dataclass(frozen=True)
class Plan:
    """What one process of clients does."""

    where: str
    tables: int
    clients: int
    seconds: float
    think: float
    seed: int


@dataclass
class Found:
    """What it measured."""

    times: list[float] = field(default_factory=list)
    """Seconds from sending a move until everybody at the table had the update."""
    states: int = 0
    letters: int = 0
    late: int = 0
    seconds: float = 0.0


class Table:
    """A table with the clients at it, and the moves whose updates are still awaited."""

    def __init__(self, begin: asyncio.Event) -> None:
        self.begin = begin
        """Set when all clients are connected."""
        self.clients: list[Client] = []
        self.awaited: list[Move] = []
        self.times: list[float] = []
        self.states = 0
        self.letters = 0


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
        async with connect(where, max_size=None) as socket:
            await socket.send(wire.encode(wire.Hello(protocol=wire.PROTOCOL, changes=True)))
            await socket.send(wire.encode(wire.Attach(table=self.name, secrets=[self.secret])))
            state: wire.State | None = None
            follower = Follower()
            waiting = False
            while True:
                text = await socket.recv()
                self.table.letters += len(text)
                reply = follower.take(wire.SERVER_MESSAGES.decode(text))
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


async def set_up(plan: Plan, begin: asyncio.Event) -> tuple[list[Client], list[Client]]:
    """Create the tables, and return their players and their spectators."""
    rng = Random(plan.seed)
    tables: list[tuple[Table, list[Client], str]] = []
    numbers = iter(range(plan.tables))

    async def some() -> None:
        async with connect(plan.where, max_size=None, compression=None) as socket:
            await ask(socket, wire.Hello(protocol=wire.PROTOCOL))
            for number in numbers:
                tables.append(await open_table(socket, GAMES[number % len(GAMES)], plan, begin, rng))

    await asyncio.gather(*[some() for _ in range(TOGETHER)])
    players = [client for _, clients, _ in tables for client in clients]
    more = islice(tables * plan.clients, plan.clients - len(players))
    watching = [Client(table, clients[0].name, watch, plan.think, rng) for table, clients, watch in more]
    return players, watching


async def open_table(
    socket: ClientConnection, game: str, plan: Plan, begin: asyncio.Event, rng: Random
) -> tuple[Table, list[Client], str]:
    """Create a table, and take its seats for two clients; return it with them and the secret of spectators."""
    created = await ask(socket, wire.Create(game=game, seats=SEATS))
    if not isinstance(created, wire.Created):
        raise TypeError(created)
    attached = await ask(socket, wire.Attach(table=created.table, secrets=[created.secret]))
    if not isinstance(attached, wire.Attached):
        raise TypeError(attached)
    await ask(socket, wire.Detach(table=created.table))
    table, clients = Table(begin), list[Client]()
    for sitting in attached.seats[:PLAYERS]:
        key = token_urlsafe(24)
        await ask(socket, wire.Take(table=created.table, secret=sitting.secret, key=key))
        clients.append(Client(table, created.table, key, plan.think, Random(rng.random())))
    return table, clients, attached.watch


async def come(clients: list[Client], where: str) -> list[asyncio.Task[None]]:
    """Let clients come to their tables, and wait until they see them."""
    tasks = [asyncio.create_task(client.run(where)) for client in clients]
    for client in clients:
        while not client.ready.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(client.ready.wait(), LOOK)
            for task in tasks:
                if task.done():
                    task.result()  # raises what went wrong
    return tasks


async def play(plan: Plan, line: Connection) -> None:
    """Set up, let the players come, then the spectators, then let all play; tell after each, and wait to go on."""

    async def next_step(told: object) -> None:
        line.send(told)
        await asyncio.to_thread(line.recv)

    begin = asyncio.Event()
    players, watching = await set_up(plan, begin)
    await next_step("tables")
    tasks = await come(players, plan.where)
    await next_step("players")
    tasks += await come(watching, plan.where)
    await next_step("watching")
    tables = {id(player.table): player.table for player in players}.values()
    for table in tables:
        table.states = table.letters = 0  # what it took to come does not count
    begin.set()
    began = time.perf_counter()
    await asyncio.sleep(plan.seconds)
    found = Found(seconds=time.perf_counter() - began)
    for table in tables:
        found.times += table.times
        found.states += table.states
        found.letters += table.letters
        found.late += len([move for move in table.awaited if time.perf_counter() - move.began > LATE])
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    line.send(found)


def main(plan: Plan, line: Connection) -> None:
    """Be one process of clients."""
    asyncio.run(play(plan, line))
