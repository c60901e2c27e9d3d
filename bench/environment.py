"""The environment for the reference engine: created once from hashed pins, with the same Python."""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = "Scripts" if os.name == "nt" else "bin"


def python_of(name: str, folder: Path = ROOT) -> Path:
    """Return the interpreter of one of a checkout's environments."""
    return folder.resolve() / name / BIN / ("python.exe" if os.name == "nt" else "python")


def find_uv() -> str:
    """Return uv from PATH or from the project; if it is missing, running it fails."""
    places = [os.environ.get("PATH", ""), str(ROOT / ".tools" / "bin"), str(ROOT / ".venv" / BIN)]
    return shutil.which("uv", path=os.pathsep.join(places)) or "uv"


def run(*command: str | Path) -> None:
    """Run a command; raise CalledProcessError if it fails."""
    subprocess.run(command, check=True)  # noqa: S603  (our own commands)


def peer_python() -> Path:
    """Return the reference engine's interpreter; recreate its environment when its pins or our Python change."""
    home, pins, python = ROOT / ".venv-peer", ROOT / "bench" / "peer.txt", python_of(".venv-peer")
    stamp, due = home / "made-from.txt", f"{sys.version}\n{pins.read_text()}"
    if python.exists() and stamp.exists() and stamp.read_text() == due:
        return python
    shutil.rmtree(home, ignore_errors=True)
    try:
        uv = find_uv()
        run(uv, "venv", "-q", "--python", sys.executable, home)
        run(uv, "pip", "sync", "-q", "--python", python, "--require-hashes", pins)
    except (subprocess.CalledProcessError, FileNotFoundError):
        venv.create(home, clear=True, with_pip=True, symlinks=os.name != "nt")
        run(python, "-m", "pip", "install", "-q", "--require-hashes", "-r", pins)
    (home / ".gitignore").write_text("*\n")
    stamp.write_text(due)
    return python
