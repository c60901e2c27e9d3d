"""Somebody at a screen: goes to pages, clicks what is offered, and notes everything that goes wrong."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, WebSocket
from playwright.sync_api import TimeoutError as TooLateError

from netloft.server.wire.changes import changed
from scripts.texts import pseudo
from tests.stuck import STUCK

NAMES: Final = {"nusfjord": "Nusfjord", "fleet": "Fleet: The Dice Game", "kaivai": "Kaivai"}
PSEUDO: Final = "xx"
"""The code of the pseudo-language, where it is installed."""
OVER: Final = {"en": "The game is over.", "de": "Das Spiel ist zu Ende.", PSEUDO: pseudo("The game is over.")}
CHOOSE: Final = {"en": "Choose", "de": "Wähle", PSEUDO: pseudo("Choose")}


class Person:
    """A browser of one's own, with one page open."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        lang: str = "en",
        width: int = 1440,
        height: int = 900,
        theme: str = "light",
        motion: str = "reduce",
        touch: bool = False,
        newcomer: bool = False,
        kept: bool = False,
    ) -> None:
        self.address = address
        self.lang = lang
        self.troubles: list[str] = []
        self.forgiven = ""
        """What a message may have in it without being trouble."""
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            locale={"en": "en-GB", "de": "de-DE", PSEUDO: "xx"}[lang],
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            has_touch=touch,
            is_mobile=touch,
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.context.set_default_timeout(1000 * STUCK)
        if not kept:  # most tests are quicker without the worker that keeps the page
            self.context.add_init_script(
                "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })"
            )
        self.context.on("console", self.hear)
        self.context.on("weberror", lambda error: self.troubles.append(f"page error: {error.error}"))
        self.context.on("request", self.see)
        if not newcomer:  # the goal of a game is shown once
            read = json.dumps(json.dumps(list(NAMES)))
            self.context.add_init_script(f"location.host && localStorage.setItem('netloft goals', {read})")
        self.page: Page = self.context.new_page()
        self.touch = touch

    def hear(self, message: ConsoleMessage) -> None:
        """Note what the console minds."""
        if message.type in {"error", "warning"} and not (self.forgiven and self.forgiven in message.text):
            self.troubles.append(f"console: {message.text}")

    def see(self, request: Request) -> None:
        """Note what is asked of another host."""
        there = urlsplit(request.url)
        if there.scheme not in {"data", "blob"} and there.netloc != urlsplit(self.address).netloc:
            self.troubles.append(f"another host: {request.url}")

    def close(self) -> None:
        """Go away."""
        self.context.close()

    def listen(self, kind: str, take: Callable[[dict[str, Any]], None]) -> None:
        """Pass on every message of a kind that the server sends to the page, as it comes; states are whole."""

        def hear(socket: WebSocket) -> None:
            states: dict[str, Any] = {}

            def read(frame: str | bytes) -> None:
                message = json.loads(frame)
                if message["is"] == "changed":
                    message = changed(states[message["table"]], message["changes"])
                if message["is"] == "state":
                    states[message["table"]] = {**message, "id": 0}
                if message["is"] == kind:
                    take(message)

            socket.on("framereceived", read)

        self.page.on("websocket", hear)

    def wait_for(self, fact: Callable[[], bool]) -> None:
        """Wait until something is so that only the test itself can see."""
        until = time.monotonic() + STUCK
        while not fact():
            assert time.monotonic() < until, "it did not come"
            self.page.wait_for_timeout(10)  # lets messages in

    # Finding the way.

    def go(self, path: str) -> None:
        """Open a page by its address."""
        self.page.goto(path)

    def button(self, name: str, *, exact: bool = False) -> Locator:
        """Find a button by its name."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def link(self, name: str, *, exact: bool = False) -> Locator:
        """Find a link by its name."""
        return self.page.get_by_role("link", name=name, exact=exact)

    def prefer(self, **preferences: object) -> None:
        """Begin with settings that were made before."""
        kept = json.dumps(json.dumps(preferences))
        self.context.add_init_script(
            f"localStorage.getItem('netloft prefs') || localStorage.setItem('netloft prefs', {kept})"
        )

    def lay(self, game: str, *, seats: int = 2, seed: int | None = None, kinds: dict[int, str] | None = None) -> None:
        """Lay a table by hand: who sits where is written as in the list, "Somebody here" or "easy bot"."""
        self.go(f"/new/{game}")
        self.page.get_by_label("Number of players").get_by_label(str(seats), exact=True).check()
        for seat, kind in (kinds or {}).items():
            self.page.get_by_role("combobox", name="Who is").nth(seat).select_option(kind)
        if seed is not None:
            self.page.get_by_label("Practice table").check()
            self.page.get_by_label("The number").fill(str(seed))
        self.button("Lay the table").click()

    # Playing.

    @property
    def choices(self) -> Locator:
        """What can be chosen, as the list beside the board has it."""
        return self.page.locator("aside [data-choice]")

    @property
    def over(self) -> Locator:
        """The sentence at the end of a game; a search for text in all of a large board would take long."""
        return self.page.locator("strong", has_text=OVER[self.lang])

    def wait(self) -> bool:
        """Wait until something is asked, or the game is over; say whether something is asked."""
        ready = self.page.locator("[aria-busy=false]")
        over = ready.locator("strong", has_text=OVER[self.lang])
        ready.locator("aside [data-choice]").or_(over).first.wait_for(state="attached")
        return self.over.count() == 0

    def wait_or(self, other: Locator) -> bool:
        """Wait until something is asked, or something else is to be seen; say whether something is asked."""
        self.page.locator("[aria-busy=false] aside [data-choice]").or_(other).first.wait_for(state="attached")
        return other.count() == 0

    def offered(self) -> dict[str, list[str]]:
        """Read what is offered on the board and in the list."""
        read: dict[str, list[str]] = self.page.evaluate(
            """() => ({
                board: [...document.querySelectorAll("[data-option]")].map((spot) => spot.dataset.option),
                list: [...document.querySelectorAll("aside [data-choice]")].map((choice) => choice.dataset.choice),
            })"""
        )
        return read

    def logged(self) -> int:
        """Count the lines of the log."""
        self.page.get_by_role("tab", name="Log").click()
        return self.page.get_by_role("list", name="Log").get_by_role("link").count()

    def press(self, what: Locator, seconds: float = STUCK) -> None:
        """Click, or tap."""
        if self.touch:
            what.tap(timeout=1000 * seconds)
        else:
            what.click(timeout=1000 * seconds)

    def choose(self, rng: Random) -> str:
        """Choose anything: on the board if there is something, else beside the question or in the list."""
        offered = self.offered()
        if offered["board"]:
            text = rng.choice(offered["board"])
            try:
                self.press(self.spot(text).first, STUCK / 10)
            except TooLateError:  # while one looked, others at the screen went on
                if text in self.offered()["board"]:
                    raise
                return self.choose(rng)
            menu = self.page.locator(f"[role=dialog]{quoted('aria-label', CHOOSE[self.lang])}")
            if menu.count():
                self.press(menu.get_by_role("button").nth(rng.randrange(menu.get_by_role("button").count())))
            elif self.touch:  # the first tap only looks ahead
                self.press(self.page.locator("[data-question]").locator(quoted("data-choice", text)))
        else:
            text = rng.choice(offered["list"])
            self.press_listed(text)
        return text

    def press_listed(self, text: str) -> None:
        """Choose something beside the question, or in the list if it is not there."""
        beside = self.page.locator("[data-question]").locator(quoted("data-choice", text))
        if not beside.count():
            if self.touch:
                self.press(self.page.get_by_role("navigation").get_by_role("button").last)
            self.press(self.page.get_by_role("tab").nth(1))
            beside = self.page.locator("aside").locator(quoted("data-choice", text))
        self.press(beside)

    def spot(self, text: str) -> Locator:
        """Find where an option lives on the board."""
        return self.page.locator(quoted("data-option", text))

    def turns(self, rng: Random, number: int) -> int:
        """Choose so many times, or until the game is over; say how many times it was."""
        done = 0
        while done < number and self.wait():
            self.choose(rng)
            done += 1
        return done

    def step(self) -> bool:
        """Do what a lesson asks for, or go on, and wait for its next step; say whether there was one."""
        self.page.locator(".place[aria-busy=false] ~ .speech[aria-busy=false]").wait_for()
        speech = self.speech
        if "last" in (speech.get_attribute("class") or "").split():
            return False
        number = self.lesson_step()
        if speech.locator(".try").count():
            lit = self.page.locator(".place [data-option]")
            lit.or_(speech.locator("[data-choice]")).first.wait_for()
            if speech.locator("[data-choice]").count():
                self.press(speech.locator("[data-choice]"))
            else:
                self.press_middle(lit.first)
        else:
            self.press(speech.locator(".next"))
        self.wait_for(lambda: self.lesson_step() != number)
        return True

    @property
    def speech(self) -> Locator:
        """What the guide of a lesson says."""
        return self.page.locator(".speech")

    def lesson_step(self) -> int:
        """Say at which step a lesson is."""
        return int(self.page.get_by_role("progressbar").get_attribute("aria-valuenow") or 0)

    def press_middle(self, what: Locator) -> None:
        """Click or tap where something is seen: the middle of a drawing may lie below another one."""
        at = what.evaluate(
            """spot => {
                const box = spot.getBoundingClientRect();
                for (const y of [0.5, 0.35, 0.65, 0.2, 0.8])
                    for (const x of [0.5, 0.35, 0.65, 0.2, 0.8]) {
                        const [left, top] = [box.left + x * box.width, box.top + y * box.height];
                        if (spot.contains(document.elementFromPoint(left, top))) return [left, top];
                    }
                return null;
            }"""
        )
        assert at, "it is nowhere to be seen"
        if self.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)


def quoted(attribute: str, text: str) -> str:
    """Write a selector for an attribute."""
    return f"[{attribute}={json.dumps(text)}]"
