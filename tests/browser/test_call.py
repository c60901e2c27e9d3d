"""The page calls: by title, icon, badge, sound and notification, and keeps silent where that is wished."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Lay, Visit
from tests.browser.invitations import invite, join
from tests.browser.person import Person

EARS: Final = """
window.heard = []; window.told = []; window.badge = 0; window.away = false;
Object.defineProperty(document, "hidden", { get: () => window.away });
const nothing = () => {};
const param = () => ({
    setValueAtTime(value) { this.first = value },
    linearRampToValueAtTime: nothing,
    exponentialRampToValueAtTime: nothing,
});
window.AudioContext = class {
    currentTime = 0;
    destination = {};
    async resume() {}
    createGain() { return { gain: param(), connect: (to) => to } }
    createOscillator() {
        const voice = { frequency: param(), connect: (to) => to, stop: nothing };
        voice.start = () => window.heard.push([voice.type, voice.frequency.first]);
        return voice;
    }
};
window.Notification = class {
    static get permission() { return localStorage.getItem("allowed") ?? "default" }
    static async requestPermission() { localStorage.setItem("allowed", "granted"); return "granted" }
    constructor(title, options) { window.told.push([title, options.body, options.tag, options.data]) }
};
navigator.setAppBadge = async (number) => { window.badge = number };
navigator.clearAppBadge = async () => { window.badge = 0 };
"""
BELL: Final = ["sine", 784]
WOOD: Final = ["triangle", 240]
DICE: Final = ["square", 900]
CHORD: Final = ["sine", 523]


def listen(person: Person) -> Person:
    """Note what somebody's browser would play, show and tell."""
    person.context.add_init_script(EARS)
    return person


def noted(person: Person, what: str) -> Any:
    """Read what was noted."""
    return person.page.evaluate(f"window.{what}")


def leave(person: Person, *, away: bool = True) -> None:
    """Look at something else, as if the page were in a tab behind."""
    person.page.evaluate(f"window.away = {str(away).lower()}")


def icon(person: Person) -> str:
    """Read which icon the tab has."""
    return str(person.page.locator("link[rel=icon]").get_attribute("href"))


Words = dict[str, Any]


PassesOn = Callable[[Words, WebSocketRoute], bool]
"""Whether a message goes on; it comes with the page's end of the connection."""


