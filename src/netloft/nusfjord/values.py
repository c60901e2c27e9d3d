"""Numbers and conditions that cards speak of: counts of what a player has, sums, steps, comparisons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable

    from netloft.nusfjord.position import Nusfjord

PER: Final = Text("{} per {}", "{} je {}")
AT_MOST: Final = Text("{} (at most {})", "{} (höchstens {})")
AND_PER: Final = Text("{} plus {}", "{} plus {}")
LESS: Final = Text("{} less {}", "{} weniger {}")
LEAST_OF: Final = Text("the smallest of: {}", "der kleinsten Zahl aus: {}")
BY_STEPS: Final = Text("by {}: {}", "nach {}: {}")
STEP: Final = Text("{} from {} on", "{} ab {}")
OR_MORE: Final = Text("{} or more", "{} oder mehr")
EXACTLY: Final = Text("exactly {}", "genau {}")
AS_MANY_AS: Final = Text("as many {} as {}", "gleich viele {} wie {}")
OR: Final = Text(" or ", " oder ")
AND: Final = Text(" and ", " und ")
HAVE: Final = Text("you have {}", "du {} hast")
ELSE: Final = Text("{} if {}", "{}, falls {}")
ELSE_MORE: Final = Text("{} if {}, else {}", "{}, falls {}, sonst {}")


class Value:
    """A number that may depend on the position, on whose card it is, and on where the card lies."""

    def of(self, g: Nusfjord, me: int, space: int) -> int:
        """Work it out."""
        raise NotImplementedError

    def fixed(self) -> bool:
        """Say whether it is always the same."""
        return False

    def words(self, unit: Text, lang: str) -> str:
        """Say so many of something, for instance 2 fish per elder."""
        raise NotImplementedError


class Number(Value):
    """A plain number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def of(self, g: Nusfjord, me: int, space: int) -> int:
        """It is what it is."""
        return self.number

    def fixed(self) -> bool:
        """Always the same."""
        return True

    def words(self, unit: Text, lang: str) -> str:
        """Say the number."""
        return f"{self.number} {unit.say(lang)}".strip()


class Count(Value):
    """A count of something, known by a word in capitals."""

    def __init__(self, name: str, count: Callable[[Nusfjord, int, int], int], one: Text, many: Text) -> None:
        self.name = name
        self.count = count
        self.one = one
        self.many = many
        """The plural; with a place `{}` for the number if the number does not stand before it."""

    def of(self, g: Nusfjord, me: int, space: int) -> int:
        """Count."""
        return self.count(g, me, space)

    def words(self, unit: Text, lang: str) -> str:
        """Say: one for each."""
        return PER.say(lang, f"1 {unit.say(lang)}".strip(), self.one)

    def having(self, how_many: str, lang: str) -> str:
        """Say that one has so many of it."""
        many = self.many.say(lang)
        return many.format(how_many) if "{}" in many else HAVE.say(lang, f"{how_many} {many}")


class Times(Value):
    """So many for each."""

    def __init__(self, times: int, value: Value) -> None:
        self.times = times
        self.value = value

    def of(self, g: Nusfjord, me: int, space: int) -> int:
        """Multiply."""
        return self.times * self.value.of(g, me, space)

    def words(self, unit: Text, lang: str) -> str:
        """Say: so many for each."""
        if isinstance(self.value, Count):
            return PER.say(lang, f"{self.times} {unit.say(lang)}".strip(), self.value.one)
        return f"{self.times} x {self.value.words(unit, lang)}"


class Sum(Value):
    """One number and another, added or taken away."""

    def __init__(self, left: Value, right: Value, sign: int) -> None:
        self.left = left
        self.right = right
        self.sign = sign

    def of(self, g: Nusfjord, me: int, space: int) -> int:
        """Add up; what would be less than nothing is nothing."""
        return max(0, self.left.of(g, me, space) + self.sign * self.right.of(g, me, space))

    def words(self, unit: Text, lang: str) -> str:
        """Say both."""
        sentence = AND_PER if self.sign > 0 else LESS
        return sentence.say(lang, self.left.words(unit, lang), self.right.words(Text("", ""), lang))


