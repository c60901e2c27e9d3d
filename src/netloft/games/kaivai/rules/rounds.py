"""Set-up and the frame of a round: village sites, bids, starting huts, the fisher god, ageing."""

from __future__ import annotations

from typing import Final

from netloft.core.effect import Choice, Effect, Named
from netloft.core.position import CHANCE
from netloft.core.text import Text
from netloft.games.kaivai.rules import words
from netloft.games.kaivai.rules.options import CULT_AT, HUT_AT, HUT_KINDS, VILLAGES, HexChoice, Hut, Place, Village
from netloft.games.kaivai.rules.position import BOAT_BUILDER, BOAT_MOVE, FRESH, MEETING, VILLAGE_NAMES, Kaivai
from netloft.games.kaivai.rules.scoring import SCORING
from netloft.games.kaivai.rules.sea import (
    BESIDE,
    BITS,
    HEXES,
    NAMES,
    SEA,
    Hexes,
    around,
    bit,
    chart,
    distance,
    each,
    names,
)
from netloft.games.kaivai.rules.turns import TURNS

FIXED_SITES: Final = ((-5, 0), (-1, -2), (4, -5), (-2, 2), (2, 0), (-1, 5))
SITE_DISTANCE: Final = 4  # at least three water hexes between two sites (p. 4)

Site = tuple[tuple[int, int], ...]


def apart(a: Site, b: Site) -> bool:
    """Return whether two sites keep their distance."""
    return all([distance(one, other) >= SITE_DISTANCE for one in a for other in b])


SINGLE_SITES: Final[list[Site]] = [(place,) for place in HEXES if apart((place,), FIXED_SITES)]
DOUBLE_SITES: Final[list[Site]] = [
    (*a, *b) for number, a in enumerate(SINGLE_SITES) for b in SINGLE_SITES[number:] if distance(a[0], b[0]) == 1
]


def pairs(sites: list[Site]) -> list[tuple[Site, ...]]:
    """List all sets of two sites that keep their distance."""
    return [(a, b) for number, a in enumerate(sites) for b in sites[number:] if apart(a, b)]


class Sites(Named):
    """Lay the variable village sites."""

    __slots__ = ("sites",)

    def __init__(self, sites: tuple[Site, ...]) -> None:
        self.sites: list[Hexes] = [sum([bit(q, r) for q, r in site]) for site in sites]
        laid = " / ".join([" ".join(names(site)) for site in self.sites])
        super().__init__(f"sites {laid}", Text(f"Sites at {laid}", f"Startplätze auf {laid}"))
        self.kind, self.args = "sites", {"sites": [names(site) for site in self.sites]}

    def why_not(self, g: Kaivai, me: int) -> Text | None:
        """2010: two double sites.  2005: single sites, one for three players and two for four."""
        early = g.settings["edition"] == 2005
        number = 1 if early and g.seats < 4 else 2
        fits = len(self.sites) == number and self.sites[0].bit_count() == (1 if early else 2)
        return None if fits else words.OTHER_SITES

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Every site is the beginning of a village."""
        g.coast = chart(g.villages + self.sites, g.coast.cult | sum(self.sites))
        g.tell(CHANCE, words.SITES_LAID, [" ".join(names(site)) for site in self.sites])
        return None


SITE_SETS: Final[tuple[Sites, ...]] = tuple(
    [Sites(s) for s in pairs(DOUBLE_SITES)]
    + [Sites((s,)) for s in SINGLE_SITES]
    + [Sites(s) for s in pairs(SINGLE_SITES)]
)
ASK_SITES: Final[Choice] = Choice("lay sites", words.ASK_SITES, SITE_SETS)


class Prepare(Effect):
    """Set the game up: the fixed sites, then the variable ones, by chance or by the first player."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Lay the fixed sites and have the others laid."""
        fixed = [bit(q, r) for q, r in FIXED_SITES]
        g.coast = chart(fixed, sum(fixed))
        g.push(CHANCE, ROUND)
        g.push(0 if g.settings["sites"] == "first player" else CHANCE, ASK_SITES)
        return None


# Bids.


