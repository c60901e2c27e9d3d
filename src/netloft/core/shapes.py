"""Shapes: what the parts of a view are like.

A game describes its view once, in these words.  From the description follow the checks of positions written by hand
(`check`), the numbers for learners (`netloft.envs.kinds`) and the types of the page (`scripts.page_types`).
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from netloft.core.compiling import mypyc_attr
from netloft.core.record import BadRecord
from netloft.core.validation import choice, known, listing, mapping, number, truth

MOST: Final = 1000  # nothing is counted beyond: no position with more can be written by hand, let alone played


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """What one part of a view is like."""

    __slots__ = ()

    def check(self, value: object, where: str) -> None:
        """Raise BadRecord, with the place and what was expected there, if a value does not have this shape."""
        raise NotImplementedError


class Number(Shape):
    """A number; `much` is what is much of it, by which learners divide it."""

    __slots__ = ("least", "most", "much")

    def __init__(self, much: float, least: int = 0, most: int = MOST) -> None:
        self.much = much
        self.least = least
        self.most = most

    def check(self, value: object, where: str) -> None:
        number(value, where, self.least, self.most)


class Points(Shape):
    """Points, of which there can be halves, and fewer than none."""

    __slots__ = ("much",)

    def __init__(self, much: float) -> None:
        self.much = much

    def check(self, value: object, where: str) -> None:
        if not isinstance(value, (int, float)) or isinstance(value, bool) or not -MOST <= value <= MOST:
            raise BadRecord(f"{where}: expected numbers, found {value!r:.80}")


class Flag(Shape):
    """Something that is so or not."""

    __slots__ = ()

    def check(self, value: object, where: str) -> None:
        truth(value, where)


class Word(Shape):
    """One of several words, or `none` where there is none."""

    __slots__ = ("called", "none", "varies", "words")

    def __init__(
        self, words: Sequence[Hashable], none: Hashable = None, called: str = "", varies: bool = False
    ) -> None:
        self.words = tuple(words)
        self.none = none
        self.called = called
        """What errors say is expected, where there are too many words to list."""
        self.varies = varies
        """Whether a player's own deck or sheet can have other words."""

    def check(self, value: object, where: str) -> None:
        if not is_word(value, self.words) and (self.none is None or value != self.none):
            refuse_word(value, where, self)


class Counts(Shape):
    """A list of words in which the order means nothing; `much` is many of one word."""

    __slots__ = ("much", "word")

    def __init__(self, words: Sequence[Hashable], much: float = 1.0, called: str = "") -> None:
        self.word = Word(words, called=called)
        self.much = much

    def check(self, value: object, where: str) -> None:
        for word in listing(value, where, None):
            self.word.check(word, where)


class Seat(Shape):
    """One of the seats, and of `more` clans that nobody plays; `none` says whether it can be missing."""

    __slots__ = ("more", "none", "seats")

    def __init__(self, seats: int, more: int = 0, none: bool = False) -> None:
        self.seats = seats
        self.more = more
        self.none = none

    def check(self, value: object, where: str) -> None:
        if value is not None or not self.none:
            number(value, where, 0, self.seats + self.more - 1)


class SomeSeats(Shape):
    """A list of seats in which the order means nothing; `much` is often."""

    __slots__ = ("much", "seats")

    def __init__(self, seats: int, much: float = 1.0) -> None:
        self.seats = seats
        self.much = much

    def check(self, value: object, where: str) -> None:
        for seat in listing(value, where, None):
            number(seat, where, 0, self.seats - 1)


class PerSeat(Shape):
    """A list of what the seats have, and then `more` clans that nobody plays; a viewer may see more of the own seat."""

    __slots__ = ("mine", "more", "none", "seats", "theirs")

    def __init__(self, seats: int, mine: Shape, theirs: Shape | None = None, more: int = 0, none: bool = False) -> None:
        self.seats = seats
        self.mine = mine
        self.theirs = mine if theirs is None else theirs
        self.more = more
        self.none = none
        """Whether the list can be empty."""

    def check(self, value: object, where: str) -> None:
        if self.none and value == []:
            return
        for seat, thing in enumerate(listing(value, where, self.seats + self.more)):
            self.mine.check(thing, f"{where}[{seat}]")


