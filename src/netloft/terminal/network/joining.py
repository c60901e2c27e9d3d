"""A guest at a table on the network: shows the server's state and sends the choices of the people here."""

from __future__ import annotations

import contextlib
import shlex
from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from typing import Final

from rich.console import Console

import netloft
from netloft.core.game import Game
from netloft.core.position import Position
from netloft.core.record import BadRecord, Record
from netloft.core.text import NetloftError, Text
from netloft.server import wire
from netloft.terminal import choices, commands, files, words
from netloft.terminal.game_state import GameState
from netloft.terminal.network import serving_words as more
from netloft.terminal.network.connecting import Connection, Ended, Event, Link, Lost, stop
from netloft.terminal.network.remote_game import STALE, Kind, Log, RefusedError, RemoteGame
from netloft.terminal.prompt import Prompt, prompting
from netloft.terminal.screen import Screen
from netloft.terminal.shared_options import ignore_ctrl_c

BOT: Final = "bot"


class Guest(Screen):
    """The people at this screen, at a table on the network."""

    g: RemoteGame

    def __init__(
        self,
        connection: Connection,
        attached: wire.Attached,
        state: wire.State,
        game: Game,
        console: Console,
        lang: str,
        prompt: Prompt,
    ) -> None:
        super().__init__(game, RemoteGame(self, state, state.log), console, lang, attached.mine, prompt)
        self.connection = connection
        self.table = attached.table
        self.seats = attached.seats
        self.seed = attached.seed
        self.read: dict[int | None, Log] = {}
        """The log entries that each person here has seen."""
        self.decided: list[tuple[int, int]] = []
        """The decisions made here, oldest first: the number of earlier moves, and the seat."""
        self.said_waiting = ""
        """The last waiting message in a transcript since somebody here decided."""

    @property
    def me(self) -> int | None:
        """The seat to view the game as while nobody here decides; None for several people at one screen."""
        return self.people[0] if len(self.people) == 1 else None

    # The game.

    def run(self) -> int:
        """Play until the game is over or somebody leaves; return the exit code."""
        try:
            self.welcome()
            while not self.g.over:
                self.go_on()
            self.finish()
            code = 0
        except EOFError:
            code = 0
        except KeyboardInterrupt:
            ignore_ctrl_c()
            self.show("")  # a terminal may have shown it as ^C
            code = 130
        finally:
            self.prompt.clear()
        self.leave()
        return code

    def go_on(self) -> None:
        """Ask a person here who must decide or agree, or wait for others."""
        wish = self.g.state.wish
        to_agree = [seat for seat in wish.waiting if seat in self.people] if wish else []
        asked = [seat for seat in self.g.deciders if seat in self.people]
        seat = asked[0] if asked and not to_agree and (wish is None or wish.seat not in self.people) else None
        as_whom = self.me if seat is None else seat
        if self.g.state.seat != as_whom:
            self.look(as_whom)  # which brings a new question
        elif seat is not None:
            self.said_waiting = ""
            self.ask(seat)
        elif wish is not None and to_agree:
            self.said_waiting = ""
            self.ask_to_agree(to_agree[0], wish)
        else:
            self.wait()

    def welcome(self) -> None:
        """Introduce the game, the input and the players."""
        self.introduce()
        if not self.people:
            self.show(self.say(more.YOU_WATCH), "bold")
        others = [self.who(seat) for seat in range(len(self.seats)) if seat not in self.people]
        if others:
            self.show(self.say(more.OTHERS, words.listed(others, self.lang)))
        if self.seed is not None:
            self.show(self.say(more.PRACTICE, self.seed))

    def who(self, seat: int) -> str:
        """Return the name of a seat and of its player."""
        info, name = self.seats[seat], self.names()[seat]
        if info.kind == BOT:
            return self.say(more.A_BOT, name, info.level)
        return name if info.name == name else f"{name} ({words.printable(info.name)})"

    def finish(self) -> None:
        """Show the result."""
        self.look(self.me)
        self.news(self.me)
        super().finish()

    def leave(self) -> None:
        """Show the command to come back."""
        if not self.g.over:
            command = [*files.started_as(), "join", self.connection.own_link]
            self.console.print(self.say(more.COME_BACK, shlex.join(command)), soft_wrap=True)

    # What comes from the server.

    def call(self, request: wire.Request, kind: type[Kind]) -> Kind:
        """Send a request and wait for the answer; raise RefusedError if it is refused."""
        number = self.prompt.runner.run(self.connection.send(request))
        while True:
            event = self.next_event()
            if isinstance(event, wire.Answer) and event.id == number:
                if isinstance(event, kind):
                    return event
                if isinstance(event, wire.Refused):
                    raise RefusedError(event)
                raise NetloftError(self.say(more.OTHER_PROTOCOL, self.connection.link.server))
            self.take(event)

    def look(self, seat: int | None) -> None:
        """Switch the view to one of the people here, or to a spectator."""
        if self.g.state.seat != seat:
            self.connection.seat = seat
            look = wire.Look(0, self.table, seat)
            self.prompt.runner.run(
                self.connection.send(look, again=False)
            )  # not resent, as a reconnect selects the seat
        while self.g.state.seat != seat:
            self.take(self.next_event())

    def next_event(self) -> Event:
        """Wait for the next event."""
        return self.prompt.runner.run(self.connection.next())

    def take(self, event: Event) -> None:
        """Handle an event; raise NetloftError if it was the last."""
        if isinstance(event, wire.State):
            self.accept(event)
        elif isinstance(event, wire.Seated):
            self.seats = event.seats
        elif isinstance(event, Lost):
            self.show(self.say(more.LOST), "red")
        elif isinstance(event, wire.Attached):
            self.seats = event.seats
            self.show(self.say(more.BACK), "green")
        elif isinstance(event, Ended):
            raise NetloftError(event.text)
        elif isinstance(event, wire.Gone):
            raise NetloftError(self.say(more.GONE))
        elif isinstance(event, wire.Unseated) and set(self.people) <= {event.seat}:
            raise NetloftError(self.say(more.UNSEATED))

    def accept(self, state: wire.State) -> None:
        """Switch to a new state."""
        before = self.g
        same_viewer = state.seat == before.state.seat
        entries = [line for line in before.entries if same_viewer and line.move < state.log_from] + state.log
        read = self.read.get(state.seat, [])
        for seat, seen in self.read.items():  # an undone move is news if it is played again
            self.read[seat] = [line for line in seen if line.move <= state.move]
        self.decided = [(move, seat) for move, seat in self.decided if move < state.move]
        if before.is_still(state):
            before.state, before.entries = state, entries
            return
        self.g = RemoteGame(self, state, entries)
        if not same_viewer:
            return
        if state.move < before.state.move or shared(before.entries, entries) < len(before.entries):
            self.show(self.say(more.TAKEN_BACK), "bold")
            self.tell([line.text for line in read[shared(read, entries) :]] if state.seat == self.me else [])
        elif before.state.wish is not None and state.wish is None and state.number == before.state.number:
            self.show(self.say(more.NOT_AGREED), "bold")

    def news(self, seat: int | None) -> None:
        """Show the log entries that a person here has not seen yet."""
        since = words.SINCE if self.me is None and seat is not None else None
        heading = since if seat in self.read else words.SO_FAR
        entries = self.g.entries
        self.tell([line.text for line in entries[shared(self.read.get(seat, []), entries) :]], heading)
        self.read[seat] = entries

    # Words.

    def commands(self) -> dict[str, tuple[Text, Text, Text]]:
        """List the commands of this table, without saving and loading."""
        known = super().commands()
        return {name: known[name] for name in known if name in COMMANDS} | {"quit": more.QUIT}

    def foreseen(self, seat: int, options: Sequence[choices.Offer]) -> list[str]:
        """Say of each choice in short what it would set off, as far as the server tells."""
        try:
            g = self.replayed() if self.renderer.hints_need_position else self.g
            return [self.renderer.hint(g, seat, option, self.lang) for option in options]
        except RefusedError:  # the game has gone on
            return []

    def replayed(self) -> GameState:
        """Replay the record locally if nothing is hidden, for hints that need a position."""
        record = self.call(wire.Export(0, self.table), wire.Exported).record
        try:
            found: Position = self.game.replay(netloft.read_record(record))
        except NetloftError:
            return self.g
        return found

    # Asking.

    def read_line(self, prompt: str, seat: int | None) -> str:
        """Read a line; return an empty one if the state changes. Raise EOFError at the end of input."""
        before = self.g
        while self.g is before:
            typed = self.read_or(self.connection.arrived.wait, prompt, seat)
            if typed is not None:
                return typed
            while self.connection.events:
                self.take(self.connection.take())
        self.prompt.clear()
        return ""

    def play(self, seat: int, text: str) -> None:
        """Send a choice to the server, which confirms it once it is stored."""
        before, move = self.g, self.g.state.move
        try:
            self.call(wire.Play(0, self.table, self.g.state.number, seat, text), wire.Done)
        except RefusedError as refused:
            if refused.code != STALE or self.g is before:  # otherwise the new state explains it
                self.show(str(refused), "red")
            return
        self.decided.append((move, seat))
        if self.g is before:
            self.g = RemoteGame(self, before.state, before.entries)  # a new object, as this question is answered

    @contextlib.contextmanager
    def showing_refusals(self) -> Iterator[None]:
        """Show refusals of the server."""
        try:
            yield
        except RefusedError as refused:
            self.show(str(refused), "red")

    def answer(self, seat: int, typed: str) -> None:
        """Run a command or play a choice, or explain why not."""
        with self.showing_refusals():
            super().answer(seat, typed)

    def run_command(self, name: str, seat: int | None, typed: str) -> None:
        """Run a command; some work while others decide."""
        if name in ALWAYS:
            ALWAYS[name](self, seat, typed)
        elif seat is not None and seat in self.g.deciders:
            COMMANDS[name](self, seat, typed)
        else:
            self.show(self.say(more.NOT_ASKED), "red")

    def wait(self) -> None:
        """Show what others do until the state changes; accept commands at a terminal."""
        if self.me is None and self.holding is not None and self.console.is_terminal:
            self.console.clear()
        self.holding = None
        self.news(self.me)
        before = self.g
        if self.prompt.edits:
            while self.g is before:
                typed = self.read_line(f"{self.waiting()} ", self.me)
                if self.g is before:
                    with self.showing_refusals():
                        self.answer_unasked(typed)
            return
        waiting = self.waiting()
        if waiting != self.said_waiting and any([self.seats[seat].kind != BOT for seat in self.awaited()]):
            self.show(waiting, "dim")
            self.said_waiting = waiting
        while self.g is before:
            self.take(self.next_event())

    def awaited(self) -> list[int]:
        """List the seats to wait for: people, else bots."""
        wish = self.g.state.wish
        seats = wish.waiting if wish else [seat for seat in self.g.deciders if seat >= 0]
        return [seat for seat in seats if self.seats[seat].kind != BOT] or seats

    def waiting(self) -> str:
        """Return a text that says whom the game is waiting for."""
        seats = self.awaited()
        if not seats:
            return "…"
        who = words.listed([self.who(seat) for seat in seats], self.lang)
        if self.g.state.wish is not None:
            return self.say(more.WAITING_TO_AGREE, who)
        return self.say(words.THINKING if self.seats[seats[0]].kind == BOT else more.WAITING, who)

    def answer_unasked(self, typed: str) -> None:
        """Run a command, or play an option out of turn, for somebody who need not decide."""
        name, rest = self.command_in(typed)
        if name:
            self.run_command(name, self.me, rest)
        elif not typed:
            self.draw(self.me)
        elif self.me is not None and self.g.options(self.me):
            self.answer(self.me, typed)
        else:
            self.show(self.say(more.NOT_ASKED), "red")

    def ask_to_agree(self, seat: int, wish: wire.UndoRequest) -> None:
        """Ask a person here to agree to an undo."""
        before, name = self.g, self.names()[seat]
        self.show(self.say(more.WISH, name, self.who(wish.seat)), "bold")
        self.tell([line.text for line in self.g.entries if line.move > wish.moves])
        while self.g is before:
            typed = choices.tidy(self.read_line(self.say(more.AGREE, name), seat))
            if self.g is not before:
                return
            if typed in more.YES | more.NO:
                request = wire.Agree(0, self.table, self.g.state.number, seat, typed in more.YES)
                with self.showing_refusals():
                    self.call(request, wire.Done)
            elif self.command_in(typed)[0] == "quit":
                raise EOFError
            else:
                self.show(self.say(more.YES_OR_NO), "red")


