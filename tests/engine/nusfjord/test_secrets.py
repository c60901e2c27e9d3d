"""What others hold in their hands changes nothing that a player can see."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from netloft import CHANCE, Luck
from netloft.core.position import Position
from tests.engine.nusfjord.given import do, given, harbor, options
from tests.engine.walk import MODES, walk

HANDS = [mode for mode in MODES if mode.startswith("nusfjord") and MODES[mode][1] > 1]


def exchanged(g: Position, viewer: int) -> Position:
    """Return a position in which the hands of the others are dealt anew from what the viewer cannot see."""
    data = g.dump()
    unseen: list[str] = list(data["pile"]["C"])
    for seat, mine in enumerate(data["harbors"]):
        if seat != viewer:
            unseen += mine["hand"]
    Random(len(unseen)).shuffle(unseen)
    for seat, mine in enumerate(data["harbors"]):
        if seat != viewer:
            mine["hand"] = [unseen.pop() for _ in mine["hand"]]
    data["pile"]["C"] = sorted(unseen)
    return g.game.load(data)


@pytest.mark.parametrize("mode", HANDS)
def test_hands_of_others_are_hidden(mode: str) -> None:
    """Views, options, questions and previews of a player do not depend on the hands of the others."""
    looked = 0
    for number, g in enumerate(walk(mode, 61)):
        if g.lanes is not None or g.over or g.deciders[0] == CHANCE or not any(hands(g)):
            continue
        viewer = g.deciders[0]
        other = exchanged(g, viewer)
        assert other.view(viewer) == g.view(viewer)
        assert other.view(None) == g.view(None) or viewer_building(g)
        assert [o.text for o in other.options(viewer)] == [o.text for o in g.options(viewer)]
        if number % 4 == 0:
            for option in g.options(viewer):
                assert other.preview(viewer, option.text).changes == g.preview(viewer, option.text).changes
                assert other.preview(viewer, option.text).words() == g.preview(viewer, option.text).words()
        looked += 1
    assert looked > 5


def viewer_building(g: Position) -> bool:
    """Say whether a building is just being built."""
    return bool(g.view(None)["running"]["building"])


def hands(g: Position) -> list[Any]:
    """Return the hands."""
    return [mine["hand"] for mine in g.dump()["harbors"]]


@pytest.mark.parametrize("mode", HANDS)
def test_logs_and_records_name_no_hidden_card(mode: str) -> None:
    """What others have drawn is in no log and no record as long as it is in their hands."""
    looked = 0
    for number, g in enumerate(walk(mode, 62)):
        if number % 7 or not any(hands(g)):
            continue
        for viewer in [*range(g.seats), None]:
            running = g.view(None)["running"]["building"]
            hidden = [n for seat, hand in enumerate(hands(g)) if seat != viewer for n in hand if n != running]
            text = "\n".join(g.log(viewer)) + "\n".join(g.log(viewer, "de"))
            moves = [text for _, text in g.record(viewer).moves]
            for name in hidden:
                assert f": {name}." not in text or "rematch" in mode
                assert f"draw {name}" not in moves
            looked += len(hidden)
    assert looked > 5


@pytest.mark.parametrize("mode", ["nusfjord-2-herring", "nusfjord-3-mackerel", "nusfjord-5-variants"])
def test_a_redealt_position_cannot_be_told_apart(mode: str) -> None:
    """A redealt position shows its seat the same and plays to its end."""
    rng = Random(4)
    for number, g in enumerate(walk(mode, 63)):
        if number % 9 or g.over:
            continue
        for seat in range(g.seats):
            redealt = g.redeal(seat, rng)
            assert redealt.view(seat) == g.view(seat)
            assert redealt.deciders == g.deciders
            Luck(1).play_out(redealt)


@pytest.mark.parametrize(
    ("played", "then"), [(("use Builder", "fell c2"), "decline"), (("use Constructor",), "do build a ship")]
)
def test_whether_a_hand_could_be_built_does_not_show(played: tuple[str, ...], then: str) -> None:
    """Who holds cards is asked also if none of them can be built, so that others learn nothing from a question."""
    seen = []
    for hand in ("Castle", "Shipping Lane"):
        mine = harbor(wood=2, fish=2, gold=2, council="Builder, Constructor", hand=hand)
        g = do(given(mine, harbor(hand="Manor"), elders=[[]] * 6, round_=4), 0, *played)
        assert g.deciders == (0,)
        assert then in options(g, 0)
        seen.append((g.view(1), g.record(1).to_json()["moves"]))
    assert seen[0] == seen[1]


def test_what_chance_can_draw_is_redealt_too() -> None:
    """While hands are drawn, a redealt position offers chance what is in its own pile, not what is in the real one."""
    rng = Random(5)
    drawn = 0
    for g in walk("nusfjord-3-mackerel", 63):
        if g.deciders == (CHANCE,) and g.dump()["round"] == 4 and any(harbor["hand"] for harbor in g.dump()["harbors"]):
            redealt = g.redeal(2, rng)
            offered = sorted(option.text.removeprefix("draw ") for option in redealt.options(CHANCE))
            assert offered == sorted(redealt.dump()["pile"]["C"])
            drawn += 1
    assert drawn > 3
