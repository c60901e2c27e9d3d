"""Issue a Share and Buy all Shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.effect import Effect
from netloft.core.text import Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.actions.action import Action, shared
from netloft.games.nusfjord.rules.board import BUY, ISSUE
from netloft.games.nusfjord.rules.cards.goods import Gain
from netloft.games.nusfjord.rules.cards.values import Number
from netloft.games.nusfjord.rules.harbor import GOLD, UNISSUED, changed

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.position import Nusfjord


class Issue(Action):
    """Unissued shares onto the action board."""

    __slots__ = ("pays", "shares")

    def __init__(self, shares: int, pays: Gain) -> None:
        super().__init__(ISSUE)
        self.shares = shares
        self.pays = pays

    def words(self, lang: str) -> str:
        """Name the action, and what it pays if that is special."""
        if self.shares == 1 and isinstance(self.pays.gold, Number) and self.pays.gold.number == 2:
            return super().words(lang)
        sentence = words.ISSUE_FOR if self.shares == 1 else words.ISSUE_SEVERAL
        return sentence.say(lang, super().words(lang), words.SHARE.count(self.shares), self.pays.words(lang))

    def within(self) -> list[Effect]:
        """What it pays."""
        return [self.pays]

    def why_impossible(self, g: Nusfjord, me: int) -> Text | None:
        """One needs unissued shares."""
        return words.NO_UNISSUED if g.harbors[me][UNISSUED] < self.shares else None

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Turn them over."""
        g.own(me)[UNISSUED] -= self.shares
        g.issued = changed(g.issued, me, g.issued[me] + self.shares)
        g.tell(me, words.ISSUED, words.SHARE.count(self.shares))
        self.begin(g, me, self.pays)
        return None


class Buy(Action):
    """All shares on the action board."""

    def why_impossible(self, g: Nusfjord, me: int) -> Text | None:
        """There must be shares, and one must be able to pay for all of them."""
        shares = shares_on_board(g)
        if not shares:
            return words.NO_SHARES
        return words.SHARES_TOO_DEAR if g.harbors[me][GOLD] < share_price(g, shares) else None

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Pay and take them."""
        number = shares_on_board(g)
        price = share_price(g, number)
        h = g.own(me)
        h[GOLD] -= price
        g.tell(me, words.BOUGHT, words.SHARE.count(number), words.GOLD.count(price))
        shares = g.shares[:]
        for colour in range(g.seats):
            shares[me * g.seats + colour] += g.issued[colour]
        g.shares = shares
        g.issued = [0] * g.seats
        if g.powers[me].pays_back and price:
            g.store(me, 0, 0, price)
        self.begin(g, me)
        return None


def shares_on_board(g: Nusfjord) -> int:
    """Count the shares on the action board."""
    shares = 0
    for number in g.issued:
        shares += number
    return shares


def share_price(g: Nusfjord, shares: int) -> int:
    """Return the price of all shares on the action board: 1 gold each, less from round 4 on, and again from round 6."""
    return max(0, shares - (0 if g.round < 4 else 1 if g.round < 6 else 2))


ISSUE_ACTION: Final[Issue] = shared(Issue(1, Gain(Number(0), Number(0), Number(2), Number(0))))
ISSUE_ACTION.pays.text = "two gold"
BUY_ACTION: Final[Buy] = shared(Buy(BUY), "BUY")
