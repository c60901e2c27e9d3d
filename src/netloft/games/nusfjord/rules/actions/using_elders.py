"""Using elders: the fish they are fed with, what comes before, what they do, and what lies on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.effect import Choice, Effect
from netloft.core.position import CHANCE
from netloft.core.text import Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.actions.action import ENDED
from netloft.games.nusfjord.rules.actions.banquet import SERVE_ACTION, SERVING
from netloft.games.nusfjord.rules.actions.forests import NO_ANSWER
from netloft.games.nusfjord.rules.actions.looking_ahead import applies, look_ahead, suppose
from netloft.games.nusfjord.rules.board import CLEAR_ELDER, COIN_ON, GOLD_ON, PLATES, SERVE, USE_ELDER, WORKER_ON
from netloft.games.nusfjord.rules.cards.elders import ALL_ELDERS, ELDERS, FREED_WILLY, OLD_MAN_ELDER
from netloft.games.nusfjord.rules.cards.parts import DECLINE, USE, Answer, May, Part, why_not_all
from netloft.games.nusfjord.rules.harbor import COUNCIL, ELDERS_USED, FISH, GOLD, GUESTS
from netloft.games.nusfjord.rules.register import follows, option_at, step

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.position import Nusfjord


# Using.


def why_not_use(g: Nusfjord, me: int, elder: int) -> Text | None:
    """There must be fish for the elder, and the elder's action must be possible with what comes before it."""
    reason = why_not_fed(g, me, elder)
    if reason is None or not serves_before(g, me):
        return reason
    for guests in (0, 1):
        if why_not_served(g, me, elder, guests) is None:
            return None
    return reason


def usable(g: Nusfjord, me: int) -> list[int]:
    """List the elders of a player that a worker can use."""
    if g.powers[me].before[USE_ELDER]:
        return [e for e in g.council(me) if not g.elders[WORKER_ON + e] and why_not_use(g, me, e) is None]
    if not g.plates:
        return []
    g.plates -= 1
    found = [e for e in g.council(me) if not g.elders[WORKER_ON + e] and why_not_act(g, me, e) is None]
    g.plates += 1
    return found


def why_not_fed(g: Nusfjord, me: int, elder: int) -> Text | None:
    """Return why an elder could not be fed and act now, also with goods that come before; None if it could."""
    if not g.plates:
        return words.NO_FISH_ON_TABLE
    real = look_ahead(g, me, USE_ELDER)
    g.plates -= 1
    reason = why_not_act(g, me, elder)
    g.plates += 1
    if real is not None:
        g.harbors[me] = real
    return reason


def why_not_act(g: Nusfjord, me: int, elder: int) -> Text | None:
    """Return why an elder who gets a fish could not act; what lies on the card may pay for the action."""
    elders = g.elders
    gold = elders[GOLD_ON + elder]
    full = elders[elder] + elders[COIN_ON + elder] + 1 == PLACES_ON[elder] and elder != OLD_MAN_ELDER
    if not gold and not full:
        return why_not_all(g, me, ELDERS[elder].parts)
    real = suppose(g, me)
    h = g.harbors[me]
    h[GOLD] += gold
    if full:
        h[GOLD if elders[COIN_ON + elder] else FISH] += 1
    reason = why_not_all(g, me, ELDERS[elder].parts)
    g.harbors[me] = real
    return reason


def why_not_served(g: Nusfjord, me: int, elder: int, guests: int) -> Text | None:
    """Return why an elder could not act after a plate was served, with fish or with a guest."""
    if g.plates >= len(PLATES):
        return words.NO_PLATES
    price = 0 if guests else PLATES[g.plates]
    if g.harbors[me][FISH] < price or g.harbors[me][GUESTS] < guests:
        return words.TOO_FEW_FISH
    real = suppose(g, me)
    h = g.harbors[me]
    h[FISH] -= price
    h[GUESTS] -= guests
    h[GOLD] += 1
    g.plates += 1
    reason = why_not_fed(g, me, elder)
    g.plates -= 1
    g.harbors[me] = real
    return reason


def serves_before(g: Nusfjord, me: int) -> bool:
    """Return whether a building lets a player serve a plate before using an elder."""
    for hook in g.powers[me].before[USE_ELDER]:
        if isinstance(hook.parts[0], May) and applies(g, me, hook):
            return True
    return False


def use_elder(g: Nusfjord, me: int, elder: int) -> None:
    """Let an elder be fed and act, after what comes before."""
    g.elder = elder
    g.push(me, FEED, ACT, ENDED[USE_ELDER])
    for hook in g.powers[me].before[USE_ELDER]:
        if not isinstance(hook.parts[0], May) and applies(g, me, hook):
            g.push(me, hook)
    if serves_before(g, me):
        g.push(me, NO_ANSWER, ASK_SERVE_BEFORE, SERVE_BEFORE)


class AskServeBefore(Choice):
    """Whether a plate is served before the elder is used, so that the elder can act in any case."""

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """What is chosen must leave the elder something to do."""
        if option is DECLINE:
            return why_not_fed(g, me, g.elder)
        reason: Text | None = words.TOO_FEW_FISH
        for guests in (0, 1):
            reason = why_not_served(g, me, g.elder, guests)
            if reason is None:
                return None
        return reason


class ServeBefore(Effect):
    """The plate is served."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask with what, if chosen."""
        if g.answer:
            g.push(me, ASK_PLATE_BEFORE, SERVE_ACTION.then, ENDED[SERVE])
        return None


