"""The attacks: each tries to keep others waiting for some seconds, and then ends by itself."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from netloft.server import wire
from netloft.server.door.pages import PAGE

ATTACKER: Final = "127.0.0.2"
MANY: Final = 40  # connections at once
RECORDS: Final = Path(__file__).parents[2] / "tests" / "records"
LONG: Final = "nusfjord-5-variants@1.txt"  # a record of more than a thousand moves


class Attack:
    """An attacker with a server, and the time when it has to end."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.until = time.monotonic() + seconds
        self.made = 0
        """How many messages or connections were made."""

    @property
    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    @contextlib.asynccontextmanager
    async def line(self, *, hello: bool = True, compressed: bool = False) -> AsyncIterator[ClientConnection]:
        """Open a connection."""
        where = f"ws://127.0.0.1:{self.port}/ws"
        async with connect(
            where,
            local_addr=(ATTACKER, 0),
            max_size=None,
            compression="deflate" if compressed else None,
            proxy=None,
            close_timeout=0.2,
        ) as socket:
            self.made += 1
            if hello:
                await socket.send(wire.encode(wire.Hello(protocol=wire.PROTOCOL)))
            yield socket

    async def ask(self, socket: ClientConnection, message: wire.Request | str | bytes) -> dict[str, Any]:
        """Send something and return the answer, or what comes next."""
        if isinstance(message, wire.Request):
            message.id = 7
            message = wire.encode(message)
        await socket.send(message)
        self.made += 1
        async with asyncio.timeout(30):
            while True:
                answer: dict[str, Any] = json.loads(await socket.recv())
                if answer["id"] == 7 or answer["is"] == "refused":
                    return answer

    async def sit(self, socket: ClientConnection, game: str, seats: list[wire.SeatSetup], **more: Any) -> str:
        """Create a table, waiting as long as the server wants, and come to it."""
        while self.goes_on:
            made = await self.ask(socket, wire.Create(game=game, seats=seats, **more))
            if made["is"] == "created":
                await self.ask(socket, wire.Attach(table=made["table"], secrets=[made["secret"]], seat=0))
                return str(made["table"])
            await asyncio.sleep(1)
        return ""

    async def flood(self, message: Callable[[int], wire.Request | str | bytes], lines: int = MANY) -> None:
        """Send messages as fast as they are answered, over many connections."""

        async def one() -> None:
            async with self.line() as socket:
                for number in itertools.count():
                    if not self.goes_on:
                        return
                    await self.ask(socket, message(number))

        await self.all(one() for _ in range(lines))

    async def all(self, jobs: Any) -> None:
        """Do all of them; what the server ends is over."""
        await asyncio.gather(*[self.endure(job) for job in jobs])

    async def endure(self, job: Awaitable[None]) -> None:
        """Do something until it is over or the server ends it."""
        with contextlib.suppress(WebSocketException, OSError, TimeoutError, EOFError):
            await job

    async def wait(self) -> None:
        """Wait until the time is over."""
        await asyncio.sleep(max(0.0, self.until - time.monotonic()))


def repeat(request: wire.Request, _number: int) -> wire.Request:
    """Return the same request again."""
    return request


HERE: Final = wire.SeatSetup("here")
HARD: Final = wire.SeatSetup("bot", level="hard")


async def hostile_sheets(attack: Attack) -> None:
    """Sheets that take long to read."""
    for sheet in ("a." * 16000 + "a=1", "[" * 32000, "a = [" + "[],[]," * 5000 + "]", "x=1\n" * 8000):
        request = wire.Create(game="fleet", seats=[HERE] * 2, options={"sheet": sheet})
        await attack.flood(partial(repeat, request), 8)


async def hostile_decks(attack: Attack) -> None:
    """Decks that take long to read."""
    deep = "card(1, 'A', 'B', " + "now(" * 8000
    await attack.flood(lambda _: wire.Create(game="nusfjord", seats=[HERE] * 2, options={"deck": deep}), 20)


