"""The register of effects that belong to no card: each is declared where it is written, and found from here."""

from __future__ import annotations

from typing import Final, TypeVar

from netloft.core.effect import Effect
from netloft.core.text import NetloftError

Some = TypeVar("Some", bound=Effect)

OPTIONS: Final[dict[int, tuple[Effect, ...]]] = {}
"""Options by their place in the fixed list of actions."""
STEPS: Final[list[Effect]] = []
"""All other effects."""
OF_CHANCE: Final[list[Effect]] = []
"""Steps that nobody in particular does."""
QUESTIONS: Final[list[tuple[Effect, Effect]]] = []
"""Steps that act on an answer, each with a question that may come right before it."""


def options_at(place: int, found: tuple[Some, ...]) -> tuple[Some, ...]:
    """Declare options; their place decides their ids, so it never changes within a rules version."""
    if place in OPTIONS:
        raise NetloftError(f"two groups of options have place {place}: {OPTIONS[place][0].text!r}, {found[0].text!r}")
    OPTIONS[place] = found
    return found


def option_at(place: int, found: Some) -> Some:
    """Declare a single option."""
    options_at(place, (found,))
    return found


def step(found: Some, *questions: Effect, of_chance: bool = False) -> Some:
    """Declare a step, with the questions of which one must come right before it."""
    STEPS.append(found)
    if of_chance:
        OF_CHANCE.append(found)
    follows(found, *questions)
    return found


def follows(found: Effect, *questions: Effect) -> None:
    """Declare more questions that may come right before a step."""
    for question in questions:
        QUESTIONS.append((found, question))
