"""Choosing actions, passing and sacrificing, upgrading, and the end of a round."""

import pytest

from tests.engine.kaivai.given import (
    GREEN,
    RED,
    YELLOW,
    at,
    builder,
    distance,
    fisher,
    given,
    hut,
    influence,
    mat,
    meeting,
    play,
    refuses,
    texts,
    village,
)

SEA = village("a1")


def test_turns_go_round_by_the_bids() -> None:
    """After the lowest bidder it is the highest bidder's turn again."""
    g = given(A=SEA, red=mat(2, influence=40), yellow=mat(8, influence=40), green=mat(5, influence=40))
    for _ in range(2):
        play(g, YELLOW, "upgrade")
        play(g, GREEN, "upgrade")
        play(g, RED, "upgrade")


def test_an_action_out_of_turn_is_refused() -> None:
    """Only the player whose turn it is chooses an action."""
    g = given(A=SEA, red=mat(2), yellow=mat(8))
    refuses(g, RED, "upgrade", "decision|turn")


def test_an_unknown_move_is_refused() -> None:
    """What is no move of the game at all is refused like any other."""
    g = given(A=SEA, red=mat(2, "g7"))
    refuses(g, RED, "dance", "no move")


def test_the_price_of_an_action_doubles_also_for_the_same_player() -> None:
    """The first choice is free, the next ones cost 1, 2, 4 and 8 markers, whoever made them."""
    g = given(A=SEA, red=mat(5, "g7", influence=15))
    left = []
    for _ in range(5):
        play(g, RED, "upgrade")
        left.append((g.dump()["markers"]["upgrade"], influence(g, RED)))
    assert left == [(1, 15), (2, 14), (4, 12), (8, 8), (16, 0)]


def test_one_marker_too_few_is_not_enough() -> None:
    """A taken action needs exactly as many own markers as lie on it."""
    g = given(A=SEA, red=mat(5, "g7", influence=3), yellow=mat(4, "g8", influence=4), markers={"upgrade": 4})
    refuses(g, RED, "upgrade", "influence")
    play(g, RED, "sacrifice")
    play(g, YELLOW, "upgrade")
    assert influence(g, YELLOW) == 0


def test_an_action_without_boats_is_done_once() -> None:
    """Upgrading is done once, and then it is the next player's turn."""
    g = given(A=SEA, red=mat(5, "g7"), yellow=mat(4, "g8"))
    play(g, RED, "upgrade")
    assert at(g, RED)["upgrade"] == 1
    assert at(g, RED)["boats"] == ["g7"]
    assert g.deciders == (YELLOW,)


def test_sacrificing_brings_two_markers() -> None:
    """Who chooses no action in the whole phase takes two influence markers."""
    g = given(A=SEA, red=mat(5, influence=1), yellow=mat(4))
    play(g, RED, "sacrifice")
    assert influence(g, RED) == 3
    assert g.deciders == (YELLOW,)


def test_there_are_always_markers_to_take() -> None:
    """The supply has no end, even if more markers are held than lie in the box."""
    g = given(A=SEA, red=mat(5, "g7", influence=20), yellow=mat(4, "g8", influence=20))
    play(g, RED, "sacrifice")
    assert influence(g, RED) == 22


def test_only_the_first_choice_can_be_a_sacrifice() -> None:
    """Before any action one sacrifices, and after one action one can only pass."""
    g = given(A=SEA, red=mat(5, "g7", influence=1))
    refuses(g, RED, "pass", "sacrifice")
    play(g, RED, "upgrade")
    refuses(g, RED, "sacrifice", "not yet|first")
    assert "pass" in texts(g, RED)


def test_passing_brings_nothing_and_is_final() -> None:
    """Who has passed gets no marker and no more turns in this phase."""
    g = given(A=SEA, red=mat(5, "g7", influence=5), yellow=mat(4, influence=15))
    play(g, RED, "upgrade")
    play(g, YELLOW, "upgrade")
    play(g, RED, "pass")
    assert influence(g, RED) == 5
    play(g, YELLOW, "upgrade")
    assert g.deciders == (YELLOW,)
    refuses(g, RED, "move", "passed|decision|turn")


