"""Requests that do not change a table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from netloft.core.text import Illegal, Text
from netloft.server import wire
from netloft.server.journal import STALE
from netloft.server.slices import Slices
from netloft.server.timeline import replay, sheets
from netloft.server.wire import Refusal
from netloft.server.workers.jobs import AnyJob, Hint, Hints, Judge, Judgement
from netloft.server.workers.pool import WorkerError

if TYPE_CHECKING:
    from netloft.core.events import Preview
    from netloft.server.table import Table

ADVISER: Final = "search:0.8s"
JUDGE: Final = "search:0.4s"

NOT_OVER: Final = Text("This is possible only after the game is over.", "Erst wenn das Spiel zu Ende ist.")
NO_SUCH_MOVE: Final = Text("There is no such move.", "Diesen Zug gibt es nicht.")
NO_ADVICE: Final = Text("No hint came in time.", "Es kam rechtzeitig kein Tipp.")

T = TypeVar("T")


def preview(table: Table, seat: int, text: str) -> Preview:
    """Return what a move would do."""
    try:
        return table.g.preview(seat, text)
    except Illegal as illegal:
        raise Refusal("illegal", illegal.reason) from None


async def hint(table: Table, seat: int, lang: str) -> list[wire.Advice]:
    """Return good moves."""
    if seat not in table.g.deciders:
        raise Refusal("stale", STALE)
    job = table.job(partial(Hint, lang=lang), seat, ADVISER)
    return (await advice(table, job, Hints)).hints


async def judge(table: Table, move: int, lang: str) -> wire.Judged:
    """Return what a move of a finished game cost."""
    if not table.g.over:
        raise Refusal("not over", NOT_OVER)
    moves = table.journal.moves
    if not 0 <= move < len(moves) or moves[move][0] < 0:
        raise Refusal("no such move", NO_SUCH_MOVE)
    seat, text = moves[move]
    job = table.job(partial(Judge, option=text, lang=lang), seat, JUDGE, move)
    found = await advice(table, job, Judgement)
    return wire.Judged(0, move, found.option, found.label, found.best, found.best_label, found.cost)


async def advice(table: Table, job: AnyJob, kind: type[T]) -> T:
    """Send a job to a worker; raise Refusal if it fails."""
    try:
        return await table.workers.ask(job, kind)
    except WorkerError:
        raise Refusal("no hint", NO_ADVICE) from None


async def frame(table: Table, seat: int | None, move: int, lang: str) -> wire.Framed:
    """Return the game after a number of moves, as the viewer saw it then."""
    moves = table.visible(seat)
    if not 0 <= move <= len(moves):
        raise Refusal("no such move", NO_SUCH_MOVE)
    lines = table.timeline.lines(seat, lang, move, move + 1)
    g = (await replay(table.row, moves[:move])).g
    who = moves[move - 1][0] if move else None
    return wire.Framed(0, move, len(moves), g.view(seat), lines, who, sheets(g, lang))


async def history(table: Table) -> wire.Scores:
    """Return the scores after every move."""
    if not table.g.over:
        raise Refusal("not over", NOT_OVER)
    moves = table.journal.moves
    g = (await replay(table.row, [])).g
    scores = [[float(points) for points in g.scores()]]
    slices = Slices()
    for seat, text in moves:
        await slices.pause()
        g.play(seat, text)
        scores.append([float(points) for points in g.scores()])
    return wire.Scores(0, [seat for seat, _ in moves], scores)


def export(table: Table, seat: int | None) -> str:
    """Return the record as a viewer may see it; all of it once the game is over."""
    return (table.g.record() if table.g.over else table.g.record(seat)).to_text()
