"""Random numbers that clones share until one of them draws, so that a clone costs little more than its position."""

from __future__ import annotations

from copy import copy, deepcopy
from typing import TYPE_CHECKING

from netloft.envs.extras import missing

try:
    from gymnasium import spaces
    from gymnasium.utils.seeding import np_random
except ModuleNotFoundError as error:
    raise missing(error, "envs") from None

if TYPE_CHECKING:
    import numpy as np


class Generator:
    """A generator of numpy."""

    __slots__ = ("_own", "_shared")

    def __init__(self, seed: int | None = None) -> None:
        self._own, _ = np_random(seed)
        self._shared = False

    @property
    def own(self) -> np.random.Generator:
        """The generator, which nobody shares any more."""
        if self._shared:
            self._own = deepcopy(self._own)
            self._shared = False
        return self._own

    def twin(self) -> Generator:
        """Return one that will draw the same."""
        self._shared = True
        return copy(self)


class Actions(spaces.Discrete):
    """The fixed list of actions of a game."""

    _shared = False

    @property
    def np_random(self) -> np.random.Generator:
        """The random numbers of `sample`."""
        if self._shared:
            self._np_random = deepcopy(self._np_random)
            self._shared = False
        return super().np_random

    def twin(self) -> Actions:
        """Return a space that will sample the same."""
        self._shared = True
        other = object.__new__(Actions)
        other.__dict__.update(self.__dict__)
        return other
