"""Lists the tables of a database, and makes new links to them."""

from __future__ import annotations

import asyncio
import secrets
import time

import click

import netloft
from netloft.server.database import Database
from netloft.server.guests import more_links
from netloft.server.store import BOT, Store, Summary
from netloft.terminal import words
from netloft.terminal.network import serving
from netloft.terminal.network import serving_words as more


def show(database: Database, lang: str) -> None:
    """Print one line per seat, in columns."""
    database.check()
    tables = asyncio.run(read(database))
    if not tables:
        click.echo(more.NO_TABLES.say(lang, database.name))
        return
    rows = [[text.say(lang) for text in more.COLUMNS]]
    for table in tables:
        rows += table_rows(table, lang)
    wide = [max([len(row[column]) for row in rows]) for column in range(len(rows[0]))]
    for row in rows:
        click.echo("  ".join([cell.ljust(width) for cell, width in zip(row, wide, strict=True)]).rstrip())


async def read(database: Database) -> list[Summary]:
    """Return the status of all tables, last changed first."""
    store = Store(database)
    try:
        store.open()
        return await store.summaries(await store.every_table())
    finally:
        await store.close()


def new_link(database: Database, name: str, lang: str) -> None:
    """Print a new link for the owner of a table; the server stores digests, so that it cannot tell the old one."""
    database.check()
    click.echo(f"{serving.last_address(database)}t/{name}#{asyncio.run(add_link(database, name, lang))}")


async def add_link(database: Database, name: str, lang: str) -> str:
    """Store the links that belong to a new secret of the owner, and return it."""
    store = Store(database)
    try:
        store.open()
        for table in await store.summaries([name]):
            owner = secrets.token_urlsafe(16)
            await store.add_links(name, more_links(owner, table))
            return owner
    finally:
        await store.close()
    raise netloft.NetloftError(more.NO_SUCH_TABLE.say(lang, database.name, repr(name[:80])))


def table_rows(table: Summary, lang: str) -> list[list[str]]:
    """Return a row for each seat of a table."""
    game = netloft.game(table.game)
    changed = time.strftime("%Y-%m-%d %H:%M", time.localtime(table.changed))
    lines: list[tuple[str, str]] = []
    for seat, info in enumerate(table.seats):
        name = game.seat_name(seat, lang) + (f" ({info.name})" if info.name else "")
        who = more.A_BOT.say(lang, game.seat_name(seat, lang), info.level) if info.kind == BOT else name
        turn = more.TURN.say(lang) if seat in table.deciders else ""
        lines.append((who, turn))
    over = more.IS_OVER.say(lang) if table.over else ""
    return [[table.id, table.game, changed, words.printable(who), turn or over] for who, turn in lines]
