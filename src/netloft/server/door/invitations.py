"""Invitations: the first who takes one has the seat, with a secret that nobody else knows, until the host openly takes
it back.
"""

from __future__ import annotations

import re
import time
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

import netloft
from netloft.core.text import Text
from netloft.server import wire
from netloft.server.guests import ENDED, INVITATION, SEAT, Presence, digest, ended, invitation
from netloft.server.store import INVITED, LINKS, NOTES, SEATS, Link, Note, Seat, Summary
from netloft.server.wire import Refusal

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from netloft.server.table import Table

KEY: Final = re.compile(r"[\w-]{22,64}", re.ASCII)
"""What a client may choose as its secret; 22 random letters have 130 bits."""
TAKEN: Final = "taken"
RECLAIMED: Final = "reclaimed"
MOST_RECLAIMED: Final = 20  # times a seat

OPEN: Final = Text(
    "This link is an invitation; take its seat first.", "Dieser Link ist eine Einladung; nimm zuerst den Platz an."
)
USED: Final = Text(
    "This link was used before, or its seat was taken back. If the seat is yours, open the table where you took it; "
    "otherwise ask the host for a new link.",
    "Dieser Link wurde schon benutzt, oder der Platz wurde zurückgenommen. Wenn der Platz dir gehört, öffne den Tisch "
    "dort, wo du ihn angenommen hast; sonst bitte um einen neuen Link.",
)
NO_INVITATION: Final = Text("This link is not an invitation.", "Dieser Link ist keine Einladung.")
BAD_KEY: Final = Text(
    "The new secret must be random: 22 to 64 letters, digits, - or _.",
    "Das neue Geheimnis muss zufällig sein: 22 bis 64 Buchstaben, Ziffern, - oder _.",
)
NOT_INVITED: Final = Text("Nobody was invited to that seat.", "Zu diesem Platz wurde niemand eingeladen.")
TOO_OFTEN: Final = Text(
    "This seat was taken back too often; open a new table.",
    "Dieser Platz wurde zu oft zurückgenommen; eröffne einen neuen Tisch.",
)
TOOK_BACK: Final = Text("The host took back the seat of {}.", "Der Gastgeber hat den Platz von {} zurückgenommen.")
TOOK_BACK_SEAT: Final = Text("The host took back seat {}.", "Der Gastgeber hat Platz {} zurückgenommen.")
TOOK_ANEW: Final = Text("Somebody took seat {} anew.", "Platz {} wurde neu angenommen.")


def refusal_of(links: Iterable[Link], secrets: Iterable[str]) -> Refusal | None:
    """Return why secrets do not open a table, if they once invited to it or still do."""
    given = {digest(secret) for secret in secrets}
    found = {link.opens for link in links if link.digest in given}
    if INVITATION in found:
        return Refusal("invitation", OPEN)
    return Refusal("invitation used", USED) if ENDED in found else None


def seat_of(links: Iterable[Link], secret: str) -> Link | None:
    """Return the link of an invitation, also of one that was taken; None if the secret is none."""
    hashed = digest(secret)
    return next((link for link in links if link.digest == hashed and link.opens in {INVITATION, ENDED}), None)


def describe(found: Summary, link: Link, there: Collection[int], lang: str, id: int) -> wire.Invited:  # noqa: A002 - the wire's word
    """Describe the table and the seat of an invitation."""
    game = netloft.game(found.game)
    open_ = {link.seat for link in found.links if link.opens == INVITATION}
    seats: list[wire.SeatInfo] = []
    for seat, info in enumerate(found.seats):
        name = info.name or game.seat_name(seat, lang)
        seats.append(wire.SeatInfo(info.kind, name, info.level, info.face, open=seat in open_, here=seat in there))
    can_be_taken = link.opens == INVITATION
    return wire.Invited(id, found.id, found.game, link.seat or 0, seats, found.number, found.over, can_be_taken)


