"""The lines of the log as data: whom each is about, and in which round and phase it happened."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import netloft
from netloft.server import wire
from tests.engine.toy import TOY
from tests.server.client import At, Client, play_out


@pytest.fixture(scope="module")
def played() -> dict[str, tuple[At, list[dict[str, Any]]]]:
    """Remember the games that were played here."""
    return {}


@pytest.fixture(params=netloft.games())
def whole(
    request: pytest.FixtureRequest, client: Client, played: dict[str, tuple[At, list[dict[str, Any]]]]
) -> tuple[At, list[dict[str, Any]]]:
    """Give a table at which a game was played to its end, with the view after each number of moves."""
    name = request.param
    if name not in played:
        at = client.sit(name, "here easy")
        play_out([at], Random(4))
        g = netloft.game(name).new(2, {})
        views = [g.view(0)]
        for seat, text in netloft.read_record(client.get(wire.Export(table=at.table), wire.Exported).record).moves:
            g.play(seat, text)
            views.append(g.view(0))
        played[name] = at, views
    return played[name]


def test_each_line_tells_the_seat_that_it_names(whole: tuple[At, list[dict[str, Any]]]) -> None:
    """Whoever a line is about is named in it; a line about nobody begins with nobody's name."""
    at, views = whole
    game = netloft.game(views[0]["game"])
    names = [game.seat_name(seat, "en") for seat in range(3)]
    assert {line.who for line in at.seen.log} >= {-1, 0, 1}
    for line in at.seen.log:
        if line.who >= 0:
            assert names[line.who] in line.text
        else:
            assert not line.text.startswith(tuple(f"{name} " for name in names))


def test_each_line_tells_its_round(whole: tuple[At, list[dict[str, Any]]]) -> None:
    """It lies between the rounds before and after the move, never goes back, and leaves no round out."""
    at, views = whole
    rounds = [line.round for line in at.seen.log if line.round is not None]
    assert len(rounds) == len(at.seen.log)
    assert set(rounds) | {0} == set(range(max(rounds) + 1)), "0 is before the first round"
    assert rounds == sorted(rounds)
    for line in at.seen.log:
        before, after = views[max(0, line.move - 1)]["round"], views[line.move]["round"]
        assert line.round in range(before, after + 1)


def test_each_line_tells_its_phase_if_the_game_names_phases(whole: tuple[At, list[dict[str, Any]]]) -> None:
    """Where a move does not end the phase, it is that of the view before and after."""
    at, views = whole
    within = 0
    for line in at.seen.log:
        before, after = views[max(0, line.move - 1)].get("phase", ""), views[line.move].get("phase", "")
        if before == after and views[max(0, line.move - 1)]["round"] == views[line.move]["round"]:
            assert line.phase == after
            within += 1
    assert within > 20


def test_a_replay_tells_the_same(whole: tuple[At, list[dict[str, Any]]], join: Callable[..., Client]) -> None:
    """A frame has the lines of its move as the log had them."""
    at, _ = whole
    again = join().attach(at.table, at.secret)
    for move in range(0, again.state.move, 7):
        framed = again.client.get(wire.Frame(table=at.table, move=move), wire.Framed)
        assert framed.log == [line for line in again.seen.log if line.move == move]


def test_a_game_without_rounds_tells_none() -> None:
    """The kernel's own game for tests has neither rounds nor phases."""
    assert TOY.new().when() == (None, "")
