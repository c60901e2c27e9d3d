"""Games: settings, the fixed list of actions, and positions from scratch, from records and from dumps."""

from __future__ import annotations

import sys
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

from netloft.core.compiling import mypyc_attr
from netloft.core.effect import Choice, Effect, Together
from netloft.core.events import Event
from netloft.core.position import CHANCE, EVERYBODY, Position
from netloft.core.record import BadRecord, Record, expect
from netloft.core.shapes import Fields
from netloft.core.text import Illegal, NetloftError, Text
from netloft.core.validation import known

if TYPE_CHECKING:
    from collections.abc import Sequence


CONTRACT: Final = ("game", "rules", "seats", "options", "to_do", "answers", "deciders", "together", "over")
"""The keys of a dump that every game has."""


SEAT: Final = Text("Seat {}", "Platz {}")


class Setting:
    """An option of the setup: its name, its choices with their labels, its default."""

    __slots__ = ("choices", "default", "name", "title")

    def __init__(self, name: str, title: Text, choices: dict[Any, Text], default: object) -> None:
        self.name = name
        self.title = title
        self.choices = choices
        self.default = default

    @property
    def kind(self) -> str:
        """The kind of setting: `switch` for true or false, else `choice`."""
        return "switch" if isinstance(self.default, bool) else "choice"

    def read(self, value: object) -> object:
        """Return the choice that a value or its text stands for."""
        for choice in self.choices:
            if value == choice and type(value) is type(choice):
                return choice
            if isinstance(value, str) and value.lower() == str(choice).lower():
                return choice
        expected = ", ".join(
            [str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in self.choices]
        )
        raise NetloftError(f"option {self.name}: no such choice as {value!r:.80}; expected one of {expected}")


