"""Rewards: what the end of a game is worth to each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.bots.evaluation import ahead
from netloft.core.text import NetloftError

if TYPE_CHECKING:
    from netloft.core.position import Position

PROGRESS: Final = "progress"
REWARDS: Final = ("win", "lead", "points", PROGRESS)
HUNDRED: Final = 100.0  # points
FARTHEST: Final = 3.0  # 300 points, more than any score


def read_reward(name: str | None, seats: int) -> str:
    """Return the name of a reward; the default is the win, or the points in solo games."""
    if not name:
        return "win" if seats > 1 else "points"
    if name not in REWARDS:
        raise NetloftError(f"reward: no such reward as {name!r:.80}; expected one of {', '.join(REWARDS)}")
    if name == "win" and seats == 1:
        raise NetloftError("reward: a solo game has no winner; expected points")
    return name


def rewards(g: Position, name: str) -> list[float]:
    """Return each seat's reward for a finished game.

    A win is 1, and what others lose together, so that all rewards add up to 0; who wins together shares the win.
    Leads, over the best of the others, and points are counted in hundreds.
    """
    if name == "win":
        winners = g.winners()
        share = g.seats / len(winners)
        return [(share - 1 if seat in winners else -1.0) / (g.seats - 1) for seat in range(g.seats)]
    points = [float(score) for score in g.scores()]
    counted = points if name in {"points", PROGRESS} else [ahead(points, seat) for seat in range(g.seats)]
    return [max(-FARTHEST, min(FARTHEST, number / HUNDRED)) for number in counted]


def farthest(name: str) -> float:
    """Return the largest possible reward; its negative is the smallest."""
    return 1.0 if name == "win" else FARTHEST
