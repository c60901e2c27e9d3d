"""Summary tables of an arena: results of bots and seats, and times per decision."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from netloft.arena.play import Result
from netloft.arena.statistics import Estimate, mean, quantile, rate


@dataclass(frozen=True)
class Standing:
    """The results of a bot, overall, or in one seat or one place in turn order."""

    bot: str
    seat: int | None
    """The seat or the place in turn order; None for all together."""
    games: int
    """Seats played: two per game if it has two seats."""
    wins: Estimate
    score: Estimate
    deviation: float
    lowest: float
    median: float
    highest: float


@dataclass(frozen=True)
class Thinking:
    """The durations of a bot's decisions, in seconds."""

    bot: str
    decisions: int
    mean: float
    p95: float
    longest: float


def by_bot(results: Sequence[Result]) -> list[Standing]:
    """Return the results of each bot, in seating order."""
    rows = standings(results, lambda bot, _place: (bot, None))
    if len(rows) == 1:  # a bot with all seats wins every game
        rows = [replace(rows[0], wins=Estimate(rows[0].wins.value, rows[0].wins.value, rows[0].wins.value))]
    return rows


def by_seat(results: Sequence[Result]) -> list[Standing]:
    """Return the results of each bot in each seat."""
    return placed(results, standings(results, lambda bot, seat: (bot, seat)))


def by_turn(results: Sequence[Result]) -> list[Standing]:
    """Return the results of each bot in each place of the turn order, the first player's being 0."""
    return placed(results, standings(results, lambda bot, turn: (bot, turn), turns=True))


def placed(results: Sequence[Result], rows: list[Standing]) -> list[Standing]:
    """Sort rows by their place, and the bots of one place as they sat in the first game."""
    order = [row.bot for row in by_bot(results)]
    return sorted(rows, key=lambda row: (row.seat, order.index(row.bot)))


def standings(
    results: Sequence[Result], key: Callable[[str, int], tuple[str, int | None]], *, turns: bool = False
) -> list[Standing]:
    """Group the results by a key of the bot and its seat, or its place in turn order, and summarise them."""
    samples: dict[tuple[str, int | None], list[tuple[float, float, int]]] = {}
    for result in results:
        for seat, bot in enumerate(result.bots):
            sample = result.wins[seat], result.scores[seat], result.block
            place = result.turns[seat] if turns else seat
            samples.setdefault(key(bot, place), []).append(sample)
    return [standing(bot, seat, found) for (bot, seat), found in samples.items()]


def standing(bot: str, seat: int | None, samples: Sequence[tuple[float, float, int]]) -> Standing:
    """Summarise wins, scores and blocks of one bot."""
    wins = [win for win, _, _ in samples]
    scores = [score for _, score, _ in samples]
    blocks = [block for _, _, block in samples]
    middle = mean(scores, blocks)
    squares = math.fsum([(score - middle.value) ** 2 for score in scores])
    ordered = sorted(scores)
    return Standing(
        bot=bot,
        seat=seat,
        games=len(samples),
        wins=rate(wins, blocks),
        score=middle,
        deviation=math.sqrt(squares / (len(scores) - 1)) if len(scores) > 1 else 0.0,
        lowest=ordered[0],
        median=quantile(ordered, 0.5),
        highest=ordered[-1],
    )


def thinking(results: Iterable[Result]) -> list[Thinking]:
    """Return the durations of each bot's decisions."""
    found: dict[str, list[float]] = {}
    for result in results:
        for bot, seconds in zip(result.bots, result.seconds, strict=True):
            found.setdefault(bot, []).extend(seconds)
    rows: list[Thinking] = []
    for bot, times in found.items():
        times.sort()
        if times:
            rows.append(Thinking(bot, len(times), math.fsum(times) / len(times), quantile(times, 0.95), times[-1]))
    return rows
