"""What is measured on each side of a comparison: the game as a whole, each bot, and each thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from netloft.arena.effects import slope
from netloft.arena.plan import Plan
from netloft.arena.play import Result
from netloft.arena.statistics import Measured, ratio
from netloft.arena.topics import Kind, topic_of

POINTS: Final = "points"  # of a player
LEAD: Final = "lead"  # of the best player over the second
FIRST: Final = "first"  # the first player's share of wins
DECISIONS: Final = "decisions"  # of a game
BOT_POINTS: Final = "bot points"
BOT_WINS: Final = "bot wins"
PICKED: Final = "picked"
WORTH: Final = "worth"

Parts = dict[int, tuple[float, float]]
"""The two sums of every block whose ratio is the measure."""


@dataclass(frozen=True)
class Key:
    """What a measure is about."""

    what: str
    kind: str = ""
    """The kind of a thing."""
    name: str = ""
    """The thing, or the number of the bot in seating order."""


@dataclass(frozen=True)
class Measure:
    """A measured value with the sums that it came from, if it is a ratio."""

    measured: Measured
    parts: Parts | None = None


def measures(arena: Plan, results: Sequence[Result]) -> dict[Key, Measure]:
    """Measure everything that can be compared."""
    found = {Key(POINTS): by_game(results, lambda one: (sum(one.scores), len(one.scores)))}
    if arena.seats > 1:
        found[Key(LEAD)] = by_game(results, lambda one: (lead(one.scores), 1))
        found[Key(FIRST)] = by_game(results, lambda one: (one.wins[one.turns.index(0)], 1))
    found[Key(DECISIONS)] = by_game(results, lambda one: (sum(one.decisions), 1))
    bots = list(dict.fromkeys(arena.bots))
    for number, bot in enumerate(bots if len(bots) > 1 else []):
        found[Key(BOT_WINS, name=str(number))] = of_bot(bot, results, lambda one: one.wins)
        found[Key(BOT_POINTS, name=str(number))] = of_bot(bot, results, lambda one: one.scores)
    for kind in topic_of(arena.game).kinds:
        found |= of_things(kind, results, bots)
    return found


def by_game(results: Sequence[Result], parts_of: Callable[[Result], tuple[float, float]]) -> Measure:
    """Measure the ratio of two numbers of each game, summed by block."""
    parts: Parts = {}
    for one in results:
        above, below = parts_of(one)
        before = parts.get(one.block, (0.0, 0.0))
        parts[one.block] = before[0] + above, before[1] + below
    return Measure(ratio(parts), parts)


def lead(scores: Sequence[float]) -> float:
    """Return the lead of the best player over the second."""
    best, second = sorted(scores)[:-3:-1]
    return best - second


def of_bot(bot: str, results: Sequence[Result], values_of: Callable[[Result], list[float]]) -> Measure:
    """Measure the mean of the values of a bot's seats."""

    def parts_of(one: Result) -> tuple[float, float]:
        own = [value for value, name in zip(values_of(one), one.bots, strict=True) if name == bot]
        return sum(own), len(own)

    return by_game(results, parts_of)


def of_things(kind: Kind, results: Sequence[Result], bots: list[str]) -> dict[Key, Measure]:
    """Measure how often each thing of a kind is picked, and how many points more its owners have than others."""
    counts: dict[str, list[tuple[Result, list[tuple[int, int]]]]] = {}
    for one in results:
        had: dict[str, list[tuple[int, int]]] = {}
        for seat, things in enumerate(one.things):
            for of_kind, name, count in things:
                if of_kind == kind.name:
                    had.setdefault(name, []).append((seat, count))
        for name, seats in had.items():
            counts.setdefault(name, []).append((one, seats))
    found: dict[Key, Measure] = {}
    for name, games in counts.items():
        found[Key(PICKED, kind.name, name)] = picked(kind, games)
        players = [(one, seat, count) for one, seats in games for seat, count in seats]
        found[Key(WORTH, kind.name, name)] = Measure(
            slope(
                [one.scores[seat] for one, seat, _ in players],
                [count > 0 for _, _, count in players],
                [(bots.index(one.bots[seat]), one.turns[seat]) for one, seat, _ in players],
                [one.block for one, _, _ in players],
            )
        )
    return found


def picked(kind: Kind, games: list[tuple[Result, list[tuple[int, int]]]]) -> Measure:
    """Measure how often a thing is picked, counted in the way of its kind."""
    had = {one.game: [count for _, count in seats] for one, seats in games}
    if kind.counted == "games":
        return by_game([one for one, _ in games], lambda one: (max(had[one.game]) > 0, 1))
    if kind.counted == "seats":
        return by_game(
            [one for one, _ in games],
            lambda one: (sum([count > 0 for count in had[one.game]]), len(had[one.game])),
        )
    return by_game(
        [one for one, _ in games],
        lambda one: (
            sum(had[one.game]),
            sum([count for things in one.things for of_kind, _, count in things if of_kind == kind.name]),
        ),
    )
