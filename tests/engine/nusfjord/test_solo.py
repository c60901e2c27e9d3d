"""The solo game: basic, advanced, and the campaign of three games."""

from typing import Any, Final

import pytest

import netloft
from netloft.core.position import Position
from tests.engine.nusfjord.given import (
    BLUE,
    CHANCE,
    NUSFJORD,
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
    points,
    refuses,
    reserve,
)

MODES: Final = ("basic", "advanced")

C_PILE: Final[Json] = {
    "A": [],
    "B": [],
    "C": ["Boardwalk", "Shipping Lane", "Wharf", "Fish Market", "Market Hall", "Retirement Home", "Fortress", "Castle"],
}

PREFERRED: Final = ("pass", "go on", "decline", "stop")


def new(mode: str = "basic", seed: int = 1, **settings: str) -> Position:
    """Return a new solo game at its first decision."""
    g = NUSFJORD.new(1, {"deck": "herring", "solo": mode, **settings})
    netloft.Luck(seed).settle(g)
    return g


def solo(*harbors: Json, mode: str = "basic", round_: int = 1, **rest: Any) -> Position:
    """Return a solo position at the first turn of a work phase."""
    return given(*harbors, seats=1, options={"solo": mode}, round_=round_, **rest)


def home(*harbors: Json, mode: str = "basic", round_: int, **rest: Any) -> Position:
    """Play only the returning home phase at the end of a round."""
    g = solo(*harbors, mode=mode, round_=round_, to_do=[[-1, "returning home"]], **rest)
    netloft.Luck(2).settle(g)
    assert g.over
    return g


def settle(g: Position, luck: netloft.Luck) -> set[str]:
    """Play what chance has to play and return what it could have played."""
    offered: set[str] = set()
    while CHANCE in g.deciders:
        found = g.options(CHANCE)
        offered.update(option.text for option in found)
        g.play(CHANCE, luck.pick(found).text)
    return offered


def idle(g: Position, round_: int, seed: int = 1) -> set[str]:
    """Pass until the work phase of that round begins; return what chance could have drawn just before."""
    luck = netloft.Luck(seed)
    offered: set[str] = set()
    while not g.over and g.dump()["round"] != round_:
        found = options(g, RED)
        g.play(RED, next((text for text in PREFERRED if text in found), found[0]))
        offered = settle(g, luck)
    return offered


def on(g: Position, space: str) -> list[int]:
    """Return the colours of the workers on a space."""
    workers: list[int] = g.dump()["spaces"].get(space, [])
    return workers


# Setting up.


@pytest.mark.parametrize("mode", MODES)
def test_the_solo_game_is_set_up_as_for_two_players(mode: str) -> None:
    """One plate, three ships of each type, elders 1 to 7, and 15 buildings (p. 16)."""
    g = new(mode)
    ships = g.dump()["ships"]
    assert g.dump()["plates"] == 1
    assert [ships["sloop"], ships["cutter"], ships["schooner"]] == [3, 3, 3]
    assert g.dump()["elders"] == [
        ["Contractor", "Builder"],
        ["Constructor"],
        ["Pond Builder"],
        ["Forest Manager"],
        ["Sailor"],
        ["Harbor Master"],
    ]
    assert len(set(g.dump()["buildings"])) == 15
    assert len(g.dump()["pile"]["C"]) == 14


@pytest.mark.parametrize("mode", MODES)
def test_the_solo_player_has_one_harbor(mode: str) -> None:
    """Only the red pieces, beside the workers; the first catch is made."""
    g = new(mode)
    assert g.deciders == (RED,)
    assert len(g.dump()["harbors"]) == 1
    assert at(g, RED)["unissued"] == 3
    assert sum(at(g, RED)["shares"]) == 2
    assert at(g, RED)["forests"] == {"c1": 2, "c2": 1, "c3": 1}
    assert goods(g, RED) == (0, 2, 0)
    assert reserve(g, RED) == (0, 1, 0)


