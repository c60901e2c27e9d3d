"""Check what changed since main, in less than a minute: format, style, types, imports, and the nearest tests.

just quick                 changes since the branch left main; on main, uncommitted changes
just quick --since HEAD~3  changes since another commit

Tests are near if they import a changed module, directly or indirectly, or lie in a folder of the same name. The nearest
run first, as many as fit into the time. `just check` runs all.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import grimp

from scripts.checks import Result, check, quietly
from scripts.environment import ROOT, run, tool

SECONDS = 20  # for the tests, on each core
UNKNOWN = 2.0  # assumed seconds for a test file that has never run here
FOLDERS = {"terminal": "cli", "cli": "cli", "web": "browser", "core": "engine", "docs": "test_docs"}
FAR = 1000


def git(*words: str) -> list[str]:
    """Return the output lines of a git command."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


def changed(since: str) -> list[str]:
    """Return the files that differ from a commit, and the new ones."""
    start = since or git("merge-base", "HEAD", "main")[0]
    return sorted({*git("diff", "--name-only", start), *git("ls-files", "--others", "--exclude-standard")})


def module(path: str) -> str:
    """Return the name under which a Python file is imported."""
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def part(path: str) -> str:
    """Return the name to look for in the paths of tests."""
    folders = path.removeprefix("src/netloft/").removeprefix("games/").split("/")
    first = folders[0].removesuffix(".py")
    return "test_docs" if path.endswith(".md") else FOLDERS.get(first, first)


def distances(graph: grimp.ImportGraph, files: Iterable[str]) -> dict[str, int]:
    """Return the import distance from the changed files to each test file that they affect."""
    near: dict[str, int] = {}
    tests = {name: name.replace(".", "/") + ".py" for name in graph.modules if ".test_" in name}
    for path in files:
        for name, test in tests.items():
            distance = FAR
            if path.endswith(".py") and module(path) in graph.modules:
                chain = [name] if module(path) == name else graph.find_shortest_chain(name, module(path))
                distance = len(chain) - 1 if chain else FAR
            if not path.startswith("tests/") and part(path) in test.replace(".py", "").split("/"):
                distance = min(distance, 1)
            if distance < FAR:
                near[test] = min(distance, near.get(test, FAR))
    return near


def fitting(near: dict[str, int], known: dict[str, float], seconds: float) -> list[str]:
    """Return the nearest test files that fit into the time; at equal distance, the fastest first."""
    chosen = []
    for test in sorted(near, key=lambda test: (near[test], known.get(test, UNKNOWN), test)):
        seconds -= known.get(test, UNKNOWN)
        if seconds >= 0 or near[test] == 0:
            chosen.append(test)
    return chosen


def durations() -> dict[str, float]:
    """Return the last duration of each test file, as stored by tests/conftest.py."""
    kept = ROOT / ".pytest_cache" / "v" / "netloft" / "files"
    return json.loads(kept.read_text()) if kept.exists() else {}


def check_tests(files: list[str]) -> list[Result]:
    """Run the nearest tests, and list those left to `just check`."""
    graph = grimp.build_graph("netloft", "tests", "scripts", "bench", cache_dir=".import_linter_cache")
    near = distances(graph, files)
    cores = os.cpu_count() or 1
    chosen = fitting(near, durations(), SECONDS * cores)
    print(f"{len(files)} files changed, affecting {len(near)} test files; running {len(chosen)} of them.")
    for test in sorted(near.keys() - chosen):
        print(f"   left to just check: {test}")
    words = ["-m", "pytest", "-q", "-n", min(cores, len(chosen)), "--dist", "worksteal"]
    return [check("tests", lambda: run(tool("python"), *words, *chosen))] if chosen else []


def main(words: list[str]) -> int:
    """Run the quick checks, and print how long they took."""
    parser = argparse.ArgumentParser(prog="just quick", description="Check what changed, in less than a minute.")
    parser.add_argument("--since", default="", help="the commit to compare with (main)")
    files = changed(parser.parse_args(words).since)
    start = time.perf_counter()
    results = [
        check("format", lambda: quietly(tool("ruff"), "format", "--check", ".")),
        check("lint", lambda: quietly(tool("ruff"), "check", ".")),
        check("types", lambda: quietly(tool("mypy"))),
        check("imports", lambda: quietly(tool("lint-imports"), "--no-logo")),
    ]
    if any(path.startswith("web/") for path in files):
        results.append(check("page", lambda: quietly(tool("python"), "hatch_build.py", "check")))
    results += check_tests([path for path in files if Path(ROOT, path).exists()])
    failed = [result.name for result in results if not result.passed]
    print(f"\nFailed: {', '.join(failed)}." if failed else "\nNothing failed.")
    print(f"It took {time.perf_counter() - start:.0f} s.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
