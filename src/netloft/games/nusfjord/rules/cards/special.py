"""Rules that belong to single cards and fit no word that others share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from netloft.core.text import Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.cards.parts import May, Part, all_words, why_not_all, word
from netloft.games.nusfjord.rules.harbor import ALL_SPACES, COVERED, FISH, OLD_MAN, UNISSUED, WOOD_ON, changed

if TYPE_CHECKING:
    from netloft.core.effect import Effect
    from netloft.games.nusfjord.rules.position import Nusfjord


class TurnShare(Part):
    """Turn an unissued share over and keep it; this is not an Issue a Share action."""

    def words(self, lang: str) -> str:
        """Say so."""
        return words.TURN_SHARE.say(lang)

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """One needs an unissued share."""
        return None if g.harbors[me][UNISSUED] else words.NO_UNISSUED

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Turn it over."""
        g.own(me)[UNISSUED] -= 1
        own = me * g.seats + me
        g.shares = changed(g.shares, own, g.shares[own] + 1)
        g.tell(me, words.SHARE_TURNED)
        return None


class WoodOnSpaces(Part):
    """1 wood on each free building space, which comes when something is put there."""

    def words(self, lang: str) -> str:
        """Say so."""
        return words.WOOD_ON_SPACES.say(lang)

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """There must be a free space."""
        return None if g.harbors[me][COVERED] != ALL_SPACES else words.NO_FREE_SPACE

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Put it there."""
        h = g.own(me)
        h[WOOD_ON] = ALL_SPACES ^ h[COVERED]
        g.tell(me, words.WOOD_LAID)
        return None


class Lose(Part):
    """Fish that are given up, as far as one has them."""

    __slots__ = ("fish",)

    def __init__(self, fish: int) -> None:
        super().__init__()
        self.fish = fish
        self.must = False

    def words(self, lang: str) -> str:
        """Say how many."""
        return words.LOSE.say(lang, words.FISH.count(self.fish))

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Give them up."""
        h = g.own(me)
        if h[FISH]:
            g.tell(me, words.PAYS, words.FISH.count(min(self.fish, h[FISH])))
        h[FISH] = max(0, h[FISH] - self.fish)
        return None

    def foresee(self, g: Nusfjord, me: int) -> None:
        """They will be gone."""
        h = g.own(me)
        h[FISH] = max(0, h[FISH] - self.fish)


class Both(Part):
    """Several parts as one."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Part]) -> None:
        super().__init__()
        self.parts = parts

    def words(self, lang: str) -> str:
        """Say all parts, in brackets."""
        return f"({all_words(self.parts, lang)})"

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """All of it must be possible."""
        return why_not_all(g, me, self.parts)

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """One after the other."""
        g.push(me, *self.parts)
        return None

    def within(self) -> list[Effect]:
        """Its parts."""
        return list(self.parts)


class OldMan(Part):
    """In the next fishing phase one gets gold for shares instead of fish."""

    def words(self, lang: str) -> str:
        """Say so."""
        return words.OLD_MAN.say(lang)

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Remember it."""
        g.own(me)[OLD_MAN] = 1
        g.tell(me, words.OLD_MAN_WAITS)
        return None


word("old_man", OldMan)


class Twice(Part):
    """Up to two times the same action, with what waits for it in between."""

    __slots__ = ("again", "once_more")

    def __init__(self, part: Part) -> None:
        super().__init__()
        self.again = part
        self.once_more = May([part], True)

    def words(self, lang: str) -> str:
        """Say so."""
        return words.TWICE.say(lang, self.again.words(lang))

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """It must be possible once."""
        return self.again.why_not(g, me)

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Do it, then ask."""
        g.push(me, self.again, g.cards.settle, self.once_more)
        return None

    def within(self) -> list[Effect]:
        """The action, and once more."""
        return [self.again, self.once_more]
