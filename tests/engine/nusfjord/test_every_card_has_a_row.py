"""No card and no elder is without a row of its own; here are those that the other files test without one."""

from __future__ import annotations

import pytest

from netloft.games.nusfjord.rules.cards.elders import ELDERS
from netloft.games.nusfjord.rules.game import GAME
from tests.engine.nusfjord import test_codfish, test_elders, test_guests_deck, test_herring, test_mackerel
from tests.engine.nusfjord.given import elder, given, harbor
from tests.engine.nusfjord.rows import Row

EIGHT = dict(
    zip(
        ("b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3"),
        ("Fish Stand", "Yard", "Slipway", "Portal", "Dairy", "Sawmill", "Castle", "Joinery"),
        strict=True,
    )
)


def built(name: str, space: str = "b3") -> tuple[str, ...]:
    """Return the moves that build a card."""
    return "build a building", f"build {name}", f"space {space}"


NO_STACKS: list[list[str]] = [[]] * 6
MORE = [
    Row(
        "Boatcarver",
        "is worth 4 with six ships, the catboat among them",
        lambda: given(harbor(wood=2, fish=3, track="sloop sloop sloop cutter cutter"), display="Boatcarver"),
        built("Boatcarver"),
        {"goods": (0, 0, 0), "points Boatcarver": 4},
    ),
    Row(
        "Aquarium",
        "is worth 2 for each elder",
        lambda: given(
            harbor(wood=3, fish=10, gold=3, council="Sailor, Builder, Contractor"), display="Aquarium", elders=NO_STACKS
        ),
        built("Aquarium"),
        {"goods": (0, 0, 0), "points Aquarium": 6},
    ),
    Row(
        "Village Church",
        "is worth 7 with nine buildings, itself among them",
        lambda: given(harbor(wood=3, fish=3, gold=3, forests="", buildings=EIGHT), display="Village Church"),
        built("Village Church"),
        {"points Village Church": 7},
    ),
    Row(
        "Harbor Installation",
        "scores 8 with three ships beside the catboat, as on p. 15",
        lambda: given(harbor(wood=10, gold=5, track="sloop cutter schooner"), display="Harbor Installation"),
        built("Harbor Installation"),
        {"goods": (0, 0, 0), "points Harbor Installation": 8},
    ),
    Row(
        "Manor",
        "is worth 7 with six issued shares of any colour",
        lambda: given(harbor(wood=3, gold=2, shares=[2, 4]), harbor(shares=[0, 1], unissued=0), display="Manor"),
        built("Manor"),
        {"goods": (0, 0, 0), "points Manor": 7},
    ),
    Row(
        "Small Forest Castle",
        "is worth 1 for each forest, stacked ones too",
        lambda: given(harbor(wood=4, fish=4, gold=1), display="Small Forest Castle"),
        built("Small Forest Castle"),
        {"goods": (0, 0, 0), "points Small Forest Castle": 4},
    ),
    Row(
        "Theater",
        "costs as much gold as the number of the round",
        lambda: given(harbor(wood=4, fish=6, gold=3), display="Theater", round_=3),
        built("Theater"),
        {"goods": (0, 0, 0), "points Theater": 9},
    ),
    Row(
        "Designer",
        "lets one choose between an A and a B building from the piles",
        lambda: given(harbor(council="Designer"), seats=3, options={"designer": True}, elders=NO_STACKS),
        ("use Designer",),
        {"can uncover A": True, "can uncover B": True, "plates": 0},
    ),
    Row(
        "Fish Trader",
        "clears everybody's elders and the table, for 1 gold",
        lambda: given(
            harbor(council={"Fish Trader": elder(1), "Sailor": elder(2)}),
            options={"forgotten": True},
            plates=4,
            elders=NO_STACKS,
        ),
        ("use Fish Trader",),
        {"goods": (0, 0, 1), "plates": 0},
    ),
    Row(
        "The Old Man",
        "keeps no fish, and changes nothing before the next fishing phase",
        lambda: given(harbor(council="The Old Man"), options={"forgotten": True}, elders=NO_STACKS),
        ("use The Old Man",),
        {"goods": (0, 0, 0), "reserve": (0, 0, 0), "plates": 0},
    ),
]


@pytest.mark.parametrize("row", MORE, ids=lambda row: f"{row.card}: {row.ruling}")
def test_more(row: Row) -> None:
    """What the rulebook says of them."""
    row.check()


FILES = (test_herring, test_mackerel, test_codfish, test_guests_deck, test_elders)
NAMES = [card.name.en for card in GAME.catalogue.cards.all] + [elder.name.en for elder in ELDERS]


def rows() -> list[Row]:
    """Gather the rows of all files."""
    found: list[Row] = [*MORE]
    for file in FILES:
        for value in vars(file).values():
            if isinstance(value, list | tuple):
                found += [row for row in value if isinstance(row, Row)]
    return found


ROWS = {row.card for row in rows()}


@pytest.mark.parametrize("name", NAMES)
def test_it_has_a_row(name: str) -> None:
    """Given, played, then: at least once for every building and elder."""
    assert name in ROWS
