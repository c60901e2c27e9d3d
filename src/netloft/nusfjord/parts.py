"""What cards and elders do, part by part: goods that come and go, and what one may do or leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.effect import Choice, Effect, Named
from netloft.core.text import Text
from netloft.nusfjord import words
from netloft.nusfjord.harbor import (
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
    SLOOPS,
    WOOD,
)
from netloft.nusfjord.position import ACTIONS, RESERVE_EMPTY
from netloft.nusfjord.values import Count, Number, Sum, joined

if TYPE_CHECKING:
    from collections.abc import Sequence

    from netloft.nusfjord.position import Nusfjord
    from netloft.nusfjord.values import Condition, Value

NOWHERE: Final = 11  # for counts that ask where their card lies, of what lies nowhere


# What effects touch: two that touch different things can come in any order.
SUPPLY: Final = 1
RESERVE: Final = 2
FORESTS: Final = 4
TRACK_AND_SHIPS: Final = 8
TABLE: Final = 16
SHARES: Final = 32
EVERYTHING: Final = 63


class Answer(Named):
    """An option that only notes a number; the effect waiting below on the stack acts on it."""

    __slots__ = ("number",)

    def __init__(self, text: str, name: Text, number: int) -> None:
        super().__init__(text, name)
        self.number = number

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Note it."""
        g.answer = self.number
        return None


DO: Final[dict[int, Answer]] = {
    event: Answer(f"do {name}", words.ACTION_NAMES[event], event + 1) for event, name in enumerate(ACTIONS)
}
SELL: Final[dict[tuple[int, int, int], Answer]] = {
    (1, 0, 0): Answer("sell sloop", words.SLOOP, 21),
    (0, 1, 0): Answer("sell cutter", words.CUTTER, 22),
    (0, 0, 1): Answer("sell schooner", words.SCHOONER, 23),
}
CHOOSE: Final[tuple[Answer, ...]] = tuple(
    [Answer(f"choose {number + 1}", words.choose(number + 1), 31 + number) for number in range(4)]
)
USE: Final[Answer] = Answer("use", words.USE, 1)
DECLINE: Final[Answer] = Answer("decline", words.DECLINE, 0)
STOP: Final[Answer] = Answer("stop", words.STOP, 0)
GO_ON: Final[Answer] = Answer("go on", words.GO_ON, 0)


class Part(Effect):
    """One part of what a card or elder does."""

    __slots__ = ("must", "sensitive", "shared", "touches")

    def __init__(self) -> None:
        super().__init__("")
        self.must = True
        """Whether the whole cannot be done if this part cannot."""
        self.sensitive = True
        """Whether it can matter if it comes before or after other effects that touch the same."""
        self.touches = EVERYTHING
        """What it takes from, adds to or looks at."""
        self.shared = False
        """Whether it belongs to no card and keeps its own name."""

    def words(self, lang: str) -> str:
        """Say what it does, as on a card."""
        raise NotImplementedError

    def within(self) -> list[Effect]:
        """List the effects that it is made of."""
        return []

    def entitle(self, text: str, title: Text) -> None:
        """Name it and what it is made of by the card that it belongs to."""
        if self.shared:
            return
        self.text = text
        for number, part in enumerate(self.within()):
            if isinstance(part, Part):
                part.entitle(f"{text} {number + 1}", title)
            else:
                part.text = f"{text} {number + 1}"
            if isinstance(part, Ask):
                part.question = Text(f"{title.en}: {self.words('en')}.", f"{title.de}: {self.words('de')}.")


class Ask(Choice):
    """A question of a card: its words are those of the card."""


def why_not_all(g: Nusfjord, me: int, parts: Sequence[Part]) -> Text | None:
    """All that must be done must be possible, and something must change."""
    reason: Text | None = words.NOTHING_CHANGES
    for part in parts:
        why = part.why_not(g, me)
        if why is None:
            reason = None
        elif part.must:
            return why
    return reason


class Goods(Part):
    """So much wood, fish and gold, and guests."""

    __slots__ = ("fish", "gold", "guests", "wood")

    def __init__(self, wood: Value, fish: Value, gold: Value, guests: Value) -> None:
        super().__init__()
        self.wood = wood
        self.fish = fish
        self.gold = gold
        self.guests = guests
        self.must = False
        self.sensitive = not (wood.fixed() and fish.fixed() and gold.fixed() and guests.fixed())
        if not self.sensitive:
            self.touches = SUPPLY

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
        if self.fish.of(g, me, NOWHERE) or self.gold.of(g, me, NOWHERE) or self.guests.of(g, me, NOWHERE):
            return None
        if self.wood.of(g, me, NOWHERE) and g.harbors[me][WOOD] < MOST_WOOD:
            return None
        return words.NOTHING_CHANGES

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Take them."""
        wood = self.wood.of(g, me, NOWHERE)
        fish = self.fish.of(g, me, NOWHERE)
        gold = self.gold.of(g, me, NOWHERE)
        guests = self.guests.of(g, me, NOWHERE)
        g.gain(me, wood, fish, gold)
        g.own(me)[GUESTS] += guests
        if guests:
            g.tell(me, words.GAINS, words.GUEST.count(guests))
        return None


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
        wood = self.wood.of(g, me, NOWHERE)
        fish = self.fish.of(g, me, NOWHERE)
        gold = self.gold.of(g, me, NOWHERE)
        g.store(me, wood, fish, gold, self.over)
        return None


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
        g.tell(me, words.PAYS, Text(self.words_of("en"), self.words_of("de")))
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


class Then(Part):
    """What follows if it was chosen to do it."""

    __slots__ = ("name", "parts")

    def __init__(self, parts: list[Part]) -> None:
        super().__init__()
        self.parts = parts
        self.name: Text | None = None
        """The building whose effect it is, to be named when it is used."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Do it, or nothing."""
        if g.answer:
            if self.name is not None:
                g.tell(me, words.BUILDING_ACTS, self.name)
            for part in reversed(self.parts):
                g.stack.append((me, part))
        return None

    def within(self) -> list[Effect]:
        """Its parts."""
        return list(self.parts)

    def words(self, lang: str) -> str:
        """Say all parts."""
        return all_words(self.parts, lang)


