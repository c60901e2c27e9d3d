"""Building: a hut beside the boat, paid for shell by shell."""

from __future__ import annotations

from typing import Final

from netloft.core.effect import Choice, Effect, Named
from netloft.core.text import Text
from netloft.games.kaivai.rules import words
from netloft.games.kaivai.rules.boats import BoatAction
from netloft.games.kaivai.rules.options import HUT_AT, HUT_KINDS, HexChoice
from netloft.games.kaivai.rules.position import (
    MEETING,
    MOST_HUTS,
    NOTHING,
    Kaivai,
    cuts_nobody_off,
    listed,
    more,
    worth,
)
from netloft.games.kaivai.rules.sea import BESIDE, NAMES, SEA, Hexes, around, each


class Build(BoatAction):
    """Each boat may build one hut, beside a cult site of a village."""

    def impossible(self, g: Kaivai, me: int, reached: Hexes) -> Text | None:
        """Fifteen huts are all there are."""
        return words.NO_HUT_LEFT if g.huts(me).bit_count() >= MOST_HUTS else super().impossible(g, me, reached)

    def places(self, g: Kaivai, me: int) -> Hexes:
        """Places beside cult sites of villages where a hut can be paid for."""
        return g.coast.docks_up_to(g.budget(me)) if g.huts(me).bit_count() < MOST_HUTS else 0

    def useful(self, g: Kaivai, me: int, boat: Hexes, places: Hexes, reached: Hexes) -> Hexes:
        """Such a place with a legal building site beside it, which may be where the boat came from."""
        return self.docks(g, me, boat, places & reached, False)

    def finer(self, g: Kaivai, me: int, places: Hexes) -> list[tuple[Hexes, Text]]:
        """Distinguish a missing cult site from a village that costs too much."""
        docks: Hexes = 0
        for quay in g.coast.docks:
            docks |= quay
        return [(docks, words.NO_CULT_SITE), (places, words.TOO_DEAR)]

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
            budget = g.budget(me)
            free = SEA ^ g.fleet | boat
            landings, kept = g.landings(boat)
            for village, quay in enumerate(coast.docks):
                docks = quay & reached
                if docks and coast.sizes[village] <= budget:
                    sites = rings[village] & free
                    risky = sites & splits
                    found |= around((sites ^ risky) & (SEA ^ kept)) & docks
                    for site in each(risky & around(docks)) if risky else []:
                        water = coast.after(site)
                        if cuts_nobody_off(water, g.fleet & (SEA ^ boat), landings):
                            found |= BESIDE[site] & docks & water
                    if found and one_will_do:
                        break
        return found


class HutSite(HexChoice):
    """Where the hut goes: beside the boat and the village at whose cult site it lies."""

    def legal(self, g: Kaivai, me: int) -> Hexes:
        """Return the sites beside the boat that can be paid for and cut off no boat."""
        coast = g.coast
        budget = g.budget(me)
        rings = coast.rings()
        paid: Hexes = 0
        for village, docks in enumerate(coast.docks):
            if docks & g.boat and coast.sizes[village] <= budget:
                paid |= rings[village]
        return g.fillable(BESIDE[g.boat] & paid & (SEA ^ g.fleet))

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
            (SEA ^ coast.tiles, words.NOT_WATER),
            (SEA ^ g.fleet, words.BOAT_THERE),
            (beside, words.NOT_BESIDE_BOAT),
            (shores, words.NO_VILLAGE),
            (rings, words.MERGES),
            (paid, words.TOO_DEAR),
            (self.legal(g, me), words.CUTS_OFF),
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
        self.kind, self.args = "pay", {"shell": value}
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
        if g.events is not None:
            if change:
                g.tell(me, words.PAID_CHANGE, listed(g.spent), change)
            else:
                g.tell(me, words.PAID, listed(g.spent))
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


SHELLS: Final[tuple[Shell, ...]] = tuple([Shell(value) for value in (5, 4, 3, 2, 1)])
ASK_HUT: Final[HutSite] = HutSite("site of the hut", words.ASK_HUT, HUT_AT)
ASK_KIND: Final[Choice] = Choice("kind of hut", words.ASK_KIND, HUT_KINDS)
SET_PRICE: Final[SetPrice] = SetPrice("price")
ASK_SHELL: Final[Choice] = Choice("shell", words.ASK_SHELL, SHELLS)
PAYING: Final[Paying] = Paying("paying")
RAISE_HUT: Final[RaiseHut] = RaiseHut("raise the hut")
BUILD_WITH_BOATS: Final[Build] = Build(
    "build", words.CANNOT_BUILD, words.NO_SITE, ASK_HUT, ASK_KIND, SET_PRICE, PAYING, RAISE_HUT
)
