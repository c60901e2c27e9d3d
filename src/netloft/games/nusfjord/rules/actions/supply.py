"""The actions that only bring goods: 1 gold, and all that lies in the Reserve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.effect import Effect
from netloft.core.text import Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.actions.action import Action, shared
from netloft.games.nusfjord.rules.board import PLUS_GOLD, RESERVE_EMPTY, TRANSFER
from netloft.games.nusfjord.rules.harbor import R_FISH, R_GOLD, R_SCHOONER, R_WOOD, SCHOONER, SCHOONERS, changed
from netloft.games.nusfjord.rules.register import step

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.position import Nusfjord


class PlusGold(Action):
    """1 gold."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Take it."""
        g.gain(me, 0, 0, 1)
        self.begin(g, me)
        return None


class Transfer(Action):
    """All goods from the Reserve into the supply."""

    def why_impossible(self, g: Nusfjord, me: int) -> Text | None:
        """The Reserve must not be empty."""
        h = g.harbors[me]
        return None if h[R_FISH] or h[R_WOOD] or h[R_GOLD] or h[R_SCHOONER] else words.RESERVE_IS_EMPTY

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Empty it, after what comes before."""
        self.begin(g, me, EMPTIED)
        return None


class Emptied(Effect):
    """The Reserve is emptied."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Empty it; a schooner goes to the track, or back if it has no room there."""
        h = g.own(me)
        wood, fish, gold = h[R_WOOD], h[R_FISH], h[R_GOLD]
        h[R_WOOD] = h[R_FISH] = h[R_GOLD] = 0
        g.tell(me, words.TRANSFERRED)
        g.gain(me, wood, fish, gold)
        if h[R_SCHOONER]:
            h[R_SCHOONER] = 0
            if g.fits_reserve_schooner(me):
                h[SCHOONERS] += 1
                g.tell(me, words.SCHOONER_LAUNCHED)
            else:
                g.ships = changed(g.ships, SCHOONER, g.ships[SCHOONER] + 1)
                g.tell(me, words.SCHOONER_RETURNED)
        g.trigger(me, RESERVE_EMPTY)
        return None


EMPTIED: Final[Emptied] = step(Emptied("reserve emptied"))
PLUS_GOLD_ACTION: Final[PlusGold] = shared(PlusGold(PLUS_GOLD), "PLUS_GOLD")
TRANSFER_ACTION: Final[Transfer] = shared(Transfer(TRANSFER), "TRANSFER")
