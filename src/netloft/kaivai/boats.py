"""The four actions with boats: each boat is taken in hand, sails, and does its deed once."""

from __future__ import annotations

from typing import Final

from netloft.core.effect import Choice, Effect
from netloft.core.position import CHANCE
from netloft.core.text import Text
from netloft.kaivai import words
from netloft.kaivai.options import DONE, HUT_AT, HUT_KINDS, TO, VILLAGES, HexChoice, HexOption, Named, Village
from netloft.kaivai.position import (
    MEETING,
    MOST_HUTS,
    NOTHING,
    SINKING,
    VILLAGE_NAMES,
    Kaivai,
    cuts_nobody_off,
    listed,
    more,
    worth,
)
from netloft.kaivai.sea import BESIDE, BITS, NAMES, SEA, Hexes, around, each

SINKING_COST: Final = {2010: (0, 0, 6, 4, 2), 2005: (0, 0, 4, 3, 2)}  # by the boats that the victim has
LEAST_SINKING_COST: Final = 2
BLUE_FACES: Final = (5, 4, 3, 2)  # of six, on the largest die to the smallest
FACES: Final = 6
FIRST_PRICE: Final = 5  # for the first fish on a hut; one less for each that lies there


class BoatAction(Choice):
    """An action with boats: which boat acts next, until no more can or will."""

    __slots__ = ("deed", "impossible_because", "taken_because", "useless_because", "where_to")

    def __init__(
        self,
        text: str,
        impossible_because: Text,
        taken_because: Text,
        useless_because: Text,
        deed: tuple[Effect, ...],
    ) -> None:
        super().__init__(f"{text} with boats", words.ASK_BOAT, (*BOATS, DONE))
        self.impossible_because = impossible_because
        self.taken_because = taken_because
        self.useless_because = useless_because
        self.deed = deed
        """What a boat does where it has sailed to."""
        self.where_to: Where = Where(f"where to {text}", self)

    def places(self, g: Kaivai, me: int) -> Hexes:
        """Return where the action could be carried out by a boat of `me`, whichever it is."""
        raise NotImplementedError

    def untaken(self, g: Kaivai, me: int, boat: Hexes) -> Hexes:
        """Return where a boat does not meet another one that is in its way."""
        return SEA & ~g.fleet | boat

    def useful(self, g: Kaivai, me: int, boat: Hexes, places: Hexes, reached: Hexes) -> Hexes:
        """Return where this very boat could carry the action out, among the places in its reach."""
        return places

    def layers(self, g: Kaivai, me: int, boat: Hexes) -> list[tuple[Hexes, Text]]:
        """Say where a boat may go: water, in reach, not taken, and of use for the action."""
        coast = g.coast
        reached = coast.reach(boat, g.movement(me))
        return [
            (SEA & ~coast.tiles, words.ON_LAND),
            (coast.open, words.LAGOON),
            (reached, words.TOO_FAR),
            (self.untaken(g, me, boat), self.taken_because),
            (self.useful(g, me, boat, self.places(g, me), reached), self.useless_because),
        ]

    def where(self, g: Kaivai, me: int, boat: Hexes, places: Hexes) -> Hexes:
        """Return the places to which a boat may go: what lies in every layer."""
        reached = g.coast.reach(boat, g.movement(me)) & self.untaken(g, me, boat)
        return reached & self.useful(g, me, boat, places, reached) if reached else 0

    def easy(self, g: Kaivai, me: int, places: Hexes, reached: Hexes) -> Hexes:
        """Return places where some boat can surely act, given what all of them reach; none if that is unsure."""
        return places & (reached & ~g.fleet | g.boats[me])

    def impossible(self, g: Kaivai, me: int, reached: Hexes) -> Text | None:
        """Say why the action cannot be chosen at all, or None if some boat can carry it out."""
        places = self.places(g, me)
        if places:
            if self.easy(g, me, places, reached):
                return None
            for boat in each(g.boats[me] | g.moored[me]):
                if self.where(g, me, boat, places):
                    return None
        return self.impossible_because

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Offer the boats that can act, and to stop once one has."""
        options: list[Effect] = []
        places = self.places(g, me)
        for boat in each((g.boats[me] | g.moored[me]) & ~g.used):
            if self.where(g, me, boat, places):
                options.append(BOAT_AT[boat])
        if g.used & g.boats[me]:
            options.append(DONE)
        return options

    def forbids(self, g: Kaivai, me: int, option: Effect) -> Text | None:
        """Each boat acts once, and only one that can carry out the action may be moved."""
        if not isinstance(option, HexOption):
            return None if g.used & g.boats[me] else words.NOTHING_DONE_YET
        if not option.hex & (g.boats[me] | g.moored[me]):
            return words.NOT_YOUR_BOAT
        if option.hex & g.used:
            return words.BOAT_USED
        return None if self.where(g, me, option.hex, self.places(g, me)) else words.NO_USE_FOR_BOAT


class Boat(HexOption):
    """Take a boat in hand."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Let it sail and do its deed, then ask for the next boat."""
        g.boat = self.hex
        action = BOAT_ACTIONS[g.action]
        g.push(me, action.where_to, SAIL, *action.deed, action)
        return None


