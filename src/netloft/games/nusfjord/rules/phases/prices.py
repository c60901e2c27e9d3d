"""What ships and buildings on offer cost a player now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.events import Price
from netloft.games.nusfjord.rules.actions.building import why_not_pay
from netloft.games.nusfjord.rules.actions.looking_ahead import bring
from netloft.games.nusfjord.rules.actions.paying import building_price, payable, ship_price
from netloft.games.nusfjord.rules.actions.ships import SHIP_OF, SHIP_OPTIONS
from netloft.games.nusfjord.rules.board import PAYING_BUILDING, PAYING_SHIP, WORKER
from netloft.games.nusfjord.rules.harbor import SHIPS, WOOD_ON, WORKERS
from netloft.games.nusfjord.rules.phases.turns import ASK_TURN

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.cards.buildings import Card
    from netloft.games.nusfjord.rules.position import Nusfjord

GOODS: Final = ("wood", "fish", "gold")


def prices(g: Nusfjord, me: int) -> dict[str, list[Price]]:
    """List prices of ships, then of buildings on display and in hand; before a turn, what comes with a worker helps."""
    if g.asked is ASK_TURN and g.seat == me:
        g = supposed(g, me, WORKER)
        g.own(me)[WORKERS] += 1
    found: dict[str, list[Price]] = {}
    ahead = supposed(g, me, PAYING_SHIP)
    for kind in range(len(SHIP_OPTIONS)):
        price = ship_price(g, me, kind, 0)
        can = payable(ahead.harbors[me], price)
        found.setdefault(SHIPS[SHIP_OF[kind]], []).append(Price(goods(price), can))
    ahead = supposed(g, me, PAYING_BUILDING)
    for index in g.display + g.hands[me]:
        card = g.cards.all[index]
        found[card.name.en] = of_building(ahead, me, card)
    return found


def supposed(g: Nusfjord, me: int, moment: int) -> Nusfjord:
    """Return a copy in which what comes before a moment has come."""
    ahead = g.copy()
    ahead.own(me)
    bring(ahead, me, moment)
    return ahead


def of_building(g: Nusfjord, me: int, card: Card) -> list[Price]:
    """List the prices of a building, one for each of its costs; wood on a free space helps to pay."""
    wood = 1 if g.harbors[me][WOOD_ON] and not card.on_track else 0
    found: list[Price] = []
    for cost in card.costs:
        given = goods(building_price(g, me, cost))
        for ship, number in enumerate(cost.ships):
            if number:
                given[SHIPS[ship]] = number
        found.append(Price(given, why_not_pay(g, me, cost, wood) is None))
    return found


def goods(price: tuple[int, int, int]) -> dict[str, int]:
    """Name the goods of a price, without those of which there is none."""
    return {name: number for name, number in zip(GOODS, price, strict=True) if number}
