"""What differs between two sides, whether chance can explain it, and how many games would settle it."""

from __future__ import annotations

import difflib
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import NormalDist
from typing import Final

from netloft.arena.comparing.measures import PICKED, WORTH, Key, Measure, measures
from netloft.arena.comparing.pairs import Sides
from netloft.arena.effects import SURE, sure, two_sided
from netloft.arena.play import Result
from netloft.arena.statistics import Estimate, student

POWER: Final = 0.8  # how likely the games that would settle a difference do so
NORMAL: Final = NormalDist()


@dataclass(frozen=True)
class Difference:
    """One measure on both sides, and by how much it changes from the first to the second."""

    what: str
    kind: str
    name: str
    first: float
    second: float
    change: Estimate
    chance: float
    """How likely a change as large is if nothing differs."""
    asked: bool
    """Whether it is about the whole game or about a thing whose line in a file was edited."""
    sure: bool = False
    """Whether the change stands although so many were looked at (Holm's correction)."""
    settled: float = math.inf
    """The games of each side that would show a change of this size with 80 % probability."""


@dataclass(frozen=True)
class Edit:
    """A setting whose value differs; if both are files, only their lines that differ."""

    setting: str
    first: str
    second: str
    in_files: bool


def compare(sides: Sides, first: Sequence[Result], second: Sequence[Result]) -> list[Difference]:
    """List all differences of two sides, those that were asked for first.

    Blocks of the same number share their luck, and only blocks that both sides have count.  The intervals treat them
    as the independent units.
    """
    both = {one.block for one in first} & {one.block for one in second}
    games = [[one for one in side if one.block in both] for side in (first, second)]
    before, after = [measures(arena, played) for arena, played in zip(sides, games, strict=True)]
    lines = [line for edit in edits(sides) for line in (edit.first, edit.second)]
    found = [
        difference(key, before[key], after[key], any([f'"{key.name}"' in line for line in lines]))
        for key in before
        if key in after
    ]
    found = [one for one in found if not math.isnan(one.change.value)]
    judged: list[Difference] = []
    for asked in (True, False):
        family = [one for one in found if one.asked == asked]
        stands = sure([one.chance for one in family])
        needed = (NORMAL.inv_cdf(1 - SURE / 2 / max(1, len(family))) + NORMAL.inv_cdf(POWER)) ** 2
        for one, it_stands in zip(family, stands, strict=True):
            judged.append(replace(one, sure=it_stands, settled=len(games[0]) * needed * relative_variance(one)))
    return judged


def difference(key: Key, before: Measure, after: Measure, edited: bool) -> Difference:
    """Compare a measure of both sides, pair by pair of blocks."""
    first, second = before.measured, after.measured
    asked = edited or key.what not in {PICKED, WORTH}
    change = second.value - first.value
    unknown = Estimate(change, -math.inf, math.inf)
    shown = Difference(key.what, key.kind, key.name, first.value, second.value, unknown, 1.0, asked)
    freedom = min(first.freedom, second.freedom)
    if freedom < 1:
        return shown
    blocks = first.pulls.keys() | second.pulls.keys()
    off = [second.pulls.get(block, 0.0) - first.pulls.get(block, 0.0) for block in blocks]
    error = math.sqrt(math.fsum([one * one for one in off]))
    half = student(int(freedom)) * error
    chance = two_sided(change / error, freedom) if error > abs(change) * 1e-9 else float(change == 0)
    if before.parts is not None and after.parts is not None:
        differ = sum([before.parts.get(block) != after.parts.get(block) for block in blocks])
        chance = max(chance, 2.0 ** (1 - differ))  # no exact test of so few pairs that differ could be surer
    return replace(shown, change=Estimate(change, change - half, change + half), chance=min(1.0, chance))


def relative_variance(one: Difference) -> float:
    """Return the variance of a change in units of its square."""
    if not one.change.value or not math.isfinite(one.change.half):
        return math.inf
    return (one.change.half / NORMAL.inv_cdf(1 - SURE / 2) / one.change.value) ** 2


def edits(sides: Sides) -> list[Edit]:
    """List the settings that differ, and the bots if they do."""
    first, second = [{**arena.options, "bots": ",".join(dict.fromkeys(arena.bots))} for arena in sides]
    found: list[Edit] = []
    for name in first:
        old, new = str(first[name]), str(second[name])
        in_files = "\n" in old and "\n" in new
        if in_files:
            changed = [line for line in difflib.ndiff(old.splitlines(), new.splitlines()) if line[:1] in "-+"]
            old, new = ["\n".join([line[2:] for line in changed if line[0] == sign]) for sign in "-+"]
        if old != new:
            found.append(Edit(name, old, new, in_files))
    return found
