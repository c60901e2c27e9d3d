"""Nothing outside the rules takes the text of an option apart: kind and args say what it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.environment import ROOT

PYTHON = [
    *[ROOT / "src" / "netloft" / part for part in ("terminal", "arena", "envs", "server", "learning", "bots")],
    *[
        folder / part
        for folder in sorted((ROOT / "src" / "netloft" / "games").iterdir())
        for part in ("terminal", "topics.py", "facts.py", "evaluation.py", "observation.py")
    ],
]
PAGE = [ROOT / "web" / "src"]
APART = re.compile(
    r"\b(option|options\[0\]|first|text)(\.text)?\??"
    r"\.(split|partition|rpartition|removeprefix|startswith|endswith|startsWith|endsWith|slice|match)\("
    r"|\.test\((option|first)?\.?text\)"
)
PLAIN = {  # texts that are no options: what people type, labels, records, sentences of rules
    "src/netloft/terminal/files.py",
    "src/netloft/envs/open_spiel.py",
    "src/netloft/games/nusfjord/terminal/harbor.py",
    "src/netloft/games/kaivai/terminal/map.py",
    "web/src/parts/Prose.svelte",
}


def sources() -> Iterator[Path]:
    """List the files that read options."""
    for place in PYTHON:
        yield from [place] if place.is_file() else place.rglob("*.py")
    for place in PAGE:
        yield from [*place.rglob("*.ts"), *place.rglob("*.svelte")]


def found(text: str) -> list[str]:
    """List the lines that take a text apart."""
    return [line.strip() for line in text.splitlines() if APART.search(line)]


def test_no_text_of_an_option_is_taken_apart() -> None:
    """Page, terminal, arena and environments read kind and args."""
    wrong = {
        path.relative_to(ROOT).as_posix(): lines
        for path in sources()
        if (lines := found(path.read_text(encoding="utf-8")))
    }
    assert {path: lines for path, lines in wrong.items() if path not in PLAIN} == {}


@pytest.mark.parametrize(
    "line",
    [
        'if option.text.startswith("pay "):',
        'kind = option.text.rpartition(" ")[0]',
        "options.some(({ text }) => text.startsWith('bid '))",
        'const n = Number(text.split(" ")[1]);',
        "/^(space|pay) /.test(option.text)",
        'if options[0].startswith("bonus "):',
    ],
)
def test_it_would_be_found(line: str) -> None:
    """These were in the code once."""
    assert found(line) == [line]
