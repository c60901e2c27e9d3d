"""One table: its record, its position, and one thing after another.

Everything that changes a table goes through its mailbox, one letter at a time, so nothing here needs a lock.  A change
is made on a copy, written down, and only then becomes the table's position and is told to anybody.
"""

from __future__ import annotations

import asyncio
import hmac
import random
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

import netloft
from netloft.core.position import CHANCE, Position
from netloft.core.record import Record
from netloft.core.telling import Preview, Told
from netloft.core.text import Illegal, Text
from netloft.server import wire
from netloft.server.facts import facts
from netloft.server.store import MOVE, UNDO, Entry, Kept, Store, moves_in_force
from netloft.server.wire import Refusal
from netloft.server.workers import LostError, Workers

if TYPE_CHECKING:
    from netloft.core.game import Game

HERE: Final = "here"
INVITED: Final = "invited"
BOT: Final = "bot"

ADVISER: Final = "search:0.8s"
JUDGE: Final = "search:0.4s"
GUESSES: Final = 6  # positions that another seat holds possible, to see whether a move tells it something
SIMPLER: Final = "greedy"  # who moves when a bot is lost

STALE: Final = Text("The game has gone on since then.", "Das Spiel ist inzwischen weitergegangen.")
NOT_YOURS: Final = Text("That seat is not yours.", "Dieser Platz gehört dir nicht.")
NOTHING_TO_UNDO: Final = Text(
    "There is nothing of yours to take back.", "Du hast nichts, was du zurücknehmen könntest."
)
NO_WISH: Final = Text("Nobody asks for that any more.", "Darum bittet niemand mehr.")
NOT_OVER: Final = Text("Only when the game is over.", "Erst wenn das Spiel zu Ende ist.")
NO_SUCH_MOVE: Final = Text("There is no such move.", "Diesen Zug gibt es nicht.")
NO_ADVICE: Final = Text("No hint came in time.", "Es kam rechtzeitig kein Tipp.")

T = TypeVar("T")


class Guest(Protocol):
    """A client at a table."""

    lang: str

    def tell(self, message: wire.Message) -> None:
        """Send a message, sooner or later."""


class Presence:
    """What a guest may do at a table, and as whom it looks on."""

    def __init__(self, mine: frozenset[int], owner: bool, seat: int | None) -> None:
        self.mine = mine
        self.owner = owner
        self.seat = seat


