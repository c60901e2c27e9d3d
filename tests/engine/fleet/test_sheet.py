"""The shipped score sheet: every value with where it comes from, and how rules read it."""

from __future__ import annotations

import pytest

from netloft.games.fleet.rules.sheets.form import Form
from netloft.games.fleet.rules.sheets.sections import (
    ANNAS_BANK,
    CASINO,
    COD,
    INUIT,
    KING_CRAB,
    LOBSTER,
    OYSTER,
    SECTION_NAMES,
    SECTIONS,
)
from netloft.games.fleet.rules.sheets.sheet import Bonus, check, read_sheet, shipped
from tests.engine.fleet.editing import BOATS, HARBOR, WHARF_ROUTE

TEXT = shipped()
STARS = [4, 8, 12, 16, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80]

# A copy of what was found out about the printed components: name, value, how sure it is.
FOUND: list[tuple[str, object, str]] = [
    ("game.rounds", 10, "certain"),
    ("game.fish_every", 2, "certain"),
    ("game.start_boxes", 3, "certain"),
    ("game.die_as_coin", 1, "certain"),
    ("dice.boat", [*BOATS, "coins"], "certain"),
    ("dice.town", ["harbor", "wharf", "market", "harbor", "wharf", "market"], "very likely"),
    ("dice.coins", 3, "certain"),
    ("dice.boat_pool", [3, 4, 5], "certain"),
    ("dice.town_pool", [2, 3, 4], "certain"),
    ("dice.town_pool_boat_dice", 1, "certain"),
    ("licenses.per_type", 3, "certain"),
    ("licenses.second_coins", 2, "certain"),
    *[(f"boats.{boat}.column", ". L B . ? . ? . ? ?", "reconstruction") for boat in BOATS],
    *[(f"boats.{boat}.boats", 3, "reconstruction") for boat in BOATS],
    *[(f"boats.{boat}.capacity", 4, "reconstruction") for boat in BOATS[:4]],
    ("boats.oyster.capacity", [4, 6, 8, 10], "very likely"),
    *[(f"boats.{boat}.boat_points", [1, 1, 1], "reconstruction") for boat in BOATS],
    *[(f"boats.{boat}.level_3_points", 5, "guess") for boat in BOATS],
    ("boats.shrimp.license_uses", [1, 1, 2], "certain"),
    ("boats.shrimp.license_stars", [0, 1, 1], "certain"),
    ("boats.cod.license_coins", [1, 2, 3], "certain"),
    ("boats.lobster.license_coins", [1, 2, 3], "certain"),
    ("boats.swordfish.license_stars", [1, 1, 2], "certain"),
    ("boats.swordfish.license_coins", [0, 1, 0], "certain"),
    ("boats.oyster.license_coins", [1, 1, 1], "certain"),
    ("boats.oyster.catch", 2, "certain"),
    ("harbor.king_crab.column", ". . L . B B", "reconstruction"),
    ("harbor.king_crab.boats", 2, "reconstruction"),
    ("harbor.king_crab.capacity", 4, "reconstruction"),
    ("harbor.king_crab.boat_points", 2, "reconstruction"),
    ("harbor.king_crab.license_points", 5, "certain"),
    ("harbor.king_crab.bonus_cap", 10, "certain"),
    ("harbor.captains_club.column", ". F . F . F", "reconstruction"),
    ("harbor.research_vessel.column", "B B B B B", "reconstruction"),
    ("harbor.research_vessel.capacity", 0, "certain"),
    ("harbor.research_vessel.boat_points", 1, "certain"),
    ("harbor.barge.column", ". B", "reconstruction"),
    ("harbor.barge.capacity", 12, "reconstruction"),
    ("harbor.barge.boat_points", 2, "reconstruction"),
    ("harbor.barge.catch_per_full_boat", 1, "certain"),
    ("harbor.inuit.column", "B . B . B", "reconstruction"),
    ("harbor.inuit.boats", 3, "reconstruction"),
    ("harbor.inuit.capacity", 3, "reconstruction"),
    ("harbor.inuit.boat_points", 1, "reconstruction"),
    ("wharf.casino.boxes", 2, "very likely"),
    ("wharf.casino.points", 2, "certain"),
    ("wharf.annas_bank.boxes", 5, "guess"),
    ("wharf.annas_bank.points_per_box", 2, "certain"),
    ("wharf.seafood_buffet.boxes", 2, "very likely"),
    ("wharf.seafood_buffet.points", 0, "very likely"),
    ("wharf.seafood_buffet.hex_points", [0, 1, 3, 6, 10, 15], "certain"),
    ("wharf.salvage_yard.boxes", 2, "very likely"),
    ("wharf.salvage_yard.points", 2, "certain"),
    ("wharf.salvage_yard.uses", 3, "certain"),
    ("wharf.fishermans_pub.boxes", 4, "guess"),
    ("wharf.fishermans_pub.points", 10, "certain"),
    ("wharf.bait_shop.boxes", 2, "very likely"),
    ("wharf.bait_shop.points", 2, "certain"),
    ("wharf.bait_shop.coins", 2, "certain"),
    ("wharf.smokery.boxes", 2, "very likely"),
    ("wharf.smokery.points", 3, "certain"),
    ("wharf.smokery.coins", 2, "certain"),
    ("wharf.ridback_cannery.boxes", 2, "very likely"),
    ("wharf.ridback_cannery.points", 1, "certain"),
    ("wharf.ridback_cannery.coins", 1, "certain"),
    ("income.base", 1, "certain"),
    ("income.cap", 10, "certain"),
    ("coin_track.length", 80, "reconstruction"),
    ("coin_track.stars", STARS, "reconstruction"),
    ("trophies.points", 5, "certain"),
    ("solo.rounds", 8, "certain"),
    ("solo.dice_for", 2, "certain"),
    ("solo.pick_strikes", 2, "certain"),
    ("solo.shared_strikes", 1, "certain"),
    ("solo.coins_strikes", 1, "certain"),
    ("solo.market_strikes", 1, "very likely"),
    ("solo.stones", ["shrimp", "king_crab", "casino"], "certain"),
    ("solo.boat_route", BOATS, "certain"),
    ("solo.harbor_route", HARBOR, "certain"),
    ("solo.wharf_route", WHARF_ROUTE, "certain"),
    ("solo.town_priority", ["harbor", "wharf", "boat", "market"], "certain"),
]

