"""The plots of the report, as specifications that Vega-Lite draws in the page itself."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from netloft.arena.numbers import number, percent, points, span
from netloft.arena.picks import FEW, MOST, Pick
from netloft.arena.play import Result
from netloft.arena.report import words
from netloft.arena.results import LAB
from netloft.arena.statistics import Estimate
from netloft.arena.tables import Standing
from netloft.core.text import NetloftError, Text

COLOURS: Final = ["#3b8fc4", "#e07b28", "#3fa37a", "#b37bc9", "#c9a227"]  # distinguishable with colour blindness
BLUE: Final = COLOURS[0]
DIM: Final = "#8a97a3"
HEAT: Final = ["#7fb8dd", "#f4f4f4", "#f2a869"]  # light enough for dark digits
ROW: Final = 19  # pixels per row: a deck of 44 fits on a screen
WIDTH: Final = 640  # pixels of the panels beside the names
BINS: Final = 30
QUARTERS: Final = [0, 0.25, 0.5, 0.75, 1]

Spec = dict[str, Any]


def altair() -> Any:
    """Return Altair, or raise NetloftError with the install command."""
    try:
        import altair as alt  # noqa: PLC0415  (an extra, and slow to start)
    except ImportError:
        raise NetloftError(f"report: Altair is missing; install it with: {LAB}") from None
    return alt


def spec(chart: Any) -> Spec:
    """Return the Vega-Lite specification, without the schema's URL, so that nothing is downloaded."""
    found: Spec = chart.to_dict()
    found.pop("$schema", None)
    found.pop("config", None)
    return found


def ends(estimate: Estimate) -> Spec:
    """Return a value and its interval as a row for a plot; omit an unbounded interval."""
    known = estimate.high - estimate.low < float("inf")
    value = estimate.value if math.isfinite(estimate.value) else None
    return {"value": value, "low": estimate.low if known else None, "high": estimate.high if known else None}


def dots(
    alt: Any, rows: list[Spec], axis: Any, title: str, form: str, tooltip: list[str], side: str = "bottom", **more: Any
) -> Any:
    """Draw values as dots with their intervals, one per line."""
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=axis, tooltip=[alt.Tooltip(f"{name}:N") for name in tooltip], **more
    )
    if form:
        scale, place = alt.Scale(domain=[-0.02, 1.02], nice=False), alt.Axis(format=form, orient=side, values=QUARTERS)
    else:
        scale, place = alt.Scale(domain=reach(rows), nice=False), alt.Axis(orient=side, tickCount=6)
    x = alt.X("value:Q", title=title, scale=scale, axis=place)
    lines = base.mark_rule(strokeWidth=2, clip=True).encode(x=alt.X("low:Q", title=title, scale=scale), x2="high:Q")
    return lines + base.mark_point(filled=True, size=55, clip=True).encode(x=x)


def reach(rows: list[Spec]) -> list[float]:
    """Return the range of an axis: that of the intervals, except those of small samples."""
    sure = [row for row in rows if not row.get("few")] or rows
    every = [row[name] for row in sure for name in ("value", "low", "high") if row[name] is not None] or [0.0]
    room = 0.03 * (max(every) - min(every)) or 1.0
    return [min(every) - room, max(every) + room]


def even(alt: Any, value: float) -> Any:
    """Draw the dashed line of equal players."""
    return alt.Chart(alt.Data(values=[{"even": value}])).mark_rule(strokeDash=[4, 4], color=DIM).encode(x="even:Q")


def win_rates(rows: Sequence[Standing], seats: int, names: Sequence[str], lang: str) -> Spec:
    """Plot win rates of bots, optionally by seat, with the share of equal players."""
    return standings(rows, names, words.WIN_RATE.say(lang), "%", 1 / seats, lang)


def scores(rows: Sequence[Standing], names: Sequence[str], lang: str) -> Spec:
    """Plot mean scores of bots, optionally by seat."""
    return standings(rows, names, words.MEAN_SCORE.say(lang), "", None, lang)


