"""The rules of Lantern Bay: everything that can happen, in the order of the README."""

from __future__ import annotations

from typing import Any, Final, cast

from lantern_bay import words
from lantern_bay.bay import (
    ASHORE,
    AT_SEA,
    BAG,
    BOATS,
    BRIGHT,
    BUYERS,
    CARGO,
    FISH,
    GREEN,
    HOME,
    LANTERNS,
    NONE,
    ORDERS,
    QUAY,
    ROOM,
    SHARE,
    SQUALL,
    STORM,
    SWAMPED,
    SWAMPED_BY,
    TOKENS,
    Bay,
    order_word,
    pays,
)
from netloft.core.effect import Choice, Effect, Named
from netloft.core.game import Game, Setting
from netloft.core.position import CHANCE, Position
from netloft.core.shapes import Fields, Number, Seat, Word
from netloft.core.text import Text

# The orders.


class Deal(Effect):
    """Deal a seat its secret order."""

    def __init__(self, order: int, to: int) -> None:
        super().__init__(f"deal {CARGO[order]} to {to}")
        self.kind, self.args = "deal", {"order": CARGO[order], "to": to}
        self.order = order
        self.to = to

    def why_not(self, g: Bay, me: int) -> Text | None:
        if self.order in g.orders or self.to != g.orders.index(NONE):
            return words.ORDER_GONE
        return None

    def run(self, g: Bay, me: int) -> None:
        g.orders[self.to] = self.order
        g.tell(self.to, words.IS_DEALT)
        g.tell_only(self.to, words.SEES_ORDER, words.WORDS[CARGO[self.order]])


class Reveal(Effect):
    """Turn the orders up at the end of the game."""

    def run(self, g: Bay, me: int) -> None:
        g.revealed = True
        for seat, order in enumerate(g.orders):
            g.tell(seat, words.SHOWS_ORDER, words.WORDS[order_word(order)], words.coins(g.order_bonus(seat)))


# A night.


class Night(Effect):
    """Fill the bag, bring the buyers back, and let boats be hired; the poorest begins."""

    def run(self, g: Bay, me: int) -> None:
        g.night += 1
        g.tell(CHANCE, words.NIGHT_FALLS, g.night)
        g.bag = list(BAG)
        if g.seats > 1:
            g.buying = [True] * len(BUYERS)
        g.first = g.coins.index(min(g.coins))
        g.places = [ASHORE] * g.seats
        g.boats = [NONE] * g.seats
        g.squalls = [0] * g.seats
        g.push(CHANCE, ROUND)
        for seat in reversed(in_order(g)):
            g.push(seat, HIRING)


class Round(Effect):
    """Give everybody at sea a turn, until all are back."""

    def run(self, g: Bay, me: int) -> None:
        at_sea = [seat for seat in in_order(g) if g.places[seat] == AT_SEA]
        if at_sea:
            g.push(CHANCE, ROUND)
        for seat in reversed(at_sea):
            g.push(seat, TURN)


def in_order(g: Bay) -> list[int]:
    """List the seats in turn order."""
    return [(g.first + step) % g.seats for step in range(g.seats)]


class Hire(Effect):
    """Hire a boat and row out."""

    def __init__(self, boat: int) -> None:
        super().__init__(f"hire {BOATS[boat]}")
        self.kind, self.args = "hire", {"boat": BOATS[boat]}
        self.boat = boat

    def why_not(self, g: Bay, me: int) -> Text | None:
        return words.BOAT_GONE if self.boat in g.boats else None

    def run(self, g: Bay, me: int) -> None:
        g.boats[me] = self.boat
        g.places[me] = AT_SEA
        g.tell(me, words.HIRES, words.WORDS[BOATS[self.boat]])

    def label(self, lang: str) -> str:
        boat = self.boat
        return words.HIRE.say(lang, words.WORDS[BOATS[boat]], ROOM[boat], SWAMPED_BY[boat], SHARE[boat])


# At sea.


