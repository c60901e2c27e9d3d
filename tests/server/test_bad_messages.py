"""Messages that are wrong: refused with a code and a sentence, nothing changed, and never a traceback."""

from __future__ import annotations

import contextlib
import json
import socket
from collections.abc import Callable, Iterator
from typing import Any, get_args
from urllib.parse import urlsplit

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from netloft.server import wire
from netloft.server.door.limits import Limits
from tests.server.client import At, Client
from tests.server.serving import Process, Running
from tests.stuck import STUCK

KINDS: list[type[wire.Request]] = list(get_args(wire.ClientMessage))


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """Serve as users do; of what is wrong, one line a time may be printed, and only of what is not even a message."""
    serving = Process(tmp_path_factory.mktemp("serving"), "--workers", 1)
    yield serving
    for line in serving.stop().splitlines():
        assert line.startswith(("netloft: Invalid HTTP request", "netloft: Invalid UTF-8 sequence"))


@pytest.fixture(scope="module")
def at(process: Process) -> Iterator[At]:
    """Sit at a table at which nothing is to change."""
    with Client(process.address) as client:
        yield client.sit("kaivai", "here here invited", seat=0)


def known(at: At) -> object:
    """Give everything that there is to know about a table."""
    export = at.client.get(wire.Export(table=at.table), wire.Exported).record
    state = at.client.get(wire.Look(table=at.table, seat=0), wire.State)
    state.id = 0
    return export, state, at.seen.seats


def say(client: Client, message: str | bytes) -> list[wire.ServerMessage]:
    """Send something, and return all that is answered."""
    before = len(client.heard)
    client.socket.send(message)
    client.sync()
    return [wire.SERVER_MESSAGES.decode(text) for text in client.heard[before:-1]]


def is_refused(client: Client, message: str | bytes) -> str:
    """Send something to which the only answer is a refusal; return its code."""
    (reply,) = say(client, message)
    assert isinstance(reply, wire.Refused)
    assert reply.text
    assert "Traceback" not in reply.text
    assert len(reply.text) < 600
    return reply.code


NO_MESSAGES: list[str | bytes] = [
    "",
    "hello",
    "null",
    "0",
    '"hello"',
    "[]",
    "{}",
    '{"is": null}',
    '{"is": "chess"}',
    '{"is": "Play"}',
    '{"is": ["play"]}',
    '{"is": "play", "is": "undo", "tabel": 1}',
    '{"protocol": 4}',
    '{"is": "hello", "protocol": "1"}',
    '{"is": "hello", "protocol": 1.5}',
    '{"is": "hello", "protocol": 4, "lang": 7}',
    '{"is": "hello", "protocol": 4, "extra": 7}',
    '{"is": "play", "table": "t", "seat": null}',
    '{"is": "play", "table": "t", "number": 1e400}',
    '{"is": "play", "table": "t", "number": NaN}',
    '{"is": "attach", "secrets": "secret"}',
    '{"is": "attach", "table": "\\ud800"}',
    '{"is": "create", "seats": [{"kind": "here", "admin": true}]}',
    '{"is": "create", "options": []}',
    '{"is": "welcome"}',
    '{"is": "state", "table": "t"}',
    '{"is": "hello", "protocol": 4}x',
    "[" * 100_000,
    '{"a":' * 50_000,
    '{"is": "create", "options": ' + '{"a":' * 50_000,
    b"\x00",
    b"\xff\xfe\xfd",
    bytes(range(256)),
    b'{"is": "glossary", "game": "\xff"}',
    "\x00" * 1000,
    "x" * (wire.LARGEST - 10),
]


@pytest.mark.parametrize("message", NO_MESSAGES, ids=lambda message: repr(message[:40]))
def test_what_is_no_message_is_refused(at: At, message: str | bytes) -> None:
    """Text or bytes, JSON or not."""
    before = known(at)
    assert is_refused(at.client, message) == "bad message"
    assert known(at) == before


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind is not wire.Hello])
def test_before_hello_everything_is_refused(process: Process, kind: type[wire.Request]) -> None:
    """Whatever is asked, the first message has to be hello."""
    with Client(process.address, hello=False) as client:
        assert client.refused(kind()) == "no hello"


