"""What all tests share."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

# A shell starts what runs in the background deaf to Ctrl-C, and its children inherit that; tests press Ctrl-C.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the switch that rewrites the golden files."""
    parser.addoption("--golden-write", action="store_true", help="rewrite the golden files instead of comparing")


class Golden:
    """Compares a text with the file that keeps it, or rewrites the file when asked to."""

    def __init__(self, write: bool) -> None:
        self.write = write

    def check(self, path: Path, text: str) -> None:
        """Compare, showing the first line that differs."""
        if self.write:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.exists(), f"{path.name} is missing: run `just golden` and read what it wrote"
        for number, (old, new) in enumerate(
            zip(path.read_text(encoding="utf-8").splitlines(), text.splitlines(), strict=False), start=1
        ):
            assert new == old, f"{path.name}, line {number}"
        assert path.read_text(encoding="utf-8") == text


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Return the comparison with golden files."""
    return Golden(bool(request.config.getoption("--golden-write")))
