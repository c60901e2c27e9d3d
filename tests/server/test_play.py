"""Games over real sockets: to the end, with bots, with several clients, through lost connections."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import netloft
from netloft.core.record import Record
from netloft.server import wire
from tests.server.client import At, Client, catch_up, play_out, settle
from tests.server.positions import dump, one_decides

Join = Callable[..., Client]


def record_of(at: At) -> Record:
    """Ask for the record."""
    return netloft.read_record(at.client.get(wire.Export(table=at.table), wire.Exported).record)


@pytest.mark.parametrize("game", netloft.games())
def test_a_game_against_bots_of_all_levels_comes_to_its_end(client: Client, game: str) -> None:
    """Everybody moves, the game ends, and the record that is left is the whole game."""
    at = client.sit(game, "here easy medium hard")
    play_out([at], Random(1))
    assert at.state.view["over"]
    record = record_of(at)
    g = netloft.game(game).replay(record)
    assert g.over
    assert at.state.winners == g.winners()
    assert {seat for seat, _ in record.moves} >= {0, 1, 2, 3}
    assert [sum(line.points for line in sheet) for sheet in at.state.sheets] == g.scores()
    assert [line.text for line in at.seen.log] == g.log(0)
    assert at.client.refused(at.move("pass")) == "illegal"


@pytest.mark.parametrize("game", netloft.games())
def test_everybody_is_shown_every_position_of_one_game(join: Join, game: str) -> None:
    """To its end, whoever looks on sees after each move what the record of the game shows to that viewer."""
    host = join().sit(game, "here invited easy", seat=0)
    friend = join("de").attach(host.table, host.link(1))
    watching = join("de").attach(host.table, host.seen.attached.watch)
    play_out([host, friend], Random(2))
    catch_up([friend, watching])
    g = netloft.game(game).new(3, {})
    positions = [g.copy()]
    record = record_of(host)
    for seat, text in record.moves:
        g.play(seat, text)
        positions.append(g.copy())
    for at, lang in ((host, "en"), (friend, "de"), (watching, "de")):
        shown = [state for state in at.seen.states if not state.view["together"]]
        assert len(shown) > 40
        for state in shown:
            assert state.view == positions[state.move].view(state.seat)
        assert shown[-1].move == len(record.moves)
        assert [line.text for line in at.seen.log] == g.log(at.state.seat, lang)
        assert [line.move for line in at.seen.log] == sorted(line.move for line in at.seen.log)


def test_a_move_is_confirmed_after_it_is_told(client: Client) -> None:
    """Who has got its confirmation has been shown the position with that number."""
    at = client.sit("kaivai", "here here here", seat=0)
    done = client.get(at.move("bid 4"), wire.Done)
    assert at.state.number == done.number
    assert at.state.log[-1].text == "Red bids 4: base cost 4, movement 4."


def test_a_repeated_move_is_answered_and_not_made_twice(join: Join) -> None:
    """Also from another connection, and also if the game has gone on."""
    at = join().sit("kaivai", "here here here", seat=0)
    request = at.move("bid 4")
    first = at.client.get(request, wire.Done)
    assert at.client.get(request, wire.Done).number == first.number
    other = join().attach(at.table, at.secret, seat=1)
    other.play("bid 5")
    assert join().attach(at.table, at.secret, seat=0).client.get(request, wire.Done).number == first.number + 1
    assert [text for seat, text in record_of(other).moves if seat == 0] == ["bid 4"]


def test_a_late_move_is_refused(join: Join) -> None:
    """What was chosen in an earlier position is not made in a later one."""
    at = join().sit("kaivai", "here here here", seat=0)
    early = at.state.number
    at.play("bid 4")
    before = record_of(at).to_text()
    assert at.client.refused(at.move("bid 3", number=early)) == "stale"
    assert at.client.refused(at.move("bid 3", number=early, seat=1)) == "stale"
    assert at.client.refused(at.move("bid 3", number=early + 2, seat=1)) == "no such number"
    assert at.client.refused(at.move("bid 3", number=-1, seat=1)) == "no such number"
    assert record_of(at).to_text() == before


def test_an_illegal_move_is_refused_with_the_rule(client: Client) -> None:
    """The same sentence that is the answer to why."""
    at = client.sit("kaivai", "here here here", seat=0)
    at.play("bid 4")
    refused = client.get(at.move("bid 4", seat=1), wire.Refused)
    assert refused.code == "illegal"
    assert refused.text == client.get(wire.Why(table=at.table, seat=1, option="bid 4"), wire.Reason).text
    assert client.refused(at.move("bid 5", seat=2)) == "illegal", "it is not asked"
    assert client.refused(at.move("castle", seat=1)) == "illegal"
    assert client.get(wire.Why(table=at.table, seat=1, option="bid 5"), wire.Reason).text == ""


@pytest.mark.parametrize("game", netloft.games())
def test_after_a_lost_connection_one_message_shows_all(join: Join, game: str) -> None:
    """Who comes back is shown in one state what it would know had it stayed."""
    host = join().sit(game, "here invited easy", seat=0)
    lost = join().attach(host.table, host.link(1))
    stayed = join().attach(host.table, host.link(1))
    play_out([host, stayed], Random(3), 8)
    lost.client.socket.socket.close()  # no farewell
    play_out([host, stayed], Random(4), 12)
    settle([host, stayed])
    back = join().attach(host.table, host.link(1))
    catch_up([stayed])
    assert len(back.seen.states) == 1
    assert (back.state.number, back.state.move, back.state.view) == (
        stayed.state.number,
        stayed.state.move,
        stayed.state.view,
    )
    assert back.seen.log == stayed.seen.log
    assert (back.state.options, back.state.sheets) == (stayed.state.options, stayed.state.sheets)
    at = next(at for at in (host, back) if at.asked)
    at.play(at.options[0])


def test_one_client_at_several_tables(client: Client) -> None:
    """News of all of them come over one connection."""
    tables = [client.sit("kaivai", "here here here", seat=0) for _ in range(3)]
    for bid, at in enumerate(tables, start=3):
        at.play(f"bid {bid}")
    assert [at.state.view["mats"][0]["bid"] for at in tables] == [3, 4, 5]


def test_a_table_can_begin_from_a_position(client: Client) -> None:
    """From any dump, also one in the middle of a turn."""
    start = dump("nusfjord-2-herring", lambda g: one_decides(g) and g.view(None)["round"] == 3)
    at = client.sit("nusfjord", "here here", seat=0, start=start)
    g = netloft.game("nusfjord").load(start)
    assert at.state.view == g.view(0)
    assert at.state.move == at.state.number == 0
    seat = g.deciders[0]
    at.play(g.options(seat)[0].text, seat=seat)


# Chance.


def moves_with(client: Client, game: str, seed: int | None) -> list[tuple[int, str]]:
    """Play a little, always the first option, against bots who choose a little at random."""
    at = client.sit(game, "here easy easy", seed=seed)
    assert at.seen.attached.seed == seed, "everybody sees whether it is a practice table"
    for _ in range(12):
        if at.turn():
            at.play(at.options[0])
    at.turn()
    moves = record_of(at).moves
    lasting = max(number for number, (seat, _) in enumerate(moves) if seat == 0)
    return moves[: lasting + 1]


@pytest.mark.parametrize("game", netloft.games())
def test_a_practice_table_can_be_played_again(client: Client, game: str) -> None:
    """The same seed and the same choices are the same game, with the same bots."""
    first = moves_with(client, game, 7)
    assert moves_with(client, game, 7) == first
    assert moves_with(client, game, 8) != first


@pytest.mark.parametrize("game", netloft.games())
def test_chance_is_never_the_same_without_a_seed(client: Client, game: str) -> None:
    """It comes from the operating system."""
    assert moves_with(client, game, None) != moves_with(client, game, None)


def test_chance_does_not_change_its_mind_when_something_is_taken_back(client: Client) -> None:
    """At a practice table the same choice has the same luck again."""
    at = client.sit("kaivai", "here easy easy", seed=3)
    for _ in range(8):
        at.turn()
        at.play(at.options[0])
    at.turn()
    before = record_of(at).moves
    client.get(at.undo(), wire.Done)
    at.turn()
    at.play(at.options[0])
    at.turn()
    assert record_of(at).moves == before
