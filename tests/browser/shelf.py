"""Tables that were played before the server opens: bots play them, and the store keeps them as the server would."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import netloft
from netloft import bots
from netloft.core.position import CHANCE, Position
from netloft.server.guests import WATCH, derived, links_of
from netloft.server.lobby import new_seat
from netloft.server.store import Store, TableRow, TableStatus
from netloft.server.timeline import write_down

Moves = list[tuple[int, str]]
Options = dict[str, Any]
Seat = tuple[str, str, str]
"""Kind, name and level."""


@cache
def played(game: str, seats: int, seed: int) -> Moves:
    """Let bots play a whole game once."""
    return play(game, seats, seed)


def play(game: str, seats: int, seed: int, options: Options | None = None, bot: str = "greedy") -> Moves:
    """Let bots play a whole game."""
    g = netloft.game(game).new(seats, options or {})
    luck, rng, player = netloft.Luck(seed), Random(seed), bots.bot(bot)
    moves: Moves = []
    while not g.over:
        seat = g.deciders[0]
        option = luck.pick(g.options(CHANCE)) if seat == CHANCE else player.choose(g, seat, rng)
        g.play(seat, option.text)
        moves.append((seat, option.text))
    return moves


def begin_with(game: str, seats: int, moves: Moves, options: Options | None = None) -> Position:
    """Return the position after these moves."""
    g = netloft.game(game).new(seats, options or {})
    for seat, text in moves:
        g.play(seat, text)
    return g


def before(moves: Moves, part: float, asked: int | None = 0) -> Moves:
    """Cut a game off after this part of it, at the next move of the seat that is to be asked."""
    at = round(len(moves) * part)
    while at < len(moves) and asked is not None and moves[at][0] != asked:
        at += 1
    return moves[:at]


def put(path: Path, name: str, game: str, people: list[Seat], moves: Moves, options: Options | None = None) -> str:
    """Keep a table under this name; return the secret of who set it up, which is its name with an x."""
    g = begin_with(game, len(people), moves, options)
    seats = [new_seat(kind, who, level) for kind, who, level in people]
    journal = write_down(g.game, g.record())
    owner = f"{name}x"
    links = links_of(owner, name, [seat.kind for seat in seats])
    row = TableRow(name, game, g.game.rules, dict(g.settings), None, 7, links, seats, journal)
    status = TableStatus(len([entry for entry in journal if not entry.quiet]), list(g.deciders), g.over)

    async def keep() -> None:
        store = Store(path)
        store.open()
        try:
            await store.create(row, status)
        finally:
            await store.close()

    # Not in this thread: while a browser is steered from it, an event loop runs here.
    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, keep()).result()
    return owner


def watching(link: str) -> str:
    """Return the link for spectators that belongs to a table's own link."""
    path, owner = link.split("#")
    return f"{path}#{derived(owner, path.removeprefix('/t/'), WATCH)}"
