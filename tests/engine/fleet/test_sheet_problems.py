"""A sheet that contradicts the rulebook is refused with a line for each problem."""

from __future__ import annotations

import pytest

from netloft.games.fleet.rules.sheets.sheet import BadSheet, check, read_sheet
from tests.engine.fleet.editing import BOATS, HARBOR, WHARF_ROUTE, Edits, edited, line_of, without_line

WORTH = [*[f"boats.{boat}" for boat in BOATS], "harbor.king_crab", "harbor.barge"]
LITTLE_ROOM = {
    **{f"boats.{boat}.capacity": "1" for boat in BOATS[:4]},
    "boats.oyster.boats": "1",
    "boats.oyster.boat_points": "1",
    "harbor.king_crab.capacity": "1",
    "harbor.inuit.capacity": "1",
}
COUNTED = "fish, boats, full boats, boat types, licenses, level-3 licenses, buildings, harbor boxes, stars"

STATED = [
    ("game.rounds", "12", "the rulebook says 10, found 12"),
    ("game.fish_every", "1", "the rulebook says 2, found 1"),
    ("game.start_boxes", "2", "the rulebook says 3, found 2"),
    ("game.die_as_coin", "2", "the rulebook says 1, found 2"),
    ("dice.coins", "2", "the rulebook says 3, found 2"),
    ("dice.boat_pool", "[3, 4, 6]", "the rulebook says [3, 4, 5], found [3, 4, 6]"),
    ("dice.town_pool", "[3, 3, 4]", "the rulebook says [2, 3, 4], found [3, 3, 4]"),
    ("dice.town_pool_boat_dice", "0", "the rulebook says 1, found 0"),
    ("income.base", "2", "the rulebook says 1, found 2"),
    ("income.cap", "12", "the rulebook says 10, found 12"),
    ("licenses.per_type", "2", "the rulebook says 3, found 2"),
    ("licenses.second_coins", "1", "the rulebook says 2, found 1"),
    ("boats.shrimp.license_uses", "[1, 2, 2]", "the rulebook says [1, 1, 2], found [1, 2, 2]"),
    ("boats.shrimp.license_stars", "[0, 0, 1]", "the rulebook says [0, 1, 1], found [0, 0, 1]"),
    ("boats.cod.license_coins", "[1, 1, 3]", "the rulebook says [1, 2, 3], found [1, 1, 3]"),
    ("boats.lobster.license_coins", "[1, 2, 4]", "the rulebook says [1, 2, 3], found [1, 2, 4]"),
    ("boats.swordfish.license_stars", "[1, 2, 2]", "the rulebook says [1, 1, 2], found [1, 2, 2]"),
    ("boats.swordfish.license_coins", "[0, 1, 1]", "the rulebook says [0, 1, 0], found [0, 1, 1]"),
    ("boats.oyster.license_coins", "[1, 2, 3]", "the rulebook says [1, 1, 1], found [1, 2, 3]"),
    ("boats.oyster.catch", "1", "the rulebook says 2, found 1"),
    ("harbor.king_crab.license_points", "6", "the rulebook says 5, found 6"),
    ("harbor.king_crab.bonus_cap", "9", "the rulebook says 10, found 9"),
    ("harbor.barge.catch_per_full_boat", "2", "the rulebook says 1, found 2"),
    ("harbor.research_vessel.capacity", "3", "the rulebook says 0, found 3"),
    ("harbor.research_vessel.boat_points", "[1, 1, 1, 1, 2]", "the rulebook says 1, found [1, 1, 1, 1, 2]"),
    ("wharf.casino.points", "3", "the rulebook says 2, found 3"),
    ("wharf.annas_bank.points_per_box", "1", "the rulebook says 2, found 1"),
    (
        "wharf.seafood_buffet.hex_points",
        "[0, 1, 3, 6, 10, 14]",
        "the rulebook says [0, 1, 3, 6, 10, 15], found [0, 1, 3, 6, 10, 14]",
    ),
    ("wharf.salvage_yard.uses", "2", "the rulebook says 3, found 2"),
    ("wharf.salvage_yard.points", "1", "the rulebook says 2, found 1"),
    ("wharf.fishermans_pub.points", "8", "the rulebook says 10, found 8"),
    ("wharf.bait_shop.coins", "1", "the rulebook says 2, found 1"),
    ("wharf.bait_shop.points", "1", "the rulebook says 2, found 1"),
    ("wharf.smokery.coins", "1", "the rulebook says 2, found 1"),
    ("wharf.smokery.points", "2", "the rulebook says 3, found 2"),
    ("wharf.ridback_cannery.coins", "2", "the rulebook says 1, found 2"),
    ("wharf.ridback_cannery.points", "2", "the rulebook says 1, found 2"),
    ("trophies.points", "4", "the rulebook says 5, found 4"),
    ("solo.rounds", "10", "the rulebook says 8, found 10"),
    ("solo.dice_for", "3", "the rulebook says 2, found 3"),
    ("solo.pick_strikes", "1", "the rulebook says 2, found 1"),
    ("solo.shared_strikes", "2", "the rulebook says 1, found 2"),
    ("solo.coins_strikes", "2", "the rulebook says 1, found 2"),
    (
        "solo.stones",
        '["cod", "king_crab", "casino"]',
        "the rulebook says ['shrimp', 'king_crab', 'casino'], found ['cod', 'king_crab', 'casino']",
    ),
    ("solo.boat_route", str(BOATS[::-1]), f"the rulebook says {BOATS}, found {BOATS[::-1]}"),
    ("solo.harbor_route", str(HARBOR[::-1]), f"the rulebook says {HARBOR}, found {HARBOR[::-1]}"),
    ("solo.wharf_route", str(WHARF_ROUTE[::-1]), f"the rulebook says {WHARF_ROUTE}, found {WHARF_ROUTE[::-1]}"),
    (
        "solo.town_priority",
        '["wharf", "harbor", "boat", "market"]',
        "the rulebook says ['harbor', 'wharf', 'boat', 'market'], found ['wharf', 'harbor', 'boat', 'market']",
    ),
]

