"""The result of a comparison in the terminal: a table of numbers, and sentences about what has changed."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import netloft
from netloft import arena as lab
from netloft.arena.comparing import measures
from netloft.arena.comparing.comparison import edits
from netloft.arena.numbers import NONE, number, percent, span
from netloft.arena.topics import topic_of
from netloft.terminal.research import arena_words, findings
from netloft.terminal.research import compare_words as words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console
    from rich.table import Table as Grid

    from netloft.arena.comparing.pairs import Sides

SHARES: Final = (measures.FIRST, measures.BOT_WINS, measures.PICKED)
"""What is a share and shown in per cent."""
MOST_LINES: Final = 6  # of an edited file
MOST_GAMES: Final = 10_000_000


def show(
    screen: Console,
    sides: Sides,
    played: Sequence[Sequence[lab.Result]],
    typed: tuple[str, str],
    lang: str,
    everything: bool,
) -> None:
    """Print what was compared, the numbers, and what they mean."""
    head(screen, sides, played, typed, lang)
    found = lab.compare(sides, played[0], played[1])
    asked = [one for one in found if one.asked]
    others = [one for one in found if not one.asked]
    clear = [one for one in others if one.sure]
    rows = asked + (others if everything else clear)
    screen.print()
    screen.print(table(sides, rows, lang))
    screen.print()
    for sentence in sentences(sides, asked + clear, lang):
        screen.print(sentence)
    if others:
        said = words.ALSO.say(lang, len(others), len(clear)) if clear else words.NONE.say(lang, len(others))
        screen.print(said)
    screen.print()
    screen.print(words.NOTE.say(lang, len(found)))


def head(
    screen: Console, sides: Sides, played: Sequence[Sequence[lab.Result]], typed: tuple[str, str], lang: str
) -> None:
    """Print the game, both sides, what was edited, and how many games were played."""
    one = sides[0]
    seats = arena_words.ALONE.say(lang) if one.seats == 1 else arena_words.SEATED.say(lang, one.seats)
    bots = [", ".join(dict.fromkeys(arena.bots)) for arena in sides]
    who = bots[0] if bots[0] == bots[1] else words.TO.say(lang, *bots)
    screen.print(arena_words.TITLE.say(lang, netloft.game(one.game).title, seats, who), style="bold")
    for letter, text in zip("AB", typed, strict=True):
        screen.print(f"{letter}  {text}", style="bold", soft_wrap=True)
    different = edits(sides)
    if not different:
        screen.print(words.SAME.say(lang))
    for edit in different:
        for letter, text in (("A", edit.first), ("B", edit.second)):
            lines = text.splitlines()
            if len(lines) > MOST_LINES:
                screen.print(f"   {letter}  {words.LINES.say(lang, edit.setting, len(lines))}")
            elif edit.in_files:
                for line in lines:
                    screen.print(f"   {letter}  {line}", soft_wrap=True)
    both = {one.block for one in played[0]} & {one.block for one in played[1]}
    games = [len([one for one in side if one.block in both]) for side in played]
    about = one.seed, one.version, one.rules
    if games == [len(both)] * 2:
        screen.print(words.PLAYED.say(lang, len(both), *about))
    else:
        screen.print(words.TURNED.say(lang, *games, len(both), *about))
    if one.options.get("sheet") == "reconstructed":
        screen.print(arena_words.RECONSTRUCTED.say(lang))


def table(sides: Sides, rows: Sequence[lab.Difference], lang: str) -> Grid:
    """Return the numbers of both sides and their differences."""
    grid = findings.grid(
        [words.NUMBER], [words.SIDE_A, words.SIDE_B, words.CHANGE, words.INTERVAL, words.SETTLED], lang
    )
    for one in rows:
        times = 100 if one.what in SHARES else 1
        show_value = percent if times == 100 else lambda value, lang: number(value, 1, lang)
        settled = words.CLEAR.say(lang) if one.sure else games(one.settled, lang)
        grid.add_row(
            named(sides, one, lang),
            show_value(one.first, lang),
            show_value(one.second, lang),
            signed(times * one.change.value, lang),
            span(one.change, 1, lang, times) if one.change.half else NONE,
            settled,
        )
    return grid


def signed(value: float, lang: str) -> str:
    """Format a difference with its sign."""
    digits = number(value, 1, lang)
    return digits if digits.startswith("-") or not float(f"{value:.1f}") else f"+{digits}"


def games(settled: float, lang: str) -> str:
    """Say how many games would settle a difference, with two digits that count."""
    if not math.isfinite(settled) or settled > MOST_GAMES:
        return NONE
    digits = max(0, len(str(math.ceil(settled))) - 2)
    return words.GAMES.say(lang, f"{math.ceil(settled / 10**digits) * 10**digits}")


def named(sides: Sides, one: lab.Difference, lang: str) -> str:
    """Name a measure, with its bot or thing."""
    if one.what in (measures.BOT_WINS, measures.BOT_POINTS):
        bots = list(dict.fromkeys([list(dict.fromkeys(arena.bots))[int(one.name)] for arena in sides]))
        return words.GAME_MEASURES[one.what].say(lang, " / ".join(bots))
    return words.GAME_MEASURES[one.what].say(lang, thing(sides, one, lang))


def thing(sides: Sides, one: lab.Difference, lang: str) -> str:
    """Return the name of a thing in a language."""
    for kind in topic_of(sides[0].game).kinds:
        if kind.name == one.kind:
            text = kind.every(sides[0].options).get(one.name)
            return one.name if text is None else text.say(lang)
    return one.name


def sentences(sides: Sides, found: Sequence[lab.Difference], lang: str) -> list[str]:
    """Say what has changed: one sentence for each thing, and for each number of the whole game."""
    said: dict[str, list[str]] = {}
    for one in sorted(found, key=lambda one: one.what not in (measures.PICKED, measures.WORTH)):
        about = thing(sides, one, lang) if one.kind else named(sides, one, lang)
        said.setdefault(about, []).append(clause(one, lang))
    return [words.SENTENCE.say(lang, about, ", ".join(clauses)) for about, clauses in said.items()]


def clause(one: lab.Difference, lang: str) -> str:
    """Say how one number has changed."""
    if one.what == measures.PICKED:
        more, less, same = words.PICKED_MORE, words.PICKED_LESS, words.PICKED_SAME
    elif one.what == measures.WORTH:
        more, less, same = words.WORTH_MORE, words.WORTH_LESS, words.WORTH_SAME
    else:
        more, less, same = words.MORE, words.LESS, words.UNCHANGED
    low, high = one.change.low, one.change.high
    share = one.what in SHARES
    if low == high == 0:
        return words.ALWAYS_SAME.say(lang)
    if not one.sure:
        ends = [percent(end, lang) if share else number(end, 1, lang) for end in (low, high)]
        return same.say(lang, *ends)
    values = [percent(value, lang) if share else number(value, 1, lang) for value in (one.second, one.first)]
    if one.what == measures.PICKED and one.first:
        by = f"{number(100 * abs(one.second / one.first - 1), 0, lang)} %"
    else:
        by = percent(abs(one.change.value), lang) if share else number(abs(one.change.value), 1, lang)
    return (more if one.change.value > 0 else less).say(lang, by, *values)
