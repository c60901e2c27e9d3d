"""Random walks through all modes of all games, and what must be true at every step of them."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

import netloft
from netloft import CHANCE, Luck
from tests.engine.fleet.editing import own_sheet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from netloft.core.position import Position

Mode = tuple[str, int, dict[str, Any]]

BASE_DECKS = ("herring", "mackerel", "codfish")
MODES: dict[str, Mode] = {
    "kaivai-3": ("kaivai", 3, {}),
    "kaivai-4": ("kaivai", 4, {}),
    "kaivai-2": ("kaivai", 2, {}),
    "kaivai-3-no-dice": ("kaivai", 3, {"dice": False}),
    "kaivai-4-first-player-lays-sites": ("kaivai", 4, {"sites": "first player"}),
    "kaivai-3-free-huts": ("kaivai", 3, {"start_huts": "free"}),
    "kaivai-4-open-influence": ("kaivai", 4, {"influence": "open"}),
    "kaivai-3-2005": ("kaivai", 3, {"edition": 2005}),
    "kaivai-4-2005-no-dice": ("kaivai", 4, {"edition": 2005, "dice": False}),
    "kaivai-2-2005": ("kaivai", 2, {"edition": 2005, "start_huts": "free"}),
    "fleet-1": ("fleet", 1, {}),
    "fleet-2": ("fleet", 2, {}),
    "fleet-3": ("fleet", 3, {}),
    "fleet-4": ("fleet", 4, {}),
    "fleet-1-cards": ("fleet", 1, {"captains": True, "trophies": True}),
    "fleet-2-cards": ("fleet", 2, {"captains": True, "trophies": True}),
    "fleet-3-captains": ("fleet", 3, {"captains": True}),
    "fleet-3-trophies": ("fleet", 3, {"trophies": True}),
    "fleet-4-cards": ("fleet", 4, {"captains": True, "trophies": True}),
    "fleet-1-own-sheet": ("fleet", 1, {"sheet": own_sheet(), "captains": True, "trophies": True}),
    "fleet-4-own-sheet": ("fleet", 4, {"sheet": own_sheet(), "captains": True, "trophies": True}),
    **{f"nusfjord-{n}-{deck}": ("nusfjord", n, {"deck": deck}) for n in (1, 2, 3, 4, 5) for deck in BASE_DECKS},
    "nusfjord-1-advanced": ("nusfjord", 1, {"deck": "mackerel", "solo": "advanced"}),
    "nusfjord-1-campaign": ("nusfjord", 1, {"deck": "codfish", "series": "campaign"}),
    "nusfjord-1-guests": ("nusfjord", 1, {"deck": "guests", "forgotten": True}),
    "nusfjord-2-rematch": ("nusfjord", 2, {"deck": "herring", "series": "rematch"}),
    "nusfjord-3-guests": ("nusfjord", 3, {"deck": "guests", "designer": True, "investor": True}),
    "nusfjord-4-mixed": ("nusfjord", 4, {"deck": "mackerel", "mixed": True, "tour_guide": True}),
    "nusfjord-4-preview": ("nusfjord", 4, {"deck": "codfish", "c_preview": True, "forgotten": True}),
    "nusfjord-5-variants": (
        "nusfjord",
        5,
        {"deck": "guests", "mixed": True, "tour_guide": True, "designer": True, "investor": True, "forgotten": True},
    ),
}


def new(mode: str) -> Position:
    """Begin a game in a mode."""
    name, seats, options = MODES[mode]
    return netloft.game(name).new(seats, options)


def random_choice(g: Position, rng: Random) -> tuple[int, str]:
    """Draw who answers and what; people rather build, fish and sell than pass, so that the sea fills."""
    seat = rng.choice(g.deciders)
    options = g.options(seat)
    if seat == CHANCE:
        return seat, Luck(rng.randrange(2**32)).pick(options).text
    if len(options) > 1 and options[-1].text in {"pass", "sacrifice", "done"} and rng.random() < 0.8:
        options.pop()
    return seat, rng.choice(options).text


def check(g: Position) -> None:
    """Assert what must be true of every position of its game."""
    import_module(f"tests.engine.{g.game.name}.invariants").check(g)


def walk(mode: str, seed: int) -> Iterator[Position]:
    """Yield every position of a random game, before each decision and at the end."""
    rng = Random(seed)
    g = new(mode)
    while not g.over:
        yield g
        g.play(*random_choice(g, rng))
    yield g
