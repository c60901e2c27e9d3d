"""Options and arguments shared by the commands: game, settings, bots, files and language."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Final

import click
from rich.console import Console

import netloft
from netloft import bots
from netloft.core.game import Game
from netloft.core.text import LANGUAGES, Text, language_name
from netloft.terminal import words

SYSTEM: Final = words.language(os.environ)


def say(text: Text) -> str:
    """Return a text in the system's language."""
    return text.say(SYSTEM)


def console() -> Console:
    """Return a console that prints text without markup."""
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
    """Split name=value pairs; the game checks them."""
    found: dict[str, str] = {}
    for setting in given:
        name, equals, value = setting.partition("=")
        if not equals:
            raise netloft.NetloftError(f"--set: expected name=value, such as dice=false, found {setting!r:.80}")
        found[name] = value
    return found


def offer_settings(ctx: click.Context, _param: click.Parameter, begun: str) -> list[str]:
    """Complete a setting of the game with its value."""
    named = [name for name in ctx.args if name in netloft.games()]  # Click leaves it there while --set has no value
    game = ctx.params.get("game") or netloft.game((named or netloft.games())[0])
    every = [f"{setting.name}={str(choice).lower()}" for setting in game.setup() for choice in setting.choices]
    return [setting for setting in every if setting.startswith(begun)]


def find_bot(_ctx: click.Context, _param: click.Parameter, name: str) -> str:
    """Check the name of a bot."""
    bots.bot(name)
    return name


def offer_bots(_ctx: click.Context, _param: click.Parameter, begun: str) -> list[str]:
    """Complete the name of a bot."""
    return [name for name in bots.BOTS if name.startswith(begun)]


class Languages(click.Option):
    """An option whose help names the languages; catalogues are read only to show it."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return the option as the help shows it."""
        named = [f"{language_name(lang)} ({lang})" for lang in sorted(LANGUAGES)]
        self.help = words.HELP_LANG.say(SYSTEM, named)
        return super().get_help_record(ctx)


HELP: Final = click.help_option("-h", "--help", help=say(words.HELP_HELP))
LANG: Final = click.option("--lang", cls=Languages, type=click.Choice(sorted(LANGUAGES)), default=SYSTEM)
GAME: Final = click.argument("game", callback=find_game, shell_complete=offer_games)
FILE: Final = click.Path(readable=False, path_type=Path)  # files.py reports errors
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
