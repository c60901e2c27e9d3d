"""What waits until an action is over, and in which order it then happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.effect import Effect, Named
from netloft.core.text import Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.cards.goods import Gain, Store
from netloft.games.nusfjord.rules.cards.parts import NOWHERE
from netloft.games.nusfjord.rules.harbor import MOST_RESERVE, MOST_WOOD, ONCE, R_FISH, WOOD
from netloft.games.nusfjord.rules.register import step

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.cards.buildings import Card, Hook
    from netloft.games.nusfjord.rules.position import Nusfjord


class Settle(Effect):
    """No action is running: what a player's buildings wait for happens, in the owner's order."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Take the next effect, or ask which one if the order can matter."""
        states = g.powers[me].states
        if not g.pool and not states:
            return None
        waiting = g.waiting(me)
        for hook in states:
            if hook not in g.offered and hook not in waiting and holds(g, me, hook):
                g.pool = [*g.pool, (me, hook)]
                g.offered = [*g.offered, hook]
                waiting.append(hook)
        if not waiting:
            if g.offered:
                g.offered = [hook for hook in g.offered if hook not in states]
            return None
        g.stack.append((me, self))
        if order_matters(waiting) or spills(g, me, waiting):
            g.stack.append((me, g.cards.ask_order))
        else:
            start(g, me, waiting[0])
        return None


class SettleOthers(Effect):
    """What other players' buildings do about the action that is over happens, in turn order."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Let those settle who have something to do."""
        for turn in reversed(range(1, g.seats)):
            seat = (me + turn) % g.seats
            if g.waiting(seat):
                g.stack.append((seat, SETTLE))
        return None


def holds(g: Nusfjord, me: int, hook: Hook) -> bool:
    """Return whether what an effect waits for is so now."""
    space = g.cards.space_of(g, me, hook)
    if hook.once and g.harbors[me][ONCE] >> space & 1:
        return False
    return hook.condition is None or hook.condition.holds(g, me, space)


def order_matters(waiting: list[Hook]) -> bool:
    """Fixed goods can come in any order, and so can what touches different things; else the owner says."""
    for number, one in enumerate(waiting):
        for other in waiting[:number]:
            if one.touches & other.touches and (one.sensitive or other.sensitive) and one.name is not other.name:
                return True
    return False


def spills(g: Nusfjord, me: int, waiting: list[Hook]) -> bool:
    """Return whether goods that come would be lost for want of room, and an exchange could make room first."""
    h = g.harbors[me]
    for exchange in g.powers[me].anytime:
        pay = exchange.trade.pay
        if pay.why_not(g, me) is None:
            for hook in waiting:
                for part in hook.parts:
                    wood = part.wood.of(g, me, NOWHERE) if isinstance(part, Gain) and not pay.reserve else 0
                    fish = part.fish.of(g, me, NOWHERE) if isinstance(part, Store) and pay.reserve else 0
                    if (wood and pay.wood and h[WOOD] + wood > MOST_WOOD) or (fish and h[R_FISH] + fish > MOST_RESERVE):
                        return True
    return False


def start(g: Nusfjord, me: int, hook: Hook) -> None:
    """Let an effect of the pool happen."""
    at = g.pool.index((me, hook))
    g.pool = g.pool[:at] + g.pool[at + 1 :]
    if hook.once:
        g.own(me)[ONCE] |= 1 << g.cards.space_of(g, me, hook)
    g.stack.append((me, hook))


class Unpark(Effect):
    """What waited when something was done in between waits again."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Put it back into the pool."""
        g.pool = g.pool + [(seat, hook) for seat, hook in g.parked if seat == me]
        g.parked = [(seat, hook) for seat, hook in g.parked if seat != me]
        return None


class Next(Named):
    """The effect of one card is next."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        super().__init__(f"next {card.name.en}", card.name)
        self.kind, self.args = "next", {"building": card.name.en}
        self.card = card

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """It must be waiting."""
        for hook in g.waiting(me):
            if hook.name is self.card.name:
                return None
        return words.NOT_WAITING

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Carry it out."""
        for hook in g.waiting(me):
            if hook.name is self.card.name:
                start(g, me, hook)
                return None
        return None


SETTLE: Final[Settle] = step(Settle("settle"))
SETTLE_OTHERS: Final[SettleOthers] = step(SettleOthers("settle others"))
UNPARK: Final[Unpark] = step(Unpark("wait again"))
