"""What actions note for their later steps: no action may read what another has left."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from netloft.games.nusfjord.rules.phases.turns import ASK_TURN
from netloft.games.nusfjord.rules.position import Nusfjord
from tests.engine.walk import MODES, new, random_choice

NOTES = ("answer", "building", "place", "elder", "due", "fed")


def without_notes(g: Nusfjord) -> dict[str, Any]:
    """Give a dump without the notes."""
    data = g.dump()
    running = {key: said for key, said in data["running"].items() if key not in NOTES}
    return {**data, "running": running}


def littered(g: Nusfjord, rng: Random) -> Nusfjord:
    """Copy a position, with notes that nobody can have meant."""
    other = g.copy()
    other.answer = rng.randrange(1, 40)
    other.place = rng.randrange(6)
    other.elder = rng.randrange(20)
    other.due = (rng.randrange(9), rng.randrange(9), rng.randrange(9))
    other.counted = rng.randrange(1, 1 << 20)
    return other


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.startswith("nusfjord")])
def test_an_action_never_reads_the_notes_of_another(mode: str) -> None:
    """A turn goes the same way, whatever earlier turns have noted."""
    for seed in range(4):
        rng = Random(seed)
        g = new(mode)
        assert isinstance(g, Nusfjord)
        twin = g
        while not g.over:
            if g.asked is ASK_TURN:
                twin = littered(g, rng)
            seat, text = random_choice(g, rng)
            assert [option.text for option in twin.options(seat)] == [option.text for option in g.options(seat)]
            if twin is not g:
                twin.play(seat, text)
            g.play(seat, text)
            assert without_notes(twin) == without_notes(g)
            if twin is g:
                continue
            if g.over or g.asked is ASK_TURN:
                twin = g


def test_a_dump_shows_a_drawing_in_three_numbers() -> None:
    """While a building is drawn, a dump shows the pile, who gets it, and the deck as an elder's number."""
    g = new("nusfjord-3-codfish")
    assert isinstance(g, Nusfjord)
    g.drawing = 1, 2, 3
    running = g.dump()["running"]
    assert (running["place"], running["answer"], running["elder"]) == (1, 2, "Forest Manager")
