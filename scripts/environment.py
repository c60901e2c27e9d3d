"""The environments made by run.py: where they are, what they are made from, and how."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLAIN = ROOT / ".venv"
TOOLS = ROOT / ".tools"
WINDOWS = os.name == "nt"
PYTHON: str = getattr(sys, "_base_executable", sys.executable)  # not the one in .venv, which may be deleted

# The files an environment is created from; when one of them changes, it is recreated.
RUN = ["requirements/run.txt", "pyproject.toml"]
DEV = ["requirements/dev.txt", "pyproject.toml"]

NODE = (20, 19)  # the oldest Node that can build the page

# The tests start hundreds of processes: without cached bytecode, each would compile all its modules again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def run(*command: object, cwd: Path = ROOT, **env: str) -> None:
    """Run a command; raise CalledProcessError if it fails."""
    subprocess.run([str(word) for word in command], cwd=cwd, env=os.environ | env, check=True)


def works(program: str | Path) -> bool:
    """Return whether a program starts; some are only stubs that tell how to install it."""
    try:
        done = subprocess.run([program, "--version"], capture_output=True, check=False, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def tool(name: str, environment: Path = PLAIN) -> Path:
    """Return the path of a program in an environment."""
    return environment / "Scripts" / f"{name}.exe" if WINDOWS else environment / "bin" / name


def find_uv() -> str:
    """Return the uv of this machine or of .tools, or nothing."""
    for path in (None, str(TOOLS / "bin")):
        uv = shutil.which("uv", path=path)
        if uv and works(uv):
            return uv
    return ""


def fetch(pins: str, folder: Path) -> None:
    """Install pinned packages into a folder of their own: a Python managed by the system allows that (PEP 668)."""
    pip = [PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--root-user-action=ignore"]
    run(*pip, "--upgrade", "--no-deps", "--target", folder, "--require-hashes", "-r", pins)


def fetch_uv() -> None:
    """Install uv into .tools."""
    fetch("requirements/uv.txt", TOOLS)


def find_node() -> str:
    """Return the Node of this machine if it is new enough and has npm, or nothing."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return ""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.lstrip("v")
    numbers = tuple(int(number) for number in said.strip().split(".")[:2] if number.isdecimal())
    return node if numbers >= NODE else ""


def fingerprint(patterns: Iterable[str], *more: object) -> str:
    """Return a hash of files, of the Python and of the folder that an environment depends on."""
    version = sys.version.split()[0]  # without the build, which a system update may change while this runs
    digest = hashlib.sha256(f"{version} {sys.base_prefix} {ROOT} {more}".encode())
    for pattern in patterns:
        for path in sorted(path for path in ROOT.glob(pattern) if path.is_file()):
            digest.update(f"{path} {path.stat().st_size} ".encode() + path.read_bytes())
    return digest.hexdigest()


def is_fresh(environment: Path, sources: list[str]) -> bool:
    """Return whether an environment is up to date with these sources."""
    stamp = environment / "stamp"
    return stamp.exists() and stamp.read_text() == fingerprint(sources)


def install(environment: Path, *words: object, uv: str = "") -> None:
    """Install something into an environment, with uv or else with the environment's own pip."""
    python = tool("python", environment)
    command = [uv, "pip", "install", "-q", "--python", python] if uv else [python, "-m", "pip", "install", "-qq"]
    run(*command, "--no-deps", *words, NETLOFT_SKIP_PAGE="1")


def make(environment: Path, sources: list[str], *project: object) -> None:
    """Recreate an environment with the pinned packages and the project."""
    pins = [sources[0]] if find_node() or not (ROOT / "web").exists() else [sources[0], "requirements/node.txt"]

    def fill(uv: str) -> None:
        for file in pins:
            install(environment, "--require-hashes", "-r", file, uv=uv)
        if project:
            install(environment, "--no-build-isolation", *project, uv=uv)

    print(f"run.py: making {environment.name} from {sources[0]}", file=sys.stderr)
    if environment.exists():
        shutil.rmtree(environment)
    try:
        if not find_uv():
            fetch_uv()
        run(find_uv(), "venv", "-q", "--python", PYTHON, environment)
        fill(find_uv())
    except (subprocess.CalledProcessError, OSError):
        print("run.py: uv failed; trying Python's own venv (Debian: python3-venv) and pip", file=sys.stderr)
        run(PYTHON, "-m", "venv", "--clear", environment)
        fill("")
    (environment / "stamp").write_text(fingerprint(sources))