@pytest.mark.parametrize("protocol", [0, wire.PROTOCOL + 1, -1])
def test_another_protocol_is_refused(process: Process, protocol: int) -> None:
    """The connection stays, but nothing is granted over it."""
    with Client(process.address, hello=False) as client:
        assert client.refused(wire.Hello(protocol=protocol)) == "other protocol"
        assert client.refused(wire.Mine()) == "no hello"
        client.get(wire.Hello(protocol=wire.PROTOCOL), wire.Welcome)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if issubclass(kind, wire.AtTable)])
def test_at_a_table_to_which_one_did_not_come_nothing_is_granted(
    process: Process, at: At, kind: type[wire.AtTable]
) -> None:
    """Neither at one that is there, nor at one that is not."""
    before = known(at)
    with Client(process.address) as stranger:
        for table in (at.table, "nowhere", "", "'; DROP TABLE tables; --", "\x00", "x" * 10_000):
            assert stranger.refused(kind(table=table)) == "not at table"
    assert known(at) == before


@pytest.mark.parametrize("table", ["nowhere", "", "' OR 1=1 --", "\x00", "x" * 10_000, "../tables"])
def test_a_table_that_is_not_there_cannot_be_come_to(at: At, table: str) -> None:
    """Whatever it is called."""
    assert at.client.refused(wire.Attach(table=table, secrets=[at.secret])) == "wrong secret"


@pytest.mark.parametrize("seat", [2, 3, -1, -2, 10**15])
@pytest.mark.parametrize(
    "kind", [wire.Play, wire.Undo, wire.Redo, wire.Agree, wire.Preview, wire.Why, wire.Hint, wire.Rename]
)
def test_a_seat_of_somebody_else_is_refused(at: At, kind: Any, seat: int) -> None:
    """Nor is chance anybody's."""
    before = known(at)
    assert at.client.refused(kind(table=at.table, seat=seat)) == "not your seat"
    assert at.client.refused(wire.Look(table=at.table, seat=seat)) == "not your seat"
    assert known(at) == before


@pytest.mark.parametrize("number", [-1, -(10**12), 10**12])
def test_a_number_that_never_was_is_refused(at: At, number: int) -> None:
    """What was chosen then cannot be said."""
    before = known(at)
    codes = {
        at.client.refused(wire.Play(table=at.table, seat=0, number=number, option="bid 1")),
        at.client.refused(wire.Undo(table=at.table, seat=0, number=number)),
    }
    assert codes == {"no such number"}
    for kind in (wire.Preview, wire.Hint):
        assert at.client.refused(kind(table=at.table, seat=0, number=number)) == "stale"
    assert at.client.refused(wire.Agree(table=at.table, seat=0, number=number)) == "no wish"
    assert known(at) == before


@pytest.mark.parametrize("option", ["", "bid 99", "x" * 100_000, "\x00", "<script>alert(1)</script>", "0"])
def test_a_move_that_is_none_is_refused(at: At, option: str) -> None:
    """In short, also if it is long."""
    before = known(at)
    number = at.state.number
    for kind in (wire.Play, wire.Preview):
        reply = at.client.get(kind(table=at.table, seat=0, number=number, option=option), wire.Refused)
        assert reply.code == "illegal"
        assert len(reply.text) < 300
    assert len(at.client.get(wire.Why(table=at.table, seat=0, option=option), wire.Reason).text) < 300
    assert known(at) == before


SCRIPT = "<script>alert('&quot;')</script>"


