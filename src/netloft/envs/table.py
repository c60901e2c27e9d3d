"""The base of all environments: a game with its luck, and an observation for every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import netloft
from netloft.core.chance import Luck
from netloft.core.text import NetloftError
from netloft.envs.extras import missing
from netloft.envs.observation import Observation
from netloft.envs.rewards import read_reward, rewards

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise missing(error, "envs") from None

if TYPE_CHECKING:
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
        self.luck = Luck(0)

    def begin(self, seed: int) -> None:
        """Begin a new game."""
        self.position = self.start.copy()
        self.luck = Luck(seed)
        self.luck.settle(self.position)

    def play(self, seat: int, action: int) -> None:
        """Play for a seat, then for chance."""
        self.position.play(seat, int(action))
        self.luck.settle(self.position)

    def observe(self, seat: int) -> NDArray[np.float32]:
        """Return the observation of a seat."""
        return self.observation.of(self.position.view(seat), seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return the mask of a seat's legal actions; all zero if it need not decide."""
        mask = np.zeros(len(self.actions), np.int8)
        if seat in self.position.deciders:
            mask[[option.id for option in self.position.options(seat)]] = 1
        return mask

    def rewards(self) -> list[float]:
        """Return each seat's reward: 0 until the game is over."""
        return rewards(self.position, self.reward) if self.position.over else [0.0] * self.seats

    def result(self) -> dict[str, Any]:
        """Return scores and winners once the game is over."""
        if not self.position.over:
            return {}
        return {"scores": self.position.scores(), "winners": self.position.winners()}

    def log_text(self) -> str:
        """Return the log as a spectator sees it."""
        return "\n".join(self.position.log(None))

    def clone(self) -> Table:
        """Return an independent copy, including its random state."""
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.position = self.position.copy()
        other.luck = Luck(0)
        other.luck.rng.setstate(self.luck.rng.getstate())
        return other


def seat_of(seat: object, seats: int) -> int:
    """Check the number of a seat."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
        raise NetloftError(f"seat: expected a number from 0 to {seats - 1}, found {seat!r:.80}")
    return seat
