"""What all tests share."""

from __future__ import annotations

import signal
from collections import defaultdict
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

T = TypeVar("T")

# A shell starts what runs in the background deaf to Ctrl-C, and its children inherit that; tests press Ctrl-C.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the switches of these tests."""
    parser.addoption("--golden-write", action="store_true", help="rewrite the golden files instead of comparing")
    parser.addoption("--shuffle", type=int, metavar="SEED", help="run modules and their tests in random order")


def pytest_report_header(config: pytest.Config) -> list[str]:
    """Name the seed, so that an order can be had again."""
    seed = config.getoption("--shuffle")
    return [] if seed is None else [f"shuffled: --shuffle {seed}"]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shuffle if asked to; else let every process begin with slow tests, so that none of them comes last."""
    seed = config.getoption("--shuffle")
    if seed is not None:
        items[:] = shuffled(items, seed)
    elif hasattr(config, "workerinput"):
        durations: dict[str, float] = config.workerinput["durations"]
        items[:] = dealt(*slow_first(items, durations), config.workerinput["workercount"])


def slow_first(
    items: list[pytest.Item], durations: dict[str, float]
) -> tuple[list[list[pytest.Item]], list[pytest.Item]]:
    """Part the tests into slow ones, the slowest first, and the rest.

    Modules of the page stay together, as each starts a browser; they count as slow also when nothing is known yet.
    """
    pages = [item for item in items if is_of_page(item)]
    slow = [[*tests] for _, tests in groupby(pages, lambda item: item.path)]
    slow += [[item] for item in items if item.nodeid in durations and not is_of_page(item)]
    slow.sort(key=lambda tests: -sum(durations.get(test.nodeid, 1) for test in tests))
    return slow, [item for item in items if item.nodeid not in durations and not is_of_page(item)]


def is_of_page(item: pytest.Item) -> bool:
    """Say whether a test needs a browser."""
    return item.path.parent.name == "browser"


def shuffled(items: Iterable[pytest.Item], seed: int) -> list[pytest.Item]:
    """Return the tests in an order that the seed decides; those of a module stay together."""
    luck = Random(seed)
    modules = [[*tests] for _, tests in groupby(items, lambda item: item.path)]
    luck.shuffle(modules)
    for tests in modules:
        luck.shuffle(tests)
    return [test for tests in modules for test in tests]


def dealt(slow: list[list[T]], rest: list[T], processes: int) -> list[T]:
    """Deal slow tests to processes, each of which is given an equal part of the list, from its beginning."""
    left = sum(map(len, slow)) + len(rest)
    order: list[T] = []
    for process in range(processes):
        size = left // (processes - process)
        part = [test for tests in slow[process::processes] for test in tests]
        more = max(0, size - len(part))
        order += part + rest[:more]
        rest = rest[more:]
        left -= size
    return order


class Durations:
    """Remembers which tests are slow, in pytest's cache."""

    KEY = "netloft/durations"
    FILES = "netloft/files"  # the sums of whole files, for `just quick`

    def __init__(self, config: pytest.Config) -> None:
        self.cache = getattr(config, "cache", None)  # pytest can be told to do without one
        self.known: dict[str, float] = self.cache.get(self.KEY, {}) if self.cache else {}
        self.seen: dict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add the time of a test's set-up, call or teardown."""
        self.seen[report.nodeid] += report.duration

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Tell a process what is known, as all must order the tests in the same way."""
        node.workerinput["durations"] = self.known

    def pytest_sessionfinish(self) -> None:
        """Keep what took a second or longer, and what is known of tests that did not run."""
        kept = {name: seconds for name, seconds in self.known.items() if name not in self.seen}
        kept |= {name: round(seconds, 1) for name, seconds in self.seen.items() if seconds >= 1}
        files: dict[str, float] = defaultdict(float)
        for name, seconds in self.seen.items():
            files[name.split("::")[0]] += seconds
        if self.cache:
            self.cache.set(self.KEY, kept)
            self.cache.set(self.FILES, self.cache.get(self.FILES, {}) | files)


def pytest_configure(config: pytest.Config) -> None:
    """Remember durations, once for all processes."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Durations(config))


class Golden:
    """Compares a text with the file that keeps it, or rewrites the file when asked to."""

    def __init__(self, write: bool) -> None:
        self.write = write

    def check(self, path: Path, text: str) -> None:
        """Compare, showing the first line that differs."""
        if self.write:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.exists(), f"{path.name} is missing: run `just golden` and read what it wrote"
        for number, (old, new) in enumerate(
            zip(path.read_text(encoding="utf-8").splitlines(), text.splitlines(), strict=False), start=1
        ):
            assert new == old, f"{path.name}, line {number}"
        assert path.read_text(encoding="utf-8") == text


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Return the comparison with golden files."""
    return Golden(bool(request.config.getoption("--golden-write")))
