"""The frame of the game: set-up, pools, order of play, income, fishing in even rounds, coins and stars, the end."""

from __future__ import annotations

from collections import Counter

import pytest

import netloft
from tests.engine.fleet.given import (
    BLUE,
    CHANCE,
    FLEET,
    GREEN,
    RED,
    YELLOW,
    Json,
    at,
    coins,
    fish,
    given,
    marked,
    pad,
    play,
    refuses,
    roll,
    texts,
    turn,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_a_license_and_a_boat(seats: int) -> None:
    """Each player rolls a boat die, coins being rolled again, and marks the top three boxes of that type (p. 3)."""
    g = FLEET.new(seats, {})
    for boat in ["cod", "oyster", "shrimp", "cod"][:seats]:
        assert texts(g, CHANCE, "roll") == ["cod", "lobster", "oyster", "shrimp", "swordfish"]
        refuses(g, CHANCE, "roll coins", "again")
        roll(g, boat)
    for seat, boat in enumerate(["cod", "oyster", "shrimp", "cod"][:seats]):
        assert marked(g, seat, boat) == 3
        assert at(g, seat)["licenses"][boat] == 1
        assert at(g, seat)["boats"][boat] == [0]
        assert coins(g, seat) == (boat == "cod"), "the cod license is active when its boat is launched"
    assert texts(g, CHANCE, "first seat") == [str(seat) for seat in range(seats)]


@pytest.mark.parametrize(("seats", "boat_dice", "town_dice"), [(1, 3, 2), (2, 3, 2), (3, 4, 3), (4, 5, 4)])
def test_there_is_one_die_more_than_players(seats: int, boat_dice: int, town_dice: int) -> None:
    """The pools of boat dice and of town dice with one boat die go by the number of players (p. 3)."""
    g = FLEET.new(seats, {})
    dice: Counter[str] = Counter()
    pools = []
    luck = netloft.Luck(1)
    while g.view(None)["round"] < 2:
        seat = g.deciders[0]
        question = g.asked.text if g.asked else ""
        if question.startswith("roll a "):
            dice[question] += 1
        elif dice and seat != CHANCE:
            pools.append(dice)
            dice = Counter()
        g.play(seat, luck.pick(g.options(seat)).text)
    assert pools == [{"roll a boat die": boat_dice}, {"roll a town die": town_dice, "roll a boat die": 1}]


def test_dice_are_taken_in_turn_order_and_then_gone() -> None:
    """From the first player on, each takes a die that nobody has taken (p. 4)."""
    g = given(pad(), pad(), pad(), pool="cod cod lobster coins", first=GREEN)
    turn(g, GREEN, "cod", "mark cod")
    turn(g, RED, "coins", "coins")
    assert texts(g, YELLOW, "take") == ["cod", "lobster"]
    refuses(g, YELLOW, "take coins", "no die")
    turn(g, YELLOW, "lobster", "mark lobster")
    assert g.deciders == (RED, YELLOW, GREEN)


def test_the_marker_goes_to_the_left() -> None:
    """At the end of a round the next seat is first (p. 6)."""
    for first, after in ((RED, YELLOW), (YELLOW, GREEN), (GREEN, RED)):
        g = given(pad(), pad(), pad(), first=first, to_do=[[-1, "end of round"]])
        assert g.view(None)["first"] == after
        assert g.view(None)["round"] == 2


@pytest.mark.parametrize("round_", range(1, 11))
def test_boats_fish_in_even_rounds_only(round_: int) -> None:
    """There is no fishing in odd rounds (p. 5)."""
    g = given(pad(cod=3), pad(), phase="income", round_=round_)
    assert fish(g, RED) == (round_ % 2 == 0)


@pytest.mark.parametrize("round_", [2, 3])
def test_the_phases_of_a_round(round_: int) -> None:
    """Boats, income, fishing in even rounds, town."""
    g = given(pad(cod=3), pad(), round_=round_ - 1, to_do=[[-1, "end of round"]])
    assert (g.view(None)["round"], g.view(None)["phase"]) == (round_, "boat")
    roll(g, "coins", "coins", "coins")
    play(g, YELLOW if g.view(None)["first"] else RED, "coins")
    play(g, RED if g.view(None)["first"] else YELLOW, "coins")
    for seat in (RED, YELLOW):
        play(g, seat, "coins", "star casino")
    assert coins(g, RED) == 7
    assert fish(g, RED) == (round_ == 2)
    assert (g.view(None)["phase"], texts(g, CHANCE, "roll")) == ("town", ["harbor", "market", "wharf"])


def test_the_game_ends_after_ten_rounds() -> None:
    """After the tenth round it is over, and nobody has anything to decide (p. 6)."""
    g = given(pad(cod=3), pad(), round_=10, to_do=[[-1, "end of round"]])
    assert g.over
    assert g.view(None)["phase"] == "end"
    assert g.winners() == [RED]
    assert not given(pad(), pad(), round_=9, to_do=[[-1, "end of round"]]).over


def test_a_tie_goes_to_most_fish() -> None:
    """With equal points, most fish win; who is still tied wins too (p. 6)."""
    fisher = pad(cod=3, boats={"cod": [3]})
    builder = pad(annas_bank=2)
    end: Json = {"round_": 10, "to_do": [[-1, "end of round"]]}
    g = given(builder, fisher, builder, fisher, **end)
    assert g.scores() == [4, 4, 4, 4]
    assert g.winners() == [YELLOW, BLUE]
    g = given(builder, builder, **end)
    assert g.winners() == [RED, YELLOW]


@pytest.mark.parametrize("die", ["cod", "coins", "harbor", "wharf", "market"])
def test_any_die_can_be_a_coin(die: str) -> None:
    """A chosen die and the shared die may each be used as one coin (p. 6)."""
    phase = "boat" if die in {"cod", "coins"} else "town"
    g = given(pad(), pad(), pool=f"{die} {die} {die}", phase=phase, round_=1)
    play(g, RED, "die as coin")
    play(g, YELLOW, "die as coin")
    for seat in (RED, YELLOW):
        play(g, seat, "die as coin")
    assert coins(g, RED) == (2 if phase == "town" else 3), "and one of income, after the boat phase"


def test_three_coins() -> None:
    """The face with coins brings three (p. 4)."""
    g = given(pad(), pad(), pool="coins coins coins")
    play(g, RED, "coins")
    assert coins(g, RED) == 3


def test_a_full_column_cannot_be_marked() -> None:
    """Without an open box the die is only a coin."""
    g = given(pad(cod=10), pad(), pool="cod shrimp shrimp")
    play(g, RED, "take cod")
    assert coins(g, RED) == 1, "the only thing left to do with it happens by itself"
    assert g.deciders != (RED,)


def test_what_does_not_fit_on_the_track_is_lost() -> None:
    """The track has an end; the star there is reached once."""
    g = given(pad(coins=79), pad(), pool="coins coins coins")
    play(g, RED, "coins")
    assert coins(g, RED) == 80
    play(g, RED, "star casino")
    play(g, YELLOW, "coins")
    play(g, RED, "coins")
    assert (coins(g, RED), at(g, RED)["due"]["stars"]) == (80, 0)


def test_star_actions_set_off_further_star_actions() -> None:
    """A star marks a box, the box launches a boat, the boat brings coins, the coins another star (p. 6)."""
    g = given(pad(coins=3, cod=7, licenses={"cod": 3}), pad(), pool="coins shrimp shrimp")
    play(g, RED, "take coins", "die as coin")
    assert coins(g, RED) == 4
    play(g, RED, "star inuit")
    assert coins(g, RED) == 7
    assert g.deciders == (YELLOW,)
    g = given(pad(coins=4, cod=7, licenses={"cod": 3}), pad(), pool="coins shrimp shrimp")
    play(g, RED, "take coins", "coins")
    assert (coins(g, RED), g.deciders) == (7, (YELLOW,))
    g = given(pad(coins=5, cod=7, licenses={"cod": 3}), pad(), pool="coins shrimp shrimp")
    play(g, RED, "take coins", "coins", "star inuit")
    assert coins(g, RED) == 11
    g = given(pad(coins=6, cod=7, licenses={"cod": 3}), pad(), pool="coins shrimp shrimp")
    play(g, RED, "take coins", "coins", "star inuit", "star research_vessel")
    assert coins(g, RED) == 15
    assert g.deciders == (YELLOW,)


def test_a_star_action_may_be_let_go() -> None:
    """One may mark a box with it, and need not."""
    g = given(pad(coins=3), pad(), pool="cod shrimp shrimp")
    play(g, RED, "take cod", "die as coin", "forgo star")
    assert g.deciders == (YELLOW,)


def test_stars_of_the_fishing_phase_wait_until_it_is_over() -> None:
    """A star that an oyster boat's coin reaches is used when all boats have fished (p. 6)."""
    mine = pad(oyster=7, licenses={"oyster": 1}, coins=3)
    g = given(mine, pad(), phase="fishing", round_=2)
    play(g, RED, "coin instead")
    assert texts(g, RED) == ["coin instead", "second fish"], "first the other boats"
    play(g, RED, "second fish", "second fish")
    assert texts(g, RED, "star")
    play(g, RED, "star cod")
    assert marked(g, RED, "cod") == 1


def test_a_question_mark_is_a_license_or_a_boat() -> None:
    """Its owner chooses (p. 4)."""
    for choice, licenses, boats in (("license cod", 2, [0]), ("boat cod", 1, [0, 0])):
        g = given(pad(cod=4), pad(), pool="cod shrimp shrimp")
        play(g, RED, "take cod", "mark cod")
        assert texts(g, RED) == ["boat cod", "license cod"]
        play(g, RED, choice)
        assert (at(g, RED)["licenses"]["cod"], at(g, RED)["boats"]["cod"]) == (licenses, boats)


def test_income_stars_of_several_seats_are_used_at_the_same_time() -> None:
    """Income comes to all at once; who reaches a star marks a box without waiting for others."""
    g = given(pad(coins=3), pad(coins=3), pad(), phase="income")
    assert g.deciders == (RED, YELLOW)
    g = given(pad(coins=3), pad(coins=2), pad(), phase="income")
    assert g.deciders == (RED,)
