"""The lobby: creates and finds tables, and keeps the active ones in memory."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
import sqlalchemy as sa

import netloft
from netloft import bots
from netloft.core.game import Game
from netloft.core.text import NetloftError, Text
from netloft.server import queries, wire
from netloft.server.door import invitations
from netloft.server.door.limits import Limits
from netloft.server.door.meter import Meter
from netloft.server.door.quota import maker_of
from netloft.server.guests import Guest, Presence, admit, links_of
from netloft.server.journal import MOVE, Entry
from netloft.server.slices import turn
from netloft.server.store import BOT, HERE, INVITED, Link, Seat, Store, Summary, TableRow, TableStatus
from netloft.server.table import NO_TABLE, Table, is_taken
from netloft.server.timeline import PLAIN
from netloft.server.wire import Refusal
from netloft.server.workers.line import Claim
from netloft.server.workers.pool import WorkerError, Workers, workers_that_read
from netloft.server.workers.reader import Draft, Job, NewRecord, NewTable, Result, Unreadable
from netloft.server.workers.shares import NOBODY, Who

if TYPE_CHECKING:
    from netloft.server.cluster.house import House

LOG: Final = logging.getLogger("netloft")
KINDS: Final = (HERE, INVITED, BOT)
SEEDS: Final = range(-(2**63), 2**63)
MOST_TICKETS: Final = 500
MOST_GLANCES: Final = 500
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

    def __init__(
        self, store: Store, workers: Workers, readers: Workers | None = None, limits: Limits | None = None
    ) -> None:
        self.store = store
        self.meter = Meter(limits or Limits())
        self.workers = workers
        self.readers = readers or workers_that_read()
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        """Tables being loaded, so that none is loaded twice."""
        self.followers: dict[str, dict[Guest, frozenset[int]]] = {}
        """Who is told when something happens at a table without being there, and which seats are theirs."""
        self.glances: dict[str, wire.Glanced] = {}
        """The last answers about tables that are not in memory."""
        self.house: House | None = None
        """The other processes on the same database, if there may be any."""
        self.endings: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Close everything; the store keeps all tables."""
        if self.house is not None:
            await self.house.stop()
        await asyncio.gather(*[table.closing() for table in self.tables.values()])
        await asyncio.gather(self.workers.stop(), self.readers.stop())
        await self.store.close()

    async def admit(self, name: str, secrets: list[str]) -> Presence:
        """Return what the secrets allow at a table; raise Refusal if nothing."""
        before = self.tables[name].row.links if name in self.tables else None
        for found in await self.store.summaries([name]):
            table = self.tables.get(name)
            if table is not None and table.row.links is before:  # else they have changed since they were read
                table.row.links = found.links
            return presence_of(found.links if table is None else table.row.links, found.seats, secrets)
        raise Refusal("wrong secret", WRONG_SECRET)

    async def enter(self, name: str, secrets: list[str]) -> tuple[Table, Presence]:
        """Return a table, loaded if necessary, and what the secrets allow there; raise Refusal if nothing."""
        await self.admit(name, secrets)
        table = await self.table(name)
        table.expected += 1
        presence: Presence | None = None
        try:
            await turn()  # many may have waited for the same table, and its log takes some milliseconds
            if table.closed:
                raise table.why_closed()
            presence = presence_of(table.row.links, table.row.seats, secrets)  # a seat may have been taken back
        finally:
            table.expected -= 1
            if presence is None:
                self.unload_if_idle(table)
        return table, presence

    async def invited(self, request: wire.Invitation, lang: str) -> wire.Invited:
        """Return what an invitation is for."""
        found, link = await self.invitation(request.table, request.secret)
        table = self.tables.get(found.id)
        there = {seat for presence in table.guests.values() for seat in presence.mine} if table else set[int]()
        return invitations.describe(found, link, there, lang, request.id)

    async def invitation(self, name: str, secret: str) -> tuple[Summary, Link]:
        """Return the table and the link of an invitation, also of one that was taken; raise Refusal if it is none."""
        for found in await self.store.summaries([name]):
            if link := invitations.seat_of(found.links, secret):
                return found, link
            if admit(found.links, found.seats, [secret]):
                raise Refusal("no invitation", invitations.NO_INVITATION)
        raise Refusal("wrong secret", WRONG_SECRET)

    async def take(self, request: wire.Take) -> wire.Taken:
        """Give the seat of an invitation to who takes it first."""
        await self.invitation(request.table, request.secret)
        table = await self.table(request.table)
        job = partial(invitations.take, table, request.secret, request.key, request.name, request.face)
        try:
            return wire.Taken(request.id, request.table, await table.submit(job))
        finally:
            self.unload_if_idle(table)

    async def reclaim(self, table: Table, presence: Presence, seat: int) -> None:
        """Take a seat back; who followed the table with its secret does so no longer."""
        await table.submit(partial(invitations.reclaim, table, presence, seat))
        for guest, mine in list(self.followers.get(table.row.id, {}).items()):
            if seat in mine:
                del self.followers[table.row.id][guest]

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
        table.most_entries = self.meter.limits.entries
        table.on_idle = partial(self.unload_if_idle, table)
        table.on_change = partial(self.announce, table)
        table.on_lost = partial(self.drop, table)
        self.tables[name] = table
        try:
            await table.submit(table.begin)
        except BaseException:
            table.expected -= 1
            self.unload_if_idle(table)
            raise
        table.expected -= 1
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

    def drop(self, table: Table) -> None:
        """Let go of a table that another process may hold; its clients come again and find out."""
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
        guests = list(table.guests)
        table.guests.clear()
        table.close(lost=True)
        for guest in guests:
            guest.drop()

    def drop_all(self) -> None:
        """Let go of all tables."""
        for table in list(self.tables.values()):
            self.drop(table)

    def later(self, ending: Coroutine[None, None, None]) -> None:
        """Let something end for which nobody waits."""
        task = asyncio.create_task(ending)
        self.endings.add(task)
        task.add_done_callback(self.endings.discard)

    def leave(self, table: Table, guest: Guest) -> None:
        """Detach a guest and unload an idle table."""
        table.detach(guest)
        self.unload_if_idle(table)

    def unload_if_idle(self, table: Table) -> None:
        """Drop an idle table from memory; the store keeps it."""
        if not table.is_busy and self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
            table.close()

    async def create(self, request: wire.Create, who: Who = NOBODY) -> tuple[str, str]:
        """Create a table; return its name and the owner's secret."""
        maker = await maker_of(self.store, self.meter, who)
        try:
            seats = check_seats(netloft.game(request.game), request.seats)
        except NetloftError as error:
            raise Refusal("bad table", str(error)) from None
        check_seed(request.seed)
        try:
            plain = request.start is None and len(str(request.options)) < PLAIN
            wished = NewTable(request.game, len(seats), request.options, request.start)
            draft = await self.read(wished, who, quick=plain)
        except UnreadableError as error:
            raise Refusal("bad table", error.text) from None
        if draft.seats != len(seats):
            raise Refusal("bad table", f"seats: the position is for {draft.seats}, found {len(seats)}")
        hints = len([seat for seat in seats if seat.kind != BOT]) < 2 if request.hints is None else request.hints
        return await self.keep(draft, seats, request.seed, maker, hints=hints, watched=request.watched)

    async def import_record(self, request: wire.Import, who: Who = NOBODY) -> tuple[str, str]:
        """Create a table from a record or the beginning of one; return its name and secret."""
        maker = await maker_of(self.store, self.meter, who)
        if request.moves is not None and request.moves < 0:
            raise Refusal("bad record", f"moves: expected a number from 0 on, found {request.moves}")
        check_seed(request.seed)
        try:
            draft = await self.read(NewRecord(request.record, request.moves), who)
        except UnreadableError as error:
            raise Refusal("bad record", error.text) from None
        try:
            wished = request.seats or [wire.SeatSetup(HERE)] * draft.seats
            seats = check_seats(netloft.game(draft.game), wished)
        except NetloftError as error:
            raise Refusal("bad table", str(error)) from None
        if len(seats) != draft.seats:
            raise Refusal("bad table", f"seats: the record is of {draft.seats}, found {len(seats)}")
        return await self.keep(draft, seats, request.seed, maker)

    async def rematch(self, table: Table, who: Who, *, turned: bool) -> str:
        """Return the table where those of a finished one play on; it is created if there is none yet.

        Its name follows from that of the finished table, so that all who ask for it come to the same one.
        """
        row = table.row
        name = next_name(row.id)
        while found := await self.store.summaries([name]):
            if not found[0].over:
                return name
            last = await self.store.load(name)
            row, name = last or row, next_name(name)
        maker = await maker_of(self.store, self.meter, who)
        try:
            draft = await self.read(
                NewTable(row.game, len(row.seats), row.options, None), who, quick=len(str(row.options)) < PLAIN
            )
        except UnreadableError as error:
            raise Refusal("bad table", error.text) from None
        seats, links = turned_by_one(row) if turned else (row.seats, row.links)
        fresh = TableRow(
            name, draft.game, draft.rules, draft.options, None, None, links, seats, entries_of(draft), hints=row.hints
        )
        fresh.maker = maker
        await self.store.create(fresh, TableStatus(len(fresh.journal), draft.deciders, draft.over))
        LOG.info("table created", extra={"table": name, "game": draft.game})
        self.unload_if_idle(await self.table(name))
        return name

    async def read(self, job: Job, who: Who, *, quick: bool = False) -> Draft:
        """Have a reader process parse an uploaded text; raise UnreadableError if it is invalid."""
        try:
            result: Result = await self.readers.send(
                lambda _: msgspec.json.encode(job), READ_RESULT.decode, Claim(who, quick=quick)
            )
        except (WorkerError, RecursionError):
            raise UnreadableError(TOO_MUCH) from None
        if isinstance(result, Unreadable):
            raise UnreadableError(result.error)
        return result

    async def keep(
        self, draft: Draft, seats: list[Seat], seed: int | None, maker: str, *, hints: bool = True, watched: bool = True
    ) -> tuple[str, str]:
        """Store a new table with the moves of its draft."""
        name, owner = secrets.token_hex(5), secrets.token_urlsafe(16)
        links = links_of(owner, name, [seat.kind for seat in seats], watched=watched)
        journal = entries_of(draft)
        row = TableRow(
            name, draft.game, draft.rules, draft.options, draft.start, seed, links, seats, journal, hints=hints
        )
        row.maker = maker
        public = len([entry for entry in journal if not entry.quiet])
        await self.store.create(row, TableStatus(public, draft.deciders, draft.over))
        LOG.info("table created", extra={"table": name, "game": draft.game})
        self.unload_if_idle(await self.table(name))  # loading it lets chance play first
        return name, owner

    async def mine(self, tickets: list[wire.Ticket], guest: Guest) -> list[wire.Row]:
        """Return the status of the tables that the tickets open, and tell the guest when it changes."""
        known: dict[str, list[str]] = {}
        for ticket in tickets[:MOST_TICKETS]:
            known.setdefault(ticket.table, []).append(ticket.secret)
        opened: dict[str, frozenset[int]] = {}
        for table in await self.store.summaries(list(known)):
            presence = admit(table.links, table.seats, known[table.id])
            if presence is not None:
                opened[table.id] = presence.mine
        self.follow(guest, opened)
        # What happened while the tables were read was announced to others only, so they are read again.
        return [row_of(table, sorted(opened[table.id])) for table in await self.store.summaries(list(opened))]

    def follow(self, guest: Guest, tables: dict[str, frozenset[int]]) -> None:
        """Tell a guest from now on when something happens at these tables, and at no others."""
        for guests in self.followers.values():
            guests.pop(guest, None)
        self.followers = {name: guests for name, guests in self.followers.items() if guests}
        for name, mine in tables.items():
            self.followers.setdefault(name, {})[guest] = mine

    def announce(self, table: Table) -> None:
        """Tell everybody who follows a table how it stands now."""
        names = [seat.name for seat in table.row.seats]
        for guest, mine in self.followers.get(table.row.id, {}).items():
            stands = wire.Row(
                table.row.id,
                table.row.game,
                names,
                list(table.g.deciders),
                sorted(mine),
                table.g.over,
                table.journal.number(()),
                time.time(),
            )
            guest.tell(wire.Rows(0, [stands]))

    def announce_summary(self, found: Summary) -> None:
        """Tell everybody who follows a table what another process has stored of it."""
        for guest, mine in self.followers.get(found.id, {}).items():
            guest.tell(wire.Rows(0, [row_of(found, sorted(mine))]))

    async def glance(self, name: str, secrets: list[str], id: int) -> wire.Glanced:  # noqa: A002 - the wire's word
        """Return how far the game at a table is; it is replayed only if it has changed since the last time."""
        await self.admit(name, secrets)
        table = self.tables.get(name)
        if table is not None:
            return msgspec.structs.replace(queries.glance(table), id=id)
        found = self.glances.pop(name, None)
        if found is None or found.number != (await self.store.summaries([name]))[0].number:
            table = await self.replayed(name)
            if table is None:
                raise Refusal("no such table", NO_TABLE)
            found = queries.glance(table)
            table.close()
        self.glances[name] = found  # the latest at the end
        while len(self.glances) > MOST_GLANCES:
            del self.glances[next(iter(self.glances))]
        return msgspec.structs.replace(found, id=id)

    async def remove(self, name: str, asker: Guest, id: int) -> None:  # noqa: A002 - the wire's word
        """Delete a table, also one that cannot be loaded, and notify everybody there."""
        table = self.tables.get(name)

        async def clear() -> None:
            await self.store.remove(name)
            LOG.info("table removed", extra={"table": name})
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


