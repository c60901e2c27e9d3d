"""Damaged dumps and records are refused in one line, whatever is damaged; what is accepted can be played."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import netloft
from netloft import Luck, NetloftError
from tests.engine.walk import MODES, walk

JUNK: list[Any] = [None, True, -1, 0, 7, 10**30, 1.5, "", "a1", "z9", "red", [], ["a1", "a1"], {}, {"x": 1}, [[0]]]
DUMPS = [g.dump() for mode in MODES for number, g in enumerate(walk(mode, 5)) if number % 60 == 30]
RECORDS = [next(g for g in walk(mode, 5) if g.over).record().to_text() for mode in ("kaivai-3", "fleet-4-own-sheet")]


def places(data: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """List every place in nested data."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += places(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            found += places(value, (*path, index))
    return found


def damaged(data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Return a copy in which one place holds junk, is missing, or has moved."""
    copy: dict[str, Any] = json.loads(json.dumps(data))
    path = rng.choice(places(copy))
    at: Any = copy
    for step in path[:-1]:
        at = at[step]
    kind = rng.random()
    if kind < 0.7:
        at[path[-1]] = rng.choice(JUNK)
    elif kind < 0.8:
        del at[path[-1]]
    elif kind < 0.9:
        steps = [effect for effect in netloft.game(data["game"]).effects.values() if effect.id < 0]
        copy["to_do"] = [[rng.randrange(-1, 3), effect.text] for effect in rng.choices(steps, k=rng.randrange(5))]
    elif isinstance(at, dict):
        at["extra"] = at.pop(path[-1])
    else:
        at.append(at[path[-1]])
    return copy


@given(st.integers(0, 2**32))
@settings(max_examples=400, deadline=None)
def test_a_damaged_dump_is_refused_or_can_be_played(seed: int) -> None:
    """Loading either names what is wrong in one line, or gives a position that plays to its end."""
    rng = Random(seed)
    whole = rng.choice(DUMPS)
    data = damaged(whole, rng)
    problem = ""
    try:
        g = netloft.game(whole["game"]).load(data)
        assert g.game.load(g.dump()) == g
        Luck(seed).play_out(g)
    except NetloftError as error:
        problem = str(error)
    assert "\n" not in problem
    assert problem or g.over


@given(st.integers(0, 2**32))
@settings(max_examples=300, deadline=None)
def test_a_damaged_record_is_refused_or_can_be_played(seed: int) -> None:
    """Reading and replaying either works or gives one line."""
    rng = Random(seed)
    text = list(rng.choice(RECORDS))
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(text))
        text[at : at + rng.randrange(3)] = rng.choice(["", "\n", "x", "9", '"', "{", "\0", "ü", ": "])
    problem = ""
    try:
        record = netloft.read_record("".join(text))
        netloft.game(record.game).replay(record)
    except NetloftError as error:
        problem = str(error)
    assert "\n" not in problem


@given(st.text())
def test_any_text_is_no_record(text: str) -> None:
    """Random text is refused in one line."""
    with pytest.raises(NetloftError) as caught:
        netloft.read_record(text)
    assert "\n" not in str(caught.value)
