"""Commands that can be typed instead of a choice, such as undo, preview and save."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

import netloft
from netloft import bots
from netloft.terminal import choices, files, words

if TYPE_CHECKING:
    from netloft.terminal.game_state import GameState
    from netloft.terminal.screen import Screen
    from netloft.terminal.table import Table


ADVISER: Final = "search:1000"  # about a second


def undo(table: Table, _seat: int, _typed: str) -> None:
    """Return to the last decision made at this screen, by replaying the record."""
    record = table.g.record()
    mine = [number for number, (who, _) in enumerate(record.moves) if who in table.people]
    if not mine:
        table.show(table.say(words.NOTHING_TO_UNDO), "red")
        return
    text = record.moves[mine[-1]][1] if len(table.people) == 1 else "…"  # the move may be secret
    record.moves = record.moves[: mine[-1]]
    table.g = table.game.replay(record)
    table.secretive.clear()
    for who, lines in table.read.items():
        table.read[who] = min(lines, len(table.g.log(who, table.lang)))
    table.show(table.say(words.UNDONE, text), "bold")


def why(table: Screen, seat: int, typed: str) -> None:
    """Explain why a choice is not allowed."""
    found = choices.find(table.g.options(seat), typed, table.lang)
    if not typed:
        needs(table, "why")
    elif found:
        table.show(table.say(words.ALLOWED, ", ".join(option.text for option in found)))
    else:
        table.show(table.reason(seat, typed))


def preview(table: Screen, seat: int, typed: str) -> None:
    """Show what a choice would change."""
    if not typed:
        needs(table, "preview")
        return
    option = table.find(seat, typed)
    if option is None:
        return
    ahead = table.g.preview(seat, option.text)
    lines = ahead.words(table.lang)
    for change in ahead.changes:
        said = table.renderer.changed(table.g.view(seat), *change, table.names(), table.lang)
        lines += [said] if said else []
    for line in lines or [table.say(words.LEADS_ON)]:
        table.show(f"  {line}")


def hint(table: Table, seat: int, _: str) -> None:
    """Show the best choices, where they lead, and why."""
    if len(table.g.options(seat)) == 1:
        table.show(table.say(words.HINT_ONLY))
        return
    adviser = bots.bot(ADVISER)
    with table.thinking(seat, adviser):
        found = bots.hints(table.g, seat, adviser, table.fortune().rng)
    for place, best in enumerate(found, start=1):
        then = [option.label(table.lang) for option in best.then]
        plan = best.plan
        told = plan.say(table.lang) if place == 1 else plan.say_instead(table.lang, found[0].plan, best.cost)
        show_hint(table, seat, place, best.option, best.points, best.share, then, told)
    table.show(table.say(words.HINT_NOTE), "dim")


def show_hint(
    table: Screen,
    seat: int,
    place: int,
    option: choices.Offer,
    points: float,
    share: float,
    then: list[str],
    plan: str,
) -> None:
    """Show one hint with its plan."""
    options = table.g.options(seat)
    numbers = dict(zip([each.text for each in options], choices.numbers(options), strict=True))
    table.show(table.say(words.HINT, place, option.label(table.lang), numbers[option.text]), "bold")
    lines = [f"{table.say(words.HINT_POINTS, round(points))}, {table.say(words.HINT_SHARE, round(100 * share))}"]
    if then:
        lines.append(table.say(words.HINT_THEN, ", ".join(then)))
    lines.append(plan)
    for line in lines:
        table.show(f"   {line}")


def draw(table: Screen, seat: int | None, _: str) -> None:
    """Redraw the game."""
    table.draw(seat)


def card(table: Screen, seat: int | None, typed: str) -> None:
    """Show a card in full, or all visible cards."""
    if table.renderer.look_up is not None:
        table.show(
            table.renderer.look_up(table.g.view(seat), seat, typed, table.names(), table.lang, table.console.width)
        )


def log(table: Screen, seat: int | None, _: str) -> None:
    """Show the log."""
    table.tell(table.g.log(seat, table.lang))


def score(table: Screen, _: int | None, __: str) -> None:
    """Show the score sheets."""
    table.show(sheets(table.g, table.names(), table.lang))


def rules(table: Screen, _: int | None, __: str) -> None:
    """Show a summary of the rules."""
    grid = Grid.grid(padding=(0, 2))
    for head, text in table.renderer.rules:
        grid.add_row(Line(table.say(head), "bold"), table.say(text))
    table.show(grid)


def save(table: Table, _: int, typed: str) -> None:
    """Save the game in its own file or in another."""
    path = Path(typed) if typed else table.path
    try:
        files.write(path, table.g.record())
    except netloft.NetloftError as error:
        table.show(table.say(words.NOT_SAVED, error), "red")
    else:
        table.show(table.say(words.SAVED, path))


def load(table: Table, _: int, typed: str) -> None:
    """Load another game; the current one stays in its file."""
    if not typed:
        needs(table, "load")
        return
    path = Path(typed)
    try:
        g = files.load(netloft.game(table.game.name), path)
        files.write(table.path, table.g.record())
        place = files.default_path(table.game.name, path)
    except netloft.NetloftError as error:
        table.show(str(error), "red")
        return
    if g.view(None)["seats"] <= max(table.people):
        table.show(table.say(words.TOO_FEW_SEATS, path, max(table.people)), "red")
        return
    table.g = g
    table.game = g.game  # a custom deck makes it a different game
    table.played = not g.over
    table.path = place
    table.read.clear()
    table.secretive.clear()
    table.show(table.say(words.LOADED, path))


def help_(table: Screen, _: int | None, __: str) -> None:
    """List the commands."""
    table.show(table.say(words.HOW_TO_TYPE))
    grid = Grid.grid(padding=(0, 2))
    for word, argument, meaning in table.commands().values():
        grid.add_row(f"  {table.say(word)} {table.say(argument)}", table.say(meaning))
    table.show(grid)


def quit_(_: Screen, __: int | None, ___: str) -> None:
    """Leave, as at the end of the input."""
    raise EOFError


def needs(table: Screen, name: str) -> None:
    """Show the argument that a command needs."""
    word, argument, _ = words.COMMANDS[name]
    table.show(table.say(words.NEEDS_TEXT, word, argument), "red")


def sheets(g: GameState, names: list[str], lang: str) -> RenderableType:
    """Return the score sheets of all seats side by side."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_footer=True, footer_style="bold")
    columns = [by_label(g, seat, lang) for seat in range(len(names))]
    grid.add_column("", footer=words.TOTAL.say(lang))
    for name, total in zip(names, g.scores(), strict=True):
        grid.add_column(name, justify="right", footer=f"{total:g}")
    rows = list(dict.fromkeys([label for column in columns for label in column]))
    shared = [label for label in rows if len(names) == 1 or sum(label in column for column in columns) > 1]
    own = [{label: points for label, points in column.items() if label not in shared} for column in columns]
    for label in sorted(shared, key=lambda label: place(label, columns)):
        grid.add_row(label, *[f"{column.get(label, 0):g}" for column in columns])
    if not any(own):
        return grid
    grid.add_row(words.OWN_LINES.say(lang), *[f"{sum(lines.values()):g}" for lines in own])
    below = Grid.grid(padding=(0, 1))
    for name, lines in zip(names, own, strict=True):
        if lines:
            below.add_row(f"{name}:", ", ".join([f"{label} {points:g}" for label, points in lines.items()]))
    return Group(grid, below)


