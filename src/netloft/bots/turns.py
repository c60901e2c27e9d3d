"""Helpers to look ahead within a turn."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from netloft.core.effect import Effect
from netloft.core.position import CHANCE

if TYPE_CHECKING:
    from netloft.bots.evaluation import Evaluation
    from netloft.core.position import Position


def throw(g: Position, rng: Random) -> None:
    """Play for chance, according to the weights."""
    while CHANCE in g.deciders:
        g.play(CHANCE, pick(g.options(CHANCE), rng).id)


def pick(options: list[Effect], rng: Random) -> Effect:
    """Pick one of chance's options according to the weights."""
    whole = 0
    for option in options:
        whole += option.weight
    left = rng.random() * whole
    for option in options:
        left -= option.weight
        if left < 0:
            return option
    return options[-1]


def a_few(options: list[Effect], most: int, rng: Random) -> list[Effect]:
    """Sample options without replacement; faster than `random.sample`, which would slow the search down."""
    number = len(options)
    if number <= most:
        return options
    drawn = options[:]
    for at in range(most):
        other = at + int(rng.random() * (number - at))
        drawn[at], drawn[other] = drawn[other], drawn[at]
    return drawn[:most]


def answer_for_others(g: Position, seat: int, rng: Random) -> None:
    """In a simultaneous decision, answer at random for the other seats."""
    while g.lanes is not None:
        others = [other for other in g.deciders if other != seat]
        if not others:
            return
        g.play(others[0], rng.choice(g.options(others[0])).id)


def best_at_a_glance(g: Position, seat: int, options: list[Effect], judged: Evaluation) -> Effect:
    """Return the option with the highest immediate value for a seat."""
    best = options[0]
    if len(options) == 1:
        return best
    most = float("-inf")
    for option in options:
        after = g.copy()
        after.play(seat, option.id)
        worth = judged.value(after.seen_by(seat), seat)
        if worth > most:
            most = worth
            best = option
    return best


def goes_on(g: Position, seat: int, judged: Evaluation) -> bool:
    """Return whether a seat's turn continues."""
    if seat not in g.deciders:
        return False
    return g.lanes is not None or g.asked is None or g.asked.text not in judged.turns
