"""A worker process: chooses for bots, gives hints, judges moves and follows games, one JSON job per line.

It caches the positions of recent tables, so a job replays only the new moves.  A crash here does not affect the
server.
"""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

import netloft
from netloft import bots
from netloft.bots.ending import Course
from netloft.core.position import Position
from netloft.core.record import Record
from netloft.server import wire
from netloft.server.workers.jobs import AnyJob, Choose, Chosen, Hint, Hints, Judge, Judgement, LookBack
from netloft.server.workers.lines import serve_lines

REMEMBERED: Final = 64  # tables
WORTH_TELLING: Final = 0.5  # points that a move cost
READ_JOB: Final[msgspec.json.Decoder[AnyJob]] = msgspec.json.Decoder(AnyJob)

Moves = list[tuple[int, str]]


class Memory:
    """A cache of the positions of recent tables."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[Moves, Position]] = {}

    def position(self, job: AnyJob) -> Position:
        """Return the position after the moves of a job."""
        moves, own = job.moves[: job.settled], job.moves[job.settled :]
        played, g = self.known.pop(job.table, ([], None))
        if g is None or moves[: len(played)] != played:
            played = []
            record = Record(job.game, job.rules, job.seats, job.options, [], job.start)
            g = netloft.game(job.game).replay(record)
        for seat, text in moves[len(played) :]:
            g.play(seat, text)
        self.known[job.table] = (moves, g)
        if len(self.known) > REMEMBERED:
            del self.known[next(iter(self.known))]
        if own:  # part of a hidden answer, not to be cached
            g = g.copy()
            for seat, text in own:
                g.play(seat, text)
        return g


def choose(g: Position, job: Choose, rng: Random) -> Chosen:
    """Return a bot's choice for a seat."""
    return Chosen(bots.bot(job.bot).hurried(job.effort).choose(g, job.seat, rng).text)


def hint(g: Position, job: Hint, rng: Random) -> Hints:
    """Return the best moves of a seat and the reasons for them."""
    lang = job.lang
    hints = bots.hints(g, job.seat, bots.bot(job.bot).hurried(job.effort), rng)
    best = hints[0]
    found = [
        wire.Advice(
            hint.option.text,
            hint.option.label(lang),
            hint.points,
            hint.share,
            [option.label(lang) for option in hint.then],
            [(change.noun.many.say(lang), change.number) for change in hint.plan.changes if change.number],
            hint.plan.nudge.say(lang),
            hint.plan.say(lang) if hint is best else hint.plan.say_instead(lang, best.plan, hint.cost),
        )
        for hint in hints
    ]
    return Hints(found)


def judge(g: Position, job: Judge, rng: Random) -> Judgement:
    """Compare a move with the best one."""
    ratings = bots.bot(job.bot).hurried(job.effort).rate(g, job.seat, rng)
    best = max(ratings, key=lambda rating: rating.value)
    made = next((rating for rating in ratings if rating.option.text == job.option), best)
    lang, seat = job.lang, job.seat
    cost = max(0.0, best.points - made.points) if made.tries else 0.0
    told = Judgement(
        made.option.text,
        made.option.label(lang),
        best.option.text,
        best.option.label(lang),
        best.option.kind,
        best.option.args,
        cost,
        "",
        "",
        [],
        [],
    )
    if cost >= WORTH_TELLING and best is not made:
        plan, own = (bots.plan_of(g, seat, rating, rng, far=False) for rating in (best, made))
        told.played, told.plan = own.say(lang), plan.say(lang)
        told.then = [option.label(lang) for option in plan.line[1:]]
        told.changes = g.preview(seat, *[option.text for option in plan.line]).changes
    return told


def look_back(g: Position, job: LookBack) -> wire.Scores:
    """Follow a game move by move."""
    record = Record(job.game, job.rules, job.seats, job.options, [], job.start)
    past = netloft.game(job.game).replay(record)
    course = Course(past)
    for seat, text in job.moves:
        past.play(seat, text)
        course.follow(past, seat)
    lang = job.lang
    awards = [
        wire.Award(award.sign, award.name.say(lang), award.counted.count(most).say(lang), seats)
        for award, most, seats in course.awards()
    ]
    return wire.Scores(
        0, course.movers, course.scores, course.expected, course.rounds, awards, course.verdict(g).say(lang)
    )


def think(g: Position, job: AnyJob, rng: Random) -> Chosen | Hints | Judgement | wire.Scores:
    """Do a job in its position."""
    if isinstance(job, Choose):
        return choose(g, job, rng)
    if isinstance(job, LookBack):
        return look_back(g, job)
    return hint(g, job, rng) if isinstance(job, Hint) else judge(g, job, rng)


def main() -> None:
    """Serve until stdin ends."""
    memory = Memory()

    def answer(line: bytes) -> bytes:
        job = READ_JOB.decode(line)
        return msgspec.json.encode(think(memory.position(job), job, Random(job.seed)))

    serve_lines(answer)


if __name__ == "__main__":
    main()