def presence_of(links: list[Link], seats: list[Seat], secrets: list[str]) -> Presence:
    """Return what secrets allow; raise Refusal if nothing."""
    presence = admit(links, seats, secrets)
    if presence is None:
        raise invitations.refusal_of(links, secrets) or Refusal("wrong secret", WRONG_SECRET)
    return presence


def check_seed(seed: int | None) -> None:
    """Raise Refusal if a practice table cannot have this seed."""
    if seed is not None and seed not in SEEDS:
        raise Refusal("bad table", f"seed: expected a number of 64 bits, found {seed!r:.80}")


def row_of(table: Summary, mine: list[int]) -> wire.Row:
    """Return a table as a line of somebody's list."""
    names = [seat.name for seat in table.seats]
    return wire.Row(table.id, table.game, names, table.deciders, mine, table.over, table.number, table.changed)


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
        seats.append(new_seat(wish.kind, wish.name, wish.level if wish.kind == BOT else "", wish.face))
    names = [seat.name for seat in seats]
    for number, name in enumerate(names):
        if is_taken(game, names, number, name):
            raise NetloftError(f"seats: {name!r} is, or looks like, the name of another seat")
    return seats


def entries_of(draft: Draft) -> list[Entry]:
    """Return the moves of a draft as journal entries."""
    return [Entry(MOVE, seat, text, quiet) for seat, text, quiet in draft.moves]


def next_name(table: str) -> str:
    """Return the name of the table that follows a table."""
    return hashlib.sha256(f"after {table}".encode()).hexdigest()[: len(table)]


def turned_by_one(row: TableRow) -> tuple[list[Seat], list[Link]]:
    """Give everybody the next seat, and their secrets the seat that is theirs then."""
    seats = [msgspec.structs.replace(seat) for seat in [row.seats[-1], *row.seats[:-1]]]
    number = len(seats)
    for place, seat in enumerate(seats):
        if is_taken(netloft.game(row.game), [other.name for other in seats], place, seat.name):
            seat.name = ""  # it is what another seat is called by its colour
    links = [
        Link(link.digest, link.opens, None if link.seat is None else (link.seat + 1) % number) for link in row.links
    ]
    return seats, links


def new_seat(kind: str, name: str = "", level: str = "", face: str = "") -> Seat:
    """Return a new seat."""
    return Seat(kind, wire.clean_name(name), level, wire.clean_face(face))
