"""The course of a game: seven rounds, the way home, what comes before scoring, and the next game of a series."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.effect import Choice, Effect
from netloft.core.position import CHANCE
from netloft.core.text import Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.actions.piles import TO_DISPLAY, draw
from netloft.games.nusfjord.rules.board import (
    ELDER_COUNT,
    HAND,
    LAST,
    LAST_ROUND,
    MOST_A,
    MOST_B,
    NEW_B,
    OPEN_AT_6,
    ROUND,
    WORKER_ON,
)
from netloft.games.nusfjord.rules.cards.buildings import A, B, C
from netloft.games.nusfjord.rules.cards.parts import Answer
from netloft.games.nusfjord.rules.harbor import BUILT, ELDERS_USED, FELLED, SAVED, WOOD, WORKERS, free_spaces
from netloft.games.nusfjord.rules.phases.fishing import BEFORE_SCORING, FISHING_PHASE
from netloft.games.nusfjord.rules.phases.scoring import this_game
from netloft.games.nusfjord.rules.phases.settling import SETTLE
from netloft.games.nusfjord.rules.phases.setup import lay_out, next_game
from netloft.games.nusfjord.rules.phases.turns import WORK_PHASE
from netloft.games.nusfjord.rules.register import options_at, step

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.position import Nusfjord


# From set-up to the last round.


class SetUp(Effect):
    """Lay out the boards for a game; in a series for the next one."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Begin with the first round as soon as they are laid out."""
        g.push(CHANCE, ROUNDS)
        lay_out(g)
        return None


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
        """Queue the effects that wait for the end of a round or of the game, while the workers are still out."""
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
        if any(g.elders[WORKER_ON : WORKER_ON + ELDER_COUNT]):
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


LAY_OPEN: Final[LayOpen] = step(LayOpen("lay open"), of_chance=True)
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


COVERS: Final[tuple[Answer, ...]] = options_at(
    330,
    tuple(
        [Answer(f"cover {number}", words.covering(number), number, "cover", {"spaces": number}) for number in range(12)]
    ),
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


ASK_COVER: Final[AskCover] = step(AskCover("spaces to cover", words.ASK_COVER, COVERS))
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


COVER: Final[Cover] = step(Cover("spaces covered"), ASK_COVER)


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


SET_UP: Final[SetUp] = step(SetUp("set-up"), of_chance=True)
ROUNDS: Final[Rounds] = step(Rounds("rounds"), of_chance=True)
RETURNING_HOME: Final[ReturningHome] = step(ReturningHome("returning home"), of_chance=True)
HOME: Final[Home] = step(Home("home"), of_chance=True)
SCORING: Final[Scoring] = step(Scoring("scoring"), of_chance=True)
FINISH: Final[Finish] = step(Finish("finish"), of_chance=True)
