"""Requests that do not change a table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from netloft.core.text import Illegal, Text
from netloft.server import wire
from netloft.server.facts import facts_of
from netloft.server.journal import STALE
from netloft.server.timeline import offer, replay, sheets
from netloft.server.wire import Refusal
from netloft.server.workers.jobs import AnyJob, Hint, Hints, Judge, Judgement, LookBack
from netloft.server.workers.line import Claim
from netloft.server.workers.pool import WorkerError
from netloft.server.workers.shares import ANALYSIS, HINT, Who

if TYPE_CHECKING:
    from netloft.server.table import Table

ADVISER: Final = "search:0.8s"
JUDGE: Final = "search:0.4s"

NOT_OVER: Final = Text("This is possible only after the game is over.", "Erst wenn das Spiel zu Ende ist.")
NO_SUCH_MOVE: Final = Text("There is no such move.", "Diesen Zug gibt es nicht.")
NO_SUCH_SEAT: Final = Text("There is no such seat.", "Diesen Platz gibt es nicht.")
NO_HINTS: Final = Text("This table is played without hints.", "An diesem Tisch gibt es keine Tipps.")
NO_ADVICE: Final = Text("No hint came in time.", "Es kam rechtzeitig kein Tipp.")

T = TypeVar("T")


def preview(table: Table, seat: int, text: str, lang: str) -> wire.Previewed:
    """Return what a move would do."""
    try:
        found = table.g.preview(seat, text)
    except Illegal as illegal:
        raise Refusal("illegal", illegal.reason) from None
    sheet = [(name.say(lang), float(old), float(new)) for name, old, new in found.sheet]
    final = found.last and len(table.people) > 1
    following = [offer(table.g.game.option(after), lang) for after in found.following]
    return wire.Previewed(0, found.words(lang), found.changes, sheet, final, following)


async def hint(table: Table, seat: int, lang: str, who: Who) -> list[wire.Advice]:
    """Return good moves."""
    if not table.row.hints:
        raise Refusal("no hints", NO_HINTS)
    if seat not in table.g.deciders:
        raise Refusal("stale", STALE)
    job = table.job(partial(Hint, lang=lang), seat, ADVISER)
    return (await advice(table, job, Hints, Claim(who, HINT))).hints


async def judge(table: Table, move: int, lang: str, who: Who) -> wire.Judged:
    """Return what a move of a finished game cost."""
    if not table.g.over:
        raise Refusal("not over", NOT_OVER)
    moves = table.journal.moves
    if not 0 <= move < len(moves) or moves[move][0] < 0:
        raise Refusal("no such move", NO_SUCH_MOVE)
    seat, text = moves[move]
    job = table.job(partial(Judge, option=text, lang=lang), seat, JUDGE, move)
    found = await advice(table, job, Judgement, Claim(who, ANALYSIS))
    return wire.Judged(
        0,
        move,
        found.option,
        found.label,
        found.best,
        found.best_label,
        found.best_kind,
        found.best_args,
        found.cost,
        found.played,
        found.plan,
        found.then,
        found.changes,
    )


async def advice(table: Table, job: AnyJob, kind: type[T], claim: Claim) -> T:
    """Send a job to a worker; raise Refusal if it fails."""
    try:
        return await table.workers.ask(job, kind, claim)
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


def any_seat(table: Table, seat: int) -> int:
    """Return a seat of a finished game, whose record tells everybody all there was; raise Refusal otherwise."""
    if not table.g.over:
        raise Refusal("not over", NOT_OVER)
    if not 0 <= seat < table.g.seats:
        raise Refusal("not your seat", NO_SUCH_SEAT)
    return seat


def glance(table: Table) -> wire.Glanced:
    """Return how far the game is, as everybody may see it."""
    g = table.g
    number, phase = g.when()
    moved = [entry.seat for entry in table.journal.active[: table.timeline.begun] if entry.seat >= 0]
    return wire.Glanced(
        0,
        table.row.id,
        table.journal.number(()),
        number,
        phase,
        [float(points) for points in g.scores()],
        moved[-1] if moved else None,
        facts_of(table.row.game).miniature(g),
    )


async def history(table: Table, lang: str, who: Who) -> wire.Scores:
    """Return how a finished game went."""
    if not table.g.over:
        raise Refusal("not over", NOT_OVER)
    return await advice(table, table.job(partial(LookBack, lang=lang), 0, ADVISER), wire.Scores, Claim(who, HINT))


def export(table: Table, seat: int | None) -> str:
    """Return the record as a viewer may see it; all of it once the game is over."""
    return (table.g.record() if table.g.over else table.g.record(seat)).to_text()
