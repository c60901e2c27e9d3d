"""Looking at tables from outside: how far they are, news of them, and what their owner allows there."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest

from netloft.server import wire
from netloft.server.facts import facts_of
from netloft.server.store import Summary
from tests.engine.walk import MODES, walk
from tests.server.client import Client
from tests.server.positions import dump, together
from tests.server.serving import Running
from tests.stuck import STUCK

Join = Callable[..., Client]
SHAPES = {"box", "dot", "hex", "house", "boat", "tree"}
COLOURS = {"sea", "sand", "grass", "leaf", "felt", "wood", "paper", "stone"}
MOST_THINGS = 400


def test_a_glance_tells_how_far_a_game_is(join: Join) -> None:
    """Its round, its scores and who has moved, for whoever has a secret of the table, and for nobody else."""
    at = join().sit("kaivai", "here here here", seat=0)
    at.play("bid 3")
    for client, secret in ((at.client, at.secret), (join(), at.seen.attached.watch)):
        seen = client.get(wire.Glance(table=at.table, secrets=[secret]), wire.Glanced)
        assert (seen.table, seen.number, seen.round, seen.mover) == (at.table, at.state.number, 1, 0)
        assert seen.scores == [0, 0, 0]
        assert seen.miniature
    assert join().refused(wire.Glance(table=at.table, secrets=["wrong"])) == "wrong secret"
    assert join().refused(wire.Glance(table="nowhere", secrets=[at.secret])) == "wrong secret"


def test_a_glance_needs_nobody_at_the_table(join: Join, server: Running) -> None:
    """What is not in memory is replayed, once until it changes, and is the same as what is."""
    host, other = join(), join()
    at = host.sit("fleet", "here here", seat=0)
    asked = wire.Glance(table=at.table, secrets=[at.secret])
    there = other.get(asked, wire.Glanced)
    host.get(wire.Detach(table=at.table), wire.Done)
    away = other.get(asked, wire.Glanced)
    assert at.table not in server.lobby.tables
    again = other.get(asked, wire.Glanced)
    for seen in (there, away, again):
        seen.id = 0
    assert there == away == again
    with join() as back:
        again_at = back.attach(at.table, at.secret, seat=at.state.view["deciders"][0])
        again_at.play(again_at.options[0])
    assert other.get(asked, wire.Glanced).number > away.number


@pytest.mark.parametrize("mode", sorted(MODES))
def test_miniatures_have_what_the_page_can_draw(mode: str) -> None:
    """Known shapes and colours, near the picture, and not too many of them for a list of tables."""
    draw = facts_of(MODES[mode][0]).miniature
    for g in [*walk(mode, 3)][::40]:
        small = draw(g)
        assert small
        assert small.ground in COLOURS
        assert len(small.things) <= MOST_THINGS
        for thing in small.things:
            assert thing.shape in SHAPES
            assert thing.colour in COLOURS or thing.colour in range(6)
            assert -2 <= thing.x <= small.width + 2
            assert -2 <= thing.y <= small.height + 2


def test_who_has_asked_for_tables_hears_of_them(join: Join) -> None:
    """One row for each change, to every client that listed the table, until it lists others."""
    host, guest = join(), join()
    at = host.sit("kaivai", "here invited here", seat=0)
    ticket = wire.Ticket(at.table, at.link(1))
    guest.get(wire.Mine(tickets=[ticket]), wire.Rows)
    at.play("bid 3")
    news = guest.hear()
    assert isinstance(news, wire.Rows)
    (row,) = news.rows
    assert (news.id, row.table, row.mine, row.deciders, row.number) == (0, at.table, [1], [1], at.state.number)
    guest.get(wire.Mine(tickets=[]), wire.Rows)
    friend = join().attach(at.table, at.link(1))
    friend.play(friend.options[0])
    heard = len(guest.heard)
    guest.sync()
    assert len(guest.heard) == heard + 1, "nothing but the answer to the last question"


def test_answers_that_are_not_complete_are_no_news(join: Join) -> None:
    """Where all decide together, nobody outside notices a part of an answer."""
    host, guest = join(), join()
    at = host.sit("fleet", "here here here", seat=0, start=dump("fleet-3", together, 1))
    ticket, number = wire.Ticket(at.table, at.secret), at.state.number
    (before,) = guest.get(wire.Mine(tickets=[ticket]), wire.Rows).rows
    at.play(at.options[0])
    assert at.state.number > number
    heard = len(guest.heard)
    assert guest.get(wire.Glance(table=at.table, secrets=[at.secret]), wire.Glanced).number == before.number
    assert len(guest.heard) == heard + 1, "no news before the answer"


@pytest.mark.parametrize(
    ("seats", "wished", "allowed"),
    [
        ("here easy easy", None, True),
        ("here invited easy", None, False),
        ("here here easy", None, False),
        ("here invited easy", True, True),
        ("here easy easy", False, False),
    ],
)
def test_hints_are_off_between_people_unless_they_are_wished(
    join: Join, seats: str, wished: bool | None, allowed: bool
) -> None:
    """The owner decides when the table is made; the server keeps to it."""
    at = join().sit("kaivai", seats, seat=0, hints=wished)
    assert at.seen.attached.hints is allowed
    asked = wire.Hint(table=at.table, number=at.state.number, seat=0)
    if allowed:
        assert at.client.get(asked, wire.Hints).hints
    else:
        assert at.client.refused(asked) == "no hints"


def test_a_private_table_has_no_link_for_spectators(join: Join) -> None:
    """Nobody but its players can see it."""
    at = join().sit("kaivai", "here easy easy", seat=0, watched=False)
    assert at.seen.attached.watch == ""
    assert join().sit("kaivai", "here easy easy", seat=0).seen.attached.watch


def test_faces_are_seen_by_everybody(join: Join) -> None:
    """A face comes with the seat or with a new name; what is no word is none."""
    seats = [{"kind": "here", "face": "puffin"}, {"kind": "invited", "face": "<b>"}, {"kind": "here"}]
    client = join()
    asked = wire.Create(game="kaivai", seats=[wire.SeatSetup(**seat) for seat in seats])
    created = client.get(asked, wire.Created)
    at = client.attach(created.table, created.secret, seat=0)
    assert [sitting.face for sitting in at.seen.seats] == ["puffin", "", ""]
    friend = join().attach(at.table, at.link(1))
    friend.client.get(wire.Rename(table=at.table, seat=1, name="Ben", face="seal"), wire.Done)
    friend.client.get(wire.Rename(table=at.table, seat=1, name="Bela"), wire.Done)
    client.sync()
    assert [(sitting.name, sitting.face) for sitting in at.seen.seats][1] == ("Bela", "seal")


def test_what_happens_while_tables_are_listed_is_told(
    join: Join, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move between reading the tables and answering is in the answer, as nobody else would tell it."""
    host, guest = join(), join()
    at = host.sit("kaivai", "here invited here", seat=0)
    ticket = wire.Ticket(at.table, at.link(1))
    summaries, read, moved = server.lobby.store.summaries, threading.Event(), threading.Event()

    async def slow(tables: list[str]) -> list[Summary]:
        found = await summaries(tables)
        if not read.is_set():
            read.set()
            await asyncio.to_thread(moved.wait, STUCK)
        return found

    monkeypatch.setattr(server.lobby.store, "summaries", slow)
    asked = guest.send(wire.Mine(tickets=[ticket]))
    assert read.wait(STUCK)
    at.play("bid 3")
    moved.set()
    listed = guest.answer(asked)
    assert isinstance(listed, wire.Rows)
    (row,) = listed.rows
    assert (row.deciders, row.number) == ([1], at.state.number)
