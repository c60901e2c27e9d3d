"""Lessons from the start page to a first game, the rules, and the glossary with its search."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import NAMES

GAMES: Final = Path(__file__).parents[2] / "web/src/games"


LANGUAGE: Final = {"nusfjord": "en", "fleet": "de", "kaivai": "en"}
PLAY: Final = {"en": "Play a first game now", "de": "Jetzt ein erstes Spiel spielen"}
GO: Final = {"en": "Let’s go", "de": "Los geht’s"}
PHONE: Final = "kaivai"
SHORT: Final = sorted((path.parts[-3], path.stem) for path in GAMES.glob("*/learn/*.json") if path.stem != "first")


@pytest.mark.parametrize("game", NAMES)
def test_a_newcomer_learns_and_plays_a_first_game(visit: Visit, game: str) -> None:
    """From the start page through the lesson to a first game, whose goal is said once and again on request."""
    lang, phone = LANGUAGE[game], game == PHONE
    size = {"width": 390, "height": 844, "touch": True} if phone else {}
    me = visit(lang=lang, newcomer=True, **size)
    me.go("/")
    me.press(me.page.locator(f"a[href='/learn/{game}']").first)
    steps = 1
    while me.step():
        steps += 1
        if me.page.locator(".speech .try").count() == 0 and "last" not in (me.speech.get_attribute("class") or ""):
            expect(me.page.locator(".spotlight")).to_be_attached()
    assert steps > 20
    me.press(me.button(PLAY[lang]))
    me.page.wait_for_url("**/t/*")
    goal = me.page.get_by_role("dialog").filter(has=me.page.get_by_role("heading", level=2))
    expect(goal).to_be_visible()
    me.press(me.button(GO[lang]))
    expect(goal).to_have_count(0)
    me.wait()
    expect(me.page.get_by_role("navigation", name="Pages" if lang == "en" else "Seiten")).to_have_count(0)
    me.page.reload()
    me.wait()
    expect(goal).to_have_count(0)


def test_whoever_plays_on_has_read_the_goal(visit: Visit) -> None:
    """It goes away with the first choice, too."""
    me = visit(newcomer=True)
    me.lay("fleet", seats=2, seed=3, kinds={1: "easy bot"})
    me.wait()
    goal = me.page.get_by_role("dialog").filter(has=me.page.get_by_role("heading", level=2))
    expect(goal).to_be_visible()
    me.choose(Random(1))
    expect(goal).to_have_count(0)


def test_a_lesson_goes_back_and_is_kept(visit: Visit) -> None:
    """Back takes moves back, too; after a reload it goes on where it was; a wrong click gets a friendly word."""
    me = visit(newcomer=True)
    me.go("/learn/nusfjord")
    for _ in range(8):
        me.step()
    supply = me.page.locator("[data-place=goods]")
    expect(me.speech).to_contain_text("Five wood")
    expect(supply).to_contain_text("5")
    me.page.reload()
    expect(me.speech).to_contain_text("Five wood")
    me.button("Back").click()
    expect(me.speech).to_contain_text("Which forest?")
    me.page.locator(".place[aria-busy=false] [data-option='fell c2']").wait_for()
    expect(supply).not_to_contain_text("5")
    me.page.locator("[data-place=ships]").click()
    expect(me.speech.locator(".nudged")).to_contain_text("nothing is lost")
    me.button("Show me").click()
    expect(me.speech).to_contain_text("Five wood")


def test_a_lesson_is_learnt_by_keys(visit: Visit) -> None:
    """The focus stays on the way on, the arrows find what can be chosen, and what is said is read out."""
    me = visit()
    me.go("/learn/kaivai")
    expect(me.speech.locator("[aria-live=polite]")).to_contain_text("Welcome")
    me.speech.locator(".next").focus()
    while not me.speech.locator(".try").count():
        number = me.lesson_step()
        expect(me.page.locator(".speech[aria-busy=false] .next")).to_be_focused()
        me.page.keyboard.press("Enter")
        me.wait_for(lambda number=number: me.lesson_step() != number)  # type: ignore[misc]
    me.page.locator(".place [data-option='bid 5']").wait_for()
    me.page.keyboard.press("ArrowUp")
    expect(me.page.locator("[data-option='bid 5']")).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.speech).to_contain_text("The order of play")
    expect(me.speech.locator(".next")).to_be_focused()


SIGNS: Final = {
    "nusfjord": ("[data-place=goods] use[href='#nf-fish']", "fills plates"),
    "fleet": ("[data-note^=Market]", "Earn coins"),
    "kaivai": ("[data-place=influence] use", "Pays for actions"),
}


@pytest.mark.parametrize("game", NAMES)
def test_a_sign_says_what_it_is(visit: Visit, game: str) -> None:
    """Whoever points at a sign or a place of a board is told in a sentence what it is."""
    me = visit()
    me.lay(game, seats=2, seed=3)
    me.wait()
    sign, words = SIGNS[game]
    box = me.page.locator(sign).first.bounding_box()
    assert box
    me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(me.page.get_by_role("tooltip")).to_contain_text(words)


@pytest.mark.parametrize(("game", "lesson"), SHORT)
def test_a_short_lesson_is_played_to_its_end(visit: Visit, game: str, lesson: str) -> None:
    """What is pointed at at every step is in sight, on a phone, too."""
    me = visit(lang="de", width=390, height=844, touch=True)
    me.go(f"/learn/{game}/{lesson}")
    while me.step():
        pass
    assert me.lesson_step() > 5


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
