"""The tables that are shown: bots play until a question is asked, and the person at the screen finds it there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import netloft
from tests.browser import shelf
from tests.engine.walk import MODES

ME: Final = ("here", "Ada", "")
BOTS: Final = [("bot", "Bela", "medium"), ("bot", "Cora", "easy"), ("bot", "Dan", "hard"), ("bot", "Eva", "easy")]
SEEDS: Final = range(3, 15)
"""Games that are played until one has the question."""


@dataclass(frozen=True)
class Table:
    """A table of this kind (see `walk.MODES`), where an option of this kind is asked for at about this part."""

    mode: str
    kind: str = ""
    part: float = 0.55
    people: tuple[tuple[str, str, str], ...] = (ME,)

    @property
    def game(self) -> str:
        """Its game."""
        return MODES[self.mode][0]


def asked(mode: str, *kinds: str, part: float = 0.55) -> dict[str, Table]:
    """Name a table for each kind of question."""
    game = MODES[mode][0]
    return {f"{game}-{kind.replace(' ', '-')}": Table(mode, kind, part) for kind in kinds}


TABLES: Final[dict[str, Table]] = {
    "nusfjord-early": Table("nusfjord-3-herring", part=0.06),
    "nusfjord-middle": Table("nusfjord-3-herring"),
    "nusfjord-end": Table("nusfjord-3-herring", part=1),
    "nusfjord-four": Table("nusfjord-4-codfish", "action"),
    "nusfjord-late": Table("nusfjord-5-mackerel", "action", 0.88),
    "nusfjord-five": Table("nusfjord-5-variants"),
    "nusfjord-alone": Table("nusfjord-1-herring", "action"),
    "nusfjord-alone-end": Table("nusfjord-1-herring", part=1),
    "nusfjord-advanced": Table("nusfjord-1-advanced", "action"),
    "nusfjord-campaign": Table("nusfjord-1-campaign", "action", 0.8),
    "nusfjord-guests": Table("nusfjord-3-guests", "action"),
    **asked("nusfjord-4-codfish", "build", "space", "take elder", "use elder", "forest", "fell", "ship", "serve"),
    **asked("nusfjord-2-codfish", "use", "do"),
    **asked("nusfjord-5-mackerel", "copy space", "sell", "fish for seat"),
    **asked("nusfjord-3-mackerel", "leave one", "clear"),
    **asked("nusfjord-4-mixed", "exchange", "go on"),
    **asked("nusfjord-3-guests", "guest aboard"),
    **asked("nusfjord-1-guests", "pay with guests", "next"),
    **asked("nusfjord-1-codfish", "copy action", "keep"),
    "fleet-early": Table("fleet-3", part=0.06),
    "fleet-middle": Table("fleet-3"),
    "fleet-end": Table("fleet-3", part=1),
    "fleet-four": Table("fleet-4", "take"),
    "fleet-alone": Table("fleet-1", "take"),
    "fleet-alone-end": Table("fleet-1", part=1),
    "fleet-cards": Table("fleet-4-cards"),
    "fleet-cards-begin": Table("fleet-4-cards", part=0),
    "fleet-cards-alone": Table("fleet-1-cards"),
    "fleet-own-sheet": Table("fleet-4-own-sheet"),
    **asked("fleet-3", "take", "mark", "coins", "star", "market", "second fish", "license", "bonus", "salvage"),
    **asked("fleet-1-cards", "reroll", "fill hex"),
    "kaivai-early": Table("kaivai-3", part=0.06),
    "kaivai-middle": Table("kaivai-3"),
    "kaivai-end": Table("kaivai-3", part=1),
    "kaivai-four": Table("kaivai-4", "action"),
    "kaivai-two": Table("kaivai-2", "action"),
    "kaivai-crowded": Table("kaivai-4-2005-no-dice", "to", 0.95),
    "kaivai-2005": Table("kaivai-3-2005", "action"),
    "kaivai-curtain": Table("kaivai-4", part=0.3, people=(ME, ("here", "Bela", ""), ("invited", "Cora", ""), BOTS[2])),
    "kaivai-invited": Table("kaivai-4", part=0.8, people=(ME, ("invited", "", ""), BOTS[1], BOTS[2])),
    **asked("kaivai-4", "bid", "action", "kind of hut", "pay", "boat", "to", "done", "deliver", "village"),
    **asked("kaivai-4-first-player-lays-sites", "sites", "sacrifice", "cult site", "influence"),
    **asked("kaivai-3-free-huts", "hut"),
}


@cache
def games(mode: str, seed: int) -> shelf.Moves:
    """Let bots play a game of this kind once."""
    game, seats, options = MODES[mode]
    return shelf.play(game, seats, seed, options)


@cache
def questions(mode: str, seed: int) -> dict[str, list[int]]:
    """List after how many moves the first seat was asked for each kind of option."""
    game, seats, options = MODES[mode]
    g = netloft.game(game).new(seats, options)
    found: dict[str, list[int]] = {}
    for number, (seat, text) in enumerate(games(mode, seed)):
        if 0 in g.deciders:
            for kind in {option.kind for option in g.options(0)}:
                found.setdefault(kind, []).append(number)
        g.play(seat, text)
    return found


def moves_to(table: Table) -> shelf.Moves:
    """Return the moves up to where the table is shown."""
    if not table.kind:
        return shelf.before(games(table.mode, SEEDS[0]), table.part)
    for seed in SEEDS:
        moves = games(table.mode, seed)
        when = questions(table.mode, seed).get(table.kind, [])
        if when:
            return moves[: min(when, key=lambda number: abs(number - table.part * len(moves)))]
    raise LookupError(f"nobody is asked for {table.kind!r} in {table.mode}")


def lay(path: Path, names: Iterable[str]) -> None:
    """Set the tables of these names; the owner's secret is the name with an x."""
    for name in names:
        table = TABLES[name]
        game, seats, options = MODES[table.mode]
        people = [*table.people, *BOTS[len(table.people) - 1 :]][:seats]
        shelf.put(path, name, game, people, moves_to(table), options)
