"""The seats that were taken on this computer: the secrets that open them, by the invitations that led there."""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from typing import Final

import netloft
from netloft.terminal import files

FILE: Final = "seats.json"
PRIVATE: Final = 0o600
MOST: Final = 200  # the oldest are forgotten


def new_key() -> str:
    """Make up a secret for a seat."""
    return secrets.token_urlsafe(24)


def kept() -> dict[str, str]:
    """Return all that is kept; nothing if the file cannot be read."""
    try:
        found = json.loads(files.read_text(files.data_folder() / FILE))
    except (netloft.NetloftError, ValueError):
        return {}
    plain = isinstance(found, dict) and all([isinstance(key, str) for key in found.values()])
    return found if plain else {}


def key_of(link: str) -> str:
    """Return the secret of the seat that was taken by a link; empty if none was taken here."""
    return kept().get(name_of(link), "")


def keep(link: str, key: str) -> None:
    """Keep the secret of a seat, where nobody else can read it; raise NetloftError if that is impossible."""
    path = files.data_folder() / FILE
    seats = {name: old for name, old in kept().items() if name != name_of(link)}
    seats[name_of(link)] = key
    try:
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, PRIVATE))
        files.write_atomically(path, json.dumps(dict(list(seats.items())[-MOST:]), indent=1))
    except OSError as error:
        raise netloft.NetloftError(f"{path}: cannot be written: {files.reason(error)}") from None


def name_of(link: str) -> str:
    """Return the name under which a link is kept, which does not tell its secret."""
    return hashlib.sha256(link.encode()).hexdigest()
