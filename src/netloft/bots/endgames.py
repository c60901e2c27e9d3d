"""Endgames: every way to the end of a game, chance by its weights, where they are few enough."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from netloft.bots.evaluation import ahead
from netloft.core.position import CHANCE

if TYPE_CHECKING:
    from netloft.core.effect import Effect
    from netloft.core.position import Position


class TooManyError(Exception):
    """There are more positions than allowed, or the seats decide at the same time."""


class Endgame:
    """The expected results of positions near the end, if every seat does what is best for its lead.

    A result lists the lead of each seat, and then the points of each.
    """

    def __init__(self, most: int, until: float) -> None:
        self.left = most
        self.until = until
        """The processor time of this thread at which it gives up."""
        self.known: dict[int, list[float]] = {}
        self.choices: dict[int, Effect] = {}

    def after(self, g: Position, seat: int, option: int) -> list[float]:
        """Return the result of an option."""
        after = g.copy()
        after.play(seat, option)
        if after.over:
            points = [float(score) for score in after.scores()]
            return [ahead(points, other) for other in range(len(points))] + points
        key = key_of(after)
        found = self.known.get(key)
        if found is None:
            self.left -= 1
            if self.left < 0 or after.lanes is not None or time.thread_time() > self.until:
                raise TooManyError
            found = self.known[key] = self.result(after, after.deciders[0], key)
        return found

    def result(self, g: Position, seat: int, key: int) -> list[float]:
        """Return the result of a position in which a seat or chance decides."""
        options = g.options(seat)
        results = [self.after(g, seat, option.id) for option in options]
        if seat != CHANCE:
            best = max(range(len(options)), key=lambda at: results[at][seat])
            self.choices[key] = options[best]
            return results[best]
        weights = [option.weight for option in options]
        whole = sum(weights)
        return [
            sum([weight * result[at] for weight, result in zip(weights, results, strict=True)]) / whole
            for at in range(len(results[0]))
        ]

    def line(self, g: Position, seat: int, option: Effect) -> tuple[str, ...]:
        """Return the best choices of a seat after an option, as long as it is not interrupted."""
        after = g.copy()
        after.play(seat, option.id)
        found: list[str] = []
        while after.deciders == (seat,):
            choice = self.choices[key_of(after)]
            found.append(choice.text)
            after.play(seat, choice.id)
        return tuple(found)


def key_of(g: Position) -> int:
    """Return a number for a position, the same however it was reached."""
    return hash(str(g.dump()))
