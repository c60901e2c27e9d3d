"""Every screen: where it is, and what is done there before the picture is taken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Error

from tests.browser.person import Person
from tests.browser.screenshots.tables import TABLES

GAMES: Final = ("nusfjord", "fleet", "kaivai")
ALL: Final = "[aria-busy=false]"
REGIONS: Final = ":is(nav[aria-label='Parts of the board'], nav[aria-label='Teile des Plans']) button"

Deed = Callable[[Person], object]


@dataclass(frozen=True)
class Screen:
    """An address, what is done there, and the table that must be laid for it."""

    path: str
    deeds: tuple[Deed, ...] = ()
    table: str = ""
    window: bool = False
    """Whether it fills the window and has nothing below it."""

    def show(self, person: Person) -> None:
        """Go there and do it."""
        person.go(self.path)
        for deed in self.deeds:
            deed(person)


def there(selector: str) -> Deed:
    """Wait for something."""
    return lambda person: person.page.locator(selector).first.wait_for(state="attached")


def tab(number: int) -> Deed:
    """Turn to a part of the dock; on a phone it lies behind the last tab of the board."""

    def turn(person: Person) -> None:
        if person.page.viewport_size and person.page.viewport_size["width"] < 780:
            person.page.locator(REGIONS).last.click()
        person.page.locator("aside").get_by_role("tab").nth(number).click()

    return turn


def hint(person: Person) -> None:
    """Ask for good moves with their plans."""
    for english, german in (("Show the move", "Zug zeigen"), ("Why? And what else?", "Warum? Und was sonst?")):
        person.page.keyboard.press("h")
        person.button(english).or_(person.button(german)).wait_for()
    person.page.keyboard.press("h")
    person.page.get_by_role("list", name="Good moves").or_(person.page.get_by_role("list", name="Gute Züge")).wait_for()


def look(person: Person) -> None:
    """Look ahead at a choice in the middle of those on the board."""
    spots = person.page.locator("[data-option]:visible")
    if spots.count():
        spots.nth(spots.count() // 2).focus()
        person.page.wait_for_timeout(400)  # the server says what it would do


def press(key: str) -> Deed:
    """Press a key."""
    return lambda person: person.page.keyboard.press(key)


def steps(number: int) -> Deed:
    """Go on in a tutorial."""

    def go(person: Person) -> None:
        for _ in range(number):
            person.step()

    return go


def analyse(person: Person) -> None:
    """Let the search bot look at some moves."""
    person.page.locator("#analysis ~ p button").click()
    person.page.locator(".cost").nth(1).wait_for(timeout=60_000)
    person.page.locator("#analysis ~ p button").click()


def at_table(name: str, *deeds: Deed, who: str = "x") -> Screen:
    """Show a table."""
    ready = ".curtain" if "curtain" in name else ALL
    return Screen(f"/t/{name}#{name}{who}", (there(ready), *deeds), name, window=True)


def screens() -> dict[str, Screen]:
    """List every screen by its name."""
    found = {
        "start": Screen("/", (there(".doors h2"),)),
        "settings": Screen("/settings", (there("#theme"),)),
        "about": Screen("/about", (there("main li"),)),
        "lost": Screen("/t/nothing#no", (there("[role=alert]"),)),
        "nowhere": Screen("/nowhere"),
    }
    for game in GAMES:
        found[f"new-{game}"] = Screen(f"/new/{game}", (there("form button.main"),))
        found[f"rules-{game}"] = Screen(f"/rules/{game}", (there("article h2"),))
        found[f"glossary-{game}"] = Screen(f"/rules/{game}/glossary", (there("dt"),))
        found[f"learn-{game}-1"] = Screen(f"/learn/{game}", (there(".speech"),), window=True)
        found[f"learn-{game}-14"] = Screen(f"/learn/{game}", (there(".speech"), steps(13)), window=True)
        found[f"replay-{game}"] = Screen(
            f"/replay/{game}-end#{game}-endx", (there("main svg[role=img]"),), f"{game}-end"
        )
    for name in TABLES:
        found[f"table-{name}"] = at_table(name)
    for name in ("nusfjord-build", "nusfjord-four", "nusfjord-serve", "fleet-take", "fleet-mark", "kaivai-to"):
        found[f"table-{name}-look"] = at_table(name, look)
    for name in ("kaivai-bid", "kaivai-village", "kaivai-kind-of-hut", "kaivai-hut", "fleet-bonus"):
        found[f"table-{name}-look"] = at_table(name, look)
    found["table-hint"] = at_table("nusfjord-middle", hint)
    found["table-log"] = at_table("kaivai-middle", tab(0))
    found["table-choices"] = at_table("kaivai-middle", tab(1))
    found["table-scores"] = at_table("nusfjord-middle", tab(2))
    found["table-seats"] = at_table("kaivai-invited", tab(3))
    found["table-keys"] = at_table("fleet-middle", press("k"))
    found["table-why"] = at_table("fleet-middle", press("?"))
    found["table-watching"] = at_table("nusfjord-middle", who="w")
    found["replay-analysis"] = Screen(
        "/replay/fleet-end#fleet-endx", (there("main svg[role=img]"), analyse), "fleet-end"
    )
    found["tables"] = Screen(
        "/t/fleet-end#fleet-endx", (there(ALL), lambda person: person.go("/"), there(".doors h2")), "fleet-end"
    )
    return found


def regions(person: Person) -> int:
    """Count the regions of a small screen; what lies beside the board is none."""
    try:
        number = person.page.locator(REGIONS).count()
    except Error:
        return 0
    size = person.page.viewport_size
    return number - 1 if number and size and size["width"] < 780 else number


def show_region(person: Person, number: int) -> None:
    """Turn to a region of a small screen."""
    person.page.locator(REGIONS).nth(number).click()
