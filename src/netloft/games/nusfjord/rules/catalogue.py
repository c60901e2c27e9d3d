"""The catalogue: all decks, the decisions over their cards, and every effect by its place in the list of actions."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from netloft.core.effect import Choice
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.actions.building import ASK_SPACE, BUILD_ACTION, AskBuilding, Build, Raze
from netloft.games.nusfjord.rules.actions.piles import DRAWN, AskDraw, Draw
from netloft.games.nusfjord.rules.actions.ships import GUESTS_ABOARD
from netloft.games.nusfjord.rules.cards.buildings import Card, Cards
from netloft.games.nusfjord.rules.cards.elders import ELDERS
from netloft.games.nusfjord.rules.cards.parts import AskMay, AskOne, Part
from netloft.games.nusfjord.rules.decks.reading import Deck, read_deck, read_elders
from netloft.games.nusfjord.rules.phases.rounds import SET_UP
from netloft.games.nusfjord.rules.phases.settling import SETTLE, UNPARK, Next
from netloft.games.nusfjord.rules.phases.turns import ASK_TURN, TURN_OVER
from netloft.games.nusfjord.rules.register import OPTIONS, QUESTIONS, STEPS

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


def general_steps() -> list[Effect]:
    """List the effects that belong to no card, by their texts: no order of imports may be seen."""
    found: list[Effect] = []
    for step in sorted(STEPS, key=lambda step: step.text):
        gather(step, found)
    for elder in ELDERS:
        for part in elder.parts:
            gather(part, found)
    return found


def questions(cards: Cards, steps: list[Effect]) -> dict[str, list[Effect]]:
    """List for each step that acts on an answer, by its text, what must come right before it."""
    pairs: list[tuple[Effect, Effect]] = [*QUESTIONS, (DRAWN, cards.ask_draw), (ASK_SPACE, cards.ask_building)]
    for step in steps:
        if isinstance(step, Part):
            pairs += step.pairs()
    found: dict[str, list[Effect]] = {}
    for step, before in pairs:
        found.setdefault(step.text, []).append(before)
    return found


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
        cards.turn_over = TURN_OVER
        cards.unpark = UNPARK
        cards.guests_aboard = list(GUESTS_ABOARD)
        cards.ask_building = AskBuilding("which building", builds)
        cards.ask_draw = AskDraw("which building is drawn", draws)
        cards.ask_order = Choice("which effect is next", words.ASK_ORDER, nexts)
        cards.ask_order.open = True
        cards.ask_raze = Choice("which building is removed", words.ASK_RAZE, razes)
        self.start = SET_UP
        """The step that a game begins with."""
        self.actions: list[Effect] = [option for place in sorted(OPTIONS) for option in OPTIONS[place]]
        self.steps: list[Effect] = general_steps()
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
        cards.needs = questions(cards, self.steps)
        cards.over_hand = {cards.ask_building.text, ASK_TURN.text}
        for effect in self.steps:
            if isinstance(effect, AskMay | AskOne) and BUILD_ACTION in effect.parts:
                cards.over_hand.add(effect.text)