def test_a_script_in_a_name_is_a_name(process: Process) -> None:
    """It comes to others as the text that it is."""
    with Client(process.address) as client, Client(process.address) as friend:
        setups = [
            wire.SeatSetup("here", SCRIPT),
            wire.SeatSetup("invited", "\u202eevil\u0000\n\x1b[2J"),
            wire.SeatSetup("here"),
        ]
        created = client.get(wire.Create(game="kaivai", seats=setups), wire.Created)
        mine = client.attach(created.table, created.secret, seat=0)
        theirs = friend.attach(created.table, mine.link(1))
        assert theirs.seen.seats[0].name == SCRIPT
        name = theirs.seen.seats[1].name
        assert name.isprintable()
        assert "evil" in name


def test_a_message_that_is_too_large_is_refused(at: At) -> None:
    """By its length alone, whatever it holds."""
    before = known(at)
    message = wire.encode(wire.Rename(table=at.table, seat=0, name="x" * wire.LARGEST))
    assert is_refused(at.client, message) == "too large"
    assert known(at) == before


LONG = "\\u0000" * 40_000


@pytest.mark.parametrize(
    "message",
    [
        f'{{"is": "{LONG}"}}',
        f'{{"is": "mine", "{LONG}": 1}}',
        f'{{"is": "import", "record": "{LONG}"}}',
        f'{{"is": "import", "record": "netloft 1\\ngame: {LONG}\\n"}}',
        f'{{"is": "create", "game": "{LONG}"}}',
        f'{{"is": "create", "game": "kaivai", "seats": [{{"kind": "{LONG}"}}, {{"kind": "here"}}]}}',
    ],
    ids=["kind", "field", "record", "game", "table", "seat"],
)
def test_a_refusal_is_short(at: At, message: str) -> None:
    """It quotes the beginning of what was wrong, not all of it."""
    at.client.socket.send(message)
    while not isinstance(reply := at.client.hear(), wire.Refused):
        pass
    assert 0 < len(at.client.heard[-1]) < 4000
    assert len(reply.text) <= 500


def test_a_message_without_end_ends_the_connection(process: Process, at: At) -> None:
    """Everybody else goes on."""
    before = known(at)
    with Client(process.address) as client:
        with contextlib.suppress(ConnectionClosed):
            client.socket.send("x" * (20 * wire.LARGEST))
        with pytest.raises(ConnectionClosed):
            client.sync()
    assert known(at) == before


def test_text_that_is_no_text_ends_the_connection(process: Process, at: At) -> None:
    """A text frame has to be UTF-8."""
    with Client(process.address) as client:
        client.socket.send(b'{"is": "glossary", "game": "\xff"}', text=True)
        with pytest.raises(ConnectionClosed) as closed:
            client.sync()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007
    at.client.sync()


def test_noise_instead_of_a_protocol(process: Process, at: At) -> None:
    """Who does not even speak HTTP is let go."""
    where = urlsplit(process.address)
    for noise in (b"\x00" * 100, b"GET\r\n\r\n", bytes(range(256)), b"GET /ws HTTP/1.1\r\nUpgrade: websocket\r\n\r\n"):
        with socket.create_connection((where.hostname, where.port), timeout=STUCK) as raw:
            raw.sendall(noise)
            raw.shutdown(socket.SHUT_WR)
            assert b"Traceback" not in raw.recv(10_000)
    at.client.sync()


