"""Every worked example of the rulebook.  Its pictures are not to be had; what they show is made up from its words."""

from __future__ import annotations

from tests.engine.fleet.given import RED, YELLOW, at, coins, fish, given, lines, marked, pad, play, texts


def test_a_the_die_that_nobody_took_is_used_by_all() -> None:
    """Murray, the last to choose, takes the lobster die of two; all, Murray too, may then use the shrimp die (p. 4)."""
    g = given(pad(), pad(), pool="cod lobster shrimp", first=YELLOW)
    play(g, YELLOW, "take cod", "mark cod")
    assert texts(g, RED, "take") == ["lobster", "shrimp"]
    play(g, RED, "take lobster")
    play(g, RED, "mark lobster")
    assert marked(g, RED, "lobster") == 1
    assert g.deciders == (RED, YELLOW)
    for seat in (RED, YELLOW):
        assert texts(g, seat, "mark") == ["shrimp"]
        play(g, seat, "mark shrimp")
    assert [marked(g, seat, "shrimp") for seat in (RED, YELLOW)] == [1, 1]


def test_b_income_adds_up() -> None:
    """Emma, with a lobster license of level 2 and the cannery: 1 coin, and 2, and 1 for each full boat (p. 5)."""
    emma = pad(lobster=5, licenses={"lobster": 2}, boats={"lobster": [4], "cod": [4, 4]}, cod=5, ridback_cannery=2)
    g = given(emma, pad(), phase="income", round_=1)
    assert coins(g, RED) == 1 + 2 + 3
    assert coins(g, YELLOW) == 1


def test_c_every_boat_but_a_full_one_fishes() -> None:
    """Amy's cod boats and shrimp boat catch 1 fish each, the oyster boat 2, the full lobster boat none (p. 5)."""
    amy = pad(cod=5, shrimp=3, oyster=3, lobster=3, boats={"cod": [0, 1], "lobster": [4]})
    g = given(amy, pad(), phase="fishing", round_=2)
    play(g, RED, "second fish")
    assert at(g, RED)["boats"]["cod"] == [1, 2]
    assert at(g, RED)["boats"]["shrimp"] == [1]
    assert at(g, RED)["boats"]["oyster"] == [2]
    assert at(g, RED)["boats"]["lobster"] == [4]


def test_d_a_harbor_die_launches_an_inuit_boat() -> None:
    """Sig marks the topmost box of Inuit: a boat that catches 1 fish in each fishing phase (p. 5)."""
    g = given(pad(), pad(), pool="harbor wharf market", phase="town", round_=1)
    play(g, RED, "take harbor")
    assert texts(g, RED, "mark") == ["barge", "captains_club", "inuit", "king_crab", "research_vessel"]
    play(g, RED, "mark inuit")
    assert at(g, RED)["boats"]["inuit"] == [0]
    sig = at(g, RED)
    for caught in (1, 2):
        g = given(sig, pad(), phase="fishing", round_=2)
        sig = at(g, RED)
        assert sig["boats"]["inuit"] == [caught]


def test_e_the_five_parts_of_the_score() -> None:
    """Linda: 32 fish, 11 points for boats, 15 for licenses, 10 for buildings, 5 for one per 6 fish: 73 (p. 6)."""
    linda = pad(
        shrimp=10,
        cod=10,
        lobster=7,
        king_crab=3,
        research_vessel=2,
        fishermans_pub=4,
        boats={"shrimp": [4, 4, 4], "cod": [4, 4, 4], "lobster": [4, 4, 0]},
        bonus="fish",
    )
    g = given(linda, pad())
    assert fish(g, RED) == 32
    assert lines(g, RED) == {"Fish": 32, "Boats": 11, "Licenses": 15, "Buildings": 10, "Bonus": 5}
    assert g.scores()[RED] == 73


def test_f_three_coins_and_a_star() -> None:
    """Sig marks 3 coins, one of them a star, and with the star action the topmost box of the bait shop (p. 6)."""
    g = given(pad(coins=2), pad(), pool="coins cod cod")
    play(g, RED, "take coins", "coins")
    assert coins(g, RED) == 5
    assert len(texts(g, RED, "star")) == 18, "any topmost box of the pad, but no coin, fish or hex"
    play(g, RED, "star bait_shop")
    assert marked(g, RED, "bait_shop") == 1
    assert g.deciders == (YELLOW,)


def test_g_a_bonus_is_at_most_ten() -> None:
    """Jerome, with 2 points a building and 6 buildings, has 5 points for the license and 10 for the bonus (p. 8)."""
    jerome = pad(
        king_crab=3,
        bonus="buildings",
        casino=2,
        seafood_buffet=2,
        salvage_yard=2,
        bait_shop=2,
        smokery=2,
        ridback_cannery=2,
    )
    g = given(jerome, pad())
    assert lines(g, RED)["Licenses"] + lines(g, RED)["Bonus"] == 15


def test_h_ruth_strikes_from_below() -> None:
    """Ruth strikes the two lowest open boxes for the die she took, and one for the last die (p. 11).

    The words of this example are not to be had; these are those of the paragraph that it stands beside.
    """
    g = given(pad(), pool="shrimp cod lobster")
    play(g, RED, "take lobster", "mark lobster")
    assert g.view(None)["ruth"]["struck"]["shrimp"] == 2, "her stone lies on shrimp"
    play(g, RED, "mark cod")
    struck = g.view(None)["ruth"]["struck"]
    assert (struck["shrimp"], struck["cod"], struck["lobster"]) == (2, 1, 0)


def test_i_the_stones_move_on() -> None:
    """At the end of round 5 the stones go from oyster, Inuit and cannery to shrimp, King Crab and smokery (p. 11)."""
    stones = ["oyster", "inuit", "ridback_cannery"]
    g = given(pad(), round_=5, ruth={"stones": stones}, to_do=[[-1, "end of round"]])
    assert g.view(None)["ruth"]["stones"] == ["shrimp", "king_crab", "smokery"]
    assert g.view(None)["round"] == 6


def test_the_start_is_where_example_i_began() -> None:
    """From shrimp, King Crab and casino the stones come to oyster, Inuit and cannery in round 5."""
    g = given(pad(), round_=1, to_do=[[-1, "end of round"]])
    for _ in range(3):
        g = given(pad(), round_=1, ruth=g.view(None)["ruth"], to_do=[[-1, "end of round"]])
    assert g.view(None)["ruth"]["stones"] == ["oyster", "inuit", "ridback_cannery"]
