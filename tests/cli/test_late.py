"""Who comes late: the whole log is shown, once and in order, whenever somebody comes and however it arrives."""

from __future__ import annotations

import asyncio
import gc
import io
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from rich.console import Console
from websockets.sync.client import ClientConnection
from websockets.sync.server import ServerConnection

import netloft
from netloft.core.position import Position
from netloft.server import wire
from netloft.terminal.network.connecting import Connection, Event, Link, stop
from netloft.terminal.network.joining import Guest
from netloft.terminal.prompt import Prompt
from tests.cli.conftest import Join
from tests.cli.network import WIDE, Links, Server, answering, call, last_round, lines_of
from tests.stuck import STUCK


class Players:
    """Everybody at a table of which one link opens all seats, choosing by chance."""

    def __init__(self, socket: ClientConnection, links: Links, state: wire.State) -> None:
        self.socket = socket
        self.links = links
        self.state = state
        self.rng = Random(7)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.state.view["over"])

    def move(self, text: str = "") -> None:
        """Play a move of whoever is asked, this one or any."""
        seat = self.state.view["deciders"][0]
        self.state = call(self.socket, wire.Look(0, self.links.table, seat), wire.State)
        text = text or self.rng.choice([option.text for option in self.state.options])
        call(self.socket, wire.Play(0, self.links.table, self.state.number, seat, text), wire.Done)
        self.state = call(self.socket, wire.Look(0, self.links.table, seat), wire.State)

    def finish(self) -> None:
        """Play to the end."""
        while not self.over:
            self.move()

    def log_grows_to(self, lines: int) -> None:
        """Play until the log has so many lines."""
        while len(self.state.log) < lines:
            self.move()


@contextmanager
def table(server: Server, start: Position) -> Iterator[tuple[Links, Players]]:
    """Set up a table of Kaivai for two, at which one client plays for both."""
    links = server.create("kaivai", "here", "here", start=start.dump())
    with links.at_seat(0) as (socket, state):
        yield links, Players(socket, links, state)


def test_who_comes_in_the_middle_sees_the_whole_log(server: Server, join: Join) -> None:
    """Also what happened long before, and then what happens; a player as well as a spectator."""
    with table(server, last_round(2, 4)) as (links, players):
        players.log_grows_to(20)
        watching = join(links.watch, COLUMNS=WIDE)
        watching.wait_for(links.log(0)[-1])
        players.finish()
    assert watching.end() == (0, "")
    log = links.position().log(None, "en")
    assert lines_of(watching.screen, log) == log


def test_who_comes_at_the_end_sees_the_whole_log(server: Server, join: Join) -> None:
    """Nothing is left to happen, and still everything is told before the result."""
    with table(server, last_round(2, 4)) as (links, players):
        players.finish()
    watching = join(links.watch, COLUMNS=WIDE)
    assert watching.end() == (0, "")
    log = links.position().log(None, "en")
    assert len(log) > 20
    assert lines_of(watching.screen.partition("The game is over.")[0], log) == log


def test_who_comes_while_moves_are_made_quickly_sees_the_whole_log(server: Server, join: Join) -> None:
    """Whichever moves fall between the first sight and the next state."""
    with table(server, last_round(2, 4)) as (links, players):
        watching = []
        while not players.over:
            watching.append(join(links.watch, COLUMNS=WIDE))
            for _ in range(4):
                if not players.over:
                    players.move()
    log = links.position().log(None, "en")
    assert len(watching) > 2
    for client in watching:
        assert client.end() == (0, "")
        assert lines_of(client.screen, log) == log


def test_a_player_who_comes_back_sees_the_whole_log(server: Server, join: Join) -> None:
    """The log stands above the question, from its first line on."""
    links = server.create("kaivai", "invited", "bot easy", seed=3)
    first = join(links.seats[0], typed=["5", "a1", "a5"], COLUMNS=WIDE)
    assert first.end() == (0, "")
    again = join(links.seats[0], COLUMNS=WIDE)
    again.wait_for("Red> ")
    log = links.log(0)
    assert len(log) > 12
    assert lines_of(again.screen, log) == log


