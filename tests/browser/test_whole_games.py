"""Whole games by clicks on the board against bots, and alone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import NAMES


@pytest.mark.parametrize(
    ("game", "seats"), [("nusfjord", 2), ("fleet", 2), ("kaivai", 2), ("nusfjord", 1), ("fleet", 1)]
)
def test_a_game_is_played_by_clicks_to_its_end(visit: Visit, game: str, seats: int) -> None:
    """Every choice of a whole game can be made where it lives, and the result leads to looking back."""
    me = visit()
    me.lay(game, seats=seats, seed=seats)
    me.turns(Random(seats), 1000)
    expect(me.over).to_be_visible()
    expect(me.page.get_by_role("heading", name="Where the points came from")).to_be_visible()
    me.link("Analyse").click()
    expect(me.page.get_by_role("heading", name=f"Looking back: {NAMES[game]}")).to_be_visible()
    expect(me.page.get_by_role("img", name="Points over the moves")).to_be_visible()


def test_play_now_needs_one_click(visit: Visit) -> None:
    """From the start page one click leads to the first question, and the table stays in the list."""
    me = visit()
    me.go("/")
    me.button("Play now Kaivai: easy").click()
    expect(me.choices.first).to_be_attached()
    me.link("Netloft", exact=True).click()
    waiting = me.page.get_by_role("listitem").filter(has_text="your turn")
    expect(waiting).to_have_count(1)
    waiting.get_by_role("link", name="Kaivai").click()
    expect(me.choices.first).to_be_attached()