class Table:
    """A table with everybody at it."""

    def __init__(self, kept: Kept, store: Store, workers: Workers) -> None:
        self.kept = kept
        self.store = store
        self.workers = workers
        self.game: Game = netloft.game(kept.game)
        self.moves: list[tuple[int, str]] = moves_in_force(kept.journal)
        self.journal = kept.journal
        self.guests: dict[Guest, Presence] = {}
        self.wish: wire.Wish | None = None
        self.when_left: Callable[[], None] | None = None
        """What is to be done when a bot has finished: perhaps nobody is here any more."""
        self.thinking: set[int] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.mailbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self.g, self.told, self.told_after = play(self.game, self.record([]), self.moves)
        self.shown = True
        """Whether the last move told others something that was hidden; of one before this start it is not known."""
        self.postman = asyncio.create_task(self.deliver())

    @property
    def number(self) -> int:
        """How much has happened here."""
        return len(self.journal)

    @property
    def is_busy(self) -> bool:
        """Whether anybody is here, or thinks, or has something in the mailbox."""
        return bool(self.guests or self.thinking or not self.mailbox.empty())

    @property
    def people(self) -> list[int]:
        """The seats that are not bots."""
        return [seat for seat, chair in enumerate(self.kept.seats) if chair["kind"] != BOT]

    def record(self, moves: list[tuple[int, str]]) -> Record:
        """Return the record with these moves."""
        kept = self.kept
        return Record(kept.game, kept.rules, len(kept.seats), kept.options, moves, kept.start)

    # The mailbox.

    async def deliver(self) -> None:
        """Carry out one letter after another."""
        while True:
            letter, answer = await self.mailbox.get()
            try:
                result = await letter()
            except Exception as error:  # noqa: BLE001 - it belongs to who wrote the letter, and the next one is not to wait
                if not answer.cancelled():
                    answer.set_exception(error)
            else:
                if not answer.cancelled():
                    answer.set_result(result)

    async def post(self, letter: Callable[[], Awaitable[T]]) -> T:
        """Put something into the mailbox and wait until it is done."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.mailbox.put_nowait((letter, answer))
        return await answer

    def close(self) -> None:
        """Stop everything that is going on here; nothing confirmed is lost."""
        self.postman.cancel()
        for task in self.tasks:
            task.cancel()

    # Coming and going.

    def admit(self, secrets: list[str]) -> Presence:
        """Say what secrets open here; Refusal if nothing."""
        mine: set[int] = set()
        owner = watching = False
        for secret in secrets:
            if same(secret, self.kept.owner):
                owner = True
                mine |= {seat for seat, chair in enumerate(self.kept.seats) if chair["kind"] == HERE}
            watching = watching or same(secret, self.kept.watch)
            mine |= {seat for seat, chair in enumerate(self.kept.seats) if same(secret, chair["secret"])}
        if not (mine or owner or watching):
            raise Refusal(
                "wrong secret", Text("This link does not open the table.", "Dieser Link öffnet den Tisch nicht.")
            )
        return Presence(frozenset(mine), owner, min(mine) if len(mine) == 1 else None)

    def attach(self, guest: Guest, secrets: list[str], seat: int | None, id: int) -> None:  # noqa: A002 - the wire's word
        """Let a guest come in, and show it the table."""
        presence = self.admit(secrets)
        if seat is not None:
            presence.seat = self.own(presence, seat)
        self.guests[guest] = presence
        seed = self.kept.seed
        guest.tell(
            wire.Attached(
                id,
                self.kept.id,
                self.kept.game,
                self.kept.rules,
                self.kept.options,
                seed,
                self.sitting(guest),
                sorted(presence.mine),
                presence.owner,
                self.kept.watch if presence.owner else "",
                facts(self.g, guest.lang),
            )
        )
        guest.tell(self.state(presence.seat, guest.lang, 0))
        self.tell_seats(but=guest)

    def detach(self, guest: Guest) -> None:
        """Let a guest go."""
        if self.guests.pop(guest, None) is not None:
            self.tell_seats()

    def look(self, guest: Guest, seat: int | None) -> None:
        """Let a guest look on as another of its seats."""
        presence = self.guests[guest]
        presence.seat = None if seat is None else self.own(presence, seat)
        guest.tell(self.state(presence.seat, guest.lang, 0))

    def own(self, presence: Presence, seat: int) -> int:
        """Return the seat if it is the guest's; else Refusal."""
        if seat not in presence.mine:
            raise Refusal("not your seat", NOT_YOURS)
        return seat

    def sitting(self, guest: Guest) -> list[wire.Sitting]:
        """List who sits where, for a guest."""
        owner = self.guests[guest].owner
        there = set().union(*[presence.mine for presence in self.guests.values()])
        return [
            wire.Sitting(
                chair["kind"],
                chair["name"] or self.game.seat_name(seat, guest.lang),
                chair["level"],
                chair["secret"] if owner else "",
                seat in there,
            )
            for seat, chair in enumerate(self.kept.seats)
        ]

    def tell_seats(self, but: Guest | None = None) -> None:
        """Tell everybody who sits where."""
        for guest in self.guests:
            if guest is not but:
                guest.tell(wire.Seated(0, self.kept.id, self.sitting(guest)))

    async def rename(self, seat: int, name: str) -> None:
        """Give a seat another name."""
        name = tidy_name(name)
        await self.store.rename(self.kept.id, seat, name)
        self.kept.seats[seat]["name"] = name
        self.tell_seats()

    # Telling.

    def state(self, seat: int | None, lang: str, log_from: int) -> wire.State:
        """Show the table as a viewer may see it, with the log from a line on."""
        g = self.g
        return wire.State(
            0,
            self.kept.id,
            self.number,
            len(self.moves),
            seat,
            g.view(seat),
            "" if seat is None else g.question(seat, lang),
            [] if seat is None else [(option.text, option.label(lang)) for option in g.options(seat)],
            log_from,
            self.lines(seat, lang, log_from),
            sheets(g, lang),
            g.winners() if g.over else [],
            self.undo_for(seat),
            self.wish,
        )

    def lines(self, seat: int | None, lang: str, log_from: int) -> list[tuple[int, str]]:
        """Tell what happened from a move on, each line with the number of moves after which it was so."""
        found: list[tuple[int, str]] = []
        begun = self.told_after[log_from - 1] if log_from else 0
        for move in range(log_from, len(self.told_after)):
            until = self.told_after[move]
            found += [(move, line) for line in self.game.narrate(self.told[begun:until], seat, lang)]
            begun = until
        return found

    def tell_all(self, log_from: int) -> None:
        """Show everybody what changed; who sees the same is sent the same."""
        ready: dict[tuple[int | None, str], wire.State] = {}
        for guest, presence in self.guests.items():
            key = (presence.seat, guest.lang)
            if key not in ready:
                ready[key] = self.state(*key, log_from)
            guest.tell(ready[key])

    # Changing.

    async def change(
        self, moves: list[tuple[int, str]], entries: list[Entry], ahead: Ahead, shown: bool = False
    ) -> None:
        """Write down what happened, then let it be so, then tell."""
        g = ahead.g
        await self.store.append(self.kept.id, self.number, entries, list(g.deciders), g.over)
        self.journal += entries
        log_from = min(len(self.told_after), len(ahead.told_after))
        log_from = log_from if self.moves == moves[: len(self.moves)] else 0
        self.moves = moves
        self.g, self.told, self.told_after = g, ahead.told, ahead.told_after
        self.wish = None
        self.shown = shown
        self.tell_all(log_from)
        self.wake()

    async def play(self, seat: int, text: str, number: int) -> int:
        """Play a move that was chosen in the position of that number; return the number it leads to."""
        if not 0 <= number <= self.number:
            raise Refusal("no such number", STALE)
        if number < self.number and self.is_repeated(seat, text, number):
            return self.number
        if number < self.number and not self.is_still_meant(seat, number):
            raise Refusal("stale", STALE)
        ahead = Ahead(self.g, self.told, self.told_after)
        try:
            ahead.play(seat, text)
        except Illegal as illegal:
            raise Refusal("illegal", illegal.reason) from None
        made = [(seat, text), *ahead.settle(self.luck(len(self.moves) + 1))]
        shown = len(self.people) > 1 and shows(self.g, seat, text)
        await self.change([*self.moves, *made], [Entry(MOVE, who, what) for who, what in made], ahead, shown)
        return self.number

    def is_repeated(self, seat: int, text: str, number: int) -> bool:
        """Say whether a late message is one that was carried out, sent again because its answer was lost."""
        entry = self.journal[number]
        return entry.kind == MOVE and entry.seat == seat and entry.text == text

    def is_still_meant(self, seat: int, number: int) -> bool:
        """Say whether since then only others have answered where all decide at the same time."""
        if self.g.lanes is None or seat not in self.g.deciders:
            return False
        begun = len(self.moves) - sum([len(lane.position.moves()) for lane in self.g.lanes])
        since = self.journal[number:]
        return len(self.moves) - len(since) >= begun and all([e.kind == MOVE and e.seat != seat for e in since])

    def luck(self, moves: int) -> netloft.Luck:
        """Return the luck of this moment: the operating system's, or that of a practice table."""
        if self.kept.seed is None:
            return netloft.Luck()
        return netloft.Luck(random.Random(f"{self.kept.seed} {moves}").getrandbits(64))

    async def begin(self) -> None:
        """Let chance play first, if it has to, and wake the bots."""
        if CHANCE in self.g.deciders:
            ahead = Ahead(self.g, self.told, self.told_after)
            made = ahead.settle(self.luck(0))
            await self.change([*self.moves, *made], [Entry(MOVE, who, what) for who, what in made], ahead)
        else:
            self.wake()

    # Taking back.

    def last_own(self, seat: int) -> int:
        """Give the number of moves before the seat's last one; -1 if it has none."""
        for at in range(len(self.moves) - 1, -1, -1):
            if self.moves[at][0] == seat:
                return at
        return -1

    def undo_for(self, seat: int | None) -> str:
        """Say how a seat can take back its last move: freely, if others agree, or not at all."""
        if seat is None or self.last_own(seat) < 0:
            return ""
        return "free" if self.is_free(seat) else "ask"

    def is_free(self, seat: int) -> bool:
        """Say whether nobody else has a say: nothing happened since, or there are only bots besides."""
        others = [other for other in self.people if other != seat]
        if not others:
            return True
        return self.last_own(seat) == len(self.moves) - 1 and not self.shown

    async def undo(self, seat: int, number: int) -> int:
        """Take a move back, or ask the others whether one may."""
        if number != self.number:
            raise Refusal("stale", STALE)
        to = self.last_own(seat)
        if to < 0:
            raise Refusal("nothing to undo", NOTHING_TO_UNDO)
        if self.is_free(seat):
            await self.take_back(seat, to)
            return self.number
        asking = {seat}
        if self.kept.seats[seat]["kind"] == HERE:  # who shares a screen has asked the others there
            asking |= {other for other in self.people if self.kept.seats[other]["kind"] == HERE}
        waiting = [other for other in self.people if other not in asking]
        if not waiting:
            await self.take_back(seat, to)
            return self.number
        self.wish = wire.Wish(seat, to, waiting)
        self.tell_all(len(self.told_after))
        return self.number

    async def agree(self, seat: int, yes: bool, number: int) -> int:
        """Answer who wants to take something back."""
        if self.wish is None or number != self.number or seat not in self.wish.waiting:
            raise Refusal("no wish", NO_WISH)
        if not yes:
            self.wish = None
        else:
            self.wish.waiting.remove(seat)
            if not self.wish.waiting:
                await self.take_back(self.wish.seat, self.wish.moves)
                return self.number
        self.tell_all(len(self.told_after))
        return self.number

    async def take_back(self, seat: int, to: int) -> None:
        """Go back to the position after so many moves; the journal keeps that it was so."""
        moves = self.moves[:to]
        g, told, told_after = play(self.game, self.record([]), moves)
        ahead = Ahead(g, told, told_after)
        await self.change(moves, [Entry(UNDO, seat, str(to))], ahead)

    # Bots.

    def wake(self) -> None:
        """Let the bots who are asked think."""
        for seat in self.g.deciders:
            if seat >= 0 and self.kept.seats[seat]["kind"] == BOT and seat not in self.thinking:
                self.thinking.add(seat)
                task = asyncio.create_task(self.think(seat))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def think(self, seat: int) -> None:
        """Let a bot choose, a simpler one if it is lost, and play what it chose if that is still asked."""
        try:
            number, moves = self.number, len(self.moves)
            text = ""
            for bot in (self.kept.seats[seat]["level"], SIMPLER):
                try:
                    text = (await self.workers.ask(self.letter("choose", moves, seat, bot)))["option"]
                    break
                except LostError:
                    continue
            if not text:
                text = netloft.Luck().rng.choice(self.g.options(seat)).text
        finally:
            self.thinking.discard(seat)
        try:
            await self.post(lambda: self.play(seat, text, number))
        except Refusal:  # something was taken back meanwhile
            self.wake()
        if self.when_left is not None:
            self.when_left()

    def letter(self, do: str, moves: int, seat: int, bot: str, **more: object) -> dict[str, Any]:
        """Write down for a worker what it has to know."""
        kept = self.kept
        return {
            "do": do,
            "table": kept.id,
            "game": kept.game,
            "rules": kept.rules,
            "seats": len(kept.seats),
            "options": kept.options,
            "start": kept.start,
            "moves": self.moves[:moves],
            "seat": seat,
            "bot": bot,
            "seed": random.SystemRandom().getrandbits(32) if kept.seed is None else f"{kept.seed} {moves}",
            **more,
        }

    # Asking.

    def preview(self, seat: int, text: str, number: int) -> Preview:
        """Say what a move would do."""
        if number != self.number:
            raise Refusal("stale", STALE)
        try:
            return self.g.preview(seat, text)
        except Illegal as illegal:
            raise Refusal("illegal", illegal.reason) from None

    async def hint(self, seat: int, number: int, lang: str) -> list[wire.Advice]:
        """Give good moves."""
        if number != self.number or seat not in self.g.deciders:
            raise Refusal("stale", STALE)
        try:
            found = await self.workers.ask(self.letter("hint", len(self.moves), seat, ADVISER, lang=lang))
        except LostError:
            raise Refusal("no hint", NO_ADVICE) from None
        return [wire.Advice(**hint) for hint in found["hints"]]

    async def judge(self, move: int, lang: str) -> wire.Judged:
        """Tell what a move of a finished game cost."""
        if not self.g.over:
            raise Refusal("not over", NOT_OVER)
        if not 0 <= move < len(self.moves) or self.moves[move][0] < 0:
            raise Refusal("no such move", NO_SUCH_MOVE)
        seat, text = self.moves[move]
        try:
            found = await self.workers.ask(self.letter("judge", move, seat, JUDGE, option=text, lang=lang))
        except LostError:
            raise Refusal("no hint", NO_ADVICE) from None
        return wire.Judged(0, move, **found)

    def frame(self, seat: int | None, move: int, lang: str) -> wire.Framed:
        """Show how it was after so many moves, as the viewer saw it then."""
        if not 0 <= move <= len(self.moves):
            raise Refusal("no such move", NO_SUCH_MOVE)
        g = play(self.game, self.record([]), self.moves[:move])[0]
        lines = [line for at, line in self.lines(seat, lang, 0) if at == move]
        who = self.moves[move - 1][0] if move else None
        return wire.Framed(0, move, len(self.moves), g.view(seat), lines, who, sheets(g, lang))

    def history(self) -> wire.Scores:
        """Give the scores after every move."""
        if not self.g.over:
            raise Refusal("not over", NOT_OVER)
        ahead = Ahead(play(self.game, self.record([]), [])[0], [], [])
        scores = [[float(points) for points in ahead.g.scores()]]
        for seat, text in self.moves:
            ahead.g.play(seat, text)
            scores.append([float(points) for points in ahead.g.scores()])
        return wire.Scores(0, [seat for seat, _ in self.moves], scores)

    def export(self, seat: int | None) -> str:
        """Write the record as a viewer may know it; all of it when the game is over."""
        return (self.g.record() if self.g.over else self.g.record(seat)).to_text()