# The same for lists of rows: name, names of the cells, rows, how sure each row is.
ROWS: list[tuple[str, str, list[tuple[object, ...]], list[str]]] = [
    (
        "harbor.king_crab.bonuses",
        "points per count",
        [(1, 6, "fish"), (2, 1, "buildings"), (1, 1, "licenses"), (1, 2, "boats"), (1, 1, "full boats")],
        ["certain"] * 2 + ["reconstruction"] * 3,
    ),
    (
        "market.steps",
        "fish coins",
        [(0, 2), (5, 3), (10, 4), (20, 5), (30, 6), (40, 7)],
        ["guess"] * 5 + ["certain"],
    ),
    (
        "captains.cards",
        "boat mark points per count cap",
        [
            ("shrimp", ["casino"], 1, 2, "licenses", 5),
            ("cod", ["research_vessel"], 1, 3, "boats", 5),
            ("lobster", ["bait_shop"], 1, 3, "stars", 5),
            ("swordfish", ["king_crab"], 1, 1, "buildings", 5),
            ("oyster", ["captains_club"], 1, 8, "fish", 5),
        ],
        ["reconstruction"] * 5,
    ),
    (
        "trophies.gold",
        "count",
        [("fish",), ("boats",), ("licenses",), ("buildings",), ("harbor boxes",)],
        ["reconstruction"] * 5,
    ),
    (
        "trophies.silver",
        "first_to count",
        [(3, "full boats"), (1, "level-3 licenses"), (3, "buildings"), (4, "boat types"), (20, "fish")],
        ["reconstruction"] * 5,
    ),
    (
        "solo.ranks",
        "from de",
        [
            (85, "Oh Captain! Mein Captain"),
            (75, "Barscher Kapitän"),
            (65, "Steuermann"),
            (50, "Deckschrubber"),
            (0, "Grünschnabel"),
        ],
        ["very likely"] * 5,
    ),
]


def test_the_shipped_sheet_passes() -> None:
    """What we ship breaks no rule, and nothing on it is even unlikely."""
    assert check(TEXT) == ([], [])


@pytest.mark.parametrize(("path", "value", "source"), FOUND, ids=[path for path, _, _ in FOUND])
def test_every_value_is_what_was_found_out(path: str, value: object, source: str) -> None:
    """A value of the shipped sheet and the claim about its origin are those of the research."""
    form = Form(TEXT)
    assert form.cells[path] == value
    assert form.sources[path] == source


