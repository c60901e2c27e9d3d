"""Somebody who plays whole games by clicks, and looks at the whole screen before each of them."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, Error

from tests.browser.person import CHOOSE, Person, quoted
from tests.browser.see.findings import Fault, Findings
from tests.stuck import STUCK

LOOK: Final = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")
Way = dict[str, Any]
"""Where an option is: `place`, `way`, the point `x`, `y`, and perhaps the `steps` that lead to it."""

PHONE: Final = 780  # pixels; narrower windows are laid out as on a phone
ROOMY: Final = 1100  # pixels; wider windows show a whole scene
LEAST: Final = {"phone": 11, "screen": 12}
"""How high letters must be."""
SHORT: Final = 5000  # milliseconds; something that can be pressed is free within them
LONG: Final = 20.0  # seconds; whoever is not asked again by then has met with a fault
EACH: Final = 5  # decisions; so often all regions are looked at, also where nothing can be chosen
UNMOVED: Final = 1.0  # pixels
SHY: Final = {"pass", "done", "sacrifice", "decline"}
"""Kinds of options that random players choose less often, so that something happens."""

REGIONS: Final = ":is(nav[aria-label='Parts of the board'], nav[aria-label='Teile des Plans']) button"
INDEX: Final = "(button) => [...button.parentElement.children].indexOf(button)"
PAINTED: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# Resolve with true when the page shows the options that the server has offered and has been painted, else with false.
READY: Final = """async ([texts, over, patience]) => {
    const there = () => {
        if (!document.querySelector("[aria-busy=false]")) return false;
        const listed = [...document.querySelectorAll("aside [data-choice]")];
        return over || !listed.length || listed.every((one) => texts.includes(one.dataset.choice));
    };
    const frame = () => new Promise(requestAnimationFrame);
    const until = performance.now() + patience;
    while (!there() && performance.now() < until) await frame();
    await document.fonts.ready;
    await frame();
    await frame();
    return there();
}"""


class Player:
    """One person at one table."""

    def __init__(self, browser: Browser, address: str, *, game: str, width: int, height: int, **how: Any) -> None:
        self.game = game
        self.window = f"{width}x{height}"
        self.phone = width < PHONE
        self.scene = width >= ROOMY and width >= height
        self.least = LEAST["phone" if self.phone else "screen"]
        self.person = Person(browser, address, width=width, height=height, **how)
        self.person.prefer(confirm=False)
        self.person.page.set_default_timeout(SHORT)
        self.person.page.set_default_navigation_timeout(1000 * STUCK)
        self.page = self.person.page
        self.page.add_init_script(LOOK)
        self.state: dict[str, Any] = {}
        self.played = 0
        self.person.listen("state", self._take)
        self.page.on("websocket", lambda socket: socket.on("framesent", self._sent))
        self.before: dict[str, Any] = {}
        self.looks = 0
        self.folded = False

    def _take(self, state: dict[str, Any]) -> None:
        self.state = state

    def _sent(self, frame: str | bytes) -> None:
        if json.loads(frame)["is"] == "play":
            self.played += 1

    def close(self) -> None:
        """Go away."""
        self.person.close()

    # Waiting.

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.state and self.state["view"]["over"])

    @property
    def options(self) -> list[list[Any]]:
        """What the server offers: text, label, kind and args."""
        return self.state["options"] if self.state else []

    def wait(self) -> bool:
        """Wait for the next question; say whether there is one."""
        until = time.monotonic() + LONG
        while not (self.over or self.options):
            if time.monotonic() > until:
                raise TimeoutError("nothing was asked")
            self.page.wait_for_timeout(5)  # lets messages in
        while True:
            texts = [option[0] for option in self.options]
            if self.page.evaluate(READY, [texts, self.over, 2000]):
                return not self.over
            if time.monotonic() > until:
                raise TimeoutError("the page does not show what is offered")

    # Looking.

    def look(self, findings: Findings, where: str) -> dict[str, Way]:
        """Look at the screen; note what is wrong, and return where each option can be chosen."""
        seen = self._seen()
        ways: dict[str, Way] = seen["ways"]
        faults: list[Fault] = [*seen["faults"], *seen["shifts"], *self._moved(seen["zones"])]
        faults += [{"kind": "console", "at": "console", "what": text, "size": 1} for text in self.person.troubles]
        self.person.troubles.clear()
        for fault in faults:
            findings.note(fault, self.game, self.window, where, self._picture)
        self.looks += 1
        if self.looks % EACH == 1 or not all(map(in_reach, ways.values())):
            self._turn(ways, findings, where)
        for text, way in ways.items():
            if not in_reach(way):
                kind = text.split()[0]
                lost = {"kind": "option out of reach", "at": f"options of the kind {kind!r}", "what": text, "size": 1}
                findings.note(lost, self.game, self.window, where, self._picture)
        findings.count(self.game, self.window, [name_of(way) for way in ways.values()])
        return ways

    def _seen(self) -> dict[str, Any]:
        """Look once."""
        asked = [option[:2] for option in self.options]
        what = {"options": asked, "least": self.least, "phone": self.phone, "scene": self.scene}
        seen: dict[str, Any] = self.page.evaluate("(what) => look(what)", what)
        return seen

    def _picture(self, path: Path) -> None:
        self.page.screenshot(path=path, timeout=1000 * STUCK)

    def _moved(self, zones: dict[str, Any]) -> list[Fault]:
        """Compare where zones lie with where they lay at the last question, in the same region."""
        old, self.before = self.before, zones
        if old.get("view") != zones["view"]:
            return []
        found: list[Fault] = []
        for name, box in zones["boxes"].items():
            was = old["boxes"].get(name)
            far = max([abs(new - before) for new, before in zip(box, was, strict=True)]) if was else 0
            if far > UNMOVED:
                found.append({"kind": "moved", "at": name, "what": f"{was} to {box}", "size": far})
        return found

    def _turn(self, ways: dict[str, Way], findings: Findings, where: str) -> None:
        """Turn to each other region and to the list of choices, note what is wrong there, and go back."""
        regions = self.page.locator(REGIONS)
        current = self.page.locator(f"{REGIONS}[aria-current]")
        begun: int | None = current.evaluate(INDEX) if current.count() else None
        # On a phone the last tab leads away from the board, to the log and the list of choices.
        number = regions.count()
        boards = range(number - 1 if self.phone else number)
        for at in boards:
            if at == begun:
                continue
            for fault in self._there([f"{REGIONS} >> nth={at}"], ways)["faults"]:
                findings.note(fault, self.game, self.window, f"{where}, another region", self._picture)
        if not all(map(in_reach, ways.values())):
            self._there([*([f"{REGIONS} >> nth=-1"] if self.phone and number else []), "#tab-options"], ways)
            if self.folded and not self.phone:
                self._go(["aside .fold"])
        if begun is not None:
            self._go([f"{REGIONS} >> nth={begun}"])
        # What moved by these turns is no fault of the next question.
        self.page.evaluate(PAINTED)
        self.before = self._seen()["zones"]

    def _there(self, steps: list[str], ways: dict[str, Way]) -> dict[str, Any]:
        """Go there and look; remember for what was out of reach how to come to it."""
        self.folded = self.page.locator("aside.folded").count() > 0
        self._go(steps)
        self.page.evaluate(PAINTED)
        seen = self._seen()
        for text, way in seen["ways"].items():
            # Others may have decided meanwhile, so that other things are offered; choose() notices it.
            if text in ways and not in_reach(ways[text]) and in_reach(way):
                ways[text] = {**way, "steps": steps}
        return seen

    def _go(self, steps: list[str]) -> None:
        """Press one thing after the other, as far as it is there."""
        for step in steps:
            what = self.page.locator(step)
            if what.count():
                with suppress(Error):  # what it leads to stays out of reach, and is reported
                    self.person.press(what)

    # Choosing.

    def choose(self, rng: Random, ways: dict[str, Way], findings: Findings, where: str) -> None:
        """Choose something at random by a click where it is; two clicks where the first one looks.

        Do nothing where others have decided at the same time and changed what is offered: it must be looked at again.
        """
        options = self.options
        if not options or {option[0] for option in options} != ways.keys():
            return
        bold = [option for option in options if option[2] not in SHY]
        text = rng.choice(bold if bold and rng.random() < 0.8 else options)[0]
        way, before = ways[text], self.played
        self.state = {}
        self._go(way.get("steps", []))
        for _ in range(3):
            self._press(text, way)
            if self._was_played(before):
                return
            menu = self.page.locator(f"[role=dialog]{quoted('aria-label', CHOOSE[self.person.lang])}")
            choice = menu.locator(quoted("data-choice", text))
            if choice.count():
                self.person.press(choice.first)
                if self._was_played(before):
                    return
            if self.state and text not in [option[0] for option in self.options]:
                return
        fault = {"kind": "dead click", "at": f"{name_of(way)} of {text.split()[0]!r}", "what": text, "size": 1}
        findings.note(fault, self.game, self.window, where, self._picture)
        self.page.keyboard.press("Escape")
        listed = self.page.locator(f"{quoted('data-choice', text)}, {quoted('data-option', text)}")
        listed.first.evaluate("(element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
        if not self._was_played(before):
            raise TimeoutError(f"{text!r} cannot be chosen")

    def _press(self, text: str, way: Way) -> None:
        """Click or tap where it is; what must be scrolled to is found by its name."""
        if way["way"] in {"seen", "half"} and "steps" not in way:
            if self.person.touch:
                self.page.touchscreen.tap(way["x"], way["y"])
            else:
                self.page.mouse.click(way["x"], way["y"])
            return
        named = self.page.locator(f"{quoted('data-option', text)}, {quoted('data-choice', text)}")
        with suppress(Error):  # the caller notices that nothing was played
            self.person.press(named.locator("visible=true").first)

    def _was_played(self, before: int) -> bool:
        """Say whether the page has sent the choice to the server."""
        until = time.monotonic() + 0.4
        while self.played == before and time.monotonic() < until:
            self.page.wait_for_timeout(5)
        return self.played > before


def in_reach(way: Way) -> bool:
    """Whether something can be chosen now, or after scrolling in its list."""
    return way["way"] in {"seen", "half", "scroll"}


def name_of(way: Way) -> str:
    """Say in a few words where an option is."""
    if not in_reach(way):
        return "out of reach"
    words = [way["place"]]
    if "steps" in way:
        words.append("behind a tab")
    if way["way"] == "scroll":
        words.append("scrolled")
    return ", ".join(words)
