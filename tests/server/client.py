"""A small client of the protocol, over a real socket, for tests."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from secrets import token_urlsafe
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.sync.client import connect

from netloft.server import wire
from netloft.server.wire.changes import Follower
from tests.stuck import STUCK

T = TypeVar("T", bound=wire.Answer)

# Pings would use Python's random numbers from a thread, which Hypothesis takes for a fault of the test.
PLAIN: Final[dict[str, Any]] = {"max_size": None, "max_queue": None, "compression": None, "ping_interval": None}


class Seen:
    """What a client knows of a table."""

    def __init__(self) -> None:
        self.attached = wire.Attached()
        self.states: list[wire.State] = []
        self.seats: list[wire.SeatInfo] = []
        self.log: list[wire.LogLine] = []
        self.gone = False

    def hear(self, reply: wire.ServerMessage) -> None:
        """Take in news of the table."""
        if isinstance(reply, wire.Attached):
            self.attached = reply
            self.seats = reply.seats
        elif isinstance(reply, wire.Seated):
            self.seats = reply.seats
        elif isinstance(reply, wire.Gone):
            self.gone = True
        elif isinstance(reply, wire.State):
            self.states.append(reply)
            self.log = [*self.log, *reply.log] if reply.log_from else reply.log


class Client:
    """One connection, in the order of a conversation."""

    def __init__(self, address: str, lang: str = "en", hello: bool = True, changes: bool = True, **how: Any) -> None:
        self.open = ExitStack()
        where = f"ws{address.removeprefix('http')}ws"
        self.socket = self.open.enter_context(connect(where, **PLAIN, **how))
        self.ids = itertools.count(1)
        self.heard: list[str] = []
        """Every message that came, as it came."""
        self.tables: dict[str, Seen] = {}
        self.follower = Follower()
        if hello:
            self.welcome = self.get(wire.Hello(protocol=wire.PROTOCOL, lang=lang, changes=changes), wire.Welcome)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the connection."""
        self.open.close()

    def hear(self) -> wire.ServerMessage:
        """Read the next message."""
        text = self.socket.recv(STUCK)
        assert isinstance(text, str)
        self.heard.append(text)
        reply = self.follower.take(wire.SERVER_MESSAGES.decode(text))
        table = getattr(reply, "table", "")
        if table and not isinstance(reply, wire.Created):
            self.tables.setdefault(table, Seen()).hear(reply)
        return reply

    def send(self, request: wire.Request) -> int:
        """Send a request with a new id, and do not wait."""
        request.id = next(self.ids)
        self.socket.send(wire.encode(request))
        return request.id

    def answer(self, number: int) -> wire.ServerMessage:
        """Read up to the answer to a request."""
        while True:
            reply = self.hear()
            if reply.id == number:
                return reply

    def ask(self, request: wire.Request) -> wire.ServerMessage:
        """Send a request and read up to its answer."""
        return self.answer(self.send(request))

    def get(self, request: wire.Request, kind: type[T]) -> T:
        """Ask what must be granted."""
        reply = self.ask(request)
        assert isinstance(reply, kind), reply
        return reply

    def refused(self, request: wire.Request) -> str:
        """Ask what must be refused; return the code."""
        reply = self.get(request, wire.Refused)
        assert reply.text
        return reply.code

    def create(self, game: str, seats: str, **more: object) -> wire.Created:
        """Set up a table; `seats` are words like here, invited, easy."""
        setups = [seat_setup(word) for word in seats.split()]
        fields = {"is": "create", "game": game, "seats": [msgspec.to_builtins(one) for one in setups], **more}
        return self.get(msgspec.convert(fields, wire.Create), wire.Created)

    def attach(self, table: str, *secrets: str, seat: int | None = None) -> At:
        """Come to a table."""
        at = At(self, table)
        self.get(wire.Attach(table=table, secrets=list(secrets), seat=seat), wire.Attached)
        at.until(lambda state: state is not None)
        return at

    def sit(self, game: str, seats: str, seat: int | None = None, **more: object) -> At:
        """Set up a table and come to it."""
        created = self.create(game, seats, **more)
        at = self.attach(created.table, created.secret, seat=seat)
        at.secret = created.secret
        return at

    def sync(self) -> None:
        """Read whatever was sent up to now."""
        self.refused(wire.Glossary(game="nothing"))


def new_key() -> str:
    """Make up a secret for a seat, as clients do."""
    return token_urlsafe(24)


def seat_setup(word: str) -> wire.SeatSetup:
    """Say who sits on a seat, in a word."""
    return wire.SeatSetup(word) if word in {"here", "invited"} else wire.SeatSetup("bot", level=word)


