"""The base of all environments: a game with its luck, and an observation for every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import netloft
from netloft.core.chance import Luck
from netloft.core.position import CHANCE
from netloft.core.text import NetloftError
from netloft.envs.batch import legal
from netloft.envs.extras import missing
from netloft.envs.observation import Observation
from netloft.envs.rewards import HUNDRED, PROGRESS, read_reward, rewards

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise missing(error, "envs") from None

if TYPE_CHECKING:
    from random import Random

    from numpy.typing import NDArray

    from netloft.core.position import Position


class Table:
    """What the environments share: observations, action masks and rewards."""

    def __init__(self, game: str, seats: int | None, options: dict[str, Any] | None, reward: str | None) -> None:
        start = netloft.game(game).new(seats, options)
        self.start = start
        self.seats = start.seats
        self.reward = read_reward(reward, start.seats)
        self.observation = Observation(start)
        self.actions: list[str] = start.game.actions
        """The text of each action; a custom deck adds some."""
        self.position: Position = start
        self._luck = Luck(0)
        self._shared = False  # whether clones still draw from the same luck
        self._counted = [0.0] * start.seats  # what progress has been rewarded

    def begin(self, seed: int) -> None:
        """Begin a new game."""
        self.position = self.start.copy()
        self._luck = Luck(seed)
        self._shared = False
        self._counted = [0.0] * self.seats
        self._luck.settle(self.position)

    def play(self, seat: int, action: int) -> None:
        """Play for a seat, then for chance."""
        g = self.position
        g.play(seat, int(action))
        if g.seat == CHANCE:
            self._own_luck().settle(g)

    @property
    def rng(self) -> Random:
        """The random numbers of this game, for chance and bots."""
        return self._own_luck().rng

    def _own_luck(self) -> Luck:
        """Return the luck, which no clone shares any more."""
        if self._shared:
            self._luck = same_luck(self._luck)
            self._shared = False
        return self._luck

    def observe(self, seat: int) -> NDArray[np.float32]:
        """Return the observation of a seat."""
        return self.observation.at(self.position, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return the mask of a seat's legal actions; all zero if it need not decide."""
        return np.frombuffer(legal(self.position, seat, len(self.actions)), np.int8)

    def rewards(self) -> list[float]:
        """Return each seat's reward: progress since it was last asked for, else 0 until the game is over."""
        if self.reward != PROGRESS:
            return rewards(self.position, self.reward) if self.position.over else [0.0] * self.seats
        points = [float(score) for score in self.position.scores()]
        earned = [(now - before) / HUNDRED for now, before in zip(points, self._counted, strict=True)]
        self._counted = points
        return earned

    def result(self) -> dict[str, Any]:
        """Return scores and shares of the win, all 0 until the game is over."""
        return ended(self.position)

    def log_text(self) -> str:
        """Return the log as a spectator sees it."""
        return "\n".join(self.position.log(None))

    def clone(self) -> Table:
        """Return an independent copy, including its random state."""
        self._shared = True
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.position = self.position.copy()
        return other

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_luck": self._luck.rng.getstate()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._luck = Luck(0)
        self._luck.rng.setstate(state["_luck"])


def same_luck(luck: Luck) -> Luck:
    """Return luck that will draw the same."""
    other = Luck(0)
    other.rng.setstate(luck.rng.getstate())
    return other


def ended(g: Position) -> dict[str, NDArray[np.float32]]:
    """Return scores and shares of the win of a game, all 0 until it is over."""
    scores, wins = np.zeros(g.seats, np.float32), np.zeros(g.seats, np.float32)
    if g.over:
        winners = g.winners()
        scores[:] = g.scores()
        wins[winners] = 1 / len(winners)
    return {"scores": scores, "wins": wins}


def seat_of(seat: object, seats: int) -> int:
    """Check the number of a seat."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
        raise NetloftError(f"seat: expected a number from 0 to {seats - 1}, found {seat!r:.80}")
    return seat
