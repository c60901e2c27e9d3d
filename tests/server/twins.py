"""Twins: two servers with a table of the same name, whose positions differ only in what a viewer may not know."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Final, TypeVar

import netloft
from netloft import CHANCE
from netloft.core.position import Position
from netloft.server import wire
from netloft.server.guests import SEAT, WATCH, derived, digest, links_of
from netloft.server.store import Link, Seat, Store, TableRow, TableStatus
from netloft.server.workers.jobs import AnyJob, Choose
from netloft.server.workers.line import Claim
from netloft.server.workers.pool import Workers
from tests.server.client import At, Client
from tests.server.serving import Running

T = TypeVar("T")

OWNER: Final = "owner"
MARK: Final = '"no such game"'  # answers by which a client knows that it has read all
SEED: Final = 5  # the same luck for both


def secret(table: str, seat: int | None) -> str:
    """Give what opens a seat of a twin, or lets look on."""
    return derived(OWNER, table, WATCH) if seat is None else derived(OWNER, table, SEAT, seat)


async def keep(path: Path, table: str, g: Position, bot: int | None = None) -> None:
    """Write a table down, everybody invited but a bot."""
    seats = [Seat("bot", "", "easy") if seat == bot else Seat("invited", "", "") for seat in range(g.seats)]
    links = links_of(OWNER, table, [])
    links += [Link(digest(secret(table, seat)), SEAT, seat) for seat in range(g.seats)]
    game = g.game
    row = TableRow(table, game.name, game.rules, dict(g.settings), g.dump(), SEED, links, seats, [])
    store = Store(path)
    try:
        await store.create(row, TableStatus(0, list(g.deciders), g.over))
    finally:
        await store.close()


def thinking_times(workers: Workers) -> list[float]:
    """Return a list to which the time is added that a bot takes for each choice."""
    times: list[float] = []
    ask = workers.ask

    async def measured(job: AnyJob, kind: type[T], claim: Claim) -> T:
        began = time.perf_counter()
        found = await ask(job, kind, claim)
        if isinstance(job, Choose):
            times.append(time.perf_counter() - began)
        return found

    workers.ask = measured  # type: ignore[method-assign]  # to look at what goes through
    return times


class Twins:
    """Two servers."""

    def __init__(self, folder: Path) -> None:
        self.paths = [folder / "one.db", folder / "other.db"]
        self.servers = [Running(path) for path in self.paths]
        self.thought: list[list[float]] = [thinking_times(server.lobby.workers) for server in self.servers]
        """How long bots have thought at each of them."""
        self.table = ""
        self.tables = 0

    def stop(self) -> list[str]:
        """Stop both, and return what they complained about."""
        return [line for server in self.servers for line in server.stop()]

    @contextmanager
    def everybody(
        self, one: Position, other: Position, viewer: int | None, bot: int | None = None
    ) -> Iterator[tuple[dict[int, Pair], Pair]]:
        """Let both have a table, each with its position, and all come to both, the viewer last."""
        self.tables += 1
        self.table = f"twin{self.tables}"
        for path, g in zip(self.paths, (one, other), strict=True):
            asyncio.run(keep(path, self.table, g, bot))
        with ExitStack() as open_:

            def come(seat: int | None, lang: str) -> Pair:
                clients = [open_.enter_context(Client(server.address, lang)) for server in self.servers]
                return Pair(clients, self.table, seat)

            pairs = {seat: come(seat, "en") for seat in range(one.seats) if seat not in {viewer, bot}}
            while bot is not None and any([bot in g.deciders for g in self.positions()]):
                time.sleep(0.01)  # so that it has moved as often at both when the viewer comes
            watching = come(viewer, "de")
            if viewer is not None:
                pairs[viewer] = watching
            yield pairs, watching

    def positions(self) -> list[Position]:
        """Give both positions as they are now."""
        return [server.lobby.tables[self.table].g.copy() for server in self.servers]

    def is_public(self, viewer: int | None, seat: int, text: str) -> bool:
        """Say whether a move can be made at both tables and leaves the viewer with the same knowledge at both."""
        after = self.positions()
        for g in after:
            if g.why_not(seat, text) is not None:
                return False
            g.play(seat, text)
        one, other = after
        return one.view(viewer) == other.view(viewer) and CHANCE not in one.deciders


class Pair:
    """The same client at both tables."""

    def __init__(self, clients: list[Client], table: str, seat: int | None) -> None:
        self.clients = clients
        self.table = table
        self.seat = seat
        self.at: list[At] = [client.attach(table, secret(table, seat)) for client in clients]

    @property
    def state(self) -> wire.State:
        """What is shown at the first table."""
        return self.at[0].state

    def ask(self, request: wire.Request) -> wire.ServerMessage:
        """Ask the same at both; return what the first one answers."""
        reply = [client.ask(request) for client in self.clients]
        return reply[0]

    def play(self, text: str) -> None:
        """Make the same move at both."""
        for at in self.at:
            at.client.get(at.move(text), wire.Done)

    def play_each(self, texts: list[str]) -> None:
        """Make a move of its own at each of the tables."""
        for at, text in zip(self.at, texts, strict=True):
            at.client.get(at.move(text), wire.Done)

    def hear(self) -> None:
        """Read until both tables have told of one more move."""
        number = self.state.number
        for at in self.at:
            at.until(lambda state: state.number > number)

    def even(self) -> None:
        """Read all that has come, and until both tables have told of as many moves."""
        self.sync()
        number = max([at.state.number for at in self.at])
        for at in self.at:
            at.until(lambda state: state.number >= number)

    def sync(self) -> None:
        """Read all that has come."""
        for client in self.clients:
            client.sync()

    def compare(self) -> int:
        """Check that both tables have told the same, byte for byte; return how much."""
        self.sync()
        one, other = ([masked(text) for text in client.heard if MARK not in text] for client in self.clients)
        for number, (mine, theirs) in enumerate(zip(one, other, strict=False)):
            assert mine == theirs, difference(number, mine, theirs)
        assert len(one) == len(other)
        return sum(len(text) for text in one)

    def examine(self, rng: Random) -> None:
        """Ask everything that can be asked, and some that cannot."""
        state, table, seat = self.state, self.table, self.seat
        number = state.number
        me = -1 if seat is None else seat
        for option in state.options[:8]:
            self.ask(wire.Preview(table=table, number=number, seat=me, option=option.text))
        for action in rng.sample(netloft.game(state.view["game"]).actions, 12):
            self.ask(wire.Why(table=table, seat=me, option=action))
            if action not in [option.text for option in state.options]:
                self.ask(wire.Preview(table=table, number=number, seat=me, option=action))
                self.ask(wire.Play(table=table, number=number, seat=me, option=action))
        for move in range(state.move + 2):
            self.ask(wire.Frame(table=table, move=move))
        self.ask(wire.Hint(table=table, number=number, seat=me))
        self.ask(wire.Export(table=table))
        self.ask(wire.History(table=table))
        self.ask(wire.Judge(table=table, move=0))
        self.ask(wire.Undoable(table=table, seat=me))
        self.ask(wire.Redo(table=table, number=0, seat=me))
        self.ask(wire.Undo(table=table, number=0, seat=me))
        self.ask(wire.Look(table=table, seat=seat))
        self.ask(wire.Look(table=table, seat=None))
        self.ask(wire.Look(table=table, seat=seat))
        self.ask(wire.Mine(tickets=[wire.Ticket(table, secret(table, seat))]))
        self.ask(wire.Glance(table=table, secrets=[secret(table, seat)]))
        self.ask(wire.Attach(table=table, secrets=[secret(table, seat)]))
        self.ask(wire.Play(table=table, number=0, seat=me, option="nothing"))
        self.ask(wire.Play(table=table, number=number + 1, seat=me, option="nothing"))
        self.ask(wire.Agree(table=table, number=number, seat=me, yes=True))


def masked(text: str) -> str:
    """Leave out the time of day."""
    return re.sub(r'"changed":[0-9.e+]+', '"changed":0', text)


def difference(number: int, mine: str, theirs: str) -> str:
    """Show where two messages begin to differ."""
    at = next((at for at, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), 0)
    return f"message {number}, {mine[:40]}: {mine[max(0, at - 60) : at + 60]} != {theirs[at : at + 60]}"
