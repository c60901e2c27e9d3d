"""What the page is told of Fleet: complete, and the same all game long."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import netloft
from netloft.games.fleet.facts import facts, glossary
from netloft.games.fleet.rules.sheets.sections import SECTION_NAMES, SECTIONS
from netloft.games.fleet.rules.sheets.sheet import shipped
from tests.engine.walk import MODES, new, random_choice

FLEETS = [mode for mode in MODES if mode.startswith("fleet")]


def texts(part: Any) -> list[str]:
    """List all texts in plain data."""
    if isinstance(part, dict):
        return [text for value in part.values() for text in texts(value)]
    if isinstance(part, list):
        return [text for value in part for text in texts(value)]
    return [part] if isinstance(part, str) else []


@pytest.mark.parametrize("mode", FLEETS)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_facts_are_plain_data_that_play_does_not_change(mode: str, lang: str) -> None:
    """The page asks for them once."""
    g = new(mode)
    at_first = facts(g, lang)
    assert json.loads(json.dumps(at_first)) == at_first
    rng = Random(3)
    for _ in range(60):
        g.play(*random_choice(g, rng))
    assert facts(g, lang) == at_first


@pytest.mark.parametrize(("lang", "number"), [("en", 0), ("de", 1)])
def test_every_section_is_there_in_both_languages(lang: str, number: int) -> None:
    """With a name, its boxes, a text, and nothing left unsaid."""
    reply = facts(new("fleet-2"), lang)
    assert [section["id"] for section in reply["sections"]] == list(SECTIONS)
    names = [(name.en, name.de)[number] for name in SECTION_NAMES]
    assert [section["name"] for section in reply["sections"]] == names
    assert all(section["text"] and section["column"] for section in reply["sections"])
    assert all(len(section["licenses"]) == 3 for section in reply["sections"] if section["place"] == "boats")
    listed = glossary(lang)
    assert set(names) <= {entry["name"] for entry in listed}
    assert all(set(entry) == {"name", "kind", "text"} and all(entry.values()) for entry in listed)
    short = {"{star}", "{coin}", "{boat}", "{fish}"}
    for text in [*texts(reply), *texts(listed)]:
        for sign in short:
            text = text.replace(sign, "")  # noqa: PLW2901
        assert "{" not in text


def test_other_languages_say_other_things() -> None:
    """No text was forgotten."""
    english, german = [texts({"said": [entry["text"] for entry in glossary(lang)]}) for lang in ("en", "de")]
    assert len(english) == len(german)
    assert [text for text in english if text in german] == []


def test_an_own_sheet_is_told_as_it_is() -> None:
    """Numbers of boxes, boats and stars come from the sheet of the game."""
    reply = facts(new("fleet-4-own-sheet"), "en")
    sections = {section["id"]: section for section in reply["sections"]}
    assert reply["sheet"]["own"]
    assert sections["cod"]["column"] == "L.B.??.??.?"
    assert sections["cod"]["boats"] == [1, 2, 2, 3]
    assert reply["track"] == {"length": 50, "stars": [1, 3, 7, 12, 18, 25, 33, 42]}
    doubted = {doubt["name"]: doubt["parts"] for doubt in reply["sheet"]["doubts"]}
    assert "boxes" not in doubted["Cod"]
    assert "boxes" in doubted["Shrimp"]


def test_an_owner_may_doubt_any_value() -> None:
    """Also one for which the page has no name, or that stands in no table."""
    text = shipped().replace('is = 10, source = "certain" }       #', 'is = 10, source = "guess" }       #')
    text = text.replace('name = "reconstructed"', 'name = { is = "mine", source = "guess" }')
    reply = facts(netloft.game("fleet").new(2, {"sheet": text}), "en")
    assert reply["sheet"]["doubts"]
