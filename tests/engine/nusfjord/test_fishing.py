"""The fishing phase: the haul and its distribution in five steps."""

from typing import Any, Final

import pytest

from netloft.core.position import Position
from tests.engine.nusfjord.given import (
    BLUE,
    RED,
    YELLOW,
    Json,
    at,
    do,
    elder,
    given,
    goods,
    harbor,
    options,
    reserve,
)

ELDERS: Final = ("Steward", "Silviculturist", "Forester", "Engineer", "Pisciculturist")


def fishing(*harbors: Json, **rest: Any) -> Position:
    """Return a position that plays one fishing phase and nothing else."""
    return given(*harbors, to_do=[[-1, "fishing phase"]], **rest)


def council(*fish: int) -> dict[str, Json]:
    """Seat as many elders as numbers are given, with so many fish on them."""
    return {name: elder(number) for name, number in zip(ELDERS, fish, strict=False)}


def fed(g: Position, seat: int) -> list[int]:
    """Return the fish on a seat's elders, in the order of `council`."""
    mine = at(g, seat)["council"]
    return [mine[name]["fish"] for name in ELDERS if name in mine]


def test_the_first_catch() -> None:
    """Of 3 fish 2 come by the issued shares and 1 into the Reserve (p. 6)."""
    g = fishing(round_=1)
    assert g.over
    for seat in (RED, BLUE):
        assert goods(g, seat) == (0, 2, 0)
        assert reserve(g, seat) == (0, 1, 0)


@pytest.mark.parametrize(
    ("ships", "haul"),
    [
        ("", 3),
        ("sloop", 5),
        ("cutter", 6),
        ("schooner", 6),
        ("sloop sloop", 6),
        ("sloop cutter", 7),
        ("cutter cutter", 8),
        ("cutter schooner", 8),
        ("schooner schooner", 9),
        ("sloop cutter schooner", 10),
        ("sloop schooner schooner", 10),
        ("cutter schooner schooner", 11),
        ("schooner schooner schooner", 11),
        ("cutter cutter cutter schooner", 12),
        ("sloop schooner schooner schooner", 12),
        ("sloop sloop cutter cutter schooner", 12),
    ],
)
def test_the_haul_is_the_lowest_visible_number(ships: str, haul: int) -> None:
    """All five shares are red's own here, so that 5 fish go into the supply and the rest into the Reserve."""
    g = fishing(harbor(track=ships, shares=[5, 0], unissued=0))
    assert goods(g, RED) == (0, min(haul, 5), 0)
    assert reserve(g, RED) == (0, max(haul - 5, 0), 0)


def test_the_elaborate_example() -> None:
    """Of 10 fish 3 go to elders, 2 to foreign shares, 3 to own ones, 1 into the Reserve, and 1 is lost (p. 7).

    Red gets 1 fish from the Forest Manager, 3 by red shares and 1 each by the blue and the yellow share.
    """
    g = fishing(
        harbor(
            track="sloop cutter schooner",
            council={"Builder": elder(0), "Forest Manager": elder(2), "Sailor": elder(1)},
            shares=[3, 1, 1],
            unissued=0,
            reserve={"fish": 7},
        ),
        harbor(shares=[0, 2, 0], unissued=1),
        harbor(shares=[1, 0, 2], unissued=2),
        issued=[1, 1, 0],
        elders=[
            ["Contractor"],
            ["Constructor", "Steward"],
            ["Pond Builder", "Silviculturist"],
            [],
            [],
            ["Harbor Master"],
        ],
    )
    assert {name: seat["fish"] for name, seat in at(g, RED)["council"].items()} == {
        "Builder": 1,
        "Forest Manager": 0,
        "Sailor": 2,
    }
    assert goods(g, RED) == (0, 6, 0)
    assert reserve(g, RED) == (0, 8, 0)
    assert goods(g, BLUE) == (0, 1, 0)  # of 3: Action board, red's blue share, 1 of 2 own shares
    assert reserve(g, BLUE) == (0, 0, 0)
    assert goods(g, YELLOW) == (0, 3, 0)  # of 3: red's yellow share, 2 own shares; and 1 by the red share
    assert g.dump()["issued"] == [1, 1, 0]


