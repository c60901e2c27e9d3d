"""The messages between the server and the workers that think, as JSON lines."""

from __future__ import annotations

from typing import Any

import msgspec

from netloft.server import wire


class Job(msgspec.Struct, tag_field="do"):
    """A table as a seat knows it, and the bot that is to think about it."""

    table: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    start: dict[str, Any] | None
    moves: list[tuple[int, str]]
    settled: int
    """The number of moves that are not part of a hidden answer."""
    seat: int
    bot: str
    seed: int | str
    effort: float
    """The share of its time that the bot may take: less while many wait."""


class Choose(Job, tag="choose"):
    """Choose for a seat."""


class Hint(Job, tag="hint"):
    """Find good moves of a seat."""

    lang: str


class Judge(Job, tag="judge"):
    """Compare a move with the best one."""

    option: str
    lang: str


class LookBack(Job, tag="look back"):
    """Follow a finished game from its beginning."""

    lang: str


AnyJob = Choose | Hint | Judge | LookBack


class Chosen(msgspec.Struct):
    """The option that a bot chose."""

    option: str


class Hints(msgspec.Struct):
    """Good moves, best first."""

    hints: list[wire.Advice]


class Judgement(msgspec.Struct, rename="camel"):
    """What a move cost, compared with the best one."""

    option: str
    label: str
    best: str
    best_label: str
    best_kind: str
    best_args: dict[str, Any]
    cost: float
    played: str
    plan: str
    then: list[str]
    changes: list[tuple[str, Any, Any]]
