"""Plays one game of an arena and returns its result as plain data."""

from __future__ import annotations

import traceback
from array import array
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

import netloft
from netloft import CHANCE, Luck
from netloft.arena.openings import OPENING, opening, turn_order
from netloft.arena.plan import Plan, seating
from netloft.arena.topics import Thing, things
from netloft.bots import Bot, bot
from netloft.core.text import NetloftError

if TYPE_CHECKING:
    from netloft.core.position import Position


@dataclass
class Result:
    """The result of one game; lists have one entry per seat."""

    game: int
    block: int
    seed: int
    bots: list[str]
    scores: list[float]
    wins: list[float]
    """The share of the win: a half for each of two winners."""
    decisions: list[int]
    seconds: list[array[float]] = field(compare=False)
    """The duration of each decision; the only value that is not reproducible."""
    things: list[list[Thing]] = field(default_factory=list)
    """For each seat, the things available to it and how many it had."""
    turns: list[int] = field(default_factory=list)
    """Each seat's place in turn order in the first round, 0 for the first player."""
    opening: str = ""
    """The first decisions of the game."""
    record: str = ""


@dataclass
class Failure:
    """A game that could not be finished."""

    game: int
    message: str


class GameFailed(NetloftError):
    """A bot, the rules or a worker broke down; the message names the game and its seed."""

    def __init__(self, message: str, game: int | None = None) -> None:
        super().__init__(message)
        self.game = game
        """The number of the game, if known."""


def play_out(
    g: Position, players: list[Bot], seed: int, seconds: list[array[float]] | None = None, vary: float = 0.0
) -> Position:
    """Play until the game is over; random numbers depend on the seed and the number of moves.

    With the probability `vary`, each of a seat's first decisions is drawn at random instead of asked of its bot.
    """
    luck = Luck(seed)
    moves = 0
    made = [0] * g.seats
    while not g.over:
        if CHANCE in g.deciders:
            luck.settle(g)
            continue
        seat = g.deciders[0]
        begun = perf_counter()
        rng = Random(f"{seed} {moves}")
        if made[seat] < OPENING and vary and rng.random() < vary:
            option = rng.choice(g.options(seat))
        else:
            option = players[seat].choose(g, seat, rng)
        if seconds is not None:
            seconds[seat].append(perf_counter() - begun)
        g.play(seat, option.text)
        moves += 1
        made[seat] += 1
    return g


def play(arena: Plan, game: int, keep_record: bool = False) -> Result:
    """Play game number `game` of an arena."""
    rules = netloft.game(arena.game)
    if rules.rules != arena.rules:
        raise NetloftError(f"rules: {arena.game} is at version {rules.rules} here, the arena at {arena.rules}")
    at = seating(arena, game)
    seconds = [array("f") for _ in range(arena.seats)]
    g = rules.new(arena.seats, arena.options)
    players = [bot(name) for name in at.bots]
    for player in players:
        player.prepare(g)
    play_out(g, players, at.seed, seconds, arena.vary)
    winners = g.winners()
    return Result(
        game=game,
        block=at.block,
        seed=at.seed,
        bots=list(at.bots),
        scores=[float(score) for score in g.scores()],
        wins=[1 / len(winners) if seat in winners else 0.0 for seat in range(arena.seats)],
        decisions=[len(taken) for taken in seconds],
        seconds=seconds,
        things=things(g),
        turns=turn_order(g),
        opening=opening(g),
        record=g.record().to_text() if keep_record else "",
    )


def attempt(arena: Plan, game: int, keep_record: bool) -> Result | Failure:
    """Play a game and return errors as text, which can be sent between processes."""
    try:
        return play(arena, game, keep_record)
    except Exception as error:  # noqa: BLE001 - a bot may raise anything, and other games must not be lost
        last = traceback.extract_tb(error.__traceback__)[-1]
        at = seating(arena, game)
        return Failure(
            game,
            f"game {game} (seed {at.seed}, seats {', '.join(at.bots)}) broke down: "
            f"{type(error).__name__}: {error} (in {last.name}, line {last.lineno})",
        )
