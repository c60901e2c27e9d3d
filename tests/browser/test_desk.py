"""The captain's desk of Fleet: seeing before doing, what stays after a reload, the pads of the others, own sheets."""

from __future__ import annotations

import re
import secrets
from random import Random

from playwright.sync_api import expect

import netloft
from netloft.games.fleet.rules.sheets.sheet import shipped
from tests.browser import shelf
from tests.browser.conftest import Lay, Visit
from tests.browser.house import House
from tests.browser.invitations import invite, join

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
    """Pointing at any box shows dashed crosses, numbered from 1 in the order in which they would be made."""
    me = visit(**DESK)
    me.prefer(confirm=False, lang="en")
    me.go(lay("fleet", "here Ada", part=0.4, seats=4))
    me.wait()
    longest = 0
    for _ in range(12):
        for spot in me.page.locator(BOXES).all():
            spot.hover()
            me.page.locator(".ghosts .badge").first.wait_for(state="attached")
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


def test_a_chain_stays_while_others_answer(visit: Visit, house: House) -> None:
    """Where all use the last die at the same time, somebody else's answer leaves alone what I look at."""
    moves, box = last_die()
    name = secrets.token_hex(4)
    people = [("here", "Ada", ""), ("invited", "Ben", "")]
    owner = shelf.put(house.folder / "tables.db", name, "fleet", people, moves)
    ada, ben = visit(**DESK), visit(**DESK)
    for person in (ada, ben):
        person.prefer(confirm=False, lang="en")
    came: list[object] = []
    ada.listen("state", came.append)
    ada.go(f"/t/{name}#{owner}")
    ada.wait()
    join(ben, invite(ada))
    ben.wait()
    ada.spot(box).hover()
    chain = ada.page.locator(".ghosts .badge")
    expect(chain.first).to_be_attached()
    number, before = chain.count(), len(came)
    ben.press_listed("die as coin")
    ada.wait_for(lambda: len(came) > before)
    expect(ada.page.get_by_role("listitem").filter(has_text="your turn")).to_have_count(1)
    ada.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert chain.count() == number


def last_die() -> tuple[shelf.Moves, str]:
    """Find when two players use the last die, the second one can be done with a coin, and the first one mark a box."""
    moves = shelf.played("fleet", 2, 5)
    g = netloft.game("fleet").new(2)
    for number, (seat, text) in enumerate(moves):
        boxes = [option.text for option in g.options(0) if option.text.startswith("mark ")] if 0 in g.deciders else []
        if g.deciders == (0, 1) and boxes:
            after = g.copy()
            after.play(1, "die as coin")
            if after.deciders == (0,):
                return moves[:number], boxes[0]
        g.play(seat, text)
    raise AssertionError("there is no such moment in this game")


def test_a_bonus_is_asked_for_after_the_last_die(visit: Visit, house: House) -> None:
    """When all have used the last die nobody knows what it was, also who comes back: the desk is there nevertheless."""
    moves = shelf.played("fleet", 2, 5)
    g = netloft.game("fleet").new(2)
    before: shelf.Moves = []
    while not (asked := [option for option in g.options(0) if option.kind == "bonus"]) or g.view(0)["pool"]:
        g.play(*moves[len(before)])
        before.append(moves[len(before)])
    name = secrets.token_hex(4)
    people = [("here", "Ada", ""), ("bot", "", "easy")]
    owner = shelf.put(house.folder / "tables.db", name, "fleet", people, before)
    me = visit(**DESK)
    me.go(f"/t/{name}#{owner}")
    me.wait()
    expect(me.page.locator(".pad button[data-option^='bonus ']")).to_have_count(len(asked))


