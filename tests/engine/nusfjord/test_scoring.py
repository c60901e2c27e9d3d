"""Scoring at the end of the game."""

from typing import Final

import pytest

from tests.engine.nusfjord.given import BLUE, RED, elder, given, harbor, points, score

START: Final = -6
"""A harbor as at the start: 2 issued shares, 5 free spaces, 3 unissued shares."""


def test_the_example_of_35_points() -> None:
    """7 for ships and 4 for buildings, 8 for the Harbor Installation, 21 for shares and gold, 5 lost (p. 15)."""
    g = given(
        harbor(
            track="sloop cutter schooner",
            forests="c3:1",
            buildings={
                "b1": "Portal",
                "c1": "Joinery",
                "d1": "Angler's House",
                "a2": "Fish Stand",
                "b2": "Yard",
                "c2": "Harbor Installation",
            },
            shares=[3, 2],
            unissued=2,
            gold=16,
        ),
        harbor(unissued=1),
        round_=7,
    )
    assert points(g, RED, "Ships") == 7
    assert points(g, RED, "Portal") == 1
    assert points(g, RED, "Joinery") == 1
    assert points(g, RED, "Angler's House") == 2
    assert points(g, RED, "Fish Stand") == 0
    assert points(g, RED, "Yard") == 0
    assert points(g, RED, "Harbor Installation") == 8
    assert points(g, RED, "Issued shares") + points(g, RED, "Gold") == 21
    assert points(g, RED, "Free building spaces") == -3
    assert points(g, RED, "Unissued shares") == -2
    assert score(g, RED) == 35
    assert g.winners() == [RED]


def test_a_harbor_as_at_the_start() -> None:
    """2 for shares, -5 for free spaces, -3 for unissued shares; the catboat gives nothing."""
    g = given()
    assert points(g, RED, "Ships") == 0
    assert points(g, RED, "Issued shares") == 2
    assert points(g, RED, "Free building spaces") == -5
    assert points(g, RED, "Unissued shares") == -3
    assert score(g, RED) == START


@pytest.mark.parametrize(
    ("ships", "worth"),
    [("sloop", 1), ("cutter", 2), ("schooner", 4), ("sloop sloop sloop", 3), ("cutter cutter schooner schooner", 12)],
)
def test_ships_score_what_is_printed_on_them(ships: str, worth: int) -> None:
    """A sloop 1, a cutter 2, a schooner 4."""
    g = given(harbor(track=ships))
    assert points(g, RED, "Ships") == worth
    assert score(g, RED) == START + worth


def test_shares_of_all_colours_score() -> None:
    """Only those held: not those on the Action board, nor the own ones held by others."""
    g = given(
        harbor(shares=[2, 2, 1], unissued=1), harbor(shares=[1, 2, 0], unissued=1), harbor(unissued=2), issued=[1, 0, 0]
    )
    assert points(g, RED, "Issued shares") == 5
    assert points(g, RED, "Unissued shares") == -1
    assert points(g, BLUE, "Issued shares") == 3


def test_only_gold_in_the_supply_scores() -> None:
    """Gold in the Reserve or on an elder gives nothing, nor do wood and fish."""
    g = given(harbor(wood=12, fish=20, gold=7, reserve={"gold": 5}, council={"Forester": elder(1, gold=1)}))
    assert points(g, RED, "Gold") == 7
    assert score(g, RED) == START + 7


def test_forests_cover_the_minus_points_of_spaces() -> None:
    """Without forests all eleven spaces are free; with more forests fewer are."""
    assert points(given(harbor(forests="")), RED, "Free building spaces") == -11
    assert points(given(harbor(forests="a2:2 c1:2 c2:1 c3:1")), RED, "Free building spaces") == -3
    assert points(given(harbor(forests="c1:9")), RED, "Free building spaces") == -9


def test_a_building_covers_the_minus_point_of_its_space() -> None:
    """The Castle gives 11 and leaves 4 free spaces."""
    g = given(harbor(buildings={"b1": "Castle"}))
    assert points(g, RED, "Castle") == 11
    assert points(g, RED, "Free building spaces") == -4
    assert score(g, RED) == START + 12


@pytest.mark.parametrize(("name", "worth"), [("Boathouse", -1), ("Bird Colony", -2)])
def test_some_buildings_score_minus_points(name: str, worth: int) -> None:
    """They cover a space nevertheless."""
    g = given(harbor(buildings={"a2": name}))
    assert points(g, RED, name) == worth
    assert score(g, RED) == START + worth + 1


def test_without_unissued_shares_and_free_spaces_nothing_is_lost() -> None:
    """All five shares are held: 5 points."""
    g = given(harbor(forests="b1:1 a2:1 a3:1 c2:1 c3:1", buildings={"d1": "Fish Stand"}, shares=[5, 0], unissued=0))
    assert points(g, RED, "Free building spaces") == 0
    assert points(g, RED, "Unissued shares") == 0
    assert score(g, RED) == 5


def test_elders_and_hands_score_nothing() -> None:
    """Only what is built counts."""
    g = given(harbor(council="Forester, Engineer", hand="Castle"), round_=4)
    assert score(g, RED) == START


def test_the_lines_of_the_sheet_add_up() -> None:
    """The score is the sum of the sheet."""
    g = given(harbor(track="sloop cutter", gold=4, buildings={"b1": "Castle", "b2": "Boathouse"}))
    assert sum(line.points for line in g.score_sheet(RED)) == score(g, RED) == START + 1 + 2 + 4 + 11 - 1 + 2


def test_most_points_win() -> None:
    """Blue has one gold more."""
    g = given(harbor(gold=3), harbor(gold=4), to_do=[[-1, "scoring"]], round_=7)
    assert g.over
    assert g.scores() == [START + 3, START + 4]
    assert g.winners() == [BLUE]


def test_a_tie_is_a_shared_victory() -> None:
    """Red has a cutter and blue 2 gold; yellow has less (p. 15)."""
    g = given(harbor(track="cutter"), harbor(gold=2), harbor(gold=1), to_do=[[-1, "scoring"]], round_=7)
    assert g.over
    assert g.scores() == [START + 2, START + 2, START + 1]
    assert g.winners() == [RED, BLUE]


def test_the_game_is_scored_after_the_last_turn_of_round_seven() -> None:
    """No further fishing phase comes: the last action is the end."""
    g = given(harbor(gold=1), round_=7, first=BLUE, turn=5)
    g.play(RED, "gold")
    assert g.over
    assert g.scores() == [START + 2, START]
    assert g.dump()["harbors"][RED]["fish"] == 0
