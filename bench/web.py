"""Measure the page in a real browser: download size, time to interactive, response time of a move, frames of a scene.

just bench-web                 all games
just bench-web --moves 20      fewer moves of each
just bench-web --game fleet    only this game
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import Browser

from bench.scene import Scene
from tests.browser.house import House, chromium
from tests.browser.person import NAMES, Person

MOST_BYTES: Final = 250_000  # without the board of a game, which follows when it is needed
MOST_LOADING: Final = 1000.0  # milliseconds
MOST_MOVE: Final = 100.0
MOST_HOVER: Final = 30.0
LEAST_FRAMES: Final = 50.0  # a second
LOADS: Final = 5
QUIET: Final = 250  # milliseconds without queries, which would slow the page down

# When the page can be used: the first button is there, and no long task runs any more.
LOADING: Final = """
    const watch = new MutationObserver(() => {
        if (!document.querySelector("main button.main")) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())));
    });
    watch.observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
        for (const task of list.getEntries()) window.busyUntil = task.startTime + task.duration;
    }).observe({ type: "longtask", buffered: true });
"""

# From the click to the end of the frame that shows the position which the server has confirmed.  The task that notes
# it goes before all others: moves of bots that have come meanwhile belong to later frames.
MOVES: Final = r"""
    window.answered = [];
    window.ready = () => new Promise((resolve) => {
        const there = "[aria-busy=false] [data-choice], main a[href^='/replay/'].main";
        const look = () => document.querySelector(there) && (watch.disconnect(), resolve(), true);
        const watch = new MutationObserver(look);
        look() || watch.observe(document, { subtree: true, childList: true, attributeFilter: ["aria-busy"] });
    });
    let clicked = 0;
    addEventListener("click", (event) => {
        if (event.target.closest("[data-option], [data-choice], [role=dialog] button")) clicked = performance.now();
    }, true);
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...address) {
            super(...address);
            this.addEventListener("message", ({ data }) => {
                if (!clicked || !/^\{"is":"(state|changed)"/.test(data)) return;
                const begun = clicked;
                clicked = 0;
                const note = () => answered.push(performance.now() - begun);
                requestAnimationFrame(() => scheduler.postTask(note, { priority: "user-blocking" }));
            });
        }
    };
"""


class Row:
    """A measurement and its target."""

    def __init__(self, what: str, seen: float, target: float, unit: str, *, more: bool = False) -> None:
        self.what = what
        self.seen = seen
        self.target = target
        self.unit = unit
        self.more = more
        """Whether more is better."""

    @property
    def met(self) -> bool:
        """Whether it meets its target."""
        return self.seen >= self.target if self.more else self.seen <= self.target

    def __str__(self) -> str:
        sign = "≥" if self.more else "≤"
        verdict = "" if self.met else "  missed"
        return f"{self.what:62} {sign} {self.target:6.0f} {self.unit:3} {self.seen:6.0f} {self.unit:3}{verdict}"


def weigh(browser: Browser, address: str, path: str) -> int:
    """Return the bytes transferred when a page is first opened."""
    person = Person(browser, address)
    session = person.context.new_cdp_session(person.page)
    session.send("Network.enable")
    weights: list[float] = []
    session.on("Network.loadingFinished", lambda event: weights.append(event["encodedDataLength"]))
    person.go(path)
    person.page.wait_for_load_state("networkidle")
    person.close()
    return round(sum(weights))


def load(browser: Browser, address: str) -> float:
    """Open the start page with an empty cache; return the milliseconds until it can be used."""
    person = Person(browser, address)
    person.context.add_init_script(LOADING)
    person.go("/")
    person.button("Play now").first.wait_for()
    person.page.wait_for_timeout(300)
    usable: float = person.page.evaluate("Math.max(window.usable, window.busyUntil ?? 0)")
    person.close()
    return usable


def answer(browser: Browser, address: str, game: str, moves: int) -> list[float]:
    """Play; return the milliseconds from each click to the frame that shows the answer."""
    person = Person(browser, address)
    person.context.add_init_script(MOVES)
    person.lay(game, seats=2, seed=7)
    rng = Random(7)
    for _ in range(moves):
        person.page.evaluate("ready()")
        offered = person.offered()
        if not offered["list"]:
            break
        if offered["board"]:
            person.spot(rng.choice(offered["board"])).first.click()
        else:
            person.press_listed(rng.choice(offered["list"]))
        person.page.wait_for_timeout(QUIET)
        menu = person.page.get_by_role("dialog", name="Choose").get_by_role("button")
        if menu.count():
            menu.first.click()
            person.page.wait_for_timeout(QUIET)
    answered: list[float] = person.page.evaluate("answered")
    person.close()
    return answered


def at(part: float, times: list[float]) -> float:
    """Return a quantile of the times."""
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


def see(browser: Browser, address: str, game: str) -> Iterator[Row]:
    """Zoom and drag the scene of a game, and point at its choices."""
    name = NAMES[game]
    scene = Scene(browser, address, game)
    times = scene.hover()
    if times:
        yield Row(f"{name}: hover to next frame, p95 of {len(times)}", at(0.95, times), MOST_HOVER, "ms")
    if scene.middle():
        yield Row(f"{name}: frames while the scene is zoomed", scene.zoom(), LEAST_FRAMES, "/s", more=True)
        yield Row(f"{name}: frames while the scene is dragged", scene.drag(), LEAST_FRAMES, "/s", more=True)
    else:
        yield Row(f"{name}: it has no scene to be zoomed", 0, LEAST_FRAMES, "/s", more=True)
    scene.close()


def measure(browser: Browser, address: str, moves: int, games: list[str]) -> Iterator[Row]:
    """Take every measurement."""
    yield Row("first load of the start page, compressed", weigh(browser, address, "/") / 1000, MOST_BYTES / 1000, "kB")
    loads = [load(browser, address) for _ in range(LOADS)]
    yield Row(f"time to interactive, median of {LOADS}", at(0.5, loads), MOST_LOADING, "ms")
    for game in games:
        name = NAMES[game]
        times = answer(browser, address, game, moves)
        yield Row(f"{name}: click to answer on screen, p50 of {len(times)}", at(0.5, times), MOST_MOVE, "ms")
        yield Row(f"{name}: click to answer on screen, p95 of {len(times)}", at(0.95, times), MOST_MOVE, "ms")
        yield from see(browser, address, game)


def main() -> int:
    """Print the table; return 1 if a target is missed."""
    parser = argparse.ArgumentParser(description="Measure the page in a real browser.")
    parser.add_argument("--moves", type=int, default=60, help="moves of each game")
    parser.add_argument("--game", choices=NAMES, action="append", help="only this game (again for more)")
    asked = parser.parse_args()
    missed = False
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.open()
        try:
            with chromium() as browser:
                print(f"{'':62} {'target':>12} {'result':>10}")
                for row in measure(browser, house.address, asked.moves, asked.game or list(NAMES)):
                    missed = missed or not row.met
                    print(row, flush=True)
        finally:
            house.close()
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
