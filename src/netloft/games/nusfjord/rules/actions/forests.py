"""Forests: felling, thinning out, reforesting, and what cards do with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.effect import Choice, Effect, Named
from netloft.core.text import Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.actions.action import Action, shared
from netloft.games.nusfjord.rules.board import DEFOREST, FELL_FOREST, REFOREST, THIN
from netloft.games.nusfjord.rules.cards.parts import DECLINE, FORESTS, STOP, USE, Answer, Part, Then
from netloft.games.nusfjord.rules.harbor import (
    COVERED,
    DOUBLE_MASKS,
    DOUBLE_NAMES,
    FOREST,
    MOST_WOOD,
    WOOD,
    fell,
    forest_count,
    free_double,
    has_forest,
    plant,
)
from netloft.games.nusfjord.rules.register import options_at, step

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.cards.goods import Gain
    from netloft.games.nusfjord.rules.position import Nusfjord


class Fell(Named):
    """Remove a forest from a double space."""

    __slots__ = ("double",)

    def __init__(self, double: int) -> None:
        name = DOUBLE_NAMES[double]
        super().__init__(f"fell {name}", Text(f"Forest at {name}", f"Waldstreifen auf {name}"))
        self.kind, self.args = "fell", {"place": name}
        self.double = double

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """A forest must stand there."""
        return None if g.harbors[me][FOREST + self.double] else words.NO_FOREST_THERE

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Remove it."""
        fell(g.own(me), self.double)
        g.tell(me, words.FELLED, DOUBLE_NAMES[self.double])
        g.trigger(me, FELL_FOREST)
        g.answer = 1
        return None


class ForestPlace(Answer):
    """A double space for forests."""

    def __init__(self, double: int) -> None:
        name = DOUBLE_NAMES[double]
        super().__init__(f"forest {name}", Text(f"Forest on {name}", f"Wald auf {name}"), double)
        self.kind, self.args = "forest", {"place": name}

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Note the place."""
        g.double = self.number
        g.answer = 1
        return None


class Keep(Answer):
    """The forest that stays."""

    def __init__(self, double: int) -> None:
        name = DOUBLE_NAMES[double]
        super().__init__(f"keep {name}", Text(f"Keep one at {name}", f"Einer auf {name} bleibt"), double)
        self.kind, self.args = "keep", {"place": name}

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """A forest must stand there."""
        return None if g.harbors[me][FOREST + self.number] else words.NO_FOREST_THERE


FELLS: Final[tuple[Fell, ...]] = options_at(220, tuple([Fell(double) for double in range(len(DOUBLE_NAMES))]))
FOREST_PLACES: Final[tuple[ForestPlace, ...]] = options_at(
    230, tuple([ForestPlace(double) for double in range(len(DOUBLE_NAMES))])
)
KEEPS: Final[tuple[Keep, ...]] = options_at(240, tuple([Keep(double) for double in range(len(DOUBLE_NAMES))]))


class AskFell(Choice):
    """Which forest is removed."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Offer the spaces with a forest."""
        h = g.harbors[me]
        return [option for option in FELLS if h[FOREST + option.double]]


ASK_FELL: Final[AskFell] = step(AskFell("which forest", words.ASK_FELL, FELLS))
ASK_KEEP: Final[Choice] = step(Choice("which forest stays", words.ASK_KEEP, KEEPS))


class AskFellOrStop(Choice):
    """Which forest, if any more."""

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """One can always stop."""
        return None if option is STOP else option.why_not(g, me)


ASK_FELL_OR_STOP: Final[AskFellOrStop] = step(AskFellOrStop("which forest, if any", words.ASK_FELL, (*FELLS, STOP)))


class AskForest(Choice):
    """Where forests go: on a free double space, on one with forests, or on either."""

    __slots__ = ("forested", "free")

    def __init__(self, text: str, free: bool, forested: bool, candidates: tuple[Effect, ...]) -> None:
        super().__init__(text, words.ASK_FOREST, candidates)
        self.free = free
        self.forested = forested

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """Forests lie on two free spaces side by side, or exactly on other forests."""
        if not isinstance(option, ForestPlace):
            return None
        h = g.harbors[me]
        if h[FOREST + option.number]:
            return None if self.forested else words.FORESTED
        if not self.free:
            return words.NO_FOREST_THERE
        return words.NOT_FREE if h[COVERED] & DOUBLE_MASKS[option.number] else None

    def possible(self, g: Nusfjord, me: int) -> bool:
        """Return whether there is a place at all."""
        h = g.harbors[me]
        return (self.forested and has_forest(h)) or (self.free and free_double(h))


ASK_FREE_DOUBLE: Final[AskForest] = step(AskForest("where the forests go", True, False, FOREST_PLACES))
ASK_STACK: Final[AskForest] = step(AskForest("where the extra forest goes", False, True, FOREST_PLACES))
ASK_ANY_DOUBLE: Final[AskForest] = step(AskForest("where the forest goes", True, True, FOREST_PLACES))


