"""Positions of Nusfjord written by hand, and short ways to play from them and to look at them."""

import re
from typing import Any, Final

import pytest

import netloft
from netloft.core.position import Position

RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
CHANCE: Final = netloft.CHANCE

NUSFJORD: Final = netloft.game("nusfjord")

Json = dict[str, Any]

SHIPS: Final = ("sloop", "cutter", "schooner", "raft")


def ships(text: str) -> dict[str, int]:
    """Count ships written as words: "sloop sloop cutter"."""
    return {kind: text.split().count(kind) for kind in SHIPS}


def places(text: str) -> dict[str, int]:
    """Read what lies where: "c1:2 c2:1"."""
    return {part.split(":")[0]: int(part.split(":")[1]) for part in text.split()}


def elder(fish: int = 0, *, gold: int = 0, worker: bool = False) -> Json:
    """Return an elder with what lies on it."""
    return {"fish": fish, "gold": gold, "worker": worker}


def harbor(
    *,
    wood: int = 0,
    fish: int = 0,
    gold: int = 0,
    guests: int = 0,
    reserve: dict[str, int] | None = None,
    track: str = "",
    aboard: str = "",
    forests: str = "c1:2 c2:1 c3:1",
    buildings: dict[str, str] | None = None,
    wood_on: str = "",
    council: dict[str, Json] | str = "",
    shares: list[int] | None = None,
    unissued: int | None = None,
    hand: str = "",
    workers: int = 0,
    **counters: int,
) -> Json:
    """Return a harbor as at the start of a game, but for what is given.

    Building spaces are b1 c1 d1, a2 b2 c2 d2, a3 b3 c3 d3 (a1 is the Reserve, row 3 lies above the Fishing track);
    forests stand under the left of the two spaces that they cover; the Stilt House lies at "track".
    """
    if isinstance(council, str):
        council = {name.strip(): elder() for name in council.split(",") if name.strip()}
    found: Json = {
        "wood": wood,
        "fish": fish,
        "gold": gold,
        "guests": guests,
        "reserve": reserve or {},
        "track": ships(track),
        "aboard": ships(aboard),
        "forests": places(forests),
        "buildings": buildings or {},
        "wood on": wood_on.split(),
        "council": council,
        "hand": [name.strip() for name in hand.split(",") if name.strip()],
        "workers": workers,
        **{name.replace("_", " "): n for name, n in counters.items()},
    }
    if shares is not None:
        found["shares"] = shares
    if unissued is not None:
        found["unissued"] = unissued
    return found


def given(
    *harbors: Json,
    seats: int = 2,
    display: str = "",
    round_: int = 2,
    plates: int = 1,
    first: int = 0,
    options: Json | None = None,
    **rest: Any,
) -> Position:
    """Return a position at the first turn of a work phase of seat `first`; other harbors are as at the start.

    `display` names buildings on offer, with commas.  `rest` goes into the dump as it is.
    """
    seats = max(seats, len(harbors)) if seats > 1 else seats
    data: Json = {
        "game": "nusfjord",
        "rules": 1,
        "seats": seats,
        "options": options or {},
        "round": round_,
        "plates": plates,
        "first": first,
        "buildings": [name.strip() for name in display.split(",") if name.strip()],
        "harbors": [*harbors, *[harbor() for _ in range(seats - len(harbors))]],
        **rest,
    }
    return NUSFJORD.load(data)


def do(g: Position, seat: int, *texts: str) -> Position:
    """Play these texts one after the other.

    A text is passed over if it is not on offer, because a decision with one option happens by itself; what came of
    it is for the test to check.
    """
    for text in texts:
        name = offered(g, seat, text)
        if name:
            g.play(seat, name)
    return g


def offered(g: Position, seat: int, text: str) -> str:
    """Return the option by this name; an action that a card gives has a name of its own beside the worker's."""
    on_offer = options(g, seat)
    names = [text, f"do {text}", *(["one elder"] if text == "take an elder" else [])]
    return next((name for name in names if name in on_offer), "")


def options(g: Position, seat: int, start: str = "") -> list[str]:
    """Return the options of a seat that begin with a word."""
    return sorted(option.text for option in g.options(seat) if option.text.startswith(start))


def refuses(g: Position, seat: int, text: str, *reasons: str) -> None:
    """Check that a move is refused in words, for one of these reasons if any, and that trying changes nothing."""
    before = g.dump()
    why = g.why_not(seat, text)
    assert why is not None, f"{text!r} is allowed"
    assert why.endswith(".")
    assert g.why_not(seat, text, "de") not in {None, why}
    if reasons:
        assert re.search("|".join(reasons), why, re.IGNORECASE), f"{text!r} is refused with {why!r}"
    with pytest.raises(netloft.Illegal, match=re.escape(why)):
        g.play(seat, text)
    assert g.dump() == before


def at(g: Position, seat: int) -> Any:
    """Return a seat's harbor, as in a dump."""
    return g.dump()["harbors"][seat]


def goods(g: Position, seat: int) -> tuple[int, int, int]:
    """Return the wood, fish and gold in a seat's supply."""
    mine = at(g, seat)
    return mine["wood"], mine["fish"], mine["gold"]


def reserve(g: Position, seat: int) -> tuple[int, int, int]:
    """Return the wood, fish and gold in a seat's Reserve."""
    mine = at(g, seat)["reserve"]
    return mine["wood"], mine["fish"], mine["gold"]


def track(g: Position, seat: int) -> str:
    """Return a seat's ships as words, the smallest first."""
    mine = at(g, seat)["track"]
    return " ".join(kind for kind in SHIPS for _ in range(mine[kind]))


def forests(g: Position, seat: int) -> int:
    """Count a seat's forests."""
    return sum(at(g, seat)["forests"].values())


def points(g: Position, seat: int, line: str) -> float:
    """Return one line of a seat's score sheet by its English name, 0 if there is none; each building is one."""
    return sum(found.points for found in g.score_sheet(seat) if found.label("en") == line)


def score(g: Position, seat: int) -> float:
    """Return a seat's score if the game ended now."""
    return g.scores()[seat]