# Commands that differ from those of a local table.


def undo(guest: Guest, _seat: int | None, _typed: str) -> None:
    """Undo the last decision made at this screen, or ask the others to agree."""
    state = guest.g.state
    seat = guest.decided[-1][1] if guest.decided else state.seat
    if seat is None or (seat == state.seat and not state.undo):
        guest.show(guest.say(words.NOTHING_TO_UNDO), "red")
        return
    guest.call(wire.Undo(0, guest.table, state.number, seat), wire.Done)


def hint(guest: Guest, seat: int, _: str) -> None:
    """Show the server's hints."""
    options = {option.text: option for option in guest.g.options(seat)}
    if len(options) == 1:
        guest.show(guest.say(words.HINT_ONLY))
        return
    before = guest.g
    with guest.pondering(seat):
        found = guest.g.hints(seat)
    for place, best in enumerate(found, start=1):
        if guest.g is not before:
            return
        option = options[best.option]
        commands.show_hint(guest, seat, place, option, best.points, best.share, best.then, best.plan)
    guest.show(guest.say(words.HINT_NOTE), "dim")


ALWAYS: Final[dict[str, Callable[[Guest, int | None, str], None]]] = {
    "undo": undo,
    "map": commands.draw,
    "card": commands.card,
    "log": commands.log,
    "score": commands.score,
    "rules": commands.rules,
    "help": commands.help_,
    "quit": commands.quit_,
}
"""Commands that work while others decide."""
COMMANDS: Final[dict[str, Callable[[Guest, int, str], None]]] = {
    **ALWAYS,
    "why": commands.why,
    "preview": commands.preview,
    "hint": hint,
}