class AskNextStack(AskForest):
    """Where one more forest goes, on each stack at most once."""

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """Stacks that have had theirs are left out."""
        if isinstance(option, ForestPlace) and g.grown >> option.number & 1:
            return words.HAD_ITS_FOREST
        return super().forbids(g, me, option)


ASK_NEXT_STACK: Final[AskNextStack] = step(
    AskNextStack("where one more forest goes", False, True, (*FOREST_PLACES, STOP))
)


class Planted(Effect):
    """Forests come to the place that was chosen."""

    __slots__ = ("forests",)

    def __init__(self, forests: int) -> None:
        super().__init__(f"planted {forests}")
        self.forests = forests

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Put them there."""
        if g.double < 0:
            return None
        h = g.own(me)
        wood = h[WOOD]
        plant(h, g.double, self.forests)
        if h[WOOD] > wood:
            g.tell(me, words.WOOD_FETCHED, DOUBLE_NAMES[g.double])
        g.tell(me, words.PLANTED, words.FOREST.count(self.forests), DOUBLE_NAMES[g.double])
        return None


PLANTED: Final[list[Planted]] = [
    step(Planted(forests), ASK_FREE_DOUBLE, ASK_STACK, ASK_ANY_DOUBLE) for forests in range(10)
]


class FellSome(Part):
    """Remove forests: exactly so many, or up to so many."""

    __slots__ = ("again", "number", "up_to")

    def __init__(self, number: int, up_to: bool) -> None:
        super().__init__()
        self.number = number
        self.up_to = up_to
        self.must = not up_to
        self.touches = FORESTS
        self.again = FellAgain(number - 1) if up_to and number > 1 else None

    def words(self, lang: str) -> str:
        """Say how many."""
        return (words.FELL_UP_TO if self.up_to else words.FELL).say(lang, words.FOREST.count(self.number))

    def within(self) -> list[Effect]:
        """What comes again."""
        return [] if self.again is None else [self.again]

    def pairs(self) -> list[tuple[Effect, Effect]]:
        """The next forest follows the question."""
        return [] if self.again is None else [(self.again, ASK_FELL_OR_STOP)]

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """There must be enough forests."""
        return words.TOO_FEW_FORESTS if forest_count(g.harbors[me]) < (1 if self.up_to else self.number) else None

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask which."""
        if self.again is not None:
            g.answer = 0
            g.push(me, ASK_FELL_OR_STOP, self.again)
        elif self.up_to:
            g.push(me, ASK_FELL_OR_STOP)
        else:
            for _ in range(self.number):
                g.push(me, ASK_FELL)
        return None


class FellAgain(Part):
    """More forests, unless one has stopped."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask again."""
        if g.answer and self.left:
            g.push(me, ASK_FELL_OR_STOP)
        return None


class AddForest(Part):
    """One forest more: on a double space with forests, or also on a free one."""

    __slots__ = ("ask",)

    def __init__(self, free: bool) -> None:
        super().__init__()
        self.ask = ASK_ANY_DOUBLE if free else ASK_STACK

    def words(self, lang: str) -> str:
        """Say where."""
        return (words.ADD_ANYWHERE if self.ask.free else words.ADD_TO_STACK).say(lang)

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """There must be a place."""
        return None if self.ask.possible(g, me) else words.NO_PLACE_FOR_FOREST

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask where."""
        g.double = -1
        g.push(me, self.ask, PLANTED[1])
        return None


class AddToEach(Part):
    """One forest more on each double space with forests, as one likes."""

    __slots__ = ("again",)

    def __init__(self) -> None:
        super().__init__()
        self.again = AddedToEach()

    def words(self, lang: str) -> str:
        """Say where."""
        return words.ADD_TO_EACH.say(lang)

    def within(self) -> list[Effect]:
        """What comes again."""
        return [self.again]

    def pairs(self) -> list[tuple[Effect, Effect]]:
        """Each forest follows a question."""
        return [(self.again, ASK_STACK), (self.again, ASK_NEXT_STACK)]

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """There must be forests."""
        return None if ASK_STACK.possible(g, me) else words.TOO_FEW_FORESTS

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask for the first."""
        g.grown = 0
        g.answer = 0
        g.push(me, ASK_STACK, self.again)
        return None


class AddedToEach(Part):
    """One forest has its place; perhaps there are more."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Put it there and ask again."""
        if g.answer:
            g.answer = 0
            g.grown |= 1 << g.double
            h = g.harbors[me]
            more = any([h[FOREST + double] and not g.grown >> double & 1 for double in range(len(DOUBLE_NAMES))])
            g.push(me, PLANTED[1], *([ASK_NEXT_STACK, self] if more else []))
        return None


