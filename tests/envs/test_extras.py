"""The environments are extras: without their packages Netloft works, and says what is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import sys
for name in {without!r}:
    sys.modules[name] = None  # as if it were not installed
import netloft
import netloft.envs
assert netloft.game("fleet").new(2).deciders
try:
    import netloft.envs.{module}
except netloft.NetloftError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("module", "without", "said"),
    [
        ("observation", ["numpy"], 'the package numpy is missing: pip install "netloft[envs]"'),
        ("pettingzoo", ["numpy", "pettingzoo"], 'the package numpy is missing: pip install "netloft[envs]"'),
        ("pettingzoo", ["pettingzoo"], 'the package pettingzoo is missing: pip install "netloft[envs]"'),
        ("gymnasium", ["gymnasium"], 'the package gymnasium is missing: pip install "netloft[envs]"'),
        ("open_spiel", ["numpy", "pyspiel"], 'the package numpy is missing: pip install "netloft[openspiel]"'),
        ("open_spiel", ["pyspiel"], 'the package pyspiel is missing: pip install "netloft[openspiel]"'),
    ],
)
def test_a_missing_package_is_named_with_its_extra(module: str, without: list[str], said: str) -> None:
    """One line says which package is missing and what to install."""
    program = PROGRAM.format(without=without, module=module)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == (said, "")
