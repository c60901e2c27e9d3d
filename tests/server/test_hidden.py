"""Which seats at one screen hold something hidden: the page asks to hand over only then."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from netloft.server import wire
from tests.server.client import At, Client
from tests.server.positions import one_decides, together, where
from tests.server.test_undo import HANDS

Join = Callable[..., Client]


def looks(at: At, seat: int | None) -> list[int]:
    """Look as a seat, and give who holds something."""
    at.client.get(wire.Look(table=at.table, seat=seat), wire.State)
    return at.state.hidden


def test_a_hand_of_cards_is_hidden_and_an_empty_one_is_not(join: Join) -> None:
    """Whoever is looked at, the page is told of all seats at its screen."""
    at = join().sit("nusfjord", "here here", seat=0, start=HANDS)
    for seat in (0, 1, None):
        assert looks(at, seat) == [0, 1]
    looks(at, 0)
    at.play("build a building")
    at.play("build Castle")
    at.play(next(text for text in at.options if text.startswith("space ")))
    assert at.state.view["harbors"][0]["hand"] == ["Manor"]
    assert at.state.hidden == [0, 1]
    plain = join().sit("nusfjord", "here here", seat=0)
    assert plain.state.hidden == []


@pytest.mark.parametrize(("influence", "who"), [("covered", [0, 1, 2]), ("open", [])])
def test_covered_influence_is_hidden(join: Join, influence: str, who: list[int]) -> None:
    """Where all may count it, nothing is."""
    start = {**where("kaivai-3", one_decides).dump(), "influence": [2, 3, 4]}
    start["options"] = {**start["options"], "influence": influence}
    if influence == "open":
        start["mats"] = [{**mat, "influence": count} for mat, count in zip(start["mats"], (2, 3, 4), strict=True)]
        del start["influence"]
    at = join().sit("kaivai", "here here here", seat=0, start=start)
    assert at.state.hidden == who


def test_nothing_is_hidden_in_fleet_but_answers_to_a_decision_of_all(join: Join) -> None:
    """Where all decide together, nobody shows an answer before all have given theirs."""
    turn = where("fleet-2", one_decides)
    assert join().sit("fleet", "here here", seat=0, start=turn.dump()).state.hidden == []
    fists = where("fleet-3-captains", together)
    at = join().sit("fleet", "here here here", seat=0, start=fists.dump())
    assert at.state.hidden == sorted(lane.seat for lane in fists.lanes or [])


def test_who_has_one_seat_is_told_of_none(join: Join) -> None:
    """Neither of the own hand, which is on the screen anyway, nor of those of others."""
    at = join().sit("nusfjord", "here invited", seat=0, start=HANDS)
    assert at.state.hidden == []
    watching = join().attach(at.table, at.seen.attached.watch)
    assert watching.state.hidden == []