class Bid(Named):
    """Bid: sets order, base cost and movement."""

    __slots__ = ("bid",)

    def __init__(self, bid: int) -> None:
        move = BOAT_MOVE[bid]
        super().__init__(
            f"bid {bid}",
            Text(
                f"{bid} (base cost {bid}, movement {move} and upgrade)",
                f"{bid} (Basisbaukosten {bid}, Zugweite {move} und Aufwertung)",
            ),
        )
        self.bid = bid
        self.kind, self.args = "bid", {"bid": bid}

    def why_not(self, g: Kaivai, me: int) -> Text | None:
        """Nobody may repeat a bid."""
        return words.BID_TAKEN if self.bid in g.bid else None

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Set the bid."""
        g.bid[me] = self.bid
        g.tell(me, words.HAS_BID, self.bid, self.bid, g.movement(me))
        return None


class ClanBid(Bid):
    """The third clan's place in the order, by chance."""

    def __init__(self, bid: int) -> None:
        super().__init__(bid)
        self.text = f"clan bid {bid}"
        self.kind = "clan bid"

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Set the bid of the third clan."""
        g.bid[g.seats] = self.bid
        g.tell(CHANCE, words.CLAN_BIDS, self.bid)
        return None


class AskBid(Choice):
    """Which bid a player makes."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Offer the bids that nobody has made."""
        made = g.bid
        return [bid for bid in BIDS if bid.bid not in made]


class Drawn(Named):
    """Who is drawn to bid next, in the first round of the 2005 edition."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"draw seat {seat}", words.COLOURS[seat])
        self.kind, self.args = "draw bidder", {"seat": seat}
        self.seat = seat

    def why_not(self, g: Kaivai, me: int) -> Text | None:
        """Everybody is drawn once."""
        return words.ALREADY_DRAWN if self.seat >= g.seats or self.seat in g.order else None

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Note the seat as the next to bid."""
        g.order.append(self.seat)
        return None


class Bidding(Effect):
    """The players bid, one after the other."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Ask them in the order that was found."""
        g.tell(CHANCE, words.BIDDING_ORDER, [clan_name(g, seat) for seat in g.order])
        for seat in reversed(g.order):
            g.push(seat, ASK_BID)
        return None


BIDS: Final[tuple[Bid, ...]] = tuple([Bid(n) for n in range(1, 11)])
CLAN_BIDS: Final[tuple[ClanBid, ...]] = tuple([ClanBid(n) for n in range(1, 11)])
DRAWN: Final[tuple[Drawn, ...]] = tuple([Drawn(seat) for seat in range(4)])
ASK_BID: Final[AskBid] = AskBid("bid", words.ASK_BID, BIDS)
ASK_CLAN_BID: Final[Choice] = Choice("third clan bids", words.ASK_CLAN, CLAN_BIDS)
ASK_DRAWN: Final[Choice] = Choice("draw a bidder", words.ASK_FIRST, DRAWN)


class Round(Effect):
    """A round: bids, in the first one starting huts, the fisher god, actions, ageing."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Put the phases on the stack."""
        g.round += 1
        g.tell(CHANCE, words.ROUND_STARTS, g.round)
        g.push(CHANCE, AGEING)
        g.push(CHANCE, TURNS)
        g.push(CHANCE, GOD)
        if g.round == 1:
            g.push(CHANCE, START_HUTS)
        g.push(CHANCE, ORDER)
        if g.clans > g.seats:
            g.push(CHANCE, ASK_CLAN_BID)
        g.push(CHANCE, BIDDING)
        if g.round > 1:
            g.order = sorted(range(g.seats), key=g.modesty)
        elif g.settings["edition"] == 2005:
            g.order = []
            g.push(CHANCE, *[ASK_DRAWN] * g.seats)
        else:
            g.order = list(range(g.seats))  # seat 0 is the youngest, then clockwise
        return None


class Order(Effect):
    """The highest bid goes first."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Sort the clans by their bids."""
        g.order = sorted(range(g.clans), key=lambda clan: -g.bid[clan])
        g.tell(CHANCE, words.ORDER_IS, [clan_name(g, clan) for clan in g.order])
        return None


def clan_name(g: Kaivai, clan: int) -> Text:
    """Name a clan by its colour."""
    return words.COLOURS[clan] if clan < g.seats else words.THIRD_CLAN


# Starting huts.


