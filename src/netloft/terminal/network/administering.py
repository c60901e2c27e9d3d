"""The commands of `netloft admin`, for who runs a server."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Final

import click

import netloft
from netloft.terminal import files
from netloft.terminal import words as plain
from netloft.terminal.network import admin_words as words
from netloft.terminal.network.serving import DATA, DATABASE, backup, database_at, tables
from netloft.terminal.shared_options import FILE, HELP, LANG, say

WRONG: Final = 1
TABLE: Final = click.argument("table")


@click.group(help=say(words.HELP_ADMIN))
@HELP
def admin() -> None:
    """Look after the tables of a server."""


admin.add_command(tables)
admin.add_command(backup)


@admin.command(help=say(words.HELP_PEOPLE))
@HELP
@DATA
@DATABASE
@LANG
def people(data: Path | None, database: str | None, lang: str) -> None:
    """List the names at seats."""
    from netloft.server.operation import care  # noqa: PLC0415 - slow to import, and not needed by other commands

    rows = [tuple([column.say(lang) for column in words.PEOPLE])]
    for name, number, going, changed in care.people(database_at(data, database)):
        last = time.strftime("%Y-%m-%d %H:%M", time.localtime(changed))
        rows.append((plain.printable(name), str(number), str(going), last))
    wide = [max([len(row[column]) for row in rows]) for column in range(len(rows[0]))]
    for row in rows:
        click.echo("  ".join([cell.ljust(width) for cell, width in zip(row, wide, strict=True)]).rstrip())


@admin.command(help=say(words.HELP_CLOSE))
@HELP
@click.argument("names", nargs=-1, required=True, metavar="TABLE...")
@click.option("--yes", is_flag=True, help=say(words.HELP_YES))
@DATA
@DATABASE
@LANG
def close(names: tuple[str, ...], yes: bool, data: Path | None, database: str | None, lang: str) -> None:
    """Remove tables for good."""
    from netloft.server.operation import care  # noqa: PLC0415 - see above

    where = database_at(data, database)
    if not yes:
        click.confirm(words.REALLY.say(lang, ", ".join(names)), abort=True)
    care.remove(where, list(names))
    click.echo(words.CLOSED.say(lang, ", ".join(names)))


@admin.command(help=say(words.HELP_EXPORT))
@HELP
@TABLE
@click.argument("file", type=FILE)
@DATA
@DATABASE
@LANG
def export(table: str, file: Path, data: Path | None, database: str | None, lang: str) -> None:
    """Write the record of a table to a file."""
    from netloft.server.operation import care  # noqa: PLC0415 - see above

    where = database_at(data, database)
    where.check()
    files.write(file, netloft.read_record(asyncio.run(care.export(where, table))))
    click.echo(words.EXPORTED.say(lang, file))


@admin.command(help=say(words.HELP_RESTORE))
@HELP
@click.argument("copy", type=FILE)
@DATA
@DATABASE
@LANG
def restore(copy: Path, data: Path | None, database: str | None, lang: str) -> None:
    """Fill an empty database from a copy."""
    from netloft.server.operation import care  # noqa: PLC0415 - see above

    where = database_at(data, database)
    click.echo(words.RESTORED.say(lang, care.restore(copy.expanduser(), where), where.name))


@admin.command(help=say(words.HELP_VACUUM))
@HELP
@DATA
@DATABASE
@LANG
def vacuum(data: Path | None, database: str | None, lang: str) -> None:
    """Give back unused room."""
    from netloft.server.operation import care  # noqa: PLC0415 - see above

    where = database_at(data, database)
    care.vacuum(where)
    click.echo(words.VACUUMED.say(lang, where.name))


@admin.command(help=say(words.HELP_CHECK))
@HELP
@DATA
@DATABASE
@LANG
def check(data: Path | None, database: str | None, lang: str) -> int:
    """Replay every table."""
    from netloft.server.operation import care  # noqa: PLC0415 - see above

    number, wrong = asyncio.run(care.check(database_at(data, database)))
    for line in wrong:
        click.echo(plain.printable(line), err=True)
    click.echo(words.CHECKED.say(lang, number - len(wrong), number))
    return WRONG if wrong else 0
