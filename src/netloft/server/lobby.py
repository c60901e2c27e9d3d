"""The lobby: creates and finds tables, and keeps the active ones in memory."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial
from typing import Final

import msgspec
import sqlalchemy as sa

import netloft
from netloft import bots
from netloft.core.game import Game
from netloft.core.text import NetloftError, Text
from netloft.server import wire
from netloft.server.guests import Guest, Presence, admit, links_of
from netloft.server.journal import MOVE, Entry
from netloft.server.store import BOT, HERE, INVITED, Seat, Store, TableRow, TableStatus
from netloft.server.table import NO_TABLE, Table, is_taken
from netloft.server.wire import Refusal
from netloft.server.workers.pool import WorkerError, Workers, workers_that_read
from netloft.server.workers.reader import Draft, Job, NewRecord, NewTable, Result, Unreadable

LOG: Final = logging.getLogger("netloft")
KINDS: Final = (HERE, INVITED, BOT)
SEEDS: Final = range(-(2**63), 2**63)
MOST_TICKETS: Final = 500
READ_RESULT: Final = msgspec.json.Decoder(Result)
WRONG_SECRET: Final = Text(
    "This link does not open a table: its secret is wrong, or the table was cleared away.",
    "Dieser Link öffnet keinen Tisch: Sein Geheimnis ist falsch, oder der Tisch wurde abgeräumt.",
)
UNPLAYABLE: Final = Text(
    "What is stored of this table can no longer be replayed; its owner can clear it away.",
    "Was von diesem Tisch gespeichert ist, lässt sich nicht mehr nachspielen; wer ihn eröffnet hat, kann ihn abräumen.",
)
TOO_MUCH: Final = Text(
    "This took too long to read, so no table was created.",
    "Das zu lesen dauerte zu lange, deshalb gibt es keinen Tisch.",
)


class UnreadableError(Exception):
    """An uploaded text that cannot be read; `text` says why."""

    def __init__(self, text: Text | str) -> None:
        super().__init__()
        self.text = text


class Lobby:
    """All tables of one server."""

    def __init__(self, store: Store, workers: Workers, readers: Workers | None = None) -> None:
        self.store = store
        self.workers = workers
        self.readers = readers or workers_that_read()
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        """Tables being loaded, so that none is loaded twice."""

    async def close(self) -> None:
        """Close everything; the store keeps all tables."""
        await asyncio.gather(*[table.closing() for table in self.tables.values()])
        await asyncio.gather(self.workers.stop(), self.readers.stop())
        await self.store.close()

    async def admit(self, name: str, secrets: list[str]) -> Presence:
        """Return what the secrets allow at a table; raise Refusal if nothing."""
        for found in await self.store.summaries([name]):
            if presence := admit(found.links, found.seats, secrets):
                if name in self.tables:
                    self.tables[name].row.links = found.links  # there may be new ones
                return presence
        raise Refusal("wrong secret", WRONG_SECRET)

    async def table(self, name: str) -> Table:
        """Return a table, loading it if necessary; raise Refusal if there is none."""
        if name in self.tables:
            return self.tables[name]
        if name not in self.loading:
            self.loading[name] = task = asyncio.create_task(self.load(name))
            task.add_done_callback(lambda _: self.loading.pop(name, None))
        # The client may leave meanwhile; loading continues for others.
        return await asyncio.shield(self.loading[name])

    async def load(self, name: str) -> Table:
        """Load a table from the store and let chance and bots continue."""
        table = await self.replayed(name)
        if table is None:
            raise Refusal("no such table", NO_TABLE)
        table.on_idle = partial(self.unload_if_idle, table)
        self.tables[name] = table
        try:
            await table.submit(table.begin)
        except BaseException:
            table.expecting = False
            self.unload_if_idle(table)
            raise
        table.expecting = False
        return table

    async def replayed(self, name: str) -> Table | None:
        """Replay a table of the store, or return None if there is none; raise Refusal if it cannot be replayed."""
        try:
            row = await self.store.load(name)
            return None if row is None else await Table.open(row, self.store, self.workers)
        except sa.exc.SQLAlchemyError:
            raise
        except NetloftError as error:  # its rules version is gone
            raise Refusal("cannot be played", str(error)) from None
        except Exception as error:  # noqa: BLE001 - whatever a damaged journal leads to
            LOG.error("table %s cannot be replayed: %.200r", name, error)  # noqa: TRY400 - one line for the operator
            raise Refusal("cannot be played", UNPLAYABLE) from None

    def leave(self, table: Table, guest: Guest) -> None:
        """Detach a guest and unload an idle table."""
        table.detach(guest)
        self.unload_if_idle(table)

    def unload_if_idle(self, table: Table) -> None:
        """Drop an idle table from memory; the store keeps it."""
        if not table.is_busy and self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
            table.close()

    async def create(self, request: wire.Create) -> tuple[str, str]:
        """Create a table; return its name and the owner's secret."""
        try:
            seats = check_seats(netloft.game(request.game), request.seats)
        except NetloftError as error:
            raise Refusal("bad table", str(error)) from None
        if request.seed is not None and request.seed not in SEEDS:
            raise Refusal("bad table", f"seed: expected a number of 64 bits, found {request.seed!r:.80}")
        try:
            draft = await self.read(NewTable(request.game, len(seats), request.options, request.start))
        except UnreadableError as error:
            raise Refusal("bad table", error.text) from None
        if draft.seats != len(seats):
            raise Refusal("bad table", f"seats: the position is for {draft.seats}, found {len(seats)}")
        return await self.keep(draft, seats, request.seed)

    async def import_record(self, record: str) -> tuple[str, str]:
        """Create a table from a record, with all seats local; return its name and secret."""
        try:
            draft = await self.read(NewRecord(record))
        except UnreadableError as error:
            raise Refusal("bad record", error.text) from None
        return await self.keep(draft, [new_seat(HERE) for _ in range(draft.seats)], None)

    async def read(self, job: Job) -> Draft:
        """Have a reader process parse an uploaded text; raise UnreadableError if it is invalid."""
        try:
            result: Result = await self.readers.send(msgspec.json.encode(job), READ_RESULT.decode)
        except (WorkerError, RecursionError):
            raise UnreadableError(TOO_MUCH) from None
        if isinstance(result, Unreadable):
            raise UnreadableError(result.error)
        return result

    async def keep(self, draft: Draft, seats: list[Seat], seed: int | None) -> tuple[str, str]:
        """Store a new table with the moves of its draft."""
        name, owner = secrets.token_hex(5), secrets.token_urlsafe(16)
        links = links_of(owner, name, [seat.kind for seat in seats])
        journal = [Entry(MOVE, seat, text, quiet) for seat, text, quiet in draft.moves]
        row = TableRow(name, draft.game, draft.rules, draft.options, draft.start, seed, links, seats, journal)
        public = len([entry for entry in journal if not entry.quiet])
        await self.store.create(row, TableStatus(public, draft.deciders, draft.over))
        self.unload_if_idle(await self.table(name))  # loading it lets chance play first
        return name, owner

    async def mine(self, tickets: list[wire.Ticket]) -> list[wire.Row]:
        """Return the status of the tables that the tickets open."""
        known: dict[str, list[str]] = {}
        for ticket in tickets[:MOST_TICKETS]:
            known.setdefault(ticket.table, []).append(ticket.secret)
        rows: list[wire.Row] = []
        for table in await self.store.summaries(list(known)):
            presence = admit(table.links, table.seats, known[table.id])
            if presence is None:
                continue
            mine = sorted(presence.mine)
            names = [seat.name for seat in table.seats]
            rows.append(
                wire.Row(table.id, table.game, names, table.deciders, mine, table.over, table.number, table.changed)
            )
        return rows

    async def remove(self, name: str, asker: Guest, id: int) -> None:  # noqa: A002 - the wire's word
        """Delete a table, also one that cannot be loaded, and notify everybody there."""
        table = self.tables.get(name)

        async def clear() -> None:
            await self.store.remove(name)
            if table is not None:
                self.tables.pop(name, None)
                for guest in list(table.guests):
                    guest.forget(name)
                    if guest is not asker:
                        guest.tell(wire.Gone(0, name))
                table.guests.clear()
                table.close()
            asker.tell(wire.Gone(id, name))

        await (clear() if table is None else table.submit(clear))


def check_seats(game: Game, wished: list[wire.SeatSetup]) -> list[Seat]:
    """Check the requested seats and return them as they are stored; raise NetloftError if they are invalid."""
    if len(wished) not in game.seats:
        allowed = ", ".join([str(number) for number in game.seats])
        raise NetloftError(f"seats: {game.name} is for {allowed} players, found {len(wished)}")
    seats: list[Seat] = []
    for wish in wished:
        if wish.kind not in KINDS:
            raise NetloftError(f"seats: expected one of {', '.join(KINDS)}, found {wish.kind!r:.80}")
        if wish.kind == BOT and wish.level not in bots.LEVELS:
            raise NetloftError(f"level: expected one of {', '.join(bots.LEVELS)}, found {wish.level!r:.80}")
        seats.append(new_seat(wish.kind, wish.name, wish.level if wish.kind == BOT else ""))
    names = [seat.name for seat in seats]
    for number, name in enumerate(names):
        if is_taken(game, names, number, name):
            raise NetloftError(f"seats: {name!r} is, or looks like, the name of another seat")
    return seats


def new_seat(kind: str, name: str = "", level: str = "") -> Seat:
    """Return a new seat."""
    return Seat(kind, wire.clean_name(name), level)
