"""A server as its host starts it, tables on it, and clients at them: all are real processes."""

from __future__ import annotations

import contextlib
import secrets
import signal
import subprocess
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.sync.server import ServerConnection, serve

import netloft
from netloft.core.position import Position
from netloft.server import wire
from tests.cli.client import command, environment
from tests.stuck import STUCK

WIDE = "300"  # columns, so that no line of a log is broken in two
Kind = TypeVar("Kind", bound=wire.Answer)


class Links:
    """The links to a table: for who set it up, for each seat to which somebody was invited, and for spectators."""

    def __init__(self, server: Server, table: str, secret: str, attached: wire.Attached) -> None:
        self.server = server
        self.table = table
        self.secret = secret
        self.owner = server.link(table, secret)
        self.invitations = [server.link(table, sitting.secret) if sitting.secret else "" for sitting in attached.seats]
        """Those that can be taken."""
        self.seats = [""] * len(attached.seats)
        self.watch = server.link(table, attached.watch)

    def take(self, socket: ClientConnection, seat: int) -> None:
        """Take the invitation to a seat."""
        key = secrets.token_urlsafe(24)
        call(socket, wire.Take(0, self.table, self.invitations[seat].partition("#")[2], key), wire.Taken)
        self.seats[seat] = self.server.link(self.table, key)

    def position(self) -> Position:
        """Return the position as everybody may know it; only of a finished game, or one without secrets."""
        record = netloft.read_record(self.record())
        return netloft.game(record.game).replay(record)

    def play(self, seat: int, option: str) -> None:
        """Play a move as another client of that seat would."""
        with self.at_seat(seat) as (socket, state):
            call(socket, wire.Play(0, self.table, state.number, seat, option), wire.Done)

    def undo(self, seat: int) -> None:
        """Take a move back, or ask for it, as another client of that seat would."""
        with self.at_seat(seat) as (socket, state):
            call(socket, wire.Undo(0, self.table, state.number, seat), wire.Done)

    def log(self, seat: int) -> list[str]:
        """Return the log as a seat may know it."""
        with self.at_seat(seat) as (_, state):
            return [line.text for line in state.log]

    @contextlib.contextmanager
    def at_seat(self, seat: int | None, link: str = "") -> Iterator[tuple[ClientConnection, wire.State]]:
        """Come to the table as a seat, by its own link or that of who set the table up; or as a spectator."""
        link = link or (self.watch if seat is None else self.seats[seat] or self.owner)
        with self.server.talk() as socket:
            call(socket, wire.Attach(0, self.table, [link.partition("#")[2]], seat), wire.Attached)
            state = wire.SERVER_MESSAGES.decode(socket.recv(STUCK))
            assert isinstance(state, wire.State)
            yield socket, state

    def wait_until_over(self) -> None:
        """Watch as who set the table up, without whom bots alone would pause, until the game is over."""
        with self.at_seat(None, self.owner) as (socket, state):
            reply: wire.ServerMessage = state
            while not (isinstance(reply, wire.State) and reply.view["over"]):
                reply = wire.SERVER_MESSAGES.decode(socket.recv(STUCK))

    def record(self) -> str:
        """Return the record as who set the table up may know it."""
        with self.server.attached(self) as socket:
            return call(socket, wire.Export(0, self.table), wire.Exported).record

    def moves(self) -> list[str]:
        """List the moves of the record."""
        return self.record().partition("\n\n")[2].splitlines()


