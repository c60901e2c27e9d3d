"""Data sets: every decision as its seat saw it, whole files only, and a data sheet."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import polars as pl
import pytest

import netloft as engine
from netloft.envs.observation import Observation
from netloft.learning import dataset
from tests.cli.client import netloft, ok
from tests.cli.test_bad_input import refused

RUN = ("dataset", "fleet", "--bots", "random", "--seats", 2, "--seed", 3, "--out", "data")


def test_decisions_are_what_was_seen_and_done(tmp_path: Path) -> None:
    """Played again from the table, each game shows what the table says, and ends with its scores."""
    assert ok(tmp_path, *RUN, "--games", 2, "--workers", 1) == "data: 2 games, 1 files\n"
    path = tmp_path / "data" / "part-00000.parquet"
    frame = pl.read_parquet(path)
    head = json.loads(pl.read_parquet_metadata(path)[dataset.KEY])
    matrix = dataset.dense(frame, len(head["names"]))
    for (_, seed), game in frame.group_by("game", "seed", maintain_order=True):
        g = engine.game("fleet").new(2)
        observation = Observation(g)
        assert observation.names == head["names"]
        luck = engine.Luck(int(str(seed)))
        for row in game.iter_rows(named=True):
            luck.settle(g)
            seat = row["seat"]
            place = frame["number"].to_list().index(row["number"]) if row["game"] == 0 else None
            if place is not None:
                assert (matrix[place] == observation.at(g, seat)).all()
            assert row["legal"] == sorted([option.id for option in g.options(seat)])
            assert head["actions"][row["action"]] in [option.text for option in g.options(seat)]
            g.play(seat, row["action"])
        luck.settle(g)
        assert g.over
        assert {row["seat"]: row["score"] for row in game.iter_rows(named=True)} == dict(enumerate(g.scores()))
    assert np.isfinite(matrix).all()
    sheet = (tmp_path / "data" / "DATASHEET.md").read_text(encoding="utf-8")
    assert "2 games of fleet for 2" in sheet
    assert "part-00000.parquet" in sheet


def test_files_that_are_there_are_kept(tmp_path: Path) -> None:
    """The same command plays only what is missing; another data set is refused."""
    assert netloft(tmp_path, *RUN, "--games", 1, "--workers", 1).returncode == 0
    path = tmp_path / "data" / "part-00000.parquet"
    before = path.stat().st_mtime_ns
    assert netloft(tmp_path, *RUN, "--games", 1, "--workers", 1).returncode == 0
    assert path.stat().st_mtime_ns == before
    for other in (("--seed", 4, "--games", 1), ("--games", 2)):
        refused(netloft(tmp_path, *RUN, *other, "--workers", 1), "part-00000.parquet", "holds something else")
    path.write_bytes(b"Two years of work\n")
    refused(netloft(tmp_path, *RUN, "--games", 1, "--workers", 1), "part-00000.parquet", "holds something else")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("dataset fleet --seats 2", ["--out"]),
        ("dataset fleet --out data --games 0", ["--games", "1 or more"]),
        ("dataset fleet --out data --bots strong", ["strong"]),
        ("dataset fleet --out data --games 1 --vary 3", ["vary", "3"]),
    ],
)
def test_a_wrong_word_is_named(tmp_path: Path, line: str, words: list[str]) -> None:
    """What is wrong is one line, and nothing is written."""
    refused(netloft(tmp_path, *line.split()), *words)
    assert list(tmp_path.iterdir()) == []
