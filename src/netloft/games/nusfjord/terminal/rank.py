"""Keeps the rank that a player has reached in campaigns of Nusfjord, in a file of the player's."""

from __future__ import annotations

import hashlib
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import netloft
from netloft.games.nusfjord.rules.phases.campaign import rank_after
from netloft.games.nusfjord.terminal import words
from netloft.terminal import files

if TYPE_CHECKING:
    from netloft.core.position import Position

NAME: Final = "nusfjord-rank.json"
EXPECTED: Final = "the rank of Netloft"
HIGHEST: Final = 1000  # far beyond what three games can bring


def after(g: Position, lang: str) -> list[str]:
    """Count a campaign that has just ended, and say what became of the rank; nothing else changes it."""
    if g.view(None)["options"]["series"] != "campaign":
        return []
    total = g.scores()[0]
    try:
        path = files.data_folder() / NAME
        kept = read(path)
        mark = hashlib.sha256(g.record().to_text().encode()).hexdigest()[:16]
        if any(campaign["game"] == mark for campaign in kept["campaigns"]):
            return [words.RANK_KNOWN.say(lang, f"{total:g}", kept["rank"]), words.RANK_WHERE.say(lang, path)]
        old, new = kept["rank"], rank_after(kept["rank"], total)
        kept["rank"] = new
        kept["campaigns"].append({"date": time.strftime("%Y-%m-%d"), "points": total, "rank": new, "game": mark})
        write(path, kept)
    except netloft.NetloftError as error:
        return [words.NO_RANK.say(lang, error)]
    return [words.RANK_IS.say(lang, f"{total:g}", new, old), words.RANK_WHERE.say(lang, path)]


def read(path: Path) -> dict[str, Any]:
    """Read the rank; who has none begins at 0."""
    if not path.exists():
        return {"game": "nusfjord", "rank": 0, "campaigns": []}
    try:
        data = json.loads(files.read_text(path, EXPECTED))
    except (ValueError, RecursionError) as error:
        reason = error if isinstance(error, netloft.NetloftError) else f"{path}: not JSON: expected {EXPECTED}"
        raise netloft.NetloftError(str(reason)) from None
    if not (isinstance(data, dict) and data.get("game") == "nusfjord" and whole(data.get("rank"))):
        raise netloft.NetloftError(f'{path}: expected "game": "nusfjord" and "rank": a number from 0 on')
    campaigns = data.get("campaigns", [])
    if not (isinstance(campaigns, list) and all(isinstance(one, dict) and "game" in one for one in campaigns)):
        raise netloft.NetloftError(f'{path}: expected "campaigns": a list, each with its "game"')
    return {**data, "campaigns": campaigns}


def whole(rank: object) -> bool:
    """Return whether something can be a rank."""
    return isinstance(rank, int) and not isinstance(rank, bool) and 0 <= rank <= HIGHEST


def write(path: Path, kept: dict[str, Any]) -> None:
    """Write the rank; the file is the old or the new one, never half of it."""
    try:
        files.write_atomically(path.resolve(), json.dumps(kept, indent=2) + "\n")
    except files.FILE_ERRORS as error:
        raise netloft.NetloftError(f"{path}: cannot be written: {files.reason(error)}") from None
