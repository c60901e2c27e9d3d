"""Random and mutated messages do no harm; `just fuzz 1000000` sends more of them."""

from __future__ import annotations

from pathlib import Path

from tests.server.fuzz import fuzz


def test_a_few_thousand_messages_break_nothing(tmp_path: Path) -> None:
    """Every request is answered, none as broken; a table that the sender may only look at stays as it is."""
    found = fuzz(tmp_path, 2400, 7)
    assert sum(found.answers.values()) >= found.sent
    assert found.answers["done"] > 10
    assert found.answers["taken"] + found.answers["invited"] > 0
