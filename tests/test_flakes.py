"""Flaky tests are found: orders can be had again, and every run and every failure is counted."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from scripts import flakes
from tests.conftest import dealt, shuffled

# A test session in which one test fails while the machine is busy.
SESSION = """
import os, pathlib, sys
folder = pathlib.Path(os.environ["NETLOFT_RESULTS"])
bad = int(folder.name) % 2
wrong = "<failure/>" if bad else ""
cases = f'<testcase classname="m" name="firm"/><testcase classname="m" name="shaky">{wrong}</testcase>'
(folder / "tests.xml").write_text(f"<testsuites><testsuite>{cases}</testsuite></testsuites>")
sys.exit(bad)
"""


def test_shuffling_keeps_modules_together() -> None:
    """The seed decides the order of modules and of the tests in each, and no test is lost."""
    files = [SimpleNamespace(path=Path(f"test_{name}.py"), name=name + str(n)) for name in "abc" for n in range(9)]
    tests = cast("list[pytest.Item]", files)
    once, again, other = ([test.name for test in shuffled(tests, seed)] for seed in (3, 3, 4))
    assert once == again != other
    assert sorted(once) == sorted(other) == [test.name for test in tests]
    assert once != sorted(once)
    assert sum(one[0] != two[0] for one, two in pairwise(once)) == 2


@pytest.mark.parametrize(
    ("slow", "rest"), [("AB", "cdefg"), ("ABCDE", "fg"), ("", "abcdefgh"), (["AAA", "B"], "cdefgh")]
)
def test_every_process_begins_with_slow_tests(slow: Sequence[str], rest: str) -> None:
    """Slow tests stand first in each process's part of the list, the slowest before the others, and none is lost."""
    order = dealt([[*tests] for tests in slow], [*rest], 3)
    assert sorted(order) == sorted([*"".join(slow), *rest])
    first, left = [], order
    for processes in (3, 2, 1):  # as pytest-xdist parts the list
        size = len(left) // processes
        first.append(left[0])
        left = left[size:]
    assert first[: len(slow)] == [tests[0] for tests in slow[:3]]


def test_every_failure_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The table has a row for each run, and the list how often each test failed."""
    monkeypatch.setattr(flakes, "ROOT", tmp_path)
    monkeypatch.setattr(flakes, "FOLDER", tmp_path / "flakes")
    monkeypatch.setattr(flakes, "command", lambda _whole, _more: [sys.executable, "-c", SESSION])
    assert flakes.main(["4", "--seed", "10"]) == 1
    table = capsys.readouterr().out.split("seed  end")[-1].split("\n\n")
    rows = [line.split() for line in table[0].splitlines() if line]
    assert [[row[1], *row[4:]] for row in rows] == [
        ["quiet", "2", "0", "10", "passed"],
        ["busy", "1", "1", "11", "FAILED"],
        ["quiet", "2", "0", "12", "passed"],
        ["busy", "1", "1", "13", "FAILED"],
    ]
    assert " ".join(table[1].split()) == "Tests that did not always pass: 2 of 4 m::shaky"


def test_an_interrupt_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """After Ctrl-C in the second run, the table holds the first one."""

    def interrupted(run: flakes.Run, _words: list[str]) -> None:
        if run.busy:
            raise KeyboardInterrupt
        run.end, run.passed = "passed", 7

    monkeypatch.setattr(flakes, "ROOT", tmp_path)
    monkeypatch.setattr(flakes, "FOLDER", tmp_path / "flakes")
    monkeypatch.setattr(flakes, "play", interrupted)
    assert flakes.main(["8", "--seed", "1"]) == 1
    said = capsys.readouterr().out
    assert "Interrupted in run 2 of 8." in said
    assert "   1  quiet        0 s       7       0        1  passed" in said.split("Interrupted")[1]


def test_the_machine_is_quiet_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What keeps the cores busy is ended, also after an error."""
    started: list[subprocess.Popen[bytes]] = []
    popen = subprocess.Popen

    def note(words: list[str]) -> subprocess.Popen[bytes]:
        started.append(popen(words))
        return started[-1]

    monkeypatch.setattr("subprocess.Popen", note)
    monkeypatch.setattr("os.cpu_count", lambda: 2)

    def work() -> None:
        with flakes.load(busy=True):
            assert [process.poll() for process in started] == [None, None]
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        work()
    assert all(process.returncode is not None for process in started)
    assert len(started) == 2
