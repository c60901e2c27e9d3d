"""Runs the client in a pseudo-terminal of its own, as a person at a keyboard does."""

from __future__ import annotations

import codecs
import contextlib
import os
import pty
import re
import select
import signal
import struct
import termios
from fcntl import ioctl
from pathlib import Path

from tests.cli.client import command, environment
from tests.stuck import STUCK

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PART = re.compile(rf"{ESCAPE.pattern}|(?P<letter>.)", re.DOTALL)


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
            # Nobody here answers where the cursor is.
            env = environment(home, TERM="xterm-256color", PROMPT_TOOLKIT_NO_CPR="1", **more)
            del env["COLUMNS"]
            os.chdir(home)
            program = program or command(*words)
            os.execve(program[0], program, env)  # noqa: S606  (our own command)
        ioctl(self.screen, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))

    def wait_for(self, words: str) -> str:
        """Read until these words have come, whatever colours them or moves the cursor; return what was seen since."""
        while (end := end_of(words, self.seen)) < 0:
            part = self.read()
            assert part, f"{words!r} never came: {self.seen[-500:]}"
            self.seen += part
        seen, self.seen = self.seen[:end], self.seen[end:]
        return seen

    def read(self) -> str:
        """Read what comes next; a terminal whose client has gone gives an error instead of an end."""
        with contextlib.suppress(OSError):
            while True:
                if not select.select([self.screen], [], [], STUCK)[0]:
                    self.close()
                    raise AssertionError(f"nothing more came: {self.seen[-500:]}")
                part = os.read(self.screen, 65536)
                text = self.decoder.decode(part)
                if text or not part:
                    return text
        return ""

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self.screen, keys.encode())

    def end(self, press: str = "") -> tuple[str, int]:
        """Press a last key and wait until the client is gone; return its last words and its exit code."""
        self.type(press)
        while part := self.read():
            self.seen += part
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
            self.gone = True


def sit_down(home: Path, *words: object, columns: int = 80, game: str = "kaivai", **more: str) -> Terminal:
    """Play a game, kept in game.txt."""
    return Terminal(home, "play", game, "--save-to", "game.txt", *words, columns=columns, program=None, **more)


def without_escapes(text: str) -> str:
    """Take out what only colours and moves the cursor."""
    return ESCAPE.sub("", text)


def end_of(words: str, text: str) -> int:
    """Say where words end in a text with escapes among them; -1 if they are not in it."""
    places = [at for found in PART.finditer(text) if found["letter"] for at in [found.end()]]
    at = without_escapes(text).find(words)
    return -1 if at < 0 else places[at + len(words) - 1]
