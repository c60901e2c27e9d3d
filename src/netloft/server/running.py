"""Runs the server on a listening socket until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import multiprocessing
import signal
import socket
from collections.abc import Callable
from typing import Final

import uvicorn

import netloft
from netloft import registry
from netloft.core.text import ENGLISH, NetloftError
from netloft.server.app import app
from netloft.server.database.postgres import Postgres
from netloft.server.door.sockets import Sliced, patient
from netloft.server.facts import facts
from netloft.server.lobby import Lobby
from netloft.server.operation import logs
from netloft.server.operation.metrics import published
from netloft.server.operation.settings import Settings
from netloft.server.store import Store
from netloft.server.wire import LARGEST
from netloft.server.workers.pool import Workers

COLLECTIONS: Final = (2000, 10, 1000)
"""How often the garbage collector looks at new, at younger and at all objects; the last would hold up all clients."""


def prepare() -> None:
    """Load what tables of any game need, so that nobody waits for it, and spare the garbage collector all of that."""
    for name in registry.playable():
        with contextlib.suppress(NetloftError):
            facts(netloft.game(name).new(), ENGLISH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


class Server(uvicorn.Server):
    """Serves a lobby, and calls `ready` once it is listening."""

    def __init__(self, lobby: Lobby, ready: Callable[[], None], settings: Settings) -> None:
        super().__init__(configure(lobby, settings))
        self.lobby = lobby
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        parent = multiprocessing.parent_process()
        if parent is not None:
            asyncio.get_running_loop().add_reader(parent.sentinel, self.handle_exit, signal.SIGTERM, None)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.lobby.house is not None:
            await self.lobby.house.stop()  # clients that are sent away find their tables elsewhere
        await self.lobby.readers.stop()  # connections close only after their last request is answered
        await super().shutdown(sockets)


def configure(lobby: Lobby, settings: Settings) -> uvicorn.Config:
    """Return the configuration of the server."""
    return uvicorn.Config(
        app(lobby, settings.hosts, settings.path),
        log_config=logs.config(settings.log),
        http=patient(lobby.meter.limits.handshake),
        ws=Sliced,
        ws_max_size=8 * LARGEST,  # larger than LARGEST is refused, larger than this is not even read
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=3,
    )


def run(settings: Settings, sock: socket.socket, slot: int, ready: Callable[[], None]) -> bool:
    """Serve until Ctrl-C, as one of several processes if there are more slots; return whether the server started."""
    database = settings.database
    with contextlib.ExitStack() as until_the_end:
        until_the_end.enter_context(database.lock())
        store = Store(database)
        store.open()
        lobby = Lobby(store, Workers(settings.workers), limits=settings.limits)
        server = Server(lobby, ready, settings)
        sockets = [sock]
        if isinstance(database, Postgres):
            sockets.append(until_the_end.enter_context(join(lobby, database, settings)))
        where = settings.metrics and (settings.metrics[0], settings.metrics[1] + slot)
        until_the_end.enter_context(published(lobby, where))
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets)
    return server.started


def join(lobby: Lobby, database: Postgres, settings: Settings) -> socket.socket:
    """Let a lobby share its database with other processes, which reach it on the socket that is returned."""
    from netloft.server.cluster.house import House  # noqa: PLC0415 - needs psycopg, which is an extra

    host = settings.peer
    family, host_in_url = (socket.AF_INET6, f"[{host}]") if ":" in host else (socket.AF_INET, host)
    inner = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        inner.bind((host, 0))
    except OSError as error:
        raise NetloftError(f"--peer: cannot listen at {host}: {error.strerror}") from None
    settings.hosts.names.add(host)
    lobby.house = House(lobby, database, f"http://{host_in_url}:{inner.getsockname()[1]}/", settings.patience)
    return inner
