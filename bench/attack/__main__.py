"""Attack a server on this machine, and print how long the slowest innocent client waited: `just attack --seconds 8`.

The server, the attackers and the innocent clients are processes of their own, and come from addresses of their own.
Two of the innocent clients play at a table of bots and at a table of their own; one only looks whether the server
answers.  `held` is the CPU time that the server's loop used between two looks 5 ms apart: other programs on the
machine make waiting longer, but not that.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from http.client import HTTPConnection
from typing import Final
from urllib.parse import urlsplit

from bench.attack.attacks import ATTACKS
from netloft.server import wire
from tests.server.client import Client

INNOCENT: Final = "127.0.0.3"
GOAL: Final = 0.1  # seconds
THINGS: Final = ("answer", "page", "move", "undo")
QUIET: Final = "nobody attacks"
PAUSE: Final = 0.02
WARMING: Final = 2.0  # seconds in which the server loads what it needs


@dataclass
class Waits:
    """How long innocent clients have waited for what."""

    longest: dict[str, float] = field(default_factory=dict)
    times: int = 0

    def measure(self, what: str, do: Callable[[], object]) -> None:
        """Do something and note how long it took."""
        began = time.perf_counter()
        do()
        took = time.perf_counter() - began
        self.longest[what] = max(self.longest.get(what, 0.0), took)
        self.times += 1
        time.sleep(PAUSE)


def innocent(address: str) -> Client:
    """Connect from another address than the attackers."""
    return Client(address, source_address=(INNOCENT, 0))


def play(address: str, waits: Waits, stop: threading.Event) -> None:
    """Play and undo at a table of people."""
    with innocent(address) as client:
        at = client.sit("kaivai", "here here here", seat=0)
        while not stop.is_set():
            waits.measure("move", lambda: at.play("bid 3"))
            waits.measure("undo", lambda: client.get(at.undo(), wire.Done))
            client.sync()


def ping(address: str, waits: Waits, stop: threading.Event) -> None:
    """Ask whether the server is there."""
    with innocent(address) as client:
        while not stop.is_set():
            waits.measure("answer", lambda: client.get(wire.Ping(), wire.Pong))


def fetch(address: str, waits: Waits, stop: threading.Event) -> None:
    """Open the health check, over a new connection each time."""

    def get() -> None:
        line = HTTPConnection(urlsplit(address).netloc, source_address=(INNOCENT, 0))
        line.request("GET", "/health")
        line.getresponse().read()
        line.close()

    while not stop.is_set():
        waits.measure("page", get)
        time.sleep(0.25)


def attacked(name: str, port: int, seconds: float) -> tuple[Waits, int]:
    """Let innocent clients do what they do during an attack; return how long they waited, and how much was attacked."""
    waits, stop = Waits(), threading.Event()
    address = f"http://127.0.0.1:{port}/"
    threads = [threading.Thread(target=what, args=(address, waits, stop)) for what in (play, ping, fetch)]
    for thread in threads:
        thread.start()
    made = 0
    try:
        if name == QUIET:
            time.sleep(seconds)
        else:
            command = [sys.executable, "-m", "bench.attack.attacks", name, str(port), str(seconds)]
            done = subprocess.run(  # noqa: S603 - our own program
                command, check=False, capture_output=True, text=True, timeout=seconds + 60
            )
            if done.returncode:
                print(done.stderr[-2000:])
            made = int(done.stdout.strip() or 0)
    finally:
        stop.set()
        for thread in threads:
            thread.join()
    return waits, made


def main() -> int:
    """Carry out all attacks, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=8.0, help="for each attack (8)")
    asked = parser.parse_args()
    names = asked.names or list(ATTACKS)
    slow = 0
    heads = [*THINGS, "held", "megabytes"]
    print(
        f"{'attack':16} {'messages':>9} {'asked':>6} {''.join([f'{head:>9}' for head in heads])}   load (waits in ms)"
    )
    for name in [QUIET, *names]:
        with subprocess.Popen(
            [sys.executable, "-m", "bench.attack.victim"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as server:
            stdin, stdout = server.stdin, server.stdout
            if stdin is None or stdout is None:
                raise TypeError(server)
            port = int(stdout.readline())
            attacked(QUIET, port, WARMING)
            print("start", file=stdin, flush=True)
            stdout.readline()  # what it took to start does not count
            waits, made = attacked(name, port, asked.seconds)
            print("end", file=stdin, flush=True)
            found = json.loads(stdout.readline())
            stdin.close()
        slow += max(waits.longest.values()) > GOAL and name != QUIET
        print(
            f"{name:16} {made:9} {waits.times:6} "
            + "".join([f"{waits.longest.get(what, 0) * 1000:9.0f}" for what in THINGS])
            + f"{found['held'] * 1000:9.0f}{found['megabytes']:9.0f} {os.getloadavg()[0]:6.1f}",
            flush=True,
        )
    print(f"{slow} attacks kept somebody waiting for more than {GOAL * 1000:.0f} ms" if slow else "Nobody waited long.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
