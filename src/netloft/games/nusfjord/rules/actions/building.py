"""Build a Building: which one, where, and for what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.effect import Choice, Effect, Named
from netloft.core.text import Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.actions.action import Action, shared
from netloft.games.nusfjord.rules.actions.looking_ahead import bring_goods, look_ahead
from netloft.games.nusfjord.rules.actions.paying import ASK_GUESTS, building_price, pay, payable
from netloft.games.nusfjord.rules.board import BUILD, PAYING_BUILDING
from netloft.games.nusfjord.rules.cards.buildings import NOW, said_nothing
from netloft.games.nusfjord.rules.cards.parts import NOWHERE, Answer, Part, word
from netloft.games.nusfjord.rules.harbor import (
    ALL_SPACES,
    BUILT,
    COVERED,
    CUTTERS,
    FISH,
    GOLD,
    GUESTS,
    MOST_WOOD,
    ONCE,
    SCHOONERS,
    SLOOPS,
    SPACE,
    SPACES,
    STILTS,
    TRACK,
    WOOD,
    WOOD_ON,
    units,
)
from netloft.games.nusfjord.rules.register import follows, options_at, step

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.cards.buildings import Card, Cost
    from netloft.games.nusfjord.rules.position import Nusfjord


def why_not_pay(g: Nusfjord, me: int, cost: Cost, wood: int) -> Text | None:
    """Goods and ships must be there; wood from the space may pay."""
    h = g.harbors[me]
    sloops, cutters, schooners = cost.ships
    if h[SLOOPS] < sloops or h[CUTTERS] < cutters or h[SCHOONERS] < schooners:
        return words.NO_SUCH_SHIP
    return None if payable(h, building_price(g, me, cost), wood) else words.TOO_FEW_GOODS


def why_not_build(g: Nusfjord, me: int, card: Card) -> Text | None:
    """A building needs a free space and its cost; the one on stilts needs its part of the track."""
    h = g.harbors[me]
    if card.on_track:
        if h[TRACK] or units(h) > STILTS:
            return words.STILTS_NOT_FREE
    elif h[COVERED] == ALL_SPACES:
        return words.NO_FREE_SPACE
    if h[WOOD] >= card.wood and h[FISH] >= card.fish and h[GOLD] >= card.gold and card.fixed:
        return None  # what is printed is there, and nothing makes it dearer
    if card.fixed and not g.powers[me].discounts and not h[GUESTS] and not h[WOOD_ON]:
        return words.TOO_FEW_GOODS
    return why_not_any(g, me, card, 1 if h[WOOD_ON] and not card.on_track else 0)


def why_not_any(g: Nusfjord, me: int, card: Card, wood: int) -> Text | None:
    """One of the costs must be there."""
    reason: Text | None = words.TOO_FEW_GOODS
    for cost in card.costs:
        reason = why_not_pay(g, me, cost, wood)
        if reason is None:
            return None
    return reason


class Build(Named):
    """Build one building."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        super().__init__(f"build {card.name.en}", words.build(card.name))
        self.kind, self.args = "build", {"building": card.name.en}
        self.card = card

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """It must be on display or in one's hand, and possible."""
        if self.card.index not in g.display and self.card.index not in g.hands[me]:
            return words.NOT_ON_OFFER
        real = look_ahead(g, me, PAYING_BUILDING)
        reason = why_not_build(g, me, self.card)
        if real is not None:
            g.harbors[me] = real
        return reason

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Note it."""
        g.building = self.card.index
        g.space = NOWHERE if self.card.on_track else -1
        return None


class AskBuilding(Choice):
    """Which building."""

    __slots__ = ("options",)

    def __init__(self, text: str, options: tuple[Build, ...]) -> None:
        super().__init__(text, words.ASK_BUILDING, options)
        self.options = options

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Look at the display and the hand."""
        options = self.options
        real = look_ahead(g, me, PAYING_BUILDING)
        found: list[Effect] = [
            options[index] for index in g.display + g.hands[me] if why_not_build(g, me, options[index].card) is None
        ]
        if real is not None:
            g.harbors[me] = real
        return found

    def possible(self, g: Nusfjord, me: int) -> bool:
        """Return whether there is any building that can be built."""
        powers = g.powers[me]
        if powers.before[PAYING_BUILDING]:
            return bool(self.run(g, me))
        cards = g.cards.all
        h = g.harbors[me]
        wood, fish, gold = h[WOOD], h[FISH], h[GOLD]
        as_printed = not (powers.discounts or h[GUESTS] or h[WOOD_ON])
        for index in g.display + g.hands[me]:
            card = cards[index]
            if as_printed and card.fixed and (wood < card.wood or fish < card.fish or gold < card.gold):
                continue  # at a glance: this is asked in every turn
            if why_not_build(g, me, card) is None:
                return True
        return False


