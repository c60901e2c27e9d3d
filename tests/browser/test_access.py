"""No page has a serious fault of accessibility, in light and in dark."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import Lay, Visit
from tests.browser.pages import PAGES, every_table
from tests.browser.person import Person

RULES = {
    "light": {"resultTypes": ["violations"]},
    "dark": {"resultTypes": ["violations"], "runOnly": ["color-contrast"]},  # nothing but colours is different
}


def faults(person: Person, path: str, ready: str) -> list[str]:
    """Open a page and let axe look at it by day and at night; list what is serious or critical."""
    person.go(path)
    expect(person.page.locator(ready).first).to_be_visible()
    found: list[str] = []
    for theme, rules in RULES.items():
        person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        found += [
            f"{path}, {theme}: {fault['id']}: {fault['nodes'][0]['html'][:200]} ({fault['nodes'][0]['failureSummary']})"
            for fault in Axe().run(person.page, options=rules).response["violations"]
            if fault["impact"] in {"serious", "critical"}
        ]
    return found


def test_every_page_is_accessible(visit: Visit) -> None:
    """Pages without a table."""
    me = visit()
    assert [fault for path, ready in PAGES for fault in faults(me, path, ready)] == []


def test_every_table_is_accessible(visit: Visit, lay: Lay) -> None:
    """Tables of every game in the middle and at the end, looking back, and around one screen."""
    me = visit()
    assert [fault for path, ready in every_table(lay) for fault in faults(me, path, ready)] == []
