"""The greedy bot: tries the rest of its turn in many ways and takes what looks best when the turn is over."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from netloft.bots.bot import Bot, Rating, evaluation_of
from netloft.bots.evaluation import ahead
from netloft.bots.turns import answer_for_others, best_at_a_glance, goes_on, throw
from netloft.core.position import CHANCE

if TYPE_CHECKING:
    from netloft.bots.evaluation import Evaluation
    from netloft.core.effect import Effect
    from netloft.core.position import Position

WIDTHS: Final = (8, 3)  # how many ways to go on are tried, from one decision of a turn to the next; then one
DEEPEST: Final = 12  # decisions of one turn
GUESSES: Final = 3  # redeals where others decide at the same time


class GreedyBot(Bot):
    """Looks to the end of its own turn and no further."""

    def __init__(self, noise: float = 0.0, weights: str = "") -> None:
        self.weights = weights
        self.noise = noise
        """How far its judgement is off, as a part of what is a good lead, so that it can be beaten."""

    def prepare(self, g: Position) -> None:
        evaluation_of(g, self.weights)

    def rate(self, g: Position, seat: int, rng: Random) -> list[Rating]:
        """Try every option on redealt positions and judge them when the turn is over."""
        judged = evaluation_of(g, self.weights)
        options = g.options(seat)
        guesses = GUESSES if g.lanes is not None and not judged.apart else 1
        leads = [0.0] * len(options)
        points = [0.0] * len(options)
        for _ in range(guesses):
            guess = g.redeal(seat, rng)
            answer_for_others(guess, seat, rng)
            for at, option in enumerate(options):
                after = guess.copy()
                after.play(seat, option.id)
                lead, worth = at_a_glance(after, seat, judged) if judged.apart else best(after, seat, judged, rng, 0)
                leads[at] += lead / guesses
                points[at] += worth / guesses
        if self.noise:
            leads = [lead + rng.gauss(0, self.noise * judged.margin) for lead in leads]
        return [
            Rating(option, lead, worth, guesses) for option, lead, worth in zip(options, leads, points, strict=True)
        ]


def best(g: Position, seat: int, judged: Evaluation, rng: Random, depth: int) -> tuple[float, float]:
    """Find the best end of a turn: how far its seat is ahead then, and its points."""
    if judged.chances and CHANCE in g.deciders:
        return on_average(g, seat, judged, rng, depth)
    if depth >= DEEPEST or not goes_on(g, seat, judged):
        return judge(g, seat, judged)
    options = tried(g.options(seat), depth, rng)
    found = (float("-inf"), 0.0)
    for option in options:
        after = g.copy() if len(options) > 1 else g
        after.play(seat, option.id)
        found = max(found, best(after, seat, judged, rng, depth + 1))
    return found


def at_a_glance(g: Position, seat: int, judged: Evaluation) -> tuple[float, float]:
    """Go on to the next dice with what looks best at each decision: what a seat has then, twice.

    Where a turn has many decisions in a row, as in a chain of bonuses, this finds better ends than to try a few ways
    of many.  What the others have hardly hangs on them.
    """
    for _ in range(DEEPEST):
        if not goes_on(g, seat, judged):
            break
        g.play(seat, best_at_a_glance(g, seat, g.options(seat), judged).id)
    worth = judged.values(g)[seat] if g.over else judged.value(g.seen_by(seat), seat)
    return worth, worth


def tried(options: list[Effect], depth: int, rng: Random) -> list[Effect]:
    """Draw the options that are looked at so deep in a turn."""
    width = WIDTHS[depth] if depth < len(WIDTHS) else 1
    return options if len(options) <= width else rng.sample(options, width)


def on_average(g: Position, seat: int, judged: Evaluation, rng: Random, depth: int) -> tuple[float, float]:
    """Throw the dice a few times."""
    leads = points = 0.0
    for _ in range(judged.chances):
        after = g.copy()
        throw(after, rng)
        lead, worth = best(after, seat, judged, rng, depth + 2)
        leads += lead / judged.chances
        points += worth / judged.chances
    return leads, points


def judge(g: Position, seat: int, judged: Evaluation) -> tuple[float, float]:
    """Judge a position: how far a seat is ahead, and its points."""
    values = judged.values(g)
    return ahead(values, seat), values[seat]
