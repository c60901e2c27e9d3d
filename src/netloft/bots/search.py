"""The searching bot: information-set Monte Carlo tree search, open loop, with a value for every seat.

Each iteration redeals the hidden information and rolls its own dice.  A node is identified by the choices that lead to
it, without the dice, so its statistics average over everything that may happen.
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

EXPLORATION: Final = 0.15  # weight of the exploration term
BIAS: Final = 2.0  # virtual visits behind the first estimate of an option
TRUST: Final = 10.0  # virtual visits behind a greedy estimate at the root
GLANCES: Final = 8  # options compared at each decision of a rollout
DEEPEST: Final = 12  # decisions of a rollout
CLOCK_FACTOR: Final = 1.8  # wall-clock seconds allowed per second of processor time
CHECK_INTERVAL: Final = 16  # iterations between checks for an early stop
DECIDED: Final = 0.25  # lead in visits, as a share of the remaining ones, that ends the search early


class Node:
    """Statistics of the position after a choice."""

    __slots__ = ("bias", "children", "first", "offered", "points", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[str, Node] = {}
        self.visits = 0
        self.offered = 0  # how often it was available
        self.total = 0.0  # utility for the seat that chose it
        self.points = 0.0  # points of the searching seat
        self.first = 0.0  # the first estimate
        self.bias = BIAS  # virtual visits behind the first estimate

    def after(self, key: str) -> Node:
        """Return the node after a choice."""
        child = self.children.get(key)
        if child is None:
            child = Node()
            self.children[key] = child
        return child


class SearchBot(Bot):
    """Searches until its time or its iterations run out, whichever comes first.

    Time is processor time, so a busy machine does not weaken the bot; wall-clock time is limited to CLOCK_FACTOR times
    as much.
    """

    is_slow = True

    def __init__(self, seconds: float | None = None, iterations: int | None = None, weights: str = "") -> None:
        if seconds is None and iterations is None:
            raise NetloftError("search: expected a budget in seconds or in iterations")
        self.seconds = seconds
        self.iterations = iterations
        self.weights = weights

    def prepare(self, g: Position) -> None:
        evaluation_of(g, self.weights)

    def rate(self, g: Position, seat: int, rng: Random) -> list[Rating]:
        """Search, and rate the options by their visits."""
        clock, processor = time.perf_counter(), time.thread_time()
        search = Search(g, seat, rng, self.weights)
        elapsed = begun = max(time.thread_time() - processor, (time.perf_counter() - clock) / CLOCK_FACTOR)
        done = 0
        while not self.is_finished(search.root, done, elapsed, begun):
            search.iterate()
            done += 1
            elapsed = max(time.thread_time() - processor, (time.perf_counter() - clock) / CLOCK_FACTOR)
        found: list[Rating] = []
        for option in g.options(seat):
            node = search.root.children.get(option.text) or Node()
            tries = max(1, node.visits)
            found.append(Rating(option, node.visits + node.total / tries, node.points / tries, node.visits))
        return found

    def is_finished(self, root: Node, done: int, elapsed: float, begun: float = 0.0) -> bool:
        """Return whether the budget is used up, or too small to change the choice.

        The speed since the first iteration tells how many iterations are left.
        """
        left = float("inf")
        if self.iterations is not None:
            left = float(self.iterations - done)
        if self.seconds is not None and done:
            left = min(left, (self.seconds - elapsed) * done / max(elapsed - begun, 1e-9))
        if left <= 0:
            return True
        if done % CHECK_INTERVAL or not done:
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
        """Redeal, follow the tree to a new node, finish that turn, evaluate it and update the path."""
        g = self.g.redeal(self.seat, self.rng)
        path: list[tuple[int, Node]] = []
        node = self.root
        lanes: dict[int, Node] = {}  # the node of each seat during a simultaneous decision
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
        """Return the seat that decides next, preferring the searching one."""
        return self.seat if self.seat in g.deciders else g.deciders[0]

    def values(self, g: Position) -> list[float]:
        """Evaluate every seat, or only the searching one in games with little interaction."""
        if not self.apart or g.over:
            return self.judged.values(g)
        own = self.judged.value(g.seen_by(self.seat), self.seat)
        return [own if other == self.seat else 0.0 for other in range(g.seats)]

    def leads(self, values: list[float]) -> list[float]:
        """Return what each seat maximises: its lead, or its own value in games with little interaction."""
        return values if self.apart else [ahead(values, other) for other in range(len(values))]

    def squashed(self, gained: float) -> float:
        """Map points gained or lost since the search began to the range from 0 to 1."""
        leads = gained / self.judged.margin
        return 0.5 + 0.5 * leads / (1.0 + abs(leads))

    def select(self, g: Position, mover: int, node: Node) -> tuple[Effect, Node]:
        """Select an option by its mean utility, an exploration term and its first estimate."""
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
            score += EXPLORATION * math.sqrt(math.log(child.offered + 1) / (child.visits + 1))
            if score > most:
                most = score
                best = option, child
        if best is None:
            raise AssertionError("a deciding seat has options")
        return best

    def glance(self, g: Position, mover: int, option: Effect) -> float:
        """Return the first estimate of an option."""
        after = g.copy()
        after.play(mover, option.id)
        return self.squashed(self.leads(self.values(after))[mover] - self.start[mover])


def finish(g: Position, seat: int, judged: Evaluation, rng: Random) -> None:
    """Finish a turn, choosing at each decision the best of a few options by their immediate value."""
    for _ in range(DEEPEST):
        throw(g, rng)
        if not goes_on(g, seat, judged):
            return
        options = a_few(g.options(seat), GLANCES, rng)
        g.play(seat, best_at_a_glance(g, seat, options, judged).id)