class Space(Named):
    """A building space."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        name = SPACES[space]
        super().__init__(f"space {name}", Text(f"On {name}", f"Auf {name}"))
        self.kind, self.args = "space", {"space": name}
        self.space = space

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Note it."""
        g.space = self.space
        return None


SPACE_OPTIONS: Final[tuple[Space, ...]] = options_at(190, tuple([Space(space) for space in range(len(SPACES))]))


class AskSpace(Choice):
    """Where the building goes."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Offer the free spaces; what lies on the track needs none."""
        if g.space == NOWHERE or g.building < 0:
            return []
        h = g.harbors[me]
        if h[WOOD_ON]:
            return super().run(g, me)
        covered = h[COVERED]
        return [option for option in SPACE_OPTIONS if not covered >> option.space & 1]

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """It must be free; wood that lies there helps to pay."""
        if not isinstance(option, Space):
            return words.NO_FREE_SPACE
        h = g.harbors[me]
        if h[COVERED] >> option.space & 1:
            return words.NOT_FREE
        if not h[WOOD_ON]:
            return None
        real = look_ahead(g, me, PAYING_BUILDING)
        reason = why_not_any(g, me, g.cards.all[g.building], h[WOOD_ON] >> option.space & 1)
        if real is not None:
            g.harbors[me] = real
        return reason


ASK_SPACE: Final[AskSpace] = step(AskSpace("which space", words.ASK_SPACE, SPACE_OPTIONS))


class Fetch(Effect):
    """What comes before a building comes: wood from its space, and what other buildings give."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Take it."""
        if g.building < 0:
            return None
        h = g.own(me)
        space = g.space
        if space != NOWHERE and h[WOOD_ON] >> space & 1:
            h[WOOD_ON] ^= 1 << space
            h[WOOD] = min(MOST_WOOD, h[WOOD] + 1)
            g.tell(me, words.WOOD_FETCHED, SPACES[space])
        bring_goods(g, me, PAYING_BUILDING)
        return None


FETCH: Final[Fetch] = step(Fetch("before building"), ASK_SPACE)
PAY_WITH: Final[tuple[Answer, ...]] = options_at(
    200,
    (
        Answer("pay wood", words.PAY_WOOD, 0, "pay", {"good": "wood"}),
        Answer("pay fish", words.PAY_FISH, 1, "pay", {"good": "fish"}),
        Answer("pay gold", words.PAY_GOLD, 2, "pay", {"good": "gold"}),
    ),
)


class AskCost(Choice):
    """Which of several costs is paid, named by its first good."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Most buildings have one cost."""
        return [] if g.building < 0 or len(g.cards.all[g.building].costs) == 1 else super().run(g, me)

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """It must be possible to pay it."""
        for cost in g.cards.all[g.building].costs:
            if PAY_WITH[kind_of(cost)] is option:
                # What comes before has come already.
                price = building_price(g, me, cost)
                return None if payable(g.harbors[me], price) else words.TOO_FEW_GOODS
        return words.NO_SUCH_COST


