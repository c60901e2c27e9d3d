"""Runs the server on a listening socket until it is stopped."""

from __future__ import annotations

import contextlib
import logging
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from netloft.server import datafile
from netloft.server.app import app
from netloft.server.gate import Hosts
from netloft.server.lobby import Lobby
from netloft.server.store import Store
from netloft.server.wire import LARGEST
from netloft.server.workers.pool import Workers


class Line(logging.Formatter):
    """Formats a log record as one line for the operator."""

    def format(self, record: logging.LogRecord) -> str:
        error = record.exc_info[1] if record.exc_info else None
        return f"netloft: {record.getMessage().strip()}" + (f" ({error!r})" if error else "")


LOGS: Final = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"()": Line}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
    "loggers": {
        name: {"handlers": ["stderr"], "level": "WARNING", "propagate": False}
        for name in ("netloft", "uvicorn", "asyncio")
    },
}


class Server(uvicorn.Server):
    """Serves a lobby, and calls `ready` once it is listening."""

    def __init__(self, lobby: Lobby, ready: Callable[[], None], hosts: Hosts | None = None) -> None:
        super().__init__(configure(lobby, hosts or Hosts()))
        self.lobby = lobby
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.lobby.readers.stop()  # connections close only after their last request is answered
        await super().shutdown(sockets)


def configure(lobby: Lobby, hosts: Hosts) -> uvicorn.Config:
    """Return the configuration of the server."""
    return uvicorn.Config(
        app(lobby, hosts),
        log_config=LOGS,
        ws="websockets-sansio",
        ws_max_size=8 * LARGEST,  # larger than LARGEST is refused, larger than this is not even read
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def run(sock: socket.socket, path: Path, workers: int | None, hosts: Hosts, ready: Callable[[], None]) -> bool:
    """Serve the tables of a file until Ctrl-C; return whether the server started."""
    with datafile.lock(path):
        store = Store(path)
        store.open()
        server = Server(Lobby(store, Workers(workers)), ready, hosts)
        with contextlib.suppress(KeyboardInterrupt):
            server.run([sock])
    return server.started
