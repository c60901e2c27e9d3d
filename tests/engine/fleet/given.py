"""Positions of Fleet written by hand, and short ways to play from them and to look at them."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

import netloft
from netloft.core.position import Position
from netloft.games.fleet.rules.sheets.sections import SECTIONS

RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
CHANCE: Final = netloft.CHANCE

FLEET: Final = netloft.game("fleet")

Json = dict[str, Any]


def pad(
    *,
    boats: Any = None,
    licenses: Any = None,
    coins: Any = 0,
    hexes: Any = "",
    salvaged: Any = 0,
    bonus: Any = "",
    captain: Any = None,
    **marked: Any,
) -> Json:
    """Return a pad with so many boxes marked in each section; `boats` gives the fish on each boat.

    Licenses and boats that are left out are what the marked boxes give, boats rather than licenses.
    """
    assert set(marked) <= set(SECTIONS), marked
    found: Json = {
        "marked": marked,
        "boats": boats or {},
        "licenses": licenses or {},
        "coins": coins,
        "hexes": hexes.split(),
        "salvaged": salvaged,
        "bonus": bonus,
    }
    return found if captain is None else {**found, "captain": captain}


def given(
    *pads: Json,
    pool: str = "",
    phase: str = "boat",
    round_: int = 1,
    first: int = 0,
    options: Json | None = None,
    **more: Any,
) -> Position:
    """Return a position with these pads at the beginning of a phase, with the dice of the pool on the table if given.

    `more` are further fields of a dump: trophies, ruth, to_do.
    """
    data: Json = {
        "game": "fleet",
        "rules": 1,
        "seats": len(pads),
        "options": options or {},
        "round": round_,
        "phase": phase,
        "first": first,
        "pool": pool.split(),
        "pads": list(pads),
        **more,
    }
    return FLEET.load(data)


def play(g: Position, seat: int, *texts: str) -> None:
    """Play these texts one after the other; each must be a decision that the seat has to make just then."""
    for text in texts:
        assert seat in g.deciders, f"{text!r}: {seat} does not decide, but {g.deciders}"
        g.play(seat, text)


def roll(g: Position, *faces: str) -> None:
    """Let the next dice show these faces."""
    for face in faces:
        play(g, CHANCE, f"roll {face}")


def turn(g: Position, seat: int, die: str, *uses: str) -> None:
    """Take a die and do these things with it."""
    if seat in g.deciders and f"take {die}" in texts(g, seat):
        play(g, seat, f"take {die}")
    play(g, seat, *uses)


def texts(g: Position, seat: int, start: str = "") -> list[str]:
    """Return the options of a seat that begin with a word, without this word."""
    return sorted(o.text.removeprefix(start).strip() for o in g.options(seat) if o.text.startswith(start))


def refuses(g: Position, seat: int, text: str, *reasons: str) -> None:
    """Check that a move is refused in words for one of these reasons, and that trying it changes nothing."""
    before = g.dump()
    why = g.why_not(seat, text)
    assert why is not None, f"{text!r} is allowed"
    assert why.endswith(".")
    assert g.why_not(seat, text, "de") not in {None, why}
    assert re.search("|".join(reasons), why, re.IGNORECASE), f"{text!r} is refused with {why!r}"
    with pytest.raises(netloft.Illegal, match=re.escape(why)):
        g.play(seat, text)
    assert g.dump() == before


def at(g: Position, seat: int) -> Any:
    """Return a seat's pad."""
    return g.view(seat)["pads"][seat]


def marked(g: Position, seat: int, section: str) -> Any:
    """Return how many boxes of a section a seat has marked."""
    return at(g, seat)["marked"][section]


def coins(g: Position, seat: int) -> Any:
    """Return how far a seat is on the coin track."""
    return at(g, seat)["coins"]


def fish(g: Position, seat: int) -> Any:
    """Return the fish on all boats of a seat together."""
    return sum(sum(boats) for boats in at(g, seat)["boats"].values())


def lines(g: Position, seat: int) -> dict[str, int]:
    """Return the parts of a seat's score by their names."""
    return {line.label("en"): int(line.points) for line in g.score_sheet(seat)}