# Step 1: elders.


def test_every_elder_gets_a_fish_first() -> None:
    """Two of 3 fish go to elders, so that only one share gets one."""
    g = fishing(harbor(council=council(0, 1)))
    assert fed(g, RED) == [1, 2]
    assert goods(g, RED) == (0, 1, 0)
    assert reserve(g, RED) == (0, 0, 0)


def test_the_third_fish_clears_an_elder() -> None:
    """One fish goes into the supply and two away; the elder stays."""
    g = fishing(harbor(council=council(2)))
    assert fed(g, RED) == [0]
    assert goods(g, RED) == (0, 3, 0)
    assert reserve(g, RED) == (0, 0, 0)


def test_several_elders_are_cleared_in_one_phase() -> None:
    """Each of them gives one fish: here 3, and no fish are left for the shares."""
    g = fishing(harbor(council=council(2, 2, 2)))
    assert fed(g, RED) == [0, 0, 0]
    assert goods(g, RED) == (0, 3, 0)


def test_cleared_fish_are_not_part_of_the_catch() -> None:
    """The fish of a cleared elder is in the supply and is not distributed: with 3 elders the shares get nothing."""
    g = fishing(harbor(council=council(2, 0, 0)))
    assert fed(g, RED) == [0, 1, 1]
    assert goods(g, RED) == (0, 1, 0)


def test_elders_on_the_supply_board_get_nothing() -> None:
    """Only those in the council do."""
    g = fishing(harbor(council=council(0)))
    assert fed(g, RED) == [1]
    assert at(g, BLUE)["council"] == {}
    assert goods(g, RED) == (0, 2, 0)


def test_short_of_fish_one_chooses_among_the_elders() -> None:
    """With 3 fish for 4 elders, one goes without; each gets at most one fish."""
    g = fishing(harbor(council=council(0, 0, 2, 2)))
    assert options(g, RED, "fish for") == [
        "fish for Engineer",
        "fish for Forester",
        "fish for Silviculturist",
        "fish for Steward",
    ]
    do(g, RED, "fish for Engineer")
    assert options(g, RED, "fish for") == ["fish for Forester", "fish for Silviculturist", "fish for Steward"]
    do(g, RED, "fish for Forester", "fish for Steward")
    assert g.over
    assert fed(g, RED) == [1, 0, 0, 0]
    assert goods(g, RED) == (0, 2, 0)
    assert reserve(g, RED) == (0, 0, 0)


def test_short_of_fish_with_five_elders() -> None:
    """Three of the five are fed."""
    g = fishing(harbor(council=council(0, 0, 0, 0, 0)))
    do(g, RED, "fish for Pisciculturist", "fish for Engineer", "fish for Forester")
    assert fed(g, RED) == [0, 0, 1, 1, 1]
    assert goods(g, RED) == (0, 0, 0)


def test_just_enough_fish_for_the_elders_leaves_no_choice() -> None:
    """Five elders with a sloop: all are fed, and nothing is left."""
    g = fishing(harbor(council=council(0, 0, 0, 0, 0), track="sloop"))
    assert g.over
    assert fed(g, RED) == [1, 1, 1, 1, 1]
    assert goods(g, RED) == (0, 0, 0)


def test_fish_of_the_supply_and_the_reserve_are_never_used() -> None:
    """Short of fish one may not take others than those just caught (p. 7)."""
    g = fishing(harbor(council=council(0, 0, 0, 0), fish=9, reserve={"fish": 4}))
    do(g, RED, "fish for Steward", "fish for Silviculturist", "fish for Forester")
    assert fed(g, RED) == [1, 1, 1, 0]
    assert goods(g, RED) == (0, 9, 0)
    assert reserve(g, RED) == (0, 4, 0)


