"""The report: one page, everything in it, nothing from outside, numbers as they were measured."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html import unescape

import polars as pl
import pytest

from netloft import NetloftError
from netloft.arena import Plan, picks, plan, play_blocks, report, table
from netloft.arena.numbers import number, points, seconds, span
from netloft.arena.statistics import Estimate, wilson
from netloft.arena.topics import topic_of

MODES = {
    "nusfjord": plan("nusfjord", ["random"], 1, 3, {"deck": "mackerel"}),
    "nusfjord alone": plan("nusfjord", ["random"], 1, 1),
    "fleet": plan("fleet", ["random", "random"], 1),
    "kaivai": plan("kaivai", ["random"], 1, 2),
}
GAMES = 3


def played(mode: str) -> pl.DataFrame:
    """Play a few games of a mode."""
    return table([result for block in play_blocks(MODES[mode], GAMES) for result in block])


@pytest.mark.parametrize("mode", MODES)
def test_a_page_holds_everything_and_loads_nothing(mode: str) -> None:
    """What was played, every building, elder, license, ship, bid, hut and action, in both languages, and all plots."""
    arena, frame = MODES[mode], played(mode)
    for lang in ("en", "de"):
        page = report(arena, frame, lang)
        assert f'<html lang="{lang}">' in page
        body = unescape(page.partition("<body>")[2].partition("<script>")[0])
        for kind in topic_of(arena.game).kinds:
            for text in kind.every(arena.options).values():
                assert text.say(lang) in body, text.en
        for fact in (f"netloft {arena.version}", ", ".join(arena.bots), str(GAMES)):
            assert fact in body
        assert (arena.game == "fleet") == (("rekonstruierten" if lang == "de" else "reconstructed") in body)
        assert ("nach der Uhr" if lang == "de" else "by the clock") not in body
        closed(page)


def closed(page: str) -> None:
    """Assert that no script, style, picture or link leads out of a page, and that its plots bring their data."""
    own = page.replace(bundle(page), "")
    assert not re.search(r"""(src|href)\s*=\s*["']?\s*(https?:)?//""", own)
    assert not re.search(r"@import|url\(\s*['\"]?https?:|@body@", own)
    charts = json.loads(page.partition("const charts = ")[2].partition(";\n")[0])
    assert len(charts) >= 4
    assert not re.search(r'"url"|"\$schema"|https?:', json.dumps(charts))
    assert re.findall(r'id="(chart\d+)"', page.partition("<body>")[2]) == list(charts)


def test_what_is_not_to_be_trusted_is_marked() -> None:
    """A thing that fewer than thirty had is a small sample; a bot that goes by the clock would play differently."""
    arena = replace(MODES["kaivai"], bots=("random", "search:0.5s"))
    page = report(arena, played("kaivai"))
    assert "(small sample)" in page
    assert "goes by the clock" in page


def bundle(page: str) -> str:
    """Return the library in the page, which has addresses in it that it does not go to."""
    return page.partition("<script>")[2].partition("</script>")[0]


def test_an_empty_table_is_no_report() -> None:
    """Without a finished game there is nothing to report."""
    with pytest.raises(NetloftError, match="no finished games"):
        report(MODES["fleet"], table([]))


def made_up(rows: list[tuple[int, int, str, float, float, list[tuple[str, str, int]]]]) -> pl.DataFrame:
    """Make up a table of games for two: game, seat, bot, score, win, things."""
    return pl.DataFrame(
        [
            {
                "game": game,
                "block": game,
                "seat": seat,
                "turn": seat,
                "bot": bot,
                "score": score,
                "win": win,
                "things": [{"kind": kind, "name": name, "count": count} for kind, name, count in things],
            }
            for game, seat, bot, score, win, things in rows
        ]
    )


def test_a_building_is_counted_by_games() -> None:
    """On offer in two of three games, built in one, by the winner."""
    arena = Plan("nusfjord", 2, {}, ("A", "A"), 1, 1, "")
    offer, built = [("building", "Manor", 0)], [("building", "Manor", 1)]
    frame = made_up([
        (0, 0, "A", 10, 1, built), (0, 1, "A", 5, 0, offer),
        (1, 0, "A", 6, 0, offer), (1, 1, "A", 9, 1, offer),
        (2, 0, "A", 8, 1, []), (2, 1, "A", 4, 0, []),
    ])  # fmt: skip
    (manor,) = picks(arena, frame)
    assert (manor.offered, manor.picked, manor.few) == (2, 1, True)
    assert manor.rate == wilson(0.5, 2)
    assert manor.outcome == wilson(1.0, 1)
    assert manor.beyond.value == 4  # 10 and 6 points of who begins, with it and without


def test_a_bid_is_counted_by_picks() -> None:
    """Six of eight bids of one and two of eight of the other: weighted by bids, as one who bids often wins once."""
    arena = Plan("kaivai", 2, {}, ("A", "A"), 1, 1, "")
    frame = made_up([
        (0, 0, "A", 10, 1, [("bid", "5", 6), ("bid", "4", 2)]),
        (0, 1, "A", 5, 0, [("bid", "5", 2), ("bid", "4", 6)]),
    ])  # fmt: skip
    five = picks(arena, frame)[0]
    assert five.rate.value == 0.5
    assert five.outcome == wilson(0.75, 64 / 40)
    assert five.by_number == ((2, 1, 0.0), (6, 1, 1.0))


def test_numbers_are_written_as_in_the_language() -> None:
    """A comma in German, a fitting unit, no sign before nothing, and a dash for what is not known."""
    assert (number(1.25, 1, "en"), number(1.25, 1, "de"), number(-0.01, 1, "en")) == ("1.2", "1,2", "0.0")
    assert (points(12.0, "en"), points(12.5, "de")) == ("12", "12,5")
    assert [seconds(value, "en") for value in (2, 0.0123, 0.00002)] == ["2.00 s", "12.3 ms", "20 µs"]
    assert span(Estimate(1, float("-inf"), float("inf")), 1, "en") == "–"
