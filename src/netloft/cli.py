"""The command line: netloft games, options, play, serve, join, tables, replay, sheet, deck, arena, train and others."""

from __future__ import annotations

import io
import sys
import warnings
from typing import Final

import click
from click.shell_completion import get_completion_class
from rich.table import Table as Grid
from rich.text import Text as Line

import netloft
from netloft import registry
from netloft.core.game import Game
from netloft.terminal import completion, files, words
from netloft.terminal.shared_options import GAME, HELP, LANG, console, ignore_ctrl_c, say

END: Final = 200  # characters kept at each end of a long error
SHELLS: Final = ("bash", "zsh", "fish")
COMMANDS: Final = {
    "admin": "netloft.terminal.network.administering:admin",
    "arena": "netloft.terminal.research.arena_commands:arena",
    "backup": "netloft.terminal.network.serving:backup",
    "compare": "netloft.terminal.research.compare_command:compare",
    "dataset": "netloft.terminal.research.dataset_command:dataset",
    "join": "netloft.terminal.network.serving:join",
    "play": "netloft.terminal.playing:play",
    "replay": "netloft.terminal.playing:replay",
    "report": "netloft.terminal.research.arena_commands:report",
    "serve": "netloft.terminal.network.serving:serve",
    "tables": "netloft.terminal.network.serving:tables",
    "train": "netloft.terminal.research.training:train",
}
"""The larger commands; each is imported only when it is called."""


class Commands(click.Group):
    """All commands, most of them loaded on demand, including those of games."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the names of all commands."""
        return sorted({*super().list_commands(ctx), *COMMANDS, *commands_of_games()})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command; load all commands for an unknown name, so that Click can suggest one."""
        known = COMMANDS if cmd_name in COMMANDS or cmd_name in self.commands else COMMANDS | commands_of_games()
        for name in [cmd_name] if cmd_name in known or cmd_name in self.commands else known:
            if name in known and name not in self.commands:
                self.add_command(registry.load(known[name]))
        return super().get_command(ctx, cmd_name)


def commands_of_games() -> dict[str, str]:
    """Return the commands of games and their locations."""
    return {name: part for manifest in registry.manifests().values() for name, part in manifest.commands.items()}


class Formatter(click.HelpFormatter):
    """Formats help with headings in the system's language."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the usage line."""
        super().write_usage(prog, args, prefix or f"{say(words.USAGE)}: ")

    def write_heading(self, heading: str) -> None:
        """Write the heading of a list of commands or options."""
        super().write_heading(say(words.HEADINGS[heading]) if heading in words.HEADINGS else heading)


click.Context.formatter_class = Formatter


@click.group(
    cls=Commands,
    help=say(words.HELP),
    invoke_without_command=True,
    context_settings={"max_content_width": 100},
)
@HELP
@click.version_option(package_name="netloft", prog_name="netloft", help=say(words.HELP_VERSION))
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Show the help if no command is given."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@cli.command(help=say(words.HELP_GAMES))
@HELP
@LANG
def games(lang: str) -> None:
    """List the games, one per line."""
    for name in registry.playable():
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
    last = next((setting for setting in game.setup() if len(setting.choices) > 1), None)
    if last is None:
        screen.print(words.NOTHING_TO_SET.say(lang, game.title))
        return
    other = next(choice for choice in last.choices if choice != last.default)
    screen.print(words.HOW_TO_SET.say(lang, game.name, last.name, other))


@cli.command("completion", help=say(words.HELP_COMPLETION))
@HELP
@click.argument("shell", type=click.Choice(SHELLS))
def script(shell: str) -> None:
    """Print the completion script of a shell."""
    found = get_completion_class(shell)
    if found is not None:
        click.echo(found(cli, {}, "netloft", "_NETLOFT_COMPLETE").source())


def one_line(message: str) -> str:
    """Return a message on one line, without control characters and not too long."""
    line = words.printable(message)
    return line if len(line) <= 2 * END else f"{line[:END]} … {line[-END:]}"


def warn(message: Warning | str, *_where: object, **_more: object) -> None:
    """Print a warning about an installed game on one line."""
    click.echo(one_line(f"netloft: {message}"), err=True)


def main() -> None:
    """Run the command line; a user's mistake is reported on one line with exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # bad input or an old terminal must not end the game
    warnings.showwarning = warn
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
        sys.stdout = io.StringIO()  # the output is closed
        click.echo(one_line(f"netloft: cannot write: {files.reason(error)}"), err=True)
        code = 2
    except click.Abort:
        code = 130
    ignore_ctrl_c()
    sys.exit(code)