ASK_COST: Final[AskCost] = step(AskCost("which cost", words.ASK_COST, PAY_WITH), FETCH)


def kind_of(cost: Cost) -> int:
    """Name a cost by its first good: wood, fish or gold."""
    return 0 if not said_nothing(cost.wood) else 1 if not said_nothing(cost.fish) else 2


class Due(Effect):
    """The price is known."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Note it."""
        if g.building < 0:
            return None
        costs = g.cards.all[g.building].costs
        chosen = costs[0]
        for cost in costs:
            if len(costs) > 1 and kind_of(cost) == g.answer:
                chosen = cost
        g.due = building_price(g, me, chosen)
        g.answer = 0
        return None


DUE: Final[Due] = step(Due("price of the building"), ASK_COST)
follows(ASK_GUESTS, DUE)


class Built(Effect):
    """The building is paid and comes to the harbor."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Pay, place it, and let its effects begin."""
        if g.building < 0:
            return None
        h = g.own(me)
        card = g.cards.all[g.building]
        g.tell(me, words.BUILT, card.name)
        pay(g, me)
        for ship, number in enumerate(card.costs[0].ships):
            if number:
                g.tell(me, words.PAYS, words.SHIP_NOUNS[ship].count(number))
            for _ in range(number):
                g.return_ship(me, ship)
        if card.index in g.display:
            g.display = [index for index in g.display if index != card.index]
        else:
            g.set_hand(me, [index for index in g.hands[me] if index != card.index])
        space = g.space
        h[SPACE + space] = card.index + 1
        if space != NOWHERE:
            h[COVERED] |= 1 << space
        h[BUILT] += 1
        h[ONCE] &= (1 << NOWHERE + 1) - 1 ^ 1 << space
        g.set_powers(me)
        for hook in card.hooks:
            if hook.event == NOW:
                g.push(me, hook)  # at once, before anything that waits for the action
        g.building = -1
        return None


BUILT_STEP: Final[Built] = step(Built("building built"), ASK_GUESTS)


class BuildBuilding(Action):
    """A building from the display or the hand."""

    def why_impossible(self, g: Nusfjord, me: int) -> Text | None:
        """There must be one that can be built."""
        ask = g.cards.ask_building
        return None if isinstance(ask, AskBuilding) and ask.possible(g, me) else words.CANNOT_BUILD

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask which."""
        g.building = -1
        g.due = (0, 0, 0)
        self.begin(g, me, g.cards.ask_building, ASK_SPACE, FETCH, ASK_COST, DUE, ASK_GUESTS, BUILT_STEP)
        return None


class Raze(Named):
    """Take a building of one's own from play."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        super().__init__(f"raze {card.name.en}", card.name)
        self.kind, self.args = "raze", {"building": card.name.en}
        self.card = card

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """One must have it."""
        return None if self.card.index + 1 in g.harbors[me][SPACE:] else words.NOT_YOUR_BUILDING

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Remove it; its space is free again."""
        h = g.own(me)
        place = h.index(self.card.index + 1, SPACE) - SPACE
        h[SPACE + place] = 0
        if place == NOWHERE:
            h[TRACK] = 0
        else:
            h[COVERED] ^= 1 << place
        g.razed = [*g.razed, self.card.index]
        g.set_powers(me)
        g.pool = [(seat, hook) for seat, hook in g.pool if hook.name is not self.card.name]
        g.tell(me, words.RAZED, self.card.name)
        return None


class RazeOne(Part):
    """Remove one of one's buildings."""

    def words(self, lang: str) -> str:
        """Say so."""
        return words.RAZE.say(lang)

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """One must have a building."""
        return None if any(g.harbors[me][SPACE:]) else words.NO_BUILDINGS

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask which."""
        g.push(me, g.cards.ask_raze)
        return None


word("raze", RazeOne)


BUILD_ACTION: Final[BuildBuilding] = shared(BuildBuilding(BUILD), "BUILD")
