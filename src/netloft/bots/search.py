"""The searching bot: information-set Monte Carlo tree search, open loop, with a value for every seat.

Each iteration looks at another position that the seat cannot tell from the real one, and throws its own dice.  Nodes
are known by the choices that lead to them, without the dice: what they gather is an average over all that may be.
"""

from __future__ import annotations

import math
import time
from random import Random
from typing import TYPE_CHECKING, Final

from netloft.bots.bot import Bot, Rating, evaluation_of
from netloft.bots.evaluation import ahead
from netloft.bots.greedy import GreedyBot
from netloft.bots.turns import a_few, best_at_a_glance, goes_on, throw
from netloft.core.text import NetloftError

if TYPE_CHECKING:
    from netloft.bots.evaluation import Evaluation
    from netloft.core.effect import Effect
    from netloft.core.position import Position

CURIOSITY: Final = 0.15  # how much more is made of what was seldom tried
BIAS: Final = 2.0  # tries that the first look at an option counts for
TRUST: Final = 10.0  # tries that a greedy look at an option counts for, where the search begins
GLANCES: Final = 8  # options that are looked at when a turn is finished quickly
DEEPEST: Final = 12  # decisions with which a turn is finished
PATIENCE: Final = 1.8  # seconds by the clock for each of the processor
A_WHILE: Final = 16  # iterations from one look at whether it is decided to the next
DECIDED: Final = 0.25  # of what is left, the lead in tries: the second would need five of eight tries to come first


