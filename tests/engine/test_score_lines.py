"""Score lines as data: a key and a kind beside the label, as the docs list them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import netloft
from netloft import Luck
from tests.engine.walk import MODES, new

CONTRACT = (Path(__file__).parents[2] / "docs" / "contract.md").read_text(encoding="utf-8")


def documented(name: str) -> set[str]:
    """List the kinds and keys that the docs name for a game."""
    section = CONTRACT.partition("## Score lines as data")[2].partition("\n## ")[0]
    title = netloft.game(name).title.en.partition(":")[0]
    (row,) = [line for line in section.splitlines() if line.startswith(f"| {title} ")]
    return set(re.findall(r"`([^`]+)`", row))


@pytest.mark.parametrize("mode", MODES)
def test_lines_have_keys_and_kinds_that_the_docs_list(mode: str) -> None:
    """Keys are unique in a sheet; every kind is in the docs, and so is every key but the names of buildings."""
    g = new(mode)
    kinds = documented(g.game.name)
    luck = Luck(3)
    for seat in range(g.seats):
        first = [(line.key, line.kind, line.label("en")) for line in g.score_sheet(seat)]
        assert first
    luck.play_out(g)
    for seat in range(g.seats):
        lines = g.score_sheet(seat)
        assert len({line.key for line in lines}) == len(lines)
        for line in lines:
            assert line.kind in kinds
            assert line.kind == "building" or line.key in kinds
            if line.kind == "building":
                assert line.key == line.label("en")
