"""What is printed on boards, cards and sheets; the page draws games from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from netloft import registry
from netloft.server.wire import Miniature

if TYPE_CHECKING:
    from netloft.core.position import Position


def no_miniature(_g: Position) -> Miniature | None:
    """Draw nothing."""
    return None


@dataclass(frozen=True)
class GameFacts:
    """The printed material of a game."""

    facts: Callable[[Any, str], Mapping[str, object]]
    """Returns what is printed for a position's setup, in a language; a TypedDict if the page has a board for it."""
    glossary: Callable[[str], list[dict[str, str]]]
    """Lists cards, pieces and terms in a language, each with its kind, name and explanation."""
    miniature: Callable[[Position], Miniature | None] = no_miniature
    """Draws a position small, from what everybody may see."""


def generic(game: str) -> GameFacts:
    """Make the facts of a game that brings none: its words for the plain board, and its guide as a glossary."""

    def facts(_g: Position, lang: str) -> dict[str, Any]:
        return {"words": {name: text.say(lang) for name, text in registry.words_of(game).items()}}

    def glossary(lang: str) -> list[dict[str, str]]:
        guide = registry.guide_of(game)
        return [{"kind": "", "name": head.say(lang), "text": text.say(lang)} for head, text in guide]

    return GameFacts(facts, glossary)


def facts_of(game: str) -> GameFacts:
    """Return the facts of a game."""
    part = registry.manifest(game).facts
    found: GameFacts = registry.load(part) if part else generic(game)
    return found


def facts(g: Position, lang: str) -> dict[str, Any]:
    """Return what is printed for the setup of a position."""
    return dict(facts_of(g.game.name).facts(g, lang))


@cache
def glossary(game: str, lang: str) -> list[dict[str, str]]:
    """List the cards, pieces and terms of a game, each with its kind and an explanation."""
    return facts_of(game).glossary(lang)
