"""Builds the package as a release does, and installs it into an environment of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import uv

from tests.cli.client import Done
from tests.stuck import STUCK

ROOT: Final = Path(__file__).parents[2]
WINDOWS: Final = os.name == "nt"
UV: Final = uv.find_uv_bin()
NEEDED: Final = ("PATH", "SYSTEMROOT", "TEMP", "TMP")  # without these, Windows starts no program


class Built:
    """An sdist and a wheel."""

    def __init__(self, folder: Path) -> None:
        (self.sdist,) = folder.glob("*.tar.gz")
        (self.wheel,) = folder.glob("*.whl")


class Installed:
    """An environment that holds the wheel and what it depends on, and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.programs = folder / ("Scripts" if WINDOWS else "bin")

    def program(self, name: str) -> str:
        """Name a program of the environment."""
        return str(self.programs / (f"{name}.exe" if WINDOWS else name))

    def run(self, home: Path, program: str, *words: object, typed: str = "") -> Done:
        """Run a program of the environment to its end, in a folder outside the checkout."""
        return subprocess.run(
            [self.program(program), *[str(word) for word in words]],
            input=typed,
            env=environment(home),
            cwd=home,
            capture_output=True,
            encoding="utf-8",
            timeout=STUCK,
            check=False,
        )

    @contextmanager
    def serve(self, home: Path) -> Iterator[str]:
        """Run `netloft serve`; yield the address it prints, and stop it afterwards."""
        words = ["serve", "--no-browser", "--port", "0", "--workers", "1"]
        with (
            (home / "errors.txt").open("w", encoding="utf-8") as errors,
            subprocess.Popen(
                [self.program("netloft"), *words],
                env=environment(home),
                cwd=home,
                stdout=subprocess.PIPE,
                stderr=errors,
                encoding="utf-8",
            ) as process,
        ):
            try:
                assert process.stdout is not None
                said = process.stdout.readline()
                found = re.search(r"http://\S+/", said)
                assert found, (said, (home / "errors.txt").read_text(encoding="utf-8"))
                yield found[0]
            finally:
                process.send_signal(signal.SIGTERM if WINDOWS else signal.SIGINT)
                process.wait(STUCK)


def environment(home: Path) -> dict[str, str]:
    """Return an environment that knows nothing of the checkout, and keeps what is written in `home`."""
    kept = {name: os.environ[name] for name in NEEDED if name in os.environ}
    return kept | {"HOME": str(home), "LOCALAPPDATA": str(home), "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1"}


def run_uv(*words: object, **more: str) -> None:
    """Let uv do something; an assertion shows what it said if it failed."""
    command = [UV, *[str(word) for word in words]]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | more, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def build(folder: Path) -> Built:
    """Build an sdist, and from it a wheel on a machine without Node; if it is there already, return it."""
    if not folder.exists():
        pinned = ["--no-build-isolation", "--python", sys.executable]
        run_uv("build", "--sdist", *pinned, "--out-dir", folder)
        (sdist,) = folder.glob("*.tar.gz")
        run_uv("build", "--wheel", *pinned, "--out-dir", folder, sdist, PATH="", NETLOFT_SKIP_PAGE="1")
    return Built(folder)


def install(built: Built, folder: Path) -> Installed:
    """Install the pins and the wheel into an empty environment; if it is there already, return it."""
    if not folder.exists():
        run_uv("venv", "--python", sys.executable, folder)
        pip = ["pip", "install", "--python", folder, "--no-deps"]
        run_uv(*pip, "--require-hashes", "-r", "requirements/run.txt")
        run_uv(*pip, "--no-index", built.wheel)
    return Installed(folder)
