"""Set-up, the course of seven rounds, the way home, and what comes before scoring and after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.effect import Choice, Effect, Named
from netloft.core.position import CHANCE
from netloft.core.text import Text
from netloft.nusfjord import words
from netloft.nusfjord.cards import A, B, C
from netloft.nusfjord.council import ASK_FORGOTTEN
from netloft.nusfjord.elders import (
    ARCHITECT,
    CARPENTER,
    DESIGNER,
    FORGOTTEN,
    INVESTOR,
    ON_TOP,
    PISCICULTURIST,
    TOUR_GUIDE,
)
from netloft.nusfjord.fishing import BEFORE_SCORING, FISHING_PHASE
from netloft.nusfjord.harbor import (
    BUILT,
    ELDERS_USED,
    FELLED,
    SAVED,
    WOOD,
    WORKERS,
    cards_of,
    changed,
    free_spaces,
    new_harbor,
)
from netloft.nusfjord.parts import Answer, Part
from netloft.nusfjord.position import (
    ELDER_COUNT,
    LAST,
    LAST_ROUND,
    MOST_A,
    MOST_B,
    ROUND,
    WORKER_ON,
)
from netloft.nusfjord.scoring import this_game
from netloft.nusfjord.turns import SETTLE, WORK_PHASE

if TYPE_CHECKING:
    from netloft.nusfjord.cards import Card
    from netloft.nusfjord.position import Nusfjord

HAND: Final = (4, 4, 3, 2, 2)  # C buildings for each player at round 4; alone they lie open
OPEN_AT_6: Final = 3  # alone: more open C buildings at round 6
NEW_B: Final = (0, 0, 2, 2, 3)
TO_DISPLAY: Final = -1
TO_PREVIEW: Final = -2


# Drawing buildings.


class Draw(Named):
    """A building is drawn from a pile, by chance."""

    __slots__ = ("card", "deck")

    def __init__(self, card: Card) -> None:
        super().__init__(f"draw {card.name.en}", card.name)
        self.card = card
        self.deck = card.number // 100
        self.reveals = True

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """It must be in the pile, and of the deck that is drawn from."""
        if self.card.index not in g.piles[g.place]:
            return words.NOT_IN_PILE
        return words.NOT_IN_PILE if g.elder >= 0 and self.deck != g.elder else None

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """It goes to the display, or into a hand."""
        index = self.card.index
        g.set_pile(g.place, [other for other in g.piles[g.place] if other != index])
        if g.answer == TO_DISPLAY:
            g.display = [*g.display, index]
            g.tell(CHANCE, words.DISPLAYED, self.card.name)
        elif g.answer == TO_PREVIEW:
            g.coming = [*g.coming, index]
        else:
            g.set_hand(g.answer, sorted([*g.hands[g.answer], index]))
            g.tell_only(g.answer, words.DRAWN, self.card.name)
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
        if g.elder < 0:
            return [options[index] for index in g.piles[g.place]]
        return [options[index] for index in g.piles[g.place] if options[index].deck == g.elder]


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
            g.place = self.pile
            g.answer = self.to
            g.elder = self.deck
            g.push(CHANCE, g.cards.ask_draw, DRAWN)
        return None


class Drawn(Effect):
    """Nothing more is remembered of a draw."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Forget where it went."""
        g.elder = -1
        g.place = -1
        g.answer = 0
        return None


DRAWN: Final[Drawn] = Drawn("drawn")
DECK_NUMBERS: Final = range(1, 10)
DRAWS: Final[dict[tuple[int, int, int], DrawOne]] = {
    (pile, to, deck): DrawOne(pile, to, deck)
    for pile in (A, B, C)
    for to in (TO_DISPLAY, TO_PREVIEW, 0, 1, 2, 3, 4)
    for deck in (-1, *DECK_NUMBERS)
    if (pile == C or to == TO_DISPLAY) and (deck < 0 or to == TO_DISPLAY)
}


def draw(g: Nusfjord, pile: int, to: int, number: int, deck: int = -1) -> None:
    """Let chance draw several buildings."""
    for _ in range(number):
        g.stack.append((CHANCE, DRAWS[pile, to, deck]))


