"""Hints: the best options, each with its plan."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from netloft.bots.advice import Change, Plan, teller_of
from netloft.bots.bot import Bot, Rating, evaluation_of
from netloft.bots.greedy import GreedyBot
from netloft.bots.turns import answer_for_others, best_at_a_glance, goes_on
from netloft.core.position import CHANCE

if TYPE_CHECKING:
    from netloft.bots.advice import Teller
    from netloft.bots.evaluation import Evaluation
    from netloft.core.effect import Effect
    from netloft.core.position import Position

LONGEST: Final = 24  # decisions of one turn, also those with one option
OTHERS: Final = 60  # decisions until the seat's next turn
ROLLS: Final = 5  # samples of a turn with dice
A_HALF: Final = 0.5  # a smaller average is nothing
TRIES: Final = 3  # samples of the next turn


class Hint:
    """An option worth considering."""

    __slots__ = ("cost", "option", "plan", "points", "share")

    def __init__(self, option: Effect, points: float, share: float, cost: float, plan: Plan) -> None:
        self.option = option
        self.points = points
        """The expected final points of its seat."""
        self.share = share
        """Its share of the search: more means more certain."""
        self.cost = cost
        """The expected points that it brings less than the best option."""
        self.plan = plan

    @property
    def then(self) -> list[Effect]:
        """How the turn could continue."""
        return self.plan.line[1:]


def hints(g: Position, seat: int, bot: Bot, rng: Random, most: int = 3) -> list[Hint]:
    """Return the best options of a seat, best first."""
    ratings = bot.rate(g, seat, rng)
    tries = max(1, sum([rating.tries for rating in ratings]))
    found: list[Hint] = []
    for rating in sorted(ratings, key=lambda rating: -rating.value)[:most]:
        cost = max(0.0, found[0].points - rating.points) if found else 0.0
        plan = plan_of(g, seat, rating, rng, far=not found)
        found.append(Hint(rating.option, rating.points, rating.tries / tries, cost, plan))
    return found


def plan_of(g: Position, seat: int, rating: Rating, rng: Random, *, far: bool) -> Plan:
    """Play an option and the rest of its turn on positions that the seat cannot tell from the real one."""
    turn = Turn(g, seat, rng)
    turn.play(rating)
    plans = [turn.plan]
    if turn.rolled:
        for _ in range(ROLLS - 1):
            again = Turn(g, seat, rng)
            again.play(rating)
            plans.append(again.plan)
    plan = averaged(plans)
    if far and not turn.rolled:
        plan.coming = next_turn(g, seat, rating, turn, rng)
    return plan


def averaged(plans: list[Plan]) -> Plan:
    """Give the first plan the average of what all of them change."""
    first = plans[0]
    sums = [0.0] * len(first.changes)
    for plan in plans:
        for at, change in enumerate(plan.changes):
            sums[at] += change.number / len(plans)
    for change, mean in zip(first.changes, sums, strict=True):
        change.number = mean if abs(mean) >= A_HALF else 0.0
    first.about = len(plans) > 1
    return first


def next_turn(g: Position, seat: int, rating: Rating, turn: Turn, rng: Random) -> Plan | None:
    """Return the plan of the next turn if most samples agree on what is done in it."""
    found: list[Plan] = []
    for number in range(TRIES):
        if number:
            turn = Turn(g, seat, rng)
            turn.play(rating)
        plan = turn.next()
        if plan is None:
            return None
        for other in found:
            if [deed.en for deed in other.deeds] == [deed.en for deed in plan.deeds]:
                return other
        found.append(plan)
    return None


def made_before(g: Position, seat: int) -> list[Effect]:
    """List what a seat has chosen since somebody else, or chance, has."""
    found: list[Effect] = []
    for mover, option in reversed(list(g.moves())):
        if mover != seat:
            break
        found.insert(0, option)
    return found


class Turn:
    """One turn of a seat, played on a redealt position."""

    def __init__(self, g: Position, seat: int, rng: Random) -> None:
        self.judged: Evaluation = evaluation_of(g)
        self.teller: Teller = teller_of(g.game.name)
        self.seat = seat
        self.rng = rng
        self.rolled = False
        """Whether dice were rolled on the way."""
        self.so_far = made_before(g, seat)
        self.guess = g.redeal(seat, rng)
        self.when = self.guess.when()
        self.before = self.teller.tally(self.guess.seen_by(seat), seat)
        self.line: list[Effect] = []
        answer_for_others(self.guess, seat, rng)

    def play(self, rating: Rating) -> None:
        """Play an option and finish the turn as the search expects, and greedily where it did not look."""
        self.guess.ask_all = True  # what happens by itself is told, too
        self.guess.play(self.seat, rating.option.id)
        self.line.append(rating.option)
        self.finish(list(rating.line))

    def finish(self, expected: list[str]) -> None:
        """Play the rest of the turn."""
        greedy, g = GreedyBot(), self.guess
        while len(self.line) < LONGEST:
            if self.judged.chances and CHANCE in g.deciders:
                self.throw()
            if not goes_on(g, self.seat, self.judged):
                return
            options = g.options(self.seat)
            if len(options) > 1 and expected:
                text = expected.pop(0)
                option = next((option for option in options if option.text == text), None)
                if option is None:
                    expected = []
                    option = greedy.choose(g, self.seat, self.rng)
            else:
                option = greedy.choose(g, self.seat, self.rng)
            g.play(self.seat, option.id)
            self.line.append(option)

    def throw(self) -> None:
        """Roll the dice, by their weights."""
        g = self.guess
        self.rolled = True
        while CHANCE in g.deciders:
            options = g.options(CHANCE)
            g.play(CHANCE, self.rng.choices(options, [option.weight for option in options])[0].id)

    @property
    def plan(self) -> Plan:
        """Tell what was played so far."""
        after = self.teller.tally(self.guess.seen_by(self.seat), self.seat)
        later = self.guess.when() != self.when
        changes = [
            Change(new, 0.0 if later and new.comes else new.number - old.number)
            for old, new in zip(self.before, after, strict=True)
        ]
        return Plan(self.line, self.teller.deeds(self.so_far, self.line), changes)

    def next(self) -> Plan | None:
        """Let the others move, then play the seat's next turn; None if the game ends or dice come between."""
        g = self.guess
        for _ in range(OTHERS):
            if g.over or CHANCE in g.deciders or g.lanes is not None:
                return None
            if self.seat in g.deciders:
                break
            mover = g.deciders[0]
            g.play(mover, best_at_a_glance(g, mover, g.options(mover), self.judged).id)
        else:
            return None
        self.before = self.teller.tally(g, self.seat)
        self.when, self.so_far = g.when(), []
        option = GreedyBot().choose(g, self.seat, self.rng)
        g.play(self.seat, option.id)
        self.line = [option]
        self.finish([])
        return None if self.rolled else self.plan
