"""Selling: fish to the huts beside the boat, for shells by demand."""

from __future__ import annotations

from typing import Final

from netloft.core.effect import Effect
from netloft.core.text import Text
from netloft.games.kaivai.rules import words
from netloft.games.kaivai.rules.boats import BoatAction
from netloft.games.kaivai.rules.options import DONE, HexChoice, HexOption
from netloft.games.kaivai.rules.position import Kaivai, more
from netloft.games.kaivai.rules.sea import BESIDE, BITS, NAMES, SEA, Hexes, around

FIRST_PRICE: Final = 5  # for the first fish on a hut; one less for each that lies there


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
            (BESIDE[g.boat], words.NOT_BESIDE_BOAT),
            (SEA ^ g.coast.cult, words.CULT_SITE_THERE),
            (g.all_huts(), words.NOT_A_HUT),
            (SEA ^ figures, words.FIGURE_THERE),
            (SEA ^ g.fish_3, words.HUT_FULL),
            (SEA if g.fish_count(me) else 0, words.NO_FISH),
        ]

    def legal(self, g: Kaivai, me: int) -> Hexes:
        """Return the huts beside the boat that take fish."""
        return BESIDE[g.boat] & g.markets if g.fish_count(me) else 0

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Offer the huts, and to stop once a fish is delivered."""
        options = self.among(self.legal(g, me))
        if g.delivered:
            options.append(DONE)
        return options

    def forbids(self, g: Kaivai, me: int, option: Effect) -> Text | None:
        """A boat that is moved to sell must sell."""
        if option is DONE:
            return None if g.delivered else words.NOTHING_SOLD_YET
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
            g.markets &= SEA ^ hut
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


DELIVER: Final[tuple[Deliver, ...]] = tuple(
    [Deliver("deliver", Text("A fish to the hut at {}", "Ein Fisch an die Hütte auf {}"), place) for place in BITS]
)
ASK_DELIVERY: Final[Delivery] = Delivery("delivery", words.ASK_DELIVERY, DELIVER, DONE)
SELL_WITH_BOATS: Final[Sell] = Sell("sell", words.CANNOT_SELL, words.NO_BUYER, ASK_DELIVERY)
