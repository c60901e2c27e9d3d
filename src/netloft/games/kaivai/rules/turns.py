"""The action phase: whose turn it is, the six actions and their price, passing and sacrificing."""

from __future__ import annotations

from typing import Final

from netloft.core.effect import Choice, Effect, Named
from netloft.core.position import CHANCE
from netloft.core.text import Text
from netloft.games.kaivai.rules import words
from netloft.games.kaivai.rules.boats import MOVE_WITH_BOATS, BoatAction
from netloft.games.kaivai.rules.building import BUILD_WITH_BOATS
from netloft.games.kaivai.rules.fishing import FISH_WITH_BOATS
from netloft.games.kaivai.rules.options import VILLAGES, Village
from netloft.games.kaivai.rules.position import (
    ACTED,
    ACTIONS,
    CELEBRATE,
    FESTIVALS,
    FRESH,
    HOSTING,
    MOVE,
    PASSED,
    UPGRADES,
    VILLAGE_NAMES,
    Kaivai,
)
from netloft.games.kaivai.rules.sea import SEA, Hexes
from netloft.games.kaivai.rules.selling import SELL_WITH_BOATS

BOAT_ACTIONS: Final[tuple[BoatAction, ...]] = (
    BUILD_WITH_BOATS,
    FISH_WITH_BOATS,
    SELL_WITH_BOATS,
    MOVE_WITH_BOATS,
)
SACRIFICE_BRINGS: Final = 2
FISH_PER_BONUS: Final = 3


class Turns(Effect):
    """Turns go round in order of play until everybody has passed."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Give the next clan that has not passed its turn; `me` had the last one, CHANCE before the first."""
        order = g.order
        start = order.index(me) + 1 if me in order else 0
        if g.state[: g.seats].count(PASSED) == g.seats:
            return None
        for step in range(len(order)):
            clan = order[(start + step) % len(order)]
            if g.state[clan] != PASSED:
                if clan < g.seats:
                    g.stack.append((clan, TURNS))
                    g.stack.append((clan, ASK_ACTION))
                else:
                    g.push(CHANCE, CLAN_TURN)
                return None
        return None


class TakeAction(Named):
    """Choose an action: free for the first to choose it, then as many markers as lie on it."""

    __slots__ = ("action",)

    def __init__(self, action: int) -> None:
        super().__init__(ACTIONS[action], words.ACTION_NAMES[action])
        self.kind, self.args = "action", {"action": ACTIONS[action]}
        self.action = action

    def why_not(self, g: Kaivai, me: int) -> Text | None:
        """It must be paid for, and it must be possible."""
        return self.refusal(g, me, g.in_reach(me))

    def refusal(self, g: Kaivai, me: int, reached: Hexes) -> Text | None:
        """Say why not, given what the boats of `me` reach."""
        if g.influence[me] < g.markers[self.action]:
            return words.TOO_LITTLE_INFLUENCE
        if self.action <= MOVE:
            return BOAT_ACTIONS[self.action].impossible(g, me, reached)
        if self.action == CELEBRATE:
            return None if g.fish_1 else words.NO_FESTIVAL
        return None if g.upgrade[me] < len(UPGRADES) - 1 else words.FULLY_UPGRADED

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Pay, then carry it out."""
        price = g.markers[self.action]
        g.influence[me] -= price
        g.markers[self.action] += max(price, 1)
        g.state[me] = ACTED
        g.active = me
        g.action = self.action
        if g.events is not None:
            if price:
                g.tell(me, words.ACTION_PAID, self.name, words.MARKER.count(price))
            else:
                g.tell(me, words.ACTION_FREE, self.name)
        if self.action <= MOVE:
            g.used = 0
            action = BOAT_ACTIONS[self.action]
            g.stack.append((me, action.carry_on))
            g.stack.append((me, action))
        elif self.action == CELEBRATE:
            g.push(me, ASK_FESTIVAL, FESTIVAL)
        else:
            g.upgrade[me] += 1
            g.tell(me, words.UPGRADED, UPGRADES[g.upgrade[me]])
        return None


class Pass(Named):
    """Take no further action this round."""

    def why_not(self, g: Kaivai, me: int) -> Text | None:
        """Who has taken no action at all sacrifices instead."""
        return words.MUST_SACRIFICE if g.state[me] == FRESH else None

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Be out for this round."""
        g.state[me] = PASSED
        g.tell(me, words.PASSED)
        return None


