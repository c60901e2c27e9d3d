"""Real servers for tests: in a thread with its own event loop, or `netloft serve` as a process."""

from __future__ import annotations

import logging
import os
import re
import signal
import subprocess
import sys
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from netloft.server.database import Database
from netloft.server.door.gate import Hosts
from netloft.server.door.limits import Limits
from netloft.server.lobby import Lobby
from netloft.server.operation.settings import Settings
from netloft.server.running import Server
from netloft.server.store import Store
from netloft.server.workers.pool import Workers, workers_that_read
from netloft.terminal.network.hosting import listening
from tests.cli.client import command, environment
from tests.stuck import STUCK

ROOT: Final = Path(__file__).parents[2]
QUICK: Final = [sys.executable, str(Path(__file__).with_name("quick_worker.py"))]
"""Bots who think for a few iterations instead of a second."""


LOGGERS: Final = [logging.getLogger(name) for name in ("netloft", "uvicorn", "asyncio")]


class Complaints(logging.Handler):
    """Collects what a server complains about."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(logging.Formatter().format(record))


class Running:
    """A server in a thread."""

    def __init__(
        self,
        data: Path | Database,
        command: list[str] | None = None,
        timeout: float = 15.0,
        workers: int = 1,
        reader: list[str] | None = None,
        reading: float = 60.0,
        readers: int = 2,
        limits: Limits | None = None,
    ) -> None:
        store = Store(data)
        store.open()
        self.lobby = Lobby(
            store, Workers(workers, command or QUICK, timeout), workers_that_read(readers, reader, reading), limits
        )
        self.complaints = Complaints()
        self.open = ExitStack()
        self.sock = self.open.enter_context(listening("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.sock.getsockname()[1]}/"
        settings = Settings(store.database, Hosts())
        self.server = Server(self.lobby, lambda: None, settings)
        self.server.config.ws_ping_interval = None  # see PLAIN in client.py
        for logger in LOGGERS:  # after the server has set them up
            logger.addHandler(self.complaints)
        self.thread = threading.Thread(target=self.server.run, args=([self.sock],))
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), self.complaints.lines
            time.sleep(0.01)

    def stop(self) -> list[str]:
        """Stop it, and return what it complained about."""
        self.server.should_exit = True
        self.thread.join()
        self.open.close()
        for logger in LOGGERS:
            logger.removeHandler(self.complaints)
        return self.complaints.lines


class Process:
    """`netloft serve` as users start it."""

    def __init__(self, home: Path, *words: object, port: int = 0, **more: str) -> None:
        self.errors = home / "errors.txt"
        where = () if "--database" in words else ("--data", home / "tables.db")
        serve = command("serve", "--no-browser", "--port", port, *where, *words)
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                serve, env=environment(home, **more), cwd=home, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://\S+/", said)
        assert found, (said, self.errors.read_text())
        self.address = found[0]
        self.port = urlsplit(self.address).port or 0

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> str:
        """Stop it as Ctrl-C does, and return what it printed to stderr."""
        self.end(signal.SIGINT)
        return self.errors.read_text()

    def end(self, how: signal.Signals) -> None:
        """Send a signal and wait."""
        os.kill(self.process.pid, how)
        self.process.wait(STUCK)
        assert self.process.stdout is not None
        self.process.stdout.close()
