"""Paying for ships and buildings: prices after discounts, and guests that help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.effect import Choice, Effect
from netloft.core.text import Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.cards.buildings import ON_BUILDING, ON_CUTTER, ON_SCHOONER, ON_SLOOP
from netloft.games.nusfjord.rules.cards.parts import NOWHERE, Answer
from netloft.games.nusfjord.rules.harbor import FISH, GOLD, GUESTS, MOST_WOOD, WOOD
from netloft.games.nusfjord.rules.register import options_at, step

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.cards.buildings import Cost
    from netloft.games.nusfjord.rules.harbor import Harbor
    from netloft.games.nusfjord.rules.position import Nusfjord

Price = tuple[int, int, int]

SHIP_PRICES: Final[tuple[Price, ...]] = ((2, 2, 0), (6, 0, 1), (8, 8, 0), (0, 0, 4))
"""Sloop, cutter, schooner for goods, schooner for gold."""
SHIP_DISCOUNTS: Final[tuple[int, ...]] = (ON_SLOOP, ON_CUTTER, ON_SCHOONER, ON_SCHOONER)
WOOD_OF_GUEST: Final = 2
FISH_OF_GUEST: Final = 3
MOST_FOR_WOOD: Final = 8  # enough for 16 wood and 30 fish, more than any card costs
MOST_FOR_FISH: Final = 10


def reduced(g: Nusfjord, me: int, on: int, price: Price) -> Price:
    """Take off what a player's buildings take off; no good falls below nothing."""
    wood, fish, gold = price
    for discount in g.powers[me].discounts:
        if discount.on & on and (discount.condition is None or discount.condition.holds(g, me, NOWHERE)):
            wood -= discount.wood
            fish -= discount.fish
            gold -= discount.gold
    return max(0, wood), max(0, fish), max(0, gold)


def ship_price(g: Nusfjord, me: int, kind: int, less: int) -> Price:
    """Return the price of a ship, with so much wood less."""
    price = SHIP_PRICES[kind]
    if less:
        price = (max(0, price[0] - less), price[1], price[2])
    return reduced(g, me, SHIP_DISCOUNTS[kind], price) if g.powers[me].discounts else price


def building_price(g: Nusfjord, me: int, cost: Cost) -> Price:
    """Return the price of a building in goods."""
    price = cost.known
    if price is None:
        price = (cost.wood.of(g, me, NOWHERE), cost.fish.of(g, me, NOWHERE), cost.gold.of(g, me, NOWHERE))
    return reduced(g, me, ON_BUILDING, price) if g.powers[me].discounts else price


def payable(h: Harbor, price: Price, wood: int = 0) -> bool:
    """Return whether a price can be paid with what one has and wood that lies on the space, guests included."""
    if h[GOLD] < price[2]:
        return False
    short_wood = price[0] - h[WOOD] if not wood else price[0] - min(MOST_WOOD, h[WOOD] + wood)
    short_fish = price[1] - h[FISH]
    if short_wood <= 0 and short_fish <= 0:
        return True
    return h[GUESTS] >= guests_for(short_wood, short_fish)


def guests_for(wood: int, fish: int) -> int:
    """Return how many guests pay for so much wood and fish."""
    return (max(0, wood) + 1) // WOOD_OF_GUEST + (max(0, fish) + 2) // FISH_OF_GUEST


class GuestsPay(Answer):
    """So many guests for wood, so many for fish."""

    def __init__(self, wood: int, fish: int) -> None:
        super().__init__(f"pay {wood} guests for wood, {fish} for fish", words.guests_pay(wood, fish), wood * 16 + fish)
        self.kind, self.args = "pay with guests", {"wood": wood, "fish": fish}


GUESTS_PAY: Final[tuple[GuestsPay, ...]] = options_at(
    210, tuple([GuestsPay(wood, fish) for wood in range(MOST_FOR_WOOD + 1) for fish in range(MOST_FOR_FISH + 1)])
)


class AskGuests(Choice):
    """How many guests help to pay what is due."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Only who has guests is asked."""
        return super().run(g, me) if g.harbors[me][GUESTS] else []

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """Guests must be there and needed, and the rest must be paid with goods."""
        if not isinstance(option, GuestsPay):
            return words.TOO_FEW_GUESTS
        for_wood, for_fish = divmod(option.number, 16)
        h = g.harbors[me]
        wood, fish, _ = g.due
        if for_wood + for_fish > h[GUESTS]:
            return words.TOO_FEW_GUESTS
        if (for_wood - 1) * WOOD_OF_GUEST >= wood or (for_fish - 1) * FISH_OF_GUEST >= fish:
            return words.GUESTS_WASTED if for_wood + for_fish else None
        short = wood - for_wood * WOOD_OF_GUEST > h[WOOD] or fish - for_fish * FISH_OF_GUEST > h[FISH]
        return words.TOO_FEW_GOODS if short else None


ASK_GUESTS: Final[AskGuests] = step(AskGuests("guests to pay", words.ASK_GUESTS, GUESTS_PAY))


def pay(g: Nusfjord, me: int) -> None:
    """Pay what is due, with as many guests as were chosen."""
    for_wood, for_fish = divmod(g.answer, 16)
    wood, fish, gold = g.due
    h = g.own(me)
    wood = max(0, wood - for_wood * WOOD_OF_GUEST)
    fish = max(0, fish - for_fish * FISH_OF_GUEST)
    h[WOOD] -= wood
    h[FISH] -= fish
    h[GOLD] -= gold
    h[GUESTS] -= for_wood + for_fish
    if g.events is not None:
        paid: list[object] = [*words.goods(wood, fish, gold)]
        if for_wood + for_fish:
            paid.append(words.GUEST.count(for_wood + for_fish))
        if paid:
            g.tell(me, words.PAYS, paid)
    g.answer = 0
