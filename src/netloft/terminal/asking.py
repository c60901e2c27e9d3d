"""What commands share: how they ask for a game, settings, bots, files and a language, and in which they answer."""

from __future__ import annotations

import os
import signal
from importlib import import_module
from pathlib import Path
from typing import Final

import click
from rich.console import Console

import netloft
from netloft import bots
from netloft.core.game import Game
from netloft.core.text import LANGUAGES, Text
from netloft.terminal import files, nusfjord_decks, words

SYSTEM: Final = words.language(os.environ)


def say(text: Text) -> str:
    """Say something in the language of the system."""
    return text.say(SYSTEM)


def console() -> Console:
    """Return the screen, on which words are words and not markup."""
    return Console(highlight=False, markup=False, emoji=False)


def ignore_ctrl_c() -> None:
    """Ignore further Ctrl-C while shutting down."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def find_game(_ctx: click.Context, _param: click.Parameter, name: str) -> Game:
    """Find the game of that name."""
    return netloft.game(name)


def offer_games(_ctx: click.Context, _param: click.Parameter, begun: str) -> list[str]:
    """Complete the name of a game."""
    return [name for name in netloft.games() if name.startswith(begun)]


def read_settings(_ctx: click.Context, _param: click.Parameter, given: tuple[str, ...]) -> dict[str, str]:
    """Take names and values apart; the game checks them."""
    found: dict[str, str] = {}
    for setting in given:
        name, equals, value = setting.partition("=")
        if not equals:
            raise netloft.NetloftError(f"--set: expected name=value, as in dice=false, found {setting!r:.80}")
        found[name] = value
    return found


def offer_settings(ctx: click.Context, _param: click.Parameter, begun: str) -> list[str]:
    """Complete a setting of the game with its value."""
    named = [name for name in ctx.args if name in netloft.games()]  # while --set has no value, Click leaves it there
    game = ctx.params.get("game") or netloft.game((named or netloft.games())[0])
    every = [f"{setting.name}={str(choice).lower()}" for setting in game.setup() for choice in setting.choices]
    return [setting for setting in every if setting.startswith(begun)]


def offer_decks(_ctx: click.Context, _param: click.Parameter, begun: str) -> list[str]:
    """Complete the name of a shipped deck."""
    return [name for name in nusfjord_decks.names() if name.startswith(begun)]


def find_bot(_ctx: click.Context, _param: click.Parameter, name: str) -> str:
    """Check the name of a bot."""
    bots.bot(name)
    return name


def offer_bots(_ctx: click.Context, _param: click.Parameter, begun: str) -> list[str]:
    """Complete the name of a bot."""
    return [name for name in bots.BOTS if name.startswith(begun)]


def own_sheet(path: Path) -> str:
    """Read a player's own score sheet; NetloftError names the file and what is wrong with it."""
    text = files.contents(path, words.A_SHEET)
    try:
        import_module("netloft.fleet.sheet").read_sheet(text)
    except netloft.NetloftError as error:
        raise netloft.NetloftError(f"{path}: {error}; see: netloft sheet check {path}") from None
    return text


def own_deck(path: Path) -> str:
    """Read a player's own deck of Nusfjord; NetloftError names the file and what is wrong with it."""
    text = files.contents(path, words.A_DECK)
    _, problems = nusfjord_decks.check(text)
    for line, problem in problems:
        raise netloft.NetloftError(f"{path}:{line}: {problem}; see: netloft deck check {path}")
    return text


def own(sheet: Path | None, deck: Path | None) -> dict[str, str]:
    """Read a player's own sheet or deck, as settings."""
    found = {} if sheet is None else {"sheet": own_sheet(sheet)}
    return found if deck is None else found | {"deck": own_deck(deck)}


HELP: Final = click.help_option("-h", "--help", help=say(words.HELP_HELP))
LANG: Final = click.option("--lang", type=click.Choice(sorted(LANGUAGES)), default=SYSTEM, help=say(words.HELP_LANG))
GAME: Final = click.argument("game", callback=find_game, shell_complete=offer_games)
FILE: Final = click.Path(readable=False, path_type=Path)  # files.py says what is wrong with it
SEATS: Final = click.option("--seats", type=int, metavar="N", help=say(words.HELP_SEATS))
SETTINGS: Final = click.option(
    "--set",
    "settings",
    multiple=True,
    metavar="NAME=VALUE",
    callback=read_settings,
    shell_complete=offer_settings,
    help=say(words.HELP_SET),
)
SHEET: Final = click.option("--sheet", type=FILE, metavar="FILE", help=say(words.HELP_OWN_SHEET))
DECK: Final = click.option("--deck", type=FILE, metavar="FILE", help=say(words.HELP_OWN_DECK))
