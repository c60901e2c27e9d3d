"""What comes before an action counts when the rules look whether the action is possible (docs/decks.md: `before`)."""

from __future__ import annotations

import pytest

from tests.engine.nusfjord.given import BLUE, RED, at, do, given, goods, harbor, options, refuses
from tests.engine.nusfjord.own_deck import with_card

HUT = {"b1": "Test Hut"}

POSSIBLE = [
    ("before(SERVE, gain(fish=1))", {}, "serve fish"),
    ("before(TRANSFER, store(wood=2))", {}, "transfer reserve"),
    ("before(BUILD, gain(gold=1))", {}, "build a building"),
    ("before(SHIP, gain(fish=2))", {"wood": 2}, "build a ship"),
    ("before(USE_ELDER, gain(fish=3))", {"council": "Contractor"}, "use Contractor"),
    ("before(WORKER, gain(gold=4))", {}, "build a ship"),
    ("before(WORKER, store(wood=1))", {}, "transfer reserve"),
    ("before(WORKER, gain(guests=1))", {}, "serve fish"),
]
"""An effect, what its owner has, and an action that is possible by it: plate 1 asks for 1 fish, Slipway for 1 gold."""


@pytest.mark.parametrize(("effect", "has", "action"), POSSIBLE)
@pytest.mark.parametrize("built", [True, False])
def test_what_comes_before_makes_an_action_possible(effect: str, has: dict[str, int], action: str, built: bool) -> None:
    """With the building the action is on offer, and can be taken to its end; without it, it is refused."""
    plates = 1 if action.startswith("use") else 0
    mine = harbor(**has, forests="", buildings=HUT if built else {})  # type: ignore[arg-type]  # a row of numbers
    g = given(mine, plates=plates, display="Slipway 8", options={"deck": with_card(effect)})
    if not built:
        refuses(g, RED, action)
        return
    assert g.why_not(RED, action) is None
    do(g, RED, action)
    for _ in range(9):
        if g.deciders == (RED,):
            g.play(RED, options(g, RED)[0])
    assert g.deciders == (BLUE,)
    assert min(goods(g, RED)) >= 0


@pytest.mark.parametrize(("effect", "has", "action"), POSSIBLE)
def test_what_does_not_apply_does_not_count(effect: str, has: dict[str, int], action: str) -> None:
    """`only` holds for what comes before as well; goods for a ship or building know no condition."""
    if effect.startswith(("before(BUILD", "before(SHIP")):
        return
    effect = effect[:-1] + ", only=ROUND == 7)"
    plates = 1 if action.startswith("use") else 0
    mine = harbor(**has, forests="", buildings=HUT)  # type: ignore[arg-type]  # a row of numbers
    for number in (2, 7):
        g = given(mine, plates=plates, display="Slipway 8", options={"deck": with_card(effect)}, round_=number)
        assert (g.why_not(RED, action) is None) == (number == 7)


def test_what_is_lost_before_is_missing() -> None:
    """The fish for the first plate is given up before it could be served."""
    deck = with_card("before(SERVE, lose(fish=1))")
    for fish in (1, 2):
        g = given(harbor(fish=fish, buildings=HUT), plates=0, options={"deck": deck})
        assert (g.why_not(RED, "serve fish") is None) == (fish == 2)


def test_the_reserve_is_transferred_with_what_comes_before() -> None:
    """The wood is in the Reserve before the Reserve is emptied."""
    g = given(harbor(buildings=HUT), options={"deck": with_card("before(TRANSFER, store(wood=2))")})
    do(g, RED, "transfer reserve")
    assert at(g, RED)["wood"] == 2
    assert at(g, RED)["reserve"]["wood"] == 0


@pytest.mark.parametrize("effect", [row[0] for row in POSSIBLE])
def test_looking_ahead_changes_nothing(effect: str) -> None:
    """Whether a move is asked about, allowed or refused, the position stays as it is, and so do its copies."""
    mine = harbor(wood=1, fish=2, council="Contractor, Sailor, Constructor", buildings=HUT)
    g = given(mine, display="Slipway 8, Yard 8", options={"deck": with_card(effect)})
    twin = g.copy()
    before = g.dump()
    for action in g.game.actions:
        g.why_not(RED, action)
    assert g.dump() == before
    assert twin.dump() == before
    assert [option.text for option in twin.options(RED)] == [option.text for option in g.options(RED)]
