"""Plans in a player's words: what is done, what it gives and takes, and what another choice would miss."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from netloft import registry
from netloft.core.text import Made, Noun, Text, noun

if TYPE_CHECKING:
    from netloft.core.effect import Effect
    from netloft.core.position import Position

MOST: Final = 4  # changes in one sentence
A_LITTLE: Final = 0.75  # points that nobody feels

POINT: Final = noun("point", "points", "Punkt", "Punkte")
AND: Final = Text("{} and {}", "{} und {}")
ABOUT: Final = Text("about {}", "etwa {}")
THEN: Final = Text("{}, then {}", "{}, dann {}")
JUST: Final = Text("{}.", "{}.")
GIVES: Final = Text("{}: this gives you {}.", "{}: Das bringt dir {}.")
COSTS: Final = Text("{}: this takes {}.", "{}: Das kostet {}.")
TRADES: Final = Text("{}: this gives you {} for {}.", "{}: Das bringt dir {} für {}.")
NEXT: Final = Text("{} Your next turn: {}.", "{} Dein nächster Zug: {}.")
NEXT_GIVES: Final = Text("{} Your next turn: {}, which gives {}.", "{} Dein nächster Zug: {}; das bringt {}.")
NEXT_PAID: Final = Text(
    "{} Your next turn: {}, which gives {}; {} of today help to pay.",
    "{} Dein nächster Zug: {}; das bringt {}, und {} von heute helfen beim Bezahlen.",
)
MISSES: Final = Text("{} You miss out on {}.", "{} Dafür verzichtest du auf {}.")
MISSES_LITTLE: Final = Text(
    "{} For now you get {} less, but in the end it is nearly as good.",
    "{} Vorerst bekommst du {} weniger, am Ende ist es aber fast genauso gut.",
)
LATER: Final = Text("{} In the long run it costs you {}.", "{} Auf lange Sicht kostet es dich {}.")
AS_GOOD: Final = Text("{} Nearly as good.", "{} Fast genauso gut.")
LOOK: Final = Text(
    "Think each choice through to the end of your turn: what do you have then?",
    "Denke jede Wahl bis zum Ende deines Zuges durch: Was hast du dann?",
)


class Count:
    """Something players watch: what it is called, how much of it a seat has, and a nudge towards more of it."""

    __slots__ = ("comes", "noun", "nudge", "number", "shown")

    def __init__(
        self, counted: Noun, number: float, nudge: Text = LOOK, *, comes: bool = False, shown: bool = True
    ) -> None:
        self.noun = counted
        self.number = number
        self.nudge = nudge
        self.comes = comes
        """Whether it also comes and goes by itself between the phases of a round."""
        self.shown = shown
        """Whether it is told; what is done may say it already."""


class Change:
    """What there is more or less of at the end of a turn."""

    __slots__ = ("comes", "noun", "nudge", "number", "shown")

    def __init__(self, count: Count, number: float) -> None:
        self.comes = count.comes
        self.noun = count.noun
        self.nudge = count.nudge
        self.number = number
        self.shown = count.shown


class Teller:
    """How a game tells plans."""

    __slots__ = ("deeds", "tally")

    def __init__(
        self,
        deeds: Callable[[Sequence[Effect], Sequence[Effect]], list[Text]],
        tally: Callable[[Any, int], list[Count]],
    ) -> None:
        self.deeds = deeds
        """Put the choices of one turn in words, as orders with a small first letter; given first: those made before."""
        self.tally = tally
        """Count what a seat has, always in the same order, the most telling first."""


def plain_deeds(_before: Sequence[Effect], line: Sequence[Effect]) -> list[Text]:
    """Name the choices of a turn by their labels."""
    return [Made(option.label) for option in line]


def plain_tally(g: Position, seat: int) -> list[Count]:
    """Count only points, which every game has."""
    return [Count(POINT, sum([line.points for line in g.score_sheet(seat)]))]


PLAIN: Final = Teller(plain_deeds, plain_tally)


def teller_of(game: str) -> Teller:
    """Return how a game tells plans, or the generic way."""
    part = registry.manifest(game).advice
    found: Teller = registry.load(part) if part else PLAIN
    return found


class Plan:
    """A turn as it could go: its choices, what it changes, and what the next turn could bring."""

    __slots__ = ("about", "changes", "coming", "deeds", "line")

    def __init__(self, line: list[Effect], deeds: list[Text], changes: list[Change], *, about: bool = False) -> None:
        self.line = line
        self.deeds = deeds
        self.changes = changes
        """All that is counted, also what stays as it is."""
        self.about = about
        """Whether dice decide how much it is."""
        self.coming: Plan | None = None
        """The next turn, if it looks the same whatever the others do."""

    @property
    def gains(self) -> list[tuple[Noun, float]]:
        """List what there is more of."""
        return [(change.noun, change.number) for change in self.changes if change.number > 0 and change.shown]

    @property
    def costs(self) -> list[tuple[Noun, float]]:
        """List what there is less of, as positive numbers."""
        return [(change.noun, -change.number) for change in self.changes if change.number < 0 and change.shown]

    @property
    def nudge(self) -> Text:
        """Return a sentence that points to what the turn is for, without naming the move."""
        return next((change.nudge for change in self.changes if change.number > 0), LOOK)

    def say(self, lang: str) -> str:
        """Tell the plan in sentences."""
        deeds = one_after_the_other(self.deeds, lang)
        deeds = deeds[:1].upper() + deeds[1:]
        gains = amounts(self.gains, lang, about=self.about)
        costs = amounts(self.costs, lang)
        if gains and costs:
            told = TRADES.say(lang, deeds, gains, costs)
        elif gains or costs:
            told = (GIVES if gains else COSTS).say(lang, deeds, gains or costs)
        else:
            told = JUST.say(lang, deeds)
        return self.coming.say_next(lang, told, self) if self.coming is not None else told

    def say_next(self, lang: str, told: str, before: Plan) -> str:
        """Add this plan, of the next turn, to what was told of the one before."""
        deeds, gains = one_after_the_other(self.deeds, lang), amounts(self.gains, lang, about=self.about)
        if not gains:
            return NEXT.say(lang, told, deeds)
        due = dict(self.costs)
        goods = {change.noun for change in self.changes if change.comes}
        paid = [(thing, number) for thing, number in before.gains if thing in due and thing in goods]
        if not paid:
            return NEXT_GIVES.say(lang, told, deeds, gains)
        return NEXT_PAID.say(lang, told, deeds, gains, amounts(paid, lang))

    def say_instead(self, lang: str, best: Plan, cost: float) -> str:
        """Tell the plan, and what it misses compared with the best one."""
        told = self.say(lang)
        missed = [
            (change.noun, change.number - max(0.0, own.number))
            for change, own in zip(best.changes, self.changes, strict=True)
            if change.number > max(0, own.number) and change.shown
        ]
        if missed:
            return (MISSES if cost >= A_LITTLE else MISSES_LITTLE).say(lang, told, amounts(missed, lang))
        if cost >= A_LITTLE:
            return LATER.say(lang, told, ABOUT.say(lang, POINT.count(max(1, round(cost)))))
        return AS_GOOD.say(lang, told)


def amounts(changes: list[tuple[Noun, float]], lang: str, *, about: bool = False) -> str:
    """Put amounts in words: "4 points, 3 wood and 1 gold"."""
    told = [thing.count(whole(number)).say(lang) for thing, number in changes[:MOST]]
    text = listed(told, lang)
    return ABOUT.say(lang, text) if about and text else text


def whole(number: float) -> int:
    """Round a number, but never to nothing."""
    return max(1, round(abs(number)))


def listed(told: list[str], lang: str) -> str:
    """Join words with commas and an "and"."""
    return AND.say(lang, ", ".join(told[:-1]), told[-1]) if len(told) > 1 else "".join(told)


def one_after_the_other(deeds: list[Text], lang: str) -> str:
    """Join what is done, in its order."""
    told = deeds[0].say(lang) if deeds else ""
    for deed in deeds[1:]:
        told = THEN.say(lang, told, deed)
    return told
