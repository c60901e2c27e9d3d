"""The fishing phase: the catch goes to elders, shares and the Reserve, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.effect import Choice, Effect, Named, Together
from netloft.core.position import CHANCE
from netloft.core.text import Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.actions.using_elders import put_on
from netloft.games.nusfjord.rules.board import CLEAR_ELDER
from netloft.games.nusfjord.rules.cards.elders import ELDERS, FREED_WILLY
from netloft.games.nusfjord.rules.cards.parts import DECLINE, GO_ON, NOWHERE, USE, Part, Then
from netloft.games.nusfjord.rules.harbor import (
    ABOARD,
    COUNCIL,
    FISH,
    GOLD,
    GUESTS,
    MOST_RESERVE,
    OLD_MAN,
    R_FISH,
    R_GOLD,
    UNISSUED,
    changed,
)
from netloft.games.nusfjord.rules.phases.settling import SETTLE
from netloft.games.nusfjord.rules.register import options_at, step

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.cards.values import Value
    from netloft.games.nusfjord.rules.position import Nusfjord


# Before it, and before scoring, what can be done at any time can be done once more.


class AskBefore(Choice):
    """Whether anything is done before it is too late for it."""

    __slots__ = ("scoring",)

    def __init__(self, text: str, question: Text, scoring: bool) -> None:
        super().__init__(text, question, (GO_ON,))
        self.scoring = scoring
        self.open = True


BEFORE_FISHING: Final[AskBefore] = step(AskBefore("before fishing", words.ASK_BEFORE_FISHING, False))
BEFORE_SCORING: Final[AskBefore] = step(AskBefore("before scoring", words.ASK_BEFORE_SCORING, True))


def matters_before_fishing(g: Nusfjord, me: int) -> bool:
    """Return whether it can make a difference to do something before the fishing phase rather than after it.

    It can if it concerns the Reserve, ships or guests, or makes room for wood that comes in the fishing phase.
    """
    wood_comes = bool(g.powers[me].after[CLEAR_ELDER])
    for exchange in g.powers[me].anytime:
        pay = exchange.trade.pay
        guests = exchange.trade.gain.guests.of(g, me, NOWHERE)
        if (guests or pay.reserve or pay.ships != (0, 0, 0) or pay.guests or (pay.wood and wood_comes)) and pay.why_not(
            g, me
        ) is None:
            return True
    if g.harbors[me][GUESTS]:
        for boarding in g.cards.guests_aboard:
            if boarding.why_not(g, me) is None:
                return True
    return False


# The catch.


class FishForElder(Named):
    """The next fish goes to an elder."""

    __slots__ = ("elder",)

    def __init__(self, elder: int) -> None:
        name = ELDERS[elder].name
        super().__init__(f"fish for {name.en}", name)
        self.kind, self.args = "fish for elder", {"elder": name.en}
        self.elder = elder

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """It must be one's own, and have had none."""
        if not g.harbors[me][COUNCIL] >> self.elder & 1 or self.elder == FREED_WILLY:
            return words.NOT_YOUR_ELDER
        return words.HAD_ITS_FISH if g.fed >> self.elder & 1 else None

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Put it there."""
        g.tell(me, words.FEEDS, self.name)
        feed(g, me, self.elder)
        return None


def feed(g: Nusfjord, me: int, elder: int) -> None:
    """Put one of the catch on an elder."""
    g.catch -= 1
    g.fed |= 1 << elder
    put_on(g, me, elder, bool(g.coins))


class FishForSeat(Named):
    """The next fish goes to a share that another player holds."""

    __slots__ = ("holder",)

    def __init__(self, holder: int) -> None:
        super().__init__(f"fish for seat {holder}", words.fish_for_seat(holder))
        self.kind, self.args = "fish for seat", {"seat": holder}
        self.holder = holder

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """That player must hold one of one's shares that has had none."""
        if self.holder == me or self.holder >= g.seats:
            return words.NO_SHARE_THERE
        held = g.shares[self.holder * g.seats + me]
        return None if g.dividends[me * g.seats + self.holder] < held else words.NO_SHARE_THERE

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Put it there."""
        g.catch -= 1
        at = me * g.seats + self.holder
        g.dividends = changed(g.dividends, at, g.dividends[at] + 1)
        return None


FISH_FOR_ELDERS: Final[tuple[FishForElder, ...]] = options_at(
    310, tuple([FishForElder(elder) for elder in range(len(ELDERS))])
)
FISH_FOR_SEATS: Final[tuple[FishForSeat, ...]] = options_at(320, tuple([FishForSeat(seat) for seat in range(5)]))


class AskFishElder(Choice):
    """Which elder gets the next fish."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Offer those that have had none."""
        return [FISH_FOR_ELDERS[elder] for elder in hungry_elders(g, me)]


