"""Redo: what was undone alone comes back as it was, until somebody makes another move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from netloft import CHANCE
from netloft.core.position import Position
from netloft.server import queries, wire
from netloft.server.lobby import Lobby
from netloft.server.store import Store
from netloft.server.table import Table
from netloft.server.undo import redo, undo
from netloft.server.workers.pool import Workers
from tests.engine.test_properties import together_walk
from tests.server.client import At, Client, settle
from tests.server.positions import steps, where
from tests.server.serving import QUICK
from tests.server.test_leaks import answers, fresh, play
from tests.server.test_undo import HANDS, KAIVAI, known, people, risky
from tests.server.test_undo import undo as take_back
from tests.server.twins import Twins

Join = Callable[..., Client]


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


def again(at: At) -> None:
    """Play again what was taken back."""
    at.client.get(at.redo(), wire.Done)


def test_undone_moves_come_back_one_undo_at_a_time(join: Join) -> None:
    """The last undo is reversed first; the others see each move again, and a reload finds the same."""
    one, other, _ = people(join, KAIVAI)
    shown = [(known(one), known(other))]
    for _ in range(2):
        one.play(one.options[0])
        shown.append((known(one), known(other)))
    assert not one.state.redo
    for _ in range(2):
        take_back(one)
    for before in shown[1:]:
        one.client.sync()
        assert one.state.redo
        one.client.get(wire.Look(table=one.table, seat=one.seat), wire.State)
        assert one.state.redo
        again(one)
        assert (known(one), known(other)) == before
    assert not one.state.redo
    assert one.client.refused(one.redo()) == "nothing to redo"
    assert one.how_to_undo() == "free", "what came back can be undone again"


def test_only_who_has_undone_may_redo(join: Join) -> None:
    """Nobody plays for somebody else: neither another player nor who looks on."""
    one, other, _ = people(join, KAIVAI)
    one.play("build")
    take_back(one)
    other.client.sync()
    assert not other.state.redo
    assert other.client.refused(other.redo()) == "nothing to redo"
    assert other.client.refused(wire.Redo(table=one.table, number=other.state.number, seat=0)) == "not your seat"


def test_another_move_ends_it(join: Join) -> None:
    """Also the same move chosen anew: then the game goes on from there."""
    one, *_ = people(join, KAIVAI)
    one.play("build")
    one.play(one.options[0])
    take_back(one)
    take_back(one)
    one.play("build")
    assert not one.state.redo
    assert one.client.refused(one.redo()) == "nothing to redo"


def test_against_bots_the_same_luck_and_the_same_moves_of_bots_come_back(join: Join) -> None:
    """With real dice and bots who choose at random, nothing is decided anew."""
    at = join().sit("fleet", "here easy easy")
    for _ in range(12):
        at.turn()
        at.play(at.options[0])
    settle([at])
    record = at.client.get(wire.Export(table=at.table), wire.Exported).record
    moves = at.state.move
    before = known(at)
    log = at.seen.log
    take_back(at)
    assert at.state.move < moves
    number = at.state.number
    again(at)
    assert known(at) == before
    assert at.seen.log == log
    assert at.state.number == number + 1
    assert at.client.get(wire.Export(table=at.table), wire.Exported).record == record


def test_what_all_agreed_to_take_back_comes_back_only_without_moves_of_others(join: Join) -> None:
    """Dice that were seen come back as they were; what another person has chosen is theirs to choose again."""
    g = where("kaivai-3", lambda g: g.deciders == (0,) and risky(g) != "")
    one, other, third = people(join, g.dump())
    one.play(risky(g))
    before = known(one)
    take_back(one)
    for at in (other, third):
        at.client.sync()
        at.client.get(at.agree(True), wire.Done)
    one.client.sync()
    assert one.state.redo
    again(one)
    assert known(one) == before
    one, other, third = people(join, KAIVAI)
    one.play("pass")
    other.until(lambda state: 1 in state.view["deciders"])
    other.play("pass")
    one.client.sync()
    take_back(one)
    for at in (other, third):
        at.client.sync()
        at.client.get(at.agree(True), wire.Done)
    one.client.sync()
    assert one.state.undo == ""
    assert not one.state.redo
    assert one.client.refused(one.redo()) == "nothing to redo"


def test_people_at_one_screen_may_redo_for_each_other(join: Join) -> None:
    """As they undo for each other, too."""
    at = join().sit("kaivai", "here here here", seat=0, start=KAIVAI)
    at.play("pass")
    at.client.get(wire.Look(table=at.table, seat=1), wire.State)
    at.turn()
    at.play(at.options[-1])
    at.client.get(wire.Look(table=at.table, seat=0), wire.State)
    before = known(at)
    take_back(at)
    at.client.get(wire.Look(table=at.table, seat=2), wire.State)
    assert at.state.redo
    again(at)
    at.client.get(wire.Look(table=at.table, seat=0), wire.State)
    assert known(at) == before


def test_a_repeated_redo_comes_once(join: Join) -> None:
    """The answer was lost, the request comes again, and is only answered."""
    one, *_ = people(join, KAIVAI)
    one.play("build")
    one.play(one.options[0])
    take_back(one)
    take_back(one)
    request = one.redo()
    one.client.get(request, wire.Done)
    after = known(one)
    one.client.get(request, wire.Done)
    assert known(one) == after
    assert one.client.refused(wire.Redo(table=one.table, number=0, seat=0)) == "stale"


def test_an_answer_that_was_retracted_comes_back_although_others_answer(join: Join) -> None:
    """In a simultaneous decision the answers of others are no moves that would end it."""
    g = next(g for g in together_walk("kaivai-3", 51) if len(g.deciders) > 2 and fresh(g))
    seats = people(join, g.dump())
    one, other = (seats[seat] for seat in g.deciders[:2])
    one.play(one.options[0])
    before = known(one)
    take_back(one)
    other.client.sync()
    while other.asked:
        other.play(other.options[0])
    one.client.sync()
    assert one.state.redo
    again(one)
    one.client.sync()
    assert one.state.options == before[1]  # type: ignore[index]  # a tuple of what is shown
    assert not one.state.redo


def test_it_is_known_after_a_restart(tmp_path: Path) -> None:
    """The journal says what was undone, and what came back."""

    async def meet() -> None:
        store = Store(tmp_path / "tables.db")
        store.open()
        lobby = Lobby(store, Workers(1, QUICK))
        name, _ = await lobby.create(wire.Create(game="nusfjord", seats=[wire.SeatSetup("invited")] * 2, start=HANDS))
        table = await lobby.table(name)
        table.expected = 1
        mine = frozenset({0})

        async def reopened() -> Table:
            row = await store.load(name)
            assert row is not None
            return await Table.open(row, store, table.workers)

        await table.submit(partial(table.play, 0, "build a building", table.journal.number(mine), mine))
        moves = table.journal.moves
        await table.submit(partial(undo, table, 0, table.journal.number(mine), mine))
        later = await reopened()
        assert later.journal.moves == moves[:-1]
        await later.submit(partial(redo, later, 0, later.journal.number(mine), mine))
        assert later.journal.moves == moves
        last = await reopened()
        assert last.journal.moves == moves
        assert last.g.dump() == later.g.dump()
        for one in (later, last):
            await one.closing()
        await lobby.close()

    asyncio.run(meet())


@pytest.mark.parametrize("mode", ["fleet-2", "fleet-3-captains", "kaivai-3", "nusfjord-3-mackerel"])
@pytest.mark.parametrize("who", ["decides", "looks on"])
def test_hidden_answers_that_come_back_are_in_no_message(twins: Twins, mode: str, who: str) -> None:
    """Whether others retract and redo parts of their answers changes nothing that is sent."""
    rng = Random(f"{mode} {who}")
    found = [g.copy() for g in together_walk(mode, 51) if len(g.deciders) > 1 and fresh(g)]
    g = rng.choice([g for g in found if long(g)] or found)
    *others, last = g.deciders
    viewer = None if who == "looks on" else last
    with twins.everybody(g, g, viewer) as (pairs, watching):
        for seat in others:
            one, other = answers(g, seat, rng)
            play(pairs[seat], one[:-1], other[:-1])
            at = pairs[seat].at[1]
            for _ in other[:-1]:
                take_back(at)
                watching.examine(rng)
                at.client.sync()
            for _ in other[:-1]:
                again(at)
                at.client.sync()
            watching.examine(rng)
        assert watching.compare() > 0


def test_an_undo_before_a_simultaneous_decision_tells_nothing_of_answers(twins: Twins) -> None:
    """What was undone with hidden answers in it can be redone in any case, with the answers or without."""
    g = next(g.copy() for g in together_walk("fleet-3-captains", 51) if opens_together(g))
    seat = g.deciders[0]
    with twins.everybody(g, g, seat) as (pairs, watching):
        watching.sync()
        text = next(option.text for option in g.options(seat) if leads_together(g, seat, option.text))
        watching.play(text)
        hidden = 0
        for other in range(g.seats):
            if other != seat and steps(twins.positions()[1], other) > 1:
                pairs[other].sync()
                pairs[other].at[1].play(pairs[other].at[1].options[0])
                hidden += 1
        assert hidden
        watching.sync()
        watching.ask(wire.Undo(table=watching.table, number=watching.state.number, seat=seat))
        watching.sync()
        watching.ask(wire.Redo(table=watching.table, number=watching.state.number, seat=seat))
        watching.compare()


def long(g: Position) -> bool:
    """Say whether somebody's answer takes several moves."""
    return any(len(answers(g, seat, Random(1))[1]) > 1 for seat in g.deciders)


def opens_together(g: Position) -> bool:
    """Say whether one seat has a move after which several decide together, another one in several moves."""
    if g.lanes is not None or g.over or g.deciders[0] == CHANCE:
        return False
    return any(leads_together(g, g.deciders[0], option.text) for option in g.options(g.deciders[0]))


def leads_together(g: Position, seat: int, text: str) -> bool:
    """Say whether several decide together after a move, another seat than its own in several moves."""
    after = g.copy()
    after.play(seat, text)
    return any(steps(after, other) > 1 for other in after.deciders if other != seat)
