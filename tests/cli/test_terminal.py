"""A real terminal: Ctrl-C, Ctrl-D, the tabulator key, colours and widths."""

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

import pytest

from tests.cli.client import command, environment, moves


class Terminal:
    """The client in a pseudo-terminal of its own."""

    def __init__(self, home: Path, *words: object, columns: int = 80, game: str = "kaivai", **more: str) -> None:
        self.seen = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a sign may come in two parts
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            env = environment(home, TERM="xterm-256color", **more)
            del env["COLUMNS"]
            os.chdir(home)
            os.execve(command()[0], command("play", game, "--save-to", "game.txt", *words), env)  # noqa: S606  (our own command)
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
        return self.seen, os.waitstatus_to_exitcode(status)


def test_ctrl_c_saves_and_leaves_with_130(tmp_path: Path) -> None:
    """Ctrl-C at the prompt keeps what was played and says how to go on, without a traceback."""
    terminal = Terminal(tmp_path, "--seed", 3)
    terminal.wait_for("Red> ")
    terminal.type("bid 5\r")
    terminal.wait_for("starting hut")
    terminal.wait_for("Red> ")
    seen, code = terminal.end(lambda: terminal.type("\x03"))
    assert code == 130
    assert "saved in game.txt" in seen
    assert "netloft play kaivai --load game.txt --seed 3" in seen
    assert "Traceback" not in seen
    assert "0: bid 5" in moves(tmp_path / "game.txt")


def test_an_interrupt_from_outside_does_the_same(tmp_path: Path) -> None:
    """SIGINT sent by another process ends the game as Ctrl-C does."""
    terminal = Terminal(tmp_path)
    terminal.wait_for("Red> ")
    seen, code = terminal.end(lambda: os.kill(terminal.pid, signal.SIGINT))
    assert code == 130
    assert "saved in game.txt" in seen
    assert "Traceback" not in seen


def test_a_killed_game_has_lost_nothing(tmp_path: Path) -> None:
    """The game is saved at each decision, so that even SIGKILL leaves it whole."""
    terminal = Terminal(tmp_path, "--seed", 3)
    terminal.wait_for("Red> ")
    terminal.type("bid 5\r")
    terminal.wait_for("starting hut")
    terminal.wait_for("Red> ")
    assert terminal.end(lambda: os.kill(terminal.pid, signal.SIGKILL))[1] == -signal.SIGKILL
    assert "0: bid 5" in moves(tmp_path / "game.txt")
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_failing_disk_does_not_end_the_game(tmp_path: Path) -> None:
    """What cannot be saved is said, the game goes on, and it is saved as soon as that is possible."""
    folder = tmp_path / "folder"
    terminal = Terminal(tmp_path, "--seed", 3, "--save-to", "folder/game.txt")
    terminal.wait_for("Red> ")
    (folder / "game.txt").unlink()
    folder.rmdir()
    folder.write_text("in the way", encoding="utf-8")
    terminal.type("bid 5\r")
    terminal.wait_for("could not be saved: folder/game.txt: cannot be written: Not a directory")
    terminal.wait_for("Red> ")
    folder.unlink()
    seen, code = terminal.end(lambda: terminal.type("\x04"))
    assert code == 0
    assert "saved in folder/game.txt" in seen
    assert "0: bid 5" in moves(folder / "game.txt")


def test_ctrl_d_leaves_with_0(tmp_path: Path) -> None:
    """The end of input saves and is no error."""
    terminal = Terminal(tmp_path)
    terminal.wait_for("Red> ")
    seen, code = terminal.end(lambda: terminal.type("\x04"))
    assert code == 0
    assert "saved in game.txt" in seen


def test_the_tabulator_key_completes_a_choice(tmp_path: Path) -> None:
    """What all options begin with is written out, so that only the number is left to type."""
    terminal = Terminal(tmp_path, "--seed", 3)
    terminal.wait_for("Red> ")
    terminal.type("b\t")
    terminal.wait_for("id")  # the bell may ring between the letters
    terminal.type("7\r")
    terminal.wait_for("Red bids 7")
    terminal.wait_for("Red> ")
    terminal.end(lambda: terminal.type("\x04"))


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_nothing_is_wider_than_the_terminal(tmp_path: Path, columns: int) -> None:
    """The drawing keeps to the width, with all columns of the map, and colours only where they are wanted."""
    terminal = Terminal(tmp_path, "--seats", 4, "--lang", "de", "--seed", 3, columns=columns, NO_COLOR="1")
    seen = terminal.wait_for("Rot> ")
    terminal.end(lambda: terminal.type("\x04"))
    assert "\x1b[38" not in seen
    assert "\x1b[48" not in seen
    plain = [line for line in without_escapes(seen).splitlines() if line.strip()]
    assert max(len(line) for line in plain[:-1]) <= columns
    for letter in "abcdefghijklm":
        assert any(letter in line.split() for line in plain)
    for letter in "ABCDEFGH":
        assert any(f"({letter})" in line for line in plain)


def test_colours_are_used_where_there_are_any(tmp_path: Path) -> None:
    """In a terminal with colours the sea is drawn in them."""
    terminal = Terminal(tmp_path, COLORTERM="truecolor")
    assert "\x1b[38;2;" in terminal.wait_for("Red> ")
    terminal.end(lambda: terminal.type("\x04"))


def without_escapes(text: str) -> str:
    """Take out what only colours and moves the cursor."""
    plain = text
    while "\x1b[" in plain:
        before, _, rest = plain.partition("\x1b[")
        plain = before + rest.lstrip("0123456789;?")[1:]
    return plain