class At:
    """A client at a table."""

    def __init__(self, client: Client, table: str) -> None:
        self.client = client
        self.table = table
        self.secret = ""
        """That of who set it up."""
        self.keys: dict[int, str] = {}
        """The secrets of seats whose invitations were taken."""

    @property
    def seen(self) -> Seen:
        """What is known here."""
        return self.client.tables.setdefault(self.table, Seen())

    @property
    def state(self) -> wire.State:
        """What was shown last."""
        return self.seen.states[-1]

    @property
    def seat(self) -> int:
        """As whom it looks on."""
        assert self.state.seat is not None
        return self.state.seat

    @property
    def options(self) -> list[str]:
        """What can be played."""
        return [option.text for option in self.state.options]

    @property
    def asked(self) -> bool:
        """Whether something is asked of this seat."""
        return self.state.seat in self.state.view["deciders"]

    def invitation(self, seat: int) -> str:
        """Give the secret of an invitation, as the host knows it."""
        return self.seen.seats[seat].secret

    def link(self, seat: int) -> str:
        """Give the secret of an invited seat, as its guest has it who took the invitation."""
        if seat not in self.keys:
            self.keys[seat] = new_key()
            take = wire.Take(table=self.table, secret=self.invitation(seat), key=self.keys[seat])
            assert self.client.get(take, wire.Taken).seat == seat
        return self.keys[seat]

    def until(self, ready: Callable[[wire.State], bool]) -> wire.State:
        """Read until a state is shown that is what one waits for."""
        while not self.seen.states or not ready(self.state):
            self.client.hear()
        return self.state

    def turn(self) -> bool:
        """Wait until something is asked of this seat, or the game is over; say whether it is asked."""
        self.until(lambda state: state.seat in state.view["deciders"] or state.view["over"])
        return self.asked

    def play(self, text: str, number: int | None = None, seat: int | None = None) -> wire.Done:
        """Play, and be shown what came of it."""
        done = self.client.get(self.move(text, number, seat), wire.Done)
        self.until(lambda state: state.number >= done.number)
        return done

    def move(self, text: str, number: int | None = None, seat: int | None = None) -> wire.Play:
        """Write the request that plays a move."""
        number = self.state.number if number is None else number
        return wire.Play(table=self.table, number=number, seat=self.seat if seat is None else seat, option=text)

    def undo(self) -> wire.Request:
        """Write the request that takes a move back."""
        return wire.Undo(table=self.table, number=self.state.number, seat=self.seat)

    def redo(self) -> wire.Request:
        """Write the request that plays again what was taken back."""
        return wire.Redo(table=self.table, number=self.state.number, seat=self.seat)

    def how_to_undo(self) -> str:
        """Ask whether a move can be taken back freely; the state says so at once or leaves it open."""
        found = self.client.get(wire.Undoable(table=self.table, seat=self.seat), wire.Undoing)
        assert self.state.undo in {found.undo, "maybe"}
        return found.undo

    def agree(self, yes: bool) -> wire.Request:
        """Write the answer to who wants to take something back."""
        return wire.Agree(table=self.table, number=self.state.number, seat=self.seat, yes=yes)


def play_out(seats: list[At], rng: Random, most: int = 10_000) -> int:
    """Play at random for several seats until the game is over or so many moves were made; return how many."""
    for made in range(most):
        while not any([at.asked for at in catch_up(seats)]):
            if seats[0].state.view["over"]:
                return made
            seats[0].client.hear()
        at = rng.choice([at for at in seats if at.asked])
        at.play(sensible(at, rng))
    catch_up(seats)
    return most


def catch_up(seats: list[At]) -> list[At]:
    """Let everybody read all that has come."""
    for at in seats:
        at.client.sync()
    return seats


def settle(seats: list[At]) -> None:
    """Wait until nobody else is asked for a move: bots have answered, or the game is over."""
    ours = {at.seat for at in seats}
    for at in catch_up(seats):
        at.until(lambda state: ours.issuperset(state.view["deciders"]))


def sensible(at: At, rng: Random) -> str:
    """Choose at random, but rather act than pass."""
    options = at.options
    if len(options) > 1 and options[-1] in {"pass", "sacrifice", "done"} and rng.random() < 0.8:
        options = options[:-1]
    return rng.choice(options)


async def ask(socket: ClientConnection, request: wire.Request) -> wire.ServerMessage:
    """Ask something over a connection on which nothing else goes on, where many clients share a loop."""
    request.id = 1
    await socket.send(wire.encode(request))
    while True:
        reply: wire.ServerMessage = wire.SERVER_MESSAGES.decode(await socket.recv())
        if reply.id == 1:
            return reply
