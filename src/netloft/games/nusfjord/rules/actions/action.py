"""The actions of the board that need no decision about cards: gold, Reserve, plates, shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from netloft.core.effect import Choice, Effect
from netloft.core.text import Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.board import (
    ACTIONS,
    BUY,
    ELDER,
    EVENTS,
    ISSUE,
    PLATES,
    PLUS_GOLD,
    RESERVE_EMPTY,
    SERVE,
    TRANSFER,
)
from netloft.games.nusfjord.rules.cards.parts import (
    EVERYTHING,
    FORESTS,
    NOWHERE,
    RESERVE,
    SHARES,
    SUPPLY,
    TABLE,
    TRACK_AND_SHIPS,
    Answer,
    Part,
)
from netloft.games.nusfjord.rules.cards.values import Number
from netloft.games.nusfjord.rules.harbor import (
    FISH,
    GOLD,
    GUESTS,
    R_FISH,
    R_GOLD,
    R_SCHOONER,
    R_WOOD,
    SCHOONER,
    SCHOONERS,
    UNISSUED,
    changed,
)
from netloft.games.nusfjord.rules.register import options_at, step

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.cards.goods import Gain
    from netloft.games.nusfjord.rules.position import Nusfjord


class Ended(Effect):
    """An action is over: what waits for it can happen."""

    __slots__ = ("event",)

    def __init__(self, event: int) -> None:
        super().__init__(f"ended {ACTIONS[event] if event < len(ACTIONS) else event}")
        self.event = event

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Look who waits; what holds now may be offered anew."""
        event = self.event
        if g.powers[me].after[event] and event != ELDER:  # who waits for an elder waits till that one sits down
            g.trigger(me, event)
        if g.offered:
            g.offered = [hook for hook in g.offered if hook not in g.powers[me].states]
        return None


ENDED: Final[list[Ended]] = [step(Ended(event)) for event in range(EVENTS)]


TOUCHES: Final = (
    SUPPLY,
    SUPPLY | RESERVE | TRACK_AND_SHIPS,
    SUPPLY | TABLE,
    EVERYTHING,
    SUPPLY | SHARES,
    SUPPLY | SHARES | RESERVE,
    SUPPLY | FORESTS,
    SUPPLY | FORESTS,
    SUPPLY | FORESTS,
    SUPPLY | TRACK_AND_SHIPS,
    EVERYTHING,
)
"""What each action touches."""


class Action(Part):
    """One of the actions, taken with a worker or by a card."""

    __slots__ = ("event",)

    def __init__(self, event: int) -> None:
        super().__init__()
        self.event = event
        self.text = ACTIONS[event] + " action"
        self.touches = TOUCHES[event]

    def words(self, lang: str) -> str:
        """Name the action."""
        return words.ACTION_NAMES[self.event].say(lang)

    def begin(self, g: Nusfjord, me: int, *steps: Effect) -> None:
        """Let the steps of the action happen, after what comes before it, and look at its end who waits for it."""
        stack = g.stack
        stack.append((me, ENDED[self.event]))
        for effect in reversed(steps):
            stack.append((me, effect))
        for hook in g.powers[me].before[self.event]:
            if hook.condition is None or hook.condition.holds(g, me, NOWHERE):
                stack.append((me, hook))


Shared = TypeVar("Shared", bound=Action)

SIMPLE_ACTIONS: Final[dict[str, Action]] = {}
"""Actions that deck files know by a word alone."""


def shared(action: Shared, word: str = "") -> Shared:
    """Declare an action that belongs to no card, with its word in deck files if it needs nothing else there."""
    action.shared = True
    if word:
        SIMPLE_ACTIONS[word] = action
    return step(action)


class PlusGold(Action):
    """1 gold."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Take it."""
        g.gain(me, 0, 0, 1)
        self.begin(g, me)
        return None


