"""The page as an app: it can be installed, opens without its server, and takes a new version only when it is wished."""

from __future__ import annotations

import json
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from netloft.server.door.pages import PAGE
from tests.browser import shelf
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.person import Person

LOST = "WebSocket connection to"
SHELLS = "() => caches.keys().then((names) => names.filter((name) => name.startsWith('netloft shell')))"


def keep(person: Person, path: str = "/") -> None:
    """Come to a page, and wait until it is kept."""
    person.go(path)
    person.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    person.wait_for(lambda: bool(person.page.evaluate("() => navigator.serviceWorker.controller !== null")))


def test_the_page_can_be_installed(visit: Visit) -> None:
    """It meets what browsers ask for: a manifest with a name, a start and icons that are there, and a worker."""
    me = visit(kept=True)
    keep(me)
    devtools = me.context.new_cdp_session(me.page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}, "but for the browser of the tests, it can be"
    manifest = json.loads(found["data"])
    assert (manifest["start_url"], manifest["display"]) == ("./", "standalone")
    for icon in manifest["icons"]:
        answer = me.context.request.get("/" + icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
    assert me.context.request.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"
    assert me.context.request.get("/sw.js").headers["cache-control"] == "no-cache"


def test_without_the_server_it_opens_with_what_needs_none(visit: Visit, own_house: House) -> None:
    """Rules, cards and terms, games that are over; what needs the server is said, and it goes on when that is back."""
    moves = shelf.played("kaivai", 3, 5)
    seats = [("here", "Ada", ""), ("bot", "", "easy"), ("bot", "", "easy")]
    secret = shelf.put(own_house.folder / "tables.db", "ended", "kaivai", seats, moves)
    me = visit(at=own_house, kept=True)
    me.forgiven = LOST
    keep(me, f"/t/ended#{secret}")
    expect(me.over).to_be_visible()
    paths = "() => caches.open('netloft kept').then((kept) => kept.keys()).then((all) => all.map(({ url }) => url))"
    me.wait_for(lambda: len(me.page.evaluate(paths)) >= 4)
    own_house.close()
    me.go("/")
    away = me.page.get_by_role("region", name="The server cannot be reached")
    expect(away).to_contain_text("To play, the server is needed")
    away.get_by_role("link", name="Cards and terms Kaivai").click()
    expect(me.page.locator("dt").first).to_be_visible()
    me.go("/rules/nusfjord")
    expect(me.page.locator("article h2").first).to_be_visible()
    me.go("/kept")
    me.page.get_by_role("list", name="Games kept in this browser").get_by_role("link").click()
    expect(me.page.get_by_role("region", name="Score sheets")).to_contain_text("Ada")
    expect(me.page.get_by_role("list", name="Log").get_by_role("listitem").nth(20)).to_be_attached()
    expect(me.page.locator(".board [data-place], .board svg").first).to_be_attached()
    with me.page.expect_download() as saved:
        me.button("Save the record").click()
    assert saved.value.suggested_filename == "kaivai-ended.netloft"
    me.go("/new/fleet")
    expect(away).to_be_visible()
    own_house.open()
    expect(me.button("Lay the table")).to_be_visible()


@contextmanager
def files(folder: Path) -> Iterator[str]:
    """Serve the files of a folder, as a server does whose tables are away."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def test_a_new_version_is_offered_and_waits(visit: Visit, tmp_path: Path, browser: Any) -> None:
    """An open page goes on with its own files until somebody wants the new ones."""
    page = tmp_path / "page"
    shutil.copytree(PAGE, page)
    worker = page / "sw.js"
    version = re.search(r'VERSION = "(\w+)"', worker.read_text())
    assert version
    with files(page) as address:
        me = Person(browser, address, kept=True)
        keep(me)
        worker.write_text(worker.read_text().replace(version[1], "next"))
        me.page.evaluate("() => navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => null)")
        offer = me.page.get_by_role("status").filter(has_text="A new version of Netloft is ready.")
        expect(offer).to_be_visible()
        assert me.page.evaluate(SHELLS) == [f"netloft shell {version[1]}", "netloft shell next"]
        me.link("Rules", exact=True).first.click()
        expect(me.page.locator("article h2").first).to_be_visible()
        me.link("Netloft", exact=True).click()
        me.page.evaluate("() => { window.before = true }")
        with me.page.expect_navigation():
            offer.get_by_role("button", name="Load it").click()
        expect(me.page.get_by_role("heading", level=1)).to_be_visible()
        assert me.page.evaluate("() => window.before") is None
        expect(offer).to_have_count(0)
        me.close()
