"""Numbers in words: as a language writes them, in a unit that suits them."""

from __future__ import annotations

import math
from typing import Final

from netloft.arena.statistics import Estimate

NONE: Final = "–"


def number(value: float, digits: int, lang: str) -> str:
    """Write a number as the language does."""
    if not math.isfinite(value):
        return NONE
    written = f"{round(value, digits) + 0.0:.{digits}f}"  # what is rounded to nothing has no sign
    return written.replace(".", ",") if lang == "de" else written


def percent(value: float, lang: str) -> str:
    """Write a share."""
    return f"{number(100 * value, 1, lang)} %"


def span(estimate: Estimate, digits: int, lang: str, times: float = 1.0) -> str:
    """Write the ends of an interval."""
    if not math.isfinite(estimate.half):
        return NONE
    return f"{number(times * estimate.low, digits, lang)} … {number(times * estimate.high, digits, lang)}"


def seconds(value: float, lang: str) -> str:
    """Write a time in a unit that suits it."""
    if value >= 1:
        return f"{number(value, 2, lang)} s"
    return f"{number(value * 1000, 1, lang)} ms" if value >= 0.001 else f"{number(value * 1e6, 0, lang)} µs"


def points(value: float, lang: str) -> str:
    """Write points: whole ones without a fraction."""
    return f"{value:g}".replace(".", "," if lang == "de" else ".")
