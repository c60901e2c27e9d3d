"""What a hut costs and how it is paid."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from netloft.core.position import Position
from tests.engine.kaivai.given import (
    GREEN,
    RED,
    YELLOW,
    Json,
    at,
    builder,
    fisher,
    given,
    mat,
    meeting,
    play,
    refuses,
    texts,
    village,
)

SIZES = {
    1: village("e7"),
    2: village("e7", e6=meeting(RED)),
    3: village("e7 e8 d8"),
    5: village("e7 d7", e6=meeting(RED), d6=fisher(YELLOW), e8=builder(GREEN)),
}


@pytest.mark.parametrize("bid", range(1, 11))
@pytest.mark.parametrize(("size", "houses"), SIZES.items())
def test_a_hut_costs_the_bid_and_the_size_of_the_village(size: int, houses: Json, bid: int) -> None:
    """The price is the bid plus all cult sites and all huts, whoever owns them, before building (p. 11)."""
    g = given(A=houses, red=mat(bid, "f7", shells="5 5 5 5"))
    play(g, RED, "build")
    if bid < 10:
        play(g, RED, "to f7")
    play(g, RED, "hut f8", "meeting hut")
    assert sum(at(g, RED)["shells"]) == 20 - bid - size


def test_nobody_builds_without_the_price() -> None:
    """Who cannot pay may not choose to build, and who can to the shell may (p. 11)."""
    g = given(A=village("e7"), red=mat(5, "f7", shells="3 2"))
    refuses(g, RED, "build", "pay|shells|cost|afford")
    g = given(A=village("e7"), red=mat(5, "f7", shells="3 2 1"))
    play(g, RED, "build", "to f7", "hut f8", "meeting hut")
    assert at(g, RED)["shells"] == []


def test_a_village_that_is_too_dear_is_not_approached() -> None:
    """A boat goes only where its hut can be paid (p. 11)."""
    g = given(A=village("g7"), B=village("i7 i8 j7"), red=mat(3, "h7", shells="4"))
    play(g, RED, "build")
    assert "h6" in texts(g, RED, "to")
    refuses(g, RED, "to j6", "pay|shells|cost|afford")


def test_change_comes_back_as_one_shell() -> None:
    """A shell of 5 for a price of 2 brings one shell of 3 back."""
    g = given(A=village("e7"), red=mat(1, "f7", shells="5"))
    play(g, RED, "build", "to f7", "hut f8", "meeting hut")
    assert at(g, RED)["shells"] == [3]


def test_the_exact_price_brings_no_change() -> None:
    """Who can pay exactly gets nothing back."""
    g = given(A=village("e7"), red=mat(4, "f7", shells="5 4 1"))
    play(g, RED, "build", "to f7", "hut f8", "meeting hut", "pay 4")
    assert at(g, RED)["shells"] == [5]


def payments(g: Position) -> Iterator[tuple[int, ...]]:
    """Play all ways to pay and yield what is left each time."""
    pays = texts(g, RED, "pay")
    if not pays:
        yield tuple(sorted(at(g, RED)["shells"]))
    for pay in pays:
        then = g.copy()
        play(then, RED, f"pay {pay}")
        yield from payments(then)


@pytest.mark.parametrize("shells", ["5 1 1 1", "5 4 3 2 1", "5 5 4 4 1 1", "3 3 2 2 2", "4 3 1 1 1 1 1"])
@pytest.mark.parametrize("bid", [3, 4, 5, 7])
def test_shells_are_chosen_freely_but_none_is_paid_needlessly(shells: str, bid: int) -> None:
    """Every set of shells pays from which none could be taken back, and no other one does."""
    purse = [int(shell) for shell in shells.split()]
    price = bid + 1
    left = set()
    for number in range(1, len(purse) + 1):
        for taken in combinations(range(len(purse)), number):
            paid = [purse[n] for n in taken]
            if sum(paid) >= price > sum(paid) - min(paid):
                rest = [shell for n, shell in enumerate(purse) if n not in taken]
                left.add(tuple(sorted([*rest, *([sum(paid) - price] if sum(paid) > price else [])])))
    g = given(A=village("e7"), red=mat(bid, "f7", shells=shells))
    play(g, RED, "build", "to f7", "hut f8", "meeting hut")
    assert set(payments(g)) == left


def test_small_shells_do_not_come_before_a_large_one() -> None:
    """Shells of 1 cannot be put down first to get a larger one back as change."""
    g = given(A=village("e7"), red=mat(4, "f7", shells="5 4 1 1 1"))
    play(g, RED, "build", "to f7", "hut f8", "meeting hut")
    assert texts(g, RED, "pay") == ["4", "5"]
    refuses(g, RED, "pay 1", "largest|enough|small")
    refuses(g, RED, "pay 3", "no such shell|no shell")
    play(g, RED, "pay 4")
    assert at(g, RED)["shells"] == [5, 1, 1]