def shared(old: Log, new: Log) -> int:
    """Return the length of the common prefix of two logs."""
    return len(list(takewhile(lambda pair: pair[0] == pair[1], zip(old, new, strict=False))))


def join(text: str, console: Console, lang: str) -> int:
    """Join the table of a link and play; return the exit code."""
    connection = Connection(Link(text, lang), lang)
    with prompting() as prompt:
        keeping = prompt.runner.get_loop().create_task(connection.run())
        attached = first(prompt, connection, wire.Attached)
        state = first(prompt, connection, wire.State)
        try:
            record = Record(attached.game, attached.rules, len(attached.seats), attached.options, [])
            game = netloft.game(attached.game).begin(record).game  # a custom deck makes it a different game
        except BadRecord as error:
            raise NetloftError(more.OTHER_GAME.say(lang, error)) from None
        code = Guest(connection, attached, state, game, console, lang, prompt).run()
        prompt.runner.run(stop(keeping))
    return code


def first(prompt: Prompt, connection: Connection, kind: type[Kind]) -> Kind:
    """Wait for the first message of a kind; raise NetloftError if none will come."""
    while True:
        event = prompt.runner.run(connection.next())
        if isinstance(event, Ended):
            raise NetloftError(event.text)
        if isinstance(event, kind):
            return event
