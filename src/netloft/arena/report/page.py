"""The report: one self-contained page with the results of an arena."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import netloft
from netloft import bots
from netloft.arena.numbers import NONE, number, percent, points, seconds, span
from netloft.arena.openings import OPENING, TURN, TURNS
from netloft.arena.picks import FEW, Pick, picks
from netloft.arena.plan import Plan
from netloft.arena.play import Result
from netloft.arena.report import charts, words
from netloft.arena.results import FORMAT, results
from netloft.arena.tables import Standing, by_bot, by_seat, by_turn, thinking
from netloft.arena.topics import Kind, topic_of
from netloft.bots.own import is_own
from netloft.core.text import NetloftError, Text

if TYPE_CHECKING:
    import polars as pl

REPEATS: Final = 0.5  # more games with one opening repeat each other


class Page:
    """A page under construction: its parts and plots."""

    def __init__(self, lang: str, reconstructed: bool) -> None:
        self.lang = lang
        self.reconstructed = reconstructed
        self.parts: list[str] = []
        self.charts: dict[str, charts.Spec] = {}

    def say(self, text: Text, *values: object) -> str:
        """Return a text, escaped for HTML."""
        return escape(text.say(self.lang, *values))

    def head(self, text: Text) -> None:
        """Begin a section; mark it if its numbers depend on a reconstruction."""
        mark = f" <small>{self.say(words.RECONSTRUCTION)}</small>" if self.reconstructed else ""
        self.parts.append(f"<h2>{self.say(text)}{mark}</h2>")

    def text(self, said: str, kind: str = "") -> None:
        """Add a paragraph of HTML."""
        self.parts.append(f"<p class={kind}>{said}</p>" if kind else f"<p>{said}</p>")

    def plot(self, spec: charts.Spec, about: str) -> None:
        """Add a plot with an alternative text."""
        name = f"chart{len(self.charts)}"
        self.charts[name] = spec
        label = escape(about, quote=True)
        self.parts.append(
            f'<div class="wide"><div class="chart" id="{name}" role="img" aria-label="{label}"></div></div>'
        )

    def table(self, heads: Sequence[Text], rows: Sequence[Row], left: int = 1, sortable: bool = False) -> None:
        """Add a table whose first columns are names."""
        kind = ' class="sortable"' if sortable else ""
        line = "".join([cell("th", self.say(head), at < left) for at, head in enumerate(heads)])
        body = "".join([row.html(left) for row in rows])
        self.parts.append(
            f'<div class="wide"><table{kind}><thead><tr>{line}</tr></thead><tbody>{body}</tbody></table></div>'
        )


class Row:
    """A row of a table: what is shown, and its sort keys."""

    def __init__(self, few: bool = False) -> None:
        self.few = few
        self.cells: list[tuple[str, float | None]] = []

    def add(self, shown: str, value: float | None = None) -> Row:
        """Add a cell."""
        self.cells.append((shown, value))
        return self

    def html(self, left: int) -> str:
        """Return the row as HTML."""
        cells = "".join([cell("td", escape(shown), at < left, value) for at, (shown, value) in enumerate(self.cells)])
        return f"<tr class=few>{cells}</tr>" if self.few else f"<tr>{cells}</tr>"


def cell(tag: str, content: str, left: bool, value: float | None = None) -> str:
    """Return a table cell as HTML."""
    side = " class=left" if left else ""
    sorts = "" if value is None else f' data-value="{value if math.isfinite(value) else -1e9:.6g}"'
    return f"<{tag}{side}{sorts}>{content}</{tag}>"


def report(arena: Plan, frame: pl.DataFrame, lang: str = "en") -> str:
    """Return the page for a table of results, in a language."""
    if not frame.height:
        raise NetloftError("no finished games: there is nothing to report")
    page = Page(lang, arena.options.get("sheet") == "reconstructed")
    played = results(frame)
    introduce(page, arena, played)
    standings(page, arena, played)
    length_and_times(page, played)
    found = picks(arena, frame)
    for kind in topic_of(arena.game).kinds:
        things(page, arena, kind, [pick for pick in found if pick.kind == kind.name])
    page.parts.append(f"<footer>{page.say(words.FOOT)}</footer>")
    title = netloft.game(arena.game).title.say(lang)
    return filled(words.TITLE.say(lang, title), page)


def filled(title: str, page: Page) -> str:
    """Return the page with its texts, its plots and the code that draws them."""
    parts = {
        "lang": page.lang,
        "title": escape(title),
        "bundle": bundle(),
        "body": "\n".join(page.parts),
        "charts": json.dumps(page.charts, allow_nan=False).replace("</", "<\\/"),
    }
    text = files("netloft.arena.report").joinpath("page.html").read_text(encoding="utf-8")
    for name in (
        "lang",
        "title",
        "body",
        "charts",
        "bundle",
    ):  # long parts come last, so that they are not searched again
        text = text.replace(f"@{name}@", parts[name], 2 if name == "title" else 1)
    return text


@cache
def bundle() -> str:
    """Return the JavaScript that draws the plots."""
    charts.altair()
    import vl_convert  # noqa: PLC0415 - part of the extra, which was found already

    return vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;").replace("</script", "<\\/script")


def introduce(page: Page, arena: Plan, played: Sequence[Result]) -> None:
    """Add what was played and how to read the page."""
    game = netloft.game(arena.game)
    blocks = len({result.block for result in played})
    games = str(len(played)) if blocks == len(played) else page.say(words.IN_BLOCKS, len(played), blocks)
    seats = page.say(words.ALONE) if arena.seats == 1 else page.say(words.SEATS, arena.seats)
    begun = Counter([result.opening for result in played])
    most = max(begun.values())
    facts = [
        (words.GAME, escape(game.title.say(page.lang))),
        (words.MODE, "; ".join([seats, *[escape(part) for part in mode(arena, page.lang)]])),
        (words.BOTS, escape(", ".join(arena.bots))),
        (words.GAMES, games),
        (words.OPENINGS, page.say(words.OPENINGS_FOUND, len(begun), percent(most / len(played), page.lang))),
        (words.SEED, str(arena.seed)),
        (words.VERSIONS, page.say(words.VERSION, arena.version, arena.rules, FORMAT)),
    ]
    page.parts.append(f"<h1>{page.say(words.TITLE, game.title)}</h1>")
    page.parts.append("<dl>" + "".join([f"<dt>{page.say(name)}</dt><dd>{fact}</dd>" for name, fact in facts]) + "</dl>")
    if page.reconstructed:
        page.text(page.say(words.RECONSTRUCTED), "warn")
    if most > REPEATS * len(played) and len(played) >= FEW:
        page.text(page.say(words.READ_REPEATS, most, len(played), OPENING), "warn")
    if any([by_the_clock(name) for name in arena.bots]):
        page.text(page.say(words.READ_CLOCK), "warn")
    reading = [page.say(words.READ_INTERVALS, FEW)]
    if arena.seats > 1:
        reading.append(page.say(words.READ_EVEN, percent(1 / arena.seats, page.lang)))
    reading += [page.say(words.READ_BEYOND), page.say(words.READ_SURE)]
    if len(set(arena.bots)) > 1:
        reading.append(page.say(words.READ_STRENGTH))
    reading.append(page.say(words.READ_BOTS))
    said = "".join([f"<p>{line}</p>" for line in reading])
    page.parts.append(f"<details open><summary>{page.say(words.READ)}</summary>{said}</details>")


def by_the_clock(name: str) -> bool:
    """Return whether a bot's budget is in seconds; a custom bot declares this itself."""
    return not is_own(name) and getattr(bots.bot(name), "seconds", None) is not None


