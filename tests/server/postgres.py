"""A real PostgreSQL for tests: one server for each process of the tests, and databases from a template."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import psycopg

from netloft.server.database.postgres import Postgres
from scripts.machine import find_postgres
from tests.stuck import STUCK

TEMPLATE: Final = "netloft_template"
SETTINGS: Final = {  # what makes it quick: a crash of the machine may lose what a test has written
    "listen_addresses": "127.0.0.1",
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
}


class PostgresServer:
    """A PostgreSQL server of its own, on a free port of the loopback."""

    def __init__(self, programs: Path, folder: Path, **settings: str) -> None:
        self.programs = programs
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.who = somebody()  # it refuses to run as root
        if self.who:
            shutil.chown(folder, self.who)
        self.settings = SETTINGS | {"unix_socket_directories": str(folder), "port": str(self.port)} | settings
        self.run("initdb", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync", "-N")
        self.start()
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {TEMPLATE}")
        Postgres(self.url(TEMPLATE)).open()

    def run(self, program: str, *words: str) -> None:
        """Run one of its programs on its data."""
        command = [str(self.programs / program), "-D", str(self.folder / "data"), *words]
        with (self.folder / f"{program}.txt").open("a+") as said:
            done = subprocess.run(command, user=self.who, stdout=said, stderr=said, cwd="/", timeout=STUCK, check=False)
            assert done.returncode == 0, (said.seek(0), said.read())

    def start(self) -> None:
        """Start it and wait until it answers."""
        given = " ".join([f"-c {name}={value}" for name, value in self.settings.items()])
        self.run("pg_ctl", "start", "-w", "-t", str(int(STUCK)), "-l", str(self.folder / "log.txt"), "-o", given)

    def stop(self) -> None:
        """Stop it at once."""
        self.run("pg_ctl", "stop", "-m", "immediate")

    def url(self, name: str) -> str:
        """Return the address of a database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def new(self, template: str = TEMPLATE) -> str:
        """Create a database, by default one with the newest schema, and return its address."""
        name = f"t{uuid.uuid4().hex[:12]}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)

    def processes(self) -> list[int]:
        """List its processes, the first one first."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]

    def signal(self, how: signal.Signals) -> None:
        """Send a signal to all of its processes, to freeze it or to let it go on."""
        for process in self.processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, how)


def somebody() -> str | None:
    """Return the user that a server runs as if this is root."""
    if os.getuid() != 0:
        return None
    import pwd  # noqa: PLC0415 - Windows has none

    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@contextlib.contextmanager
def throwaway(**settings: str) -> Iterator[PostgresServer | None]:
    """Run a server in a folder of its own; give None if this machine has none."""
    programs = find_postgres()
    if not programs:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="netloft-postgres-"))  # pytest's own folders are closed to other users
    try:
        server = PostgresServer(Path(programs), folder, **settings)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
