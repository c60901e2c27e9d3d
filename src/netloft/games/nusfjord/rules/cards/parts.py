"""What cards and elders do, part by part: what every part is, and what one may do, choose or leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from netloft.core.effect import Choice, Effect, Named
from netloft.core.text import Made, Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.board import ACTIONS
from netloft.games.nusfjord.rules.cards.values import joined
from netloft.games.nusfjord.rules.register import option_at, options_at

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from netloft.games.nusfjord.rules.cards.values import Condition
    from netloft.games.nusfjord.rules.position import Nusfjord

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

    def __init__(self, text: str, name: Text, number: int, kind: str = "", args: dict[str, Any] | None = None) -> None:
        super().__init__(text, name)
        self.number = number
        if kind:
            self.kind = kind
            self.args = args or {}

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Note it."""
        g.answer = self.number
        return None


DO: Final[dict[int, Answer]] = {
    event: Answer(f"do {name}", words.ACTION_NAMES[event], event + 1, "do", {"action": name})
    for event, name in enumerate(ACTIONS)
}
options_at(100, tuple(DO.values()))
SELL: Final[dict[tuple[int, int, int], Answer]] = {
    (1, 0, 0): Answer("sell sloop", words.SLOOP, 21, "sell", {"ship": "sloop"}),
    (0, 1, 0): Answer("sell cutter", words.CUTTER, 22, "sell", {"ship": "cutter"}),
    (0, 0, 1): Answer("sell schooner", words.SCHOONER, 23, "sell", {"ship": "schooner"}),
}
options_at(110, tuple(SELL.values()))
CHOOSE: Final[tuple[Answer, ...]] = options_at(
    120,
    tuple(
        [
            Answer(f"choose {number}", words.choose(number), 30 + number, "choose", {"number": number})
            for number in range(1, 5)
        ]
    ),
)
USE: Final[Answer] = option_at(60, Answer("use", words.USE, 1))
DECLINE: Final[Answer] = option_at(70, Answer("decline", words.DECLINE, 0))
STOP: Final[Answer] = option_at(80, Answer("stop", words.STOP, 0))
GO_ON: Final[Answer] = option_at(90, Answer("go on", words.GO_ON, 0))


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

    def foresee(self, g: Nusfjord, me: int) -> None:
        """Change the harbor of a lookahead as this will change it, where that is certain."""

    def within(self) -> list[Effect]:
        """List the effects that it is made of."""
        return []

    def pairs(self) -> list[tuple[Effect, Effect]]:
        """List its steps that act on an answer, each with the question that comes right before it."""
        return []

    def assign_names(self, text: str, title: Text) -> None:
        """Name it and what it is made of by the card that it belongs to."""
        if self.shared:
            return
        self.text = text
        for number, part in enumerate(self.within()):
            if isinstance(part, Part):
                part.assign_names(f"{text} {number + 1}", title)
            else:
                part.text = f"{text} {number + 1}"
            if isinstance(part, Ask):
                part.question = Made(lambda lang: f"{title.say(lang)}: {self.words(lang)}.")


PLAIN_PARTS: Final[dict[str, Callable[[], Part]]] = {}
"""Parts that deck files know by a word with empty brackets."""


def word(name: str, part: Callable[[], Part]) -> None:
    """Declare the word of a part in deck files."""
    PLAIN_PARTS[name] = part


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

    def pairs(self) -> list[tuple[Effect, Effect]]:
        """What follows acts on the answer."""
        return [(self.then, self.ask)]


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

    def pairs(self) -> list[tuple[Effect, Effect]]:
        """What follows acts on the answer."""
        return [(self.then, self.ask)]


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
