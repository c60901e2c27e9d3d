"""Set-up: who begins, the boards as they are laid out, and clearing them for the next game of a series."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.effect import Choice, Effect, Named
from netloft.core.position import CHANCE
from netloft.core.text import Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.actions.council import ASK_FORGOTTEN
from netloft.games.nusfjord.rules.actions.piles import (
    TO_DISPLAY,
    TO_PREVIEW,
    deck_number,
    draw,
    fresh_pile,
    mixed_decks,
)
from netloft.games.nusfjord.rules.board import HAND, MOST_A, MOST_B
from netloft.games.nusfjord.rules.cards.buildings import A, B, C
from netloft.games.nusfjord.rules.cards.elders import (
    ARCHITECT,
    CARPENTER,
    DESIGNER,
    FORGOTTEN,
    INVESTOR,
    ON_TOP,
    PISCICULTURIST,
    TOUR_GUIDE,
)
from netloft.games.nusfjord.rules.harbor import cards_of, changed, new_harbor
from netloft.games.nusfjord.rules.register import options_at, step

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.position import Nusfjord


class First(Named):
    """Who begins."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"first {seat}", words.first(seat))
        self.kind, self.args = "first", {"seat": seat}
        self.seat = seat

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """Anybody who plays."""
        return None if self.seat < g.seats else words.NO_SUCH_SEAT

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Gets the first player's ship."""
        g.first = self.seat
        g.tell(self.seat, words.BEGINS)
        return None


class Stack(Named):
    """Under which stack a face-down elder lies."""

    __slots__ = ("stack",)

    def __init__(self, stack: int) -> None:
        super().__init__(f"stack {stack}", words.stack(stack))
        self.kind, self.args = "stack", {"stack": stack}
        self.stack = stack

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """Each stack takes one."""
        return words.STACK_TAKEN if g.hidden[self.stack] else None

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Put it there."""
        g.hidden = changed(g.hidden, self.stack, 1)
        return None


FIRSTS: Final[tuple[First, ...]] = options_at(350, tuple([First(seat) for seat in range(5)]))
STACKS: Final[tuple[Stack, ...]] = options_at(360, tuple([Stack(stack) for stack in range(6)]))
ASK_FIRST: Final[Choice] = step(Choice("who begins", words.ASK_FIRST, FIRSTS), of_chance=True)
ASK_STACK: Final[Choice] = step(Choice("which stack", words.ASK_STACK, STACKS), of_chance=True)


def lay_out(g: Nusfjord) -> None:
    """Lay out piles, plates, ships and elders; chance draws the buildings and who begins."""
    g.piles = [fresh_pile(g, pile) for pile in (A, B, C)]
    if g.settings["c_preview"]:
        g.push(CHANCE, PREVIEWED)
        draw(g, C, TO_PREVIEW, 7 if g.seats == 1 else HAND[g.seats - 1] * g.seats)
    if g.settings["mixed"]:
        g.push(CHANCE, UNMIX)
        for deck in mixed_decks(g):
            draw(g, B, TO_DISPLAY, 2, deck)
            draw(g, A, TO_DISPLAY, 3, deck)
    else:
        draw(g, B, TO_DISPLAY, MOST_B)
        draw(g, A, TO_DISPLAY, MOST_A)
    if g.number == 1:
        g.push(CHANCE, ASK_FIRST)
    else:
        g.first = (g.first + 1) % g.seats
    players = g.seats
    g.plates = max(1, players - 1)
    g.ships = [max(3, players + 1)] * 3 + [4]
    seat_elders(g)


def seat_elders(g: Nusfjord) -> None:
    """Six stacks of elders, with those face down under them, and the pile of the forgotten."""
    players = g.seats
    settings = g.settings
    g.tops = [*range(6), -1]
    for top in ON_TOP[players - 1]:
        g.below = changed(g.below, top - 6, top - 6)
        taken = TOUR_GUIDE if top == PISCICULTURIST and settings["tour_guide"] else top
        g.tops = changed(g.tops, top - 6, taken)
    g.face_down = hidden_elders(g)
    if players == 5:
        g.hidden = [1] * 6
    else:
        for _ in g.face_down:
            g.push(CHANCE, ASK_STACK)
    if settings["forgotten"]:
        g.forgotten = list(FORGOTTEN)
        g.elder_stack = 6
        g.push(CHANCE, ASK_FORGOTTEN)


def hidden_elders(g: Nusfjord) -> list[int]:
    """List the elders that lie face down at the start: six for five players, the variants from three players on."""
    designer = DESIGNER if g.settings["designer"] else ARCHITECT
    investor = INVESTOR if g.settings["investor"] else CARPENTER
    if g.seats == 5:
        return sorted([designer, investor, 14, 15, 16, 17])
    return [elder for elder in (designer, investor) if elder in (DESIGNER, INVESTOR) and g.seats >= 3]


class Previewed(Effect):
    """The C buildings that will come are known; no others will."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """They are the pile."""
        g.set_pile(C, sorted(g.coming))
        g.coming = []
        return None


class Unmix(Effect):
    """After mixed decks are laid out, buildings come from one deck only."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Leave the others in the box."""
        cards = g.cards.all
        for pile in (A, B):
            g.set_pile(pile, [index for index in g.piles[pile] if cards[index].number // 100 == deck_number(g)])
        return None


PREVIEWED: Final[Previewed] = step(Previewed("previewed"), of_chance=True)
UNMIX: Final[Unmix] = step(Unmix("one deck only"), of_chance=True)


def next_game(g: Nusfjord) -> None:
    """Put away the cards that were in play and begin anew."""
    seats = g.seats
    cards = g.cards.all
    built = [number - 1 for h in g.harbors for number in cards_of(h)] + g.razed
    left = [index for index in g.display if cards[index].pile != C]
    g.spared = sorted(g.spared + left)
    g.gone = sorted(
        g.gone + (built if g.settings["series"] == "campaign" else [i for i in built if cards[i].pile != C])
    )
    g.number += 1
    g.round = 1
    g.display = []
    g.razed = []
    g.hands = [[] for _ in range(seats)]
    g.harbors = [new_harbor() for _ in range(seats)]
    g.powers = [g.cards.no_powers] * seats
    g.elders = [0] * len(g.elders)
    g.owned = 0
    g.tops = [-1] * 7
    g.below = [-1] * 6
    g.hidden = [0] * 6
    g.face_down = []
    g.forgotten = []
    g.vacate(-1)
    g.issued = [0] * seats
    g.shares = [0] * (seats * seats)
    for seat in range(seats):
        g.shares[seat * seats + seat] = 2
    g.tell(CHANCE, words.NEXT_GAME, g.number)
