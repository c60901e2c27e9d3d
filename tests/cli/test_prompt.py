"""Lines that are typed while something happens elsewhere: none is lost, and none comes twice."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import netloft
from netloft.core.text import LANGUAGES
from netloft.games.kaivai.terminal import words as kaivai
from netloft.terminal.choices import Entry, completions
from tests.cli.client import environment
from tests.cli.terminal import Terminal
from tests.stuck import STUCK

LINES = 60
READER = """
import asyncio
from netloft.terminal.prompt import prompting

async def soon():
    await asyncio.sleep(0.01)

with prompting() as prompt:
    happened = 0
    try:
        while True:
            line = prompt.read(f"{happened} so far> ", 0, [], soon)
            happened += line is None
            if line is not None:
                prompt.clear()
                print(f"got {line}!", flush=True)
    except EOFError:
        prompt.clear()
        print("happened often" if happened > 20 else f"happened {happened} times")
"""


def test_no_letter_is_lost_when_something_happens(tmp_path: Path) -> None:
    """What is half typed stands at the next prompt, and every line arrives whole and once."""
    terminal = Terminal(tmp_path, program=[sys.executable, "-c", READER])
    for number in range(LINES):
        terminal.type("li")
        terminal.wait_for("so far> li")
        terminal.type(f"ne {number}")
        terminal.wait_for(f"so far> line {number}")
        terminal.type("\r")
        assert terminal.wait_for(f"got line {number}!").count("got ") == 1
    terminal.type("".join([f"more {number}\r" for number in range(LINES)]))
    for number in range(LINES):
        assert terminal.wait_for(f"got more {number}!").count("got ") == 1
    terminal.type("quit\x1b[D")  # and the cursor stays where it was
    terminal.wait_for("so far> quit")
    terminal.type("e\r")
    terminal.wait_for("got quiet!")
    seen, code = terminal.end("\x04")
    assert code == 0
    assert "happened often" in seen


def test_no_line_of_a_pipe_is_lost_when_something_happens(tmp_path: Path) -> None:
    """Lines come in pieces, the last one without an end, and something happens all the time."""
    reader = subprocess.Popen(
        [sys.executable, "-c", READER], env=environment(tmp_path), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert reader.stdin is not None
    assert reader.stdout is not None
    for number in range(LINES):
        for piece in (b"li", b"ne %d\n" % number):
            reader.stdin.write(piece)
            reader.stdin.flush()
        assert f"got line {number}!" in read_until(reader, b"got ")
    said, _ = reader.communicate("\n".join([f"more {number}" for number in range(LINES)]).encode(), STUCK)
    got = [line.partition("!")[0] for line in said.decode().split("got ")[1:]]
    assert got == [f"more {number}" for number in range(LINES)]
    assert reader.returncode == 0


def read_until(reader: subprocess.Popen[bytes], words: bytes) -> str:
    """Read lines up to one with these words."""
    assert reader.stdout is not None
    seen = b""
    while words not in seen:
        line = reader.stdout.readline()
        assert line, seen
        seen += line
    return seen.decode()


def test_closed_streams_are_the_end(tmp_path: Path) -> None:
    """Nobody can answer where there is no input, and that is no error."""
    done = subprocess.run(  # noqa: S602 - only a shell can close a stream before a program begins
        f"{sys.executable} -m netloft play kaivai --save-to game.txt <&-",
        shell=True,
        env=environment(tmp_path),
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=STUCK,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "saved in game.txt" in done.stdout


# Completion.

ENTRIES = [
    Entry("bid 5", "5 (Basisbaukosten 5)", is_choice=True),
    Entry("bid 10", "10 (Basisbaukosten 10)", is_choice=True),
    Entry("sell", "Verkaufen", is_choice=True),
    Entry("warum", "warum ein Zug nicht geht", is_choice=False, takes_choice=True),
    Entry("why", "warum ein Zug nicht geht", is_choice=False, takes_choice=True),
    Entry("wertung", "die Wertungsblätter", is_choice=False),
]


@pytest.mark.parametrize(
    ("typed", "begun", "found"),
    [
        ("", "", ["bid 5", "bid 10", "sell", "warum", "why", "wertung"]),
        ("b", "b", ["bid 5", "bid 10"]),
        ("  BID 1", "BID 1", ["bid 10"]),
        ("verk", "verk", ["Verkaufen"]),
        ("w", "w", ["warum", "why", "wertung"]),
        ("warum b", "b", ["bid 5", "bid 10"]),
        ("why  ", "", ["bid 5", "bid 10", "sell"]),
        ("why w", "w", []),
        ("wertung b", "wertung b", []),
        ("x", "x", []),
    ],
)
def test_choices_and_commands_are_completed(typed: str, begun: str, found: list[str]) -> None:
    """By text, by label, in any case, and behind a command about a choice."""
    assert (completions(ENTRIES, typed)[0], [text for text, _ in completions(ENTRIES, typed)[1]]) == (begun, found)


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_commands_of_both_languages_are_completed(tmp_path: Path, lang: str) -> None:
    """The tabulator key knows them all, whatever the table speaks."""
    program = [sys.executable, "-m", "netloft", "play", "kaivai", "--lang", lang, "--save-to", "game.txt"]
    terminal = Terminal(tmp_path, program=program)
    terminal.wait_for(f"{netloft.game('kaivai').seat_name(0, lang)}>")
    for word in ("rules", "regeln"):
        terminal.type(word[:3])
        terminal.wait_for(word[:3])
        terminal.type("\t")
        terminal.wait_for(word[3:])
        terminal.type("\r")
        terminal.wait_for(kaivai.RULES[0][0].say(lang))
        terminal.wait_for(f"{netloft.game('kaivai').seat_name(0, lang)}>")
    assert terminal.end("\x04")[1] == 0
