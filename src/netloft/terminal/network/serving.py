"""The commands `serve`, `join`, `tables` and `backup`; each imports its dependencies when it is called."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

import netloft
from netloft.terminal import files
from netloft.terminal.network import configuring
from netloft.terminal.network import serving_words as words
from netloft.terminal.shared_options import FILE, HELP, LANG, console, say

if TYPE_CHECKING:
    from netloft.server.database import Database

PORT: Final = 8321


DATA: Final = click.option("--data", type=FILE, metavar="FILE", help=say(words.HELP_DATA))
DATABASE: Final = click.option("--database", metavar="URL", envvar="NETLOFT_DATABASE", help=say(words.HELP_DATABASE))


def database_at(data: Path | None, url: str | None) -> Database:
    """Return the database with the tables; a named file comes first."""
    from netloft.server.database import database_of  # noqa: PLC0415 - slow to import, and not needed by other commands

    return database_of(url if url and data is None else (data or files.data_folder() / "tables.db").expanduser())


def address_file(database: Database) -> Path:
    """Return the file that keeps the server's address for links: next to the tables, if they are in a file."""
    path = database.path
    return files.data_folder() / "postgresql.address" if path is None else path.with_name(f"{path.name}.address")


def note_address(database: Database, address: str) -> None:
    """Save the server's address, for links."""
    with contextlib.suppress(*files.FILE_ERRORS):  # links then use the default address
        files.write_atomically(address_file(database), f"{address}\n")


def last_address(database: Database) -> str:
    """Return the last address of the server."""
    try:
        return files.read_text(address_file(database)).strip()
    except netloft.NetloftError:
        return f"http://127.0.0.1:{PORT}/"


@click.command(help=say(words.HELP_SERVE), context_settings={"auto_envvar_prefix": configuring.PREFIX})
@HELP
@click.option(
    "--config",
    type=FILE,
    metavar="FILE",
    is_eager=True,
    expose_value=False,
    callback=configuring.read_config,
    help=say(words.HELP_CONFIG),
)
@click.option("--host", metavar="ADDRESS", default="127.0.0.1", help=say(words.HELP_HOST))
@click.option("--allow-host", multiple=True, metavar="NAME", help=say(words.HELP_ALLOW_HOST))
@click.option("--port", type=click.IntRange(0, 65535), metavar="N", help=say(words.HELP_PORT))
@DATA
@DATABASE
@click.option("--browser/--no-browser", default=True, help=say(words.HELP_BROWSER))
@click.option("--workers", type=click.IntRange(1, 64), metavar="N", help=say(words.HELP_WORKERS))
@click.option("--processes", type=click.IntRange(1, 64), default=1, metavar="N", help=say(words.HELP_PROCESSES))
@click.option(
    "--patience", type=click.FloatRange(1, 600), default=3.0, metavar="SECONDS", help=say(words.HELP_PATIENCE)
)
@click.option("--peer", metavar="ADDRESS", default="127.0.0.1", help=say(words.HELP_PEER))
@click.option("--path", metavar="PATH", default="", callback=configuring.read_prefix, help=say(words.HELP_PATH))
@click.option("--proxies", metavar="ADDRESSES", default="127.0.0.1", help=say(words.HELP_PROXIES))
@click.option("--metrics", metavar="[ADDRESS:]PORT", callback=configuring.read_metrics, help=say(words.HELP_METRICS))
@click.option("--log", type=click.Choice(["line", "json"]), default="line", help=say(words.HELP_LOG))
@LANG
@click.pass_context
def serve(
    ctx: click.Context,
    /,
    host: str,
    allow_host: tuple[str, ...],
    port: int | None,
    data: Path | None,
    database: str | None,
    browser: bool,
    lang: str,
    **more: Any,
) -> int:
    """Serve until Ctrl-C."""
    from netloft.server.operation.settings import Settings  # noqa: PLC0415 - see database_at
    from netloft.terminal.network import hosting  # noqa: PLC0415 - slow to import, and not needed by other commands

    if data is not None and database is not None:
        named = configuring.stronger(ctx, "data", "database")
        data, database = (data, None) if named == "data" else (None, database)
    limits = hosting.limits(ctx.meta.get(configuring.LIMITS, {}))
    settings = Settings(database_at(data, database), hosting.names(host, allow_host, lang), limits=limits, **more)
    return hosting.serve(settings, host, port, browser, lang)


@click.command(help=say(words.HELP_JOIN))
@HELP
@click.argument("link")
@LANG
def join(link: str, lang: str) -> int:
    """Play at the table of a link."""
    from netloft.terminal.network import joining  # noqa: PLC0415 - see above

    return joining.join(link, console(), lang)


@click.command(help=say(words.HELP_TABLES))
@HELP
@DATA
@DATABASE
@click.option("--link", metavar="TABLE", help=say(words.HELP_LINK))
@LANG
def tables(data: Path | None, database: str | None, link: str | None, lang: str) -> None:
    """List tables, or make a new link to one of them."""
    where = database_at(data, database)
    path = where.path
    if data is None and path is not None and not path.exists():
        click.echo(words.NO_TABLES.say(lang, path))
        return
    from netloft.terminal.network import listing  # noqa: PLC0415 - see above

    if link is None:
        listing.show(where, lang)
    else:
        listing.new_link(where, link, lang)


@click.command(help=say(words.HELP_BACKUP))
@HELP
@click.argument("copy", type=FILE)
@DATA
@DATABASE
@LANG
def backup(copy: Path, data: Path | None, database: str | None, lang: str) -> None:
    """Copy the tables, also while they are played."""
    from netloft.server.operation import care  # noqa: PLC0415 - see above

    care.back_up(database_at(data, database), copy.expanduser())
    click.echo(words.COPIED.say(lang, copy))
