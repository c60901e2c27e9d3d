"""Go a newcomer's way from the start page through a lesson to the end of the first game, and print the time.

just newcomer                          all games, in both languages, on a laptop and on a phone
just newcomer --game fleet --lang de   only these
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser
from rich.console import Console

from tests.browser.house import House, chromium
from tests.browser.person import NAMES, Person

SIZES: Final[dict[str, dict[str, Any]]] = {
    "laptop": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844, "touch": True},
}
WORDS_A_MINUTE: Final = 180  # that somebody reads who thinks about it
A_STEP: Final = 3.0  # seconds to find a place and click it
FIRST_GAME: Final = {"en": "Play a first game now", "de": "Jetzt ein erstes Spiel spielen"}
GO: Final = {"en": "Let’s go", "de": "Los geht’s"}
RESULT: Final = {"en": "Result", "de": "Ergebnis"}


class Way:
    """The way of one newcomer, with what it took."""

    def __init__(self, me: Person, game: str) -> None:
        self.me = me
        self.game = game
        self.rng = Random(1)
        self.spent: dict[str, float] = {}
        self.steps = 0
        self.words = 0
        self.choices = 0

    def walk(self) -> None:
        """Go all of it."""
        for part in (self.arrive, self.learn, self.begin, self.play):
            began = time.perf_counter()
            part()
            self.spent[part.__name__] = time.perf_counter() - began

    def arrive(self) -> None:
        """Open the start page and choose the lesson."""
        self.me.go("/")
        self.me.press(self.me.page.locator(f"a[href='/learn/{self.game}']").first)
        self.me.speech.wait_for()

    def learn(self) -> None:
        """Do what the guide asks for, up to the last step."""
        going = True
        while going:
            self.me.page.locator(".speech[aria-busy=false]").wait_for()
            self.steps += 1
            self.words += len(self.me.speech.inner_text().split())
            going = self.me.step()

    def begin(self) -> None:
        """Begin the first game, and read its goal."""
        self.me.press(self.me.button(FIRST_GAME[self.me.lang]))
        self.me.press(self.me.button(GO[self.me.lang]))
        self.me.wait()

    def play(self) -> None:
        """Play on to the result."""
        self.choices = self.me.turns(self.rng, 2000)
        self.me.page.get_by_role("region", name=RESULT[self.me.lang]).wait_for()

    @property
    def minutes(self) -> float:
        """How long a person would take for the lesson."""
        return self.words / WORDS_A_MINUTE + self.steps * A_STEP / 60

    def __str__(self) -> str:
        spent = ", ".join(f"{part} {seconds:.0f} s" for part, seconds in self.spent.items())
        return (
            f"{spent}; {self.steps} steps, {self.words} words, "
            f"{self.minutes:.1f} min for a person; {self.choices} choices"
        )


def go(browser: Browser, house: House, game: str, lang: str, size: str) -> Way:
    """Send a newcomer from the start page to the end of a first game; nothing may go wrong on the way."""
    me = Person(browser, house.address, lang=lang, newcomer=True, **SIZES[size])
    way = Way(me, game)
    try:
        way.walk()
    finally:
        me.close()
    if me.troubles:
        raise AssertionError("\n".join(me.troubles))
    return way


def main(arguments: list[str]) -> int:
    """Send newcomers, and print what it took."""
    parser = argparse.ArgumentParser(prog="just newcomer")
    parser.add_argument("--game", choices=sorted(NAMES))
    parser.add_argument("--lang", choices=sorted(GO))
    parser.add_argument("--size", choices=sorted(SIZES))
    wished = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        house = House(Path(folder))
        house.open()
        try:
            for game in [wished.game] if wished.game else NAMES:
                for lang in [wished.lang] if wished.lang else sorted(GO):
                    for size in [wished.size] if wished.size else sorted(SIZES):
                        Console().print(
                            f"{game:9}{lang:3} {size:7}", go(browser, house, game, lang, size), soft_wrap=True
                        )
        finally:
            house.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