class Cast(Effect):
    """Cast the net, by a lantern or by none."""

    def __init__(self, lantern: int) -> None:
        super().__init__("cast" if lantern == NONE else f"cast by {LANTERNS[lantern]}")
        if lantern != NONE:
            self.kind, self.args = "cast by", {"lantern": LANTERNS[lantern]}
        self.lantern = lantern

    def why_not(self, g: Bay, me: int) -> Text | None:
        if not any(g.bag):
            return words.BAG_EMPTY
        return words.BURNT if self.lantern != NONE and not g.lanterns[me][self.lantern] else None

    def run(self, g: Bay, me: int) -> None:
        g.burning = self.lantern
        if self.lantern != NONE:
            g.lanterns[me][self.lantern] = False
            g.tell(me, words.LIGHTS, words.WORDS[LANTERNS[self.lantern]])
        g.push(me, HAUL)
        if self.lantern == BRIGHT:
            g.push(me, KEEPING)
            g.push(CHANCE, DRAWING)
        g.push(CHANCE, DRAWING)

    def label(self, lang: str) -> str:
        return (words.CAST if self.lantern == NONE else words.CAST_BY[LANTERNS[self.lantern]]).say(lang)


class Draw(Effect):
    """Draw a token of which so many are left: that many times as likely as one of which one is left."""

    def __init__(self, token: int, left: int) -> None:
        super().__init__(f"draw {TOKENS[token]} of {left}", weight=left)
        self.kind, self.args = "draw", {"token": TOKENS[token], "left": left}
        self.token = token
        self.left = left

    def why_not(self, g: Bay, me: int) -> Text | None:
        return None if g.bag[self.token] == self.left else words.NOT_IN_BAG

    def run(self, g: Bay, me: int) -> None:
        g.bag[self.token] -= 1
        g.drawn[self.token] += 1


class Keep(Effect):
    """Keep one of two tokens; the other goes back into the bag."""

    def __init__(self, token: int) -> None:
        super().__init__(f"keep {TOKENS[token]}")
        self.kind, self.args = "keep", {"token": TOKENS[token]}
        self.token = token

    def why_not(self, g: Bay, me: int) -> Text | None:
        return None if g.drawn[self.token] else words.NOT_DRAWN

    def run(self, g: Bay, me: int) -> None:
        g.drawn[self.token] -= 1
        for token, count in enumerate(g.drawn):
            g.bag[token] += count
            g.drawn[token] = 0
        g.drawn[self.token] = 1
        g.tell(me, words.KEEPS, words.WORDS[TOKENS[self.token]])

    def label(self, lang: str) -> str:
        return words.KEEP.say(lang, words.WORDS[TOKENS[self.token]])


class Haul(Effect):
    """Take the drawn token aboard."""

    def run(self, g: Bay, me: int) -> None:
        token = g.drawn.index(1)
        g.drawn[token] = 0
        lantern = g.burning
        g.burning = NONE
        if token == SQUALL:
            meet_squall(g, me, lantern)
            return
        hold = g.holds[me]
        room = ROOM[g.boats[me]]
        hold[token] += 1
        g.tell(me, words.CATCHES, words.WORDS[TOKENS[token]])
        if lantern == GREEN and token < FISH and g.bag[token] and sum(hold) < room:
            g.bag[token] -= 1
            hold[token] += 1
            g.tell(me, words.ONE_MORE)
        if sum(hold) == room:
            g.tell(me, words.IS_FULL)
            g.push(me, ROW_HOME)


def meet_squall(g: Bay, me: int, lantern: int) -> None:
    """Let a squall hit a boat; at its limit it is swamped."""
    if lantern == STORM:
        g.tell(me, words.WEATHERS)
        return
    g.squalls[me] += 1
    most = SWAMPED_BY[g.boats[me]]
    g.tell(me, words.IS_HIT, g.squalls[me], most)
    if g.squalls[me] == most:
        g.places[me] = SWAMPED
        g.holds[me] = [0] * len(CARGO)
        g.coins[me] += 1
        g.tell(me, words.IS_SWAMPED)


# At home.


class RowHome(Named):
    """Row home and sell the catch."""

    def why_not(self, g: Bay, me: int) -> Text | None:
        return words.NOTHING_TO_LOSE if any(g.bag) and not any(g.holds[me]) else None

    def run(self, g: Bay, me: int) -> None:
        g.places[me] = HOME
        g.tell(me, words.COMES_HOME)
        g.push(me, SELLING)


