"""What the tests in a browser share: one server, one Chromium, and people who notice when something is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from websockets.sync.client import connect

from tests.browser.house import House, chromium
from tests.browser.person import Person

ME = {"kind": "here", "name": "Ada"}
EASY = {"kind": "bot", "level": "easy"}
GUEST = {"kind": "invited", "name": "Bo"}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open the server once."""
    made = House(tmp_path_factory.mktemp("house"))
    made.open()
    yield made
    made.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """Open a server that a test may stop."""
    made = House(tmp_path)
    made.open()
    yield made
    made.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start Chromium once."""
    with chromium() as found:
        yield found


@pytest.fixture
def person(browser: Browser, house: House) -> Iterator[Callable[..., Person]]:
    """Make people, and find out in the end whether their browsers minded anything."""
    made: list[Person] = []

    def make(**how: Any) -> Person:
        made.append(Person(browser, how.pop("address", house.address), **how))
        return made[-1]

    yield make
    troubles = [trouble for one in made for trouble in one.troubles]
    for one in made:
        one.close()
    assert not troubles


def lay(house: House, game: str, seats: list[dict[str, str]], **more: Any) -> tuple[str, list[str]]:
    """Set up a table as a page would; return its link for who set it up, and the links of those who are invited."""
    with connect(f"ws://127.0.0.1:{house.port}/ws") as socket:

        def ask(kind: str, **fields: Any) -> dict[str, Any]:
            socket.send(json.dumps({"is": kind, "id": 1, **fields}))
            while True:
                told: dict[str, Any] = json.loads(socket.recv())
                if told["id"] == 1:
                    return told

        ask("hello", protocol=1)
        made = ask("create", game=game, seats=seats, **more)
        here = ask("attach", table=made["table"], secrets=[made["secret"]])
    invited = [f"/t/{made['table']}#{seat['secret']}" for seat in here["seats"] if seat.get("secret")]
    return f"/t/{made['table']}#{made['secret']}", invited
