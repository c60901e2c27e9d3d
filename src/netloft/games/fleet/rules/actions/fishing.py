"""Fishing: every boat catches a fish, the barge one for each full boat, oyster boats two or a fish and a coin."""

from __future__ import annotations

from typing import Final

from netloft.core.effect import Choice, Effect, Named
from netloft.games.fleet.rules import words
from netloft.games.fleet.rules.position import OYSTERS, SHIPS, STARS, TALLY, TYPES, Fleet
from netloft.games.fleet.rules.sheets.sections import BARGE, OYSTER, SWORDFISH


def catch(g: Fleet, me: int) -> None:
    """Catch what needs no decision; oyster boats that can choose are noted."""
    sheet = g.sheet
    fish = g.fish
    base = me * sheet.all_boats
    caught = 0
    if g.boats[me * SHIPS + BARGE]:  # first of all, so that boats that fill up now count next time (p. 9)
        at = base + sheet.first_boat[BARGE]
        more = min(g.full_boats(me) * sheet.catch[BARGE], sheet.capacities[BARGE][0] - fish[at])
        fish[at] += more
        caught += more
    for ship in range(SHIPS):
        boats = g.boats[me * SHIPS + ship]
        if not boats or ship == BARGE or not sheet.catch[ship]:
            continue
        holds = g.capacity(me, ship)
        start = base + sheet.first_boat[ship]
        if ship != OYSTER:
            for at in range(start, start + boats):
                if fish[at] < holds:
                    fish[at] += 1
                    caught += 1
            continue
        licensed = g.licenses[me * TYPES + OYSTER] > 0
        choosing = 0
        for boat in range(boats):
            room = holds - fish[start + boat]
            if licensed and room > 1:
                choosing |= 1 << boat
                room = 1
            more = min(room, sheet.catch[OYSTER])
            fish[start + boat] += more
            caught += more
        g.tally[me * TALLY + OYSTERS] = choosing
    if g.events is not None:
        g.tell(me, words.CAUGHT, words.FISH.count(caught))
    if g.silver >= 0:
        g.notice(me)


class OysterChoices(Effect):
    """Each oyster boat with a license and room chooses between its second fish and a coin."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Ask for the topmost boat that has not chosen."""
        if g.tally[me * TALLY + OYSTERS]:
            g.stack.append((me, self))
            g.stack.append((me, ASK_OYSTER))
        return None


def next_oyster_boat(g: Fleet, me: int) -> int:
    """Return the topmost boat that has still to choose, and note that it has."""
    at = me * TALLY + OYSTERS
    choosing = g.tally[at]
    g.tally[at] = choosing & (choosing - 1)
    return (choosing & -choosing).bit_length() - 1


class SecondFish(Named):
    """The oyster boat catches its second fish."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Add it."""
        sheet = g.sheet
        at = me * sheet.all_boats + sheet.first_boat[OYSTER] + next_oyster_boat(g, me)
        more = min(sheet.catch[OYSTER] - 1, g.capacity(me, OYSTER) - g.fish[at])
        g.fish[at] += more
        g.tell(me, words.CAUGHT_MORE, words.FISH.count(more))
        if g.silver >= 0:
            g.notice(me)
        return None


class CoinInstead(Named):
    """The oyster boat earns a coin instead of its second fish."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Earn it; a star on the way has to wait until the fishing is over."""
        next_oyster_boat(g, me)
        g.gain(me, g.sheet.license_coins[OYSTER][g.licenses[me * TYPES + OYSTER]])
        return None


class SwordfishBonus(Effect):
    """After the fishing phase swordfish licenses give star actions and coins; not after a private fishing (p. 7)."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Note the star actions and earn the coins; what was claimed so far was claimed by the catch."""
        if g.silver >= 0:
            g.claim_first(me)
        level = g.licenses[me * TYPES + SWORDFISH]
        stars = g.sheet.license_stars[SWORDFISH][level]
        if stars:
            g.tally[me * TALLY + STARS] += stars
            g.tell(me, words.SWORDFISH_STARS, words.STAR_ACTION.count(stars))
        g.gain(me, g.sheet.license_coins[SWORDFISH][level])
        return None


SECOND_FISH: Final[SecondFish] = SecondFish("second fish", words.SECOND_FISH)
COIN_INSTEAD: Final[CoinInstead] = CoinInstead("coin instead", words.COIN_INSTEAD)
ASK_OYSTER: Final[Choice] = Choice("oyster boat", words.ASK_OYSTER, (SECOND_FISH, COIN_INSTEAD))
OYSTER_CHOICES: Final[OysterChoices] = OysterChoices("oyster boats")
SWORDFISH_BONUS: Final[SwordfishBonus] = SwordfishBonus("swordfish bonus")
