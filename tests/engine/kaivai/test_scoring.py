"""The end of the game: huts, villages, ties, and the winner."""

from random import Random
from typing import Any

import pytest

import netloft
from netloft.core.position import Position
from tests.engine.kaivai.given import (
    CHANCE,
    GREEN,
    KAIVAI,
    RED,
    YELLOW,
    Json,
    at,
    builder,
    fisher,
    given,
    influence,
    mat,
    meeting,
    play,
    refuses,
    texts,
    village,
)


def final(**given_: Any) -> Position:
    """Return the position after the last round, with empty mats where none are given."""
    usual: dict[str, Any] = {"red": mat(), "yellow": mat(), "green": mat(), "round_": 8}
    return given(**(usual | {"phase": "end of round"} | given_))


@pytest.mark.parametrize(("round_", "last"), [(7, False), (8, True)])
def test_the_game_ends_after_the_eighth_round(round_: int, last: bool) -> None:
    """After round 8 there are no more bids but the scoring."""
    g = final(A=village("e7"), round_=round_)
    assert g.over is last
    assert g.dump()["round"] == 8


def test_eight_rounds_lay_eight_cult_sites() -> None:
    """At the end of a whole game the 10 cult sites of the start have become 18."""
    g, luck, random = KAIVAI.new(seats=3, options={}), netloft.Luck(1), Random(1)
    while not g.over:
        luck.settle(g)
        for seat in g.deciders[:1]:
            g.play(seat, random.choice(g.options(seat)).text)
    assert sum(len(v["cult"]) for v in g.dump()["villages"].values()) == 18
    assert all(v["scored"] for v in g.dump()["villages"].values())
    for seat in range(3):
        assert sum(line.points for line in g.score_sheet(seat)) == g.scores()[seat]


def test_shells_and_fish_age_also_after_the_last_round() -> None:
    """The fourth phase of the eighth round is played before the scoring."""
    g = final(A=village("e7"), red=mat(shells="5 1", fish="4 1"))
    assert at(g, RED)["shells"] == [4]
    assert at(g, RED)["fish"] == [3]


def test_each_hut_brings_two_points_whatever_its_kind() -> None:
    """Meeting huts, fishers' huts and boat builders' huts count alike (p. 22)."""
    g = final(
        A=village("e7", e6=meeting(RED), d6=fisher(RED), d7=builder(RED), e8=builder(RED, boat=True)),
        B=village("i7", i6=meeting(YELLOW)),
    )
    assert [at(g, seat)["glory"]["huts"] for seat in range(3)] == [8, 2, 0]


def test_huts_count_before_the_villages() -> None:
    """The huts' points decide who chooses the first village (p. 22)."""
    g = final(
        A=village("e7", e6=meeting(GREEN)),
        B=village("i7"),
        red=mat(glory=3),
        yellow=mat(glory=2),
        green=mat(glory=1),
    )
    assert g.deciders == (YELLOW,)


def test_the_least_glory_chooses_each_next_village() -> None:
    """Who has the fewest points chooses, and this is looked up anew for every village (p. 22)."""
    g = final(
        A=village("e7 e8 f8"),
        B=village("i7"),
        C=village("b2"),
        red=mat(boats="f7"),
        yellow=mat(glory=2),
        green=mat(glory=9),
    )
    play(g, RED, "village A")
    assert g.scores() == [3, 2, 9]
    refuses(g, YELLOW, "village A", "scored|already")
    assert texts(g, YELLOW, "village") == ["B", "C"]
    play(g, YELLOW, "village B")
    assert g.over


TIES: dict[str, tuple[Json, Json, dict[str, Json]]] = {
    "shells": (mat(shells="5"), mat(shells="4", fish="4"), {}),
    "fish": (mat(fish="4 4"), mat(fish="4", boats="m7"), {}),
    "boats": (mat(boats="m7", glory=2), mat(), {"e6": meeting(YELLOW)}),
    "huts": (mat(), mat(glory=2), {"e6": meeting(RED)}),
}


