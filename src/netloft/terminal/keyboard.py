"""Reads lines at a prompt, and lets go of it when something happens elsewhere."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Final

with contextlib.suppress(ImportError):  # where there is none, lines are typed without editing
    import readline

TICK: Final = 0.05  # seconds after which is looked whether something happened
LINE_START: Final = "\r\x1b[2K"  # go to the start of the line, and make it empty


def ignore_ctrl_c() -> None:
    """Let no further Ctrl-C come between: leaving takes a moment, and is already meant."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class HappenedError(Exception):
    """Something happened elsewhere while a person was typing."""


class Keyboard:
    """The lines that a person types, or that come through a pipe."""

    def __init__(self, happened: Callable[[], bool]) -> None:
        self.happened = happened
        self.typing = sys.stdin is not None and sys.stdin.isatty()
        self.can_knock = hasattr(signal, "pthread_kill")
        self.reading = False
        self.begun = b""
        """What came through the pipe and was not asked for yet."""
        self.typed = ""
        """What a person had typed when something happened."""
        self.is_typed_in = False
        """Whether that stands on the line which is read."""
        self.prompted = False
        """Whether a prompt stands at the end of the screen."""

    @property
    def listens_always(self) -> bool:
        """Whether a person can type something also when nothing is asked; a pipe holds answers to questions."""
        return self.typing and self.can_knock

    @contextlib.contextmanager
    def ready(self) -> Iterator[None]:
        """Be ready for knocks."""
        if not self.can_knock:
            yield
            return
        if self.typing:
            sys.addaudithook(self.notice)
        signal.signal(signal.SIGUSR1, self.interrupt)
        try:
            yield
        finally:  # not what was before: a knock may still be on its way, and would end the program
            signal.signal(signal.SIGUSR1, signal.SIG_IGN)

    def knock(self) -> None:
        """Say from another thread that something happened; a knock may be lost, so it is to be repeated."""
        if self.can_knock and self.typing and self.reading:
            with contextlib.suppress(ProcessLookupError):
                signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGUSR1)

    def notice(self, event: str, _arguments: tuple[object, ...]) -> None:
        """Notice that a line is complete before anything can come between; only Python itself can tell."""
        if event == "builtins.input/result":
            self.reading = False

    def interrupt(self, _signal: int, frame: FrameType | None) -> None:
        """Stop reading and remember what was typed so far, but only where nothing else is done with the line."""
        if self.reading and frame is not None and frame.f_code is Keyboard.read_typed.__code__:
            self.reading = False
            if self.is_typed_in:
                self.typed = readline.get_line_buffer()
            signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1])  # one more on the way out would upset input()
            raise HappenedError

    def type_in(self) -> None:
        """Begin a line with what was typed already."""
        readline.insert_text(self.typed)
        self.is_typed_in = True

    def read(self, prompt: str) -> str | None:
        """Read a line; None if something happened before it was complete. EOFError says that there are no more."""
        if not (sys.stdin and sys.stdout):  # closed before we began
            raise EOFError
        if self.typing or not self.can_knock:
            self.clear()
            try:
                return self.read_typed(prompt)
            except HappenedError:
                signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGUSR1])
                return None
        if not self.prompted:
            sys.stdout.write(prompt)
            sys.stdout.flush()
        self.prompted = bool(prompt)
        return self.read_piped()

    def read_typed(self, prompt: str) -> str:
        """Read what a person types after what was typed already; HappenedError says that something came between."""
        if "readline" in sys.modules:
            self.is_typed_in = False
            readline.set_startup_hook(self.type_in)
        try:
            self.prompted = True
            self.reading = True
            if self.can_knock and self.happened():
                raise HappenedError
            line = input(prompt)
        finally:
            self.reading = False
            if "readline" in sys.modules:
                readline.set_startup_hook()
        self.prompted = False
        self.typed = ""
        return line

    def read_piped(self) -> str | None:
        """Read a line that comes through a pipe; nothing of it is lost when something happens."""
        while not self.happened():
            if b"\n" in self.begun:
                line, _, self.begun = self.begun.partition(b"\n")
                self.prompted = False
                return line.decode(errors="replace")
            if select.select([sys.stdin], [], [], TICK)[0]:
                part = os.read(sys.stdin.fileno(), 65536)
                if not part and not self.begun:
                    raise EOFError
                self.begun += part or b"\n"
        return None

    def clear(self) -> None:
        """Make room for something else where a prompt stands."""
        if self.prompted:
            sys.stdout.write(LINE_START if self.typing and sys.stdout.isatty() else "\n")
            self.prompted = False
