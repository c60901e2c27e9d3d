"""What a table answers beside moves: why not, what would happen, how to go back, what would be good."""

from __future__ import annotations

import json
import re
import secrets
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import shelf
from tests.browser.conftest import Lay, Visit
from tests.browser.house import House
from tests.browser.person import Person

PLACES = """() => [...document.querySelectorAll("[data-option]")].map((spot) => {
    const { x, y, width, height } = spot.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height].map(Math.round).join();
})"""

CLICK = """([text, detail]) => document.querySelector(`[data-option=${JSON.stringify(text)}]`)
    .dispatchEvent(new MouseEvent("click", { bubbles: true, detail }))"""


def test_why_not_is_answered_where_it_was_asked(visit: Visit, lay: Lay) -> None:
    """A click on something that cannot be chosen opens a bubble with the reason; Escape closes it."""
    me = visit()
    me.go(lay("kaivai", "here Ada", part=0.06, seats=3))
    me.wait()
    me.page.get_by_role("list").get_by_text("Build", exact=True).click()
    bubble = me.page.get_by_role("dialog", name="Why not?")
    expect(bubble).to_contain_text("Not now.")
    me.page.keyboard.press("Escape")
    expect(bubble).not_to_be_visible()


@pytest.mark.parametrize(("game", "part", "seats"), [("nusfjord", 0.17, 2), ("fleet", 0.4, 2), ("kaivai", 0.06, 3)])
def test_looking_ahead_says_what_would_happen_and_moves_nothing(
    visit: Visit, lay: Lay, game: str, part: float, seats: int
) -> None:
    """While the pointer or the focus is on a choice, its effect is told, and no choice changes its place."""
    me = visit(width=1100)
    me.go(lay(game, "here Ada", part=part, seats=seats))
    me.wait()
    me.page.mouse.move(1, 1)
    places: list[str] = me.page.evaluate(PLACES)
    then = me.page.get_by_role("region", name="What is asked").get_by_text("Then:")
    shown = 0
    for number in range(min(8, len(places))):
        spot = me.page.locator("[data-option]").nth(number)
        spot.hover()
        if number == 0:
            expect(then).to_be_visible()
        shown += then.count()
        assert me.page.evaluate(PLACES) == places
    assert shown
    me.page.mouse.move(1, 1)
    expect(then).not_to_be_visible()
    me.page.locator("[data-option]").first.focus()
    expect(then).to_be_visible()


def test_a_place_with_several_choices_has_a_menu(visit: Visit) -> None:
    """What can be done in one place in several ways is asked in a small menu, which the arrow keys go through."""
    me = visit()
    me.go("/new/kaivai")
    me.page.get_by_label("Variable village sites").select_option("chosen by the first player")
    me.button("Lay the table").click()
    me.wait()
    me.page.get_by_role("group", name="The sea").locator("[data-option]").first.click()
    menu = me.page.get_by_role("dialog", name="Choose")
    expect(menu.get_by_role("button").nth(0)).to_be_focused()
    me.page.keyboard.press("ArrowDown")
    expect(menu.get_by_role("button").nth(1)).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(menu).not_to_be_visible()


def test_a_card_that_comes_under_a_pointer_at_rest_is_not_enlarged(visit: Visit, house: House) -> None:
    """A building that was just placed opens when the pointer moves on it, not before."""
    moves = shelf.played("nusfjord", 2, 5)
    g = shelf.begin_with("nusfjord", 2, [])
    number = 0
    while 0 not in g.deciders or g.options(0)[0].kind != "space":
        g.play(*moves[number])
        number += 1
    people = [("here", "Ada", ""), ("invited", "Ben", "")]
    name = secrets.token_hex(4)
    owner = shelf.put(house.folder / "tables.db", name, "nusfjord", people, moves[:number])
    me = visit()
    me.page.clock.install()
    me.prefer(confirm=False)
    me.go(f"/t/{name}#{owner}")
    me.wait()
    spaces = me.page.locator("[data-option^='space ']")
    box = spaces.first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    me.page.mouse.move(x, y)
    me.page.mouse.click(x, y)
    expect(spaces).to_have_count(0)
    me.page.clock.fast_forward(2000)
    card = me.page.locator(".enlarged")
    expect(card).to_have_count(0)
    me.page.mouse.move(x + 3, y)
    me.page.clock.fast_forward(2000)
    expect(card).to_be_visible()


