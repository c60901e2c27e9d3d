"""Effects: immutable objects for everything that happens to a seat, built at import."""

from __future__ import annotations

from typing import Any, Final

from netloft.core.compiling import mypyc_attr
from netloft.core.text import Text

NO_ARGS: Final[dict[str, Any]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that happens to one seat.

    Positions share effects and never change them.  `g` is the game's own position, whose type each game narrows.
    """

    __slots__ = ("args", "game", "id", "kind", "reveals", "text", "weight")

    def __init__(self, text: str, weight: int = 1) -> None:
        self.text = text
        """A stable name, unique within the game, for records, dumps and clients."""
        self.kind = text
        """What an option is, for programs: "build".  Options of one kind differ by their args."""
        self.args: dict[str, Any] = NO_ARGS
        """What an option is about: {"building": "Pier House"}; never changed."""
        self.id = -1
        """Its index in the game's fixed list of actions; -1 if it is never an option."""
        self.weight = weight
        """How likely CHANCE plays it, relative to the other options."""
        self.reveals = False
        """Whether it reveals hidden information; a preview ends before it."""
        self.game: Any = None
        """Its game, which has only one effect of this text."""

    def why_not(self, g: Any, me: int) -> Text | None:
        """Return the rule that forbids this to `me` now, or None."""
        return None

    def run(self, g: Any, me: int) -> list[Effect] | None:
        """Apply the effect, or return the effects that `me` must choose between."""
        raise NotImplementedError

    def label(self, lang: str) -> str:
        """Return the label of the option."""
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        return find, (self.game, self.text)

    def __copy__(self) -> Effect:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Effect:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Effect):
    """An option with a fixed label."""

    __slots__ = ("name",)

    def __init__(self, text: str, name: Text, weight: int = 1) -> None:
        super().__init__(text, weight)
        self.name = name

    def label(self, lang: str) -> str:
        """Return the label."""
        return self.name.say(lang)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Effect):
    """A decision between candidates."""

    __slots__ = ("candidates", "open", "question")

    def __init__(self, text: str, question: Text, candidates: tuple[Effect, ...]) -> None:
        super().__init__(text)
        self.question = question
        """The question, in one sentence."""
        self.candidates = candidates
        """Every possible answer, legal or not."""
        self.open = False
        """Whether it is asked even with one answer, if its seat could act out of turn first."""

    def asks(self, g: Any, me: int) -> Text:
        """Return the question; override it where it depends on the position."""
        return self.question

    def run(self, g: Any, me: int) -> list[Effect] | None:
        """Return the candidates that are legal now."""
        return [option for option in self.candidates if self.forbids(g, me, option) is None]

    def forbids(self, g: Any, me: int, option: Effect) -> Text | None:
        """Return the rule that forbids a candidate now, or None."""
        return option.why_not(g, me)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Effect):
    """A simultaneous decision of several seats; answers come in any order and stay hidden until all are in."""

    __slots__ = ("body",)

    def __init__(self, text: str, body: Effect) -> None:
        super().__init__(text)
        self.body = body
        self.reveals = True

    def concerned(self, g: Any) -> list[int]:
        """List the participating seats in the order in which their answers are applied."""
        return list(range(g.seats))

    def run(self, g: Any, me: int) -> list[Effect] | None:
        """Open a lane for every participating seat."""
        forked: list[Effect] | None = g.fork(self)
        return forked


def is_among(option: Effect, options: list[Effect]) -> bool:
    """Return whether an option is offered; effects are unique, so identity is enough."""
    for offered in options:
        if offered is option:
            return True
    return False


def find(game: Any, text: str) -> Effect:
    """Return the effect of a game that was pickled."""
    found: Effect = game.effects[text]
    return found
