"""Perft: how many ways there are to go on for so many decisions, chance included, from known positions."""

from __future__ import annotations

from pathlib import Path

import pytest

import netloft
from netloft.core.position import Position

FOLDER = Path(__file__).parent.parent
TABLE = [
    line.split() for line in (FOLDER / "perft.txt").read_text(encoding="utf-8").splitlines() if line and line[0] != "#"
]


def perft(g: Position, depth: int) -> int:
    """Count the lines of play."""
    if depth == 0 or g.over:
        return 1
    seat = g.deciders[0]
    options = g.options(seat)
    if depth == 1:
        return len(options)
    total = 0
    for option in options:
        child = g.copy()
        child.play(seat, option.id)
        total += perft(child, depth - 1)
    return total


def diagnosis(g: Position, depth: int) -> str:
    """Tell the count behind each first move, to find where two versions part."""
    seat = g.deciders[0]
    lines = []
    for option in g.options(seat):
        child = g.copy()
        child.play(seat, option.id)
        lines.append(f"{option.text}: {perft(child, depth - 1)}")
    return "\n".join(lines)


@pytest.mark.parametrize(("record", "moves", "counts"), TABLE, ids=[f"{row[0]}-{row[1]}" for row in TABLE])
def test_perft(record: str, moves: str, counts: str) -> None:
    """The counts of the table hold; if not, the counts per first move are shown."""
    kept = netloft.read_record((FOLDER / "records" / f"{record}.txt").read_text(encoding="utf-8"))
    kept.moves = kept.moves[: int(moves)]
    g = netloft.game(kept.game).replay(kept)
    for depth, expected in enumerate(counts.split(","), start=1):
        found = perft(g, depth)
        assert found == int(expected), f"depth {depth}\n{diagnosis(g, depth)}"
