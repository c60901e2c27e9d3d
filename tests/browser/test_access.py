"""No page has a serious fault of accessibility, in light and in dark."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import Lay, Visit
from tests.browser.pages import PAGES, every_table
from tests.browser.person import Person

RULES = {
    "light": {"resultTypes": ["violations"]},
    "dark": {"resultTypes": ["violations"], "runOnly": ["color-contrast"]},  # nothing but colours is different
}


def faults(person: Person, theme: str) -> list[str]:
    """Let axe look at the page; list what is serious or critical, with the first place of each."""
    found = Axe().run(person.page, options=RULES[theme]).response["violations"]
    return [
        f"{person.page.url}: {fault['id']}: {fault['nodes'][0]['html'][:200]} ({fault['nodes'][0]['failureSummary']})"
        for fault in found
        if fault["impact"] in {"serious", "critical"}
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_page_is_accessible(visit: Visit, theme: str) -> None:
    """Pages without a table."""
    me = visit(theme=theme)
    found: list[str] = []
    for path, ready in PAGES:
        me.go(path)
        expect(me.page.locator(ready).first).to_be_visible()
        found += faults(me, theme)
    assert found == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_table_is_accessible(visit: Visit, lay: Lay, theme: str) -> None:
    """Tables of every game in the middle and at the end, looking back, and around one screen."""
    me = visit(theme=theme)
    found: list[str] = []
    for path, ready in every_table(lay):
        me.go(path)
        expect(me.page.locator(ready).first).to_be_visible()
        found += faults(me, theme)
    assert found == []
