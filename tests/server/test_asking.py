"""What can be asked at a table: previews, reasons, hints, the past, judgements, and records as files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import netloft
from netloft.server import wire
from tests.server.client import At, Client, play_out, settle
from tests.server.positions import dump, one_decides, together, where

Join = Callable[..., Client]
RECORDS = Path(__file__).parents[1] / "records"
MODES = {"kaivai": "kaivai-3", "fleet": "fleet-3", "nusfjord": "nusfjord-3-mackerel"}
FINISHED = {"kaivai": "kaivai-3@1", "fleet": "fleet-3@1", "nusfjord": "nusfjord-3-mackerel@1"}


def finished(client: Client, game: str) -> At:
    """Come to a table with a finished game."""
    text = (RECORDS / f"{FINISHED[game]}.txt").read_text(encoding="utf-8")
    created = client.get(wire.Import(record=text), wire.Created)
    return client.attach(created.table, created.secret, seat=0)


@pytest.mark.parametrize("game", netloft.games())
def test_previews_are_the_engines(client: Client, game: str) -> None:
    """Words, changes and lines of the sheet, in the client's language."""
    g = where(MODES[game], lambda g: one_decides(g) and g.deciders == (0,), 4)
    at = client.sit(game, "here here here", seat=0, start=g.dump())
    for option in g.options(0)[:6]:
        asked = wire.Preview(table=at.table, number=at.state.number, seat=0, option=option.text)
        shown, real = client.get(asked, wire.Previewed), g.preview(0, option.text)
        assert shown.words == real.words("en")
        assert [tuple(change) for change in shown.changes] == real.changes
        assert shown.sheet == [(name.say("en"), old, new) for name, old, new in real.sheet]
        assert shown.final == real.last
        assert [after.text for after in shown.following] == real.following
    before = at.state
    client.get(wire.Look(table=at.table, seat=0), wire.State)
    assert at.state.view == before.view, "nothing was changed by looking ahead"


def test_a_preview_says_what_cannot_be_taken_back(join: Join) -> None:
    """Alone against bots everything can be; among people, not what lets somebody else decide."""
    start = dump("kaivai-3", lambda g: g.deciders == (0,) and "pass" in [option.text for option in g.options(0)], 4)
    for seats, final in (("here easy easy", False), ("here invited easy", True)):
        at = join().sit("kaivai", seats, start=start)
        asked = wire.Preview(table=at.table, number=at.state.number, seat=0, option="pass")
        assert at.client.get(asked, wire.Previewed).final == final


def test_a_preview_is_refused_like_a_move(client: Client) -> None:
    """By what is illegal, stale, or somebody else's."""
    at = client.sit("kaivai", "here here invited", seat=0)
    number = at.state.number

    def preview(option: str, seat: int = 0, number: int = number) -> str:
        return client.refused(wire.Preview(table=at.table, number=number, seat=seat, option=option))

    assert preview("pass") == "illegal"
    assert preview("bid 1", seat=1) == "illegal"
    assert preview("bid 1", seat=2) == "not your seat"
    assert preview("bid 1", number=number + 1) == preview("bid 1", number=0) == "stale"


@pytest.mark.parametrize("game", netloft.games())
def test_hints_are_good_moves(client: Client, game: str) -> None:
    """Options of the seat with what they may bring, the best one first."""
    start = dump(MODES[game], lambda g: one_decides(g) and g.deciders == (0,), 4)
    at = client.sit(game, "here here here", seat=0, start=start, hints=True)
    hints = client.get(wire.Hint(table=at.table, number=at.state.number, seat=0), wire.Hints)
    assert hints.number == at.state.number
    assert hints.hints
    for hint in hints.hints:
        assert (hint.option, hint.label) in [(option.text, option.label) for option in at.state.options]
        assert 0 <= hint.share <= 1
    assert client.refused(wire.Hint(table=at.table, number=at.state.number + 1, seat=0)) == "stale"
    assert client.refused(wire.Hint(table=at.table, number=at.state.number, seat=1)) == "stale", "it is not asked"


