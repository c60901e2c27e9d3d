"""The position of Lantern Bay: what lies where, who may see it, and what it is worth."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from lantern_bay import words
from netloft.core.effect import Effect
from netloft.core.game import Game
from netloft.core.plain import choice, listing, mapping, number, truth
from netloft.core.position import Position
from netloft.core.telling import Line

TOKENS: Final = ("herring", "mackerel", "cod", "halibut", "weed", "squall")
BAG: Final = (7, 6, 5, 4, 3, 7)
SQUALL: Final = 5
CARGO: Final = TOKENS[:SQUALL]  # what a hold can have in it
FISH: Final = 4  # the first four are fish
ORDERS: Final = (1, 1, 1, 2, 3)  # coins for each piece of cargo brought home

BOATS: Final = ("cutter", "lugger", "dory", "skiff", "raft")
ROOM: Final = (6, 6, 4, 4, 3)
SWAMPED_BY: Final = (3, 2, 3, 2, 3)
SHARE: Final = (2, 1, 1, 0, 0)

LANTERNS: Final = ("bright", "storm", "green")
BRIGHT: Final = 0
STORM: Final = 1
GREEN: Final = 2

BUYERS: Final = ("smokehouse", "inn", "steamer", "auction", "quay")
QUAY: Final = 4
STEPS: Final = (0, 1, 3, 6, 10, 15, 21)  # for so many different or equal fish

PLACES: Final = ("ashore", "at sea", "home", "swamped")
ASHORE: Final = 0
AT_SEA: Final = 1
HOME: Final = 2
SWAMPED: Final = 3
NONE: Final = -1


class Bay(Position):
    """The bag, the buyers, and what everybody has."""

    def __init__(self, game: Game, seats: int, settings: dict[str, Any], source: Bay | None = None) -> None:
        super().__init__(game, seats, settings, source)
        if source is None:
            self.night = 0
            self.first = 0
            self.revealed = False
            self.burning = NONE
            self.bag = list(BAG)
            self.drawn = [0] * len(TOKENS)
            self.buying = [True] * len(BUYERS)
            self.orders = [NONE] * seats
            self.coins = [0] * seats
            self.places = [ASHORE] * seats
            self.boats = [NONE] * seats
            self.squalls = [0] * seats
            self.holds = [[0] * len(CARGO) for _ in range(seats)]
            self.landed = [[0] * len(CARGO) for _ in range(seats)]
            self.lanterns = [[True] * len(LANTERNS) for _ in range(seats)]
        else:
            self.night = source.night
            self.first = source.first
            self.revealed = source.revealed
            self.burning = source.burning
            self.bag = source.bag[:]
            self.drawn = source.drawn[:]
            self.buying = source.buying[:]
            self.orders = source.orders[:]
            self.coins = source.coins[:]
            self.places = source.places[:]
            self.boats = source.boats[:]
            self.squalls = source.squalls[:]
            self.holds = [hold[:] for hold in source.holds]
            self.landed = [landed[:] for landed in source.landed]
            self.lanterns = [lanterns[:] for lanterns in source.lanterns]

    def copy(self) -> Bay:
        return Bay(self.game, self.seats, self.settings, self)

    def show(self, viewer: int | None) -> dict[str, Any]:
        """Show everything but the orders of the others, which stay hidden until the end."""
        return {
            "night": self.night,
            "bag": dict(zip(TOKENS, self.bag, strict=True)),
            "drawn": dict(zip(TOKENS, self.drawn, strict=True)),
            "burning": "none" if self.burning == NONE else LANTERNS[self.burning],
            "buyers": dict(zip(BUYERS, self.buying, strict=True)),
            "revealed": self.revealed,
            "begins": [seat == self.first for seat in range(self.seats)],
            "coins": self.coins[:],
            "place": [PLACES[place] for place in self.places],
            "boat": ["no boat" if boat == NONE else BOATS[boat] for boat in self.boats],
            "squalls": self.squalls[:],
            "hold": [dict(zip(CARGO, hold, strict=True)) for hold in self.holds],
            "landed": [dict(zip(CARGO, landed, strict=True)) for landed in self.landed],
            "lanterns": [dict(zip(LANTERNS, lanterns, strict=True)) for lanterns in self.lanterns],
            "order": [
                order_word(order) if self.revealed or seat == viewer else "hidden"
                for seat, order in enumerate(self.orders)
            ],
        }

    def secrets(self) -> dict[str, Any]:
        return {"orders": [order_word(order) for order in self.orders]}

    def score_sheet(self, seat: int) -> list[Line]:
        """Add up what everybody may see; the order counts once it is revealed."""
        worth = max([self.earns(seat, buyer) for buyer in range(len(BUYERS)) if self.buying[buyer]])
        return [
            Line(words.LINE_COINS, self.coins[seat]),
            Line(words.LINE_HOLD, worth),
            Line(words.LINE_LANTERNS, sum(self.lanterns[seat])),
            Line(words.LINE_ORDER, self.order_bonus(seat) if self.revealed else 0),
        ]

    def earns(self, seat: int, buyer: int) -> int:
        """Count what a sale leaves to the seat when the owner of the boat has had a share."""
        boat = self.boats[seat]
        return max(0, pays(buyer, self.holds[seat]) - (0 if boat == NONE else SHARE[boat]))

    def order_bonus(self, seat: int) -> int:
        """Count the coins that the secret order brings."""
        order = self.orders[seat]
        return 0 if order == NONE else self.landed[seat][order] * ORDERS[order]

    def winners(self) -> list[int]:
        """Most coins win, then most fish brought home; those still tied have all won."""
        scores = self.scores()
        ranks = [(scores[seat], sum(self.landed[seat][:FISH])) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if ranks[seat] == max(ranks)]

    def hides(self, viewer: int | None, seat: int, option: Effect) -> bool:
        return option.text.startswith("deal ") and not self.revealed and not option.text.endswith(f" to {viewer}")

    def redeal_secrets(self, seat: int, rng: Random) -> None:
        """Deal the others any orders but the seat's own."""
        if not self.revealed:
            left = [order for order in range(len(ORDERS)) if order != self.orders[seat]]
            rng.shuffle(left)
            for other, order in enumerate(self.orders):
                if other != seat and order != NONE:
                    self.orders[other] = left.pop()

    def read(self, data: dict[str, Any]) -> None:
        """Fill a blank position from a dump; BadRecord names what is wrong."""
        self.night = number(data.get("night"), "night", 0, self.settings["nights"])
        self.revealed = truth(data.get("revealed"), "revealed")
        self.burning = choice(data.get("burning"), "burning", ("none", *LANTERNS)) - 1
        self.bag = counts(data.get("bag"), "bag", TOKENS, max(BAG))
        self.drawn = counts(data.get("drawn"), "drawn", TOKENS, 2)
        self.buying = flags(data.get("buyers"), "buyers", BUYERS)
        begins = [truth(flag, f"begins[{at}]") for at, flag in each(data, "begins", self.seats)]
        self.first = begins.index(True) if True in begins else 0
        self.coins = [number(coins, f"coins[{at}]", 0, 999) for at, coins in each(data, "coins", self.seats)]
        self.places = [choice(place, f"place[{at}]", PLACES) for at, place in each(data, "place", self.seats)]
        self.boats = [
            choice(boat, f"boat[{at}]", ("no boat", *BOATS)) - 1 for at, boat in each(data, "boat", self.seats)
        ]
        self.squalls = [
            number(hits, f"squalls[{at}]", 0, BAG[SQUALL]) for at, hits in each(data, "squalls", self.seats)
        ]
        self.holds = [counts(hold, f"hold[{at}]", CARGO, max(ROOM)) for at, hold in each(data, "hold", self.seats)]
        self.landed = [counts(landed, f"landed[{at}]", CARGO, 99) for at, landed in each(data, "landed", self.seats)]
        self.lanterns = [flags(unlit, f"lanterns[{at}]", LANTERNS) for at, unlit in each(data, "lanterns", self.seats)]
        self.orders = [
            choice(order, f"orders[{at}]", ("none", *CARGO)) - 1 for at, order in each(data, "orders", self.seats)
        ]