def test_a_die_rings_the_boxes_that_it_could_mark(visit: Visit, lay: Lay) -> None:
    """Pointing at a die shows what it could be used for, which glows once it is taken, and the question says it."""
    me = visit(**DESK)
    me.prefer(confirm=False, lang="en")
    me.go(lay("fleet", "here Ada", part=0.4, seats=3))
    me.wait()
    dice = me.page.locator(
        ".tray button[data-option^='take ']:not([data-option='take coins'], [data-option='take market'])"
    )
    while not dice.count():
        me.choose(Random(4))
        me.wait()
    dice.first.hover()
    rings = me.page.locator(".reach rect:not(.under)")
    expect(rings.first).to_be_attached()
    expect(me.page.locator("[data-question]")).to_contain_text("Next:")
    ringed = [ring.bounding_box() for ring in rings.all()]
    dice.first.click()
    me.wait()
    boxes = me.page.locator(".fleet .pad button[data-option^='mark ']")
    expect(boxes.first).to_be_attached()
    for box in boxes.all():
        at = box.bounding_box()
        assert at
        x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
        assert any(
            ring and 0 < x - ring["x"] < ring["width"] and 0 < y - ring["y"] < ring["height"] for ring in ringed
        ), box.get_attribute("data-option")


def test_every_sign_is_explained_where_it_stands(visit: Visit, lay: Lay) -> None:
    """Pointing at a box, a license, a row or a phase tells in words what it is; so does a finger that is held."""
    table = lay("fleet", "here Ada", part=0.4, seats=3)
    me = visit(**DESK)
    me.go(table)
    me.wait()
    note = me.page.get_by_role("tooltip")
    column = me.page.locator("[data-place=section-cod] i")
    for place, words in (
        (column.nth(1), "License: Activates the topmost license of its type."),
        (column.nth(9), "boxes are marked from the top"),
        (column.nth(10), "for every boat that you launch"),
        (me.page.locator("[data-note^=Market]").first, "Earn coins by all the fish on your boats"),
        (me.page.locator("[data-note^=Income]").first, "lobster licenses and cannery"),
        (me.page.locator("[data-note^='Round 2']"), "All boats fish"),
    ):
        place.hover(force=True)  # what can be chosen may lie above it
        expect(note).to_contain_text(words)
    phone = visit(width=390, height=844, touch=True, lang="de")
    phone.go(table)
    phone.wait()
    phone.page.get_by_role("button", name="Boote").first.click()
    box = phone.page.locator("[data-place=section-cod] i").nth(9).bounding_box()
    assert box
    touches = [{"x": box["x"] + 5, "y": box["y"] + 5}]
    session = phone.context.new_cdp_session(phone.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": touches})
    expect(phone.page.get_by_role("tooltip")).to_contain_text("Angekreuzt wird von oben")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.page.locator("[data-question] .picked")).to_have_count(0)


def test_ruth_shows_her_routes_and_a_fishing_its_steps(visit: Visit, lay: Lay) -> None:
    """At every size one finds where her stones lie and go next; the plate of the phases opens the storyboard."""
    table = lay("fleet", "here Ada", part=0.4, seats=1)
    for width, height in ((1400, 900), (1000, 760), (820, 1180)):
        me = visit(width=width, height=height)
        me.go(table)
        me.wait()
        expect(me.page.locator("svg.stone")).to_have_count(3)
        expect(me.page.locator(".ways circle.next").first).to_be_attached()
        if width == 1000:  # else her card lies on the desk
            me.button("Captain Ruth's routes").click()
            expect(
                me.page.get_by_role("dialog", name="Captain Ruth").locator("polygon.way, polyline.way")
            ).to_have_count(3)
            me.page.keyboard.press("Escape")
        me.button("Fishing step by step").click()
        story = me.page.get_by_role("dialog", name="Fishing step by step")
        expect(story.get_by_role("listitem")).to_have_count(8)
        me.page.keyboard.press("Escape")
        expect(story).to_have_count(0)


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
    face, lying = (in_hand.get_attribute("data-note") or "").splitlines()[0], gone.count()
    me.page.reload()
    me.wait()
    expect(me.page.locator(f"span.die[data-note^='{face}']:not(.tray *)").last).to_be_visible()
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