def test_hints_where_several_decide_together(join: Join) -> None:
    """Also in the middle of an answer, and also after others have answered."""
    host = join().sit("fleet", "invited invited invited", start=dump("fleet-3", together, 1), hints=True)
    one, other = (join().attach(host.table, host.link(seat)) for seat in (0, 1))
    while one.asked and one.state.view["together"]:
        one.play(one.options[0])
    other.client.sync()
    for _ in range(2):
        asked = wire.Hint(table=other.table, number=other.state.number, seat=1)
        hints = other.client.get(asked, wire.Hints).hints
        assert hints[0].option in other.options
        other.play(hints[0].option)


@pytest.mark.parametrize("game", netloft.games())
def test_the_past_of_a_running_game(join: Join, game: str) -> None:
    """After every number of moves it is shown as the viewer saw it then, with what was told then."""
    host = join().sit(game, "here invited easy", seat=0)
    friend = join().attach(host.table, host.link(1))
    play_out([host, friend], Random(5), 25)
    settle([host, friend])
    seen = {state.move: state for state in friend.seen.states if not state.view["together"]}
    assert len(seen) > 10
    for move, state in seen.items():
        framed = friend.client.get(wire.Frame(table=friend.table, move=move), wire.Framed)
        assert (framed.move, framed.view, framed.sheets) == (move, state.view, state.sheets)
        assert framed.log == [line for line in friend.seen.log if line.move == move]
        assert framed.of == friend.state.move
    for move in (-1, friend.state.move + 1, 10**9):
        assert friend.client.refused(wire.Frame(table=friend.table, move=move)) == "no such move"


@pytest.mark.parametrize("game", netloft.games())
def test_a_finished_game_is_looked_at_again(client: Client, game: str) -> None:
    """Its scores after every move, and how it was then."""
    at = finished(client, game)
    assert at.state.view["over"]
    found = client.get(wire.History(table=at.table), wire.Scores)
    g = netloft.game(game).begin(netloft.read_record((RECORDS / f"{FINISHED[game]}.txt").read_text(encoding="utf-8")))
    g.advance()
    assert found.scores[0] == g.scores()
    record = netloft.read_record(client.get(wire.Export(table=at.table), wire.Exported).record)
    assert found.movers == [seat for seat, _ in record.moves]
    for number, (seat, text) in enumerate(record.moves, start=1):
        g.play(seat, text)
        assert found.scores[number] == g.scores()
        if number % 40 == 0:
            framed = client.get(wire.Frame(table=at.table, move=number), wire.Framed)
            assert (framed.who, framed.view) == (seat, g.view(0))
            framed = client.get(wire.Frame(table=at.table, move=number, seat=1), wire.Framed)
            assert framed.view == g.view(1)
    assert client.refused(wire.Frame(table=at.table, move=1, seat=g.seats)) == "not your seat"


@pytest.mark.parametrize("game", netloft.games())
def test_moves_are_judged_when_the_game_is_over(join: Join, game: str) -> None:
    """What a move cost compared with the best one; chance is not judged."""
    at = finished(join("de"), game)
    record = netloft.read_record(at.client.get(wire.Export(table=at.table), wire.Exported).record)
    move = max(number for number, (seat, _) in enumerate(record.moves) if seat >= 0)
    judged = at.client.get(wire.Judge(table=at.table, move=move), wire.Judged)
    assert (judged.move, judged.option) == (move, record.moves[move][1])
    assert judged.cost >= 0
    assert judged.best
    assert judged.best_label
    assert (judged.cost == 0) or (judged.best != judged.option)
    chance = next((number for number, (seat, _) in enumerate(record.moves) if seat < 0), -1)
    for wrong in (-1, len(record.moves), chance):
        assert at.client.refused(wire.Judge(table=at.table, move=wrong)) == "no such move"