def hungry_elders(g: Nusfjord, me: int) -> list[int]:
    """List the elders that have had none of this catch."""
    fed = g.fed
    return [elder for elder in g.council(me) if not fed >> elder & 1 and elder != FREED_WILLY]


ASK_FISH_ELDER: Final[AskFishElder] = step(
    AskFishElder("which elder gets a fish", words.ASK_FISH_ELDER, FISH_FOR_ELDERS)
)
ASK_FISH_SEAT: Final[Choice] = step(Choice("whose share gets a fish", words.ASK_FISH_SEAT, FISH_FOR_SEATS))


class Catch(Effect):
    """The haul is in one's hands."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Take the haul; who has used The Old Man takes gold instead."""
        h = g.own(me)
        g.coins = h[OLD_MAN]
        h[OLD_MAN] = 0
        g.catch = g.shares_held(me) if g.coins else g.haul(me)
        if g.events is not None:
            g.tell(me, words.CATCHES, (words.GOLD if g.coins else words.FISH).count(g.catch))
        stack = g.stack
        stack.append((me, STEP_3))
        stack.append((me, STEP_2))
        stack.append((me, STEP_1))
        return None


class Distribute(Part):
    """So many fish are distributed as in the fishing phase."""

    __slots__ = ("number",)

    def __init__(self, number: Value) -> None:
        super().__init__()
        self.number = number

    def words(self, lang: str) -> str:
        """Say how many."""
        return words.DISTRIBUTE.say(lang, self.number.words(words.FISH, lang))

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Take them, and pay out at once."""
        g.coins = 0
        g.catch = self.number.of(g, me, NOWHERE)
        g.tell(me, words.CATCHES, words.FISH.count(g.catch))
        g.push(me, STEP_1, STEP_2, STEP_3, PAY_OUT)
        return None


class Step1(Effect):
    """1. The first fish to Freed Willy, wherever he sits; then one on each of one's elders."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Pay the tribute and begin with the elders."""
        g.fed = 0
        if g.catch and not g.coins and g.owner_of(FREED_WILLY) >= 0:
            g.catch -= 1
            g.tell(me, words.TRIBUTE)
            at = me * g.seats + me  # a place that dividends do not need
            g.dividends = changed(g.dividends, at, g.dividends[at] + 1)
        return FEED_ELDERS.run(g, me)


class FeedElders(Effect):
    """One fish on each elder, as far as they go."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Feed the next elder; who has too few fish chooses."""
        hungry = hungry_elders(g, me)
        if not hungry or not g.catch:
            return None
        if g.catch < len(hungry):
            g.push(me, ASK_FISH_ELDER, self)
        elif g.powers[me].leaves_one:
            g.stack.append((me, self))
            feed(g, me, hungry[0])  # which may ask something
        else:
            if g.events is not None:
                g.tell(me, words.FEEDS, [ELDERS[elder].name for elder in hungry])
            for elder in hungry:
                feed(g, me, elder)
        return None


class Step2(Effect):
    """2. One fish on each share of one's own on the action board, then on those that others hold."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Those on the board first: their fish are lost."""
        on_board = min(g.catch, g.issued[me])
        if on_board:
            g.catch -= on_board
            if g.events is not None:
                g.tell(me, words.BOARD_SHARES, (words.GOLD if g.coins else words.FISH).count(on_board))
        if g.catch:
            foreign = [seat for seat in range(g.seats) if seat != me]
            owed = sum([g.shares[seat * g.seats + me] for seat in foreign])
            if g.catch >= owed:
                if owed:
                    paid = g.dividends[:]
                    for seat in foreign:
                        paid[me * g.seats + seat] += g.shares[seat * g.seats + me]
                    g.dividends = paid
                g.catch -= owed
            else:
                for _ in range(g.catch):
                    g.stack.append((me, ASK_FISH_SEAT))
        return None


class Step3(Effect):
    """3. One fish on each share of one's own that one holds, and one for each guest aboard a ship."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Some may do it twice."""
        own_shares(g, me)
        g.answer = 0
        if g.powers[me].fishes_twice and g.catch:
            g.push(me, ASK_TWICE, TWICE, STEP_4)
            return None
        return STEP_4.run(g, me)


