"""The games that are installed.  A game says in a manifest what it brings, and is found by its entry point."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Final

from netloft.core.text import NetloftError, Text

if TYPE_CHECKING:
    from netloft.core.game import Game

GROUP: Final = "netloft.games"
"""The group of entry points, in which each game names its manifest."""


@dataclass(frozen=True)
class Manifest:
    """What a game brings.

    Only the rules are needed; every other part has a generic form.  A part is written as `package.module:OBJECT` and
    imported when it is used, so that a player of the terminal needs no numpy and a learner no web server.
    """

    name: str
    rules: str
    """The `netloft.core.game.Game`."""
    order: int = 100
    """Where the game stands in lists: games with a lower number come first."""
    evaluation: str = ""
    """What bots judge positions by: a `netloft.bots.evaluation.Evaluation`."""
    weights: str = ""
    """The package in which learned weights lie, as `SEATS.json`."""
    observation: str = ""
    """A view as numbers: a `netloft.envs.observation.Layout`."""
    facts: str = ""
    """What is printed on boards and cards, for the page: a `netloft.server.facts.GameFacts`."""
    renderer: str = ""
    """How the terminal draws the game: a `netloft.terminal.renderer.Renderer`."""
    topics: str = ""
    """What reports count: a `netloft.arena.topics.Topic`."""
    words: str = ""
    """Names for the fields and words of a view: a dict of `netloft.core.text.Text`; generic forms show them."""
    guide: str = ""
    """The rules in short: pairs of `netloft.core.text.Text`, heading and paragraph, the introduction first."""
    commands: Mapping[str, str] = field(default_factory=dict)
    """Commands of the command line that only this game has, by their names."""
    own: Mapping[str, str] = field(default_factory=dict)
    """Settings whose value can be the text of a player's own file: a `netloft.terminal.own.OwnFile` for each."""


@cache
def manifests() -> dict[str, Manifest]:
    """Return the manifests of all installed games, in the order of lists; one that cannot be loaded is left out."""
    found: dict[str, Manifest] = {}
    for entry in entry_points(group=GROUP):
        try:
            manifest = entry.load()
        except Exception as error:  # noqa: BLE001 - whatever is wrong with one game, the others can be played
            warnings.warn(f"{entry.name}: this game cannot be loaded: {error!r}", stacklevel=2)
            continue
        if not isinstance(manifest, Manifest) or manifest.name != entry.name or not entry.name.isidentifier():
            warnings.warn(f"{entry.name}: expected a manifest of that name at {entry.value}", stacklevel=2)
        elif entry.name in found:
            warnings.warn(f"{entry.name}: two installed games have this name", stacklevel=2)
        else:
            found[entry.name] = manifest
    return dict(sorted(found.items(), key=lambda item: (item[1].order, item[0])))


def manifest(name: str) -> Manifest:
    """Return the manifest of a game; one that is not installed, but made by a program, brings its rules alone."""
    return manifests().get(name) or Manifest(name, rules="")


def load(part: str) -> Any:
    """Import a part of a manifest."""
    module, _, name = part.partition(":")
    return getattr(import_module(module), name)


def game(name: str) -> Game:
    """Return the rules of an installed game."""
    known = manifests()
    if name not in known:
        raise NetloftError(f"game: no such game as {name!r:.80}; expected one of {', '.join(known)}")
    try:
        found: Game = load(known[name].rules)
    except Exception as error:
        raise NetloftError(f"{name}: this game cannot be loaded: {error!r}") from error
    return found


def playable() -> list[str]:
    """List the games whose rules can be imported; warn about the others."""
    found: list[str] = []
    for name in manifests():
        try:
            game(name)
        except NetloftError as error:
            warnings.warn(str(error), stacklevel=2)
        else:
            found.append(name)
    return found


def words_of(name: str) -> Mapping[str, Text]:
    """Return what a game calls the fields and words of its views; empty if it does not say."""
    part = manifest(name).words
    found: Mapping[str, Text] = load(part) if part else {}
    return found


def guide_of(name: str) -> Sequence[tuple[Text, Text]]:
    """Return the rules of a game in short, the introduction first; empty if it brings none."""
    part = manifest(name).guide
    found: Sequence[tuple[Text, Text]] = load(part) if part else ()
    return found
