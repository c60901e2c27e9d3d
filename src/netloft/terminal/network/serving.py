"""The commands `serve`, `join`, `tables` and `backup`; each imports its dependencies when it is called."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final

import click

import netloft
from netloft.terminal import files
from netloft.terminal.network import serving_words as words
from netloft.terminal.shared_options import FILE, HELP, LANG, console, say

PORT: Final = 8321


def database_path(data: Path | None) -> Path:
    """Return the file with the tables."""
    return (data or files.data_folder() / "tables.db").expanduser()


def note_address(path: Path, address: str) -> None:
    """Save the server's address next to the tables, for links."""
    with contextlib.suppress(*files.FILE_ERRORS):  # links then use the default address
        files.write_atomically(path.with_name(f"{path.name}.address"), f"{address}\n")


def last_address(path: Path) -> str:
    """Return the last address of the server."""
    try:
        return files.read_text(path.with_name(f"{path.name}.address")).strip()
    except netloft.NetloftError:
        return f"http://127.0.0.1:{PORT}/"


@click.command(help=say(words.HELP_SERVE))
@HELP
@click.option("--host", metavar="ADDRESS", default="127.0.0.1", help=say(words.HELP_HOST))
@click.option(
    "--allow-host", multiple=True, metavar="NAME", envvar="NETLOFT_ALLOW_HOST", help=say(words.HELP_ALLOW_HOST)
)
@click.option("--port", type=click.IntRange(0, 65535), metavar="N", help=say(words.HELP_PORT))
@click.option("--data", type=FILE, metavar="FILE", help=say(words.HELP_DATA))
@click.option("--browser/--no-browser", default=True, help=say(words.HELP_BROWSER))
@click.option("--workers", type=click.IntRange(1, 64), metavar="N", help=say(words.HELP_WORKERS))
@LANG
def serve(
    host: str,
    allow_host: tuple[str, ...],
    port: int | None,
    data: Path | None,
    browser: bool,
    workers: int | None,
    lang: str,
) -> int:
    """Serve until Ctrl-C."""
    from netloft.terminal.network import hosting  # noqa: PLC0415 - slow to import, and not needed by other commands

    return hosting.serve(host, port, allow_host, database_path(data), browser, workers, lang)


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
@click.option("--data", type=FILE, metavar="FILE", help=say(words.HELP_DATA))
@click.option("--link", metavar="TABLE", help=say(words.HELP_LINK))
@LANG
def tables(data: Path | None, link: str | None, lang: str) -> None:
    """List tables, or make a new link to one of them."""
    path = database_path(data)
    if data is None and not path.exists():
        click.echo(words.NO_TABLES.say(lang, path))
        return
    from netloft.terminal.network import listing  # noqa: PLC0415 - see above

    if link is None:
        listing.show(path, lang)
    else:
        listing.new_link(path, link, lang)


@click.command(help=say(words.HELP_BACKUP))
@HELP
@click.argument("copy", type=FILE)
@click.option("--data", type=FILE, metavar="FILE", help=say(words.HELP_DATA))
@LANG
def backup(copy: Path, data: Path | None, lang: str) -> None:
    """Copy the tables, also while they are played."""
    from netloft.terminal.network import listing  # noqa: PLC0415 - see above

    listing.back_up(database_path(data), copy.expanduser(), lang)