def own_shares(g: Nusfjord, me: int) -> None:
    """Put fish on one's own shares, from which they come into the supply, and for guests aboard."""
    h = g.own(me)
    aboard = h[ABOARD] + h[ABOARD + 1] + h[ABOARD + 2]
    number = min(g.catch, g.shares[me * g.seats + me] + aboard)
    g.catch -= number
    if number and g.events is not None:
        source = words.FROM_GUESTS if aboard else words.FROM_SHARES
        g.tell(me, source, (words.GOLD if g.coins else words.FISH).count(number))
    if g.coins:
        g.gain(me, 0, 0, number)
    else:
        h[FISH] += number


class Twice(Then):
    """The third step once more."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Do it again, if chosen."""
        if g.answer:
            own_shares(g, me)
        return None


ASK_TWICE: Final[Choice] = step(Choice("third step twice", words.ASK_TWICE, (USE, DECLINE)))
TWICE: Final[Twice] = step(Twice([]), ASK_TWICE)
TWICE.text = "third step again"


class Step4(Effect):
    """4. The rest into the Reserve up to 8 fish.  5. What is then left is lost."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Store it."""
        h = g.own(me)
        if g.coins:
            h[R_GOLD] += g.catch
            stored = g.catch
        else:
            stored = max(0, min(g.catch, MOST_RESERVE - h[R_FISH]))
            h[R_FISH] += stored
        if g.events is not None and g.catch:
            unit = words.GOLD if g.coins else words.FISH
            if stored:
                g.tell(me, words.STORED, unit.count(stored))
            if stored < g.catch:
                g.tell(me, words.LOST, unit.count(g.catch - stored))
        g.catch = 0
        if g.coins:
            # What others get of it is gold too: it is paid out here, before it could be taken for fish.
            for seat in range(g.seats):
                if seat != me:
                    number = g.dividends[me * g.seats + seat]
                    g.dividends = changed(g.dividends, me * g.seats + seat, 0)
                    if number:
                        g.own(seat)[GOLD] += number
                        g.tell(seat, words.DIVIDEND, words.GOLD.count(number))
            g.coins = 0
        return None


class PayOut(Effect):
    """Fish on shares come to those who hold them, and Freed Willy gets his."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Move them."""
        seats = g.seats
        paid = g.dividends
        if not any(paid):
            return None
        g.dividends = [0] * (seats * seats)
        for payer in range(seats):
            for holder in range(seats):
                number = paid[payer * seats + holder]
                if not number:
                    continue
                if payer == holder:
                    owner = g.owner_of(FREED_WILLY)
                    put_on(g, owner, FREED_WILLY, False, payer == owner)
                else:
                    g.own(holder)[FISH] += number
                    if g.events is not None:
                        g.tell(holder, words.DIVIDEND, words.FISH.count(number))
        return None


def may_choose(g: Nusfjord, me: int) -> bool:
    """Return whether a player might have something to decide; if nobody has, nobody need be asked at once."""
    powers = g.powers[me]
    if powers.leaves_one or powers.fishes_twice or g.harbors[me][OLD_MAN] or g.owner_of(FREED_WILLY) >= 0:
        return True
    shares = 5 - g.harbors[me][UNISSUED] - g.shares[me * g.seats + me]
    return g.haul(me) < g.harbors[me][COUNCIL].bit_count() + shares


class FishTogether(Together):
    """All players distribute their catch at the same time."""


class FishingPhase(Effect):
    """The fishing phase of a round."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """First what must come before it, then the catch, then what waits for it, in turn order."""
        order = [(g.first + turn) % g.seats for turn in range(g.seats)]
        for seat in reversed(order):
            g.stack.append((seat, SETTLE))
        if any([may_choose(g, seat) for seat in order]):
            g.push(CHANCE, TOGETHER, PAY_OUT)
        else:
            g.push(CHANCE, PAY_OUT)
            for seat in reversed(order):
                g.stack.append((seat, CATCH))
        for seat in reversed(order):
            if matters_before_fishing(g, seat):
                g.stack.append((seat, BEFORE_FISHING))
        g.tell(CHANCE, words.FISHING_BEGINS)
        return None


CATCH: Final[Catch] = step(Catch("catch"))
FEED_ELDERS: Final[FeedElders] = step(FeedElders("feed elders"))
STEP_1: Final[Step1] = step(Step1("step 1"))
STEP_2: Final[Step2] = step(Step2("step 2"))
STEP_3: Final[Step3] = step(Step3("step 3"))
STEP_4: Final[Step4] = step(Step4("step 4"))
PAY_OUT: Final[PayOut] = step(PayOut("dividends"))
TOGETHER: Final[FishTogether] = step(FishTogether("fishing together", CATCH), of_chance=True)
FISHING_PHASE: Final[FishingPhase] = step(FishingPhase("fishing phase"), of_chance=True)
