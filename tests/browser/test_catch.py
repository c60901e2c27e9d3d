"""What the page of Nusfjord counts by itself: where a catch goes, and what guests leave; the engine says the same."""

from __future__ import annotations

import re
import secrets

import pytest

import netloft
from netloft import Luck
from netloft.core.position import CHANCE, Position
from tests.browser import shelf
from tests.browser.conftest import Lay, Visit
from tests.browser.house import House

SAID = {
    "caught": r"Red catches (\d+) fish",
    "to you": r"Red gets (\d+) fish from own shares",
    "Reserve": r"Red puts (\d+) fish into the Reserve",
    "lost": r"Red has no room for (\d+) fish",
}
FED = r"Red feeds the elders: (.*)\."


def next_catch(g: Position) -> dict[str, int]:
    """Let nobody do anything until the boats have gone out, and read in the log where the fish of seat 0 went."""
    luck = Luck(1)
    logged = len(g.log(None))
    number = g.view(None)["round"]
    while g.view(None)["round"] == number or not any("Red catches" in line for line in g.log(None)[logged:]):
        if CHANCE in g.deciders:
            luck.settle(g)
            continue
        seat = g.deciders[0]
        texts = [option.text for option in g.options(seat)]
        g.play(seat, "pass" if "pass" in texts else texts[-1])
    text = "\n".join(g.log(None)[logged:])
    found = {name: sum([int(number) for number in re.findall(said, text)]) for name, said in SAID.items()}
    found["elders"] = sum([len(names.split(",")) for names in re.findall(FED, text)])
    return found


@pytest.mark.parametrize(("seats", "part"), [(2, 0.35), (2, 0.75), (3, 0.45), (3, 0.75)])
def test_the_next_catch_flows_as_the_page_says(visit: Visit, lay: Lay, seats: int, part: float) -> None:
    """Positions of games among bots, from which everybody passes."""
    me = visit()
    me.go(lay("nusfjord", "here Ada", part=part, seats=seats))
    me.wait()
    flow = me.page.locator(".catch").first.get_by_role("listitem")
    shown: dict[str, int] = {}
    for step in flow.all():
        number = re.search(r"\d+", step.locator("b").inner_text())
        assert number is not None
        shown[step.locator("span").inner_text()] = int(number[0])
    g = shelf.begin_with("nusfjord", seats, shelf.before(shelf.played("nusfjord", seats, 5), part))
    assert "pass" in [option.text for option in g.options(0)], "nothing has begun that could change it"
    dealt = next_catch(g)
    assert {name: shown[name] for name in dealt} == dealt
    assert sum([shown[name] for name in dealt]) - shown["caught"] + shown["elsewhere"] == shown["caught"]


def last_of_a_round() -> tuple[shelf.Moves, str]:
    """Find a game of two in which seat 0 ends a round, feeds an elder with the next catch, and is asked again."""
    for seed in range(5, 40):
        moves = shelf.played("nusfjord", 2, seed)
        g = netloft.game("nusfjord").new(2)
        for number, (seat, text) in enumerate(moves):
            before, logged = g.view(None), len(g.log(None))
            g.play(seat, text)
            if (
                seat == 0
                and g.view(None)["round"] == before["round"] + 1
                and g.deciders == (0,)
                and not before["together"]
            ):
                said = "\n".join(g.log(None)[logged:])
                if re.search(FED, said) and re.search(SAID["to you"], said) and text in ("pass", "gold", "thin out"):
                    return moves[:number], text
    raise LookupError("no game ends a round in this way")


def test_a_catch_is_told_fish_by_fish_and_stays_as_an_account(visit: Visit, house: House) -> None:
    """Nothing is counted twice: whether a key ends the story or it ends by itself, the goods are those of the view."""
    moves, last = last_of_a_round()
    name = secrets.token_hex(4)
    owner = shelf.put(house.folder / "tables.db", name, "nusfjord", [("here", "Ada", ""), ("bot", "", "easy")], moves)
    g = shelf.begin_with("nusfjord", 2, moves)
    logged = len(g.log(None))
    g.play(0, last)
    said = "\n".join(g.log(None)[logged:])
    dealt = {name: sum([int(number) for number in re.findall(said_so, said)]) for name, said_so in SAID.items()}
    fish = g.view(0)["harbors"][0]["fish"]

    me = visit(motion="lively")
    me.go(f"/t/{name}#{owner}")
    me.wait()
    me.press_listed(last)
    row = me.page.locator(".catch").first
    supply = me.page.locator(".store [data-home=good-fish] b").first
    swimming = me.page.locator(".sea .fish").first
    swimming.wait_for(state="attached")
    assert int(supply.inner_text()) < fish, "what is still on its way is not there yet"
    me.page.keyboard.press("Shift")
    swimming.wait_for(state="detached")
    assert int(supply.inner_text()) == fish
    assert "This catch" in row.inner_text()
    shown = dict(zip(row.locator("li span").all_inner_texts(), row.locator("li b").all_inner_texts(), strict=True))
    assert {name: int(shown[name]) for name in dealt} == dealt
    me.button("Show the catch again").click()
    swimming.wait_for(state="attached")
    swimming.wait_for(state="detached")
    me.page.wait_for_function("() => !document.querySelector('.catch .reached')")
    assert int(supply.inner_text()) == fish


def test_the_till_says_what_each_mix_of_goods_and_guests_leaves(visit: Visit, house: House) -> None:
    """Each guest stands for 2 wood or 3 fish; what is left then is what the engine leaves."""
    options = {"deck": "guests", "forgotten": True}
    moves = shelf.play("nusfjord", 1, 3, options)
    g = netloft.game("nusfjord").new(1, options)
    number = 0
    while len([option for option in g.options(g.deciders[0]) if option.kind == "pay with guests"]) < 4:
        g.play(*moves[number])
        number += 1
    name = secrets.token_hex(4)
    owner = shelf.put(house.folder / "tables.db", name, "nusfjord", [("here", "Ada", "")], moves[:number], options)
    me = visit()
    me.go(f"/t/{name}#{owner}")
    me.wait()
    till = me.page.get_by_role("group", name="Ways to pay")
    assert till.get_by_role("button").count() == len(g.options(0))
    for option in g.options(0):
        after = g.copy()
        after.play(0, option.text)
        harbor = after.view(0)["harbors"][0]
        tile = till.locator(f'[data-option="{option.text}"] .left')
        for good in tile.locator("[title]").all():
            word = good.get_attribute("title")
            assert int(good.inner_text()) == harbor[word], f"{option.text} leaves other {word}"
