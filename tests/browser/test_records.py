"""Looking back, the analysis, and records as files."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

import netloft
from tests.browser.conftest import Lay, Visit
from tests.browser.person import Person


def test_a_finished_game_is_looked_back_at(visit: Visit, lay: Lay) -> None:
    """Step by step, with the scores over time, and an analysis that can be stopped and leads to its moves."""
    me = visit()
    me.go(lay("kaivai", "here Ada", seats=3, part=1))
    me.link("Analyse").click()
    at = me.page.get_by_role("group", name="Step through")
    expect(me.page.get_by_role("row", name="Sum")).to_be_visible()
    total = int(me.page.get_by_role("slider", name="Move").get_attribute("max") or 0)
    expect(at).to_contain_text(f"{total} / {total}")
    me.button("To the beginning").click()
    expect(at).to_contain_text(f"0 / {total}")
    me.button("One move on").click()
    expect(at).to_contain_text(f"1 / {total}")
    me.page.keyboard.press("ArrowRight")
    expect(at).to_contain_text(f"2 / {total}")
    expect(me.page.get_by_text("Round 1 of 8")).to_be_visible()
    chart = me.page.get_by_role("img", name="Points over the moves")
    chart.click(position={"x": 180, "y": 60})
    expect(at).not_to_contain_text(f"2 / {total}")
    me.button("Look at every decision").click()
    progress = me.page.get_by_role("progressbar", name="Progress of the analysis")
    expect(progress).not_to_have_attribute("value", "0")
    me.button("Stop").click()
    expect(me.button("Go on")).to_be_visible()


def test_a_finished_table_is_cleared_away(visit: Visit, lay: Lay) -> None:
    """The start page leads to it until it is cleared where one looks back; its rules are those of its game."""
    me = visit()
    me.go(lay("kaivai", "here Ada", seats=3, part=1))
    me.link("Analyse").click()
    me.link("Rules", exact=True).click()
    expect(me.page.get_by_role("heading", name="Kaivai").first).to_be_visible()
    me.link("Netloft", exact=True).click()
    finished = me.page.get_by_role("link", name="finished")
    finished.click()
    me.button("Clear the table").click()
    me.button("Yes, clear it away").click()
    expect(me.page.get_by_text("No table yet.")).to_be_visible()
    expect(finished).not_to_be_visible()


def test_a_line_of_the_log_leads_to_its_position(visit: Visit, lay: Lay) -> None:
    """A running game can be looked back at, too, as its seat could see it then."""
    me = visit()
    me.go(lay("kaivai", "here Ada", seats=3, part=0.3))
    me.wait()
    me.page.get_by_role("tab", name="Log").click()
    me.page.get_by_role("list", name="Log").get_by_text("Ada bids").first.click()
    expect(me.page.get_by_text("This game is still running")).to_be_visible()
    expect(me.page.get_by_role("group", name="Step through").get_by_role("status")).to_contain_text("Ada bids")
    me.link("Back to the table").click()
    me.wait()


def saved(person: Person, into: Path) -> str:
    """Save the record, and read it."""
    with person.page.expect_download() as download:
        person.button("Save the record").click()
    assert download.value.suggested_filename.endswith(".netloft")
    download.value.save_as(into)
    return into.read_text(encoding="utf-8")


def test_a_record_is_saved_opened_and_refused_when_damaged(visit: Visit, lay: Lay, tmp_path: Path) -> None:
    """A saved game opens as a table of its own; of a damaged one the page says what is wrong with it."""
    me = visit()
    me.go(lay("nusfjord", "here Ada", part=1))
    me.button("See the board").click()
    me.page.get_by_role("tab", name="Table").click()
    file = tmp_path / "game.netloft"
    text = saved(me, file)
    record = netloft.read_record(text)
    assert netloft.game("nusfjord").replay(record).over
    me.go("/")
    me.page.get_by_label("Open a saved record").set_input_files(file)
    expect(me.over).to_be_visible()
    me.go("/")
    lines = text.splitlines()
    file.write_text(
        "\n".join([*lines[: len(lines) // 2], "0 fly to the moon", *lines[len(lines) // 2 :]]), encoding="utf-8"
    )
    me.page.get_by_label("Open a saved record").set_input_files(file)
    expect(me.page.get_by_role("alert")).to_contain_text("fly to the moon")
    file.write_bytes(b"\x00\x01 not a record")
    me.page.get_by_label("Open a saved record").set_input_files(file)
    expect(me.page.get_by_role("alert")).not_to_contain_text("fly to the moon")
    expect(me.page.get_by_role("alert")).not_to_be_empty()


def test_a_saved_game_goes_on_around_one_screen(visit: Visit, lay: Lay, tmp_path: Path) -> None:
    """The record of a running game, opened again, is at the same question."""
    me = visit()
    me.go(lay("kaivai", "here Ada", seats=3, part=0.0))
    me.wait()
    offered = me.offered()["list"]
    me.page.get_by_role("tab", name="Table").click()
    saved(me, tmp_path / "game.netloft")
    me.go("/")
    me.page.get_by_label("Open a saved record").set_input_files(tmp_path / "game.netloft")
    me.button("I am Red: show it").click()
    me.wait()
    assert me.offered()["list"] == offered