def mode(arena: Plan, lang: str) -> list[str]:
    """Describe the settings: the first one, and those that differ from their defaults."""
    said: list[str] = []
    for at, setting in enumerate(netloft.game(arena.game).setup()):
        value = arena.options[setting.name]
        if at == 0 or value != setting.default:
            choice = setting.choices.get(value, words.OWN)
            said.append(f"{setting.title.say(lang)}: {choice.say(lang)}")
    return said


def standings(page: Page, arena: Plan, played: Sequence[Result]) -> None:
    """Add the results of bots and seats."""
    lang = page.lang
    names = [netloft.game(arena.game).seat_name(seat, lang) for seat in range(arena.seats)]
    rows = by_bot(played)
    page.head(words.H_BOTS)
    if len(rows) > 1:
        page.plot(charts.win_rates(rows, arena.seats, names, lang), words.WIN_RATE.say(lang))
    elif arena.seats > 1:
        page.text(page.say(words.ONE_BOT))
    standings_table(page, arena, rows, names)
    page.plot(charts.distribution(played, lang), words.SCORE.say(lang))
    if arena.seats > 1:
        in_turn, seated = by_turn(played), by_seat(played)
        turns = [TURNS[turn].say(lang) for turn in range(arena.seats)]
        page.head(words.H_TURNS)
        page.text(page.say(words.READ_TURNS_ARE_SEATS if in_turn == seated else words.READ_TURNS))
        places(page, arena, in_turn, turns, TURN)
        if in_turn != seated:
            page.head(words.H_SEATS)
            places(page, arena, seated, names, words.SEAT)


def places(page: Page, arena: Plan, rows: Sequence[Standing], names: Sequence[str], head: Text) -> None:
    """Add the results by seat or by turn order."""
    page.plot(charts.win_rates(rows, arena.seats, names, page.lang), words.WIN_RATE.say(page.lang))
    page.plot(charts.scores(rows, names, page.lang), words.MEAN_SCORE.say(page.lang))
    standings_table(page, arena, rows, names, head)


