"""Prices at a table: each seat sees its own, spectators none."""

from __future__ import annotations

import netloft
from netloft.server.timeline import prices
from tests.server.client import Client


def test_a_seat_is_told_what_things_cost_it(client: Client) -> None:
    """The state of a seat holds the engine's prices, ways to pay included."""
    at = client.sit("nusfjord", "here easy", seat=0)
    assert at.state.prices["sloop"][0][0] == {"wood": 2, "fish": 2}
    assert len(at.state.prices["schooner"]) == 2
    assert set(at.state.view["buildings"]) <= set(at.state.prices)


def test_prices_are_those_of_the_engine() -> None:
    """What is sent is what the position says."""
    g = netloft.game("nusfjord").load({"seats": 2, "buildings": ["Fish Stand"], "harbors": [{"wood": 1}, {}]})
    assert prices(g, 0)["Fish Stand"] == [({"wood": 1}, True)]
    assert prices(g, 1)["Fish Stand"] == [({"wood": 1}, False)]
