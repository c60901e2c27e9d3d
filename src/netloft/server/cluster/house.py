"""One of several processes that serve the tables of one database together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

import psycopg
import sqlalchemy as sa

from netloft.server import wire
from netloft.server.cluster.holding import GONE, Holder, Peer
from netloft.server.cluster.relay import Relay
from netloft.server.cluster.session import BEAT, PATIENCE, Session
from netloft.server.database.postgres import Postgres
from netloft.server.store import LostError, Store

if TYPE_CHECKING:
    from netloft.server.app import Client
    from netloft.server.lobby import Lobby

LOG: Final = logging.getLogger("netloft")


class House:
    """Finds out which tables this process holds, and passes requests for the others on."""

    def __init__(self, lobby: Lobby, database: Postgres, address: str, patience: float = PATIENCE) -> None:
        self.lobby = lobby
        self.database = database
        self.address = address
        self.patience = patience
        """Seconds of silence after which a process has lost its tables."""
        self.session: Session | None = None
        self.relays: dict[Client, dict[Peer, Relay]] = {}
        self.elsewhere: dict[Client, dict[str, Relay]] = {}
        """The tables at which clients are that another process holds."""
        self.news: set[str] = set()
        self.telling: asyncio.Task[None] | None = None
        self.running: asyncio.Task[None] | None = None

    # The session.

    async def start(self) -> None:
        """Join the others; raise NetloftError or psycopg.Error if that is not possible."""
        self.enter(await Session.open(self.database.dsn, self.address, self.patience))
        self.running = asyncio.create_task(self.run())

    def enter(self, session: Session) -> None:
        """Serve with a new number."""
        LOG.info("joined", extra={"number": session.number, "address": self.address})
        self.session = session
        self.lobby.store = Store(self.database, Holder(session.number))

    async def run(self) -> None:
        """Keep a session for as long as the process runs."""
        while True:
            if self.session is not None:
                await self.watch(self.session)
                LOG.error("the session with %s is lost; its tables go to other processes", self.database.name)
                self.lose()
            try:
                self.enter(await Session.open(self.database.dsn, self.address, self.patience))
            except (psycopg.Error, OSError):
                await asyncio.sleep(BEAT)
            else:
                LOG.warning("the session with %s is back", self.database.name)

    async def watch(self, session: Session) -> None:
        """Wait until a session is lost: its connection has ended, or nothing was heard for too long."""
        clock = asyncio.get_running_loop().time
        listening = asyncio.create_task(session.listen(self.hear, self.beat))
        try:
            while not listening.done() and clock() - session.heard < self.patience:
                await asyncio.wait([listening], timeout=BEAT / 2)
        finally:
            # It may hang while the database does, so nobody waits for its end.
            listening.cancel()
            listening.add_done_callback(lambda ended: ended.cancelled() or ended.exception())

    def lose(self) -> None:
        """Let go of everything: other processes may hold our tables from now on."""
        session, self.session = self.session, None
        store = self.lobby.store
        self.lobby.drop_all()
        for relays in list(self.relays.values()):
            for relay in relays.values():
                relay.client.drop()
        for ending in (session.close() if session else None, store.close()):
            if ending is not None:
                self.lobby.later(ending)

    def beat(self) -> None:
        """Send away the clients whose tables are at a process that has died."""
        alive = self.session.alive if self.session else set()
        for relays in list(self.relays.values()):
            for peer, relay in relays.items():
                if peer.number not in alive:
                    relay.client.drop()

    async def stop(self) -> None:
        """Hand everything over to the others."""
        if self.running is not None:
            self.running.cancel()
            await asyncio.gather(self.running, return_exceptions=True)
        session, self.session = self.session, None
        if session is None:
            return
        self.lobby.drop_all()
        holder, store = Holder(session.number), self.lobby.store
        with contextlib.suppress(sa.exc.SQLAlchemyError, OSError, TimeoutError):
            async with asyncio.timeout(self.patience), store.engine.begin() as connection:
                await holder.release(connection)
        await session.close()

    # News.

    def hear(self, payload: str) -> None:
        """Note that something happened at a table; who follows it without being there is told."""
        table, _, number = payload.partition(" ")
        if number == str(GONE) and table in self.lobby.tables:
            self.lobby.drop(self.lobby.tables[table])
        if table in self.lobby.followers and table not in self.lobby.tables:
            self.news.add(table)
            if self.telling is None or self.telling.done():
                self.telling = asyncio.create_task(self.tell())

    async def tell(self) -> None:
        """Tell the news, of each table only the latest."""
        while self.news:
            tables, self.news = list(self.news), set()
            with contextlib.suppress(sa.exc.SQLAlchemyError):  # the next news of a table makes up for it
                for found in await self.lobby.store.summaries(tables):
                    self.lobby.announce_summary(found)

    # Requests.

    async def passes_on(self, client: Client, request: wire.ClientMessage) -> bool:
        """Pass a request on if it is about a table that another process holds; return whether that is so."""
        if isinstance(request, wire.Hello):
            for relay in self.relays.get(client, {}).values():
                await relay.send(request)
            return False
        table: str = getattr(request, "table", "")
        if not table or isinstance(request, wire.Glance) or table in client.at:
            return False
        known = self.elsewhere.get(client, {}).get(table)
        if known is None:
            peer = await self.find(table)
            if peer is None:
                return False
            if client.is_passed_on:  # two processes that disagree would pass it to and fro
                raise LostError
            known = await self.relay(client, peer)
            if isinstance(request, wire.Attach):
                self.elsewhere.setdefault(client, {})[table] = known
        if isinstance(request, wire.Detach):
            self.elsewhere.get(client, {}).pop(table, None)
        await known.send(request)
        return True

    async def find(self, table: str) -> Peer | None:
        """Return the process that holds a table; None if it is this one, which takes it if it is free."""
        holder = self.lobby.store.holder
        if self.session is None or holder is None:
            raise LostError
        if table in self.lobby.tables or not table.isprintable():
            return None
        async with self.lobby.store.engine.begin() as connection:
            return await holder.claim(connection, table)

    async def relay(self, client: Client, peer: Peer) -> Relay:
        """Return a client's connection to another process."""
        relays = self.relays.setdefault(client, {})
        if peer not in relays:
            relays[peer] = await Relay.open(client, peer, self.patience)
        return relays[peer]

    async def leave(self, client: Client) -> None:
        """Forget a client that has gone."""
        self.elsewhere.pop(client, None)
        for relay in self.relays.pop(client, {}).values():
            await relay.close()
