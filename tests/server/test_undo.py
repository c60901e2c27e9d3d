"""Taking back: freely while nothing was shown and nobody else has acted, else only if all agree."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest

from netloft import CHANCE
from netloft.core.position import Position
from netloft.server import wire
from netloft.server.lobby import Lobby
from netloft.server.store import Store
from netloft.server.table import Table
from netloft.server.undo import undo_for, undoable
from netloft.server.workers.jobs import AnyJob
from netloft.server.workers.line import Claim
from netloft.server.workers.pool import Workers
from tests.engine.nusfjord.given import given, harbor
from tests.server.client import At, Client, settle
from tests.server.positions import dump, steps, together, where
from tests.server.serving import QUICK, Running
from tests.stuck import STUCK

Join = Callable[..., Client]
T = TypeVar("T")


def turn_of_two(g: Position) -> bool:
    """Say whether seat 0 has a turn of several moves before it in Kaivai."""
    return g.deciders == (0,) and {"build", "fish", "pass"} <= {option.text for option in g.options(0)}


KAIVAI = dump("kaivai-3-no-dice", turn_of_two)


def risky(g: Position) -> str:
    """Name a move of seat 0 that lets the dice roll, if there is one."""
    for option in g.options(0):
        after = g.copy()
        after.play(0, option.text)
        if CHANCE in after.deciders:
            return option.text
    return ""


def people(join: Join, start: dict[str, Any]) -> list[At]:
    """Let people come to a table, each with a client of their own."""
    host = join()
    created = host.create(start["game"], "invited " * start["seats"], start=start)
    watching = host.attach(created.table, created.secret)
    return [join().attach(created.table, watching.link(seat)) for seat in range(start["seats"])]


def undo(at: At) -> None:
    """Take back, or ask for it."""
    at.client.get(at.undo(), wire.Done)


def known(at: At) -> object:
    """Give everything that a client is shown but numbers and log."""
    at.client.sync()
    return at.state.view, at.state.options, at.state.question, at.state.sheets, at.state.move


def test_a_turn_is_taken_back_move_by_move(join: Join) -> None:
    """Freely to its start, which is shown exactly as it was, also to the others."""
    one, other, _ = people(join, KAIVAI)
    assert one.state.undo == "", "nothing was done yet"
    assert one.client.refused(one.undo()) == "nothing to undo"
    before = known(one), known(other)
    one.play("build")
    one.play(one.options[0])
    assert one.asked, "the turn goes on"
    assert one.how_to_undo() == "free"
    undo(one)
    assert one.how_to_undo() == "free"
    undo(one)
    assert (known(one), known(other)) == before
    assert one.state.log == []
    assert one.state.undo == ""


def test_when_somebody_else_has_acted_everybody_has_to_agree(join: Join) -> None:
    """It is asked, told to all, and done when the last one has agreed; what was done since is taken back, too."""
    one, other, third = people(join, KAIVAI)
    before = known(one)
    one.play("pass")
    other.until(lambda state: 1 in state.view["deciders"])
    other.play(other.options[-1])
    one.until(lambda state: state.undo == "ask")
    undo(one)
    for at, waiting in ((other, [1, 2]), (third, [2])):
        at.client.sync()
        wish = at.state.wish
        assert wish is not None
        assert (wish.seat, wish.moves, wish.waiting) == (0, 0, waiting)
        assert one.client.refused(one.agree(True)) == "no wish", "who asks has no say"
        at.client.get(at.agree(True), wire.Done)
    one.client.sync()
    assert one.state.wish is None
    assert known(one) == before


@pytest.mark.parametrize("who", [0, 1], ids=["who asks thinks better of it", "another says no"])
def test_one_no_is_enough(join: Join, who: int) -> None:
    """Nothing changes, the wish is gone, and nobody needs to answer any more."""
    one, other, _ = people(join, KAIVAI)
    one.play("pass")
    other.until(lambda state: 1 in state.view["deciders"])
    other.play(other.options[-1])
    one.client.sync()
    before = known(one)
    undo(one)
    other.until(lambda state: state.wish is not None)
    no = (one, other)[who]
    no.client.get(no.agree(False), wire.Done)
    one.client.sync()
    assert one.state.wish is None
    assert known(one) == before
    assert other.client.refused(other.agree(True)) == "no wish"


def test_a_wish_that_crosses_a_move_of_another_is_still_asked(join: Join) -> None:
    """It means the same move as before; but not if something was taken back meanwhile."""
    one, other, _ = people(join, KAIVAI)
    one.play("pass")
    asked = one.undo()
    assert one.how_to_undo() == "free"
    other.until(lambda state: 1 in state.view["deciders"])
    other.play("pass")
    one.client.get(asked, wire.Done)
    other.until(lambda state: state.wish is not None)
    one.client.get(one.agree(False), wire.Done)
    asked = one.undo()
    undo(other)
    one.client.sync()
    assert one.client.refused(asked) == "stale"


def test_bots_wait_while_people_are_asked(tmp_path: Path, connect: Callable[..., Client]) -> None:
    """A bot that has thought to its end moves only when the others have answered; then the game goes on."""
    server = Running(tmp_path / "tables.db")
    asked, may_answer, answered = threading.Event(), threading.Event(), threading.Event()
    think = server.lobby.workers.ask

    async def think_when_told(job: AnyJob, kind: type[T], claim: Claim) -> T:
        asked.set()
        await asyncio.to_thread(may_answer.wait)
        choice = await think(job, kind, claim)
        answered.set()
        return choice

    server.lobby.workers.ask = think_when_told  # type: ignore[method-assign]  # so that the bot thinks longer than people
    host = connect(server.address)
    created = host.create("kaivai", "invited invited hard")
    links = host.attach(created.table, created.secret)
    one, other = [connect(server.address).attach(created.table, links.link(seat)) for seat in (0, 1)]
    one.play("bid 5")
    other.until(lambda state: 1 in state.view["deciders"])
    other.play("bid 6")
    one.until(lambda state: state.undo == "ask")
    assert asked.wait(STUCK)
    undo(one)
    one.client.sync()
    moves = one.state.move
    may_answer.set()
    assert answered.wait(STUCK)
    one.client.sync()
    assert one.state.wish is not None
    assert one.state.move == moves
    other.client.sync()
    other.client.get(other.agree(False), wire.Done)
    one.until(lambda state: state.move > moves)
    assert server.stop() == []


def test_a_bot_that_has_chosen_before_the_wish_waits_too(tmp_path: Path) -> None:
    """The move waits in the queue behind the undo request and is played once that is settled."""

    async def meet() -> None:
        store = Store(tmp_path / "tables.db")
        store.open()
        lobby = Lobby(store, Workers(1, QUICK))
        setups = [wire.SeatSetup("invited"), wire.SeatSetup("invited"), wire.SeatSetup("here")]
        name, _ = await lobby.create(wire.Create(game="kaivai", seats=setups, start=KAIVAI))
        table = await lobby.table(name)
        table.expected = 1
        mine = frozenset({0})
        answer = partial(table.bots.answer, 0, "pass", table.journal.number(mine), mine)
        moves = len(table.journal.moves)
        table.ask_all(wire.UndoRequest(1, 0, [2]))
        assert not await table.submit(answer)
        assert len(table.journal.moves) == moves
        table.ask_all(None)
        assert await table.submit(answer)
        assert len(table.journal.moves) > moves
        await lobby.close()

    asyncio.run(meet())


def test_a_wish_ends_when_the_game_goes_on(join: Join) -> None:
    """A late yes does not take back what has happened since."""
    one, other, _ = people(join, KAIVAI)
    one.play("pass")
    other.until(lambda state: 1 in state.view["deciders"])
    undo_number = one.state.number
    other.play(other.options[0])
    one.until(lambda state: state.number > undo_number)
    undo(one)
    other.until(lambda state: state.wish is not None)
    late = other.agree(True)
    other.play(other.options[0])
    assert other.state.wish is None
    assert other.client.refused(late) == "no wish"


def test_asking_twice_does_not_ask_those_again_who_agreed(join: Join) -> None:
    """A repeated request changes nothing."""
    one, other, _ = people(join, KAIVAI)
    one.play("pass")
    other.until(lambda state: 1 in state.view["deciders"])
    other.play(other.options[0])
    one.until(lambda state: state.undo == "ask")
    undo(one)
    other.until(lambda state: state.wish is not None)
    other.client.get(other.agree(True), wire.Done)
    one.client.sync()
    undo(one)
    one.client.sync()
    assert one.state.wish is not None
    assert one.state.wish.waiting == [2]


def test_alone_against_bots_everything_can_be_taken_back(join: Join) -> None:
    """With what the bots have done since, and the journal keeps that it was so."""
    at = join().sit("kaivai", "here easy easy")
    at.turn()
    before = known(at)
    at.play(at.options[0])
    assert at.turn()
    assert at.how_to_undo() == "free"
    number = at.state.number
    undo(at)
    assert known(at) == before
    assert at.state.number == number + 1, "nothing is taken out of the journal"


def test_people_at_one_screen_need_not_ask_each_other_by_message(join: Join) -> None:
    """Who shares a screen with all other people takes back at once."""
    at = join().sit("kaivai", "here here here", seat=0, start=KAIVAI)
    before = known(at)
    at.play("pass")
    at.client.get(wire.Look(table=at.table, seat=1), wire.State)
    assert at.turn()
    at.play(at.options[-1])
    at.client.get(wire.Look(table=at.table, seat=0), wire.State)
    at.client.sync()
    undo(at)
    assert known(at) == before


HANDS = given(
    harbor(wood=9, fish=9, gold=9, hand="Castle, Manor"),
    harbor(hand="Shipping Lane"),
    display="Fish Stand",
    elders=[[]] * 6,
    round_=4,
).dump()


def test_what_was_shown_cannot_be_taken_back_freely(join: Join) -> None:
    """A card from the hand was hidden: once others have seen it, they have to agree, also if a later move was free."""
    one, _ = people(join, HANDS)
    one.play("build a building")
    assert one.how_to_undo() == "free"
    one.play("build Castle")
    assert one.how_to_undo() == "ask"
    one.play(next(text for text in one.options if text.startswith("space ")))
    assert one.how_to_undo() == "free", "where it stands is nothing hidden"
    undo(one)
    assert one.how_to_undo() == "ask", "but the card is still known to all"


def test_what_a_move_showed_is_worked_out_when_somebody_asks(join: Join) -> None:
    """The state leaves it open, the answer is remembered, and others are told nothing of it."""
    one, other = people(join, HANDS)
    one.play("build a building")
    assert one.state.undo == "maybe"
    other.client.sync()
    told = len(other.client.heard)
    assert one.how_to_undo() == "free"
    one.client.get(wire.Look(table=one.table, seat=0), wire.State)
    assert one.state.undo == "free"
    other.client.sync()
    assert len(other.client.heard) == told + 1, "only the answer to its own question"
    assert other.client.refused(wire.Undoable(table=one.table, seat=0)) == "not your seat"


@pytest.mark.parametrize(("text", "how"), [("build Castle", "ask"), ("build Fish Stand", "free")])
def test_what_a_move_showed_is_known_after_a_restart(tmp_path: Path, text: str, how: str) -> None:
    """It is worked out from the journal with the same answer, and an answer stored by an earlier version counts."""

    async def meet() -> None:
        store = Store(tmp_path / "tables.db")
        store.open()
        lobby = Lobby(store, Workers(1, QUICK))
        name, _ = await lobby.create(wire.Create(game="nusfjord", seats=[wire.SeatSetup("invited")] * 2, start=HANDS))
        table = await lobby.table(name)
        table.expected = 1
        mine = frozenset({0})
        for played in ("build a building", text):
            await table.submit(partial(table.play, 0, played, table.journal.number(mine), mine))
        for stored in (None, True, False):
            row = await store.load(name)
            assert row is not None
            assert row.journal[-1].shown is None
            row.journal[-1].shown = stored
            again = await Table.open(row, store, table.workers)
            assert undo_for(again, 0) == {None: "maybe", True: "ask", False: "free"}[stored]
            assert await undoable(again, 0) == {None: how, True: "ask", False: "free"}[stored]
            await again.closing()
        assert await undoable(table, 0) == how
        await lobby.close()

    asyncio.run(meet())


def test_what_everybody_knew_can_be_taken_back_freely(join: Join) -> None:
    """A card from the display shows nothing new."""
    one, _ = people(join, HANDS)
    one.play("build a building")
    one.play("build Fish Stand")
    assert one.how_to_undo() == "free"


def test_after_chance_has_played_one_has_to_ask(join: Join) -> None:
    """Who saw the dice may not choose again."""
    g = where("kaivai-3", lambda g: g.deciders == (0,) and risky(g) != "")
    one, *_ = people(join, g.dump())
    one.play(risky(g))
    assert one.how_to_undo() == "ask"


def test_a_repeated_undo_takes_back_once(join: Join) -> None:
    """The answer was lost, the request comes again, and is only answered."""
    one, *_ = people(join, KAIVAI)
    one.play("build")
    one.play(one.options[0])
    request = one.undo()
    one.client.get(request, wire.Done)
    after = known(one)
    one.client.get(request, wire.Done)
    assert known(one) == after
    assert one.client.refused(wire.Undo(table=one.table, number=0, seat=0)) == "stale"


def test_it_is_told_whose_moves_an_undo_would_take_back(join: Join) -> None:
    """Within a turn only the own last move; with the next turn begun, also what the bots and chance have done."""
    at = join().sit("kaivai", "here easy easy")
    assert at.state.undoes == []
    at.turn()
    at.play(at.options[0])
    at.turn()
    settle([at])
    movers = [at.client.get(wire.Frame(table=at.table, move=n + 1), wire.Framed).who for n in range(at.state.move)]
    last = max(number for number, who in enumerate(movers) if who == 0)
    assert at.state.undoes == movers[last:]
    assert {1, 2} <= set(at.state.undoes)
    moves = at.state.move
    gone = len(at.state.undoes)
    undo(at)
    at.client.sync()
    assert at.state.move == moves - gone


def test_hidden_answers_are_not_among_what_an_undo_would_take_back(join: Join) -> None:
    """In a simultaneous decision a seat is told of its own answer only."""
    start = where("fleet-3-captains", together)
    seats = people(join, start.dump())
    one, other = (seats[seat] for seat in start.deciders if steps(start, seat) > 1)
    one.play(one.options[0])
    other.client.sync()
    other.play(other.options[0])
    one.client.sync()
    assert one.state.undoes == [one.seat]
    assert other.state.undoes == [other.seat]
