"""Positions near the end of a game whose value an exhaustive search knows, without anything of the search bot."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

from netloft import CHANCE, Luck
from netloft.bots.greedy import GreedyBot
from tests.engine.walk import new

if TYPE_CHECKING:
    from netloft.core.position import Position

Values = tuple[float, ...]
"""What each seat maximises: its lead over the best other seat; alone, its points."""


class TooLargeError(Exception):
    """The tree has more positions than allowed."""


class Exhaustive:
    """Plays every continuation, chance by its weights; every seat takes what is best for itself."""

    def __init__(self, most: int) -> None:
        self.left = most
        self.known: dict[str, Values] = {}

    def value(self, g: Position) -> Values:
        """Return the value of a position for every seat."""
        if g.over:
            scores = [float(points) for points in g.scores()]
            return (
                tuple(scores)
                if len(scores) == 1
                else tuple(own - best_other(scores, at) for at, own in enumerate(scores))
            )
        key = json.dumps(g.dump(), sort_keys=True)
        if key not in self.known:
            self.known[key] = self.worked_out(g)
        return self.known[key]

    def worked_out(self, g: Position) -> Values:
        """Return the value of a position that was not met before."""
        self.left -= 1
        if self.left < 0 or g.lanes is not None:
            raise TooLargeError
        seat = g.deciders[0]
        options = g.options(seat)
        results = [self.after(g, seat, option.text) for option in options]
        if seat != CHANCE:
            return max(results, key=lambda result: result[seat])
        whole = sum(option.weight for option in options)
        shares = [option.weight / whole for option in options]
        return tuple(
            sum(share * result[at] for share, result in zip(shares, results, strict=True)) for at in range(g.seats)
        )

    def after(self, g: Position, seat: int, text: str) -> Values:
        """Return the value after an option."""
        after = g.copy()
        after.play(seat, text)
        return self.value(after)


def best_other(scores: list[float], seat: int) -> float:
    """Return the best score of the other seats."""
    return max(points for other, points in enumerate(scores) if other != seat)


class Endgame:
    """A position with a real choice, and the value of each of its options for the seat that decides."""

    def __init__(self, mode: str, g: Position, most: int) -> None:
        self.mode = mode
        self.g = g
        self.seat = g.deciders[0]
        search = Exhaustive(most)
        self.values = {
            option.text: search.after(g, self.seat, option.text)[self.seat] for option in g.options(self.seat)
        }
        self.best = max(self.values.values())
        self.positions = most - search.left

    def lost(self, text: str) -> float:
        """Return the points that an option gives away."""
        return self.best - self.values[text]


def endgames(mode: str, seed: int, most: int, deep: int = 40) -> list[Endgame]:
    """Return the earliest endgames of a game between greedy bots that fit into so many positions, where options differ.

    It looks at the last `deep` decisions, from the end backwards, until two in a row are too large.
    """
    g, rng, luck, greedy = new(mode), Random(seed), Luck(seed), GreedyBot(0.3)
    past: list[Position] = []
    luck.settle(g)
    while not g.over:
        seat = g.deciders[0]
        if len(g.options(seat)) > 1 and g.lanes is None:
            past.append(g.copy())
        g.play(seat, greedy.choose(g, seat, rng).id)
        luck.settle(g)
    found: list[Endgame] = []
    large = 0
    for position in reversed(past[-deep:]):
        try:
            endgame = Endgame(mode, position, most)
        except TooLargeError:
            large += 1
            if large == 2:
                break
        else:
            large = 0
            if len(set(endgame.values.values())) > 1:
                found.append(endgame)
    return found
