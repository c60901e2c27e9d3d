"""A player's own score sheet as a setting."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

from netloft.core.text import NetloftError
from netloft.games.fleet.terminal import command_words as words
from netloft.terminal import files
from netloft.terminal.own import OwnFile


def read_sheet(path: Path) -> str:
    """Read a player's own score sheet; NetloftError names the file and what is wrong with it."""
    text = files.read_text(path, words.A_SHEET)
    try:
        reader = import_module("netloft.games.fleet.rules.sheets.sheet")  # it takes a while, and help does without
        reader.read_sheet(text)
    except NetloftError as error:
        raise NetloftError(f"{path}: {error}; see: netloft sheet check {path}") from None
    return text


SHEET: Final = OwnFile(words.HELP_OWN_SHEET, read_sheet)