class AtMost(Value):
    """A number up to a limit."""

    def __init__(self, most: int, value: Value) -> None:
        self.most = most
        self.value = value

    def of(self, g: Nusfjord, me: int, space: int) -> int:
        """Not more than the limit."""
        return min(self.most, self.value.of(g, me, space))

    def words(self, unit: Text, lang: str) -> str:
        """Say the number and the limit."""
        return AT_MOST.say(lang, self.value.words(unit, lang), self.most)


class Fewest(Value):
    """The smallest of several counts."""

    def __init__(self, counts: list[Count]) -> None:
        self.counts = counts

    def of(self, g: Nusfjord, me: int, space: int) -> int:
        """Compare."""
        return min([count.of(g, me, space) for count in self.counts])

    def words(self, unit: Text, lang: str) -> str:
        """Name them all."""
        named = LEAST_OF.say(lang, ", ".join([count.many.say(lang) for count in self.counts]))
        return PER.say(lang, f"1 {unit.say(lang)}".strip(), named)


class Steps(Value):
    """A number by steps of a count: nothing below the first step."""

    def __init__(self, count: Count, steps: list[tuple[int, int]]) -> None:
        self.count = count
        self.steps = steps

    def of(self, g: Nusfjord, me: int, space: int) -> int:
        """Find the step."""
        have = self.count.of(g, me, space)
        found = 0
        for least, number in self.steps:
            if have >= least:
                found = number
        return found

    def words(self, unit: Text, lang: str) -> str:
        """Name the steps."""
        named = [STEP.say(lang, f"{number} {unit.say(lang)}".strip(), least) for least, number in self.steps]
        return BY_STEPS.say(lang, self.count.many, ", ".join(named))


class Depends(Value):
    """One number if a condition holds, else another."""

    def __init__(self, condition: Condition, yes: Value, no: Value) -> None:
        self.condition = condition
        self.yes = yes
        self.no = no

    def of(self, g: Nusfjord, me: int, space: int) -> int:
        """Ask the condition."""
        return (self.yes if self.condition.holds(g, me, space) else self.no).of(g, me, space)

    def words(self, unit: Text, lang: str) -> str:
        """Say both cases, unless the other is nothing."""
        yes = self.yes.words(unit, lang)
        if isinstance(self.no, Number) and self.no.number == 0:
            return ELSE.say(lang, yes, self.condition.words(lang))
        return ELSE_MORE.say(lang, yes, self.condition.words(lang), self.no.words(Text("", ""), lang))


class Condition:
    """Something that holds or does not."""

    def holds(self, g: Nusfjord, me: int, space: int) -> bool:
        """Look whether it holds."""
        raise NotImplementedError

    def words(self, lang: str) -> str:
        """Put it in words, to follow "if"."""
        raise NotImplementedError


class Compare(Condition):
    """A count compared with a number: at least, or exactly, or one of several."""

    def __init__(self, count: Count, exactly: bool, numbers: list[int]) -> None:
        self.count = count
        self.exactly = exactly
        self.numbers = numbers

    def holds(self, g: Nusfjord, me: int, space: int) -> bool:
        """Compare."""
        have = self.count.of(g, me, space)
        return have in self.numbers if self.exactly else have >= self.numbers[0]

    def words(self, lang: str) -> str:
        """Say how many."""
        if not self.exactly:
            return self.count.having(OR_MORE.say(lang, self.numbers[0]), lang)
        several = OR.say(lang).join([str(number) for number in self.numbers])
        return self.count.having(several if len(self.numbers) > 1 else EXACTLY.say(lang, several), lang)


class Equal(Condition):
    """As many of one thing as of another."""

    def __init__(self, one: Count, other: Count) -> None:
        self.one = one
        self.other = other

    def holds(self, g: Nusfjord, me: int, space: int) -> bool:
        """Compare both."""
        return self.one.of(g, me, space) == self.other.of(g, me, space)

    def words(self, lang: str) -> str:
        """Name both."""
        return HAVE.say(lang, AS_MANY_AS.say(lang, self.one.many, self.other.many))


class Joined(Condition):
    """Several conditions: any of them, or all."""

    def __init__(self, parts: list[Condition], every: bool) -> None:
        self.parts = parts
        self.every = every

    def holds(self, g: Nusfjord, me: int, space: int) -> bool:
        """Look at each."""
        for part in self.parts:
            if part.holds(g, me, space) != self.every:
                return not self.every
        return self.every

    def words(self, lang: str) -> str:
        """Say all of them."""
        return (AND if self.every else OR).say(lang).join([part.words(lang) for part in self.parts])
