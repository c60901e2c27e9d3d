"""Custom files, such as decks and score sheets, as values of settings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import click

from netloft import registry
from netloft.core.text import NetloftError, Text
from netloft.terminal.shared_options import FILE, say

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class OwnFile:
    """A setting that can be read from a custom file."""

    help: Text
    read: Callable[[Path], str]
    """Reads a file; raises NetloftError if it is invalid."""


def names() -> list[str]:
    """List the settings of all games that can be read from files."""
    return list(dict.fromkeys([name for manifest in registry.manifests().values() for name in manifest.own]))


def options(command: F) -> F:
    """Add an option such as `--deck FILE` for each of these settings to a command."""
    for name in reversed(names()):
        parts = [manifest.own[name] for manifest in registry.manifests().values() if name in manifest.own]
        text = " ".join([say(registry.load(part).help) for part in parts])
        command = click.option(f"--{name}", type=FILE, metavar="FILE", help=text)(command)
    return command


def listed() -> str:
    """List these options, for errors."""
    return " or ".join([f"--{name}" for name in names()])


def read(game: str, given: dict[str, Path | None]) -> dict[str, str]:
    """Read the files that were given for a game, as settings."""
    known = registry.manifest(game).own
    found: dict[str, str] = {}
    for name, path in given.items():
        if path is None:
            continue
        if name not in known:
            raise NetloftError(f"--{name}: {game} has no such option")
        own: OwnFile = registry.load(known[name])
        found[name] = own.read(path)
    return found
