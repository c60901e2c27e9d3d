"""The lagoon of Kaivai: what its till and its festivals say is what the engine does, and boats sail along the water."""

from __future__ import annotations

import re
import secrets

from playwright.sync_api import expect

from netloft.core.position import Position
from tests.browser import shelf
from tests.browser.conftest import Visit
from tests.browser.house import House

SEATS = 4
SEED = 5
SAILING = """() => {
    window.sailed = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        const one = animate.call(this, frames, how);
        const { effect } = one;
        if (this.dataset.sails) sailed.push({ steps: effect.getKeyframes().length, time: effect.getTiming().duration });
        return one;
    };
}"""


def asked(kind: str, action: str, least: int = 2) -> shelf.Moves:
    """Return the moves of a game among bots up to where the first seat is asked for this in that action."""
    moves = shelf.played("kaivai", SEATS, SEED)
    g = shelf.begin_with("kaivai", SEATS, [])
    for number, (seat, text) in enumerate(moves):
        if 0 in g.deciders and g.view(0)["running"]["action"] == action:
            options = g.options(0)
            if options[0].kind == kind and len(options) >= least:
                return moves[:number]
        g.play(seat, text)
    raise LookupError(f"nobody is asked for {kind} to {action}")


def lay(house: House, moves: shelf.Moves) -> tuple[str, Position]:
    """Lay a table after these moves; return its link, and the same position."""
    name = secrets.token_hex(4)
    people = [("here", "Ada", ""), *[("invited", friend, "") for friend in ("Ben", "Cora", "Dan")]]
    owner = shelf.put(house.folder / "tables.db", name, "kaivai", people, moves)
    return f"/t/{name}#{owner}", shelf.begin_with("kaivai", SEATS, moves)


def test_the_till_says_what_is_left_and_what_the_tide_leaves(visit: Visit, house: House) -> None:
    """Each shell that can be laid down shows how the payment could end; so it ends when it is paid like that."""
    moves = asked("pay", "build")
    link, _ = lay(house, moves)
    me = visit()
    me.go(link)
    me.wait()
    tablets = me.page.locator("[data-place=till] [data-option]").all()
    assert len(tablets) >= 2
    for tablet in tablets:
        said = tablet.get_attribute("aria-label") or ""
        for way in said.rpartition(": A shell")[0].split("; "):
            found = re.fullmatch(r"([\d +]+): (exact|(\d+) back), (\d+) left, (\d+) after the tide", way)
            assert found, way
            g = shelf.begin_with("kaivai", SEATS, moves)
            for shell in found[1].split(" + "):
                if f"pay {shell}" in [
                    option.text for option in g.options(0)
                ]:  # the engine lays down the only one itself
                    g.play(0, f"pay {shell}")
            assert "pay" not in [option.kind for option in g.options(0)]
            left = g.view(0)["mats"][0]["shells"]
            assert (sum(left), sum(left) - len(left)) == (int(found[4]), int(found[5])), way


def test_the_question_shows_the_huts_that_can_be_built(visit: Visit, house: House) -> None:
    """Each kind of hut that can be chosen is a picture beside the question, too."""
    link, _ = lay(house, asked("kind of hut", "build"))
    me = visit()
    me.go(link)
    me.wait()
    things = me.page.get_by_role("group", name="Can be chosen").locator("[data-choice]")
    assert things.evaluate_all("(all) => all.map((thing) => thing.dataset.choice)") == me.offered()["list"]


def test_what_comes_under_a_pointer_at_rest_is_not_looked_at(visit: Visit, house: House) -> None:
    """Where a boat may sail to is looked ahead at when the pointer moves there, not when the question comes."""
    moves = asked("boat", "build")
    link, g = lay(house, moves)
    boat = g.options(0)[0].text
    g.play(0, boat)
    there = next(option for option in g.options(0) if option.kind == "to")
    me = visit()
    me.prefer(confirm=False)
    me.go(link)
    me.wait()
    box = me.page.locator(f"[data-hex={there.args['hex']}] .hit").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    me.page.mouse.move(x, y)
    me.spot(boat).press("Enter")
    me.spot(there.text).wait_for()
    me.wait()
    looked = me.page.get_by_role("region", name="What is asked").get_by_text(there.label("en"))
    assert not looked.count()
    me.page.mouse.move(x + 3, y)
    expect(looked).to_be_visible()


def test_a_feast_shows_who_gains_how_much_and_goes_at_the_next_press(visit: Visit, house: House) -> None:
    """It shows the glory that the engine gives, beside the village, and can be skipped."""
    moves = asked("village", "celebrate")
    link, g = lay(house, moves)
    before = [mat["glory"] for mat in g.view(0)["mats"]]
    text = max(
        [option.text for option in g.options(0)],
        key=lambda village: sum([hut["fish"] for hut in g.view(0)["villages"][village[-1]]["huts"].values()]),
    )
    g.play(0, text)
    gained = [
        sum(mat["glory"].values()) - sum(glory.values()) for mat, glory in zip(g.view(0)["mats"], before, strict=True)
    ]
    me = visit()
    me.prefer(confirm=False)
    me.go(link)
    me.wait()
    me.spot(text).first.click(force=True)
    feast = me.page.locator("[data-place=feast]")
    expect(feast).to_contain_text(f"A feast at {text[-1]}")
    for name, points in zip(("Ada", "Ben", "Cora", "Dan"), gained, strict=True):
        row = feast.locator("g", has_text=name).last
        if points:
            expect(row).to_contain_text(f"+{points}")
        else:
            expect(row).to_have_count(0)
    me.page.mouse.click(700, 60)
    expect(feast).to_have_count(0)


def test_a_boat_sails_around_the_land_unless_things_are_to_stand_still(visit: Visit, house: House) -> None:
    """It takes 150 to 700 milliseconds, in as many steps as hexes, and none with reduced motion."""
    moves = asked("to", "build")
    for motion in ("no-preference", "reduce"):
        link, g = lay(house, moves)
        boat = g.view(0)["running"]["boat"][0]
        me = visit(motion=motion)
        me.prefer(confirm=False)
        me.go(link)
        me.wait()
        me.page.evaluate(SAILING)
        there = next(option.text for option in reversed(g.options(0)) if option.args["hex"] != boat)
        me.spot(there).first.click(force=True)
        expect(me.spot(there)).to_have_count(0)
        me.wait()
        found = me.page.evaluate("sailed")
        assert len(found) == (1 if motion == "no-preference" else 0)
        assert all(150 <= one["time"] <= 700 and one["steps"] >= 2 for one in found)
