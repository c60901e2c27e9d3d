"""Win rates and means, each with an interval that holds the true value in 95 of 100 arenas."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Z: Final = 1.959963984540054  # the 97.5 % quantile of the normal distribution
T: Final = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)  # Student's, 1 to 10


@dataclass(frozen=True)
class Estimate:
    """A value and the ends of its interval."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def wilson(share: float, number: float) -> Estimate:
    """Estimate a rate from the share of successes among so many tries (Wilson's score interval).

    A draw counts as a part of a success.  Such shares vary less than whole ones, so the interval is then wide enough.
    """
    if number <= 0:
        return Estimate(math.nan, 0.0, 1.0)
    spread = Z * Z / number
    middle = (share + spread / 2) / (1 + spread)
    half = Z * math.sqrt(share * (1 - share) / number + spread / number / 4) / (1 + spread)
    return Estimate(share, min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half)))


def student(freedom: int) -> float:
    """Give the 97.5 % quantile of Student's t distribution."""
    if freedom <= len(T):
        return T[freedom - 1]
    z = Z  # beyond ten degrees of freedom the expansion of Cornish and Fisher is right to four digits
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def mean(values: Sequence[float], blocks: Sequence[int], weights: Sequence[float] | None = None) -> Estimate:
    """Estimate a mean.  Values of one block share their luck, so the blocks are what is independent and counted."""
    if not values:
        return Estimate(math.nan, -math.inf, math.inf)
    weights = [1.0] * len(values) if weights is None else weights
    weight = math.fsum(weights)
    middle = math.fsum([value * times for value, times in zip(values, weights, strict=True)]) / weight
    off: dict[int, float] = {}
    for value, block, times in zip(values, blocks, weights, strict=True):
        off[block] = off.get(block, 0.0) + (value - middle) * times
    if len(off) < 2:
        return Estimate(middle, -math.inf, math.inf)
    variance = math.fsum([part * part for part in off.values()]) * len(off) / (len(off) - 1)
    half = student(len(off) - 1) * math.sqrt(variance) / weight
    return Estimate(middle, middle - half, middle + half)


def effective(weights: Sequence[float]) -> float:
    """Say how many tries of equal weight these are worth (Kish): five bids of one player win or lose together."""
    squares = math.fsum([weight * weight for weight in weights])
    return math.fsum(weights) ** 2 / squares if squares else 0.0


def quantile(ordered: Sequence[float], part: float) -> float:
    """Give the value below which a part of the ordered values lies."""
    if not ordered:
        return math.nan
    at = part * (len(ordered) - 1)
    low = math.floor(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (at - low)
