"""Kinds of things in a view, and the numbers each becomes; `kind_of` finds the kind of a shape.

A kind has fixed `names`, one for each of its numbers, and writes a value of the view into its place.  Whatever it does
not know is an error, never left out in silence.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, TypeAlias

from netloft.core import shapes

Numbers: TypeAlias = "array[float]"


class Kind:
    """Encodes one part of a view as numbers."""

    __slots__ = ("highs", "lows", "names", "scales", "size")

    def __init__(
        self,
        names: Sequence[str],
        lows: Sequence[float],
        highs: Sequence[float],
        scales: Sequence[float] | None = None,
    ) -> None:
        self.names = names
        """The name of each number, appended to the name of the part."""
        self.lows = lows
        self.highs = highs
        self.scales = [1.0] * len(names) if scales is None else scales
        """What each number is multiplied by."""
        self.size = len(names)

    def write(self, value: Any, out: Numbers, at: int, me: int) -> None:
        """Write a value to the zeroed numbers from index `at` on, as seen by the seat `me`."""
        raise NotImplementedError


class Number(Kind):
    """A number, divided by a large value so that it is roughly between 0 and 1."""

    __slots__ = ("scale",)

    def __init__(self, much: float, least: float, most: float) -> None:
        super().__init__([""], [least / much], [most / much], [1 / much])
        self.scale = 1 / much

    def write(self, value: float, out: Numbers, at: int, me: int) -> None:
        out[at] = value * self.scale


class Flag(Kind):
    """A truth value."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__([""], [0.0], [1.0])

    def write(self, value: bool, out: Numbers, at: int, me: int) -> None:
        out[at] = value


class Same(Kind):
    """A part that is the same in all positions of a game and needs no number."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__([], [], [])

    def write(self, value: object, out: Numbers, at: int, me: int) -> None:
        pass


class Word(Kind):
    """One of several words, one-hot; all zero for `none`."""

    __slots__ = ("none", "places")

    def __init__(self, words: Sequence[Hashable], none: Hashable = "") -> None:
        super().__init__([f".{word}" for word in words], [0.0] * len(words), [1.0] * len(words))
        self.places = {word: place for place, word in enumerate(words)}
        self.none = none

    def write(self, value: Hashable, out: Numbers, at: int, me: int) -> None:
        if value != self.none:
            out[at + self.places[value]] = 1.0


class Counts(Kind):
    """An unordered list of words: the count of each."""

    __slots__ = ("one", "places")

    def __init__(self, words: Sequence[Hashable], much: float = 1.0) -> None:
        number = len(words)
        names = [f".{word}" for word in words]
        super().__init__(names, [0.0] * number, [shapes.MOST / much] * number, [1 / much] * number)
        self.places = {word: place for place, word in enumerate(words)}
        self.one = 1.0 / much

    def write(self, value: Sequence[Hashable], out: Numbers, at: int, me: int) -> None:
        for word, number in Counter(value).items():
            out[at + self.places[word]] = number * self.one


class Seats(Kind):
    """One entry per seat, starting with the viewer's; unplayed clans come last."""

    __slots__ = ("mine", "seats", "theirs")

    def __init__(self, seats: int, mine: Kind, theirs: Kind | None = None, more: int = 0) -> None:
        theirs = mine if theirs is None else theirs
        whose = [mine] + [theirs] * (seats + more - 1)
        labels = seat_labels(seats, more)
        super().__init__(
            [f".{label}{name}" for label, kind in zip(labels, whose, strict=True) for name in kind.names],
            [low for kind in whose for low in kind.lows],
            [high for kind in whose for high in kind.highs],
            [scale for kind in whose for scale in kind.scales],
        )
        self.seats = seats
        self.mine = mine
        self.theirs = theirs

    def write(self, value: Sequence[Any], out: Numbers, at: int, me: int) -> None:
        beyond = at + self.mine.size
        for seat, thing in enumerate(value):
            place = (seat - me) % self.seats if seat < self.seats else seat
            if place == 0:
                self.mine.write(thing, out, at, me)
            else:
                self.theirs.write(thing, out, beyond + (place - 1) * self.theirs.size, me)


class Seat(Kind):
    """A seat relative to the viewer's, one-hot; all zero for None or -1."""

    __slots__ = ("seats",)

    def __init__(self, seats: int, more: int = 0) -> None:
        labels = seat_labels(seats, more)
        super().__init__([f".{label}" for label in labels], [0.0] * len(labels), [1.0] * len(labels))
        self.seats = seats

    def write(self, value: int | None, out: Numbers, at: int, me: int) -> None:
        if value is not None and value >= 0:
            out[at + ((value - me) % self.seats if value < self.seats else value)] = 1.0


