"""Tables: who sits there, what opens them, and that they live on."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import netloft
from netloft.server import wire
from tests.server.client import Client, seat_setup
from tests.server.positions import dump, one_decides
from tests.server.serving import Running

Join = Callable[..., Client]


def test_welcome_tells_what_can_be_played(client: Client) -> None:
    """Games with their seats and settings, and the levels of bots."""
    assert client.welcome.protocol == wire.PROTOCOL
    assert [game.name for game in client.welcome.games] == netloft.games()
    for game in client.welcome.games:
        played = netloft.game(game.name)
        assert game.seats == sorted(played.seats)
        assert [setting.name for setting in game.settings] == [setting.name for setting in played.setup()]
    assert client.welcome.levels == ["beginner", "easy", "medium", "skilled", "hard", "merciless"]


def test_all_kinds_of_seats(join: Join) -> None:
    """Somebody here, somebody invited, and a bot; only the host sees the secrets of the links."""
    at = join().sit("kaivai", "here invited medium", seat=0)
    seats = at.seen.attached.seats
    assert [(sitting.kind, sitting.level) for sitting in seats] == [("here", ""), ("invited", ""), ("bot", "medium")]
    assert [bool(sitting.secret) for sitting in seats] == [False, True, False]
    assert at.seen.attached.owner
    assert at.seen.attached.watch
    assert at.seen.attached.mine == [0]
    friend = join().attach(at.table, at.link(1))
    seen = friend.seen.attached
    assert (seen.owner, seen.watch, seen.mine, friend.seat) == (False, "", [1], 1)
    assert not any(sitting.secret for sitting in seen.seats)
    assert at.secret not in "".join(friend.client.heard)
    assert at.seen.attached.watch not in "".join(friend.client.heard)


def test_every_invited_seat_has_a_secret_of_its_own(join: Join) -> None:
    """A link opens its seat and no other."""
    at = join().sit("kaivai", "invited invited invited")
    links = [at.link(seat) for seat in range(3)]
    assert len({*links, at.secret, at.seen.attached.watch}) == 5
    friend = join().attach(at.table, links[2])
    assert friend.seen.attached.mine == [2]
    assert friend.client.refused(friend.move("bid 1", seat=0)) == "not your seat"
    assert friend.client.refused(wire.Look(table=at.table, seat=1)) == "not your seat"


def test_several_secrets_open_several_seats(join: Join) -> None:
    """Who has two links plays two seats, and chooses as whom to look on."""
    at = join().sit("kaivai", "invited invited invited")
    both = join().attach(at.table, at.link(0), at.link(2))
    assert both.seen.attached.mine == [0, 2]
    assert both.state.seat is None
    assert both.client.get(wire.Look(table=at.table, seat=2), wire.State).seat == 2
    assert join().attach(at.table, at.link(0), at.link(2), seat=0).seat == 0
    none = wire.Attach(table=at.table, secrets=[at.link(0)], seat=1)
    assert join().refused(none) == "not your seat"


@pytest.mark.parametrize("secret", ["", "x", "\x00", "ü" * 50])
def test_a_wrong_secret_opens_nothing(join: Join, secret: str) -> None:
    """Neither an empty one, which seats of bots and hosts have, nor any other."""
    at = join().sit("kaivai", "here invited easy", seat=0)
    stranger = join()
    assert stranger.refused(wire.Attach(table=at.table, secrets=[secret])) == "wrong secret"
    assert stranger.refused(wire.Attach(table=at.table, secrets=[])) == "wrong secret"
    assert stranger.refused(wire.Export(table=at.table)) == "not at table"
    wrong, nowhere = (
        stranger.get(wire.Attach(table=table, secrets=secrets), wire.Refused)
        for table, secrets in ((at.table, [secret]), ("nowhere", [at.secret]))
    )
    assert (wrong.code, wrong.text) == (nowhere.code, nowhere.text)


def test_a_wrong_secret_costs_no_replay(own_server: Callable[..., Running], connect: Join) -> None:
    """Nobody learns of a table, or makes the server work, without a secret: it is not loaded, and cannot be broken."""
    server = own_server()
    client = connect(server.address)
    at = client.sit("kaivai", "here here here", seat=0)
    watch = at.seen.attached.watch
    at.play("bid 3")
    at.client.get(wire.Detach(table=at.table), wire.Done)
    with contextlib.closing(sqlite3.connect(server.lobby.store.database.name)) as file, file:
        file.execute("UPDATE journal SET text = 'nonsense'")
    assert client.refused(wire.Attach(table=at.table, secrets=["wrong"])) == "wrong secret"
    assert client.refused(wire.Attach(table=at.table, secrets=[at.secret])) == "cannot be played"
    assert client.refused(wire.Attach(table=at.table, secrets=[watch])) == "cannot be played"


def test_spectators_look_on_and_do_nothing(join: Join) -> None:
    """By a link of their own they see what everybody may see, and no seat is theirs."""
    at = join().sit("kaivai", "here here here", seat=0)
    watching = join().attach(at.table, at.seen.attached.watch)
    assert (watching.seen.attached.mine, watching.state.seat, watching.state.options) == ([], None, [])
    record = netloft.read_record(at.client.get(wire.Export(table=at.table), wire.Exported).record)
    assert watching.state.view == netloft.game("kaivai").replay(record).view(None)
    for seat in (0, -1, 7):
        assert watching.client.refused(watching.move("bid 1", seat=seat)) == "not your seat"
    assert watching.client.refused(wire.Remove(table=at.table)) == "not yours"
    at.play("bid 1")
    watching.until(lambda state: state.number == at.state.number)


@pytest.mark.parametrize(
    ("game", "seats", "more", "word"),
    [
        ("chess", "here here", {}, "chess"),
        ("kaivai", "here", {}, "seats"),
        ("kaivai", "", {}, "seats"),
        ("kaivai", "here " * 50, {}, "seats"),
        ("kaivai", "here here genius", {}, "level"),
        ("kaivai", "here here search:9999s", {}, "level"),
        ("kaivai", "here here here", {"options": {"tide": "high"}}, "tide"),
        ("kaivai", "here here here", {"options": {"dice": []}}, "dice"),
        ("kaivai", "here here here", {"start": {}}, "seats"),
        ("kaivai", "here here here", {"start": {"seats": 2}}, "seats"),
        ("kaivai", "here here here", {"start": {"seats": 3, "mats": 7}}, "mats"),
        ("kaivai", "here here here", {"seed": 2**63}, "seed"),
        ("nusfjord", "here here", {"options": {"deck": "nothing\n"}}, "deck"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    client: Client, game: str, seats: str, more: dict[str, Any], word: str
) -> None:
    """The sentence names what is wrong."""
    setups = [seat_setup(name) for name in seats.split()]
    refused = client.get(wire.Create(game=game, seats=setups, **more), wire.Refused)
    assert refused.code == "bad table"
    assert word in refused.text
    assert len(refused.text) < 600


def test_a_seat_of_an_unknown_kind_is_refused(client: Client) -> None:
    """There are three kinds."""
    seats = [wire.SeatSetup("here"), wire.SeatSetup("ghost"), wire.SeatSetup("here")]
    assert "ghost" in client.get(wire.Create(game="kaivai", seats=seats), wire.Refused).text


def test_names(join: Join) -> None:
    """Everybody gives their own seat a name, everybody is told, and it is made fit for a line."""
    at = join().sit("kaivai", "here invited easy", seat=0)
    assert [sitting.name for sitting in at.seen.seats] == ["Red", "Yellow", "Green"]
    friend = join().attach(at.table, at.link(1))
    assert friend.client.refused(wire.Rename(table=at.table, seat=0, name="Me")) == "not your seat"
    friend.client.get(wire.Rename(table=at.table, seat=1, name="  Jón\n<script>\x07 " + "x" * 90), wire.Done)
    at.client.sync()
    name = at.seen.seats[1].name
    assert name.startswith("Jón <script> x")
    assert len(name) == wire.LONGEST_NAME
    assert friend.seen.seats[1].name == name
    friend.client.get(wire.Rename(table=at.table, seat=1, name=""), wire.Done)
    assert friend.seen.seats[1].name == "Yellow"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\u3164", "Yellow"),
        (" \u2800\u115f\u1160\uffa0\ufe0f\u200b\u00ad ", "Yellow"),
        ("\u0301\u0301", "Yellow"),
        ("A\u3164n\u200dn", "Ann"),
        ("J" + "\u0315" * 30 + "o", "J\u0315\u0315o"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u0928\u093f\u0936\u093e", "\u0928\u093f\u0936\u093e"),
        ("Nguy\u1ec5n", "Nguy\u1ec5n"),
    ],
)
def test_a_name_can_be_seen(join: Join, name: str, shown: str) -> None:
    """Fillers and marks that pile up are left out, and what is left of them is no name; scripts with marks stay."""
    at = join().sit("kaivai", "here here here", seat=0)
    at.client.get(wire.Rename(table=at.table, seat=1, name=name), wire.Done)
    at.client.sync()
    assert at.seen.seats[1].name == shown


@pytest.mark.parametrize(
    "name",
    ["Anna", "anna", " ANNA ", "\u0410nna", "An na", "A.n.n.a", "\u00c4nna", "A\u3164nna", "Red", "Rot", "green"],
)
def test_nobody_takes_the_name_of_another_seat(join: Join, name: str) -> None:
    """Neither the one that somebody chose nor the one that the game gives, nor one that looks like it."""
    at = join().sit("kaivai", "here invited here", seat=0)
    at.client.get(wire.Rename(table=at.table, seat=0, name="Anna"), wire.Done)
    friend = join().attach(at.table, at.link(1))
    assert friend.client.refused(wire.Rename(table=at.table, seat=1, name=name)) == "bad name"
    friend.client.get(wire.Rename(table=at.table, seat=1, name="Yellow"), wire.Done)
    at.client.get(wire.Rename(table=at.table, seat=0, name="anna"), wire.Done)
    seats = [wire.SeatSetup("here", "Anna"), wire.SeatSetup("invited", name), wire.SeatSetup("here")]
    assert at.client.refused(wire.Create(game="kaivai", seats=seats)) == "bad table"


def test_spectators_are_not_told_a_seed(join: Join) -> None:
    """With it they would know what chance brings; who plays at a practice table may know."""
    at = join().sit("kaivai", "here invited easy", seat=0, seed=4711)
    watching = join().attach(at.table, at.seen.attached.watch)
    assert watching.seen.attached.seed is None
    watching.client.get(wire.Export(table=at.table), wire.Exported)
    assert "4711" not in "".join(watching.client.heard)
    assert at.seen.attached.seed == join().attach(at.table, at.link(1)).seen.attached.seed == 4711


def test_who_is_there(join: Join) -> None:
    """Everybody is told who comes and who goes."""
    at = join().sit("kaivai", "here invited easy", seat=0)
    assert [sitting.here for sitting in at.seen.seats] == [True, False, False]
    friend = join()
    friend.attach(at.table, at.link(1))
    at.client.sync()
    assert [sitting.here for sitting in at.seen.seats] == [True, True, False]
    friend.get(wire.Detach(table=at.table), wire.Done)
    at.client.sync()
    assert [sitting.here for sitting in at.seen.seats] == [True, False, False]
    assert friend.refused(wire.Export(table=at.table)) == "not at table"


def test_mine_lists_what_tickets_open(join: Join) -> None:
    """How those tables stand, the one that changed last first; nothing of others."""
    host = join()
    first, second = host.sit("kaivai", "here here here", seat=0), host.sit("fleet", "here invited", seat=0)
    first.play("bid 3")
    tickets = [
        wire.Ticket(second.table, second.secret),
        wire.Ticket(first.table, "wrong"),
        wire.Ticket(first.table, first.secret),
        wire.Ticket("nowhere", "x"),
    ]
    rows = host.get(wire.Mine(tickets=tickets), wire.Rows).rows
    assert [row.table for row in rows] == [first.table, second.table]
    assert [row.game for row in rows] == ["kaivai", "fleet"]
    assert [row.mine for row in rows] == [[0, 1, 2], [0]]
    assert [row.over for row in rows] == [False, False]
    assert rows[0].deciders == first.state.view["deciders"] == [1]
    assert rows[0].number == first.state.number
    guest = join()
    wrong = [wire.Ticket(first.table, second.secret), wire.Ticket(second.table, first.secret)]
    assert guest.get(wire.Mine(tickets=wrong), wire.Rows).rows == []
    (row,) = guest.get(wire.Mine(tickets=[wire.Ticket(second.table, second.link(1))]), wire.Rows).rows
    assert row.mine == [1]
    (row,) = guest.get(wire.Mine(tickets=[wire.Ticket(first.table, first.seen.attached.watch)]), wire.Rows).rows
    assert row.mine == []


def test_clearing_away(join: Join) -> None:
    """Only the host can; everybody there is told, and nothing opens it again."""
    at = join().sit("kaivai", "here invited easy", seat=0)
    friend = join().attach(at.table, at.link(1))
    assert friend.client.refused(wire.Remove(table=at.table)) == "not yours"
    at.client.get(wire.Remove(table=at.table), wire.Gone)
    friend.client.sync()
    assert friend.seen.gone
    assert friend.client.refused(friend.move("bid 1")) == "not at table"
    assert at.client.refused(wire.Remove(table=at.table)) == "not at table"
    again = wire.Attach(table=at.table, secrets=[at.secret])
    assert at.client.refused(again) == "wrong secret"
    assert at.client.get(wire.Mine(tickets=[wire.Ticket(at.table, at.secret)]), wire.Rows).rows == []


def test_a_table_lives_on_when_everybody_leaves(join: Join, server: Running) -> None:
    """Bots finish what they were thinking about, then nothing of it is left in memory, and it can be come back to."""
    client = join()
    at = client.sit("kaivai", "here easy easy")
    at.play(at.options[0])
    client.close()
    back = join().attach(at.table, at.secret)
    assert back.turn()
    assert back.state.move > at.state.move
    back.client.get(wire.Detach(table=at.table), wire.Done)
    assert at.table not in server.lobby.tables


@pytest.mark.parametrize("game", netloft.games())
def test_a_table_lives_on_when_the_server_stops(tmp_path: Path, game: str) -> None:
    """Another server with the same file shows every client exactly what it saw, secrets and names included."""
    mode = {"kaivai": "kaivai-3", "fleet": "fleet-3", "nusfjord": "nusfjord-3-mackerel"}[game]
    start = dump(mode, lambda g: one_decides(g) and g.deciders == (0,), 2)
    server = Running(tmp_path / "tables.db")
    with Client(server.address) as client, Client(server.address) as friend:
        at = client.sit(game, "here invited easy", start=start, seat=0)
        friend.attach(at.table, at.link(1))
        friend.get(wire.Rename(table=at.table, seat=1, name="Ann"), wire.Done)
        at.play(at.options[0])
        at.until(lambda state: 2 not in state.view["deciders"])
        client.sync()
        friend.sync()
        shown, log = at.state, at.seen.log
        seen = friend.tables[at.table].states[-1]
        secrets, watch = at.link(1), at.seen.attached.watch
    assert server.stop() == []
    server = Running(tmp_path / "tables.db")
    with Client(server.address) as client, Client(server.address) as friend:
        back = client.attach(at.table, at.secret, seat=0)
        assert (back.invitation(1), back.seen.attached.watch) == ("", watch)
        assert [sitting.name for sitting in back.seen.seats][1] == "Ann"
        assert (back.state.number, back.state.move, back.state.view) == (shown.number, shown.move, shown.view)
        assert (back.state.options, back.state.undo, back.seen.log) == (shown.options, shown.undo, log)
        again = friend.attach(at.table, secrets)
        assert (again.state.number, again.state.view, again.state.options) == (seen.number, seen.view, seen.options)
        turn = back if back.asked else again
        turn.play(turn.options[0])
    assert server.stop() == []


def test_two_languages_at_one_table(join: Join) -> None:
    """Everybody reads everything in their own language, and can change it."""
    at = join().sit("kaivai", "here invited easy", seat=0)
    friend = join("de").attach(at.table, at.link(1))
    assert [sitting.name for sitting in at.seen.seats] == ["Red", "Yellow", "Green"]
    assert [sitting.name for sitting in friend.seen.seats] == ["Rot", "Gelb", "Grün"]
    assert at.state.question == "Choose your bid."
    at.play("bid 5")
    friend.until(lambda state: state.number == at.state.number)
    assert at.state.log[-1].text == "Red bids 5: base cost 5, movement 5."
    assert friend.state.log[-1].text == "Rot bietet 5: Basisbaukosten 5, Zugweite 5."
    assert friend.state.options[0].label.startswith("1 (Basisbaukosten")
    why = wire.Why(table=at.table, seat=1, option="bid 5")
    assert "Gebot" in friend.client.get(why, wire.Reason).text
    assert friend.client.get(friend.move("bid 5"), wire.Refused).text == friend.client.get(why, wire.Reason).text
    friend.client.get(wire.Hello(protocol=wire.PROTOCOL, lang="en"), wire.Welcome)
    friend.until(lambda state: state.question == "Choose your bid.")
    assert [sitting.name for sitting in friend.seen.seats] == ["Red", "Yellow", "Green"]
    assert friend.seen.log[-1].text == at.state.log[-1].text


def test_an_unknown_language_is_english(join: Join) -> None:
    """Rather than nothing."""
    assert join("tlh").refused(wire.Glossary(game="chess")) == "no such game"
    assert join("tlh").sit("kaivai", "here easy easy").seen.seats[0].name == "Red"


@pytest.mark.parametrize("game", netloft.games())
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_glossary_explains(join: Join, game: str, lang: str) -> None:
    """Cards, pieces and terms have a name, a kind and a text."""
    entries = join(lang).get(wire.Glossary(game=game), wire.Explained).entries
    assert entries
    assert all(entry["name"] and entry["kind"] and entry["text"] for entry in entries)
