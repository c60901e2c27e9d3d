"""A worker process: chooses for bots, gives hints and judges moves, one JSON job per line.

It caches the positions of recent tables, so a job replays only the new moves.  A crash here does not affect the
server.
"""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

import netloft
from netloft import bots
from netloft.core.position import Position
from netloft.core.record import Record
from netloft.server import wire
from netloft.server.workers.jobs import AnyJob, Choose, Chosen, Hint, Hints, Judge, Judgement
from netloft.server.workers.lines import serve_lines

REMEMBERED: Final = 64  # tables
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
    return Chosen(bots.bot(job.bot).choose(g, job.seat, rng).text)


def hint(g: Position, job: Hint, rng: Random) -> Hints:
    """Return the best moves of a seat and the reasons for them."""
    lang = job.lang
    found = [
        wire.Advice(
            hint.option.text,
            hint.option.label(lang),
            hint.points,
            hint.share,
            [option.label(lang) for option in hint.then],
            [(name.say(lang), points) for name, points in hint.reasons],
        )
        for hint in bots.hints(g, job.seat, bots.bot(job.bot), rng)
    ]
    return Hints(found)


def judge(g: Position, job: Judge, rng: Random) -> Judgement:
    """Compare a move with the best one."""
    ratings = bots.bot(job.bot).rate(g, job.seat, rng)
    best = max(ratings, key=lambda rating: rating.value)
    made = next((rating for rating in ratings if rating.option.text == job.option), best)
    lang = job.lang
    cost = max(0.0, best.points - made.points) if made.tries else 0.0
    return Judgement(made.option.text, made.option.label(lang), best.option.text, best.option.label(lang), cost)


def think(g: Position, job: AnyJob, rng: Random) -> Chosen | Hints | Judgement:
    """Do a job in its position."""
    if isinstance(job, Choose):
        return choose(g, job, rng)
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
