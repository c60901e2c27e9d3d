"""The captain's desk of Fleet: seeing before doing, what stays after a reload, the pads of the others, own sheets."""

from __future__ import annotations

import re
import secrets
from random import Random

from playwright.sync_api import TimeoutError as TooLateError
from playwright.sync_api import expect

from netloft.games.fleet.rules.sheets.sheet import shipped
from tests.browser import shelf
from tests.browser.conftest import Lay, Visit
from tests.browser.house import House

BOXES = ".fleet .pad button:is([data-option^='mark '], [data-option^='star '])"
DESK = {"width": 1400, "height": 900}
OVERLAPS = """() => {
    const spots = [...document.querySelectorAll(".fleet button[data-option]")]
        .map((spot) => spot.getBoundingClientRect());
    return spots.flatMap((one, at) => spots.slice(at + 1).filter((other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 8 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 8)).length;
}"""
OUTSIDE = """() => {
    const pad = document.querySelector("[data-place=pad]").getBoundingClientRect();
    return [...document.querySelectorAll("[data-place=pad] .print :is(rect, circle, use)")].filter((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return left < pad.left - 2 || top < pad.top - 2 || right > pad.right + 2 || bottom > pad.bottom + 2;
    }).length;
}"""


def long_sheet() -> str:
    """Write a sheet as an owner might: longer columns, more boats, larger holds, a longer coin track."""
    text = shipped()
    for section, column in (
        ("boats.cod", ". L B . ? . ? . ? ? . . . . . ? . ? . ."),
        ("harbor.captains_club", ". F . F . F . . . F . . . . ."),
    ):
        text = re.sub(rf'(\[{re.escape(section)}\]\ncolumn = {{ is = )"[^"]*"', rf'\1"{column}"', text)
    text = re.sub(
        r"(\[boats\.cod\]\n.*\nboats = { is = )3(.*\n.*\nboat_points = { is = )\[1, 1, 1\]",
        r"\g<1>5\2[1, 1, 2, 2, 3]",
        text,
    )
    text = re.sub(r"(\[wharf\.fishermans_pub\]\nboxes = { is = )4", r"\g<1>9", text)
    text = re.sub(r"(\[harbor\.barge\]\n.*\ncapacity = { is = )12", r"\g<1>30", text)
    return text.replace("length = { is = 80", "length = { is = 150")


def test_a_choice_shows_its_chain_numbered_before_it_is_made(visit: Visit, lay: Lay) -> None:
    """Pointing at a box shows dashed crosses, numbered from 1 in the order in which they would be made."""
    me = visit(**DESK)
    me.prefer(confirm=False, lang="en")
    me.go(lay("fleet", "here Ada", part=0.4, seats=4))
    me.wait()
    longest = 0
    for _ in range(12):
        for spot in me.page.locator(BOXES).all():
            spot.hover()
            try:
                me.page.locator(".ghosts .badge").first.wait_for(state="attached", timeout=5_000)
            except TooLateError:
                continue  # a box that can be chosen in several ways shows a menu first
            numbers = me.page.locator(".ghosts .nb").all_text_contents()
            assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
            longest = max(longest, len(numbers))
            me.page.mouse.move(2, 2)
            expect(me.page.locator(".ghosts .badge")).to_have_count(0)
        if longest > 2:
            return
        me.choose(Random(longest))
        me.wait()
        me.page.mouse.move(2, 2)  # what lies under the pointer now was not pointed at
    raise AssertionError(f"no choice set off more than {longest} things")


def test_the_taken_die_stays_after_a_reload(visit: Visit, lay: Lay) -> None:
    """What I have in hand, and who has taken a die, can be seen after the page was loaded anew."""
    me = visit(**DESK)
    me.go(lay("fleet", "here Ada", part=0.4, seats=3))
    me.wait()
    while not me.page.locator("button[data-option^='take ']").count():
        me.choose(Random(4))
        me.wait()
    gone = me.page.locator(".tray .gone")
    before = gone.count()
    me.page.locator("button[data-option^='take ']").first.click()
    expect(gone).to_have_count(before + 1)
    in_hand = me.page.locator("span.die[data-piece^='die ']:not(.tray *)").last
    expect(in_hand).to_be_visible()
    face, lying = in_hand.get_attribute("title"), gone.count()
    me.page.reload()
    me.wait()
    expect(me.page.locator(f"span.die[title='{face}']:not(.tray *)").last).to_be_visible()
    expect(gone).to_have_count(lying)


def test_a_click_on_a_slip_enlarges_the_pad_of_its_player(visit: Visit, lay: Lay) -> None:
    """The pad of another player lies over the desk until it is put back by a click or by Escape."""
    me = visit(**DESK)
    me.go(lay("fleet", "here Ada", part=0.4, seats=3))
    me.wait()
    pad = me.page.get_by_role("dialog", name="The pad of")
    slip = me.page.get_by_role("button", name="The pad of").first
    for by_key in (True, False):
        slip.click()
        expect(pad).to_be_visible()
        expect(pad.locator("button[data-option]")).to_have_count(0)
        if by_key:
            me.page.keyboard.press("Escape")
        else:
            pad.get_by_role("button").click()
        expect(pad).to_have_count(0)


def test_a_printed_sign_stays_visible_under_its_cross(visit: Visit, lay: Lay) -> None:
    """A box that is crossed still shows what it has brought, before and after it is marked."""
    me = visit(**DESK)
    me.go(lay("fleet", "here Ada", part=0.05))
    me.wait()
    printed = me.page.locator("[data-place=pad] .print use[href='#fl-licence']").count()
    me.go(lay("fleet", "here Ada", part=0.95))
    me.wait()
    expect(me.page.locator("[data-place=pad] .print use.x").first).to_be_attached()
    assert me.page.locator("[data-place=pad] .print use[href='#fl-licence']").count() == printed


def test_a_sheet_with_more_boxes_fits_the_desk_too(visit: Visit, house: House) -> None:
    """An owner's sheet may have other columns and numbers: all of it lies on the pad, and no two choices overlap."""
    options = {"sheet": long_sheet()}
    moves = shelf.before(shelf.play("fleet", 2, 5, options), 0.5)
    name = secrets.token_hex(4)
    people = [("here", "Ada", ""), ("bot", "", "easy")]
    owner = shelf.put(house.folder / "tables.db", name, "fleet", people, moves, options)
    me = visit(**DESK)
    me.go(f"/t/{name}#{owner}")
    me.wait()
    assert me.page.locator("[data-place=pad] .print circle.coin").count() > 100
    assert me.page.evaluate(OUTSIDE) == 0
    assert me.page.evaluate(OVERLAPS) == 0
    assert me.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
