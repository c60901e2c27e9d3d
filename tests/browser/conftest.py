"""A server, a browser, and people in front of it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import shelf
from tests.browser.house import House, chromium
from tests.browser.person import Person
from tests.stuck import STUCK

expect.set_options(timeout=1000 * STUCK)


@pytest.fixture(scope="module")  # Playwright's event loop must end before tests that have one of their own
def browser() -> Iterator[Browser]:
    """Start Chromium once a module."""
    with chromium() as started:
        yield started


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Start the server once; every test has tables of its own."""
    opened = House(tmp_path_factory.mktemp("house"))
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """Start a server that a test may close."""
    opened = House(tmp_path)
    opened.open()
    yield opened
    opened.close()


Visit = Callable[..., Person]
Lay = Callable[..., str]


@pytest.fixture
def lay(house: House) -> Lay:
    """Set a table at which bots have played a part of a game; return the link of who set it up."""

    def put(game: str, *people: str, part: float, seats: int = 2, asked: int | None = 0, bots: str = "easy") -> str:
        moves = shelf.before(shelf.played(game, seats, 5), part, asked)
        taken = [(kind, name, "") for kind, _, name in [person.partition(" ") for person in people]]
        taken += [("bot", "", bots)] * (seats - len(taken))
        name = secrets.token_hex(4)
        return f"/t/{name}#{shelf.put(house.folder / 'tables.db', name, game, taken, moves)}"

    return put


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Let somebody come; in the end nobody may have met with an error, or with another host."""
    people: list[Person] = []

    def come(*, at: House = house, **how: Any) -> Person:
        person = Person(browser, at.address, **how)
        people.append(person)
        return person

    yield come
    troubles = [trouble for person in people for trouble in person.troubles]
    for person in people:
        person.close()
    assert troubles == []
