"""Actions with boats: each boat is taken in hand, sails, and does its deed once."""

from __future__ import annotations

from typing import Final

from netloft.core.effect import Choice, Effect
from netloft.core.text import Text
from netloft.games.kaivai.rules import words
from netloft.games.kaivai.rules.options import BOAT_AT, BOATS, DONE, TO, HexChoice, HexOption
from netloft.games.kaivai.rules.position import SINKING, Kaivai
from netloft.games.kaivai.rules.sea import NAMES, SEA, Hexes, each

SINKING_COST: Final[dict[int, tuple[int, ...]]] = {
    2010: (0, 0, 6, 4, 2),
    2005: (0, 0, 4, 3, 2),
}  # by the boats that the victim has
LEAST_SINKING_COST: Final = 2


class BoatAction(Choice):
    """An action with boats: which boat acts next, until no more can or will."""

    __slots__ = ("carry_on", "impossible_because", "useless_because", "where_to")

    def __init__(self, text: str, impossible_because: Text, useless_because: Text, *deed: Effect) -> None:
        super().__init__(f"{text} with boats", words.ASK_BOAT, (*BOATS, DONE))
        self.impossible_because = impossible_because
        self.useless_because = useless_because
        self.where_to: Where = Where(f"where to {text}", self)
        self.carry_on: CarryOn = CarryOn(f"carry on to {text}", self, deed)

    def places(self, g: Kaivai, me: int) -> Hexes:
        """Return where the action could be carried out by a boat of `me`, whichever it is."""
        raise NotImplementedError

    def untaken(self, g: Kaivai, me: int, boat: Hexes) -> Hexes:
        """Return where a boat does not meet another one that is in its way."""
        return SEA ^ g.fleet | boat

    def useful(self, g: Kaivai, me: int, boat: Hexes, places: Hexes, reached: Hexes) -> Hexes:
        """Return where this very boat could carry the action out, among the places in its reach."""
        return places

    def where(self, g: Kaivai, me: int, boat: Hexes, places: Hexes) -> Hexes:
        """Return the places to which a boat may go."""
        reached = g.coast.reach(boat, g.movement(me)) & self.untaken(g, me, boat)
        return reached & self.useful(g, me, boat, places, reached) if reached else 0

    def layers(self, g: Kaivai, me: int, boat: Hexes) -> list[tuple[Hexes, Text]]:
        """Take `where` apart: a place lies on water, in reach, is not taken, and of use for the action."""
        coast = g.coast
        reached = coast.reach(boat, g.movement(me))
        places = self.places(g, me)
        return [
            (SEA ^ coast.tiles, words.ON_LAND),
            (coast.open, words.LAGOON),
            (reached, words.TOO_FAR),
            *self.finer(g, me, places),
            (self.untaken(g, me, boat), words.OCCUPIED),
            (self.useful(g, me, boat, places, reached), self.useless_because),
        ]

    def finer(self, g: Kaivai, me: int, places: Hexes) -> list[tuple[Hexes, Text]]:
        """Name reasons of the action's own that say more than the general ones and forbid nothing else."""
        return []

    def easy(self, g: Kaivai, me: int, places: Hexes, reached: Hexes) -> Hexes:
        """Return places where some boat can surely act, given what all of them reach; none if that is unsure."""
        return places & (reached & (SEA ^ g.fleet) | g.boats[me])

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
        for boat in each((g.boats[me] | g.moored[me]) & (SEA ^ g.used)):
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
            return words.BOAT_NEW if option.hex & g.moored[me] else words.BOAT_USED
        return None if self.where(g, me, option.hex, self.places(g, me)) else words.NO_USE_FOR_BOAT


