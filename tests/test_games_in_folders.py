"""Everything that knows a game lies in its folder: nothing else of the product names one."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import netloft

ROOT = Path(__file__).parents[1]
FOLDERS = [ROOT / "src/netloft/games", ROOT / "web/src/games", ROOT / "src/netloft/server/page"]
MOST_MODULES = 15
SOURCES = {".py", ".ts", ".svelte", ".html", ".css", ".js", ".mjs", ".json", ".webmanifest"}


def test_no_source_outside_its_folder_names_a_game() -> None:
    """Neither code, nor comments, nor texts do."""
    named = re.compile("|".join(netloft.games()), re.IGNORECASE)
    found: list[str] = []
    parts = [ROOT / part for part in ("src", "web/src", "web/public", "scripts")]
    alone = [ROOT / "run.py", ROOT / "hatch_build.py", *(ROOT / "web").glob("*.*")]
    for path in [*alone, *[path for part in parts for path in part.rglob("*")]]:
        name = path.relative_to(ROOT).as_posix()
        if path.suffix not in SOURCES or any(map(path.is_relative_to, FOLDERS)):
            continue
        lines = path.read_text(encoding="utf-8").splitlines()
        found += [f"{name}:{at}" for at, line in enumerate(lines, start=1) if named.search(line)]
    assert found == []


def test_no_folder_is_crowded() -> None:
    """A folder has at most 15 modules, so that a reader finds the room of every line."""
    modules = [path for path in (ROOT / "src" / "netloft").rglob("*.py") if path.name != "__init__.py"]
    crowded = Counter([path.parent.relative_to(ROOT).as_posix() for path in modules])
    assert {folder: number for folder, number in crowded.items() if number > MOST_MODULES} == {}
