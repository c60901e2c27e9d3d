"""Take pictures of every screen and state, and put them beside the concepts, into build/screenshots.

just screenshots                              all: two languages, five widths, light and night
just screenshots --beside                     only those that have a concept, at its size
just screenshots --only fleet --width 390     those with "fleet" in their names, on a phone
just screenshots --vision deuteranopia        as they are seen without green

Open index.html there: each picture stands beside its concept.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.browser.house import House, chromium
from tests.browser.person import Person
from tests.browser.screenshots import beside, tables
from tests.browser.screenshots.screens import Screen, regions, screens, show_region

ROOT: Final = Path(__file__).resolve().parents[3]
SIZES: Final = {390: 844, 820: 1180, 1000: 760, 1400: 900, 1920: 1080}
LANGUAGES: Final = ("en", "de")
VISIONS: Final = ("deuteranopia", "protanopia", "tritanopia", "achromatopsia")
QUIET: Final = 150  # milliseconds, in which fonts and pictures come

Look = tuple[str, int, bool]
"""Language, width, and whether it is night."""


def name_of(look: Look, vision: str) -> str:
    """Name the folder of a look."""
    lang, width, dark = look
    return f"{lang}-{width}{'-dark' if dark else ''}{f'-{vision}' if vision else ''}"


def looks(wished: argparse.Namespace) -> list[Look]:
    """List the looks that are asked for."""
    themes = [True] if wished.dark else [False] if wished.light else [False, True]
    langs, widths = wished.lang or LANGUAGES, wished.width or SIZES
    return [(lang, width, dark) for lang in langs for width in widths for dark in themes]


def shown(look: Look, wished: argparse.Namespace) -> dict[str, Screen]:
    """List the screens that are asked for in a look."""
    found = {name: screen for name, screen in screens().items() if wished.only in name}
    if wished.beside:
        compared = beside.wanted(name_of(look, ""))
        found = {name: screen for name, screen in found.items() if name in compared}
    return found


def take(
    browser: Browser, house: House, look: Look, name: str, screen: Screen, wished: argparse.Namespace
) -> list[str]:
    """Take the pictures of a screen, on a small one those of each region; return what went wrong."""
    lang, width, dark = look
    into = wished.into / name_of(look, wished.vision)
    into.mkdir(parents=True, exist_ok=True)
    theme = "dark" if dark else "light"
    person = Person(browser, house.address, lang=lang, width=width, height=SIZES[width], theme=theme)
    person.page.set_default_timeout(15_000)
    if wished.vision:
        person.context.new_cdp_session(person.page).send(
            "Emulation.setEmulatedVisionDeficiency", {"type": wished.vision}
        )
    try:
        screen.show(person)
        snap(person, into / f"{name}.png", screen)
        if screen.window:
            for number in range(1, regions(person)):
                show_region(person, number)
                snap(person, into / f"{name}-region-{number}.png", screen)
    except Error as error:
        person.troubles.append(str(error).splitlines()[0])
    finally:
        person.close()
    return [f"{into.name} {name}: {trouble}" for trouble in person.troubles]


def snap(person: Person, path: Path, screen: Screen) -> None:
    """Take a picture of the window, or of a whole long page."""
    person.page.wait_for_timeout(QUIET)
    person.page.screenshot(path=path, full_page=not screen.window)


def arguments() -> argparse.ArgumentParser:
    """Describe the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="a part of the names")
    parser.add_argument("--beside", action="store_true", help="only what has a concept, at the size of the concept")
    parser.add_argument("--width", type=int, choices=SIZES, action="append", help="only so wide (again for more)")
    parser.add_argument("--lang", choices=LANGUAGES, action="append", help="only in this language")
    parser.add_argument("--dark", action="store_true", help="only by night")
    parser.add_argument("--light", action="store_true", help="only by day")
    parser.add_argument("--vision", choices=VISIONS, default="", help="as somebody with this vision sees it")
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "screenshots", help="the folder for the pictures")
    parser.add_argument("--concepts", type=Path, default=ROOT.parent / "shared" / "look", help="where the concepts are")
    return parser


def main() -> int:
    """Take pictures; 1 if something went wrong on a page."""
    wished = arguments().parse_args()
    jobs = [(look, name, screen) for look in looks(wished) for name, screen in shown(look, wished).items()]
    needed = sorted({screen.table for _, _, screen in jobs if screen.table})
    troubles: list[str] = []
    columns = (TextColumn("{task.description:44}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with tempfile.TemporaryDirectory() as folder, Progress(*columns, console=Console(stderr=True)) as progress:
        laying = progress.add_task("setting the tables", total=len(needed))
        for table in needed:
            tables.lay(Path(folder) / "tables.db", [table])
            progress.advance(laying)
        bar = progress.add_task("", total=len(jobs))
        house = House(Path(folder), workers=2)
        house.open()
        try:
            with chromium() as browser:
                for look, name, screen in jobs:
                    progress.update(bar, description=f"{name_of(look, wished.vision)} {name}")
                    troubles += take(browser, house, look, name, screen, wished)
                    progress.advance(bar)
        except KeyboardInterrupt:
            troubles.append("stopped before all pictures were taken")
        finally:
            house.close()
    print(*troubles, f"pictures are in {wished.into}", sep="\n")
    if wished.into.is_dir():
        print(f"open {beside.write(wished.into, wished.concepts)}")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
