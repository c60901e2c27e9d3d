"""Compares many twins of Kaivai, whose positions really differ in what is hidden: `just leaks 100`.

Influence markers can be counted by whoever has watched from the start, so positions that are dealt anew from a record
hardly ever differ.  Here games begin from positions: every count of markers that the viewer cannot see is another one,
and where all hold markers out together, all others hold out another number.  One seat may be a bot, which knows no
more than the viewer about a third one, so it has to move the same at both tables.  How long it thinks must not follow
what is hidden: the correlation of the two differences is told with what chance alone would give.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from netloft import CHANCE
from netloft.core.position import Position
from netloft.server import queries
from tests.engine.walk import walk
from tests.server.twins import Pair, Twins

MODES: Final = ("kaivai-3", "kaivai-4", "kaivai-2", "kaivai-3-2005", "kaivai-3-no-dice", "kaivai-4-2005-no-dice")
MARKERS: Final = range(6, 14)  # more than are spent in the moves that follow
STEPS: Final = 8  # moves that follow


def positions(mode: str, rng: Random) -> Iterator[Position]:
    """Find positions of random games, half of them where all hold out markers together, as loaded from their dumps."""
    while True:
        games = [g.copy() for g in walk(mode, rng.randrange(10_000)) if not g.over and g.deciders[0] != CHANCE]
        together = [g for g in games if g.lanes is not None and not any(lane.position.moves() for lane in g.lanes)]
        for found in (together, [g for g in games if g.lanes is None]):
            if found:
                g = rng.choice(found)
                yield g.game.load(g.dump())


def both(g: Position, viewer: int | None, bot: int | None, rng: Random) -> list[Position]:
    """Return twins of a position: neither the viewer nor the bot can see any of the counts of markers that differ.

    Nobody is without markers, which all would see: who has none is not asked how many to hold out.
    """
    data = g.dump()
    pairs = [
        [count, count] if seat in {viewer, bot} else rng.sample(MARKERS, 2)
        for seat, count in enumerate(data["influence"])
    ]
    return [g.game.load({**data, "influence": list(counts)}) for counts in zip(*pairs, strict=True)]


@dataclass
class Found:
    """What came of all comparisons."""

    twins: int = 0
    letters: int = 0
    times: list[tuple[int, float]] = field(default_factory=list)
    """For each choice of a bot, by how much the hidden markers differ, and the seconds it thought."""

    @property
    def correlation(self) -> float:
        """How closely the time of bots follows what is hidden: 0 for not at all, 1 or -1 for fully."""
        if len({hidden for hidden, _ in self.times}) < 2:
            return 0.0
        return statistics.correlation(*zip(*self.times, strict=True))


def compare(twins: Twins, g: Position, rng: Random, found: Found) -> None:
    """Compare what a viewer is sent at two tables, if anything differs at them."""
    viewer = rng.choice([None, *range(g.seats)])
    seats = [seat for seat in range(g.seats) if seat != viewer]
    bot = rng.choice(seats) if len(seats) > 1 and rng.random() < 0.5 else None
    one, other = both(g, viewer, bot, rng)
    assert one.view(viewer) == other.view(viewer)
    if one.dump() == other.dump():
        return
    before = [len(times) for times in twins.thought]
    with twins.everybody(one, other, viewer, bot) as (pairs, watching):
        settle(watching, bot)
        watching.examine(rng)
        for _ in range(STEPS):
            if not go_on(twins, pairs, watching, rng):
                break
            settle(watching, bot)
            watching.compare()
        watching.examine(rng)
        found.letters += watching.compare()
    found.twins += 1
    hidden = sum(one.dump()["influence"]) - sum(other.dump()["influence"])
    thought = [times[start:] for times, start in zip(twins.thought, before, strict=True)]
    found.times += [(hidden, mine - theirs) for mine, theirs in zip(*thought, strict=False)]


def settle(watching: Pair, bot: int | None) -> None:
    """Wait until both tables wait for a person, and have told of as many moves."""
    watching.even()
    while bot in watching.state.view["deciders"] and not watching.state.view["over"]:
        watching.hear()
        watching.even()


def go_on(twins: Twins, pairs: dict[int, Pair], watching: Pair, rng: Random) -> bool:
    """Let somebody move: the same at both tables, or what only its seat knows; return whether that was possible."""
    one, two = twins.positions()  # the viewer is not told who has answered where all decide together
    people = [seat for seat in one.deciders if seat in pairs and seat in two.deciders]
    if not people or watching.state.view["over"]:
        return False
    seat = rng.choice(people)
    pair = pairs[seat]
    pair.sync()
    if one.lanes is not None and len(people) == 1:  # the last answer lays all open
        return False
    if one.lanes is not None and pair is not watching:
        answers = [rng.choice(at.options) for at in pair.at]
        pair.play_each(answers)
        return True
    options = [text for text in pair.at[0].options if text in pair.at[1].options]
    for text in rng.sample(options, len(options)):
        if twins.is_public(watching.seat, seat, text):
            pair.play(text)
            return True
    return False


def run(folder: Path, wanted: int, seed: int) -> Found:
    """Compare so many twins that differ."""
    rng = Random(seed)
    twins = Twins(folder)
    adviser, queries.ADVISER = queries.ADVISER, "search:20"  # type: ignore[misc]  # so that hints can be compared
    modes = [positions(mode, rng) for mode in MODES]
    found = Found()
    try:
        while found.twins < wanted:
            compare(twins, next(modes[found.twins % len(modes)]), rng, found)
    finally:
        queries.ADVISER = adviser  # type: ignore[misc]  # see above
        complaints = twins.stop()
    assert complaints == []
    return found


def main() -> int:
    """Compare twins, and print how many."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("twins", type=int, nargs="?", default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = run(Path(folder), asked.twins, asked.seed)
    print(f"{found.twins} twins that differ, {found.letters:,} letters the same, in {time.monotonic() - began:.0f} s")
    chance = 2 / max(1, len(found.times)) ** 0.5
    print(f"{len(found.times)} choices of bots: time and hidden markers correlate by {found.correlation:.2f}; ", end="")
    print(f"chance alone stays within {chance:.2f} in 19 of 20 runs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
