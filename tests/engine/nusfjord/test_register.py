"""The register: what a rule declares where it is written is part of the game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules

import pytest

import netloft
from netloft.core.effect import Effect
from netloft.core.text import NetloftError
from netloft.games.nusfjord.rules import actions, phases, register

GAME = netloft.game("nusfjord")
MODULES = [f"{room.__name__}.{found.name}" for room in (actions, phases) for found in iter_modules(room.__path__)]


def effects(value: object) -> Iterable[Effect]:
    """List the effects in a constant of a module."""
    if isinstance(value, Effect):
        yield value
    elif isinstance(value, tuple | list):
        yield from (part for part in value if isinstance(part, Effect))
    elif isinstance(value, dict):
        yield from (part for part in value.values() if isinstance(part, Effect))


@pytest.mark.parametrize("module", MODULES)
def test_every_effect_is_declared(module: str) -> None:
    """Whatever a module builds at import can be dumped and loaded, because the game knows it."""
    for value in vars(import_module(module)).values():
        for effect in effects(value):
            assert GAME.effects.get(effect.text) is effect, effect.text


@pytest.mark.parametrize("module", MODULES)
def test_the_ids_do_not_depend_on_what_is_imported_first(module: str) -> None:
    """The list of actions, and the steps, are the same whichever module comes first."""
    code = f"import {module}, netloft; print('|'.join(netloft.game('nusfjord').effects), end='')"
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert run.stdout.split("|") == list(GAME.effects)


def test_the_room_of_actions_brings_all_its_modules() -> None:
    """A module that was left out would declare its words too late for the reader of decks."""
    assert sorted(actions.__all__) == sorted(found.name for found in iter_modules(actions.__path__))


def test_no_place_is_taken_twice() -> None:
    """Two groups of options at one place would change ids by the order of imports."""
    place = min(register.OPTIONS)
    with pytest.raises(NetloftError, match=f"have place {place}: 'gold', 'gold'"):
        register.options_at(place, register.OPTIONS[place])