def raw_websocket(address: str) -> socket.socket:
    """Open a websocket by hand, to do what no library allows."""
    where = urlsplit(address)
    raw = socket.socket()
    raw.settimeout(STUCK)
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # so that little can be left unread
    raw.connect((where.hostname, where.port))
    raw.sendall(
        f"GET /ws HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in raw.recv(1000)
    return raw


def frame(request: wire.Request) -> bytes:
    """Write a request as one frame of a websocket."""
    data = wire.encode(request).encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def test_who_asks_and_does_not_read_holds_up_nobody(process: Process, at: At) -> None:
    """It is not listened to any more until it reads, and others are served as before."""
    with raw_websocket(process.address) as raw:
        raw.sendall(frame(wire.Hello(protocol=wire.PROTOCOL)))
        raw.settimeout(0.5)
        asked = frame(wire.Glossary(game="nusfjord")) * 1000
        with contextlib.suppress(TimeoutError):
            for _ in range(1000):
                raw.sendall(asked)
                at.client.sync()
            pytest.fail("it was listened to all the time")
        at.client.sync()


def test_who_reads_nothing_is_let_go(own_server: Callable[..., Running]) -> None:
    """A guest at a table for whom too much is left unread is gone, and the game goes on."""
    server = own_server(limits=Limits(unread_messages=20))
    server.sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    with Client(server.address) as client, raw_websocket(server.address) as raw:
        at = client.sit("kaivai", "here here invited", seat=0)
        raw.sendall(frame(wire.Hello(protocol=wire.PROTOCOL)))
        raw.sendall(frame(wire.Attach(table=at.table, secrets=[at.link(2)])))
        while not at.seen.seats[2].here:
            client.hear()
        for _ in range(1000):
            at.play("bid 1")
            client.get(at.undo(), wire.Done)
            if not at.seen.seats[2].here:
                break
        assert not at.seen.seats[2].here
        at.play("bid 2")


# Anything at all.

PLAIN = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
JSON = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4))
NAMES = sorted({field.encode_name for kind in KINDS for field in msgspec.structs.fields(kind)})
TAGS = [kind.__struct_config__.tag for kind in KINDS]


ID = 10**9


@st.composite
def messages(draw: st.DrawFn, table: str) -> str:
    """Make something that looks like a message: a known kind, known fields, and values of any kind."""
    likely = st.sampled_from([table, "kaivai", "bid 1", 0, 1, -1, True, [], [{"kind": "here"}] * 3, {"seats": 3}])
    fields = draw(st.dictionaries(st.sampled_from(NAMES), JSON | likely, max_size=6))
    if draw(st.booleans()):
        fields["table"] = table
    return json.dumps({**fields, "id": ID, "is": draw(st.sampled_from(TAGS))})


def test_noise_is_refused(at: At) -> None:
    """Bytes, text and JSON of any kind are no messages."""
    before = known(at)

    @settings(max_examples=150, deadline=None, database=None, derandomize=True)
    @given(st.binary(max_size=200) | st.text(max_size=200) | JSON.map(json.dumps))
    def say_anything(message: str | bytes) -> None:
        assert is_refused(at.client, message) == "bad message"

    say_anything()
    assert known(at) == before


def test_fields_of_any_kind_are_granted_or_refused(process: Process, at: At) -> None:
    """Whatever stands in the fields of a message, it has one answer, changes nothing, and the connection lives."""
    with Client(process.address) as client:
        watching = wire.Attach(table=at.table, secrets=[at.seen.attached.watch])
        before = known(at)

        @settings(max_examples=300, deadline=None, database=None, derandomize=True)
        @given(messages(at.table))
        def say_anything(message: str) -> None:
            client.get(watching, wire.Attached)
            client.sync()
            client.socket.send(message)
            reply = client.hear()
            while reply.id != ID and not isinstance(reply, wire.Refused):
                reply = client.hear()
            assert not isinstance(reply, wire.Refused) or (reply.text and reply.code != "broken")

        say_anything()
        assert known(at) == before


def test_a_record_of_noise_is_refused(at: At) -> None:
    """Imports of anything at all are answered, too."""

    @settings(max_examples=60, deadline=None, database=None, derandomize=True)
    @given(st.text(max_size=300))
    def import_anything(text: str) -> None:
        head = "netloft 1\ngame kaivai\nrules 1\nseats 3\noptions {}\n\n"
        for record in (text, head + text, json.dumps({"netloft": 1, "game": text})):
            reply = at.client.ask(wire.Import(record=record))
            assert isinstance(reply, wire.Created) or (isinstance(reply, wire.Refused) and reply.code == "bad record")

    import_anything()
