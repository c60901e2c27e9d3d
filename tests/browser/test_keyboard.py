"""Tab and Enter are enough."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Lay, Visit
from tests.browser.person import Person

FOCUSED = """() => {
    const at = document.activeElement;
    return at.dataset.option || at.dataset.choice || (at.closest("[role=dialog]") ? "menu" : "");
}"""


def tab_to_a_choice(person: Person, most: int = 120) -> None:
    """Go on with Tab until something can be chosen."""
    for _ in range(most):
        person.page.keyboard.press("Tab")
        if person.page.evaluate(FOCUSED):
            return
    raise AssertionError("no choice was reached by the Tab key")


@pytest.mark.parametrize(("game", "seats"), [("nusfjord", 1), ("fleet", 1), ("kaivai", 2)])
def test_a_whole_game_with_the_keyboard_alone(visit: Visit, lay: Lay, game: str, seats: int) -> None:
    """After each choice the focus is at the next question, so that few keys lead to the next choice."""
    rng = Random(3)
    me = visit()
    me.go(lay(game, "here Ada", part=0.0, seats=seats))
    chosen: set[str] = set()
    while me.wait():
        if chosen:
            expect(me.page.locator(":focus")).to_have_count(1)
        tab_to_a_choice(me, 40 if chosen else 120)
        for _ in range(rng.randrange(min(4, me.choices.count()))):
            tab_to_a_choice(me)
        chosen.add(me.page.evaluate(FOCUSED))
        me.page.keyboard.press("Enter")
        if me.page.evaluate(FOCUSED) == "menu":
            me.page.keyboard.press("Enter")
    expect(me.over).to_be_visible()
    assert len(chosen) > 20, "a whole game was played"


@pytest.mark.parametrize(("game", "part", "seats"), [("nusfjord", 0.17, 2), ("fleet", 0.4, 2), ("kaivai", 0.06, 3)])
def test_why_not_is_asked_without_a_pointer(visit: Visit, lay: Lay, game: str, part: float, seats: int) -> None:
    """Tab passes over what cannot be chosen, until somebody is curious; the answer closes to where it was asked."""
    me = visit()
    me.go(lay(game, "here Ada", part=part, seats=seats))
    me.wait()
    closed = me.page.locator(".place .spot:not(.active)")
    assert closed.count()
    assert me.page.evaluate("![...document.querySelectorAll('.spot:not(.active)')].some((spot) => spot.tabIndex === 0)")
    me.page.keyboard.press("?")
    expect(me.page.get_by_role("status").filter(has_text="Enter asks")).to_be_visible()
    for _ in range(120):
        me.page.keyboard.press("Tab")
        if me.page.evaluate("document.activeElement.matches('.spot:not(.active)')"):
            break
    asked = me.page.locator(":focus")
    name = asked.get_attribute("aria-label") or ""
    assert name.endswith(": why not?")
    me.page.keyboard.press("Enter")
    reason = me.page.get_by_role("dialog", name="Why not?")
    expect(reason).to_contain_text("Not now.")
    me.page.keyboard.press("Escape")
    expect(reason).not_to_be_visible()
    expect(me.page.get_by_role("button", name=name, exact=True).first).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("status").filter(has_text="Enter asks")).not_to_be_visible()


def test_from_the_start_page_to_a_table(visit: Visit) -> None:
    """The first Tab leads past the header; a game can be started, and a page changes with its heading in focus."""
    me = visit()
    me.go("/")
    expect(me.button("Play now Fleet: The Dice Game: easy")).to_be_enabled()
    me.page.keyboard.press("Tab")
    expect(me.link("To the content")).to_be_focused()
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("Tab")
    expect(me.button("Play now Nusfjord: easy")).to_be_focused()
    me.page.keyboard.press("Enter")
    me.wait()
    expect(me.page.get_by_role("heading", level=1)).to_be_focused()
    tabs = me.page.get_by_role("tab")
    tabs.first.focus()
    me.page.keyboard.press("ArrowDown")
    choices = me.page.get_by_role("tab", name="Choices")
    expect(choices).to_be_focused()
    expect(choices).to_have_attribute("aria-selected", "true")
    expect(me.choices.first).to_be_visible()
    me.page.keyboard.press("ArrowLeft")
    expect(me.page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
