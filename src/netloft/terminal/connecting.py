"""The line to a server: when it is lost it is opened again, and what was asked and not answered is asked again."""

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
from netloft.terminal import files
from netloft.terminal import serving_words as words

PAUSES: Final = (0.3, 1.0, 2.0, 4.0, 8.0, 15.0)  # seconds before the next attempt, the last one again and again
TIMEOUT: Final = 10.0  # seconds for a server to answer
LARGEST: Final = 1 << 24  # bytes of a message


class Link:
    """What a link says: where the server is, which table is meant, and the secret that opens it."""

    def __init__(self, text: str, lang: str) -> None:
        try:
            parts = urlsplit(text.strip())
            port = parts.port
        except ValueError:
            parts, port = urlsplit(""), None
        before, _, self.table = parts.path.rpartition("/")
        known = parts.scheme in {"http", "https"} and parts.hostname and before == "/t"
        if not (known and self.table and parts.fragment):
            raise NetloftError(words.NO_LINK.say(lang, repr(text[:200])))
        self.text = text.strip()
        self.secret = parts.fragment
        self.host = parts.hostname or ""
        self.server = f"{parts.scheme}://{parts.netloc}/"
        host = f"[{self.host}]" if ":" in self.host else self.host
        self.socket = f"{'wss' if parts.scheme == 'https' else 'ws'}://{host}{f':{port}' if port else ''}/ws"

    @property
    def is_here(self) -> bool:
        """Whether the server is on this computer, so that no proxy knows it."""
        try:
            return self.host == "localhost" or ip_address(self.host).is_loopback
        except ValueError:
            return False


class Lost:
    """The line is lost, and will be opened again."""


class Ended:
    """The line cannot be opened, or not any more; `text` says why."""

    def __init__(self, text: str) -> None:
        self.text = text


Event = wire.ServerMessage | Lost | Ended


class NoTableError(Exception):
    """The server does not let us come to the table; its words say why."""


class Connection:
    """A line to one table, kept open by a task; what comes over it waits in `events`."""

    def __init__(self, link: Link, lang: str) -> None:
        self.link = link
        self.lang = lang
        self.events: deque[Event] = deque()
        self.arrived = asyncio.Event()
        """Set as long as there are events."""
        self.seat: int | None = None
        """As whom we look on; None leaves it to the server, or is a spectator."""
        self.socket: ClientConnection | None = None
        self.unanswered: dict[int, wire.Request] = {}
        self.last_id = 0

    async def send(self, request: wire.Request, *, again: bool = True) -> int:
        """Send a request, now or as soon as the line is open again; return the number that its answer will have."""
        self.last_id += 1
        request.id = self.last_id
        if again:
            self.unanswered[request.id] = request
        if self.socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self.socket.send(wire.encode(request))
        return request.id

    def put(self, event: Event) -> None:
        """Add an event."""
        self.events.append(event)
        self.arrived.set()

    def take(self) -> Event:
        """Return the oldest event."""
        event = self.events.popleft()
        if not self.events:
            self.arrived.clear()
        return event

    async def next(self) -> Event:
        """Wait for an event, and return it."""
        await self.arrived.wait()
        return self.take()

    # The task.

    async def run(self) -> None:
        """Keep the line open, and say why if that cannot be."""
        try:
            await self.keep_open()
        except NoTableError as error:
            self.put(Ended(str(error)))
        except Exception as error:  # noqa: BLE001 - nobody else would notice that nothing comes any more
            self.put(Ended(self.describe(error)))

    async def keep_open(self) -> None:
        """Open the line, and again whenever it is lost, after pauses that grow."""
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
        """Open a line."""
        return connect(
            self.link.socket,
            proxy=None if self.link.is_here else True,
            open_timeout=TIMEOUT,
            close_timeout=1,
            max_size=LARGEST,
        )

    async def attach(self, socket: ClientConnection) -> None:
        """Come to the table, and ask again what was not answered: the server knows what it has carried out."""
        await socket.send(wire.encode(wire.Hello(0, wire.PROTOCOL, self.lang)))
        welcome = wire.SERVER_MESSAGES.decode(await socket.recv())
        if not isinstance(welcome, wire.Welcome) or welcome.protocol != wire.PROTOCOL:
            raise NoTableError(words.OTHER_PROTOCOL.say(self.lang, self.link.server))
        again = list(self.unanswered.values())
        self.socket = socket  # whatever is sent from now on comes after this
        await socket.send(wire.encode(wire.Attach(0, self.link.table, [self.link.secret], self.seat)))
        for request in again:
            await socket.send(wire.encode(request))
        attached = wire.SERVER_MESSAGES.decode(await socket.recv())
        if isinstance(attached, wire.Refused):
            raise NoTableError(attached.text)
        self.put(attached)

    async def listen(self, socket: ClientConnection) -> None:
        """Pass on what comes, until the line is lost."""
        async for message in socket:
            reply = wire.SERVER_MESSAGES.decode(message)
            self.unanswered.pop(reply.id, None)
            self.put(reply)

    def describe(self, error: Exception) -> str:
        """Say why there was no line in the first place."""
        if isinstance(error, msgspec.MsgspecError):
            return words.OTHER_PROTOCOL.say(self.lang, self.link.server)
        if isinstance(error, WebSocketException):
            return words.NO_NETLOFT.say(self.lang, self.link.server)
        why: Text | str = words.TOO_SLOW if isinstance(error, TimeoutError) else reason(error)
        return words.UNREACHABLE.say(self.lang, self.link.server, why)


def reason(error: Exception) -> str:
    """Say why nobody could be reached in the system's words, which asyncio hides among addresses."""
    numbers = re.findall(r"\[Errno (\d+)\]", str(error)) if isinstance(error, OSError) else []
    return os.strerror(int(numbers[-1])) if numbers else files.reason(error)