# What is edited, and what is then said of which field.
FORCED: list[tuple[Edits, str]] = [
    (
        {"dice.boat": '["shrimp", "cod", "lobster", "swordfish", "oyster", "oyster"]'},
        f"dice.boat: expected every face of {', '.join(BOATS)}, coins, found {', '.join(BOATS)}, oyster",
    ),
    (
        {"dice.town": '["harbor", "wharf", "wharf", "harbor", "wharf", "wharf"]'},
        "dice.town: expected every face of harbor, wharf, market, found harbor, wharf, wharf, harbor, wharf, wharf",
    ),
    (
        {"boats.cod.column": '". . L B ? . ? . ? ? ?"'},
        "boats.cod.column: expected exactly one L and one B among the top three boxes, found . . L",
    ),
    (
        {"boats.oyster.column": '". L ? B ? . ? . ? ?"'},
        "boats.oyster.column: expected exactly one L and one B among the top three boxes, found . L ?",
    ),
    (
        {"boats.lobster.column": '". L B B B ?"'},
        "boats.lobster.column: expected at least 3 boxes L or ? for the licenses, found . L B B B ?",
    ),
    (
        {"boats.cod.boats": "1", "boats.cod.boat_points": "1"},
        "boats.cod.boats: expected at least 2 (example C), found 1",
    ),
    (
        {"boats.oyster.capacity": "[4, 6, 8, 9]"},
        "boats.oyster.capacity: the rulebook says 6, 8, 10 with 1, 2, 3 licenses, found [6, 8, 9]",
    ),
    (
        {"boats.oyster.capacity": "[7, 6, 8, 10]"},
        "boats.oyster.capacity: expected no less room with more licenses, found [7, 6, 8, 10]",
    ),
    (
        {"boats.oyster.capacity": "[10, 6, 8, 10]", "boats.oyster.column": '"B . L . ? . ? . ? ?"'},
        "boats.oyster.capacity: expected no less room with more licenses, found [10, 6, 8, 10]",
    ),
    ({"boats.swordfish.level_3_points": "0"}, "boats.swordfish.level_3_points: expected at least 1, found 0"),
    (
        {"harbor.king_crab.column": '". . B L . B"'},
        "harbor.king_crab.column: expected one L and then only B, found . . B L . B",
    ),
    ({"harbor.king_crab.column": '". B B"'}, "harbor.king_crab.column: expected one L and then only B, found . B B"),
    ({"harbor.king_crab.column": '". . L"'}, "harbor.king_crab.column: expected one L and then only B, found . . L"),
    (
        {"harbor.king_crab.bonuses[0]": "{ points = 1, per = 5, count = 'fish' }"},
        "harbor.king_crab.bonuses: expected points = 1, per = 6, count = 'fish' (example E)",
    ),
    (
        {"harbor.king_crab.bonuses[1]": None},
        "harbor.king_crab.bonuses: expected points = 2, per = 1, count = 'buildings' (example G)",
    ),
    (
        {"harbor.king_crab.bonuses[2]": None, "harbor.king_crab.bonuses[3]": None},
        "harbor.king_crab.bonuses: expected a bonus for each of 4 players, found 3",
    ),
    ({"harbor.king_crab.boats": "3"}, "harbor.king_crab.boats: expected 2, a boat for each B of the column, found 3"),
    ({"harbor.inuit.column": '"B . B"'}, "harbor.inuit.boats: expected 2, a boat for each B of the column, found 3"),
    ({"harbor.inuit.column": '". ."'}, "harbor.inuit.column: expected at least one B, found . ."),
    ({"harbor.captains_club.column": '". . ."'}, "harbor.captains_club.column: expected at least one F, found . . ."),
    ({"harbor.research_vessel.column": '". ."'}, "harbor.research_vessel.column: expected at least one B, found . ."),
    ({"harbor.barge.column": '". B B"'}, "harbor.barge.column: expected exactly one B, found . B B"),
    ({"harbor.barge.column": '". ."'}, "harbor.barge.column: expected exactly one B, found . ."),
    ({"coin_track.stars": "[]"}, "coin_track.stars: expected at least one star, found none"),
    ({"coin_track.length": "79"}, "coin_track.stars: expected stars within the 79 boxes of the track, found 80"),
    ({"coin_track.stars": "[4, 12, 8]"}, "coin_track.stars: expected ascending numbers, each once, found [4, 12, 8]"),
    ({"coin_track.stars": "[4, 4]"}, "coin_track.stars: expected ascending numbers, each once, found [4, 4]"),
    ({"market.steps[0]": None}, "market.steps: expected the first row to begin with 0 fish, found 5"),
    (
        {"market.steps[3]": "{ fish = 10, coins = 5 }"},
        "market.steps[3]: expected more fish and more coins than in the row above, found (10, 5)",
    ),
    (
        {"market.steps[4]": "{ fish = 30, coins = 5 }"},
        "market.steps[4]: expected more fish and more coins than in the row above, found (30, 5)",
    ),
    ({"market.steps[5]": None}, "market.steps: expected 7 coins from 40 fish on in the last row, found (30, 6)"),
    ({"market.steps[2]": "{ fish = 8, coins = 4 }"}, "market.steps: the rulebook says 3 coins for 9 fish, found 4"),
    (
        {"captains.cards[0]": None, "captains.cards[1]": None},
        "captains.cards: expected a card for each of 4 players, found 3",
    ),
    (
        {"captains.cards[1]": "{ boat = 'cod', mark = [], points = 1, per = 3, count = 'boats', cap = 5 }"},
        "captains.cards[1].mark: expected at least one ship or building, found none",
    ),
    (
        {
            "captains.cards[1]": "{ boat = 'cod', mark = ['barge', 'barge', 'barge'], points = 1, per = 1, "
            "count = 'fish', cap = 5 }"
        },
        "captains.cards[1].mark: barge has only 2 boxes",
    ),
    (
        {"trophies.gold[1]": "{ count = 'fish' }"},
        "trophies.gold: expected different cards, found the same one twice",
    ),
    (
        {f"trophies.silver[{row}]": f"{{ first_to = {row + 1}, count = 'fish' }}" for row in range(5)},
        "trophies.silver: expected at most 4 rows for fish, found 5",
    ),
    (
        {
            f"captains.cards[{row}]": f"{{ boat = 'cod', mark = ['barge'], points = 1, per = {row + 1}, "
            "count = 'fish', cap = 5 }"
            for row in range(5)
        },
        "captains.cards: expected at most 4 rows for cod, found 5",
    ),
    (
        {
            "harbor.king_crab.bonuses[2]": ", ".join(
                [f"{{ points = 1, per = {per}, count = 'fish' }}" for per in range(1, 5)]
            )
        },
        "harbor.king_crab.bonuses: expected at most 4 rows for fish, found 5",
    ),
    (
        {"solo.ranks[1]": "{ from = 70, en = 'a', de = 'b' }"},
        "solo.ranks: the rulebook says ranks from [85, 75, 65, 50, 0], found [85, 70, 65, 50, 0]",
    ),
    (
        {f"boats.{boat}.level_3_points": "4" for boat in BOATS},
        "boats: expected some level_3_points that add up to 10 (example E), found [4, 4, 4, 4, 4]",
    ),
    (
        {f"{ship}.boat_points": "0" for ship in WORTH},
        "boats: expected boats worth 11 points or more together (example E), found 8",
    ),
    (
        {**LITTLE_ROOM, "harbor.barge.capacity": "12"},
        "boats: expected room for 40 fish or more on all boats together, found 39",
    ),
]

