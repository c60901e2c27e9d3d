"""Tab and Enter are enough."""

from __future__ import annotations

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


@pytest.mark.parametrize(("game", "part", "seats"), [("nusfjord", 0.1, 2), ("fleet", 0.2, 2), ("kaivai", 0.0, 3)])
def test_some_turns_with_the_keyboard_alone(visit: Visit, lay: Lay, game: str, part: float, seats: int) -> None:
    """After each choice the focus is at the next question, so that few keys lead to the next choice."""
    me = visit()
    me.go(lay(game, "here Ada", part=part, seats=seats))
    me.wait()
    tab_to_a_choice(me)
    for turn in range(4):
        me.page.keyboard.press("Enter")
        if me.page.evaluate(FOCUSED) == "menu":
            me.page.keyboard.press("Enter")
        if not me.wait():
            break
        focused = me.page.locator(":focus")
        expect(focused).to_have_count(1)
        tab_to_a_choice(me, 40)
        assert turn < 4


def test_from_the_start_page_to_a_table(visit: Visit) -> None:
    """The first Tab leads past the header; a game can be started, and a page changes with its heading in focus."""
    me = visit()
    me.go("/")
    expect(me.button("Play now Fleet")).to_be_enabled()
    me.page.keyboard.press("Tab")
    expect(me.link("To the content")).to_be_focused()
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("Tab")
    expect(me.button("Play now Nusfjord")).to_be_focused()
    me.page.keyboard.press("Enter")
    me.wait()
    expect(me.page.get_by_role("heading", level=1)).to_be_focused()
    tabs = me.page.get_by_role("tab")
    tabs.first.focus()
    me.page.keyboard.press("ArrowRight")
    expect(me.page.get_by_role("tab", name="Log")).to_be_focused()
    expect(me.page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
