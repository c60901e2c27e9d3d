"""Ships: building them, ships that cost nothing, and ships that are exchanged or moored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.effect import Choice, Effect, Named
from netloft.core.text import Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.actions.action import ENDED, Action, shared
from netloft.games.nusfjord.rules.actions.looking_ahead import bring_goods, look_ahead
from netloft.games.nusfjord.rules.actions.paying import ASK_GUESTS, SHIP_PRICES, pay, payable, ship_price
from netloft.games.nusfjord.rules.board import PAYING_SHIP, SHIP
from netloft.games.nusfjord.rules.cards.parts import STOP, SUPPLY, TRACK_AND_SHIPS, Answer, Part, Then, word
from netloft.games.nusfjord.rules.harbor import (
    ABOARD,
    CUTTER,
    FISH,
    GOLD,
    GUESTS,
    R_SCHOONER,
    RAFT,
    RAFTS,
    SCHOONER,
    SHIPS,
    SLOOP,
    SLOOPS,
    UNITS,
    WOOD,
    changed,
    room,
    units,
)
from netloft.games.nusfjord.rules.register import option_at, options_at, step

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.position import Nusfjord

SHIP_OPTIONS: Final[tuple[Answer, ...]] = options_at(
    140,
    (
        Answer("sloop", words.SLOOP, 0, "ship", {"ship": "sloop"}),
        Answer("cutter", words.CUTTER, 1, "ship", {"ship": "cutter"}),
        Answer("schooner for goods", words.SCHOONER_FOR_GOODS, 2, "ship", {"ship": "schooner", "for": "goods"}),
        Answer("schooner for gold", words.SCHOONER_FOR_GOLD, 3, "ship", {"ship": "schooner", "for": "gold"}),
    ),
)
SHIP_OF: Final[tuple[int, ...]] = (SLOOP, CUTTER, SCHOONER, SCHOONER)
GOLD_OF_SHIPS: Final = min([gold for wood, _, gold in SHIP_PRICES if not wood])
WOOD_OF_SHIPS: Final = min([wood for wood, _, _ in SHIP_PRICES if wood])


def why_not_ship(g: Nusfjord, me: int, kind: int, less: int) -> Text | None:
    """A ship must be left, have room, and be paid."""
    h = g.harbors[me]
    wood, fish, gold = SHIP_PRICES[kind]
    enough = h[WOOD] >= wood and h[FISH] >= fish and h[GOLD] >= gold
    if not enough and not (less or g.powers[me].discounts or h[GUESTS]):
        return words.TOO_FEW_GOODS  # at a glance: this is asked in every turn
    ship = SHIP_OF[kind]
    if not g.ships[ship]:
        return words.NO_SHIP_LEFT
    if room(h) < UNITS[ship]:
        return words.NO_ROOM_ON_TRACK
    return None if enough or payable(h, ship_price(g, me, kind, less)) else words.TOO_FEW_GOODS


class AskShip(Choice):
    """Which ship is built."""

    __slots__ = ("less",)

    def __init__(self, text: str, less: int) -> None:
        super().__init__(text, words.ASK_SHIP, SHIP_OPTIONS)
        self.less = less

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """It must be possible to build it."""
        if not isinstance(option, Answer):
            return None
        real = look_ahead(g, me, PAYING_SHIP)
        reason = why_not_ship(g, me, option.number, self.less)
        if real is not None:
            g.harbors[me] = real
        return reason

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """List the ships that can be built, looking ahead once for all."""
        real = look_ahead(g, me, PAYING_SHIP)
        found: list[Effect] = [
            option for option in SHIP_OPTIONS if why_not_ship(g, me, option.number, self.less) is None
        ]
        if real is not None:
            g.harbors[me] = real
        return found


class ShipChosen(Part):
    """What comes before a ship comes now, and the price is due."""

    __slots__ = ("less",)

    def __init__(self, less: int) -> None:
        super().__init__()
        self.less = less
        self.text = "ship chosen"

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Take the goods and note the price."""
        kind = g.ship = g.answer
        g.due = (0, 0, 0)
        if kind < 0:
            return None
        bring_goods(g, me, PAYING_SHIP)
        g.due = ship_price(g, me, kind, self.less)
        g.answer = 0
        return None


class ShipBuilt(Effect):
    """The ship is paid and comes to the track."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Pay and launch it."""
        kind = g.ship
        if kind < 0:
            return None
        ship = SHIP_OF[kind]
        pay(g, me)
        g.launch(me, ship)
        g.tell(me, words.SHIP_BUILT, words.SHIP_NAMES[ship], g.haul(me))
        return None


