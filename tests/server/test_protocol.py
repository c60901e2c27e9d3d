"""The page on the protocol is true: it names every message, field and code, and its example happens."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from netloft.server import wire
from tests.server.client import Client
from tests.stuck import STUCK

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
PARTS: dict[str, type[msgspec.Struct]] = {
    "seat setup": wire.SeatSetup,
    "ticket": wire.Ticket,
    "row": wire.Row,
    "miniature": wire.Miniature,
    "thing": wire.Drawn,
    "seat info": wire.SeatInfo,
    "line": wire.SheetLine,
    "log line": wire.LogLine,
    "undo request": wire.UndoRequest,
    "advice": wire.Advice,
    "award": wire.Award,
}


def table(head: str) -> dict[str, str]:
    """Read a table of the page by its first heading: for each thing, the next cell."""
    lines = PAGE.partition(f"| {head} |")[2].splitlines()[2:]
    rows = [line.split("|") for line in rows_of(lines)]
    return {cells[1].strip(" `*"): cells[2] for cells in rows}


def rows_of(lines: list[str]) -> list[str]:
    """Take lines as long as they are those of a table."""
    return lines[: next(number for number, line in enumerate([*lines, ""]) if not line.startswith("|"))]


def named(cell: str) -> set[str]:
    """List the fields that a cell names: what stands in backticks, but not what is said of them in brackets."""
    return set(re.findall(r"`(\w+)`", re.sub(r"\([^()]*\)", "", cell)))


def fields(kind: type[msgspec.Struct]) -> set[str]:
    """List the fields of a message or of a part of one, but for the id that all messages have."""
    return {field.encode_name for field in msgspec.structs.fields(kind)} - {"id"}


@pytest.mark.parametrize(
    ("head", "union"), [("a client asks", wire.ClientMessage), ("a client is told", wire.ServerMessage)]
)
def test_every_message_is_there_with_its_fields(head: str, union: Any) -> None:
    """Neither more nor less."""
    kinds = {str(kind.__struct_config__.tag): fields(kind) for kind in get_args(union)}
    assert {name: named(cell) for name, cell in table(head).items()} == kinds


def test_every_part_of_a_message_is_there_with_its_fields() -> None:
    """The page lists seat setups, tickets, rows and all other parts of messages."""
    assert {name: named(cell) for name, cell in table("part").items()} == {
        name: fields(kind) for name, kind in PARTS.items()
    }


def test_every_answer_is_named_with_its_request() -> None:
    """The last column of the requests names answers that there are."""
    reply = {str(kind.__struct_config__.tag) for kind in get_args(wire.ServerMessage)}
    rows = PAGE.partition("| a client asks |")[2].splitlines()[2:]
    answers = {name for line in rows_of(rows) for name in re.findall(r"`(\w+)`", line.split("|")[3])}
    assert answers | {"refused", "seated", "changed"} == reply


def test_the_answer_to_every_request_is_the_one_on_the_page() -> None:
    """`ANSWERS`, from which the page takes its types, says the same as the first word of the last column."""
    rows = [line.split("|") for line in rows_of(PAGE.partition("| a client asks |")[2].splitlines()[2:])]
    told = {cells[1].strip(" `"): re.findall(r"`(\w+)`", cells[3])[0] for cells in rows}
    tags = {wire_tag(asked): wire_tag(answer) for asked, answer in wire.ANSWERS.items()}
    assert tags == told


def wire_tag(kind: type[msgspec.Struct]) -> str:
    """Return the word that names a message."""
    return str(kind.__struct_config__.tag)


def test_every_code_is_explained() -> None:
    """Whatever the server refuses, the page says why."""
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/netloft/server").rglob("*.py"))
    codes = set(re.findall(r'(?:Refusal|__init__|Refused)\((?:0, |\s*)"([a-z ]+)"', source))
    assert set(table("code")) == codes


def test_the_page_is_of_this_protocol() -> None:
    """The number, the limits and the default values are those of the server."""
    assert f"the number of this protocol, **{wire.PROTOCOL}**" in PAGE
    assert f"{wire.LARGEST:,} bytes" in PAGE
    assert f"at most {wire.LONGEST_NAME} letters" in PAGE


def fits(shown: object, real: object) -> bool:
    """Compare what the page shows with what came; an ellipsis is anything."""
    if shown == "…":
        return True
    if isinstance(shown, dict) and isinstance(real, dict):
        return set(shown) == set(real) and all(fits(shown[name], real[name]) for name in shown)
    if isinstance(shown, list) and isinstance(real, list):
        return len(shown) == len(real) and all(map(fits, shown, real))
    return shown == real


def test_the_example_happens(client: Client) -> None:
    """Line by line, over a real socket; only news of what bots do meanwhile are passed over."""
    drawn: dict[str, str] = {}
    lines = [line for block in re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]
    assert len(lines) > 15
    for printed in lines:
        line = printed
        for name, value in drawn.items():
            line = line.replace(name, value)
        message = json.loads(line[2:])
        if line[0] == ">":
            client.socket.send(line[2:])
            continue
        real = json.loads(client.socket.recv(STUCK))
        while message["is"] != "state" and real["is"] == "state":
            real = json.loads(client.socket.recv(STUCK))
        if real["is"] == "created":
            drawn = {"TABLE": real["table"], "SECRET": real["secret"]}
            message = {**message, "table": real["table"], "secret": real["secret"]}
        assert fits(message, real), f"{line}\n{real}"
