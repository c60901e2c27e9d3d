"""PettingZoo: all seats of a game as agents that take turns (AEC).

Where seats decide at the same time they are asked one after the other; none of them is shown what others have answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from netloft.envs.drawing import Actions, Generator
from netloft.envs.extras import missing
from netloft.envs.rewards import PROGRESS
from netloft.envs.table import Table

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ModuleNotFoundError as error:
    raise missing(error, "envs") from None

if TYPE_CHECKING:
    from netloft.core.position import Position


class NetloftAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game for as many agents as it has seats: `player_0`, `player_1` and so on."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, seats, options, reward)
        rules = self.table.start.game.rules
        self.metadata = {"name": f"netloft_{game}_v{rules}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.rewards: dict[str, float] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        observation = self.table.observation
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(observation.low, observation.high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (len(self.table.actions),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; a seed restarts the random numbers, no seed continues them."""
        if seed is not None:
            self._generator = Generator(seed)
        self.table.begin(int(self._generator.own.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self.table.result() for agent in self.agents}
        self.agent_selection = self._next()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation and, on its turn, its legal actions."""
        seat = self.possible_agents.index(agent)
        selected = agent == self.agent_selection
        mask = self.table.mask(seat) if selected else np.zeros(len(self.table.actions), np.int8)
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play for the current agent; raise Illegal if the action is not allowed."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(self.possible_agents.index(agent), -1 if action is None else action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        over = self.position.over
        if over or self.table.reward == PROGRESS:
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: self.table.result() for agent in self.agents}
        self._accumulate_rewards()
        self.agent_selection = self._next()

    def _next(self) -> str:
        """Return the next agent to decide; the first one in simultaneous decisions."""
        deciders = self.position.deciders
        return self.possible_agents[deciders[0] if deciders else 0]

    def render(self) -> str | None:
        """Return the log as text."""
        return self.table.log_text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing, as there is no window."""

    def clone(self) -> NetloftAEC:
        """Return an independent copy, including its random state."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.table = self.table.clone()
        other.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(other, name, dict(getattr(self, name)))
        other.infos = {agent: dict(info) for agent, info in self.infos.items()}
        other.action_spaces = {agent: space.twin() for agent, space in self.action_spaces.items()}
        other._generator = self._generator.twin()
        return other
