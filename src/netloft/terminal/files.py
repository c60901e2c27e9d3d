"""Record files: validated when read, and replaced atomically when written."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import netloft
from netloft.bots.weights import from_home

if TYPE_CHECKING:
    from netloft.core.game import Game
    from netloft.core.position import Position
    from netloft.core.record import Record

LARGEST: Final = 16_000_000  # bytes; a long game has about ten thousand
FILE_ERRORS: Final = (OSError, ValueError, RuntimeError)  # disk errors, a NUL in a name, a cyclic link, no home folder


def read(path: Path) -> Record:
    """Read a record file; raise NetloftError if it is invalid."""
    text = read_text(path)
    if not text.endswith("\n") and text.startswith("netloft "):
        raise netloft.NetloftError(f"{path}: cut off: expected a line end after the last move")
    try:
        record = netloft.read_record(text)
        netloft.game(record.game)
    except netloft.NetloftError as error:
        raise netloft.NetloftError(f"{path}: {error}") from None
    return record


def read_text(path: Path, expected: str = "a record of Netloft") -> str:
    """Read a text file of reasonable size."""
    try:
        with path.expanduser().open("rb") as file:
            data = file.read(LARGEST + 1)
        text = data.decode("utf-8-sig") if len(data) <= LARGEST else ""
    except UnicodeDecodeError:
        raise netloft.NetloftError(f"{path}: not a text: expected {expected}") from None
    except FILE_ERRORS as error:
        raise netloft.NetloftError(f"{path}: cannot be read: {reason(error)}") from None
    if len(data) > LARGEST:
        raise netloft.NetloftError(f"{path}: over {LARGEST // 1_000_000} MB: expected {expected}")
    return text


def load(game: Game, path: Path, moves: int | None = None) -> Position:
    """Replay a record file, or its first moves."""
    record = read(path)
    if moves is not None:
        if not 0 <= moves <= len(record.moves):
            raise netloft.NetloftError(
                f"{path}: has {len(record.moves)} moves: expected 0 to {len(record.moves)}, found {moves}"
            )
        record.moves = record.moves[:moves]
    try:
        return game.replay(record)
    except netloft.NetloftError as error:
        raise netloft.NetloftError(f"{path}: {error}") from None


def write(path: Path, record: Record) -> None:
    """Save a record; raise NetloftError and leave the file unchanged if that fails."""
    try:
        target = path.expanduser().resolve()  # keep symbolic links
        free = not target.exists() or may_be_replaced(target)
        if free:
            write_atomically(target, record.to_text())
    except FILE_ERRORS as error:
        raise netloft.NetloftError(f"{path}: cannot be written: {reason(error)}") from None
    if not free:
        raise netloft.NetloftError(f"{path}: holds something else: expected a record of Netloft, or a new name")


def may_be_replaced(path: Path) -> bool:
    """Return whether a path is an empty file or looks like a record."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        head = file.read(200)
    return not head or head.startswith(b"netloft ") or (head.startswith(b"{") and b'"netloft"' in head)


def named(path: Path) -> Path:
    """Expand `~` in a file path; raise NetloftError if it names no file."""
    found = from_home(path)
    if not found.name:
        raise netloft.NetloftError(f"{path}: expected the name of a file")
    return found


def write_atomically(target: Path, content: str | bytes) -> None:
    """Write to a temporary file and move it into place once it is on disk."""
    if not target.parent.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
    temporary = target.with_name(f".{target.name}.{secrets.token_hex(4)}.tmp")
    try:
        with temporary.open("xb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            shutil.copymode(target, temporary)
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    sync_folder(target.parent)


def write_new(path: Path, content: str) -> None:
    """Write a file that does not exist yet; raise NetloftError if it does or cannot be written."""
    target = named(path)
    if target.exists():
        raise netloft.NetloftError(f"{path}: already exists: expected a new name")
    try:
        write_atomically(target, content)
    except FILE_ERRORS as error:
        raise netloft.NetloftError(f"{path}: cannot be written: {reason(error)}") from None


def sync_folder(folder: Path) -> None:
    """Flush a folder's entries to disk, where the system allows it."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def reason(error: Exception) -> str:
    """Return the reason of a file error."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def data_folder() -> Path:
    """Return the user's data folder for Netloft."""
    if sys.platform == "win32":
        named, usual = os.environ.get("LOCALAPPDATA"), "~/AppData/Local"
    elif sys.platform == "darwin":
        named, usual = None, "~/Library/Application Support"
    else:
        named, usual = os.environ.get("XDG_DATA_HOME"), "~/.local/share"
    if named and Path(named).is_absolute():  # XDG: ignore relative paths
        return Path(named) / "netloft"
    try:
        return Path(usual).expanduser() / "netloft"
    except RuntimeError:
        raise netloft.NetloftError("no home folder: set HOME, or name a file with --save-to") from None


def started_as() -> list[str]:
    """Return the command that started this program, such as `python3 run.py`."""
    return os.environ.get("NETLOFT_STARTED_AS", "netloft").split()


def default_path(game: str, loaded: Path | None = None) -> Path:
    """Return the file for a game: where it was loaded from, if in the data folder, else a new one."""
    folder = data_folder()
    if loaded is not None and loaded.resolve().parent == folder.resolve():
        return loaded
    return folder / f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}-{secrets.token_hex(2)}.txt"
