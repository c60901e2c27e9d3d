"""Lists the tables stored on this computer, and makes new links to them."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from pathlib import Path

import click

import netloft
from netloft.server import datafile
from netloft.server.guests import links_of
from netloft.server.store import BOT, OURS, Store, Summary, names_in
from netloft.terminal import files, words
from netloft.terminal.network import serving
from netloft.terminal.network import serving_words as more


def show(path: Path, lang: str) -> None:
    """Print one line per seat, in columns."""
    check(path)
    tables = asyncio.run(read(path))
    if not tables:
        click.echo(more.NO_TABLES.say(lang, path))
        return
    rows = [[text.say(lang) for text in more.COLUMNS]]
    for table in tables:
        rows += table_rows(table, lang)
    wide = [max([len(row[column]) for row in rows]) for column in range(len(rows[0]))]
    for row in rows:
        click.echo("  ".join([cell.ljust(width) for cell, width in zip(row, wide, strict=True)]).rstrip())


def back_up(path: Path, copy: Path, lang: str) -> None:
    """Copy the file with all tables."""
    check(path)
    datafile.back_up(path, copy)
    click.echo(more.COPIED.say(lang, copy))


def check(path: Path) -> None:
    """Check, without changing it, that a file contains tables; raise NetloftError if not."""
    try:
        path.open("rb").close()
        found = names_in(path)
    except sqlite3.Error:
        found = set()
    except files.FILE_ERRORS as error:
        raise netloft.NetloftError(f"{path}: cannot be read: {files.reason(error)}") from None
    if not found >= OURS:
        raise netloft.NetloftError(f"{path}: expected a file in which netloft serve keeps tables")


async def read(path: Path) -> list[Summary]:
    """Return the status of all tables, last changed first."""
    store = Store(path)
    try:
        store.open()
        return await store.summaries(await store.every_table())
    finally:
        await store.close()


def new_link(path: Path, name: str, lang: str) -> None:
    """Print a new link for the owner of a table; the server stores digests, so that it cannot tell the old one."""
    check(path)
    click.echo(f"{serving.last_address(path)}t/{name}#{asyncio.run(add_link(path, name, lang))}")


async def add_link(path: Path, name: str, lang: str) -> str:
    """Store the links that belong to a new secret of the owner, and return it."""
    store = Store(path)
    try:
        store.open()
        for table in await store.summaries([name]):
            owner = secrets.token_urlsafe(16)
            await store.add_links(name, links_of(owner, name, [seat.kind for seat in table.seats]))
            return owner
    finally:
        await store.close()
    raise netloft.NetloftError(more.NO_SUCH_TABLE.say(lang, path, repr(name[:80])))


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
