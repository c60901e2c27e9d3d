"""Tables of arena results in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table as Grid

import netloft
from netloft import arena as lab
from netloft.arena.numbers import number, percent, points, seconds, span
from netloft.arena.openings import TURN, TURNS
from netloft.terminal.research import arena_words as words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from netloft.core.text import Text


def title(plan: lab.Plan, lang: str) -> str:
    """Return the title: game, seats and bots."""
    seats = words.ALONE.say(lang) if plan.seats == 1 else words.SEATED.say(lang, plan.seats)
    return words.TITLE.say(lang, netloft.game(plan.game).title, seats, ", ".join(plan.bots))


def show(screen: Console, plan: lab.Plan, results: Sequence[lab.Result], lang: str) -> None:
    """Print the reproducible results, by bot and by turn order."""
    turns = len({result.block for result in results})
    games = words.PLAIN if turns == len(results) else words.TURNED
    screen.print(title(plan, lang), style="bold")
    screen.print(games.say(lang, len(results), turns) + words.VERSIONS.say(lang, plan.seed, plan.version, plan.rules))
    if plan.options.get("sheet") == "reconstructed":
        screen.print(words.RECONSTRUCTED.say(lang))
    screen.print()
    screen.print(standings(plan, lab.by_bot(results), lang))
    screen.print()
    if plan.seats > 1:
        screen.print(standings(plan, lab.by_turn(results), lang))
        screen.print()
        screen.print(words.EVEN.say(lang, percent(1 / plan.seats, lang)))
        screen.print()


def grid(left: Sequence[Text], right: Sequence[Text], lang: str) -> Grid:
    """Return an empty table: names on the left, wrapped if narrow, numbers on the right."""
    table = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for name in left:
        table.add_column(name.say(lang), overflow="fold")
    for name in right:
        table.add_column(name.say(lang), justify="right", no_wrap=True)
    return table


def standings(plan: lab.Plan, rows: Sequence[lab.Standing], lang: str) -> Grid:
    """Return the table of results, overall or by turn order."""
    seated = any([row.seat is not None for row in rows])
    rated = [words.WINS, words.INTERVAL] if plan.seats > 1 else []
    scored = [words.SCORE, words.INTERVAL, words.DEVIATION, words.LOWEST, words.MEDIAN, words.HIGHEST]
    table = grid([TURN] * seated + [words.BOT], [words.PLAYED, *rated, *scored[: 2 if seated else None]], lang)
    for row in rows:
        cells = [] if row.seat is None else [TURNS[row.seat].say(lang)]
        cells += [row.bot, str(row.games)]
        if plan.seats > 1:
            cells += [percent(row.wins.value, lang), span(row.wins, 1, lang, 100)]
        cells += [number(row.score.value, 1, lang), span(row.score, 1, lang)]
        if not seated:
            cells += [number(row.deviation, 1, lang)]
            cells += [points(value, lang) for value in (row.lowest, row.median, row.highest)]
        table.add_row(*cells)
    return table


def show_times(screen: Console, results: Sequence[lab.Result], lang: str) -> None:
    """Print the durations of decisions."""
    screen.print(words.TIMES.say(lang), style="bold")
    table = grid([words.BOT], [words.DECISIONS, words.MEAN_TIME, words.P95_TIME, words.LONGEST_TIME], lang)
    for row in lab.thinking(results):
        times = [seconds(value, lang) for value in (row.mean, row.p95, row.longest)]
        table.add_row(row.bot, str(row.decisions), *times)
    screen.print(table)


def show_one(screen: Console, plan: lab.Plan, result: lab.Result, lang: str) -> None:
    """Print the result of one game."""
    screen.print(title(plan, lang), style="bold")
    table = grid([words.SEAT, words.BOT], [words.SCORE, words.DECISIONS], lang)
    for seat, bot in enumerate(result.bots):
        name = netloft.game(plan.game).seat_name(seat, lang)
        table.add_row(name, bot, points(result.scores[seat], lang), str(result.decisions[seat]))
    screen.print(table)
