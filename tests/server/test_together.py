"""Deciding together: any order, nothing told before the last answer, and nothing lost by what others do meanwhile."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

import netloft
from netloft.server import wire
from tests.server.client import At, Client
from tests.server.positions import dump, steps, together, where

Join = Callable[..., Client]
START = dump("fleet-3", together, 1)
"""Three seats use the same die, each with several moves."""


def three(join: Join) -> list[At]:
    """Let three people come to that table, each with a client of their own."""
    host = join()
    created = host.create("fleet", "invited invited invited", start=START)
    watching = host.attach(created.table, created.secret)
    return [join().attach(created.table, watching.link(seat)) for seat in range(3)]


def answer(at: At, which: int = 0) -> None:
    """Give a whole answer."""
    at.client.sync()
    while at.asked and at.state.view["together"]:
        at.play(at.options[which])
        which = 0
        at.client.sync()


def messages(at: At) -> int:
    """Count what this client was told up to now, but for the answers to its own questions."""
    at.client.sync()
    return len([text for text in at.client.heard if wire.SERVER_MESSAGES.decode(text).id == 0])


def test_the_walk_found_what_is_needed() -> None:
    """All three answers take two moves at least."""
    g = where("fleet-3", together, 1)
    assert [steps(g, seat) for seat in g.deciders] == [2, 2, 2]


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_answers_may_come_in_any_order(join: Join, order: tuple[int, ...]) -> None:
    """The record is the same whoever is first."""
    seats = three(join)
    for seat in order:
        answer(seats[seat], -1)
    exported = seats[0].client.get(wire.Export(table=seats[0].table), wire.Exported).record
    moves = [(seat, text) for seat, text in netloft.read_record(exported).moves if seat >= 0]
    alone = netloft.game("fleet").load(START)
    for seat in range(3):
        which = -1
        while seat in alone.deciders and alone.lanes is not None:
            alone.play(seat, alone.options(seat)[which].text)
            which = 0
    assert moves == [(seat, text) for seat, text in alone.record().moves if seat >= 0]


def test_moves_of_different_seats_may_alternate(join: Join) -> None:
    """Two clients who play at the same time do not disturb each other, whatever number they knew."""
    one, other, _ = three(join)
    numbers = one.state.number, other.state.number
    first = [at.client.send(at.move(at.options[0])) for at in (one, other)]
    assert [type(at.client.answer(sent)) for at, sent in zip((one, other), first, strict=True)] == [wire.Done] * 2
    assert (one.state.number, other.state.number) == (numbers[0] + 1, numbers[1] + 1)
    assert one.asked
    assert other.asked


def test_a_part_of_an_answer_is_noticed_by_nobody_else(join: Join) -> None:
    """Neither a message nor a number tells others that somebody has begun to answer; that it is complete, is told."""
    one, other, _ = three(join)
    before = messages(other)
    shown = other.state
    one.play(one.options[0])
    assert one.state.number == shown.number + 1
    assert messages(other) == before
    look = other.client.get(wire.Look(table=other.table, seat=1), wire.State)
    assert (look.number, look.move, look.view) == (shown.number, shown.move, shown.view)
    assert other.client.get(wire.Frame(table=other.table, move=shown.move), wire.Framed).of == shown.move
    one.play(one.options[0])
    assert messages(other) == before + 1
    assert other.state.view["deciders"] == [1, 2]
    assert other.state.number == shown.number + 1
    assert {**other.state.view, "deciders": []} == {**shown.view, "deciders": []}


def test_an_answer_counts_although_others_have_answered_since(join: Join) -> None:
    """A number is not stale while only others have answered the same question."""
    one, other, _ = three(join)
    known = other.state.number
    answer(one)
    other.play(other.options[0], number=known)
    assert other.client.refused(other.move("mark cod", number=known)) == "stale"


def test_an_answer_that_is_sent_again_is_not_given_twice(join: Join) -> None:
    """Also if others have answered between its sending and its arrival, and all were laid open since."""
    one, other, last = three(join)
    known, text = other.state.number, other.options[0]
    answer(one)
    other.play(text, number=known)
    moves = other.state.move
    other.play(text, number=known)
    assert other.state.move == moves
    answer(other)
    answer(last)
    other.client.sync()
    over = other.state
    assert not over.view["together"] or over.move > moves + 1
    assert isinstance(other.client.ask(other.move(text, number=known)), wire.Done)
    other.client.sync()
    assert other.state == over


def test_an_answer_can_be_taken_back_alone(join: Join) -> None:
    """While it is not laid open, taking back an own answer leaves those of others as they are."""
    one, other, last = three(join)
    answer(one)
    mine = other.options[0]
    other.play(mine)
    assert other.how_to_undo() == "free"
    heard = messages(last)
    other.client.get(other.undo(), wire.Done)
    assert mine in other.options
    assert other.state.view["deciders"] == [1, 2], "the first answer is still there"
    assert messages(last) == heard, "nobody notices"
    answer(other, -1)
    answer(last)
    record = netloft.read_record(one.client.get(wire.Export(table=one.table), wire.Exported).record)
    assert (1, mine) not in record.moves[:4]


def test_a_complete_answer_that_is_taken_back_is_open_again(join: Join) -> None:
    """Everybody is told that the seat decides again, but not what it had chosen."""
    one, other, _ = three(join)
    answer(one)
    assert one.how_to_undo() == "free"
    one.client.get(one.undo(), wire.Done)
    other.client.sync()
    assert other.state.view["deciders"] == [0, 1, 2]


def test_after_another_answer_one_has_to_ask(join: Join) -> None:
    """Somebody else has acted since; only if everybody agrees the answer is taken back, and no other."""
    one, other, last = three(join)
    answer(one)
    answer(other)
    one.client.sync()
    assert one.how_to_undo() == "ask"
    one.client.get(one.undo(), wire.Done)
    for at in (other, last):
        at.until(lambda state: state.wish is not None)
        at.client.get(at.agree(True), wire.Done)
    one.client.sync()
    assert one.state.view["deciders"] == [0, 2]
    assert one.state.wish is None


def test_the_last_answer_lays_all_open_and_is_not_free(join: Join) -> None:
    """Who saw what the others have chosen may not choose again."""
    one, other, last = three(join)
    for at in (one, other):
        answer(at)
    last.client.sync()
    begun = last.state.move
    last.play(last.options[0])
    assert (last.state.move, last.how_to_undo()) == (begun + 1, "free")
    last.play(last.options[0])
    assert last.state.move > begun + 2, "all moves are told now"
    assert last.how_to_undo() == "ask"
