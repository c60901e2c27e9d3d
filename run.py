#!/usr/bin/env python3
"""Netloft from a fresh checkout, with Python 3.11 or newer and nothing else.

python3 run.py                play in the browser
python3 run.py ARGS           the same as: netloft ARGS; so play nusfjord plays in the terminal
python3 run.py test [ARGS]    every check that CI makes; ARGS go to pytest
python3 run.py compiled       of these only the last: build the compiled form and test engine and bots on it
python3 run.py compiled ARGS  Python with the compiled form; so compiled -m netloft arena fleet plays with it
python3 run.py dev            only make the environment for development

The pinned packages go into .venv, made anew when the pins, pyproject.toml, Python or the folder changed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit("Netloft needs Python 3.11 or newer, and this is Python " + sys.version.split()[0] + ".")

DEFAULT = ["serve"]  # what starts when no argument is given

ROOT = Path(__file__).resolve().parent
PLAIN = ROOT / ".venv"
COMPILED = ROOT / ".venv-compiled"
WINDOWS = os.name == "nt"
PYTHON: str = getattr(sys, "_base_executable", sys.executable)  # not .venv's own, which may have to go

# An environment is made from a file of pins and these: when one of them changes, it is made anew.
RUN = ["requirements/run.txt", "pyproject.toml"]
DEV = ["requirements/dev.txt", "pyproject.toml"]
ENGINE = [*DEV, "src/**/*.py", "src/**/*.toml", "src/**/*.deck", "src/**/*.json"]

# One process more than there are cores: many tests wait for a browser, a server or a clock.
PYTEST = ["-m", "pytest", "-n", (os.cpu_count() or 1) + 1, "--dist", "worksteal"]


class CannotCompileError(Exception):
    """The machine lacks what compiles the engine."""


def run(*command: object, cwd: Path = ROOT, **env: str) -> None:
    """Run a command to its end; CalledProcessError says that it failed."""
    subprocess.run([str(word) for word in command], cwd=cwd, env=os.environ | env, check=True)


def tool(name: str, environment: Path = PLAIN) -> Path:
    """Name a program of an environment."""
    return environment / "Scripts" / f"{name}.exe" if WINDOWS else environment / "bin" / name


def find_uv() -> str:
    """Find uv, or fetch it into .tools: pip may do that also to a Python managed by the system (PEP 668)."""
    tools = ROOT / ".tools"
    for path in (None, str(tools / "bin")):
        uv = shutil.which("uv", path=path)
        if uv and subprocess.run([uv, "--version"], capture_output=True, check=False).returncode == 0:
            return uv
    pip = [PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--root-user-action=ignore"]
    run(*pip, "--upgrade", "--target", tools, "--require-hashes", "-r", "requirements/uv.txt")
    return str(tools / "bin" / "uv")


def fingerprint(sources: list[str]) -> str:
    """Sum up the sources, the Python and the folder that an environment depends on."""
    digest = hashlib.sha256(f"{sys.version} {sys.base_prefix} {ROOT}".encode())
    for pattern in sources:
        for path in sorted(ROOT.glob(pattern)):
            digest.update(f"{path} {path.stat().st_size} ".encode() + path.read_bytes())
    return digest.hexdigest()


def is_fresh(environment: Path, sources: list[str]) -> bool:
    """Tell whether an environment was made from these sources as they are now."""
    stamp = environment / "stamp"
    return stamp.exists() and stamp.read_text() == fingerprint(sources)


def make(environment: Path, sources: list[str], *project: object) -> None:
    """Make an environment anew, with the pinned packages and the project in it."""

    def fill(*install: object) -> None:
        pins = [sources[0]] if has_node() else [sources[0], "requirements/node.txt"]
        for file in pins:
            run(*install, "--no-deps", "--require-hashes", "-r", file)
        run(*install, "--no-deps", "--no-build-isolation", *project, NETLOFT_SKIP_PAGE="1")

    print(f"run.py: making {environment.name} from {sources[0]}", file=sys.stderr)
    if environment.exists():
        shutil.rmtree(environment)
    python = tool("python", environment)
    try:
        uv = find_uv()
        run(uv, "venv", "-q", "--python", PYTHON, environment)
        fill(uv, "pip", "install", "-q", "--python", python)
    except subprocess.CalledProcessError:
        print("run.py: not with uv; trying Python's own venv (Debian: python3-venv) and pip", file=sys.stderr)
        run(PYTHON, "-m", "venv", "--clear", environment)
        fill(python, "-m", "pip", "install", "-qq")
    (environment / "stamp").write_text(fingerprint(sources))


def has_node() -> bool:
    """Tell whether this machine has a Node that can build the page, or the page is there already."""
    if not (ROOT / "web").exists():
        return True
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.lstrip("v")
    return [int(number) for number in said.strip().split(".")[:2] if number.isdecimal()] >= [20, 19]


def build_page() -> None:
    """Build the page if its sources changed; without it, everything but the page works."""
    try:
        run(tool("python"), "hatch_build.py")
    except subprocess.CalledProcessError:
        print("run.py: going on without the page", file=sys.stderr)


def make_compiled() -> None:
    """Compile a copy of the source with mypyc, and make an environment with the wheel."""
    build = ROOT / "build" / "compiled"
    shutil.rmtree(build, ignore_errors=True)
    made = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(ROOT / "src", build / "src", ignore=made)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, build)
    hatchling = [tool("python"), "-m", "hatchling", "build", "-t", "wheel"]
    flags = f"{os.environ.get('CFLAGS', '')} -w"  # to look for warnings in C that nobody wrote takes as long again
    run(*hatchling, cwd=build, HATCH_BUILD_HOOK_ENABLE_MYPYC="1", NETLOFT_SKIP_PAGE="1", CFLAGS=flags)
    make(COMPILED, ENGINE, *build.glob("dist/*.whl"))


def what_is_missing() -> str:
    """Say what the machine lacks to compile the engine; nothing on Windows, where setuptools finds out."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not WINDOWS and not shutil.which(compiler):
        return f"the C compiler {compiler} (Debian: apt-get install gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h (Debian: apt-get install python3-dev)"
    return ""


