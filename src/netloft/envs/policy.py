"""From a trained policy to an opponent: a bot that plays what a policy prefers, also one in an ONNX file."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from netloft.bots import Bot, Rating
from netloft.core.text import NetloftError
from netloft.envs.batch import legal
from netloft.envs.extras import missing
from netloft.envs.observation import Observation

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise missing(error, "envs") from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from netloft.core.position import Position

Policy = Callable[["NDArray[np.float32]", "NDArray[np.int8]"], "NDArray[np.float32]"]
"""Rates all actions, given the observation and the mask of legal actions; higher is better."""


class PolicyBot(Bot):
    """Plays the legal action that a policy rates highest."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self._layouts: dict[str, Observation] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return PolicyBot, (self.policy,)

    def layout(self, g: Position) -> Observation:
        """Return the observation of a position's game, seats and options."""
        key = f"{g.game.name} {g.seats} {g.settings}"
        if key not in self._layouts:
            self._layouts[key] = Observation(g.game.new(g.seats, g.settings))
        return self._layouts[key]

    def prepare(self, g: Position) -> None:
        self.layout(g)

    def rate(self, g: Position, seat: int, rng: Random) -> list[Rating]:
        """Rate the options by the policy."""
        mask = np.frombuffer(legal(g, seat, len(g.game.actions)), np.int8)
        rated = self.policy(self.layout(g).at(g, seat), mask)
        return [Rating(option, float(rated[option.id]), 0.0, 1) for option in g.options(seat)]


class OnnxBot(PolicyBot):
    """A policy in an ONNX file: `observation`, and `action_mask` if it wants it, become one number for each action."""

    def __init__(self, path: Path) -> None:
        super().__init__(self.run)
        self.path = path
        self.session = opened(path)
        self.inputs = [one.name for one in self.session.get_inputs()]
        if not set(self.inputs) <= {"observation", "action_mask"} or "observation" not in self.inputs:
            raise NetloftError(f"{path}: expected the inputs observation and perhaps action_mask, found {self.inputs}")

    def __reduce__(self) -> tuple[Any, ...]:
        return OnnxBot, (self.path,)

    def prepare(self, g: Position) -> None:
        """Check that the policy was made for games with as many numbers and actions."""
        sizes = {"observation": self.layout(g).size, "action_mask": len(g.game.actions)}
        found = {one.name: one.shape[-1] for one in self.session.get_inputs()}
        found["actions"] = self.session.get_outputs()[0].shape[-1]
        for name, size in [*sizes.items(), ("actions", len(g.game.actions))]:
            if isinstance(found.get(name), int) and found[name] != size:  # a size can be left open
                raise NetloftError(f"{self.path}: {name} has {found[name]} numbers, expected {size} in this game")

    def run(self, observation: NDArray[np.float32], mask: NDArray[np.int8]) -> NDArray[np.float32]:
        """Ask the policy."""
        given = {"observation": observation[None], "action_mask": mask[None].astype(np.float32)}
        (rated, *_) = self.session.run(None, {name: given[name] for name in self.inputs})
        return np.asarray(rated, np.float32).reshape(-1)


def opened(path: Path) -> Any:
    """Return the session of an ONNX file on one core, as arenas play a game on each."""
    try:
        onnxruntime: Any = import_module("onnxruntime")  # large, and only for this
    except ImportError:
        raise NetloftError(f"{path}: onnxruntime is missing: pip install onnxruntime") from None
    chosen = onnxruntime.SessionOptions()
    chosen.intra_op_num_threads = chosen.inter_op_num_threads = 1
    try:
        return onnxruntime.InferenceSession(path.read_bytes(), chosen, providers=["CPUExecutionProvider"])
    except OSError as error:
        raise NetloftError(f"{path}: cannot be read: {error.strerror}") from None
    except Exception as error:  # noqa: BLE001 - onnxruntime has an exception of its own for each thing that is wrong
        raise NetloftError(f"{path}: no ONNX model: {str(error).splitlines()[0]:.80}") from None
