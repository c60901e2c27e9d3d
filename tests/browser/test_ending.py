"""The end of a game: the result, where the points came from, another game, and what can be shown to others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import netloft
from netloft.server.guests import SEAT, derived
from tests.browser import shelf
from tests.browser.conftest import Lay, Visit
from tests.browser.house import House
from tests.browser.invitations import join
from tests.browser.person import NAMES, Person


def papers(person: Person) -> Locator:
    """Find what is told at the end."""
    return person.page.get_by_role("region", name="Result" if person.lang == "en" else "Ergebnis")


@pytest.mark.parametrize(("game", "seats"), [("fleet", 4), ("kaivai", 3), ("nusfjord", 5)])
def test_the_bars_add_up_to_the_result(visit: Visit, lay: Lay, game: str, seats: int) -> None:
    """Each seat has a bar of the lines of its score sheet, the winner's first; they add up to the points."""
    me = visit()
    me.go(lay(game, "here Ada", seats=seats, part=1))
    end = shelf.begin_with(game, seats, shelf.played(game, seats, 5))
    rows = papers(me).locator("ol > li")
    expect(rows).to_have_count(seats)
    totals = []
    for row in rows.all():
        said = row.get_by_role("img").get_attribute("aria-label") or ""
        parts = [int(number.replace("−", "-")) for number in re.findall(r" (−?\d+)(?:,|$)", said)]
        total = int(row.locator(".total").inner_text().replace("−", "-"))
        assert sum(parts) == total
        totals.append(total)
    assert sorted(totals) == sorted(end.scores())
    assert totals[0] == max(totals)
    expect(me.over).to_be_visible()
    expect(papers(me).get_by_role("heading", name="Awards")).to_be_visible()
    me.button("See the board").click()
    expect(papers(me)).not_to_be_visible()
    expect(me.page.get_by_role("tab", name="Log")).to_be_visible()
    me.button("See the result").click()
    expect(papers(me)).to_be_visible()


def test_the_points_are_counted_kind_by_kind_and_a_key_ends_it(visit: Visit, lay: Lay) -> None:
    """With motion the bars grow and nobody is first before all is counted; any key shows the result."""
    me = visit(motion="lively")
    me.go(lay("fleet", "here Ada", seats=3, part=1))
    skip = me.button("To the end")
    expect(skip).to_be_visible()
    expect(papers(me).locator("li.first")).to_have_count(0)
    me.page.keyboard.press("Escape")
    expect(papers(me).locator("li.first")).to_have_count(1)
    expect(skip).not_to_be_visible()


@pytest.mark.parametrize(("game", "lang", "verdict"), [
    ("nusfjord", "en", "30 to 40 points are good"),
    ("nusfjord", "de", "30 bis 40 Punkte sind gut"),
    ("fleet", "en", "You may call yourself"),
])  # fmt: skip
def test_alone_nobody_wins(visit: Visit, lay: Lay, game: str, lang: str, verdict: str) -> None:
    """Alone there are points and what the rulebook calls them; nobody is said to have won."""
    me = visit(lang=lang)
    me.go(lay(game, "here Ada", seats=1, part=1))
    expect(me.page.locator("main")).to_contain_text(verdict)
    text = me.page.locator("main").inner_text()
    assert not re.search(r"\b(wins?|won|gewinnt|gewonnen)\b", text)
    expect(me.button("Rematch" if lang == "en" else "Revanche")).to_have_count(0)


CHOOSE_LAST = """() => [...document.querySelectorAll("[aria-busy=false] aside [data-choice]")].at(-1)?.click()"""


def finish(*people: Person) -> None:
    """Choose the last option of whoever is asked until the game is over for all."""

    def over() -> bool:
        for person in people:
            person.page.evaluate(CHOOSE_LAST)
        return all(person.over.count() for person in people)

    people[0].wait_for(over)


def test_two_people_and_a_bot_come_to_the_end_and_into_a_rematch(visit: Visit, house: House) -> None:
    """Whoever asks for a rematch leads everybody to the next table, where all have moved on by one seat."""
    moves = shelf.played("fleet", 3, 5)
    at = max(at for at, (seat, _) in enumerate(moves) if seat == 0)
    people = [("here", "Ada", ""), ("invited", "Ben", ""), ("bot", "", "easy")]
    owner = shelf.put(house.folder / "tables.db", "rematched", "fleet", people, moves[:at])
    ada, ben = visit(), visit()
    ada.prefer(confirm=False, name="Ada")
    ben.prefer(confirm=False, name="Ben")
    ada.go(f"/t/rematched#{owner}")
    join(ben, f"/t/rematched#{derived(owner, 'rematched', SEAT, 1)}")
    finish(ada, ben)
    for person in (ada, ben):
        expect(papers(person)).to_be_visible()
    ben.button("Rematch").click()
    for person in (ada, ben):
        person.page.wait_for_url(re.compile(r"/t/(?!rematched)"))
        players = person.page.get_by_role("list", name="Players").get_by_role("listitem")
        expect(players).to_have_count(3)
        expect(players.nth(1)).to_contain_text("Ada")
        expect(players.nth(2)).to_contain_text("Ben")
        expect(person.over).to_have_count(0)
    assert ada.page.url == ben.page.url


def test_the_result_is_shared(visit: Visit, lay: Lay, tmp_path: Path) -> None:
    """As a picture made in the page, as a link for whoever looks back, and as a record."""
    me = visit()
    me.go(lay("nusfjord", "here Ada", seats=3, part=1))
    me.button("Share").click()
    with me.page.expect_download() as download:
        me.button("The result as a picture").click()
    download.value.save_as(tmp_path / "result.png")
    image = (tmp_path / "result.png").read_bytes()
    assert image[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(image[16:20]), int.from_bytes(image[20:24])) == (1200, 630)
    assert len(image) > 30_000, "something is drawn on it"
    me.button("Share").click()
    me.button("Copy the link to the game").click()
    expect(me.button("Copied")).to_be_visible()
    link: str = me.page.evaluate("navigator.clipboard.readText()")
    with me.page.expect_download() as record:
        me.button("The record as a file").click()
    record.value.save_as(tmp_path / "game.netloft")
    read = netloft.read_record((tmp_path / "game.netloft").read_text(encoding="utf-8"))
    assert netloft.game("nusfjord").replay(read).over
    guest = visit()
    guest.go(link)
    expect(guest.page.get_by_role("group", name="Step through")).to_be_visible()
    assert "#" not in guest.page.url, "the secret leaves the address bar"


@pytest.mark.parametrize("game", NAMES)
def test_the_board_keeps_its_size_behind_the_result(visit: Visit, lay: Lay, game: str) -> None:
    """Where a board could not be read beside the result, this has a picture of its own."""
    me = visit(width=1400)
    me.go(lay(game, "here Ada", seats=3, part=1))
    expect(papers(me)).to_be_visible()
    board = me.page.locator(".board")
    expect(board).not_to_be_visible()
    behind = board.bounding_box()
    me.button("See the board").click()
    expect(board).to_be_visible()
    assert board.bounding_box() == behind
