"""Looking ahead: whether an action is possible once what comes before it has come.

This is the only way in which rules look ahead.  `suppose` puts a copy of a harbor in the place of the real one,
which it returns.  What will come changes the copy, the ordinary rules are asked, and `g.harbors[me] = real` ends it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from netloft.games.nusfjord.rules.cards.goods import Gain
from netloft.games.nusfjord.rules.cards.parts import NOWHERE

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.cards.buildings import Hook
    from netloft.games.nusfjord.rules.harbor import Harbor
    from netloft.games.nusfjord.rules.position import Nusfjord


def suppose(g: Nusfjord, me: int) -> Harbor:
    """Put a copy of a player's harbor in place, which may be changed, and return the real harbor."""
    real = g.own(me)
    g.harbors[me] = real[:]
    return real


def bring(g: Nusfjord, me: int, moment: int) -> None:
    """Let what comes before this moment come into the harbor in place."""
    for hook in g.powers[me].before[moment]:
        if applies(g, me, hook):
            for part in hook.parts:
                part.foresee(g, me)


def look_ahead(g: Nusfjord, me: int, moment: int) -> Harbor | None:
    """Suppose that what comes before a moment has come, and return the real harbor; None if nothing comes."""
    if not g.powers[me].before[moment]:
        return None
    real = suppose(g, me)
    bring(g, me, moment)
    return real


def applies(g: Nusfjord, me: int, hook: Hook) -> bool:
    """Return whether what a building does before an event happens now."""
    return hook.condition is None or hook.condition.holds(g, me, NOWHERE)


def bring_goods(g: Nusfjord, me: int, moment: int) -> None:
    """Bring the goods that come before a ship or building is paid, all of them at once."""
    hooks = g.powers[me].before[moment]
    if not hooks:
        return
    wood = fish = gold = 0
    for hook in hooks:
        for part in hook.parts:
            if isinstance(part, Gain):
                amounts = part.amounts(g, me)
                wood += amounts[0]
                fish += amounts[1]
                gold += amounts[2]
    g.gain(me, wood, fish, gold)
