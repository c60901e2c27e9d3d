"""A game that is installed beside Netloft, in the page: Lantern Bay on the plain board."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.examples.package import install


@pytest.fixture(scope="module")
def bay(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Start a server that knows the game."""
    folder = tmp_path_factory.mktemp("bay")
    opened = House(folder, PYTHONPATH=install("lantern_bay", folder / "installed"))
    opened.open()
    yield opened
    opened.close()


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_it_is_played_by_clicks_on_the_plain_board_to_its_end(visit: Visit, bay: House, seats: int) -> None:
    """Every choice is on the board, and the result leads to looking back."""
    me = visit(at=bay)
    told: list[dict[str, Any]] = []
    me.listen("scores", told.append)
    me.lay("lantern_bay", seats=seats, seed=seats)
    rng = Random(seats)
    while me.wait():
        offered = me.offered()
        assert sorted(offered["board"]) == sorted(offered["list"])
        me.choose(rng)
    expect(me.over).to_be_visible()
    result = me.page.get_by_role("region", name="Result")
    expect(result.get_by_role("img", name="Secret order").first).to_be_visible()
    me.wait_for(lambda: bool(told))
    # Nobody has the best turn of several if all had one as good.
    awards = result.get_by_role("heading", name="The game in numbers" if seats == 1 else "Awards")
    expect(awards).to_have_count(1 if told[0]["awards"] else 0)
    me.link("Analyse").click()
    expect(me.page.get_by_role("heading", name="Looking back: Lantern Bay")).to_be_visible()
    expect(me.page.get_by_role("img", name="Points over the moves")).to_be_visible()


def test_the_plain_board_speaks_german(visit: Visit, bay: House) -> None:
    """Fields, words and choices are those of the game; the order of another seat is hidden."""
    me = visit(at=bay, lang="de")
    me.go("/new/lantern_bay")
    me.button("Tisch eröffnen").click()
    me.wait()
    board = me.page.locator("main")
    expect(board.locator("dt", has_text="Kaufen heute noch")).to_be_visible()
    expect(board.get_by_text("7× Hering")).to_be_visible()
    expect(board.get_by_role("rowheader", name="Geheimer Auftrag")).to_be_visible()
    expect(board.get_by_role("cell", name="verdeckt")).to_have_count(1)
    expect(me.spot("hire dory")).to_contain_text("Dory mieten: Platz für 4")


def test_it_is_introduced_and_its_rules_can_be_read(visit: Visit, bay: House) -> None:
    """The start page says what it is about, the rules page has its guide, and there are no lessons."""
    me = visit(at=bay)
    me.go("/")
    expect(me.page.get_by_text("be home before the squalls fill your boat")).to_be_visible()
    expect(me.link("Learn it Lantern Bay")).to_have_count(0)
    me.go("/rules/lantern_bay")
    expect(me.page.get_by_role("heading", name="Rules of Lantern Bay")).to_be_visible()
    expect(me.page.get_by_role("heading", name="Secret orders")).to_be_visible()
    me.go("/learn/lantern_bay")
    expect(me.page.get_by_text("There is no such lesson.")).to_be_visible()
    me.page.get_by_role("main").get_by_role("link", name="New table").click()
    expect(me.page.get_by_label("Number of players")).to_be_visible()


def test_hints_are_given_on_a_phone(visit: Visit, bay: House) -> None:
    """The board fits a narrow screen, and advice comes as for any game."""
    me = visit(at=bay, width=390, height=844, touch=True)
    me.lay("lantern_bay", seats=2, seed=3)
    me.turns(Random(3), 3)
    me.wait()
    assert me.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    for step in ("Hint", "Show the move", "Why? And what else?"):
        me.button(step, exact=True).first.tap()
    expect(me.page.get_by_text("points in the end").first).to_be_visible()
