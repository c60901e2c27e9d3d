"""Lines that are typed while something happens elsewhere: none is lost, and none comes twice."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from tests.cli.terminal import Terminal

LINES = 200
READER = f"""
import sys, threading
from netloft.terminal.keyboard import Keyboard

keyboard = Keyboard(lambda: False)

def storm():
    while True:
        keyboard.knock()
        sum(range(5000))  # whoever has typed has to wait for this, too

lines, interrupted = [], 0
sys.setswitchinterval(0.0005)
with keyboard.ready():
    threading.Thread(target=storm, daemon=True).start()
    print("begin")
    while len(lines) < {LINES}:
        line = keyboard.read("> ")
        if line is None:
            interrupted += 1
        else:
            lines.append(line)
keyboard.clear()
print("right" if lines == [f"line {{number}}" for number in range({LINES})] else lines)
print("interrupted" if interrupted > {LINES} else interrupted)
"""


def test_no_letter_is_lost_when_something_happens(tmp_path: Path) -> None:
    """Though the prompt is left a thousand times a second, every line arrives whole and once."""
    terminal = Terminal(tmp_path, program=[sys.executable, "-c", READER])
    terminal.wait_for("begin")
    for number in range(LINES):
        for part in ("li", f"ne {number}", "\r"):
            terminal.type(part)
            time.sleep(0.002)  # a person is slower still
            terminal.seen += terminal.read()
    terminal.wait_for("right")
    terminal.wait_for("interrupted")
    assert terminal.end(lambda: None)[1] == 0


LATE = """
from netloft.terminal.keyboard import Keyboard

keyboard = Keyboard(lambda: False)
keyboard.typing = True
with keyboard.ready():
    pass
keyboard.reading = True  # as a knock saw it that another thread sends only now
keyboard.knock()
print("well")
"""


def test_a_knock_that_comes_too_late_does_no_harm() -> None:
    """Whoever knocks saw that a line is read, but may come after the last one: the program goes on to its end."""
    done = subprocess.run([sys.executable, "-c", LATE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "well\n", "")
