"""Sends random and mutated messages to a whole server, all of it in this process but its workers: `just fuzz 1000000`.

The messages come from the types of the protocol, filled with words that mean something at the tables that there are,
and half of them are then cut, doubled, swapped and otherwise spoiled.  Who sends them may look on at one table and do
everything at others.  No answer may be `broken`, nothing may be logged, the one table may not change, and the memory
may not grow.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import sqlalchemy as sa
from msgspec import inspect

from netloft.server import wire
from netloft.server.app import app
from netloft.server.database import database_of
from netloft.server.door.gate import Hosts
from netloft.server.lobby import Lobby
from netloft.server.store import METADATA, Store
from netloft.server.workers.pool import Workers, workers_that_read
from tests.server.client import new_key
from tests.server.serving import LOGGERS, QUICK, Complaints

KINDS: Final[list[type[wire.Request]]] = list(get_args(wire.ClientMessage))
SLOW: Final = {wire.Create, wire.Import, wire.Hint, wire.Judge, wire.History, wire.Rematch}
"""What takes a worker or leaves a table behind, and is sent less often."""
TOGETHER: Final = 50  # messages before one waits for the answers
LINES: Final = 6
AFTER: Final = 4000  # messages after which a connection ends and its tables are removed
EVERY: Final = 20_000  # messages between two looks at the memory
GAMES: Final = ("kaivai", "fleet", "nusfjord")
WORDS: Final = [
    "",
    "x",
    "\x00",
    "ü" * 40,
    "kaivai",
    "nothing",
    "en",
    "de",
    "here",
    "invited",
    "bot",
    "easy",
    "bid 3",
    "{}",
]
NUMBERS: Final = [0, 1, 2, -1, 7, 10**6, 2**31, 2**63 - 1, -(2**63), 2**64]
BITS: Final = [
    "",
    "{",
    "}",
    "[",
    "]",
    '"',
    ",",
    ":",
    "null",
    "true",
    "1e400",
    "-0",
    "\\ud800",
    "\\u0000",
    "\udcff",
    "9" * 400,
]


class Line:
    """One connection, without a network."""

    def __init__(self) -> None:
        self.coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    async def open(self, served: Any) -> None:
        """Connect to an application."""
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "path": "/ws",
            "headers": [(b"host", b"localhost")],
            "client": ("127.0.0.1", 1),
            "subprotocols": [],
            "extensions": {},
        }
        self.coming.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(served(scope, self.coming.get, self.told.put))
        assert (await self.told.get())["type"] == "websocket.accept"
        self.send(wire.encode(wire.Hello(protocol=wire.PROTOCOL)))

    def send(self, text: str | bytes) -> None:
        """Send a message and do not wait."""
        kind = "text" if isinstance(text, str) else "bytes"
        self.coming.put_nowait({"type": "websocket.receive", kind: text})

    async def ask(self, request: wire.Request) -> list[dict[str, Any]]:
        """Send a request and return all that comes up to its answer."""
        request.id = random.SystemRandom().randrange(2**40, 2**50)
        self.send(wire.encode(request))
        heard: list[dict[str, Any]] = []
        while not heard or heard[-1]["id"] != request.id:
            message = await self.told.get()
            assert message["type"] == "websocket.send", message
            heard.append(json.loads(message["text"]))
        return heard

    async def close(self) -> None:
        """End the connection."""
        assert self.task is not None
        self.coming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


class Grammar:
    """Makes messages out of the types of the protocol and of words that mean something."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.words = list(WORDS)
        self.likely: dict[str, list[Any]] = {
            "protocol": [wire.PROTOCOL],
            "game": list(GAMES),
            "seat": [0, 1, 2],
            "number": [0, 1, 2],
            "move": [0, 1, 2, 3],
        }
        """What means something in fields of a name."""

    def learn(self, *words: str) -> None:
        """Use more words; the oldest are forgotten."""
        self.words = [*self.words[: len(WORDS)], *self.words[len(WORDS) :][-200:], *words]

    def message(self) -> str | bytes:
        """Make a message, spoiled or not."""
        kind = self.rng.choice(KINDS)
        if kind in SLOW and self.rng.random() < 0.9:
            kind = wire.Play
        fields = {"is": kind.__struct_config__.tag}
        for field in msgspec.structs.fields(kind):
            if self.rng.random() < 0.9:
                fields[field.encode_name] = self.field(field)
        text = json.dumps(fields, ensure_ascii=self.rng.random() < 0.5)
        return text if self.rng.random() < 0.5 else self.spoil(text)

    def field(self, field: Any) -> Any:
        """Make the value of a field, mostly one that means something there."""
        likely = self.likely.get(field.encode_name)
        if likely and self.rng.random() < 0.85:
            return self.rng.choice(likely)
        return self.value(inspect.type_info(field.type))

    def value(self, kind: Any, depth: int = 0) -> Any:
        """Make a value of a type, or sometimes of another."""
        rng = self.rng
        if rng.random() < 0.03 and depth < 4:
            kind = rng.choice([inspect.StrType(), inspect.IntType(), inspect.ListType(kind), inspect.NoneType()])
        if isinstance(kind, inspect.UnionType):
            return self.value(rng.choice(kind.types), depth)
        if isinstance(kind, inspect.StrType):
            return rng.choice(self.words)
        if isinstance(kind, inspect.IntType):
            return rng.choice(NUMBERS) if rng.random() < 0.3 else rng.randrange(-1, 8)
        if isinstance(kind, inspect.BoolType):
            return rng.random() < 0.5
        if isinstance(kind, inspect.ListType):
            return [self.value(kind.item_type, depth + 1) for _ in range(rng.choice([0, 1, 2, 3, 3, 30]))]
        if isinstance(kind, inspect.DictType):
            return {rng.choice(self.words): self.anything(depth) for _ in range(rng.randrange(3))}
        if isinstance(kind, inspect.StructType):
            return {field.encode_name: self.value(field.type, depth + 1) for field in kind.fields if rng.random() < 0.9}
        return None if isinstance(kind, inspect.NoneType) else self.anything(depth)

    def anything(self, depth: int) -> Any:
        """Make a value of any type."""
        kinds = [inspect.StrType(), inspect.IntType(), inspect.BoolType(), inspect.NoneType()]
        kind = self.rng.choice(kinds)
        return self.value(inspect.ListType(kind) if self.rng.random() < 0.2 and depth < 4 else kind, depth + 1)

    def spoil(self, text: str) -> str | bytes:
        """Cut, double, swap or replace parts of a message."""
        rng = self.rng
        for _ in range(rng.randrange(1, 5)):
            at, to = sorted([rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)])
            how = rng.randrange(6)
            if how == 0:
                text = text[:at] + text[to:]
            elif how == 1:
                text = text[:to] + text[at:]
            elif how == 2:
                text = text[:at] + rng.choice(BITS) + text[at:]
            elif how == 3:
                text = text[:at] + rng.choice(self.words) + text[at + 1 :]
            elif how == 4 and len(text) < 10_000:
                text = text[:at] + text[at:to] * rng.randrange(20) + text[to:]
            else:
                text = text[:at] + chr(rng.randrange(1, 0x3000)) + text[at + 1 :]
        data = text.encode(errors="surrogatepass")
        return data if rng.random() < 0.2 else data.decode(errors="replace")