def order_word(order: int) -> str:
    """Name an order by the cargo it asks for."""
    return "none" if order == NONE else CARGO[order]


def pays(buyer: int, hold: list[int]) -> int:
    """Say how many coins a buyer pays for a catch."""
    herring, mackerel, cod, halibut, weed = hold
    fish = hold[:FISH]
    if buyer == 0:
        return 2 * (herring + mackerel)
    if buyer == 1:
        return STEPS[sum([count > 0 for count in fish])]
    if buyer == 2:
        return 3 * cod + 4 * halibut
    if buyer == 3:
        return STEPS[max(fish)]
    return sum(fish) + weed


def each(data: dict[str, Any], name: str, seats: int) -> list[tuple[int, Any]]:
    """Read a list with something for each seat, numbered."""
    return list(enumerate(listing(data.get(name), name, seats)))


def counts(value: object, where: str, names: tuple[str, ...], most: int) -> list[int]:
    """Read how many there are of each thing."""
    found = mapping(value, where)
    return [number(found.get(name), f"{where}.{name}", 0, most) for name in names]


def flags(value: object, where: str, names: tuple[str, ...]) -> list[bool]:
    """Read which of several things are so."""
    found = mapping(value, where)
    return [truth(found.get(name), f"{where}.{name}") for name in names]
