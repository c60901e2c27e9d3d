"""Training on the command line: it tells how strong it is, goes on after Ctrl-C, and overwrites nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.cli.client import netloft
from tests.cli.terminal import Terminal
from tests.cli.test_bad_input import refused

QUICK = ("train", "nusfjord", "--seats", 2, "--games", 4, "--tests", 2, "--set", "deck=herring", "--workers", 1)


def test_training_tells_how_strong_it_is(tmp_path: Path) -> None:
    """Each generation against the last, at last against the weights by hand; and bots play by the file."""
    done = netloft(tmp_path, *QUICK, "--generations", 2)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert [line.split(":")[0].split(",")[0] for line in lines[:3]] == [
        "generation 1 against the last version",
        "generation 2 against the last version",
        "against the weights written by hand",
    ]
    assert all("wins" in line and " to " in line and "points" in line for line in lines[:3])
    assert lines[3] == "weights in nusfjord-2.json; try them as greedy@FILE"
    assert json.loads((tmp_path / "nusfjord-2.json").read_text(encoding="utf-8"))["modes"] == [{"deck": "herring"}]
    line = ("arena", "nusfjord", "--bots", "greedy@nusfjord-2.json,greedy@hand", "--games", 2, "--workers", 1)
    assert netloft(tmp_path, *line).returncode == 0


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    """A file that is there is not touched, neither that of the weights nor that of the training."""
    for name in ("mine.json", "mine.json.training"):
        (tmp_path / name).write_text("dear", encoding="utf-8")
        refused(netloft(tmp_path, *QUICK, "--out", "mine.json"), name, "already exists", "--resume")
        assert (tmp_path / name).read_text(encoding="utf-8") == "dear"
        (tmp_path / name).unlink()
    (tmp_path / "mine.json.training").write_text("dear", encoding="utf-8")
    refused(netloft(tmp_path, *QUICK, "--out", "mine.json", "--resume"), "mine.json.training", "something else")
    assert (tmp_path / "mine.json.training").read_text(encoding="utf-8") == "dear"


def test_bad_input(tmp_path: Path) -> None:
    """What cannot be is said in one line."""
    refused(netloft(tmp_path, "train", "chess"), "chess")
    refused(netloft(tmp_path, *QUICK, "--games", 0), "--games: expected 1 or more, found 0")
    refused(netloft(tmp_path, *QUICK, "--workers", 0), "--workers: expected 1 or more, found 0")
    refused(netloft(tmp_path, *QUICK, "--noise", -1), "--noise: expected a number from 0 to 10, found -1")
    refused(netloft(tmp_path, *QUICK, "--noise", "nan"), "--noise: expected a number from 0 to 10, found nan")
    refused(netloft(tmp_path, *QUICK, "--seats", 9), "seats")
    refused(netloft(tmp_path, *QUICK, "--resume"), "nusfjord-2.json.training", "cannot be read")
    assert not list(tmp_path.iterdir())
    refused(netloft(tmp_path, *QUICK, "--out", "."), "expected the name of a file")
    refused(netloft(tmp_path, *QUICK, "--out", "~nobody-such/mine.json"), "~nobody-such/mine.json", "home")
    (tmp_path / "file").touch()
    refused(netloft(tmp_path, *QUICK, "--out", "file/mine.json"), "mine.json.training: cannot be written")


def test_damaged_weights_at_the_table_and_in_the_arena(tmp_path: Path) -> None:
    """A bot whose weights are damaged is refused before anything is played."""
    (tmp_path / "bad.json").write_text("{}", encoding="utf-8")
    line = ("arena", "nusfjord", "--bots", "greedy@bad.json,greedy", "--games", 2, "--out", "r.parquet")
    refused(netloft(tmp_path, *line), "bad.json: expected format")
    refused(netloft(tmp_path, "play", "nusfjord", "--bots", "greedy@bad.json"), "bad.json: expected format")
    refused(netloft(tmp_path, "play", "kaivai", "--bots", "hard@none.json"), "none.json: weights cannot be read")
    assert not (tmp_path / "r.parquet").exists()


def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    """Stopped in the middle, it says how to go on, and goes on from there; to the same end, as tests/learning shows."""
    line = ("train", "nusfjord", "--seats", 2, "--games", 10_000, "--workers", 1)
    kept = stopped(Terminal(tmp_path, *line, columns=200), 1)
    assert stopped(Terminal(tmp_path, *line, "--resume", columns=200), kept) >= kept


def stopped(terminal: Terminal, games: int) -> int:
    """Press Ctrl-C when the progress bar first counts games; return how many were kept, and expect it to begin here."""
    while not (shown := re.search(r"\b([1-9]\d*)/10000", terminal.seen)):
        part = terminal.read()
        assert part, terminal.seen
        terminal.seen += part
    assert int(shown[1]) >= games
    said, code = terminal.end("\x03")
    assert code == 130
    assert "--resume" in said
    assert "Traceback" not in said
    return int(said.partition("with ")[2].split()[0])