def test_the_phase_is_played_simultaneously() -> None:
    """Two players who are short decide at the same time, and the order of their answers does not matter."""
    mine = {name: elder(2) for name in ("Steward", "Silviculturist", "Forester", "Engineer")}
    theirs = {name: elder(2) for name in ("Architect", "Carpenter", "Ranger", "Sponsor")}
    ends = []
    for order in ((RED, BLUE), (BLUE, RED)):
        g = fishing(harbor(council=mine), harbor(council=theirs))
        assert set(g.deciders) == {RED, BLUE}
        for seat in order:
            fish = list(mine if seat == RED else theirs)[:3]
            do(g, seat, *[f"fish for {name}" for name in fish])
        assert g.over
        ends.append(g.dump())
    assert ends[0] == ends[1]
    assert ends[0]["harbors"][RED]["fish"] == ends[0]["harbors"][BLUE]["fish"] == 3


# Step 2: own shares in foreign possession.


def test_a_share_on_the_action_board_gets_a_fish_that_is_lost() -> None:
    """1 for the Action board, 2 for the own shares, none for the Reserve."""
    g = fishing(harbor(unissued=2), issued=[1, 0])
    assert goods(g, RED) == (0, 2, 0)
    assert reserve(g, RED) == (0, 0, 0)
    assert g.dump()["issued"] == [1, 0]


def test_a_share_held_by_another_player_feeds_that_player() -> None:
    """Blue has 2 fish by blue shares and 1 by the red one."""
    g = fishing(harbor(unissued=2), harbor(shares=[1, 2]))
    assert goods(g, RED) == (0, 2, 0)
    assert reserve(g, RED) == (0, 0, 0)
    assert goods(g, BLUE) == (0, 3, 0)
    assert reserve(g, BLUE) == (0, 1, 0)


def test_foreign_shares_come_before_own_ones() -> None:
    """Three fish for three foreign shares leave nothing for the own two."""
    g = fishing(harbor(unissued=0), harbor(shares=[3, 2]))
    assert goods(g, RED) == (0, 0, 0)
    assert goods(g, BLUE) == (0, 5, 0)


def test_elders_come_before_foreign_shares() -> None:
    """With 3 elders and 3 fish blue's red share gets nothing."""
    g = fishing(harbor(unissued=2, council=council(0, 0, 0)), harbor(shares=[1, 2]))
    assert fed(g, RED) == [1, 1, 1]
    assert goods(g, BLUE) == (0, 2, 0)


def test_more_shares_on_the_action_board_than_fish_leave_no_choice() -> None:
    """Three shares there take all 3 fish."""
    g = fishing(harbor(unissued=0), issued=[3, 0])
    assert g.over
    assert goods(g, RED) == (0, 0, 0)
    assert reserve(g, RED) == (0, 0, 0)


def test_the_action_board_comes_first_and_then_one_chooses_among_players() -> None:
    """Two of 3 fish go to the Action board, the last one to blue or yellow."""
    for seat, rest in ((BLUE, YELLOW), (YELLOW, BLUE)):
        g = fishing(
            harbor(shares=[1, 0, 0], unissued=0),
            harbor(shares=[1, 2, 0]),
            harbor(shares=[1, 0, 2]),
            issued=[2, 0, 0],
        )
        assert options(g, RED, "fish for") == ["fish for seat 1", "fish for seat 2"]
        do(g, RED, f"fish for seat {seat}")
        assert g.over
        assert goods(g, RED) == (0, 0, 0)
        assert goods(g, seat) == (0, 3, 0)
        assert goods(g, rest) == (0, 2, 0)


