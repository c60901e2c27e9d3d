"""A telephone: nothing sticks out, and everything can be tapped."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Lay, Visit
from tests.browser.pages import PAGES, every_table
from tests.browser.person import Person

SIZE = {"width": 360, "height": 740, "touch": True}


def sticks_out(person: Person) -> int:
    """Measure by how many pixels the page is wider than the screen."""
    wider: int = person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wider


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_page_is_wider_than_a_telephone(visit: Visit, lay: Lay, lang: str) -> None:
    """No page has to be pushed sideways, in either language, also on the smallest telephone."""
    me = visit(lang=lang, **SIZE)
    for path, ready in [*PAGES, *every_table(lay)]:
        me.go(path)
        expect(me.page.locator(ready).first).to_be_visible()
        for width in (320, 360):
            me.page.set_viewport_size({"width": width, "height": 740})
            assert sticks_out(me) == 0, f"{path} at {width}"


@pytest.mark.parametrize(("game", "seats"), [("nusfjord", 2), ("fleet", 2), ("kaivai", 3)])
def test_some_turns_by_taps(visit: Visit, lay: Lay, game: str, seats: int) -> None:
    """Choices can be tapped on the board, and the log is one tap away."""
    me = visit(**SIZE)
    me.go(lay(game, "here Ada", part=0.2, seats=seats))
    me.turns(Random(3), 8)
    me.wait()
    assert sticks_out(me) == 0
    me.page.get_by_role("navigation").get_by_role("button", name="Log").tap()
    me.page.get_by_role("tab", name="Log").tap()
    expect(me.page.get_by_role("list", name="Log").get_by_role("link").last).to_be_in_viewport()


@pytest.mark.parametrize(("game", "part"), [("nusfjord", 0.2), ("fleet", 0.2), ("kaivai", 0.36)])
def test_the_first_tap_looks_ahead_and_the_second_one_chooses(visit: Visit, lay: Lay, game: str, part: float) -> None:
    """A choice that is tapped once shows what it would do; it can be given up, or tapped again."""
    me = visit(**SIZE)
    me.go(lay(game, "here Ada", part=part, seats=3))
    me.wait()
    spot = me.page.locator("[data-option]").first
    text = spot.get_attribute("data-option") or ""
    spot.scroll_into_view_if_needed()
    me.spot(text).first.tap()
    expect(me.page.get_by_text("Then:")).to_be_visible()
    me.button("Something else").tap()
    expect(me.page.get_by_text("Then:")).not_to_be_visible()
    expect(me.spot(text).first).to_be_visible()
    me.spot(text).first.tap()
    expect(me.page.get_by_text("Then:")).to_be_visible()
    me.spot(text).first.tap()
    expect(me.page.get_by_text("Then:")).not_to_be_visible()
