"""Everybody can play: by keyboard, on a phone, with a screen reader, light and dark."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import EASY, ME, lay
from tests.browser.house import House
from tests.browser.person import NAMES, Person

People = Callable[..., Person]
PAGES = [
    "/",
    "/new",
    "/rules/nusfjord",
    "/rules/fleet/glossary",
    "/rules/kaivai/glossary",
    "/settings",
    "/about",
    "/learn/kaivai",
]

CHANGED = """(before) => {
    const now = [...document.querySelectorAll("aside [data-choice]")].map((choice) => choice.dataset.choice);
    return JSON.stringify(now) !== JSON.stringify(before);
}"""


def serious(me: Person) -> list[str]:
    """List what axe finds serious or critical."""
    found = Axe().run(me.page).response["violations"]
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in {"serious", "critical"}
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_shuts_anybody_out(person: People, theme: str) -> None:
    """Axe finds nothing serious or critical on any page."""
    me = person(theme=theme)
    for path in PAGES:
        me.go(path)
        expect(me.page.get_by_role("heading", level=1)).to_be_attached()
        me.page.wait_for_load_state("networkidle")
        assert serious(me) == [], path


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", NAMES)
def test_no_table_shuts_anybody_out(person: People, house: House, game: str, theme: str) -> None:
    """Neither does a table in the middle of a game, nor its replay."""
    me = person(theme=theme)
    link = lay(house, game, [ME, EASY], seed=5)[0]
    me.go(link)
    me.turns(Random(4), 5)
    me.wait()
    assert serious(me) == []
    for tab in ("Log", "Scores", "Table"):
        me.page.get_by_role("tab", name=tab).click()
        assert serious(me) == [], tab
    me.go(link.partition("#")[0].replace("/t/", "/replay/"))
    expect(me.page.get_by_role("slider")).to_be_visible()
    assert serious(me) == []


@pytest.mark.parametrize("game", NAMES)
def test_a_turn_is_played_with_the_keyboard_alone(person: People, house: House, game: str) -> None:
    """Tab reaches a place on the board that can be chosen, Enter chooses it."""
    me = person()
    me.go(lay(house, game, [ME, EASY], seed=5)[0])
    me.wait()
    for _ in range(3):
        me.page.locator("body").press("Tab")
        chosen = ""
        for _ in range(200):
            chosen = me.page.evaluate(
                "document.activeElement?.dataset?.option ?? document.activeElement?.dataset?.choice ?? ''"
            )
            if chosen:
                break
            me.page.keyboard.press("Tab")
        assert chosen
        before = me.offered()
        me.page.keyboard.press("Enter")
        menu = me.page.get_by_role("dialog", name="Choose")
        if menu.count():
            me.page.keyboard.press("Enter")
        me.page.wait_for_function(CHANGED, arg=before["list"])
        if not me.wait():
            break


@pytest.mark.parametrize("width", [320, 360])
def test_no_page_is_wider_than_a_phone(person: People, house: House, width: int) -> None:
    """Nothing has to be scrolled sideways, on any page or table."""
    me = person(width=width, height=740, touch=True, lang="de")
    for path in [*PAGES, *[lay(house, game, [ME, EASY], seed=5)[0] for game in NAMES]]:
        me.go(path)
        expect(me.page.get_by_role("heading", level=1)).to_be_attached()
        me.page.wait_for_load_state("networkidle")
        assert me.page.evaluate("document.documentElement.scrollWidth") <= width, path


@pytest.mark.parametrize("game", NAMES)
def test_a_phone_is_enough_to_play(person: People, house: House, game: str) -> None:
    """Some turns by taps."""
    me = person(width=360, height=740, touch=True)
    me.go(lay(house, game, [ME, EASY], seed=6)[0])
    assert me.turns(Random(5), 4) == 4


def test_settings_are_kept(person: People) -> None:
    """A theme that was chosen is there after the page was loaded again."""
    me = person()
    me.go("/settings")
    me.page.get_by_label("Light or dark").select_option("dark")
    me.page.reload()
    expect(me.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_glossary_is_searched(person: People) -> None:
    """What is typed narrows the list."""
    me = person()
    me.go("/rules/nusfjord/glossary")
    me.page.get_by_label("Search").fill("Fish Stand")
    expect(me.page.get_by_text("Fish Stand").first).to_be_visible()
    expect(me.page.get_by_text("Castle", exact=True)).to_have_count(0)
