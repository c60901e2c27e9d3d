"""Playing on a player's own sheet: the rules know no number that stands on it, and the record keeps it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given as given_any
from hypothesis import settings
from hypothesis import strategies as st

import netloft
from netloft import Luck, NetloftError
from netloft.games.fleet.rules.sheets.sheet import BadSheet, check, shipped
from tests.engine.fleet.editing import LINES, edited, own_sheet
from tests.engine.fleet.given import CHANCE, FLEET, RED, Json, at, coins, given, lines, marked, pad, play, texts
from tests.engine.walk import check as check_position


def on(edits: Json) -> Json:
    """Return the options of a game on the shipped sheet with some values changed."""
    return {"sheet": edited(edits)}


def test_the_record_keeps_the_sheet() -> None:
    """A game on one's own sheet replays, loads and logs without the file."""
    g = FLEET.new(3, {"sheet": own_sheet()})
    Luck(3).play_out(g)
    record = netloft.read_record(g.record().to_text())
    assert record.options["sheet"] == own_sheet()
    assert FLEET.replay(record) == g
    assert FLEET.load(g.dump()) == g
    assert len(g.log(None)) > 100


def test_copies_share_the_sheet() -> None:
    """A sheet never changes, so a copy need not have its own."""
    g: Any = FLEET.new(2, {"sheet": own_sheet()})
    other: Any = FLEET.new(4, {"sheet": own_sheet()})
    assert g.copy().sheet is g.sheet is other.sheet


def test_a_sheet_that_contradicts_the_rules_is_not_played_on() -> None:
    """It is refused with its first problem, and the number of the others."""
    with pytest.raises(BadSheet, match=r"boats.cod.column: expected exactly one L and one B"):
        FLEET.new(2, on({"boats.cod.column": '"L L B ? ? ?"'}))
    for junk in (7, None, True, "", "x" * 300_000, "[[["):
        with pytest.raises(NetloftError) as refused:
            FLEET.new(2, {"sheet": junk})
        assert "\n" not in str(refused.value)


def test_columns() -> None:
    """Boxes do what the file says."""
    options = on({"boats.cod.column": '"L . B ? ? ? ?"', "harbor.captains_club.column": '"F . F"'})
    g = given(pad(cod=3), pad(), pool="harbor market market", phase="town", options=options)
    assert at(g, RED)["licenses"]["cod"] == 1
    play(g, RED, "take harbor", "mark captains_club")
    assert at(g, RED)["boats"]["cod"] == [1]


def test_boxes_beyond_the_last_license_or_boat() -> None:
    """Where a column has more of them than there are, the box is marked and nothing happens."""
    options = on({"boats.cod.column": '"L . B L L L B B B"', "boats.cod.boats": "2", "boats.cod.boat_points": "1"})
    for boxes, said in ((5, "Red has no license left there: Cod."), (8, "Red has no boat left there: Cod.")):
        g = given(pad(cod=boxes), pad(), pool="cod coins coins", options=options)
        before = at(g, RED)
        play(g, RED, "take cod", "mark cod")
        assert marked(g, RED, "cod") == boxes + 1
        assert at(g, RED)["licenses"] == before["licenses"]
        assert at(g, RED)["boats"] == before["boats"]
        assert said in g.log(None)


def test_capacity_and_points() -> None:
    """Boats hold and are worth what the file says, each for itself."""
    options = on({"boats.cod.capacity": "2", "boats.cod.boats": "4", "boats.cod.boat_points": "[0, 1, 2, 5]"})
    g = given(pad(cod=9, boats={"cod": [2, 1, 0, 0]}), pad(), phase="fishing", round_=2, options=options)
    assert at(g, RED)["boats"]["cod"] == [2, 2, 1, 1]
    assert lines(g, RED)["Boats"] == 8


def test_the_coin_track() -> None:
    """Stars and the end of the track are where the file says."""
    options = on({"coin_track.length": "6", "coin_track.stars": "[1, 2]"})
    g = given(pad(), pad(), pool="coins coins coins", options=options)
    play(g, RED, "coins", "star casino", "star casino")
    assert (coins(g, RED), marked(g, RED, "casino")) == (3, 2)


def test_the_market() -> None:
    """The market pays what the file says."""
    options = on({"market.steps[0]": "{ fish = 0, coins = 1 }", "market.steps[1]": "{ fish = 8, coins = 3 }"})
    g = given(pad(), pad(), pool="market market market", phase="town", options=options)
    play(g, RED, "market")
    assert coins(g, RED) == 1


def test_the_town_die() -> None:
    """Each face is as likely as it has sides."""
    options = on({"dice.town": '["harbor", "harbor", "harbor", "wharf", "wharf", "market"]'})
    g = given(pad(), pad(), phase="town", options=options)
    assert {option.text: option.weight for option in g.options(CHANCE)} == {
        "roll harbor (3 of 6)": 3,
        "roll wharf": 2,
        "roll market (1 of 6)": 1,
    }
    play(g, CHANCE, "roll harbor (3 of 6)")
    assert g.view(None)["pool"] == ["harbor"]


def test_bonuses_that_count_the_same_have_numbers() -> None:
    """The second bonus for fish is another one than the first."""
    row = '{ points = 1, per = 3, count = "fish" }'
    options = on({"harbor.king_crab.bonuses[2]": row})
    mine = pad(king_crab=2, cod=3, boats={"cod": [4]})
    g = given(mine, pad(), pool="harbor market market", phase="town", options=options)
    play(g, RED, "take harbor", "mark king_crab")
    assert texts(g, RED, "bonus") == ["boats", "buildings", "fish", "fish 2", "full boats"]
    play(g, RED, "bonus fish 2")
    assert lines(g, RED)["Bonus"] == 1


