"""Goods that come and go: what cards and elders bring, what they cost, and what is exchanged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from netloft.core.effect import Effect
from netloft.core.text import Made, Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.board import RESERVE_EMPTY
from netloft.games.nusfjord.rules.cards.parts import NOWHERE, RESERVE, SUPPLY, Part
from netloft.games.nusfjord.rules.cards.values import Count, Number, Sum, joined, known
from netloft.games.nusfjord.rules.harbor import (
    CUTTERS,
    FISH,
    GOLD,
    GUESTS,
    MOST_RESERVE,
    MOST_WOOD,
    R_FISH,
    R_GOLD,
    R_WOOD,
    SCHOONERS,
    SHIPS,
    SLOOPS,
    WOOD,
)

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.cards.values import Value
    from netloft.games.nusfjord.rules.position import Nusfjord


class Goods(Part):
    """So much wood, fish and gold, and guests."""

    __slots__ = ("fish", "gold", "guests", "known", "wood")

    def __init__(self, wood: Value, fish: Value, gold: Value, guests: Value) -> None:
        super().__init__()
        self.wood = wood
        self.fish = fish
        self.gold = gold
        self.guests = guests
        self.known = known(wood, fish, gold)
        self.must = False
        self.sensitive = not (wood.fixed() and fish.fixed() and gold.fixed() and guests.fixed())
        if not self.sensitive:
            self.touches = SUPPLY

    def amounts(self, g: Nusfjord, me: int) -> tuple[int, int, int]:
        """Work out how much wood, fish and gold it is now."""
        if self.known is not None:
            return self.known
        return self.wood.of(g, me, NOWHERE), self.fish.of(g, me, NOWHERE), self.gold.of(g, me, NOWHERE)

    def listed(self, lang: str) -> str:
        """Name the goods."""
        return joined(self.each(lang), words.AND, lang)

    def each(self, lang: str) -> list[str]:
        """Name each good that is not nothing."""
        parts: list[str] = []
        for unit, value in zip(words.UNITS, (self.wood, self.fish, self.gold, self.guests), strict=True):
            said = value.words(unit, lang)
            if not said.startswith("0 "):
                parts.append(said)
        return parts


class Gain(Goods):
    """Goods from the general supply into one's own."""

    def words(self, lang: str) -> str:
        """Say: plus these goods."""
        return joined(["+" + good for good in self.each(lang)], words.AND, lang)

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """Something must come of it; wood beyond 12 does not."""
        wood, fish, gold = self.amounts(g, me)
        if fish or gold or (wood and g.harbors[me][WOOD] < MOST_WOOD) or self.guests.of(g, me, NOWHERE):
            return None
        return words.NOTHING_CHANGES

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Take them."""
        wood, fish, gold = self.amounts(g, me)
        guests = self.guests.of(g, me, NOWHERE)
        g.gain(me, wood, fish, gold)
        g.own(me)[GUESTS] += guests
        if guests:
            g.tell(me, words.GAINS, words.GUEST.count(guests))
        return None

    def foresee(self, g: Nusfjord, me: int) -> None:
        """They will be in the supply."""
        wood, fish, gold = self.amounts(g, me)
        guests = self.guests.of(g, me, NOWHERE)
        h = g.own(me)
        h[WOOD] = min(MOST_WOOD, h[WOOD] + wood)
        h[FISH] += fish
        h[GOLD] += gold
        h[GUESTS] += guests


class Store(Goods):
    """Goods from the general supply into the Reserve."""

    __slots__ = ("over",)

    def __init__(self, wood: Value, fish: Value, gold: Value, guests: Value, over: bool) -> None:
        super().__init__(wood, fish, gold, guests)
        self.over = over
        if not self.sensitive:
            self.touches = RESERVE

    def words(self, lang: str) -> str:
        """Say: plus these goods into the Reserve."""
        fish, wood = self.fish, self.wood
        if isinstance(fish, Sum) and fish.sign < 0 and isinstance(fish.left, Number):
            return words.FILL_RESERVE.say(lang, words.FISH.count(fish.left.number))
        if isinstance(wood, Sum) and wood.sign < 0:
            return words.MATCH_RESERVE.say(lang)
        if self.over and isinstance(fish, Count):
            return words.DOUBLE_RESERVE.say(lang)
        plus = joined(["+" + good for good in self.each(lang)], words.AND, lang)
        return (words.STORES_OVER if self.over else words.STORES).say(lang, plus)

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """Something must come of it; fish beyond 8 do not."""
        if self.wood.of(g, me, NOWHERE) or self.gold.of(g, me, NOWHERE):
            return None
        if self.fish.of(g, me, NOWHERE) and (self.over or g.harbors[me][R_FISH] < MOST_RESERVE):
            return None
        return words.NOTHING_CHANGES

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Put them there."""
        wood, fish, gold = self.amounts(g, me)
        g.store(me, wood, fish, gold, self.over)
        return None

    def foresee(self, g: Nusfjord, me: int) -> None:
        """They will be in the Reserve."""
        wood, fish, gold = self.amounts(g, me)
        h = g.own(me)
        h[R_WOOD] += wood
        h[R_FISH] += fish if self.over else max(0, min(fish, MOST_RESERVE - h[R_FISH]))
        h[R_GOLD] += gold


