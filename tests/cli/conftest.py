"""What several tests of the commands need."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import pytest

from tests.cli.network import Piped, Server
from tests.cli.terminal import Terminal


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server for the tests that do not harm it."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


class Join(Protocol):
    """Starts clients that end with the test."""

    def __call__(self, link: str, *words: object, typed: list[str] | None = None, **more: str) -> Piped: ...


@pytest.fixture
def join(tmp_path: Path) -> Iterator[Join]:
    """Let clients come to tables."""
    clients: list[Piped] = []

    def start(link: str, *words: object, typed: list[str] | None = None, **more: str) -> Piped:
        clients.append(Piped(tmp_path, link, *words, typed=typed, **more))
        return clients[-1]

    yield start
    for client in clients:
        client.close()


Sit = Callable[[str], Terminal]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Let somebody come to a table in a terminal that ends with the test."""
    terminals: list[Terminal] = []

    def start(link: str) -> Terminal:
        terminals.append(Terminal(tmp_path, "join", link, columns=120))
        return terminals[-1]

    yield start
    for terminal in terminals:
        terminal.close()
