"""Looking ahead within a turn: what is drawn, and how often."""

from __future__ import annotations

from collections import Counter
from random import Random

from netloft.bots.turns import a_few, pick
from netloft.core.effect import Effect

OPTIONS = [Effect(text) for text in "abcdefghij"]


def test_a_few_are_drawn_each_as_often_as_another() -> None:
    """No option is drawn twice, none is preferred, and what they are drawn from stays as it was."""
    rng = Random(1)
    given = OPTIONS[:]
    counted: Counter[str] = Counter()
    for _ in range(3000):
        drawn = a_few(given, 4, rng)
        assert len({option.text for option in drawn}) == len(drawn) == 4
        counted.update(option.text for option in drawn)
    assert given == OPTIONS
    assert set(counted) == set("abcdefghij")
    assert all(1080 < number < 1320 for number in counted.values())  # 1200 each, 27 is the deviation


def test_few_options_are_all_taken() -> None:
    """Where there are no more than wanted, nothing is left to chance."""
    assert a_few(OPTIONS[:3], 4, Random(1)) == OPTIONS[:3]
    assert a_few(OPTIONS[:4], 4, Random(1)) == OPTIONS[:4]


def test_chance_picks_by_weight() -> None:
    """What weighs three times as much comes three times as often, and what weighs nothing never."""
    rng = Random(1)
    options = [Effect("never", 0), Effect("seldom", 1), Effect("often", 3), Effect("not at all", 0)]
    counted = Counter(pick(options, rng).text for _ in range(4000))
    assert set(counted) == {"seldom", "often"}
    assert 890 < counted["seldom"] < 1110  # 1000, 27 is the deviation
