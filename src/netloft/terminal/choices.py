"""Options for people: numbered, listed in columns, and matched to what was typed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby, takewhile
from typing import Any, Final, NamedTuple, Protocol

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text as Line

MANY: Final = 8  # groups of this size show the common beginning of their labels only once


class Offer(Protocol):
    """Something that can be chosen: an option of a position, or of a server's state."""

    @property
    def text(self) -> str:
        """The text in the record."""

    @property
    def kind(self) -> str:
        """What it is: `bid`."""

    @property
    def args(self) -> dict[str, Any]:
        """What it is about: {"bid": 5}."""

    def label(self, lang: str, /) -> str:
        """Return the label."""


class Entry(NamedTuple):
    """A possible input: a choice with its label, or a command with its meaning."""

    text: str
    meaning: str
    is_choice: bool
    takes_choice: bool = False


def about(option: Offer) -> str:
    """Return what an option is about: the 5 of `bid 5`, the Fish Stand of `build Fish Stand`."""
    return " ".join([str(value) for value in option.args.values()])


def numbers(options: Sequence[Offer]) -> list[str]:
    """Number the options: `bid 5` is number 5 where each has a number of its own, else they are counted."""
    own = [about(option) for option in options]
    if len(set(own)) == len(own) and all(word.isdecimal() for word in own):
        return own
    return [str(number) for number in range(1, len(options) + 1)]


def find(options: Sequence[Offer], typed: str, lang: str) -> list[Offer]:
    """Find what was meant, by number, text, label, what it is about or a beginning; several if it is ambiguous."""
    typed = tidy(typed)
    if not typed:
        return []
    forms = [
        (number, tidy(option.text), tidy(option.label(lang)), tidy(about(option)), name_in_label(option, lang))
        for number, option in zip(numbers(options), options, strict=True)
    ]
    for form in range(5):
        found = [option for option, said in zip(options, forms, strict=True) if said[form] == typed]
        if found:
            return found
    for form in range(1, 5):
        found = [option for option, said in zip(options, forms, strict=True) if said[form].startswith(typed)]
        if found:
            return found
    return []


def completions(entries: Sequence[Entry], typed: str) -> tuple[str, list[tuple[str, str]]]:
    """Return the part of a line to complete, and the completions with explanations."""
    typed = typed.lstrip()
    first, space, rest = typed.partition(" ")
    behind = space and any(entry.takes_choice and entry.text == first.casefold() for entry in entries)
    begun = rest.lstrip() if behind else typed
    found: list[tuple[str, str]] = []
    for entry in entries:
        if behind and not entry.is_choice:
            continue
        if entry.text.casefold().startswith(begun.casefold()):
            found.append((entry.text, entry.meaning))
        elif entry.is_choice and entry.meaning.casefold().startswith(begun.casefold()):
            found.append((entry.meaning, entry.text))
    return begun, found


def name_in_label(option: Offer, lang: str) -> str:
    """Return what a label names: the Fish Stand of `Build: Fish Stand`."""
    return tidy(option.label(lang).partition(": ")[2])


def tidy(words: str) -> str:
    """Normalise input: lower case, single spaces."""
    return " ".join(words.casefold().split())


def show(options: Sequence[Offer], lang: str, hints: list[str] | None = None) -> RenderableType:
    """List the options in columns with hints; a large group shows its common prefix once."""
    hint_of = dict(zip([option.text for option in options], hints or [], strict=False))
    large = {name for name, count in Counter([option.kind for option in options]).items() if count >= MANY}
    rows: list[RenderableType] = []
    numbered = zip(numbers(options), options, strict=True)
    for name, members in groupby(numbered, key=lambda pair: pair[1].kind in large and pair[1].kind):
        group = list(members)
        labels = [option.label(lang) for _, option in group]
        head = beginning(labels) if name else ""
        if head:
            rows.append(Line(f"  {head} …", "italic"))
        wide = max(len(number) for number, _ in group) + 2
        items = [
            item(number.rjust(wide), label[len(head) :].strip(), hint_of.get(option.text, ""))
            for (number, option), label in zip(group, labels, strict=True)
        ]
        rows.append(Columns(items, padding=(0, 2), column_first=True, equal=True))
    return Group(*rows)


def beginning(labels: list[str]) -> str:
    """Return the common prefix of labels, in whole words."""
    shared = takewhile(lambda words: len(set(words)) == 1, zip(*[label.split() for label in labels], strict=False))
    return " ".join([words[0] for words in shared])


def item(number: str, label: str, hint: str = "") -> Line:
    """Return an option with its number and hint; a label that begins with the number drops it."""
    if label.startswith(f"{number.strip()} "):
        label = label.partition(" ")[2]
    line = Line.assemble((number, "bold cyan"), " ", label)
    return line.append(f" → {hint}", "green") if hint else line
