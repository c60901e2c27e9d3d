"""Data sets of self-play: every decision with what its seat could see, what it chose, and how the game ended."""

from __future__ import annotations

import hashlib
import io
import json
from array import array
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np

import netloft
from netloft.arena.openings import turn_order
from netloft.arena.plan import Plan, seating
from netloft.arena.play import play_out
from netloft.arena.results import lab
from netloft.bots import Bot, bot
from netloft.envs.observation import Observation

if TYPE_CHECKING:
    from netloft.core.effect import Effect
    from netloft.core.position import Position

KEY: Final = "netloft dataset"
FORMAT: Final = 1
SHARD: Final = 100  # games in a file


@dataclass
class Decision:
    """One choice among several; observations are sparse, as most numbers are 0."""

    game: int
    seed: int
    number: int
    """The number of the decision in its game."""
    seat: int
    turn: int
    bot: str
    action: int
    legal: list[int]
    places: list[int]
    values: list[float]
    score: float = 0.0
    win: float = 0.0


class Watched(Bot):
    """A bot whose decisions are written down."""

    def __init__(self, name: str, observation: Observation, seen: list[Decision]) -> None:
        self.name = name
        self.player = bot(name)
        self.observation = observation
        self.seen = seen

    def prepare(self, g: Position) -> None:
        self.player.prepare(g)

    def choose(self, g: Position, seat: int, rng: Random) -> Effect:
        """Let the bot choose, and write down what it saw and did."""
        options = g.options(seat)
        chosen = self.player.choose(g, seat, rng)
        numbers = self.observation.at(g, seat)
        places = np.flatnonzero(numbers)
        legal = sorted([option.id for option in options])
        values = numbers[places].tolist()
        number = len(self.seen)
        one = Decision(0, 0, number, seat, 0, self.name, chosen.id, legal, places.tolist(), values)
        self.seen.append(one)
        return chosen


def decisions(arena: Plan, game: int) -> list[Decision]:
    """Play a game of a plan and return its decisions."""
    at = seating(arena, game)
    g = netloft.game(arena.game).new(arena.seats, arena.options)
    observation = observation_of(arena.game, arena.seats, json.dumps(arena.options))
    seen: list[Decision] = []
    players: list[Bot] = [Watched(name, observation, seen) for name in at.bots]
    for player in players:
        player.prepare(g)
    play_out(g, players, at.seed, [array("f") for _ in range(arena.seats)], arena.vary)
    turns, scores, winners = turn_order(g), g.scores(), g.winners()
    for one in seen:
        one.game, one.seed, one.turn = game, at.seed, turns[one.seat]
        one.score = float(scores[one.seat])
        one.win = 1 / len(winners) if one.seat in winners else 0.0
    return seen


@lru_cache(maxsize=4)
def observation_of(game: str, seats: int, options: str) -> Observation:
    """Return the layout of a game's observations, which takes a while to make."""
    return Observation(netloft.game(game).new(seats, json.loads(options)))


def shard(arena: Plan, seen: Iterable[Decision]) -> bytes:
    """Return decisions as the content of a Parquet file; its metadata has the plan, all names and all actions."""
    polars = lab()
    schema = {
        "game": polars.Int64,
        "seed": polars.Int64,
        "number": polars.Int32,
        "seat": polars.Int8,
        "turn": polars.Int8,
        "bot": polars.String,
        "action": polars.Int32,
        "legal": polars.List(polars.Int32),
        "places": polars.List(polars.Int32),
        "values": polars.List(polars.Float32),
        "score": polars.Float64,
        "win": polars.Float64,
    }
    frame = polars.DataFrame([tuple(vars(one).values()) for one in seen], schema=schema, orient="row")
    file = io.BytesIO()
    frame.write_parquet(file, metadata={KEY: json.dumps(head(arena))})
    return file.getvalue()


def head(arena: Plan) -> dict[str, Any]:
    """Return what is needed to read a data set."""
    start = netloft.game(arena.game).new(arena.seats, arena.options)
    names = Observation(start).names
    return {"format": FORMAT, **asdict(arena), "names": names, "actions": start.game.actions}


def plan_of(data: bytes) -> object:
    """Return the metadata of a file, or None if it is none of a data set."""
    polars = lab()
    broken = (polars.exceptions.PolarsError, polars.exceptions.PanicException, OSError, ValueError)
    try:
        found: object = json.loads(polars.read_parquet_metadata(io.BytesIO(data)).get(KEY, "null"))
    except broken:
        return None
    return found


def games_of(data: bytes) -> list[int]:
    """List the games in a file."""
    found: list[int] = lab().read_parquet(io.BytesIO(data))["game"].unique(maintain_order=True).to_list()
    return found


def dense(frame: Any, size: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Return the observations of a table as a matrix with one row for each decision."""
    found = np.zeros((frame.height, size), np.float32)
    for row, (places, values) in enumerate(frame.select("places", "values").iter_rows()):
        found[row, places] = values
    return found


def data_sheet(arena: Plan, games: int, files: dict[str, bytes], command: str) -> str:
    """Return the data sheet: what is in a data set, how it was made, and what it is not good for."""
    sums = "\n".join([f"| `{name}` | {hashlib.sha256(data).hexdigest()} |" for name, data in files.items()])
    return f"""# Data sheet

**What it is.** {games} games of {arena.game} for {arena.seats}, played by bots ({", ".join(arena.bots)}) with Netloft
{arena.version}, rules version {arena.rules}. No person took part, and there is no personal data.

**How it was made.** By `{command}`. The same command makes the same games, unless a bot has a time limit.
Options: `{json.dumps(arena.options)[:300]}`. Seed {arena.seed}; drawn first decisions: {arena.vary}.

**Columns.** One row for each decision of a player with one option or more:

| column | what it is |
|---|---|
| `game`, `seed`, `number` | the game, the seed of its luck, and the number of the decision in it |
| `seat`, `turn`, `bot` | who decided, its place in turn order (0 goes first), and its bot |
| `action`, `legal` | the index of what it chose, and of all it could choose, in the list of actions |
| `places`, `values` | the numbers of its observation that are not 0; all others are |
| `score`, `win` | the points of this seat at the end, and its share of the win |

The key `{KEY}` in the files' metadata is JSON with `names` (of the numbers), `actions`, and the plan of the games.
`netloft.learning.dataset.dense` makes a matrix of the observations.

**What it is not good for.** Bots are not people: their choices say little about how people play. Decisions of one game
are not independent; split by `game`. Only what a seat may know is in its observation.

| file | SHA-256 |
|---|---|
{sums}
"""