def standings(
    rows: Sequence[Standing], names: Sequence[str], title: str, form: str, share: float | None, lang: str
) -> Spec:
    """Plot the results of bots: a row per bot, or a row per seat with a colour per bot."""
    alt = altair()
    values: list[Spec] = []
    for row in rows:
        estimate = row.score if share is None else row.wins
        said = number(row.score.value, 1, lang) if share is None else percent(row.wins.value, lang)
        ranges = span(estimate, 1, lang, 1.0 if share is None else 100.0)
        place = names[row.seat] if row.seat is not None else row.bot
        shown = {"place": place, "bot": row.bot, words.BOT.say(lang): row.bot, title: said}
        values.append(ends(estimate) | shown | {words.INTERVAL.say(lang): ranges, words.PLAYED.say(lang): row.games})
    bots = list(dict.fromkeys([row.bot for row in rows]))
    colour = alt.Color(
        "bot:N",
        title=words.BOT.say(lang),
        scale=alt.Scale(domain=bots, range=COLOURS),
        legend=alt.Legend(orient="top") if len(bots) > 1 and any(row.seat is not None for row in rows) else None,
    )
    axis = alt.Y("place:N", title=None, sort=None)
    tooltip = ["place", words.BOT.say(lang), title, words.INTERVAL.say(lang), words.PLAYED.say(lang)]
    beside = {"yOffset": alt.YOffset("bot:N", sort=bots)} if len(rows) > len(bots) else {}
    chart = dots(alt, values, axis, title, form, tooltip, color=colour, **beside)
    if share is not None:
        chart = even(alt, share) + chart
    height = 18 * len(rows) + 12 * len({row.seat for row in rows}) + 10
    return spec(chart.properties(width="container", height=height))


def distribution(results: Sequence[Result], lang: str) -> Spec:
    """Plot the distribution of each bot's scores."""
    alt = altair()
    found: dict[str, list[float]] = {}
    for result in results:
        for bot, score in zip(result.bots, result.scores, strict=True):
            found.setdefault(bot, []).append(score)
    every = [score for scored in found.values() for score in scored]
    low, step = steps(every)
    values: list[Spec] = []
    for bot, scored in found.items():
        for begin, count in bins(scored, low, step, max(every)):
            label = points(begin, lang) if step == 1 else f"{points(begin, lang)}–{points(begin + step - 1, lang)}"
            share = count / len(scored)
            values.append({"bot": bot, "begin": begin, "share": share, "label": label, "said": percent(share, lang)})
    chart = (
        alt.Chart(alt.Data(values=values))
        .mark_area(interpolate="step-after", opacity=0.25, line=True)
        .encode(
            x=alt.X(
                "begin:Q",
                title=words.SCORE.say(lang),
                scale=alt.Scale(zero=False, nice=False),
                axis=alt.Axis(tickCount=12),
            ),
            y=alt.Y("share:Q", stack=None, title=words.SHARE_OF_GAMES.say(lang), axis=alt.Axis(format="%")),
            color=alt.Color(
                "bot:N",
                title=words.BOT.say(lang),
                scale=alt.Scale(domain=list(found), range=COLOURS),
                legend=alt.Legend(orient="top") if len(found) > 1 else None,
            ),
            tooltip=[
                alt.Tooltip("bot:N", title=words.BOT.say(lang)),
                alt.Tooltip("label:N", title=words.SCORE.say(lang)),
                alt.Tooltip("said:N", title=words.SHARE_OF_GAMES.say(lang)),
            ],
        )
    )
    return spec(chart.properties(width="container", height=200))


def lengths(results: Sequence[Result], lang: str) -> Spec:
    """Plot the number of decisions per game."""
    alt = altair()
    totals = [float(sum(result.decisions)) for result in results]
    low, step = steps(totals)
    values = [
        {"begin": begin, "end": begin + step, "games": count} for begin, count in bins(totals, low, step, max(totals))
    ]
    chart = (
        alt.Chart(alt.Data(values=values))
        .mark_bar(color=BLUE, binSpacing=1)
        .encode(
            x=alt.X("begin:Q", bin="binned", title=words.DECISIONS_OF_ALL.say(lang), axis=alt.Axis(tickCount=12)),
            x2="end:Q",
            y=alt.Y("games:Q", title=words.NUMBER_OF_GAMES.say(lang)),
            tooltip=[
                alt.Tooltip("begin:Q", title=words.DECISIONS.say(lang)),
                alt.Tooltip("games:Q", title=words.NUMBER_OF_GAMES.say(lang)),
            ],
        )
    )
    return spec(chart.properties(width="container", height=160))


