"""How often things such as buildings or bids are picked, and how well their owners do."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from netloft.arena.effects import effect, sure
from netloft.arena.plan import Plan
from netloft.arena.results import lab
from netloft.arena.statistics import Estimate, mean, rate
from netloft.arena.topics import Kind, topic_of

if TYPE_CHECKING:
    import polars as pl

FEW: Final = 30  # players who had it; fewer are a small sample
MOST: Final = 6  # this many and more share one column


@dataclass(frozen=True)
class Pick:
    """Statistics of one thing: how often it was available and picked, and how well its owners did."""

    kind: str
    name: str
    offered: int
    """Games or seats in which it was available."""
    picked: int
    """Players who had it."""
    rate: Estimate
    """How often it was picked."""
    outcome: Estimate
    """The win rate of its owners; in solo games, their points."""
    beyond: Estimate
    """How many more points its owners have than the same bot in the same place of the turn order without it."""
    chance: float
    """How likely a difference as large is if it is worth nothing."""
    going_first: bool
    """Whether it seems to be worth something only until turn order is considered."""
    by_number: tuple[tuple[int, int, float], ...]
    """For each count: how many players had that many, and their mean outcome."""
    sure: bool = False
    """Whether the difference stands although so many things of its kind were looked at."""

    @property
    def few(self) -> bool:
        """Whether the sample is small."""
        return self.picked < FEW


def picks(arena: Plan, frame: pl.DataFrame) -> list[Pick]:
    """Return the statistics of every thing, by kind."""
    polars = lab()
    col = polars.col
    outcome = "win" if arena.seats > 1 else "score"
    rows = (
        frame.select("game", "block", "seat", "turn", col(outcome).alias("outcome"), "score", "things", "bot")
        .explode("things", empty_as_null=False)
        .unnest("things")
        .with_columns(col("count").sum().over("game", "seat", "kind").alias("all"))
    )
    found: list[Pick] = []
    for kind in topic_of(arena.game).kinds:
        of_kind = rows.filter(col("kind") == kind.name)
        made = [
            pick(kind, str(name), group, alone=arena.seats == 1)
            for (name,), group in of_kind.group_by("name", maintain_order=True)
        ]
        stands = sure([one.chance for one in made])
        found += [replace(one, sure=it_stands) for one, it_stands in zip(made, stands, strict=True)]
    return found


def pick(kind: Kind, name: str, group: pl.DataFrame, alone: bool) -> Pick:
    """Summarise one thing from its rows, one for each player to whom it was available."""
    col = lab().col
    owners = group.filter(col("count") > 0)
    counts: list[float] = owners["count"].cast(float).to_list()
    weights = counts if kind.counted == "picks" else [1.0] * len(counts)
    outcomes: list[float] = owners["outcome"].to_list()
    blocks: list[int] = owners["block"].to_list()
    offered, often = rate_of(kind, group)
    worth, without_order = [
        effect(
            group["score"].to_list(),
            (group["count"] > 0).to_list(),
            list(group.select(same).iter_rows()),
            group["block"].to_list(),
        )
        for same in (("bot", "turn"), ("bot",))
    ]
    return Pick(
        kind=kind.name,
        name=name,
        offered=offered,
        picked=owners.height,
        rate=often,
        outcome=(mean if alone else rate)(outcomes, blocks, weights),
        beyond=worth.points,
        chance=worth.chance,
        going_first=without_order.clear and not worth.clear,
        by_number=numbers(group),
    )


def rate_of(kind: Kind, group: pl.DataFrame) -> tuple[int, Estimate]:
    """Return how often a thing was available and picked, according to its kind."""
    col = lab().col
    if kind.counted == "games":
        games = group.group_by("game", maintain_order=True).agg(col("count").max(), col("block").first())
        return games.height, rate(had(games), games["block"].to_list())
    if kind.counted == "seats":
        return group.height, rate(had(group), group["block"].to_list())
    chose = group.filter(col("all") > 0)
    shares: list[float] = (chose["count"] / chose["all"]).to_list()
    return group.height, rate(shares, chose["block"].to_list(), tries=chose["all"].cast(float).to_list())


def had(group: pl.DataFrame) -> list[float]:
    """Return 1 for each row with the thing, else 0."""
    return (group["count"] > 0).cast(float).to_list()


def numbers(group: pl.DataFrame) -> tuple[tuple[int, int, float], ...]:
    """Return the results of players by how many they had."""
    col = lab().col
    by = group.group_by(col("count").clip(0, MOST)).agg(col("outcome").mean(), col("game").len()).sort("count")
    return tuple([(row["count"], row["game"], row["outcome"]) for row in by.iter_rows(named=True)])
