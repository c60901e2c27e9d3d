"""Workers are shared: nobody's bots, hints or texts keep those of others from their turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from netloft.server import queries, wire
from netloft.server.door.network import network_of
from netloft.server.workers.line import Claim, Line, WithdrawnError
from netloft.server.workers.shares import ANALYSIS, HINT, MOVE, Shares, Who
from tests.server.client import At, Client
from tests.server.serving import Running

Connect = Callable[..., Client]
Start = Callable[..., Running]

ANN = Who("192.0.2.1", "Ann")
BEA = Who("192.0.2.2", "Bea")
BOB = Who("192.0.2.1", "Bob")


def rounds(at: At, number: int) -> None:
    """Play some moves, with the bots between them."""
    for _ in range(number):
        assert at.turn()
        at.play(at.options[0])
    assert at.turn()


def test_bots_pause_while_nobody_is_there(own_server: Start, connect: Connect) -> None:
    """Sixty tables of hard bots, made by somebody who left, do nothing: no table is in memory, and no bot waits."""
    server = own_server()
    client = connect(server.address)
    tables = [client.create("kaivai", "hard hard hard hard") for _ in range(60)]
    assert server.lobby.tables == {}
    assert server.lobby.workers.line.length == 0
    rounds(connect(server.address).sit("kaivai", "here easy easy"), 2)
    rows = client.get(wire.Mine(tickets=[wire.Ticket(one.table, one.secret) for one in tables]), wire.Rows).rows
    assert [row.number for row in rows] == [rows[0].number] * 60, "none has moved"


def test_bots_among_themselves_play_while_their_owner_watches(own_server: Start, connect: Connect) -> None:
    """Not for a spectator; and they stop when the owner leaves."""
    server = own_server()
    host, friend = connect(server.address), connect(server.address)
    created = host.create("kaivai", "easy easy easy")
    at = host.attach(created.table, created.secret)
    moved = at.until(lambda state: state.move > 3).move
    watching = friend.attach(created.table, at.seen.attached.watch)
    watching.until(lambda state: state.move > moved)
    host.get(wire.Detach(table=created.table), wire.Done)
    while server.lobby.tables[created.table].bots.thinking:
        friend.sync()
    friend.sync()
    moved = watching.state.move
    for _ in range(20):
        friend.sync()
    assert watching.state.move == moved
    at = host.attach(created.table, created.secret)
    at.until(lambda state: state.move > moved)


def test_bots_come_back_with_the_person(own_server: Start, connect: Connect) -> None:
    """Somebody who left in the turn of a bot finds it thinking again, and has missed nothing."""
    server = own_server()
    client = connect(server.address)
    at = client.sit("kaivai", "here easy easy")
    secret = at.secret
    for _ in range(3):
        assert at.turn()
        client.get(at.move(at.options[0]), wire.Done)
        client.get(wire.Detach(table=at.table), wire.Done)
        at.seen.states.clear()
        at = client.attach(at.table, secret)
    assert at.turn()


def test_a_move_of_a_bot_goes_before_hints_and_these_before_analysis() -> None:
    """Whoever has come first, if all have used as much."""
    assert served([(BOB, ANALYSIS), (ANN, HINT), (BEA, MOVE)]) == [(BEA, MOVE), (ANN, HINT), (BOB, ANALYSIS)]


def test_who_has_used_much_comes_after_who_has_used_little() -> None:
    """Also a hint of somebody who has asked for nothing else goes before the hundredth move of somebody's bots."""
    many = [(ANN, MOVE)] * 6
    order = served([*many, (BEA, HINT), (BEA, MOVE)])
    assert order[:5] == [(ANN, MOVE), (BEA, MOVE), (ANN, MOVE), (ANN, MOVE), (BEA, HINT)]


def test_those_behind_one_address_share_it() -> None:
    """Many connections of one address get no more than one of another, and Bob is not behind all of Ann's jobs."""
    order = served([(ANN, MOVE)] * 5 + [(BOB, MOVE)] + [(BEA, MOVE)] * 3)
    assert order[:5] == [(ANN, MOVE), (BEA, MOVE), (BOB, MOVE), (BEA, MOVE), (ANN, MOVE)]


