"""The piles of buildings: what is in them, drawing from them, and uncovering one more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.effect import Choice, Effect, Named
from netloft.core.position import CHANCE
from netloft.core.text import Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.cards.buildings import A, B, C
from netloft.games.nusfjord.rules.cards.parts import Answer, Part, word
from netloft.games.nusfjord.rules.notes import NO_DRAWING
from netloft.games.nusfjord.rules.register import options_at, step

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.cards.buildings import Card
    from netloft.games.nusfjord.rules.position import Nusfjord

TO_DISPLAY: Final = -1
TO_PREVIEW: Final = -2


# What is in them.


def deck_number(g: Nusfjord) -> int:
    """Return the number of the deck that is played, the hundreds of its cards."""
    return g.cards.decks[g.settings["deck"]]


def mixed_decks(g: Nusfjord) -> list[int]:
    """List the three decks that are mixed: the one that is played, and the next two."""
    numbers = sorted(g.cards.decks.values())
    at = numbers.index(deck_number(g))
    return [numbers[(at + step) % len(numbers)] for step in range(3)]


def fresh_pile(g: Nusfjord, pile: int) -> list[int]:
    """List the cards of a pile at the start; in a series without those that do not come again."""
    decks = mixed_decks(g) if g.settings["mixed"] and pile != C else [deck_number(g)]
    whole: list[int] = []
    for deck in sorted(decks):
        whole += g.cards.piles[deck][pile]
    left = [index for index in whole if index not in g.gone] if g.gone else whole
    if pile == C or g.number == 1:
        return left
    return [index for index in left if (index in g.spared) == (g.number == 3)]


# Drawing.


class Draw(Named):
    """A building is drawn from a pile, by chance."""

    __slots__ = ("card", "deck")

    def __init__(self, card: Card) -> None:
        super().__init__(f"draw {card.name.en}", card.name)
        self.kind, self.args = "draw", {"building": card.name.en}
        self.card = card
        self.deck = card.number // 100
        self.reveals = True

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """It must be in the pile, and of the deck that is drawn from."""
        pile, _, deck = g.drawing
        if self.card.index not in g.piles[pile]:
            return words.NOT_IN_PILE
        return words.NOT_IN_PILE if deck >= 0 and self.deck != deck else None

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """It goes to the display, or into a hand."""
        index = self.card.index
        pile, to, _ = g.drawing
        left = g.piles[pile][:]
        left.remove(index)
        g.set_pile(pile, left)
        if to == TO_DISPLAY:
            g.display = [*g.display, index]
            if g.events is not None:
                g.tell(CHANCE, words.DISPLAYED, self.card.name)
        elif to == TO_PREVIEW:
            g.coming = [*g.coming, index]
        else:
            g.set_hand(to, sorted([*g.hands[to], index]))
            g.tell_only(to, words.DRAWN, self.card.name)
        return None


class AskDraw(Choice):
    """Which building is drawn."""

    __slots__ = ("options",)

    def __init__(self, text: str, options: tuple[Draw, ...]) -> None:
        super().__init__(text, words.ASK_DRAW, options)
        self.options = options

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Offer what is in the pile."""
        options = self.options
        pile, _, deck = g.drawing
        if deck < 0:
            return [options[index] for index in g.piles[pile]]
        return [options[index] for index in g.piles[pile] if options[index].deck == deck]


class DrawOne(Effect):
    """One building of a pile, for the display, the preview or a hand, perhaps of one deck only."""

    __slots__ = ("deck", "pile", "to")

    def __init__(self, pile: int, to: int, deck: int) -> None:
        where = {TO_DISPLAY: "to the display", TO_PREVIEW: "to the preview"}.get(to, f"for seat {to}")
        super().__init__(f"draw {'ABC'[pile]} {where}" + (f" of deck {deck}" if deck >= 0 else ""))
        self.pile = pile
        self.to = to
        self.deck = deck

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Let chance draw, if there is anything left."""
        if g.piles[self.pile]:
            g.drawing = self.pile, self.to, self.deck
            g.stack.append((CHANCE, DRAWN))
            g.stack.append((CHANCE, g.cards.ask_draw))
        return None


class Drawn(Effect):
    """Nothing more is remembered of a draw."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Forget where it went."""
        g.drawing = NO_DRAWING
        return None


DRAWN: Final[Drawn] = step(Drawn("drawn"), of_chance=True)
DECK_NUMBERS: Final = range(1, 10)
DRAWS: Final[dict[tuple[int, int, int], DrawOne]] = {
    (pile, to, deck): step(DrawOne(pile, to, deck), of_chance=True)
    for pile in (A, B, C)
    for to in (TO_DISPLAY, TO_PREVIEW, 0, 1, 2, 3, 4)
    for deck in (-1, *DECK_NUMBERS)
    if (pile == C or to == TO_DISPLAY) and (deck < 0 or to == TO_DISPLAY)
}


def draw(g: Nusfjord, pile: int, to: int, number: int, deck: int = -1) -> None:
    """Let chance draw several buildings."""
    for _ in range(number):
        g.stack.append((CHANCE, DRAWS[pile, to, deck]))


# Uncovering one more, as the Designer does.

UNCOVER_PILES: Final[tuple[Answer, ...]] = options_at(
    340,
    (
        Answer("uncover A", words.UNCOVER_A, A, "uncover pile", {"pile": "A"}),
        Answer("uncover B", words.UNCOVER_B, B, "uncover pile", {"pile": "B"}),
    ),
)


class AskPile(Choice):
    """From which pile a building is uncovered."""

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """It must not be empty."""
        return None if isinstance(option, Answer) and g.piles[option.number] else words.PILE_EMPTY


ASK_PILE: Final[AskPile] = step(AskPile("which pile", words.ASK_PILE, UNCOVER_PILES))


class UncoverBuilding(Part):
    """A building of a face-down pile comes to the display."""

    def words(self, lang: str) -> str:
        """Say so."""
        return words.UNCOVER_BUILDING.say(lang)

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """There must be one."""
        return None if g.piles[A] or g.piles[B] else words.PILE_EMPTY

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask from which pile."""
        g.answer = -1
        g.push(me, ASK_PILE, UNCOVERED)
        return None


word("uncover", UncoverBuilding)


class Uncovered(Effect):
    """Chance draws from the pile that was chosen."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Draw one; there is always a place for it."""
        if g.answer < 0:
            return None
        draw(g, g.answer, TO_DISPLAY, 1)
        return None


UNCOVERED: Final[Uncovered] = step(Uncovered("uncovered"), ASK_PILE)
