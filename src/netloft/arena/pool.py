"""Who plays the games: this process, several of this machine, or a Ray cluster.  All give the results in order."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar

from netloft.arena.plan import Plan
from netloft.arena.play import Failure, GameFailed, Result, attempt
from netloft.arena.topics import Thing

AHEAD: Final = 4  # games in work or waiting for each worker: none is idle, and little is in vain when it is enough

Pool = Callable[[Plan, Sequence[int], bool], Generator[Result, None, None]]
"""Plays games of a plan, with their records if asked; closed early, it stops at once."""

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")
SEEN: Final[dict[Thing, Thing]] = {}  # a hundred thousand games are about the same few things


def here(arena: Plan, games: Sequence[int], keep_records: bool) -> Generator[Result, None, None]:
    """Play in this process."""
    for game in games:
        yield finished(attempt(arena, game, keep_records))


def processes(workers: int) -> Pool:
    """Play in so many processes of this machine, if there are as many games."""

    def results(arena: Plan, games: Sequence[int], keep_records: bool) -> Generator[Result, None, None]:
        tasks = ((arena, game, keep_records) for game in games)
        with contextlib.closing(spread(min(workers, len(games) or 1), attempt, tasks)) as outcomes:
            for outcome in outcomes:
                yield finished(outcome)

    return results


def spread(
    workers: int, do: Callable[..., Outcome], tasks: Iterable[tuple[object, ...]]
) -> Generator[Outcome, None, None]:
    """Do the same with many things in so many processes, and give back what came of it in their order."""
    others = multiprocessing.active_children()
    # Not forked: this process may have threads, of a progress bar or of polars.
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), ignore_interrupts)
    try:
        with uninterrupted():
            for _ in range(workers):
                pool.submit(int)  # each starts one of the workers
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
    """End processes: what they play is of no use any more, and may take minutes."""
    for child in children:
        child.terminate()
    for child in children:
        child.join()


def in_order(tasks: Iterator[Task], at_once: int) -> Iterator[Task]:
    """Begin so many tasks at once, and give them back in the order in which they were begun."""
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
    """Leave Ctrl-C, which a terminal sends to every process, to the one that started the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """Let processes that are started now be deaf to Ctrl-C from their first moment, where that is inherited."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
