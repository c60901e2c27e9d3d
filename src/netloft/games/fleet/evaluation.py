"""What a pad of Fleet is worth before the end."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from netloft.bots.evaluation import Evaluation, Term
from netloft.games.fleet.rules.position import (
    ALL,
    BOAT_PHASE,
    BONUS,
    BUILT,
    CAPTAIN,
    COINS,
    FISHING_PHASE,
    HEXES,
    INCOME_PHASE,
    OPEN,
    SALVAGED,
    SHIPS,
    STARS,
    START,
    TALLY,
    TYPES,
)
from netloft.games.fleet.rules.sheets.sections import (
    ANNAS_BANK,
    BARGE,
    CAPTAINS_CLUB,
    COD,
    FIRST_BUILDING,
    KING_CRAB,
    LOBSTER,
    OYSTER,
    RESEARCH_VESSEL,
    RIDBACK_CANNERY,
    SALVAGE_YARD,
    SEAFOOD_BUFFET,
    SECTION_NAMES,
    SECTIONS,
    SHRIMP,
    SWORDFISH,
)
from netloft.games.fleet.rules.sheets.sheet import EITHER, LAUNCH, LICENSE, PLAIN, PRIVATE_FISHING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from netloft.games.fleet.rules.position import Fleet
    from netloft.games.fleet.rules.sheets.sheet import Sheet

STAR: Final = 1.6  # points that a star action brings
COIN: Final = 0.34  # of a star
PHASES: Final = 21

TERMS: Final = (
    Term("points so far", "Punkte bisher", 1.0),
    Term("fish still to come", "Fische, die noch kommen", 0.9),  # some boats are full too late
    Term("stars due", "fällige Sterne", STAR),
    Term("the way to the next star", "der Weg zum nächsten Stern", STAR),
    Term("income to come", "künftige Einnahmen", COIN),
    Term("licenses at work", "Lizenzen, die wirken", COIN),  # counted in the coins that they save
    Term("licenses on the way to level 3", "Lizenzen auf dem Weg zu Stufe 3", 0.5),
    Term("boxes marked on the way", "Felder auf dem Weg", 0.8),  # somebody may be faster, or time run out
    Term("what buildings do", "Wirkung der Gebäude", 1.0),
    Term("the King Crab bonus", "Königskrabben-Bonus", 0.25),  # it grows until the end
    Term("dice to come", "künftige Würfel", 2.0, clock=True),  # what is still to be marked with them
)

A_ROUND: Final[dict[str, float]] = {
    "casino": 0.35,  # a second roll of some dice
    "bait_shop": 0.25,
    "smokery": 0.3,
    "ridback_cannery": 0.5,
    "seafood_buffet": 0.8,
    "salvage_yard": 0.0,  # counted by its uses
}
"""Points that a completed building brings in a round."""
BY_BUILDING: Final = tuple([A_ROUND.get(SECTIONS[section], 0.0) for section in range(FIRST_BUILDING, ALL)])


class Printed:
    """What follows from a sheet, looked up instead of worked out for every pad."""

    __slots__ = ("acting", "boats", "building_points", "king_crab", "sheet", "to_star", "ways")

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.ways: dict[int, list[list[list[float]]]] = {}
        """What boxes on the way are worth: by time, then by section, boxes struck out and boxes marked."""
        self.boats = [[sum(points[:number]) for number in range(len(points) + 1)] for points in sheet.boat_points]
        """The points of so many boats of a ship."""
        self.building_points = [of_built(built, sheet.building_points) for built in range(1 << ALL - FIRST_BUILDING)]
        """The points of completed buildings, by their bits."""
        self.acting = [of_built(built, BY_BUILDING) for built in range(1 << ALL - FIRST_BUILDING)]
        """And what they bring in a round."""
        boxes = sheet.boxes[KING_CRAB]
        self.king_crab = boxes.index(LICENSE) + 1 if LICENSE in boxes else len(boxes) + 1
        """How many boxes have to be marked for the King Crab license."""
        self.to_star: list[float] = []
        """The part of the way to the next star that so many coins are."""
        for coins in range(sheet.track + 1):
            since = max([star for star in sheet.stars if star <= coins], default=0)
            until = min([star for star in sheet.stars if star > coins], default=max(sheet.track, coins + 1))
            self.to_star.append((coins - since) / (until - since))

    def on_the_way(self, rounds: int, fishings: int) -> list[list[list[float]]]:
        """Look up what boxes marked on the way are worth with so much time left."""
        time = rounds << 8 | fishings
        if time not in self.ways:
            self.ways[time] = [
                [
                    [
                        progress(self.sheet, section, marked, struck, rounds, fishings)
                        for marked in range(length - struck)
                    ]
                    for struck in range(length + 1)
                ]
                for section, length in enumerate(self.sheet.lengths)
            ]
        return self.ways[time]


def of_built(built: int, worth: Sequence[float]) -> float:
    """Add up what the buildings of a set are worth."""
    return sum([each for at, each in enumerate(worth) if built >> at & 1])


printed: Final = lru_cache(maxsize=32)(Printed)


def features(g: Fleet, me: int) -> list[float]:
    """Count a pad: what is marked, and what it will bring in the rounds that are left.

    The points so far are those of the score sheet, counted here once more: a search asks for nothing as often.
    """
    sheet = g.sheet
    table = printed(sheet)
    tally = g.tally[me * TALLY : me * TALLY + TALLY]
    marks = g.marks[me * ALL : me * ALL + ALL]
    boats = g.boats[me * SHIPS : me * SHIPS + SHIPS]
    licenses = g.licenses[me * TYPES : me * TYPES + TYPES]
    base = me * sheet.all_boats
    fish = g.fish[base : base + sheet.all_boats]
    early = g.phase in (START, BOAT_PHASE)
    rounds = g.rounds - g.round
    fishings = rounds // sheet.fish_every
    if g.round % sheet.fish_every:  # the next even round is among those to come
        fishings = (rounds + 1) // sheet.fish_every
    elif early or g.phase in (INCOME_PHASE, FISHING_PHASE):
        fishings += 1
    incomes = rounds + early
    dice = 4 * rounds + (3 if early else 1)
    soon = min(1.0, dice / 10)

    points = sum(fish) + sum([table.boats[ship][number] for ship, number in enumerate(boats) if number])
    room, full, coming = catches(sheet, boats, licenses[OYSTER], fish, fishings)
    built = tally[BUILT]
    licensed = marks[KING_CRAB] >= table.king_crab
    points += sheet.king_crab_license_points * licensed
    towards = 0
    for boat, level in enumerate(licenses):
        if level >= 3:
            points += sheet.level_3_points[boat]
        else:
            towards += level * level
    hexes = tally[HEXES].bit_count()
    points += sheet.hex_points[hexes] + sheet.bank_points_per_box * marks[ANNAS_BANK]
    if tally[BONUS] or tally[CAPTAIN] or g.gold >= 0 or g.silver >= 0:
        points += g.bonus_points(me, tally)

    level = sheet.license_coins[LOBSTER][licenses[LOBSTER]]
    cannery = sheet.cannery_coins * full if built >> RIDBACK_CANNERY & 1 else 0

    on_the_way = 0.0
    ways = table.on_the_way(rounds, fishings)
    open_sections = tally[OPEN]
    for section, marked in enumerate(marks):
        if marked and open_sections >> section & 1:
            worth = ways[section][g.struck[section]][marked]
            on_the_way += worth * room if section == CAPTAINS_CLUB else worth

    acting = table.acting[built >> FIRST_BUILDING] * rounds
    if built >> SALVAGE_YARD & 1:
        acting += 1.1 * min(rounds, sheet.salvage_uses - tally[SALVAGED])
    if built >> SEAFOOD_BUFFET & 1:
        acting -= max(0.0, 0.8 * rounds - 1.6 * (5 - hexes))  # no more hexes than there are
    return [
        points + table.building_points[built >> FIRST_BUILDING],
        coming,
        float(tally[STARS]),
        table.to_star[tally[COINS]] * soon,
        float(incomes * (level + cannery)),
        of_licenses(sheet, licenses, rounds, fishings),
        towards * soon,
        on_the_way * soon,
        acting,
        licensed * float(rounds),
        float(dice),
    ]


def catches(
    sheet: Sheet, boats: list[int], oyster_licenses: int, fish: list[int], fishings: int
) -> tuple[int, int, float]:
    """Count the boats with room and the full ones, and the fish that will come."""
    coming = 0.0
    room = full = 0
    waiting: list[int] = []  # the room on barges, which catch a fish for each full boat
    for ship, number in enumerate(boats):
        if not number or ship == RESEARCH_VESSEL:
            continue
        holds = sheet.capacities[ship][oyster_licenses if ship == OYSTER else 0]
        catch = sheet.catch[ship] * fishings
        start = sheet.first_boat[ship]
        for at in range(start, start + number):
            space = holds - fish[at]
            if space <= 0:
                full += 1
            else:
                room += 1
                if ship == BARGE:
                    waiting.append(space)
                else:
                    coming += min(space, catch)
    for space in waiting:
        coming += min(space, sheet.catch[BARGE] * (full + 1) * fishings)
    return room, full, coming


def of_licenses(sheet: Sheet, licenses: list[int], rounds: int, fishings: int) -> float:
    """Return what the effects of licenses will be worth in the rounds that are left."""
    worth = sheet.license_coins[COD][licenses[COD]] * 0.4 * rounds
    if licenses[SWORDFISH]:
        worth += fishings * sheet.license_stars[SWORDFISH][licenses[SWORDFISH]] * 4.5
        worth += fishings * sheet.license_coins[SWORDFISH][licenses[SWORDFISH]]
    if licenses[SHRIMP]:
        worth += 0.9 * rounds * sheet.license_uses[SHRIMP][licenses[SHRIMP]]
        worth += 1.2 * rounds * sheet.license_stars[SHRIMP][licenses[SHRIMP]]
    return worth


def progress(sheet: Sheet, section: int, marked: int, struck: int, rounds: int, fishings: int) -> float:
    """Return the share of what the next special box of a section will bring that is already earned.

    Boxes for private fishing are worth that for each boat with room.  The boxes of the bank have their points at once.
    """
    if section == ANNAS_BANK:
        return 0.0
    boxes = sheet.boxes[section]
    begin = marked
    while begin > 0 and boxes[begin - 1] == PLAIN:
        begin -= 1
    end = marked
    last = len(boxes) - (struck if section < FIRST_BUILDING else 0)
    while end < last and boxes[end] == PLAIN:
        end += 1
    if section >= FIRST_BUILDING:
        begin, end = 0, len(boxes) - struck - 1
        worth = sheet.building_points[section - FIRST_BUILDING] + BY_BUILDING[section - FIRST_BUILDING] * rounds
        worth += 1.1 * min(rounds, sheet.salvage_uses) if section == SALVAGE_YARD else 0.0
    elif end >= last:
        return 0.0
    elif section == KING_CRAB and boxes[end] == LICENSE:
        worth = sheet.king_crab_license_points + 4.0
    elif boxes[end] == LICENSE:
        worth = 2.0
    elif boxes[end] in (LAUNCH, EITHER):
        holds = sheet.capacities[section][0]
        worth = 1.0 + min(holds, sheet.catch[section] * fishings) + COIN
    elif boxes[end] == PRIVATE_FISHING:
        worth = 0.9
    else:
        worth = 1.0
    return worth * (marked - begin) / (end - begin + 1)


def stage(g: Fleet, me: int) -> int:
    """Count the phases in which dice are still to be taken."""
    return min(PHASES, 2 * (g.rounds - g.round) + (g.phase in (START, BOAT_PHASE)))


MOST: Final = 20  # boxes or boats that are told apart: no column of a sheet has more
PIECES: Final = tuple(
    [
        f"{name.en}: {number} {what}"
        for sections, what in ((ALL, "boxes"), (TYPES, "licenses"), (SHIPS, "boats"))
        for name in SECTION_NAMES[:sections]
        for number in range(1, MOST + 1)
    ]
)
"""How far each section can have come."""


def pieces(g: Fleet, me: int) -> list[int]:
    """List what each section of the pad has come to."""
    marks = g.marks[me * ALL : me * ALL + ALL]
    licenses = g.licenses[me * TYPES : me * TYPES + TYPES]
    boats = g.boats[me * SHIPS : me * SHIPS + SHIPS]
    return [at * MOST + number - 1 for at, number in enumerate(marks + licenses + boats) if number]


EVALUATION: Final = Evaluation(
    TERMS,
    features,
    PHASES,
    stage,
    frozenset({"take a die"}),
    8.0,
    0,
    pieces,
    PIECES,
    [term.name.en for term in TERMS].index("boxes marked on the way"),
    apart=True,
    idle=frozenset({"forgo star"}),
    slip=0.09,
)
