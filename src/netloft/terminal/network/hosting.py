"""Starts the server for the page and its tables."""

from __future__ import annotations

import contextlib
import socket
import webbrowser
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import click

import netloft
from netloft.server.gate import EVERYWHERE, LOOPBACK, Hosts, name_of
from netloft.server.running import run
from netloft.terminal import files
from netloft.terminal.network import serving_words as words
from netloft.terminal.network.serving import PORT, note_address

TRIES: Final = 20  # ports to try


def serve(
    host: str, port: int | None, names: Sequence[str], path: Path, browser: bool, workers: int | None, lang: str
) -> int:
    """Serve until Ctrl-C, also under the given names."""
    for name in names:
        if not name or name_of(name) != name.lower().rstrip("."):
            raise netloft.NetloftError(words.BAD_NAME.say(lang, repr(name[:200])))
    with listening(host, port) as sock:
        address = f"http://{shown(host)}:{sock.getsockname()[1]}/"

        def ready() -> None:
            note_address(path, address)
            click.echo(words.SERVING.say(lang, address, path))
            if host not in LOOPBACK:
                click.echo(words.EVERYBODY.say(lang))
            if browser:
                with contextlib.suppress(webbrowser.Error):
                    webbrowser.open(address)

        return 0 if run(sock, path, workers, Hosts(host, names), ready) else 2


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
