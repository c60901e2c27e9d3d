"""Whole games in the browser, by clicks, against bots."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import EASY, ME, lay
from tests.browser.house import House
from tests.browser.person import NAMES, Person

People = Callable[..., Person]


@pytest.mark.parametrize(
    ("game", "lang", "bots"),
    [("nusfjord", "en", 1), ("fleet", "de", 1), ("kaivai", "en", 2)],
)
def test_a_whole_game_is_played_by_clicks(person: People, house: House, game: str, lang: str, bots: int) -> None:
    """On the board where an option lives there, else in the list, until the result is shown."""
    me = person(lang=lang)
    me.go(lay(house, game, [ME, *[EASY] * bots], seed=5)[0])
    assert me.turns(Random(1), 2000) > 15
    expect(me.over).to_be_visible()
    me.link({"en": "Look back and analyse", "de": "Rückblick und Analyse"}[lang]).click()
    expect(me.page.get_by_role("heading", name=NAMES[game])).to_be_visible()
    expect(me.page.get_by_role("img", name={"en": "Points over", "de": "Punkte über"}[lang])).to_be_visible()


@pytest.mark.parametrize("game", ["nusfjord", "fleet"])
def test_a_solo_game_is_played_by_clicks(person: People, house: House, game: str) -> None:
    """Alone, to the end."""
    me = person()
    me.go(lay(house, game, [ME], seed=3)[0])
    assert me.turns(Random(2), 2000) > 10
    expect(me.over).to_be_visible()


@pytest.mark.parametrize("game", NAMES)
def test_a_newcomer_plays_with_one_click(person: People, game: str) -> None:
    """From the start page to the first question, and the table is found again there."""
    me = person()
    me.go("/")
    me.button(f"Play now {NAMES[game]}").click()
    me.wait()
    assert me.turns(Random(3), 2) == 2
    me.link("Netloft").click()
    expect(me.page.get_by_role("link", name=NAMES[game]).last).to_be_visible()


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_tutorial_leads_to_its_last_step(person: People, game: str, lang: str) -> None:
    """Every step can be done, whatever bots and dice do meanwhile."""
    me = person(lang=lang)
    me.go(f"/learn/{game}")
    steps = 0
    while me.step():
        steps += 1
    assert steps >= 7
    expect(me.button({"en": "Play a whole game", "de": "Ein ganzes Spiel spielen"}[lang])).to_be_visible()