def served(asked: list[tuple[Who, float]]) -> list[tuple[Who, float]]:
    """Return the order in which one worker serves those who wait; each takes a second."""

    async def serve() -> list[tuple[Who, float]]:
        line = Line(["worker"], 0)
        line.shares = Shares(lambda: 0.0)
        worker = await line.take(Claim())
        order: list[tuple[Who, float]] = []

        async def wait(who: Who, later: float) -> None:
            taken = await line.take(Claim(who, later))
            order.append((who, later))
            line.shares.charge(who, 1.0)
            line.give_back(taken)

        tasks = [asyncio.create_task(wait(*one)) for one in asked]
        await asyncio.sleep(0)
        line.give_back(worker)
        await asyncio.gather(*tasks)
        assert line.idle == ["worker"]
        assert line.length == 0
        return order

    return asyncio.run(serve())


def test_quick_jobs_have_a_worker_of_their_own() -> None:
    """However many long ones wait; and while the line is long, long ones get less time."""

    async def serve() -> None:
        line = Line(["quick", "slow"], 1)
        assert await line.take(Claim(ANN)) == "slow"
        assert line.effort == 1
        waiting = [asyncio.create_task(line.take(Claim(ANN))) for _ in range(9)]
        await asyncio.sleep(0)
        assert line.load == 10
        assert 0.05 < line.effort < 0.5
        assert await line.take(Claim(BEA, quick=True)) == "quick"
        line.give_back("quick")
        assert line.length == 9, "the quick worker does no long job"
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        line.give_back("slow")
        assert await line.take(Claim(BEA)) == "slow", "nobody waits any more"

    asyncio.run(serve())


def test_what_is_withdrawn_waits_no_longer() -> None:
    """The bots of one table leave the line; those of others stay."""

    async def serve() -> None:
        line = Line(["worker"], 0)
        worker = await line.take(Claim())
        gone = asyncio.create_task(line.take(Claim(ANN, about="table")))
        stays = asyncio.create_task(line.take(Claim(ANN, about="other")))
        await asyncio.sleep(0)
        line.withdraw("table")
        with pytest.raises(WithdrawnError):
            await gone
        line.give_back(worker)
        assert await stays == "worker"

    asyncio.run(serve())


def test_used_time_is_forgotten() -> None:
    """After a minute nearly all of it, and then nothing is kept of who is gone."""
    now = 0.0
    shares = Shares(lambda: now)
    shares.charge(ANN, 8.0)
    assert (shares.of(ANN), shares.of(ANN.address), shares.of(BEA)) == (8.0, 8.0, 0.0)
    now = 10.0
    assert shares.of(ANN) == pytest.approx(4.0)
    now = 1000.0
    for number in range(2000):
        shares.charge(Who(f"address {number}"), 0.0)
    assert len(shares.used) < 1100


def test_one_customer_is_one_address() -> None:
    """Whoever has an IPv6 network has billions of addresses."""
    assert network_of("2001:db8:1:2:3::9") == network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"


def test_bots_move_before_forty_connections_have_their_hints(
    own_server: Start, connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot waits for what runs, not for what waits: at most as many hints were answered as there are workers."""
    monkeypatch.setattr(queries, "ADVISER", "search:20s")
    server = own_server(workers=1)
    host = connect(server.address)
    at = host.sit("kaivai", "here here here", seat=0, hints=True)
    asking = [connect(server.address) for _ in range(40)]
    for one in asking:
        one.attach(at.table, at.secret, seat=0)
        one.send(wire.Hint(table=at.table, number=at.state.number, seat=0))
    while server.lobby.workers.line.length < 39:
        host.sync()
    rounds(connect(server.address).sit("kaivai", "here easy easy"), 3)
    assert server.lobby.workers.line.length >= 30
    monkeypatch.setattr(queries, "ADVISER", "search:1")