LIKELY: list[tuple[Edits, str]] = [
    (
        {"dice.town": '["harbor", "wharf", "market", "harbor", "wharf", "wharf"]'},
        "dice.town: expected each face 2 times, found harbor, wharf, market, harbor, wharf, wharf",
    ),
    (
        {"boats.cod.column": '"B L . . ? . ? . ? ?"'},
        "boats.cod.column: expected the first L above the first B, found B L .",
    ),
    (
        {"boats.cod.column": '". L B L L ?"'},
        "boats.cod.column: expected a box B or ? for each of the 3 boats, found . L B L L ?",
    ),
    (
        {"boats.cod.column": '". L B B B B ? ?"'},
        "boats.cod.column: expected a boat for every B, found . L B B B B ? ? with 3 boats",
    ),
    (
        {"boats.cod.column": '". L B L L L ? ?"'},
        "boats.cod.column: expected no more L than 3 licenses, found . L B L L L ? ?",
    ),
    (
        {"boats.cod.column": '". L B . ? . ? . ?"'},
        "boats.cod.column: expected 6 boxes L, B or ? for all licenses and boats, found . L B . ? . ? . ?",
    ),
    (
        {"harbor.king_crab.bonuses[2]": "{ points = 1, per = 6, count = 'fish' }"},
        "harbor.king_crab.bonuses: expected different bonuses, found the same one twice",
    ),
    ({"harbor.captains_club.column": '". . F"'}, "harbor.captains_club.column: expected several F, found . . F"),
    (
        {"harbor.research_vessel.column": '". B B"'},
        "harbor.research_vessel.column: expected a B in every box, found . B B",
    ),
    ({"harbor.inuit.column": '". B B B"'}, "harbor.inuit.column: expected B on top (example D), found . B B B"),
    ({"wharf.casino.boxes": "3"}, "wharf.casino.boxes: expected 2, found 3"),
    ({"wharf.fishermans_pub.boxes": "2"}, "wharf.fishermans_pub.boxes: expected at least 3, found 2"),
    (
        {"wharf.seafood_buffet.points": "1"},
        "wharf.seafood_buffet.points: expected 0, as only its hexes are given points, found 1",
    ),
    ({"captains.cards[4]": None}, "captains.cards: expected five cards, one for each boat type"),
    ({"trophies.gold[0]": None}, "trophies: expected 10 gold and silver cards together, found 9"),
    ({"solo.market_strikes": "2"}, "solo.market_strikes: expected 1, found 2"),
]

