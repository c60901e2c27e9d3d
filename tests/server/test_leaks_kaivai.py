"""What is hidden in Kaivai is in no message: twins that all differ; `just leaks 100` compares more of them."""

from __future__ import annotations

from pathlib import Path

from tests.server.leaks import run


def test_hidden_markers_change_nothing_that_is_sent(tmp_path: Path) -> None:
    """Neither messages, their order and size, nor what bots choose, wherever the viewer sits."""
    found = run(tmp_path, 6, 5)
    assert found.twins == 6
    assert found.letters > 100_000