@pytest.mark.parametrize("mode", MODES)
def test_three_turns_make_a_round_and_seven_rounds_a_game(mode: str) -> None:
    """One turn after another, 21 in all."""
    g = new(mode)
    luck = netloft.Luck(1)
    for turn in range(21):
        assert g.dump()["round"] == 1 + turn // 3
        assert g.deciders == (RED,)
        g.play(RED, "pass")
        luck.settle(g)
    assert g.over
    assert g.scores() == [-6]


# Workers that stay.


def test_red_and_blue_workers_take_turns() -> None:
    """Red in odd-numbered rounds, blue in even-numbered ones (p. 16)."""
    for round_ in range(1, 8):
        g = do(solo(round_=round_), RED, "gold")
        assert on(g, "gold") == [RED if round_ % 2 else BLUE]


def test_three_colours_take_turns_in_the_advanced_game() -> None:
    """Red in rounds 1, 4 and 7, blue in 2 and 5, yellow in 3 and 6."""
    for round_, colour in zip(range(1, 8), (RED, BLUE, YELLOW, RED, BLUE, YELLOW, RED), strict=True):
        g = do(solo(mode="advanced", round_=round_), RED, "gold")
        assert on(g, "gold") == [colour]


@pytest.mark.parametrize(("round_", "stays"), [(1, RED), (2, BLUE), (3, RED), (4, BLUE), (5, RED), (6, BLUE)])
def test_only_the_colour_of_the_next_round_returns_home(round_: int, stays: int) -> None:
    """The workers just placed stay on their spaces."""
    g = home(round_=round_, spaces={"gold": [RED], "thin out": [BLUE], "build a building": [RED, BLUE]}, pile=C_PILE)
    assert g.dump()["round"] == round_ + 1
    assert on(g, "gold") == ([RED] if stays == RED else [])
    assert on(g, "thin out") == ([BLUE] if stays == BLUE else [])
    assert on(g, "build a building") == [stays]


@pytest.mark.parametrize(("round_", "returns"), [(2, YELLOW), (3, RED), (4, BLUE), (5, YELLOW), (6, RED)])
def test_in_the_advanced_game_two_colours_stay(round_: int, returns: int) -> None:
    """Only the colour that plays next is taken back."""
    spaces = {"gold": [RED], "thin out": [BLUE], "deforest": [YELLOW]}
    g = home(mode="advanced", round_=round_, spaces=spaces, pile=C_PILE)
    for space, (colour,) in spaces.items():
        assert on(g, space) == ([] if colour == returns else [colour])


def test_spaces_of_the_last_round_are_blocked() -> None:
    """In round 2 the spaces of round 1 cannot be used, in round 3 they can again."""
    g = solo()
    do(g, RED, "gold")
    do(g, RED, "thin out")
    do(g, RED, "issue a share")
    assert g.dump()["round"] == 2
    for space in ("gold", "thin out", "issue a share"):
        refuses(g, RED, space)
    do(g, RED, "deforest", "fell c1")
    do(g, RED, "pass")
    do(g, RED, "pass")
    assert g.dump()["round"] == 3
    for space in ("gold", "thin out", "issue a share"):
        assert space in options(g, RED)
    refuses(g, RED, "deforest")


def test_in_the_advanced_game_spaces_are_blocked_for_two_rounds() -> None:
    """Gold in round 1 is free again in round 4."""
    g = solo(mode="advanced")
    luck = netloft.Luck(1)
    do(g, RED, "gold", "pass", "pass")
    for round_ in (2, 3):
        assert g.dump()["round"] == round_
        refuses(g, RED, "gold")
        do(g, RED, "pass", "pass", "pass")
        luck.settle(g)
    assert g.dump()["round"] == 4
    assert "gold" in options(g, RED)


def test_there_are_two_spaces_for_buildings() -> None:
    """As with two players: beside a red worker there is room for one blue one."""
    g = solo(
        harbor(wood=9, fish=9),
        round_=2,
        spaces={"build a building": [RED]},
        display="Worker's Cottage, Pier House, Refuge",
    )
    do(g, RED, "build a building", "build Refuge", "space b1")
    assert at(g, RED)["buildings"] == {"b1": "Refuge"}
    assert on(g, "build a building") == [RED, BLUE]
    refuses(g, RED, "build a building")


