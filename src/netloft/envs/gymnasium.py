"""Gymnasium: one seat of a game, the others played by bots.

Importing it registers every installed game as `netloft/NAME-v1`; the number is the version of the game's rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import netloft
from netloft import bots
from netloft.core.text import Illegal, NetloftError
from netloft.envs.drawing import Actions
from netloft.envs.extras import missing
from netloft.envs.table import Table, seat_of
from netloft.envs.tasks import tasks

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing(error, "envs") from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from netloft.core.position import Position

Opponent = str | bots.Bot


class NetloftEnv(gymnasium.Env["NDArray[np.float32]", np.int64]):
    """A game seen from one seat.  `info["action_mask"]` and `action_masks()` mark the legal actions."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - required by Gymnasium

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, seats, options, reward)
        self.seat = seat_of(seat, self.table.seats)
        self.bots = seated(opponents, self.seat, self.table.seats)
        observation = self.table.observation
        self.observation_space = spaces.Box(observation.low, observation.high, dtype=np.float32)
        self.action_space: Actions = Actions(len(self.table.actions))
        self.render_mode = render_mode
        self._shared = False  # whether clones still draw from the same generator

    @property
    def np_random(self) -> np.random.Generator:
        """The random numbers that seed the games, which no clone shares any more."""
        if self._shared:
            self._np_random = deepcopy(self._np_random)
            self._shared = False
        return super().np_random

    @np_random.setter
    def np_random(self, value: np.random.Generator) -> None:
        self._np_random = value
        self._shared = False

    @property
    def position(self) -> Position:
        """The position with all secrets; call `redeal` for a seat before looking ahead."""
        return self.table.position

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a new game and play up to the seat's first decision."""
        super().reset(seed=seed)
        self._shared = self._shared and seed is None
        self.table.begin(int(self.np_random.integers(2**63)))
        self._let_others_play()
        return self.table.observe(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Play for the seat and then for the others.

        What may not be chosen changes nothing but ends the episode: it is worth -1, and the reason is in the info.
        """
        try:
            self.table.play(self.seat, int(action))
        except Illegal as illegal:
            return self.table.observe(self.seat), -1.0, True, False, self._info(str(illegal))
        self._let_others_play()
        reward = self.table.rewards()[self.seat]
        return self.table.observe(self.seat), reward, self.position.over, False, self._info()

    def _let_others_play(self) -> None:
        """Play for the bots until the seat must decide; in simultaneous decisions it answers first."""
        g = self.position
        while not g.over and self.seat not in g.deciders:
            other = g.deciders[0]
            self.table.play(other, self.bots[other].choose(g, other, self.table.rng).id)

    def _info(self, illegal: str = "") -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat), **self.table.result(), "illegal": illegal}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions, as MaskablePPO of sb3-contrib expects it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """Return the log as text."""
        return self.table.log_text() if self.render_mode == "ansi" else None

    def clone(self) -> NetloftEnv:
        """Return an independent copy, including its random state."""
        self._shared = True
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.table = self.table.clone()
        other.action_space = self.action_space.twin()
        return other


def seated(opponents: Opponent | Sequence[Opponent], seat: int, seats: int) -> dict[int, bots.Bot]:
    """Return the opponents by seat: one bot for all other seats, or one for each in order."""
    others = [other for other in range(seats) if other != seat]
    given = [opponents] * len(others) if isinstance(opponents, str | bots.Bot) else list(opponents)
    if len(given) != len(others):
        raise NetloftError(f"opponents: expected {len(others)}, one for each other seat, found {len(given)}")
    return {other: bots.bot(bot) if isinstance(bot, str) else bot for other, bot in zip(others, given, strict=True)}


for name in netloft.games():
    gymnasium.register(
        id=f"netloft/{name}-v{netloft.game(name).rules}",
        entry_point="netloft.envs.gymnasium:NetloftEnv",
        kwargs={"game": name},
    )
for name, task in tasks().items():
    gymnasium.register(id=f"netloft/{name}", entry_point="netloft.envs.gymnasium:NetloftEnv", kwargs=task.settings())
