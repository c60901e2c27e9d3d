"""German and English, also in the middle of a game."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Lay, Visit


def test_the_browser_says_which_language_is_spoken(visit: Visit) -> None:
    """A German browser is met in German, and the choice is kept."""
    me = visit(lang="de")
    me.go("/")
    expect(me.page.get_by_role("heading", name="Drei Fischerspiele, ein offener Tisch")).to_be_visible()
    expect(me.page.locator("html")).to_have_attribute("lang", "de")
    me.button("English").click()
    expect(me.page.get_by_role("heading", name="Three fishing games, one open table")).to_be_visible()
    me.page.reload()
    expect(me.page.get_by_role("heading", name="Three fishing games, one open table")).to_be_visible()
    expect(me.page.locator("html")).to_have_attribute("lang", "en")


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit, lay: Lay) -> None:
    """Question, choices, log, and what is printed on the cards come in the other language; the game goes on."""
    me = visit()
    me.go(lay("nusfjord", "here Ada", part=0.17))
    me.wait()
    expect(me.page.get_by_role("region", name="Buildings")).to_contain_text("each time")
    offered = me.offered()
    me.button("Menu", exact=True).click()
    me.button("Deutsch").click()
    me.lang = "de"
    expect(me.page.get_by_role("region", name="Gebäude")).to_contain_text("immer wenn")
    expect(me.page.get_by_role("region", name="Was gefragt ist")).to_contain_text("?")
    expect(me.page.get_by_role("tab", name="Verlauf")).to_be_visible()
    assert me.offered() == offered
    me.turns(Random(1), 3)
    me.wait()
    me.page.get_by_role("tab", name="Verlauf").click()
    expect(me.page.get_by_role("list", name="Verlauf")).to_contain_text("Blau beginnt.")
    me.button("Menü", exact=True).click()
    me.button("English").click()
    expect(me.page.get_by_role("list", name="Log")).to_contain_text("Blue begins.")


def test_people_are_called_by_their_names(visit: Visit, lay: Lay) -> None:
    """The log says who did it by name, and a new name is told at once."""
    me = visit()
    me.go(lay("kaivai", "here Ada", part=0.1, seats=3))
    me.wait()
    me.page.get_by_role("tab", name="Log").click()
    log = me.page.get_by_role("list", name="Log")
    expect(log.get_by_text("Ada bids").first).to_be_visible()
    me.page.get_by_role("tab", name="Table").click()
    me.page.get_by_role("textbox", name="Name 1").fill("Grace")
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("list", name="Players")).to_contain_text("Grace")
    me.page.get_by_role("tab", name="Log").click()
    expect(log.get_by_text("Grace bids").first).to_be_visible()
