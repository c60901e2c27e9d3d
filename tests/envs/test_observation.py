"""Observations: numbers with fixed meanings, out of what a seat may know and all of it."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import netloft
from netloft.envs.observation import Observation
from netloft.games.fleet.rules.position import Fleet
from tests.engine.walk import MODES, new, walk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from netloft.core.position import Position

Place = tuple[str | int, ...]

POOLS = {("running", "pool"), ("running", "parked")}  # effects of buildings in Nusfjord
SAME = {"game", "rules", "seats", "options"}  # in all positions of one game


def leaves(thing: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """List the places of a view with what is there: numbers, words, and lists of them."""
    if isinstance(thing, dict):
        for name, part in thing.items():
            yield from leaves(part, (*place, name))
    elif (
        isinstance(thing, list)
        and [part for part in thing if isinstance(part, dict | list)]
        and place[-2:] not in POOLS
    ):
        for number, part in enumerate(thing):
            yield from leaves(part, (*place, number))
    else:
        yield place, thing


def changed(view: dict[str, Any], place: Place, value: Any) -> dict[str, Any]:
    """Change one place of a view."""
    other = deepcopy(view)
    part: Any = other
    for step in place[:-1]:
        part = part[step]
    part[place[-1]] = value
    return other


def observed(place: Place, value: Any) -> Any:
    """Give what a value tells: the order of cards, pieces and hexes means nothing, nor who owns a building's effect."""
    if not isinstance(value, list) or place[0] in {"order", "hauls", "issued", "elders"}:
        return value
    if place[-2:] in POOLS:
        return sorted([text for _, text in value])
    if place[-1] == "influence played":
        return value if any(value) else []
    if place[-1] in {"shares", "due", "dividends", "stones", "results"} or place[-2:-1] == ("boats",):
        return value
    return sorted([part for part in value if part != netloft.CHANCE])  # that chance decides is not told


@pytest.mark.parametrize("mode", MODES)
def test_the_layout_is_fixed(mode: str) -> None:
    """All positions of a game have the same numbers, each with a name of its own, and within their bounds."""
    observation = Observation(new(mode))
    assert len(set(observation.names)) == observation.size
    for number, g in enumerate(walk(mode, 7)):
        for seat in range(g.seats) if number % 5 == 0 or g.over else ():
            numbers = observation.of(g.view(seat), seat)
            assert numbers.shape == (observation.size,)
            assert numbers.dtype == np.float32
            assert (observation.low <= numbers).all()
            assert (numbers <= observation.high).all()


@pytest.mark.parametrize("mode", MODES)
def test_it_is_written_straight_from_the_position(mode: str) -> None:
    """The fast way gives the same numbers as the view, for every seat, also while answers are hidden."""
    observation = Observation(new(mode))
    for number, g in enumerate(walk(mode, 13)):
        for seat in range(g.seats) if number % 3 == 0 or g.over or g.lanes is not None else ():
            assert (observation.at(g, seat) == observation.of(g.view(seat), seat)).all()


@pytest.mark.parametrize("mode", MODES)
def test_views_that_differ_are_told_apart(mode: str) -> None:
    """No two positions of a game have the same numbers, unless a seat sees the same in both."""
    observation = Observation(new(mode))
    seen: dict[bytes, str] = {}
    for g in walk(mode, 8):
        view = g.view(0)
        tells = repr([(place, observed(place, value)) for place, value in sorted(leaves(view))])
        assert seen.setdefault(observation.of(view, 0).tobytes(), tells) == tells
    assert len(seen) > 30


