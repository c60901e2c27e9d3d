"""The end of a game: how it went move by move, what was outstanding, and what a game played alone was worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from netloft import registry
from netloft.bots.bot import evaluation_of
from netloft.core.position import CHANCE
from netloft.core.text import Noun, Text, noun

if TYPE_CHECKING:
    from netloft.bots.evaluation import Evaluation
    from netloft.core.position import Position

AT_THE_END: Final = "end"
AT_MOST: Final = "most"
IN_A_TURN: Final = "turn"

NO_VERDICT: Final = Text("", "")


class Award:
    """Something that one can be best at: its name, what is counted, and how much of it a seat has."""

    __slots__ = ("count", "counted", "name", "sign", "when")

    def __init__(self, sign: str, name: Text, counted: Noun, count: Callable[[Any, int], int], when: str) -> None:
        self.sign = sign
        """A word for a picture."""
        self.name = name
        self.counted = counted
        self.count = count
        self.when = when
        """Whether it counts at the end, at its highest, or by how much it rises in one turn."""


class Ending:
    """What a game says at its end."""

    __slots__ = ("awards", "verdict")

    def __init__(self, awards: Sequence[Award], verdict: Callable[[Any], Text]) -> None:
        self.awards = awards
        self.verdict = verdict
        """Return what the rulebook calls the result of a game played alone; empty if it says nothing."""


def points_of(g: Position, seat: int) -> int:
    """Return the points of a seat."""
    return int(sum([line.points for line in g.score_sheet(seat)]))


PLAIN: Final = Ending(
    (
        Award(
            "turn",
            Text("Best turn", "Bester Zug"),
            noun("point at once", "points at once", "Punkt auf einmal", "Punkte auf einmal"),
            points_of,
            IN_A_TURN,
        ),
    ),
    lambda _g: NO_VERDICT,
)


def ending_of(game: str) -> Ending:
    """Return what a game says at its end, or the generic words."""
    part = registry.manifest(game).ending
    found: Ending = registry.load(part) if part else PLAIN
    return found


class Course:
    """The course of a game, followed from move to move."""

    def __init__(self, g: Position) -> None:
        self.judged: Evaluation = evaluation_of(g)
        self.ending = ending_of(g.game.name)
        self.movers: list[int] = []
        self.scores: list[list[float]] = []
        self.expected: list[list[float]] = []
        self.rounds: list[int] = []
        self.best = [[0] * g.seats for _ in self.ending.awards]
        self.begun = [[self.counted(award, g, seat) for seat in range(g.seats)] for award in self.ending.awards]
        self.last = CHANCE
        self.look(g)

    def follow(self, g: Position, mover: int) -> None:
        """Take in the position after a move."""
        if mover == CHANCE and g.seats == 1:  # alone, only chance comes between two turns
            self.last = CHANCE
        if mover not in (self.last, CHANCE):
            for at, award in enumerate(self.ending.awards):
                self.begun[at] = [self.counted(award, g, seat) for seat in range(g.seats)]
                if 0 <= mover < g.seats:
                    self.begun[at][mover] = self.before[at][mover]
            self.last = mover
        self.movers.append(mover)
        self.look(g)

    def look(self, g: Position) -> None:
        """Note how everybody stands."""
        number, _ = g.when()
        self.rounds.append(number or 0)
        self.scores.append([float(points) for points in g.scores()])
        self.expected.append([round(value, 2) for value in self.judged.values(g)])
        self.before = [[self.counted(award, g, seat) for seat in range(g.seats)] for award in self.ending.awards]
        for at, award in enumerate(self.ending.awards):
            for seat in range(g.seats):
                now = self.before[at][seat]
                if award.when == IN_A_TURN:
                    now -= self.begun[at][seat]
                self.best[at][seat] = now if award.when == AT_THE_END else max(self.best[at][seat], now)

    def counted(self, award: Award, g: Position, seat: int) -> int:
        """Count what an award is for, as a seat stands after its own answers."""
        return award.count(g.seen_by(seat), seat)

    def awards(self) -> list[tuple[Award, int, list[int]]]:
        """List the awards with the best number and those who have it; none goes to everybody of several."""
        found: list[tuple[Award, int, list[int]]] = []
        for award, numbers in zip(self.ending.awards, self.best, strict=True):
            most = max(numbers)
            seats = [seat for seat, number in enumerate(numbers) if number == most]
            if most > 0 and (len(seats) < len(numbers) or len(numbers) == 1):
                found.append((award, most, seats))
        return found

    def verdict(self, g: Position) -> Text:
        """Return what the result of a game played alone is called."""
        return self.ending.verdict(g) if g.seats == 1 else NO_VERDICT
