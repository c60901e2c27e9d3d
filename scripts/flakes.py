"""Run the tests many times in random order, every second time under CPU load, and list the flaky ones.

just flakes            8 runs of the tests
just flakes 20         20 runs
just flakes --whole    8 runs of the whole test command, with every check
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree as ET

from scripts.environment import ROOT, tool

FOLDER = ROOT / "build" / "flakes"

# It ends with its parent, even if that is killed.
BUSY = "import os, sys\nwhile os.getppid() == int(sys.argv[1]):\n    sum(range(1_000_000))"


@dataclass
class Run:
    """One run of the tests, and its results."""

    seed: int
    busy: bool
    seconds: float = 0
    end: str = "interrupted"
    passed: int = 0
    failed: list[str] = field(default_factory=list)

    def read(self, folder: Path) -> None:
        """Read the results of all test sessions of this run."""
        for report in sorted(folder.glob("*.xml")):
            form = "" if report.stem == "tests" else f" ({report.stem})"
            for case in ET.parse(report).iter("testcase"):
                if case.find("failure") is None and case.find("error") is None:
                    self.passed += 1
                else:
                    self.failed.append(f"{case.get('classname')}::{case.get('name')}{form}")

    def row(self, number: int) -> str:
        """Return the run as a row of the table."""
        load = "busy" if self.busy else "quiet"
        counts = f"{self.passed:>7} {len(self.failed):>7}"
        return f"{number:>4}  {load:<6} {self.seconds:>7.0f} s {counts}  {self.seed:>7}  {self.end}"


HEAD = " run  load        time  passed  failed     seed  end"


@contextmanager
def load(busy: bool) -> Iterator[None]:
    """Keep all cores busy."""
    command = [sys.executable, "-c", BUSY, str(os.getpid())]
    burners = [subprocess.Popen(command) for _ in range(os.cpu_count() or 1)] if busy else []
    try:
        yield
    finally:
        for burner in burners:
            burner.kill()
        for burner in burners:
            burner.wait()


def command(whole: bool, more: list[str]) -> list[str]:
    """Return the command for each run."""
    if whole:
        return [sys.executable, "run.py", "test", *more]
    return [str(tool("python")), "-m", "scripts.checks", *more]


def play(run: Run, words: list[str]) -> None:
    """Run the tests once; the output goes to a file, and Ctrl-C waits for the end of the run."""
    folder = FOLDER / str(run.seed)
    folder.mkdir(parents=True)
    env = os.environ | {"PYTEST_ADDOPTS": f"--shuffle {run.seed}", "NETLOFT_RESULTS": str(folder)}
    start = time.perf_counter()
    with load(run.busy), (folder / "output.txt").open("w") as output:
        process = subprocess.Popen(words, cwd=ROOT, env=env, stdout=output, stderr=subprocess.STDOUT)
        try:
            run.end = "passed" if process.wait() == 0 else "FAILED"
        finally:
            process.wait()
            run.seconds = time.perf_counter() - start
            run.read(folder)


def sum_up(runs: list[Run]) -> int:
    """Print every run and every flaky test; return the exit code."""
    print(f"\n{HEAD}")
    for number, run in enumerate(runs, start=1):
        print(run.row(number))
    often = Counter(name for run in runs for name in run.failed)
    print("\nNo test failed." if not often else "\nTests that did not always pass:")
    for name, count in often.most_common():
        print(f"{count:>4} of {len(runs)}  {name}")
    return 0 if all(run.end == "passed" for run in runs) else 1


def main(words: list[str]) -> int:
    """Run the tests, and print a summary even after an interruption."""
    parser = argparse.ArgumentParser(prog="just flakes", description="Run the tests many times and list what is flaky.")
    parser.add_argument("runs", nargs="?", type=int, default=8, help="how many runs (8)")
    parser.add_argument("--whole", action="store_true", help="run the whole test command, with every check")
    parser.add_argument("--seed", type=int, help="seed of the first run's order; the next one has the next seed")
    wished, more = parser.parse_known_args(words)
    seed = random.randrange(100_000) if wished.seed is None else wished.seed
    shutil.rmtree(FOLDER, ignore_errors=True)
    runs: list[Run] = []
    print(f"The output of each run: {FOLDER.relative_to(ROOT)}/SEED/output.txt\n{HEAD}", flush=True)
    try:
        for number in range(wished.runs):
            runs.append(Run(seed + number, busy=number % 2 == 1))
            play(runs[-1], command(wished.whole, more))
            print(runs[-1].row(number + 1), flush=True)
    except KeyboardInterrupt:
        print(f"\nInterrupted in run {len(runs)} of {wished.runs}.")
    return sum_up(runs)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