def switch(name: str, title: Text, on: Text, off: Text, default: bool) -> Setting:
    """Return a setting that is on or off."""
    return Setting(name, title, {True: on, False: off}, default)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: its name, rules version, settings and effects; creates positions."""

    def __init__(
        self,
        name: str,
        title: Text,
        rules: int,
        seats: tuple[int, ...],
        settings: Sequence[Setting],
        actions: Sequence[Effect],
        steps: Sequence[Effect],
        older: Sequence[Game] = (),
    ) -> None:
        self.name = name
        self.title = title
        self.rules = rules
        """The rules version; effects whose ruling has changed ask `g.game.rules`."""
        self.older = older
        """This game under earlier rules versions; their records, dumps and tables are played by them."""
        self.seats = seats
        self.settings = settings
        self.options: list[Effect] = list(actions)
        self.actions: list[str] = [action.text for action in actions]
        """The fixed list of action texts; an option's id is its index here."""
        self.no_such: dict[str, Text] = {}
        """How texts of moves begin ("bid "), and what to say to one with a value that does not exist ("bid 11")."""
        self.effects: dict[str, Effect] = {}
        for number, action in enumerate(actions):
            if action.id not in (-1, number):
                raise NetloftError(f"{action.text!r} is already action {action.id} of another game")
            action.id = number
        for effect in [*actions, *steps]:
            if effect.text in self.effects:
                raise NetloftError(f"two effects of {name} are called {effect.text!r}")
            self.effects[effect.text] = effect
            if effect.game is None:  # versions, and games with a deck of one's own, share effects
                effect.game = self
        for step in steps:
            parts = step.candidates if isinstance(step, Choice) else (step.body,) if isinstance(step, Together) else ()
            for part in parts:
                if self.effects.get(part.text) is not part:
                    raise NetloftError(
                        f"{part.text!r}, which {step.text!r} leads to, is not among the effects of {name}"
                    )

    # What a game provides.

    def blank(self, seats: int, settings: dict[str, Any]) -> Position:
        """Return the position before the first effect, with the whole game on its stack."""
        raise NotImplementedError

    def read(self, g: Position, data: dict[str, Any]) -> None:
        """Fill a blank position from a dump; raise BadRecord if the dump is invalid."""
        raise NotImplementedError

    def describe(self, g: Position) -> Fields | None:
        """Describe the game's part of views and dumps, for the seats and settings of a position; None if it does not.

        What is described is checked before `read` sees it, becomes numbers for learners, and has types in the page.
        """
        return None

    def describe_options(self) -> dict[str, Fields]:
        """Describe the args of options by their kinds; kinds without args need not be listed."""
        return {}

    def seat_name(self, seat: int, lang: str) -> str:
        """Return the default name of a seat."""
        return SEAT.say(lang, seat + 1)

    def __reduce__(self) -> str | tuple[Any, ...]:
        """Return the name of the constant that holds this game, in the module of its class, for pickle."""
        for name, value in vars(sys.modules[type(self).__module__]).items():
            if value is self:
                return name
        raise NetloftError(f"{self.name} cannot be pickled; expected it as a constant in the module of its class")

    # The contract.

    def setup(self) -> list[Setting]:
        """List the settings."""
        return list(self.settings)

    def option(self, what: str | int) -> Effect:
        """Find an option by its text or id."""
        if isinstance(what, int):
            if 0 <= what < len(self.options):
                return self.options[what]
        else:
            found = self.effects.get(what)
            if found is not None and found.id >= 0:
                return found
        raise Illegal(
            Text(
                f"{self.name} has no move called {str(what)[:80]!r}.",
                f"In {self.name} gibt es keinen Zug {str(what)[:80]!r}.",
            )
        )

    def new(self, seats: int | None = None, options: dict[str, Any] | None = None, ask_all: bool = False) -> Position:
        """Return the start of a game; CHANCE may have to play first.  `ask_all` asks seats also with one option."""
        g = self._blank(self.default_seats() if seats is None else seats, options or {})
        g.ask_all = ask_all
        g.advance()
        return g

    def default_seats(self) -> int:
        """Return the default number of seats."""
        return 3 if 3 in self.seats else self.seats[0]

    def _blank(self, seats: object, options: dict[str, Any]) -> Position:
        """Check seats and options, and return a blank position."""
        if seats not in self.seats or not isinstance(seats, int) or isinstance(seats, bool):
            allowed = ", ".join([str(number) for number in self.seats])
            raise NetloftError(f"seats: {self.name} is for {allowed} players, found {seats!r:.80}")
        names = [setting.name for setting in self.settings]
        for name in options:
            if name not in names:
                raise NetloftError(
                    f"option {name!r:.80}: {self.name} has no such option; expected one of {', '.join(names)}"
                )
        chosen = {s.name: s.read(options[s.name]) if s.name in options else s.default for s in self.settings}
        return self.blank(seats, chosen)

    def at(self, rules: object, what: str) -> Game:
        """Return this game under a rules version; raise BadRecord, naming what has the version, if there is none."""
        for game in (self, *self.older):
            if game.rules == rules:
                return game
        versions = ", ".join([str(game.rules) for game in (*self.older, self)])
        word = "versions" if self.older else "version"
        raise BadRecord(f"rules: {self.name} has {word} {versions}, the {what} is of version {rules!r:.80}")

    def begin(self, record: Record) -> Position:
        """Return the position at the start of a record, before the first effect, under the record's rules version."""
        if record.game != self.name:
            raise BadRecord(f"game: this is {self.name}, the record is of {record.game!r:.80}")
        game = self.at(record.rules, "record")
        if game is not self:
            return game.begin(record)
        if record.start is None:
            return self._blank(record.seats, record.options)
        return self._read(record.start)

    def replay(self, record: Record) -> Position:
        """Replay a record; raise BadRecord if a move is illegal."""
        g = self.begin(record)
        g.advance()
        for number, (seat, text) in enumerate(record.moves):
            try:
                g.play(seat, text)
            except Illegal as illegal:
                raise BadRecord(f"move {number + 1}, {text!r}: {illegal}") from None
        return g

    def load(self, data: dict[str, Any], ask_all: bool = False) -> Position:
        """Return the position of a dump; raise BadRecord if it is invalid.  `ask_all` asks also with one option."""
        game = self.at(data.get("rules", self.rules), "dump") if isinstance(data, dict) else self
        if game is not self:
            return game.load(data, ask_all)
        g = self._read(data)
        g.ask_all = ask_all
        if g.stack:
            seat, asked = g.stack[-1]
            if isinstance(asked, Choice) and not asked.run(g, seat):
                raise BadRecord(f"to_do: there is no answer to {asked.text!r} in this position")
        g.advance()
        answers = data.get("answers", [])
        if not isinstance(answers, list):
            raise BadRecord("answers: expected a list")
        for number, answer in enumerate(answers):
            seat, option = g.game.frame(answer, f"answers[{number}]", g.seats)
            try:
                g.play(seat, option.text)
            except Illegal as illegal:
                raise BadRecord(f"answers[{number}], {option.text!r}: {illegal}") from None
        return g

    def _read(self, data: dict[str, Any]) -> Position:
        """Read a dump without continuing the game."""
        if not isinstance(data, dict):
            raise BadRecord(f"expected the dump of a position, found {type(data).__name__}")
        if data.get("game", self.name) != self.name:
            raise BadRecord(f"game: this is {self.name}, the dump is of {data['game']!r:.80}")
        if data.get("rules", self.rules) != self.rules:
            raise BadRecord(f"rules: expected version {self.rules} as in the record, found {data['rules']!r:.80}")
        g = self._blank(expect(data, "seats", int), expect(data, "options", dict) if "options" in data else {})
        described = self.describe(g)
        if described is not None:
            known(data, "position", (*CONTRACT, *described.shapes))
            described.check({name: value for name, value in data.items() if name not in CONTRACT}, "")
        g.stack.clear()
        for number, frame in enumerate(expect(data, "to_do", list) if "to_do" in data else []):
            g.stack.append(g.game.frame(frame, f"to_do[{number}]", g.seats))
        g.start = deepcopy(data)
        self.read(g, g.start)
        return g

    def frame(self, frame: object, where: str, seats: int) -> tuple[int, Effect]:
        """Read a stack frame: a seat and the text of an effect."""
        if not isinstance(frame, list) or len(frame) != 2:
            raise BadRecord(f"{where}: expected a seat and a text, found {frame!r:.80}")
        seat, text = frame
        if not isinstance(seat, int) or isinstance(seat, bool) or not CHANCE <= seat < seats:
            raise BadRecord(f"{where}: expected a seat from 0 to {seats - 1}, or -1 for chance, found {seat!r:.80}")
        if not isinstance(text, str) or text not in self.effects:
            raise BadRecord(f"{where}: {self.name} has no effect called {text!r:.80}")
        return seat, self.effects[text]

    def narrate(self, events: list[Event], viewer: int | None, lang: str) -> list[str]:
        """Return the log lines of events that `viewer` may see."""
        return [self.say(event, lang) for event in events if event.to in (EVERYBODY, viewer)]

    def say(self, event: Event, lang: str) -> str:
        """Return the log line of an event."""
        who = [self.seat_name(event.who, lang)] if event.who >= 0 else []
        line = event.sentence.say(lang, *who, *event.values)
        return line[:-1] if line.endswith("..") else line  # a name can end with a full stop of its own
