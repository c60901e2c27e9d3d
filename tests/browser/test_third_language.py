"""A third language is one file: in a pseudo-language, no English or German is left anywhere on the page."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from scripts import texts
from tests.browser import shelf
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.pages import PAGES
from tests.browser.person import NAMES, PSEUDO, Person

MAKERS: Final = (
    "Uwe Rosenberg Lookout Games Ben Pinchback Matt Riddle Eagle Gryphon Anselm Helge Ostertag Pfifficus Spiele"
)
GUIDES: Final = "Ingrid Ruth Tehani"
GAMES: Final = " ".join(NAMES.values()).replace(":", "")
SAME: Final = {"Ada", "Netloft", "Pseudo", "English", "Deutsch", *MAKERS.split(), *GUIDES.split(), *GAMES.split()}
"""Names, which are the same in every language."""

READ: Final = """() => {
    const read = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        if (!walker.currentNode.parentElement.closest("script, style, code")) read.push(walker.currentNode.data);
    }
    for (const name of ["alt", "aria-label", "aria-description", "label", "placeholder", "title"]) {
        for (const element of document.body.querySelectorAll(`[${name}]`)) read.push(element.getAttribute(name));
    }
    return read.map((text) => text.trim().replaceAll("\\u00ad", "")).filter((text) => /[A-Za-z]{2}/.test(text));
}"""
"""Reads everything that the page says, also what only screen readers say."""


@pytest.fixture(scope="module")
def foreign_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Start a server that has a pseudo-language."""
    folder: Path = tmp_path_factory.mktemp("foreign")
    (folder / "languages").mkdir()
    texts.write(folder / "languages" / f"{PSEUDO}.json", "Pseudo", texts.in_pseudo())
    opened = House(folder, NETLOFT_LANGUAGES=str(folder / "languages"))
    opened.open()
    yield opened
    opened.close()


def left(person: Person) -> set[str]:
    """Find the texts on the screen that have a plain word, though every word of the pseudo-language has accents."""
    return {text for text in person.page.evaluate(READ) if plain_words(text)}


def plain_words(text: str) -> list[str]:
    """List the words of a text that are English or German, without names."""
    words = "".join([sign if sign.isalpha() else " " for sign in text]).split()
    return [word for word in words if len(word) > 2 and word not in SAME and word != texts.pseudo(word)[:-1]]


def test_every_page_is_translated(visit: Visit, foreign_house: House) -> None:
    """The language is chosen above every page and kept; no sentence is left in another language."""
    me = visit(at=foreign_house, lang=PSEUDO)
    me.prefer(lang="en")
    me.go("/")
    me.page.get_by_label("Language").select_option(label="Pseudo")
    expect(me.page.locator("html")).to_have_attribute("lang", PSEUDO)
    expect(me.page.get_by_role("heading", name=texts.pseudo("Three fishing games, one open table"))).to_be_visible()
    assert left(me) == set()
    for path, seen in PAGES:
        me.go(path)
        me.page.locator(seen).first.wait_for()
        expect(me.page.locator("html")).to_have_attribute("lang", PSEUDO)
        assert left(me) == set(), path


@pytest.mark.parametrize("game", ["nusfjord", "fleet", "kaivai"])
def test_a_game_is_translated(visit: Visit, foreign_house: House, game: str) -> None:
    """Its beginning, its middle, its end and the analysis; every part beside the board is read, too."""
    me = visit(at=foreign_house, lang=PSEUDO)
    me.prefer(lang=PSEUDO, confirm=False)
    found: set[str] = set()
    rng = Random(3)
    for part, turns in ((0, 10), (0.5, 10), (0.95, 1000)):
        me.go(lay(foreign_house, game, part))
        for _ in range(turns):
            if not me.wait():
                break
            found |= left(me)
            me.choose(rng)
        for tab in ("log", "scores", "seats", "options") if turns < 1000 else ():
            me.page.locator(f"#tab-{tab}").click()
            found |= left(me)
    expect(me.over).to_be_visible()
    found |= left(me)
    me.page.locator("a[href^='/replay/']:visible").first.click()
    me.page.locator("svg[role=img]").first.wait_for()
    assert found | left(me) == set()


def lay(at: House, game: str, part: float) -> str:
    """Set a table at which bots have played a part of a game; return its link."""
    moves = shelf.before(shelf.played(game, 2, 5), part, 0)
    name = secrets.token_hex(4)
    return (
        f"/t/{name}#{shelf.put(at.folder / 'tables.db', name, game, [('here', 'Ada', ''), ('bot', '', 'easy')], moves)}"
    )


@pytest.mark.parametrize("lang", ["en", "de"])
def test_nothing_more_is_loaded_for_english_and_german(visit: Visit, foreign_house: House, lang: str) -> None:
    """Only a language that needs its catalogue asks for it; a browser that speaks it is met in it."""
    asked: list[str] = []
    me = visit(at=foreign_house, lang=lang)
    me.page.on("request", lambda request: asked.append(request.url))
    me.go("/settings")
    me.page.locator("#lang option").nth(2).wait_for(state="attached")
    assert [url for url in asked if "/languages/" in url] == []


def test_a_browser_is_met_in_its_language(visit: Visit, foreign_house: House) -> None:
    """Nothing was chosen yet; and a language that is no longer installed becomes English."""
    me = visit(at=foreign_house, lang=PSEUDO)
    me.go("/settings")
    expect(me.page.get_by_role("heading", name=texts.pseudo("Settings"))).to_be_visible()
    expect(me.page.locator("#lang")).to_have_value(PSEUDO)
    ada = visit(at=foreign_house)
    ada.forgiven = "404"
    ada.prefer(lang="yy")
    ada.go("/settings")
    expect(ada.page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(ada.page.locator("#lang")).to_have_value("en")
