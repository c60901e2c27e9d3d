"""The position of Kaivai: flat state, and the questions that the rules ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from netloft.core.events import Line, Price
from netloft.core.position import Position
from netloft.core.text import Text
from netloft.games.kaivai.rules.sea import EMPTY, NAMES, SEA, Coast, Hexes, each, names

if TYPE_CHECKING:
    from random import Random

    from netloft.core.game import Game

# The six actions.
BUILD: Final = 0
FISH: Final = 1
SELL: Final = 2
MOVE: Final = 3
CELEBRATE: Final = 4
UPGRADE: Final = 5
ACTIONS: Final = ("build", "fish", "sell", "move", "celebrate", "upgrade")

# The three huts.
BOAT_BUILDER: Final = 0
FISHER: Final = 1
MEETING: Final = 2
HUTS: Final = ("boat builder", "fisher", "meeting")

# What a clan has done in the action phase.
FRESH: Final = 0
ACTED: Final = 1
PASSED: Final = 2
STATES: Final = ("fresh", "acted", "passed")

# Where glory comes from: the lines of the score sheet.
FESTIVALS: Final = 0
HOSTING: Final = 1
SINKING: Final = 2
OWN_HUTS: Final = 3
VILLAGES: Final = 4
GLORY: Final = ("festivals", "hosting", "sinking", "huts", "villages")
GLORY_NAMES: Final = (
    Text("Fish on own huts at festivals", "Fische auf eigenen Hütten bei Festen"),
    Text("Festivals hosted", "Eigene Feste"),
    Text("Boats sunk", "Versenkte Boote"),
    Text("Huts", "Hütten"),
    Text("Villages", "Inseldörfer"),
)

BOAT_MOVE: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0)  # by bid
UPGRADES: Final[tuple[int, ...]] = (0, 1, 2, 2, 3, 3, 4, 4, 5)
MOST_HUTS: Final = 15
MOST_BOATS: Final = 4  # six, less the markers for glory and upgrades
MOST_FISHERS: Final = 5  # six, less the marker for the bid
UNKNOWN_INFLUENCE: Final = 7  # markers that could not be counted are taken to be fewer than this
VILLAGE_NAMES: Final = "ABCDEFGH"
NOTHING: Final[tuple[int, ...]] = (0, 0, 0, 0, 0)  # shells or fish by worth 1 to 5


class Kaivai(Position):
    """Sets of hexes are ints; what each clan has is a list by clan.

    A clan is a colour on the board: one a seat, and with two players a third one that nobody plays.
    """

    __slots__ = (
        "action",
        "active",
        "boat",
        "boats",
        "builders",
        "clans",
        "coast",
        "delivered",
        "due",
        "fish",
        "fish_1",
        "fish_2",
        "fish_3",
        "fishers",
        "fleet",
        "fresh_fish",
        "glory",
        "god",
        "influence",
        "kind",
        "markers",
        "markets",
        "meetings",
        "moored",
        "order",
        "place",
        "played",
        "round",
        "scored",
        "shells",
        "spent",
        "state",
        "top",
        "upgrade",
        "used",
        "village",
        "bid",
    )

    def __init__(self, game: Game, seats: int, settings: dict[str, Any], source: Kaivai | None = None) -> None:
        super().__init__(game, seats, settings, source)
        if source is None:
            clans = max(3, seats)
            self.clans = clans
            self.round = 0
            # The sea.
            self.coast: Coast = EMPTY
            self.builders: list[Hexes] = [0] * clans
            self.fishers: list[Hexes] = [0] * clans
            self.meetings: list[Hexes] = [0] * clans
            self.boats: list[Hexes] = [0] * clans  # on water
            self.moored: list[Hexes] = [0] * clans  # still on their huts
            self.fleet: Hexes = 0  # all boats on water
            self.fish_1: Hexes = 0  # huts with at least one fish, with at least two, with three
            self.fish_2: Hexes = 0
            self.fish_3: Hexes = 0
            self.markets: Hexes = (
                0  # huts that take fish: no figure stands on them, and fewer than three fish lie there
            )
            self.god: Hexes = 0
            # The mats.
            fresh_fish = 5 if settings["edition"] == 2005 else 4
            self.fresh_fish = fresh_fish
            third = [NOTHING] * (clans - seats)
            self.shells: list[tuple[int, ...]] = [more(NOTHING, 5, 3)] * seats + third
            self.fish: list[tuple[int, ...]] = [more(NOTHING, fresh_fish, 3)] * seats + third
            self.influence: list[int] = [3] * seats + [0] * (clans - seats)
            self.upgrade: list[int] = [0] * clans
            self.glory: list[int] = [0] * (clans * len(GLORY))  # clan by clan, line by line
            self.bid: list[int] = [0] * clans
            # The round.
            self.order: list[int] = []
            self.state: list[int] = [FRESH] * clans
            self.markers: list[int] = [0] * len(ACTIONS)
            # What is under way.
            self.active = 0
            self.action = 0
            self.boat: Hexes = 0
            self.used: Hexes = 0
            self.place: Hexes = 0
            self.kind = 0
            self.due = 0
            self.top = 0
            self.spent: tuple[int, ...] = NOTHING
            self.village = -1
            self.delivered = 0
            self.scored = 0  # village 3 is bit 3
            self.played: list[int] = []  # influence for the village being scored
        else:
            self.clans = source.clans
            self.round = source.round
            self.coast = source.coast
            self.builders = source.builders[:]
            self.fishers = source.fishers[:]
            self.meetings = source.meetings[:]
            self.boats = source.boats[:]
            self.moored = source.moored[:]
            self.fleet = source.fleet
            self.fish_1 = source.fish_1
            self.fish_2 = source.fish_2
            self.fish_3 = source.fish_3
            self.markets = source.markets
            self.god = source.god
            self.fresh_fish = source.fresh_fish
            self.shells = source.shells[:]
            self.fish = source.fish[:]
            self.influence = source.influence[:]
            self.upgrade = source.upgrade[:]
            self.glory = source.glory[:]
            self.bid = source.bid[:]
            self.order = source.order[:]
            self.state = source.state[:]
            self.markers = source.markers[:]
            self.active = source.active
            self.action = source.action
            self.boat = source.boat
            self.used = source.used
            self.place = source.place
            self.kind = source.kind
            self.due = source.due
            self.top = source.top
            self.spent = source.spent
            self.village = source.village
            self.delivered = source.delivered
            self.scored = source.scored
            self.played = source.played[:]

    def copy(self) -> Kaivai:
        """Return an independent position that goes on identically."""
        return Kaivai(self.game, self.seats, self.settings, self)

    # The sea.

    @property
    def villages(self) -> list[Hexes]:
        """The tiles of each village."""
        return self.coast.villages

    def huts(self, clan: int) -> Hexes:
        """Return the huts of a clan."""
        return self.builders[clan] | self.fishers[clan] | self.meetings[clan]

    def all_huts(self) -> Hexes:
        """Return the huts of all clans."""
        return self.coast.tiles & (SEA ^ self.coast.cult)

    def village_at(self, place: Hexes) -> int:
        """Return the village that a tile belongs to or a site touches."""
        rings = self.coast.rings()
        for number, village in enumerate(self.villages):
            if (village | rings[number]) & place:
                return number
        return -1

    def raise_hut(self, clan: int, kind: int) -> None:
        """Raise a hut on the chosen place, with its boat or fisher."""
        place = self.place
        self.coast = self.coast.grown(self.village_at(place), place, 0)
        if kind == BOAT_BUILDER:
            self.builders[clan] |= place
            self.moored[clan] |= place
            self.used |= place  # the new boat waits for the next action
        elif kind == FISHER:
            self.fishers[clan] |= place
        else:
            self.meetings[clan] |= place
            self.markets |= place

    def landings(self, leaving: Hexes) -> tuple[list[Hexes], Hexes]:
        """Return the ways out of every hut with a boat on it, but for one that is leaving; and the only ways."""
        huts: Hexes = 0
        for boats in self.moored:
            huts |= boats
        return self.coast.landings(huts & (SEA ^ leaving))

    def fillable(self, sites: Hexes, one_will_do: bool = False) -> Hexes:
        """Return the sites on which a tile cuts no boat off from open water."""
        coast = self.coast
        landings, only = self.landings(0)
        risky = sites & coast.splits()
        safe = (sites ^ risky) & (SEA ^ only)
        if safe and one_will_do:
            return safe
        for site in each(risky) if risky else []:
            if cuts_nobody_off(coast.after(site), self.fleet, landings):
                safe |= site
        return safe

    # The mats.

    def money(self, clan: int) -> int:
        """Return what a clan's shells are worth."""
        return worth(self.shells[clan])

    def fish_count(self, clan: int) -> int:
        """Count the fish on a clan's mat."""
        fish = self.fish[clan]
        return fish[0] + fish[1] + fish[2] + fish[3] + fish[4]

    def boat_count(self, clan: int) -> int:
        """Count a clan's boats, also those still on their huts."""
        boats: int = (self.boats[clan] | self.moored[clan]).bit_count()
        return boats

    def movement(self, clan: int) -> int:
        """Return how far a clan's boats can move this round."""
        return BOAT_MOVE[self.bid[clan]] + UPGRADES[self.upgrade[clan]]

    def in_reach(self, clan: int) -> Hexes:
        """Return the water that some boat of a clan can reach."""
        steps = self.movement(clan)
        found: Hexes = 0
        for boat in each(self.boats[clan] | self.moored[clan]):
            found |= self.coast.reach(boat, steps)
        return found

    def price(self, clan: int, village: int) -> int:
        """Return what a hut in a village costs: the base cost and one for each of its tiles."""
        return self.bid[clan] + self.coast.sizes[village]

    def budget(self, clan: int) -> int:
        """Return the most tiles that a village may have for a clan to pay for a hut there."""
        return worth(self.shells[clan]) - self.bid[clan]

    def total_glory(self, clan: int) -> int:
        """Return where a clan stands on the glory track."""
        glory = self.glory
        first = clan * len(GLORY)
        return glory[first] + glory[first + 1] + glory[first + 2] + glory[first + 3] + glory[first + 4]

    def score(self, clan: int, line: int, points: int) -> None:
        """Move a clan along the glory track."""
        self.glory[clan * len(GLORY) + line] += points

    def modesty(self, clan: int) -> tuple[int, int, int, int, int, int]:
        """Rank clans for bidding: least glory first, then the poorer in shells, fish, boats, huts, then the younger."""
        return (
            self.total_glory(clan),
            self.money(clan),
            self.fish_count(clan),
            self.boat_count(clan),
            self.huts(clan).bit_count(),
            clan,
        )

    # The contract.

    def prices(self, seat: int) -> dict[str, list[Price]]:
        """Return what a hut costs in each village; nothing has a price before the bid."""
        if not self.bid[seat]:
            return {}
        found: dict[str, list[Price]] = {}
        for village in range(len(self.villages)):
            shells = self.price(seat, village)
            found[VILLAGE_NAMES[village]] = [Price({"shells": shells}, self.money(seat) >= shells)]
        return found

    def reach(self, seat: int) -> int:
        """Return how many hexes a boat goes: by the bid and the upgrades."""
        return self.movement(seat)

    def when(self) -> tuple[int | None, str]:
        """Return the round."""
        return self.round, ""

    def stock(self, seat: int | None) -> dict[str, int]:
        """Count the huts, boats and fishers that a clan can still bring into play."""
        if seat is None:
            return {}
        return {
            "huts": MOST_HUTS - self.huts(seat).bit_count(),
            "boats": MOST_BOATS - self.boat_count(seat),
            "fishers": MOST_FISHERS - self.fishers[seat].bit_count(),
        }

    def score_sheet(self, seat: int) -> list[Line]:
        """List where the glory of a seat comes from."""
        first = seat * len(GLORY)
        return [Line(name, self.glory[first + line], GLORY[line]) for line, name in enumerate(GLORY_NAMES)]

    def winners(self) -> list[int]:
        """Most glory wins, then most huts, boats, shells, fish; who is still tied has won too (p. 23)."""
        best: tuple[int, ...] = ()
        found: list[int] = []
        for seat in range(self.seats):
            huts = self.huts(seat).bit_count()
            rank = (
                self.total_glory(seat),
                huts,
                self.boat_count(seat),
                self.money(seat),
                self.fish_count(seat),
            )
            if rank > best:
                best = rank
                found = []
            if rank == best:
                found.append(seat)
        return found

    def show(self, viewer: int | None) -> dict[str, Any]:
        """Show the sea, the mats and what is under way; influence only to its owner, unless it is open."""
        covered = self.settings["influence"] == "covered"
        mats: list[dict[str, Any]] = []
        for clan in range(self.clans):
            mat: dict[str, Any] = {
                "glory": {name: self.glory[clan * len(GLORY) + line] for line, name in enumerate(GLORY)},
                "bid": self.bid[clan],
                "upgrade": self.upgrade[clan],
                "shells": listed(self.shells[clan]),
                "fish": listed(self.fish[clan]),
                "boats": names(self.boats[clan]),
                "state": STATES[self.state[clan]],
            }
            if not covered or clan == viewer:
                mat["influence"] = self.influence[clan]
            mats.append(mat)
        running: dict[str, Any] = {
            "seat": self.active,
            "action": ACTIONS[self.action],
            "boat": names(self.boat),
            "used": names(self.used),
            "place": names(self.place),
            "hut": HUTS[self.kind],
            "due": self.due,
            "largest": self.top,
            "paid": listed(self.spent),
            "village": "" if self.village < 0 else VILLAGE_NAMES[self.village],
            "delivered": self.delivered,
            "influence played": self.played[:],
        }
        return {
            "round": self.round,
            "villages": {VILLAGE_NAMES[number]: self.show_village(number) for number in range(len(self.villages))},
            "god": names(self.god),
            "mats": mats,
            "order": self.order[:],
            "markers": dict(zip(ACTIONS, self.markers, strict=True)),
            "running": running,
        }

    def show_village(self, number: int) -> dict[str, Any]:
        """Show a village: its cult sites, and its huts with owner, kind, fish and boat."""
        village = self.villages[number]
        huts: dict[str, dict[str, Any]] = {}
        for clan in range(self.clans):
            for kind, hexes in enumerate((self.builders[clan], self.fishers[clan], self.meetings[clan])):
                for hut in each(hexes & village):
                    fish = bool(self.fish_1 & hut) + bool(self.fish_2 & hut) + bool(self.fish_3 & hut)
                    huts[NAMES[hut]] = {
                        "owner": clan,
                        "hut": HUTS[kind],
                        "fish": fish,
                        "boat": bool(self.moored[clan] & hut),
                    }
        return {
            "cult": names(village & self.coast.cult),
            "huts": huts,
            "scored": bool(self.scored >> number & 1),
        }

    def secrets(self) -> dict[str, Any]:
        """Add everybody's influence markers."""
        return {"influence": self.influence[:]}

    def redeal_secrets(self, seat: int, rng: Random) -> None:
        """Draw others' covered influence where it could not be counted, that is in a position that was loaded."""
        if self.start is None or self.settings["influence"] == "open":
            return
        choosing = [lane.seat for lane in self.lanes or [] if lane.position.past or lane.position.seat == lane.seat]
        for other in range(self.seats):
            if other != seat and (self.lanes is None or other in choosing):
                self.influence[other] = rng.randrange(1 if other in choosing else 0, UNKNOWN_INFLUENCE)


def cuts_nobody_off(water: Hexes, fleet: Hexes, landings: list[Hexes]) -> bool:
    """Return whether all boats lie on that water, and those on huts still can leave."""
    if fleet & (SEA ^ water):
        return False
    for landing in landings:
        if not landing & water:
            return False
    return True


def worth(shells: tuple[int, ...]) -> int:
    """Add up shells by their worth."""
    return shells[0] + 2 * shells[1] + 3 * shells[2] + 4 * shells[3] + 5 * shells[4]


def more(pieces: tuple[int, ...], value: int, n: int) -> tuple[int, ...]:
    """Add pieces to the space of that value; a negative number takes some away."""
    changed = list(pieces)
    changed[value - 1] += n
    return tuple(changed)


def listed(pieces: tuple[int, ...]) -> list[int]:
    """List pieces by value, the highest first."""
    return [value for value in (5, 4, 3, 2, 1) for _ in range(pieces[value - 1])]
