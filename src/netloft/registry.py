"""The installed games.  Each has a manifest that lists its parts, found through an entry point."""

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
"""The entry point group in which each game names its manifest."""


@dataclass(frozen=True)
class Manifest:
    """The parts of a game.

    Only the rules are required; every other part has a generic fallback.  A part is written as `package.module:OBJECT`
    and imported on first use, so that terminal players need no numpy and learners no web server.
    """

    name: str
    rules: str
    """The `netloft.core.game.Game`."""
    order: int = 100
    """Sort key: games with a lower number come first in lists."""
    evaluation: str = ""
    """How bots evaluate positions: a `netloft.bots.evaluation.Evaluation`."""
    weights: str = ""
    """The package with trained weights, as `SEATS.json`."""
    advice: str = ""
    """How plans are told in a player's words: a `netloft.bots.advice.Teller`."""
    ending: str = ""
    """Awards, and the verdict on a game played alone: a `netloft.bots.ending.Ending`."""
    observation: str = ""
    """How a view becomes numbers: a `netloft.envs.observation.Layout`."""
    facts: str = ""
    """What is printed on boards and cards, for the page: a `netloft.server.facts.GameFacts`."""
    tasks: str = ""
    """The benchmark tasks: a tuple of `netloft.envs.tasks.Task`."""
    renderer: str = ""
    """How the terminal draws the game: a `netloft.terminal.renderer.Renderer`."""
    topics: str = ""
    """What reports count: a `netloft.arena.topics.Topic`."""
    words: str = ""
    """Names for the fields and words of a view: a dict of `netloft.core.text.Text`; generic forms show them."""
    guide: str = ""
    """The rules in short: pairs of `netloft.core.text.Text`, heading and paragraph, the introduction first."""
    commands: Mapping[str, str] = field(default_factory=dict)
    """Extra commands of the command line, by name."""
    own: Mapping[str, str] = field(default_factory=dict)
    """Settings that can be read from a custom file: a `netloft.terminal.own.OwnFile` for each."""


@cache
def manifests() -> dict[str, Manifest]:
    """Return the manifests of all installed games in display order, skipping those that cannot be loaded."""
    found: dict[str, Manifest] = {}
    for entry in entry_points(group=GROUP):
        try:
            manifest = entry.load()
        except Exception as error:  # noqa: BLE001 - a broken game must not affect the others
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
    """Return the manifest of a game; a game that is not installed has only its rules."""
    return manifests().get(name) or Manifest(name, rules="")


def load(part: str) -> Any:
    """Import a part named in a manifest."""
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


@cache
def playable() -> list[str]:
    """List the games whose rules can be imported; warn about the others, which are tried only once."""
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