class Transfer(Action):
    """All goods from the Reserve into the supply."""

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """The Reserve must not be empty."""
        return words.RESERVE_IS_EMPTY if g.reserve_empty(me) else None

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Empty it; a schooner goes to the track, or back if it has no room there."""
        h = g.own(me)
        wood, fish, gold = h[R_WOOD], h[R_FISH], h[R_GOLD]
        h[R_WOOD] = h[R_FISH] = h[R_GOLD] = 0
        g.tell(me, words.TRANSFERRED)
        g.gain(me, wood, fish, gold)
        if h[R_SCHOONER]:
            h[R_SCHOONER] = 0
            if g.fits_reserve_schooner(me):
                h[SCHOONERS] += 1
                g.tell(me, words.SCHOONER_LAUNCHED)
            else:
                g.ships = changed(g.ships, SCHOONER, g.ships[SCHOONER] + 1)
                g.tell(me, words.SCHOONER_RETURNED)
        g.trigger(me, RESERVE_EMPTY)
        self.begin(g, me)
        return None


# Serve Fish: so many plates, so many of them by guests.
SERVINGS: Final[tuple[Answer, ...]] = options_at(
    130,
    tuple(
        [
            Answer(
                f"serve {plates}" + (f" with {guests} guests" if guests else ""),
                words.serving(plates, guests),
                plates * 10 + guests,
                "serve",
                {"plates": plates, "guests": guests},
            )
            for plates in range(1, len(PLATES) + 1)
            for guests in range(plates + 1)
        ]
    ),
)
SERVING: Final[dict[int, Answer]] = {serving.number: serving for serving in SERVINGS}
PRICES: Final = tuple(
    [tuple([sum(PLATES[start:end]) for end in range(len(PLATES) + 1)]) for start in range(len(PLATES) + 1)]
)
"""The fish for the plates from one on up to another; guests take the dearest."""


class AskServe(Choice):
    """How many plates are filled, from the smallest empty one on."""

    __slots__ = ("limit",)

    def __init__(self, text: str, limit: int) -> None:
        super().__init__(text, words.ASK_SERVE, SERVINGS)
        self.limit = limit

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Offer what can be paid."""
        h = g.harbors[me]
        fish, guests, prices = h[FISH], h[GUESTS], PRICES[g.plates]
        found: list[Effect] = []
        for plates in range(1, min(self.limit, len(PLATES) - g.plates) + 1):
            for paid in range(min(plates, guests) + 1):
                if prices[g.plates + plates - paid] <= fish:
                    found.append(SERVING[plates * 10 + paid])
        return found

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """Plates must be empty and can be paid with fish, or one guest each."""
        if not isinstance(option, Answer):
            return words.NOTHING_CHANGES
        plates, guests = divmod(option.number, 10)
        h = g.harbors[me]
        if plates > len(PLATES) - g.plates:
            return words.NO_PLATES
        if plates > self.limit:
            return words.ONE_PLATE
        if guests > h[GUESTS]:
            return words.TOO_FEW_GUESTS
        return words.TOO_FEW_FISH if PRICES[g.plates][g.plates + plates - guests] > h[FISH] else None