def test_short_of_fish_one_player_may_get_all() -> None:
    """An elder takes 1 fish; of the other 2, both may go to the two red shares of blue, none to that of yellow."""
    g = fishing(
        harbor(shares=[2, 0, 0], unissued=0, council=council(0)),
        harbor(shares=[2, 2, 0]),
        harbor(shares=[1, 0, 2]),
    )
    do(g, RED, "fish for seat 1", "fish for seat 1")
    assert g.over
    assert goods(g, RED) == (0, 0, 0)
    assert goods(g, BLUE) == (0, 4, 0)
    assert goods(g, YELLOW) == (0, 2, 0)


def test_a_player_gets_no_more_fish_than_it_holds_shares() -> None:
    """After yellow's only red share has its fish, the other fish go to blue without a question."""
    g = fishing(
        harbor(shares=[2, 0, 0], unissued=0, council=council(0)),
        harbor(shares=[2, 2, 0]),
        harbor(shares=[1, 0, 2]),
    )
    do(g, RED, "fish for seat 2")
    assert g.over
    assert goods(g, BLUE) == (0, 3, 0)
    assert goods(g, YELLOW) == (0, 3, 0)


def test_foreign_shares_of_one_player_leave_no_choice() -> None:
    """Two red shares with blue and 1 fish left: blue gets it."""
    g = fishing(harbor(unissued=1, council=council(0, 0)), harbor(shares=[2, 2]))
    assert g.over
    assert goods(g, BLUE) == (0, 3, 0)
    assert goods(g, RED) == (0, 0, 0)


def test_players_may_hold_shares_of_one_another() -> None:
    """Red and blue hold one share of each other: everybody has 1 + 2 fish, and none for the Reserve."""
    g = fishing(harbor(shares=[2, 1], unissued=2), harbor(shares=[1, 2], unissued=2))
    for seat in (RED, BLUE):
        assert goods(g, seat) == (0, 3, 0)
        assert reserve(g, seat) == (0, 0, 0)


# Step 3: own shares in the own supply.


def test_unissued_shares_get_nothing() -> None:
    """With 5 fish and 3 unissued shares, 2 fish go to the issued ones and 3 into the Reserve."""
    g = fishing(harbor(track="sloop"))
    assert goods(g, RED) == (0, 2, 0)
    assert reserve(g, RED) == (0, 3, 0)


def test_bought_own_shares_count_as_well() -> None:
    """Four own shares with a sloop: 4 fish and 1 for the Reserve."""
    g = fishing(harbor(track="sloop", shares=[4, 0], unissued=1))
    assert goods(g, RED) == (0, 4, 0)
    assert reserve(g, RED) == (0, 1, 0)


def test_fish_are_added_to_the_supply() -> None:
    """What was there stays."""
    g = fishing(harbor(wood=3, fish=5, gold=1))
    assert goods(g, RED) == (3, 7, 1)


# Steps 4 and 5: the Reserve, and what is too much.


@pytest.mark.parametrize(
    ("ships", "before", "after"),
    [("", 0, 1), ("", 7, 8), ("", 8, 8), ("sloop", 6, 8), ("sloop cutter schooner", 6, 8), ("schooner", 4, 8)],
)
def test_the_reserve_holds_eight_fish(ships: str, before: int, after: int) -> None:
    """More go back to the general supply, not into the own one."""
    g = fishing(harbor(track=ships, reserve={"fish": before}))
    assert reserve(g, RED) == (0, after, 0)
    assert goods(g, RED) == (0, 2, 0)


def test_a_reserve_with_more_than_eight_fish_is_left_as_it_is() -> None:
    """Certain buildings make it possible; it is neither filled nor reduced."""
    g = fishing(harbor(reserve={"fish": 11}))
    assert reserve(g, RED) == (0, 11, 0)
    assert goods(g, RED) == (0, 2, 0)


def test_wood_and_gold_in_the_reserve_take_no_room() -> None:
    """Only fish are limited."""
    g = fishing(harbor(track="schooner", reserve={"wood": 6, "fish": 5, "gold": 2}))
    assert reserve(g, RED) == (6, 8, 2)


