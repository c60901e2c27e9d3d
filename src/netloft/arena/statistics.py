"""Win rates and means with 95 % confidence intervals."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

Z: Final = 1.959963984540054  # the 97.5 % quantile of the normal distribution
TINY: Final = 1e-12  # rounding error of a zero variance
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


@dataclass(frozen=True)
class Measured:
    """A value measured in many blocks, and how far each block pulls it: the variance is the sum of their squares."""

    value: float
    pulls: dict[int, float]
    freedom: float
    """The degrees of freedom; below 1, nothing is known about the variance."""


def ratio(parts: dict[int, tuple[float, float]]) -> Measured:
    """Measure the ratio of two sums, given both parts of each block: wins and games, or points and players."""
    whole = math.fsum([below for _, below in parts.values()])
    if not whole:
        return Measured(math.nan, {}, 0.0)
    value = math.fsum([above for above, _ in parts.values()]) / whole
    counted = sum([below > 0 for _, below in parts.values()])
    scale = math.sqrt(counted / max(1, counted - 1)) / whole
    return Measured(value, {at: (above - value * below) * scale for at, (above, below) in parts.items()}, counted - 1)


def wilson(share: float, number: float) -> Estimate:
    """Estimate a rate from the share of successes among a number of tries (Wilson's score interval).

    A draw counts as a part of a success.  Such shares vary less than whole ones, so the interval is then wide enough.
    """
    if number <= 0:
        return Estimate(math.nan, 0.0, 1.0)
    spread = Z * Z / number
    middle = (share + spread / 2) / (1 + spread)
    half = Z * math.sqrt(share * (1 - share) / number + spread / number / 4) / (1 + spread)
    return Estimate(share, min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half)))


@dataclass
class Tally:
    """Running sums for a rate and its interval, by block, as games of a block share their luck."""

    tries: float = 0.0
    weight: float = 0.0
    squares: float = 0.0
    """Of single weights."""
    won: float = 0.0
    blocks: int = 0
    won_squared: float = 0.0
    """These three of whole blocks."""
    won_weighed: float = 0.0
    weight_squared: float = 0.0

    def add(self, block: Iterable[tuple[float, float]], tries: float = 0.0) -> None:
        """Add a block of success shares with weights, and the number of tries behind each share."""
        won = weight = 0.0
        for share, times in block:
            won += share * times
            weight += times
            self.squares += times * times
        self.tries += tries
        self.weight += weight
        self.won += won
        self.blocks += 1
        self.won_squared += won * won
        self.won_weighed += won * weight
        self.weight_squared += weight * weight

    def rate(self) -> Estimate:
        """Estimate the rate: Wilson's interval for as many tries as these are worth.

        That is not more than there are (after Kish: five bids of one player win or lose together), and not more than
        the blocks differ by: if all games of a block end alike, they are worth one.
        """
        if not self.weight:
            return wilson(0.0, 0)
        share = self.won / self.weight
        number = self.tries or self.weight * self.weight / self.squares
        if self.blocks > 1:
            off = self.won_squared - 2 * share * self.won_weighed + share * share * self.weight_squared
            variance = off * self.blocks / (self.blocks - 1) / (self.weight * self.weight)
            if variance > TINY:
                number = min(number, 1 + share * (1 - share) / variance)
        return wilson(share, number)


def rate(
    shares: Sequence[float],
    blocks: Sequence[int],
    weights: Sequence[float] | None = None,
    tries: Sequence[float] | None = None,
) -> Estimate:
    """Estimate a rate from single shares of success, each in a block with which it shares its luck."""
    tally = Tally()
    found: dict[int, list[tuple[float, float]]] = {}
    of: dict[int, float] = {}
    for at, (share, block) in enumerate(zip(shares, blocks, strict=True)):
        found.setdefault(block, []).append((share, 1.0 if weights is None else weights[at]))
        of[block] = of.get(block, 0.0) + (0.0 if tries is None else tries[at])
    for block, members in found.items():
        tally.add(members, of[block])
    return tally.rate()


def student(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t distribution."""
    if freedom <= len(T):
        return T[freedom - 1]
    z = Z  # the Cornish-Fisher expansion is exact to four digits beyond ten degrees of freedom
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def mean(values: Sequence[float], blocks: Sequence[int], weights: Sequence[float] | None = None) -> Estimate:
    """Estimate a mean; values of a block share their luck, so blocks are the independent units."""
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


def quantile(ordered: Sequence[float], part: float) -> float:
    """Return a quantile of ordered values."""
    if not ordered:
        return math.nan
    at = part * (len(ordered) - 1)
    low = math.floor(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (at - low)
