"""PettingZoo's parallel form: in each step all agents act at once, and only the actions of those in turn count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from netloft.envs.drawing import Actions, Generator
from netloft.envs.extras import missing
from netloft.envs.table import Table

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import ParallelEnv
except ModuleNotFoundError as error:
    raise missing(error, "envs") from None

if TYPE_CHECKING:
    from netloft.core.position import Position

Told = dict[str, Any]


class NetloftParallel(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game for as many agents as it has seats; a mask that is all zero says that an agent is not in turn."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, seats, options, reward)
        rules = self.table.start.game.rules
        self.metadata = {"name": f"netloft_{game}_v{rules}", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        observation = self.table.observation
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(observation.low, observation.high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (len(self.table.actions),), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(parts) for agent in self.possible_agents}
        self.action_spaces = {agent: Actions(len(self.table.actions)) for agent in self.possible_agents}
        self._generator = Generator()

    @property
    def position(self) -> Position:
        """The position with all secrets; call `redeal` for a seat before looking ahead."""
        return self.table.position

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, Told]:
        """Begin a new game; a seed restarts the random numbers, no seed continues them."""
        if seed is not None:
            self._generator = Generator(seed)
        self.table.begin(int(self._generator.own.integers(2**63)))
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: self.table.result() for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Told, Told, Told, Told, Told]:
        """Play for all agents in turn, several of them in simultaneous decisions; raise Illegal as PettingZoo's AEC."""
        for seat in self.position.deciders:
            self.table.play(seat, actions[self.possible_agents[seat]])
        agents = self.agents
        over = self.position.over
        told = (
            self._observations(),
            dict(zip(agents, self.table.rewards(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: self.table.result() for agent in agents},
        )
        if over:
            self.agents = []
        return told

    def _observations(self) -> Told:
        return {
            agent: {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> str | None:
        """Return the log as text."""
        return self.table.log_text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing, as there is no window."""

    def clone(self) -> NetloftParallel:
        """Return an independent copy, including its random state."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.table = self.table.clone()
        other.agents = self.agents[:]
        other.action_spaces = {agent: space.twin() for agent, space in self.action_spaces.items()}
        other._generator = self._generator.twin()
        return other
