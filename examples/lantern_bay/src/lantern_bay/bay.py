"""The position of Lantern Bay: what lies where, who may see it, and what it is worth."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from lantern_bay import words
from netloft.core.effect import Effect
from netloft.core.events import Line
from netloft.core.game import Game
from netloft.core.position import Position
from netloft.core.shapes import FLAG, Fields, Named, Number, PerSeat, Secret, Shape, Word

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
            Line(words.LINE_COINS, self.coins[seat], "coins"),
            Line(words.LINE_HOLD, worth, "hold"),
            Line(words.LINE_LANTERNS, sum(self.lanterns[seat]), "lanterns"),
            Line(words.LINE_ORDER, self.order_bonus(seat) if self.revealed else 0, "order"),
        ]

    def earns(self, seat: int, buyer: int) -> int:
        """Count what a sale leaves to the seat when the owner of the boat has had a share."""
        boat = self.boats[seat]
        return max(0, pays(buyer, self.holds[seat]) - (0 if boat == NONE else SHARE[boat]))

    def order_bonus(self, seat: int) -> int:
        """Count the coins that the secret order brings."""
        order = self.orders[seat]
        return 0 if order == NONE else self.landed[seat][order] * ORDERS[order]

    def when(self) -> tuple[int | None, str]:
        """Return the night."""
        return self.night, ""

    def winners(self) -> list[int]:
        """Most coins win, then most fish brought home; those still tied have all won."""
        scores = self.scores()
        ranks = [(scores[seat], sum(self.landed[seat][:FISH])) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if ranks[seat] == max(ranks)]

    def hides(self, viewer: int | None, seat: int, option: Effect) -> bool:
        return option.kind == "deal" and not self.revealed and option.args["to"] != viewer

    def redeal_secrets(self, seat: int, rng: Random) -> None:
        """Deal the others any orders but the seat's own."""
        if not self.revealed:
            left = [order for order in range(len(ORDERS)) if order != self.orders[seat]]
            rng.shuffle(left)
            for other, order in enumerate(self.orders):
                if other != seat and order != NONE:
                    self.orders[other] = left.pop()

    def describe(self) -> Fields:
        """Say what a view is like; a position written by hand is checked by it before it is read."""
        per_seat: dict[str, Shape] = {
            "begins": FLAG,
            "coins": Number(30, most=999),
            "place": Word(PLACES),
            "boat": Word(BOATS, none="no boat"),
            "squalls": Number(3, most=BAG[SQUALL]),
            "hold": Named(CARGO, Number(6, most=max(ROOM)), full=True),
            "landed": Named(CARGO, Number(10, most=99), full=True),
            "lanterns": Named(LANTERNS, FLAG, full=True),
            "order": Word((*CARGO, "hidden"), none="none"),
        }
        return Fields(
            {
                "night": Number(4, most=self.settings["nights"]),
                "bag": Named(TOKENS, Number(7, most=max(BAG)), full=True),
                "drawn": Named(TOKENS, Number(2, most=2), full=True),
                "burning": Word(LANTERNS, none="none"),
                "buyers": Named(BUYERS, FLAG, full=True),
                "revealed": FLAG,
                **{name: PerSeat(self.seats, shape) for name, shape in per_seat.items()},
                "orders": Secret(PerSeat(self.seats, Word(CARGO, none="none"))),
            }
        )

    def read(self, data: dict[str, Any]) -> None:
        """Fill a blank position from a dump; what is left out is as at the start."""
        self.night = data.get("night", 0)
        self.revealed = data.get("revealed", False)
        self.burning = place_of(data.get("burning", "none"), LANTERNS)
        self.bag = counts(data.get("bag", {}), TOKENS, BAG)
        self.drawn = counts(data.get("drawn", {}), TOKENS)
        self.buying = [data.get("buyers", {}).get(name, True) for name in BUYERS]
        begins = data.get("begins", [])
        self.first = begins.index(True) if True in begins else 0
        self.coins = data.get("coins", self.coins)[:]
        self.places = [PLACES.index(place) for place in data.get("place", [PLACES[ASHORE]] * self.seats)]
        self.boats = [place_of(boat, BOATS) for boat in data.get("boat", ["no boat"] * self.seats)]
        self.squalls = data.get("squalls", self.squalls)[:]
        self.holds = [counts(hold, CARGO) for hold in data.get("hold", [{}] * self.seats)]
        self.landed = [counts(landed, CARGO) for landed in data.get("landed", [{}] * self.seats)]
        self.lanterns = [
            [unlit.get(name, True) for name in LANTERNS] for unlit in data.get("lanterns", [{}] * self.seats)
        ]
        self.orders = [place_of(order, CARGO) for order in data.get("orders", ["none"] * self.seats)]


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


def place_of(word: str, words_known: tuple[str, ...]) -> int:
    """Find a word in its list; any other means that there is none."""
    return words_known.index(word) if word in words_known else NONE


def counts(found: dict[str, int], names: tuple[str, ...], usual: tuple[int, ...] | None = None) -> list[int]:
    """Read how many there are of each thing."""
    return [found.get(name, usual[at] if usual else 0) for at, name in enumerate(names)]
