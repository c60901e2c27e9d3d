"""Hundreds of games in one process for Gymnasium, without a Python object for every step of every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from netloft.core.text import Illegal, NetloftError
from netloft.envs.batch import EVERY_SEAT, Batch
from netloft.envs.drawing import Actions
from netloft.envs.extras import missing
from netloft.envs.gymnasium import Opponent, seated
from netloft.envs.rewards import HUNDRED, PROGRESS, rewards
from netloft.envs.table import Table, ended, seat_of

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise missing(error, "envs") from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_SEED: Final = 2**63


class NetloftVectorEnv(VectorEnv):
    """Many games at once, each of which begins again as soon as it is over.

    With a `seat`, bots play the other seats; with `seat=None`, you play every seat, and `info["seat"]` tells whose turn
    it is.  With `copy=False`, observations and masks are the buffers themselves, which the next step writes over.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - required by Gymnasium

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        reward: str | None = None,
        copy: bool = True,
    ) -> None:
        if num_envs < 1:
            raise NetloftError(f"num_envs: expected 1 or more, found {num_envs}")
        self.table = Table(game, seats, options, reward)
        """What all games share: observation, actions and reward."""
        self.num_envs = num_envs
        self.copy = copy
        learner = EVERY_SEAT if seat is None else seat_of(seat, self.table.seats)
        bots = {} if seat is None else seated(opponents, learner, self.table.seats)
        for bot in bots.values():
            bot.prepare(self.table.start)
        observation = self.table.observation
        self.single_observation_space = spaces.Box(observation.low, observation.high, dtype=np.float32)
        self.single_action_space = Actions(len(self.table.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = Batch(self.table.start, observation.writer, observation.size, num_envs, learner, bots)
        self._numbers = np.frombuffer(self.batch.numbers, np.float32).reshape(num_envs, observation.size)
        self._masks = np.frombuffer(self.batch.masks, np.int8).reshape(num_envs, len(self.table.actions))
        self._counted = np.zeros((num_envs, self.table.seats))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin all games anew."""
        super().reset(seed=seed)
        for number in range(self.num_envs):
            self._begin(number)
        return self._observations(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play one decision in each game; a game that is over begins again, with its last observation in the info.

        An action that is not allowed ends its game with the reward -1, as `info["illegal"]` says.
        """
        earned = np.zeros(self.num_envs)
        over, illegal = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        seats = self.batch.seats[:]
        last: dict[int, dict[str, NDArray[np.float32]]] = {}
        play = self.batch.play
        for number, action in enumerate(np.asarray(actions).tolist()):
            try:
                over[number] = play(number, action)
            except Illegal:
                over[number] = illegal[number] = True
        if self.table.reward == PROGRESS:
            for number in np.flatnonzero(~illegal).tolist():
                earned[number] = self._progress(number, seats[number])
        observations: NDArray[np.object_] | None = None
        for number in np.flatnonzero(over).tolist():
            g = self.batch.games[number]
            if illegal[number]:
                earned[number] = -1.0
            elif self.table.reward != PROGRESS:
                earned[number] = rewards(g, self.table.reward)[seats[number]]
            last[number] = ended(g)
            if observations is None:
                observations = np.full(self.num_envs, None, object)
            observations[number] = self._numbers[number].copy()
            self._begin(number)
        info = self._info(last) | {"illegal": illegal}
        if observations is not None:
            info |= {"final_obs": observations, "_final_obs": over}
        return self._observations(), earned, over, np.zeros(self.num_envs, np.bool_), info

    def _begin(self, number: int) -> None:
        """Begin a new game in place of one."""
        self.batch.begin(number, int(self.np_random.integers(MOST_SEED)))
        self._counted[number] = 0.0

    def _progress(self, number: int, seat: int) -> float:
        """Return the points that a seat has gained since its last decision, in hundreds."""
        points = float(self.batch.games[number].scores()[seat])
        gained = points - self._counted[number, seat]
        self._counted[number, seat] = points
        return float(gained) / HUNDRED

    def _observations(self) -> NDArray[np.float32]:
        return self._numbers.copy() if self.copy else self._numbers

    def _info(self, last: dict[int, dict[str, NDArray[np.float32]]] | None = None) -> dict[str, Any]:
        """Return masks and seats, and the results of games that have just ended; always of the same shape."""
        found: dict[str, Any] = {
            "action_mask": self.action_masks(),
            "seat": np.array(self.batch.seats),
            "scores": np.zeros((self.num_envs, self.table.seats), np.float32),
            "wins": np.zeros((self.num_envs, self.table.seats), np.float32),
        }
        for number, result in (last or {}).items():
            found["scores"][number], found["wins"][number] = result["scores"], result["wins"]
        return found

    def action_masks(self) -> NDArray[np.int8]:
        """Return the masks of legal actions."""
        return self._masks.copy() if self.copy else self._masks

    def close_extras(self, **_: Any) -> None:
        """Do nothing, as there is no window."""
