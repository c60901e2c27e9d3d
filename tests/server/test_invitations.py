"""Invitations: taken once, by the first who comes; the host cannot sit in a seat unseen, and takes it back openly."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing

import pytest

from netloft.server import wire
from netloft.server.guests import SEAT, derived, digest
from tests.server.client import At, Client, new_key
from tests.server.serving import Running

Join = Callable[..., Client]


@pytest.fixture
def host(join: Join) -> At:
    """Somebody has invited two others."""
    return join().sit("kaivai", "here invited invited", seat=0)


def take(at: At, seat: int, key: str = "", name: str = "", face: str = "") -> wire.Take:
    """Write the request that takes an invitation."""
    return wire.Take(table=at.table, secret=at.invitation(seat), key=key or new_key(), name=name, face=face)


def test_the_first_who_comes_has_the_seat(host: At, join: Join) -> None:
    """With a name and a face; the invitation opens nothing any more, and the others are told."""
    guest, late = join(), join("de")
    invitation = host.invitation(1)
    asked = wire.Invitation(table=host.table, secret=invitation)
    found = guest.get(asked, wire.Invited)
    assert (found.game, found.seat, found.open, [one.open for one in found.seats]) == (
        "kaivai",
        1,
        True,
        [False, True, True],
    )
    key = new_key()
    guest.get(take(host, 1, key, name="Ben", face="puffin"), wire.Taken)
    at = guest.attach(host.table, key)
    assert (at.seen.attached.mine, at.seat) == ([1], 1)
    host.client.sync()
    told = host.seen.seats[1]
    assert (told.name, told.face, told.open, told.secret, told.here) == ("Ben", "puffin", False, "", True)
    refused = late.get(wire.Take(table=host.table, secret=invitation, key=new_key()), wire.Refused)
    assert refused.code == "invitation used"
    assert "schon benutzt" in refused.text
    assert late.refused(wire.Attach(table=host.table, secrets=[invitation])) == "invitation used"
    assert not late.get(asked, wire.Invited).open


def test_an_invitation_opens_nothing_before_it_is_taken(host: At, join: Join) -> None:
    """Neither the table nor a look at it, and it is no secret of another kind."""
    guest = join()
    secret = host.invitation(1)
    assert guest.refused(wire.Attach(table=host.table, secrets=[secret])) == "invitation"
    assert guest.refused(wire.Glance(table=host.table, secrets=[secret])) == "invitation"
    assert guest.get(wire.Mine(tickets=[wire.Ticket(host.table, secret)]), wire.Rows).rows == []
    assert guest.refused(wire.Remove(table=host.table, secrets=[secret])) == "invitation"
    for other in (host.secret, host.seen.attached.watch, host.link(2)):
        assert guest.refused(wire.Invitation(table=host.table, secret=other)) == "no invitation"
        assert guest.refused(wire.Take(table=host.table, secret=other, key=new_key())) == "no invitation"
    for wrong in (
        wire.Invitation(table=host.table, secret=host.table),
        wire.Invitation(table="nowhere", secret=secret),
    ):
        assert guest.refused(wrong) == "wrong secret"


def test_taking_again_with_the_same_secret_is_only_confirmed(host: At, join: Join) -> None:
    """The answer may have been lost; and the table comes back to who opens the same link on the same device."""
    request = take(host, 1)
    for _ in range(2):
        guest = join()
        assert guest.get(request, wire.Taken).seat == 1
        assert guest.attach(host.table, request.secret, request.key).seat == 1


@pytest.mark.parametrize("key", ["", "x", "a" * 21, "a" * 65, "ä" * 30, "no spaces in a secret of a seat"])
def test_a_secret_that_can_be_guessed_is_refused(host: At, join: Join, key: str) -> None:
    """And the invitation stays."""
    guest = join()
    assert guest.refused(wire.Take(table=host.table, secret=host.invitation(1), key=key)) == "bad key"
    assert guest.refused(take(host, 1, host.secret)) == "bad key", "it opens something else already"
    assert guest.refused(take(host, 1, name="Red")) == "bad name"
    guest.get(take(host, 1), wire.Taken)


def test_the_host_cannot_know_the_secret_of_a_guest(own_server: Callable[..., Running], connect: Join) -> None:
    """Nothing that the host is sent or could derive opens the seat, and a new link of the host does not, either."""
    server = own_server()
    host = connect(server.address).sit("kaivai", "here invited invited", seat=0)
    invitation = host.invitation(1)
    guest = connect(server.address).attach(host.table, host.link(1))
    again = connect(server.address).attach(host.table, host.secret)
    known = "".join([*host.client.heard, *again.client.heard])
    assert host.keys[1] not in known
    with closing(sqlite3.connect(server.lobby.store.database.name)) as file:
        kept = {row[0] for row in file.execute("SELECT digest FROM links WHERE opens = 'seat' AND seat = 1")}
    assert kept == {digest(host.keys[1])}
    guesses = [derived(host.secret, host.table, SEAT, 1, ended) for ended in range(5)]
    for secret in [invitation, *guesses]:
        client = connect(server.address)
        assert client.refused(wire.Attach(table=host.table, secrets=[secret])) in {"wrong secret", "invitation used"}
        attached = client.attach(host.table, host.secret, secret).seen.attached
        assert attached.mine == [0]
    assert guest.seen.seats[1].viewers == 1


def test_the_host_takes_a_seat_back_in_front_of_all(host: At, join: Join) -> None:
    """All are told, the log keeps it, and the former holder's secret has ended, also where it is in use."""
    guest, other = join(), join("de")
    guest.get(take(host, 1, "a" * 30, name="Ben"), wire.Taken)
    there, seeing = guest.attach(host.table, "a" * 30), other.attach(host.table, host.link(2))
    host.play("bid 4")
    old = host.seen.seats[1].secret
    assert old == ""
    host.client.get(wire.Reclaim(table=host.table, seat=1), wire.Done)
    guest.sync()
    assert any('"unseated"' in text for text in guest.heard)
    assert guest.refused(there.move("bid 5")) == "not at table"
    assert guest.refused(wire.Attach(table=host.table, secrets=["a" * 30])) == "invitation used"
    for at, line in ((host, "The host took back the seat of Ben."), (seeing, "Der Gastgeber hat den Platz von Ben")):
        at.client.sync()
        assert at.seen.seats[1].open
        assert not at.seen.seats[1].here
        assert at.seen.log[-1].text.startswith(line)
        assert at.seen.log[-1].who == 1
    fresh = join().attach(host.table, host.secret, seat=0)
    assert fresh.seen.log == host.seen.log
    new = join()
    new.get(take(host, 1, "b" * 30, name="Cleo"), wire.Taken)
    at = new.attach(host.table, "b" * 30)
    assert at.seen.log[-1].text == "Somebody took seat 2 anew."
    at.play("bid 5")
    host.until(lambda state: state.number == at.state.number)
    assert [line.text for line in host.seen.log[-3:]] == [
        "The host took back the seat of Ben.",
        "Somebody took seat 2 anew.",
        "Yellow bids 5: base cost 5, movement 5.",
    ]
    host_again = join().attach(host.table, host.secret, seat=0)
    assert host_again.seen.log == host.seen.log


