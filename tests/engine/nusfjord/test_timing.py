"""When effects happen: once, at once, in their owner's order, and not backwards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.engine.nusfjord.given import BLUE, RED, at, do, given, goods, harbor, options, reserve

NO_STACKS: list[list[str]] = [[]] * 6


def test_once_is_once_also_in_the_middle_of_other_effects() -> None:
    """Harbor Park pays once although another action of the same turn ends while it waits."""
    mine = harbor(fish=7, council="Builder, Sailor", buildings={"b1": "Harbor Park"})
    stacks = [["Contractor"], ["Constructor"], [], [], [], []]
    g = given(mine, display="Office", plates=2, options={"deck": "codfish"}, elders=stacks)
    do(g, RED, "take an elder", "take Constructor", "use", "space a3", "use", "next Harbor Park")
    assert reserve(g, RED) == (3, 0, 2)


def test_reserve_depot_fills_what_is_empty_once() -> None:
    """One wood and one fish come, also if the Reserve is emptied by a card built in the same action."""
    mine = harbor(wood=6, track="schooner", reserve={"fish": 3}, buildings={"b1": "Reserve Depot"})
    g = given(mine, display="Repair Hall")
    do(g, RED, "build a building", "space a3", "use", "use", "use", "use")
    assert reserve(g, RED) == (1, 1, 0)


def test_lighthouse_needs_its_eight_fish_when_it_is_used() -> None:
    """An exchange at its question takes the reason away."""
    g = given(harbor(reserve={"fish": 8}, buildings={"b1": "Fish Trade", "a2": "Lighthouse"}))
    do(g, RED, "gold", "Fish Trade: 3 fish -> 1 gold")
    assert "use" not in options(g, RED)


def test_an_exchange_does_not_overturn_the_order() -> None:
    """What waits goes on waiting while something is exchanged at an open question."""
    mine = harbor(
        fish=12,
        reserve={"fish": 8},
        buildings={"b1": "Lighthouse", "a2": "Joinery", "b2": "Resource Trade"},
    )
    g = given(mine, display="Wet Storage")
    do(g, RED, "build a building", "space a3", "next Lighthouse", "Resource Trade: 5 fish -> 3 wood")
    assert reserve(g, RED) == (0, 8, 0)
    do(g, RED, "use", "decline")
    assert reserve(g, RED) == (2, 0, 0)


def test_immediately_is_at_once() -> None:
    """The effect of a new building comes before everything that waits for the action."""
    mine = harbor(wood=2, fish=5, buildings={"b1": "Fisher's House"})
    g = do(given(mine, display="Poor House", plates=2), RED, "build a building", "space a3")
    assert options(g, RED) == ["decline", "use"]
    do(g, RED, "use")
    assert goods(g, RED) == (0, 7, 0)


def test_no_exchange_between_building_and_its_immediate_effect() -> None:
    """Pond Hut counts the fish that are there."""
    g = given(harbor(wood=7, buildings={"b1": "Cooperage"}), display="Pond Hut")
    do(g, RED, "build a building", "space a3")
    assert goods(g, RED) == (4, 0, 0)
    assert "use" not in options(g, RED)


def test_chiefs_house_does_not_act_backwards() -> None:
    """It pays for elders that sit down once it stands, not for the one who builds it."""
    stacks = [[], ["Constructor"], [], [], [], []]
    g = given(harbor(fish=2, gold=1), display="Chief's House", elders=stacks)
    do(g, RED, "take an elder", "take Constructor", "use", "space a3")
    assert reserve(g, RED) == (0, 0, 0)


@pytest.mark.parametrize(
    ("mine", "played"),
    [
        ({"fish": 3, "council": "Contractor"}, ("use Contractor",)),
        ({"fish": 2, "council": "Sailor"}, ("use Sailor",)),
        ({"fish": 2, "wood": 2, "council": "Constructor"}, ("use Constructor",)),
    ],
)
def test_a_plate_before_an_elder_must_leave_the_elder_something_to_do(mine: Any, played: tuple[str, ...]) -> None:
    """Purveyor is not offered where it would eat what the elder needs."""
    g = do(given(harbor(buildings={"a2": "Purveyor"}, **mine), elders=NO_STACKS), RED, *played, "use", "stop")
    assert min(goods(g, RED)) >= 0


def test_a_plate_before_an_elder_may_pay_for_the_elder() -> None:
    """The gold of Purveyor's plate makes a cutter possible."""
    mine = harbor(fish=2, wood=6, council="Constructor", buildings={"a2": "Purveyor"})
    g = given(mine, ships={"sloop": 0}, elders=NO_STACKS)
    do(g, RED, "use Constructor", "use", "serve 1", "do build a ship", "cutter")
    assert at(g, RED)["track"]["cutter"] == 1


def test_an_exchange_can_make_room_for_what_comes() -> None:
    """Wood of the Clearing is not lost if an exchange could make room first."""
    mine = harbor(wood=9, council="Forester", buildings={"a2": "Clearing", "b2": "Manufacture"})
    g = do(given(mine, elders=NO_STACKS, seats=4), RED, "use Forester", "fell c2")
    assert "Manufacture: 1 wood -> 1 fish" in options(g, RED)
    do(g, RED, "Manufacture: 1 wood -> 1 fish", "next Clearing")
    assert goods(g, RED) == (12, 1, 1)


def test_nine_guests_pay_for_the_fish_market() -> None:
    """Guests may pay for all 25 fish."""
    g = given(harbor(wood=2, guests=9), display="Fish Market")
    do(g, RED, "build a building", "build Fish Market", "space a2", "use")
    assert (goods(g, RED), at(g, RED)["guests"]) == ((0, 0, 5), 0)


def test_the_third_worker_is_over_with_the_turn() -> None:
    """Building Company makes nothing cheaper after the work phase."""
    buildings = {"a2": "Fortress", "b2": "Building Company"}
    g = given(harbor(wood=1, buildings=buildings, workers=3), round_=7, turn=6, display="Forester's House")
    assert g.over


def test_a_building_that_is_just_being_built_is_redealt_to_nobody() -> None:
    """Looking ahead from another seat keeps the card that was announced."""
    mine = harbor(wood=12, fish=12, gold=12, hand="Castle, Aquarium")
    g = do(given(mine, harbor(hand="Manor"), round_=4), RED, "build a building", "build Castle")
    other = g.redeal(BLUE, random.Random(3))
    assert other.view(BLUE) == g.view(BLUE)
    other.play(RED, "space a2")
    dump = other.dump()
    found = dump["pile"]["C"] + dump["harbors"][0]["hand"] + dump["harbors"][1]["hand"]
    assert "Castle" not in found


def test_the_log_tells_what_really_came() -> None:
    """Wood beyond twelve is not told as received."""
    g = do(given(harbor(wood=10)), RED, "deforest", "fell c2")
    assert g.log(None)[-1] == "Red receives 2 wood."
