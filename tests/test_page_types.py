"""The types of the page follow from the Python source."""

from __future__ import annotations

import json
import re
from typing import get_type_hints

import msgspec
import pytest

import netloft
from netloft.server.facts import facts_of
from scripts import page_types
from scripts.environment import ROOT


def test_the_types_of_the_page_are_up_to_date() -> None:
    """`just page-types` would change nothing."""
    for path, text in page_types.files().items():
        name = path.relative_to(ROOT).as_posix()
        assert path.read_text(encoding="utf-8") == text, f"{name}: run `just page-types`"


def test_every_game_of_the_page_has_its_types() -> None:
    """Each folder of a game has types of its view and of what is printed."""
    folders = [folder for folder in (page_types.WEB / "games").iterdir() if folder.is_dir()]
    assert {folder / name for folder in folders for name in ("view.ts", "facts.ts")} <= set(page_types.files())


@pytest.mark.parametrize("name", [folder.name for folder in (page_types.WEB / "games").iterdir() if folder.is_dir()])
def test_facts_are_as_their_type_says(name: str) -> None:
    """With any seats and settings, what is printed has the declared parts and no others."""
    part = facts_of(name).facts
    described = get_type_hints(part)["return"]
    for g in page_types.variants(netloft.game(name)):
        found = part(g, "en")
        assert msgspec.convert(found, described) == found


ANY = re.compile(r"(?:[:<|&,(=]|=>|\bas)\s*any\b(?=\s*(?:$|[;,)>\]\[=|&{}]))", re.MULTILINE)
"""`any` where a type stands: sentences of the page have the word, too."""


def test_no_type_of_the_page_is_any() -> None:
    """What is not known is `unknown` and has to be looked at before it is used."""
    sources = [path for path in page_types.WEB.rglob("*") if path.suffix in {".ts", ".svelte"}]
    found = {path.name: ANY.findall(path.read_text(encoding="utf-8")) for path in sources}
    assert {name: places for name, places in found.items() if places} == {}
    settings = json.loads((page_types.WEB.parent / "tsconfig.json").read_text(encoding="utf-8"))["compilerOptions"]
    assert settings["strict"] is True
    assert not settings.keys() & {"noImplicitAny", "allowJs"}  # `strict` forbids what is `any` without saying so


@pytest.mark.parametrize(
    "line",
    ["view: any;", "(hut: any) => hut", "Object.entries<any>(x)", "const all: any[] = []", "x as any", "() => any, y"],
)
def test_any_would_be_found(line: str) -> None:
    """These were in the page once."""
    assert ANY.search(line)
    assert not ANY.search('w(`mark any glowing box`, "any type")')
