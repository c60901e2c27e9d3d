"""Numbers and conditions that cards speak of: counts of what a player has, sums, steps, comparisons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.text import Noun, Text, noun

if TYPE_CHECKING:
    from collections.abc import Callable

    from netloft.games.nusfjord.rules.position import Nusfjord

NOTHING: Final = noun("", "", "", "")
PER: Final = Text("{} per {}", "{} je {}")
IS: Final = Text("{}: {}", "{}: {}")
AT_MOST: Final = Text("{} (at most {})", "{} (höchstens {})")
PLUS: Final = Text("{} plus {}", "{} plus {}")
LESS: Final = Text("{} less {}", "{} weniger {}")
SMALLEST: Final = Text(
    "as many {} as the smallest of these numbers: {}", "so viele {} wie die kleinste dieser Zahlen: {}"
)
BY_STEPS: Final = Text("{} (counted: {})", "{} (gezählt: {})")
STEP: Final = Text("{} from {} on", "{} ab {}")
OR_MORE: Final = Text("{} or more", "{} oder mehr")
EXACTLY: Final = Text("exactly {}", "genau {}")
NO: Final = Text("no {}", "keine {}")
AS_MANY_AS: Final = Text("as many {} as {}", "gleich viele {} wie {}")
OR: Final = Text(" or ", " oder ")
AND: Final = Text(" and ", " und ")
HAVE: Final = Text("you have {}", "du {} hast")
IF: Final = Text("{} if {}", "{}, falls {}")
ELSE: Final = Text("{} if {}, else {}", "{}, falls {}, sonst {}")


def joined(parts: list[str], last: Text, lang: str) -> str:
    """Join with commas, and a word before the last."""
    return "".join(parts) if len(parts) < 2 else ", ".join(parts[:-1]) + last.say(lang) + parts[-1]


class Value:
    """A number that may depend on the position, on whose card it is, and on where the card lies."""

    def of(self, g: Nusfjord, me: int, space: int) -> int:
        """Work it out."""
        raise NotImplementedError

    def fixed(self) -> bool:
        """Return whether it is always the same."""
        return False

    def words(self, unit: Noun, lang: str) -> str:
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

    def words(self, unit: Noun, lang: str) -> str:
        """Say the number."""
        return unit.count(self.number).say(lang).strip()


def known(wood: Value, fish: Value, gold: Value) -> tuple[int, int, int] | None:
    """Return the numbers of goods that are always the same; None if one of them depends on something."""
    if isinstance(wood, Number) and isinstance(fish, Number) and isinstance(gold, Number):
        return wood.number, fish.number, gold.number
    return None


class Count(Value):
    """A count of something, known by a word in capitals."""

    def __init__(self, name: str, count: Callable[[Nusfjord, int, int], int], one: Text, many: Text) -> None:
        self.name = name
        self.count = count
        self.one = one
        self.many = many
        """The plural; or, with a place `{}` for the number, what is so many."""
        self.none: Text | None = None
        """What is said if there are none."""
        self.thing: Text | None = None
        """The name of a number that one does not count but has, such as the haul."""

    def of(self, g: Nusfjord, me: int, space: int) -> int:
        """Count."""
        return self.count(g, me, space)

    def words(self, unit: Noun, lang: str) -> str:
        """Say: one for each; or what number it is."""
        if self.thing is not None:
            name = unit.many.say(lang)
            return IS.say(lang, name, self.thing) if name else self.thing.say(lang)
        return PER.say(lang, unit.count(1).say(lang).strip(), self.one)

    def phrase(self, lang: str, least: bool, numbers: list[int]) -> str:
        """Say so many of it, without a verb; nothing if it has a verb of its own."""
        many = self.many.say(lang)
        if "{}" in many or (self.none is not None and numbers == [0] and not least):
            return ""
        if least:
            return f"{OR_MORE.say(lang, numbers[0])} {many}"
        if numbers == [0]:
            return NO.say(lang, many)
        several = OR.say(lang).join([str(number) for number in numbers])
        said = several if len(numbers) > 1 else EXACTLY.say(lang, several)
        return f"{said} {self.one.say(lang) if numbers == [1] else many}"

    def clause(self, lang: str, least: bool, numbers: list[int]) -> str:
        """Say that there are so many of it."""
        if self.none is not None and not least and numbers == [0]:
            return self.none.say(lang)
        if self.none is not None and self.name == "PLAYERS" and numbers == [1]:
            return self.none.say(lang)
        phrase = self.phrase(lang, least, numbers)
        if phrase:
            return HAVE.say(lang, phrase)
        several = OR.say(lang).join([str(number) for number in numbers])
        if least:
            several = OR_MORE.say(lang, several)
        elif self.thing is not None and self.name == "HAUL":
            several = EXACTLY.say(lang, several)
        return self.many.say(lang).format(several)


class Times(Value):
    """So many for each."""

    def __init__(self, times: int, value: Value) -> None:
        self.times = times
        self.value = value

    def of(self, g: Nusfjord, me: int, space: int) -> int:
        """Multiply."""
        return self.times * self.value.of(g, me, space)

    def words(self, unit: Noun, lang: str) -> str:
        """Say: so many for each."""
        if isinstance(self.value, Count):
            return PER.say(lang, unit.count(self.times).say(lang).strip(), self.value.one)
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

    def words(self, unit: Noun, lang: str) -> str:
        """Say both."""
        sentence = PLUS if self.sign > 0 else LESS
        return sentence.say(lang, self.left.words(unit, lang), self.right.words(NOTHING, lang))


class AtMost(Value):
    """A number up to a limit."""

    def __init__(self, most: int, value: Value) -> None:
        self.most = most
        self.value = value

    def of(self, g: Nusfjord, me: int, space: int) -> int:
        """Not more than the limit."""
        return min(self.most, self.value.of(g, me, space))

    def words(self, unit: Noun, lang: str) -> str:
        """Say the number and the limit."""
        return AT_MOST.say(lang, self.value.words(unit, lang), self.most)


class Fewest(Value):
    """The smallest of several counts."""

    def __init__(self, counts: list[Count]) -> None:
        self.counts = counts

    def of(self, g: Nusfjord, me: int, space: int) -> int:
        """Compare."""
        return min([count.of(g, me, space) for count in self.counts])

    def words(self, unit: Noun, lang: str) -> str:
        """Name them all."""
        return SMALLEST.say(lang, unit.many, ", ".join([count.many.say(lang) for count in self.counts]))


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

    def words(self, unit: Noun, lang: str) -> str:
        """Name the steps."""
        named = [STEP.say(lang, unit.count(number).say(lang).strip(), least) for least, number in self.steps]
        return BY_STEPS.say(lang, ", ".join(named), self.count.many)


class Depends(Value):
    """One number if a condition holds, else another."""

    def __init__(self, condition: Condition, yes: Value, no: Value) -> None:
        self.condition = condition
        self.yes = yes
        self.no = no

    def of(self, g: Nusfjord, me: int, space: int) -> int:
        """Ask the condition."""
        return (self.yes if self.condition.holds(g, me, space) else self.no).of(g, me, space)

    def words(self, unit: Noun, lang: str) -> str:
        """Say both cases, unless the other is nothing."""
        yes = self.yes.words(unit, lang)
        if isinstance(self.no, Number) and self.no.number == 0:
            return IF.say(lang, yes, self.condition.words(lang))
        return ELSE.say(lang, yes, self.condition.words(lang), self.no.words(NOTHING, lang))


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
        return self.count.clause(lang, not self.exactly, self.numbers)

    def phrase(self, lang: str) -> str:
        """Say how many, without the verb."""
        return self.count.phrase(lang, not self.exactly, self.numbers)


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
        """Say all of them, under one verb if they share it."""
        word = AND if self.every else OR
        phrases = [part.phrase(lang) if isinstance(part, Compare) else "" for part in self.parts]
        if all(phrases):
            return HAVE.say(lang, joined(phrases, word, lang))
        return word.say(lang).join([part.words(lang) for part in self.parts])