def test_captains() -> None:
    """A captain marks as many boxes in the town as the file names, and what they set off happens."""
    marks = '["captains_club", "captains_club", "inuit"]'
    row = f'{{ boat = "cod", mark = {marks}, points = 1, per = 3, count = "boats", cap = 5 }}'
    g = FLEET.new(2, {"captains": True} | on({"captains.cards[1]": row}))
    play(g, CHANCE, "captain cod")
    assert (marked(g, RED, "captains_club"), marked(g, RED, "inuit")) == (2, 1)
    assert (at(g, RED)["boats"]["cod"], at(g, RED)["boats"]["inuit"]) == ([1], [0])


SHUFFLED = [at for at, line in enumerate(LINES) if "=" in line and line.strip()[0] not in "#["]
VALUES = [
    "0",
    "1",
    "2",
    "3",
    "9",
    "20",
    '"L B . ? ? ?"',
    '"F"',
    '"B . B"',
    "[1]",
    "[1, 2, 3]",
    '"fish"',
    "[]",
    "true",
    '""',
]


@given_any(st.integers(0, 2**32))
@settings(max_examples=250, deadline=None)
def test_changed_sheets_are_refused_or_played_to_the_end(seed: int) -> None:
    """Whatever stands in a file: it is refused in one line, or games on it come to a good end."""
    rng = Random(seed)
    text = list(LINES)
    for _ in range(rng.randrange(1, 4)):
        place = rng.choice(SHUFFLED)
        name, _, old = text[place].partition(" = ")
        text[place] = rng.choice([f"{name} = {rng.choice(VALUES)}", f"{name} = {old}", ""])
    sheet = "\n".join(text)
    options = {"sheet": sheet, "captains": rng.random() < 0.5, "trophies": rng.random() < 0.5}
    errors, _ = check(sheet)
    if errors:
        with pytest.raises(NetloftError) as refused:
            FLEET.new(2, options)
        assert "\n" not in str(refused.value)
        return
    played_to_the_end(options, rng)


PLAYABLE: dict[str, list[str]] = {
    "boats.shrimp.column": ['"L B . ? ?"', '". L B ? ? . . . L L"', '"B L . ? ? ? ? ? ? ? ?"'],
    "boats.cod.column": ['"L . B ? ?"', '". L B B B B L L"', '". L B ? ? ? ? ? ? ? ? ? ? ? ? ? ?"'],
    "boats.cod.boats": ["2", "7", "20"],
    "boats.cod.boat_points": ["0", "3"],
    "boats.lobster.capacity": ["1", "2", "99"],
    "boats.oyster.capacity": ["[1, 6, 8, 10]"],
    "boats.oyster.boats": ["1", "20"],
    "boats.oyster.boat_points": ["1"],
    "boats.oyster.column": ['". L B ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?"'],
    "harbor.barge.capacity": ["1", "99"],
    "harbor.captains_club.column": ['"F"', '"F F F F F F F F"'],
    "harbor.research_vessel.column": ['"B"', '". B . B"'],
    "wharf.casino.boxes": ["1", "5"],
    "wharf.annas_bank.boxes": ["1", "20"],
    "wharf.seafood_buffet.boxes": ["1"],
    "wharf.salvage_yard.boxes": ["1"],
    "coin_track.length": ["1", "400"],
    "coin_track.stars": ["[1]"],
    "dice.town": ['["market", "market", "market", "market", "harbor", "wharf"]'],
    "trophies.silver[0]": ['{ first_to = 1, count = "boats" }', '{ first_to = 400, count = "stars" }'],
    "trophies.gold[0]": ['{ count = "stars" }', '{ count = "full boats" }'],
}


def played_to_the_end(options: Json, rng: Random) -> None:
    """Play a random game and check every position of it."""
    g = FLEET.new(rng.randrange(1, 5), options)
    while not g.over:
        check_position(g)
        seat = rng.choice(g.deciders)
        offered = g.options(seat)
        g.play(seat, (Luck(rng.randrange(2**32)).pick(offered) if seat == CHANCE else rng.choice(offered)).text)
    check_position(g)
    assert FLEET.replay(g.record()) == g


@pytest.mark.parametrize("seed", range(40))
def test_unusual_sheets_are_played_to_the_end(seed: int) -> None:
    """Every mixture of unusual but legal values can be played, alone or by several."""
    rng = Random(seed)
    chosen = rng.sample(sorted(PLAYABLE), rng.randrange(1, 9))
    if {"boats.cod.boats", "boats.oyster.boats"} & set(chosen):
        chosen = sorted({*chosen, "boats.cod.boat_points", "boats.oyster.boat_points"})
    if "coin_track.length" in chosen:
        chosen = sorted({*chosen, "coin_track.stars"})
    text = edited({name: rng.choice(PLAYABLE[name]) for name in chosen})
    assert check(text)[0] == []
    played_to_the_end({"sheet": text, "captains": seed % 2 == 0, "trophies": seed % 3 == 0}, rng)


def test_the_shipped_sheet_is_the_default() -> None:
    """Without a sheet, the record names the shipped one."""
    g = FLEET.new(2, {})
    assert g.record().options["sheet"] == "reconstructed"
    assert FLEET.new(2, {"sheet": shipped()}).view(0)["pads"] == g.view(0)["pads"]
