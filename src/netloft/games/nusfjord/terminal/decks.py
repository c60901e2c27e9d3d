"""Decks of Nusfjord on the command line: the shipped ones by name, and what is wrong with a player's own."""

from __future__ import annotations

import re
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.decks.reading import Deck

ELDERS: Final = "elders"
LIKE: Final = "{} {} has a number or name of the shipped card {} {}"


def shipped_decks() -> dict[str, Deck]:
    """Return the decks that come with Netloft; they are only read when somebody asks for them."""
    found: dict[str, Deck] = import_module("netloft.games.nusfjord.rules.catalogue").SHIPPED
    return found


def names() -> list[str]:
    """Name what can be shown."""
    return [*shipped_decks(), ELDERS]


def shipped(name: str) -> Deck:
    """Return a deck that comes with Netloft."""
    return shipped_decks()[name]


def copied(name: str) -> str:
    """Return the file of a shipped deck with numbers and names of its own: `103, "Fish Stand"` becomes 403."""
    shipped: str = import_module("netloft.games.nusfjord.rules.catalogue").shipped(name)
    _, _, text = shipped.partition("\n")  # its first line says whose deck it is
    text = re.sub(r'^deck\("([^"]*)", "([^"]*)"', r'deck("My \1", "Mein \2"', text, count=1, flags=re.MULTILINE)
    return re.sub(r'^card\(\d(\d\d), "([^"]*)", "([^"]*)"', r'card(4\1, "\2 4\1", "\3 4\1"', text, flags=re.MULTILINE)


def check(source: str) -> tuple[Deck, list[tuple[int, str]]]:
    """Read a player's own deck, and list what is wrong with it, by line."""
    deck: Deck = import_module("netloft.games.nusfjord.rules.decks.reading").read_deck(source)
    problems = list(deck.problems)
    for own in deck.cards:
        for card in [card for other in shipped_decks().values() for card in other.cards]:
            if own.number == card.number or own.name.en == card.name.en:
                said = LIKE.format(own.number, own.name.en, card.number, card.name.en)
                problems.append((line_of(source, own.number), said))
                break
    return deck, sorted(problems)


def line_of(source: str, number: int) -> int:
    """Find the line on which a card begins."""
    found = re.search(rf"^\s*card\(\s*{number}\b", source, re.MULTILINE)
    return source.count("\n", 0, found.end()) + 1 if found else 1
