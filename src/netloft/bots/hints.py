"""Hints: the best options, how the turn could continue, and the reasons."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from netloft.bots.bot import Bot, Rating, evaluation_of
from netloft.bots.greedy import GreedyBot
from netloft.bots.turns import answer_for_others, goes_on, throw

if TYPE_CHECKING:
    from netloft.core.effect import Effect
    from netloft.core.position import Position
    from netloft.core.text import Text

LONGEST: Final = 12  # decisions of one turn
WORTH_SAYING: Final = 0.2  # points


class Hint:
    """An option worth considering."""

    __slots__ = ("option", "points", "reasons", "share", "then")

    def __init__(
        self, option: Effect, points: float, share: float, then: list[Effect], reasons: list[tuple[Text, float]]
    ) -> None:
        self.option = option
        self.points = points
        """The expected final points of its seat."""
        self.share = share
        """Its share of the search: more means more certain."""
        self.then = then
        """How the turn could continue."""
        self.reasons = reasons
        """The terms it changes most by the end of the turn, in points."""


def hints(g: Position, seat: int, bot: Bot, rng: Random, most: int = 3) -> list[Hint]:
    """Return the best options of a seat, best first."""
    ratings = bot.rate(g, seat, rng)
    tries = max(1, sum([rating.tries for rating in ratings]))
    found: list[Hint] = []
    for rating in sorted(ratings, key=lambda rating: -rating.value)[:most]:
        then, reasons = explain(g, seat, rating, rng)
        found.append(Hint(rating.option, rating.points, rating.tries / tries, then, reasons))
    return found


def explain(g: Position, seat: int, rating: Rating, rng: Random) -> tuple[list[Effect], list[tuple[Text, float]]]:
    """Finish the turn greedily and return the moves and the terms that changed most."""
    judged = evaluation_of(g)
    guess = g.redeal(seat, rng)
    before = judged.shares(guess.seen_by(seat), seat)
    answer_for_others(guess, seat, rng)
    guess.play(seat, rating.option.id)
    then: list[Effect] = []
    greedy = GreedyBot()
    while len(then) < LONGEST:
        if judged.chances:
            throw(guess, rng)
        if not goes_on(guess, seat, judged):
            break
        option = greedy.choose(guess, seat, rng)
        guess.play(seat, option.id)
        then.append(option)
    after = judged.shares(guess.seen_by(seat), seat)
    changes = [
        (term.name, new - old)
        for term, old, new in zip(judged.terms, before, after, strict=True)
        if not term.clock and abs(new - old) >= WORTH_SAYING
    ]
    changes.sort(key=lambda change: -abs(change[1]))
    return then, changes[:3]
