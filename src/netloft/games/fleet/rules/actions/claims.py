"""What seats compete for, settled one after the other: King Crab bonuses and the silver trophy."""

from __future__ import annotations

from typing import Final

from netloft.core.effect import Choice, Effect, Named
from netloft.core.position import NOBODY
from netloft.core.text import Made, Text
from netloft.games.fleet.rules import words
from netloft.games.fleet.rules.position import BONUS, CLAIMS, CLAIMS_BONUS, CLAIMS_FIRST, CLAIMS_TROPHY, TALLY, Fleet
from netloft.games.fleet.rules.sheets.constraints import ALIKE
from netloft.games.fleet.rules.sheets.sections import COUNTED, COUNTED_NOUNS


def alike(name: str, number: int) -> str:
    """Name one of several rows that count the same, as a sheet does."""
    return f"{name} {number}" if number > 1 else name


def label_alike(sentence: Text, counted: int, number: int) -> Text:
    """Label one of several rows that count the same, by what they count."""
    things = COUNTED_NOUNS[counted].many
    return Made(lambda lang: alike(sentence.say(lang, things), number))


class Bonus(Named):
    """Choose a bonus for the King Crab license."""

    __slots__ = ("bonus",)

    def __init__(self, counted: int, number: int) -> None:
        self.bonus = alike(COUNTED[counted], number)
        super().__init__(f"bonus {self.bonus}", label_alike(words.BONUS_FOR, counted, number))
        self.kind, self.args = "bonus", {"bonus": self.bonus}

    def why_not(self, g: Fleet, me: int) -> Text | None:
        """Nobody may have it yet."""
        if self.bonus not in g.sheet.bonus_names:
            return words.NO_SUCH_BONUS
        row = g.sheet.bonus_names.index(self.bonus) + 1
        for seat in range(g.seats):
            if g.tally[seat * TALLY + BONUS] == row:
                return words.BONUS_TAKEN
        return None

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Keep it for the rest of the game."""
        g.tally[me * TALLY + BONUS] = g.sheet.bonus_names.index(self.bonus) + 1
        g.tell(me, words.BONUS_CHOSEN, self.name)
        return None


class Settle(Effect):
    """Give a seat what it has claimed, if nobody was faster."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Hand the trophy over, and ask which bonus it is to be."""
        at = me * TALLY + CLAIMS
        claims = g.tally[at]
        g.tally[at] = 0
        if claims & CLAIMS_TROPHY and g.silver_owner == NOBODY:
            g.silver_owner = me
            g.tell(me, words.SILVER_WON, words.POINT.count(g.sheet.trophy_points))
        if claims & CLAIMS_BONUS:
            g.stack.append((me, ASK_BONUS))
        return None


class SettleAll(Effect):
    """Settle everybody's claims in turn order, after all went on at the same time."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Begin with the first player; the trophy is for the first of those who had claimed it before star actions."""
        if g.silver >= 0:
            leave_one_claim(g)
        for step in range(g.seats - 1, -1, -1):
            seat = (g.first + step) % g.seats
            if g.tally[seat * TALLY + CLAIMS]:
                g.stack.append((seat, SETTLE))
        return None


def leave_one_claim(g: Fleet) -> None:
    """Keep of all claims to the silver trophy the one that it goes to."""
    winner = NOBODY
    for claim in (CLAIMS_TROPHY, CLAIMS_FIRST):
        seats = [seat for seat in g.order() if g.tally[seat * TALLY + CLAIMS] & claim]
        winner = seats[0] if seats else winner
    for seat in range(g.seats):
        g.tally[seat * TALLY + CLAIMS] &= CLAIMS_BONUS | CLAIMS_TROPHY if seat == winner else CLAIMS_BONUS


BONUSES: Final[tuple[Bonus, ...]] = tuple(
    [Bonus(counted, number) for counted in range(len(COUNTED)) for number in range(1, ALIKE + 1)]
)
ASK_BONUS: Final[Choice] = Choice("King Crab bonus", words.ASK_BONUS, BONUSES)
SETTLE: Final[Settle] = Settle("settle")
SETTLE_ALL: Final[SettleAll] = SettleAll("settle all")
