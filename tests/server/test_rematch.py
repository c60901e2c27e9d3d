"""After the end: playing again with the same people, and playing on from any move of a record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import netloft
from netloft.server import wire
from tests.server.client import At, Client
from tests.server.positions import dump

Join = Callable[..., Client]
RECORDS = Path(__file__).parents[1] / "records"


def nearly_over(game: str, seats: int) -> dict[str, object]:
    """Give a position in which a few moves end the game."""
    return dump(f"{game}-{seats}", lambda g: g.when()[0] == 8 and len(g.deciders) == 1, 1)


def play_to_the_end(*seats: At) -> None:
    """Let everybody choose the last option until the game is over."""
    while not seats[0].state.view["over"]:
        for at in seats:
            at.client.sync()
        asked = [at for at in seats if at.asked]
        if asked:
            asked[0].play(asked[0].options[-1])


@pytest.fixture
def ended(join: Join) -> tuple[At, At]:
    """Two people have finished a game of Fleet, one by a link."""
    host = join().sit("fleet", "here invited", seat=0, start=nearly_over("fleet", 2))
    host.client.get(wire.Rename(table=host.table, seat=0, name="Ann"), wire.Done)
    guest = join().attach(host.table, host.link(1))
    guest.secret = host.link(1)
    guest.client.get(wire.Rename(table=guest.table, seat=1, name="Bo"), wire.Done)
    play_to_the_end(host, guest)
    return host, guest


def test_everybody_is_led_to_the_next_table(ended: tuple[At, At]) -> None:
    """Whoever asks, all are told; the old secrets open the new table, with the seats turned."""
    host, guest = ended
    asked = guest.client.get(wire.Rematch(table=guest.table, turned=True), wire.Rematched)
    while not (told := [text for text in host.client.heard if '"rematched"' in text]):
        host.client.hear()
    assert asked.next in told[0]
    again = host.client.get(wire.Rematch(table=host.table), wire.Rematched)
    assert again.next == asked.next, "there is one next table, whoever asks and how often"
    new_host = host.client.attach(asked.next, host.secret)
    new_guest = guest.client.attach(asked.next, guest.secret)
    assert (new_host.seat, new_guest.seat) == (1, 0)
    assert [seat.name for seat in new_guest.seen.attached.seats] == ["Bo", "Ann"]
    assert new_host.seen.attached.owner
    assert not new_guest.seen.attached.owner
    assert new_guest.state.view["round"] == 1
    assert not new_guest.state.view["over"]


def test_the_same_seats_again(ended: tuple[At, At]) -> None:
    """Without turning, everybody keeps the seat, and the options stay."""
    host, _ = ended
    asked = host.client.get(wire.Rematch(table=host.table), wire.Rematched)
    again = host.client.attach(asked.next, host.secret)
    assert again.seat == 0
    assert again.seen.attached.options == host.seen.attached.options
    assert again.client.refused(wire.Rematch(table=again.table)) == "not over"


def test_only_who_had_a_seat_may_ask(ended: tuple[At, At], join: Join) -> None:
    """Spectators look on at the next table, too, but do not open it; other secrets open nothing there."""
    host, guest = ended
    watcher = join().attach(host.table, host.seen.attached.watch)
    assert watcher.client.refused(wire.Rematch(table=host.table)) == "not your seat"
    asked = guest.client.get(wire.Rematch(table=guest.table), wire.Rematched)
    looking = watcher.client.attach(asked.next, host.seen.attached.watch)
    assert looking.state.seat is None
    assert looking.seen.attached.mine == []
    assert watcher.client.refused(wire.Attach(table=asked.next, secrets=["guess"])) == "wrong secret"


@pytest.mark.parametrize("game", netloft.games())
def test_playing_on_from_a_move_of_a_record(client: Client, game: str) -> None:
    """The new table has the first moves of the record, and bots on the seats that they are given."""
    name = {"kaivai": "kaivai-3@1", "fleet": "fleet-3@1", "nusfjord": "nusfjord-3-mackerel@1"}[game]
    text = (RECORDS / f"{name}.txt").read_text(encoding="utf-8")
    record = netloft.read_record(text)
    move = next(number for number, (seat, _) in enumerate(record.moves) if number > 30 and seat == 1)
    seats = [wire.SeatSetup("bot", level="easy"), wire.SeatSetup("here"), wire.SeatSetup("bot", level="easy")]
    created = client.get(wire.Import(record=text, moves=move, seats=seats), wire.Created)
    at = client.attach(created.table, created.secret)
    assert at.seat == 1
    record.moves = record.moves[:move]
    there = netloft.game(game).replay(record)
    assert at.state.view == there.view(1)
    assert at.options == [option.text for option in there.options(1)]


def test_what_cannot_be_played_on(client: Client) -> None:
    """Wrong numbers of moves and seats are refused in words."""
    text = (RECORDS / "fleet-3@1.txt").read_text(encoding="utf-8")
    assert client.refused(wire.Import(record=text, moves=-1)) == "bad record"
    assert client.refused(wire.Import(record=text, seats=[wire.SeatSetup("here")] * 2)) == "bad table"
    assert client.refused(wire.Import(record=text, seats=[wire.SeatSetup("king")] * 3)) == "bad table"
    created = client.get(wire.Import(record=text, moves=10**9), wire.Created)
    assert client.attach(created.table, created.secret, seat=0).state.view["over"]


@pytest.mark.parametrize(("game", "verdict"), [
    ("fleet-1", "You may call yourself: "),
    ("nusfjord-1-herring", "points"),
    ("nusfjord-1-campaign", "in three games"),
])  # fmt: skip
def test_a_result_alone_is_called_by_the_rulebook(client: Client, game: str, verdict: str) -> None:
    """Alone nobody wins: the rulebook has words for the points."""
    text = (RECORDS / f"{game}@1.txt").read_text(encoding="utf-8")
    created = client.get(wire.Import(record=text), wire.Created)
    at = client.attach(created.table, created.secret, seat=0)
    assert verdict in client.get(wire.History(table=at.table), wire.Scores).verdict


@pytest.mark.parametrize("game", ["kaivai-3", "fleet-3", "nusfjord-3-mackerel"])
def test_awards_go_to_the_best(client: Client, game: str) -> None:
    """Each award has a name, an amount and those who have it; what is expected ends as the score."""
    text = (RECORDS / f"{game}@1.txt").read_text(encoding="utf-8")
    created = client.get(wire.Import(record=text), wire.Created)
    at = client.attach(created.table, created.secret, seat=0)
    found = client.get(wire.History(table=at.table), wire.Scores)
    assert found.awards
    for award in found.awards:
        assert award.sign
        assert award.name
        assert award.text[0].isdigit()
        assert 0 < len(award.seats) < 3
    assert found.expected[-1] == found.scores[-1]
    assert len(found.expected) == len(found.rounds) == len(found.movers) + 1
    assert found.verdict == ""