def test_who_looks_on_as_another_while_the_connection_comes_back_is_shown_that() -> None:
    """A request that is made between coming to the table and being let in is not lost."""
    coming = threading.Event()

    def answer(client: ServerConnection) -> None:
        for message in client:
            asked = wire.CLIENT_MESSAGES.decode(message)
            if isinstance(asked, wire.Hello):
                client.send(wire.encode(wire.Welcome()))
            elif isinstance(asked, wire.Attach):
                coming.set()
            elif isinstance(asked, wire.Look):  # only now is it let in
                client.send(wire.encode(wire.Attached()))
                client.send(wire.encode(wire.State(seat=asked.seat)))

    async def come_and_look(port: int) -> list[Event]:
        connection = Connection(Link(f"http://127.0.0.1:{port}/t/abc#def", "en"), "en")
        keeping = asyncio.create_task(connection.run())
        await asyncio.to_thread(coming.wait, STUCK)
        await connection.send(wire.Look(0, "abc", 1), again=False)
        events = [await connection.next(), await connection.next()]
        await stop(keeping)
        return events

    with answering(answer) as port:
        attached, state = asyncio.run(come_and_look(port))
    gc.collect()  # a socket that was left open is found here, not in a later test
    assert isinstance(attached, wire.Attached)
    assert isinstance(state, wire.State)
    assert state.seat == 1


# The log as it arrives, state by state.


class Watching:
    """A spectator of Kaivai who is handed states."""

    def __init__(self, runner: asyncio.Runner) -> None:
        g = netloft.game("kaivai").new(2)
        netloft.Luck(1).settle(g)
        self.view = g.view(None)
        self.paper = io.StringIO()
        console = Console(file=self.paper, width=300)
        attached = wire.Attached(
            game="kaivai", seats=[wire.SeatInfo("invited", "Anna"), wire.SeatInfo("invited", "Ben")]
        )
        self.guest = Guest(
            Connection(Link("http://127.0.0.1/t/abc#def", "en"), "en"),
            attached,
            self.state(0, 0, 0, (0, "the game begins")),
            g.game,
            console,
            "en",
            Prompt(runner),
        )

    def state(self, number: int, move: int, log_from: int, *log: tuple[int, str]) -> wire.State:
        """Make a state in which nothing but the log matters."""
        return wire.State(
            number=number,
            move=move,
            view=self.view,
            log_from=log_from,
            log=[wire.LogLine(at, text, -1, None, "") for at, text in log],
        )

    def hear(self, number: int, move: int, log_from: int, *log: tuple[int, str]) -> None:
        """Take a state in."""
        self.guest.accept(self.state(number, move, log_from, *log))

    def look(self) -> list[str]:
        """Look at the news, and return all lines that were ever shown."""
        self.guest.news(None)
        return [line.strip() for line in self.paper.getvalue().splitlines() if line and "─" not in line]


@pytest.fixture
def watching() -> Iterator[Watching]:
    """Let a spectator look on."""
    with asyncio.Runner() as runner:
        yield Watching(runner)


def test_lines_of_several_states_are_shown_once(watching: Watching) -> None:
    """Whether somebody looks after each state or only after several, and if a state repeats lines."""
    assert watching.look() == ["the game begins"]
    watching.hear(1, 1, 1, (1, "a"), (1, "b"))
    watching.hear(2, 2, 2)
    watching.hear(4, 4, 3, (3, "a"), (4, "c"))
    assert watching.look() == ["the game begins", "a", "b", "a", "c"]
    watching.hear(4, 4, 0, (0, "the game begins"), (1, "a"), (1, "b"), (3, "a"), (4, "c"))  # the connection was lost
    watching.hear(5, 5, 4, (4, "c"), (5, "d"))
    assert watching.look() == ["the game begins", "a", "b", "a", "c", "d"]


@pytest.mark.parametrize("looks", [True, False])
def test_a_move_that_is_made_again_is_told_again(watching: Watching, looks: bool) -> None:
    """What was taken back and then done again is shown again, also if nobody looked between."""
    watching.hear(1, 1, 1, (1, "a"))
    watching.hear(2, 2, 2, (2, "b"))
    assert watching.look() == ["the game begins", "a", "b"]
    watching.hear(3, 1, 0, (0, "the game begins"), (1, "a"))
    if looks:
        watching.look()
    watching.hear(4, 2, 2, (2, "b"))
    assert watching.look() == ["the game begins", "a", "b", "Taken back:", "b", "b"]


def test_what_nobody_has_seen_is_not_taken_back(watching: Watching) -> None:
    """A line that was gone before anybody looked is shown neither as news nor as taken back."""
    watching.look()
    watching.hear(1, 1, 1, (1, "a"))
    watching.hear(2, 0, 0, (0, "the game begins"))
    watching.hear(3, 1, 1, (1, "b"))
    assert watching.look() == ["the game begins", "Taken back:", "b"]