class SomeSeats(Kind):
    """An unordered list of seats: the count of each, relative to the viewer's."""

    __slots__ = ("one", "seats")

    def __init__(self, seats: int, much: float = 1.0) -> None:
        names = [f".{label}" for label in seat_labels(seats, 0)]
        super().__init__(names, [0.0] * seats, [shapes.MOST / much] * seats, [1 / much] * seats)
        self.seats = seats
        self.one = 1.0 / much

    def write(self, value: Sequence[int], out: Numbers, at: int, me: int) -> None:
        for seat, number in Counter(value).items():
            if seat >= 0:  # chance has no seat
                out[at + (seat - me) % self.seats] = number * self.one


class Row(Kind):
    """An ordered list with a fixed capacity, padded with zeros."""

    __slots__ = ("kind",)

    def __init__(self, length: int, kind: Kind) -> None:
        super().__init__(
            [f".{place}{name}" for place in range(length) for name in kind.names],
            list(kind.lows) * length,
            list(kind.highs) * length,
            list(kind.scales) * length,
        )
        self.kind = kind

    def write(self, value: Sequence[Any], out: Numbers, at: int, me: int) -> None:
        if len(value) * self.kind.size > self.size:
            raise KeyError(value)
        for thing in value:
            self.kind.write(thing, out, at, me)
            at += self.kind.size


class Fields(Kind):
    """Parts by name; missing ones are zero."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: Mapping[str, Kind]) -> None:
        super().__init__(
            [f".{name}{rest}" for name, kind in kinds.items() for rest in kind.names],
            [low for kind in kinds.values() for low in kind.lows],
            [high for kind in kinds.values() for high in kind.highs],
            [scale for kind in kinds.values() for scale in kind.scales],
        )
        self.kinds: dict[str, tuple[Kind, int]] = {}
        at = 0
        for name, kind in kinds.items():
            self.kinds[name] = (kind, at)
            at += kind.size

    def write(self, value: Mapping[str, Any], out: Numbers, at: int, me: int) -> None:
        for name, thing in value.items():
            kind, place = self.kinds[name]
            kind.write(thing, out, at + place, me)


class There(Kind):
    """An optional part: whether it is present, then its value."""

    __slots__ = ("kind",)

    def __init__(self, kind: Kind) -> None:
        super().__init__([".there", *kind.names], [0.0, *kind.lows], [1.0, *kind.highs], [1.0, *kind.scales])
        self.kind = kind

    def write(self, value: object, out: Numbers, at: int, me: int) -> None:
        out[at] = 1.0
        self.kind.write(value, out, at + 1, me)


def kind_of(shape: shapes.Shape) -> Kind:
    """Return the numbers that a thing of this shape becomes."""
    match shape:
        case shapes.Number():
            return Number(shape.much, shape.least, shape.most)
        case shapes.Points():
            return Number(shape.much, -shapes.MOST, shapes.MOST)
        case shapes.Flag():
            return Flag()
        case shapes.Word():
            return Word(shape.words, shape.none)
        case shapes.Counts():
            return Counts(shape.word.words, shape.much)
        case shapes.Seat():
            return Seat(shape.seats, shape.more)
        case shapes.SomeSeats():
            return SomeSeats(shape.seats, shape.much)
        case shapes.PerSeat():
            return Seats(shape.seats, kind_of(shape.mine), kind_of(shape.theirs), shape.more)
        case shapes.Row():
            return Row(shape.length, kind_of(shape.shape))
        case shapes.Named():
            return Fields(dict.fromkeys(shape.names, kind_of(shape.shape)))
        case shapes.Fields():
            return Fields({name: kind_of(part) for name, part in shape.seen().items()})
        case shapes.Sometimes():
            return kind_of(shape.shape)
        case shapes.There():
            return There(kind_of(shape.shape))
        case shapes.Same():
            return Same()
    raise TypeError(f"no numbers are known for {shape!r}")


def seat_labels(seats: int, more: int) -> list[str]:
    """Return the seat names relative to the viewer: me, next, then by distance; then unplayed clans."""
    around = [["me", "next", "third", "fourth", "fifth"][seat] for seat in range(seats)]
    return around + ["clan"] * more