def test_a_running_game_is_not_judged(client: Client) -> None:
    """Neither its moves nor its scores."""
    at = client.sit("kaivai", "here here here", seat=0)
    assert client.refused(wire.Judge(table=at.table, move=0)) == "not over"
    assert client.refused(wire.History(table=at.table)) == "not over"
    assert client.refused(wire.Frame(table=at.table, move=0, seat=1)) == "not over"


@pytest.mark.parametrize("game", netloft.games())
def test_a_finished_game_goes_out_and_comes_in_as_a_file(client: Client, game: str) -> None:
    """The record carries the version of the rules; imported, it is the same game."""
    at = finished(client, game)
    exported = client.get(wire.Export(table=at.table), wire.Exported)
    assert exported.name == f"{game}-{at.table}.netloft"
    assert f"\nrules {netloft.game(game).rules}\n" in exported.record
    created = client.get(wire.Import(record=exported.record), wire.Created)
    again = client.attach(created.table, created.secret, seat=0)
    assert (again.state.view, again.seen.log) == (at.state.view, at.seen.log)


@pytest.mark.parametrize("game", netloft.games())
def test_a_running_game_that_comes_in_goes_on(client: Client, game: str) -> None:
    """Everybody sits here then; JSON will do, too."""
    g = where(MODES[game], lambda g: one_decides(g) and len(g.moves()) > 20, 6)
    created = client.get(wire.Import(record=g.record().to_text()), wire.Created)
    at = client.attach(created.table, created.secret, seat=g.deciders[0])
    assert at.seen.attached.mine == [0, 1, 2]
    assert at.state.view == g.view(g.deciders[0])
    assert at.state.move == len(g.moves())
    at.play(at.options[0])


def test_answers_in_a_record_or_dump_are_kept(client: Client) -> None:
    """A table can begin in the middle of a simultaneous decision."""
    g = where("fleet-3", together, 1)
    g.play(1, g.options(1)[0].text)
    g.play(1, g.options(1)[0].text)
    at = client.sit("fleet", "here here here", seat=0, start=g.dump())
    created = client.get(wire.Import(record=g.record().to_text()), wire.Created)
    other = client.attach(created.table, created.secret, seat=0)
    for table in (at, other):
        assert table.state.view["deciders"] == [0, 2]
        table.play(table.options[0])


@pytest.mark.parametrize(
    ("record", "word"),
    [
        ("", "netloft"),
        ("To be, or not to be", "netloft"),
        ("netloft 1\ngame chess\nrules 1\nseats 3\noptions {}\n\n", "chess"),
        ("netloft 1\ngame kaivai\nrules 99\nseats 3\noptions {}\n\n", "rules"),
        ("netloft 1\ngame kaivai\nrules 1\nseats 3\noptions {}\n\n0: bid 5\n", "move 1"),
        ('{"netloft": 1, "game": "kaivai", "rules": 1, "seats": 3, "options": {}, "moves": [], "start": []}', "start"),
        ("[" * 100_000, ""),
    ],
)
def test_a_record_that_is_none_is_refused(client: Client, record: str, word: str) -> None:
    """In one sentence that names what is wrong."""
    refused = client.get(wire.Import(record=record), wire.Refused)
    assert refused.code == "bad record"
    assert word in refused.text


def test_the_record_of_a_running_game_shows_what_its_viewer_may_know(join: Join) -> None:
    """What others have drawn is a question mark, and such a record is no whole game."""
    g = where("nusfjord-3-mackerel", lambda g: one_decides(g) and g.view(None)["round"] == 5)
    host = join()
    created = host.get(wire.Import(record=g.record().to_text()), wire.Created)
    at = host.attach(created.table, created.secret, seat=1)
    exported = host.get(wire.Export(table=at.table), wire.Exported).record
    assert exported == g.record(1).to_text()
    assert "chance: ?\n" in exported
    watching = join().attach(at.table, at.seen.attached.watch)
    assert watching.client.get(wire.Export(table=at.table), wire.Exported).record == g.record(None).to_text()
    assert host.refused(wire.Import(record=exported)) == "bad record"
