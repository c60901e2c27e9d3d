"""Everything that knows a game lies in its folder: nothing else of the product names one."""

from __future__ import annotations

import re
from pathlib import Path

import netloft

ROOT = Path(__file__).parents[1]
FOLDERS = [ROOT / "src/netloft/games", ROOT / "web/src/games", ROOT / "src/netloft/server/page"]
SOURCES = {".py", ".ts", ".svelte", ".html", ".css", ".js"}


def test_no_source_outside_its_folder_names_a_game() -> None:
    """Neither code, nor comments, nor texts do."""
    named = re.compile("|".join(netloft.games()), re.IGNORECASE)
    found: list[str] = []
    parts = [ROOT / "src", ROOT / "web" / "src", ROOT / "scripts"]
    for path in [ROOT / "run.py", *[path for part in parts for path in part.rglob("*")]]:
        name = path.relative_to(ROOT).as_posix()
        if path.suffix not in SOURCES or any(map(path.is_relative_to, FOLDERS)):
            continue
        lines = path.read_text(encoding="utf-8").splitlines()
        found += [f"{name}:{at}" for at, line in enumerate(lines, start=1) if named.search(line)]
    assert found == []