def test_a_double_click_chooses_once(visit: Visit, lay: Lay) -> None:
    """What has come under the pointer by the first click is not chosen by the second one."""
    me = visit()
    sent: list[str] = []
    me.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame)["is"])))
    me.go(lay("kaivai", "here Ada", part=0.06, seats=3))
    me.wait()
    me.page.evaluate(CLICK, ["fish", 1])
    me.wait_for(lambda: "play" in sent)
    me.wait()
    sent.clear()
    boat = me.offered()["board"][0]
    me.page.evaluate(CLICK, [boat, 2])
    me.page.wait_for_timeout(100)
    assert "play" not in sent
    me.page.evaluate(CLICK, [boat, 1])
    me.wait_for(lambda: "play" in sent)


def test_a_move_is_taken_back_by_button_and_by_key(visit: Visit, lay: Lay) -> None:
    """Against bots every own move can be taken back, and the position is the one before."""
    me = visit()
    me.go(lay("nusfjord", "here Ada", part=0.35))
    me.wait()
    offered, logged = me.offered(), me.logged()
    log = me.page.get_by_role("list", name="Log").get_by_role("link")
    for by_key in (False, True):
        me.page.locator("[data-option]").first.click()
        me.page.get_by_role("tab", name="Log").click()
        expect(log.nth(logged)).to_be_attached()
        undo(me, by_key, logged)
        expect(log).to_have_count(logged)
        me.wait()
        assert me.offered() == offered


def undo(me: Person, by_key: bool, logged: int) -> None:
    """Take the last move back; if the bots have moved since, it is asked whether that is meant."""
    log = me.page.get_by_role("list", name="Log").get_by_role("link")
    me.wait()
    if by_key:
        me.page.keyboard.press("z")
    else:
        me.button("Undo", exact=True).click()
    sure = me.button("Undo it all")
    me.wait_for(lambda: bool(sure.count()) or log.count() == logged)
    if sure.count():
        sure.click()


def test_what_was_taken_back_is_played_again(visit: Visit, lay: Lay) -> None:
    """Redo brings the move and what the bots answered back; another move takes that away."""
    me = visit()
    me.go(lay("nusfjord", "here Ada", part=0.35))
    me.wait()
    me.page.get_by_role("tab", name="Log").click()
    log = me.page.get_by_role("list", name="Log").get_by_role("link")
    before = log.count()
    me.page.locator("[data-option]").first.click()
    expect(log.nth(before)).to_be_attached()
    me.wait()
    after = log.all_inner_texts()
    undo(me, False, before)
    expect(log).to_have_count(before)
    me.page.keyboard.press("y")
    expect(log).to_have_text(after)
    expect(me.button("Redo")).to_have_count(0)


def test_a_hint_comes_in_steps(visit: Visit, lay: Lay) -> None:
    """First a nudge, then the move, then why, and up to three moves that can be chosen right there."""
    me = visit()
    me.go(lay("nusfjord", "here Ada", part=0.17))
    me.wait()
    me.button("Hint").click()
    moves = me.page.get_by_role("list", name="Good moves").get_by_role("listitem")
    told = me.page.get_by_role("region", name="Hint")
    expect(told).to_contain_text(re.compile(r"[a-z]{3}.*[.?]"))
    expect(moves).to_have_count(0)
    me.button("Show the move").click()
    expect(moves).to_have_count(1)
    expect(moves).not_to_contain_text("points in the end")
    me.page.keyboard.press("h")
    expect(moves.first).to_contain_text("points in the end")
    expect(me.button("Show the move")).to_have_count(0)
    assert 1 <= moves.count() <= 3
    label = moves.first.get_by_role("button").inner_text()
    moves.first.get_by_role("button").click()
    me.wait()
    me.page.get_by_role("tab", name="Log").click()
    expect(me.page.get_by_role("list", name="Log")).to_contain_text(label)


def test_what_others_do_is_shown_move_by_move_and_can_be_skipped(visit: Visit, lay: Lay) -> None:
    """With motion, the moves of bots stand a moment each; Skip shows the end at once, also where time stands still."""
    me = visit(motion="full")
    me.prefer(motion="lively", lang="en")
    states: list[dict[str, Any]] = []
    me.listen("state", states.append)
    me.page.clock.install()
    me.go(lay("kaivai", "here Ada", part=0.0, seats=4))
    me.wait()
    me.page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
    own = states[-1]["move"]
    me.spot("bid 7").click()
    me.wait_for(lambda: states[-1]["move"] > own and 0 in states[-1]["view"]["deciders"])
    asked = me.page.get_by_role("region", name="What is asked")
    expect(asked).to_contain_text("Yellow bids")
    expect(me.choices).to_have_count(0)
    me.button("Skip").click()
    expect(me.button("Skip")).not_to_be_visible()
    expect(me.choices).not_to_have_count(0)