class StartHuts(Effect):
    """Two huts for every clan, in order of play."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Let each clan set its two huts, one after the other."""
        for clan in reversed(g.order):
            if clan < g.seats:
                g.push(clan, ASK_START_HUT, START_KIND, SET_START_HUT, ASK_START_HUT, START_KIND, SET_START_HUT)
            else:
                g.push(CHANCE, ASK_CLAN_HUT, SET_START_HUT, ASK_CLAN_HUT, SET_START_HUT)
        return None


def only_boats(g: Kaivai, me: int) -> bool:
    """Return whether the starting hut must be a boat builder's: both as printed in 2010, one of two in 2005."""
    if me == CHANCE or g.settings["start_huts"] == "free":
        return False
    return g.settings["edition"] == 2010 or bool(g.huts(me) and not g.builders[me])


def can_launch(g: Kaivai, sites: Hexes) -> Hexes:
    """Return the sites on which a boat builder's hut would leave its boat a way to open water."""
    coast = g.coast
    lagoons = SEA ^ coast.tiles ^ coast.open
    found = sites & (SEA ^ (coast.splits() | lagoons))
    for site in each(sites ^ found):
        if BESIDE[site] & coast.after(site):
            found |= site
    return found


def all_rings(g: Kaivai) -> Hexes:
    """Return the water beside one village only."""
    rings: Hexes = 0
    for ring in g.coast.rings():
        rings |= ring
    return rings


class StartHut(HexChoice):
    """Where a starting hut goes: free water beside a cult site."""

    def asks(self, g: Kaivai, me: int) -> Text:
        """Say which of the two it is: else one would be asked the same twice."""
        return words.ASK_SECOND_HUT if me >= 0 and g.huts(me) else self.question

    def legal(self, g: Kaivai, me: int) -> Hexes:
        """Return the sites beside cult sites of one village only that cut off no boat, its own neither."""
        sites = g.fillable(around(g.coast.cult) & all_rings(g))
        return can_launch(g, sites) if only_boats(g, me) else sites

    def layers(self, g: Kaivai, me: int) -> list[tuple[Hexes, Text]]:
        """It touches a cult site of one village only, and cuts off no boat, its own neither."""
        return [
            (SEA ^ g.coast.tiles, words.NOT_WATER),
            (around(g.coast.cult), words.NOT_BESIDE_CULT),
            (all_rings(g), words.MERGES),
            (self.legal(g, me), words.CUTS_OFF),
        ]


class StartKind(Choice):
    """Which kind a starting hut is: as printed two boat builders (2005: at least one), or free."""

    def forbids(self, g: Kaivai, me: int, option: Effect) -> Text | None:
        """Keep to what the set-up says; a boat needs a way to open water."""
        if not isinstance(option, Hut):
            return None
        if option.hut == BOAT_BUILDER:
            return None if can_launch(g, g.place) else words.CUTS_OFF
        if only_boats(g, me):
            return words.ONLY_BOAT_BUILDERS if g.settings["edition"] == 2010 else words.ONE_BOAT_BUILDER
        return None


class SetStartHut(Effect):
    """Set the hut that was chosen."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Lay it and put its figure on it."""
        if me == CHANCE:
            g.raise_hut(g.seats, MEETING)
            g.tell(CHANCE, words.CLAN_HUT_SET, NAMES[g.place])
        else:
            g.raise_hut(me, g.kind)
            g.tell(me, words.START_HUT_SET, NAMES[g.place], words.HUT_NAMES[g.kind])
        return None


CLAN_HUT: Final[tuple[Place, ...]] = tuple(
    [Place("clan hut", Text("The third clan's hut at {}", "Hütte der dritten Sippe auf {}"), place) for place in BITS]
)
ASK_START_HUT: Final[StartHut] = StartHut("starting hut", words.ASK_START_HUT, HUT_AT)
ASK_CLAN_HUT: Final[StartHut] = StartHut("third clan's hut", words.ASK_CLAN, CLAN_HUT)
START_KIND: Final[StartKind] = StartKind("kind of starting hut", words.ASK_KIND, HUT_KINDS)
SET_START_HUT: Final[SetStartHut] = SetStartHut("set starting hut")


# The fisher god.


def cult_sites(g: Kaivai, village: int, one_will_do: bool = False) -> Hexes:
    """Return where a village can grow by a cult site, or only some of these sites if one will do."""
    return g.fillable(g.coast.rings()[village] & (SEA ^ g.fleet), one_will_do)


