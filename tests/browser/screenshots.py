"""Take pictures of every screen, in both languages and three widths, into build/screenshots.

just screenshots                    all of them
just screenshots --only table       those with "table" in their names
just screenshots --width 360 --lang de --dark
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error
from rich.console import Console
from rich.progress import track

from tests.browser import shelf
from tests.browser.house import House, chromium
from tests.browser.person import Person

ROOT: Final = Path(__file__).resolve().parents[2]
WIDTHS: Final = {360: 740, 900: 1000, 1400: 900}
LANGUAGES: Final = ("en", "de")
GAMES: Final = ("nusfjord", "fleet", "kaivai")
SEED: Final = 3
ME: Final = ("here", "Ada", "")
BOTS: Final = [("bot", "Bela", "medium"), ("bot", "Cora", "easy"), ("bot", "Dan", "hard"), ("bot", "Eva", "easy")]
PARTS: Final = {"early": 0.06, "middle": 0.55, "end": 1.0}

Screen = Callable[[Person], None]


def lay(path: Path) -> None:
    """Set all tables that are shown."""
    for game, seats in (("nusfjord", 3), ("fleet", 3), ("kaivai", 3)):
        moves = shelf.play(game, seats, SEED)
        for name, part in PARTS.items():
            shelf.put(path, f"{game}-{name}", game, [ME, *BOTS[: seats - 1]], shelf.before(moves, part))
    moves = shelf.play("nusfjord", 5, SEED)
    shelf.put(path, "nusfjord-five", "nusfjord", [ME, *BOTS], shelf.before(moves, 0.5))
    for game in ("nusfjord", "fleet"):
        shelf.put(path, f"{game}-alone", game, [ME], shelf.before(shelf.play(game, 1, SEED), 0.5))
    cards = {"captains": True, "trophies": True}
    moves = shelf.play("fleet", 4, SEED, cards)
    shelf.put(path, "fleet-cards", "fleet", [ME, *BOTS[:3]], shelf.before(moves, 0.5), cards)
    moves = shelf.play("kaivai", 4, SEED)
    couple = [ME, ("here", "Bela", ""), ("invited", "Cora", ""), BOTS[2]]
    shelf.put(path, "kaivai-curtain", "kaivai", couple, shelf.before(moves, 0.3))
    shelf.put(path, "kaivai-invited", "kaivai", [ME, ("invited", "", ""), BOTS[1], BOTS[2]], shelf.before(moves, 0.8))


def at(path: str, *then: Callable[[Person], object]) -> Screen:
    """Make a screen: an address, and what is done there."""

    def show(person: Person) -> None:
        person.go(path)
        for deed in then:
            deed(person)

    return show


def ready(person: Person) -> None:
    """Wait for a board."""
    person.page.locator("main [data-place]").nth(1).wait_for(state="attached")


def tab(number: int) -> Callable[[Person], None]:
    """Turn to a part of what stands beside the board."""

    def turn(person: Person) -> None:
        person.page.get_by_role("tab").nth(number).click()

    return turn


def hint(person: Person) -> None:
    """Ask for good moves."""
    person.page.keyboard.press("h")
    person.page.locator("ol.hints").wait_for()


def look(person: Person) -> None:
    """Look ahead at a choice."""
    person.page.locator("[data-option]").last.focus()
    person.page.locator(".preview").wait_for()


def steps(number: int) -> Callable[[Person], None]:
    """Go on in a tutorial."""

    def go(person: Person) -> None:
        ready(person)
        for _ in range(number):
            person.step()

    return go


def analyse(person: Person) -> None:
    """Let the search bot look at some moves."""
    person.page.locator("#analysis ~ p button").click()
    person.page.locator(".cost").nth(1).wait_for(timeout=60_000)
    person.page.locator("#analysis ~ p button").click()


def screens() -> dict[str, Screen]:
    """List every screen."""
    found = {"start": at("/"), "settings": at("/settings"), "about": at("/about"), "lost": at("/t/nothing#no")}
    for game in GAMES:
        found[f"new-{game}"] = at(f"/new/{game}", lambda person: person.page.locator("form button.main").wait_for())
        found[f"rules-{game}"] = at(f"/rules/{game}", lambda person: person.page.locator("article").wait_for())
        found[f"glossary-{game}"] = at(
            f"/rules/{game}/glossary", lambda person: person.page.locator("dt").first.wait_for()
        )
        found[f"learn-{game}-1"] = at(f"/learn/{game}", ready)
        found[f"learn-{game}-5"] = at(f"/learn/{game}", steps(4))
        for part in PARTS:
            found[f"table-{game}-{part}"] = at(f"/t/{game}-{part}#{game}-{part}x", ready)
        part = "early" if game == "kaivai" else "middle"
        found[f"table-{game}-look"] = at(f"/t/{game}-{part}#{game}-{part}x", ready, look)
        found[f"replay-{game}"] = at(f"/replay/{game}-end#{game}-endx", ready)
    found["table-hint"] = at("/t/nusfjord-middle#nusfjord-middlex", ready, hint)
    found["table-log"] = at("/t/kaivai-middle#kaivai-middlex", ready, tab(1))
    found["table-scores"] = at("/t/nusfjord-middle#nusfjord-middlex", ready, tab(2))
    found["table-seats"] = at("/t/kaivai-invited#kaivai-invitedx", ready, tab(3))
    for name in ("nusfjord-five", "nusfjord-alone", "fleet-alone", "fleet-cards", "kaivai-curtain", "kaivai-invited"):
        found[f"table-{name}"] = at(f"/t/{name}#{name}x", ready)
    found["table-watching"] = at("/t/nusfjord-middle#nusfjord-middlew", ready)
    found["replay-analysis"] = at("/replay/fleet-end#fleet-endx", ready, analyse)
    found["tables"] = at("/t/fleet-end#fleet-endx", ready, lambda person: person.page.locator("a.name").click())
    return found


def take(browser: Browser, house: House, wished: argparse.Namespace) -> list[str]:
    """Take the pictures that are asked for; return what went wrong."""
    shown = {name: show for name, show in screens().items() if wished.only in name}
    looks = [(lang, width) for lang in wished.lang or LANGUAGES for width in wished.width or WIDTHS]
    theme = "dark" if wished.dark else "light"
    troubles: list[str] = []
    for lang, width in looks:
        into = wished.into / f"{lang}-{width}{'-dark' if wished.dark else ''}"
        into.mkdir(parents=True, exist_ok=True)
        for name, show in track(shown.items(), into.name, len(shown), console=Console(stderr=True)):
            person = Person(browser, house.address, lang=lang, width=width, height=WIDTHS[width], theme=theme)
            person.page.set_default_timeout(15_000)
            try:
                show(person)
            except Error as error:
                person.troubles.append(str(error))
            person.page.wait_for_timeout(150)
            person.page.evaluate("scrollTo(0, 0)")  # what sticks to the top would else stand in the middle
            person.page.screenshot(path=into / f"{name}.png", full_page=True)
            troubles += [f"{into.name} {name}: {trouble}" for trouble in person.troubles]
            person.close()
    return troubles


def main() -> int:
    """Take pictures; 1 if something went wrong on a page."""
    parser = argparse.ArgumentParser(description="Take pictures of every screen.")
    parser.add_argument("--only", default="", help="a part of the names")
    parser.add_argument("--width", type=int, choices=WIDTHS, action="append", help="only so wide (again for more)")
    parser.add_argument("--lang", choices=LANGUAGES, action="append", help="only in this language")
    parser.add_argument("--dark", action="store_true", help="by night")
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "screenshots", help="the folder for the pictures")
    wished = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        lay(Path(folder) / "tables.db")
        house = House(Path(folder), workers=2)
        house.open()
        try:
            with chromium() as browser:
                troubles = take(browser, house, wished)
        finally:
            house.close()
    print(*troubles, f"pictures are in {wished.into}", sep="\n")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
