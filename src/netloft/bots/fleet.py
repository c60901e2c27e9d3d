"""What a pad of Fleet is worth before the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.bots.evaluation import Evaluation, Term
from netloft.fleet.position import (
    ALL,
    BOAT_PHASE,
    BUILT,
    COINS,
    FISHING_PHASE,
    HEXES,
    INCOME_PHASE,
    SALVAGED,
    SHIPS,
    STARS,
    START,
    TALLY,
    TYPES,
)
from netloft.fleet.sections import (
    ANNAS_BANK,
    BARGE,
    CAPTAINS_CLUB,
    COD,
    FIRST_BUILDING,
    KING_CRAB,
    LOBSTER,
    RESEARCH_VESSEL,
    RIDBACK_CANNERY,
    SALVAGE_YARD,
    SEAFOOD_BUFFET,
    SECTION_NAMES,
    SECTIONS,
    SHRIMP,
    SWORDFISH,
)
from netloft.fleet.sheet import EITHER, LAUNCH, LICENSE, PLAIN, PRIVATE_FISHING

if TYPE_CHECKING:
    from netloft.fleet.position import Fleet

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


def features(g: Fleet, me: int) -> list[float]:
    """Count a pad: what is marked, and what it will bring in the rounds that are left."""
    sheet = g.sheet
    tally = g.tally[me * TALLY : me * TALLY + TALLY]
    marks = g.marks[me * ALL : me * ALL + ALL]
    boats = g.boats[me * SHIPS : me * SHIPS + SHIPS]
    licenses = g.licenses[me * TYPES : me * TYPES + TYPES]
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

    coming = 0.0
    room = 0
    base = me * sheet.all_boats
    full = g.full_boats(me)
    for ship in range(SHIPS):
        if not boats[ship] or ship in (RESEARCH_VESSEL, CAPTAINS_CLUB):
            continue
        holds = g.capacity(me, ship)
        catch = sheet.catch[ship] * (full + 1 if ship == BARGE else 1)
        start = base + sheet.first_boat[ship]
        for at in range(start, start + boats[ship]):
            space = max(0, holds - g.fish[at])
            coming += min(space, catch * fishings)
            room += space > 0

    coins = tally[COINS]
    since = coins
    while since > 0 and since not in sheet.stars:
        since -= 1
    until = coins + 1
    while until < sheet.track and until not in sheet.stars:
        until += 1

    level = sheet.license_coins[LOBSTER][licenses[LOBSTER]]
    cannery = sheet.cannery_coins * full if tally[BUILT] >> RIDBACK_CANNERY & 1 else 0
    working = sheet.license_coins[COD][licenses[COD]] * 0.4 * rounds
    if licenses[SWORDFISH]:
        working += fishings * sheet.license_stars[SWORDFISH][licenses[SWORDFISH]] * 4.5
        working += fishings * sheet.license_coins[SWORDFISH][licenses[SWORDFISH]]
    if licenses[SHRIMP]:
        working += 0.9 * rounds * sheet.license_uses[SHRIMP][licenses[SHRIMP]]
        working += 1.2 * rounds * sheet.license_stars[SHRIMP][licenses[SHRIMP]]

    on_the_way = 0.0
    for section in range(ALL):
        if marks[section] and section != ANNAS_BANK and g.is_open(me, section):
            on_the_way += progress(g, section, marks[section], rounds, fishings, room)

    acting = 0.0
    for building in range(FIRST_BUILDING, ALL):
        if tally[BUILT] >> building & 1:
            acting += BY_BUILDING[building - FIRST_BUILDING] * rounds
    if tally[BUILT] >> SALVAGE_YARD & 1:
        acting += 1.1 * min(rounds, sheet.salvage_uses - tally[SALVAGED])
    if tally[BUILT] >> SEAFOOD_BUFFET & 1:
        acting -= max(0.0, 0.8 * rounds - 1.6 * (5 - tally[HEXES].bit_count()))  # no more hexes than there are
    return [
        float(sum([line.points for line in g.score_sheet(me)])),
        coming,
        float(tally[STARS]),
        (coins - since) / (until - since) * soon,
        float(incomes * (level + cannery)),
        working,
        sum([level * level for level in licenses if level < 3]) * soon,
        on_the_way * soon,
        acting,
        (g.licensed_king_crab(me)) * float(rounds),
        float(dice),
    ]


def progress(g: Fleet, section: int, marked: int, rounds: int, fishings: int, room: int) -> float:
    """Give the share of what the next special box of a section will bring that is already earned."""
    boxes = g.sheet.boxes[section]
    begin = marked
    while begin > 0 and boxes[begin - 1] == PLAIN:
        begin -= 1
    end = marked
    last = len(boxes) - (g.struck[section] if section < FIRST_BUILDING else 0)
    while end < last and boxes[end] == PLAIN:
        end += 1
    if section >= FIRST_BUILDING:
        begin, end = 0, len(boxes) - g.struck[section] - 1
        worth = g.sheet.building_points[section - FIRST_BUILDING] + BY_BUILDING[section - FIRST_BUILDING] * rounds
        worth += 1.1 * min(rounds, g.sheet.salvage_uses) if section == SALVAGE_YARD else 0.0
    elif end >= last:
        return 0.0
    elif section == KING_CRAB and boxes[end] == LICENSE:
        worth = g.sheet.king_crab_license_points + 4.0
    elif boxes[end] == LICENSE:
        worth = 2.0
    elif boxes[end] in (LAUNCH, EITHER):
        holds = g.sheet.capacities[section][0]
        worth = 1.0 + min(holds, g.sheet.catch[section] * fishings) + COIN
    elif boxes[end] == PRIVATE_FISHING:
        worth = 0.9 * room
    else:
        worth = 1.0
    return worth * (marked - begin) / (end - begin + 1)


def stage(g: Fleet, me: int) -> int:
    """Count the phases in which dice are still to be taken."""
    return min(PHASES, 2 * (g.rounds - g.round) + (g.phase in (START, BOAT_PHASE)))


def names(sections: int, most: int, what: str) -> list[list[str]]:
    """Name how far each section can have come."""
    return [[f"{name.en}: {number} {what}" for number in range(most + 1)] for name in SECTION_NAMES[:sections]]


MOST: Final = 12  # boxes or boats that are told apart
BOXES: Final = names(ALL, MOST, "boxes")
LICENSES: Final = names(TYPES, MOST, "licenses")
LAUNCHED: Final = names(SHIPS, MOST, "boats")


def pieces(g: Fleet, me: int) -> list[str]:
    """Name what each section of the pad has come to."""
    found: list[str] = []
    for section, marked in enumerate(g.marks[me * ALL : me * ALL + ALL]):
        if marked:
            found.append(BOXES[section][min(MOST, marked)])
    for section, level in enumerate(g.licenses[me * TYPES : me * TYPES + TYPES]):
        if level:
            found.append(LICENSES[section][min(MOST, level)])
    for section, boats in enumerate(g.boats[me * SHIPS : me * SHIPS + SHIPS]):
        if boats:
            found.append(LAUNCHED[section][min(MOST, boats)])
    return found


EVALUATION: Final = Evaluation(
    TERMS,
    features,
    PHASES,
    stage,
    frozenset({"take a die"}),
    8.0,
    0,
    pieces,
    tuple([name for section in BOXES + LICENSES + LAUNCHED for name in section[1:]]),
    [term.name.en for term in TERMS].index("boxes marked on the way"),
    apart=True,
)