class God(Effect):
    """The player with the lowest bid moves the fisher god."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Ask for the village, then for the site of its new cult site."""
        lowest = min(range(g.seats), key=lambda seat: g.bid[seat])
        g.village = -1
        g.place = 0
        g.push(lowest, ASK_GOD_VILLAGE, ASK_CULT_SITE, MOVE_GOD)
        return None


class GodVillage(Choice):
    """To which village the god goes: another one than before, with room for a cult site."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Offer the other villages with room."""
        return [VILLAGES[n] for n, village in enumerate(g.villages) if not village & g.god and cult_sites(g, n, True)]

    def forbids(self, g: Kaivai, me: int, option: Effect) -> Text | None:
        """The god must change villages, and a new cult site must find room."""
        if not isinstance(option, Village) or option.number >= len(g.villages):
            return words.NO_SUCH_VILLAGE
        if g.villages[option.number] & g.god:
            return words.GOD_MUST_MOVE
        return None if cult_sites(g, option.number, True) else words.NO_ROOM


class CultSite(HexChoice):
    """Where the new cult site goes: free water beside the village, anywhere."""

    def legal(self, g: Kaivai, me: int) -> Hexes:
        """Return the sites of the village, if one had room."""
        return 0 if g.village < 0 else cult_sites(g, g.village)

    def layers(self, g: Kaivai, me: int) -> list[tuple[Hexes, Text]]:
        """It touches that village only, and cuts off no boat."""
        if g.village < 0:
            return [(0, words.NO_ROOM)]  # no village had room
        return [
            (SEA ^ g.coast.tiles, words.NOT_WATER),
            (g.coast.shores[g.village], words.NOT_BESIDE_VILLAGE),
            (g.coast.rings()[g.village], words.MERGES),
            (SEA ^ g.fleet, words.BOAT_THERE),
            (self.legal(g, me), words.CUTS_OFF),
        ]


class MoveGod(Effect):
    """The god comes to the new cult site and brings influence to the meeting huts of its village."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Lay the cult site, put the god on it, hand out influence markers."""
        if g.village < 0:
            g.tell(CHANCE, words.GOD_STUCK)
            return None
        village = g.village
        g.god = g.place
        g.coast = g.coast.grown(village, g.place, g.place)
        g.tell(me, words.GOD_MOVED, VILLAGE_NAMES[village], NAMES[g.place])
        for seat in range(g.seats):
            gained = (g.meetings[seat] & g.villages[village]).bit_count()
            if gained:
                g.influence[seat] += gained
                g.tell(seat, words.INFLUENCE_GAINED, words.MARKER.count(gained))
        return None


GOD: Final[God] = God("fisher god")
ASK_GOD_VILLAGE: Final[GodVillage] = GodVillage("village of the god", words.ASK_GOD_VILLAGE, VILLAGES)
ASK_CULT_SITE: Final[CultSite] = CultSite("site of the new cult site", words.ASK_CULT_SITE, CULT_AT)
MOVE_GOD: Final[MoveGod] = MoveGod("move the god")


# The end of a round.


class Ageing(Effect):
    """Shells and fish lose one in worth, markers and bids go back; the last round leads to the scoring."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Shift everything one space to the left."""
        for clan in range(g.clans):
            g.shells[clan] = (*g.shells[clan][1:], 0)
            g.fish[clan] = (*g.fish[clan][1:], 0)
            g.bid[clan] = 0
            g.state[clan] = FRESH
        for action in range(len(g.markers)):
            g.markers[action] = 0
        g.order = []
        g.tell(CHANCE, words.AGED)
        g.push(CHANCE, SCORING if g.round >= last_round(g) else ROUND)
        return None


def last_round(g: Kaivai) -> int:
    """Return the number of rounds."""
    return 10 if g.settings["edition"] == 2005 else 8


START_HUTS: Final[StartHuts] = StartHuts("starting huts")
BIDDING: Final[Bidding] = Bidding("bidding")
ORDER: Final[Order] = Order("order of play")
AGEING: Final[Ageing] = Ageing("ageing")
ROUND: Final[Round] = Round("round")
PREPARE: Final[Prepare] = Prepare("prepare")
