"""Showing and checking score sheets of Fleet from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from netloft.games.fleet.rules.sheets.sheet import shipped
from tests.cli.client import netloft, ok


@pytest.mark.parametrize(("lang", "words"), [("en", "is a reconstruction"), ("de", "rekonstruiert")])
def test_the_shipped_sheet_is_shown_as_a_reconstruction(tmp_path: Path, lang: str, words: str) -> None:
    """Wherever the sheet is shown, it says that it is not the printed one."""
    shown = ok(tmp_path, "sheet", "show", "--lang", lang)
    assert words in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_an_owners_sheet_can_be_shown(tmp_path: Path) -> None:
    """A file with other values is drawn with them."""
    mine = shipped().replace('boats = { is = 3, source = "reconstruction" }', "boats = 4", 1)
    mine = mine.replace("boat_points = { is = [1, 1, 1]", "boat_points = { is = [1, 1, 1, 2]", 1)
    (tmp_path / "mine.toml").write_text(mine, encoding="utf-8")
    assert ok(tmp_path, "sheet", "show", "mine.toml") != ok(tmp_path, "sheet", "show")


def test_a_good_sheet_passes(tmp_path: Path) -> None:
    """The shipped sheet, checked as a file, has no errors."""
    (tmp_path / "mine.toml").write_text(shipped(), encoding="utf-8")
    assert "mine.toml: 0 errors, 0 warnings" in ok(tmp_path, "sheet", "check", "mine.toml")


def test_a_wrong_sheet_is_told_line_by_line(tmp_path: Path) -> None:
    """Each thing that is wrong has a line that names line, field and constraint; the exit code is 2."""
    wrong = shipped().replace(". L B .", ". L L .", 1)
    (tmp_path / "mine.toml").write_text(wrong, encoding="utf-8")
    done = netloft(tmp_path, "sheet", "check", "mine.toml")
    assert done.returncode == 2
    assert done.stderr == ""
    assert "boats.shrimp.column: expected exactly one L and one B among the top three boxes" in done.stdout
    assert "line " in done.stdout
    assert "1 errors" in done.stdout


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"[[[", b"name = 3\n"])
def test_what_is_no_sheet_is_refused(tmp_path: Path, content: bytes) -> None:
    """Anything else is refused without a traceback."""
    (tmp_path / "junk.toml").write_bytes(content)
    for action in ("check", "show"):
        done = netloft(tmp_path, "sheet", action, "junk.toml")
        assert done.returncode == 2
        assert "Traceback" not in done.stdout + done.stderr
        assert "junk.toml" in done.stdout or done.stderr.startswith("netloft: ")