def go_between(person: Person, to_server: PassesOn, to_page: PassesOn) -> WebSocketRoute:
    """Open a page, and let these say which messages reach the server and the page; return the page's end."""
    ends: list[WebSocketRoute] = []

    def meet(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        ends.append(page)
        page.on_message(lambda said: server.send(said) if to_server(json.loads(said), page) else None)
        server.on_message(lambda said: page.send(said) if to_page(json.loads(said), page) else None)

    person.page.route_web_socket("**/ws", meet)
    person.go("/rules/kaivai")
    person.wait_for(lambda: bool(ends))
    return ends[0]


def two_at_a_table(visit: Visit, lay: Lay) -> tuple[Person, Person]:
    """Ada has to bid, and Ben, who is invited, waits for her."""
    ada, ben = visit(), listen(visit())
    for person in (ada, ben):
        person.prefer(confirm=False, lang="en", notify=True)
    ada.go(lay("kaivai", "here Ada", "invited Ben", seats=3, part=0.0))
    ada.wait()
    join(ben, invite(ada))
    expect(ben.page.get_by_text("Waiting for Ada.").first).to_be_visible()
    return ada, ben


def test_a_hidden_page_calls_when_it_is_my_turn(visit: Visit, lay: Lay) -> None:
    """Title, icon, badge, bell and notification, at once; what has called goes when I have moved."""
    ada, ben = visit(), listen(visit())
    for person in (ada, ben):
        person.prefer(confirm=False, lang="en")
    ada.go(lay("kaivai", "here Ada", "invited Ben", seats=3, part=0.0))
    ada.wait()
    ben.go("/settings")
    ben.page.get_by_role("switch", name="Notifications").check()
    join(ben, invite(ada))
    expect(ben.page.get_by_text("Waiting for Ada.").first).to_be_visible()
    expect(ben.page).to_have_title("Kaivai · Netloft")
    assert (icon(ben), noted(ben, "badge")) == ("/icon.svg", 0)
    ben.page.get_by_role("tab", name="Log").click()  # from now on it may be heard
    leave(ben)
    ada.spot("bid 7").click()
    expect(ben.page).to_have_title("● Your turn · Kaivai · Netloft")
    ben.wait_for(lambda: bool(noted(ben, "told")))
    assert (icon(ben), noted(ben, "badge")) == ("/icon-turn.svg", 1)
    heard = noted(ben, "heard")
    assert heard.count(BELL) == 1
    ((title, body, tag, to),) = noted(ben, "told")
    assert (title, to) == ("Your turn: Kaivai", f"/t/{tag}")
    assert "Ada" in body
    leave(ben, away=False)
    ben.spot("bid 5").click()
    expect(ben.page).to_have_title("Kaivai · Netloft")
    assert (icon(ben), noted(ben, "badge")) == ("/icon.svg", 0)
    assert len(noted(ben, "told")) == 1


def test_another_table_calls_while_i_am_elsewhere(visit: Visit, lay: Lay) -> None:
    """The title counts the tables that wait; without leave there is no notification."""
    ada, ben = two_at_a_table(visit, lay)
    listed: list[Words] = []
    ben.listen("tables", listed.append)
    ben.go("/rules/kaivai")
    ben.page.get_by_role("heading", level=1).click()
    ben.wait_for(lambda: bool(listed))  # what begins to wait from now on is heard
    ada.spot("bid 7").click()
    expect(ben.page).to_have_title("(1) Netloft")
    assert noted(ben, "heard").count(BELL) == 1
    assert noted(ben, "told") == []


def test_news_that_overtakes_the_list_of_tables_calls_once(visit: Visit, lay: Lay) -> None:
    """Whatever comes first, the title counts the table and the bell rings; a later answer rings no more."""
    ada, ben = two_at_a_table(visit, lay)
    held: list[Words] = []
    news: list[Words] = []

    def hold(said: Words, _: WebSocketRoute) -> bool:
        if said["is"] != "tables":
            return True
        (held if said["id"] else news).append(said)
        return not said["id"]

    ben.context.add_init_script("localStorage.setItem('allowed', 'granted')")
    page = go_between(ben, lambda *_: True, hold)
    ben.page.get_by_role("heading", level=1).click()
    leave(ben)
    ben.wait_for(lambda: bool(held))
    ada.spot("bid 7").click()
    expect(ben.page).to_have_title("(1) Netloft")
    ben.wait_for(lambda: bool(noted(ben, "told")))
    assert noted(ben, "heard").count(BELL) == 1
    # A table of his own makes the page ask anew, before the first question is answered.
    ben.link("New table").first.click()
    ben.button("Lay the table").click()
    ben.wait_for(lambda: len(held) > 1)
    for late in held:
        page.send(json.dumps(late))
    expect(ben.page).to_have_title(re.compile(". · Netloft$"))  # the second answer has told the page of its table
    table = news[0]["rows"][0]["table"]
    assert [tag for _, _, tag, _ in noted(ben, "told")].count(table) == 1


def test_a_list_of_tables_that_was_refused_is_asked_for_again(visit: Visit, lay: Lay) -> None:
    """Somebody who asked too fast is called all the same."""
    ada, ben = two_at_a_table(visit, lay)
    refused: list[Words] = []

    def refuse(said: Words, page: WebSocketRoute) -> bool:
        if said["is"] != "mine" or refused:
            return True
        refused.append(said)
        page.send(json.dumps({"is": "refused", "id": said["id"], "code": "too fast", "text": "Later.", "wait": 1}))
        return False

    go_between(ben, refuse, lambda *_: True)
    ben.wait_for(lambda: bool(refused))
    ada.spot("bid 7").click()
    expect(ben.page).to_have_title("(1) Netloft")


def test_dice_moves_my_turn_and_the_end_are_heard(visit: Visit, lay: Lay) -> None:
    """Each has a sound of its own; before the first click or key there is none."""
    me = listen(visit())
    me.prefer(confirm=False, lang="en")
    me.go(lay("fleet", "here Ada", part=0.8))
    me.wait()
    assert noted(me, "heard") == []
    rng = Random(1)
    while me.turns(rng, 1):
        pass
    heard = noted(me, "heard")
    for sound in (WOOD, DICE, BELL):
        assert sound in heard
    assert heard.count(CHORD) == 1


def test_a_muted_page_is_silent(visit: Visit, lay: Lay) -> None:
    """The switch in the line above the table is kept, and so is the volume."""
    me = listen(visit())
    me.prefer(confirm=False, lang="en")
    me.go(lay("kaivai", "here Ada", part=0.0, seats=3))
    me.button("Sounds").click()
    me.page.reload()
    expect(me.button("Sounds")).to_have_attribute("aria-pressed", "false")
    me.turns(Random(3), 3)
    me.wait()
    assert noted(me, "heard") == []
    me.go("/settings")
    me.page.get_by_role("switch", name="Sounds").check()
    me.page.get_by_label("Volume").fill("0")
    assert noted(me, "heard") == []
    me.page.get_by_label("Volume").fill("80")
    assert BELL in noted(me, "heard")
    me.page.reload()
    expect(me.page.get_by_label("Volume")).to_have_value("80")