class AskPlateBefore(Choice):
    """With fish or with a guest."""

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """What is chosen must leave the elder something to do."""
        return why_not_served(g, me, g.elder, 0 if option is SERVING[10] else 1)


ASK_SERVE_BEFORE: Final[AskServeBefore] = step(
    AskServeBefore("plate before the elder", words.ASK_SERVE_BEFORE, (USE, DECLINE))
)
SERVE_BEFORE: Final[ServeBefore] = step(ServeBefore("plate served before the elder"), ASK_SERVE_BEFORE)
ASK_PLATE_BEFORE: Final[AskPlateBefore] = step(
    AskPlateBefore("how the plate is served", words.ASK_SERVE, (SERVING[10], SERVING[11]))
)
follows(SERVE_ACTION.then, ASK_PLATE_BEFORE)


class Feed(Effect):
    """The elder gets a fish from the largest plate that has one, and gives up gold that lies there."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Feed the elder."""
        elder = g.elder
        g.plates -= 1
        g.own(me)[ELDERS_USED] += 1
        g.tell(me, words.ELDER_USED, ELDERS[elder].name)
        gold = g.elders[GOLD_ON + elder]
        if gold:
            g.own_elders()[GOLD_ON + elder] = 0
            g.gain(me, 0, 0, gold)
        put_on(g, me, elder, False)
        return None


FEED: Final[Feed] = step(Feed("feed the elder"))


class Act(Effect):
    """The elder acts."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Part by part."""
        for part in reversed(ELDERS[g.elder].parts):
            g.stack.append((me, part))
        return None


ACT: Final[Act] = step(Act("the elder acts"), FEED)


# What lies on elders.


PLACES_ON: Final = [4 if e == FREED_WILLY else 1 if e == OLD_MAN_ELDER else 3 for e in range(len(ELDERS))]
"""How many fish have a place on each elder."""


def put_on(g: Nusfjord, me: int, elder: int, coin: bool, own: bool = True) -> None:
    """Put a fish or a coin on an elder; when the places are full, one comes to the owner.

    What others put there sets off nothing that waits for the owner's doing.
    """
    if elder == OLD_MAN_ELDER:
        return  # it goes to the general supply
    elders = g.own_elders()
    elders[(COIN_ON if coin else 0) + elder] += 1
    if elders[elder] + elders[COIN_ON + elder] < PLACES_ON[elder]:
        return
    if g.powers[me].leaves_one and PLACES_ON[elder] == 3:
        g.elder = elder
        g.push(me, ASK_CLEAR, CLEAR)
    else:
        clear(g, me, elder, 0, own)


def clear(g: Nusfjord, me: int, elder: int, left: int, own: bool = True) -> None:
    """Clear an elder: one of what lies there comes to the owner, the rest goes, but for what is left."""
    elders = g.own_elders()
    coins = elders[COIN_ON + elder]
    elders[elder] = left
    elders[COIN_ON + elder] = 0
    g.tell(me, words.CLEARED, ELDERS[elder].name)
    g.gain(me, 0, 0 if coins else 1, 1 if coins else 0)
    if own and not left and PLACES_ON[elder] == 3:
        g.trigger(me, CLEAR_ELDER)


LEAVE_ONE: Final[Answer] = option_at(290, Answer("leave one", words.LEAVE_ONE, 1))
CLEAR_ALL: Final[Answer] = option_at(300, Answer("clear", words.CLEAR_ALL, 0))
ASK_CLEAR: Final[Choice] = step(Choice("clear the elder", words.ASK_CLEAR, (LEAVE_ONE, CLEAR_ALL)))


class Clear(Effect):
    """The elder is cleared, as it was chosen."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Clear the elder."""
        clear(g, me, g.elder, g.answer)
        return None


CLEAR: Final[Clear] = step(Clear("elder cleared"), ASK_CLEAR)
follows(ACT, CLEAR)  # what lies on the elder may have to be cleared after feeding


class GoldOnElders(Part):
    """1 gold on each elder, which comes when the elder is used."""

    def words(self, lang: str) -> str:
        """Say so."""
        return words.GOLD_ON_ELDERS.say(lang)

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """One must have elders."""
        return None if g.harbors[me][COUNCIL] else words.COUNCIL_EMPTY

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Put it there."""
        for elder in g.council(me):
            g.own_elders()[GOLD_ON + elder] += 1
        g.tell(me, words.GOLD_LAID)
        return None


class ClearTable(Part):
    """All fish from the Banquet Table are gone, perhaps those from everybody's elders too."""

    __slots__ = ("elders",)

    def __init__(self, elders: bool) -> None:
        super().__init__()
        self.elders = elders
        self.must = elders

    def words(self, lang: str) -> str:
        """Say what is cleared."""
        return (words.CLEAR_EVERYTHING if self.elders else words.CLEAR_TABLE).say(lang)

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """For the table alone there must be fish on it."""
        return None if g.plates or self.elders else words.NO_FISH_ON_TABLE

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Remove them."""
        if self.elders:
            for elder in ALL_ELDERS:
                g.own_elders()[elder] = 0
                g.own_elders()[COIN_ON + elder] = 0
        g.plates = 0
        g.tell(CHANCE, words.ALL_CLEARED if self.elders else words.TABLE_CLEARED)
        return None
