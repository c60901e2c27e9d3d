"""The commands for decks of Nusfjord."""

from __future__ import annotations

import sys
from pathlib import Path

import click

import netloft
from netloft.core.text import LANGUAGES
from netloft.games.nusfjord.terminal import command_words as words
from netloft.games.nusfjord.terminal import decks
from netloft.games.nusfjord.terminal.cards import draw_all_elders, draw_deck
from netloft.terminal import files
from netloft.terminal.shared_options import FILE, HELP, LANG, console, say
from netloft.terminal.words import printable


def offer_decks(_ctx: click.Context, _param: click.Parameter, begun: str) -> list[str]:
    """Complete the name of a shipped deck."""
    return [name for name in decks.names() if name.startswith(begun)]


@click.group(help=say(words.HELP_DECK))
@HELP
def deck() -> None:
    """Group what can be done with decks of Nusfjord."""


@deck.command("check", help=say(words.HELP_DECK_CHECK))
@HELP
@click.argument("file", type=FILE)
@LANG
def check_deck(file: Path, lang: str) -> None:
    """List what is wrong with a deck, a line each; show its cards if nothing is."""
    found, problems = decks.check(files.read_text(file, words.A_DECK))
    for line, problem in problems:
        click.echo(f"{file}:{line}: {printable(problem)}")
    if problems:
        sys.exit(2)
    screen = console()
    screen.print(draw_deck(found, [lang, *[other for other in LANGUAGES if other != lang]]))
    screen.print(words.DECK_FINE.say(lang, file), soft_wrap=True)


@deck.command("copy", help=say(words.HELP_DECK_COPY))
@HELP
@click.argument("name", shell_complete=offer_decks)
@click.argument("file", type=FILE)
@LANG
def copy_deck(name: str, file: Path, lang: str) -> None:
    """Write a deck that comes with Netloft to a file, to be edited, with numbers and names of its own."""
    choices = [choice for choice in decks.names() if choice != decks.ELDERS]
    if name not in choices:
        raise netloft.NetloftError(f"deck: expected one of {', '.join(choices)}, found {name!r:.80}")
    files.write_new(file, decks.copied(name))
    console().print(words.DECK_COPIED.say(lang, file), soft_wrap=True)


@deck.command("show", help=say(words.HELP_DECK_SHOW))
@HELP
@click.argument("name", shell_complete=offer_decks)
@LANG
def show_deck(name: str, lang: str) -> None:
    """List the cards of a deck that comes with Netloft."""
    screen = console()
    if name == decks.ELDERS:
        screen.print(draw_all_elders([lang]))
    elif name in decks.names():
        screen.print(draw_deck(decks.shipped(name), [lang]))
    else:
        raise netloft.NetloftError(f"deck: expected one of {', '.join(decks.names())}, found {name!r:.80}")
    screen.print(words.DECK_NOTE.say(lang))