def test_an_undo_keeps_what_the_log_says_of_seats(join: Join) -> None:
    """Once, and at a place that there is."""
    host = join().sit("kaivai", "here here invited", seat=0)
    host.play("bid 4")
    host.client.get(wire.Reclaim(table=host.table, seat=2), wire.Done)
    host.client.get(host.undo(), wire.Done)
    for bid in ("bid 5", "bid 6"):
        host.until(lambda state: not state.log_from)
        host.play(bid)
        assert [line.text for line in host.seen.log].count("The host took back seat 3.") == 1
        assert host.seen.log == join().attach(host.table, host.secret, seat=0).seen.log
        host.client.get(host.undo(), wire.Done)
        host.client.sync()


def test_only_the_host_takes_seats_back_and_only_invited_ones(host: At, join: Join) -> None:
    """And not without end."""
    guest = join().attach(host.table, host.link(1))
    assert guest.client.refused(wire.Reclaim(table=host.table, seat=2)) == "not yours"
    for seat in (0, -1, 3, 10**9):
        assert host.client.refused(wire.Reclaim(table=host.table, seat=seat)) == "not invited"
    for _ in range(20):
        host.client.get(wire.Reclaim(table=host.table, seat=2), wire.Done)
    assert host.client.refused(wire.Reclaim(table=host.table, seat=2)) == "too often"
    host.client.get(take(host, 2), wire.Taken)