class Fuzzing:
    """A server, a table at which nothing may change, and what came of all messages."""

    def __init__(self, folder: Path, seed: int, seconds: float) -> None:
        self.until = time.monotonic() + seconds
        store = Store(database_of(folder / "tables.db"))
        store.open()
        self.lobby = Lobby(store, Workers(1, QUICK), workers_that_read(1))
        self.served = app(self.lobby, Hosts())
        self.rng = random.Random(seed)
        self.seed = seed
        self.host = Line()
        self.table = self.watch = self.owner = ""
        self.answers: Counter[str] = Counter()
        self.sent = 0
        self.megabytes: list[float] = []

    async def run(self, messages: int) -> None:
        """Send so many messages."""
        await self.host.open(self.served)
        (*_, made) = await self.host.ask(wire.Create(game="kaivai", seats=seats("here", "invited", "here")))
        self.table, self.owner = made["table"], made["secret"]
        heard = await self.host.ask(wire.Attach(table=self.table, secrets=[self.owner], seat=0))
        self.watch = heard[-1]["watch"]
        invitation = heard[-1]["seats"][1]["secret"]
        await self.host.ask(wire.Take(table=self.table, secret=invitation, key=new_key()))
        before = await self.known()
        most = messages // LINES
        await asyncio.gather(*[self.talk(random.Random(f"{self.seed} {line}"), most) for line in range(LINES)])
        assert await self.known() == before
        await self.host.close()
        left = [name for name in await self.lobby.store.every_table() if name != self.table]
        assert set(self.lobby.tables) <= {self.table}, "a table stays in memory that nobody looks at"
        assert not left, f"{len(left)} tables that nobody has the secret of"
        assert not self.lobby.meter.open
        assert not self.lobby.followers
        await self.lobby.close()

    async def known(self) -> object:
        """Return all that is stored of the table that may not change."""
        found: list[object] = []
        async with self.lobby.store.engine.connect() as connection:
            for table in METADATA.sorted_tables:
                name = table.c.id if table.name == "tables" else table.c.get("table_id")
                if name is not None:
                    rows = await connection.execute(sa.select(table).where(name == self.table))
                    found.append(sorted([str(row) for row in rows]))
        return found

    async def talk(self, rng: random.Random, messages: int) -> None:
        """Send messages over one connection after the other."""
        left = messages
        while left > 0 and time.monotonic() < self.until:
            await self.talk_once(rng, min(left, AFTER))
            left -= AFTER

    async def talk_once(self, rng: random.Random, messages: int) -> None:
        """Send messages over one connection, at the table that may not change and at one of its own."""
        line, grammar = Line(), Grammar(rng)
        await line.open(self.served)
        tables: dict[str, str] = {}
        for _ in range(0, messages, TOGETHER):
            await self.come(line, grammar, tables)
            for _ in range(TOGETHER):
                line.send(grammar.message())
            self.sent += TOGETHER
            self.take_in(await line.ask(wire.Glossary(game="nothing")), grammar, tables)
            if self.sent % EVERY < TOGETHER:
                self.megabytes.append(memory())
                print(f"{self.sent} messages, {self.megabytes[-1]:.0f} MB", file=sys.stderr, flush=True)
        for table, secret in list(tables.items()):
            self.take_in(await line.ask(wire.Remove(table=table, secrets=[secret])), grammar, {})
        await line.close()

    async def come(self, line: Line, grammar: Grammar, tables: dict[str, str]) -> None:
        """Come to the table that may not change and to one of its own, which is set up if there is none any more."""
        if not tables or grammar.rng.random() < 0.05:
            wished = seats("here", "invited", "here", "easy")
            create = wire.Create(game=grammar.rng.choice(GAMES), seats=wished, hints=True)
            self.take_in(await line.ask(create), grammar, tables)
        for table, secret in (*list(tables.items())[-1:], (self.table, self.watch)):
            self.take_in(await line.ask(wire.Attach(table=table, secrets=[secret])), grammar, tables)
        grammar.likely["table"] = [*tables, *tables, self.table]
        grammar.likely["secrets"] = [[secret] for secret in tables.values()] + [[self.watch]]
        grammar.likely["key"] = [new_key(), *grammar.likely.get("key", [])[:3]]

    def take_in(self, heard: list[dict[str, Any]], grammar: Grammar, tables: dict[str, str]) -> None:
        """Count answers, and learn words from them."""
        for answer in heard:
            kind = answer["is"] if answer["is"] != "refused" else f"refused: {answer['code']}"
            self.answers[kind] += 1
            assert kind != "refused: broken", answer
            if answer["is"] == "created":
                tables[answer["table"]] = answer["secret"]
                grammar.learn(answer["table"], answer["secret"])
            elif answer["is"] == "attached" and answer["table"] != self.table:
                grammar.learn(answer["watch"])
                grammar.likely["secret"] = [seat["secret"] for seat in answer["seats"] if seat.get("secret")]
            elif answer["is"] == "gone":
                tables.pop(answer["table"], None)
            elif answer["is"] == "rematched":
                tables[answer["next"]] = tables.get(answer["table"], "")
            elif answer["is"] == "state" and answer["table"] != self.table:
                grammar.likely["option"] = [option[0] for option in answer["options"]]
                grammar.likely["number"] = [answer["number"], answer["number"], answer["number"] + 1, 0]
                grammar.likely["move"] = list(range(answer["move"] + 2))