class Pay(Part):
    """Goods and ships that are given back, from the supply or out of the Reserve."""

    __slots__ = ("fish", "gold", "guests", "reserve", "ships", "wood")

    def __init__(
        self, wood: int, fish: int, gold: int, guests: int, ships: tuple[int, int, int], reserve: bool
    ) -> None:
        super().__init__()
        self.wood = wood
        self.fish = fish
        self.gold = gold
        self.guests = guests
        self.ships = ships
        self.reserve = reserve

    def numbers(self) -> dict[str, int]:
        """Count what is given."""
        goods = {"wood": self.wood, "fish": self.fish, "gold": self.gold, "guests": self.guests}
        counted = {**goods, **dict(zip(SHIPS, self.ships, strict=False))}
        return {name: number for name, number in counted.items() if number}

    def listed(self, lang: str) -> str:
        """Name what is given."""
        parts = [noun.count(n).say(lang) for noun, n in zip(words.SHIP_NOUNS, self.ships, strict=False) if n]
        parts += [text.say(lang) for text in words.goods(self.wood, self.fish, self.gold)]
        if self.guests:
            parts.append(words.GUEST.count(self.guests).say(lang))
        return ", ".join(parts)

    def words(self, lang: str) -> str:
        """Say what is given."""
        return (words.PAY_RESERVE if self.reserve else words.PAY).say(lang, self.listed(lang))

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """One must have it."""
        h = g.harbors[me]
        if self.reserve:
            enough = h[R_WOOD] >= self.wood and h[R_FISH] >= self.fish and h[R_GOLD] >= self.gold
            return None if enough else words.RESERVE_SHORT
        sloops, cutters, schooners = self.ships
        if h[SLOOPS] < sloops or h[CUTTERS] < cutters or h[SCHOONERS] < schooners:
            return words.NO_SUCH_SHIP
        enough = h[WOOD] >= self.wood and h[FISH] >= self.fish and h[GOLD] >= self.gold and h[GUESTS] >= self.guests
        return None if enough else words.TOO_FEW_GOODS

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Give it, if one has it."""
        if self.why_not(g, me) is None:
            self.give(g, me)
            self.look(g, me)
        return None

    def give(self, g: Nusfjord, me: int) -> None:
        """Give it."""
        g.tell(me, words.PAYS, Made(self.words_of))
        h = g.own(me)
        first = R_WOOD if self.reserve else WOOD
        h[first] -= self.wood
        h[first + 1] -= self.fish
        h[first + 2] -= self.gold
        h[GUESTS] -= self.guests
        for ship, number in enumerate(self.ships):
            for _ in range(number):
                g.return_ship(me, ship)

    def words_of(self, lang: str) -> str:
        """Say what is given, and from where if that is not the supply."""
        return words.PAY_RESERVE.say(lang, self.listed(lang)) if self.reserve else self.listed(lang)

    def look(self, g: Nusfjord, me: int) -> None:
        """Look whether the Reserve has become empty by it."""
        if self.reserve and g.reserve_empty(me):
            g.trigger(me, RESERVE_EMPTY)


class Trade(Part):
    """One thing for another, together."""

    __slots__ = ("gain", "pay")

    def __init__(self, pay: Pay, gain: Goods) -> None:
        super().__init__()
        self.pay = pay
        self.gain = gain

    def words(self, lang: str) -> str:
        """Say what for what."""
        paid = self.pay.words(lang) if self.pay.reserve else self.pay.listed(lang)
        return f"{paid} → {self.gain.words(lang).replace('+', '')}"

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """One must be able to pay; what comes in return may be lost in part."""
        return self.pay.why_not(g, me)

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Exchange."""
        if self.why_not(g, me) is None:
            self.pay.give(g, me)
            self.gain.run(g, me)
            self.pay.look(g, me)
        return None

    def within(self) -> list[Effect]:
        """Both sides."""
        return [self.pay, self.gain]
