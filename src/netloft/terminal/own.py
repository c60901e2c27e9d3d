"""Players' own files, such as decks and score sheets, as the values of settings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import click

from netloft import registry
from netloft.core.text import Text
from netloft.terminal.asking import FILE, say

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class OwnFile:
    """A setting whose value can be the text of a player's own file."""

    help: Text
    read: Callable[[Path], str]
    """Reads a file; NetloftError names it and what is wrong with it."""


def own_files() -> dict[str, str]:
    """Return the settings of all games that can be files."""
    return {name: part for manifest in registry.manifests().values() for name, part in manifest.own.items()}


def options(command: F) -> F:
    """Give a command an option for each setting that can be a file: `--deck FILE`."""
    for name, part in reversed(own_files().items()):
        own: OwnFile = registry.load(part)
        command = click.option(f"--{name}", type=FILE, metavar="FILE", help=say(own.help))(command)
    return command


def listed() -> str:
    """List these options, for errors."""
    return " or ".join([f"--{name}" for name in own_files()])


def read(given: dict[str, Path | None]) -> dict[str, str]:
    """Read the files that were given, as settings."""
    known = own_files()
    return {name: registry.load(known[name]).read(path) for name, path in given.items() if path is not None}
