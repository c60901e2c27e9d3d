"""The analysis: turning points of a record, the better choice on the board, keys, and playing on from there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import netloft
from tests.browser import shelf
from tests.browser.conftest import Visit
from tests.browser.person import Person


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Write down a game of Nusfjord in which two play whatever comes to their mind."""
    moves = shelf.play("nusfjord", 2, 3, bot="random")
    file = tmp_path / "careless.netloft"
    file.write_text(shelf.begin_with("nusfjord", 2, moves).record().to_text(), encoding="utf-8")
    return file


def analysed(me: Person, file: Path) -> Locator:
    """Open a record, look back at it, and return the turning points that cost something, as soon as there is one."""
    me.go("/")
    me.page.get_by_label("Open a saved record").set_input_files(file)
    me.link("Analyse").click()
    me.button("Look at every decision").click()
    costly = me.page.get_by_role("list", name="Turning points").locator("li", has_text="Better:")
    expect(costly.first).to_be_visible()
    me.button("Stop").click()
    expect(me.button("Go on")).to_be_visible()
    return costly


def test_the_better_choice_of_a_record_is_drawn_on_the_board(visit: Visit, record: Path) -> None:
    """Choosing a turning point shows its position with the better choice, from which one can play on."""
    me = visit()
    analysed(me, record).first.get_by_role("button").first.click()
    chosen = me.page.locator("li.open")
    expect(chosen).to_contain_text("Played")
    expect(me.page.get_by_role("group", name="Step through").get_by_role("status")).to_contain_text("Better:")
    drawn = me.page.locator(".board [data-option]")
    expect(drawn.first).to_be_attached()
    assert len({spot.get_attribute("data-option") for spot in drawn.all()}) == 1
    move = int(me.page.get_by_role("slider", name="Move").input_value())
    me.page.keyboard.press("ArrowRight")
    expect(me.page.get_by_role("slider", name="Move")).to_have_value(str(move + 1))
    expect(drawn).to_have_count(0)
    me.page.keyboard.press("ArrowLeft")
    chosen.get_by_role("button", name="Play on from here").click()
    me.page.wait_for_url("**/t/*")
    assert me.wait()
    expect(me.page.get_by_role("list", name="Players")).to_contain_text("medium bot")
    played = netloft.read_record(record.read_text(encoding="utf-8")).moves[:move]
    there = shelf.begin_with("nusfjord", 2, played)
    assert sorted(me.offered()["list"]) == sorted(option.text for option in there.options(there.deciders[0]))


def test_keys_lead_through_a_game(visit: Visit, record: Path) -> None:
    """Home, End and N go to the beginning, to the end and to the next turning point."""
    me = visit()
    me.go("/")
    me.page.get_by_label("Open a saved record").set_input_files(record)
    me.link("Analyse").click()
    slider = me.page.get_by_role("slider", name="Move")
    total = slider.get_attribute("max") or ""
    expect(slider).to_have_value(total)
    me.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    me.page.keyboard.press("End")
    expect(slider).to_have_value(total)
    expect(me.page.get_by_role("img", name="Expected points over the moves")).to_be_visible()
    strong = me.page.get_by_role("list", name="Turning points").get_by_text("A strong turn")
    if strong.count():
        me.page.keyboard.press("n")
        expect(me.page.locator("li.open")).to_have_count(1)
        expect(slider).not_to_have_value(total)


def test_on_a_phone_one_part_is_shown_at_a_time(visit: Visit, record: Path) -> None:
    """Board, curve and turning points are reached by buttons."""
    me = visit(width=390, height=844, touch=True)
    me.go("/")
    me.page.get_by_label("Open a saved record").set_input_files(record)
    me.link("Analyse").click()
    parts = me.page.get_by_role("group", name="What is shown")
    expect(me.page.locator(".nusfjord")).to_be_visible()
    parts.get_by_role("button", name="Curve").click()
    expect(me.page.get_by_role("img", name="Expected points over the moves")).to_be_visible()
    parts.get_by_role("button", name="Turning points").click()
    expect(me.button("Look at every decision")).to_be_visible()
    expect(me.page.locator(".nusfjord")).not_to_be_visible()
