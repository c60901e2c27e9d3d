"""Results in a file: whole, with what was played in their head, and refused if they are damaged or of another time."""

from __future__ import annotations

import hashlib
import io
import json
import re
from pathlib import Path
from random import Random

import polars as pl
import pytest

from netloft import NetloftError
from netloft.arena import (
    Plan,
    Result,
    join,
    load,
    pack,
    plan,
    play_blocks,
    processes,
    ray_cluster,
    results,
    table,
    unpack,
)
from netloft.arena.results import KEY
from netloft.arena.topics import topic_of

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def arena() -> Plan:
    """Plan a small arena."""
    return plan("nusfjord", ["greedy", "random"], 1, 2)


@pytest.fixture(scope="module")
def played(arena: Plan) -> list[Result]:
    """Play it."""
    return [result for block in play_blocks(arena, 6) for result in block]


@pytest.fixture(scope="module")
def packed(arena: Plan, played: list[Result]) -> bytes:
    """Write it."""
    return pack(arena, table(played))


def test_a_table_is_what_was_played(arena: Plan, played: list[Result], packed: bytes) -> None:
    """What is written and read again is the same plan and the same results, times too."""
    again, frame = unpack(packed)
    assert again == arena
    assert results(frame) == played
    assert [one.seconds for one in results(frame)] == [one.seconds for one in played]
    assert join(table(played[:2]), played[2:]).equals(frame)


def test_anybody_can_read_it(packed: bytes) -> None:
    """Polars alone reads the columns that are documented, and the head is JSON."""
    frame = pl.read_parquet(io.BytesIO(packed))
    page = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
    documented = re.findall(
        r"^\| `(\w+)` \| .* \|$", page.partition("## The table")[2].partition("## ")[0], re.MULTILINE
    )
    assert frame.columns == documented
    assert frame.height == 12
    head = json.loads(pl.read_parquet_metadata(io.BytesIO(packed))[KEY])
    assert {"format", "game", "seats", "options", "bots", "seed", "rules", "version", "files"} < set(head)


def test_two_workers_and_ray_write_the_same(arena: Plan, played: list[Result], packed: bytes) -> None:
    """But for the times, tables of one process, of two and of a Ray cluster are the same, byte for byte."""
    lines = unpack(packed)[1].drop("seconds").write_ndjson()
    for pool in (processes(2), ray_cluster()):
        found = [result for block in play_blocks(arena, 6, pool=pool) for result in block]
        assert found == played
        assert table(found).drop("seconds").write_ndjson() == lines


def test_a_file_is_read_by_its_name(arena: Plan, packed: bytes, tmp_path: Path) -> None:
    """A path can be a text."""
    path = tmp_path / "results.parquet"
    path.write_bytes(packed)
    assert load(str(path))[0] == arena == load(path)[0]


def test_damage_is_found(arena: Plan, packed: bytes, tmp_path: Path) -> None:
    """A file cut off anywhere is refused; one with a wrong bit is refused or holds what was written."""
    path = tmp_path / "results.parquet"
    rng = Random(1)
    for _ in range(40):
        path.write_bytes(packed[: rng.randrange(len(packed))])
        with pytest.raises(NetloftError, match=r"results\.parquet: damaged"):
            load(path)
    frame = unpack(packed)[1]
    refused = 0
    for _ in range(80):
        spoilt = bytearray(packed)
        spoilt[rng.randrange(len(spoilt))] ^= 1 << rng.randrange(8)
        try:
            assert unpack(bytes(spoilt))[1].equals(frame)
        except NetloftError:
            refused += 1
    assert refused > 40


def test_results_of_another_time_are_refused(arena: Plan, played: list[Result]) -> None:
    """Another format, another version of the rules, another table: each is said."""
    frame = table(played)

    def written(**head: object) -> bytes:
        file = io.BytesIO()
        frame.write_parquet(file, metadata={KEY: json.dumps(head)} if head else {})
        return file.getvalue()

    with pytest.raises(NetloftError, match="another Parquet file"):
        unpack(written())
    with pytest.raises(NetloftError, match="results of format 1: expected format 2"):
        unpack(written(format=1))
    with pytest.raises(NetloftError, match="damaged"):
        unpack(written(format=2, game="nusfjord"))
    old = Plan(arena.game, arena.seats, arena.options, arena.bots, arena.seed, 0, arena.version)
    with pytest.raises(NetloftError, match="rules: nusfjord is at version 1, the results at 0"):
        unpack(pack(old, frame))


def test_results_of_before_files_were_summed_up_are_read(arena: Plan, packed: bytes) -> None:
    """A head that tells nothing of files is that of an arena whose bots had none."""
    head = json.loads(pl.read_parquet_metadata(io.BytesIO(packed))[KEY])
    del head["files"], head["check"]
    head["check"] = hashlib.sha256(json.dumps(head).encode()).hexdigest()
    file = io.BytesIO()
    pl.read_parquet(io.BytesIO(packed)).write_parquet(file, metadata={KEY: json.dumps(head)})
    assert unpack(file.getvalue())[0] == arena


@pytest.mark.parametrize("game", ["nusfjord", "fleet", "kaivai"])
def test_things_are_those_of_the_game(game: str) -> None:
    """What seats had is among what there is, and what there is has a name in both languages."""
    arena = plan(game, ["random"], 2, 2)
    (block,) = play_blocks(arena, 1)
    names = {kind.name: kind.every(arena.options) for kind in topic_of(game).kinds}
    assert all(text.en and text.de for every in names.values() for text in every.values())
    for seat in block[0].things:
        assert {kind for kind, _, _ in seat} == set(names)
        assert all(name in names[kind] and count >= 0 for kind, name, count in seat)
        assert any(count for _, _, count in seat)


def test_things_of_nusfjord_are_there_once() -> None:
    """A building or an elder is had by at most one seat, and all seats could have had the same."""
    for mixed in (False, True):
        arena = plan("nusfjord", ["greedy", "random"], 3, 4, {"deck": "mackerel", "mixed": mixed, "forgotten": True})
        for result in next(play_blocks(arena, 1)):
            offered = [[(kind, name) for kind, name, _ in seat] for seat in result.things]
            assert offered[0] == offered[1] == offered[2] == offered[3]
            assert len(offered[0]) == len(set(offered[0]))
            had = [sum(seat[at][2] for seat in result.things) for at in range(len(offered[0]))]
            assert set(had) == {0, 1}
