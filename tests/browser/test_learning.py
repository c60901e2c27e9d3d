"""Tutorials from the first to the last step, the rules, and the glossary with its search."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import NAMES


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_tutorial_is_played_to_its_last_step(visit: Visit, game: str, lang: str) -> None:
    """Every step can be done on the board; what is pointed at is in sight; the end leads to a game and to the rules."""
    me = visit(lang=lang)
    me.go(f"/learn/{game}")
    count = 1
    while me.step():
        count += 1
        pointed = me.page.locator(".pointed")
        if pointed.count():
            expect(pointed.first).to_be_in_viewport()
    assert count > 10
    expect(me.link({"en": "All rules", "de": "Alle Regeln"}[lang])).to_be_visible()
    me.button({"en": "Play a whole game", "de": "Ein ganzes Spiel spielen"}[lang]).click()
    me.page.wait_for_url("**/t/*")
    me.wait()


@pytest.mark.parametrize("game", NAMES)
def test_the_rules_have_sections_to_go_to(visit: Visit, game: str) -> None:
    """A click on a section of the rules brings it into sight, without leaving the page."""
    me = visit()
    me.go("/rules")
    me.link(NAMES[game], exact=True).click()
    expect(me.page.get_by_role("heading", name=f"Rules of {NAMES[game]}")).to_be_visible()
    sections = me.page.get_by_role("navigation", name="Sections").get_by_role("link")
    expect(sections.nth(8)).to_be_visible()
    name = sections.last.inner_text()
    sections.last.click()
    expect(me.page.get_by_role("heading", name=name, exact=True)).to_be_in_viewport()


def test_the_glossary_is_searched(visit: Visit) -> None:
    """What is typed narrows cards, pieces and terms down to those in which it is, in the language of the page."""
    me = visit()
    me.go("/rules/nusfjord")
    me.link("Cards, pieces, terms").click()
    entries = me.page.get_by_role("term")
    expect(entries.nth(100)).to_be_attached()
    me.page.get_by_role("searchbox", name="Search").fill("pier")
    expect(me.page.get_by_role("status")).not_to_contain_text("0 found")
    expect(entries.first).to_contain_text("Pier House")
    assert entries.count() < 10
    me.page.get_by_role("searchbox", name="Search").fill("no such thing")
    expect(me.page.get_by_role("status")).to_have_text("0 found")
    me.button("Deutsch").click()
    me.page.get_by_role("searchbox", name="Suchen").fill("pierhaus")
    expect(entries.first).to_contain_text("Pierhaus")
