"""What several tests of the commands need."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.cli.network import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server for the tests that do not harm it."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()
