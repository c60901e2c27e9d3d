"""The types of the page follow from the Python source."""

from __future__ import annotations

from scripts import page_types
from scripts.environment import ROOT


def test_the_types_of_the_page_are_up_to_date() -> None:
    """`just page-types` would change nothing."""
    for path, text in page_types.files().items():
        name = path.relative_to(ROOT).as_posix()
        assert path.read_text(encoding="utf-8") == text, f"{name}: run `just page-types`"


def test_every_game_of_the_page_has_its_view() -> None:
    """Each folder of a game has a view of its own."""
    folders = [folder for folder in (page_types.WEB / "games").iterdir() if folder.is_dir()]
    assert {folder / "view.ts" for folder in folders} <= set(page_types.files())