class Where(HexChoice):
    """Where the boat in hand goes."""

    __slots__ = ("boat_action",)

    def __init__(self, text: str, boat_action: BoatAction) -> None:
        super().__init__(text, words.ASK_WHERE, TO)
        self.boat_action = boat_action

    def layers(self, g: Kaivai, me: int) -> list[tuple[Hexes, Text]]:
        """Ask the action."""
        return self.boat_action.layers(g, me, g.boat)

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Offer the places the boat may go to."""
        action = self.boat_action
        return self.among(action.where(g, me, g.boat, action.places(g, me)))


class Sail(Effect):
    """The boat in hand goes to the place chosen, and sinks what lies there if it may."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Move it off its place or its hut; it has then acted."""
        if g.place == g.boat:
            g.tell(me, words.STAYED, NAMES[g.boat])
        else:
            g.tell(me, words.SAILED, NAMES[g.boat], NAMES[g.place])
            if g.fleet & g.place:
                self.sink(g, me)
        g.markets |= g.moored[me] & g.boat  # its hut takes fish from now on
        g.moored[me] &= ~g.boat
        g.boats[me] = g.boats[me] & ~g.boat | g.place
        g.fleet = g.fleet & ~g.boat | g.place
        g.boat = g.place
        g.used |= g.place
        g.delivered = 0
        return None

    def sink(self, g: Kaivai, me: int) -> None:
        """Give the boat that lies there back to its owner; it costs glory by how many the owner has."""
        for clan in range(g.seats):
            if clan != me and g.boats[clan] & g.place:
                cost = sinking_cost(g, clan)
                g.boats[clan] &= ~g.place
                g.score(me, SINKING, -cost)
                g.tell(me, words.SANK, words.COLOURS[clan], NAMES[g.place], words.POINT.count(cost))


# Building.


class Build(BoatAction):
    """Each boat may build one hut, beside a cult site of a village."""

    def impossible(self, g: Kaivai, me: int, reached: Hexes) -> Text | None:
        """Fifteen huts are all there are."""
        return (
            words.NO_HUT_LEFT if g.huts(me).bit_count() >= MOST_HUTS else super().impossible(g, me, reached)
        )

    def places(self, g: Kaivai, me: int) -> Hexes:
        """Places beside cult sites of villages where a hut can be paid for."""
        base = g.bid[me]
        money = g.money(me)
        places: Hexes = 0
        if money > base and g.huts(me).bit_count() < MOST_HUTS:
            coast = g.coast
            for village, docks in enumerate(coast.docks):
                if base + coast.sizes[village] <= money:
                    places |= docks
        return places

    def useful(self, g: Kaivai, me: int, boat: Hexes, places: Hexes, reached: Hexes) -> Hexes:
        """Such a place with a legal building site beside it, which may be where the boat came from."""
        return self.docks(g, me, boat, places & reached, False)

    def easy(self, g: Kaivai, me: int, places: Hexes, reached: Hexes) -> Hexes:
        """Do not count on a place that a boat leaves."""
        return self.docks(g, me, 0, super().easy(g, me, places, reached), True)

    def docks(self, g: Kaivai, me: int, boat: Hexes, reached: Hexes, one_will_do: bool) -> Hexes:
        """Return the places among those reached from which a hut could be built, once the boat has left its own."""
        found: Hexes = 0
        if reached:
            coast = g.coast
            rings = coast.rings()
            splits = coast.splits()
            money = g.money(me)
            free = SEA & ~g.fleet | boat
            landings, kept = g.landings(boat)
            for village, quay in enumerate(coast.docks):
                docks = quay & reached
                if docks and g.price(me, village) <= money:
                    sites = rings[village] & free & around(docks)
                    risky = sites & splits
                    found |= around(sites & ~risky & ~kept) & docks
                    for site in each(risky):
                        water = coast.after(site)
                        if cuts_nobody_off(water, g.fleet & ~boat, landings):
                            found |= BESIDE[site] & docks & water
                    if found and one_will_do:
                        break
        return found


