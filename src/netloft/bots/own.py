"""Custom bots: a class in a Python file, named FILE.py:CLASS.

Loading a bot runs the file, so only commands that were given its name may do so: never a server for a guest, nor a
report for a file of results.
"""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from typing import Any

from netloft.bots.bot import Bot
from netloft.bots.weights import from_home
from netloft.core.text import NetloftError


def is_own(name: str) -> bool:
    """Return whether a name refers to a class in a file."""
    return name.rpartition(":")[0].endswith(".py")


def own_bot(name: str) -> Bot:
    """Return a custom bot; raise NetloftError if it cannot be created."""
    file, _, wanted = name.rpartition(":")
    found = getattr(module(Path(file)), wanted, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise NetloftError(f"{file}: expected a class {wanted or 'after the colon'} that is a netloft.bots.Bot")
    try:
        made: Bot = found()
    except TypeError as error:  # other mistakes of its author are best shown by a traceback
        raise NetloftError(f"{name}: expected a class that is made without arguments: {error}") from None
    return made


def module(path: Path) -> Any:
    """Import a file once, under its full path, so that other processes can unpickle its classes."""
    full = from_home(path).resolve()
    known = f"netloft own bots {full}"
    if known in sys.modules:
        return sys.modules[known]
    if not full.is_file():
        raise NetloftError(f"{path}: expected a Python file with bots; there is none")
    spec = spec_from_file_location(known, full)
    if spec is None or spec.loader is None:
        raise NetloftError(f"{path}: expected a Python file with bots")
    made = module_from_spec(spec)
    sys.modules[known] = made
    try:
        spec.loader.exec_module(made)
    except Exception as error:  # noqa: BLE001  (it may be anything: the file is not ours)
        del sys.modules[known]
        lines = [f"line {frame.lineno}: " for frame in extract_tb(error.__traceback__) if frame.filename == str(full)]
        where = lines[-1] if lines else ""  # a syntax error names its line itself
        raise NetloftError(f"{path}: could not be run: {where}{type(error).__name__}: {error}") from None
    return made