async def hints(attack: Attack) -> None:
    """Forty connections that ask for hints without end."""

    async def one() -> None:
        async with attack.line() as socket:
            table = await attack.sit(socket, "kaivai", [HERE] * 3, hints=True)
            while attack.goes_on:
                for number in range(20):
                    await socket.send(wire.encode(wire.Hint(0, table, number, 0)))
                    attack.made += 1
                await attack.ask(socket, wire.Ping())

    await attack.all(one() for _ in range(MANY))


async def bots(attack: Attack) -> None:
    """Sixty tables of hard bots, made by somebody who leaves."""

    async def one() -> None:
        async with attack.line() as socket:
            for _ in range(2):
                await attack.sit(socket, "kaivai", [HARD] * 4)

    await attack.all(one() for _ in range(30))
    await attack.wait()


async def guesses(attack: Attack) -> None:
    """Secrets, guessed as fast as possible."""
    await attack.flood(lambda number: wire.Attach(table=f"{number:010x}", secrets=[f"{number}" * 5] * 20))


async def new_tables(attack: Attack) -> None:
    """Tables without end."""
    await attack.flood(lambda _: wire.Create(game="nusfjord", seats=[HERE] * 5))


async def idle(attack: Attack) -> None:
    """Connections that say nothing, or never finish their request."""
    began = [b"", b"GET /ws HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 1000]

    async def one(sent: bytes) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", attack.port, local_addr=(ATTACKER, 0))
        attack.made += 1
        writer.write(sent)
        while attack.goes_on and not reader.at_eof():
            writer.write(b"z")
            await asyncio.sleep(0.5)
        writer.close()

    async def silent() -> None:
        async with attack.line(hello=False):
            await attack.wait()

    await attack.all([*[one(began[number % 3]) for number in range(450)], *[silent() for _ in range(90)]])


async def huge(attack: Attack) -> None:
    """Messages as large and as deep as possible."""
    texts = ["[" * 250_000, '{"a":' * 50_000, "x" * 255_000, '{"is":"import","record":"' + "\\n" * 120_000 + '"}']
    texts += ['{"is":"create","options":{"a":' + "[" * 1000 + "]" * 1000 + "}}", "y" * 1_900_000]
    await attack.flood(lambda number: texts[number % len(texts)], 20)


async def frames(attack: Attack) -> None:
    """Packets of tens of thousands of empty frames and pings."""

    async def one(frame: bytes) -> None:
        async with attack.line() as socket:
            for _ in range(20):
                if not attack.goes_on:
                    return
                socket.transport.write(frame * 40_000)
                attack.made += 40_000
                await asyncio.sleep(0.3)
            await attack.wait()

    empty_text, ping = b"\x81\x80\x00\x00\x00\x00", b"\x89\x80\x00\x00\x00\x00"
    await attack.all([one(empty_text), one(ping), one(empty_text), one(ping)])


async def compressed(attack: Attack) -> None:
    """Large messages that are tiny as long as they are compressed."""

    async def one() -> None:
        async with attack.line(compressed=True) as socket:
            while attack.goes_on:
                await socket.send(" " * 250_000)
                attack.made += 1

    await attack.all(one() for _ in range(MANY))


async def hosts(attack: Attack) -> None:
    """Requests to names that are not the server's."""

    async def one() -> None:
        while attack.goes_on:
            reader, writer = await asyncio.open_connection("127.0.0.1", attack.port, local_addr=(ATTACKER, 0))
            attack.made += 1
            writer.write(b"GET /ws HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
            answer = await reader.read(100)
            if b" 421 " not in answer:
                raise SystemExit(f"answered to a foreign name: {answer!r}")
            writer.close()

    await attack.all(one() for _ in range(20))


async def pages(attack: Attack) -> None:
    """The largest files of the page, over and over, for a browser that takes them compressed."""

    async def get(path: str) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", attack.port, local_addr=(ATTACKER, 0))
        attack.made += 1
        head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n"
        writer.write(head.encode())
        answer = await reader.read()
        writer.close()
        return answer

    files = [path.relative_to(PAGE) for path in PAGE.rglob("*.js")]
    largest = sorted(files, key=lambda path: -(PAGE / path).stat().st_size)[:3]

    async def one() -> None:
        while attack.goes_on:
            for path in largest:
                await get(f"/{path}")
            await get("/")

    await attack.all(one() for _ in range(MANY))


async def never_read(attack: Attack) -> None:
    """Clients that ask for much and read nothing."""

    async def one() -> None:
        async with attack.line() as socket:
            socket.transport.pause_reading()
            while attack.goes_on and not socket.transport.is_closing():
                if socket.transport.get_write_buffer_size() < 100_000:
                    socket.transport.write(masked(wire.Glossary(game="nusfjord")) * 50)
                    attack.made += 50
                await asyncio.sleep(0.05)
            socket.transport.abort()

    await attack.all(one() for _ in range(MANY))


def masked(request: wire.Request) -> bytes:
    """Write a short request as a frame."""
    data = wire.encode(request).encode()
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


async def play_and_undo(attack: Attack) -> None:
    """Moves, undos and names at one table, in front of many."""
    async with attack.line() as host:
        made = await attack.ask(host, wire.Create(game="kaivai", seats=[HERE] * 3))
        if made["is"] != "created":
            await attack.wait()
            return
        table = made["table"]

        async def one() -> None:
            async with attack.line() as socket:
                await attack.ask(socket, wire.Attach(table=table, secrets=[made["secret"]], seat=0))
                for number in itertools.count():
                    if not attack.goes_on:
                        return
                    await attack.ask(socket, wire.Play(0, table, number, 0, "bid 3"))
                    await attack.ask(socket, wire.Undo(0, table, number, 0))
                    await attack.ask(socket, wire.Rename(0, table, 0, f"Name {number}"))

        await attack.all(one() for _ in range(MANY))


async def looking_back(attack: Attack) -> None:
    """Earlier positions of a long game, which have to be replayed, over many connections."""
    record = (RECORDS / LONG).read_text(encoding="utf-8")
    async with attack.line() as host:
        made = await attack.ask(host, wire.Import(record=record))
        table, secret = made["table"], made["secret"]

        async def one() -> None:
            async with attack.line() as socket:
                await attack.ask(socket, wire.Attach(table=table, secrets=[secret], seat=0))
                for number in itertools.count():
                    if not attack.goes_on:
                        return
                    await attack.ask(socket, wire.Frame(0, table, 1000 - number % 20))
                    await attack.ask(socket, wire.Export(0, table))

        await attack.all(one() for _ in range(MANY))


async def coming_and_going(attack: Attack) -> None:
    """Long games that are left and opened again, and replayed each time."""
    record = (RECORDS / LONG).read_text(encoding="utf-8")

    async def one() -> None:
        async with attack.line() as socket:
            made = await attack.ask(socket, wire.Import(record=record))
            if made["is"] != "created":
                return
            while attack.goes_on:
                await attack.ask(socket, wire.Attach(table=made["table"], secrets=[made["secret"]], seat=0))
                await attack.ask(socket, wire.Detach(table=made["table"]))

    await attack.all(one() for _ in range(20))


async def tickets(attack: Attack) -> None:
    """Five hundred tickets at a time."""
    wrong = [wire.Ticket(f"{number:010x}", "x" * 16) for number in range(500)]
    await attack.flood(lambda _: wire.Mine(tickets=wrong), 20)


ATTACKS: Final[dict[str, Callable[[Attack], Awaitable[None]]]] = {
    function.__name__.replace("_", " "): function
    for function in (
        hostile_sheets,
        hostile_decks,
        hints,
        bots,
        guesses,
        new_tables,
        idle,
        huge,
        frames,
        compressed,
        hosts,
        pages,
        never_read,
        play_and_undo,
        looking_back,
        coming_and_going,
        tickets,
    )
}


def main() -> None:
    """Carry out one attack, and print how many messages or connections it made."""
    parser = argparse.ArgumentParser()
    parser.add_argument("name", choices=ATTACKS)
    parser.add_argument("port", type=int)
    parser.add_argument("seconds", type=float)
    asked = parser.parse_args()

    async def run() -> int:
        attack = Attack(asked.port, asked.seconds)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(asked.seconds + 5):
                await attack.endure(ATTACKS[asked.name](attack))
        return attack.made

    print(asyncio.run(run()))


if __name__ == "__main__":
    main()