# Two elders with rules of their own.


def test_everybody_feeds_freed_willy_first() -> None:
    """The first fish of all players goes to him, the owner's too, before other elders."""
    g = fishing(harbor(council={"Freed Willy": elder(0)}))
    assert at(g, RED)["council"]["Freed Willy"]["fish"] == 2
    for seat in (RED, BLUE):
        assert goods(g, seat) == (0, 2, 0)
        assert reserve(g, seat) == (0, 0, 0)


def test_freed_willy_is_fed_before_other_elders() -> None:
    """Of blue's 3 fish one goes to Willy, so that 1 of 3 elders of blue goes without."""
    theirs = {name: elder(0) for name in ("Steward", "Silviculturist", "Forester")}
    g = fishing(harbor(council={"Freed Willy": elder(0)}), harbor(council=theirs))
    do(g, BLUE, "fish for Forester", "fish for Steward")
    assert g.over
    assert at(g, RED)["council"]["Freed Willy"]["fish"] == 2
    assert fed(g, BLUE) == [1, 0, 1]
    assert goods(g, BLUE) == (0, 0, 0)


def test_freed_willy_is_cleared_by_the_fourth_fish() -> None:
    """His owner gets one of the four; here the two new fish are the third and the fourth."""
    g = fishing(harbor(council={"Freed Willy": elder(2)}))
    assert at(g, RED)["council"]["Freed Willy"]["fish"] == 0
    assert goods(g, RED) == (0, 3, 0)
    assert goods(g, BLUE) == (0, 2, 0)


def test_freed_willy_goes_on_collecting_after_he_is_cleared() -> None:
    """Three players and two fish: 2 + 3 are one clearing and one fish left."""
    g = fishing(harbor(council={"Freed Willy": elder(2)}), seats=3)
    assert at(g, RED)["council"]["Freed Willy"]["fish"] == 1
    assert goods(g, RED) == (0, 3, 0)


def test_three_fish_stay_on_freed_willy() -> None:
    """He has four spaces: 1 + 2 fish are not cleared."""
    g = fishing(harbor(council={"Freed Willy": elder(1)}))
    assert at(g, RED)["council"]["Freed Willy"]["fish"] == 3
    assert goods(g, RED) == (0, 2, 0)


def test_fish_for_the_old_man_are_lost() -> None:
    """He has one space only, and whatever comes there goes to the general supply."""
    g = fishing(harbor(council={"The Old Man": elder(0)}))
    assert at(g, RED)["council"]["The Old Man"]["fish"] == 0
    assert goods(g, RED) == (0, 2, 0)
    assert reserve(g, RED) == (0, 0, 0)


def last_turn(*harbors: Json) -> Position:
    """Return the last turn of round 1, which is red's."""
    return given(*harbors, round_=1, first=BLUE, turn=5)


def test_after_the_old_man_was_used_gold_is_caught_instead_of_fish() -> None:
    """One gold for each of the 2 issued shares: the first for the Old Man is lost, the second comes by a share."""
    g = last_turn(harbor(council={"The Old Man": elder(0)}))
    do(g, RED, "use The Old Man")
    assert g.dump()["round"] == 2
    assert g.dump()["plates"] == 0
    assert goods(g, RED) == (0, 0, 1)
    assert reserve(g, RED) == (0, 0, 0)
    assert goods(g, BLUE) == (0, 2, 0)


def test_the_old_man_counts_foreign_shares_too() -> None:
    """Two red shares and a blue one: 3 gold, of which 2 are kept; the blue share still brings a fish of blue's."""
    g = last_turn(harbor(council={"The Old Man": elder(0)}, shares=[2, 1]), harbor(unissued=2))
    do(g, RED, "use The Old Man")
    assert goods(g, RED) == (0, 1, 2)
    assert reserve(g, RED) == (0, 0, 0)