def standings_table(
    page: Page, arena: Plan, rows: Sequence[Standing], names: Sequence[str], head: Text = words.SEAT
) -> None:
    """Tell it in numbers."""
    lang = page.lang
    seated = rows[0].seat is not None
    rated = [words.WIN_RATE, words.INTERVAL] if arena.seats > 1 else []
    scored = [words.SCORE, words.INTERVAL, words.DEVIATION, words.LOWEST, words.MEDIAN, words.HIGHEST]
    lines: list[Row] = []
    for row in rows:
        line = Row()
        if row.seat is not None:
            line.add(names[row.seat], row.seat)
        line.add(row.bot).add(str(row.games), row.games)
        if arena.seats > 1:
            line.add(percent(row.wins.value, lang), row.wins.value).add(span(row.wins, 1, lang, 100), row.wins.low)
        line.add(number(row.score.value, 1, lang), row.score.value).add(span(row.score, 1, lang), row.score.low)
        line.add(number(row.deviation, 1, lang), row.deviation)
        for value in (row.lowest, row.median, row.highest):
            line.add(points(value, lang), value)
        lines.append(line)
    heads = [*[head] * seated, words.BOT, words.PLAYED, *rated, *scored]
    page.table(heads, lines, left=1 + seated, sortable=seated)


def length_and_times(page: Page, played: Sequence[Result]) -> None:
    """Add the lengths of games and decisions."""
    lang = page.lang
    totals = [sum(result.decisions) for result in played]
    page.head(words.H_LENGTH)
    average = number(sum(totals) / len(totals), 0, lang)
    page.text(page.say(words.LENGTH_TEXT, average, min(totals), max(totals)))
    page.plot(charts.lengths(played, lang), words.H_LENGTH.say(lang))
    page.head(words.H_TIMES)
    page.text(page.say(words.TIMES_NOTE), "note")
    lines = [
        Row().add(row.bot).add(str(row.decisions)).add(seconds(row.mean, lang)).add(seconds(row.p95, lang))
        .add(seconds(row.longest, lang))
        for row in thinking(played)
    ]  # fmt: skip
    page.table([words.BOT, words.DECISIONS, words.MEAN_TIME, words.P95_TIME, words.LONGEST_TIME], lines)


def things(page: Page, arena: Plan, kind: Kind, found: Sequence[Pick]) -> None:
    """Add the statistics of one kind of thing."""
    lang = page.lang
    alone = arena.seats == 1
    names = kind.every(arena.options)
    found = ordered(found, kind, len(set(arena.bots)) > 1)
    page.head(kind.title)
    page.text(page.say((words.COUNTED_ALONE if alone else words.COUNTED)[kind.counted]))
    if any([pick.picked for pick in found]):
        page.plot(charts.things(found, names, arena.seats, lang), kind.title.say(lang))
    if kind.counted != "games":
        page.text(page.say(words.BY_NUMBER_ALONE if alone else words.BY_NUMBER))
        page.plot(charts.by_number(found, names, arena.seats, lang), words.NUMBER.say(lang))
    page.text(page.say(words.SORT), "note")
    things_table(page, found, names, alone)
    offered = {pick.name for pick in found}
    never = sorted([text.say(lang) for name, text in names.items() if name not in offered])
    if never:
        page.text(page.say(words.NEVER, ", ".join(never)), "note")


def ordered(found: Sequence[Pick], kind: Kind, many_bots: bool) -> list[Pick]:
    """Sort many things by their results; keep a few in their usual order."""
    if kind.counted != "games":
        return list(found)

    def merit(pick: Pick) -> float:
        return pick.beyond.value if many_bots and math.isfinite(pick.beyond.value) else pick.outcome.value

    return sorted(found, key=lambda pick: -merit(pick) if pick.picked else math.inf)


def things_table(page: Page, found: Sequence[Pick], names: dict[str, Text], alone: bool) -> None:
    """Tell it in numbers."""
    lang = page.lang
    lines: list[Row] = []
    for pick in found:
        name = charts.said(names, pick.name, lang)
        line = Row(few=pick.few).add(f"{name} ({words.SMALL.say(lang)})" if pick.few else name)
        line.add(str(pick.offered), pick.offered).add(str(pick.picked), pick.picked)
        line.add(percent(pick.rate.value, lang), pick.rate.value).add(span(pick.rate, 1, lang, 100), pick.rate.low)
        if not pick.picked:
            line.add(NONE, -math.inf).add(NONE, -math.inf)
        else:
            shown = number(pick.outcome.value, 1, lang) if alone else percent(pick.outcome.value, lang)
            line.add(shown, pick.outcome.value).add(span(pick.outcome, 1, lang, 1 if alone else 100), pick.outcome.low)
        mark = " ★" if pick.sure else f" ({words.GOES_FIRST.say(lang)})" if pick.going_first else ""
        known = math.isfinite(pick.beyond.value)
        line.add(
            signed(pick.beyond.value, lang) + mark if known else NONE, pick.beyond.value if known else -math.inf
        ).add(span(pick.beyond, 1, lang), pick.beyond.low)
        lines.append(line)
    heads = [words.NAME, words.OFFERED, words.HAD, words.PICK_RATE, words.INTERVAL]
    heads += [words.SCORE if alone else words.WIN_RATE, words.INTERVAL]
    page.table([*heads, words.BEYOND, words.INTERVAL], lines, sortable=True)


def signed(value: float, lang: str) -> str:
    """Format a difference with its sign."""
    return ("+" if value > 0 else "") + number(value, 1, lang)
