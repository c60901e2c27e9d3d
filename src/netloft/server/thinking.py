"""The bots of a table: they think in worker processes, and pause while nobody is there who plays or owns it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

import sqlalchemy as sa

import netloft
from netloft import bots
from netloft.server.database.troubles import trouble
from netloft.server.store import BOT, LostError
from netloft.server.wire import Refusal
from netloft.server.workers.jobs import Choose, Chosen
from netloft.server.workers.line import Claim, WithdrawnError
from netloft.server.workers.pool import WorkerError
from netloft.server.workers.shares import MOVE, NOBODY

if TYPE_CHECKING:
    from netloft.server.table import Table

LOG: Final = logging.getLogger("netloft")
PAUSE: Final = 5.0  # seconds before a bot's move is stored again after the disk refused it
SIMPLER: Final = "greedy"  # replaces a bot that fails

T = TypeVar("T")


class Bots:
    """The bots of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking: set[int] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def wake(self) -> None:
        """Start the bots that have a decision to make."""
        table = self.table
        for seat in table.g.deciders if table.attending else ():
            if seat >= 0 and table.row.seats[seat].kind == BOT and seat not in self.thinking:
                self.thinking.add(seat)
                task = asyncio.create_task(self.think(seat))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    def pause(self) -> None:
        """Withdraw the bots that wait for a worker if nobody is there any more; those that think may finish."""
        if not self.table.attending:
            self.table.workers.line.withdraw(self.table)

    def stop(self) -> None:
        """Stop all bots at once."""
        for task in self.tasks:
            task.cancel()

    async def think(self, seat: int) -> None:
        """Let a bot choose and play; fall back to a simpler bot, then to chance."""
        table = self.table
        mine = frozenset({seat})
        number = table.journal.number(mine)
        try:
            for bot in (table.row.seats[seat].level, SIMPLER, ""):
                text = await self.choose(seat, bot)
                try:
                    while not await self.insist(partial(self.answer, seat, text, number, mine)):
                        await table.settled.wait()
                    break
                except Refusal as refusal:
                    if refusal.code != "illegal":  # a move was undone meanwhile
                        break
        except (WithdrawnError, LostError):
            pass
        finally:
            self.thinking.discard(seat)
        if not table.closed:
            self.wake()
            table.on_idle()

    async def insist(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a job of a bot again and again while the disk does not take what it has to store."""
        while True:
            try:
                return await self.table.submit(job)
            except sa.exc.DBAPIError as error:
                if not trouble(error):
                    raise
                LOG.error("bot: %.200r; %s", error, self.table.store.database.advice)  # noqa: TRY400 - one line
            await asyncio.sleep(PAUSE)

    async def answer(self, seat: int, text: str, number: int, mine: frozenset[int]) -> bool:
        """Play a bot's choice, unless an undo request is open: the move would end it."""
        if self.table.wish is None:
            await self.table.play(seat, text, number, mine)
        return self.table.wish is None

    async def choose(self, seat: int, bot: str) -> str:
        """Ask a bot for its choice; without a bot, choose at random."""
        table = self.table
        if bot:
            shares = table.workers.line.shares
            whose = min([guest.who for guest in table.attending], key=shares.of, default=NOBODY)
            claim = Claim(whose, MOVE, table, quick=not bots.bot(bot).is_slow)
            with contextlib.suppress(WorkerError):
                return (await table.workers.ask(table.job(Choose, seat, bot), Chosen, claim)).option
        options = table.g.options(seat)
        return netloft.Luck().pick(options).text if options and not bot else ""
