"""Measure the scene of a table in a real browser: frames while it is zoomed and dragged, and hover to next frame."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Browser

from tests.browser.person import Person

WIDTH, HEIGHT = 1400, 900
STEPS: Final = 60  # wheel turns or movements of the mouse, one after the other
HOVERS: Final = 40
ROOM: Final = ".room:has(> .stage)"

# Frames are counted between begin() and end(); the time of a hover goes to the end of the frame after it.
WATCH: Final = """
    let frames = 0, from = 0, until = 0, counts = false;
    const count = () => {
        if (!counts) return;
        frames += 1;
        requestAnimationFrame(count);
    };
    window.begin = () => {
        frames = 0;
        counts = true;
        from = performance.now();
        requestAnimationFrame(count);
    };
    window.end = () => {
        counts = false;
        return frames / ((performance.now() - from) / 1000);
    };
    window.hovers = [];
    addEventListener("mouseover", (event) => {
        if (!event.target.closest("[data-option]")) return;
        const begun = event.timeStamp;
        const note = () => hovers.push(performance.now() - begun);
        requestAnimationFrame(() => scheduler.postTask(note, { priority: "user-blocking" }));
    }, true);
"""


class Scene:
    """A table with its scene, and what the mouse can do there."""

    def __init__(self, browser: Browser, address: str, game: str) -> None:
        self.person = Person(browser, address, motion="lively", width=WIDTH, height=HEIGHT)
        self.page = self.person.page
        self.page.add_init_script(WATCH)
        self.person.lay(game, seats=2, seed=7)
        self.person.wait()
        self.page.wait_for_timeout(1000)  # pictures and drawings come

    def close(self) -> None:
        """Leave the table."""
        self.person.close()

    def middle(self) -> tuple[float, float] | None:
        """Find the middle of the scene; None where a board has none."""
        room = self.page.locator(ROOM)
        box = room.bounding_box() if room.count() else None
        return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) if box else None

    def zoom(self) -> float:
        """Turn the wheel in and out; return the frames per second."""
        x, y = self.middle() or (0, 0)
        self.page.mouse.move(x, y)
        self.page.evaluate("begin()")
        for step in range(STEPS):
            self.page.mouse.wheel(0, -40 if step < STEPS // 2 else 40)
        rate: float = self.page.evaluate("end()")
        return rate

    def drag(self) -> float:
        """Zoom in and drag the scene around; return the frames per second."""
        x, y = self.middle() or (0, 0)
        self.page.mouse.move(x, y)
        self.page.mouse.wheel(0, -400)
        self.page.wait_for_timeout(300)
        free: dict[str, float] | None = self.page.evaluate(FREE)
        x, y = (free["x"], free["y"]) if free else (x, y)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.evaluate("begin()")
        for step in range(STEPS):
            far = min(step, STEPS - step)
            self.page.mouse.move(x + 4 * far, y + 2 * far)
        rate: float = self.page.evaluate("end()")
        self.page.mouse.up()
        self.page.keyboard.press("0")
        self.page.wait_for_timeout(400)
        return rate

    def hover(self) -> list[float]:
        """Move from one choice to the next; return the milliseconds from each to the next frame."""
        spots = self.page.locator("[data-option]:visible").all()
        boxes = [box for spot in spots if (box := spot.bounding_box())]
        inside = [box for box in boxes if 0 < box["x"] < WIDTH and 0 < box["y"] < HEIGHT - 40]
        for step in range(HOVERS if len(inside) > 1 else 0):
            box = inside[step % len(inside)]
            self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.page.wait_for_timeout(60)
        times: list[float] = self.page.evaluate("hovers")
        return times


# A point of the scene that is no button: there the scene can be taken and dragged.
FREE: Final = """() => {
    const room = document.querySelector(".room:has(> .stage)").getBoundingClientRect();
    const taken = "button, a, input, select, [role=button], [data-scrolls]";
    for (const x of [0.5, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9])
        for (const y of [0.5, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]) {
            const at = { x: room.left + x * room.width, y: room.top + y * room.height };
            const there = document.elementFromPoint(at.x, at.y);
            if (there?.closest(".room:has(> .stage)") && !there.closest(taken)) return at;
        }
    return null;
}"""
