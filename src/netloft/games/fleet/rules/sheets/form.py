"""A score sheet's file while it is read: its values by name, where they come from, and what is wrong with them."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

PRINTED: Final = "printed"
SOURCES: Final = (PRINTED, "certain", "very likely", "guess", "reconstruction")

# The shipped sheet has 12,065 characters in lines of up to 162.  tomllib needs time that grows with the square of the
# parts of a name, so a short text alone is not enough: a line of 1,000 characters takes a millisecond.
LARGEST: Final = 32_768  # characters
LONGEST_LINE: Final = 1_000

HEADER: Final = re.compile(r"\s*\[\s*([\w.]+)\s*\]")
KEY: Final = re.compile(r"\s*([\w.]+)\s*=")
ROW: Final = re.compile(r"\s*\{")


class Form:
    """The values of a file by their dotted names; what is wrong is noted with its line and reading goes on."""

    __slots__ = ("cells", "errors", "lengths", "lines", "readable", "sources", "taken", "warnings")

    def __init__(self, text: str) -> None:
        self.cells: dict[str, Any] = {}  # boats.cod.boats, harbor.king_crab.bonuses[0].points
        self.sources: dict[str, str] = {}  # by the name of a value, or of a row: harbor.king_crab.bonuses[0]
        self.lengths: dict[str, int] = {}  # of the lists of rows
        self.taken: set[str] = set()
        self.lines = lines_of(text[:LARGEST])
        self.errors: list[str] = []
        self.warnings: list[str] = []
        self.readable = True
        too_large = size_problem(text)
        if too_large:
            self.readable = False
            self.errors.append(too_large)
            return
        try:
            self.spread(tomllib.loads(text))
        except (ValueError, RecursionError) as error:  # not only TOMLDecodeError: 5000 digits are a plain ValueError
            self.readable = False
            self.errors.append(f"the file cannot be read as TOML: {error!s:.200}")

    def spread(self, data: dict[str, Any]) -> None:
        """Enter the values of all tables under their dotted names."""
        to_do: list[tuple[str, dict[str, Any]]] = [("", data)]
        while to_do:  # not by recursion: a.a.a... may be deeper than Python's stack
            table, part = to_do.pop()
            for key, value in part.items():
                name = key if key.isidentifier() else shown(key)
                path = f"{table}.{name}" if table else name
                if isinstance(value, dict):
                    if "is" in value:
                        self.enter_value(path, value)
                    else:
                        to_do.append((path, value))
                elif isinstance(value, list) and value and all([isinstance(row, dict) for row in value]):
                    self.enter_rows(path, value)
                else:
                    self.cells[path] = value
                    self.sources[path] = PRINTED

    def enter_value(self, path: str, value: dict[str, Any]) -> None:
        """Enter a value that says where it comes from."""
        self.cells[path] = value["is"]
        self.sources[path] = self.source(path, value)
        for key in value:
            if key not in ("is", "source"):
                self.error(path, f"expected is and source, found {shown(key)}")

    def enter_rows(self, path: str, rows: list[dict[str, Any]]) -> None:
        """Enter the cells of rows, each of which says where it comes from."""
        self.lengths[path] = len(rows)
        for number, row in enumerate(rows):
            where = f"{path}[{number}]"
            self.sources[where] = self.source(where, row)
            for key, value in row.items():
                if key != "source":
                    self.cells[f"{where}.{key if key.isidentifier() else shown(key)}"] = value

    def source(self, path: str, value: dict[str, Any]) -> str:
        """Read where a value or a row comes from; one that does not say so was read off the printed sheet."""
        source = value.get("source", PRINTED)
        if isinstance(source, str) and source in SOURCES:
            return source
        self.error(f"{path}.source", f"expected one of {', '.join(SOURCES)}, found {shown(source)}")
        return PRINTED

    def error(self, path: str, problem: str) -> None:
        """Note what the rules or the form of the file forbid."""
        self.errors.append(self.at(path) + problem)

    def warn(self, path: str, problem: str) -> None:
        """Note what is very likely wrong."""
        self.warnings.append(self.at(path) + problem)

    def at(self, path: str) -> str:
        """Name a place; what has no line of its own stands in the line of what it belongs to."""
        holder = path
        while holder and holder not in self.lines:
            holder = holder[: max(holder.rfind("."), holder.rfind("["), 0)]
        where = f"line {self.lines[holder]}: " if holder else ""
        return f"{where}{path:.80}: "

    def take(self, path: str) -> Any:
        """Return a value, or None if there is none."""
        self.taken.add(path)
        return self.cells.get(path)

    def number(self, path: str, least: int, most: int) -> int:
        """Read a whole number within bounds."""
        value = self.take(path)
        if is_number(value, least, most):
            return int(value)
        self.error(path, f"expected a whole number from {least} to {most}, found {shown(value)}")
        return least

    def numbers(self, path: str, length: int | None, least: int, most: int) -> tuple[int, ...]:
        """Read a list of whole numbers, of a certain length if one is given."""
        value = self.take(path)
        if is_list(value, length) and all([is_number(n, least, most) for n in value]):
            return tuple(value)
        of = "" if length is None else f"{length} "
        self.error(path, f"expected a list of {of}whole numbers from {least} to {most}, found {shown(value)}")
        return ()

    def one_or_each(self, path: str, length: int, least: int, most: int) -> tuple[int, ...]:
        """Read a list of whole numbers, or one number that stands for all of them."""
        if isinstance(self.cells.get(path), list):
            return self.numbers(path, length, least, most)
        return (self.number(path, least, most),) * length

    def word(self, path: str, allowed: Sequence[str]) -> str:
        """Read one of several words."""
        value = self.take(path)
        if isinstance(value, str) and value in allowed:
            return value
        self.error(path, f"expected one of {', '.join(allowed)}, found {shown(value)}")
        return allowed[0]

    def words(self, path: str, length: int | None, allowed: Sequence[str]) -> tuple[str, ...]:
        """Read a list of words, of a certain length if one is given."""
        value = self.take(path)
        if is_list(value, length) and all([isinstance(word, str) and word in allowed for word in value]):
            return tuple(value)
        of = "" if length is None else f"{length} "
        self.error(path, f"expected a list of {of}words from {', '.join(allowed)}, found {shown(value)}")
        return ()

    def column(self, path: str, letters: str) -> str:
        """Read the boxes of a column from the top; spaces between them do not count."""
        value = self.take(path)
        boxes = value.replace(" ", "") if isinstance(value, str) else ""
        if 1 <= len(boxes) <= 20 and all([box in letters for box in boxes]):
            return boxes
        self.error(path, f"expected 1 to 20 boxes out of {' '.join(letters)}, found {shown(value)}")
        return "."

    def title(self, path: str) -> str:
        """Read a name."""
        value = self.take(path)
        if isinstance(value, str) and 1 <= len(value) <= 30 and value.isprintable():
            return value
        self.error(path, f"expected a name of 1 to 30 letters, found {shown(value)}")
        return "-"

    def rows(self, path: str) -> list[str]:
        """Return the names of the rows of a list of one to thirty."""
        self.taken.add(path)
        length = self.lengths.get(path, 0)
        if 1 <= length <= 30:
            return [f"{path}[{number}]" for number in range(length)]
        self.error(path, f"expected a list of 1 to 30 rows, found {length or shown(self.cells.get(path))}")
        for cell in self.cells:
            if cell.startswith(f"{path}["):
                self.taken.add(cell)
        return []

    def refuse_the_rest(self) -> None:
        """Note every value that nobody has asked for."""
        for path in self.cells:
            if path not in self.taken:
                self.error(path, "means nothing on this sheet; expected one of the names of the shipped sheet")


def is_number(value: object, least: int, most: int) -> bool:
    """Tell whether a value is a whole number within bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def is_list(value: object, length: int | None) -> bool:
    """Tell whether a value is a list, of a certain length if one is given."""
    return isinstance(value, list) and length in {None, len(value)}