class HutSite(HexChoice):
    """Where the hut goes: beside the boat and the village at whose cult site it lies."""

    def layers(self, g: Kaivai, me: int) -> list[tuple[Hexes, Text]]:
        """It touches that village only, can be paid for, and cuts off no boat."""
        coast = g.coast
        beside = BESIDE[g.boat]
        money = g.money(me)
        shores: Hexes = 0
        rings: Hexes = 0
        paid: Hexes = 0
        for village in range(len(g.villages)):
            if coast.docks[village] & g.boat:
                shores |= coast.shores[village]
                rings |= coast.rings()[village]
                if g.price(me, village) <= money:
                    paid |= coast.rings()[village]
        return [
            (SEA & ~coast.tiles, words.NOT_WATER),
            (~g.fleet, words.BOAT_THERE),
            (beside, words.NOT_BESIDE_BOAT),
            (shores, words.NO_VILLAGE),
            (rings, words.MERGES),
            (paid, words.TOO_DEAR),
            (g.fillable(beside & paid & ~g.fleet), words.CUTS_OFF),
        ]


class SetPrice(Effect):
    """The whole price: the base cost of the bid and the size of the village."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Note what is to be paid, before the village grows."""
        g.village = g.village_at(g.place)
        g.due = g.price(me, g.village)
        g.top = 5
        g.spent = NOTHING
        return None


class Shell(Named):
    """Pay with a shell."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        super().__init__(f"pay {value}", Text(f"A shell of {value}", f"Eine {value}er-Muschel"))
        self.value = value

    def why_not(self, g: Kaivai, me: int) -> Text | None:
        """From the largest down, stopping when it is enough: so no shell is paid that is not needed (p. 12)."""
        if self.value > g.top:
            return words.TOO_LARGE
        shells = g.shells[me]
        if not shells[self.value - 1]:
            return words.NO_SUCH_SHELL
        within = 0
        for value in range(1, self.value + 1):
            within += value * shells[value - 1]
        return None if worth(g.spent) + within >= g.due else words.TOO_SMALL

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Put the shell down."""
        g.shells[me] = more(g.shells[me], self.value, -1)
        g.spent = more(g.spent, self.value, 1)
        g.top = self.value
        return None


class Paying(Effect):
    """Pay shell by shell until it is enough, then take the change as one shell."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Ask for a shell, or finish."""
        change = worth(g.spent) - g.due
        if change < 0:
            g.push(me, ASK_SHELL, PAYING)
            return None
        if change:
            g.shells[me] = more(g.shells[me], change, 1)
        g.tell(me, words.PAID, listed(g.spent), change)
        return None


class RaiseHut(Effect):
    """The hut is built; a meeting hut in the fisher god's village brings an influence marker at once."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Lay the hut with its figure."""
        g.raise_hut(me, g.kind)
        g.tell(me, words.BUILT, NAMES[g.place], g.due, words.HUT_NAMES[g.kind])
        if g.kind == MEETING and g.god & g.villages[g.village]:
            g.influence[me] += 1
            g.tell(me, words.INFLUENCE_GAINED, words.MARKER.count(1))
        return None


# Fishing.


class Fish(BoatAction):
    """Each boat may fish once, beside a cult site of a village with a fisher of its own or the fisher god."""

    def places(self, g: Kaivai, me: int) -> Hexes:
        """Places beside such cult sites."""
        return g.coast.fishing(g.fishers[me] | g.god)


class FishingVillage(Choice):
    """At which village the boat fishes, if it lies at two."""

    def forbids(self, g: Kaivai, me: int, option: Effect) -> Text | None:
        """The boat touches a cult site of it, and somebody fishes there."""
        if not isinstance(option, Village) or option.number >= len(g.villages):
            return words.NO_SUCH_VILLAGE
        touches = g.coast.docks[option.number] & g.boat
        fished = g.villages[option.number] & (g.fishers[me] | g.god)
        return None if touches and fished else words.NOT_FISHABLE


