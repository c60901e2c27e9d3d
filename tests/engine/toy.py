"""A small invented game that exercises the whole kernel: chance, hidden cards, simultaneous bids, unasked moves.

Everybody is dealt a hidden number, bids coins in secret at the same time, and the highest bid takes the pot of that
round.  Before bidding, a seat may look at its own card; and at any time a seat may, once, take a coin unasked.
"""

from __future__ import annotations

from random import Random
from typing import Any, cast

from netloft.core.effect import Choice, Effect, Together
from netloft.core.events import Line
from netloft.core.game import Game, Setting, switch
from netloft.core.position import CHANCE, Position
from netloft.core.text import Text

CARDS = (1, 2, 3, 4, 5)


class Toy(Position):
    """Cards in hand, coins, bids and points."""

    def __init__(self, game: Game, seats: int, settings: dict[str, Any], source: Toy | None = None) -> None:
        super().__init__(game, seats, settings, source)
        self.cards: list[int] = [0] * seats if source is None else source.cards[:]
        self.coins: list[int] = [3] * seats if source is None else source.coins[:]
        self.bids: list[int] = [0] * seats if source is None else source.bids[:]
        self.points: list[int] = [0] * seats if source is None else source.points[:]
        self.helped: list[bool] = [False] * seats if source is None else source.helped[:]
        self.dealt: int = 0 if source is None else source.dealt

    def copy(self) -> Toy:
        return Toy(self.game, self.seats, self.settings, self)

    def show(self, viewer: int | None) -> dict[str, Any]:
        seen = {
            "coins": self.coins[:],
            "bids": self.bids[:],
            "points": self.points[:],
            "helped": self.helped[:],
        }
        return {**seen, "dealt": self.dealt, "card": self.cards[viewer] if viewer is not None else 0}

    def secrets(self) -> dict[str, Any]:
        return {"cards": self.cards[:]}

    def score_sheet(self, seat: int) -> list[Line]:
        return [
            Line(Text("Pots", "Töpfe"), self.points[seat]),
            Line(Text("Coins", "Münzen"), self.coins[seat]),
        ]

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.scores()[seat] == max(self.scores())]

    def unasked(self, seat: int) -> list[Effect]:
        return [] if self.helped[seat] else [HELP]

    def hides(self, viewer: int | None, seat: int, option: Effect) -> bool:
        return isinstance(option, Deal) and not self.over and option.seat != viewer

    def redeal_secrets(self, seat: int, rng: Random) -> None:
        hidden = [card for card in CARDS if card != self.cards[seat]]
        rng.shuffle(hidden)
        for other in range(self.dealt):
            if other != seat:
                self.cards[other] = hidden.pop()


class Deal(Effect):
    """Deal a card to a seat, face down."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(f"deal {card} to {seat}")
        self.seat = seat
        self.card = card

    def run(self, g: Toy, me: int) -> list[Effect] | None:
        g.cards[self.seat] = self.card
        g.dealt += 1
        g.tell(self.seat, Text("{} is dealt a card.", "{} erhält eine Karte."))
        g.tell_only(self.seat, Text("{} sees a {}.", "{} sieht eine {}."), self.card)
        return None


class Dealing(Choice):
    """The cards that are left."""

    def forbids(self, g: Toy, me: int, option: Effect) -> Text | None:
        deal = cast("Deal", option)
        if deal.seat != g.dealt or deal.card in g.cards:
            return Text("That card is gone.", "Diese Karte ist weg.")
        return None


class Bid(Effect):
    """Bid some coins."""

    def __init__(self, coins: int) -> None:
        super().__init__(f"bid {coins}")
        self.coins = coins

    def why_not(self, g: Toy, me: int) -> Text | None:
        return None if self.coins <= g.coins[me] else Text("You have too few coins.", "Du hast zu wenige Münzen.")

    def run(self, g: Toy, me: int) -> list[Effect] | None:
        g.bids[me] = self.coins
        g.tell(me, Text("{} bids {}.", "{} bietet {}."), self.coins)
        return None

    def label(self, lang: str) -> str:
        return Text("Bid {}", "Biete {}").say(lang, self.coins)


class Doubt(Choice):
    """Two steps in a lane: who bids something may raise it by one."""

    def forbids(self, g: Toy, me: int, option: Effect) -> Text | None:
        if option is RAISE and not 0 < g.bids[me] < g.coins[me]:
            return Text("Nothing to raise.", "Nichts zu erhöhen.")
        return None


class Raise(Effect):
    """Raise one's bid by one."""

    def run(self, g: Toy, me: int) -> list[Effect] | None:
        g.bids[me] += 1
        return None


class Nothing(Effect):
    """Let things be."""

    def run(self, g: Toy, me: int) -> list[Effect] | None:
        return None


class Part(Effect):
    """A seat's part of the bidding."""

    def run(self, g: Toy, me: int) -> list[Effect] | None:
        g.push(me, ASK_BID, DOUBT)
        return None


class Award(Effect):
    """The highest bid takes the pot; everybody pays."""

    def run(self, g: Toy, me: int) -> list[Effect] | None:
        best = max(g.bids)
        for seat in range(g.seats):
            if best and g.bids[seat] == best:
                g.points[seat] += g.cards[seat]
            g.coins[seat] -= g.bids[seat]
        g.bids = [0] * g.seats
        return None


class Help(Effect):
    """Take a coin, once, at any time."""

    def run(self, g: Toy, me: int) -> list[Effect] | None:
        g.helped[me] = True
        g.coins[me] += 1
        return None


DEALS = tuple([Deal(seat, card) for seat in range(3) for card in CARDS])
BIDS = tuple([Bid(coins) for coins in range(8)])
RAISE = Raise("raise")
KEEP = Nothing("keep")
HELP = Help("help")
DEALING = Dealing("dealing", Text("Which card?", "Welche Karte?"), DEALS)
ASK_BID = Choice("ask bid", Text("How much?", "Wie viel?"), BIDS)
DOUBT = Doubt("doubt", Text("Raise?", "Erhöhen?"), (KEEP, RAISE))
PART = Part("part")
BIDDING = Together("bidding", PART)
AWARD = Award("award")
MARK = Choice("mark", Text("Ready?", "Bereit?"), (Nothing("yes"), Nothing("no")))


class ToyGame(Game):
    """Two rounds of secret bidding."""

    def blank(self, seats: int, settings: dict[str, Any]) -> Position:
        g = Toy(self, seats, settings)
        g.push(CHANCE, BIDDING, AWARD)
        g.push(0, MARK)
        g.push(CHANCE, BIDDING, AWARD)
        g.push(CHANCE, *[DEALING] * seats)
        return g

    def read(self, g: Position, data: dict[str, Any]) -> None:
        toy = cast("Toy", g)
        toy.cards, toy.coins, toy.bids = data["cards"], data["coins"], data["bids"]
        toy.points, toy.helped, toy.dealt = data["points"], data["helped"], data["dealt"]


TOY = ToyGame(
    "toy",
    Text("Toy", "Spielzeug"),
    1,
    (2, 3),
    [
        switch("loud", Text("Loud", "Laut"), Text("yes", "ja"), Text("no", "nein"), False),
        Setting("sort", Text("Sort", "Sorte"), {1: Text("one", "eins"), 2: Text("two", "zwei")}, 1),
    ],
    [*DEALS, *BIDS, RAISE, KEEP, HELP, *MARK.candidates],
    [DEALING, ASK_BID, DOUBT, PART, BIDDING, AWARD, MARK],
)
