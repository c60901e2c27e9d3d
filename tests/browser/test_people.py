"""Several people: two browsers with a cut connection, one screen with hidden hands, taking back, files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import EASY, GUEST, ME, lay
from tests.browser.house import House
from tests.browser.person import Person

People = Callable[..., Person]


def both_play(people: list[Person], rng: Random, turns: int) -> None:
    """Let whoever is asked choose, so many times in all."""
    done = 0
    while done < turns:
        for one in people:
            if one.choices.count():
                one.choose(rng)
                confirm = one.button("Do it", exact=True)
                if confirm.count():
                    confirm.click()
                done += 1
        people[0].page.wait_for_timeout(30)


def test_two_browsers_go_on_after_the_server_was_gone(person: People, own_house: House) -> None:
    """Both come back to the exact position, and no move is lost or made twice."""
    link, (invitation,) = lay(own_house, "kaivai", [ME, GUEST], seed=2)
    ada, bo = person(address=own_house.address), person(address=own_house.address)
    for one, where in ((ada, link), (bo, invitation)):
        one.forgiven = "WebSocket"
        one.go(where)
        expect(one.page.get_by_text("to move").first).to_be_visible()
    both_play([ada, bo], Random(1), 8)
    ada.page.get_by_role("tab", name="Log").click()
    log = ada.page.get_by_role("list", name="Log")
    before = log.inner_text().splitlines()
    own_house.close()
    expect(ada.page.get_by_text("The connection is lost")).to_be_visible()
    own_house.open()
    expect(ada.page.get_by_text("The connection is lost")).to_be_hidden(timeout=30_000)
    expect(bo.page.get_by_text("The connection is lost")).to_be_hidden(timeout=30_000)
    expect(log.get_by_role("link").nth(len(before) - 1)).to_be_visible()
    assert log.inner_text().splitlines() == before
    ada.page.get_by_role("tab", name="Choices").click()
    both_play([ada, bo], Random(2), 6)


def test_hands_stay_hidden_at_one_screen(person: People, house: House) -> None:
    """Before somebody says who they are, nobody's cards are on the page; then only their own."""
    start = {
        "game": "nusfjord",
        "seats": 2,
        "round": 4,
        "harbors": [{"hand": ["Castle"]}, {"hand": ["Fortress"]}],
    }
    link, _ = lay(house, "nusfjord", [ME, {"kind": "here", "name": "Bo"}], start=start)
    us = person()
    us.go(link)
    uncover = us.button("I am Ada: show it")
    expect(uncover).to_be_visible()
    board = us.page.locator("main")
    assert "Castle" not in board.inner_text()
    assert "Fortress" not in board.inner_text()
    uncover.click()
    expect(us.choices.first).to_be_visible()
    assert "Castle" in board.inner_text()
    assert "Fortress" not in board.inner_text()
    us.page.locator("aside").locator('[data-choice="gold"]').click()
    us.button("Do it", exact=True).or_(us.button("I am Bo: show it")).first.wait_for()
    if us.button("Do it", exact=True).count():
        us.button("Do it", exact=True).click()
    us.button("I am Bo: show it").click()
    expect(us.choices.first).to_be_visible()
    assert "Fortress" in board.inner_text()
    assert "Castle" not in board.inner_text()


def test_what_cannot_be_taken_back_alone_is_asked_for(person: People, house: House) -> None:
    """A choice that ends the turn is confirmed first; afterwards the other one is asked for leave to take it back."""
    link, (invitation,) = lay(house, "kaivai", [ME, GUEST], seed=2)
    ada, bo = person(), person()
    ada.go(link)
    bo.go(invitation)
    first, second = (ada, bo) if wait_for_turn(ada, bo) is ada else (bo, ada)
    first.choices.first.click()
    first.button("Cancel", exact=True).click()
    first.choices.first.click()
    first.button("Do it", exact=True).click()
    second.choices.first.wait_for()
    second.choices.first.click()
    second.button("Do it", exact=True).or_(second.choices.first).first.wait_for()
    if second.button("Do it", exact=True).count():
        second.button("Do it", exact=True).click()
    first.button("Ask to undo").click()
    second.button("Agree", exact=True).click()
    expect(first.choices.first).to_be_visible()


def wait_for_turn(one: Person, other: Person) -> Person:
    """Find out who is asked."""
    while True:
        for somebody in (one, other):
            if somebody.choices.count():
                return somebody
        one.page.wait_for_timeout(30)


def test_a_move_is_looked_at_made_and_taken_back(person: People, house: House) -> None:
    """What it would do is told before; undo brings the question back; a hint tells what is good."""
    me = person()
    me.go(lay(house, "nusfjord", [ME, EASY], seed=5)[0])
    gold = me.page.locator("aside").locator('[data-choice="gold"]')
    gold.hover()
    expect(me.page.get_by_text("receives 1 gold", exact=False).first).to_be_visible()
    me.button("Hint", exact=True).click()
    expect(me.page.get_by_role("list", name="Good moves").get_by_role("listitem").first).to_be_visible(timeout=20_000)
    gold.click()
    me.wait()
    me.button("Undo").click()
    expect(gold).to_be_visible()


def test_why_not_is_answered_where_it_is_asked(person: People, house: House) -> None:
    """Whoever clicks on what cannot be chosen is told the rule."""
    me = person()
    me.go(lay(house, "nusfjord", [ME, EASY], seed=5)[0])
    me.wait()
    me.page.locator('[data-place="actions"]').get_by_text("Build a Ship").first.click()
    expect(me.page.get_by_role("dialog", name="Why not?")).to_contain_text("Not now.")


def test_a_record_is_saved_and_opened_again(person: People, house: House, tmp_path: Path) -> None:
    """The file leads to the same position at a table of its own; a damaged one is refused in words."""
    me = person()
    me.go(lay(house, "kaivai", [ME, EASY, EASY], seed=5)[0])
    me.turns(Random(1), 3)
    me.wait()
    me.page.get_by_role("tab", name="Table").click()
    with me.page.expect_download() as download:
        me.button("Save the record").click()
    path = tmp_path / "game.netloft"
    download.value.save_as(path)
    me.go("/")
    me.page.get_by_label("Open a saved record").set_input_files(path)
    me.page.get_by_text("to move").first.wait_for()
    damaged = tmp_path / "damaged.netloft"
    damaged.write_text(path.read_text().replace("bid", "bird"))
    me.go("/")
    me.page.get_by_label("Open a saved record").set_input_files(damaged)
    expect(me.page.get_by_role("alert")).to_contain_text("bird")


@pytest.mark.parametrize("game", ["nusfjord", "fleet", "kaivai"])
def test_the_language_changes_in_the_middle_of_a_game(person: People, house: House, game: str) -> None:
    """Question, choices and board are told anew."""
    me = person()
    me.go(lay(house, game, [ME, EASY], seed=5)[0])
    me.wait()
    english = me.choices.all_inner_texts()
    me.button("Deutsch").click()
    expect(me.page.get_by_role("tab", name="Verlauf")).to_be_visible()
    expect(me.page.locator("html")).to_have_attribute("lang", "de")
    expect(me.choices).to_have_count(len(english))
    me.lang = "de"
    me.turns(Random(1), 2)
