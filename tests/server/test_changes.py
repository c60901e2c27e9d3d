"""Changes: what a client makes of them is the state that others are sent whole."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import netloft
from netloft.server import wire
from netloft.server.wire.changes import changed, changes, plain
from tests.server.client import At, Client, catch_up, sensible

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


@given(JSON, JSON)
def test_changes_lead_to_the_next_value(before: Any, after: Any) -> None:
    """Also over JSON, and the value before stays as it is."""
    kept = deepcopy(before)
    told = msgspec.json.decode(msgspec.json.encode(changes(before, after)))
    assert changed(before, told) == after
    assert before == kept


def test_only_the_smallest_difference_is_told() -> None:
    """Of objects in lists only what is different in them; a list without anything in common is told whole."""
    before = {"round": 1, "harbors": [{"fish": 1, "wood": 2}, {"fish": 3, "wood": 4}], "log": [["a"], ["b"]]}
    after = {"round": 1, "harbors": [{"fish": 1, "wood": 5}, {"fish": 3, "wood": 4}], "log": [["c"], ["d"]]}
    assert changes(before, after) == [(("harbors", 0, "wood"), 5), (("log",), [["c"], ["d"]])]


@pytest.mark.parametrize("game", netloft.games())
def test_who_is_told_changes_sees_what_others_see(game: str, join: Callable[..., Client]) -> None:
    """At a whole game with undos and another language, and with fewer letters."""
    host = join("en", changes=False)
    table = host.sit(game, "here here here", seat=0, hints=True)
    players = [table, *[join("en", changes=False).attach(table.table, table.secret, seat=seat) for seat in (1, 2)]]
    pairs: list[tuple[At, At]] = []
    for lang, secret, seat in (("en", table.seen.attached.watch, None), ("de", table.secret, 0)):
        whole, parts = (join(lang, changes=how).attach(table.table, secret, seat=seat) for how in (False, True))
        pairs.append((whole, parts))
    rng = Random(game)
    for _ in range(60):
        asked = [at for at in catch_up(players) if at.asked]
        if not asked:
            break
        at = rng.choice(asked)
        at.play(sensible(at, rng))
        if rng.random() < 0.1:
            at.client.ask(at.undo())
    for whole, parts in pairs:
        catch_up([whole, parts])
        assert [plain(state) for state in parts.seen.states] == [plain(state) for state in whole.seen.states]
        assert parts.seen.log == whole.seen.log
        kinds = [str(msgspec.json.decode(text)["is"]) for text in parts.client.heard]
        assert "changed" in kinds
        assert sum(map(len, parts.client.heard)) < 0.7 * sum(map(len, whole.client.heard))


def test_who_looks_through_another_seat_is_told_changes_of_that_one(join: Callable[..., Client]) -> None:
    """What was shown before it looked is forgotten."""
    whole = join("en", changes=False).sit("kaivai", "here here here", seat=0)
    parts = join("en").attach(whole.table, whole.secret, seat=0)
    for at in (whole, parts):
        at.client.get(wire.Look(table=at.table, seat=1), wire.State)
    whole.play("bid 3", seat=0)
    catch_up([whole, parts])
    assert plain(parts.state) == plain(whole.state)
    assert parts.state.seat == 1
