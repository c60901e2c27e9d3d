"""Self-play: the features of every seat at each turn, and its final score."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import netloft
from netloft import CHANCE, Luck
from netloft.bots.bot import evaluation_of
from netloft.bots.greedy import GreedyBot

if TYPE_CHECKING:
    from netloft.bots.evaluation import Evaluation
    from netloft.core.position import Position

Row = tuple[list[float], int, list[int]]
"""The features of a seat, its stage, and its pieces."""
Trajectory = tuple[list[Row], float]
"""The observations of a seat during a game, and its score."""


def observe(g: Position, seat: int, judged: Evaluation) -> Row:
    """Return the features of a position for a seat."""
    return judged.features(g, seat), judged.stage(g, seat), judged.pieces(g, seat) if judged.pieces else []


def self_play(
    game: str, seats: int, options: dict[str, Any], weights: str, noise: float, seed: int
) -> list[Trajectory]:
    """Play a game among greedy bots with noise, so that they explore more than the best moves.

    Each bot chooses from redealt positions.  Learning uses the real positions, which are no secret once the game is
    over.  Each game of a series gives its own trajectories.
    """
    g = netloft.game(game).new(seats, options)
    luck = Luck(seed)
    judged = evaluation_of(g, weights)
    player = GreedyBot(noise, weights)
    seen: dict[tuple[int, int], list[Row]] = {}
    before: dict[tuple[int, int], float] = {}  # the points of earlier games, where games are played in series
    moves = 0
    while not g.over:
        if CHANCE in g.deciders:
            luck.settle(g)
            continue
        if g.asked is not None and g.asked.text in judged.turns:
            for seat in range(seats):
                earlier, coming = judged.series(g, seat) if judged.series else (0.0, 0)
                before[coming, seat] = earlier
                seen.setdefault((coming, seat), []).append(observe(g, seat, judged))
        seat = g.deciders[0]
        g.play(seat, player.choose(g, seat, Random(f"{seed} {moves}")).text)
        moves += 1
    scores = [float(score) for score in g.scores()]
    return [
        (rows, before.get((coming - 1, seat), scores[seat]) - before[coming, seat])
        for (coming, seat), rows in seen.items()
    ]
