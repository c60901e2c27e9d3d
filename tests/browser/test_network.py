"""A network that breaks is told within 3 seconds, and an address that leads nowhere is called so."""

from __future__ import annotations

import signal
import time

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Lay, Visit
from tests.browser.house import House

SOON = 3000


def test_a_browser_that_goes_offline_says_so_within_three_seconds(visit: Visit, lay: Lay) -> None:
    """And is back by itself when the network is."""
    me = visit()
    me.forgiven = "WebSocket connection to"
    me.go(lay("kaivai", "here Ada", part=0.3))
    me.wait()
    lost = me.page.get_by_text("The connection is lost.")
    me.context.set_offline(True)
    expect(lost).to_be_visible(timeout=SOON)
    time.sleep(1)  # it does not come back while there is no network
    expect(lost).to_be_visible()
    me.context.set_offline(False)
    expect(lost).to_have_count(0)
    me.wait()


def test_a_server_that_falls_silent_is_noticed_within_three_seconds(visit: Visit, own_house: House) -> None:
    """Also where nothing closes the connection, as when a router is switched off; a quiet table is no loss."""
    me = visit(at=own_house)
    me.forgiven = "WebSocket connection to"
    me.lay("kaivai", seed=2)
    me.wait()
    lost = me.page.get_by_text("The connection is lost.")
    me.page.wait_for_timeout(2 * SOON)
    expect(lost).to_have_count(0)
    assert own_house.process is not None
    own_house.process.send_signal(signal.SIGSTOP)
    try:
        expect(lost).to_be_visible(timeout=SOON)
    finally:
        own_house.process.send_signal(signal.SIGCONT)
    expect(lost).to_have_count(0)
    me.wait()


def test_a_server_that_does_not_even_greet_is_asked_again(visit: Visit) -> None:
    """A connection that was made and then breaks keeps nobody waiting for good."""
    me = visit()
    tries: list[WebSocketRoute] = []

    def meet(page: WebSocketRoute) -> None:
        tries.append(page)
        if len(tries) > 1:
            page.connect_to_server()

    me.page.route_web_socket("**/ws", meet)
    me.go("/settings")
    me.wait_for(lambda: len(tries) > 1)
    expect(me.page.get_by_text("The connection is lost.")).to_have_count(0)


def test_an_unknown_address_says_so_and_leads_home(visit: Visit) -> None:
    """In a sentence, with the address and a link."""
    me = visit()
    me.forgiven = "404"
    for path in ("/anything-unknown", "/t", "/new-table/fleet"):
        me.go(path)
        expect(me.page.get_by_role("heading", level=1)).to_have_text("This page does not exist")
        expect(me.page.get_by_text(path, exact=True)).to_be_visible()
    me.link("To the start page").click()
    expect(me.link("New table").first).to_be_visible()
    assert me.page.url.endswith("/")
