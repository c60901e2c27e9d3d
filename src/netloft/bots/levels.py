"""The bots by name: what they are for research, and levels for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from netloft.bots.bot import Bot, RandomBot
from netloft.bots.greedy import GreedyBot
from netloft.bots.search import SearchBot
from netloft.core.text import NetloftError

A_MOVE: Final = 1.0  # seconds
CARELESS: Final = 0.5  # of what is a good lead

BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "easy": lambda: GreedyBot(noise=CARELESS),
    "medium": GreedyBot,
    "hard": lambda: SearchBot(seconds=A_MOVE),
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": lambda: SearchBot(seconds=A_MOVE),
}
LEVELS: Final = ("easy", "medium", "hard")


def bot(name: str) -> Bot:
    """Return a bot by its name; `search:500` searches for 500 iterations, `search:0.5s` for half a second."""
    if name in BOTS:
        return BOTS[name]()
    kind, colon, budget = name.partition(":")
    if kind == "search" and colon:
        try:
            if budget.endswith("s") and 0 < float(budget[:-1]) < float("inf"):
                return SearchBot(seconds=float(budget[:-1]))
            if int(budget) > 0:
                return SearchBot(iterations=int(budget))
        except ValueError:
            pass
        raise NetloftError(f"bot: expected search:500 for iterations or search:0.5s for seconds, found {name!r:.80}")
    raise NetloftError(f"bot: no such bot as {name!r:.80}; expected one of {', '.join(BOTS)}")