@pytest.mark.parametrize(("path", "names", "rows", "sources"), ROWS, ids=[row[0] for row in ROWS])
def test_every_row_is_what_was_found_out(
    path: str, names: str, rows: list[tuple[object, ...]], sources: list[str]
) -> None:
    """A row of the shipped sheet and the claim about its origin are those of the research."""
    form = Form(TEXT)
    numbers = range(form.lengths[path])
    assert [tuple(form.cells[f"{path}[{n}].{name}"] for name in names.split()) for n in numbers] == rows
    assert [form.sources[f"{path}[{n}]"] for n in numbers] == sources


def test_nothing_on_the_sheet_is_without_research() -> None:
    """Besides the names there is no value that these tables do not have."""
    known = {"name"} | {path for path, _, _ in FOUND}
    rows = tuple(f"{path}[" for path, _, _, _ in ROWS)
    assert {path for path in Form(TEXT).cells if not path.startswith(rows)} == known


def test_a_bare_value_counts_as_printed() -> None:
    """An owner of the game writes the number alone."""
    sheet = read_sheet(TEXT.replace('length = { is = 80, source = "reconstruction" }', "length = 90"))
    assert sheet.track == 90
    assert sheet.source("coin_track.length") == "printed"
    assert sheet.source("coin_track.stars") == "reconstruction"


def test_one_number_stands_for_all_boats() -> None:
    """Boat points are a list from the top or a number for each boat."""
    sheet = read_sheet(TEXT)
    assert sheet.boat_points[COD] == (1, 1, 1)
    assert sheet.boat_points[KING_CRAB] == (2, 2)
    other = read_sheet(TEXT.replace('boat_points = { is = 2, source = "reconstruction" }', "boat_points = [3, 4]", 1))
    assert other.boat_points[KING_CRAB] == (3, 4)


def test_columns_go_by_section() -> None:
    """Boat types, ships and buildings have their boxes from the top, and A completes a building with an effect."""
    columns = read_sheet(TEXT).columns
    assert len(columns) == len(SECTIONS) == len(SECTION_NAMES) == 18
    assert columns[COD] == ".LB.?.?.??"
    assert columns[INUIT] == "B.B.B"
    assert columns[CASINO] == ".A"
    assert columns[ANNAS_BANK] == "....."


@pytest.mark.parametrize(("licenses", "fish"), [(1, 6), (2, 8), (3, 10)])
def test_oyster_boats_hold_more_with_licenses(licenses: int, fish: int) -> None:
    """6, 8 or 10 fish with 1, 2 or 3 oyster licenses; other boats do not change."""
    sheet = read_sheet(TEXT)
    assert sheet.capacity(OYSTER, licenses) == fish
    assert sheet.capacity(LOBSTER, licenses) == 4


@pytest.mark.parametrize(
    ("fish", "coins"), [(0, 2), (4, 2), (5, 3), (9, 3), (10, 4), (29, 5), (39, 6), (40, 7), (41, 7), (300, 7)]
)
def test_the_market_pays_by_fish(fish: int, coins: int) -> None:
    """A row holds from its number of fish up to the next row, the last one for all above (9 fish: 3, 40+: 7)."""
    assert read_sheet(TEXT).market(fish) == coins


@pytest.mark.parametrize(
    ("bonus", "count", "points"),
    [(Bonus(1, 6, "fish", 10), 32, 5), (Bonus(2, 1, "buildings", 10), 6, 10), (Bonus(1, 6, "fish", 10), 5, 0)],
)
def test_a_bonus_gives_points_for_whole_groups(bonus: Bonus, count: int, points: int) -> None:
    """32 fish are 5 points at 1 for 6 (example E), 6 buildings stop at the cap of 10 (example G)."""
    assert bonus.worth(count) == points


def test_licenses_go_by_their_number() -> None:
    """Without a license there is nothing, and each level has its own bonus in place of the lower one."""
    sheet = read_sheet(TEXT)
    assert sheet.license_coins == ((0, 0, 0, 0), (0, 1, 2, 3), (0, 1, 2, 3), (0, 0, 1, 0), (0, 1, 1, 1))
    assert sheet.license_stars == ((0, 0, 1, 1), (0, 0, 0, 0), (0, 0, 0, 0), (0, 1, 1, 2), (0, 0, 0, 0))
    assert sheet.license_uses[0] == (0, 1, 1, 2)


def test_stars_are_boxes_of_the_track() -> None:
    """A star is a coin box, numbered from 1."""
    assert sorted(read_sheet(TEXT).stars) == STARS
