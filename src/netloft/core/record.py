"""The record: game, rules version, options, seats and the texts played.  Everything else follows from it."""

from __future__ import annotations

import json
from typing import Any, Final

from netloft.core.text import NetloftError

FORMAT: Final = 1


class BadRecord(NetloftError):
    """An invalid record or dump; the message names the place and what was expected."""


class Record:
    """Everything needed to replay a game, as text (one move per line) or JSON."""

    __slots__ = ("game", "moves", "options", "rules", "seats", "start")

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: dict[str, Any],
        moves: list[tuple[int, str]],
        start: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.moves = moves
        self.start = start

    def to_json(self) -> dict[str, Any]:
        """Return the record as JSON data."""
        data: dict[str, Any] = {
            "netloft": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "moves": [move_text(seat, text) for seat, text in self.moves],
        }
        if self.start is not None:
            data["start"] = self.start
        return data

    def to_text(self) -> str:
        """Return the record as text: a header of five lines, then one move per line."""
        head = [
            f"netloft {FORMAT}",
            f"game {self.game}",
            f"rules {self.rules}",
            f"seats {self.seats}",
            f"options {json.dumps(self.options)}",
        ]
        if self.start is not None:
            head.append(f"start {json.dumps(self.start)}")
        return "\n".join([*head, "", *[move_text(seat, text) for seat, text in self.moves], ""])


def move_text(seat: int, text: str) -> str:
    """Return a move as text: the seat, then the option."""
    return f"{'chance' if seat < 0 else seat}: {text}"


def read_move(move: object, where: str) -> tuple[int, str]:
    """Parse a move as written by `move_text`."""
    if isinstance(move, str):
        who, colon, text = move.partition(": ")
        if colon and text and (who == "chance" or (who.isdecimal() and len(who) < 4)):
            return (-1 if who == "chance" else int(who), text)
    raise BadRecord(f"{where}: expected a move like '0: bid 5' or 'chance: ...', found {move!r:.80}")


def read_record(text: str) -> Record:
    """Parse a record from text or JSON; raise BadRecord if it is invalid."""
    if text.lstrip().startswith("{"):
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"not a record: the JSON is damaged ({error})") from None
        return from_json(data)
    lines = text.splitlines()
    if not lines or not lines[0].startswith("netloft "):
        raise BadRecord("line 1: expected 'netloft 1', the first line of every record")
    data = {"moves": []}
    number = 0
    for line in lines:
        number += 1
        if not line.strip():
            break
        name, _, value = line.partition(" ")
        try:
            data[name] = value if name == "game" else json.loads(value)
        except (ValueError, RecursionError):
            raise BadRecord(f"line {number}: expected a value after {name!r:.80}, found {value!r:.80}") from None
    moves: list[tuple[int, str]] = []
    for line in lines[number:]:
        number += 1
        if line.strip():
            moves.append(read_move(line.strip(), f"line {number}"))
    data["moves"] = [move_text(seat, move) for seat, move in moves]
    return from_json(data)


def from_json(data: object) -> Record:
    """Return the record in JSON data."""
    if not isinstance(data, dict):
        raise BadRecord(f"expected a record, found {type(data).__name__}")
    if data.get("netloft") != FORMAT:
        raise BadRecord(f"netloft: expected record format {FORMAT}, found {data.get('netloft')!r:.80}")
    known = ("netloft", "game", "rules", "seats", "options", "moves", "start")
    for name in data:
        if name not in known:
            raise BadRecord(f"{name!r:.80}: no such field in a record; expected {', '.join(known)}")
    moves = expect(data, "moves", list)
    numbered = [read_move(move, f"move {number + 1}") for number, move in enumerate(moves)]
    start = expect(data, "start", dict) if "start" in data else None
    return Record(
        expect(data, "game", str),
        expect(data, "rules", int),
        expect(data, "seats", int),
        expect(data, "options", dict),
        numbered,
        start,
    )


def expect(data: dict[str, Any], name: str, kind: type) -> Any:
    """Return a field of the expected type, or raise BadRecord."""
    value = data.get(name)
    if isinstance(value, kind) and not (kind is int and isinstance(value, bool)):
        return value
    found = "nothing" if value is None else f"{value!r:.80}"
    raise BadRecord(f"{name}: expected {KINDS[kind]}, found {found}")


KINDS: Final[dict[type, str]] = {
    list: "a list",
    dict: "named values",
    str: "a text",
    int: "a whole number",
    bool: "true or false",
}