def shown(value: object) -> str:
    """Show a value of the file in a message, however long or deep it is."""
    if value is None:
        return "nothing"
    try:
        return f"{value!r:.160}"
    except (ValueError, RecursionError):  # 0xfff... with thousands of digits; a.a.a... with thousands of tables
        return "something too long to show"


def size_problem(text: str) -> str:
    """Return what is wrong with a file larger than any sheet; nothing if it is not."""
    if len(text) > LARGEST:
        return f"the file has {len(text):,} characters; a sheet has at most {LARGEST:,}"
    for number, line in enumerate(text.splitlines(), start=1):
        if len(line) > LONGEST_LINE:
            return f"line {number}: {len(line):,} characters; a line of a sheet has at most {LONGEST_LINE:,}"
    return ""


def lines_of(text: str) -> dict[str, int]:
    """Find the lines of tables, values and rows in a file."""
    lines: dict[str, int] = {}
    table = ""
    path = ""
    rows = 0
    for number, line in enumerate(text.split("\n"), start=1):
        header, key = HEADER.match(line), KEY.match(line)
        if header:
            table = path = header[1]
        elif key:
            path = f"{table}.{key[1]}" if table else key[1]
            rows = 0
        elif ROW.match(line):
            lines.setdefault(f"{path}[{rows}]", number)
            rows += 1
            continue
        else:
            continue
        lines.setdefault(path, number)
    return lines
