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

import uvicorn

from netloft.server.hall import Hall
from netloft.server.running import configure
from netloft.server.store import Store
from netloft.server.workers import Workers
from netloft.terminal.hosting import listening
from tests.cli.client import command, environment

ROOT: Final = Path(__file__).parents[2]
QUICK: Final = [sys.executable, str(Path(__file__).with_name("quick_worker.py"))]
"""Bots who think for a few iterations instead of a second."""


class Complaints(logging.Handler):
    """Collects what a server complains about; `websockets` speaks of others that tests run in the same process."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.addFilter(lambda record: not record.name.startswith("websockets"))
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(logging.Formatter().format(record))


class Running:
    """A server in a thread."""

    def __init__(self, data: Path, command: list[str] | None = None, patience: float = 15.0, workers: int = 1) -> None:
        store = Store(data)
        store.open()
        self.hall = Hall(store, Workers(workers, command or QUICK, patience))
        self.complaints = Complaints()
        logging.getLogger().addHandler(self.complaints)
        self.open = ExitStack()
        self.sock = self.open.enter_context(listening("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.sock.getsockname()[1]}/"
        config = configure(self.hall)
        config.log_config = None
        self.server = uvicorn.Server(config)
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
        logging.getLogger().removeHandler(self.complaints)
        return self.complaints.lines


class Process:
    """`netloft serve` as users start it."""

    def __init__(self, home: Path, *words: object, port: int = 0) -> None:
        self.errors = home / "errors.txt"
        serve = command("serve", "--no-browser", "--port", port, "--data", home / "tables.db", *words)
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                serve, env=environment(home), cwd=home, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://\S+/", said)
        assert found, (said, self.errors.read_text())
        self.address = found[0]
        self.port = int(self.address.rsplit(":", 1)[1].strip("/"))

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
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
