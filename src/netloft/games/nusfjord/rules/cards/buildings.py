"""Buildings: what is printed on them, effects that wait, and what a player's buildings do together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.effect import Effect, Named
from netloft.core.text import ENGLISH, Made, Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.board import EVENTS, MOMENTS
from netloft.games.nusfjord.rules.cards import sentences
from netloft.games.nusfjord.rules.cards.goods import Trade
from netloft.games.nusfjord.rules.cards.parts import NOWHERE, May, Part, all_touches, all_words
from netloft.games.nusfjord.rules.cards.values import Number, known
from netloft.games.nusfjord.rules.harbor import ONCE, SPACE
from netloft.games.nusfjord.rules.register import step

if TYPE_CHECKING:
    from netloft.core.effect import Choice
    from netloft.games.nusfjord.rules.cards.values import Condition, Value
    from netloft.games.nusfjord.rules.position import Nusfjord

A: Final = 0
B: Final = 1
C: Final = 2
PILES: Final = ("A", "B", "C")

# What a discount is given on: ships by kind, schooners by how they are paid, and buildings.
ON_SLOOP: Final = 1
ON_CUTTER: Final = 2
ON_SCHOONER: Final = 4
ON_BUILDING: Final = 8


class Cost:
    """What a building costs: goods, which may depend on something, and ships."""

    __slots__ = ("fish", "gold", "known", "ships", "wood")

    def __init__(self, wood: Value, fish: Value, gold: Value, ships: tuple[int, int, int]) -> None:
        self.wood = wood
        self.fish = fish
        self.gold = gold
        self.ships = ships
        self.known = known(wood, fish, gold)

    def words(self, lang: str) -> str:
        """Name the cost."""
        parts: list[str] = []
        for unit, value in zip(words.UNITS, (self.wood, self.fish, self.gold), strict=False):
            said = value.words(unit, lang)
            if not said.startswith("0 "):
                parts.append(said)
        parts += [noun.count(n).say(lang) for noun, n in zip(words.SHIP_NOUNS, self.ships, strict=False) if n]
        return ", ".join(parts) or words.FREE.say(lang)


class Hook(Effect):
    """What a building does when something happens, or as soon as something holds."""

    __slots__ = ("condition", "event", "name", "of_others", "once", "parts", "sensitive", "touches", "when")

    def __init__(self, event: int, when: Text, parts: list[Part], condition: Condition | None, once: bool) -> None:
        super().__init__("")
        self.event = event
        self.when = when
        self.parts = parts
        self.condition = condition
        self.once = once
        self.of_others = False
        """Whether it waits for what other players do, not its owner."""
        self.name = words.FREE
        self.sensitive = any([part.sensitive for part in parts])
        self.touches = all_touches(parts)

    def said(self, lang: str) -> str:
        """Say what it does."""
        return all_words(self.parts, lang)

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Do it, or ask."""
        if not isinstance(self.parts[0], May):
            g.tell(me, words.BUILDING_ACTS, self.name)
        for part in reversed(self.parts):
            g.stack.append((me, part))
        return None


