"""Cards that react to other players, as docs/decks.md describes `after_other`."""

from __future__ import annotations

from typing import Any

import pytest

import netloft
from netloft.core.position import Position
from netloft.games.nusfjord.rules.decks.reading import read_deck
from tests.engine.nusfjord.given import BLUE, RED, YELLOW, at, do, given, goods, harbor, options, reserve
from tests.engine.nusfjord.own_deck import with_card

HUT = {"b1": "Test Hut"}
HUT_2 = {"b1": "Test Hut 2"}


def table(ability: str, *more: str, red: dict[str, Any] | None = None, **rest: Any) -> Position:
    """Return red's turn; blue has the card with this ability, yellow the next one."""
    yellow = harbor(buildings=HUT_2) if more else harbor()
    return given(
        harbor(**(red or {})), harbor(buildings=HUT), yellow, options={"deck": with_card(ability, *more)}, **rest
    )


@pytest.mark.parametrize(
    ("event", "moves", "red"),
    [
        ("TRANSFER", ("transfer reserve",), {"reserve": {"fish": 2}}),
        ("SERVE", ("serve fish", "serve 1"), {"fish": 9}),
        ("BUILD", ("build a building", "build Fish Stand 8", "space b1", "use"), {"wood": 1}),
        ("ISSUE", ("issue a share",), {}),
        ("DEFOREST", ("deforest", "fell c1"), {}),
        ("FELL_FOREST", ("deforest", "fell c1"), {}),
        ("FOREST_SPACE", ("thin out",), {}),
        ("THIN", ("thin out",), {}),
        ("REFOREST", ("reforest", "forest a2"), {}),
        ("SHIP", ("build a ship", "sloop"), {"wood": 2, "fish": 2}),
        ("ELDER", ("take an elder", "take Builder", "decline"), {}),
        ("USE_ELDER", ("use Forester", "fell c1"), {"council": "Forester"}),
        ("WORKER", ("gold",), {}),
        ("TURN", ("pass",), {}),
    ],
)
def test_a_card_reacts_to_another_player(event: str, moves: tuple[str, ...], red: dict[str, Any]) -> None:
    """It happens each time another player does it, and not when its owner does it."""
    given_elders: dict[str, Any] = {"elders": [["Builder"], [], [], [], [], []]}
    g = table(f"after_other({event}, store(gold=3))", red=red, display="Fish Stand 8", plates=1, **given_elders)
    do(g, RED, *moves)
    assert g.deciders == (BLUE,)
    assert reserve(g, BLUE)[2] == 3
    assert reserve(g, YELLOW)[2] == 0
    own = given(
        harbor(**red, buildings={"d2": "Test Hut"}, forests="c1:2 c3:1"),
        display="Fish Stand 8",
        options={"deck": with_card(f"after_other({event}, store(gold=3))")},
        **given_elders,
    )
    do(own, RED, *moves)
    assert reserve(own, RED)[2] == 0


def test_an_action_by_a_card_counts() -> None:
    """The ship that red builds by the Ship Holding Co. is built in red's own turn."""
    g = table("after_other(SHIP, gain(gold=1))", red={"buildings": {"b1": "Ship Holding Co. 8"}, "wood": 2, "fish": 2})
    do(g, RED, "issue a share", "use", "sloop")
    assert goods(g, BLUE) == (0, 0, 1)


def test_own_cards_come_first_then_the_others_in_turn_order() -> None:
    """Red's own effect is offered before blue's reaction, and blue's before yellow's."""
    g = table(
        "after_other(ISSUE, may(act(PLUS_GOLD)))",
        "after_other(ISSUE, may(act(PLUS_GOLD)))",
        red={"buildings": {"b1": "Ship Holding Co. 8"}, "wood": 2, "fish": 2},
    )
    asked: list[int] = []
    do(g, RED, "issue a share")
    while g.deciders and len(asked) < 3:
        asked.append(g.deciders[0])
        g.play(g.deciders[0], "decline")
    assert asked == [RED, BLUE, YELLOW]
    assert g.deciders == (BLUE,)


def test_a_reaction_sets_off_no_other() -> None:
    """Blue thins out because red did; yellow reacts to red only."""
    g = table("after_other(THIN, act(THIN))", "after_other(THIN, gain(gold=1))")
    do(g, RED, "thin out")
    assert g.deciders == (BLUE,)
    assert at(g, BLUE)["wood"] == 4
    assert goods(g, YELLOW) == (0, 0, 1)


def test_a_reaction_sets_off_own_cards() -> None:
    """What its owner's other cards wait for happens all the same."""
    deck = with_card("after_other(THIN, act(REFOREST))", "after(REFOREST, gain(gold=1))")
    g = given(harbor(), harbor(buildings={"b1": "Test Hut", "b2": "Test Hut 2"}), options={"deck": deck})
    do(g, RED, "thin out")
    do(g, BLUE, "forest a3")
    assert goods(g, BLUE) == (0, 0, 1)


@pytest.mark.parametrize(("fish", "gold"), [(2, 0), (3, 1)])
def test_the_condition_is_about_the_owner(fish: int, gold: int) -> None:
    """Blue has the fish, or not; those of red do not count."""
    deck = with_card("after_other(THIN, gain(gold=1), only=FISH >= 3)")
    g = given(harbor(fish=9), harbor(fish=fish, buildings=HUT), options={"deck": deck})
    do(g, RED, "thin out")
    assert goods(g, BLUE)[2] == gold


def test_what_happens_outside_a_turn_does_not_count() -> None:
    """The Fortress builds after round 7, when no turn is running."""
    deck = with_card("after_other(BUILD, gain(gold=1))")
    g = given(
        harbor(fish=2, buildings={"b1": "Fortress 8"}),
        harbor(buildings=HUT),
        display="Yard 8",
        round_=7,
        turn=6,
        to_do=[[-1, "rounds"], [-1, "returning home"]],
        options={"deck": deck},
    )
    do(g, RED, "use", "build Yard 8", "space a2")
    assert "Yard 8" in at(g, RED)["buildings"].values()
    assert goods(g, BLUE)[2] == 0


def test_a_reaction_can_be_saved_while_it_waits() -> None:
    """A dump of blue's question loads, and goes on in the same way."""
    g = table("after_other(THIN, may(act(REFOREST)))")
    do(g, RED, "thin out")
    assert options(g, BLUE) == ["decline", "use"]
    again = netloft.game("nusfjord").load(g.dump())
    for position in (g, again):
        do(position, BLUE, "use", "forest a2")
    assert again.dump()["harbors"] == g.dump()["harbors"]
    assert again.deciders == g.deciders == (BLUE,)


def test_the_sentence_of_a_card_names_the_other_player() -> None:
    """Both languages, with the parts and the condition."""
    text = 'deck("A", "B")\ncard(801, "A", "B", free, 0, after_other(BUILD, gain(gold=1), only=BUILDINGS >= 3))'
    (card,) = read_deck(text).cards
    assert card.text("en") == "After each Build a Building of another player, if you have 3 or more buildings: +1 gold."
    assert card.text("de") == (
        "Nach jeder Aktion „Gebäudebau“ einer anderen Person, falls du 3 oder mehr Gebäude hast: +1 Gold."
    )
    assert card.category == "WHENEVER"
