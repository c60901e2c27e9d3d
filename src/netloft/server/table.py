"""One table: its journal, its position and its clients.

Everything that changes a table goes through its queue, one job at a time, so nothing here needs a lock.  A change is
made on a copy and stored; only then does it become the table's position and reach the clients.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import netloft
from netloft.core.position import CHANCE
from netloft.core.text import LANGUAGES, Illegal, Text
from netloft.server import undo, wire
from netloft.server.door import invitations
from netloft.server.door.limits import Limits
from netloft.server.facts import facts
from netloft.server.guests import INVITATION, Guest, Presence, shown
from netloft.server.journal import MOVE, REDO, STALE, UNDO, Entry, Journal
from netloft.server.showing import Showing
from netloft.server.slices import Slices
from netloft.server.store import BOT, INVITED, LostError, Seat, Store, TableRow, TableStatus, TakenError
from netloft.server.thinking import Bots
from netloft.server.timeline import Moves, Timeline, hides, offer, prices, replay, sheets
from netloft.server.wire import Refusal
from netloft.server.workers.jobs import AnyJob
from netloft.server.workers.pool import Workers

if TYPE_CHECKING:
    from netloft.core.game import Game
    from netloft.core.position import Position


NOT_YOURS: Final = Text("That seat is not yours.", "Dieser Platz gehört dir nicht.")
TAKEN: Final = Text(
    "Another seat has that name, or one that looks like it.",
    "Ein anderer Platz heißt schon so oder so ähnlich.",
)
NO_TABLE: Final = Text("There is no such table.", "Diesen Tisch gibt es nicht.")

NO_ROOM: Final = Text(
    "Too much was played and undone at this table; go on at a new one.",
    "An diesem Tisch wurde zu viel gespielt und zurückgenommen; spiel an einem neuen weiter.",
)

T = TypeVar("T")
Job = TypeVar("Job", bound=AnyJob)


class Table:
    """A table with its clients and bots."""

    def __init__(self, row: TableRow, journal: Journal, timeline: Timeline, store: Store, workers: Workers) -> None:
        self.row = row
        self.store = store
        self.workers = workers
        self.game: Game = timeline.g.game
        self.journal = journal
        self.timeline = timeline
        self.before: tuple[Entry, Position] | None = None
        """A person's last move and the position before it."""
        self.guests: dict[Guest, Presence] = {}
        self.wish: wire.UndoRequest | None = None
        self.settled = asyncio.Event()
        """Set while no undo request is open."""
        self.settled.set()
        self.on_idle: Callable[[], None] = nothing
        """Called after every job, when the table may have become idle."""
        self.on_change: Callable[[], None] = nothing
        """Called after every change that everybody may notice."""
        self.on_lost: Callable[[], None] = nothing
        """Called when another process may hold the table."""
        self.bots = Bots(self)
        self.queue: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]] | None] = asyncio.Queue()
        self.most_entries = Limits().entries
        self.jobs = 0
        self.expected = 1
        """How many clients have yet to attach; at first the one that caused the loading."""
        self.closed = False
        self.lost = False
        """Whether it was closed because another process may hold it."""
        self.runner = asyncio.create_task(self.run_jobs())

    @classmethod
    async def open(cls, row: TableRow, store: Store, workers: Workers) -> Table:
        """Replay a stored table; raise NetloftError if its rules version is gone."""
        journal = Journal(row.journal)
        return cls(row, journal, await replay(row, journal.moves), store, workers)

    @property
    def g(self) -> Position:
        """The position."""
        return self.timeline.g

    @property
    def is_busy(self) -> bool:
        """Whether a client is attached, a bot is thinking or a job is pending."""
        return bool(self.guests or self.bots.thinking or self.jobs or self.expected)

    @property
    def people(self) -> list[int]:
        """The seats that are not bots."""
        return [seat for seat, info in enumerate(self.row.seats) if info.kind != BOT]

    @property
    def attending(self) -> list[Guest]:
        """The guests who play or own the table; without them its bots pause."""
        return [guest for guest, presence in self.guests.items() if presence.mine or presence.owner]

    # The queue.

    async def run_jobs(self) -> None:
        """Run one job after another until the table closes."""
        while (queued := await self.queue.get()) is not None:
            job, answer = queued
            try:
                result = await job()
            except Exception as error:  # noqa: BLE001 - the caller gets the error, and the next job still runs
                if isinstance(error, LostError):
                    self.on_lost()
                if not answer.cancelled():
                    answer.set_exception(error)
            else:
                if not answer.cancelled():
                    answer.set_result(result)
            self.jobs -= 1
            self.on_idle()

    async def act(self, presence: Presence, seat: int, job: Callable[[], Awaitable[T]]) -> T:
        """Queue a job of a seat, which must still be the guest's when its turn comes."""
        self.own(presence, seat)
        if len(self.journal) >= self.most_entries:
            raise Refusal("table full", NO_ROOM)

        async def act() -> T:
            self.own(presence, seat)
            return await job()

        return await self.submit(act)

    async def submit(self, job: Callable[[], Awaitable[T]]) -> T:
        """Queue a job and wait for its result."""
        if self.closed:
            raise self.why_closed()
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs += 1
        self.queue.put_nowait((job, answer))
        return await answer

    def why_closed(self) -> Exception:
        """Return what a job is told that comes too late."""
        return LostError() if self.lost else Refusal("no such table", NO_TABLE)

    def close(self, *, lost: bool = False) -> None:
        """Stop everything here except the job that is running."""
        self.closed, self.lost = True, lost
        self.bots.stop()
        while not self.queue.empty():
            queued = self.queue.get_nowait()
            if queued is not None and not queued[1].cancelled():
                queued[1].set_exception(self.why_closed())
        self.queue.put_nowait(None)

    async def closing(self) -> None:
        """Close, and wait until all tasks have ended."""
        self.close()
        await asyncio.gather(self.runner, *self.bots.tasks, return_exceptions=True)

    # Clients.

    def attach(self, guest: Guest, presence: Presence, seat: int | None, id: int) -> None:  # noqa: A002 - the wire's word
        """Attach a guest and send it the table."""
        if seat is not None:
            presence.seat = self.own(presence, seat)
        before = self.guests.get(guest)
        self.guests[guest] = presence
        self.show(guest, id)
        if presence.mine or (before and before.mine):  # nobody is told of spectators
            self.tell_seats(but=guest)
        self.bots.wake()

    def show(self, guest: Guest, id: int = 0) -> None:  # noqa: A002 - the wire's word
        """Send a guest the whole table in its language."""
        presence = self.guests[guest]
        guest.tell(
            wire.Attached(
                id,
                self.row.id,
                self.row.game,
                self.row.rules,
                self.row.options,
                self.row.seed if presence.mine or presence.owner else None,
                self.seat_infos(presence, guest.lang),
                sorted(presence.mine),
                bool(presence.owner),
                self.secret_for(presence),
                self.row.hints,
                facts(self.g, guest.lang),
            )
        )
        presence.shown = None
        Showing(self.state(presence, guest.lang, 0)).send(guest, presence)

    def detach(self, guest: Guest) -> None:
        """Detach a guest."""
        presence = self.guests.pop(guest, None)
        if presence is not None and presence.mine:
            self.tell_seats()
        self.bots.pause()

    def look(self, guest: Guest, seat: int | None, id: int) -> None:  # noqa: A002 - the wire's word
        """Switch a guest to another of its seats, or to a spectator's view."""
        presence = self.guests[guest]
        presence.seat = None if seat is None else self.own(presence, seat)
        presence.shown = None
        Showing(self.state(presence, guest.lang, 0), id).send(guest, presence)

    def own(self, presence: Presence, seat: int) -> int:
        """Return the seat; raise Refusal if it is not the guest's."""
        if seat not in presence.mine:
            raise Refusal("not your seat", NOT_YOURS)
        return seat

    def seat_infos(self, presence: Presence, lang: str) -> list[wire.SeatInfo]:
        """List the seats as a guest may see them."""
        viewers = Counter(seat for other in self.guests.values() for seat in other.mine)
        open_ = {link.seat for link in self.row.links if link.opens == INVITATION}
        return [
            wire.SeatInfo(
                info.kind,
                info.name or self.game.seat_name(seat, lang),
                info.level,
                info.face,
                self.secret_for(presence, seat) if info.kind == INVITED else "",
                seat in open_,
                viewers[seat] > 0,
                viewers[seat],
            )
            for seat, info in enumerate(self.row.seats)
        ]

    def secret_for(self, presence: Presence, seat: int | None = None) -> str:
        """Return the secret of a link for the owner, who can give it to somebody; nothing for others."""
        return shown(self.row.links, presence.owner, self.row.id, seat) if presence.owner else ""

    def unseat(self, seat: int) -> None:
        """End what guests may do for a seat; who had no other is no longer a guest."""
        for guest, presence in list(self.guests.items()):
            if seat not in presence.mine:
                continue
            presence.mine -= {seat}
            presence.seat = min(presence.mine) if len(presence.mine) == 1 else None
            guest.tell(wire.Unseated(0, self.row.id, seat))
            if presence.mine or presence.owner:
                self.show(guest)
            else:
                guest.forget(self.row.id)
                del self.guests[guest]
        self.bots.pause()

    def tell_seats(self, but: Guest | None = None) -> None:
        """Send the list of seats to all guests; it is made once for all spectators and guests of a language."""
        ready: dict[tuple[str, str], str] = {}
        for guest, presence in self.guests.items():
            key = (presence.owner, guest.lang)
            if key not in ready:
                ready[key] = wire.encode(wire.Seated(0, self.row.id, self.seat_infos(presence, guest.lang)))
            if guest is not but:
                guest.tell(ready[key])

    async def rename(self, seat: int, name: str, face: str | None) -> None:
        """Rename a seat, and give it a face."""
        named = self.named(seat, name, self.row.seats[seat].face if face is None else face)
        await self.store.rename(self.row.id, seat, named.name, named.face)
        self.row.seats[seat] = named
        self.tell_seats()

    def named(self, seat: int, name: str, face: str) -> Seat:
        """Return a seat with a name and a face; raise Refusal if the name is another seat's."""
        name = wire.clean_name(name)
        if is_taken(self.game, [info.name for info in self.row.seats], seat, name):
            raise Refusal("bad name", TAKEN)
        info = self.row.seats[seat]
        return Seat(info.kind, name, info.level, wire.clean_face(face))

    # States.

    def visible(self, seat: int | None) -> Moves:
        """List the moves a viewer may see: of hidden answers, only its own."""
        begun = self.timeline.begun
        moves = self.journal.moves
        return moves if begun == len(moves) else moves[:begun] + [move for move in moves[begun:] if move[0] == seat]

    def state(
        self, presence: Presence, lang: str, log_from: int, known: dict[str, wire.Sheets] | None = None
    ) -> wire.State:
        """Return the table as a viewer may see it, with the log from a move on.

        The score sheets are the same for all viewers, so they are taken from those `known` in a language or put there.
        """
        known = {} if known is None else known
        if lang not in known:
            known[lang] = sheets(self.g, lang)
        g, seat = self.g, presence.seat
        return wire.State(
            0,
            self.row.id,
            self.journal.number(presence.mine),
            len(self.visible(seat)),
            seat,
            g.view(seat),
            "" if seat is None else g.question(seat, lang),
            [] if seat is None else [offer(option, lang) for option in g.options(seat)],
            {} if seat is None else prices(g, seat),
            log_from,
            self.log(seat, lang, log_from),
            known[lang],
            g.winners() if g.over else [],
            undo.undo_for(self, seat),
            undo.undoes(self, seat),
            undo.redo_for(self, seat, presence.mine) is not None,
            self.wish,
            [one for one in sorted(presence.mine) if len(presence.mine) > 1 and hides(g, one)],
        )

    def log(self, seat: int | None, lang: str, log_from: int) -> list[wire.LogLine]:
        """Return the log from a move on, with what is noted about seats."""
        found = self.timeline.lines(seat, lang, log_from)
        notes = invitations.lines(self, lang, log_from)
        return sorted(found + notes, key=lambda line: line.move) if notes else found

    async def tell_all(self, log_from: int, only: int | None = None) -> None:
        """Send the state to all guests, or to those with one seat; what is equal is made once."""
        ready: dict[tuple[int | None, frozenset[int], str], Showing] = {}
        known: dict[str, wire.Sheets] = {}
        slices = Slices()
        for guest in list(self.guests):
            await slices.pause()
            presence = self.guests.get(guest)  # the guest may have left meanwhile
            if presence is None or (only is not None and only not in presence.mine):
                continue
            key = (presence.seat, presence.mine, guest.lang)
            if key not in ready:
                ready[key] = Showing(self.state(presence, guest.lang, log_from, known))
            ready[key].send(guest, presence)

    # Moves.

    async def change(self, entries: list[Entry], timeline: Timeline) -> None:
        """Store entries, then switch to the new timeline, then notify the guests."""
        at = len(self.journal)
        public = self.journal.number(()) + sum([not entry.quiet for entry in entries])
        status = TableStatus(public, list(timeline.g.deciders), timeline.g.over)
        try:
            await self.store.append(self.row.id, at, entries, status)
        except TakenError:
            await self.read_again()
            raise Refusal("stale", STALE) from None
        log_from = self.timeline.begun + 1  # an open simultaneous decision is not logged yet
        if entries[0].kind == UNDO:
            log_from = 0
            for note in self.row.notes:
                note.move = min(note.move, timeline.begun)
        self.journal.add(entries)
        self.timeline = timeline
        quiet = entries[0].quiet and len(entries) == 1
        if not quiet:
            self.ask_all(None)
        await self.tell_all(log_from, entries[0].seat if quiet else None)
        if not quiet:
            self.on_change()
        self.bots.wake()

    async def read_again(self) -> None:
        """Reload what another server has written."""
        row = await self.store.load(self.row.id)
        if row is None:
            raise Refusal("no such table", NO_TABLE)
        self.journal = Journal(row.journal)
        self.timeline = await replay(row, self.journal.moves)
        self.ask_all(None)
        await self.tell_all(0)

    def since(self, number: int, mine: frozenset[int]) -> list[Entry]:
        """List the entries since the position with that number."""
        if not 0 <= number <= self.journal.number(mine):
            raise Refusal("no such number", STALE)
        return self.journal.since(number, mine)

    async def play(self, seat: int, text: str, number: int, mine: frozenset[int]) -> int:
        """Play a move chosen at the position with that number; return the new number."""
        since = self.since(number, mine)
        own = [entry for entry in since if entry.seat == seat]
        if own and own[0].kind == MOVE and own[0].text == text:  # resent because its answer was lost
            return self.journal.number(mine)
        if since and (own or not self.is_still_asked(seat, since)):
            raise Refusal("stale", STALE)
        timeline = self.timeline.copy()
        try:
            made = timeline.play(seat, text)
        except Illegal as illegal:
            raise Refusal("illegal", illegal.reason) from None
        if seat in self.people and len(self.people) > 1 and CHANCE not in timeline.g.deciders:
            made.shown = None  # worked out when somebody asks
            self.before = made, self.g
        await self.change([made, *timeline.settle(self.luck(len(self.journal.active) + 1))], timeline)
        return self.journal.number(mine)

    def is_still_asked(self, seat: int, since: list[Entry]) -> bool:
        """Return whether the seat's simultaneous decision is still open after these entries."""
        if self.g.lanes is None or seat not in self.g.deciders:
            return False
        begun = self.journal.active[: self.timeline.begun]
        return {UNDO, REDO}.isdisjoint([entry.kind for entry in since]) and not (begun and begun[-1] in since)

    def luck(self, moves: int) -> netloft.Luck:
        """Return the luck for this move: from the operating system, or from a practice table's seed."""
        if self.row.seed is None:
            return netloft.Luck()
        return netloft.Luck(random.Random(f"{self.row.seed} {moves}").getrandbits(64))

    def ask_all(self, wish: wire.UndoRequest | None) -> None:
        """Open or close an undo request; bots wait while one is open, as their moves would end it."""
        self.wish = wish
        if wish is None:
            self.settled.set()
        else:
            self.settled.clear()

    async def begin(self) -> None:
        """Let chance play first if necessary, and wake the bots."""
        if CHANCE in self.g.deciders:
            timeline = self.timeline.copy()
            await self.change(timeline.settle(self.luck(len(self.journal.active))), timeline)
        else:
            self.bots.wake()

    def job(self, kind: Callable[..., Job], seat: int, bot: str, until: int | None = None) -> Job:
        """Build a job for a worker from what `seat` knows, or from the first `until` moves."""
        row = self.row
        known = self.visible(seat) if until is None else self.journal.moves[:until]
        return kind(
            table=row.id,
            game=row.game,
            rules=row.rules,
            seats=len(row.seats),
            options=row.options,
            start=row.start,
            moves=known,
            settled=min(len(known), self.timeline.begun),
            seat=seat,
            bot=bot,
            seed=random.SystemRandom().getrandbits(32) if row.seed is None else f"{row.seed} {seat} {len(known)}",
            effort=1.0,
        )


def is_taken(game: Game, names: list[str], seat: int, name: str) -> bool:
    """Return whether a name looks like that of another seat, its own or the one that the game gives it."""
    like = wire.likeness(name)
    for other, given in enumerate(names):
        known = {given, *[game.seat_name(other, lang) for lang in LANGUAGES]}
        if name and other != seat and like in {wire.likeness(one) for one in known if one}:
            return True
    return False


def nothing() -> None:
    """Do nothing."""
