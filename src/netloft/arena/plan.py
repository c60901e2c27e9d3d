"""The plan of an arena: seating and luck of game n depend only on the plan and n."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.metadata import version
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any, Final

import netloft
from netloft import bots
from netloft.core.text import NetloftError

SUM_LETTERS: Final = 16
SEED_BITS: Final = 48  # enough that blocks hardly ever share a seed, and few enough for a table column


@dataclass(frozen=True)
class Plan:
    """An arena: the game with its settings, the bots, and the seed."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    """One bot per seat, in the seating order of game 0."""
    seed: int
    rules: int
    version: str
    """The version of Netloft, as bots may change between versions."""
    files: dict[str, str] = field(default_factory=dict)
    """Checksums of the weight files and custom bots, to detect changes."""
    vary: float = 0.0
    """How likely each of a seat's first decisions is drawn at random, so that games begin differently."""


@dataclass(frozen=True)
class Seating:
    """Game number `game` of a plan: its block, its luck, and the bot in each seat."""

    game: int
    block: int
    seed: int
    bots: tuple[str, ...]


def plan(
    game: str,
    players: list[str],
    seed: int,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    vary: float = 0.0,
) -> Plan:
    """Return a plan; the last bot also fills the remaining seats.  Raise NetloftError if it is invalid."""
    rules = netloft.game(game)
    found = [bots.bot(name) for name in players]
    if not 0 <= vary <= 1:
        raise NetloftError(f"vary: expected a probability between 0 and 1, found {vary}")
    if not players:
        raise NetloftError("bots: expected at least one name, as in search:200,greedy")
    if seats is None and len(players) in rules.seats and len(players) > 1:
        seats = len(players)
    start = rules.new(seats, options)
    for bot in found:
        bot.prepare(start)
    if len(players) > start.seats:
        raise NetloftError(f"bots: {game} has {start.seats} seats here, found {len(players)} bots")
    around = (*players, *players[-1:] * (start.seats - len(players)))
    settings = start.view(None)["options"]
    files = {name: sum_of(path) for name in sorted(set(players)) if (path := bots.file_of(name)) is not None}
    return Plan(game, start.seats, settings, around, seed, rules.rules, version("netloft"), files, vary)


def sum_of(path: Path) -> str:
    """Return a short checksum of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:SUM_LETTERS]


@lru_cache(maxsize=64)
def blocks(field: tuple[str, ...]) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """List the orders in which bots can sit around a table, each with the ways to turn it: every bot sits everywhere.

    Together these are all arrangements of the bots over the seats, each once.
    """
    found: dict[tuple[str, ...], tuple[tuple[str, ...], ...]] = {}
    for order in permutations(field):
        turned = [order[-step:] + order[:-step] for step in range(len(order))]
        if min(turned) not in found:
            found[min(turned)] = tuple(dict.fromkeys(turned))
    return tuple(found.values())


def place(arena: Plan, game: int) -> tuple[int, int]:
    """Return the block of a game and the seating within it."""
    sizes = [len(block) for block in blocks(arena.bots)]
    cycles, at = divmod(game, sum(sizes))
    number = 0
    while at >= sizes[number]:
        at -= sizes[number]
        number += 1
    return cycles * len(sizes) + number, at


def games_of(arena: Plan, block: int) -> range:
    """Return the numbers of a block's games."""
    sizes = [len(one) for one in blocks(arena.bots)]
    cycles, at = divmod(block, len(sizes))
    first = cycles * sum(sizes) + sum(sizes[:at])
    return range(first, first + sizes[at])


def seating(arena: Plan, game: int) -> Seating:
    """Return the seating and seed of a game; all games of a block share their luck, which is fair."""
    block, at = place(arena, game)
    orders = blocks(arena.bots)
    seed = Random(f"{arena.seed} {block}").getrandbits(SEED_BITS)
    return Seating(game, block, seed, orders[block % len(orders)][at])


def whole(arena: Plan, games: int) -> int:
    """Round a number of games up to whole blocks."""
    while place(arena, games)[1]:
        games += 1
    return games