SHIP_BUILT: Final[ShipBuilt] = step(ShipBuilt("ship built"), ASK_GUESTS)


class BuildShip(Action):
    """A ship for its price."""

    __slots__ = ("ask", "chosen", "less")

    def __init__(self, less: int) -> None:
        super().__init__(SHIP)
        self.less = less
        self.ask = AskShip("which ship", less)
        self.chosen = ShipChosen(less)

    def words(self, lang: str) -> str:
        """Name the action and what is cheaper."""
        said = super().words(lang)
        return words.FOR_LESS.say(lang, said, words.WOOD.count(self.less)) if self.less else said

    def within(self) -> list[Effect]:
        """The question and what follows."""
        return [self.ask, self.chosen]

    def pairs(self) -> list[tuple[Effect, Effect]]:
        """The choice follows the question, and the guests follow the choice."""
        return [(self.chosen, self.ask), (ASK_GUESTS, self.chosen)]

    def why_impossible(self, g: Nusfjord, me: int) -> Text | None:
        """There must be a ship that one can build."""
        powers = g.powers[me]
        if powers.before[PAYING_SHIP]:
            return None if self.ask.run(g, me) else words.CANNOT_BUILD_SHIP
        h = g.harbors[me]
        if h[GOLD] < GOLD_OF_SHIPS and h[WOOD] < WOOD_OF_SHIPS and not (self.less or powers.discounts or h[GUESTS]):
            return words.CANNOT_BUILD_SHIP  # most turns end here
        for kind in range(len(SHIP_OPTIONS)):
            if why_not_ship(g, me, kind, self.less) is None:
                return None
        return words.CANNOT_BUILD_SHIP

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask which."""
        g.answer = -1
        self.begin(g, me, self.ask, self.chosen, ASK_GUESTS, SHIP_BUILT)
        return None


class FreeShip(Part):
    """A ship that costs nothing; it counts as one Build a Ship action."""

    __slots__ = ("from_box", "more", "ship", "up_to")

    def __init__(self, ship: int, up_to: int, from_box: bool) -> None:
        super().__init__()
        self.ship = ship
        self.up_to = up_to
        self.from_box = from_box
        self.touches = SUPPLY | TRACK_AND_SHIPS
        self.more = MoreSloops([]) if up_to > 1 else None

    def words(self, lang: str) -> str:
        """Say which ship."""
        said = words.FREE_SHIP.say(lang, words.SHIP_NOUNS[self.ship].count(self.up_to))
        if self.from_box:
            said = words.FROM_BOX.say(lang, said)
        return words.UP_TO.say(lang, said) if self.up_to > 1 else said

    def within(self) -> list[Effect]:
        """What may follow."""
        return [] if self.more is None else [self.more]

    def pairs(self) -> list[tuple[Effect, Effect]]:
        """A second sloop follows the question."""
        return [] if self.more is None else [(self.more, ASK_SECOND_SLOOP)]

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """It must be left, or come from the box, and have room; no other ship instead."""
        if not g.ships[self.ship] and not self.from_box:
            return words.NO_SHIP_LEFT
        return None if room(g.harbors[me]) >= UNITS[self.ship] else words.NO_ROOM_ON_TRACK

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Launch it."""
        if self.why_not(g, me) is not None:
            return None
        bring_goods(g, me, PAYING_SHIP)
        if not g.ships[self.ship]:
            g.ships = changed(g.ships, self.ship, 1)  # out of the box
        g.launch(me, self.ship)
        g.tell(me, words.SHIP_FREE, words.SHIP_NAMES[self.ship], g.haul(me))
        g.push(me, ENDED[SHIP])
        if self.more is not None:
            g.answer = 0
            g.push(me, ASK_SECOND_SLOOP, self.more)
        return None


class MoreSloops(Then):
    """A second free sloop."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Launch it, if chosen."""
        if g.answer:
            g.launch(me, SLOOP)
            g.tell(me, words.SHIP_FREE, words.SHIP_NAMES[SLOOP], g.haul(me))
        return None


FREE_SLOOP: Final[Answer] = option_at(
    150, Answer("free sloop", words.TAKE_FREE_SLOOP, 1, "free ship", {"ship": "sloop"})
)


class AskSecondSloop(Choice):
    """Whether a second sloop is taken."""

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """It must be left and have room."""
        return words.NO_ROOM_ON_TRACK if option is FREE_SLOOP and not g.fits(me, SLOOP) else None


ASK_SECOND_SLOOP: Final[AskSecondSloop] = step(
    AskSecondSloop("second sloop", words.ASK_SECOND_SLOOP, (FREE_SLOOP, STOP))
)