# What just fits.
FITTING: list[Edits] = [
    {"boats.cod.boats": "2", "boats.cod.boat_points": "[1, 2]", "boats.cod.column": '"L B . . ? . ? . ?"'},
    {"boats.shrimp.column": '". L B L L B B"'},
    {"boats.oyster.capacity": "[6, 6, 8, 10]"},
    {"harbor.king_crab.bonuses[4]": None},
    {"wharf.fishermans_pub.boxes": "3", "wharf.annas_bank.boxes": "3"},
    {"captains.cards[1]": "{ boat = 'cod', mark = ['barge', 'barge'], points = 1, per = 1, count = 'fish', cap = 5 }"},
    {"coin_track.stars": "[1, 80]"},
    {**{f"{ship}.boat_points": "0" for ship in WORTH}, "harbor.king_crab.boat_points": "[1, 2]"},
    {**LITTLE_ROOM, "harbor.barge.capacity": "13"},
]

FORM: list[tuple[Edits, str]] = [
    ({"game.rounds": "'ten'"}, "game.rounds: expected a whole number from 1 to 99, found 'ten'"),
    ({"game.rounds": "true"}, "game.rounds: expected a whole number from 1 to 99, found True"),
    ({"game.rounds": None}, "game.rounds: expected a whole number from 1 to 99, found nothing"),
    (
        {"game.rounds": "{ is = 10, source = 'a friend' }"},
        "game.rounds.source: expected one of printed, certain, very likely, guess, reconstruction, found 'a friend'",
    ),
    ({"game.rounds": "{ is = 10, was = 9 }"}, "game.rounds: expected is and source, found 'was'"),
    ({"dice.boat_pool": "[3, 4]"}, "dice.boat_pool: expected a list of 3 whole numbers from 1 to 9, found [3, 4]"),
    ({"dice.town": "['harbor']"}, "dice.town: expected a list of 6 words from harbor, wharf, market, found ['harbor']"),
    ({"boats.cod.column": "'. L F'"}, "boats.cod.column: expected 1 to 20 boxes out of . L B ?, found '. L F'"),
    (
        {"boats.cod.boats": "4"},
        "boats.cod.boat_points: expected a list of 4 whole numbers from 0 to 99, found [1, 1, 1]",
    ),
    (
        {"trophies.gold[2]": "{ count = 'otters' }"},
        f"trophies.gold[2].count: expected one of {COUNTED}, found 'otters'",
    ),
    (
        {"solo.ranks[0]": "{ from = 85, en = '', de = 'x' }"},
        "solo.ranks[0].en: expected a name of 1 to 30 letters, found ''",
    ),
    (
        {"income.cap": "10\nfloor = 2"},
        "income.floor: means nothing on this sheet; expected one of the names of the shipped sheet",
    ),
]