@pytest.mark.parametrize(("red", "yellow", "huts"), TIES.values(), ids=TIES)
def test_with_equal_glory_the_poorer_chooses(red: Json, yellow: Json, huts: dict[str, Json]) -> None:
    """A tie for the fewest points goes by the rule for the bids: shells, fish, boats, huts."""
    g = final(A=village("e7", **huts), B=village("i7"), red=red, yellow=yellow, green=mat(glory=9))
    assert g.deciders == (YELLOW,)


def test_with_equal_wealth_the_younger_chooses() -> None:
    """The last tie-break for the choice is the age, which is the order of the seats."""
    assert final(A=village("e7"), B=village("i7"), red=mat(glory=1)).deciders == (YELLOW,)


def scored(**given_: Any) -> Position:
    """Return the position in which village A, of three cult sites, is counted; B awaits its turn."""
    g = final(**({"A": village("e7 e8 f8"), "B": village("a1")} | given_))
    (seat,) = g.deciders
    play(g, seat, "village A")
    return g


def villages(g: Position) -> list[int]:
    """Return the points that the players have for villages."""
    return [at(g, seat)["glory"]["villages"] for seat in range(3)]


def test_everybody_plays_influence_at_the_same_time() -> None:
    """All who have markers are asked at once and may answer in any order (p. 22)."""
    g = scored(red=mat(influence=2), yellow=mat(influence=1), green=mat(glory=9))
    assert g.deciders == (RED, YELLOW)
    assert texts(g, RED, "influence") == ["0", "1", "2"]
    first, second = g.copy(), g.copy()
    play(first, RED, "influence 1")
    play(first, YELLOW, "influence 0")
    play(second, YELLOW, "influence 0")
    play(second, RED, "influence 1")
    assert first.dump() == second.dump()


def test_a_fist_stays_closed_until_all_are_out() -> None:
    """Nobody else can tell how many markers were taken in the hand (p. 22)."""
    g = scored(red=mat(influence=3), yellow=mat(influence=3))
    none, three = g.copy(), g.copy()
    play(none, RED, "influence 0")
    play(three, RED, "influence 3")
    assert none.deciders == three.deciders == (YELLOW,)
    for viewer in (YELLOW, GREEN, None):
        assert none.view(viewer) == three.view(viewer)
        assert none.log(viewer, "en") == three.log(viewer, "en")
        assert none.record(viewer).to_text() == three.record(viewer).to_text()


def test_nobody_plays_markers_that_he_has_not() -> None:
    """Without markers none can be played, and nobody has more than he has (p. 22)."""
    g = scored(red=mat(influence=2), yellow=mat(influence=1))
    refuses(g, RED, "influence 3", "influence|markers")
    refuses(g, GREEN, "influence 1", "influence|markers|answered")


def test_a_marker_counts_two() -> None:
    """One marker ties with two huts and beats one (p. 22)."""
    houses = village("e7 e8 f8", e6=meeting(YELLOW), f7=meeting(YELLOW))
    g = scored(A=houses, red=mat(influence=1), green=mat(glory=9))
    play(g, RED, "influence 1")
    assert villages(g) == [2, 2, 0]
    g = scored(A=village("e7 e8 f8", e6=meeting(YELLOW)), red=mat(influence=1), green=mat(glory=9))
    play(g, RED, "influence 1")
    assert villages(g) == [3, 0, 0]


def test_all_markers_that_are_played_are_spent() -> None:
    """Winner and losers alike put their markers back to the supply (p. 22)."""
    g = scored(red=mat(influence=3), yellow=mat(influence=3), green=mat(influence=3))
    play(g, RED, "influence 2")
    play(g, YELLOW, "influence 1")
    play(g, GREEN, "influence 0")
    assert [influence(g, seat) for seat in range(3)] == [1, 2, 3]
    assert villages(g) == [3, 0, 0]


def test_only_boats_at_a_cult_site_count() -> None:
    """A boat beside a hut alone and one that has not left its hut do not count for the majority (p. 22)."""
    g = scored(
        A=village("e7 e8 f8", e6=meeting(GREEN), d6=builder(RED, boat=True)),
        red=mat(boats="e5"),
        yellow=mat(boats="f7 f9"),
        green=mat(glory=9),
    )
    assert villages(g) == [0, 3, 0]


