"""Runs the client in a pseudo-terminal of its own, as a person at a keyboard does."""

from __future__ import annotations

import codecs
import contextlib
import os
import pty
import select
import signal
import struct
import termios
import time
from collections.abc import Callable
from fcntl import ioctl
from pathlib import Path

from tests.cli.client import command, environment


class Terminal:
    """The client, or another program, in a pseudo-terminal of its own."""

    def __init__(
        self, home: Path, *words: object, columns: int = 80, program: list[str] | None = None, **more: str
    ) -> None:
        self.seen = ""
        self.gone = False
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a sign may come in two parts
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            env = environment(home, TERM="xterm-256color", **more)
            del env["COLUMNS"]
            os.chdir(home)
            program = program or command(*words)
            os.execve(program[0], program, env)  # noqa: S606  (our own command)
        ioctl(self.screen, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))

    def wait_for(self, words: str, seconds: float = 20) -> str:
        """Read until these words have come; return what was seen since the last time."""
        until = time.monotonic() + seconds
        while words not in self.seen:
            assert time.monotonic() < until, f"{words!r} did not come: {self.seen[-500:]}"
            if select.select([self.screen], [], [], 0.1)[0]:
                part = self.read()
                assert part, f"{words!r} never came: {self.seen[-500:]}"
                self.seen += part
        seen, _, self.seen = self.seen.partition(words)
        return seen + words

    def read(self) -> str:
        """Read what is there; a terminal whose client has gone gives an error instead of an end."""
        with contextlib.suppress(OSError):
            while part := os.read(self.screen, 65536):
                if text := self.decoder.decode(part):
                    return text
        return ""

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self.screen, keys.encode())

    def end(self, knock: Callable[[], object], seconds: float = 20) -> tuple[str, int]:
        """Knock until the client is gone; return its last words and its exit code.

        One knock may be lost: Python looks for signals and keys only when its prompt is quite set up.
        """
        until = time.monotonic() + seconds
        while True:
            if time.monotonic() > until:
                os.kill(self.pid, signal.SIGKILL)
            if not select.select([self.screen], [], [], 0.3)[0]:
                knock()
            elif part := self.read():
                self.seen += part
            else:
                break
        _, status = os.waitpid(self.pid, 0)
        os.close(self.screen)
        self.gone = True
        return self.seen, os.waitstatus_to_exitcode(status)

    def close(self) -> None:
        """End the client, if that has not been done."""
        if not self.gone:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            os.close(self.screen)


def sit_down(home: Path, *words: object, columns: int = 80, game: str = "kaivai", **more: str) -> Terminal:
    """Play a game, kept in game.txt."""
    return Terminal(home, "play", game, "--save-to", "game.txt", *words, columns=columns, program=None, **more)


def without_escapes(text: str) -> str:
    """Take out what only colours and moves the cursor."""
    plain = text
    while "\x1b[" in plain:
        before, _, rest = plain.partition("\x1b[")
        plain = before + rest.lstrip("0123456789;?")[1:]
    return plain
