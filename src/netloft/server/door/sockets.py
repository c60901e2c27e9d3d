"""Sockets that nobody can hold: incomplete requests end, and what comes at once is read slice by slice."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SLICE: Final = 4096  # bytes that are read before others have their turn; they hold some thousand frames at most
SHARE: Final = 3  # times as long as a slice has taken, others have their turn
MOST_LATE: Final = 4_000_000  # bytes that wait to be read before the connection ends
PATIENCE: Final = 10.0


class Patient(H11Protocol):
    """An HTTP connection that has to send a complete request in time."""

    patience = PATIENCE
    watching: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.watch(None)

    def watch(self, before: object) -> None:
        """Look after a while whether a request has come since the one before."""
        self.watching = self.loop.call_later(self.patience, self.look, before)

    def look(self, before: object) -> None:
        """End the connection if no request is answered and none has come meanwhile."""
        if self.cycle is before and (before is None or self.cycle.response_complete):
            self.transport.abort()
        else:
            self.watch(self.cycle)

    def stop(self) -> None:
        """Look no longer."""
        if self.watching is not None:
            self.watching.cancel()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.stop()  # from here on the websocket has a patience of its own
        super().handle_websocket_upgrade(event)


def patient(seconds: float) -> type[Patient]:
    """Return the protocol of HTTP connections that have so much time for a request."""
    return type("Patient", (Patient,), {"patience": seconds})


class Sliced(WebSocketsSansIOProtocol):
    """A websocket that reads a little at a time: a packet may hold tens of thousands of frames."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.late = bytearray()
        self.slicing = False

    def data_received(self, data: bytes) -> None:
        if not self.late and len(data) <= SLICE:
            super().data_received(data)
            return
        self.late += data
        self.transport.pause_reading()
        if len(self.late) > MOST_LATE:
            self.late.clear()
            self.transport.abort()
        elif not self.slicing:
            self.go_on()

    def go_on(self) -> None:
        """Read the next slice, unless the application has not taken yet what was read before."""
        self.slicing = False
        if self.transport.is_closing():
            self.late.clear()
        if not self.late or not self.queue.empty():
            return
        part = bytes(self.late[:SLICE])
        del self.late[:SLICE]
        began = time.perf_counter()
        super().data_received(part)
        if self.late:
            self.slicing = True
            self.loop.call_later(SHARE * (time.perf_counter() - began), self.go_on)
        elif not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        if self.late and not self.slicing:
            self.transport.pause_reading()
            self.go_on()
        return message