def test_a_boat_counts_at_every_village_whose_cult_site_it_touches() -> None:
    """Between two cult sites of different villages a boat counts for both."""
    g = final(A=village("e7 e8"), B=village("g7 h6"), red=mat(boats="f7"))
    while not g.over:
        play(g, g.deciders[0], g.options(g.deciders[0])[0].text)
    assert villages(g) == [4, 0, 0]


@pytest.mark.parametrize(("cult", "half"), [("e7", 1), ("e7 e8", 1), ("e7 e8 f8", 2), ("e7 e8 f8 f9", 2)])
def test_a_tie_brings_half_the_points_rounded_up(cult: str, half: int) -> None:
    """Of a village with a tie each of the first gets half of its points (p. 22)."""
    g = scored(A=village(cult, e6=meeting(RED), d6=meeting(YELLOW)))
    assert villages(g) == [half, half, 0]


def test_three_who_tie_get_half_each() -> None:
    """Also of three that are equal each gets half the points, rounded up (p. 22)."""
    g = scored(A=village("e7 e8 f8", e6=meeting(RED), d6=meeting(YELLOW), f7=meeting(GREEN)))
    assert villages(g) == [2, 2, 2]


def test_an_empty_village_brings_nothing() -> None:
    """Where nobody counts anything nobody has the majority."""
    assert villages(scored()) == [0, 0, 0]


def test_markers_alone_can_win_a_village() -> None:
    """A player without a hut or boat there may win it with influence."""
    g = scored(A=village("e7 e8 f8", e6=meeting(YELLOW)), red=mat(influence=3))
    play(g, RED, "influence 1")
    assert villages(g) == [3, 0, 0]


def test_who_comes_second_gets_nothing() -> None:
    """Only the majority brings points (p. 22)."""
    g = scored(A=village("e7 e8 f8", e6=meeting(RED), d6=meeting(RED), f7=meeting(YELLOW)))
    assert villages(g) == [3, 0, 0]


def won(red: Json, yellow: Json, **huts: Json) -> list[int]:
    """Return who wins when there is nothing but the huts left to score."""
    g = final(A=village("e7", **huts) | {"scored": True}, red=red, yellow=yellow)
    assert g.over
    return g.winners()


def test_the_most_glory_wins() -> None:
    """Neither huts nor boats help against more points."""
    assert won(mat(glory=10), mat(glory=5, boats="m7"), e6=meeting(YELLOW)) == [RED]


FINAL_TIES: dict[str, tuple[Json, Json, dict[str, Json]]] = {
    "huts": (mat(glory=10), mat(glory=12, boats="m7", shells="5"), {"e6": meeting(RED)}),
    "boats": (mat(glory=5, boats="m7"), mat(glory=5, shells="5 5"), {}),
    "shells": (mat(glory=5, shells="5"), mat(glory=5, shells="2 2", fish="4 4"), {}),
    "fish": (mat(glory=5, fish="4 4"), mat(glory=5, fish="4"), {}),
}


@pytest.mark.parametrize(("red", "yellow", "huts"), FINAL_TIES.values(), ids=FINAL_TIES)
def test_a_tie_goes_to_the_most_huts_boats_shells_and_fish(red: Json, yellow: Json, huts: dict[str, Json]) -> None:
    """With equal glory the first of these that differs decides, and more is better."""
    assert won(red, yellow, **huts) == [RED]


def test_players_may_win_together() -> None:
    """A tie that nothing breaks has two winners."""
    assert won(mat(glory=5, boats="m7", shells="5"), mat(glory=5, boats="m6", shells="5")) == [RED, YELLOW]


def test_nobody_decides_when_the_game_is_over() -> None:
    """After the last village nothing is left to play."""
    g = final(A=village("e7"))
    assert g.over
    assert g.deciders == ()
    for seat in (CHANCE, RED):
        refuses(g, seat, "village A", "over")
