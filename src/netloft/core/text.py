"""Words in English and German."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "de")


class Text:
    """One sentence or name in both languages; its `{}` places are filled when it is said."""

    __slots__ = ("de", "en")

    def __init__(self, en: str, de: str) -> None:
        self.en = en
        self.de = de

    def say(self, lang: str, *values: object) -> str:
        """Put it in words, with values that are numbers, names, texts or counted nouns."""
        sentence = self.de if lang == "de" else self.en
        return sentence.format(*[say(value, lang) for value in values]) if values else sentence


class Noun:
    """A thing that can be counted: one fish, two fish; ein Boot, zwei Boote."""

    __slots__ = ("counted", "many", "one")

    def __init__(self, one: Text, many: Text) -> None:
        self.one = one
        self.many = many
        self.counted: dict[int, Text] = {}  # what was said before is not made again

    def count(self, n: int) -> Text:
        """Say how many of it: 1 boat, 2 boats."""
        text = self.counted.get(n)
        if text is None:
            word = self.one if abs(n) == 1 else self.many
            text = Text(f"{n} {word.en}", f"{n} {word.de}")
            self.counted[n] = text
        return text


def noun(one_en: str, many_en: str, one_de: str, many_de: str) -> Noun:
    """Name a thing in both numbers and both languages."""
    return Noun(Text(one_en, one_de), Text(many_en, many_de))


def say(value: object, lang: str) -> str:
    """Put a value of a sentence in words; lists are joined with commas."""
    if isinstance(value, Text):
        return value.say(lang)
    if isinstance(value, (list, tuple)):
        return ", ".join([say(item, lang) for item in value])
    return str(value)


class NetloftError(ValueError):
    """Something the caller gave is wrong; the message names it and what was expected."""


class Illegal(NetloftError):
    """A move that the rules forbid, with the rule that forbids it."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.en)
        self.reason = reason

    def say(self, lang: str) -> str:
        """Give the reason in words."""
        return self.reason.say(lang)
