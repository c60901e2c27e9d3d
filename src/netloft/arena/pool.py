"""Pools that play the games: this process, several processes, or a Ray cluster.  All yield results in order."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, islice
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar

from netloft.arena.plan import Plan
from netloft.arena.play import Failure, GameFailed, Result, attempt
from netloft.arena.topics import Thing

AHEAD: Final = 4  # queued games per worker: none is idle, and little work is wasted by stopping early

Game = tuple[Plan, int]
"""A plan, and the number of a game in it."""

Pool = Callable[[Iterable[Game], bool], Generator[Result, None, None]]
"""Plays games, with records on request; closing it stops at once."""

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")
SEEN: Final[dict[Thing, Thing]] = {}  # interned, as all games are about the same few things


def here(games: Iterable[Game], keep_records: bool) -> Generator[Result, None, None]:
    """Play in this process."""
    for arena, game in games:
        yield finished(attempt(arena, game, keep_records))


def processes(workers: int) -> Pool:
    """Return a pool of several processes, at most one per game."""

    def results(games: Iterable[Game], keep_records: bool) -> Generator[Result, None, None]:
        tasks = ((arena, game, keep_records) for arena, game in games)
        first = list(islice(tasks, workers))
        with contextlib.closing(spread(len(first) or 1, attempt, chain(first, tasks))) as outcomes:
            for outcome in outcomes:
                yield finished(outcome)

    return results


def spread(
    workers: int, do: Callable[..., Outcome], tasks: Iterable[tuple[object, ...]]
) -> Generator[Outcome, None, None]:
    """Run tasks in several processes and yield the results in order."""
    others = multiprocessing.active_children()
    # Do not fork: this process may have threads, of a progress bar or of polars.
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), ignore_interrupts)
    try:
        with uninterrupted():
            for _ in range(workers):
                pool.submit(int)  # starts one worker
        begun = (pool.submit(do, *task) for task in tasks)
        for task in in_order(begun, AHEAD * workers):
            yield task.result()
    except BrokenProcessPool:
        raise GameFailed("a worker was ended from outside, or the memory is full; try fewer --workers") from None
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        stop([child for child in multiprocessing.active_children() if child not in others])
        raise
    finally:
        pool.shutdown()


def stop(children: list[BaseProcess]) -> None:
    """Kill processes, whose games are no longer needed and may take minutes."""
    for child in children:
        child.terminate()
    for child in children:
        child.join()


def in_order(tasks: Iterator[Task], at_once: int) -> Iterator[Task]:
    """Keep a number of tasks running and yield them in the order they were started."""
    waiting = deque[Task]()
    for task in tasks:
        waiting.append(task)
        if len(waiting) >= at_once:
            yield waiting.popleft()
    yield from waiting


def finished(outcome: Result | Failure) -> Result:
    """Return the result of a game, or raise what went wrong."""
    if isinstance(outcome, Failure):
        raise GameFailed(outcome.message, outcome.game)
    outcome.things = [[SEEN.setdefault(thing, thing) for thing in seat] for seat in outcome.things]
    return outcome


def ignore_interrupts() -> None:
    """Ignore Ctrl-C in a worker; the parent process handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """Start processes that ignore Ctrl-C from the beginning, where that is inherited."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
