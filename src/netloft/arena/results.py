"""Result files: a Parquet table with one row per seat and game, and the plan in its metadata."""

from __future__ import annotations

import hashlib
import io
import json
from array import array
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import netloft
from netloft.arena.plan import Plan
from netloft.arena.play import Result
from netloft.core.text import NetloftError

if TYPE_CHECKING:
    import polars as pl

LAB: Final = 'pip install "netloft[lab]" (in a checkout: python3 run.py dev)'
FORMAT: Final = 2
KEY: Final = "netloft arena"  # metadata key
TIMES: Final = "seconds"
"""The column that is not reproducible."""


def lab() -> Any:
    """Return polars, or raise NetloftError with the install command."""
    try:
        import polars  # noqa: ICN001, PLC0415  (an extra, and slow to start)
    except ImportError:
        raise NetloftError(f"results: polars is missing; install it with: {LAB}") from None
    return polars


def table(results: Sequence[Result]) -> pl.DataFrame:
    """Return results as a table with one row per seat and game."""
    polars = lab()
    thing = polars.Struct({"kind": polars.String, "name": polars.String, "count": polars.Int32})
    schema = {
        "game": polars.Int64,
        "block": polars.Int64,
        "seed": polars.Int64,
        "seat": polars.Int32,
        "turn": polars.Int32,
        "bot": polars.String,
        "score": polars.Float64,
        "win": polars.Float64,
        "decisions": polars.Int32,
        "things": polars.List(thing),
        "opening": polars.String,
        TIMES: polars.List(polars.Float32),
    }
    rows = [
        (
            one.game,
            one.block,
            one.seed,
            seat,
            one.turns[seat],
            bot,
            one.scores[seat],
            one.wins[seat],
            one.decisions[seat],
            [{"kind": kind, "name": name, "count": count} for kind, name, count in one.things[seat]],
            one.opening,
            one.seconds[seat].tolist(),
        )
        for one in results
        for seat, bot in enumerate(one.bots)
    ]
    found: pl.DataFrame = polars.DataFrame(rows, schema=schema, orient="row")
    return found


def join(frame: pl.DataFrame, more: Sequence[Result]) -> pl.DataFrame:
    """Add results to a table."""
    found: pl.DataFrame = lab().concat([frame, table(more)], rechunk=True)
    return found


def digest(frame: pl.DataFrame) -> str:
    """Return a checksum of a table."""
    return hashlib.sha256(frame.write_ndjson().encode()).hexdigest()


def head_of(arena: Plan, frame: pl.DataFrame) -> dict[str, Any]:
    """Return the metadata: the plan, and checksums of the reproducible columns and of the times."""
    sums = {"digest": digest(frame.drop(TIMES)), "digest of times": digest(frame.select(TIMES))}
    return {"format": FORMAT, **asdict(arena), "bots": list(arena.bots), **sums}


def pack(arena: Plan, frame: pl.DataFrame) -> bytes:
    """Return a table as the content of a Parquet file with metadata."""
    file = io.BytesIO()
    head = head_of(arena, frame)
    check = hashlib.sha256(json.dumps(head).encode()).hexdigest()
    frame.write_parquet(file, metadata={KEY: json.dumps({**head, "check": check})})
    return file.getvalue()


def unpack(data: bytes) -> tuple[Plan, pl.DataFrame]:
    """Parse the content of a Parquet file; raise NetloftError if it is invalid."""
    polars = lab()
    broken = (polars.exceptions.PolarsError, polars.exceptions.PanicException, OSError, ValueError, KeyError, TypeError)
    try:
        head = json.loads(polars.read_parquet_metadata(io.BytesIO(data)).get(KEY, "null"))
    except broken:
        raise NetloftError("damaged, or no Parquet file: expected results of netloft arena") from None
    if not isinstance(head, dict):
        raise NetloftError("another Parquet file: expected results of netloft arena")
    if head.get("format") != FORMAT:
        raise NetloftError(f"results of format {head.get('format')!r:.80}: expected format {FORMAT}")
    try:
        check = head.pop("check")
        stored = {"files": {}, **head}  # older results have no checksums of files
        arena = Plan(**{name: stored[name] for name in Plan.__dataclass_fields__} | {"bots": tuple(head["bots"])})
        frame: pl.DataFrame = polars.read_parquet(io.BytesIO(data))
        sound = head_of(arena, frame) == stored and hashlib.sha256(json.dumps(head).encode()).hexdigest() == check
    except broken:
        sound = False
    if not sound:
        raise NetloftError("damaged: it does not hold what was written")
    rules = netloft.game(arena.game).rules
    if arena.rules != rules:
        raise NetloftError(f"rules: {arena.game} is at version {rules}, the results at {arena.rules}")
    return arena, frame


def results(frame: pl.DataFrame) -> list[Result]:
    """Return the results in a table."""
    found: list[Result] = []
    for row in frame.iter_rows(named=True):
        if row["seat"] == 0:
            found.append(Result(row["game"], row["block"], row["seed"], [], [], [], [], [], opening=row["opening"]))
        one = found[-1]
        one.turns.append(row["turn"])
        one.bots.append(row["bot"])
        one.scores.append(row["score"])
        one.wins.append(row["win"])
        one.decisions.append(row["decisions"])
        one.seconds.append(array("f", row[TIMES]))
        one.things.append([(thing["kind"], thing["name"], thing["count"]) for thing in row["things"]])
    return found


def load(path: Path | str) -> tuple[Plan, pl.DataFrame]:
    """Read a result file; raise NetloftError if that fails."""
    lab()
    try:
        return unpack(Path(path).expanduser().read_bytes())
    except NetloftError as error:
        raise NetloftError(f"{path}: {error}") from None
    except (OSError, ValueError, RuntimeError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or error
        raise NetloftError(f"{path}: cannot be read: {reason}") from None