class Node:
    """What is known of the position after a choice."""

    __slots__ = ("bias", "children", "first", "offered", "points", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[str, Node] = {}
        self.visits = 0
        self.offered = 0  # how often it could have been chosen
        self.total = 0.0  # for the seat that chose it
        self.points = 0.0  # for the seat that searches
        self.first = 0.0  # the first look at it
        self.bias = BIAS  # tries that the first look counts for

    def after(self, key: str) -> Node:
        """Return the node after a choice."""
        child = self.children.get(key)
        if child is None:
            child = Node()
            self.children[key] = child
        return child


class SearchBot(Bot):
    """Searches for so many seconds or so many iterations, whatever comes first.

    Seconds are those of its processor, so that it plays as well where others compute beside it; but by the clock it
    never takes more than PATIENCE times as long.
    """

    patient = True

    def __init__(self, seconds: float | None = None, iterations: int | None = None, weights: str = "") -> None:
        if seconds is None and iterations is None:
            raise NetloftError("search: expected a budget in seconds or in iterations")
        self.seconds = seconds
        self.iterations = iterations
        self.weights = weights

    def prepare(self, g: Position) -> None:
        evaluation_of(g, self.weights)

    def rate(self, g: Position, seat: int, rng: Random) -> list[Rating]:
        """Search, and rate the options by how often they were worth another try."""
        clock, processor = time.perf_counter(), time.thread_time()
        search = Search(g, seat, rng, self.weights)
        elapsed = begun = max(time.thread_time() - processor, (time.perf_counter() - clock) / PATIENCE)
        done = 0
        while not self.enough(search.root, done, elapsed, begun):
            search.iterate()
            done += 1
            elapsed = max(time.thread_time() - processor, (time.perf_counter() - clock) / PATIENCE)
        found: list[Rating] = []
        for option in g.options(seat):
            node = search.root.children.get(option.text) or Node()
            tries = max(1, node.visits)
            found.append(Rating(option, node.visits + node.total / tries, node.points / tries, node.visits))
        return found

    def enough(self, root: Node, done: int, elapsed: float, begun: float = 0.0) -> bool:
        """Say whether the budget is used up, or what is left of it would hardly change the choice any more.

        How many tries are left follows from how fast they were since the first of them was begun.
        """
        left = float("inf")
        if self.iterations is not None:
            left = float(self.iterations - done)
        if self.seconds is not None and done:
            left = min(left, (self.seconds - elapsed) * done / max(elapsed - begun, 1e-9))
        if left <= 0:
            return True
        if done % A_WHILE or not done:
            return False
        tries = sorted([node.visits for node in root.children.values()])
        return len(tries) < 2 or tries[-1] - tries[-2] > DECIDED * left


class Search:
    """One search, from one decision of one seat."""

    def __init__(self, g: Position, seat: int, rng: Random, weights: str = "") -> None:
        self.g = g
        self.seat = seat
        self.rng = rng
        self.judged: Evaluation = evaluation_of(g, weights)
        self.root = Node()
        self.apart = self.judged.apart
        self.start = self.leads(self.values(g.redeal(seat, rng)))
        for rating in GreedyBot(weights=weights).rate(g, seat, rng):
            child = self.root.after(rating.option.text)
            child.first = self.squashed(rating.value - self.start[seat])
            child.bias = TRUST

    def iterate(self) -> None:
        """Guess what is hidden, follow the tree to a new node, finish that turn, judge, and remember."""
        g = self.g.redeal(self.seat, self.rng)
        path: list[tuple[int, Node]] = []
        node = self.root
        lanes: dict[int, Node] = {}  # where several decide at once: how far each has come, unseen by the others
        answers = ""
        mover = self.seat
        while True:
            throw(g, self.rng)
            if g.lanes is None and lanes:
                node = node.after(answers)
                lanes, answers = {}, ""
            if g.over:
                break
            mover = self.mover(g)
            if self.apart and mover != self.seat:
                g.play(mover, self.rng.choice(g.options(mover)).id)
                continue
            at = node
            if g.lanes is not None:
                if mover not in lanes:
                    lanes[mover] = self.root if node is self.root and mover == self.seat else node.after(f"/{mover}")
                at = lanes[mover]
            option, child = self.select(g, mover, at)
            g.play(mover, option.id)
            path.append((mover, child))
            if g.lanes is not None or lanes:
                lanes[mover] = child
                answers += f"/{mover} {option.text}"
            else:
                node = child
            if not child.visits:
                break
        finish(g, mover, self.judged, self.rng)
        values = self.values(g)
        utility = [self.squashed(lead - start) for lead, start in zip(self.leads(values), self.start, strict=True)]
        for who, visited in path:
            visited.visits += 1
            visited.total += utility[who]
            visited.points += values[self.seat]

    def mover(self, g: Position) -> int:
        """Return who decides next; of several, the searching seat first."""
        return self.seat if self.seat in g.deciders else g.deciders[0]

    def values(self, g: Position) -> list[float]:
        """Judge every seat; where seats play apart, only the own one."""
        if not self.apart or g.over:
            return self.judged.values(g)
        own = self.judged.value(g.seen_by(self.seat), self.seat)
        return [own if other == self.seat else 0.0 for other in range(g.seats)]

    def leads(self, values: list[float]) -> list[float]:
        """Give what each seat wants: to be ahead; where seats play apart, to have much."""
        return values if self.apart else [ahead(values, other) for other in range(len(values))]

    def squashed(self, gained: float) -> float:
        """Bring points gained or lost since the search began into the space between 0 and 1."""
        leads = gained / self.judged.margin
        return 0.5 + 0.5 * leads / (1.0 + abs(leads))

    def select(self, g: Position, mover: int, node: Node) -> tuple[Effect, Node]:
        """Choose what to try: what did well, what was seldom tried, and at first what looks well."""
        best: tuple[Effect, Node] | None = None
        most = -1.0
        options = g.options(mover)
        for option in options:
            child = node.children.get(option.text)
            if child is None:
                child = node.after(option.text)
                child.first = self.glance(g, mover, option) if len(options) > 1 else 0.5
            child.offered += 1
            score = (child.total + child.bias * child.first) / (child.visits + child.bias)
            score += CURIOSITY * math.sqrt(math.log(child.offered + 1) / (child.visits + 1))
            if score > most:
                most = score
                best = option, child
        if best is None:
            raise AssertionError("who is asked has options")
        return best

    def glance(self, g: Position, mover: int, option: Effect) -> float:
        """Look at an option for the first time."""
        after = g.copy()
        after.play(mover, option.id)
        return self.squashed(self.leads(self.values(after))[mover] - self.start[mover])


def finish(g: Position, seat: int, judged: Evaluation, rng: Random) -> None:
    """Play a turn to its end, taking at each decision the best of a few options at a glance."""
    for _ in range(DEEPEST):
        throw(g, rng)
        if not goes_on(g, seat, judged):
            return
        options = a_few(g.options(seat), GLANCES, rng)
        g.play(seat, best_at_a_glance(g, seat, options, judged).id)
