"""The bots by name: algorithms for research, and levels for people."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from netloft import registry
from netloft.bots.bot import Bot, RandomBot
from netloft.bots.greedy import GlanceBot, GreedyBot
from netloft.bots.own import is_own, own_bot
from netloft.bots.search import SearchBot
from netloft.bots.weights import HAND, from_home
from netloft.core.text import NetloftError

ONNX: Final = ".onnx"
A_MOVE: Final = 1.0  # seconds

BOTS: Final[dict[str, Callable[[str], Bot]]] = {
    "beginner": lambda weights: GreedyBot(weights=weights, overlooks=3.0),
    "easy": lambda weights: GreedyBot(weights=weights, overlooks=2.0),
    "medium": lambda weights: GreedyBot(weights=weights, overlooks=1.0),
    "skilled": lambda weights: GreedyBot(weights=weights),
    "hard": lambda weights: SearchBot(seconds=0.5, weights=weights),
    "merciless": lambda weights: SearchBot(seconds=2.8, weights=weights),
    "random": lambda weights: RandomBot(),
    "glance": GlanceBot,
    "greedy": lambda weights: GreedyBot(weights=weights),
    "search": lambda weights: SearchBot(seconds=A_MOVE, weights=weights),
}
LEVELS: Final = ("beginner", "easy", "medium", "skilled", "hard", "merciless")
"""For people, from weak to strong."""


def file_of(name: str) -> Path | None:
    """Return the file that a bot's name mentions, with weights or a class, or None."""
    if is_own(name):
        return from_home(Path(name.rpartition(":")[0]))
    if name.endswith(ONNX):
        return from_home(Path(name))
    weights = name.partition("@")[2]
    return from_home(Path(weights)) if weights and weights != HAND and not weights.startswith("{") else None


def bot(name: str) -> Bot:
    """Return a bot by its name; `search:500` searches for 500 iterations, `search:0.5s` for half a second.

    A suffix selects other weights: `greedy@hand` uses the hand-written ones, `greedy@FILE` those of a file.
    `FILE.py:CLASS` is a custom bot, and `FILE.onnx` a trained policy.
    """
    if is_own(name):
        return own_bot(name)
    if name.endswith(ONNX):
        found: Bot = registry.load("netloft.envs.policy:OnnxBot")(from_home(Path(name)))
        return found
    full, at, weights = name.partition("@")
    if at and not weights:
        raise NetloftError(f"bot: expected hand or a file of weights after @, found {name!r:.80}")
    if at and full == "random":
        raise NetloftError(f"bot: random uses no weights; expected random without @, found {name!r:.80}")
    if full in BOTS:
        return BOTS[full](weights)
    kind, colon, budget = full.partition(":")
    if kind == "search" and colon:
        try:
            if budget.endswith("s") and 0 < float(budget[:-1]) < float("inf"):
                return SearchBot(seconds=float(budget[:-1]), weights=weights)
            if int(budget) > 0:
                return SearchBot(iterations=int(budget), weights=weights)
        except ValueError:
            pass
        raise NetloftError(f"bot: expected search:500 for iterations or search:0.5s for seconds, found {name!r:.80}")
    raise NetloftError(
        f"bot: no such bot as {name!r:.80}; expected one of {', '.join(BOTS)}, FILE.py:CLASS or FILE.onnx"
    )
