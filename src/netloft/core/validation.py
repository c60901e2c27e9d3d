"""Checks for hand-written data; an error names the place, what was expected and what was found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from netloft.core.record import BadRecord

if TYPE_CHECKING:
    from collections.abc import Sequence


def number(value: object, where: str, least: int, most: int) -> int:
    """Read a whole number within bounds."""
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    raise BadRecord(f"{where}: expected a whole number from {least} to {most}, found {value!r:.80}")


def truth(value: object, where: str) -> bool:
    """Read true or false."""
    if isinstance(value, bool):
        return value
    raise BadRecord(f"{where}: expected true or false, found {value!r:.80}")


def choice(value: object, where: str, allowed: Sequence[str]) -> int:
    """Read one of several words; return its index."""
    if isinstance(value, str) and value in allowed:
        return list(allowed).index(value)
    raise BadRecord(f"{where}: expected one of {', '.join(allowed)}, found {value!r:.80}")


def mapping(value: object, where: str) -> dict[str, Any]:
    """Read a mapping."""
    if isinstance(value, dict):
        return value
    raise BadRecord(f"{where}: expected named values, found {value!r:.80}")


def listing(value: object, where: str, length: int | None) -> list[Any]:
    """Read a list, of a certain length if one is given."""
    if isinstance(value, list) and length in (None, len(value)):
        return value
    of = "" if length is None else f" of {length}"
    raise BadRecord(f"{where}: expected a list{of}, found {value!r:.80}")


def known(data: dict[str, Any], where: str, names_allowed: Sequence[str]) -> None:
    """Raise BadRecord for an unknown name."""
    for name in data:
        if name not in names_allowed:
            raise BadRecord(f"{where}: there is no {name!r:.40}; expected {', '.join(names_allowed)}")
