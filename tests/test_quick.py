"""The quick check picks the tests nearest to a change, and a fresh machine can reach what this one reaches."""

from __future__ import annotations

from pathlib import Path

import grimp
import pytest

from scripts import fresh, quick
from scripts.environment import ROOT

COMMAND = "tests/cli/test_play.py"
GAME = "tests/engine/kaivai/test_turns.py"
KERNEL = "tests/engine/test_kernel.py"
OTHER = "tests/engine/fleet/test_dice.py"


@pytest.fixture
def graph() -> grimp.ImportGraph:
    """Return a small project: commands over two games over the kernel."""
    made = grimp.ImportGraph()
    for importer, imported in (
        ("netloft.games.kaivai.rules.turns", "netloft.core.effect"),
        ("netloft.cli", "netloft.games.kaivai.rules.turns"),
        ("tests.cli.test_play", "netloft.cli"),
        ("tests.engine.test_kernel", "netloft.core.effect"),
        ("tests.engine.kaivai.test_turns", "tests.engine.kaivai.given"),
    ):
        made.add_module(importer)
        made.add_module(imported)
        made.add_import(importer=importer, imported=imported)
    made.add_module("tests.engine.fleet.test_dice")
    return made


@pytest.mark.parametrize(
    ("changed", "near"),
    [
        ("src/netloft/games/kaivai/rules/turns.py", {GAME: 1, COMMAND: 2}),  # by its folder, and by two imports
        ("src/netloft/cli.py", {COMMAND: 1}),
        ("src/netloft/core/effect.py", {KERNEL: 1, GAME: 1, OTHER: 1, COMMAND: 3}),
        ("tests/engine/kaivai/given.py", {GAME: 1}),
        ("tests/engine/fleet/test_dice.py", {OTHER: 0}),
        ("src/netloft/games/kaivai/words.json", {GAME: 1}),
        ("LICENSE", {}),
    ],
)
def test_tests_are_as_near_as_they_import(graph: grimp.ImportGraph, changed: str, near: dict[str, int]) -> None:
    """A test is near if it imports what changed or lies in a folder of its name."""
    assert quick.distances(graph, [changed]) == near


def test_the_nearest_tests_come_first_until_the_time_is_up() -> None:
    """Far and slow tests are left to the whole check; a changed test always runs."""
    near = {"own": 0, "near": 1, "near and slow": 1, "far": 2, "unknown": 2}
    known = {"own": 90.0, "near": 3.0, "near and slow": 8.0, "far": 1.0}
    assert quick.fitting(near, known, 200) == ["own", "near", "near and slow", "far", "unknown"]
    assert quick.fitting(near, known, 94) == ["own", "near"]
    assert quick.fitting(near, known, 10) == ["own"]


def test_the_real_tests_of_a_game_are_found() -> None:
    """The graph of this project holds its tests, also where a game is only named."""
    graph = grimp.build_graph("netloft", "tests", "scripts", "bench", cache_dir=None)
    near = quick.distances(graph, ["src/netloft/games/kaivai/rules/turns.py"])
    assert near["tests/engine/kaivai/test_turns.py"] == 1
    assert "tests/engine/fleet/test_dice.py" not in near


def test_the_fresh_machine_reaches_what_this_one_reaches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings of registries, certificates and proxies are passed on; nothing else is."""
    for name in ("PIP_INDEX_URL", "UV_INDEX_URL", "npm_config_registry", "SSL_CERT_FILE", "https_proxy", "NO_PROXY"):
        monkeypatch.setenv(name, "here")
        assert fresh.variables()[name] == "here"
    for name in ("SECRET_TOKEN", "VIRTUAL_ENV", "PYTHONPATH", "NETLOFT_CHROMIUM"):
        monkeypatch.setenv(name, "here")
        assert name not in fresh.variables()
    assert fresh.variables()["HOME"] == "/root"


def test_the_page_is_known_by_its_source() -> None:
    """What the fresh machine's answer is looked through for stands in the page."""
    assert fresh.PAGE in (ROOT / "web" / "index.html").read_text(encoding="utf-8")


def test_files_and_folders_come_along(tmp_path: Path) -> None:
    """A file or a folder is copied to the same place, and one that is missing is left out."""
    (tmp_path / "here" / "certificates").mkdir(parents=True)
    (tmp_path / "here" / "certificates" / "one.pem").write_text("x")
    fresh.bring(tmp_path / "here", tmp_path / "new" / "here")
    fresh.bring(tmp_path / "here" / "certificates" / "one.pem", tmp_path / "new" / "deep" / "one.pem")
    fresh.bring(tmp_path / "nowhere", tmp_path / "new" / "nowhere")
    found = sorted(path.relative_to(tmp_path / "new").as_posix() for path in (tmp_path / "new").rglob("*.pem"))
    assert found == ["deep/one.pem", "here/certificates/one.pem"]
    assert not (tmp_path / "new" / "nowhere").exists()
