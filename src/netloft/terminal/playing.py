"""The commands `netloft play` and `netloft replay`."""

from __future__ import annotations

from pathlib import Path

import click

import netloft
from netloft.core.game import Game
from netloft.terminal import commands, files, own, words
from netloft.terminal.prompt import prompting
from netloft.terminal.renderer import renderer_of
from netloft.terminal.shared_options import (
    FILE,
    GAME,
    HELP,
    LANG,
    SEATS,
    SETTINGS,
    console,
    find_bot,
    offer_bots,
    say,
)
from netloft.terminal.table import USUAL, Table


@click.command(help=say(words.HELP_PLAY))
@HELP
@GAME
@SEATS
@click.option("--seat", type=int, metavar="N", default=0, help=say(words.HELP_SEAT))
@click.option("--humans", type=int, metavar="N", default=1, help=say(words.HELP_HUMANS))
@click.option(
    "--bots",
    "rivals",
    metavar="NAME",
    default=USUAL,
    callback=find_bot,
    shell_complete=offer_bots,
    help=say(words.HELP_BOTS),
)
@click.option("--seed", type=int, metavar="N", help=say(words.HELP_SEED))
@SETTINGS
@own.options
@click.option("--load", type=FILE, metavar="FILE", help=say(words.HELP_LOAD))
@click.option("--save-to", type=FILE, metavar="FILE", help=say(words.HELP_SAVE_TO))
@LANG
def play(
    game: Game,
    seats: int | None,
    seat: int,
    humans: int,
    rivals: str,
    seed: int | None,
    settings: dict[str, str],
    load: Path | None,
    save_to: Path | None,
    lang: str,
    **given: Path | None,
) -> int:
    """Set up a table and play."""
    if load is None:
        g = game.new(seats, settings | own.read(game.name, given))
    elif seats is not None or settings or any(given.values()):
        raise netloft.NetloftError(
            f"--load: the record says seats and settings; expected no --seats, --set, {own.listed()}"
        )
    else:
        g = files.load(game, load)
    number = g.view(None)["seats"]
    if not 0 <= seat < number:
        raise netloft.NetloftError(f"--seat: expected 0 to {number - 1}, found {seat}")
    if not 1 <= humans <= number:
        raise netloft.NetloftError(f"--humans: expected 1 to {number}, found {humans}")
    people = [(seat + step) % number for step in range(humans)]
    path = save_to or files.default_path(game.name, load)
    with prompting() as prompt:
        return Table(g.game, g, console(), lang, people, seed, path, prompt, rivals).run()


@click.command(help=say(words.HELP_REPLAY))
@HELP
@click.argument("file", type=FILE)
@click.option("--to", type=int, metavar="N", help=say(words.HELP_TO))
@click.option("--log", "only_log", is_flag=True, help=say(words.HELP_LOG))
@LANG
def replay(file: Path, to: int | None, only_log: bool, lang: str) -> None:
    """Replay a record and show the log and the position."""
    game = netloft.game(files.read(file).game)
    g = files.load(game, file, to)
    screen = console()
    for line in g.log(None, lang):
        screen.print(line)
    if only_log:
        return
    view = g.view(None)
    names = [game.seat_name(seat, lang) for seat in range(view["seats"])]
    screen.rule(words.AFTER_MOVES.say(lang, game.title, len(g.record().moves)), style="dim")
    screen.print(renderer_of(game.name).draw(view, [], None, names, lang, screen.width))
    screen.print(commands.sheets(g, names, lang))
    if g.over:
        screen.print(commands.winners(g, names, lang))