class Server:
    """`netloft serve` in a process of its own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def data(self) -> Path:
        """The file that keeps its tables."""
        return self.home / "kept.db"

    def start(self) -> None:
        """Start it, where it was before if it was, and wait until it answers."""
        words = ["serve", "--no-browser", "--workers", 1, "--port", self.port, "--data", self.data]
        self.process = subprocess.Popen(
            command(*words),
            env=environment(self.home),
            cwd=self.home,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rpartition(":")[2].strip("/\n"))
        until = time.monotonic() + STUCK
        while not self.answers():
            assert time.monotonic() < until
            assert self.process.poll() is None
            time.sleep(0.05)

    def answers(self) -> bool:
        """Say whether it is ready."""
        with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health"):
            return True
        return False

    def kill(self) -> None:
        """Kill it, as a failing machine would; its workers end with it."""
        assert self.process is not None
        self.process.kill()
        self.close()

    @contextlib.contextmanager
    def silent(self) -> Iterator[None]:
        """Let it answer nothing for a while, as a machine that is out of reach."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)
        yield
        self.process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        """Stop it as Ctrl-C does."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        self.close()

    def close(self) -> None:
        """Wait for its end."""
        assert self.process is not None
        self.process.wait(STUCK)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def link(self, table: str, secret: str) -> str:
        """Write a link as the page does."""
        return f"http://127.0.0.1:{self.port}/t/{table}#{secret}"

    @contextlib.contextmanager
    def talk(self) -> Iterator[ClientConnection]:
        """Open a line to the server, as another client would."""
        with connect(f"ws://127.0.0.1:{self.port}/ws", proxy=None) as socket:
            call(socket, wire.Hello(0, wire.PROTOCOL, "en"), wire.Welcome)
            yield socket

    @contextlib.contextmanager
    def attached(self, links: Links) -> Iterator[ClientConnection]:
        """Open a line and come to a table as who set it up."""
        with self.talk() as socket:
            call(socket, wire.Attach(0, links.table, [links.secret]), wire.Attached)
            yield socket

    def create(self, game: str, *people: str, taken: bool = True, **more: Any) -> Links:
        """Set up a table; each person is `here`, `invited Anna` or `bot easy`."""
        seats: list[wire.SeatSetup] = []
        for wanted in people:
            kind, _, rest = wanted.partition(" ")
            seats.append(wire.SeatSetup(kind, level=rest) if kind == "bot" else wire.SeatSetup(kind, rest))
        with self.talk() as socket:
            made = call(socket, wire.Create(game=game, seats=seats, **more), wire.Created)
            attached = call(socket, wire.Attach(0, made.table, [made.secret]), wire.Attached)
            links = Links(self, made.table, made.secret, attached)
            for seat, invitation in enumerate(links.invitations):
                if taken and invitation:
                    links.take(socket, seat)
            return links


def call(socket: ClientConnection, request: wire.Request, kind: type[Kind]) -> Kind:
    """Ask a server something, and return its answer."""
    request.id = 1
    socket.send(wire.encode(request))
    while True:
        reply = wire.SERVER_MESSAGES.decode(socket.recv(STUCK))
        if reply.id == request.id:
            assert isinstance(reply, kind), reply
            return reply


class Piped:
    """`netloft join` with a pipe for a keyboard; its screen is a file, so that nobody has to look all the time."""

    def __init__(self, home: Path, link: str, *words: object, typed: list[str] | None = None, **more: str) -> None:
        self.paper = home / f"screen-{secrets.token_hex(4)}"
        self.at = 0
        """How much of the screen was waited for."""
        with self.paper.open("wb") as screen:
            self.process = subprocess.Popen(
                command("join", link, *words),
                env=environment(home, **more),
                cwd=home,
                stdin=subprocess.PIPE,
                stdout=screen,
                stderr=subprocess.PIPE,
            )
        self.type(*typed or [])

    @property
    def screen(self) -> str:
        """What was shown so far."""
        return self.paper.read_text(encoding="utf-8", errors="replace")

    def type(self, *lines: str) -> None:
        """Type lines; a game that is over reads no more of them."""
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write("".join([f"{line}\n" for line in lines]).encode())
            self.process.stdin.flush()

    def wait_for(self, words: str) -> str:
        """Wait until these words have come; return what was seen since the last time."""
        until = time.monotonic() + STUCK
        while words not in self.screen[self.at :]:
            assert time.monotonic() < until, f"{words!r} did not come: {self.screen[-500:]}"
            assert self.process.poll() is None, f"{words!r} never came: {self.screen[-500:]}"
            time.sleep(0.05)
        since, self.at = self.at, self.screen.index(words, self.at) + len(words)
        return self.screen[since : self.at]

    def end(self) -> tuple[int, str]:
        """Type nothing more, and return the exit code and what it complained about."""
        complaint = self.process.communicate(timeout=STUCK)[1]
        return self.process.returncode, complaint.decode()

    def close(self) -> None:
        """End it, if it has not ended by itself."""
        self.process.kill()
        for pipe in (self.process.stdin, self.process.stderr):
            with contextlib.suppress(BrokenPipeError):
                if pipe is not None:
                    pipe.close()
        self.process.wait(STUCK)


class Between:
    """Stands between a client and a server, and breaks the line when the first move is sent, or when it is answered."""

    def __init__(self, server: Server, *, passes_on: bool) -> None:
        self.server = server
        self.passes_on = passes_on
        self.breaks = True

    @contextlib.contextmanager
    def listening(self) -> Iterator[int]:
        """Listen at a port."""
        with answering(self.stand) as port:
            yield port

    def stand(self, client: ServerConnection) -> None:
        """Pass on what a client says, up to the first move of all."""
        held, written = threading.Event(), threading.Event()
        with connect(f"ws://127.0.0.1:{self.server.port}/ws", proxy=None) as upstream:
            back = threading.Thread(target=pass_back, args=(client, upstream, held, written))
            back.start()
            for message in client:
                if self.breaks and isinstance(wire.CLIENT_MESSAGES.decode(message), wire.Play):
                    self.breaks = False
                    held.set()
                    if self.passes_on:
                        upstream.send(message)
                        written.wait(STUCK)
                    break
                upstream.send(message)
        back.join()


def pass_back(
    client: ServerConnection, upstream: ClientConnection, held: threading.Event, written: threading.Event
) -> None:
    """Pass on what a server says until that is held back, and then only wait for it to confirm something."""
    with contextlib.suppress(ConnectionClosed):
        for message in upstream:
            if not held.is_set():
                client.send(message)
            elif isinstance(wire.SERVER_MESSAGES.decode(message), wire.Done):
                written.set()


@contextlib.contextmanager
def answering(answer: Callable[[ServerConnection], None]) -> Iterator[int]:
    """Answer clients at a free port, as a server of websockets that is not Netloft's."""
    with serve(answer, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.socket.getsockname()[1]
        server.shutdown()
        thread.join()


def last_round(seats: int, seed: int) -> Position:
    """Return a position of Kaivai at the beginning of its last round, at which little was built."""
    luck = netloft.Luck(seed)
    g = netloft.game("kaivai").new(seats)
    luck.settle(g)
    while g.view(None)["round"] < 8:
        seat = g.deciders[0]
        texts = [option.text for option in g.options(seat)]
        g.play(seat, "sacrifice" if "sacrifice" in texts else luck.rng.choice(texts))
        luck.settle(g)
    return g


def lines_of(screen: str, log: list[str]) -> list[str]:
    """Return the lines on a screen that stand in a log, as often as they stand on the screen."""
    known = set(log)
    return [line.strip() for line in screen.splitlines() if line.startswith("  ") and line.strip() in known]
