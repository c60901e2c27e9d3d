"""A server with the usual limits, which apply to this machine too; it tells how long its event loop was held."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from netloft.server.database import database_of
from netloft.server.door.gate import Hosts
from netloft.server.door.limits import Limits
from netloft.server.lobby import Lobby
from netloft.server.operation.settings import Settings
from netloft.server.running import Server, prepare
from netloft.server.store import Store
from netloft.server.workers.pool import Workers
from netloft.terminal.network.hosting import listening

BEAT: Final = 0.005  # seconds


class Watched(Server):
    """Measures how much CPU the event loop has used between two beats: nobody is served meanwhile."""

    held = 0.0

    async def startup(self, sockets: object = None) -> None:
        """Start to measure, and answer what is asked on the standard input."""
        await super().startup(sockets)  # type: ignore[arg-type]  # as given
        self.beating = asyncio.create_task(self.beat())
        asyncio.get_running_loop().add_reader(sys.stdin, self.tell)

    async def beat(self) -> None:
        """Measure until the end."""
        before = time.thread_time()
        while True:
            await asyncio.sleep(BEAT)
            now = time.thread_time()
            self.held, before = max(self.held, now - before), now

    def tell(self) -> None:
        """Print what was measured since the last time, and the memory in use; stop at the end of the input."""
        if not sys.stdin.readline():
            self.should_exit = True
            asyncio.get_running_loop().remove_reader(sys.stdin)
            return
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        print(json.dumps({"held": self.held, "megabytes": pages * 4096 / 1e6}), flush=True)
        self.held = 0.0


def main() -> None:
    """Serve until the standard input ends."""
    prepare()
    with tempfile.TemporaryDirectory() as folder, listening("127.0.0.1", 0) as sock:
        store = Store(database_of(Path(folder) / "tables.db"))
        store.open()
        lobby = Lobby(store, Workers(None), limits=Limits(trusted=()))
        settings = Settings(store.database, Hosts())
        server = Watched(lobby, lambda: print(sock.getsockname()[1], flush=True), settings)
        server.run([sock])


if __name__ == "__main__":
    main()