class Moor(Part):
    """A free schooner into the empty Reserve."""

    def words(self, lang: str) -> str:
        """Say where it goes."""
        return words.MOOR.say(lang)

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """The Reserve must be empty, and a schooner left."""
        if not g.reserve_empty(me):
            return words.RESERVE_NOT_EMPTY
        return None if g.ships[SCHOONER] else words.NO_SHIP_LEFT

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Put it there; it counts as a ship that is built."""
        bring_goods(g, me, PAYING_SHIP)
        g.ships = changed(g.ships, SCHOONER, g.ships[SCHOONER] - 1)
        g.own(me)[R_SCHOONER] = 1
        g.tell(me, words.MOORED)
        g.push(me, ENDED[SHIP])
        return None


SWAPS: Final[tuple[Answer, ...]] = options_at(
    170,
    (
        Answer("sloop for cutter", words.SLOOP_FOR_CUTTER, SLOOP, "trade ship", {"give": "sloop", "get": "cutter"}),
        Answer(
            "cutter for schooner",
            words.CUTTER_FOR_SCHOONER,
            CUTTER,
            "trade ship",
            {"give": "cutter", "get": "schooner"},
        ),
    ),
)


class AskSwap(Choice):
    """Which ship is exchanged."""

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """One must have the ship, and the larger one must be left and fit."""
        if not isinstance(option, Answer):
            return words.NO_SUCH_SHIP
        h = g.harbors[me]
        ship = option.number
        if not room(h):
            return words.TRACK_FULL
        if not h[SLOOPS + ship]:
            return words.NO_SUCH_SHIP
        return None if g.ships[ship + 1] else words.NO_SHIP_LEFT


ASK_SWAP: Final[AskSwap] = step(AskSwap("which ship is exchanged", words.ASK_SWAP, SWAPS))


class SwapShip(Part):
    """A sloop for a cutter, or a cutter for a schooner."""

    def words(self, lang: str) -> str:
        """Say what for what."""
        return words.SWAP.say(lang)

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """One of both must be possible."""
        reason: Text | None = words.NO_SUCH_SHIP
        for option in SWAPS:
            reason = ASK_SWAP.forbids(g, me, option)
            if reason is None:
                return None
        return reason

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask which."""
        g.answer = -1
        g.push(me, ASK_SWAP, SWAPPED)
        return None


word("swap_ship", SwapShip)


class Swapped(Effect):
    """The ships are exchanged."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """One goes back, the other comes."""
        ship = g.answer
        if ship < 0:
            return None
        g.return_ship(me, ship)
        g.launch(me, ship + 1)
        g.tell(me, words.SWAPPED, words.SHIP_NAMES[ship], words.SHIP_NAMES[ship + 1], g.haul(me))
        return None


SWAPPED: Final[Swapped] = step(Swapped("ships exchanged"), ASK_SWAP)


class Raft(Part):
    """A raft to the track."""

    def words(self, lang: str) -> str:
        """Say what comes."""
        return words.RAFT.say(lang)

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """The first space must be covered, and a raft and room be left."""
        h = g.harbors[me]
        if not g.ships[RAFT]:
            return words.NO_SHIP_LEFT
        if not units(h):
            return words.RAFT_NEEDS_SHIP
        return None if room(h) else words.TRACK_FULL

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Launch it."""
        g.ships = changed(g.ships, RAFT, g.ships[RAFT] - 1)
        g.own(me)[RAFTS] += 1
        g.tell(me, words.RAFT_LAUNCHED, g.haul(me))
        return None


class GuestAboard(Named):
    """A guest goes aboard a ship; this may be done at any time."""

    __slots__ = ("ship",)

    def __init__(self, ship: int) -> None:
        super().__init__(f"guest on {SHIPS[ship]}", words.GUEST_ON[ship])
        self.kind, self.args = "guest aboard", {"ship": SHIPS[ship]}
        self.ship = ship

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """One needs a guest, and a ship that has none."""
        h = g.harbors[me]
        if not h[GUESTS]:
            return words.TOO_FEW_GUESTS
        return None if h[ABOARD + self.ship] < h[SLOOPS + self.ship] else words.NO_SHIP_FOR_GUEST

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """The guest stays there."""
        h = g.own(me)
        h[GUESTS] -= 1
        h[ABOARD + self.ship] += 1
        g.settle_between(me)
        g.tell(me, words.BOARDED, words.SHIP_NAMES[self.ship])
        return None


GUESTS_ABOARD: Final[tuple[GuestAboard, ...]] = options_at(
    180, (GuestAboard(SLOOP), GuestAboard(CUTTER), GuestAboard(SCHOONER))
)
SHIP_ACTION: Final[BuildShip] = shared(BuildShip(0))