def test_gold_of_the_old_man_is_distributed_to_foreign_shares() -> None:
    """The second of 2 gold goes to blue's red share."""
    g = last_turn(harbor(council={"The Old Man": elder(0)}, unissued=2), harbor(shares=[1, 2]))
    do(g, RED, "use The Old Man")
    assert goods(g, RED) == (0, 0, 0)
    assert goods(g, BLUE) == (0, 2, 1)


def test_the_old_man_works_for_one_fishing_phase() -> None:
    """In the next round, in which he is not used, fish are caught again afterwards."""
    g = last_turn(harbor(council={"The Old Man": elder(0)}))
    do(g, RED, "use The Old Man")
    while g.dump()["round"] == 2:
        g.play(g.deciders[0], "pass")
    assert g.dump()["round"] == 3
    assert goods(g, RED) == (0, 2, 1)


def test_the_old_man_changes_nothing_if_he_is_not_used() -> None:
    """Three fish are caught as usual: one is lost on him, two come by the shares."""
    g = last_turn(harbor(council={"The Old Man": elder(0)}))
    do(g, RED, "pass")
    assert g.dump()["round"] == 2
    assert goods(g, RED) == (0, 2, 0)


# Guests on ships.


def test_the_example_of_a_guest_on_a_sloop() -> None:
    """Of 5 fish 2 come by shares, 1 by the guest, and 2 go into the Reserve (p. 17)."""
    g = fishing(harbor(track="sloop", guests=1))
    do(g, RED, "guest on sloop")
    assert g.over
    assert goods(g, RED) == (0, 3, 0)
    assert reserve(g, RED) == (0, 2, 0)
    assert at(g, RED)["aboard"]["sloop"] == 1
    assert at(g, RED)["guests"] == 0


def test_a_guest_in_the_supply_catches_nothing() -> None:
    """One may keep the guest ashore."""
    g = fishing(harbor(track="sloop", guests=1))
    assert set(options(g, RED)) == {"go on", "guest on sloop"}
    do(g, RED, "go on")
    assert g.over
    assert goods(g, RED) == (0, 2, 0)
    assert reserve(g, RED) == (0, 3, 0)
    assert at(g, RED)["guests"] == 1


def test_guests_on_several_ships_bring_a_fish_each() -> None:
    """Haul 10: 2 by shares, 3 by guests, 5 into the Reserve."""
    g = fishing(harbor(track="sloop cutter schooner", aboard="sloop cutter schooner"))
    assert g.over
    assert goods(g, RED) == (0, 5, 0)
    assert reserve(g, RED) == (0, 5, 0)


def test_guests_come_after_elders_and_shares() -> None:
    """Haul 5: 2 elders, 1 on the Action board, 2 own shares, and nothing left for the guest."""
    g = fishing(harbor(track="sloop", aboard="sloop", council=council(0, 0), unissued=2), issued=[1, 0])
    assert fed(g, RED) == [1, 1]
    assert goods(g, RED) == (0, 2, 0)
    assert reserve(g, RED) == (0, 0, 0)


def test_guests_come_before_the_reserve() -> None:
    """Haul 5: 1 elder, 1 on the Action board, 2 own shares, and the last for the guest."""
    g = fishing(harbor(track="sloop", aboard="sloop", council=council(0), unissued=2), issued=[1, 0])
    assert goods(g, RED) == (0, 3, 0)
    assert reserve(g, RED) == (0, 0, 0)


def test_guests_bring_fish_also_when_the_reserve_is_full() -> None:
    """Haul 5 with 8 fish in the Reserve: 2 by shares, 1 by the guest, 2 lost."""
    g = fishing(harbor(track="sloop", aboard="sloop", reserve={"fish": 8}))
    assert goods(g, RED) == (0, 3, 0)
    assert reserve(g, RED) == (0, 8, 0)
