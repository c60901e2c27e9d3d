"""The connection to a server: reconnects when it is lost and resends unanswered requests."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
from collections import deque
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from netloft.core.text import NetloftError, Text
from netloft.server import wire
from netloft.server.wire.changes import Follower
from netloft.terminal import files
from netloft.terminal.network import seats
from netloft.terminal.network import serving_words as words

PAUSES: Final = (0.3, 1.0, 2.0, 4.0, 8.0, 15.0)  # seconds before each retry; the last value repeats
TIMEOUT: Final = 10.0  # seconds to wait for the server
LARGEST: Final = 1 << 24  # bytes of a message
INVITATION: Final = "invitation"  # the code with which an invitation is refused as a secret


class Link:
    """A parsed link: server, table and secret."""

    def __init__(self, text: str, lang: str) -> None:
        try:
            parts = urlsplit(text.strip())
            port = parts.port
        except ValueError:
            parts, port = urlsplit(""), None
        before, _, self.table = parts.path.rpartition("/")
        path, _, page = before.rpartition("/")
        known = parts.scheme in {"http", "https"} and parts.hostname and page == "t"
        if not (known and self.table and parts.fragment):
            raise NetloftError(words.NO_LINK.say(lang, repr(text[:200])))
        self.text = text.strip()
        self.secret = parts.fragment
        self.host = parts.hostname or ""
        self.server = f"{parts.scheme}://{parts.netloc}{path}/"
        host = f"[{self.host}]" if ":" in self.host else self.host
        self.socket = f"{'wss' if parts.scheme == 'https' else 'ws'}://{host}{f':{port}' if port else ''}{path}/ws"

    def with_secret(self, secret: str) -> str:
        """Return the link to the same table with another secret."""
        return f"{self.server}t/{self.table}#{secret}"

    @property
    def is_here(self) -> bool:
        """Whether the server is on this computer, where a proxy must not be used."""
        try:
            return self.host == "localhost" or ip_address(self.host).is_loopback
        except ValueError:
            return False


class Lost:
    """The connection was lost and will be reopened."""


class Ended:
    """The connection failed for good; `text` says why."""

    def __init__(self, text: str) -> None:
        self.text = text


Event = wire.ServerMessage | Lost | Ended


class NoTableError(Exception):
    """The server refused the table; the message says why."""


class Connection:
    """A connection to one table, kept open by a task; incoming events wait in `events`."""

    def __init__(self, link: Link, lang: str) -> None:
        self.link = link
        self.key = seats.key_of(link.text)
        """The secret of a seat that was taken with the link; empty if the link opens the table itself."""
        self.lang = lang
        self.events: deque[Event] = deque()
        self.arrived = asyncio.Event()
        """Set while there are events."""
        self.seat: int | None = None
        """The seat to view the game as; None for a spectator or the server's default."""
        self.socket: ClientConnection | None = None
        self.unanswered: dict[int, wire.Request] = {}
        self.last_id = 0

    @property
    def own_link(self) -> str:
        """The link by which the people here come back, on any computer."""
        return self.link.with_secret(self.key) if self.key else self.link.text

    async def send(self, request: wire.Request, *, again: bool = True) -> int:
        """Send a request, now or after reconnecting; return its id."""
        self.last_id += 1
        request.id = self.last_id
        if again:
            self.unanswered[request.id] = request
        if self.socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self.socket.send(wire.encode(request))
        return request.id

    def put(self, event: Event) -> None:
        """Queue an event."""
        self.events.append(event)
        self.arrived.set()

    def take(self) -> Event:
        """Remove and return the oldest event."""
        event = self.events.popleft()
        if not self.events:
            self.arrived.clear()
        return event

    async def next(self) -> Event:
        """Wait for the next event."""
        await self.arrived.wait()
        return self.take()

    # The task.

    async def run(self) -> None:
        """Keep the connection open; queue an event if that fails."""
        try:
            await self.keep_open()
        except NoTableError as error:
            self.put(Ended(str(error)))
        except Exception as error:  # noqa: BLE001 - nobody else would notice that the task has ended
            self.put(Ended(self.describe(error)))

    async def keep_open(self) -> None:
        """Connect, and reconnect with growing delays whenever the connection is lost."""
        known, tries = False, 0
        while True:
            try:
                async with self.connect() as socket:
                    async with asyncio.timeout(TIMEOUT):
                        await self.attach(socket)
                    known, tries = True, 0
                    await self.listen(socket)
            except (OSError, WebSocketException):
                if not known:
                    raise
            finally:
                self.socket = None
            if not tries:
                self.put(Lost())
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1

    def connect(self) -> connect:
        """Open a websocket."""
        return connect(
            self.link.socket,
            proxy=None if self.link.is_here else True,
            open_timeout=TIMEOUT,
            close_timeout=1,
            max_size=LARGEST,
        )

    async def attach(self, socket: ClientConnection) -> None:
        """Attach to the table and resend unanswered requests; the server ignores duplicates."""
        await socket.send(wire.encode(wire.Hello(0, wire.PROTOCOL, self.lang, changes=True)))
        welcome = wire.SERVER_MESSAGES.decode(await socket.recv())
        if not isinstance(welcome, wire.Welcome) or welcome.protocol != wire.PROTOCOL:
            raise NoTableError(words.OTHER_PROTOCOL.say(self.lang, self.link.server))
        again = list(self.unanswered.values())
        self.socket = socket  # new requests are sent after those below
        await socket.send(wire.encode(self.coming()))
        for request in again:
            await socket.send(wire.encode(request))
        attached = wire.SERVER_MESSAGES.decode(await socket.recv())
        if isinstance(attached, wire.Refused) and attached.code == INVITATION:
            await self.take_seat(socket)
            await socket.send(wire.encode(self.coming()))
            attached = wire.SERVER_MESSAGES.decode(await socket.recv())
        if isinstance(attached, wire.Refused):
            raise NoTableError(attached.text)
        self.put(attached)

    def coming(self) -> wire.Attach:
        """Return the request that attaches to the table, with all secrets that there are."""
        secrets = [secret for secret in (self.key, self.link.secret) if secret]
        return wire.Attach(0, self.link.table, secrets, self.seat)

    async def take_seat(self, socket: ClientConnection) -> None:
        """Take the seat of an invitation; its secret is kept first, in case the answer is lost."""
        self.key = seats.new_key()
        seats.keep(self.link.text, self.key)
        await socket.send(wire.encode(wire.Take(0, self.link.table, self.link.secret, self.key)))
        answer = wire.SERVER_MESSAGES.decode(await socket.recv())
        if isinstance(answer, wire.Refused):
            raise NoTableError(answer.text)

    async def listen(self, socket: ClientConnection) -> None:
        """Queue incoming messages until the connection is lost."""
        follower = Follower()
        async for message in socket:
            reply = follower.take(wire.SERVER_MESSAGES.decode(message))
            self.unanswered.pop(reply.id, None)
            self.put(reply)

    def describe(self, error: Exception) -> str:
        """Return why the first connection failed."""
        if isinstance(error, msgspec.MsgspecError):
            return words.OTHER_PROTOCOL.say(self.lang, self.link.server)
        if isinstance(error, WebSocketException):
            return words.NO_NETLOFT.say(self.lang, self.link.server)
        why: Text | str = words.TOO_SLOW if isinstance(error, TimeoutError) else reason(error)
        return words.UNREACHABLE.say(self.lang, self.link.server, why)


async def stop(task: asyncio.Task[None]) -> None:
    """Cancel a task once and wait for its end: a second cancellation would leave the socket open."""
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


def reason(error: Exception) -> str:
    """Return the system's reason for a connection error, which asyncio hides among addresses."""
    numbers = re.findall(r"\[Errno (\d+)\]", str(error)) if isinstance(error, OSError) else []
    return os.strerror(int(numbers[-1])) if numbers else files.reason(error)
