"""Events, previews and score sheets: what happened, what would happen and what it is worth."""

from __future__ import annotations

from netloft.core.text import Text


class Event:
    """Something that happened: who did it, the sentence with its values, who may see it, and when it was."""

    __slots__ = ("phase", "round", "sentence", "to", "values", "who")

    def __init__(
        self, to: int, who: int, sentence: Text, values: tuple[object, ...], when: tuple[int | None, str]
    ) -> None:
        self.to = to
        self.who = who
        self.sentence = sentence
        self.values = values
        self.round = when[0]
        self.phase = when[1]


class Preview:
    """What an option would change: paths in the view with old and new values, and the events in words."""

    __slots__ = ("changes", "following", "last", "lines", "sheet")

    def __init__(
        self,
        changes: list[tuple[str, object, object]],
        lines: dict[str, list[str]],
        sheet: list[tuple[Text, int | float, int | float]],
        last: bool,
        following: list[str],
    ) -> None:
        self.changes = changes
        self.lines = lines
        self.sheet = sheet
        """Score sheet lines that would change, with old and new points."""
        self.last = last
        """Whether somebody else, or chance, would decide next."""
        self.following = following
        """What the seat itself could choose next, as texts; empty if it would not decide next."""

    def words(self, lang: str = "en") -> list[str]:
        """Return what would happen, one sentence per event."""
        return self.lines[lang]


class Price:
    """What something costs a seat now."""

    __slots__ = ("goods", "payable")

    def __init__(self, goods: dict[str, int], payable: bool) -> None:
        self.goods = goods
        """How much of what, discounts counted; goods of which none is due are left out."""
        self.payable = payable
        """Whether the seat can pay, also with what comes just before."""


class Line:
    """One line of a score sheet."""

    __slots__ = ("key", "kind", "name", "points")

    def __init__(self, name: Text, points: int | float, key: str = "", kind: str = "") -> None:
        self.name = name
        self.points = points
        self.key = key or name.en
        """Identifies the line within its sheet, for programs: "ships", "Fish Stand"."""
        self.kind = kind or self.key
        """What sort of line it is: "building"; lines of which there is only one have their key as kind."""

    def label(self, lang: str) -> str:
        """Return the name of the line."""
        return self.name.say(lang)


def compare_sheets(old: list[Line], new: list[Line]) -> list[tuple[Text, int | float, int | float]]:
    """List the lines that differ between two score sheets."""
    before = {line.key: line.points for line in old}
    after = {line.key: line.points for line in new}
    names = {line.key: line.name for line in [*old, *new]}
    changes = [(name, before.get(key, 0), after.get(key, 0)) for key, name in names.items()]
    return [change for change in changes if change[1] != change[2]]


def compare(path: str, old: object, new: object, changes: list[tuple[str, object, object]]) -> None:
    """Collect the paths at which two views differ."""
    if old == new:
        return  # most parts are equal, and one comparison says so
    if isinstance(old, dict) and isinstance(new, dict):
        for key in [*old, *[key for key in new if key not in old]]:
            compare(f"{path}.{key}" if path else str(key), old.get(key), new.get(key), changes)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index in range(len(old)):
            compare(f"{path}.{index}", old[index], new[index], changes)
    else:
        changes.append((path, old, new))
