"""The catalogue: all decks, the decisions over their cards, and every effect by its place in the list of actions."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from netloft.core.effect import Choice
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.actions.action import ENDED, SERVINGS
from netloft.games.nusfjord.rules.actions.building import (
    ASK_COST,
    ASK_SPACE,
    BUILD_ACTION,
    BUILT_STEP,
    DUE,
    FETCH,
    PAY_WITH,
    SPACE_OPTIONS,
    AskBuilding,
    Build,
    Raze,
)
from netloft.games.nusfjord.rules.actions.council import (
    ASK_DISCARD,
    ASK_FORGOTTEN,
    ASK_TAKE,
    ASK_UNCOVER,
    ASK_USE_NOW,
    ASK_VILLAGE,
    DISCARDS,
    FORGOTTENS,
    ONE_ELDER,
    TAKE_ACTION,
    TAKE_ONLY,
    TAKES,
    UNCOVERS,
    USE_NOW,
)
from netloft.games.nusfjord.rules.actions.forests import (
    ASK_ANY_DOUBLE,
    ASK_EXTRA,
    ASK_FELL,
    ASK_FELL_OR_STOP,
    ASK_FREE_DOUBLE,
    ASK_KEEP,
    ASK_NEXT_STACK,
    EXTRA,
    FELLS,
    FIVE_WOOD,
    FOREST_PLACES,
    KEEPS,
    NO_ANSWER,
    PLANTED,
    THINNED,
)
from netloft.games.nusfjord.rules.actions.forests import ASK_STACK as ASK_FOREST_STACK
from netloft.games.nusfjord.rules.actions.paying import ASK_GUESTS, GUESTS_PAY
from netloft.games.nusfjord.rules.actions.piles import ASK_PILE, DRAWN, DRAWS, UNCOVER_PILES, UNCOVERED, AskDraw, Draw
from netloft.games.nusfjord.rules.actions.ships import (
    ASK_SECOND_SLOOP,
    ASK_SWAP,
    FREE_SLOOP,
    GUESTS_ABOARD,
    SHIP_BUILT,
    SHIP_OPTIONS,
    SWAPPED,
    SWAPS,
)
from netloft.games.nusfjord.rules.actions.using_elders import (
    ACT,
    ASK_CLEAR,
    ASK_PLATE_BEFORE,
    ASK_SERVE_BEFORE,
    CLEAR,
    CLEAR_ALL,
    FEED,
    LEAVE_ONE,
    SERVE_BEFORE,
)
from netloft.games.nusfjord.rules.cards.buildings import NOTHING, Card, Cards
from netloft.games.nusfjord.rules.cards.elders import ELDERS
from netloft.games.nusfjord.rules.cards.parts import CHOOSE, DECLINE, DO, GO_ON, SELL, STOP, USE, AskMay, AskOne, Part
from netloft.games.nusfjord.rules.decks.reading import Deck, read_deck, read_elders
from netloft.games.nusfjord.rules.dumps.checking import all_needs
from netloft.games.nusfjord.rules.phases.fishing import (
    ASK_FISH_ELDER,
    ASK_FISH_SEAT,
    ASK_TWICE,
    BEFORE_FISHING,
    BEFORE_SCORING,
    CATCH,
    FEED_ELDERS,
    FISH_FOR_ELDERS,
    FISH_FOR_SEATS,
    FISHING_PHASE,
    PAY_OUT,
    STEP_1,
    STEP_2,
    STEP_3,
    STEP_4,
    TOGETHER,
    TWICE,
)
from netloft.games.nusfjord.rules.phases.rounds import (
    ASK_COVER,
    COVER,
    COVERS,
    FINISH,
    HOME,
    LAY_OPEN,
    RETURNING_HOME,
    ROUNDS,
    SCORING,
    SET_UP,
)
from netloft.games.nusfjord.rules.phases.setup import ASK_FIRST, ASK_STACK, FIRSTS, PREVIEWED, STACKS, UNMIX
from netloft.games.nusfjord.rules.phases.turns import (
    AFTER_FOREST_SPACE,
    AFTER_WORKER,
    ASK_COPIES,
    ASK_TURN,
    BOARD_ACTIONS,
    COPIES,
    COPY_PLACES,
    PASS,
    PLACES,
    SETTLE,
    TURN_OVER,
    TURNS,
    UNPARK,
    USES,
    WORK_PHASE,
    Next,
)
from netloft.games.nusfjord.rules.phases.turns import USE as USE_STEP

if TYPE_CHECKING:
    from netloft.core.effect import Effect

DECKS: Final = ("herring", "mackerel", "codfish", "guests")


def shipped(name: str) -> str:
    """Return the text of a deck that comes with Netloft."""
    return files("netloft.games.nusfjord.rules").joinpath("decks", f"{name}.deck").read_text(encoding="utf-8")


def load_elders() -> None:
    """Fill in what the elders do."""
    for name, parts in read_elders(shipped("elders")).items():
        for elder in ELDERS:
            if elder.name.en == name:
                elder.parts = parts
                for number, part in enumerate(parts):
                    part.assign_names(f"{name} {number + 1}", elder.name)


load_elders()
SHIPPED: Final[dict[str, Deck]] = {name: read_deck(shipped(name)) for name in DECKS}


def gather(effect: Effect, found: list[Effect]) -> None:
    """List an effect and what it is made of, each once."""
    for other in found:
        if other is effect:
            return
    found.append(effect)
    if isinstance(effect, Part):
        for part in effect.within():
            gather(part, found)


class Catalogue:
    """The cards of a game, its fixed list of actions, and all its other effects."""

    def __init__(self, decks: dict[str, Deck]) -> None:
        all_cards: list[Card] = [card for deck in decks.values() for card in deck.cards]
        self.decks = decks
        self.cards = Cards(all_cards, {name: deck.cards[0].number // 100 for name, deck in decks.items()})
        builds = tuple([Build(card) for card in all_cards])
        draws = tuple([Draw(card) for card in all_cards])
        nexts = tuple([Next(card) for card in all_cards])
        razes = tuple([Raze(card) for card in all_cards])
        cards = self.cards
        cards.settle = SETTLE
        cards.unpark = UNPARK
        cards.guests_aboard = list(GUESTS_ABOARD)
        cards.ask_building = AskBuilding("which building", builds)
        cards.ask_draw = AskDraw("which building is drawn", draws)
        cards.ask_order = Choice("which effect is next", words.ASK_ORDER, nexts)
        cards.ask_order.open = True
        cards.ask_raze = Choice("which building is removed", words.ASK_RAZE, razes)
        self.actions: list[Effect] = [*GENERAL_ACTIONS]
        self.steps: list[Effect] = [*GENERAL_STEPS]
        self.steps += [cards.ask_building, cards.ask_draw, cards.ask_order, cards.ask_raze]
        for card in all_cards:  # card by card, so that a deck more only adds to the list
            at = card.index
            self.actions += [builds[at], draws[at], nexts[at], razes[at], *card.exchanges]
            for hook in card.hooks + card.before:
                self.steps.append(hook)
                for part in hook.parts:
                    gather(part, self.steps)
            for exchange in card.exchanges:
                gather(exchange.trade, self.steps)
        cards.needs = all_needs(self.steps)
        cards.over_hand = {cards.ask_building.text, ASK_TURN.text}
        for effect in self.steps:
            if isinstance(effect, AskMay | AskOne) and BUILD_ACTION in effect.parts:
                cards.over_hand.add(effect.text)


GENERAL_ACTIONS: Final[tuple[Effect, ...]] = (
    *PLACES,
    *COPY_PLACES,
    *USES,
    PASS,
    *COPIES,
    USE,
    DECLINE,
    STOP,
    GO_ON,
    *DO.values(),
    *SELL.values(),
    *CHOOSE,
    *SERVINGS,
    *SHIP_OPTIONS,
    FREE_SLOOP,
    ONE_ELDER,
    *SWAPS,
    *GUESTS_ABOARD,
    *SPACE_OPTIONS,
    *PAY_WITH,
    *GUESTS_PAY,
    *FELLS,
    *FOREST_PLACES,
    *KEEPS,
    *TAKES,
    *UNCOVERS,
    *FORGOTTENS,
    *DISCARDS,
    LEAVE_ONE,
    CLEAR_ALL,
    *FISH_FOR_ELDERS,
    *FISH_FOR_SEATS,
    *COVERS,
    *UNCOVER_PILES,
    *FIRSTS,
    *STACKS,
)


def general_steps() -> list[Effect]:
    """List the effects that belong to no card."""
    found: list[Effect] = [
        NOTHING, *ENDED, ACT, ASK_CLEAR, ASK_DISCARD, ASK_FORGOTTEN, ASK_TAKE, ASK_UNCOVER, ASK_USE_NOW, ASK_VILLAGE,
        CLEAR, FEED, USE_NOW, ASK_PLATE_BEFORE, ASK_SERVE_BEFORE, SERVE_BEFORE, ASK_FISH_ELDER, ASK_FISH_SEAT,
        ASK_TWICE, BEFORE_FISHING, BEFORE_SCORING, CATCH, FEED_ELDERS, FISHING_PHASE, PAY_OUT, STEP_1, STEP_2, STEP_3,
        STEP_4, TOGETHER, TWICE, ASK_ANY_DOUBLE, ASK_EXTRA, ASK_FELL, ASK_FELL_OR_STOP, ASK_FREE_DOUBLE, ASK_KEEP,
        ASK_NEXT_STACK, ASK_FOREST_STACK, EXTRA, FIVE_WOOD, NO_ANSWER, *PLANTED, THINNED, ASK_GUESTS, ASK_COVER,
        ASK_FIRST, ASK_PILE, ASK_STACK, COVER, DRAWN, *DRAWS.values(), FINISH, HOME, LAY_OPEN, PREVIEWED,
        RETURNING_HOME, ROUNDS, SCORING, SET_UP, UNCOVERED, UNMIX, ASK_SECOND_SLOOP, ASK_SWAP, SHIP_BUILT, SWAPPED,
        AFTER_FOREST_SPACE, AFTER_WORKER, *ASK_COPIES, ASK_TURN, SETTLE, UNPARK, TURN_OVER, TURNS, WORK_PHASE, USE_STEP,
        ASK_COST, ASK_SPACE, BUILT_STEP, DUE, FETCH,
    ]  # fmt: skip
    for action in (*BOARD_ACTIONS, TAKE_ACTION, TAKE_ONLY):
        gather(action, found)
    for elder in ELDERS:
        for part in elder.parts:
            gather(part, found)
    return found


GENERAL_STEPS: Final[list[Effect]] = general_steps()
