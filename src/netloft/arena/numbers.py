"""Formats numbers for a language, with a suitable unit."""

from __future__ import annotations

import math
from typing import Final

from netloft.arena.statistics import Estimate
from netloft.core.text import decimal_mark

NONE: Final = "–"


def number(value: float, digits: int, lang: str) -> str:
    """Format a number for a language."""
    if not math.isfinite(value):
        return NONE
    written = f"{round(value, digits) + 0.0:.{digits}f}"  # avoid a minus sign before zero
    return written.replace(".", decimal_mark(lang))


def percent(value: float, lang: str) -> str:
    """Format a share as a percentage."""
    return f"{number(100 * value, 1, lang)} %"


def span(estimate: Estimate, digits: int, lang: str, times: float = 1.0) -> str:
    """Format the ends of an interval."""
    if not math.isfinite(estimate.half):
        return NONE
    return f"{number(times * estimate.low, digits, lang)} … {number(times * estimate.high, digits, lang)}"


def seconds(value: float, lang: str) -> str:
    """Format a duration with a suitable unit."""
    if value >= 1:
        return f"{number(value, 2, lang)} s"
    return f"{number(value * 1000, 1, lang)} ms" if value >= 0.001 else f"{number(value * 1e6, 0, lang)} µs"


def points(value: float, lang: str) -> str:
    """Format points, without a fraction if they are whole."""
    return f"{value:g}".replace(".", decimal_mark(lang))
