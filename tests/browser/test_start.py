"""The start page and the set-up page: light to load, and every way to a table."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Lay, Visit

MOST = 250_000  # bytes over the wire


def test_the_start_page_is_light(visit: Visit) -> None:
    """All that its first load brings, compressed as the server sends it."""
    me = visit()
    sizes: list[int] = []

    def count(event: dict[str, Any]) -> None:
        sizes.append(int(event["encodedDataLength"]))

    network = me.context.new_cdp_session(me.page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", count)
    me.go("/")
    expect(me.page.get_by_role("heading", name="Kaivai")).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(sizes) <= MOST


def test_a_table_that_waits_for_me_is_listed_first(visit: Visit, lay: Lay) -> None:
    """Also when another one has changed since."""
    me = visit()
    me.go(lay("kaivai", "here Ada", seats=3, part=0.0))
    me.wait()
    me.go(lay("kaivai", "here Ada", seats=3, part=1))
    expect(me.over).to_be_visible()
    me.go("/")
    tables = me.page.get_by_role("region", name="My tables").get_by_role("link")
    expect(tables).to_have_count(2)
    expect(tables.nth(0)).to_contain_text("your turn")
    expect(tables.nth(1)).to_contain_text("finished")


def test_friends_are_given_links(visit: Visit) -> None:
    """The way with friends leads to a table where the others have links; it can be laid again like this."""
    me = visit()
    me.go("/")
    me.link("With friends Kaivai").click()
    who = me.page.get_by_role("combobox", name="Who is")
    expect(who).to_have_count(3)
    assert [one.input_value() for one in who.all()] == ["here", "invited", "invited"]
    me.button("Lay the table").click()
    expect(me.page.get_by_role("list", name="Players")).to_be_visible()
    me.go("/new")
    me.button("Take these settings").click()
    expect(me.page.get_by_role("radio", name="Kaivai")).to_be_checked()
    assert [one.input_value() for one in who.all()] == ["here", "invited", "invited"]


def test_an_own_sheet_is_named_and_its_faults_are_told(visit: Visit) -> None:
    """A file that is no sheet is refused in words; without it, the table is laid."""
    me = visit()
    me.go("/new/fleet")
    file: Any = {"name": "mine.toml", "mimeType": "text/plain", "buffer": b"this is no sheet"}
    me.page.get_by_label("Choose a file").set_input_files(file)
    expect(me.page.get_by_text("mine.toml").first).to_be_visible()
    me.button("Lay the table").click()
    expect(me.page.get_by_role("alert")).to_contain_text("line 1")
    me.button("Without it").click()
    me.button("Lay the table").click()
    expect(me.page.get_by_role("list", name="Players")).to_be_visible()


def test_a_choice_of_the_game_reaches_the_table(visit: Visit) -> None:
    """A deck that is chosen by its picture, and a variant that is switched on."""
    me = visit()
    told: list[dict[str, Any]] = []
    me.listen("attached", told.append)
    me.go("/new/nusfjord")
    me.page.get_by_role("radio", name="Codfish").check()
    me.page.get_by_role("switch", name="The Forgotten").check()
    me.button("Lay the table").click()
    me.wait_for(lambda: bool(told))
    assert told[0]["options"]["deck"] == "codfish"
    assert told[0]["options"]["forgotten"] is True