@pytest.mark.parametrize("mode", MODES)
def test_every_part_of_a_view_is_told(mode: str) -> None:
    """Each part of a view that is put in the place of another changes the numbers."""
    observation = Observation(new(mode))
    walks = [[g.view(0) for number, g in enumerate(walk(mode, seed)) if number % 17 == 5] for seed in (8, 9)]
    compared = set()
    for view, other in zip(*walks, strict=False):
        numbers = observation.of(view, 0)
        elsewhere = dict(leaves(other))
        for place, value in leaves(view):
            if place[0] in SAME or place[-1] == "cult":  # a cult site in the place of a hut would be no view
                continue
            if place in elsewhere and observed(place, value) != observed(place, elsewhere[place]):
                assert (observation.of(changed(view, place, elsewhere[place]), 0) != numbers).any(), place
                compared.add(place)
    assert len(compared) > 25


def hidden(g: Position, rng: Random) -> Iterator[tuple[Position, Position, int]]:
    """Give pairs of positions that a seat cannot tell apart; loaded ones, so that nobody could have counted."""
    loaded = g.game.load(g.dump())
    for seat in range(g.seats):
        yield loaded, loaded.redeal(seat, rng), seat


@pytest.mark.parametrize("mode", ["kaivai-3", "kaivai-2-2005", "nusfjord-3-herring", "nusfjord-4-preview"])
def test_nothing_is_told_that_a_seat_may_not_know(mode: str) -> None:
    """Hands and covered influence of the others change no number."""
    observation = Observation(new(mode))
    rng = Random(2)
    differed = 0
    for number, g in enumerate(walk(mode, 12)):
        if number % 9 == 0 and not g.over:
            for one, other, seat in hidden(g, rng):
                assert (observation.of(one.view(seat), seat) == observation.of(other.view(seat), seat)).all()
                differed += one.dump() != other.dump()
    assert differed > 5, "there were secrets"


def test_a_seat_sees_itself_first() -> None:
    """Seats are counted from the viewer's on, so that one player can be taught for all seats."""
    observation = Observation(new("fleet-3"))
    (g,) = [g for number, g in enumerate(walk("fleet-3", 5)) if number == 150]
    assert isinstance(g, Fleet)
    coins = [pad["coins"] for pad in g.view(None)["pads"]]
    assert len(set(coins)) == 3
    for seat in range(3):
        numbers = dict(zip(observation.names, observation.of(g.view(seat), seat), strict=True))
        seen = [numbers[f"pads.{whose}.coins"] for whose in ("me", "next", "third")]
        assert [round(part * g.sheet.track) for part in seen] == coins[seat:] + coins[:seat]
        assert [numbers[f"first.{whose}"] for whose in ("me", "next", "third")].index(1) == (
            g.view(0)["first"] - seat
        ) % 3


def test_the_numbers_are_what_their_names_say() -> None:
    """Shells are counted by worth, a bid is one of ten words, a cult site lies on its hex."""
    g = netloft.game("kaivai").new(3)
    observation = Observation(g)
    netloft.Luck(7).settle(g)
    g.play(0, "bid 5")
    numbers = dict(zip(observation.names, observation.of(g.view(1), 1), strict=True))
    assert numbers["mats.me.shells.5"] == pytest.approx(3 / 5)
    assert numbers["mats.third.bid.5"] == 1
    assert sum([numbers[f"mats.third.bid.{bid}"] for bid in range(1, 11)]) == 1
    (cult, *_) = g.view(1)["villages"]["A"]["cult"]
    assert numbers[f"sea.{cult}.cult"] == numbers[f"sea.{cult}.village.A"] == 1
    assert numbers["mats.me.influence"] == pytest.approx(3 / 6)
    assert "mats.next.influence" not in numbers


def test_a_view_of_another_game_is_refused() -> None:
    """What has no place among the numbers is an error and not left out."""
    observation = Observation(new("nusfjord-2-herring"))
    other = next(g for g in walk("nusfjord-2-mackerel", 1) if g.view(0)["buildings"])
    with pytest.raises(netloft.NetloftError, match=r"^observation: there is no place for '.*' in this game$"):
        observation.of(other.view(0), 0)
    with pytest.raises(netloft.NetloftError, match=r"^observation: there is no place for card \d+ in this game$"):
        observation.at(netloft.game("nusfjord").load(other.dump()), 0)