class Sell(Effect):
    """Sell the whole catch to a buyer."""

    def __init__(self, buyer: int) -> None:
        super().__init__(f"sell to {BUYERS[buyer]}")
        self.kind, self.args = "sell", {"buyer": BUYERS[buyer]}
        self.buyer = buyer

    def why_not(self, g: Bay, me: int) -> Text | None:
        if not g.buying[self.buyer]:
            return words.HAS_BOUGHT
        return None if self.buyer == QUAY or pays(self.buyer, g.holds[me]) else words.PAYS_NOTHING

    def run(self, g: Bay, me: int) -> None:
        earned = g.earns(me, self.buyer)
        g.coins[me] += earned
        g.buying[self.buyer] = self.buyer == QUAY
        for piece, count in enumerate(g.holds[me]):
            g.landed[me][piece] += count
        g.holds[me] = [0] * len(CARGO)
        g.tell(me, words.SELLS, words.coins(earned), words.WORDS[BUYERS[self.buyer]])

    def label(self, lang: str) -> str:
        return words.SELL[BUYERS[self.buyer]].say(lang)


DEALS: Final = tuple([Deal(order, to) for to in range(4) for order in range(len(ORDERS))])
HIRES: Final = tuple([Hire(boat) for boat in range(len(BOATS))])
ROW_HOME: Final = RowHome("row home", words.ROW_HOME)
CASTS: Final = tuple([Cast(lantern) for lantern in (NONE, BRIGHT, STORM, GREEN)])
DRAWS: Final = tuple([Draw(token, left) for token in range(len(TOKENS)) for left in range(1, BAG[token] + 1)])
KEEPS: Final = tuple([Keep(token) for token in range(len(TOKENS))])
SALES: Final = tuple([Sell(buyer) for buyer in range(len(BUYERS))])

DEALING: Final = Choice("dealing", words.WHICH_ORDER, DEALS)
NIGHT: Final = Night("night")
HIRING: Final = Choice("hiring", words.WHICH_BOAT, HIRES)
ROUND: Final = Round("round")
TURN: Final = Choice("turn", words.ON_OR_HOME, (*CASTS, ROW_HOME))
DRAWING: Final = Choice("drawing", words.WHICH_TOKEN, DRAWS)
KEEPING: Final = Choice("keeping", words.WHICH_TO_KEEP, KEEPS)
HAUL: Final = Haul("haul")
SELLING: Final = Choice("selling", words.WHICH_BUYER, SALES)
REVEAL: Final = Reveal("reveal")
REVEAL.reveals = True


class LanternBay(Game):
    """Two to four nights in the bay."""

    def blank(self, seats: int, settings: dict[str, Any]) -> Bay:
        g = Bay(self, seats, settings)
        g.push(CHANCE, *[DEALING] * seats, *[NIGHT] * settings["nights"], REVEAL)
        return g

    def seat_name(self, seat: int, lang: str) -> str:
        return words.SEATS[seat].say(lang)

    def read(self, g: Position, data: dict[str, Any]) -> None:
        cast("Bay", g).read(data)

    def describe(self, g: Position) -> Fields:
        return cast("Bay", g).describe()

    def describe_options(self) -> dict[str, Fields]:
        token = Word(TOKENS)
        return {
            "deal": Fields({"order": Word(CARGO), "to": Seat(4)}),
            "hire": Fields({"boat": Word(BOATS)}),
            "cast by": Fields({"lantern": Word(LANTERNS)}),
            "draw": Fields({"token": token, "left": Number(7, least=1, most=max(BAG))}),
            "keep": Fields({"token": token}),
            "sell": Fields({"buyer": Word(BUYERS)}),
        }


GAME: Final = LanternBay(
    "lantern_bay",
    words.TITLE,
    1,
    (1, 2, 3, 4),
    [Setting("nights", words.NIGHTS, dict(words.NIGHTS_OF), 3)],
    [*DEALS, *HIRES, ROW_HOME, *CASTS, *DRAWS, *KEEPS, *SALES],
    [DEALING, NIGHT, HIRING, ROUND, TURN, DRAWING, KEEPING, HAUL, SELLING, REVEAL],
)
