"""Passes the requests of a client on to the process that holds a table, and its answers back, as they are."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from netloft.server import wire
from netloft.server.cluster.holding import Peer
from netloft.server.store import LostError

if TYPE_CHECKING:
    from netloft.server.app import Client

PASSED_ON: Final = "netloft-passed-on"  # the header by which a process knows that it must not pass on once more
WELCOME: Final = '{"is":"welcome"'


class Relay:
    """The connection of one client to one other process."""

    def __init__(self, client: Client, peer: Peer, socket: ClientConnection) -> None:
        self.client = client
        self.peer = peer
        self.socket = socket
        self.reader = asyncio.create_task(self.read())

    @classmethod
    async def open(cls, client: Client, peer: Peer, patience: float) -> Relay:
        """Connect to a process in the name of a client; raise LostError if it does not answer in time."""
        headers = {PASSED_ON: "1", "X-Forwarded-For": client.host}
        try:
            socket = await connect(
                f"ws{peer.address.removeprefix('http')}ws",
                additional_headers=headers,
                open_timeout=patience,
                close_timeout=0.1,
                compression=None,
                max_size=None,
                ping_interval=None,  # the session with the database tells which process is alive
                proxy=None,
            )
        except (OSError, WebSocketException, TimeoutError):
            raise LostError from None
        relay = cls(client, peer, socket)
        await relay.send(wire.Hello(protocol=wire.PROTOCOL, lang=client.lang, changes=client.changes))
        return relay

    async def send(self, request: wire.ClientMessage) -> None:
        """Pass a request on; raise LostError if the process is gone."""
        try:
            await self.socket.send(wire.encode(request))
        except (OSError, WebSocketException):
            raise LostError from None

    async def read(self) -> None:
        """Pass answers back; when the process is gone, the client has to come again."""
        try:
            async for message in self.socket:
                if isinstance(message, str) and not message.startswith(WELCOME):
                    self.client.tell(message)
        finally:
            self.client.drop()

    async def close(self) -> None:
        """End the connection."""
        self.reader.cancel()
        await asyncio.gather(self.reader, return_exceptions=True)
        await self.socket.close()
