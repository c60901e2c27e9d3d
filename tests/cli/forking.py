"""Runs the client to its end in a fraction of a second: a process that has imported most of it forks for each call.

Each call has streams, environment and folder of its own, as if Python had been started anew.  What reads the
environment when it is imported (`netloft.cli`, `netloft.terminal.shared_options`) is imported in the new process.
"""

from __future__ import annotations

import multiprocessing
import os
import runpy
import signal
import sys
import tempfile
from functools import cache
from multiprocessing.context import ForkServerContext
from pathlib import Path
from typing import Final

CAN_FORK: Final = "forkserver" in multiprocessing.get_all_start_methods()  # not on Windows
ALONE: Final = {"arena", "serve", "train"}
"""Commands that start processes of their own, and are themselves started as users start them."""
IMPORTED: Final = [
    "tests.cli.forking",
    "prompt_toolkit",
    "rich.progress",
    "rich.table",
    "netloft.bots",
    *[
        f"netloft.games.{game}.{part}"
        for game in ("nusfjord", "fleet", "kaivai")
        for part in ("rules.game", "terminal.renderer")
    ],
    "netloft.terminal.screen",
]


def can_run(words: list[str], more: dict[str, str]) -> bool:
    """Say whether a call may be forked: not if it needs a Python that was started in another way."""
    return CAN_FORK and words[:1] != [] and words[0] not in ALONE and not any(name.startswith("PY") for name in more)


def run(words: list[str], typed: str, env: dict[str, str], folder: Path, timeout: float) -> tuple[int, str, str]:
    """Run the client to its end; return its exit code and what it wrote."""
    with tempfile.TemporaryDirectory() as streams:
        paths = [Path(streams) / name for name in ("in", "out", "err")]
        paths[0].write_text(typed, encoding="utf-8")
        process = server().Process(target=become, args=(words, [str(path) for path in paths], env, str(folder)))
        process.start()
        process.join(timeout)
        if process.exitcode is None:
            process.kill()
            raise TimeoutError(f"netloft {' '.join(words)} did not end")
        return process.exitcode, paths[1].read_text(encoding="utf-8"), paths[2].read_text(encoding="utf-8")


@cache
def server() -> ForkServerContext:
    """Return what forks, which ends with this process; it reads and writes UTF-8, as the client does in tests."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(IMPORTED)
    before = dict(os.environ)
    os.environ["PYTHONUTF8"] = "1"
    try:
        first = context.Process(target=os.getpid)
        first.start()
        first.join()
    finally:
        os.environ.clear()
        os.environ.update(before)
    return context


def become(words: list[str], streams: list[str], env: dict[str, str], folder: str) -> None:
    """Be the client, as `python -m netloft` is."""
    sys.stdin = Path(streams[0]).open(encoding="utf-8")  # noqa: SIM115 - open until the process ends
    sys.stdout = Path(streams[1]).open("w", encoding="utf-8")  # noqa: SIM115 - open until the process ends
    sys.stderr = Path(streams[2]).open("w", encoding="utf-8", buffering=1)  # noqa: SIM115 - open until the process ends
    for number, stream in enumerate((sys.stdin, sys.stdout, sys.stderr)):
        os.dup2(stream.fileno(), number)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # what forks ignores Ctrl-C
    os.environ.clear()
    os.environ.update(env)
    os.chdir(folder)
    sys.path.insert(0, folder)
    sys.argv = ["netloft", *words]
    runpy.run_module("netloft", run_name="__main__", alter_sys=True)
