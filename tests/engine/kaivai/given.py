"""Positions of Kaivai written by hand, and short ways to play from them and to look at them."""

import re
from typing import Any, Final

import pytest

import netloft
from netloft.core.position import Position

RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
CHANCE: Final = netloft.CHANCE

KAIVAI: Final = netloft.game("kaivai")
LETTERS: Final = "abcdefghijklm"

Json = dict[str, Any]


def meeting(owner: int, fish: int = 0) -> Json:
    """Return a meeting hut."""
    return {"owner": owner, "hut": "meeting", "fish": fish}


def fisher(owner: int) -> Json:
    """Return a fisher's hut with its fisher."""
    return {"owner": owner, "hut": "fisher"}


def builder(owner: int, fish: int = 0, *, boat: bool = False) -> Json:
    """Return a boat builder's hut, with its new boat if it has not left yet."""
    return {"owner": owner, "hut": "boat builder", "fish": fish, "boat": boat}


def village(cult: str, **huts: Json) -> Json:
    """Return a village: its cult sites as words, its huts by the hex they lie on."""
    return {"cult": cult.split(), "huts": huts}


def mat(
    bid: int = 0,
    boats: str = "",
    *,
    shells: str = "",
    fish: str = "",
    influence: int = 0,
    upgrade: int = 0,
    glory: int = 0,
    state: str = "fresh",
) -> Json:
    """Return a player's mat, which is empty where nothing is given."""
    return {
        "bid": bid,
        "boats": boats.split(),
        "shells": [int(shell) for shell in shells.split()],
        "fish": [int(space) for space in fish.split()],
        "influence": influence,
        "upgrade": upgrade,
        "glory": {"festivals": glory},
        "state": state,
    }


PHASES: Final[dict[str, list[list[Any]]]] = {
    "fisher god": [[-1, "ageing"], [-1, "turns"], [-1, "fisher god"]],
    "end of round": [[-1, "ageing"]],
}


def given(
    *,
    red: Json | None = None,
    yellow: Json | None = None,
    green: Json | None = None,
    blue: Json | None = None,
    seats: int = 3,
    god: str = "",
    round_: int = 2,
    phase: str = "turns",
    markers: dict[str, int] | None = None,
    options: Json | None = None,
    **villages: Json,
) -> Position:
    """Return a position with these villages, A to H, in which a colour that is not given has passed.

    The game is at the first turn of the action phase, or before the phase that is named.
    """
    mats = [red, yellow, green, blue][: max(seats, 4 if blue else 0)]
    taken = {colour["bid"] for colour in mats if colour}
    free = [bid for bid in range(1, 11) if bid not in taken]
    data: Json = {
        "game": "kaivai",
        "rules": 1,
        "seats": len(mats),
        "options": options or {},
        "round": round_,
        "villages": villages,
        "god": [god] if god else [],
        "mats": [colour or mat(free.pop(0), state="passed") for colour in mats],
        "markers": markers or {},
    }
    if phase != "turns":
        data["to_do"] = PHASES[phase]
    return KAIVAI.load(data)


def play(g: Position, seat: int, *texts: str) -> None:
    """Play these texts one after the other; each must be a decision that the seat has to make just then."""
    for text in texts:
        assert seat in g.deciders, f"{text!r}: {seat} does not decide, but {g.deciders}"
        g.play(seat, text)


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
    """Return what lies on a player's mat."""
    return g.dump()["mats"][seat]


def influence(g: Position, seat: int) -> Any:
    """Return how many influence markers a player holds."""
    return g.dump()["influence"][seat]


def hut(g: Position, place: str) -> Any:
    """Return the hut on a hex, or None."""
    return next((v["huts"][place] for v in g.dump()["villages"].values() if place in v["huts"]), None)


def axial(place: str) -> tuple[int, int]:
    """Return the column and the row of a hex on slanted axes through g7."""
    q = LETTERS.index(place[0]) - 6
    return q, int(place[1:]) - 1 + max(-6, -6 - q)


def distance(one: str, other: str) -> int:
    """Return the number of steps between two hexes over open water."""
    (q, r), (q2, r2) = axial(one), axial(other)
    return max(abs(q - q2), abs(r - r2), abs(q + r - q2 - r2))


def hexes() -> list[str]:
    """Return the names of all 127 hexes."""
    return [f"{LETTERS[q + 6]}{row}" for q in range(-6, 7) for row in range(1, 14 - abs(q))]


def around(place: str) -> set[str]:
    """Return the hexes next to a hex."""
    return {other for other in hexes() if distance(place, other) == 1}
