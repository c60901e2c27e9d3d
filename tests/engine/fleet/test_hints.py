"""What a choice is said to bring before it is made, and that coins are told as they are marked."""

from __future__ import annotations

import pytest

from netloft.games.fleet.rules.sheets.sheet import sheet_of
from netloft.games.fleet.terminal import renderer as fleet
from tests.engine.fleet.given import RED, Json, coins, given, pad, play

TAKING: list[tuple[int, str, str]] = [
    (1, "any type", "jeder Typ"),
    (2, "any type, ★ star action", "jeder Typ, ★ Stern-Aktion"),
    (3, "any type, twice, ★ star action", "jeder Typ, zweimal, ★ Stern-Aktion"),
]


@pytest.mark.parametrize(("level", "en", "de"), TAKING)
@pytest.mark.parametrize("casino", [0, 2])
def test_a_shrimp_die_says_what_the_license_makes_of_it(level: int, en: str, de: str, casino: int) -> None:
    """A type of one's choice, twice, a star action; also where the casino would ask first."""
    g = given(pad(shrimp=7, casino=casino, licenses={"shrimp": level}), pad(), pool="shrimp coins coins")
    assert fleet.hint(g, RED, g.game.option("take shrimp"), "en") == en
    assert fleet.hint(g, RED, g.game.option("take shrimp"), "de") == de


def test_a_shrimp_die_without_a_license_says_what_its_box_brings() -> None:
    """It is a die like another then."""
    g = given(pad(shrimp=1), pad(), pool="shrimp coins coins")
    assert fleet.hint(g, RED, g.game.option("take shrimp"), "en") == "license 1"


@pytest.mark.parametrize(
    ("at", "option", "en"),
    [
        (3, "die as coin", "+1 coin, ★ star action"),
        (2, "die as coin", "+1 coin, no star action"),
        (2, "salvage", "★ star action"),
        (2, "fill hex", "hex 1 of 5, no star action"),
    ],
)
def test_a_star_in_place_of_the_license_is_told(at: int, option: str, en: str) -> None:
    """The license's star action is lost, but a star of the track or of the yard is not."""
    mine = pad(shrimp=5, licenses={"shrimp": 2}, coins=at, salvage_yard=2, seafood_buffet=2)
    g = given(mine, pad(), pool="shrimp coins coins")
    play(g, RED, "take shrimp")
    assert sorted(fleet.hint(g, RED, g.game.option(option), "en").split(", ")) == sorted(en.split(", "))


LEFT: list[tuple[Json, str, str]] = [
    ({"cod": 6, "licenses": {"cod": 2}}, "license or boat", "Lizenz oder Boot"),
    ({"cod": 8, "licenses": {"cod": 3}}, "boat, +3 coins", "Boot, +3 Münzen"),
    ({"cod": 8, "licenses": {"cod": 1}}, "license 2, +2 coins", "Lizenz 2, +2 Münzen"),
]


@pytest.mark.parametrize(("mine", "en", "de"), LEFT)
def test_only_what_is_left_of_a_choice_is_said(mine: Json, en: str, de: str) -> None:
    """Where all licenses or all boats are there, a question mark is no choice."""
    g = given(pad(**mine), pad(), pool="cod coins coins")
    play(g, RED, "take cod")
    assert fleet.hint(g, RED, g.game.option("mark cod"), "en") == en
    assert fleet.hint(g, RED, g.game.option("mark cod"), "de") == de


@pytest.mark.parametrize(("before", "told"), [(79, "Red earns 1 coin."), (78, "Red earns 2 coins."), (80, "0 coins")])
@pytest.mark.parametrize("alone", [False, True])
def test_only_coins_that_are_marked_are_told(before: int, told: str, alone: bool) -> None:
    """What does not fit on the track is lost, and nobody is told that it was earned."""
    if alone:
        g = given(pad(coins=before), pool="coins cod cod", ruth={"stars": [4]})
    else:
        g = given(pad(coins=before), pad(), pool="coins cod cod")
    play(g, RED, "take coins", "coins")
    assert coins(g, RED) == 80
    assert any(told in line for line in g.log(None))
    assert not any("3 coins" in line for line in g.log(None))


def test_a_struck_star_that_is_skipped_is_no_coin() -> None:
    """One coin goes past it and is one coin still."""
    g = given(pad(coins=3), pool="coins cod cod", ruth={"stars": [4]})
    play(g, RED, "take coins")
    assert fleet.hint(g, RED, g.game.option("die as coin"), "en") == "+1 coin"
    assert fleet.hint(g, RED, g.game.option("coins"), "en") == "+3 coins"
    play(g, RED, "coins")
    assert "Red earns 3 coins." in g.log(None)


def test_a_hint_counts_only_coins_that_are_marked() -> None:
    """At the end of the track the rest is lost."""
    g = given(pad(coins=78), pad(), pool="coins cod cod")
    play(g, RED, "take coins")
    assert fleet.hint(g, RED, g.game.option("coins"), "en") == "+2 coins, ★ star action"


def test_gold_in_german() -> None:
    """The table says who it is for."""
    on = {"gold": "boats", "silver": "fish", "silver to": None}
    g = given(pad(), pad(), options={"trophies": True}, trophies=on)
    sheet = sheet_of("reconstructed")
    said = fleet.trophies(g.view(None), sheet, ["Rot", "Gelb"], "de")
    assert said.startswith("Goldene Trophäe: die meisten Boote;")
