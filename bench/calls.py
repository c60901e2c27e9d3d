"""Count the Python calls of one purchase of a building in Nusfjord: just bench-calls.

A purchase here is three moves: the action, the card and the space; there is one way to pay, so that happens by itself.
Two people play, and the card comes from the display.  The first figure is the engine alone, the second a server's
table from the move to its confirmation, without clients, the third the same with a client for each seat.  Only calls
of Netloft's own functions count, in the plain form: compiled functions are not seen.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from inspect import CO_COROUTINE
from pathlib import Path
from types import FrameType
from typing import Final, Self

import netloft
from netloft.server import wire
from netloft.server.lobby import Lobby
from netloft.server.store import Store
from netloft.server.table import Table
from netloft.server.workers.pool import Workers
from netloft.server.workers.shares import NOBODY
from tests.engine.nusfjord.given import given, harbor

OURS: Final = str(Path(netloft.__file__).parent)
PURCHASE: Final = ("build a building", "build Fish Stand", "space b1")
START: Final = given(
    harbor(wood=9, fish=9, gold=9, hand="Castle, Manor"),
    harbor(hand="Shipping Lane"),
    display="Fish Stand",
    elders=[[]] * 6,
    round_=4,
).dump()


class Calls:
    """Counts calls of Netloft's functions while it is open, by function."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.running: set[FrameType] = set()
        """The coroutines seen so far: to resume one is no new call."""

    def __enter__(self) -> Self:
        sys.setprofile(self.note)
        return self

    def __exit__(self, *_error: object) -> None:
        sys.setprofile(None)

    def note(self, frame: FrameType, event: str, _argument: object) -> None:
        """Count a call."""
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(OURS) or frame in self.running:
            return
        if code.co_flags & CO_COROUTINE:
            self.running.add(frame)
        self.counts[f"{code.co_filename[len(OURS) + 1 :]} {code.co_qualname}"] += 1


class Silent:
    """A client that reads nothing."""

    lang = "en"
    changes = False
    who = NOBODY

    def tell(self, message: wire.Message | str) -> None:
        """Drop a message."""

    def drop(self) -> None:
        """Stay."""

    def forget(self, table: str) -> None:
        """Drop a table."""


def engine() -> Calls:
    """Count the calls of a purchase on a position."""
    g = netloft.game("nusfjord").load(START)
    with Calls() as calls:
        for text in PURCHASE:
            g.play(0, text)
    return calls


async def purchase(table: Table) -> Calls:
    """Count the calls of a purchase at a table."""
    mine = frozenset({0})
    calls = Calls()
    for text in PURCHASE:
        number = table.journal.number(mine)
        with calls:
            await table.play(0, text, number, mine)
    return calls


async def at_table(path: Path, clients: bool) -> Calls:
    """Count the calls of a purchase at a new table."""
    store = Store(path)
    await asyncio.to_thread(store.open)
    lobby = Lobby(store, Workers(1))
    name, secret = await lobby.create(wire.Create(game="nusfjord", seats=[wire.SeatSetup("here")] * 2, start=START))
    table = await lobby.table(name)
    for seat in range(2 if clients else 0):
        table.attach(Silent(), await lobby.admit(name, [secret]), seat, 0)
    calls = await purchase(table)
    await lobby.close()
    return calls


def main() -> int:
    """Print the figures, and the functions called most often if asked."""
    parser = argparse.ArgumentParser(description="Count the Python calls of one purchase in Nusfjord.")
    parser.add_argument("--functions", type=int, default=0, help="how many functions to list for each figure")
    wanted: int = parser.parse_args().functions
    figures: list[tuple[str, Calls]] = [("engine", engine())]
    with tempfile.TemporaryDirectory() as folder:
        for what, clients in (("table without clients", False), ("table with two clients", True)):
            figures.append((what, asyncio.run(at_table(Path(folder) / f"{what}.db", clients))))
    for what, calls in figures:
        print(f"{what:24}{calls.counts.total():6} calls")
        for function, count in calls.counts.most_common(wanted):
            print(f"    {count:5} {function}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
