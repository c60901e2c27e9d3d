"""Setting up the game: the sites, the goods and the starting huts."""

import pytest

import netloft
from netloft import BadRecord
from netloft.core.position import Position
from tests.engine.kaivai.given import (
    CHANCE,
    GREEN,
    KAIVAI,
    RED,
    YELLOW,
    Json,
    at,
    hut,
    influence,
    play,
    refuses,
    texts,
)


def bids_made(options: Json | None = None) -> Position:
    """Return a new game for three in which Red bid 6, Yellow 4 and Green 1."""
    g = KAIVAI.new(seats=3, options=options or {})
    play(g, CHANCE, "sites a5 a6 / g1 h1")
    play(g, RED, "bid 6")
    play(g, YELLOW, "bid 4")
    play(g, GREEN, "bid 1")
    return g


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_starts_with_eight_villages_and_ten_cult_sites(seats: int) -> None:
    """Six printed sites and two laid ones of two cult sites each, whatever the number of players (p. 3)."""
    g = KAIVAI.new(seats=seats, options={})
    assert len(g.options(CHANCE)) == 28
    play(g, CHANCE, "sites a5 a6 / g1 h1")
    villages = g.dump()["villages"].values()
    assert sorted(tuple(sorted(v["cult"])) for v in villages) == [
        ("a5", "a6"),
        ("b2",),
        ("e7",),
        ("f11",),
        ("f4",),
        ("g1", "h1"),
        ("i7",),
        ("k2",),
    ]
    assert not any(v["huts"] for v in villages)


def test_every_pair_of_sites_is_as_likely_as_any_other() -> None:
    """Where the laid sites go is drawn, and all 28 pairs have the same chance."""
    g = KAIVAI.new(seats=3, options={})
    assert len({option.weight for option in g.options(CHANCE)}) == 1


def test_the_first_player_may_be_the_one_to_lay_the_sites() -> None:
    """With the setting for it, the first player chooses among the same 28 pairs."""
    drawn = KAIVAI.new(seats=3, options={})
    chosen = KAIVAI.new(seats=3, options={"sites": "first player"})
    assert chosen.deciders == (RED,)
    assert texts(chosen, RED) == texts(drawn, CHANCE)


def test_everybody_starts_with_three_shells_three_fish_and_three_markers() -> None:
    """Shells lie on space 5, fish on space 4, and there is no boat, no upgrade and no glory yet (p. 3)."""
    g = bids_made()
    for seat in (RED, YELLOW, GREEN):
        assert at(g, seat)["shells"] == [5, 5, 5]
        assert at(g, seat)["fish"] == [4, 4, 4]
        assert influence(g, seat) == 3
        assert at(g, seat)["boats"] == []
        assert at(g, seat)["upgrade"] == 0
    assert g.scores() == [0, 0, 0]
    assert g.dump()["god"] == []


def test_starting_huts_come_after_the_bids_in_the_order_of_play() -> None:
    """The highest bidder sets two huts, then the others, each both at once (p. 4)."""
    g = KAIVAI.new(seats=3, options={})
    play(g, CHANCE, "sites a5 a6 / g1 h1")
    play(g, RED, "bid 4")
    play(g, YELLOW, "bid 1")
    play(g, GREEN, "bid 6")
    play(g, GREEN, "hut e6", "hut f8")
    play(g, RED, "hut i6", "hut c3")
    play(g, YELLOW, "hut f3", "hut g5")
    assert hut(g, "e6")["owner"] == GREEN
    assert hut(g, "c3")["owner"] == RED
    assert hut(g, "g5")["owner"] == YELLOW


def test_starting_huts_are_free_and_may_share_a_village() -> None:
    """Huts of one player and of several may lie at one village, and nothing is paid for them (p. 4)."""
    g = bids_made()
    play(g, RED, "hut e6", "hut f7")
    play(g, YELLOW, "hut f8", "hut d6")
    play(g, GREEN, "hut e8", "hut i6")
    assert set(g.dump()["villages"]["D"]["huts"]) == {"e6", "f7", "f8", "d6", "e8"}
    assert [at(g, seat)["shells"] for seat in range(3)] == [[5, 5, 5]] * 3


def test_beginners_set_two_boat_builders() -> None:
    """As printed, both starting huts are boat builders' huts with a new boat on them (p. 4)."""
    g = bids_made()
    play(g, RED, "hut e6", "hut f8")
    assert hut(g, "e6") == hut(g, "f8") == {"owner": RED, "hut": "boat builder", "fish": 0, "boat": True}
    assert g.deciders == (YELLOW,)


def test_experts_choose_their_starting_huts() -> None:
    """With free choice, a starting hut may be of any of the three kinds (p. 4)."""
    g = bids_made({"start_huts": "free"})
    play(g, RED, "hut e6")
    assert texts(g, RED) == ["boat builder hut", "fisher hut", "meeting hut"]
    play(g, RED, "fisher hut", "hut f8", "meeting hut")
    assert hut(g, "e6")["hut"] == "fisher"
    assert hut(g, "f8")["hut"] == "meeting"
    assert g.deciders == (YELLOW,)


def test_a_starting_hut_lies_on_water_next_to_a_cult_site() -> None:
    """Neither a hex with a tile nor one that touches no cult site can take a starting hut (p. 4)."""
    g = bids_made()
    play(g, RED, "hut e6")
    refuses(g, RED, "hut e7", "tile|water")
    refuses(g, RED, "hut e6", "tile|water")
    refuses(g, RED, "hut e5", "cult site")
    refuses(g, RED, "hut g7", "cult site")


def test_a_starting_hut_leaves_every_new_boat_a_way_out() -> None:
    """A boat on a hut in the corner keeps one hex of open water next to it."""
    g = bids_made()
    play(g, RED, "hut a1", "hut a2")
    refuses(g, YELLOW, "hut b1", "open water|cut off")


def test_a_starting_boat_must_be_able_to_leave_its_hut() -> None:
    """No boat may be cut off from open water, also not one that would be set into an enclosed corner."""
    g = bids_made()
    play(g, RED, "hut a2", "hut b1")
    refuses(g, YELLOW, "hut a1", "cut off")


def test_a_hut_without_a_boat_may_stand_in_an_enclosed_corner() -> None:
    """With free choice the corner takes a hut, but not a boat builder's."""
    g = bids_made({"start_huts": "free"})
    play(g, RED, "hut a2", "meeting hut", "hut b1", "meeting hut")
    play(g, YELLOW, "hut a1")
    assert texts(g, YELLOW) == ["fisher hut", "meeting hut"]
    refuses(g, YELLOW, "boat builder hut", "cut off")


def test_villages_can_be_given_in_any_order_but_without_gaps() -> None:
    """A position written by hand names its villages; their order does not matter."""
    game = netloft.game("kaivai")
    a, b = {"cult": ["b7"]}, {"cult": ["g7"]}
    g = game.load({"seats": 3, "villages": {"B": b, "A": a}})
    assert g.dump() == game.load({"seats": 3, "villages": {"A": a, "B": b}}).dump()
    assert g.view(None)["villages"]["A"]["cult"] == ["b7"]
    with pytest.raises(BadRecord, match="without gaps"):
        game.load({"seats": 3, "villages": {"A": a, "C": b}})
