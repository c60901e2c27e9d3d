"""Effects: immutable things that happen to a seat, built at import and never during play."""

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

    __slots__ = ("args", "id", "kind", "reveals", "text", "weight")

    def __init__(self, text: str, weight: int = 1) -> None:
        self.text = text
        """Stable and unique within its game: records, dumps and clients use it."""
        self.kind = text
        """What an option is, for programs: "build".  Options of one kind differ by their args."""
        self.args: dict[str, Any] = NO_ARGS
        """What an option is about: {"building": "Pier House"}; never changed."""
        self.id = -1
        """Its place in the game's fixed list of actions; -1 if it is never an option."""
        self.weight = weight
        """How likely CHANCE plays it, beside the weights of the other options."""
        self.reveals = False
        """Whether it shows somebody something that was hidden; a preview ends before it."""

    def why_not(self, g: Any, me: int) -> Text | None:
        """Name the rule by which `me` may not do this now, or None if it may be done."""
        return None

    def run(self, g: Any, me: int) -> list[Effect] | None:
        """Carry it out, or return the effects that `me` has to choose between."""
        raise NotImplementedError

    def label(self, lang: str) -> str:
        """Put it in words, as the label of an option."""
        return self.text


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Effect):
    """An option that is named by a text and a label."""

    __slots__ = ("name",)

    def __init__(self, text: str, name: Text, weight: int = 1) -> None:
        super().__init__(text, weight)
        self.name = name

    def label(self, lang: str) -> str:
        """Put it in words."""
        return self.name.say(lang)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Effect):
    """A decision: which of its candidates happens."""

    __slots__ = ("candidates", "open", "question")

    def __init__(self, text: str, question: Text, candidates: tuple[Effect, ...]) -> None:
        super().__init__(text)
        self.question = question
        """What is asked, in one sentence."""
        self.candidates = candidates
        """All that can ever be answered to it, forbidden or not."""
        self.open = False
        """Whether it is asked even with one answer, if its seat could do something unasked first."""

    def asks(self, g: Any, me: int) -> Text:
        """Say what is asked; overridden where that depends on the position."""
        return self.question

    def run(self, g: Any, me: int) -> list[Effect] | None:
        """Offer the candidates that may be chosen now."""
        return [option for option in self.candidates if self.forbids(g, me, option) is None]

    def forbids(self, g: Any, me: int, option: Effect) -> Text | None:
        """Name the rule by which a candidate may not be chosen now, or None if it may."""
        return option.why_not(g, me)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Effect):
    """The same decision for several seats at once, answered in any order and hidden until all are in."""

    __slots__ = ("body",)

    def __init__(self, text: str, body: Effect) -> None:
        super().__init__(text)
        self.body = body
        self.reveals = True

    def concerned(self, g: Any) -> list[int]:
        """List the seats that take part, in the order in which their answers are carried out."""
        return list(range(g.seats))

    def run(self, g: Any, me: int) -> list[Effect] | None:
        """Open a lane for every seat concerned."""
        forked: list[Effect] | None = g.fork(self)
        return forked
