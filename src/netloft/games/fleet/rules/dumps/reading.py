"""Reading a position of Fleet that was dumped or written by hand, whose parts have the shapes of `view_shapes`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from netloft.core.effect import Effect
from netloft.core.position import CHANCE
from netloft.core.record import BadRecord
from netloft.core.validation import number
from netloft.games.fleet.rules.dumps.checking import check_to_do, phase_of
from netloft.games.fleet.rules.phases.rounds import BOATS_OUT, END_OF_ROUND, FISHING, INCOME, TOWN, push_turns
from netloft.games.fleet.rules.position import (
    ALL,
    BOAT_PHASE,
    BONUS,
    CAPTAIN,
    CLAIMS,
    CLAIMS_BONUS,
    CLAIMS_FIRST,
    CLAIMS_TROPHY,
    COINS,
    DIE_BITS,
    FACES,
    FISHING_PHASE,
    HEXES,
    NO_FACE,
    OYSTERS,
    PHASES,
    SALVAGED,
    SHIPS,
    STARS,
    TALLY,
    TOWN_PHASE,
    TYPES,
    Fleet,
)
from netloft.games.fleet.rules.sheets.sections import (
    BOATS,
    CAPTAINS_CLUB,
    OYSTER,
    SALVAGE_YARD,
    SEAFOOD_BUFFET,
    SECTIONS,
)
from netloft.games.fleet.rules.sheets.sheet import EITHER, LAUNCH, LICENSE

if TYPE_CHECKING:
    from collections.abc import Sequence


def read(g: Fleet, data: dict[str, Any]) -> None:
    """Fill a blank position; every part may be left out and is then as on an empty pad."""
    g.round = data.get("round", 1)
    g.first = data.get("first", 0)
    if g.seats == 1:
        read_ruth(g, data.get("ruth", {}))
    for seat, pad in enumerate(data.get("pads", [{} for _ in range(g.seats)])):
        read_pad(g, seat, pad, f"pads[{seat}]")
    for row, name in ((BONUS, "bonus"), (CAPTAIN, "captain")):
        taken = [g.tally[seat * TALLY + row] for seat in range(g.seats) if g.tally[seat * TALLY + row]]
        if len(set(taken)) != len(taken):
            raise BadRecord(f"pads: no two players can have the same {name}")
    read_trophies(g, data)
    dice = data.get("pool", [])
    if len(dice) > max(g.sheet.boat_pool):
        raise BadRecord(f"pool: expected at most {max(g.sheet.boat_pool)} dice, found {len(dice)}")
    for face in dice:
        g.pool += 1 << DIE_BITS * FACES.index(face)
    read_using(g, data.get("using", {}))
    if "to_do" not in data:
        begin(g, data)
    g.phase = phase_of(g) if "phase" not in data else PHASES.index(data["phase"])
    check_to_do(g)


def begin(g: Fleet, data: dict[str, Any]) -> None:
    """Begin with a phase: with its turns if the dice lie on the table already, else with their roll."""
    if g.round == 0:
        raise BadRecord("round: expected 1 or more, found 0")
    phase = PHASES.index(data.get("phase", PHASES[BOAT_PHASE]))
    if not BOAT_PHASE <= phase <= TOWN_PHASE:
        raise BadRecord(f"phase: expected one of {', '.join(PHASES[BOAT_PHASE : TOWN_PHASE + 1])}")
    if phase == FISHING_PHASE and g.round % g.sheet.fish_every:
        raise BadRecord(f"phase: there is no fishing in round {g.round}")
    steps: list[Effect] = [BOATS_OUT, INCOME, FISHING, TOWN][phase - BOAT_PHASE :]
    if g.round % g.sheet.fish_every and phase < FISHING_PHASE:
        steps.remove(FISHING)
    g.push(CHANCE, END_OF_ROUND)
    if g.pool:
        g.push(CHANCE, *steps[1:])
        push_turns(g)
    else:
        g.push(CHANCE, *steps)


def read_pad(g: Fleet, seat: int, data: dict[str, Any], where: str) -> None:
    """Read a seat's pad."""
    sheet = g.sheet
    at = seat * TALLY
    marked = data.get("marked", {})
    for section, name in enumerate(SECTIONS):
        left = sheet.lengths[section] - g.struck[section]
        boxes = number(marked.get(name, 0), f"{where}.marked.{name}", 0, left)
        g.marks[seat * ALL + section] = boxes
        if boxes == left:
            g.close(seat, section)
    read_fleet(g, seat, data, where)
    g.tally[at + COINS] = data.get("coins", 0)
    for boat in data.get("hexes", []):
        g.tally[at + HEXES] |= 1 << BOATS.index(boat)
    if g.tally[at + HEXES] and not g.has_built(seat, SEAFOOD_BUFFET):
        raise BadRecord(f"{where}.hexes: expected none without a completed seafood_buffet")
    g.tally[at + SALVAGED] = data.get("salvaged", 0)
    if g.tally[at + SALVAGED] and not g.has_built(seat, SALVAGE_YARD):
        raise BadRecord(f"{where}.salvaged: expected 0 without a completed salvage_yard")
    g.tally[at + BONUS] = row(data.get("bonus", ""), sheet.bonus_names)
    if g.tally[at + BONUS] and not g.licensed_king_crab(seat):
        raise BadRecord(f"{where}.bonus: expected none without the King Crab license")
    g.tally[at + CAPTAIN] = row(data.get("captain", ""), sheet.captain_names)
    read_due(g, seat, data.get("due", {}), f"{where}.due")


