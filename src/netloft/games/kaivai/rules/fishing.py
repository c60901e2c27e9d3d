"""Fishing: a die for every fisher in the village, and the fisher god's fish."""

from __future__ import annotations

from typing import Final

from netloft.core.effect import Choice, Effect, Named
from netloft.core.position import CHANCE
from netloft.core.text import Text
from netloft.games.kaivai.rules import words
from netloft.games.kaivai.rules.boats import BoatAction
from netloft.games.kaivai.rules.options import VILLAGES, Village
from netloft.games.kaivai.rules.position import VILLAGE_NAMES, Kaivai, more
from netloft.games.kaivai.rules.sea import Hexes

BLUE_FACES: Final = (5, 4, 3, 2)  # of six, on the largest die to the smallest
FACES: Final = 6


class Fish(BoatAction):
    """Each boat may fish once, beside a cult site of a village with a fisher of its own or the fisher god."""

    def places(self, g: Kaivai, me: int) -> Hexes:
        """Places beside such cult sites."""
        return g.coast.fishing(g.fishers[me] | g.god)


class FishingVillage(Choice):
    """At which village the boat fishes, if it lies at two."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Offer the villages beside the boat in which somebody fishes."""
        coast, boat, fishers = g.coast, g.boat, g.fishers[me] | g.god
        return [
            VILLAGES[number]
            for number, docks in enumerate(coast.docks)
            if docks & boat and coast.villages[number] & fishers
        ]

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
    if g.events is not None:
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
        self.kind, self.args = "rolled", {"dice": dice, "blue": blue}
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


ROLLS: Final[tuple[tuple[Rolled, ...], ...]] = tuple(
    [tuple([Rolled(dice, blue) for blue in range(dice + 1)]) for dice in range(1, len(BLUE_FACES) + 1)]
)
ROLL: Final[tuple[Choice, ...]] = tuple([Choice(f"roll {len(rolls) - 1}", words.ASK_DICE, rolls) for rolls in ROLLS])
ASK_FISHING: Final[FishingVillage] = FishingVillage("fishing village", words.ASK_FISH_VILLAGE, VILLAGES)
CAST: Final[Cast] = Cast("cast")
FISH_WITH_BOATS: Final[Fish] = Fish("fish", words.CANNOT_FISH, words.NO_FISHER, ASK_FISHING, CAST)
