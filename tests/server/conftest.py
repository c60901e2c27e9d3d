"""What the tests of the server share: a server in a thread, and clients."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from netloft.server.database import Database, database_of
from tests.server.client import Client
from tests.server.postgres import PostgresServer, throwaway
from tests.server.serving import Running

Connect = Callable[..., Client]


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """Run one PostgreSQL for all tests of a process; the test command says in capitals if there is none."""
    with throwaway() as server:
        if server is None:
            pytest.skip("there is no PostgreSQL")
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """Give a database of each kind in which there is nothing yet."""
    if request.param == "sqlite":
        return database_of(tmp_path / "tables.db")
    server: PostgresServer = request.getfixturevalue("postgres")
    return database_of(server.new("template0"))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """Give a database of each kind with the newest schema and no tables."""
    if request.param == "postgres":
        server: PostgresServer = request.getfixturevalue("postgres")
        return database_of(server.new())
    made = database_of(tmp_path / "tables.db")
    made.open()
    return made


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Serve all tests of a process that need nothing special."""
    server = Running(tmp_path_factory.mktemp("server") / "tables.db")
    yield server
    assert server.stop() == []


@pytest.fixture
def server(shared: Running) -> Running:
    """Give the server, and expect no complaints of it."""
    assert shared.complaints.lines == []
    return shared


@pytest.fixture
def connect() -> Iterator[Callable[[str], Client]]:
    """Connect to any server, and close the connections in the end."""
    clients: list[Client] = []

    def new(address: str, lang: str = "en", hello: bool = True, changes: bool = True) -> Client:
        clients.append(Client(address, lang, hello, changes))
        return clients[-1]

    yield new
    for client in clients:
        client.close()


@pytest.fixture
def join(server: Running, connect: Connect) -> Callable[..., Client]:
    """Connect to the shared server."""

    def new(lang: str = "en", hello: bool = True, changes: bool = True) -> Client:
        return connect(server.address, lang, hello, changes)

    return new


@pytest.fixture
def client(join: Callable[..., Client]) -> Client:
    """Give one client of the shared server."""
    return join()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Start servers of one's own, and stop them in the end without complaints."""
    running: list[Running] = []

    def new(**more: object) -> Running:
        running.append(Running(tmp_path / f"tables{len(running)}.db", **more))  # type: ignore[arg-type]  # as given
        return running[-1]

    yield new
    for server in running:
        assert server.stop() == []