def read_fleet(g: Fleet, seat: int, data: dict[str, Any], where: str) -> None:
    """Read licenses and boats; what is left out is what the marked boxes give."""
    licenses = data.get("licenses", {})
    boats = data.get("boats", {})
    sheet = g.sheet
    for ship in range(SHIPS):
        if ship == CAPTAINS_CLUB:
            continue
        name = SECTIONS[ship]
        here = f"{where}.boats.{name}"
        fish = boats.get(name)
        level = licenses.get(name)
        wanted = ways(g, seat, ship)
        fitting = [
            way for way in wanted if (fish is None or way[1] == len(fish)) and (level is None or way[0] == level)
        ]
        if not fitting:
            given = " or ".join([f"{a} licenses and {b} boats" for a, b in wanted])
            boxes = g.marks[seat * ALL + ship]
            raise BadRecord(f"{here}: {boxes} marked boxes give {given}, and that is not what is there")
        level, number_of_boats = fitting[0]
        if ship < TYPES:
            g.licenses[seat * TYPES + ship] = level
        g.boats[seat * SHIPS + ship] = number_of_boats
        start = seat * sheet.all_boats + sheet.first_boat[ship]
        for boat, caught in enumerate(fish or []):
            g.fish[start + boat] = number(caught, here, 0, g.capacity(seat, ship))


def ways(g: Fleet, seat: int, ship: int) -> list[tuple[int, int]]:
    """List the licenses and boats that the marked boxes of a ship can have given, those with most boats first."""
    boxes = g.sheet.boxes[ship][: g.marks[seat * ALL + ship]]
    if (seat, f"license or boat, {SECTIONS[ship]}") in [(who, effect.text) for who, effect in g.stack]:
        boxes = boxes[:-1]  # its last box is still to be used
    most = (g.sheet.licenses if ship < TYPES else 1, g.sheet.boats[ship])
    found = {(0, 0)}
    for box in boxes:
        after: set[tuple[int, int]] = set()
        for level, boats in found:
            license_more, boat_more = (level + 1, boats), (level, boats + 1)
            gains = [license_more] * (box in {LICENSE, EITHER} and level < most[0])
            gains += [boat_more] * (box in {LAUNCH, EITHER} and boats < most[1])
            after.update(gains or [(level, boats)])
        found = after
    return sorted(found, key=lambda way: -way[1])


def read_due(g: Fleet, seat: int, data: dict[str, Any], where: str) -> None:
    """Read what a seat has still to do; a King Crab license without a bonus is owed one, unless it says otherwise."""
    at = seat * TALLY
    g.tally[at + STARS] = data.get("stars", 0)
    start = seat * g.sheet.all_boats + g.sheet.first_boat[OYSTER]
    for boat in data.get("oyster boats", []):
        place = number(boat, f"{where}.oyster boats", 1, g.boats[seat * SHIPS + OYSTER]) - 1
        if g.fish[start + place] >= g.capacity(seat, OYSTER) or not g.licenses[seat * TYPES + OYSTER]:
            raise BadRecord(f"{where}.oyster boats: boat {boat} has no license or no room, and so no choice")
        g.tally[at + OYSTERS] |= 1 << place
    asked = (seat, "King Crab bonus") in [(who, effect.text) for who, effect in g.stack]
    owed = g.licensed_king_crab(seat) and not g.tally[at + BONUS] and not asked
    if data.get("bonus", owed) != owed:
        has = "has no bonus yet" if owed else "has one or is asked for it, or there is no such license"
        raise BadRecord(f"{where}.bonus: expected {str(owed).lower()}, as the King Crab license {has}")
    if owed:
        g.tally[at + CLAIMS] |= CLAIMS_BONUS
    if data.get("trophy", False):
        g.tally[at + CLAIMS] |= CLAIMS_TROPHY
    if data.get("trophy first", False):
        g.tally[at + CLAIMS] |= CLAIMS_FIRST


def read_trophies(g: Fleet, data: dict[str, Any]) -> None:
    """Read the two trophies and who has the silver one."""
    trophies = data.get("trophies", {})
    g.gold = row(trophies.get("gold", ""), g.sheet.gold) - 1
    g.silver = row(trophies.get("silver", ""), g.sheet.silver_names) - 1
    owner = trophies.get("silver to")
    if owner is not None:
        g.silver_owner = owner
        if g.silver < 0:
            raise BadRecord("trophies.silver to: there is no silver trophy yet")


def read_using(g: Fleet, data: dict[str, Any]) -> None:
    """Read the die that is being used."""
    die = data.get("die", "")
    g.die = NO_FACE if die == "" else FACES.index(die)
    g.uses = data.get("uses", 0)
    g.whole = data.get("whole", False)
    g.wild = data.get("any type", False)


def read_ruth(g: Fleet, data: dict[str, Any]) -> None:
    """Read what Captain Ruth has struck out, and where her stones lie."""
    struck = data.get("struck", {})
    g.struck = tuple([struck.get(name, 0) for name in SECTIONS])
    stars = data.get("stars", [])
    for star in stars:
        if stars.count(star) > 1:
            raise BadRecord(f"ruth.stars: expected stars of the coin track, each once, found {star}")
    g.struck_stars = tuple(stars)
    stones = data.get("stones", [SECTIONS[stone] for stone in g.sheet.stones])
    g.stones = tuple([SECTIONS.index(stone) for stone in stones])
    for stone, route in zip(g.stones, g.sheet.routes, strict=True):
        if stone not in route:
            raise BadRecord(f"ruth.stones: {SECTIONS[stone]} is not on the route of that stone")


def row(name: str, names: Sequence[str]) -> int:
    """Read the name of a card or a bonus; return its row counted from 1, or 0 if there is none."""
    return list(names).index(name) + 1 if name else 0