class CarryOn(Effect):
    """What follows when a boat is taken in hand; nothing if none was."""

    __slots__ = ("steps",)

    def __init__(self, text: str, boat_action: BoatAction, deed: tuple[Effect, ...]) -> None:
        super().__init__(text)
        self.steps: tuple[Effect, ...] = (self, boat_action, *reversed(deed), SAIL, boat_action.where_to)
        """What comes then, the last one first."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Let the boat sail and do its deed, then ask for the next one."""
        if g.boat and not g.boat & g.used:
            stack = g.stack
            for effect in self.steps:
                stack.append((me, effect))
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

    def legal(self, g: Kaivai, me: int) -> Hexes:
        """Return the places the boat may go to."""
        action = self.boat_action
        return action.where(g, me, g.boat, action.places(g, me))


class Sail(Effect):
    """The boat in hand goes to the place chosen, and sinks what lies there if it may."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Move it off its place or its hut; it has then acted."""
        if g.events is not None:
            if g.place == g.boat:
                g.tell(me, words.STAYED, NAMES[g.boat])
            else:
                g.tell(me, words.SAILED, NAMES[g.boat], NAMES[g.place])
        if g.fleet & g.place and g.place != g.boat:
            self.sink(g, me)
        g.markets |= g.moored[me] & g.boat  # its hut takes fish from now on
        g.moored[me] &= SEA ^ g.boat
        g.boats[me] = g.boats[me] & (SEA ^ g.boat) | g.place
        g.fleet = g.fleet & (SEA ^ g.boat) | g.place
        g.boat = g.place
        g.used |= g.place
        g.delivered = 0
        return None

    def sink(self, g: Kaivai, me: int) -> None:
        """Give the boat that lies there back to its owner; it costs glory by how many the owner has."""
        for clan in range(g.seats):
            if clan != me and g.boats[clan] & g.place:
                cost = sinking_cost(g, clan)
                g.boats[clan] &= SEA ^ g.place
                g.score(me, SINKING, -cost)
                g.tell(me, words.SANK, words.COLOURS[clan], NAMES[g.place], words.POINT.count(cost))


SAIL: Final[Sail] = Sail("sail")


class Move(BoatAction):
    """Each boat may sail, and sink another's boat where it ends."""

    def places(self, g: Kaivai, me: int) -> Hexes:
        """Anywhere but on a boat that may not be sunk."""
        glory = g.total_glory(me)
        spared = g.fleet & (SEA ^ g.boats[me])
        if glory >= LEAST_SINKING_COST:
            for clan in range(g.seats):
                if clan != me and 0 < sinking_cost(g, clan) <= glory:
                    spared &= SEA ^ g.boats[clan]
        return SEA ^ spared

    def untaken(self, g: Kaivai, me: int, boat: Hexes) -> Hexes:
        """Not onto an own boat, and a boat that moves leaves its place."""
        return SEA ^ g.boats[me]

    def finer(self, g: Kaivai, me: int, places: Hexes) -> list[tuple[Hexes, Text]]:
        """Tell the boat's own place, an own boat and a last boat from one that costs too much glory."""
        last: Hexes = 0
        for clan in range(g.seats):
            if clan != me and g.boat_count(clan) == 1:
                last |= g.boats[clan]
        return [(SEA ^ g.boat, words.MUST_MOVE), (SEA ^ g.boats[me], words.OWN_BOAT), (SEA ^ last, words.LAST_BOAT)]

    def easy(self, g: Kaivai, me: int, places: Hexes, reached: Hexes) -> Hexes:
        """Find water without boats."""
        return reached & (SEA ^ g.fleet)

    def impossible(self, g: Kaivai, me: int, reached: Hexes) -> Text | None:
        """In most turns there is water without boats, whatever may be sunk."""
        return None if self.easy(g, me, SEA, reached) else super().impossible(g, me, reached)


def sinking_cost(g: Kaivai, victim: int) -> int:
    """Return the glory that sinking a boat of a clan costs; 0 if it is the last and may not be sunk."""
    costs = SINKING_COST[g.settings["edition"]]
    return costs[g.boat_count(victim)]


MOVE_WITH_BOATS: Final[Move] = Move("move", words.CANNOT_MOVE, words.TOO_LITTLE_GLORY)
