"""What a thing is worth: how many more points its owners have than comparable players without it.

Comparable players are those of the same group, such as the same bot in the same place of the turn order.  The
difference is the slope of a regression with one constant per group.  Its interval treats blocks as the independent
units: it is robust to anything that games of a block share (the variance CR2 and the degrees of freedom of Bell and
McCaffrey, for errors that are alike otherwise), so it also holds with few blocks or few owners.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final

from netloft.arena.statistics import Estimate, Measured, student

SURE: Final = 0.05  # the chance that any of several things without an effect is called sure
UNKNOWN: Final = Estimate(math.nan, -math.inf, math.inf)


@dataclass(frozen=True)
class Effect:
    """A difference in points, and how likely one as large is by chance alone."""

    points: Estimate
    chance: float

    @property
    def clear(self) -> bool:
        """Whether its own interval excludes zero."""
        return self.points.low > 0 or self.points.high < 0


def effect(scores: Sequence[float], has: Sequence[bool], groups: Sequence[Hashable], blocks: Sequence[int]) -> Effect:
    """Estimate the difference between those who have a thing and those of their group who do not."""
    found = slope(scores, has, groups, blocks)
    if math.isnan(found.value):
        return Effect(UNKNOWN, 1.0)
    if found.freedom < 1:
        return Effect(Estimate(found.value, -math.inf, math.inf), 1.0)
    error = math.sqrt(math.fsum([pull * pull for pull in found.pulls.values()]))
    half = student(int(found.freedom)) * error
    chance = two_sided(found.value / error, found.freedom) if error else float(found.value == 0)
    return Effect(Estimate(found.value, found.value - half, found.value + half), chance)


def slope(scores: Sequence[float], has: Sequence[bool], groups: Sequence[Hashable], blocks: Sequence[int]) -> Measured:
    """Measure the difference between those who have a thing and those of their group who do not."""
    centred_scores, centred_has = centred(scores, groups), centred([float(own) for own in has], groups)
    total = math.fsum([x * x for x in centred_has])
    if total < 1e-9:
        return Measured(math.nan, {}, 0.0)
    worth = math.fsum([x * y for x, y in zip(centred_has, centred_scores, strict=True)]) / total
    pulls: dict[int, float] = {}
    shares: dict[int, float] = {}
    for x, y, block in zip(centred_has, centred_scores, blocks, strict=True):
        pulls[block] = pulls.get(block, 0.0) + x * (y - worth * x)
        shares[block] = shares.get(block, 0.0) + x * x / total
    freedom = 1 / math.fsum([share * share for share in shares.values()]) - 1
    if freedom < 1 or max(shares.values()) > 1 - 1e-9:
        return Measured(worth, {}, 0.0)
    return Measured(worth, {block: pulls[block] / math.sqrt(1 - shares[block]) / total for block in pulls}, freedom)


def centred(values: Sequence[float], groups: Sequence[Hashable]) -> list[float]:
    """Return the values less the mean of their group."""
    sums: dict[Hashable, float] = {}
    counts: dict[Hashable, int] = {}
    for value, group in zip(values, groups, strict=True):
        sums[group] = sums.get(group, 0.0) + value
        counts[group] = counts.get(group, 0) + 1
    return [value - sums[group] / counts[group] for value, group in zip(values, groups, strict=True)]


def two_sided(t: float, freedom: float) -> float:
    """Return the chance of a value as far from zero as `t` under Student's distribution (Wallace's approximation)."""
    z = (8 * freedom + 1) / (8 * freedom + 3) * math.sqrt(freedom * math.log1p(t * t / freedom))
    return math.erfc(z / math.sqrt(2))


def sure(chances: Sequence[float]) -> list[bool]:
    """Return which of several effects stand although so many were looked at (Holm's correction)."""
    found = [False] * len(chances)
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    for rank, at in enumerate(order):
        if chances[at] * (len(chances) - rank) > SURE:
            break
        found[at] = True
    return found
