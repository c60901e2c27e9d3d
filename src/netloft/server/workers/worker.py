"""A worker process: chooses for bots, gives hints and judges moves, one JSON request per line.

It caches the positions of recent tables, so a request replays only the new moves.  A crash here does not affect the
server.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

import netloft
from netloft import bots
from netloft.core.position import Position
from netloft.core.record import Record
from netloft.server.lines import serve_lines

REMEMBERED: Final = 64  # tables

Moves = list[tuple[int, str]]


class Memory:
    """A cache of the positions of recent tables."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[Moves, Position]] = {}

    def position(self, request: dict[str, Any]) -> Position:
        """Return the position after the moves of a request."""
        known: Moves = [(seat, text) for seat, text in request["moves"]]
        moves, own = known[: request["settled"]], known[request["settled"] :]
        played, g = self.known.pop(request["table"], ([], None))
        if g is None or moves[: len(played)] != played:
            played = []
            record = Record(
                request["game"], request["rules"], request["seats"], request["options"], [], request["start"]
            )
            g = netloft.game(request["game"]).replay(record)
        for seat, text in moves[len(played) :]:
            g.play(seat, text)
        self.known[request["table"]] = (moves, g)
        if len(self.known) > REMEMBERED:
            del self.known[next(iter(self.known))]
        if own:  # part of a hidden answer, not to be cached
            g = g.copy()
            for seat, text in own:
                g.play(seat, text)
        return g


def choose(g: Position, request: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Return a bot's choice for a seat."""
    return {"option": bots.bot(request["bot"]).choose(g, request["seat"], rng).text}


def hint(g: Position, request: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Return the best moves of a seat and the reasons for them."""
    lang = request["lang"]
    found = [
        {
            "option": hint.option.text,
            "label": hint.option.label(lang),
            "points": hint.points,
            "share": hint.share,
            "then": [option.label(lang) for option in hint.then],
            "reasons": [(name.say(lang), points) for name, points in hint.reasons],
        }
        for hint in bots.hints(g, request["seat"], bots.bot(request["bot"]), rng)
    ]
    return {"hints": found}


def judge(g: Position, request: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Compare a move with the best one."""
    ratings = bots.bot(request["bot"]).rate(g, request["seat"], rng)
    best = max(ratings, key=lambda rating: rating.value)
    made = next((rating for rating in ratings if rating.option.text == request["option"]), best)
    lang = request["lang"]
    return {
        "option": made.option.text,
        "label": made.option.label(lang),
        "best": best.option.text,
        "bestLabel": best.option.label(lang),
        "cost": max(0.0, best.points - made.points) if made.tries else 0.0,
    }


HANDLERS: Final = {"choose": choose, "hint": hint, "judge": judge}


def main() -> None:
    """Serve until stdin ends."""
    memory = Memory()

    def answer(line: bytes) -> bytes:
        request = json.loads(line)
        rng = Random(request["seed"])
        return json.dumps(HANDLERS[request["do"]](memory.position(request), request, rng)).encode()

    serve_lines(answer)


if __name__ == "__main__":
    main()