def by_label(g: GameState, seat: int, lang: str) -> dict[str, int | float]:
    """Return the points of a sheet by label; lines with equal labels stay separate."""
    found: dict[str, int | float] = {}
    for line in g.score_sheet(seat):
        label = line.label(lang)
        while label in found:
            label += " "
        found[label] = line.points
    return found


def place(label: str, columns: list[dict[str, int | float]]) -> float:
    """Return the mean relative position of a line, to merge sheets of different lengths in order."""
    found = [list(column).index(label) / len(column) for column in columns if label in column]
    return sum(found) / len(found)


def winners(g: GameState, names: list[str], lang: str) -> str:
    """Return who has won, as text."""
    won = [names[seat] for seat in g.winners()]
    if len(names) == 1 and won:
        return words.ALONE_SCORE.say(lang, f"{g.scores()[0]:g}")
    return (words.WINNER if len(won) == 1 else words.WINNERS).say(lang, words.listed(won, lang))


COMMANDS: Final[dict[str, Callable[[Table, int, str], None]]] = {
    "undo": undo,
    "why": why,
    "preview": preview,
    "hint": hint,
    "map": draw,
    "card": card,
    "log": log,
    "score": score,
    "rules": rules,
    "save": save,
    "load": load,
    "help": help_,
    "quit": quit_,
}