class FellAllButOne(Part):
    """Remove all forests but one, for fixed goods each."""

    __slots__ = ("each", "then")

    def __init__(self, each: Gain) -> None:
        super().__init__()
        self.each = each
        self.then = OneForestLeft(each)

    def words(self, lang: str) -> str:
        """Say what it brings."""
        return words.FELL_ALL_BUT_ONE.say(lang, self.each.words(lang))

    def within(self) -> list[Effect]:
        """What follows."""
        return [self.then]

    def pairs(self) -> list[tuple[Effect, Effect]]:
        """What follows acts on the answer."""
        return [(self.then, ASK_KEEP)]

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """There must be two forests."""
        return words.TOO_FEW_FORESTS if forest_count(g.harbors[me]) < 2 else None

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask which one stays."""
        g.answer = -1
        g.push(me, ASK_KEEP, self.then)
        return None


class OneForestLeft(Part):
    """All forests but one are gone."""

    __slots__ = ("each",)

    def __init__(self, each: Gain) -> None:
        super().__init__()
        self.each = each

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Remove them and take the goods."""
        if g.answer < 0:
            return None
        h = g.own(me)
        removed = forest_count(h) - 1
        for double in range(len(DOUBLE_NAMES)):
            stays = 1 if double == g.answer else 0
            while h[FOREST + double] > stays:
                fell(h, double)
                g.trigger(me, FELL_FOREST)
        g.tell(me, words.FELLED_SOME, words.FOREST.count(removed))
        wood, fish, gold = self.each.amounts(g, me)
        g.gain(me, removed * wood, removed * fish, removed * gold)
        return None


class FiveWood(Effect):
    """The wood of a felled forest."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Take it."""
        g.gain(me, 5, 0, 0)
        return None


FIVE_WOOD: Final[FiveWood] = step(FiveWood("five wood"))


class Deforest(Action):
    """One forest for 5 wood."""

    def why_impossible(self, g: Nusfjord, me: int) -> Text | None:
        """There must be a forest; the wood may be lost."""
        return None if has_forest(g.harbors[me]) else words.NO_FOREST

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask which."""
        self.begin(g, me, ASK_FELL, FIVE_WOOD)
        return None


class Thinned(Effect):
    """1 wood for each forest."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Count and take it."""
        wood = forest_count(g.harbors[me])
        g.gain(me, wood, 0, 0)
        return None


THINNED: Final[Thinned] = step(Thinned("thinned"))


class ThinOut(Action):
    """1 wood for each forest, which stay."""

    def why_impossible(self, g: Nusfjord, me: int) -> Text | None:
        """There must be a forest, and room for wood."""
        h = g.harbors[me]
        if not has_forest(h):
            return words.NO_FOREST
        return words.WOOD_FULL if h[WOOD] >= MOST_WOOD else None

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Take the wood, after what comes before."""
        self.begin(g, me, THINNED)
        return None


class NoAnswer(Effect):
    """Forget the last answer, so that a question that is not asked is not taken as answered."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Forget it."""
        g.answer = 0
        return None


NO_ANSWER: Final[NoAnswer] = step(NoAnswer("no answer"))


class AskExtra(Choice):
    """Whether one forest more goes on the new stack."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Only who has the building for it is asked."""
        return list(self.candidates) if g.powers[me].extra_forest and g.double >= 0 else []

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """Only who has the building for it."""
        return None if g.powers[me].extra_forest else words.NOT_YOUR_BUILDING


class Extra(Then):
    """One forest more."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Put it on the stack, if chosen."""
        if g.answer:
            g.push(me, PLANTED[1])
        return None


ASK_EXTRA: Final[AskExtra] = step(AskExtra("one forest more", words.ASK_EXTRA, (USE, DECLINE)), NO_ANSWER)


EXTRA: Final[Extra] = step(Extra([]), ASK_EXTRA)
EXTRA.text = "extra forest"


class Reforest(Action):
    """New forests, stacked on a free double space."""

    __slots__ = ("forests",)

    def __init__(self, forests: int) -> None:
        super().__init__(REFOREST)
        self.forests = forests

    def words(self, lang: str) -> str:
        """Name the action and how many forests."""
        said = super().words(lang)
        return said if self.forests == 2 else words.REFOREST_WITH.say(lang, said, words.FOREST.count(self.forests))

    def why_impossible(self, g: Nusfjord, me: int) -> Text | None:
        """There must be a free double space."""
        return None if ASK_FREE_DOUBLE.possible(g, me) else words.NO_FREE_DOUBLE

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask where."""
        g.double = -1
        if g.powers[me].extra_forest:
            self.begin(g, me, ASK_FREE_DOUBLE, PLANTED[self.forests], NO_ANSWER, ASK_EXTRA, EXTRA)
        else:
            self.begin(g, me, ASK_FREE_DOUBLE, PLANTED[self.forests])
        return None


DEFOREST_ACTION: Final[Deforest] = shared(Deforest(DEFOREST), "DEFOREST")
THIN_ACTION: Final[ThinOut] = shared(ThinOut(THIN), "THIN")
REFOREST_ACTION: Final[Reforest] = shared(Reforest(2))