class Cast(Effect):
    """A die for every fisher in the village, up to four, and the god's fish."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Let chance roll, or count if there are no dice."""
        village = g.villages[g.village]
        fishers = (g.fishers[me] & village).bit_count()
        if not g.settings["dice"]:
            haul(g, me, fishers + (1 if g.god & village else 0))
            return None
        if g.settings["edition"] == 2005 and g.god & village:
            fishers += 1
        dice = min(fishers, len(BLUE_FACES))
        if dice:
            g.push(CHANCE, ROLL[dice - 1])
        else:
            haul(g, me, sure_fish(g))
        return None


def sure_fish(g: Kaivai) -> int:
    """Return the fish that the god gives without a die: one a boat, in 2010."""
    return 1 if g.settings["edition"] == 2010 and g.god & g.villages[g.village] else 0


def haul(g: Kaivai, me: int, fish: int) -> None:
    """Put fresh fish on a mat."""
    g.fish[me] = more(g.fish[me], g.fresh_fish, fish)
    g.tell(me, words.CAUGHT, words.FISH.count(fish), VILLAGE_NAMES[g.village])


class Rolled(Named):
    """So many of the dice show blue."""

    __slots__ = ("blue", "dice")

    def __init__(self, dice: int, blue: int) -> None:
        super().__init__(
            f"{blue} of {dice} blue",
            Text(f"{blue} of {dice} blue", f"{blue} von {dice} blau"),
            ways(dice, blue),
        )
        self.dice = dice
        self.blue = blue

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Catch a fish for each, and the god's."""
        g.tell(CHANCE, words.ROLLED, self.blue, self.dice)
        haul(g, g.active, self.blue + sure_fish(g))
        return None


def ways(dice: int, blue: int) -> int:
    """Count the rolls of the first so many dice that show so many blue."""
    if dice == 0:
        return 1 if blue == 0 else 0
    faces = BLUE_FACES[dice - 1]
    return faces * ways(dice - 1, blue - 1) + (FACES - faces) * ways(dice - 1, blue)


# Selling.


class Sell(BoatAction):
    """Each boat may deliver fish to all huts beside it."""

    def impossible(self, g: Kaivai, me: int, reached: Hexes) -> Text | None:
        """Fish is needed."""
        return super().impossible(g, me, reached) if g.fish_count(me) else words.NO_FISH

    def places(self, g: Kaivai, me: int) -> Hexes:
        """Places beside a hut that takes fish, or will as soon as its boat has left."""
        return around(g.markets | g.moored[me]) if g.fish_count(me) else 0

    def useful(self, g: Kaivai, me: int, boat: Hexes, places: Hexes, reached: Hexes) -> Hexes:
        """Of huts with a boat on them only the one that this boat leaves takes fish."""
        return around(g.markets | g.moored[me] & boat) if places and g.moored[me] else places

    def easy(self, g: Kaivai, me: int, places: Hexes, reached: Hexes) -> Hexes:
        """Do not count on a hut that a boat leaves."""
        return super().easy(g, me, around(g.markets) if g.moored[me] else places, reached)


class Delivery(HexChoice):
    """To which hut the next fish goes, until nobody takes more or the seller stops."""

    def layers(self, g: Kaivai, me: int) -> list[tuple[Hexes, Text]]:
        """Huts beside the boat without a figure and with fewer than three fish."""
        figures: Hexes = 0
        for clan in range(g.clans):
            figures |= g.fishers[clan] | g.moored[clan]
        return [
            (BESIDE[g.boat] & g.all_huts(), words.NOT_A_HUT),
            (~figures, words.FIGURE_THERE),
            (~g.fish_3, words.HUT_FULL),
            (SEA if g.fish_count(me) else 0, words.NO_FISH),
        ]

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Offer the huts, and to stop once a fish is delivered."""
        options = self.among(BESIDE[g.boat] & g.markets) if g.fish_count(me) else []
        if g.delivered:
            options.append(DONE)
        return options

    def forbids(self, g: Kaivai, me: int, option: Effect) -> Text | None:
        """A boat that is moved to sell must sell."""
        if option is DONE:
            return None if g.delivered else words.NOTHING_DONE_YET
        return super().forbids(g, me, option)


class Deliver(HexOption):
    """Deliver a fish: shells for it by demand, none from an own hut."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Take the oldest fish, lay it on the hut, and ask again."""
        hut = self.hex
        fish = g.fish[me]
        oldest = 1
        while not fish[oldest - 1]:
            oldest += 1
        g.fish[me] = more(fish, oldest, -1)
        price = FIRST_PRICE
        if g.fish_2 & hut:
            g.fish_3 |= hut
            g.markets &= ~hut
            price -= 2
        elif g.fish_1 & hut:
            g.fish_2 |= hut
            price -= 1
        else:
            g.fish_1 |= hut
        g.delivered += 1
        if hut & g.huts(me):
            g.tell(me, words.DELIVERED, NAMES[hut])
        else:
            g.shells[me] = more(g.shells[me], price, 1)
            g.tell(me, words.SOLD, NAMES[hut], price)
        g.push(me, ASK_DELIVERY)
        return None


