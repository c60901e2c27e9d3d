"""Reading a position of Fleet that was dumped or written by hand, and saying what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from netloft.core.effect import Effect
from netloft.core.plain import choice, known, listing, mapping, number, truth
from netloft.core.position import CHANCE
from netloft.core.record import BadRecord
from netloft.games.fleet.rules.checking import check_to_do, phase_of
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
from netloft.games.fleet.rules.rounds import BOATS_OUT, END_OF_ROUND, FISHING, INCOME, TOWN, push_turns
from netloft.games.fleet.rules.sections import BOATS, CAPTAINS_CLUB, OYSTER, SALVAGE_YARD, SEAFOOD_BUFFET, SECTIONS
from netloft.games.fleet.rules.sheet import EITHER, LAUNCH, LICENSE

if TYPE_CHECKING:
    from collections.abc import Sequence

CONTRACT: Final = ("game", "rules", "seats", "options", "to_do", "answers", "deciders", "together", "over")
FIELDS: Final = ("round", "phase", "first", "pool", "using", "pads", "trophies", "ruth")
PAD: Final = ("marked", "licenses", "boats", "coins", "hexes", "salvaged", "bonus", "captain", "due")
DUE: Final = ("stars", "oyster boats", "bonus", "trophy", "trophy first")
BOAT_SHIPS: Final = tuple([SECTIONS[ship] for ship in range(SHIPS) if ship != CAPTAINS_CLUB])


def read(g: Fleet, data: dict[str, Any]) -> None:
    """Fill a blank position; every part may be left out and is then as on an empty pad."""
    known(data, "position", (*CONTRACT, *FIELDS))
    g.round = number(data.get("round", 1), "round", 0, g.rounds)
    g.first = number(data.get("first", 0), "first", 0, g.seats - 1)
    if g.seats == 1:
        read_ruth(g, mapping(data.get("ruth", {}), "ruth"))
    elif "ruth" in data:
        raise BadRecord("ruth: Captain Ruth plays only against one player")
    for seat, pad in enumerate(listing(data.get("pads", [{} for _ in range(g.seats)]), "pads", g.seats)):
        read_pad(g, seat, mapping(pad, f"pads[{seat}]"), f"pads[{seat}]")
    for row, name in ((BONUS, "bonus"), (CAPTAIN, "captain")):
        taken = [g.tally[seat * TALLY + row] for seat in range(g.seats) if g.tally[seat * TALLY + row]]
        if len(set(taken)) != len(taken):
            raise BadRecord(f"pads: no two players can have the same {name}")
    read_trophies(g, data)
    dice = listing(data.get("pool", []), "pool", None)
    if len(dice) > max(g.sheet.boat_pool):
        raise BadRecord(f"pool: expected at most {max(g.sheet.boat_pool)} dice, found {len(dice)}")
    for face in dice:
        g.pool += 1 << DIE_BITS * choice(face, "pool", FACES)
    read_using(g, mapping(data.get("using", {}), "using"))
    if "to_do" not in data:
        begin(g, data)
    g.phase = phase_of(g) if "phase" not in data else choice(data["phase"], "phase", PHASES)
    check_to_do(g)


def begin(g: Fleet, data: dict[str, Any]) -> None:
    """Begin with a phase: with its turns if the dice lie on the table already, else with their roll."""
    if g.round == 0:
        raise BadRecord("round: expected 1 or more, found 0")
    phase = choice(data.get("phase", PHASES[BOAT_PHASE]), "phase", PHASES)
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
    known(data, where, PAD)
    sheet = g.sheet
    at = seat * TALLY
    marked = mapping(data.get("marked", {}), f"{where}.marked")
    known(marked, f"{where}.marked", SECTIONS)
    for section, name in enumerate(SECTIONS):
        left = sheet.lengths[section] - g.struck[section]
        boxes = number(marked.get(name, 0), f"{where}.marked.{name}", 0, left)
        g.marks[seat * ALL + section] = boxes
        if boxes == left:
            g.close(seat, section)
    read_fleet(g, seat, data, where)
    g.tally[at + COINS] = number(data.get("coins", 0), f"{where}.coins", 0, sheet.track)
    for boat in listing(data.get("hexes", []), f"{where}.hexes", None):
        g.tally[at + HEXES] |= 1 << choice(boat, f"{where}.hexes", BOATS)
    if g.tally[at + HEXES] and not g.has_built(seat, SEAFOOD_BUFFET):
        raise BadRecord(f"{where}.hexes: expected none without a completed seafood_buffet")
    g.tally[at + SALVAGED] = number(data.get("salvaged", 0), f"{where}.salvaged", 0, sheet.salvage_uses)
    if g.tally[at + SALVAGED] and not g.has_built(seat, SALVAGE_YARD):
        raise BadRecord(f"{where}.salvaged: expected 0 without a completed salvage_yard")
    g.tally[at + BONUS] = row(data.get("bonus", ""), f"{where}.bonus", sheet.bonus_names)
    if g.tally[at + BONUS] and not g.licensed_king_crab(seat):
        raise BadRecord(f"{where}.bonus: expected none without the King Crab license")
    if "captain" in data and not g.settings["captains"]:
        raise BadRecord(f"{where}.captain: this game is played without captains")
    g.tally[at + CAPTAIN] = row(data.get("captain", ""), f"{where}.captain", sheet.captain_names)
    read_due(g, seat, mapping(data.get("due", {}), f"{where}.due"), f"{where}.due")


def read_fleet(g: Fleet, seat: int, data: dict[str, Any], where: str) -> None:
    """Read licenses and boats; what is left out is what the marked boxes give."""
    licenses = mapping(data.get("licenses", {}), f"{where}.licenses")
    known(licenses, f"{where}.licenses", BOATS)
    boats = mapping(data.get("boats", {}), f"{where}.boats")
    known(boats, f"{where}.boats", BOAT_SHIPS)
    sheet = g.sheet
    for ship in range(SHIPS):
        if ship == CAPTAINS_CLUB:
            continue
        name = SECTIONS[ship]
        here = f"{where}.boats.{name}"
        fish = listing(boats[name], here, None) if name in boats else None
        level = number(licenses[name], f"{where}.licenses.{name}", 0, sheet.licenses) if name in licenses else None
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
    known(data, where, DUE)
    at = seat * TALLY
    g.tally[at + STARS] = number(data.get("stars", 0), f"{where}.stars", 0, g.sheet.track)
    start = seat * g.sheet.all_boats + g.sheet.first_boat[OYSTER]
    for boat in listing(data.get("oyster boats", []), f"{where}.oyster boats", None):
        place = number(boat, f"{where}.oyster boats", 1, g.boats[seat * SHIPS + OYSTER]) - 1
        if g.fish[start + place] >= g.capacity(seat, OYSTER) or not g.licenses[seat * TYPES + OYSTER]:
            raise BadRecord(f"{where}.oyster boats: boat {boat} has no license or no room, and so no choice")
        g.tally[at + OYSTERS] |= 1 << place
    asked = (seat, "King Crab bonus") in [(who, effect.text) for who, effect in g.stack]
    owed = g.licensed_king_crab(seat) and not g.tally[at + BONUS] and not asked
    if truth(data.get("bonus", owed), f"{where}.bonus") != owed:
        has = "has no bonus yet" if owed else "has one or is asked for it, or there is no such license"
        raise BadRecord(f"{where}.bonus: expected {str(owed).lower()}, as the King Crab license {has}")
    if owed:
        g.tally[at + CLAIMS] |= CLAIMS_BONUS
    if truth(data.get("trophy", False), f"{where}.trophy"):
        g.tally[at + CLAIMS] |= CLAIMS_TROPHY
    if truth(data.get("trophy first", False), f"{where}.trophy first"):
        g.tally[at + CLAIMS] |= CLAIMS_FIRST


def read_trophies(g: Fleet, data: dict[str, Any]) -> None:
    """Read the two trophies and who has the silver one."""
    if not g.settings["trophies"]:
        if "trophies" in data:
            raise BadRecord("trophies: this game is played without trophies")
        return
    trophies = mapping(data.get("trophies", {}), "trophies")
    known(trophies, "trophies", ("gold", "silver", "silver to"))
    g.gold = row(trophies.get("gold", ""), "trophies.gold", g.sheet.gold) - 1
    g.silver = row(trophies.get("silver", ""), "trophies.silver", g.sheet.silver_names) - 1
    owner = trophies.get("silver to")
    if owner is not None:
        g.silver_owner = number(owner, "trophies.silver to", 0, g.seats - 1)
        if g.silver < 0:
            raise BadRecord("trophies.silver to: there is no silver trophy yet")


def read_using(g: Fleet, data: dict[str, Any]) -> None:
    """Read the die that is being used."""
    known(data, "using", ("die", "uses", "whole", "any type"))
    die = data.get("die", "")
    g.die = NO_FACE if die == "" else choice(die, "using.die", FACES)
    g.uses = number(data.get("uses", 0), "using.uses", 0, 9)
    g.whole = truth(data.get("whole", False), "using.whole")
    g.wild = truth(data.get("any type", False), "using.any type")


def read_ruth(g: Fleet, data: dict[str, Any]) -> None:
    """Read what Captain Ruth has struck out, and where her stones lie."""
    known(data, "ruth", ("struck", "stars", "stones"))
    struck = mapping(data.get("struck", {}), "ruth.struck")
    known(struck, "ruth.struck", SECTIONS)
    g.struck = tuple(
        [
            number(struck.get(name, 0), f"ruth.struck.{name}", 0, g.sheet.lengths[section])
            for section, name in enumerate(SECTIONS)
        ]
    )
    stars = listing(data.get("stars", []), "ruth.stars", None)
    for star in stars:
        if number(star, "ruth.stars", 1, g.sheet.track) not in g.sheet.stars or stars.count(star) > 1:
            raise BadRecord(f"ruth.stars: expected stars of the coin track, each once, found {star}")
    g.struck_stars = tuple(stars)
    stones = listing(data.get("stones", [SECTIONS[stone] for stone in g.sheet.stones]), "ruth.stones", 3)
    g.stones = tuple([choice(stone, "ruth.stones", SECTIONS) for stone in stones])
    for stone, route in zip(g.stones, g.sheet.routes, strict=True):
        if stone not in route:
            raise BadRecord(f"ruth.stones: {SECTIONS[stone]} is not on the route of that stone")


def row(value: object, where: str, names: Sequence[str]) -> int:
    """Read the name of a card or a bonus; return its row counted from 1, or 0 if there is none."""
    return 0 if value == "" else choice(value, where, names) + 1
