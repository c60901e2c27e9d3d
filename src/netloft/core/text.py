"""Texts in English, in German, and in the languages that have a catalogue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from netloft.core import catalogue
from netloft.core.catalogue import Catalogue

ENGLISH: Final = "en"
GERMAN: Final = "de"
FILES: Final = {lang: path for lang, path in catalogue.files().items() if lang not in {ENGLISH, GERMAN}}
LANGUAGES: Final = (ENGLISH, GERMAN, *FILES)
"""The languages that can be spoken: the two of the texts themselves, and those with a catalogue."""

catalogues: Final[dict[str, Catalogue]] = {}  # cache


def catalogue_of(lang: str) -> Catalogue:
    """Return the catalogue of a language, which is read when it is first needed; an empty one if there is none."""
    found = catalogues.get(lang)
    if found is None:
        try:
            found = catalogue.read(FILES[lang]) if lang in FILES else Catalogue(lang, ".", {})
        except ValueError as error:
            raise NetloftError(str(error)) from None
        catalogues[lang] = found
    return found


def language_name(lang: str) -> str:
    """Return what a language is called by those who speak it."""
    return {ENGLISH: "English", GERMAN: "Deutsch"}.get(lang) or catalogue_of(lang).name


def decimal_mark(lang: str) -> str:
    """Return the sign before the fraction of a number."""
    return {ENGLISH: ".", GERMAN: ","}.get(lang) or catalogue_of(lang).decimal


def known_language(wanted: str) -> str:
    """Return the language that a code or the name of a locale begins with; English if it is not spoken here."""
    for lang in LANGUAGES:
        if wanted.lower().startswith(lang):
            return lang
    return ENGLISH


class Text:
    """A sentence or name in English and German, with `{}` placeholders; catalogues have its other languages."""

    __slots__ = ("de", "en")

    def __init__(self, en: str, de: str) -> None:
        self.en = en
        self.de = de

    def say(self, lang: str, *values: object) -> str:
        """Return the text in a language, filled with numbers, names, texts or counted nouns."""
        if lang == GERMAN:
            sentence = self.de
        elif lang == ENGLISH:
            sentence = self.en
        else:
            sentence = catalogue_of(lang).translate(self.en)
        return sentence.format(*[say(value, lang) for value in values]) if values else sentence


class Made(Text):
    """A text that a function makes in each language."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[str], str]) -> None:
        super().__init__(make(ENGLISH), make(GERMAN))
        self.make = make

    def say(self, lang: str, *values: object) -> str:
        """Return the text in a language."""
        return self.make(lang) if lang not in {ENGLISH, GERMAN} else super().say(lang, *values)


class Noun:
    """A countable noun: one fish, two fish; ein Boot, zwei Boote."""

    __slots__ = ("counted", "many", "one")

    def __init__(self, one: Text, many: Text) -> None:
        self.one = one
        self.many = many
        self.counted: dict[int, Text] = {}  # cache

    def count(self, n: int) -> Text:
        """Return the noun with a count: 1 boat, 2 boats."""
        text = self.counted.get(n)
        if text is None:
            word = self.one if abs(n) == 1 else self.many
            text = Text(f"{n} {word.en}", f"{n} {word.de}")
            self.counted[n] = text
        return text


def noun(one_en: str, many_en: str, one_de: str, many_de: str) -> Noun:
    """Return a noun from its singular and plural in both languages."""
    return Noun(Text(one_en, one_de), Text(many_en, many_de))


def say(value: object, lang: str) -> str:
    """Format a value for a sentence; join lists with commas."""
    if isinstance(value, Text):
        return value.say(lang)
    if isinstance(value, (list, tuple)):
        return ", ".join([say(item, lang) for item in value])
    return str(value)


class NetloftError(ValueError):
    """Invalid input; the message says what was found and what was expected."""


class Illegal(NetloftError):
    """An illegal move, with the rule that forbids it."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.en)
        self.reason = reason

    def say(self, lang: str) -> str:
        """Return the reason in a language."""
        return self.reason.say(lang)
