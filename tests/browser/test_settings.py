"""Settings are kept, and do what they say."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Lay, Visit
from tests.browser.person import Person

PAPER = r"getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)"


def brightness(person: Person) -> int:
    """Add up the colours of the paper."""
    colours: list[str] = person.page.evaluate(PAPER)
    return sum(int(colour) for colour in colours[:3])


def test_light_and_dark(visit: Visit) -> None:
    """The page follows the system until one is chosen, and then that one, also when it is loaded again."""
    me = visit(theme="dark")
    me.go("/settings")
    expect(me.page.get_by_label("Light or dark")).to_have_value("system")
    assert brightness(me) < 200
    me.page.get_by_label("Light or dark").select_option("light")
    assert brightness(me) > 600
    me.page.reload()
    expect(me.page.get_by_label("Light or dark")).to_have_value("light")
    assert brightness(me) > 600
    me.page.emulate_media(color_scheme="light")
    me.page.get_by_label("Light or dark").select_option("dark")
    assert brightness(me) < 200


def test_motion_name_and_confirmation(visit: Visit, lay: Lay) -> None:
    """Moves of others come all at once if that is wished; the name is taken to the next table."""
    me = visit(motion="full")
    me.go("/settings")
    me.page.get_by_label("Moves of the others").select_option("still")
    me.page.get_by_label("My name").fill("Ada")
    me.page.get_by_label("Ask before my turn ends").uncheck()
    me.link("Netloft", exact=True).click()
    me.button("Play now Kaivai: easy").click()
    expect(me.page.get_by_role("list", name="Players")).to_contain_text("Ada")
    me.wait()
    me.spot("bid 7").click()
    me.wait()
    assert not me.button("Skip").count()
    ben = visit()
    ben.prefer(confirm=False, lang="en")
    ben.go(lay("kaivai", "here Ben", "invited Cora", seats=3, part=0.0))
    ben.wait()
    ben.spot("bid 7").click()
    expect(ben.page.get_by_text("Waiting for Cora.").first).to_be_visible()


def test_a_table_is_cleared_away(visit: Visit, lay: Lay) -> None:
    """Who set a table up can clear it away after a second question; it leaves the list."""
    me = visit()
    me.go(lay("fleet", "here Ada", part=0.2))
    me.wait()
    me.page.get_by_role("tab", name="Table").click()
    me.button("Clear the table").click()
    me.button("Yes, clear it away").click()
    expect(me.page.get_by_text("No table yet.")).to_be_visible()
