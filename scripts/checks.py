"""The test command: every check that CI runs, and the tools they need."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

from scripts.compiled import CannotCompileError, compiled_python
from scripts.environment import ROOT, run, tool
from scripts.machine import Part, get_browser, get_compiler, get_node, get_postgres, get_uv

# One more process than cores, because many tests wait for a browser, a server or a clock.
WORKERS = (os.cpu_count() or 1) + 1
PYTEST = ["-m", "pytest", "-n", WORKERS, "--dist", "worksteal", "--durations", 20]
ENGINE = ["tests/engine", "tests/bots"]  # tested in both forms

LEFT_OUT = {
    "browser": "THE TESTS OF THE PAGE WERE LEFT OUT",
    "compiler": "THE COMPILED FORM WAS NOT TESTED",
    "Node": "THE PAGE WAS NEITHER BUILT NOR TESTED",
    "PostgreSQL": "SEVERAL PROCESSES AND THE STORE IN POSTGRESQL WERE NOT TESTED",
}


@dataclass(frozen=True)
class Result:
    """The result of a check."""

    name: str
    passed: bool
    seconds: float


def is_ci() -> bool:
    """Return whether this is a CI machine, where no tool may be missing."""
    return os.environ.get("CI") in {"true", "1"}


def check(name: str, do: Callable[[], None]) -> Result:
    """Run one check and print its result."""
    start, passed = time.perf_counter(), True
    try:
        do()
    except (subprocess.CalledProcessError, OSError, CannotCompileError) as error:
        print(error, flush=True)
        passed = False
    seconds = time.perf_counter() - start
    print(f"\n-- {name} {'passed' if passed else 'FAILED'} in {seconds:.1f} s", flush=True)
    return Result(name, passed, seconds)


def quietly(*command: object) -> None:
    """Run a command in parallel with others, and show its output only if it fails."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(f"\n{done.stdout}", flush=True)
        raise subprocess.CalledProcessError(done.returncode, [str(word) for word in command])


def set_up() -> list[Part]:
    """Find or install the tools the checks need, and print one line for each."""
    parts = [get_browser(), get_compiler(), get_node(), get_postgres(), get_uv()]
    for part in parts:
        print(part, flush=True)
    return parts


def results(name: str) -> list[str]:
    """Return the pytest options for a results file, if one is requested."""
    folder = os.environ.get("NETLOFT_RESULTS")
    return ["--junitxml", f"{folder}/{name}.xml"] if folder else []


def pytest(arguments: list[str], browser: str) -> None:
    """Run the tests; skip those of the page if there is no browser."""
    if browser:
        run(tool("python"), *PYTEST, *results("tests"), *arguments, NETLOFT_CHROMIUM=browser)
    else:
        run(tool("python"), *PYTEST, *results("tests"), "--ignore", "tests/browser", *arguments)


def check_compiled() -> None:
    """Run the tests of the engine and the bots with the compiled form."""
    run(compiled_python(), *PYTEST, *results("compiled"), *ENGINE, NETLOFT_COMPILED="1")


def beside(node: str, compiler: str) -> dict[str, Callable[[], None]]:
    """List the checks that run beside the tests, which often only wait; others wait for the compiled form."""
    checks: dict[str, Callable[[], None]] = {
        "format": lambda: quietly(tool("ruff"), "format", "--check", "."),
        "lint": lambda: quietly(tool("ruff"), "check", "."),
    }
    if compiler:
        checks["compile"] = lambda: quietly(sys.executable, "run.py", "compiled", "-c", "")
    checks |= {
        "imports": lambda: quietly(tool("lint-imports"), "--no-logo"),
        "types": lambda: quietly(tool("mypy")),
    }
    if node:
        checks["page"] = lambda: quietly(tool("python"), "hatch_build.py", "check")
    return checks


def sum_up(results: list[Result], lacking: list[Part]) -> int:
    """Print what failed and what is missing, and return the exit code."""
    failed = [result.name for result in results if not result.passed]
    print(f"\nFailed: {', '.join(failed)}." if failed else "\nNothing failed.")
    print(f"checks: {len(results) - len(failed)} passed, {len(failed)} failed")
    for part in lacking:
        print(f"NO {part.name.upper()}: {LEFT_OUT[part.name]}. ({part})")
    if lacking and is_ci():
        print("This is CI, where nothing may be lacking.")
    return 1 if failed or (lacking and is_ci()) else 0


def test(*arguments: str) -> int:
    """Run every check, even if an earlier one failed, and print a summary."""
    start = time.perf_counter()
    parts = set_up()
    browser, compiler, node, _, _ = (part.path for part in parts)
    with ThreadPoolExecutor(1) as other:
        futures: list[Future[Result]] = [other.submit(check, name, do) for name, do in beside(node, compiler).items()]
        results = [check("tests", lambda: pytest([*arguments], browser if node else ""))]
        results += [future.result() for future in futures]
    if any(result.name == "compile" and result.passed for result in results):
        results.append(check("compiled", check_compiled))
    print(f"\nAll of it took {time.perf_counter() - start:.0f} s.")
    return sum_up(results, [part for part in parts if not part.path and part.name in LEFT_OUT])


if __name__ == "__main__":  # the tests alone
    sys.exit(0 if check("tests", lambda: pytest(sys.argv[1:], get_browser().path)).passed else 1)
