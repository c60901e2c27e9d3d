"""A real terminal: Ctrl-C, Ctrl-D, the tabulator key, colours and widths."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path

import pytest

from tests.cli.client import moves
from tests.cli.terminal import sit_down, without_escapes


def test_ctrl_c_saves_and_leaves_with_130(tmp_path: Path) -> None:
    """Ctrl-C at the prompt keeps what was played and says how to go on, without a traceback."""
    terminal = sit_down(tmp_path, "--seed", 3)
    terminal.wait_for("Red>")
    terminal.type("bid 5\r")
    terminal.wait_for("starting hut")
    terminal.wait_for("Red>")
    seen, code = terminal.end("\x03")
    assert code == 130
    assert "saved in game.txt" in seen
    assert "netloft play kaivai --load game.txt --seed 3" in seen
    assert "Traceback" not in seen
    assert "0: bid 5" in moves(tmp_path / "game.txt")


def test_an_interrupt_from_outside_does_the_same(tmp_path: Path) -> None:
    """SIGINT sent by another process ends the game as Ctrl-C does."""
    terminal = sit_down(tmp_path)
    terminal.wait_for("Red>")
    os.kill(terminal.pid, signal.SIGINT)
    seen, code = terminal.end()
    assert code == 130
    assert "saved in game.txt" in seen
    assert "Traceback" not in seen


def test_more_interrupts_change_nothing(tmp_path: Path) -> None:
    """Ctrl-C pressed again and again while the game is being left ends nothing half-way: the exit code stays 130."""
    terminal = sit_down(tmp_path)
    terminal.wait_for("Red>")
    gone = threading.Event()

    def press() -> None:
        while not gone.wait(0.005):
            os.kill(terminal.pid, signal.SIGINT)

    impatient = threading.Thread(target=press)
    impatient.start()
    while part := terminal.read():
        terminal.seen += part
    gone.set()
    impatient.join()
    seen, code = terminal.end()
    assert code == 130
    assert "Traceback" not in seen


def test_ctrl_c_while_a_bot_is_thinking(tmp_path: Path) -> None:
    """Nobody has to wait for a bot to leave, and what was played is kept."""
    terminal = sit_down(tmp_path, "--bots", "search:600s")
    terminal.wait_for("Red>")
    terminal.type("bid 5\r")
    terminal.wait_for("Yellow is thinking")
    seen, code = terminal.end("\x03")
    assert code == 130
    assert "saved in game.txt" in seen
    assert "Traceback" not in seen
    assert "0: bid 5" in moves(tmp_path / "game.txt")


def test_a_killed_game_has_lost_nothing(tmp_path: Path) -> None:
    """The game is saved at each decision, so that even SIGKILL leaves it whole."""
    terminal = sit_down(tmp_path, "--seed", 3)
    terminal.wait_for("Red>")
    terminal.type("bid 5\r")
    terminal.wait_for("starting hut")
    terminal.wait_for("Red>")
    os.kill(terminal.pid, signal.SIGKILL)
    assert terminal.end()[1] == -signal.SIGKILL
    assert "0: bid 5" in moves(tmp_path / "game.txt")
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_failing_disk_does_not_end_the_game(tmp_path: Path) -> None:
    """What cannot be saved is said, the game goes on, and it is saved as soon as that is possible."""
    folder = tmp_path / "folder"
    terminal = sit_down(tmp_path, "--seed", 3, "--save-to", "folder/game.txt")
    terminal.wait_for("Red>")
    (folder / "game.txt").unlink()
    folder.rmdir()
    folder.write_text("in the way", encoding="utf-8")
    terminal.type("bid 5\r")
    terminal.wait_for("could not be saved: folder/game.txt: cannot be written: Not a directory")
    terminal.wait_for("Red>")
    folder.unlink()
    seen, code = terminal.end("\x04")
    assert code == 0
    assert "saved in folder/game.txt" in seen
    assert "0: bid 5" in moves(folder / "game.txt")


def test_ctrl_d_leaves_with_0(tmp_path: Path) -> None:
    """The end of input saves and is no error."""
    terminal = sit_down(tmp_path)
    terminal.wait_for("Red>")
    seen, code = terminal.end("\x04")
    assert code == 0
    assert "saved in game.txt" in seen


def test_keys_pressed_between_two_prompts_are_kept(tmp_path: Path) -> None:
    """What is typed while a bot thinks is the answer to the next question, and so is Ctrl-D."""
    terminal = sit_down(tmp_path, "--seats", 2, "--seed", 3, "--bots", "search:1s")
    terminal.wait_for("Red>")
    terminal.type("bid 5\r")
    terminal.wait_for("Yellow is thinking")
    seen, code = terminal.end("help\r\x04")
    assert code == 0
    assert "go back to my previous decision" in seen
    assert "saved in game.txt" in seen


def test_the_tabulator_key_completes_a_choice(tmp_path: Path) -> None:
    """What all options begin with is written out, so that only the number is left to type."""
    terminal = sit_down(tmp_path, "--seed", 3)
    terminal.wait_for("Red>")
    terminal.type("b\t")
    terminal.wait_for("bid 7")  # the list of choices
    terminal.type("7\r")
    terminal.wait_for("Red bids 7")
    terminal.wait_for("Red>")
    terminal.end("\x04")


def test_lines_can_be_edited_and_come_back(tmp_path: Path) -> None:
    """The arrow keys move in a line and bring back earlier ones."""
    terminal = sit_down(tmp_path, "--seed", 3)
    terminal.wait_for("Red>")
    terminal.type("id 7\x1b[D\x1b[D\x1b[D\x1b[Dpreview b\r")
    terminal.wait_for("Red, Bid: 0 → 7")
    terminal.wait_for("Red>")
    terminal.type("\x1b[A\x7f8\r")
    terminal.wait_for("Red, Bid: 0 → 8")
    terminal.wait_for("Red>")
    terminal.end("\x04")


def test_people_at_one_screen_do_not_see_what_others_typed(tmp_path: Path) -> None:
    """Earlier lines come back to whoever has typed them, and to nobody else."""
    terminal = sit_down(tmp_path, "--seats", 3, "--humans", 2, "--seed", 3)
    terminal.wait_for("Red>")
    terminal.type("bid 7\r")
    terminal.wait_for("Yellow>")
    terminal.type("\x1b[Abid 5\r")
    terminal.wait_for("Yellow bids 5")
    terminal.wait_for("Red>")
    assert terminal.end("\x04")[1] == 0


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_nothing_is_wider_than_the_terminal(tmp_path: Path, columns: int) -> None:
    """The drawing keeps to the width, with all columns of the map, and colours only where they are wanted."""
    terminal = sit_down(tmp_path, "--seats", 4, "--lang", "de", "--seed", 3, columns=columns, NO_COLOR="1")
    seen = terminal.wait_for("Rot>")
    terminal.end("\x04")
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
    terminal = sit_down(tmp_path, COLORTERM="truecolor")
    assert "\x1b[38;2;" in terminal.wait_for("Red>")
    terminal.end("\x04")
