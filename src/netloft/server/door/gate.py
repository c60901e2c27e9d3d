"""The gate before the web application: it answers only to names of this server, not too often, and guards every answer.

A page of a foreign name that suddenly points at this machine (DNS rebinding) could otherwise use its tables.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from netloft.core.text import ENGLISH
from netloft.server.door.meter import Meter, TooFastError
from netloft.server.door.network import network_of
from netloft.server.slices import WHO, turn
from netloft.server.workers.shares import Who

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - compared, not listened on
MISDIRECTED: Final = 421
TOO_MANY: Final = 429
FOREIGN: Final = 4403
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
HOST: Final = re.compile(r"(?:\[([0-9a-f:.]+)\]|([^\s:/@\[\]]+))(?::\d*)?")


class Hosts:
    """The names under which this server may be addressed."""

    def __init__(self, listening: str = LOOPBACK[0], others: Iterable[str] = ()) -> None:
        own = [socket.gethostname(), f"{socket.gethostname()}.local"] if listening in EVERYWHERE else [listening]
        self.names = {*LOOPBACK, *[name.lower().strip(".") for name in (*own, *others)]}
        self.addresses = listening in EVERYWHERE
        """Whether any IP address may be used: nobody can make an address point elsewhere."""

    def allow(self, host: str) -> bool:
        """Return whether a Host header names this server."""
        name = name_of(host)
        return name in self.names or (self.addresses and is_address(name))


def name_of(host: str) -> str:
    """Return the name in a Host header without its port; empty if it is not one."""
    found = HOST.fullmatch(host.lower())
    return (found[1] or found[2]).rstrip(".") if found else ""


def is_address(name: str) -> bool:
    """Return whether a name is an IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Gate:
    """Passes on only requests that are addressed to this server, and adds the security headers to every answer."""

    def __init__(self, app: ASGIApp, hosts: Hosts, meter: Meter, prefix: str = "") -> None:
        self.app = app
        self.hosts = hosts
        self.meter = meter
        self.prefix = prefix
        """The path below which a proxy shows this server; it may take it off or not."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        if scope["type"] == "lifespan" or self.admits(Headers(scope=scope)):
            try:
                if scope["type"] == "http":
                    await self.count(scope)
                await self.app(self.without_prefix(scope), receive, guarded)
            except TooFastError as refusal:
                headers = {"Retry-After": str(refusal.wait)}
                await PlainTextResponse(refusal.text.say(ENGLISH), TOO_MANY, headers)(scope, receive, guarded)
        elif scope["type"] == "websocket":
            await WebSocketClose(FOREIGN)(scope, receive, send)
        else:
            text = "This server does not answer to that name; its host can allow it with --allow-host NAME."
            await PlainTextResponse(text, MISDIRECTED)(scope, receive, guarded)

    async def count(self, scope: Scope) -> None:
        """Count a request for a page and wait for its turn; raise TooFastError if its address asks too much."""
        who = Who(network_of(scope["client"][0] if scope.get("client") else ""))
        WHO.set(who)
        self.meter.page(who)
        await turn()

    def without_prefix(self, scope: Scope) -> Scope:
        """Return a request as if the server were at the root of its host."""
        path = scope.get("path", "")
        if self.prefix and f"{path}/".startswith(f"{self.prefix}/"):
            return {**scope, "path": path.removeprefix(self.prefix) or "/"}
        return scope

    def admits(self, headers: Headers) -> bool:
        """Return whether a request names this server, once."""
        named = headers.getlist("host")
        return len(named) == 1 and self.hosts.allow(named[0])