class Row(Shape):
    """A list in which the order means something, with room for so many; `full` if there are always so many."""

    __slots__ = ("full", "length", "shape")

    def __init__(self, length: int, shape: Shape, full: bool = False) -> None:
        self.length = length
        self.shape = shape
        self.full = full

    def check(self, value: object, where: str) -> None:
        things = listing(value, where, self.length if self.full else None)
        if len(things) > self.length:
            raise BadRecord(f"{where}: expected a list of {self.length} at most, found {len(things)}")
        for place, thing in enumerate(things):
            self.shape.check(thing, f"{where}[{place}]")


class Pair(Shape):
    """Two things, each of its own shape."""

    __slots__ = ("first", "second")

    def __init__(self, first: Shape, second: Shape) -> None:
        self.first = first
        self.second = second

    def check(self, value: object, where: str) -> None:
        first, second = listing(value, where, 2)
        self.first.check(first, where)
        self.second.check(second, where)


class Fields(Shape):
    """Things by their names, each of its own shape; in a position written by hand any of them may be left out."""

    __slots__ = ("shapes",)

    def __init__(self, shapes: Mapping[str, Shape]) -> None:
        self.shapes = dict(shapes)

    def seen(self) -> dict[str, Shape]:
        """Return what views show, some of it perhaps to one seat only."""
        return {name: part for name, part in self.shapes.items() if not isinstance(part, (Absent, Secret))}

    def check(self, value: object, where: str) -> None:
        data = mapping(value, where or "position")
        known(data, where or "position", tuple(self.shapes))
        for name, thing in data.items():
            self.shapes[name].check(thing, f"{where}.{name}" if where else name)


class Named(Shape):
    """Things of one shape by names from a list; `full` if a view has all of them."""

    __slots__ = ("full", "names", "shape")

    def __init__(self, names: Sequence[str], shape: Shape, full: bool = False) -> None:
        self.names = tuple(names)
        self.shape = shape
        self.full = full

    def check(self, value: object, where: str) -> None:
        data = mapping(value, where)
        known(data, where, self.names)
        for name, thing in data.items():
            self.shape.check(thing, f"{where}.{name}")


class There(Shape):
    """A thing that can be missing: learners are told whether it is there."""

    __slots__ = ("shape",)

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def check(self, value: object, where: str) -> None:
        self.shape.check(value, where)


class Sometimes(Shape):
    """A thing that is left out where there is nothing of it."""

    __slots__ = ("shape",)

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def check(self, value: object, where: str) -> None:
        self.shape.check(value, where)


class Same(Shape):
    """What is the same in all positions of a game, so that learners need no number for it."""

    __slots__ = ("shape",)

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def check(self, value: object, where: str) -> None:
        self.shape.check(value, where)


class Secret(Shape):
    """What only a dump has: no view shows it."""

    __slots__ = ("shape",)

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def check(self, value: object, where: str) -> None:
        self.shape.check(value, where)


class Absent(Shape):
    """What a game with these settings does not have, and why not."""

    __slots__ = ("reason",)

    def __init__(self, reason: str) -> None:
        self.reason = reason

    def check(self, value: object, where: str) -> None:
        raise BadRecord(f"{where}: {self.reason}")


def is_word(value: object, words: tuple[Hashable, ...]) -> bool:
    """Return whether a value is one of the words; a list is never one, and true is not 1."""
    return isinstance(value, (str, int)) and not isinstance(value, bool) and value in words


def refuse_word(value: object, where: str, word: Word) -> None:
    """Say which words were expected; numbers that follow one another are told by the first and the last."""
    allowed = [*word.words, *([] if word.none is None else [word.none])]
    numbers = [one for one in allowed if isinstance(one, int)]
    if word.called:
        raise BadRecord(f"{where}: expected {word.called}, found {value!r:.80}")
    if numbers:
        number(value, where, min(numbers), max(numbers))
    choice(value, where, [str(one) for one in allowed if one != ""])


FLAG: Final = Flag()
