"""The same record in any process, under any hash seed, interpreted or compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from json import dumps
from pathlib import Path

import pytest

from netloft import Luck
from tests.conftest import Golden
from tests.engine.walk import MODES, new

ROOT = Path(__file__).parent.parent.parent
COMPILED = os.environ.get("NETLOFT_COMPILED") == "1"
MODULES = [
    "core.position",
    "core.effect",
    "core.game",
    "core.record",
    "core.chance",
    "games.kaivai.rules.position",
    "games.kaivai.rules.boats",
    "games.fleet.rules.position",
    "games.fleet.rules.sheets.sheet",
    "games.fleet.rules.actions.using_dice",
    "games.nusfjord.rules.position",
    "games.nusfjord.rules.phases.turns",
    "games.nusfjord.rules.cards.parts",
    "bots.search",
    "bots.greedy",
    "games.fleet.evaluation",
]


def fingerprints() -> str:
    """Play seeded games of every mode and sum up their records, positions and logs."""
    lines = []
    for mode in MODES:
        g = new(mode)
        Luck(7).play_out(g)
        text = dumps([g.record().to_json(), g.dump(), g.log(None, "de"), g.view(0)])
        lines.append(f"{mode} {sha256(text.encode()).hexdigest()}")
    return "\n".join(lines) + "\n"


def test_games_are_the_same_everywhere(golden: Golden) -> None:
    """The fingerprints are those in the file, which both forms of the engine must meet."""
    golden.check(ROOT / "tests" / "golden" / "fingerprints.txt", fingerprints())


@pytest.mark.parametrize("seed", ["0", "1", "12345"])
def test_hash_seeds_change_nothing(seed: str) -> None:
    """Another process with another hash seed plays the same games."""
    code = "from tests.engine.test_determinism import fingerprints; print(fingerprints(), end='')"
    other = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONHASHSEED": seed},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert other.stdout == fingerprints()


@pytest.mark.parametrize("module", MODULES)
def test_the_form_is_the_one_announced(module: str) -> None:
    """The compiled run really tests machine code, the other one really the source."""
    file = import_module(f"netloft.{module}").__file__ or ""
    assert file.endswith(tuple(EXTENSION_SUFFIXES)) == COMPILED, file