class Ahead:
    """A position one step further, with what is told on the way; the table's own is not touched."""

    def __init__(self, g: Position, told: list[Told], told_after: list[int]) -> None:
        self.g = g.copy()
        self.told = told[:]
        self.told_after = told_after[:]
        self.g.told = self.told

    def play(self, seat: int, text: str) -> None:
        """Play a move."""
        self.g.play(seat, text)
        self.told_after.append(len(self.told))

    def settle(self, luck: netloft.Luck) -> list[tuple[int, str]]:
        """Let chance play, and return what it played."""
        made: list[tuple[int, str]] = []
        while CHANCE in self.g.deciders:
            text = luck.pick(self.g.options(CHANCE)).text
            self.play(CHANCE, text)
            made.append((CHANCE, text))
        return made


def shows(g: Position, seat: int, text: str) -> bool:
    """Say whether a move tells others something hidden: could it be that what they know does not allow for it?"""
    rng = random.Random(0)
    option = g.game.option(text)
    others = [other for other in range(g.seats) if other != seat]
    return any([option not in g.redeal(other, rng).options(seat) for other in others for _ in range(GUESSES)])


def play(game: Game, record: Record, moves: list[tuple[int, str]]) -> tuple[Position, list[Told], list[int]]:
    """Play moves from the start of a record, and note what is told, and how much after each number of moves."""
    g = game.begin(record)
    told: list[Told] = []
    g.told = told
    g.advance()
    told_after = [len(told)]
    for seat, text in moves:
        g.play(seat, text)
        told_after.append(len(told))
    return g, told, told_after


def sheets(g: Position, lang: str) -> list[list[wire.SheetLine]]:
    """Write the score sheets of all seats."""
    return [
        [wire.SheetLine(line.label(lang), float(line.points)) for line in g.score_sheet(seat)]
        for seat in range(g.seats)
    ]


def same(given: str, secret: str) -> bool:
    """Compare secrets without telling by the time it takes how much of them is right."""
    return bool(secret) and hmac.compare_digest(given.encode(), secret.encode())


def tidy_name(name: str) -> str:
    """Make a name that a person gave fit for a line."""
    printable = "".join([letter if letter.isprintable() else " " for letter in name])
    return " ".join(printable.split())[: wire.LONGEST_NAME]