def test_elders_with_workers_of_the_last_round_are_blocked() -> None:
    """Spaces and elders alike (German rules p. 16)."""
    g = solo(harbor(council={"Pisciculturist": elder(0)}), plates=7)
    do(g, RED, "use Pisciculturist", "pass", "pass")
    assert g.dump()["round"] == 2
    refuses(g, RED, "use Pisciculturist")
    do(g, RED, "pass", "pass", "pass")
    assert g.dump()["round"] == 3
    assert "use Pisciculturist" in options(g, RED)


def test_in_the_advanced_game_elders_are_blocked_for_two_rounds() -> None:
    """The worker of round 1 stays there in rounds 2 and 3."""
    g = solo(harbor(council={"Pisciculturist": elder(0)}), mode="advanced", plates=7)
    do(g, RED, "use Pisciculturist", "pass", "pass")
    for round_ in (2, 3):
        assert g.dump()["round"] == round_
        refuses(g, RED, "use Pisciculturist")
        do(g, RED, "pass", "pass", "pass")
    netloft.Luck(1).settle(g)
    assert g.dump()["round"] == 4
    assert "use Pisciculturist" in options(g, RED)


def test_blue_workers_issue_red_shares() -> None:
    """And fish are put on the red shares in the rounds of blue: one on the Action board, two own ones."""
    g = solo(round_=2)
    do(g, RED, "issue a share")
    assert at(g, RED)["unissued"] == 2
    assert sum(g.dump()["issued"]) == 1
    assert goods(g, RED) == (0, 0, 2)
    do(g, RED, "pass", "pass")
    assert g.dump()["round"] == 3
    assert goods(g, RED) == (0, 2, 2)
    assert reserve(g, RED) == (0, 0, 0)


# The imitation tile.


def test_a_blocked_space_may_be_copied() -> None:
    """The colour of the worker there does not matter: in round 2 the red worker's gold."""
    g = solo(round_=2, spaces={"gold": [RED]})
    assert options(g, RED, "copy") == ["copy"]
    do(g, RED, "copy", "copy gold")
    assert goods(g, RED) == (0, 0, 1)
    assert on(g, "copy") == [BLUE]
    refuses(g, RED, "copy")


def test_a_space_blocked_in_the_same_round_may_be_copied() -> None:
    """Also a worker of this round's colour blocks."""
    g = solo()
    refuses(g, RED, "copy")
    do(g, RED, "gold")
    do(g, RED, "copy", "copy gold")
    assert goods(g, RED) == (0, 0, 2)
    assert on(g, "copy") == [RED]


def test_the_imitation_space_stays_blocked_in_the_next_round() -> None:
    """It is an action space like the others."""
    g = solo(spaces={"thin out": [BLUE]})
    do(g, RED, "copy", "copy thin out")
    assert goods(g, RED) == (4, 0, 0)
    do(g, RED, "gold")
    do(g, RED, "pass")
    assert g.dump()["round"] == 2
    refuses(g, RED, "copy")
    do(g, RED, "pass", "pass", "pass")
    assert g.dump()["round"] == 3
    assert on(g, "copy") == []


def test_the_advanced_game_has_three_imitation_spaces() -> None:
    """One for each column, each with room for one worker."""
    g = solo(mode="advanced", round_=3, spaces={"gold": [RED], "deforest": [BLUE], "thin out": [BLUE]})
    assert options(g, RED, "copy") == ["copy left", "copy middle", "copy right"]
    do(g, RED, "copy left", "copy gold")
    assert goods(g, RED) == (0, 0, 1)
    assert options(g, RED, "copy") == ["copy middle", "copy right"]
    do(g, RED, "copy right", "copy thin out")
    assert goods(g, RED) == (4, 0, 1)
    do(g, RED, "copy middle", "copy deforest", "fell c1")
    assert at(g, RED)["forests"]["c1"] == 1
    assert [on(g, f"copy {column}") for column in ("left", "middle", "right")] == [[YELLOW]] * 3