@pytest.mark.parametrize(("path", "value", "says"), STATED, ids=[row[0] for row in STATED])
def test_the_rulebooks_numbers_cannot_be_changed(path: str, value: str, says: str) -> None:
    """What the rulebook states in numbers or lists is an error with its line, and nothing else is."""
    errors, _ = check(edited({path: value}))
    assert errors == [f"line {line_of(path) + 1}: {path}: {says}"]


@pytest.mark.parametrize(("edits", "says"), FORCED)
def test_what_the_rulebook_forces_is_an_error(edits: Edits, says: str) -> None:
    """A sheet on which the rules or the examples of the rulebook cannot happen is refused."""
    text = edited(edits)
    errors, _ = check(text)
    assert says in [without_line(error) for error in errors]
    with pytest.raises(BadSheet) as refused:
        read_sheet(text)
    assert refused.value.problems == errors


@pytest.mark.parametrize(("edits", "says"), LIKELY)
def test_what_is_only_unlikely_is_a_warning(edits: Edits, says: str) -> None:
    """An owner of the game may have a sheet that we would not expect, and can play with it."""
    text = edited(edits)
    errors, warnings = check(text)
    assert errors == []
    assert says in [without_line(warning) for warning in warnings]
    assert read_sheet(text).name == "reconstructed"


@pytest.mark.parametrize("edits", FITTING)
def test_what_just_fits_is_no_problem(edits: Edits) -> None:
    """A sheet at the limit of what the rulebook and its examples ask for is neither refused nor doubted."""
    assert check(edited(edits)) == ([], [])


@pytest.mark.parametrize(("edits", "says"), FORM)
def test_a_malformed_value_is_named(edits: Edits, says: str) -> None:
    """What is not of its kind is named with what was expected and what was found."""
    assert [without_line(error) for error in check(edited(edits))[0]] == [says]


def test_all_problems_are_listed_at_once() -> None:
    """Three wrong values are three lines, each with the number of its line."""
    paths = ("game.rounds", "boats.cod.column", "solo.pick_strikes")
    errors, _ = check(edited({paths[0]: "9", paths[1]: '". . ."', paths[2]: "3"}))
    for path in paths:
        assert any(error.startswith(f"line {line_of(path) + 1}: {path}: ") for error in errors)


def test_a_row_is_named_by_its_own_line() -> None:
    """A problem in a list of rows names the line of the row."""
    errors, _ = check(edited({"market.steps[2]": "{ fish = 10, coins = -1 }"}))
    line = line_of("market.steps[2]") + 1
    assert errors == [f"line {line}: market.steps[2].coins: expected a whole number from 0 to 99, found -1"]


def test_a_missing_value_is_named_by_the_line_of_its_table() -> None:
    """Who took a line away is led to the table where it should be."""
    errors, _ = check(edited({"income.cap": None}))
    assert errors == [f"line {line_of('income') + 1}: income.cap: expected a whole number from 0 to 99, found nothing"]


def test_text_that_is_not_toml_is_one_problem() -> None:
    """The reader's own words say where the file stops making sense."""
    errors, warnings = check(edited({"game.rounds": "= 10"}))
    assert len(errors) == 1
    assert f"line {line_of('game.rounds') + 1}" in errors[0]
    assert warnings == []


def test_the_message_of_the_error_counts_the_others() -> None:
    """One line tells that there is more to see in `problems`."""
    with pytest.raises(BadSheet, match=r"^line \d+: game\.rounds: .* \(and 1 more\)$"):
        read_sheet(edited({"game.rounds": "9", "solo.rounds": "9"}))
