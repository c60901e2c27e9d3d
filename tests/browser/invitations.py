"""The way of somebody with a link to a table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Person


def invite(me: Person) -> str:
    """Copy the link for whoever is invited."""
    me.page.get_by_role("tab", name="Table").click()
    beside = me.page.get_by_role("complementary")
    beside.get_by_role("button", name="Copy link").first.click()
    expect(beside.get_by_role("button", name="Copied").first).to_be_visible()
    link: str = me.page.evaluate("navigator.clipboard.readText()")
    me.page.get_by_role("tab", name="Choices").click()
    return link


def join(person: Person, link: str, name: str = "") -> None:
    """Come by an invitation and take the seat, with this name or the one that is there already."""
    person.go(link)
    if name:
        person.page.get_by_label("Your name").fill(name)
    person.button("Sit down").click()
    expect(person.page.get_by_role("list", name="Players")).to_be_visible()
