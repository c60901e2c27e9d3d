"""Foreign texts are read in processes of their own: no text that a client sends keeps anybody else waiting."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import netloft
from netloft.games.fleet.rules.sheets import form
from netloft.games.fleet.rules.sheets.sheet import shipped
from netloft.games.nusfjord.rules import catalogue
from netloft.games.nusfjord.rules.decks import reading
from netloft.server import slices, wire
from netloft.server.timeline import play
from netloft.server.workers import reader
from tests.server.client import Client
from tests.server.serving import Running

Connect = Callable[..., Client]
Start = Callable[..., Running]
RECORDS = Path(__file__).parents[1] / "records"
QUADRATIC = "a." * 99_990 + "a=1"  # tomllib would take minutes
BAD_READER = [sys.executable, str(Path(__file__).with_name("bad_reader.py")), "Slowpoke"]


def fleet(sheet: str) -> wire.Create:
    """Ask for a table of Fleet with a sheet."""
    return wire.Create(game="fleet", options={"sheet": sheet}, seats=[wire.SeatSetup("here"), wire.SeatSetup("here")])


def record_with(sheet: str) -> str:
    """Write a record of Fleet with a sheet."""
    options = {"sheet": sheet}
    return netloft.Record("fleet", 1, 2, options, []).to_text()


@pytest.mark.parametrize(
    "sheet", [QUADRATIC, "a." * 16_000 + "a=1", "a=" + "[\n" * 16_000], ids=["long", "line", "deep"]
)
def test_a_hostile_sheet_is_refused(client: Client, sheet: str) -> None:
    """Alone or in a record, with what is wrong in a short sentence."""
    for request, code in ((fleet(sheet), "bad table"), (wire.Import(record=record_with(sheet)), "bad record")):
        refused = client.get(request, wire.Refused)
        assert refused.code == code
        assert refused.text
        assert len(refused.text) < 600


@pytest.mark.parametrize(
    "request_",
    [fleet(f"# Slowpoke\n{shipped()}"), wire.Import(record=record_with("Slowpoke"))],
    ids=["create", "import"],
)
def test_others_are_served_while_a_text_is_read(own_server: Start, connect: Connect, request_: wire.Request) -> None:
    """Somebody else comes, sets up a table and plays before a text that takes hours is given up."""
    server = own_server(reader=BAD_READER, reading=3600.0)
    hostile, other = connect(server.address), connect(server.address)
    hostile.send(request_)
    other.create("fleet", "here here", options={"sheet": shipped()})
    at = other.sit("kaivai", "here here", seat=0)
    at.play(at.options[0])
    with pytest.raises(TimeoutError):
        hostile.socket.recv(0)


def test_a_text_that_takes_too_long_is_given_up(own_server: Start, connect: Connect) -> None:
    """Its sender is told, the process is stopped, and the next text is read by a new one."""
    server = own_server(reader=BAD_READER, reading=0.5, readers=1)
    client = connect(server.address)
    refused = client.get(fleet("Slowpoke"), wire.Refused)
    assert (refused.code, refused.text) == ("bad table", "This took too long to read, so no table was created.")
    server.lobby.readers.timeout = 60.0  # a new process may need longer to start than the text that hangs is given
    client.create("fleet", "here here", options={"sheet": shipped()})


def test_a_reader_gets_no_more_memory_than_an_honest_text_needs() -> None:
    """The operating system refuses the rest, and the process says so instead of taking all there is."""
    script = "from netloft.server.workers import reader; reader.limit_memory(); bytearray(2 * reader.MEMORY)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == "MemoryError"


def test_an_error_that_quotes_a_whole_text_is_cut(client: Client) -> None:
    """A record of nothing but noise comes back as a sentence, not as itself."""
    refused = client.get(wire.Import(record="netloft 1\ngame " + "x" * 200_000), wire.Refused)
    assert refused.code == "bad record"
    assert len(refused.text) < 600


def test_a_deck_larger_than_any_deck_is_refused(client: Client) -> None:
    """By its length, before it is parsed."""
    options = {"deck": "card(" + "#" * 33_000}
    refused = client.get(
        wire.Create(game="nusfjord", options=options, seats=[wire.SeatSetup("here")]),
        wire.Refused,
    )
    assert "a deck has at most 32,768" in refused.text


def test_a_name_or_secret_without_end_is_cut(client: Client) -> None:
    """Only the first letters and the first secrets are looked at, so a long list costs no time."""
    at = client.sit("kaivai", "here here", seat=0)
    client.get(wire.Rename(table=at.table, seat=0, name="\u0301 " * 50_000 + "Anna"), wire.Done)
    assert len(at.seen.seats[0].name) <= wire.LONGEST_NAME
    many = ["x"] * 1000
    assert client.refused(wire.Attach(table=at.table, secrets=[*many, at.secret])) == "wrong secret"
    client.get(wire.Attach(table=at.table, secrets=[at.secret, *many]), wire.Attached)


def test_a_long_game_is_replayed_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for the event loop has a turn between two moves once a slice is used up."""
    monkeypatch.setattr(slices, "SLICE", 0.0)
    record = netloft.read_record((RECORDS / "kaivai-4@1.txt").read_text())
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def replay() -> None:
        counting = asyncio.create_task(count())
        await play(netloft.game("kaivai"), record, record.moves)
        counting.cancel()

    asyncio.run(replay())
    assert turns >= len(record.moves)


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_a_draft_tells_the_whole_record(path: Path) -> None:
    """What a reader sends back leads to the same game."""
    record = netloft.read_record(path.read_text())
    draft = reader.read(reader.NewRecord(path.read_text()))
    assert (draft.game, draft.rules, draft.seats, draft.options) == (
        record.game,
        record.rules,
        record.seats,
        record.options,
    )
    assert [(seat, text) for seat, text, _ in draft.moves] == record.moves
    assert draft.over == netloft.game(record.game).replay(record).over


def test_the_limits_leave_room_for_larger_texts_than_ours() -> None:
    """An honest sheet may be twice as long as the shipped one, and a deck five times."""
    assert 2 * len(shipped()) < form.LARGEST
    assert 5 * max([len(catalogue.shipped(deck)) for deck in catalogue.DECKS]) < reading.LARGEST
