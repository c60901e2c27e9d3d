"""Whether a process lives, and whether it can serve tables now."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

if TYPE_CHECKING:
    from netloft.server.lobby import Lobby

FRESH: Final = 1.0  # seconds for which an answer counts, so that nobody can make the database work by asking


async def healthz(_request: Request) -> Response:
    """Answer while the process runs."""
    return PlainTextResponse("fine")


class Readiness:
    """Whether the database can be used, as of a moment ago."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.asked = -FRESH
        self.ready = False

    async def is_ready(self) -> bool:
        """Return whether tables can be served."""
        house = self.lobby.house
        if house is not None:
            return house.session is not None
        now = time.monotonic()
        if now - self.asked >= FRESH:
            self.asked = now
            try:
                async with self.lobby.store.engine.connect() as connection:
                    await connection.execute(sa.text("SELECT 1 FROM tables LIMIT 1"))
                self.ready = True
            except sa.exc.SQLAlchemyError:
                self.ready = False
        return self.ready

    async def readyz(self, _request: Request) -> Response:
        """Answer whether tables can be served."""
        if await self.is_ready():
            return PlainTextResponse("ready")
        return PlainTextResponse("the database cannot be used now", 503)
