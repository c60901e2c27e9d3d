"""Catalogues: one file for each language beyond English and German, keyed by the English sentence."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any, Final

SHIPPED: Final = Path(__file__).parents[1] / "languages"
PLACEHOLDER: Final = re.compile(r"\{(\d*)\}")
JOINTS: Final = re.compile(r"(\n+|: |, |; |\. | \(|\) | → )")
COUNTED: Final = re.compile(r"([^\w\s]?\d+) (.+)", re.DOTALL)
LONGEST: Final = 200  # letters of a sentence that is compared with patterns, which takes ever longer
MOST_FOUND: Final = 10_000  # cached sentences: those of custom decks come from outside


class Catalogue:
    """The sentences of one language."""

    def __init__(self, name: str, decimal: str, texts: dict[str, str], page: dict[str, str] | None = None) -> None:
        self.name = name
        """The language in its own words."""
        self.decimal = decimal
        self.texts = {english: said for english, said in texts.items() if said}
        self.page = page or {}
        """The sentences of the page, which it translates itself."""
        self.patterns: list[tuple[Any, str]] = []
        longest_first = sorted(self.texts, key=lambda english: len(PLACEHOLDER.sub("", english)), reverse=True)
        for english in longest_first:
            if PLACEHOLDER.search(english):
                parts = [re.escape(part) for part in PLACEHOLDER.split(english)[::2]]
                self.patterns.append((re.compile("(.+?)".join(parts), re.DOTALL), self.texts[english]))
        self.found: dict[str, str] = {}  # cache

    def translate(self, english: str) -> str:
        """Return a sentence in this language; one that was filled or put together is translated part by part."""
        said = self.texts.get(english)
        if said is None:
            said = self.found.get(english)
        if said is None:
            said = self.composed(english)
            if len(self.found) >= MOST_FOUND:
                self.found.clear()
            self.found[english] = said
        return said

    def composed(self, english: str) -> str:
        """Translate a sentence that has no entry of its own; what is unknown stays English."""
        if not any(map(str.isalpha, english)):
            return english
        lower = self.texts.get(english[0].lower() + english[1:])
        if lower is not None:
            return lower[0].upper() + lower[1:]
        if english != english.strip():
            inner = english.strip()
            before, _, after = english.partition(inner)
            return before + self.translate(inner) + after
        counted = COUNTED.fullmatch(english)
        if counted is not None and counted[2] in self.texts:
            return f"{counted[1]} {self.texts[counted[2]]}"
        for pattern, said in self.patterns if len(english) <= LONGEST else []:
            match = pattern.fullmatch(english)
            if match is not None:
                return str(said.format(*[self.translate(part) for part in match.groups()]))
        if counted is not None:
            return f"{counted[1]} {self.translate(counted[2])}"
        if english[-1] in ".:)":
            return self.translate(english[:-1]) + english[-1]
        if english[0] == "(":
            return "(" + self.translate(english[1:])
        parts = JOINTS.split(english)
        return english if len(parts) == 1 else "".join([self.translate(part) for part in parts])


def files() -> dict[str, Path]:
    """Find the catalogues: those that come with Netloft, and those in the folder NETLOFT_LANGUAGES."""
    folders = [SHIPPED]
    if os.environ.get("NETLOFT_LANGUAGES"):
        folders.append(Path(os.environ["NETLOFT_LANGUAGES"]))
    return {path.stem: path for folder in folders for path in sorted(folder.glob("*.json"))}


def read(path: Path) -> Catalogue:
    """Read a catalogue; raise ValueError with the file's name if it is not one."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ValueError(f"{path.name}: expected JSON, found {error}") from None
    if not isinstance(data, dict):
        raise ValueError(  # noqa: TRY004 - its file is wrong, not a type in the program
            f"{path.name}: expected an object with `name`, `decimal`, `texts` and `page`"
        )
    for part in ("texts", "page"):
        texts = data.setdefault(part, {})
        if not isinstance(texts, dict) or not all([isinstance(said, str) for said in texts.values()]):
            raise ValueError(f"{path.name}: expected `{part}` to have a string for each English sentence")
    name, decimal = str(data.get("name", path.stem)), str(data.get("decimal", "."))
    return Catalogue(name, decimal, data["texts"], data["page"])
