"""The flow of the next catch in Nusfjord, which the page counts by itself: so many fish the engine deals out then."""

from __future__ import annotations

import re

import pytest

from netloft import Luck
from netloft.core.position import CHANCE, Position
from tests.browser import shelf
from tests.browser.conftest import Lay, Visit

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
