"""Weight files: the readable result of training, with the command that made it."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from netloft.bots.evaluation import Evaluation, Weights
from netloft.core.text import NetloftError
from netloft.registry import manifest

FORMAT: Final = "netloft weights 1"
MOST_SEATS: Final = 5
MOST: Final = 1_000_000  # the largest plausible weight, in points
HAND: Final = "hand"
"""The name of the weights written beside the terms."""


def shipped(game: str, seats: int) -> str | None:
    """Return the text of a game's shipped weights for a number of seats, or None.

    Falls back to the nearest number of seats; solo weights are used for solo games only.
    """
    package = manifest(game).weights
    if not package:
        return None
    numbers = [1] if seats == 1 else sorted(range(2, MOST_SEATS + 1), key=lambda number: abs(number - seats))
    for number in numbers:
        found = files(package).joinpath(f"{number}.json")
        if found.is_file():
            return found.read_text(encoding="utf-8")
    return None


def from_home(path: Path) -> Path:
    """Expand `~` in a path; raise NetloftError if there is no home folder."""
    try:
        return path.expanduser()
    except RuntimeError as error:
        raise NetloftError(f"{path}: cannot be found: {error}") from None


def read(path: Path) -> str:
    """Read a weight file; raise NetloftError if that fails."""
    try:
        return from_home(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise NetloftError(f"{path}: weights cannot be read: {reason}") from None


def decode(text: str, judged: Evaluation, game: str, name: str) -> tuple[Weights, dict[str, Any]]:
    """Parse a weight file into weights and metadata; raise NetloftError if it is invalid."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NetloftError(f"{name}: expected a file of weights (JSON), found {error}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        found = data.get("format") if isinstance(data, dict) else data
        raise NetloftError(f"{name}: expected format {FORMAT!r}, found {found!r:.80}")
    if data.get("game") != game:
        raise NetloftError(f"{name}: expected weights for {game}, found {data.get('game')!r:.80}")
    terms, pieces = data.get("terms"), data.get("pieces")
    names = [term.name.en for term in judged.terms]
    if not isinstance(terms, dict) or list(terms) != names:
        raise NetloftError(f"{name}: terms: expected {', '.join(names)}; was it made by another version?")
    pairs = [terms[term] for term in names]
    if not all([isinstance(pair, list) and len(pair) == 2 and all(map(is_number, pair)) for pair in pairs]):
        raise NetloftError(f"{name}: terms: expected two numbers each, for the beginning and the end of a game")
    if not isinstance(pieces, dict) or not all([is_number(worth) for worth in pieces.values()]):
        raise NetloftError(f"{name}: pieces: expected a number for each name")
    early = [float(pair[0]) for pair in pairs]
    late = [float(pair[1]) for pair in pairs]
    return Weights(early, late, {piece: float(worth) for piece, worth in pieces.items()}), data


def is_number(found: object) -> bool:
    """Return whether something is a number of plausible size."""
    if isinstance(found, bool):
        return False
    if isinstance(found, int):  # checked first, as a huge int cannot become a float
        return -MOST <= found <= MOST
    return isinstance(found, float) and -MOST <= found <= MOST


def encode(weights: Weights, judged: Evaluation, about: dict[str, Any]) -> str:
    """Return weights as JSON text, with metadata: game, rules, seats, and the command that made them."""
    pairs = zip(judged.terms, weights.early, weights.late, strict=True)
    parts: dict[str, dict[str, Any]] = {
        "terms": {term.name.en: [round(early, 4), round(late, 4)] for term, early, late in pairs},
        "pieces": {piece: round(worth, 4) for piece, worth in sorted(weights.pieces.items()) if round(worth, 4)},
    }
    lines = [entry(name, value, " ") for name, value in {"format": FORMAT, **about}.items()]
    for part, values in parts.items():
        inner = ",\n".join([entry(name, value, "  ") for name, value in values.items()])
        lines.append(f' "{part}": {{\n{inner}\n }}' if inner else f' "{part}": {{}}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def entry(name: str, value: object, indent: str) -> str:
    """Return a name and its value on one line, so that weight files can be compared line by line."""
    return f"{indent}{json.dumps(name, ensure_ascii=False)}: {json.dumps(value, ensure_ascii=False)}"
