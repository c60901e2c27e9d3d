"""The start page and the set-up page: light to load, and every way to a table."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Lay, Visit
from tests.browser.invitations import invite, join

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
    expect(tables.nth(0)).to_contain_text("Your turn")
    expect(tables.nth(1)).to_contain_text("finished")


def test_my_tables_are_kept_current(visit: Visit, lay: Lay) -> None:
    """Each shows its board, its round and its points; when others move, it changes without being loaded again."""
    ada, ben = visit(), visit()
    ada.prefer(confirm=False, lang="en")
    ada.go(lay("kaivai", "here Ada", "invited Ben", seats=3, part=0.0))
    ada.wait()
    join(ben, invite(ada))
    expect(ben.page.get_by_role("list", name="Players")).to_be_visible()
    ben.go("/")
    table = ben.page.get_by_role("region", name="My tables").get_by_role("link")
    expect(table).to_contain_text("Ada to move")
    expect(table).to_contain_text("round 1")
    expect(table).to_contain_text("points: Ada 0, Ben 0, Green 0")
    expect(table.locator(".picture svg path").first).to_be_attached()
    ada.spot("bid 7").click()
    expect(table).to_contain_text("Your turn")
    expect(table).to_contain_text("Ada moved just now")


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
    expect(me.page.get_by_role("group", name="Your own score sheet").get_by_role("alert")).to_contain_text("line 1")
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


def test_who_sits_how_is_chosen(visit: Visit) -> None:
    """A face and a name for everybody here, hints off between people unless they are wished, and nobody watching."""
    me = visit()
    told: list[dict[str, Any]] = []
    me.listen("attached", told.append)
    me.go("/new/kaivai")
    hints, watching = me.page.get_by_role("group", name="Hints"), me.page.get_by_role("group", name="Who may watch")
    expect(hints.get_by_role("radio", name="On")).to_be_checked()
    me.page.get_by_role("combobox", name="Who is Yellow").select_option("here")
    expect(hints.get_by_role("radio", name="Off")).to_be_checked()
    watching.get_by_role("radio", name="Nobody").check()
    me.button("Face of Red").click()
    me.page.get_by_role("radio", name="fox").check()
    me.page.keyboard.press("Escape")
    expect(me.button("Face of Red: fox")).to_be_focused()
    me.page.get_by_label("Name of Red").fill("Ada")
    me.button("Lay the table").click()
    me.wait_for(lambda: bool(told))
    assert told[0]["hints"] is False
    assert told[0]["watch"] == ""
    red, yellow = told[0]["seats"][:2]
    assert (red["name"], red["face"]) == ("Ada", "fox")
    assert yellow["face"] not in {"", "fox"}


def test_a_file_that_misses_its_place_is_read_all_the_same(visit: Visit) -> None:
    """A deck that is dropped anywhere on the set-up page is taken, and does not replace the page."""
    me = visit()
    me.go("/new/nusfjord")
    expect(me.button("Lay the table")).to_be_visible()
    me.page.evaluate(
        """() => {
            const data = new DataTransfer();
            data.items.add(new File(["nothing"], "mine.deck"));
            document.querySelector("h1").dispatchEvent(
                new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        }"""
    )
    expect(me.page.get_by_text("mine.deck").first).to_be_visible()