class AskMay(Ask):
    """Whether one does it."""

    __slots__ = ("as_long_as", "parts")

    def __init__(self, parts: list[Part], open_: bool) -> None:
        super().__init__("", words.NOTHING_CHANGES, (USE, DECLINE))
        self.parts = parts
        self.open = open_
        self.as_long_as: Condition | None = None
        """What must still hold when it is done."""

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """One can always leave it; doing it must change something."""
        if option is not USE:
            return None
        if self.as_long_as is not None and not self.as_long_as.holds(g, me, NOWHERE):
            return words.NO_LONGER
        return why_not_all(g, me, self.parts)


class May(Part):
    """Something that one may do or leave."""

    __slots__ = ("ask", "parts", "then")

    def __init__(self, parts: list[Part], open_: bool) -> None:
        super().__init__()
        self.parts = parts
        self.ask = AskMay(parts, open_)
        self.then = Then(parts)
        self.must = False
        self.sensitive = any([part.sensitive for part in parts])
        self.touches = all_touches(parts)

    def words(self, lang: str) -> str:
        """Say: you may."""
        return words.MAY.say(lang, all_words(self.parts, lang))

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """It must be possible."""
        return why_not_all(g, me, self.parts)

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask."""
        stack = g.stack
        stack.append((me, self.then))
        stack.append((me, self.ask))
        return None

    def within(self) -> list[Effect]:
        """The question and what follows."""
        return [self.then, self.ask]


class Now(May):
    """What happens right after building; it may be declined, but not kept for later."""

    def words(self, lang: str) -> str:
        """Say what happens."""
        return all_words(self.parts, lang)


class ThenOne(Then):
    """What follows of several things, by the answer."""

    __slots__ = ("answers",)

    def __init__(self, parts: list[Part], answers: list[int]) -> None:
        super().__init__(parts)
        self.answers = answers

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Do the one that was chosen, if any."""
        if g.answer in self.answers:
            g.stack.append((me, self.parts[self.answers.index(g.answer)]))
        return None


class AskOne(Ask):
    """Which of several things one does."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Part], options: list[Answer], optional: bool) -> None:
        super().__init__("", words.NOTHING_CHANGES, (*options, DECLINE) if optional else tuple(options))
        self.parts = parts

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """What one chooses must be possible."""
        if option is DECLINE:
            return None
        return self.parts[self.candidates.index(option)].why_not(g, me)


class OneOf(Part):
    """One of several things; perhaps none."""

    __slots__ = ("ask", "optional", "parts", "then")

    def __init__(self, parts: list[Part], options: list[Answer], optional: bool) -> None:
        super().__init__()
        self.parts = parts
        self.optional = optional
        self.ask = AskOne(parts, options, optional)
        self.then = ThenOne(parts, [option.number for option in options])
        self.must = not optional

    def words(self, lang: str) -> str:
        """Name them all."""
        said = [part.words(lang) for part in self.parts]
        if self.ask.candidates[0] in CHOOSE:
            said = [f"({number + 1}) {part}" for number, part in enumerate(said)]
        either = joined(said, words.OR, lang)
        return words.MAY.say(lang, either) if self.optional else either

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """One of them must be possible."""
        reason: Text | None = words.NOTHING_CHANGES
        for part in self.parts:
            reason = part.why_not(g, me)
            if reason is None:
                return None
        return reason

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask which."""
        g.answer = 0
        g.push(me, self.ask, self.then)
        return None

    def within(self) -> list[Effect]:
        """The question and what follows."""
        return [self.then, self.ask]


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


def all_touches(parts: Sequence[Part]) -> int:
    """Join what several parts touch."""
    found = 0
    for part in parts:
        found |= part.touches
    return found


def all_words(parts: Sequence[Part], lang: str) -> str:
    """Say several parts one after the other."""
    said = parts[0].words(lang)
    for part in parts[1:]:
        optional = isinstance(part, May) or (isinstance(part, OneOf) and part.optional)
        said += (words.THEN_MAYBE if optional else words.THEN).say(lang) + part.words(lang)
    return said
