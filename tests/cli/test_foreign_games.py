"""Games that other packages bring: a broken one is told in one line and keeps nobody from the others."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import netloft as package
from tests.cli.client import netloft, ok
from tests.cli.test_bad_input import refused


def beside(folder: Path) -> str:
    """Return a search path with a folder of packages, and the Netloft that is tested."""
    return os.pathsep.join([str(folder), str(Path(package.__file__).parents[1])])


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """Install a package with two games, beside Netloft: one without a manifest, one whose rules are missing."""
    folder = tmp_path / "lib"
    facts = folder / "foreign-1.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: foreign\nVersion: 1\n")
    (facts / "entry_points.txt").write_text("[netloft.games]\nlost = foreign:NOTHING\nhollow = foreign:HOLLOW\n")
    lines = ["from netloft.registry import Manifest", 'HOLLOW = Manifest("hollow", rules="foreign.rules:GAME")']
    (folder / "foreign.py").write_text("\n".join(lines))
    return folder


def test_a_game_without_a_manifest_is_left_out(tmp_path: Path, installed: Path) -> None:
    """One line says which, and the others can be played."""
    done = netloft(tmp_path, "play", "kaivai", "--save-to", "game.txt", PYTHONPATH=beside(installed))
    assert done.returncode == 0
    assert done.stderr.startswith("netloft: lost: this game cannot be loaded: ")
    assert done.stderr.count("\n") == 1
    assert (tmp_path / "game.txt").exists()
    assert ok(tmp_path, "games").count("\n") == len(package.games())


def test_a_game_whose_rules_are_missing_is_refused(tmp_path: Path, installed: Path) -> None:
    """The error names the game and what is wrong with it; there is no traceback."""
    (installed / "foreign-1.dist-info" / "entry_points.txt").write_text("[netloft.games]\nhollow = foreign:HOLLOW\n")
    refused(netloft(tmp_path, "play", "hollow", PYTHONPATH=beside(installed)), "hollow: this game cannot be loaded")


def test_games_are_listed_beside_one_whose_rules_are_missing(tmp_path: Path, installed: Path) -> None:
    """`netloft games` lists the others, and says in a line which cannot be played."""
    (installed / "foreign-1.dist-info" / "entry_points.txt").write_text("[netloft.games]\nhollow = foreign:HOLLOW\n")
    done = netloft(tmp_path, "games", PYTHONPATH=beside(installed))
    assert done.returncode == 0
    assert done.stdout.count("\n") == len(package.games())
    assert done.stderr.startswith("netloft: hollow: this game cannot be loaded: ")
    assert done.stderr.count("\n") == 1


def test_a_game_without_settings_has_no_options(tmp_path: Path, installed: Path) -> None:
    """`netloft options` says so."""
    lines = [
        "from netloft.core.game import Game",
        "from netloft.core.text import Text",
        'GAME = Game("hollow", Text("Hollow", "Hohl"), 1, (2,), [], [], [])',
    ]
    (installed / "rules_of_hollow.py").write_text("\n".join(lines))
    manifest = 'HOLLOW = Manifest("hollow", rules="rules_of_hollow:GAME")'
    (installed / "foreign.py").write_text(f"from netloft.registry import Manifest\n{manifest}\n")
    (installed / "foreign-1.dist-info" / "entry_points.txt").write_text("[netloft.games]\nhollow = foreign:HOLLOW\n")
    assert ok(tmp_path, "options", "hollow", PYTHONPATH=beside(installed)) == "Hollow has no options.\n"
