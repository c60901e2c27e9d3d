"""What the figures say: ratios, whether they are what we promise, and the tables."""

from collections.abc import Mapping, Sequence
from statistics import median
from typing import NamedTuple

from rich import box
from rich.table import Table

Figures = Mapping[str, float]
"""The answer of one process to one round."""


class Promise(NamedTuple):
    """How many times Catanatron's decisions per second, and its speed of copying, are promised."""

    decision: float
    copy: float


class Row(NamedTuple):
    """How a game is measured, and what is promised of it, plain and compiled."""

    seats: tuple[int, ...] = (3, 4)
    plain: Promise | None = None
    compiled: Promise | None = None

    def promise(self, form: str, kind: str) -> float | None:
        """Return the ratio that is promised, if one is."""
        promise = self.compiled if form == "compiled" else self.plain
        wanted: float | None = getattr(promise, kind, None)
        return wanted


ROWS = {
    "kaivai": Row((3, 4), Promise(2, 10), Promise(7, 40)),
    "nusfjord": Row((1, 2, 3, 4, 5), Promise(2.5, 10), Promise(12, 40)),
    "fleet": Row((3, 4), Promise(5, 10), Promise(25, 40)),
}

KINDS = {
    "decision": "decisions per second",
    "copy": "copy, us",
    "node": "copy + play, us",
    "options": "options, us",
    "bytes": "bytes per position",
}


class Ratio(NamedTuple):
    """How many times better than Catanatron: best against best, and the extremes of the rounds."""

    best: float
    low: float
    high: float
    promised: float | None
    met: bool | None


def row_of(game: str) -> Row:
    """Return how a game is measured; nothing is promised of one that has no row yet."""
    return ROWS.get(game, Row())


def best(rounds: Sequence[Figures], kind: str) -> float:
    """Return the least of the rounds; every kind is a cost."""
    return min(figures[kind] for figures in rounds)


def compare(ours: Sequence[Figures], theirs: Sequence[Figures], kind: str, promised: float | None) -> Ratio:
    """Divide Catanatron's cost by ours, which is our rate by Catanatron's."""
    each = [their[kind] / our[kind] for our, their in zip(ours, theirs, strict=True)]
    ratio = best(theirs, kind) / best(ours, kind)
    return Ratio(ratio, min(each), max(each), promised, None if promised is None else ratio >= promised)


def shown(rounds: Sequence[Figures], kind: str) -> str:
    """Return a figure as it stands in the table."""
    value = best(rounds, kind)
    if kind == "decision":
        return f"{1 / value:,.0f}"
    return f"{value:,.0f}" if kind == "bytes" else f"{value * 1e6:,.2f}"


def judged(ratio: Ratio) -> str:
    """Return what was promised and whether it is met."""
    if ratio.promised is None:
        return ""
    return f">= {ratio.promised:g} x: {'met' if ratio.met else '[bold]NOT met[/]'}"


class Comparison:
    """The rounds of one game with one number of seats, each form of ours beside Catanatron."""

    def __init__(self, game: str, seats: int, ours: Mapping[str, Sequence[Figures]], theirs: Sequence[Figures]) -> None:
        """Work out the ratios."""
        self.game, self.seats, self.ours, self.theirs = game, seats, ours, theirs
        row = row_of(game)
        self.ratios = {
            form: {kind: compare(rounds, theirs, kind, row.promise(form, kind)) for kind in KINDS}
            for form, rounds in ours.items()
        }

    def table(self) -> Table:
        """Return the table to print."""
        sheet = Table(title=f"{self.game}, {self.seats} seats", title_justify="left", box=box.SIMPLE_HEAD)
        sheet.add_column()
        sheet.add_column()
        for heading in ("Netloft", "Catanatron", "ratio", "rounds"):
            sheet.add_column(heading, justify="right")
        sheet.add_column("promised")
        for kind, name in KINDS.items():
            for i, (form, rounds) in enumerate(self.ours.items()):
                ratio = self.ratios[form][kind]
                times, extremes = f"{ratio.best:.2f} x", f"{ratio.low:.2f}-{ratio.high:.2f}"
                figures = shown(rounds, kind), shown(self.theirs, kind), times, extremes, judged(ratio)
                sheet.add_row("" if i else name, form, *figures)
        return sheet

    def notes(self) -> list[str]:
        """Say what kind of decisions were timed on either side."""
        sides = {"Netloft": next(iter(self.ours.values())), "Catanatron": self.theirs}
        return [
            f"{side}: {facts['decisions a game']:,.0f} decisions a game, "
            f"{facts['options a decision']:.1f} options each; "
            f"{facts['forced']:.0%} with one option only, {facts['by chance']:.0%} made by chance."
            for side, facts in ((side, rounds[0]) for side, rounds in sides.items())
        ]

    def data(self) -> dict[str, object]:
        """Return all of it for a file."""
        return {
            "game": self.game,
            "seats": self.seats,
            "ratios": {
                form: {kind: ratio._asdict() for kind, ratio in ratios.items()} for form, ratios in self.ratios.items()
            },
            "rounds": {**self.ours, "catanatron": self.theirs},
        }


class Change:
    """The cost of one game with one number of seats, now and in another checkout."""

    def __init__(
        self, game: str, seats: int, now: Mapping[str, Sequence[Figures]], before: Mapping[str, Sequence[Figures]]
    ) -> None:
        """Divide each cost by what it was before."""
        self.game, self.seats, self.now, self.before = game, seats, now, before
        self.ratios = {form: {kind: self.ratio(form, kind) for kind in KINDS} for form in before}

    def ratio(self, form: str, kind: str) -> dict[str, float]:
        """Return the ratio of the best rounds, and the median and extremes of the rounds' ratios."""
        now, before = self.now[form], self.before[form]
        each = [one[kind] / other[kind] for one, other in zip(now, before, strict=True)]
        whole = best(now, kind) / best(before, kind)
        return {"best": whole, "median": median(each), "low": min(each), "high": max(each)}

    def table(self) -> Table:
        """Return the table to print."""
        sheet = Table(title=f"{self.game}, {self.seats} seats: cost", title_justify="left", box=box.SIMPLE_HEAD)
        sheet.add_column()
        sheet.add_column()
        for heading in ("before", "now", "best", "median", "rounds"):
            sheet.add_column(heading, justify="right")
        for kind, name in KINDS.items():
            for i, (form, rounds) in enumerate(self.before.items()):
                ratio = self.ratios[form][kind]
                figures = [shown(rounds, kind), shown(self.now[form], kind)]
                figures += [f"{ratio[which] - 1:+.1%}" for which in ("best", "median")]
                extremes = f"{ratio['low'] - 1:+.0%} to {ratio['high'] - 1:+.0%}"
                sheet.add_row("" if i else name, form, *figures, extremes)
        return sheet

    def data(self) -> dict[str, object]:
        """Return all of it for a file."""
        return {"game": self.game, "seats": self.seats, "cost": self.ratios, "before": self.before}
