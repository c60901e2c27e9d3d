"""What is different between two states of a table, and how a client makes the next state out of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from netloft.server.wire.answers import Change, Changed, ServerMessage, State

Plain = dict[str, Any]
"""A state as JSON has it."""


def plain(state: State) -> Plain:
    """Return a state as JSON has it, as news."""
    found: Plain = msgspec.to_builtins(state, str_keys=True)
    found["id"] = 0
    return found


def changes(before: Any, after: Any) -> list[Change]:
    """List the places where `after` is different, with their new values; what has another shape is told whole."""
    found: list[Change] = []
    note(before, after, (), found)
    return found


def note(before: Any, after: Any, path: tuple[str | int, ...], found: list[Change]) -> None:
    """Note what is different at a place and below it."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            note(before[key], value, (*path, key), found)
    elif is_list(before) and is_list(after) and are_alike(before, after):
        for at, value in enumerate(after):
            note(before[at], value, (*path, at), found)
    else:
        found.append((path, after))


def is_list(value: object) -> bool:
    """Return whether JSON has a value as a list."""
    return isinstance(value, list | tuple)


def are_alike(before: Sequence[Any], after: Sequence[Any]) -> bool:
    """Return whether two lists may have something in common: an equal value, or objects at the same place."""
    pairs = zip(before, after, strict=False)
    return len(before) == len(after) and any([one == other or isinstance(one, dict) for one, other in pairs])


def changed(before: Any, told: Sequence[Change]) -> Any:
    """Return a value with changes; what is the same is shared with the one before, which stays as it is."""
    after = before
    for path, value in told:
        after = put(after, path, value)
    return after


def put(value: Any, path: Sequence[str | int], new: Any) -> Any:
    """Return a copy of a value with something new at a place."""
    if not path:
        return new
    copy: Any = value.copy() if isinstance(value, dict) else list(value)
    copy[path[0]] = put(value[path[0]], path[1:], new)
    return copy


class Follower:
    """Reads what a client is sent, and makes states out of changes."""

    def __init__(self) -> None:
        self.states: dict[str, Plain] = {}
        """The last state of each table."""

    def take(self, message: ServerMessage) -> ServerMessage:
        """Return a message, or the state that it leads to."""
        if isinstance(message, State):
            self.states[message.table] = plain(message)
        elif isinstance(message, Changed):
            self.states[message.table] = now = changed(self.states[message.table], message.changes)
            return msgspec.convert(now, State)
        return message
