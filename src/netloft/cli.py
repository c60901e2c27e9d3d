"""The command line: netloft games, options, play, serve, join, tables, replay, sheet, deck, arena, train and others."""

from __future__ import annotations

import asyncio
import io
import sys
from pathlib import Path
from typing import Final

import click
from click.shell_completion import get_completion_class
from rich.table import Table as Grid
from rich.text import Text as Line

import netloft
from netloft.core.game import Game
from netloft.core.text import LANGUAGES
from netloft.fleet.drawing import draw
from netloft.fleet.sheet import check, read_sheet, shipped
from netloft.terminal import commands, completion, files, laboratory, nusfjord_decks, serving, training, words
from netloft.terminal.asking import (
    DECK,
    FILE,
    GAME,
    HELP,
    LANG,
    SEATS,
    SETTINGS,
    SHEET,
    console,
    find_bot,
    ignore_ctrl_c,
    offer_bots,
    offer_decks,
    own,
    say,
)
from netloft.terminal.nusfjord_cards import draw_all_elders, draw_deck
from netloft.terminal.screen import RENDERERS
from netloft.terminal.table import USUAL, Table

END: Final = 200  # characters at either end of an error that quotes something endless
SHELLS: Final = ("bash", "zsh", "fish")


class Formatter(click.HelpFormatter):
    """Sets the help with headings in the language of the system."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Head the line that shows how a command is called."""
        super().write_usage(prog, args, prefix or f"{say(words.USAGE)}: ")

    def write_heading(self, heading: str) -> None:
        """Head a list of commands or options."""
        super().write_heading(say(words.HEADINGS[heading]) if heading in words.HEADINGS else heading)


click.Context.formatter_class = Formatter


@click.group(
    help=say(words.HELP),
    invoke_without_command=True,
    context_settings={"max_content_width": 100},
)
@HELP
@click.version_option(package_name="netloft", prog_name="netloft", help=say(words.HELP_VERSION))
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Show the help if nothing is asked for."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@cli.command(help=say(words.HELP_GAMES))
@HELP
@LANG
def games(lang: str) -> None:
    """List the games, a line each."""
    for name in netloft.games():
        game = netloft.game(name)
        seats = words.listed([str(number) for number in sorted(game.seats)], lang, words.OR)
        click.echo(f"{name}: {game.title.say(lang)}, {words.SEATS.say(lang, seats)}")


@cli.command(help=say(words.HELP_OPTIONS))
@HELP
@GAME
@LANG
def options(game: Game, lang: str) -> None:
    """List the settings of a game with their choices."""
    screen = console()
    for setting in game.setup():
        screen.print(Line.assemble((setting.name, "bold"), f": {setting.title.say(lang)}"))
        grid = Grid.grid(padding=(0, 2))
        for choice, text in setting.choices.items():
            default = f" {words.DEFAULT.say(lang)}" if choice == setting.default else ""
            grid.add_row("", Line(str(choice).lower(), "cyan"), text.say(lang) + default)
        screen.print(grid)
    last = next(s for s in game.setup() if len(s.choices) > 1)
    other = next(choice for choice in last.choices if choice != last.default)
    screen.print(words.HOW_TO_SET.say(lang, game.name, last.name, other))


@cli.command(help=say(words.HELP_PLAY))
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
@SHEET
@DECK
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
    sheet: Path | None,
    deck: Path | None,
    load: Path | None,
    save_to: Path | None,
    lang: str,
) -> int:
    """Seat everybody and play."""
    if load is None:
        g = game.new(seats, settings | own(sheet, deck))
    elif seats is not None or settings or sheet is not None or deck is not None:
        raise netloft.NetloftError(
            "--load: the record says seats and settings; expected no --seats, --set, --sheet or --deck"
        )
    else:
        g = files.load(game, load)
    number = g.view(None)["seats"]
    if not 0 <= seat < number:
        raise netloft.NetloftError(f"--seat: expected 0 to {number - 1}, found {seat}")
    if not 1 <= humans <= number:
        raise netloft.NetloftError(f"--humans: expected 1 to {number}, found {humans}")
    people = [(seat + step) % number for step in range(humans)]
    path = save_to or files.place_for(game.name, load)
    from netloft.terminal.prompt import Prompt  # noqa: PLC0415  (other commands do without)

    with asyncio.Runner() as runner:
        return Table(g.game, g, console(), lang, people, seed, path, Prompt(runner), rivals).run()


