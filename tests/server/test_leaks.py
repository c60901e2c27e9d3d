"""Nothing that a viewer may not know is in any byte that it is sent.

Two servers have a table of the same name.  Their positions differ only in what the viewer may not know: what others
hold in their hands, and what they have answered where all decide together.  The viewer does the same at both and asks
for everything that can be asked; both must send it the same, message by message, byte by byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from netloft import CHANCE
from netloft.core.position import NOBODY, Position
from netloft.server import queries, wire
from tests.engine.nusfjord.test_secrets import exchanged
from tests.engine.test_properties import together_walk
from tests.engine.walk import walk
from tests.server.positions import together
from tests.server.twins import Pair, Twins

HANDS = ["nusfjord-2-herring", "nusfjord-3-mackerel", "nusfjord-5-variants"]
INFLUENCE = ["kaivai-2", "kaivai-4", "kaivai-3-2005"]
FISTS = ["fleet-2", "fleet-3-captains", "fleet-4-cards", "kaivai-3", "nusfjord-3-mackerel"]


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    """Serve two tables."""
    both = Twins(tmp_path_factory.mktemp("twins"))
    yield both
    assert both.stop() == []


@pytest.fixture(autouse=True)
def hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let hints search for so many iterations instead of for a time, so that they can be compared."""
    monkeypatch.setattr(queries, "ADVISER", "search:20")


def other_hands(g: Position, viewer: int | None) -> Position:
    """Deal the hands of all others anew."""
    return exchanged(g, NOBODY if viewer is None else viewer)


def other_influence(g: Position, viewer: int | None) -> Position:
    """Change the covered influence of all others."""
    data = g.dump()
    data["influence"] = [count if seat == viewer else count + 3 + seat for seat, count in enumerate(data["influence"])]
    return g.game.load(data)


def follow(twins: Twins, pairs: dict[int, Pair], viewer: Pair, rng: Random) -> None:
    """Let everybody make some moves, the same at both tables, that lay nothing open."""
    for _ in range(6):
        viewer.compare()
        if len(viewer.state.view["deciders"]) != 1:
            return
        pair = pairs[viewer.state.view["deciders"][0]]
        pair.sync()
        texts = rng.sample(pair.at[0].options, len(pair.at[0].options))
        text = next((text for text in texts if twins.is_public(viewer.seat, pair.seat or 0, text)), None)
        if text is None:
            return
        pair.play(text)


@pytest.mark.parametrize("mode", [*HANDS, *INFLUENCE])
@pytest.mark.parametrize("who", ["decides", "waits", "looks on"])
def test_what_others_hold_is_in_no_message(twins: Twins, mode: str, who: str) -> None:
    """Cards in other hands and covered influence change nothing that is sent, whoever plays on."""
    change = other_hands if mode in HANDS else other_influence
    rng = Random(f"{mode} {who}")
    compared = 0
    for g in somewhere(mode, rng):
        viewer = {"decides": g.deciders[0], "waits": (g.deciders[0] + 1) % g.seats, "looks on": None}[who]
        other = change(g, viewer)
        assert other.view(viewer) == g.view(viewer)
        assert other.dump() != g.dump()
        with twins.everybody(g, other, viewer) as (pairs, watching):
            watching.examine(rng)
            follow(twins, pairs, watching, rng)
            watching.examine(rng)
            if viewer is not None:
                watching.ask(wire.Undo(table=watching.table, number=watching.state.number, seat=viewer))
            compared += watching.compare()
    assert compared > 50_000


def somewhere(mode: str, rng: Random) -> list[Position]:
    """Find some positions of a game in which something is hidden and one seat decides, as loaded from their dumps."""
    found = [
        g.game.load(g.dump())
        for g in walk(mode, rng.randrange(100))
        if g.lanes is None and not g.over and g.deciders[0] != CHANCE and hides(g)
    ]
    return rng.sample(found, 1 if mode in INFLUENCE else 2)


def hides(g: Position) -> bool:
    """Say whether several seats hold something."""
    dump = g.dump()
    if g.game.name == "kaivai":
        return True
    return len([harbor for harbor in dump["harbors"] if harbor["hand"]]) > 1 and not dump["running"]["building"]


@pytest.mark.parametrize("mode", FISTS)
@pytest.mark.parametrize("who", ["decides", "has decided", "looks on"])
def test_answers_that_are_not_laid_open_are_in_no_message(twins: Twins, mode: str, who: str) -> None:
    """What others answer, in how many moves, and what they take back changes nothing that is sent."""
    rng = Random(f"{mode} {who}")
    found = [g.copy() for g in together_walk(mode, 51) if len(g.deciders) > 1 and fresh(g)]
    long = [g for g in found if together(g)]
    for g in rng.sample(long or found, 1 if mode.startswith("kaivai") else 2):
        *others, last = g.deciders
        viewer = None if who == "looks on" else last
        with twins.everybody(g, g, viewer) as (pairs, watching):
            if who == "has decided":
                whole = answers(g, last, rng)[0]
                play(pairs[last], whole, whole)
            for seat in others:
                one, other = answers(g, seat, rng)
                play(pairs[seat], one[:-1], other[:-1])
                watching.examine(rng)
                for text in other[-2:-1]:
                    take_back(pairs[seat], text)
                if seat != others[-1] or who == "decides":  # the last answer would lay all open
                    play(pairs[seat], one[-1:], other[-1:])
            watching.examine(rng)
            watching.compare()


def fresh(g: Position) -> bool:
    """Say whether several decide together, and nobody has answered yet."""
    return g.lanes is not None and not any(lane.position.moves() for lane in g.lanes)


def answers(g: Position, seat: int, rng: Random) -> tuple[list[str], list[str]]:
    """Give two answers of a seat that differ, in their length if that can be."""
    found: list[list[str]] = []
    for _ in range(30):
        alone, made = g.copy(), list[str]()
        while seat in alone.deciders and len(alone.deciders) == len(g.deciders):
            made.append(rng.choice(alone.options(seat)).text)
            alone.play(seat, made[-1])
        found.append(made)
    found.sort(key=lambda made: (len(made), made))
    assert found[0] != found[-1]
    return found[0], found[-1]


def play(pair: Pair, one: list[str], other: list[str]) -> None:
    """Play something else at each of the tables."""
    pair.sync()
    for at, texts in zip(pair.at, (one, other), strict=True):
        for text in texts:
            at.play(text)


def take_back(pair: Pair, text: str) -> None:
    """Take a part of an answer back at the second table, where nobody notices, and give it again."""
    at = pair.at[1]
    assert at.how_to_undo() == "free"
    at.client.get(at.undo(), wire.Done)
    at.play(text)
