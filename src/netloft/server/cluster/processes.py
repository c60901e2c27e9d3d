"""Runs several server processes on one listening socket, and replaces those that die."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final, NoReturn

from netloft.core.text import NetloftError

LOG: Final = logging.getLogger("netloft")
PAUSE: Final = 0.5  # seconds before a process that died is replaced
PATIENCE: Final = 10.0  # seconds that a process may take to stop

Serve = Callable[[int, Callable[[], None]], bool]
"""Serves in a slot until it is told to stop, calls back once it is ready, and returns whether it started."""


class Processes:
    """The server processes of one machine; each is a fork of this one, which has loaded everything."""

    def __init__(self, number: int, serve: Serve) -> None:
        if not hasattr(os, "fork"):
            raise NetloftError("--processes: this system cannot fork; expected 1")
        self.number = number
        self.serve = serve
        self.context = multiprocessing.get_context("fork")  # Windows has none
        self.news, self.tell = self.context.Pipe(duplex=False)
        self.running: dict[int, BaseProcess] = {}
        """The processes by their slots."""

    def run(self, ready: Callable[[], None]) -> bool:
        """Run until Ctrl-C or SIGTERM; return whether all processes started."""
        signal.signal(signal.SIGTERM, interrupt)
        try:
            for slot in range(self.number):
                self.start(slot)
            if not self.wait_until_ready():
                return False
            ready()
            while True:
                self.replace_the_dead()
        except KeyboardInterrupt:
            return True
        finally:
            self.stop()

    def start(self, slot: int) -> None:
        """Start the process of a slot."""
        self.running[slot] = self.context.Process(target=child, args=(self.serve, slot, self.tell))
        self.running[slot].start()

    def wait_until_ready(self) -> bool:
        """Wait until all processes serve; return False if one of them could not start."""
        for _ in range(self.number):
            wait([self.news, *[process.sentinel for process in self.running.values()]])
            if not self.news.poll():
                return False
            self.news.recv_bytes()
        return True

    def replace_the_dead(self) -> None:
        """Wait until something happens, and start another process for each that has died."""
        wait([self.news, *[process.sentinel for process in self.running.values()]])
        while self.news.poll():
            self.news.recv_bytes()
        for slot, process in self.running.items():
            if process.is_alive():
                continue
            LOG.error("server process %s ended (%s); starting another", process.pid, process.exitcode)
            time.sleep(PAUSE)
            self.start(slot)

    def stop(self) -> None:
        """Stop all processes, all at the same time."""
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        for process in self.running.values():
            process.terminate()
        for process in self.running.values():
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()


def interrupt(_signal: int, _frame: object) -> NoReturn:
    """Stop in the same way as with Ctrl-C."""
    raise KeyboardInterrupt


def leave(_signal: int, _frame: object) -> NoReturn:
    """End a process that was told to."""
    sys.exit(0)


def child(serve: Serve, slot: int, tell: Connection) -> None:
    """Serve in a process of its own; Ctrl-C reaches only the first one, which passes it on."""
    os.setpgid(0, 0)
    signal.signal(signal.SIGTERM, leave)
    try:
        served = serve(slot, lambda: tell.send_bytes(b"ready"))
    except NetloftError as error:
        LOG.error("%s", error)  # noqa: TRY400 - one line for the operator
        served = False
    sys.exit(0 if served else 2)