@cli.command(help=say(words.HELP_REPLAY))
@HELP
@click.argument("file", type=FILE)
@click.option("--to", type=int, metavar="N", help=say(words.HELP_TO))
@click.option("--log", "only_log", is_flag=True, help=say(words.HELP_LOG))
@LANG
def replay(file: Path, to: int | None, only_log: bool, lang: str) -> None:
    """Play a record and show where it leads."""
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
    screen.print(RENDERERS[game.name].draw(view, [], None, names, lang, screen.width))
    screen.print(commands.sheets(g, names, lang))
    if g.over:
        screen.print(commands.winners(g, names, lang))


@cli.group(help=say(words.HELP_SHEET))
@HELP
def sheet() -> None:
    """Group what can be done with score sheets of Fleet."""


@sheet.command("show", help=say(words.HELP_SHEET_SHOW))
@HELP
@click.argument("file", type=FILE, required=False)
@LANG
def show_sheet(file: Path | None, lang: str) -> None:
    """Draw the sheet in a file, or the one that comes with Netloft."""
    found = read_sheet(shipped() if file is None else files.contents(file, words.A_SHEET))
    for line in draw(found, lang):
        click.echo(line)


@sheet.command("check", help=say(words.HELP_SHEET_CHECK))
@HELP
@click.argument("file", type=FILE)
@LANG
def check_sheet(file: Path, lang: str) -> None:
    """List what is wrong with a sheet, a line each."""
    errors, warnings = check(files.contents(file, words.A_SHEET))
    for problem in errors:
        click.echo(f"{file}: {words.printable(problem)}")
    for doubt in warnings:
        click.echo(f"{file}: {words.SHEET_DOUBT.say(lang)}: {words.printable(doubt)}")
    click.echo(words.SHEET_RESULT.say(lang, file, len(errors), len(warnings)))
    if errors:
        sys.exit(2)


@cli.group(help=say(words.HELP_DECK))
@HELP
def deck() -> None:
    """Group what can be done with decks of Nusfjord."""


@deck.command("check", help=say(words.HELP_DECK_CHECK))
@HELP
@click.argument("file", type=FILE)
@LANG
def check_deck(file: Path, lang: str) -> None:
    """List what is wrong with a deck, a line each; show its cards if nothing is."""
    found, problems = nusfjord_decks.check(files.contents(file, words.A_DECK))
    for line, problem in problems:
        click.echo(f"{file}:{line}: {words.printable(problem)}")
    if problems:
        sys.exit(2)
    screen = console()
    screen.print(draw_deck(found, [lang, *[other for other in LANGUAGES if other != lang]]))
    screen.print(words.DECK_FINE.say(lang, file), soft_wrap=True)


@deck.command("show", help=say(words.HELP_DECK_SHOW))
@HELP
@click.argument("name", shell_complete=offer_decks)
@LANG
def show_deck(name: str, lang: str) -> None:
    """List the cards of a deck that comes with Netloft."""
    screen = console()
    if name == nusfjord_decks.ELDERS:
        screen.print(draw_all_elders([lang]))
    elif name in nusfjord_decks.names():
        screen.print(draw_deck(nusfjord_decks.shipped(name), [lang]))
    else:
        raise netloft.NetloftError(f"deck: expected one of {', '.join(nusfjord_decks.names())}, found {name!r:.80}")
    screen.print(words.DECK_NOTE.say(lang))


laboratory.add_to(cli)
cli.add_command(training.train)
cli.add_command(serving.serve)
cli.add_command(serving.join)
cli.add_command(serving.tables)


@cli.command("completion", help=say(words.HELP_COMPLETION))
@HELP
@click.argument("shell", type=click.Choice(SHELLS))
def script(shell: str) -> None:
    """Print the completion script of a shell."""
    found = get_completion_class(shell)
    if found is not None:
        click.echo(found(cli, {}, "netloft", "_NETLOFT_COMPLETE").source())


def one_line(message: str) -> str:
    """Make a message safe to print in one line, whatever it quotes."""
    line = words.printable(message)
    return line if len(line) <= 2 * END else f"{line[:END]} … {line[-END:]}"


def main() -> None:
    """Run the command line; whatever the user got wrong is one line and exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # neither odd input nor an old terminal ends the game
    completion.install()
    try:
        code = cli.main(prog_name="netloft", standalone_mode=False)
    except click.ClickException as error:
        usage = error.ctx.get_usage() if isinstance(error, click.UsageError) and error.ctx else ""
        click.echo(one_line(f"netloft: {error.format_message()} {usage}".rstrip()), err=True)
        code = 2
    except netloft.NetloftError as error:
        click.echo(one_line(f"netloft: {error}"), err=True)
        code = 2
    except OSError as error:
        sys.stdout = io.StringIO()  # nothing more can be written there
        click.echo(one_line(f"netloft: cannot write: {files.reason(error)}"), err=True)
        code = 2
    except click.Abort:
        code = 130
    ignore_ctrl_c()
    sys.exit(code)