# Moving.


class Move(BoatAction):
    """Each boat may sail, and sink another's boat where it ends."""

    def places(self, g: Kaivai, me: int) -> Hexes:
        """Anywhere but on a boat that may not be sunk."""
        glory = g.total_glory(me)
        spared = g.fleet & ~g.boats[me]
        if glory >= LEAST_SINKING_COST:
            for clan in range(g.seats):
                if clan != me and 0 < sinking_cost(g, clan) <= glory:
                    spared &= ~g.boats[clan]
        return SEA & ~spared

    def untaken(self, g: Kaivai, me: int, boat: Hexes) -> Hexes:
        """Not onto an own boat, and a boat that moves leaves its place."""
        return SEA & ~g.boats[me]

    def easy(self, g: Kaivai, me: int, places: Hexes, reached: Hexes) -> Hexes:
        """Find water without boats."""
        return reached & ~g.fleet


def sinking_cost(g: Kaivai, victim: int) -> int:
    """Return the glory that sinking a boat of a clan costs; 0 if it is the last and may not be sunk."""
    costs = SINKING_COST[g.settings["edition"]]
    return costs[g.boat_count(victim)]


BOATS: Final[tuple[Boat, ...]] = tuple(
    [Boat("boat", Text("The boat at {}", "Das Boot auf {}"), place) for place in BITS]
)
BOAT_AT: Final[dict[Hexes, Effect]] = {boat.hex: boat for boat in BOATS}
DELIVER: Final[tuple[Deliver, ...]] = tuple(
    [
        Deliver("deliver", Text("A fish to the hut at {}", "Ein Fisch an die Hütte auf {}"), place)
        for place in BITS
    ]
)
SHELLS: Final[tuple[Shell, ...]] = tuple([Shell(value) for value in (5, 4, 3, 2, 1)])
ROLLS: Final[tuple[tuple[Rolled, ...], ...]] = tuple(
    [tuple([Rolled(dice, blue) for blue in range(dice + 1)]) for dice in range(1, 5)]
)

SAIL: Final[Sail] = Sail("sail")
ASK_HUT: Final[HutSite] = HutSite("site of the hut", words.ASK_HUT, HUT_AT)
ASK_KIND: Final[Choice] = Choice("kind of hut", words.ASK_KIND, HUT_KINDS)
SET_PRICE: Final[SetPrice] = SetPrice("price")
ASK_SHELL: Final[Choice] = Choice("shell", words.ASK_SHELL, SHELLS)
PAYING: Final[Paying] = Paying("paying")
RAISE_HUT: Final[RaiseHut] = RaiseHut("raise the hut")
ASK_FISHING: Final[FishingVillage] = FishingVillage("fishing village", words.ASK_FISH_VILLAGE, VILLAGES)
CAST: Final[Cast] = Cast("cast")
ROLL: Final[tuple[Choice, ...]] = tuple(
    [Choice(f"roll {len(rolls) - 1}", words.ASK_DICE, rolls) for rolls in ROLLS]
)
ASK_DELIVERY: Final[Delivery] = Delivery("delivery", words.ASK_DELIVERY, DELIVER, DONE)

BOAT_ACTIONS: Final[tuple[BoatAction, ...]] = (
    Build(
        "build",
        words.CANNOT_BUILD,
        words.OCCUPIED,
        words.NO_SITE,
        (ASK_HUT, ASK_KIND, SET_PRICE, PAYING, RAISE_HUT),
    ),
    Fish("fish", words.CANNOT_FISH, words.OCCUPIED, words.NO_FISHER, (ASK_FISHING, CAST)),
    Sell("sell", words.CANNOT_SELL, words.OCCUPIED, words.NO_BUYER, (ASK_DELIVERY,)),
    Move("move", words.CANNOT_MOVE, words.OWN_BOAT, words.CANNOT_SINK, ()),
)
