"""The commands for score sheets of Fleet."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from netloft.games.fleet.rules.sheets.drawing import draw
from netloft.games.fleet.rules.sheets.sheet import check, read_sheet, shipped
from netloft.games.fleet.terminal import command_words as words
from netloft.terminal import files
from netloft.terminal.shared_options import FILE, HELP, LANG, say
from netloft.terminal.words import printable


@click.group(help=say(words.HELP_SHEET))
@HELP
def sheet() -> None:
    """Group what can be done with score sheets of Fleet."""


@sheet.command("show", help=say(words.HELP_SHEET_SHOW))
@HELP
@click.argument("file", type=FILE, required=False)
@LANG
def show_sheet(file: Path | None, lang: str) -> None:
    """Draw the sheet in a file, or the one that comes with Netloft."""
    found = read_sheet(shipped() if file is None else files.read_text(file, words.A_SHEET))
    for line in draw(found, lang):
        click.echo(line)


@sheet.command("copy", help=say(words.HELP_SHEET_COPY))
@HELP
@click.argument("file", type=FILE)
@LANG
def copy_sheet(file: Path, lang: str) -> None:
    """Write the sheet that comes with Netloft to a file, to be edited."""
    files.write_new(file, shipped())
    click.echo(words.SHEET_COPIED.say(lang, file))


@sheet.command("check", help=say(words.HELP_SHEET_CHECK))
@HELP
@click.argument("file", type=FILE)
@LANG
def check_sheet(file: Path, lang: str) -> None:
    """List what is wrong with a sheet, a line each."""
    errors, warnings = check(files.read_text(file, words.A_SHEET))
    for problem in errors:
        click.echo(f"{file}: {printable(problem)}")
    for doubt in warnings:
        click.echo(f"{file}: {words.SHEET_DOUBT.say(lang)}: {printable(doubt)}")
    click.echo(words.SHEET_RESULT.say(lang, file, len(errors), len(warnings)))
    if errors:
        sys.exit(2)