# Set-up.


class First(Named):
    """Who begins."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"first {seat}", words.first(seat))
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
        self.stack = stack

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """Each stack takes one."""
        return words.STACK_TAKEN if g.hidden[self.stack] else None

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Put it there."""
        g.hidden = changed(g.hidden, self.stack, 1)
        return None


FIRSTS: Final[tuple[First, ...]] = tuple([First(seat) for seat in range(5)])
STACKS: Final[tuple[Stack, ...]] = tuple([Stack(stack) for stack in range(6)])
ASK_FIRST: Final[Choice] = Choice("who begins", words.ASK_FIRST, FIRSTS)
ASK_STACK: Final[Choice] = Choice("which stack", words.ASK_STACK, STACKS)


class SetUp(Effect):
    """Lay out the boards for a game; in a series for the next one."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Piles, plates, ships, elders; chance draws the buildings and who begins."""
        g.push(CHANCE, ROUNDS)
        g.piles = [g.fresh_pile(pile) for pile in (A, B, C)]
        if g.settings["c_preview"]:
            g.push(CHANCE, PREVIEWED)
            draw(g, C, TO_PREVIEW, 7 if g.seats == 1 else HAND[g.seats - 1] * g.seats)
        if g.settings["mixed"]:
            g.push(CHANCE, UNMIX)
            for deck in g.mixed_decks():
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
        self.seat_elders(g)
        return None

    def seat_elders(self, g: Nusfjord) -> None:
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
            g.place = 6
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
            g.set_pile(pile, [index for index in g.piles[pile] if cards[index].number // 100 == g.deck_number()])
        return None


PREVIEWED: Final[Previewed] = Previewed("previewed")
UNMIX: Final[Unmix] = Unmix("one deck only")


# The rounds.


class Rounds(Effect):
    """Round after round; after the seventh comes scoring."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Fishing, work, the way home."""
        if g.round > LAST:
            g.push(CHANCE, SCORING)
        else:
            g.tell(CHANCE, words.ROUND_BEGINS, g.round)
            g.push(CHANCE, FISHING_PHASE, WORK_PHASE, RETURNING_HOME, self)
        return None


class ReturningHome(Effect):
    """The end of a round: first what waits for it."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Look who waits for the end of a round, or of the last one, while the workers are still out."""
        g.push(CHANCE, HOME)
        for seat in range(g.seats):
            g.own(seat)[WORKERS] = 0  # no turn of a worker is running
        for turn in reversed(range(g.seats)):
            seat = (g.first + turn) % g.seats
            g.trigger(seat, ROUND)
            if g.round == LAST:
                g.trigger(seat, LAST_ROUND)
            g.stack.append((seat, SETTLE))
        return None


class Home(Effect):
    """Workers come home, the first player's ship moves on, and new buildings come."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Alone, only the colour that plays next comes home."""
        if g.round > LAST:
            return None
        for seat in range(g.seats):
            h = g.own(seat)
            h[WORKERS] = h[ELDERS_USED] = h[BUILT] = h[FELLED] = 0
        g.round += 1
        if g.round > LAST:
            return None
        back = g.colour(0) if g.seats == 1 else -1
        g.vacate(back)
        for elder in range(ELDER_COUNT):
            if g.elders[WORKER_ON + elder] and back in (-1, g.elders[WORKER_ON + elder] - 1):
                g.own_elders()[WORKER_ON + elder] = 0
        g.first = (g.first - 1) % g.seats
        g.tell(g.first, words.BEGINS)
        self.new_buildings(g)
        return None

    def new_buildings(self, g: Nusfjord) -> None:
        """What the round's space says."""
        players = g.seats
        cards = g.cards.all
        if g.round == 3 and players >= 3:
            free = MOST_A - len([index for index in g.display if cards[index].pile == A])
            draw(g, A, TO_DISPLAY, max(0, min(players, free)))
        elif g.round == 4 and players == 1:
            draw(g, C, TO_DISPLAY, HAND[0])
        elif g.round == 4:
            for seat in reversed(range(players)):
                draw(g, C, seat, HAND[players - 1])
        elif g.round == 5 and players >= 3:
            free = MOST_B - len([index for index in g.display if cards[index].pile == B])
            draw(g, B, TO_DISPLAY, max(0, min(NEW_B[players - 1], free)))
        elif g.round == 6 and players == 1:
            draw(g, C, TO_DISPLAY, OPEN_AT_6)
        elif g.round == 6:
            g.push(CHANCE, LAY_OPEN)


class LayOpen(Effect):
    """What is left in the hands is laid open for all."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Put it beside the boards."""
        for seat, hand in enumerate(g.hands):
            if hand:
                g.tell(seat, words.LAYS_OPEN, [g.cards.all[index].name for index in hand])
            g.display = g.display + hand
        g.hands = [[] for _ in range(g.seats)]
        return None


LAY_OPEN: Final[LayOpen] = LayOpen("lay open")
LAY_OPEN.reveals = True


# Scoring.


class Scoring(Effect):
    """Before it, everybody may do once more what can be done at any time."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask in turn order."""
        g.push(CHANCE, FINISH)
        order = [(g.first + turn) % g.seats for turn in range(g.seats)]
        for seat in reversed(order):
            if g.powers[seat].covers_spaces:
                g.push(seat, ASK_COVER, COVER)
        for seat in reversed(order):
            if g.anytime(seat):
                g.stack.append((seat, BEFORE_SCORING))
        return None


COVERS: Final[tuple[Answer, ...]] = tuple(
    [Answer(f"cover {number}", words.covering(number), number) for number in range(12)]
)


class AskCover(Choice):
    """How many free spaces are covered with wood."""

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """One wood each."""
        if not isinstance(option, Answer):
            return words.TOO_FEW_GOODS
        h = g.harbors[me]
        if option.number > free_spaces(h):
            return words.NO_FREE_SPACE
        return words.TOO_FEW_GOODS if option.number > h[WOOD] else None


ASK_COVER: Final[AskCover] = AskCover("spaces to cover", words.ASK_COVER, COVERS)
ASK_COVER.open = True


class Cover(Effect):
    """Wood covers free spaces."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """It no longer counts as wood."""
        h = g.own(me)
        h[WOOD] -= g.answer  # as many as are free and can be paid: see the question
        h[SAVED] = g.answer
        if g.answer:
            g.tell(me, words.COVERED, words.WOOD.count(g.answer))
        g.answer = 0
        return None


COVER: Final[Cover] = Cover("spaces covered")


class Finish(Effect):
    """The game is over; in a series the next one follows."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Keep the results and clear the table."""
        games = {"single": 1, "rematch": 2, "campaign": 3}[g.settings["series"]]
        if g.number >= games:
            return None
        g.results = g.results + [sum([line.points for line in this_game(g, seat)]) for seat in range(g.seats)]
        next_game(g)
        g.push(CHANCE, SET_UP)
        return None


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


SET_UP: Final[SetUp] = SetUp("set-up")
ROUNDS: Final[Rounds] = Rounds("rounds")
RETURNING_HOME: Final[ReturningHome] = ReturningHome("returning home")
HOME: Final[Home] = Home("home")
SCORING: Final[Scoring] = Scoring("scoring")
FINISH: Final[Finish] = Finish("finish")


# The Designer.

UNCOVER_PILES: Final[tuple[Answer, ...]] = (
    Answer("uncover A", words.UNCOVER_A, A),
    Answer("uncover B", words.UNCOVER_B, B),
)


class AskPile(Choice):
    """From which pile a building is uncovered."""

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """It must not be empty."""
        return None if isinstance(option, Answer) and g.piles[option.number] else words.PILE_EMPTY


ASK_PILE: Final[AskPile] = AskPile("which pile", words.ASK_PILE, UNCOVER_PILES)


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


class Uncovered(Effect):
    """Chance draws from the pile that was chosen."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Draw one; there is always a place for it."""
        if g.answer < 0:
            return None
        draw(g, g.answer, TO_DISPLAY, 1)
        return None


UNCOVERED: Final[Uncovered] = Uncovered("uncovered")
