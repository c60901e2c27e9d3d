"""The searching bot: information-set Monte Carlo tree search, open loop, with a value for every seat.

Each iteration redeals the hidden information and rolls its own dice.  A node is identified by the choices that lead to
it, without the dice, so its statistics average over everything that may happen.

Where nothing is hidden, a node is *solved* once all its continuations have been played to the end: its outcome is
exact, it is not visited again, and its seat would never choose less.
"""

from __future__ import annotations

import math
import time
from random import Random
from typing import TYPE_CHECKING, Final

from netloft.bots.bot import Bot, Rating, evaluation_of
from netloft.bots.endgames import Endgame, TooManyError
from netloft.bots.evaluation import ahead
from netloft.bots.greedy import GreedyBot
from netloft.bots.turns import a_few, best_at_a_glance, goes_on, throw
from netloft.core.position import CHANCE
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
KNOWN: Final = 8  # visits that make an expected continuation
LONGEST: Final = 300  # decisions of a path; longer ones may go in circles
LATE: Final = 1  # stages of an evaluation left when the rest of a game may be few enough to enumerate
ENDGAME: Final = 0.25  # share of the seconds for that
MOST_POSITIONS: Final = 100_000  # that it holds
DECIDED: Final = 0.25  # lead in visits, as a share of the remaining ones, that ends the search early


class Outcome:
    """What a game comes to: the utility for every seat, and the points of the searching one."""

    __slots__ = ("points", "utility")

    def __init__(self, utility: list[float], points: float) -> None:
        self.utility = utility
        self.points = points


