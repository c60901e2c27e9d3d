"""What a server tells of a game, in the form in which a screen asks for it."""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeVar

from netloft.core.events import Line, Preview
from netloft.core.text import NetloftError, Text
from netloft.server import wire

STALE: Final = "stale"

Log = list[wire.LogLine]

Kind = TypeVar("Kind", bound=wire.Answer)


class RefusedError(NetloftError):
    """The server said no, in words."""

    def __init__(self, refused: wire.Refused) -> None:
        super().__init__(refused.text)
        self.code = refused.code


class Caller(Protocol):
    """Who can ask the server."""

    lang: str

    def call(self, request: wire.Request, kind: type[Kind]) -> Kind:
        """Ask something and wait for the answer; RefusedError says no."""


class Offered:
    """An option as the server tells it."""

    def __init__(self, option: wire.Option) -> None:
        self.text = option.text
        self.kind = option.kind
        self.args = option.args
        self.said = option.label

    def label(self, _lang: str) -> str:
        """Return the server's label, which is in the right language."""
        return self.said


class RemoteGame:
    """A game on a server, as one viewer may see it."""

    def __init__(self, caller: Caller, state: wire.State, entries: Log) -> None:
        self.caller = caller
        self.state = state
        self.entries = entries

    def is_still(self, state: wire.State) -> bool:
        """Return whether a newer state asks the same question, with at most other simultaneous answers added."""
        old = self.state
        if (old.seat, old.wish) != (state.seat, state.wish):
            return False
        if old.number == state.number:
            return True
        together = old.view["together"] and state.view["together"]
        return together and asked(old) == asked(state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.state.view["over"])

    @property
    def deciders(self) -> list[int]:
        """The seats with an open decision."""
        return list(self.state.view["deciders"])

    def view(self, _viewer: int | None) -> dict[str, Any]:
        """Return the view."""
        return self.state.view

    def question(self, _seat: int, _lang: str) -> str:
        """Return the question."""
        return self.state.question

    def options(self, _seat: int) -> list[Offered]:
        """List what can be chosen."""
        return [Offered(option) for option in self.state.options]

    def why_not(self, seat: int, text: str, _lang: str) -> str | None:
        """Ask the server why something may not be played."""
        return self.caller.call(wire.Why(0, self.state.table, seat, text), wire.Reason).text or None

    def preview(self, seat: int, text: str) -> Preview:
        """Ask the server what an option would change."""
        found = self.look_ahead(wire.Preview(0, self.state.table, -1, seat, text), wire.Previewed)
        sheet: list[tuple[Text, int | float, int | float]] = [
            (Text(name, name), old, new) for name, old, new in found.sheet
        ]
        following = [option.text for option in found.following]
        return Preview(list(found.changes), {self.caller.lang: found.words}, sheet, found.final, following)

    def hints(self, seat: int) -> list[wire.Advice]:
        """Ask the server for good choices."""
        return self.look_ahead(wire.Hint(0, self.state.table, -1, seat), wire.Hints).hints

    def look_ahead(self, request: wire.Preview | wire.Hint, kind: type[Kind]) -> Kind:
        """Send a request about the current position; retry if other simultaneous answers made it stale."""
        while True:
            request.number = self.state.number
            try:
                return self.caller.call(request, kind)
            except RefusedError as refused:
                if refused.code != STALE or request.number == self.state.number:
                    raise

    def log(self, _viewer: int | None, _lang: str) -> list[str]:
        """Return the log."""
        return [line.text for line in self.entries]

    def score_sheet(self, seat: int) -> list[Line]:
        """Return the lines of a seat's score sheet."""
        return [
            Line(Text(line.label, line.label), line.points, line.key, line.kind) for line in self.state.sheets[seat]
        ]

    def scores(self) -> list[int | float]:
        """Return each seat's score."""
        return [sum([line.points for line in sheet]) for sheet in self.state.sheets]

    def winners(self) -> list[int]:
        """List who has won."""
        return self.state.winners


def asked(state: wire.State) -> tuple[str, list[wire.Option], dict[str, Any]]:
    """Return what a person is asked and sees when deciding, without who else is still to decide."""
    return state.question, state.options, {**state.view, "deciders": None}
