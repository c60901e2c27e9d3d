"""The compiled form: the same source compiled with mypyc, in a separate environment."""

import os
import shutil
import tomllib
from pathlib import Path
from typing import Any

from scripts.environment import DEV, ROOT, WINDOWS, find_uv, fingerprint, install, is_fresh, make, run, tool
from scripts.machine import get_compiler

COMPILED = ROOT / ".venv-compiled"
BUILD = ROOT / "build" / "compiled"
WHEELS = ROOT / "build" / "wheels"
MADE = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")


class CannotCompileError(Exception):
    """The machine has no C compiler."""


def settings() -> dict[str, Any]:
    """Return the contents of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def sources() -> list[str]:
    """Return patterns of the files that mypyc compiles, as pyproject.toml lists them."""
    hooks = settings()["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]
    listed = [pattern.removeprefix("/") for pattern in hooks["mypyc"]["include"]]
    return [f"{pattern}**/*.py" if pattern.endswith("/") else pattern for pattern in listed]


def source() -> str:
    """Return a hash of everything that the wheel's machine code depends on, and of nothing else."""
    found = settings()
    return fingerprint(["requirements/dev.txt", *sources()], found["tool"]["hatch"], found["project"]["entry-points"])


def compile_wheel(command: str, python: Path, folder: Path) -> Path:
    """Compile a copy of the source in a folder and return the wheel."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "src", folder / "src", ignore=MADE)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    flags = f"{os.environ.get('CFLAGS', '')} -w"  # checking generated C for warnings would double the time
    env = {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "1", "NETLOFT_SKIP_PAGE": "1", "CFLAGS": flags}
    if not WINDOWS:
        env["CC"] = command
    run(python, "-m", "hatchling", "build", "-t", "wheel", cwd=folder, **env)
    return next(folder.glob("dist/*.whl"))


def get_wheel(command: str, python: Path, folder: Path) -> Path:
    """Return the wheel of this source; compile it in a folder unless that was done before."""
    kept = WHEELS / source()
    found = next(kept.glob("*.whl"), None)
    if found is None:
        made = compile_wheel(command, python, folder)
        for old in WHEELS.glob("*/"):
            if old != kept:
                shutil.rmtree(old)
        kept.mkdir(parents=True, exist_ok=True)
        found = made.replace(kept / made.name)  # in one step: an interrupted build leaves no wheel
    return found


def renew(package: Path) -> None:
    """Bring the rest of the installed package up to date: server, page and terminal are not compiled."""
    ours = ROOT / "src" / "netloft"
    made = {".so", ".pyd", ".pyc"}
    for old in [path for path in package.rglob("*") if path.is_file() and path.suffix not in made]:
        if not (ours / old.relative_to(package)).is_file():
            old.unlink()
    for new in [path for path in ours.rglob("*") if path.is_file() and path.suffix not in made]:
        copy = package / new.relative_to(ours)
        if not copy.is_file() or copy.read_bytes() != new.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(new, copy)


def compiled_python() -> Path:
    """Return the Python with the compiled form, after recompiling if necessary."""
    stamp = COMPILED / "source"
    if not is_fresh(COMPILED, DEV):
        make(COMPILED, DEV)
    if not stamp.exists() or stamp.read_text() != source():
        compiler = get_compiler()
        if not compiler.path:
            raise CannotCompileError(f"There is NO compiled form. {compiler}.")
        stamp.unlink(missing_ok=True)
        made = source()
        wheel = get_wheel(compiler.path, tool("python"), BUILD)
        install(COMPILED, "--force-reinstall", wheel, uv=find_uv())
        stamp.write_text(made)
    python = tool("python", COMPILED)
    renew(next(COMPILED.glob("[Ll]ib*/**/site-packages/netloft")))
    return python
