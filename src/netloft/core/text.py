"""Texts in English and German."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "de")


class Text:
    """A sentence or name in both languages, with `{}` placeholders."""

    __slots__ = ("de", "en")

    def __init__(self, en: str, de: str) -> None:
        self.en = en
        self.de = de

    def say(self, lang: str, *values: object) -> str:
        """Return the text in a language, filled with numbers, names, texts or counted nouns."""
        sentence = self.de if lang == "de" else self.en
        return sentence.format(*[say(value, lang) for value in values]) if values else sentence


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