class Node:
    """Statistics of the position after a choice."""

    __slots__ = ("best", "bias", "children", "first", "offered", "points", "solved", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[str, Node] = {}
        self.solved: Outcome | None = None
        self.best: Outcome | None = None  # of the solved children, for the seat that decides between them
        self.visits = 0
        self.offered = 0  # how often it was available
        self.total = 0.0  # utility for the seat that chose it
        self.points = 0.0  # points of the searching seat
        self.first = 0.0  # the first estimate
        self.bias = BIAS  # virtual visits behind the first estimate

    def note(self, outcome: Outcome, seat: int) -> None:
        """Note the outcome of a solved child for the seat that decides."""
        if self.best is None or outcome.utility[seat] > self.best.utility[seat]:
            self.best = outcome

    def all_solved(self) -> bool:
        """Return whether all children are solved."""
        return all([child.solved is not None for child in self.children.values()])

    def after(self, key: str) -> Node:
        """Return the node after a choice."""
        child = self.children.get(key)
        if child is None:
            child = Node()
            self.children[key] = child
        return child

    def line(self) -> tuple[str, ...]:
        """Return the choices that follow most often, as far as they are known well; the best ones if it is solved."""
        found: list[str] = []
        node = self
        while node.children:
            exact = node.solved
            known = [(key, child) for key, child in node.children.items() if exact is None or child.solved is exact]
            key, node = max(known, key=lambda child: child[1].visits)
            if exact is None and node.visits < KNOWN:
                break
            found.append(key)
        return tuple(found)


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

    def hurried(self, effort: float) -> Bot:
        seconds = None if self.seconds is None else self.seconds * effort
        return self if effort >= 1 else SearchBot(seconds, self.iterations, self.weights)

    def __reduce__(self) -> tuple[object, ...]:
        return SearchBot, (self.seconds, self.iterations, self.weights)

    def prepare(self, g: Position) -> None:
        evaluation_of(g, self.weights)

    def rate(self, g: Position, seat: int, rng: Random) -> list[Rating]:
        """Search, and rate the options by their visits."""
        clock, processor = time.perf_counter(), time.thread_time()
        search = Search(g, seat, rng, self.weights)
        if search.open and search.judged.stage(g, seat) <= LATE and (exact := self.enumerate(g, seat)):
            return exact
        elapsed = begun = max(time.thread_time() - processor, (time.perf_counter() - clock) / CLOCK_FACTOR)
        done = 0
        while not self.is_finished(search.root, done, elapsed, begun):
            search.iterate()
            done += 1
            elapsed = max(time.thread_time() - processor, (time.perf_counter() - clock) / CLOCK_FACTOR)
        return search.ratings(done)

    def enumerate(self, g: Position, seat: int) -> list[Rating]:
        """Rate the options by what they come to at the end of the game, if a part of the budget is enough for that."""
        most = MOST_POSITIONS if self.iterations is None else self.iterations
        seconds = float("inf") if self.seconds is None else self.seconds
        endgame = Endgame(most, time.thread_time() + ENDGAME * seconds)
        options = g.options(seat)
        try:
            results = [endgame.after(g, seat, option.id) for option in options]
        except TooManyError:
            return []
        best = max([result[seat] for result in results])
        found: list[Rating] = []
        for option, result in zip(options, results, strict=True):
            line = endgame.line(g, seat, option)
            found.append(Rating(option, result[seat], result[g.seats + seat], int(result[seat] == best), line))
        return found

    def is_finished(self, root: Node, done: int, elapsed: float, begun: float = 0.0) -> bool:
        """Return whether the budget is used up, or too small to change the choice.

        The speed since the first iteration tells how many iterations are left.
        """
        if root.solved is not None:
            return True
        left = float("inf")
        if self.iterations is not None:
            left = float(self.iterations - done)
        if self.seconds is not None and done:
            left = min(left, (self.seconds - elapsed) * done / max(elapsed - begun, 1e-9))
        if left <= 0:
            return True
        if done % CHECK_INTERVAL or not done or root.best is not None:
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
        self.open = is_open(g, seat, rng) and not (self.apart and g.seats > 1)
        """Whether a node can be solved: other seats hide nothing, and choose for themselves."""
        self.positions: dict[int, Node] = {}
        """The nodes of positions that chance did not lead to, which several orders of the same choices may reach."""
        self.start = self.leads(self.values(g.redeal(seat, rng)))
        for rating in GreedyBot(weights=weights).rate(g, seat, rng):
            child = self.root.after(rating.option.text)
            child.first = self.squashed(rating.value - self.start[seat])
            child.bias = TRUST

    def iterate(self) -> None:
        """Redeal, follow the tree to a new node, finish that turn, evaluate it and update the path."""
        g = self.g.copy() if self.open else self.g.redeal(self.seat, self.rng)
        path: list[tuple[int, Node, Node]] = []
        node = self.root
        lanes: dict[int, Node] = {}  # the node of each seat during a simultaneous decision
        answers = ""
        mover = self.seat
        sure = self.open  # whether the same choices always lead here
        while True:
            if CHANCE in g.deciders:
                throw(g, self.rng)
                sure = False
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
                sure = False
                if mover not in lanes:
                    lanes[mover] = self.root if node is self.root and mover == self.seat else node.after(f"/{mover}")
                at = lanes[mover]
            option = self.select(g, mover, at)
            if option is None:
                if at.best is None:
                    raise AssertionError("a deciding seat has options")
                self.update(path, at.best, solved=True)
                return
            g.play(mover, option.id)
            child = self.joined(g, mover, at, option) if sure else at.children[option.text]
            path.append((mover, at, child))
            if g.lanes is not None or lanes:
                lanes[mover] = child
                answers += f"/{mover} {option.text}"
            else:
                node = child
            if child.solved is not None:
                self.update(path, child.solved, solved=True)
                return
            if not child.visits or len(path) > LONGEST:
                break
        sure = sure and g.over
        finish(g, mover, self.judged, self.rng)
        values = self.values(g)
        utility = [self.squashed(lead - start) for lead, start in zip(self.leads(values), self.start, strict=True)]
        self.update(path, Outcome(utility, values[self.seat]), sure)

    def joined(self, g: Position, mover: int, at: Node, option: Effect) -> Node:
        """Return the node after an option; the same one for all ways that lead to the same position."""
        child = at.children[option.text]
        if child.visits or g.over:
            return child
        same = self.positions.setdefault(hash(f"{mover} {g.dump()}"), child)
        same.first, same.bias = child.first, child.bias
        at.children[option.text] = same
        return same

    def update(self, path: list[tuple[int, Node, Node]], outcome: Outcome, solved: bool) -> None:
        """Count an outcome in the nodes of a path; if it is exact, the last node is solved, and what that completes.

        A seat would not choose less than its best solved option, so that one counts above a worse outcome.
        """
        for mover, at, child in reversed(path):
            child.visits += 1
            child.total += outcome.utility[mover]
            child.points += outcome.points
            if solved:
                child.solved = outcome
                at.note(outcome, mover)
                solved = at.all_solved()
            if at.best is not None and (solved or at.best.utility[mover] >= outcome.utility[mover]):
                outcome = at.best
        if solved:
            self.root.solved = outcome

    def ratings(self, iterations: int) -> list[Rating]:
        """Rate the options: by their visits, and solved ones first if no other seems better."""
        seems = max(
            [(n.visits, n.total / n.visits) for n in self.root.children.values() if n.visits and not n.solved]
            or [(0, 0.0)]
        )
        found: list[Rating] = []
        for option in self.g.options(self.seat):
            node = self.root.children.get(option.text) or Node()
            if node.solved is not None:
                utility = node.solved.utility[self.seat]
                value = utility + (iterations if utility >= seems[1] else 0)
                found.append(Rating(option, value, node.solved.points, node.visits, node.line()))
            else:
                tries = max(1, node.visits)
                value = node.visits + node.total / tries
                found.append(Rating(option, value, node.points / tries, node.visits, node.line()))
        return found

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

    def select(self, g: Position, mover: int, node: Node) -> Effect | None:
        """Select an option by its mean utility, an exploration term and its first estimate; None if all are solved."""
        best: Effect | None = None
        most = -1.0
        options = g.options(mover)
        for option in options:
            child = node.children.get(option.text)
            if child is None:
                child = node.after(option.text)
                child.first = self.glance(g, mover, option) if len(options) > 1 else 0.5
            if child.solved is not None:
                node.note(child.solved, mover)
                continue
            child.offered += 1
            score = (child.total + child.bias * child.first) / (child.visits + child.bias)
            score += EXPLORATION * math.sqrt(math.log(child.offered + 1) / (child.visits + 1))
            if score > most:
                most = score
                best = option
        return best

    def glance(self, g: Position, mover: int, option: Effect) -> float:
        """Return the first estimate of an option."""
        after = g.copy()
        after.play(mover, option.id)
        return self.squashed(self.leads(self.values(after))[mover] - self.start[mover])


def is_open(g: Position, seat: int, rng: Random) -> bool:
    """Return whether other seats hide nothing from this one."""
    return g.lanes is None and all([g.redeal(seat, rng) == g for _ in range(g.seats)])


def finish(g: Position, seat: int, judged: Evaluation, rng: Random) -> None:
    """Finish a turn, choosing at each decision the best of a few options by their immediate value."""
    for _ in range(DEEPEST):
        throw(g, rng)
        if not goes_on(g, seat, judged):
            return
        options = a_few(g.options(seat), GLANCES, rng)
        g.play(seat, best_at_a_glance(g, seat, options, judged).id)
