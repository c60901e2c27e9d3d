"""The greedy bot: tries many ways to finish its turn and takes the one with the best result."""

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

WIDTHS: Final = (8, 3)  # options tried at the next decisions of a turn; after those, one
DEEPEST: Final = 12  # decisions of one turn
GUESSES: Final = 3  # redeals during simultaneous decisions


class GreedyBot(Bot):
    """Looks ahead to the end of its own turn."""

    def __init__(self, noise: float = 0.0, weights: str = "", overlooks: float = 0.0) -> None:
        self.weights = weights
        self.noise = noise
        """The standard deviation of its errors, as a share of a good lead; lets training explore."""
        self.overlooks = overlooks
        """How many slips of its game it is likely not to see an option at all, as happens to people."""

    def __reduce__(self) -> tuple[object, ...]:
        return GreedyBot, (self.noise, self.weights, self.overlooks)

    def prepare(self, g: Position) -> None:
        evaluation_of(g, self.weights)

    def rate(self, g: Position, seat: int, rng: Random) -> list[Rating]:
        """Try every option on redealt positions and evaluate the end of the turn."""
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
            most = max(leads)
            idle = [option.text in judged.idle and lead < most for option, lead in zip(options, leads, strict=True)]
            leads = [lead + rng.gauss(0, self.noise * judged.margin) for lead in leads]
            least = min(leads) - 1.0
            leads = [least if wasted else lead for wasted, lead in zip(idle, leads, strict=True)]
        if self.overlooks:
            leads = self.overlooked(options, leads, judged, rng)
        return [
            Rating(option, lead, worth, guesses) for option, lead, worth in zip(options, leads, points, strict=True)
        ]

    def overlooked(self, options: list[Effect], leads: list[float], judged: Evaluation, rng: Random) -> list[float]:
        """Rate the options that it does not see below all others; it looks again before it would do nothing."""
        most = max(leads)
        chance = self.overlooks * judged.slip
        useful = [option.text not in judged.idle or lead == most for option, lead in zip(options, leads, strict=True)]
        seen = [use and rng.random() >= chance for use in useful]
        if not any(seen):
            seen = useful
        least = min(leads) - 1.0
        return [lead if sees else least for lead, sees in zip(leads, seen, strict=True)]


class GlanceBot(Bot):
    """Takes the option after which its own position looks best at once: fast, and between random and greedy."""

    def __init__(self, weights: str = "") -> None:
        self.weights = weights

    def __reduce__(self) -> tuple[object, ...]:
        return GlanceBot, (self.weights,)

    def prepare(self, g: Position) -> None:
        evaluation_of(g, self.weights)

    def rate(self, g: Position, seat: int, rng: Random) -> list[Rating]:
        """Play every option on a redealt position and evaluate what follows."""
        judged = evaluation_of(g, self.weights)
        guess = g.redeal(seat, rng)
        rated: list[Rating] = []
        for option in g.options(seat):
            after = guess.copy()
            after.play(seat, option.id)
            worth = judged.value(after.seen_by(seat), seat)
            rated.append(Rating(option, worth, worth, 1))
        return rated


def best(g: Position, seat: int, judged: Evaluation, rng: Random, depth: int) -> tuple[float, float]:
    """Return the lead and points of the best end of a turn."""
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
    """Continue to the next dice with the best immediate option at each decision; return the value twice.

    In a long chain of decisions, such as bonuses, this finds better ends than sampling a few paths.  The others' values
    hardly depend on it.
    """
    for _ in range(DEEPEST):
        if not goes_on(g, seat, judged):
            break
        g.play(seat, best_at_a_glance(g, seat, g.options(seat), judged).id)
    worth = judged.values(g)[seat] if g.over else judged.value(g.seen_by(seat), seat)
    return worth, worth


def tried(options: list[Effect], depth: int, rng: Random) -> list[Effect]:
    """Sample the options to try at a depth of the turn."""
    width = WIDTHS[depth] if depth < len(WIDTHS) else 1
    return options if len(options) <= width else rng.sample(options, width)


def on_average(g: Position, seat: int, judged: Evaluation, rng: Random, depth: int) -> tuple[float, float]:
    """Return the average over a few rolls of the dice."""
    leads = points = 0.0
    for _ in range(judged.chances):
        after = g.copy()
        throw(after, rng)
        lead, worth = best(after, seat, judged, rng, depth + 2)
        leads += lead / judged.chances
        points += worth / judged.chances
    return leads, points


def judge(g: Position, seat: int, judged: Evaluation) -> tuple[float, float]:
    """Return a seat's lead and its points."""
    values = judged.values(g)
    return ahead(values, seat), values[seat]