async def take(table: Table, secret: str, key: str, name: str, face: str) -> int:
    """Give the seat of an invitation to who brings a key; return the seat. Without a name it keeps the one it has."""
    row = table.row
    await read_links(table)
    found = seat_of(row.links, secret)
    if found is None or found.seat is None:
        raise Refusal("no invitation", NO_INVITATION)
    seat, own = found.seat, Link(digest(key), SEAT, found.seat)
    if own in row.links:  # asked again because the answer was lost
        return seat
    if found.opens != INVITATION:
        raise Refusal("invitation used", USED)
    if not KEY.fullmatch(key) or any([link.digest == own.digest for link in row.links]):
        raise Refusal("bad key", BAD_KEY)
    named = table.named(seat, name or row.seats[seat].name, face or row.seats[seat].face)
    anew = any([note.kind == RECLAIMED and note.seat == seat for note in row.notes])
    notes = [Note(TAKEN, seat, "", table.timeline.begun)] if anew else []
    async with table.store.write_lock, table.store.engine.begin() as connection:
        await table.store.keep(connection, row.id)
        here = (LINKS.c.table_id == row.id) & (LINKS.c.seat == seat)
        open_ = sa.update(LINKS).where(here & (LINKS.c.opens == INVITATION)).values(opens=ENDED)
        if (await connection.execute(open_.where(LINKS.c.digest == found.digest))).rowcount != 1:
            raise Refusal("invitation used", USED)
        await connection.execute(open_)
        await connection.execute(sa.insert(LINKS), {"table_id": row.id, **fields(own)})
        await write(connection, row.id, seat, named, notes, len(row.notes))
    row.links = [*[over(link) if link.opens == INVITATION and link.seat == seat else link for link in row.links], own]
    row.seats[seat] = named
    await tell(table, notes)
    return seat


async def reclaim(table: Table, presence: Presence, seat: int) -> None:
    """Take a seat back, in front of all: the secrets of its holder end, and there is a new invitation."""
    row = table.row
    if not 0 <= seat < len(row.seats) or row.seats[seat].kind != INVITED:
        raise Refusal("not invited", NOT_INVITED)
    await read_links(table)
    if ended(row.links, seat) >= MOST_RECLAIMED:
        raise Refusal("too often", TOO_OFTEN)
    links = [over(link) if link.opens in {SEAT, INVITATION} and link.seat == seat else link for link in row.links]
    new = invitation(presence.owner, row.id, seat, links)
    notes = [Note(RECLAIMED, seat, row.seats[seat].name, table.timeline.begun)]
    nobody = Seat(INVITED, "", "")
    async with table.store.write_lock, table.store.engine.begin() as connection:
        await table.store.keep(connection, row.id)
        here = (LINKS.c.table_id == row.id) & (LINKS.c.seat == seat)
        opening = LINKS.c.opens.in_([SEAT, INVITATION])
        await connection.execute(sa.update(LINKS).where(here & opening).values(opens=ENDED))
        await connection.execute(sa.insert(LINKS), {"table_id": row.id, **fields(new)})
        await write(connection, row.id, seat, nobody, notes, len(row.notes))
    row.links = [*links, new]
    row.seats[seat] = nobody
    if table.wish is not None:
        table.ask_all(None)  # its seat has nobody to ask or to answer
    table.unseat(seat)
    await tell(table, notes)


async def read_links(table: Table) -> None:
    """Read the links of a table again: `netloft tables --link` may have added some."""
    for found in await table.store.summaries([table.row.id]):
        table.row.links = found.links


async def write(
    connection: AsyncConnection, table: str, seat: int, named: Seat, notes: list[Note], number: int
) -> None:
    """Write who has a seat now, and what is noted about it."""
    here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
    await connection.execute(sa.update(SEATS).where(here).values(name=named.name, face=named.face))
    for at, note in enumerate(notes, start=number):
        columns = {"kind": note.kind, "seat": note.seat, "name": note.name, "move": note.move}
        await connection.execute(sa.insert(NOTES), {"table_id": table, "number": at, "at": time.time(), **columns})


async def tell(table: Table, notes: list[Note]) -> None:
    """Tell everybody at a table who has a seat now, and what the log says of it."""
    table.row.notes += notes
    table.tell_seats()
    if notes:
        await table.tell_all(0)


def over(link: Link) -> Link:
    """Return what is left of a link."""
    return Link(link.digest, ENDED, link.seat)


def fields(link: Link) -> dict[str, object]:
    """Return a link as columns."""
    return {"digest": link.digest, "opens": link.opens, "seat": link.seat}


def lines(table: Table, lang: str, log_from: int) -> list[wire.LogLine]:
    """Return what is noted about seats, as lines of the log."""
    found: list[wire.LogLine] = []
    for note in table.row.notes:
        if note.move >= log_from:
            text = say(note, lang)
            found.append(wire.LogLine(note.move, text, note.seat, *table.timeline.when(note.move)))
    return found


def say(note: Note, lang: str) -> str:
    """Say a note; a seat has a number there, because its colour would be read as the name of who has it now."""
    if note.kind == TAKEN:
        return TOOK_ANEW.say(lang, note.seat + 1)
    return TOOK_BACK.say(lang, note.name) if note.name else TOOK_BACK_SEAT.say(lang, note.seat + 1)
