"""The council: taking elders, those that come to light below, and elders that cards take or discard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.effect import Choice, Effect, Named
from netloft.core.position import CHANCE
from netloft.core.text import Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.actions.action import Action, shared
from netloft.games.nusfjord.rules.actions.ships import FREE_SLOOP, FreeShip
from netloft.games.nusfjord.rules.actions.using_elders import use_elder, why_not_use
from netloft.games.nusfjord.rules.board import ELDER, FORGOTTEN_PILE
from netloft.games.nusfjord.rules.cards.elders import ALL_ELDERS, ELDERS
from netloft.games.nusfjord.rules.cards.parts import DECLINE, STOP, USE, Answer, Part, Then, word
from netloft.games.nusfjord.rules.harbor import COUNCIL, MOST_ELDERS, changed
from netloft.games.nusfjord.rules.register import option_at, options_at, step

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.position import Nusfjord


# Taking.


class Take(Named):
    """Take an elder."""

    __slots__ = ("elder",)

    def __init__(self, elder: int) -> None:
        name = ELDERS[elder].name
        super().__init__(f"take {name.en}", name)
        self.kind, self.args = "take elder", {"elder": name.en}
        self.elder = elder

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """Only the top of a stack can be taken."""
        return None if self.elder in g.tops else words.NOT_ON_TOP

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """The elder sits down; what is now on top of the stack can be seen."""
        g.elder = self.elder
        g.own(me)[COUNCIL] |= 1 << self.elder
        g.tell(me, words.ELDER_TAKEN, ELDERS[self.elder].name)
        g.trigger(me, ELDER)
        remove_top(g, self.elder)
        return None


def remove_top(g: Nusfjord, elder: int) -> None:
    """Take an elder off its stack; a face-down one is turned up by chance."""
    stack = g.tops.index(elder)
    g.tops = changed(g.tops, stack, -1)
    g.elder_stack = stack
    if stack == FORGOTTEN_PILE:
        if g.forgotten:
            g.push(CHANCE, ASK_FORGOTTEN)
    elif g.below[stack] >= 0:
        g.tops = changed(g.tops, stack, g.below[stack])
        g.below = changed(g.below, stack, -1)
    elif g.hidden[stack]:
        g.push(CHANCE, ASK_UNCOVER)


class Uncover(Named):
    """A face-down elder is turned up."""

    __slots__ = ("elder",)

    def __init__(self, elder: int) -> None:
        name = ELDERS[elder].name
        super().__init__(f"uncover {name.en}", name)
        self.kind, self.args = "uncover elder", {"elder": name.en}
        self.elder = elder
        self.reveals = True

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """It must be one of those that lie face down."""
        return None if self.elder in g.face_down else words.NOT_FACE_DOWN

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """It is the new top."""
        g.face_down = [elder for elder in g.face_down if elder != self.elder]
        g.hidden = changed(g.hidden, g.elder_stack, g.hidden[g.elder_stack] - 1)
        g.tops = changed(g.tops, g.elder_stack, self.elder)
        g.tell(CHANCE, words.UNCOVERED, ELDERS[self.elder].name)
        return None


class NextForgotten(Named):
    """The next elder of the pile beside the board can be seen."""

    __slots__ = ("elder",)

    def __init__(self, elder: int) -> None:
        name = ELDERS[elder].name
        super().__init__(f"forgotten {name.en}", name)
        self.kind, self.args = "forgotten elder", {"elder": name.en}
        self.elder = elder
        self.reveals = True

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """It must still be in the pile."""
        return None if self.elder in g.forgotten else words.NOT_FACE_DOWN

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """It is the new top."""
        g.forgotten = [elder for elder in g.forgotten if elder != self.elder]
        g.tops = changed(g.tops, FORGOTTEN_PILE, self.elder)
        g.tell(CHANCE, words.UNCOVERED, ELDERS[self.elder].name)
        return None


TAKES: Final[tuple[Take, ...]] = options_at(250, tuple([Take(elder) for elder in ALL_ELDERS]))
UNCOVERS: Final[tuple[Uncover, ...]] = options_at(260, tuple([Uncover(elder) for elder in ALL_ELDERS]))
FORGOTTENS: Final[tuple[NextForgotten, ...]] = options_at(270, tuple([NextForgotten(elder) for elder in ALL_ELDERS]))


class AskTake(Choice):
    """Which elder is taken."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Offer the tops of the stacks."""
        return [TAKES[elder] for elder in sorted(g.tops) if elder >= 0]


ASK_TAKE: Final[AskTake] = step(AskTake("which elder is taken", words.ASK_TAKE, TAKES))
ASK_UNCOVER: Final[Choice] = step(Choice("which elder is uncovered", words.ASK_UNCOVER, UNCOVERS), of_chance=True)
ASK_FORGOTTEN: Final[Choice] = step(
    Choice("which forgotten elder comes", words.ASK_UNCOVER, FORGOTTENS), of_chance=True
)


class AskUseNow(Choice):
    """Whether the new elder is used at once."""

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """There must be fish for the elder, and something to do."""
        if option is not USE:
            return None
        return why_not_use(g, me, g.elder) if g.elder >= 0 else words.NOT_YOUR_ELDER