# Buildings.


@pytest.mark.parametrize("mode", MODES)
def test_c_buildings_come_open_into_the_display(mode: str) -> None:
    """Four in round 4 and three more in round 6; there are no hands and no new A and B buildings."""
    g = new(mode)
    seen = []
    for round_ in range(1, 8):
        idle(g, round_)
        seen.append(len(g.dump()["buildings"]))
        assert at(g, RED)["hand"] == []
    assert seen == [15, 15, 15, 19, 19, 22, 22]


def test_no_new_a_and_b_buildings_come() -> None:
    """Also if there are gaps, as with two players."""
    pile = {**C_PILE, "A": ["Yard", "Portal", "Theater"], "B": ["Dairy", "Sawmill", "Lighthouse"]}
    assert home(round_=2, display="Fish Stand", pile=pile).dump()["buildings"] == ["Fish Stand"]
    assert home(round_=4, display="Fish Stand", pile=pile).dump()["buildings"] == ["Fish Stand"]


def test_open_c_buildings_can_be_built() -> None:
    """They lie there for you."""
    g = solo(harbor(gold=9), display="Castle, Slipway", round_=4)
    do(g, RED, "build a building", "build Castle", "space b1")
    assert at(g, RED)["buildings"] == {"b1": "Castle"}


# The campaign.


def test_the_second_game_of_a_campaign_has_the_other_buildings() -> None:
    """Only A and B buildings that were not in play in the first game; the first game stands on the sheet."""
    g = new(series="campaign")
    first = set(g.dump()["buildings"])
    idle(g, 7)
    idle(g, 1)
    assert not g.over
    second = set(g.dump()["buildings"])
    assert len(second) == 15
    assert not first & second
    assert len(g.dump()["pile"]["C"]) == 14
    assert points(g, RED, "Game 1") == -6
    assert goods(g, RED) == (0, 2, 0)
    assert not any(g.dump()["spaces"].values())


def test_a_campaign_has_three_games_whose_scores_are_added() -> None:
    """Who does nothing has -6 in each."""
    g = new(series="campaign")
    for round_ in (7, 1, 7, 1):
        idle(g, round_)
    assert points(g, RED, "Game 1") == -6
    assert points(g, RED, "Game 2") == -6
    assert len(g.dump()["buildings"]) == 15
    idle(g, 7)
    do(g, RED, "pass", "pass", "pass")
    assert g.over
    assert g.scores() == [-18]


def test_buildings_that_were_built_do_not_come_again_in_a_campaign() -> None:
    """In the third game all A and B buildings may come that were not built in the first two."""
    g = new(series="campaign")
    first = set(g.dump()["buildings"])
    do(g, RED, "thin out")
    do(g, RED, "build a building")
    do(g, RED, *options(g, RED, "build ")[:1])
    do(g, RED, *options(g, RED, "space ")[:1])
    do(g, RED, "decline")
    (built,) = at(g, RED)["buildings"].values()
    assert built in first
    idle(g, 7)
    offered = idle(g, 1)
    second = set(g.dump()["buildings"])
    assert f"draw {built}" not in offered
    assert len(second) == 15
    assert not first & second
    idle(g, 7)
    offered = idle(g, 1)
    third = set(g.dump()["buildings"])
    possible = third | {text.removeprefix("draw ") for text in offered}
    assert len(third) == 15
    assert possible == (first | second) - {built}


def test_in_a_campaign_fewer_c_buildings_may_be_left() -> None:
    """Then fewer than three are added in round 6."""
    g = given(
        seats=1,
        options={"solo": "basic", "series": "campaign"},
        round_=5,
        to_do=[[-1, "returning home"]],
        display="Yard",
        pile={"A": [], "B": [], "C": ["Castle", "Manor"]},
    )
    netloft.Luck(1).settle(g)
    assert sorted(g.dump()["buildings"]) == ["Castle", "Manor", "Yard"]