def seats(*words: str) -> list[wire.SeatSetup]:
    """Set seats up."""
    return [
        wire.SeatSetup(word) if word in {"here", "invited"} else wire.SeatSetup("bot", level=word) for word in words
    ]


def memory() -> float:
    """Return the megabytes that this process uses."""
    return int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1]) * 4096 / 1e6


def fuzz(folder: Path, messages: int, seed: int, seconds: float = float("inf")) -> Fuzzing:
    """Send so many messages to a server; raise AssertionError if anything went wrong."""
    complaints = Complaints()
    for logger in LOGGERS:
        logger.addHandler(complaints)
    try:
        fuzzing = Fuzzing(folder, seed, seconds)
        asyncio.run(fuzzing.run(messages))
    finally:
        for logger in LOGGERS:
            logger.removeHandler(complaints)
    assert complaints.lines == []
    return fuzzing


def main() -> int:
    """Send messages, and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("messages", type=int, nargs="?", default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="after which it ends sooner")
    asked = parser.parse_args()
    logging.getLogger("netloft").propagate = False
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = fuzz(Path(folder), asked.messages, asked.seed, asked.seconds)
    took = time.monotonic() - began
    print(f"{found.sent} messages in {took:.0f} s, {sum(found.answers.values())} answers, none broken, nothing changed")
    print("megabytes: " + " ".join([f"{used:.0f}" for used in found.megabytes]))
    for kind, times in found.answers.most_common():
        print(f"{times:9} {kind}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