def test_every_invitation_is_another(host: At, join: Join) -> None:
    """An old one does not come back with the seat."""
    first = host.invitation(1)
    host.client.get(wire.Reclaim(table=host.table, seat=1), wire.Done)
    host.client.sync()
    assert host.invitation(1) not in {"", first}
    assert join().refused(wire.Take(table=host.table, secret=first, key=new_key())) == "invitation used"
    join().get(take(host, 1), wire.Taken)
    assert join().attach(host.table, host.secret).seen.attached.seats[1].secret == ""


def test_who_looks_through_a_seat_is_shown(host: At, join: Join) -> None:
    """Also twice, so that a guest sees that somebody else has the secret; and also while looking as a spectator."""
    guests = [join().attach(host.table, host.link(1)) for _ in range(2)]
    host.client.sync()
    assert [(one.here, one.viewers) for one in host.seen.seats] == [(True, 1), (True, 2), (False, 0)]
    guests[1].client.get(wire.Look(table=host.table, seat=None), wire.State)
    host.client.sync()
    assert host.seen.seats[1].viewers == 2
    guests[1].client.get(wire.Detach(table=host.table), wire.Done)
    host.client.sync()
    assert host.seen.seats[1].viewers == 1


def test_many_who_take_at_once(own_server: Callable[..., Running], connect: Join) -> None:
    """One of them has the seat."""
    server = own_server()
    host = connect(server.address).sit("kaivai", "here invited invited", seat=0)
    clients = [connect(server.address) for _ in range(12)]
    keys = [new_key() for _ in clients]
    sent = [client.send(take(host, 1, key)) for client, key in zip(clients, keys, strict=True)]
    answers = [client.answer(number) for client, number in zip(clients, sent, strict=True)]
    assert sorted([type(answer).__name__ for answer in answers]) == ["Refused"] * 11 + ["Taken"]
    for client, key, answer in zip(clients, keys, answers, strict=True):
        opened = client.ask(wire.Attach(table=host.table, secrets=[key]))
        assert isinstance(opened, wire.Attached) == isinstance(answer, wire.Taken)


def test_a_seat_that_was_taken_back_plays_no_waiting_move(own_server: Callable[..., Running], connect: Join) -> None:
    """What the former holder has sent before is refused if it comes after."""
    server = own_server()
    host = connect(server.address).sit("kaivai", "here invited invited", seat=0)
    guest = connect(server.address).attach(host.table, host.link(1))
    host.play("bid 4")
    guest.until(lambda state: state.number == host.state.number)
    reclaimed = host.client.send(wire.Reclaim(table=host.table, seat=1))
    played = guest.client.send(guest.move("bid 5"))
    assert isinstance(host.client.answer(reclaimed), wire.Done)
    answer = guest.client.answer(played)
    host.client.sync()
    bids = [line.text for line in host.seen.log if "bids 5" in line.text]
    assert bool(bids) == isinstance(answer, wire.Done)


def test_a_seat_of_an_older_netloft_works_until_it_is_taken_back(
    own_server: Callable[..., Running], connect: Join
) -> None:
    """Its secret opens the seat as often as one likes; then there is an invitation in its place."""
    server = own_server()
    host = connect(server.address).sit("kaivai", "here invited invited", seat=0)
    host.client.get(wire.Detach(table=host.table), wire.Done)
    with closing(sqlite3.connect(server.lobby.store.database.name, timeout=30)) as file, file:
        file.execute("UPDATE links SET opens = 'seat' WHERE opens = 'invitation'")
    while host.table in server.lobby.tables:
        time.sleep(0.01)
    host = connect(server.address).attach(host.table, host.secret, seat=0)
    old = host.seen.seats[1].secret
    for _ in range(2):
        assert connect(server.address).attach(host.table, old).seat == 1
    host.client.get(wire.Reclaim(table=host.table, seat=1), wire.Done)
    host.client.sync()
    assert host.invitation(1) != old
    assert connect(server.address).refused(wire.Attach(table=host.table, secrets=[old])) == "invitation used"
    assert connect(server.address).attach(host.table, host.link(1)).seat == 1