ASK_USE_NOW: Final[AskUseNow] = step(
    AskUseNow("use the new elder", words.ASK_USE_NOW, (USE, DECLINE)), ASK_TAKE, ASK_UNCOVER, ASK_FORGOTTEN
)


class UseNow(Effect):
    """The new elder is used."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Use the elder, if chosen."""
        if g.answer:
            use_elder(g, me, g.elder)
        return None


USE_NOW: Final[UseNow] = step(UseNow("new elder used"), ASK_USE_NOW)


class TakeElder(Action):
    """Take an elder; on the action space the elder may be used at once."""

    __slots__ = ("at_once",)

    def __init__(self, at_once: bool) -> None:
        super().__init__(ELDER)
        self.at_once = at_once

    def words(self, lang: str) -> str:
        """Name the action, and that the elder waits."""
        said = super().words(lang)
        return said if self.at_once else words.NOT_AT_ONCE.say(lang, said)

    def why_impossible(self, g: Nusfjord, me: int) -> Text | None:
        """There must be an elder and a free seat in the council."""
        if g.harbors[me][COUNCIL].bit_count() >= MOST_ELDERS:
            return words.COUNCIL_FULL
        for elder in g.tops:
            if elder >= 0:
                return None
        return words.NO_ELDERS

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask which."""
        g.elder = -1
        g.answer = 0
        if self.at_once:
            self.begin(g, me, ASK_TAKE, ASK_USE_NOW, USE_NOW)
        else:
            self.begin(g, me, ASK_TAKE)
        return None


TAKE_ACTION: Final[TakeElder] = shared(TakeElder(True))
TAKE_ONLY: Final[TakeElder] = shared(TakeElder(False), "ELDER")
TAKE_ONLY.text = "take an elder without using"


# Discarding.


class Discard(Named):
    """Take an elder of the supply board from play."""

    __slots__ = ("elder",)

    def __init__(self, elder: int) -> None:
        name = ELDERS[elder].name
        super().__init__(f"discard {name.en}", name)
        self.kind, self.args = "discard elder", {"elder": name.en}
        self.elder = elder

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """Only the top of a stack."""
        return None if self.elder in g.tops[:6] else words.NOT_ON_TOP

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """It goes."""
        remove_top(g, self.elder)
        g.tell(me, words.DISCARDED, ELDERS[self.elder].name)
        return None


DISCARDS: Final[tuple[Discard, ...]] = options_at(280, tuple([Discard(elder) for elder in ALL_ELDERS]))


class AskDiscard(Choice):
    """Which elder goes, if any."""

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """One can always decline."""
        return None if option is DECLINE else option.why_not(g, me)


ASK_DISCARD: Final[AskDiscard] = step(AskDiscard("which elder is discarded", words.ASK_DISCARD, (*DISCARDS, DECLINE)))


class DiscardElder(Part):
    """One elder of the supply board may be taken from play."""

    def __init__(self) -> None:
        super().__init__()
        self.must = False

    def words(self, lang: str) -> str:
        """Say so."""
        return words.DISCARD_ELDER.say(lang)

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask which."""
        g.push(me, ASK_DISCARD)
        return None


word("discard_elder", DiscardElder)


# A sloop and elders, in any order.


class AskVillage(Choice):
    """What comes next: the sloop, an elder, or nothing more."""

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """Each thing so often, and only if it is possible."""
        if option is FREE_SLOOP:
            return words.NO_SHIP_LEFT if g.brought & 4 or not g.fits(me, 0) else None
        if option is ONE_ELDER:
            return words.TWO_ELDERS if g.brought & 3 == 2 else TAKE_ONLY.why_not(g, me)
        return None


ONE_ELDER: Final[Answer] = option_at(160, Answer("one elder", words.ONE_ELDER, 2))
ASK_VILLAGE: Final[AskVillage] = step(AskVillage("sloop or elder", words.ASK_VILLAGE, (FREE_SLOOP, ONE_ELDER, STOP)))


class SloopAndElders(Part):
    """A free sloop and up to two elders, in any order."""

    __slots__ = ("sloop", "then")

    def __init__(self) -> None:
        super().__init__()
        self.sloop = FreeShip(0, 1, False)
        self.then = SloopOrElder([self.sloop])

    def words(self, lang: str) -> str:
        """Name both."""
        return words.SLOOP_AND_ELDERS.say(lang)

    def within(self) -> list[Effect]:
        """What comes again."""
        return [self.then]

    def pairs(self) -> list[tuple[Effect, Effect]]:
        """What follows acts on the answer."""
        return [(self.then, ASK_VILLAGE)]

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """One of both must be possible."""
        return None if self.sloop.why_not(g, me) is None else TAKE_ONLY.why_not(g, me)

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask for the first."""
        g.brought = 0
        g.answer = 0
        g.push(me, ASK_VILLAGE, self.then)
        return None


word("sloop_and_elders", SloopAndElders)


class SloopOrElder(Then):
    """One of the things, and then again."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Do it; what waits for it comes before the next."""
        if not g.answer:
            return None
        if g.answer == 1:
            g.brought |= 4
        else:
            g.brought += 1
        first = self.parts[0] if g.answer == 1 else TAKE_ONLY
        g.answer = 0
        g.push(me, first, g.cards.settle, ASK_VILLAGE, self)
        return None
