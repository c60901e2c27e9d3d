"""Starts the server for the page and its tables."""

from __future__ import annotations

import contextlib
import os
import socket
import webbrowser
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

import click
import msgspec

import netloft
from netloft.server.cluster.processes import Processes
from netloft.server.door.gate import EVERYWHERE, LOOPBACK, Hosts, name_of
from netloft.server.door.limits import Limits
from netloft.server.operation import logs
from netloft.server.operation.settings import Settings
from netloft.server.running import prepare, run
from netloft.terminal import files
from netloft.terminal.network import serving_words as words
from netloft.terminal.network.serving import PORT, note_address

TRIES: Final = 20  # ports to try


def names(host: str, others: Sequence[str], lang: str) -> Hosts:
    """Return the names of a server that listens at a host; raise NetloftError if one of the others is none."""
    for name in others:
        if not name or name_of(name) != name.lower().rstrip("."):
            raise netloft.NetloftError(words.BAD_NAME.say(lang, repr(name[:200])))
    return Hosts(host, others)


def limits(found: dict[str, Any]) -> Limits:
    """Read the limits of a settings file; they are named as in docs/limits.md."""
    try:
        return msgspec.convert({name.replace("-", "_"): value for name, value in found.items()}, Limits)
    except msgspec.ValidationError as error:
        raise netloft.NetloftError(f"limits: {error}; docs/limits.md lists them") from None


def serve(settings: Settings, host: str, port: int | None, browser: bool, lang: str) -> int:
    """Serve until Ctrl-C."""
    database = settings.database
    if settings.processes > 1 and database.path is not None:
        raise netloft.NetloftError(words.ONE_PROCESS.say(lang, settings.processes))
    with listening(host, port) as sock:
        address = f"http://{shown(host)}:{sock.getsockname()[1]}{settings.path}/"

        def ready() -> None:
            note_address(database, address)
            click.echo(words.SERVING.say(lang, address, database.name))
            if host not in LOOPBACK:
                click.echo(words.EVERYBODY.say(lang))
            if browser:
                with contextlib.suppress(webbrowser.Error):
                    webbrowser.open(address)

        prepare()
        if settings.processes == 1:
            return 0 if run(settings, sock, 0, ready) else 2
        database.open()  # once for all, so that an error is told once
        each = settings.workers or max(1, (os.cpu_count() or 1) // settings.processes)
        logs.set_up(settings.log)
        serving = partial(run, replace(settings, workers=each), sock)
        return 0 if Processes(settings.processes, serving).run(ready) else 2


def shown(host: str) -> str:
    """Return a host for use in a link; the wildcard address becomes the loopback address."""
    if host in EVERYWHERE:
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


@contextlib.contextmanager
def listening(host: str, port: int | None) -> Iterator[socket.socket]:
    """Listen at the given port, or at the first free one from the default on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = range(PORT, PORT + TRIES) if port is None else [port]
    trouble: OSError | None = None
    for number in wanted:
        # With an explicit IPPROTO_TCP, asyncio disables Nagle's algorithm and sends small messages at once.
        sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((host, number))
        except OSError as error:
            sock.close()
            trouble = error
            continue
        with sock:
            yield sock
        return
    raise netloft.NetloftError(f"{host}:{wanted[0]}: cannot listen there: {files.reason(trouble or OSError())}")
