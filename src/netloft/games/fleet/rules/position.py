"""The position of Fleet: flat state, and the questions that the rules ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from netloft.core.events import Line
from netloft.core.position import NOBODY, Position
from netloft.core.text import Text
from netloft.games.fleet.rules import words
from netloft.games.fleet.rules.sheets.sections import (
    BOATS,
    CAPTAINS_CLUB,
    COD,
    FIRST_BUILDING,
    KING_CRAB,
    OYSTER,
    RESEARCH_VESSEL,
    SECTION_NAMES,
    SECTIONS,
)
from netloft.games.fleet.rules.sheets.sheet import LICENSE, Sheet, sheet_of

if TYPE_CHECKING:
    from netloft.core.game import Game

TYPES: Final = 5  # boat types come first among the sections,
SHIPS: Final = 10  # then the ships in the harbor,
ALL: Final = 18  # then the buildings
BOAT_SECTIONS: Final = 0b11111
HARBOR_SECTIONS: Final = 0b11111 << 5
WHARF_SECTIONS: Final = 0b11111111 << 10

# The faces of the dice: the boat types, then these.
COINS_FACE: Final = 5
HARBOR_FACE: Final = 6
WHARF_FACE: Final = 7
MARKET_FACE: Final = 8
NO_FACE: Final = 9
FACES: Final = (*BOATS, "coins", "harbor", "wharf", "market")

# The phases of a round.
START: Final = 0
BOAT_PHASE: Final = 1
INCOME_PHASE: Final = 2
FISHING_PHASE: Final = 3
TOWN_PHASE: Final = 4
END: Final = 5
PHASES: Final = ("start", "boat", "income", "fishing", "town", "end")

# What a pad counts beside its boxes, boats and fish: places in `tally`, pad by pad.
COINS: Final = 0  # the last box of the coin track that is marked
STARS: Final = 1  # star actions due
OYSTERS: Final = 2  # oyster boats still to choose between a fish and a coin, a bit each
HEXES: Final = 3  # hexes filled, a bit for each boat type
SALVAGED: Final = 4  # uses of the salvage yard
BONUS: Final = 5  # the row of the King Crab bonus, counted from 1
CAPTAIN: Final = 6  # the row of the captain card, counted from 1
CLAIMS: Final = 7  # what is still to be settled with the others
OPEN: Final = 8  # sections with an open box, a bit each: follows from the boxes
BUILT: Final = 9  # completed buildings, a bit each: follows from the boxes
TALLY: Final = 10

CLAIMS_BONUS: Final = 1
CLAIMS_TROPHY: Final = 2
CLAIMS_FIRST: Final = 4  # the trophy, and that before the star actions that others carry out in the same phase

DIE_BITS: Final = 4  # the pool has so many bits for the number of dice with each face
DIE_MASK: Final = 15


class Fleet(Position):
    """What each seat's pad holds stands in lists, pad by pad; sets of sections and the pool of dice are ints."""

    __slots__ = (
        "boats",
        "dealt",
        "die",
        "first",
        "fish",
        "gold",
        "licenses",
        "marks",
        "phase",
        "pool",
        "round",
        "sheet",
        "silver",
        "silver_owner",
        "stones",
        "struck",
        "struck_stars",
        "tally",
        "uses",
        "whole",
        "wild",
    )

    def __init__(self, game: Game, seats: int, settings: dict[str, Any], source: Fleet | None = None) -> None:
        super().__init__(game, seats, settings, source)
        if source is None:
            sheet = sheet_of(settings["sheet"])
            self.sheet: Sheet = sheet
            self.round = 0
            self.phase = START
            self.first = 0
            # The pads.
            self.marks: list[int] = [0] * (seats * ALL)
            self.boats: list[int] = [0] * (seats * SHIPS)
            self.licenses: list[int] = [0] * (seats * TYPES)
            self.fish: list[int] = [0] * (seats * sheet.all_boats)
            self.tally: list[int] = [0] * (seats * TALLY)
            for seat in range(seats):
                self.tally[seat * TALLY + OPEN] = (1 << ALL) - 1
            # The cards.
            self.gold = -1
            self.silver = -1
            self.silver_owner = NOBODY
            # The dice, and the one that is being used.
            self.pool = 0
            self.die = NO_FACE
            self.uses = 0  # how often it may still be used
            self.whole = False  # nothing was done with it yet, so it may still be a coin
            self.wild = False  # by a shrimp license it is any boat type
            self.dealt = -1  # a card that was just drawn
            # Captain Ruth.
            self.struck: tuple[int, ...] = (0,) * ALL
            self.struck_stars: tuple[int, ...] = ()
            self.stones: tuple[int, ...] = sheet.stones
        else:
            self.sheet = source.sheet
            self.round = source.round
            self.phase = source.phase
            self.first = source.first
            self.marks = source.marks[:]
            self.boats = source.boats[:]
            self.licenses = source.licenses[:]
            self.fish = source.fish[:]
            self.tally = source.tally[:]
            self.gold = source.gold
            self.silver = source.silver
            self.silver_owner = source.silver_owner
            self.pool = source.pool
            self.die = source.die
            self.uses = source.uses
            self.whole = source.whole
            self.wild = source.wild
            self.dealt = source.dealt
            self.struck = source.struck
            self.struck_stars = source.struck_stars
            self.stones = source.stones

    def copy(self) -> Fleet:
        """Return an independent position that goes on identically."""
        return Fleet(self.game, self.seats, self.settings, self)

    # The round.

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return self.sheet.solo_rounds if self.seats == 1 else self.sheet.rounds

    def order(self) -> list[int]:
        """List the seats in order of play."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def dice(self) -> list[int]:
        """List the faces in the pool."""
        return [face for face in range(NO_FACE) for _ in range(self.pool >> DIE_BITS * face & DIE_MASK)]

    # A pad.

    def is_open(self, me: int, section: int) -> bool:
        """Return whether a section has a box left to mark."""
        return bool(self.tally[me * TALLY + OPEN] >> section & 1)

    def has_built(self, me: int, building: int) -> bool:
        """Return whether a building is completed."""
        return bool(self.tally[me * TALLY + BUILT] >> building & 1)

    def gain(self, me: int, coins: int) -> None:
        """Mark coins on the track; each star among them is a star action that is now due."""
        if coins <= 0:
            return
        at = me * TALLY
        tally = self.tally
        sheet = self.sheet
        old = tally[at + COINS]
        if self.struck_stars:
            new, stars, marked = self.steps(old, coins)
        else:
            new = min(old + coins, sheet.track)  # what does not fit on the track is lost
            marked = new - old
            stars = sheet.stars_up_to[new] - sheet.stars_up_to[old]
        tally[at + COINS] = new
        if self.events is not None:
            self.tell(me, words.COINS_GAINED, words.COIN.count(marked))
            if stars:
                self.tell(me, words.STARS_REACHED, words.STAR_ACTION.count(stars))
        if stars:
            tally[at + STARS] += stars
            if self.silver >= 0:
                self.notice(me)

    def steps(self, old: int, coins: int) -> tuple[int, int, int]:
        """Walk along a track in which stars are struck out, which are skipped.

        Return where to, how many stars are met, and how many coins are marked.
        """
        stars = 0
        marked = 0
        new = old
        while marked < coins and new < self.sheet.track:
            new += 1
            if new not in self.struck_stars:
                marked += 1
                if new in self.sheet.stars:
                    stars += 1
        return new, stars, marked

    def launch(self, me: int, ship: int) -> None:
        """Launch the topmost boat of a type or a ship, if there is one left; cod licenses pay for every boat."""
        at = me * SHIPS + ship
        if self.boats[at] >= self.sheet.boats[ship]:
            self.tell(me, words.NO_BOAT_TO_LAUNCH, SECTION_NAMES[ship])
            return
        self.boats[at] += 1
        if self.events is not None:
            self.tell(me, words.LAUNCHED, SECTION_NAMES[ship])
        self.gain(me, self.sheet.license_coins[COD][self.licenses[me * TYPES + COD]])

    def activate(self, me: int, boat: int) -> None:
        """Activate the next license of a boat type, if there is one left; the second one pays coins."""
        at = me * TYPES + boat
        if self.licenses[at] >= self.sheet.licenses:
            self.tell(me, words.NO_LICENSE_TO_ACTIVATE, SECTION_NAMES[boat])
            return
        self.licenses[at] += 1
        if self.events is not None:
            self.tell(me, words.LICENSED, SECTION_NAMES[boat], self.licenses[at])
        if self.licenses[at] == 2:
            self.gain(me, self.sheet.second_license_coins)

    def close(self, me: int, section: int) -> None:
        """Note that a section has no open box left: a building is completed, unless Ruth has struck all of it."""
        at = me * TALLY
        self.tally[at + OPEN] &= ~(1 << section)
        if section >= FIRST_BUILDING and self.marks[me * ALL + section]:
            self.tally[at + BUILT] |= 1 << section
            self.tell(me, words.COMPLETED, SECTION_NAMES[section])

    # What is counted.

    def fish_count(self, me: int) -> int:
        """Count the fish on all boats of a seat."""
        width = self.sheet.all_boats
        return sum(self.fish[me * width : me * width + width])

    def boat_count(self, me: int) -> int:
        """Count all boats, those of the harbor among them."""
        return sum(self.boats[me * SHIPS : me * SHIPS + SHIPS])

    def capacity(self, me: int, ship: int) -> int:
        """Return how many fish a boat holds now."""
        licenses = self.licenses[me * TYPES + OYSTER] if ship == OYSTER else 0
        return self.sheet.capacities[ship][licenses]

    def full_boats(self, me: int) -> int:
        """Count the boats that hold as much as they can; a research vessel is never full."""
        full = 0
        base = me * self.sheet.all_boats
        for ship in range(SHIPS):
            boats = self.boats[me * SHIPS + ship]
            if boats and ship != RESEARCH_VESSEL:
                holds = self.capacity(me, ship)
                start = base + self.sheet.first_boat[ship]
                for at in range(start, start + boats):
                    if self.fish[at] >= holds:
                        full += 1
        return full

    def licensed_king_crab(self, me: int) -> bool:
        """Return whether a seat has the King Crab license."""
        return LICENSE in self.sheet.boxes[KING_CRAB][: self.marks[me * ALL + KING_CRAB]]

    def count(self, me: int, what: str) -> int:
        """Count what a bonus, a captain or a trophy asks for."""
        licenses = self.licenses[me * TYPES : me * TYPES + TYPES]
        if what == "fish":
            return self.fish_count(me)
        if what == "boats":
            return self.boat_count(me)
        if what == "full boats":
            return self.full_boats(me)
        if what == "boat types":
            return len([boat for boat in range(TYPES) if self.boats[me * SHIPS + boat]])
        if what == "licenses":
            return sum(licenses) + self.licensed_king_crab(me)
        if what == "level-3 licenses":
            return licenses.count(3)
        if what == "buildings":
            return self.tally[me * TALLY + BUILT].bit_count()
        if what == "harbor boxes":
            return sum(self.marks[me * ALL + KING_CRAB : me * ALL + FIRST_BUILDING])
        coins = self.tally[me * TALLY + COINS]
        return self.sheet.stars_up_to[coins] - len([star for star in self.struck_stars if star <= coins])

    def notice(self, me: int) -> None:
        """Note that a seat meets the condition of the silver trophy; who gets it is settled in turn order."""
        if self.silver >= 0 and self.silver_owner == NOBODY:
            number, what = self.sheet.silver[self.silver]
            if self.count(me, what) >= number:
                self.tally[me * TALLY + CLAIMS] |= CLAIMS_TROPHY

    def claim_first(self, me: int) -> None:
        """Let a claim to the silver trophy go before all that arise from the star actions that now follow."""
        at = me * TALLY + CLAIMS
        if self.tally[at] & CLAIMS_TROPHY:
            self.tally[at] |= CLAIMS_FIRST

    # The contract.

    def when(self) -> tuple[int | None, str]:
        """Return the round and the phase."""
        return self.round, PHASES[self.phase]

    def stock(self, seat: int | None) -> dict[str, int]:
        """Count the boats of each type and the ships that a seat can still launch."""
        if seat is None:
            return {}
        left = {SECTIONS[ship]: self.sheet.boats[ship] - self.boats[seat * SHIPS + ship] for ship in range(SHIPS)}
        return {name: number for name, number in left.items() if name != SECTIONS[CAPTAINS_CLUB]}

    def score_sheet(self, seat: int) -> list[Line]:
        """List the five parts of a seat's score, as they would be if the game ended now."""
        sheet = self.sheet
        tally = self.tally[seat * TALLY : seat * TALLY + TALLY]
        boats = 0
        for ship in range(SHIPS):
            boats += sum(sheet.boat_points[ship][: self.boats[seat * SHIPS + ship]])
        licenses = sheet.king_crab_license_points if self.licensed_king_crab(seat) else 0
        for boat in range(TYPES):
            if self.licenses[seat * TYPES + boat] >= 3:
                licenses += sheet.level_3_points[boat]
        return [
            Line(words.FISH_LINE, self.fish_count(seat), "fish"),
            Line(words.BOATS_LINE, boats, "boats"),
            Line(words.LICENSES_LINE, licenses, "licenses"),
            Line(words.BUILDINGS_LINE, self.building_points(seat), "buildings"),
            Line(words.BONUS_LINE, self.bonus_points(seat, tally), "bonus"),
        ]

    def building_points(self, seat: int) -> int:
        """Add up what the wharf is worth: completed buildings, the bank's boxes, the hexes of the buffet."""
        sheet = self.sheet
        points = sheet.hex_points[self.tally[seat * TALLY + HEXES].bit_count()]
        points += sheet.bank_points_per_box * self.marks[seat * ALL + SECTIONS.index("annas_bank")]
        for building in range(FIRST_BUILDING, ALL):
            if self.has_built(seat, building):
                points += sheet.building_points[building - FIRST_BUILDING]
        return points

    def bonus_points(self, seat: int, tally: list[int]) -> int:
        """Add up the King Crab bonus, the captain and the trophies."""
        sheet = self.sheet
        points = 0
        if tally[BONUS]:
            bonus = sheet.bonuses[tally[BONUS] - 1]
            points += bonus.worth(self.count(seat, bonus.counted))
        if tally[CAPTAIN]:
            bonus = sheet.captains[tally[CAPTAIN] - 1].bonus
            points += bonus.worth(self.count(seat, bonus.counted))
        if self.silver_owner == seat:
            points += sheet.trophy_points
        if seat in self.gold_winners():
            points += sheet.trophy_points
        return points

    def gold_winners(self) -> list[int]:
        """List who has most of what the gold trophy counts; who ties for it has it too."""
        if self.gold < 0:
            return []
        counts = [self.count(seat, self.sheet.gold[self.gold]) for seat in range(self.seats)]
        most = max(counts)
        return [seat for seat in range(self.seats) if most and counts[seat] == most]

    def winners(self) -> list[int]:
        """Most points win, then most fish; who is still tied has won too.  Alone, one is only ranked."""
        scores = self.scores()
        ranks = [(scores[seat], self.fish_count(seat)) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if ranks[seat] == max(ranks)]

    def rank(self) -> Text:
        """Say what the score of a solo game is called."""
        points = self.scores()[0]
        return next(name for least, name in self.sheet.ranks if points >= least)  # the last one begins with 0

    def show(self, viewer: int | None) -> dict[str, Any]:
        """Show the dice, the cards and all pads; nothing is hidden but answers that are not all in."""
        shown: dict[str, Any] = {
            "round": self.round,
            "phase": PHASES[self.phase],
            "first": self.first,
            "pool": [FACES[face] for face in self.dice()],
            "using": {
                "die": "" if self.die == NO_FACE else FACES[self.die],
                "uses": self.uses,
                "whole": self.whole,
                "any type": self.wild,
            },
            "pads": [self.show_pad(seat) for seat in range(self.seats)],
        }
        if self.settings["trophies"]:
            shown["trophies"] = {
                "gold": "" if self.gold < 0 else self.sheet.gold[self.gold],
                "silver": "" if self.silver < 0 else self.sheet.silver_names[self.silver],
                "silver to": self.silver_owner if self.silver_owner >= 0 else None,
            }
        if self.seats == 1:
            shown["ruth"] = {
                "struck": {SECTIONS[section]: self.struck[section] for section in range(ALL)},
                "stars": list(self.struck_stars),
                "stones": [SECTIONS[stone] for stone in self.stones],
            }
        return shown

    def show_pad(self, seat: int) -> dict[str, Any]:
        """Show a seat's pad: boxes, licenses, boats with their fish, coins and what is due."""
        tally = self.tally[seat * TALLY : seat * TALLY + TALLY]
        sheet = self.sheet
        boats: dict[str, list[int]] = {}
        for ship in range(SHIPS):
            if ship != CAPTAINS_CLUB:
                start = seat * sheet.all_boats + sheet.first_boat[ship]
                boats[SECTIONS[ship]] = self.fish[start : start + self.boats[seat * SHIPS + ship]]
        pad: dict[str, Any] = {
            "marked": {SECTIONS[section]: self.marks[seat * ALL + section] for section in range(ALL)},
            "licenses": {BOATS[boat]: self.licenses[seat * TYPES + boat] for boat in range(TYPES)},
            "boats": boats,
            "coins": tally[COINS],
            "hexes": [BOATS[boat] for boat in range(TYPES) if tally[HEXES] >> boat & 1],
            "salvaged": tally[SALVAGED],
            "bonus": sheet.bonus_names[tally[BONUS] - 1] if tally[BONUS] else "",
            "due": {
                "stars": tally[STARS],
                "oyster boats": [boat + 1 for boat in range(sheet.boats[OYSTER]) if tally[OYSTERS] >> boat & 1],
                "bonus": bool(tally[CLAIMS] & CLAIMS_BONUS),
                "trophy": bool(tally[CLAIMS] & CLAIMS_TROPHY),
            },
        }
        if tally[CLAIMS] & CLAIMS_FIRST:
            pad["due"]["trophy first"] = True
        if self.settings["captains"]:
            pad["captain"] = sheet.captain_names[tally[CAPTAIN] - 1] if tally[CAPTAIN] else ""
        return pad

    def secrets(self) -> dict[str, Any]:
        """Add nothing: all of Fleet lies open."""
        return {}
