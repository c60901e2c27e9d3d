"""A player's own deck as a setting."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from netloft.core.text import NetloftError
from netloft.games.nusfjord.terminal import command_words as words
from netloft.games.nusfjord.terminal import decks
from netloft.terminal import files
from netloft.terminal.own import OwnFile


def read_deck(path: Path) -> str:
    """Read a player's own deck; NetloftError names the file and what is wrong with it."""
    text = files.read_text(path, words.A_DECK)
    _, problems = decks.check(text)
    for line, problem in problems:
        raise NetloftError(f"{path}:{line}: {problem}; see: netloft deck check {path}")
    return text


DECK: Final = OwnFile(words.HELP_OWN_DECK, read_deck)
