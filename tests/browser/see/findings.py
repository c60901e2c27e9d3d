"""What was found wrong on the screen: equal things are counted once, with the worst of them and one picture."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.markup import escape
from rich.table import Table

Fault = dict[str, Any]
"""`kind`, the signature `at` of the element, `what` it is in words, and its `size`, as look.js gives it."""

MEANINGS: Final = {
    "page scrolls": "the page is larger than the window",
    "board scrolls": "the whole board does not fit where there is room for a scene",
    "option out of reach": "an option is neither in sight nor one tab or row away",
    "half covered": "something lies over the middle of what can be chosen",
    "covered": "what can be chosen lies under something else",
    "shift": "the browser counted a layout shift",
    "moved": "a zone moved or changed its size",
    "small text": "text is too small",
    "cut text": "text is cut off, or sticks out of its box",
    "overlap": "two things that can be clicked overlap",
    "goods hidden": "my goods are not in sight on a phone",
    "dead click": "a click on a choice did nothing",
    "console": "an error or warning in the console, or another host",
}


@dataclass
class Finding:
    """Equal faults: how often they were seen, and the worst of them."""

    kind: str
    at: str
    game: str
    window: str
    times: int
    size: float
    what: str
    where: str
    picture: str = ""


class Findings:
    """All findings of a run, and where options were found."""

    def __init__(self, pictures: Path) -> None:
        self.pictures = pictures
        self.all: dict[tuple[str, ...], Finding] = {}
        self.ways: dict[tuple[str, str], dict[str, int]] = {}
        """For each game and window: how many options were where."""
        self.decisions = 0
        self.taken: set[str] = set()

    def note(self, fault: Fault, game: str, window: str, where: str, take: Callable[[Path], object]) -> None:
        """Count a fault; the first of its kind gets a picture of the screen."""
        key = (fault["kind"], fault["at"], game, window)
        known = self.all.get(key)
        if known is None:
            found = Finding(fault["kind"], fault["at"], game, window, 1, fault["size"], fault["what"], where)
            self.all[key] = found
            found.picture = re.sub(r"[^a-z0-9]+", "-", f"{window} {where}".lower()) + ".png"
            if found.picture not in self.taken:  # all that is found at one decision shares a picture
                self.taken.add(found.picture)
                self.pictures.mkdir(parents=True, exist_ok=True)
                take(self.pictures / found.picture)
            return
        known.times += 1
        if fault["size"] > known.size:
            known.size, known.what, known.where = fault["size"], fault["what"], where

    def count(self, game: str, window: str, ways: list[str]) -> None:
        """Count where the options of one decision were."""
        self.decisions += 1
        counts = self.ways.setdefault((game, window), {})
        for way in ways:
            counts[way] = counts.get(way, 0) + 1

    def report(self) -> list[Table]:
        """Make the tables of the report."""
        order = list(MEANINGS)
        found = Table(title=f"{len(self.all)} findings at {self.decisions} decisions", title_justify="left")
        for column in ("kind", "game and window", "times", "where on the page, and the worst of it"):
            found.add_column(column, justify="right" if column == "times" else "left", overflow="fold")
        for one in sorted(self.all.values(), key=lambda one: (order.index(one.kind), one.game, one.window, -one.times)):
            words = f"{escape(one.at)}\n[dim]{escape(one.what)} ({escape(one.where)}; {one.picture})[/dim]"
            found.add_row(one.kind, f"{one.game}\n{one.window}", str(one.times), words)
        names = sorted({way for counts in self.ways.values() for way in counts})
        ways = Table(title="Where the options were", title_justify="left")
        for column in ("game", "window", *names):
            ways.add_column(column, justify="left" if column in {"game", "window"} else "right")
        for (game, window), counts in sorted(self.ways.items()):
            ways.add_row(game, window, *[str(counts.get(name, 0)) for name in names])
        return [ways, found] if self.all else [ways]
