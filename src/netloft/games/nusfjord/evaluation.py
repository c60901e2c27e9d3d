"""What a harbor of Nusfjord is worth before the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.bots.evaluation import Evaluation, Term
from netloft.games.nusfjord.rules.board import LAST
from netloft.games.nusfjord.rules.cards.buildings import NOW, constant
from netloft.games.nusfjord.rules.cards.elders import ELDERS
from netloft.games.nusfjord.rules.catalogue import SHIPPED
from netloft.games.nusfjord.rules.harbor import (
    COUNCIL,
    FISH,
    GOLD,
    R_FISH,
    R_GOLD,
    R_WOOD,
    SPACE,
    UNISSUED,
    WOOD,
    WORKERS,
    forest_count,
    free_spaces,
    room,
)
from netloft.games.nusfjord.rules.phases.scoring import this_game

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.cards.buildings import Card
    from netloft.games.nusfjord.rules.position import Nusfjord

WORKERS_EACH: Final = 3
STAGES: Final = WORKERS_EACH * LAST
GAMES: Final = {"single": 1, "rematch": 2, "campaign": 3}

TERMS: Final = (
    Term("points so far", "Punkte bisher", 1.0),  # what the score sheet says, gold among it
    Term("wood", "Holz", 0.5),  # a cutter or a cheap building: two wood a point
    Term("fish", "Fisch", 0.375),  # plates and buildings: eight fish are three gold
    Term("wood beyond need", "überzähliges Holz", 0.15),  # more than a turn can spend
    Term("fish beyond need", "überzähliger Fisch", 0.2),
    Term("fish in the Reserve", "Fisch in den Rücklagen", 0.15),  # like fish, but fetching it takes a worker
    Term("wood in the Reserve", "Holz in den Rücklagen", 0.36),
    Term("gold in the Reserve", "Gold in den Rücklagen", 0.6),
    Term("catches to come", "künftige Fänge", 0.4),  # a fish each, still to be fetched
    Term("room for ships", "Platz für Schiffe", 0.02),  # a full track can only be swapped
    Term("elders", "Älteste", 0.5),  # a space of one's own, once a round to come
    Term("an elder at all", "überhaupt Älteste", 0.4),  # cards count them
    Term("forests", "Wälder", 0.4),  # five wood when felled, one when thinned out
    Term("space to build on", "Baufelder", 1.0),  # a free space costs a point only if it stays free
    Term("shares to issue", "Anteile zum Realisieren", 0.25),  # two gold and no more minus point, for one worker
    Term("what buildings do", "Wirkung der Gebäude", 0.7),  # priced in by their cost
    Term("cards in hand", "Handkarten", 0.3),  # one may be the right one
    Term("gold to spend", "Gold zum Ausgeben", 0.0),  # its point is counted above
    Term("fish on the table", "Fisch auf der Festtafel", 0.0),  # elders eat of it
    Term("turns to come", "künftige Züge", 0.8, clock=True),  # what is still to be done with them
)

FRESH: Final = (-6.0, 0.0, 2.0, 0.0, 0.0, 1.0, 0.0, 0.0, 18.0, 14.0, 0.0, 0.0, 4.0, 5.0, 3.0, 0.0, 0.0, 0.0, 0.0, 21.0)
"""What the terms count when a game begins, with any deck and any number of players."""

ABILITIES: Final[dict[Card, float]] = {}
"""What is known of the cards seen so far."""


def ability(card: Card) -> float:
    """Estimate what a card does in a whole game: what it costs beyond the points it brings.

    Only cards that go on acting count; those that act once have done so by now.
    """
    if card not in ABILITIES:
        lasting = bool(card.before or card.exchanges or card.discounts) or any(
            [hook.event != NOW and not hook.once for hook in card.hooks]
        )
        cost = 0.5 * card.wood + 0.375 * card.fish + card.gold
        ABILITIES[card] = min(4.0, 1.0 + max(0.0, cost - constant(card.points))) if lasting else 0.0
    return ABILITIES[card]


def features(g: Nusfjord, me: int) -> list[float]:
    """Count a harbor, goods by what can still be done with them."""
    h = g.harbors[me]
    rounds = LAST - g.round
    left = stage(g, me)
    ready = min(1.0, left / 18)
    seats = g.seats
    elders: int = h[COUNCIL].bit_count()
    abroad = g.issued[me]
    bought = 0
    for other in range(seats):
        if other != me:
            abroad += g.shares[other * seats + me]
            bought += g.shares[me * seats + other]
    net = max(0, g.haul(me) - elders - abroad) + bought
    wood = h[WOOD]
    fish = h[FISH]
    acting = 0.0
    for number in h[SPACE:]:
        if number:
            acting += ability(g.cards.all[number - 1])
    forests = forest_count(h)
    free = free_spaces(h)
    return [
        float(sum([line.points for line in this_game(g, me)])),
        min(wood, 8) * ready,
        min(fish, 10) * ready,
        max(0, wood - 8) * ready,
        max(0, fish - 10) * ready,
        min(8, h[R_FISH]) * ready,
        h[R_WOOD] * ready,
        h[R_GOLD] * min(1.0, left / 2),
        float(net * rounds),
        room(h) * ready * min(1.0, rounds / 3),
        float(min(elders, 4) * rounds),
        elders * ready,
        min(forests, 6) * min(1.0, left / 8),
        min(free, left / 2.5),
        min(h[UNISSUED], left / 3),
        acting * rounds / LAST,
        len(g.hands[me]) * min(1.0, left / 6),
        min(h[GOLD], 8) * ready,
        g.plates * (elders > 0) * ready,
        float(left),
    ]


def stage(g: Nusfjord, me: int) -> int:
    """Count the workers that are still to be placed."""
    return min(STAGES, max(0, WORKERS_EACH * (LAST - g.round + 1) - g.harbors[me][WORKERS]))


def series(g: Nusfjord, me: int) -> tuple[float, int]:
    """Return the points of the games of a series before this one, and count those to come."""
    return float(sum(g.results[me :: g.seats])), GAMES[g.settings["series"]] - g.number


PIECES: Final = (
    *[card.name.en for deck in SHIPPED.values() for card in deck.cards],
    *[elder.name.en for elder in ELDERS],
)
PLACES: Final = {name: at for at, name in enumerate(PIECES)}


def pieces(g: Nusfjord, me: int) -> list[int]:
    """List the buildings and elders; those of a player's own deck may be unknown."""
    h = g.harbors[me]
    cards = g.cards.all
    found = [cards[number - 1].name.en for number in h[SPACE:] if number]
    if h[COUNCIL]:
        found += [ELDERS[elder].name.en for elder in g.council(me)]
    return [PLACES[name] for name in found if name in PLACES]


EVALUATION: Final = Evaluation(
    TERMS,
    features,
    STAGES,
    stage,
    frozenset({"turn", "before scoring", "before fishing"}),
    6.0,
    0,
    pieces,
    PIECES,
    [term.name.en for term in TERMS].index("what buildings do"),
    tuple([{"deck": name} for name in SHIPPED]),
    series=series,
    fresh=FRESH,
    idle=frozenset({"pass"}),
)
