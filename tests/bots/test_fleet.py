"""The evaluation of Fleet: it counts points by itself, for speed, and has to see to the end of a chain of stars."""

from __future__ import annotations

from random import Random

import pytest

import netloft
from netloft.bots.greedy import GreedyBot
from netloft.games.fleet.evaluation import PIECES, features, pieces
from netloft.games.fleet.rules.position import ALL, SHIPS, TYPES, Fleet
from netloft.games.fleet.rules.sheets.sections import SECTION_NAMES
from tests.engine.fleet.editing import edited
from tests.engine.fleet.given import RED, given, pad
from tests.engine.walk import MODES, random_choice

LONG = '"' + ". L B . ? . ? . ? ? . . . . . . . . . ." + '"'  # twenty boxes, the most that a column may have
LONGEST = {"sheet": edited({"boats.cod.column": LONG, "wharf.annas_bank.boxes": "20"})}
OPTIONS = {mode: options for mode, options in MODES.items() if options[0] == "fleet"} | {
    "fleet-2-longest-sheet": ("fleet", 2, LONGEST)
}


def come_to(g: Fleet, seat: int) -> list[str]:
    """Say how far each section of a pad has come, section by section."""
    parts = ((g.marks, ALL, "boxes"), (g.licenses, TYPES, "licenses"), (g.boats, SHIPS, "boats"))
    return [
        f"{SECTION_NAMES[section].en}: {numbers[seat * sections + section]} {what}"
        for numbers, sections, what in parts
        for section in range(sections)
        if numbers[seat * sections + section]
    ]


@pytest.mark.parametrize("mode", OPTIONS)
def test_the_points_so_far_are_those_of_the_score_sheet(mode: str) -> None:
    """For every seat in every position of random games; and every section has a name for how far it has come."""
    name, seats, options = OPTIONS[mode]
    highest = 0.0
    for seed in range(3):
        rng = Random(seed)
        g = netloft.game(name).new(seats, options)
        assert isinstance(g, Fleet)
        while not g.over:
            for seat in range(seats):
                counted = features(g, seat)[0]
                assert counted == sum([line.points for line in g.score_sheet(seat)])
                assert [PIECES[piece] for piece in pieces(g, seat)] == come_to(g, seat)
                highest = max(highest, counted)
            g.play(*random_choice(g, rng))
    assert highest > 20, "there was something to count"


@pytest.mark.parametrize("seed", range(6))
def test_the_greedy_bot_sees_what_two_stars_bring_together(seed: int) -> None:
    """Ten points for the last two boxes of the pub: more than two stars bring anywhere else, but only both together."""
    boats = {"swordfish": [2]}
    g = given(pad(licenses={"swordfish": 3}, boats=boats, swordfish=7, fishermans_pub=2), phase="fishing", round_=8)
    rng = Random(seed)
    for _ in range(2):
        choice = GreedyBot(weights="hand").choose(g, RED, rng)
        assert choice.text == "star fishermans_pub"
        g.play(RED, choice.id)