def compiled_python() -> Path:
    """Return the Python with the compiled form, which is built anew if the source changed."""
    missing = what_is_missing()
    if missing:
        raise CannotCompileError(f"There is NO compiled form: this machine lacks {missing}.")
    if not is_fresh(COMPILED, ENGINE):
        make_compiled()
    return tool("python", COMPILED)


def check_compiled() -> None:
    """Run the tests of the engine and of the bots on their compiled form."""
    run(compiled_python(), *PYTEST, "tests/engine", "tests/bots", NETLOFT_COMPILED="1")


def check(name: str, do: Callable[..., None], *words: object) -> tuple[str, str]:
    """Make one check and say how it ended."""
    print(f"\n== {name}", flush=True)
    start, result = time.perf_counter(), "passed"
    try:
        do(*words)
    except (subprocess.CalledProcessError, OSError) as error:
        print(error)
        result = "failed"
    except CannotCompileError as error:
        print(error)
        result = "failed" if os.environ.get("CI") in {"true", "1"} else "skipped"
    print(f"-- {name} {result} in {time.perf_counter() - start:.1f} s", flush=True)
    return name, result


def test(*arguments: str) -> int:
    """Make every check, also when one before it failed, and sum up."""
    results = [
        check("format", run, tool("ruff"), "format", "--check", "."),
        check("lint", run, tool("ruff"), "check", "."),
        check("types", run, tool("mypy")),
        check("imports", run, tool("lint-imports"), "--no-logo"),
        check("page", run, tool("python"), "hatch_build.py", "check"),
        check("tests", run, tool("python"), *PYTEST, *arguments),
        check("compiled", check_compiled),
    ]
    failed = [name for name, result in results if result == "failed"]
    skipped = [name for name, result in results if result == "skipped"]
    passed = len(results) - len(failed) - len(skipped)
    print(f"\nFailed: {', '.join(failed)}." if failed else "\nNothing failed.")
    print(f"checks: {passed} passed, {len(failed)} failed, {len(skipped)} skipped")
    return 1 if failed else 0


def become(program: Path, *arguments: str) -> int:
    """Become another program; on Windows, where that cannot be, wait for it."""
    if not WINDOWS:
        os.execv(program, [str(program), *arguments])
    return subprocess.run([program, *arguments], check=False).returncode


def main(command: str, *arguments: str) -> int:
    """Make the environment that the command needs, and obey."""
    if not is_fresh(PLAIN, DEV):
        if command in {"test", "compiled", "dev"}:
            make(PLAIN, DEV, "-e", ".")
        elif not is_fresh(PLAIN, RUN):
            make(PLAIN, RUN, "-e", ".")
    build_page()
    if command == "test":
        return test(*arguments)
    if command == "compiled" and arguments:
        return become(compiled_python(), *arguments)
    if command == "compiled":
        check_compiled()
    elif command != "dev":
        os.environ["NETLOFT_STARTED_AS"] = "python3 run.py"  # so that it can say how to go on
        return become(tool("netloft"), command, *arguments)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(*(sys.argv[1:] or DEFAULT)))
    except KeyboardInterrupt:
        sys.exit(130)
    except (subprocess.CalledProcessError, OSError, CannotCompileError) as error:
        sys.exit(f"run.py: {error}")