def test_who_sacrificed_gets_no_turn_any_more() -> None:
    """A sacrifice skips the whole phase."""
    g = given(A=SEA, red=mat(5, "g7"), yellow=mat(4, influence=9))
    play(g, RED, "sacrifice")
    play(g, YELLOW, "upgrade", "upgrade", "upgrade")
    assert g.deciders == (YELLOW,)


def test_the_phase_ends_when_all_have_passed() -> None:
    """As long as one player goes on, the round does."""
    g = given(A=SEA, red=mat(5), yellow=mat(4, influence=9), green=mat(3, "g7"))
    play(g, RED, "sacrifice")
    play(g, YELLOW, "upgrade")
    play(g, GREEN, "sacrifice")
    play(g, YELLOW, "upgrade")
    assert g.dump()["round"] == 2
    play(g, YELLOW, "pass")
    assert g.dump()["round"] == 3


def test_who_can_only_pass_passes() -> None:
    """A player without boats, fish on huts and markers has nothing left to choose."""
    g = given(A=SEA, red=mat(5))
    play(g, RED, "upgrade")
    assert g.dump()["round"] == 3


def test_actions_that_cannot_be_carried_out_cannot_be_chosen() -> None:
    """Without boats there is no building, fishing, selling or moving, and without fish no festival."""
    g = given(A=village("e7", e6=meeting(YELLOW), d6=fisher(RED)), red=mat(5, shells="5 5 5", fish="4"), god="e7")
    refuses(g, RED, "build", "build|boat|reach")
    refuses(g, RED, "fish", "fish|boat|reach")
    refuses(g, RED, "sell", "fish|boat|reach")
    refuses(g, RED, "move", "boat|move")
    refuses(g, RED, "celebrate", "fish")
    assert texts(g, RED) == ["sacrifice", "upgrade"]


def test_ageing_takes_what_lies_on_space_1() -> None:
    """Shells and fish move one space to the left, and those on space 1 go back to the supply."""
    g = given(A=SEA, red=mat(shells="5 4 3 2 1", fish="5 4 3 2 1"), yellow=mat(), green=mat(), phase="end of round")
    assert at(g, RED)["shells"] == [4, 3, 2, 1]
    assert at(g, RED)["fish"] == [4, 3, 2, 1]


def test_fish_on_huts_and_influence_do_not_age() -> None:
    """Only what lies on the mats loses worth."""
    g = given(
        A=village("e7", e6=meeting(YELLOW, 3), d6=builder(RED, 1)),
        red=mat(influence=4),
        yellow=mat(),
        green=mat(),
        phase="end of round",
    )
    assert hut(g, "e6")["fish"] == 3
    assert hut(g, "d6")["fish"] == 1
    assert influence(g, RED) == 4


def test_the_actions_are_free_again_in_the_next_round() -> None:
    """The markers on the actions go back to the supply."""
    g = given(A=SEA, red=mat(5, "g7"), markers={"build": 2, "fish": 1, "upgrade": 4})
    play(g, RED, "sacrifice")
    assert set(g.dump()["markers"].values()) == {0}


def test_the_upgrade_stays_for_the_next_rounds() -> None:
    """An upgrade is permanent."""
    g = given(A=SEA, red=mat(5, upgrade=1, influence=1), markers={"upgrade": 1})
    play(g, RED, "upgrade")
    assert g.dump()["round"] == 3
    assert at(g, RED)["upgrade"] == 2


@pytest.mark.parametrize(("steps", "more"), list(enumerate([0, 1, 2, 2, 3, 3, 4, 4, 5])))
def test_the_upgrade_track_adds_to_the_movement(steps: int, more: int) -> None:
    """The eight steps of the track add 1, 2, 2, 3, 3, 4, 4 and 5 to the movement of the bid, here 1."""
    g = given(A=SEA, red=mat(1, "m7", upgrade=steps))
    play(g, RED, "move")
    assert max(distance("m7", place) for place in texts(g, RED, "to")) == 1 + more


def test_the_track_has_an_end() -> None:
    """At its last step the upgrade can no longer be chosen."""
    g = given(A=SEA, red=mat(5, "g7", upgrade=8), yellow=mat(4, upgrade=7))
    refuses(g, RED, "upgrade", "as far as|last|end")
    play(g, RED, "sacrifice")
    play(g, YELLOW, "upgrade")
    assert at(g, YELLOW)["upgrade"] == 8
