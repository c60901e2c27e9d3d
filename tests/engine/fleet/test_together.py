"""What happens "at the same time": all orders of answering lead to the same position, record and log."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

import netloft
from netloft.core.position import Position
from tests.engine.fleet.given import BLUE, GREEN, RED, YELLOW, at, given, pad, play, texts

Answers = dict[int, list[str]]

NEAR = pad(king_crab=2, annas_bank=4, casino=1, smokery=1, bait_shop=2, ridback_cannery=2, coins=3, cod=4)


def interleavings(answers: Answers) -> list[list[int]]:
    """List every order in which seats can give their answers, each seat its own in order."""
    seats = [seat for seat, texts_ in answers.items() for _ in texts_]
    return [list(order) for order in sorted(set(permutations(seats)))]


def outcome(g: Position, answers: Answers, order: list[int]) -> tuple[object, ...]:
    """Answer in an order; return all that can be seen of the result."""
    after = g.copy()
    left = {seat: list(texts_) for seat, texts_ in answers.items()}
    for seat in order:
        assert after.past is g.past, "before the last answer nothing has happened"
        play(after, seat, left[seat].pop(0))
    assert after.past is not g.past
    return after.dump(), after.record().to_text(), after.log(None, "en"), after.log(None, "de")


SHARED: dict[str, tuple[str, str, Answers]] = {
    "all mark": (
        "cod",
        "boat",
        {
            RED: ["mark cod", "license cod", "star inuit"],
            YELLOW: ["mark cod", "boat cod", "star cod"],
            GREEN: ["die as coin", "star shrimp"],
        },
    ),
    "three coins": (
        "coins",
        "boat",
        {seat: ["coins", "star king_crab"] for seat in (RED, YELLOW, GREEN)},
    ),
    "harbor": ("harbor", "town", {0: ["mark king_crab"], 1: ["mark king_crab"], 2: ["mark king_crab"]}),
    "wharf": ("wharf", "town", {0: ["mark smokery"], 1: ["mark annas_bank"], 2: ["mark casino"]}),
}


@pytest.mark.parametrize("case", SHARED)
@pytest.mark.parametrize("first", [RED, YELLOW, GREEN])
def test_the_shared_die_in_every_order(case: str, first: int) -> None:
    """King Crab licenses, the silver trophy and star chains included, the order of answering does not matter."""
    die, phase, answers = SHARED[case]
    other = "lobster" if phase == "boat" else "market"
    g = given(
        NEAR,
        NEAR,
        NEAR,
        pool=f"{other} {other} {other} {die}",
        phase=phase,
        first=first,
        options={"trophies": True},
        trophies={"gold": "fish", "silver": "buildings"},
    )
    for step in range(3):
        play(g, (first + step) % 3, f"take {other}", "mark lobster" if phase == "boat" else "die as coin")
        if phase == "town":
            play(g, (first + step) % 3, "forgo star")
    assert g.deciders == (RED, YELLOW, GREEN)
    outcomes = [outcome(g, answers, order) for order in interleavings(answers)]
    assert len(outcomes) > 5
    assert all(found == outcomes[0] for found in outcomes[1:])


@pytest.mark.parametrize("mode", [2, 3, 4])
def test_random_shared_decisions_in_random_orders(mode: int) -> None:
    """Wherever several decide at once in random games, shuffled orders of the same answers end the same."""
    compared = 0
    for seed in range(8):
        rng = Random(seed)
        g = netloft.game("fleet").new(mode, {"captains": True, "trophies": True})
        while not g.over:
            if g.lanes is None:
                seat = g.deciders[0]
                options = g.options(seat)
                g.play(
                    seat, (netloft.Luck(rng.randrange(10**6)).pick(options) if seat < 0 else rng.choice(options)).text
                )
                continue
            answers: Answers = {}
            start = g.copy()
            while g.past is start.past:  # until the last answer is in
                seat = rng.choice(g.deciders)
                text = rng.choice(g.options(seat)).text
                answers.setdefault(seat, []).append(text)
                g.play(seat, text)
            orders = [[seat for seat, texts_ in answers.items() for _ in texts_] for _ in range(3)]
            for order in orders:
                rng.shuffle(order)
                assert outcome(start, answers, order)[:2] == (g.dump(), g.record().to_text())
            compared += 1
    assert compared > 100


def test_nobody_sees_what_others_answer_before_all_have() -> None:
    """While all use the shared die, a seat sees its own marks and nobody else's."""
    g = given(pad(), pad(), pool="cod cod cod")
    play(g, RED, "mark cod")
    play(g, YELLOW, "die as coin")
    play(g, YELLOW, "mark cod")
    assert at(g, YELLOW)["marked"]["cod"] == 1
    assert g.view(RED)["pads"][YELLOW]["marked"]["cod"] == 0
    assert g.view(None)["pads"][YELLOW]["marked"]["cod"] == 0
    assert g.deciders == (RED,)


def test_fishing_decisions_are_taken_at_the_same_time() -> None:
    """All who have an oyster boat to decide on or a swordfish star do so together; others are not asked."""
    oyster, swordfish = pad(oyster=3), pad(swordfish=3)
    g = given(oyster, pad(cod=3), swordfish, oyster, phase="fishing", round_=2)
    assert list(g.deciders) == [RED, GREEN, BLUE]
    play(g, BLUE, "coin instead")
    assert list(g.deciders) == [RED, GREEN]
    assert texts(g, GREEN, "star")
    play(g, GREEN, "forgo star")
    play(g, RED, "second fish")
    assert [sum(at(g, seat)["boats"]["oyster"]) for seat in (RED, BLUE)] == [2, 1]
