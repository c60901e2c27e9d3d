"""Runs the client as its users do: as a process of its own, with typed lines."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.cli import forking
from tests.stuck import STUCK

NUMBERS: Final = [str(number % 10 + 1) for number in range(6000)]
"""Answers that finish any game: sooner or later one of the numbers can be chosen."""

Done = subprocess.CompletedProcess[str]


def environment(home: Path, **more: str) -> dict[str, str]:
    """Return an environment in which nothing outside `home` is written, in English."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "XDG_"))}
    return kept | {"HOME": str(home), "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "100"} | more


def command(*words: object) -> list[str]:
    """Return the command line of the client."""
    return [sys.executable, "-m", "netloft", *[str(word) for word in words]]


def netloft(home: Path, *words: object, typed: list[str] | None = None, **more: str) -> Done:
    """Run the client to its end."""
    args, env = [str(word) for word in words], environment(home, **more)
    keys = "".join(f"{line}\n" for line in typed or [])
    if forking.can_run(args, more):
        return Done(command(*args), *forking.run(args, keys, env, home, STUCK))
    return subprocess.run(
        command(*args),
        input=keys,
        env=env,
        cwd=home,
        capture_output=True,
        encoding="utf-8",
        timeout=STUCK,
        check=False,
    )


def ok(home: Path, *words: object, **more: str) -> str:
    """Run a command that must succeed, and return what it printed."""
    done = netloft(home, *words, typed=None, **more)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def play(home: Path, *words: object, typed: list[str] | None = None, **more: str) -> Done:
    """Play Kaivai, kept in game.txt, and come to a good end."""
    done = netloft(home, "play", "kaivai", "--save-to", "game.txt", *words, typed=typed, **more)
    assert (done.returncode, done.stderr) == (0, "")
    return done


def moves(path: Path) -> list[str]:
    """List the moves of a saved game."""
    return path.read_text(encoding="utf-8").partition("\n\n")[2].splitlines()