def steps(values: Sequence[float]) -> tuple[float, float]:
    """Return the start and width of bins, in whole numbers."""
    low, high = min(values), max(values)
    step = max(1.0, -(-(high - low + 1) // BINS))
    return low - low % step, step


def bins(values: Sequence[float], low: float, step: float, high: float) -> list[tuple[float, int]]:
    """Count values per bin, from the lowest to an empty one above the highest."""
    counts = [0] * (int((high - low) // step) + 2)
    for value in values:
        counts[int((value - low) // step)] += 1
    return [(low + at * step, count) for at, count in enumerate(counts)]


def things(picks: Sequence[Pick], names: dict[str, Text], seats: int, lang: str) -> Spec:
    """Plot how often each thing is picked and how well its owners do."""
    alt = altair()
    alone = seats == 1
    outcome = (words.MEAN_SCORE if alone else words.WIN_RATE).say(lang)
    ordered = [pick for pick in picks if pick.picked]
    order = [said(names, pick.name, lang) for pick in ordered]
    axis = alt.Y("thing:N", title=None, sort=order, axis=alt.Axis(labelPadding=6))
    bare = alt.Y("thing:N", title=None, sort=order, axis=alt.Axis(labels=False, ticks=False, grid=True))
    shade = alt.Opacity("few:N", scale=alt.Scale(domain=[False, True], range=[1, 0.35]), legend=None)
    tooltip = ["thing", words.PICK_RATE.say(lang), outcome, words.INTERVAL.say(lang), words.HAD.say(lang)]
    form = "" if alone else "%"
    panels: list[tuple[Any, str, str, list[Spec], float | None]] = [
        (axis, words.PICK_RATE.say(lang), "%", [ends(pick.rate) for pick in ordered], None),
        (bare, outcome, form, [ends(pick.outcome) for pick in ordered], None if alone else 1 / seats),
    ]
    panels.append((bare, words.BEYOND_AXIS.say(lang), "", [ends(pick.beyond) for pick in ordered], 0.0))
    plots: list[Any] = []
    for y, title, form_of, values, share in panels:
        rows = [value | tip(pick, names, outcome, alone, lang) for value, pick in zip(values, ordered, strict=True)]
        plot = dots(alt, rows, y, title, form_of, tooltip, side="top", opacity=shade, color=alt.value(BLUE))
        plot = plot if share is None else even(alt, share) + plot
        plots.append(plot.properties(width=WIDTH // len(panels), height=alt.Step(ROW)))
    return spec(alt.hconcat(*plots, spacing=14))


def tip(pick: Pick, names: dict[str, Text], outcome: str, alone: bool, lang: str) -> Spec:
    """Return the tooltip texts of a thing."""
    value = number(pick.outcome.value, 1, lang) if alone else percent(pick.outcome.value, lang)
    return {
        "thing": said(names, pick.name, lang),
        "few": pick.few,
        words.PICK_RATE.say(lang): percent(pick.rate.value, lang),
        outcome: value,
        words.INTERVAL.say(lang): span(pick.outcome, 1, lang, 1 if alone else 100),
        words.HAD.say(lang): str(pick.picked),
    }


def said(names: dict[str, Text], name: str, lang: str) -> str:
    """Return the name of a thing in a language."""
    return names[name].say(lang) if name in names else name


def by_number(picks: Sequence[Pick], names: dict[str, Text], seats: int, lang: str) -> Spec:
    """Plot the results of players by how many of a thing they had."""
    alt = altair()
    alone = seats == 1
    values: list[Spec] = []
    for pick in picks:
        for count, players, outcome in pick.by_number:
            value = number(outcome, 1, lang) if alone else number(100 * outcome, 0, lang)
            shown = {"thing": said(names, pick.name, lang), "number": f"{count}+" if count == MOST else str(count)}
            values.append(shown | {"outcome": outcome, "said": value, "players": players})
    order = [said(names, pick.name, lang) for pick in picks]
    columns = [str(count) for count in range(MOST)] + [f"{MOST}+"]
    title = (words.MEAN_SCORE if alone else words.WIN_RATE).say(lang)
    scale = alt.Scale(range=HEAT, **({} if alone else {"domainMid": 1 / seats}))
    base = alt.Chart(alt.Data(values=values)).encode(
        x=alt.X("number:N", title=words.NUMBER.say(lang), sort=columns, axis=alt.Axis(labelAngle=0, orient="top")),
        y=alt.Y("thing:N", title=None, sort=order),
        tooltip=[
            alt.Tooltip("thing:N", title=words.NAME.say(lang)),
            alt.Tooltip("number:N", title=words.NUMBER.say(lang)),
            alt.Tooltip("said:N", title=title),
            alt.Tooltip("players:Q", title=words.PLAYERS.say(lang)),
        ],
    )
    colour = alt.Color("outcome:Q", title=title, scale=scale, legend=alt.Legend(format="" if alone else "%"))
    few = alt.datum.players < FEW
    cells = base.transform_filter(~few).mark_rect().encode(color=colour)
    texts = base.mark_text(fontSize=12).encode(
        text="said:N", color=alt.condition(few, alt.value(DIM), alt.value("#111"))
    )
    return spec((cells + texts).properties(width=alt.Step(56), height=alt.Step(24)))
