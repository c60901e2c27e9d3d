"""The checks of `just see` find each fault they are made for, and nothing on a page without faults."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Lay
from tests.browser.house import House
from tests.browser.see.findings import Findings
from tests.browser.see.player import LOOK, Player, in_reach, name_of

WINDOW: Any = {"width": 600, "height": 400}
GOOD = """
<style>
  body { margin: 0; height: 100vh; overflow: hidden; font: 14px sans-serif }
  main { position: absolute; inset: 60px 0 0; transform: scale(0.9) }
  main > * { position: absolute }
  svg { left: 200px; top: 100px }
</style>
<section data-place="asked" style="height: 60px"><button data-choice="pass">Pass</button></section>
<main data-zone="sea">
  <button data-option="sail" aria-label="boat: sail" style="left: 10px; top: 10px">Boat</button>
  <button data-option="fish" style="left: 110px; top: 10px; width: 60px">Fish</button>
  <p style="left: 10px; top: 100px; width: 150px">Some words</p>
  <svg viewBox="0 0 100 50" width="200" height="100" style="font-size: 8px">
    <g><rect width="60" height="14" fill="#ccc" /><text x="2" y="10">Words</text></g>
  </svg>
  <div data-goods style="left: 10px; top: 200px">3 wood</div>
</main>
"""
OPTIONS = [["pass", "Pass"], ["sail", "Sail"], ["fish", "Fish"]]


def looked_at(browser: Browser, html: str, then: str = "", *, phone: bool = True) -> dict[str, Any]:
    """Show a page, let something happen on it, and look."""
    page = browser.new_page(viewport=WINDOW)
    page.set_content(html)
    page.evaluate(LOOK)
    two_frames = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    page.evaluate(two_frames)
    if then:
        page.evaluate(then)
        page.evaluate(two_frames)
        page.wait_for_timeout(100)  # the observer hears of it a little later
    seen: dict[str, Any] = page.evaluate("(asked) => look(asked)", {"options": OPTIONS, "least": 12, "phone": phone})
    page.close()
    return seen


def kinds(seen: dict[str, Any]) -> set[str]:
    """List the kinds of faults."""
    return {fault["kind"] for fault in [*seen["faults"], *seen["shifts"]]}


def test_a_good_page_has_no_faults(browser: Browser) -> None:
    """Every option is where it can be clicked, and the zones are found."""
    seen = looked_at(browser, GOOD)
    assert seen["faults"] == []
    assert seen["shifts"] == []
    assert {text: name_of(way) for text, way in seen["ways"].items()} == {
        "pass": "bar",
        "sail": "board",
        "fish": "board",
    }
    assert set(seen["zones"]["boxes"]) == {"zone sea", "place asked", "the question bar"}


OVER_BOAT = '<div style="left: 0; top: 0; width: 90px; height: 50px; background: red"></div></main>'


@pytest.mark.parametrize(
    ("kind", "old", "new"),
    [
        ("page scrolls", "body { margin: 0; height: 100vh; overflow: hidden;", "body { height: 500px;"),
        ("covered", "</main>", OVER_BOAT),
        ("half covered", "</main>", OVER_BOAT.replace("left: 0", "left: 25px").replace("90px", "10px")),
        ("overlap", "left: 110px; top: 10px", "left: 40px; top: 10px"),
        ("small text", "width: 150px", "font-size: 13px"),  # which is 11.7 after the scale of the scene
        ("small text", "font-size: 8px", "font-size: 6px"),  # which is 10.8 after view box and scale
        ("cut text", "width: 150px", "width: 40px; white-space: nowrap; overflow: hidden"),
        ("cut text", "width: 150px", "width: 40px; height: 20px; overflow: hidden"),
        ("cut text", "width: 60px", "width: 20px; padding: 0; white-space: nowrap"),
        ("cut text", ">Words<", ">Words that are long<"),
        ("goods hidden", "top: 200px", "top: 900px"),
        ("goods hidden", "data-goods", "class=goods"),
    ],
)
def test_a_fault_is_found(browser: Browser, kind: str, old: str, new: str) -> None:
    """Each fault alone is found and named."""
    assert old in GOOD
    assert kind in kinds(looked_at(browser, GOOD.replace(old, new)))


def test_goods_are_only_looked_for_on_a_phone(browser: Browser) -> None:
    """On a large screen they are part of the scene."""
    assert kinds(looked_at(browser, GOOD.replace("top: 200px", "top: 900px"), phone=False)) == set()


@pytest.mark.parametrize(
    ("old", "new", "way"),
    [
        ('<button data-choice="pass">Pass</button>', "", "out of reach"),
        ('<button data-choice="pass">', '<button hidden data-choice="pass">', "out of reach"),
        ('<button data-choice="pass">Pass</button>', '<aside><button data-choice="pass">Pass</button></aside>', "list"),
        ('data-choice="pass"', 'data-option="skip" aria-label="end: Skip, Pass"', "menu"),
    ],
)
def test_where_an_option_is(browser: Browser, old: str, new: str, way: str) -> None:
    """What is hidden is out of reach; a list and a menu are named as such."""
    assert old in GOOD
    assert name_of(looked_at(browser, GOOD.replace(old, new))["ways"]["pass"]) == way


def test_what_lies_further_down_in_a_list_is_in_reach(browser: Browser) -> None:
    """Scrolling in a list is one step."""
    old = '<p style="left: 10px; top: 100px; width: 150px">'
    rows = '<div style="height: 90px"></div><button data-option="deep">Deep</button>'
    html = GOOD.replace(old, f'<div style="top: 100px; height: 60px; width: 90px; overflow: auto">{rows}</div>{old}')
    html = html.replace('data-choice="pass"', 'data-choice="other"').replace('"deep"', '"pass"')
    way = looked_at(browser, html)["ways"]["pass"]
    assert in_reach(way)
    assert name_of(way) == "board, scrolled"


MOVE = "() => document.querySelector('main').style.top = '90px'"
GROW = "() => document.querySelector('[data-place=asked]').style.height = '90px'"


def test_a_layout_shift_is_found(browser: Browser) -> None:
    """What moves by itself is named; a piece of the game may move."""
    moved = looked_at(browser, GOOD, MOVE)["shifts"]
    assert {fault["kind"] for fault in moved} == {"shift"}
    assert "main[data-zone=sea]" in {fault["at"] for fault in moved}
    piece = GOOD.replace('<p style="', '<p data-piece="boat 1" style="')
    walk = "() => document.querySelector('[data-piece]').style.left = '60px'"
    assert looked_at(browser, piece, walk)["shifts"] == []
    assert looked_at(browser, GOOD, walk.replace("[data-piece]", "p"))["shifts"] != []


def test_a_zone_that_moves_is_found(browser: Browser, tmp_path: Path) -> None:
    """Zones are compared with those of the question before, as long as the same region is shown."""
    player = Player(browser, "http://127.0.0.1", game="fleet", width=600, height=400)
    try:
        before, after = (looked_at(browser, GOOD, then)["zones"] for then in ("", GROW))
        assert player._moved(before) == []
        assert player._moved(before) == []
        (fault,) = [fault for fault in player._moved(after) if fault["at"] == "the question bar"]
        assert fault["size"] == 30
        assert player._moved({**before, "view": "other region"}) == []
    finally:
        player.close()


def test_equal_faults_are_one_finding(tmp_path: Path) -> None:
    """The worst of them is kept, and only the first one gets a picture."""
    findings = Findings(tmp_path)
    taken: list[Path] = []
    fault = {"kind": "small text", "at": "p", "what": "10 px", "size": 2}
    findings.note(fault, "fleet", "1400x900", "decision 1", taken.append)
    findings.note({**fault, "what": "8 px", "size": 4}, "fleet", "1400x900", "decision 2", taken.append)
    findings.note(fault, "fleet", "1920x1080", "decision 2", taken.append)
    first, second = findings.all.values()
    assert (first.times, first.what, first.where) == (2, "8 px", "decision 2")
    assert second.times == 1
    assert [path.name for path in taken] == ["1400x900-decision-1.png", "1920x1080-decision-2.png"]


@pytest.mark.parametrize(("game", "seats"), [("nusfjord", 2), ("fleet", 1), ("kaivai", 2)])
def test_a_short_pass(browser: Browser, house: House, lay: Lay, tmp_path: Path, game: str, seats: int) -> None:
    """A player sees every option of some turns in reach, and every click is a move."""
    findings = Findings(tmp_path)
    player = Player(browser, house.address, game=game, width=1400, height=900)
    try:
        player.person.go(lay(game, "here Ada", part=0.3, seats=seats))
        rng = Random(1)
        for turn in range(6):
            assert player.wait()
            ways = player.look(findings, f"turn {turn}")
            assert set(ways) == {option[0] for option in player.options}
            player.choose(rng, ways, findings, f"turn {turn}")
    finally:
        player.close()
    assert findings.decisions == 6
    bad = {"option out of reach", "dead click", "console"}
    assert [one for one in findings.all.values() if one.kind in bad] == []
