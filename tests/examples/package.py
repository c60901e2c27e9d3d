"""Installs an example into a folder beside Netloft, as `pip install` would."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import uv

import netloft

EXAMPLES: Final = Path(__file__).parents[2] / "examples"


def install(name: str, folder: Path) -> str:
    """Install an example without a network; return the search path with it and the Netloft that is tested."""
    command = [uv.find_uv_bin(), "pip", "install", "--offline", "--no-deps", "--no-build-isolation", "--no-cache"]
    command += ["--python", sys.executable, "--target", str(folder), str(EXAMPLES / name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return os.pathsep.join([str(folder), str(Path(netloft.__file__).parents[1])])
