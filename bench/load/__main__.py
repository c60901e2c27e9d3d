"""Load-test a server: `just load --clients 1000 --tables 300`.

It starts a real `netloft serve`, and clients in processes of their own.  Every table has two players and a bot, and the
other clients watch.  Players think for about a second.  The latency of a move is the time from sending it until every
notified client at the table has received its update.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from bench.load.clients import PLAYERS, Found, Plan
from bench.load.clients import main as clients
from tests.server.postgres import throwaway

DURABLE: Final = {"fsync": "on", "full_page_writes": "on", "shared_buffers": "128MB"}
WORKER: Final = "netloft.server.workers"


class Server:
    """A server in other processes."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603 - it is our own
        said = self.process.stdout.readline() if self.process.stdout else ""
        address = re.search(r"http://(\S+)/", said)
        if not address:
            sys.exit(f"the server did not start: {said}")
        self.where = f"ws://{address[1]}/ws"

    def stop(self) -> None:
        """Stop it as Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait()

    def all(self) -> list[int]:
        """List its processes, and those that think for its bots."""
        found = [self.process.pid]
        for pid in found:
            found += [int(child) for child in read(f"/proc/{pid}/task/{pid}/children").split()]
        return found

    @property
    def processes(self) -> list[int]:
        """The processes that serve clients."""
        return [pid for pid in self.all() if WORKER not in read(f"/proc/{pid}/cmdline")]

    @property
    def workers(self) -> list[int]:
        """The processes that think for bots."""
        return [pid for pid in self.all() if WORKER in read(f"/proc/{pid}/cmdline")]

    @property
    def memory(self) -> float:
        """The kilobytes that the processes which serve clients have to themselves."""
        sizes = [re.findall(r"Private_\w+:\s+(\d+)", read(f"/proc/{pid}/smaps_rollup")) for pid in self.processes]
        return float(sum([int(size) for found in sizes for size in found]))


def read(path: str) -> str:
    """Return what the system says of a process; nothing if it has ended."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError:
        return ""


def cpu(pids: list[int]) -> float:
    """Return the CPU seconds used by processes."""
    fields = [read(f"/proc/{pid}/stat").rpartition(")")[2].split() for pid in pids]
    return sum([int(times[11]) + int(times[12]) for times in fields if times]) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(asked: argparse.Namespace) -> Iterator[Server]:
    """Run a server on a file, or on a PostgreSQL of its own."""
    with ExitStack() as open_:
        folder = open_.enter_context(tempfile.TemporaryDirectory())
        command = [asked.python, "-m", "netloft", "serve", "--no-browser", "--port", "0"]
        command += ["--processes", str(asked.processes)]
        if asked.postgres:
            database = open_.enter_context(throwaway(**DURABLE))
            if database is None:
                sys.exit("there is no PostgreSQL here")
            command += ["--database", database.new()]
        else:
            command += ["--data", f"{folder}/tables.db"]
        server = Server(command)
        try:
            yield server
        finally:
            server.stop()


def load(server: Server, asked: argparse.Namespace) -> None:
    """Let everybody play for a while, and print the measurements."""
    empty = server.memory
    context = multiprocessing.get_context("spawn")
    lines: list[Connection] = []
    for number in range(asked.lines):
        line, theirs = context.Pipe()
        tables, people = [
            (number + 1) * all_ // asked.lines - number * all_ // asked.lines for all_ in (asked.tables, asked.clients)
        ]
        plan = Plan(server.where, tables, people, asked.seconds, asked.think, asked.seed + number)
        context.Process(target=clients, args=(plan, theirs), daemon=True).start()
        theirs.close()
        lines.append(line)

    def go_on() -> float:
        """Wait until all have come so far, let them go on, and return the memory used."""
        for line in lines:
            line.recv()
        used = server.memory
        for line in lines:
            line.send("")
        return used

    go_on()
    with_players, with_all = go_on(), go_on()
    serving, thinking = server.processes, server.workers
    used = cpu(serving), cpu(thinking)
    found: list[Found] = [line.recv() for line in lines]
    seconds = max([one.seconds for one in found])
    busy = [100 * (cpu(pids) - before) / seconds for pids, before in zip((serving, thinking), used, strict=True)]
    full = server.memory
    times = sorted([took * 1000 for one in found for took in one.times])
    watching = asked.clients - PLAYERS * asked.tables
    client = (with_all - with_players) / watching if watching else 0
    table = (with_players - empty) / asked.tables - PLAYERS * client
    states, letters = sum([one.states for one in found]), sum([one.letters for one in found])
    print(f"{asked.clients} clients at {asked.tables} tables for {seconds:.0f} s, thinking for {asked.think} s")
    print(f"moves of people          {len(times) / seconds:8.1f} a second")
    print(f"updates sent             {states / seconds:8.1f} a second")
    print(f"a message                {letters / max(states, 1) / 1000:8.1f} KB, uncompressed")
    for share in (50, 95, 99):
        print(f"move to all updates, p{share} {times[min(len(times) - 1, len(times) * share // 100)]:8.1f} ms")
    print(f"longest                  {times[-1]:8.1f} ms")
    print(f"updates that never came  {sum([one.late for one in found]):8}")
    print(f"server busy              {busy[0]:8.0f} % of a core")
    print(f"bots busy                {busy[1]:8.0f} % of a core")
    print(f"memory of a table        {table:8.0f} KB at its beginning")
    print(f"memory of a client       {client:8.0f} KB")
    print(f"memory in all            {full / 1024:8.0f} MB, {empty / 1024:.0f} MB of it empty")


def main() -> None:
    """Start a server, load it, and stop it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clients", type=int, default=200)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=1.0, help="seconds that people think")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lines", type=int, default=2, help="processes of clients (2)")
    parser.add_argument("--processes", type=int, default=1, help="processes of the server (1)")
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL")
    parser.add_argument("--python", default=sys.executable, help="the Python that serves, for example a compiled one")
    asked = parser.parse_args()
    with served(asked) as server:
        load(server, asked)


if __name__ == "__main__":
    main()
