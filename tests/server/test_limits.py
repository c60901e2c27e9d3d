"""How much anybody may ask: refused in words, with the time to wait, and without harm to others."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as open_socket

import netloft
from netloft.server import wire
from netloft.server.door.limits import DAY, Limits, Rate
from netloft.server.door.meter import Buckets, Meter, TooFastError
from netloft.server.door.quota import tidy
from netloft.server.workers.shares import Who
from tests.server.client import Client
from tests.server.serving import Running
from tests.stuck import STUCK

Start = Callable[..., Running]
Connect = Callable[..., Client]
ANN = Who("192.0.2.1", 1)


def strict(**more: object) -> Limits:
    """Limits that apply to this machine, too."""
    return Limits(trusted=(), **more)  # type: ignore[arg-type]  # as given


def test_a_bucket_fills_again() -> None:
    """So much at once, then so much a second; who asks for more than it holds waits until it is full."""
    now = 0.0
    buckets = Buckets(Rate(3, 0.5), lambda: now)
    for _ in range(3):
        assert buckets.wait("ann") == 0
        buckets.pay("ann")
    assert buckets.wait("ann") == pytest.approx(2)
    assert buckets.wait("bob") == 0
    now = 1.5
    assert buckets.wait("ann") == pytest.approx(0.5)
    now = 2.0
    assert buckets.wait("ann") == 0
    buckets.pay("ann")
    assert buckets.wait("ann", 100) == pytest.approx(6)
    now = 8.0
    assert buckets.wait("ann", 100) == 0
    for number in range(30_000):
        buckets.pay(number)
        now += 1
    assert len(buckets.full) < 11_000, "those whose buckets are full are forgotten"


def test_nothing_is_taken_if_one_bucket_has_too_little() -> None:
    """What is refused costs nothing, so that waiting helps."""
    meter = Meter(strict(advice=Rate(1, 1), advice_of_address=Rate(100, 1)), lambda: 0.0)
    meter.request(ANN, wire.Hint(), "seat")
    for _ in range(500):
        with pytest.raises(TooFastError):
            meter.request(ANN, wire.Hint(), "seat")
    meter.request(ANN, wire.Hint(), "other seat")


def test_this_machine_is_trusted_unless_the_host_says_otherwise() -> None:
    """A reverse proxy would otherwise be one address for all."""
    assert Meter(Limits()).trusts("127.0.0.1")
    assert Meter(Limits()).trusts("::/64")
    assert not Meter(Limits()).trusts("192.0.2.1")
    assert not Meter(strict()).trusts("127.0.0.1")
    assert Meter(strict()).trusts("") is False


def test_too_many_requests_are_refused_with_the_time_to_wait(own_server: Start, connect: Connect) -> None:
    """In both languages; and others on the same server are not refused."""
    server = own_server(limits=strict(requests=Rate(20, 0.01)))
    for lang, words in (("en", "try again in"), ("de", "noch einmal")):
        client = connect(server.address, lang)
        refused: wire.ServerMessage = wire.Pong()
        for _ in range(30):
            refused = client.ask(wire.Glossary(game="chess"))
            assert isinstance(refused, wire.Refused)
            if refused.code == "too fast":
                break
        assert isinstance(refused, wire.Refused)
        assert (refused.code, words in refused.text) == ("too fast", True)
        assert 0 < refused.wait <= 200
        assert str(refused.wait) in refused.text
    connect(server.address).sit("kaivai", "here here here", seat=0).play("bid 3")


def test_new_tables_are_limited_by_address(own_server: Start, connect: Connect) -> None:
    """However many connections somebody opens."""
    server = own_server(limits=strict(new_tables=Rate(3, 0.001)))
    for _ in range(3):
        connect(server.address).create("kaivai", "here here here")
    seats = [wire.SeatSetup("here")] * 3
    for request in (wire.Create(game="kaivai", seats=seats), wire.Import(record="x")):
        refused = connect(server.address).get(request, wire.Refused)
        assert refused.code == "too fast"
        assert refused.wait > 100


def test_wrong_secrets_are_limited_by_address(own_server: Start, connect: Connect) -> None:
    """Then not even a right one is looked at, so nothing is learned by guessing on."""
    server = own_server(limits=strict(wrong_secrets=Rate(5, 0.01)))
    host = connect(server.address).sit("kaivai", "here invited here", seat=0)
    codes = [
        connect(server.address).refused(wire.Attach(table=host.table, secrets=[f"guess {number}"]))
        for number in range(8)
    ]
    assert codes[:5] == ["wrong secret"] * 5
    assert codes[-1] == "too fast"
    secrets = [host.secret]
    for request in (wire.Attach(table=host.table, secrets=secrets), wire.Glance(table=host.table, secrets=secrets)):
        assert connect(server.address).refused(request) == "too fast"
    host.play("bid 3")


def test_moves_are_limited_by_person(own_server: Start, connect: Connect) -> None:
    """Not by connection: who opens more has no more; and others at the table go on."""
    server = own_server(limits=strict(changes=Rate(4, 0.001)))
    host = connect(server.address).sit("kaivai", "here invited invited", seat=0)
    for _ in range(2):
        host.play("bid 3")
        host.client.get(host.undo(), wire.Done)
    assert host.client.refused(host.move("bid 3")) == "too fast"
    again = connect(server.address).attach(host.table, host.secret, seat=0)
    assert again.client.refused(again.move("bid 3")) == "too fast"
    friend = connect(server.address).attach(host.table, host.link(1))
    assert friend.client.refused(friend.move("bid 3")) in {"illegal", "stale"}


def test_a_table_does_not_grow_without_end(own_server: Start, connect: Connect) -> None:
    """Who plays and undoes again and again is refused some day; what was played stays."""
    server = own_server(limits=Limits(entries=10))
    host = connect(server.address).sit("kaivai", "here here here", seat=0)
    answer: wire.ServerMessage = wire.Done()
    for number in range(20):
        if isinstance(answer, wire.Done):
            answer = host.client.ask(host.undo() if number % 2 else host.move("bid 3"))
            host.client.sync()
    assert isinstance(answer, wire.Refused)
    assert answer.code == "table full"
    assert 10 <= len(server.lobby.tables[host.table].journal) <= 12


def test_tables_of_one_address_are_limited(own_server: Start, connect: Connect) -> None:
    """Clearing one away makes room for another; so does less of what they hold."""
    server = own_server(limits=strict(tables=2))
    client = connect(server.address)
    made = [client.create("kaivai", "here here here") for _ in range(2)]
    seats = [wire.SeatSetup("here")] * 3
    refused = client.get(wire.Create(game="kaivai", seats=seats), wire.Refused)
    assert (refused.code, "clear some away" in refused.text) == ("too many tables", True)
    assert client.refused(wire.Import(record="x")) == "too many tables"
    client.get(wire.Remove(table=made[0].table, secrets=[made[0].secret]), wire.Gone)
    client.create("kaivai", "here here here")
    large = own_server(limits=strict(table_bytes=100))
    client = connect(large.address)
    client.create("kaivai", "here here here")
    assert client.refused(wire.Create(game="kaivai", seats=seats)) == "too many tables"


def test_tables_that_nobody_played_at_are_removed(own_server: Start, connect: Connect) -> None:
    """Not one where a person ever moved, nor one that is open, nor a new one; moves of bots and chance do not count."""
    server = own_server(limits=Limits(unplayed=DAY))
    client = connect(server.address)
    never, opened, new = (client.create("kaivai", "here easy easy") for _ in range(3))
    played = client.sit("kaivai", "here here here", seat=0)
    played.play("bid 3")
    client.get(wire.Detach(table=played.table), wire.Done)
    record = (Path(__file__).parents[1] / "records" / "kaivai-3@1.txt").read_text(encoding="utf-8")
    imported = client.get(wire.Import(record=record, moves=5), wire.Created)
    client.attach(opened.table, opened.secret, seat=0)
    with closing(sqlite3.connect(server.lobby.store.database.name, timeout=30)) as file, file:
        file.execute("UPDATE tables SET changed = changed - 100000 WHERE id != ?", (new.table,))
    loop = server.lobby.tables[opened.table].runner.get_loop()
    asyncio.run_coroutine_threadsafe(tidy(server.lobby), loop).result(STUCK)
    tickets = [wire.Ticket(one.table, one.secret) for one in (never, opened, new, played, imported)]
    left = {row.table for row in client.get(wire.Mine(tickets=tickets), wire.Rows).rows}
    assert left == {opened.table, new.table, played.table}


def test_connections_of_one_address_are_limited(own_server: Start, connect: Connect) -> None:
    """The one too many is told so, in its language; closing one makes room."""
    server = own_server(limits=strict(connections_of_address=3))
    clients = [connect(server.address) for _ in range(3)]
    where = f"ws{server.address.removeprefix('http')}ws"
    for headers, words in (({}, "too many connections"), ({"Accept-Language": "de-DE,de"}, "zu viele Verbindungen")):
        with open_socket(where, additional_headers=headers) as late:
            told = json.loads(late.recv(STUCK))
            assert (told["code"], words in told["text"]) == ("too many connections", True)
            with pytest.raises(ConnectionClosed) as closed:
                late.recv(STUCK)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
    clients[0].close()
    while sum(server.lobby.meter.open.values()) > 2:
        time.sleep(0.01)
    connect(server.address).sync()


def test_all_connections_are_limited_and_new_ones_by_time(own_server: Start, connect: Connect) -> None:
    """Also those of trusted addresses in total."""
    for limits in (Limits(connections=2), strict(new_connections=Rate(2, 0.001))):
        server = own_server(limits=limits)
        for _ in range(2):
            connect(server.address).sync()
        with open_socket(f"ws{server.address.removeprefix('http')}ws") as late:
            assert json.loads(late.recv(STUCK))["code"] == "too many connections"


def raw(server: Running, sent: bytes) -> socket.socket:
    """Open a connection and send something."""
    where = urlsplit(server.address)
    line = socket.create_connection((where.hostname, where.port), timeout=STUCK)
    line.sendall(sent)
    return line


def is_ended(line: socket.socket) -> bool:
    """Wait for the end of a connection."""
    try:
        while line.recv(1000):
            pass
    except ConnectionError:
        return True
    return True


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost: loc", b"GET /ws HTTP/1.1\r\nUpgrade: websocket\r\n"])
def test_a_request_that_is_never_complete_ends(own_server: Start, sent: bytes) -> None:
    """Whoever only holds a connection loses it, also after a request that was answered."""
    server = own_server(limits=Limits(handshake=0.2))
    with closing(raw(server, sent)) as line:
        assert is_ended(line)
    complete = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with closing(raw(server, complete)) as line:
        answered = line.recv(1000)
        assert b" 200 " in answered
        line.sendall(b"GET /health HTTP/1.1\r\n")
        assert is_ended(line)


def test_who_says_nothing_is_let_go(own_server: Start) -> None:
    """Without hello soon; at no table after a while; at a table never."""
    server = own_server(limits=Limits(handshake=0.3, idle=0.3))
    where = f"ws{server.address.removeprefix('http')}ws"
    with Client(server.address) as seated:
        at = seated.sit("kaivai", "here here here", seat=0)
        for greeting in ([], [wire.Hello(protocol=wire.PROTOCOL)]):
            with open_socket(where) as line:
                for request in greeting:
                    line.send(wire.encode(request))
                for _ in line:  # until it is closed
                    pass
        at.play("bid 3")


def test_pings_are_limited_too(own_server: Start, connect: Connect) -> None:
    """They are answered before other requests, but not without end."""
    server = own_server(limits=strict(requests=Rate(10, 0.01)))
    client = connect(server.address)
    answers = [client.ask(wire.Ping()) for _ in range(60) if not any('"too fast"' in text for text in client.heard)]
    assert isinstance(answers[-1], wire.Refused)


def test_every_limit_is_on_its_page() -> None:
    """With its default."""
    page = (Path(netloft.__file__).parents[2] / "docs" / "limits.md").read_text(encoding="utf-8")
    defaults = {
        line.split("|")[1].strip(" `"): line.split("|")[2].strip(" `")
        for line in page.splitlines()
        if line[:3] == "| `"
    }
    written = {
        name: json.dumps(value) if isinstance(value, tuple) else f"{value:g}"
        for name in Limits.__struct_fields__
        if (value := getattr(Limits(), name)) is not None
    }
    assert defaults == written