class Exchange(Named):
    """An exchange that a building offers at any time."""

    __slots__ = ("building", "trade")

    def __init__(self, trade: Trade) -> None:
        super().__init__("", words.FREE)
        self.trade = trade
        self.building = words.FREE

    def assign_names(self, name: Text) -> None:
        """Name it by its building."""
        self.building = name
        pay = self.trade.pay.listed(ENGLISH)
        gain = self.trade.gain.listed(ENGLISH)
        self.text = f"{name.en}: {pay} -> {gain}"
        self.kind, self.args = "exchange", {"building": name.en, "pay": self.trade.pay.numbers()}
        self.name = Made(lambda lang: f"{name.say(lang)}: {self.trade.words(lang)}")
        self.trade.assign_names(self.text + " /", name)

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """One must have the building and the goods."""
        if self not in g.powers[me].anytime:
            return words.NOT_YOUR_BUILDING
        return self.trade.why_not(g, me)

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Exchange; what waits for that happens next."""
        g.tell(me, words.BUILDING_ACTS, self.building)
        g.settle_between(me)
        return self.trade.run(g, me)


class Discount:
    """Goods that one pays less for ships or buildings."""

    __slots__ = ("condition", "fish", "gold", "on", "wood")

    def __init__(self, on: int, wood: int, fish: int, gold: int, condition: Condition | None) -> None:
        self.on = on
        self.wood = wood
        self.fish = fish
        self.gold = gold
        self.condition = condition


class Card:
    """One building."""

    def __init__(self, number: int, name: Text, costs: list[Cost], points: Value) -> None:
        self.index = -1
        self.number = number
        self.name = name
        self.pile = pile_of(number)
        self.costs = costs
        self.points = points
        self.hooks: list[Hook] = []
        self.before: list[Hook] = []
        self.exchanges: list[Exchange] = []
        self.discounts: list[Discount] = []
        self.marks: list[str] = []
        """Rules that it changes, by their word."""
        self.worthless: list[str] = []
        """What it makes worth nothing at the end, by its count."""
        self.on_track = False
        self.sentences: list[Text] = []
        """What its text says, a sentence for each thing it does."""
        self.category = ""
        # The fixed part of the cost, for a quick look.
        self.costs_wood = any([not said_nothing(cost.wood) for cost in costs])
        self.fixed = len(costs) == 1 and costs[0].ships == (0, 0, 0)
        self.wood = self.fish = self.gold = 0

    def text(self, lang: str) -> str:
        """Give its text, made from what it does."""
        return " ".join([sentence.say(lang) for sentence in self.sentences]) or sentences.NO_EFFECT.say(lang)

    def assign_names(self) -> None:
        """Name its effects."""
        en = self.name.en
        for number, hook in enumerate(self.hooks + self.before):
            hook.name = self.name
            hook.text = f"{en} {number + 1}"
            for at, part in enumerate(hook.parts):
                part.assign_names(f"{en} {number + 1}.{at + 1}", self.name)
                if isinstance(part, May):
                    part.then.name = self.name
        for exchange in self.exchanges:
            exchange.assign_names(self.name)


def said_nothing(value: Value) -> bool:
    """Return whether a good is missing from a cost."""
    return isinstance(value, Number) and value.number == 0


def pile_of(number: int) -> int:
    """Return the pile of a card by its number: 1 to 18 are A, 21 to 32 B, 41 to 54 C."""
    last = number % 100
    return A if last <= 20 else B if last <= 40 else C


NO_HOOKS: Final[list[list[Hook]]] = [[]]


class Powers:
    """What a player's buildings do together.  It never changes: positions share it."""

    __slots__ = (
        "after",
        "anytime",
        "before",
        "covers_spaces",
        "discounts",
        "extra_forest",
        "fishes_twice",
        "forests_feed",
        "leaves_one",
        "minus_doubled",
        "others",
        "pays_back",
        "states",
        "worthless",
    )

    def __init__(self, cards: list[Card]) -> None:
        self.after: list[list[Hook]] = NO_HOOKS * EVENTS
        self.before: list[list[Hook]] = NO_HOOKS * MOMENTS
        self.others: list[Hook] = []
        """What waits for other players."""
        self.states: list[Hook] = []
        self.anytime: list[Exchange] = []
        self.discounts: list[Discount] = []
        marks: list[str] = []
        for card in cards:
            marks += card.marks
            self.anytime += card.exchanges
            self.discounts += card.discounts
            for hook in card.hooks:
                if hook.of_others:
                    self.others.append(hook)
                elif hook.event >= 0:
                    self.after[hook.event] = [*self.after[hook.event], hook]
                elif hook.event == STATE:
                    self.states.append(hook)
            for hook in card.before:
                self.before[hook.event] = [*self.before[hook.event], hook]
        self.forests_feed = "forests_feed" in marks
        self.fishes_twice = "fishes_twice" in marks
        self.leaves_one = "leaves_one" in marks
        self.extra_forest = "extra_forest" in marks
        self.minus_doubled = "minus_doubled" in marks
        self.pays_back = "pays_back" in marks
        self.covers_spaces = "covers_spaces" in marks
        self.worthless = [count for card in cards for count in card.worthless]


# Where a hook that waits for no event belongs.
NOW: Final = -1
STATE: Final = -2


def constant(value: Value) -> int:
    """Return a number that depends on nothing."""
    return value.number if isinstance(value, Number) else 0


class Cards:
    """All the buildings that a game may use, with the decisions that are made over them."""

    def __init__(self, cards: list[Card], decks: dict[str, int]) -> None:
        self.all = cards
        self.decks = decks
        """The decks by their word in the settings, with their numbers."""
        self.by_name: dict[str, int] = {}
        self.piles: dict[int, list[list[int]]] = {}
        """The cards of each deck in its piles A, B and C."""
        for index, card in enumerate(cards):
            card.index = index
            self.by_name[card.name.en] = index
            self.piles.setdefault(card.number // 100, [[], [], []])[card.pile].append(index)
        self.no_powers = Powers([])
        self.drawn: dict[str, int] = {f"draw {card.name.en}": card.index for card in cards}
        self.reacts = any([hook.of_others for card in cards for hook in card.hooks])
        """Whether any card waits for what other players do."""
        self.turn_over: Effect = NOTHING
        self.settle: Effect = NOTHING
        self.unpark: Effect = NOTHING
        self.guests_aboard: list[Effect] = []
        self.exchanges: list[Effect] = [exchange for card in cards for exchange in card.exchanges]
        self.over_hand: set[str] = set()
        """Decisions whose answers depend on the cards in hand."""
        self.needs: dict[str, list[Effect]] = {}
        """What must come right before a step, by its text."""
        # Decisions over all cards, filled in by the catalogue.
        self.ask_building: Choice
        self.ask_draw: Choice
        self.ask_order: Choice
        self.ask_raze: Choice

    def powers(self, g: Nusfjord, me: int) -> Powers:
        """Work out what a player's buildings do together."""
        return Powers([self.all[number - 1] for number in g.harbors[me][SPACE:] if number])

    def space_of(self, g: Nusfjord, me: int, hook: Hook) -> int:
        """Find where the card of an effect lies."""
        h = g.harbors[me]
        for space in range(NOWHERE + 1):
            number = h[SPACE + space]
            if number and self.all[number - 1].name is hook.name:
                return space
        return NOWHERE

    def done_once(self, g: Nusfjord, me: int, hook: Hook) -> bool:
        """Return whether an effect that happens only once has happened."""
        return hook.once and bool(g.harbors[me][ONCE] >> self.space_of(g, me, hook) & 1)


class Nothing(Effect):
    """Nothing happens."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Do nothing."""
        return None


NOTHING: Final[Nothing] = step(Nothing("nothing"))