class Served(Part):
    """The plates are filled."""

    __slots__ = ("wood",)

    def __init__(self, wood: int) -> None:
        super().__init__()
        self.wood = wood

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Pay; 1 gold for each plate, and perhaps wood."""
        plates, guests = divmod(g.answer, 10)
        if not plates:
            return None
        h = g.own(me)
        fish = PRICES[g.plates][g.plates + plates - guests]
        h[FISH] -= fish
        h[GUESTS] -= guests
        g.plates += plates
        g.tell(me, words.SERVED, words.PLATE.count(plates), words.FISH.count(fish))
        if guests:
            g.tell(me, words.PAYS, words.GUEST.count(guests))
        g.gain(me, self.wood * plates, 0, plates)
        return None


class Serve(Action):
    """Fish on the plates of the Banquet Table, for gold."""

    __slots__ = ("ask", "limit", "then", "wood")

    def __init__(self, limit: int, wood: int) -> None:
        super().__init__(SERVE)
        self.limit = limit
        self.wood = wood
        self.ask = AskServe("plates", limit)
        self.then = Served(wood)
        self.then.text = "served"

    def words(self, lang: str) -> str:
        """Name the action and what is special."""
        said = super().words(lang)
        if self.limit == 1:
            said = words.SERVE_ONE.say(lang, said)
        return words.SERVE_WOOD.say(lang, said) if self.wood else said

    def within(self) -> list[Effect]:
        """The question and what follows."""
        return [self.ask, self.then]

    def pairs(self) -> list[tuple[Effect, Effect]]:
        """What follows acts on the answer."""
        return [(self.then, self.ask)]

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """There must be an empty plate that one can pay for."""
        if g.plates >= len(PLATES):
            return words.NO_PLATES
        h = g.harbors[me]
        return None if h[FISH] >= PLATES[g.plates] or h[GUESTS] else words.TOO_FEW_FISH

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask how many."""
        g.answer = 0
        self.begin(g, me, self.ask, self.then)
        return None


class Issue(Action):
    """Unissued shares onto the action board."""

    __slots__ = ("pays", "shares")

    def __init__(self, shares: int, pays: Gain) -> None:
        super().__init__(ISSUE)
        self.shares = shares
        self.pays = pays

    def words(self, lang: str) -> str:
        """Name the action, and what it pays if that is special."""
        if self.shares == 1 and isinstance(self.pays.gold, Number) and self.pays.gold.number == 2:
            return super().words(lang)
        sentence = words.ISSUE_FOR if self.shares == 1 else words.ISSUE_SEVERAL
        return sentence.say(lang, super().words(lang), words.SHARE.count(self.shares), self.pays.words(lang))

    def within(self) -> list[Effect]:
        """What it pays."""
        return [self.pays]

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """One needs unissued shares."""
        return words.NO_UNISSUED if g.harbors[me][UNISSUED] < self.shares else None

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Turn them over."""
        g.own(me)[UNISSUED] -= self.shares
        g.issued = changed(g.issued, me, g.issued[me] + self.shares)
        g.tell(me, words.ISSUED, words.SHARE.count(self.shares))
        self.begin(g, me, self.pays)
        return None


class Buy(Action):
    """All shares on the action board."""

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """There must be shares, and one must be able to pay for all of them."""
        if not sum(g.issued):
            return words.NO_SHARES
        return words.SHARES_TOO_DEAR if g.harbors[me][GOLD] < share_price(g) else None

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Pay and take them."""
        price = share_price(g)
        h = g.own(me)
        h[GOLD] -= price
        g.tell(me, words.BOUGHT, words.SHARE.count(sum(g.issued)), words.GOLD.count(price))
        shares = g.shares[:]
        for colour in range(g.seats):
            shares[me * g.seats + colour] += g.issued[colour]
        g.shares = shares
        g.issued = [0] * g.seats
        if g.powers[me].pays_back and price:
            g.store(me, 0, 0, price)
        self.begin(g, me)
        return None


def share_price(g: Nusfjord) -> int:
    """Give the price of all shares on the action board: 1 gold each, less from round 4 on and again from round 6 on."""
    return max(0, sum(g.issued) - (0 if g.round < 4 else 1 if g.round < 6 else 2))


PLUS_GOLD_ACTION: Final[PlusGold] = shared(PlusGold(PLUS_GOLD), "PLUS_GOLD")
TRANSFER_ACTION: Final[Transfer] = shared(Transfer(TRANSFER), "TRANSFER")
SERVE_ACTION: Final[Serve] = shared(Serve(len(PLATES), 0))
BUY_ACTION: Final[Buy] = shared(Buy(BUY), "BUY")
