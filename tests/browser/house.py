"""A real `netloft serve`, with a file of its own, and a real Chromium."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from netloft.server.door.pages import PAGE
from scripts.machine import find_browser
from tests.stuck import STUCK

FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class House:
    """The server, which can be closed and opened again at the same address."""

    def __init__(self, folder: Path, workers: int = 1, **more: str) -> None:
        self.folder = folder
        self.workers = workers
        self.more = more
        """Variables of its environment."""
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where it is, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        """Start, and wait until it says where it is."""
        if not (PAGE / "index.html").is_file():
            raise AssertionError("The page was not built: run `npm ci` and `npm run build` in web/.")
        command = [sys.executable, "-m", "netloft", "serve", "--no-browser", "--lang", "en"]
        command += ["--port", str(self.port), "--data", str(self.folder / "tables.db"), "--workers", str(self.workers)]
        kept = os.environ | {"HOME": str(self.folder), "PYTHONUNBUFFERED": "1"} | self.more
        self.process = subprocess.Popen(command, env=kept, stdout=subprocess.PIPE, encoding="utf-8")
        said = self.process.stdout.readline() if self.process.stdout else ""
        found = re.search(r":(\d+)/", said)
        if not found:
            raise AssertionError(f"netloft serve did not start: {said}")
        self.port = int(found[1])

    def close(self) -> None:
        """Stop it, as Ctrl-C does."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(STUCK)
            if self.process.stdout:
                self.process.stdout.close()
            self.process = None


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start the Chromium of this machine; where there is none, say so."""
    found = find_browser()
    if not found:
        raise AssertionError("There is no Chromium here: `python3 run.py test` fetches one.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()
