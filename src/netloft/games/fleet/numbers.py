"""What is to be seen of Fleet, written as numbers straight from the position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from netloft.core.numbers import Places, Writer
from netloft.games.fleet.rules.position import (
    ALL,
    BONUS,
    CAPTAIN,
    CLAIMS,
    CLAIMS_BONUS,
    CLAIMS_FIRST,
    CLAIMS_TROPHY,
    COINS,
    DIE_BITS,
    DIE_MASK,
    FACES,
    HEXES,
    NO_FACE,
    OYSTERS,
    PHASES,
    SALVAGED,
    SHIPS,
    STARS,
    TALLY,
    TYPES,
    Fleet,
)
from netloft.games.fleet.rules.sheets.sections import BOATS, CAPTAINS_CLUB, OYSTER, SECTIONS

if TYPE_CHECKING:
    from netloft.core.position import Position


class FleetWriter(Writer):
    """Writes the dice, the pads, trophies and Captain Ruth."""

    __slots__ = (
        "any_type",
        "bonus",
        "boats",
        "captain",
        "coins",
        "due_bonus",
        "die",
        "first",
        "gold",
        "hexes",
        "licenses",
        "marked",
        "oysters",
        "phase",
        "pool",
        "round",
        "salvaged",
        "silver",
        "silver_to",
        "stars",
        "stones",
        "struck",
        "struck_stars",
        "trophy",
        "trophy_first",
        "uses",
        "whole",
    )

    def __init__(self, start: Fleet, places: Places) -> None:
        super().__init__(places)
        sheet = start.sheet
        self.round = places.of("round")
        self.phase: list[int] = places.words("phase", PHASES)
        self.first = places.of("first.me")
        self.pool: list[int] = places.words("pool", FACES)
        self.die: list[int] = places.words("using.die", FACES)
        self.uses = places.of("using.uses")
        self.whole = places.of("using.whole")
        self.any_type = places.of("using.any type")
        self.marked: list[int] = places.each("pads", f".marked.{SECTIONS[0]}")
        self.licenses: list[int] = places.each("pads", f".licenses.{BOATS[0]}")
        self.boats: list[list[int]] = [places.each("pads", f".boats.{ship}.0.there") for ship in SECTIONS[:SHIPS]]
        self.coins: list[int] = places.each("pads", ".coins")
        self.hexes: list[int] = places.each("pads", f".hexes.{BOATS[0]}")
        self.salvaged: list[int] = places.each("pads", ".salvaged")
        self.stars: list[int] = places.each("pads", ".due.stars")
        self.oysters: list[int] = places.each("pads", ".due.oyster boats.1")
        self.due_bonus: list[int] = places.each("pads", ".due.bonus")
        self.trophy: list[int] = places.each("pads", ".due.trophy")
        self.trophy_first: list[int] = places.each("pads", ".due.trophy first")
        self.bonus: list[list[int]] = [places.words(f"pads.{seat}.bonus", sheet.bonus_names) for seat in places.labels]
        self.captain: list[list[int]] = [
            places.words(f"pads.{seat}.captain", sheet.captain_names) for seat in places.labels
        ]
        self.gold: list[int] = places.words("trophies.gold", sheet.gold)
        self.silver: list[int] = places.words("trophies.silver", sheet.silver_names)
        self.silver_to = places.of("trophies.silver to.me")
        self.struck = places.of(f"ruth.struck.{SECTIONS[0]}")
        self.struck_stars: dict[int, int] = {star: places.of(f"ruth.stars.{star}") for star in sheet.stars}
        self.stones: list[int] = [places.of(f"ruth.stones.{stone}.{SECTIONS[0]}") for stone in range(len(sheet.stones))]

    def fill(self, g: Any, me: int, out: Any, at: int) -> None:
        fleet: Fleet = g
        scales = self.scales
        seats = self.seats
        out[at + self.round] = fleet.round * scales[self.round]
        out[at + self.phase[fleet.phase]] = 1.0
        out[at + self.first + (fleet.first - me) % seats] = 1.0
        pool = fleet.pool
        for face in range(NO_FACE):
            dice = pool >> DIE_BITS * face & DIE_MASK
            if dice:
                out[at + self.pool[face]] = dice * scales[self.pool[face]]
        if fleet.die != NO_FACE:
            out[at + self.die[fleet.die]] = 1.0
        if fleet.uses:
            out[at + self.uses] = fleet.uses * scales[self.uses]
        if fleet.whole:
            out[at + self.whole] = 1.0
        if fleet.wild:
            out[at + self.any_type] = 1.0
        for seat in range(seats):
            self.fill_pad(fleet, seat, (seat - me) % seats, out, at)
        if fleet.gold >= 0:
            out[at + self.gold[fleet.gold]] = 1.0
        if fleet.silver >= 0:
            out[at + self.silver[fleet.silver]] = 1.0
            if fleet.silver_owner >= 0:
                out[at + self.silver_to + (fleet.silver_owner - me) % seats] = 1.0
        if seats == 1:
            for section in range(ALL):
                out[at + self.struck + section] = fleet.struck[section] * scales[self.struck + section]
            for star in fleet.struck_stars:
                out[at + self.struck_stars[star]] = 1.0
            for number, section in enumerate(fleet.stones):
                out[at + self.stones[number] + section] = 1.0

    def fill_pad(self, fleet: Fleet, seat: int, whose: int, out: Any, at: int) -> None:
        """Write a seat's pad to the place of a seat relative to the viewer."""
        scales = self.scales
        sheet = fleet.sheet
        marks = fleet.marks
        to = self.marked[whose]
        start = seat * ALL
        for section in range(ALL):
            if marks[start + section]:
                out[at + to + section] = marks[start + section] * scales[to + section]
        to = self.licenses[whose]
        for boat in range(TYPES):
            number = fleet.licenses[seat * TYPES + boat]
            if number:
                out[at + to + boat] = number * scales[to + boat]
        for ship in range(SHIPS):
            if ship != CAPTAINS_CLUB:
                to = self.boats[ship][whose]
                first = seat * sheet.all_boats + sheet.first_boat[ship]
                for boat in range(fleet.boats[seat * SHIPS + ship]):
                    out[at + to] = 1.0
                    if fleet.fish[first + boat]:
                        out[at + to + 1] = fleet.fish[first + boat] * scales[to + 1]
                    to += 2
        tally = fleet.tally
        base = seat * TALLY
        for what, to in ((COINS, self.coins[whose]), (SALVAGED, self.salvaged[whose]), (STARS, self.stars[whose])):
            if tally[base + what]:
                out[at + to] = tally[base + what] * scales[to]
        for boat in range(TYPES):
            if tally[base + HEXES] >> boat & 1:
                out[at + self.hexes[whose] + boat] = 1.0
        if tally[base + OYSTERS]:
            for boat in range(sheet.boats[OYSTER]):
                if tally[base + OYSTERS] >> boat & 1:
                    out[at + self.oysters[whose] + boat] = 1.0
        self.fill_claims(tally, base, whose, out, at)

    def fill_claims(self, tally: list[int], base: int, whose: int, out: Any, at: int) -> None:
        """Write the chosen bonus, the captain, and what is still to be settled with the others."""
        if tally[base + BONUS]:
            out[at + self.bonus[whose][tally[base + BONUS] - 1]] = 1.0
        if tally[base + CAPTAIN]:
            out[at + self.captain[whose][tally[base + CAPTAIN] - 1]] = 1.0
        claims = tally[base + CLAIMS]
        if claims & CLAIMS_BONUS:
            out[at + self.due_bonus[whose]] = 1.0
        if claims & CLAIMS_TROPHY:
            out[at + self.trophy[whose]] = 1.0
        if claims & CLAIMS_FIRST:
            out[at + self.trophy_first[whose]] = 1.0


def writer(start: Position, places: Places) -> FleetWriter:
    """Return the writer for the seats, options and sheet of a position at the start."""
    assert isinstance(start, Fleet)  # noqa: S101 - for the type checker
    return FleetWriter(start, places)