class Sacrifice(Named):
    """Sit the whole action phase out for two influence markers."""

    def why_not(self, g: Kaivai, me: int) -> Text | None:
        """Only at the first turn."""
        return None if g.state[me] == FRESH else words.ALREADY_ACTED

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Take the markers and be out for this round."""
        g.state[me] = PASSED
        g.influence[me] += SACRIFICE_BRINGS
        g.tell(me, words.SACRIFICED, words.MARKER.count(SACRIFICE_BRINGS))
        return None


class Turn(Choice):
    """Which action a player takes, if any."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Offer the actions that are possible, and to pass or sacrifice."""
        reached = g.in_reach(me)
        options: list[Effect] = [take for take in TAKE_ACTION if take.refusal(g, me, reached) is None]
        options.append(SACRIFICE if g.state[me] == FRESH else PASS)
        return options


class FestivalVillage(Choice):
    """Which village celebrates: one with a fish on a hut."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Offer the villages with a fish."""
        fish = g.fish_1
        return [VILLAGES[number] for number, village in enumerate(g.coast.villages) if village & fish]

    def forbids(self, g: Kaivai, me: int, option: Effect) -> Text | None:
        """There must be something to eat."""
        if not isinstance(option, Village) or option.number >= len(g.villages):
            return words.NO_SUCH_VILLAGE
        return None if g.villages[option.number] & g.fish_1 else words.NO_FISH_THERE


class Festival(Effect):
    """Every fish on a hut brings its owner glory; the host gets one more for every three."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Score the village and take its fish away."""
        village = g.villages[g.village]
        g.tell(me, words.CELEBRATED, VILLAGE_NAMES[g.village])
        everything = 0
        for clan in range(g.clans):
            huts = g.huts(clan) & village
            fish = (g.fish_1 & huts).bit_count() + (g.fish_2 & huts).bit_count() + (g.fish_3 & huts).bit_count()
            everything += fish
            if fish and clan < g.seats:
                g.score(clan, FESTIVALS, fish)
                g.tell(clan, words.SCORES, words.POINT.count(fish))
        bonus = everything // FISH_PER_BONUS
        if bonus:
            g.score(me, HOSTING, bonus)
            g.tell(me, words.HOST_BONUS, words.POINT.count(bonus))
        g.markets |= g.fish_3 & village
        g.fish_1 &= SEA ^ village
        g.fish_2 &= SEA ^ village
        g.fish_3 &= SEA ^ village
        return None


# The third clan of the game for two.


class ClanTakes(Named):
    """The third clan puts a marker on an action that nobody has chosen yet."""

    __slots__ = ("action",)

    def __init__(self, action: int) -> None:
        super().__init__(f"clan takes {ACTIONS[action]}", words.ACTION_NAMES[action])
        self.kind, self.args = "clan action", {"action": ACTIONS[action]}
        self.action = action

    def why_not(self, g: Kaivai, me: int) -> Text | None:
        """It takes only what is free."""
        return words.TOO_LITTLE_INFLUENCE if g.markers[self.action] else None

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Put the marker down."""
        g.markers[self.action] = 1
        g.tell(CHANCE, words.CLAN_TAKES, self.name)
        return None


class ClanTurn(Effect):
    """The third clan takes a free action, or passes if none is left."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Draw the action by chance."""
        g.push(CHANCE, AFTER_CLAN)
        if 0 in g.markers:
            g.push(CHANCE, ASK_CLAN_ACTION)
        else:
            g.state[g.seats] = PASSED
        return None


class AfterClan(Effect):
    """Go on with the clan after the third one."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Find the next turn as if the third clan were a seat."""
        return TURNS.run(g, g.seats)


TAKE_ACTION: Final[tuple[TakeAction, ...]] = tuple([TakeAction(action) for action in range(len(ACTIONS))])
PASS: Final[Pass] = Pass("pass", Text("Pass", "Passen"))
SACRIFICE: Final[Sacrifice] = Sacrifice(
    "sacrifice", Text("Sacrifice: sit out for 2 influence markers", "Opfern: aussetzen für 2 Einfluss-Marker")
)
CLAN_TAKES: Final[tuple[ClanTakes, ...]] = tuple([ClanTakes(action) for action in range(len(ACTIONS))])

TURNS: Final[Turns] = Turns("turns")
ASK_ACTION: Final[Turn] = Turn("turn", words.ASK_ACTION, (*TAKE_ACTION, PASS, SACRIFICE))
ASK_FESTIVAL: Final[FestivalVillage] = FestivalVillage("village of the festival", words.ASK_FESTIVAL, VILLAGES)
FESTIVAL: Final[Festival] = Festival("festival")
CLAN_TURN: Final[ClanTurn] = ClanTurn("third clan's turn")
ASK_CLAN_ACTION: Final[Choice] = Choice("third clan's action", words.ASK_CLAN, CLAN_TAKES)
AFTER_CLAN: Final[AfterClan] = AfterClan("after the third clan")
