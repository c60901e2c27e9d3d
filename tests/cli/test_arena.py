"""Arenas on the command line: who did how well, the same from the same seed, and nothing lost or overwritten."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

import netloft as engine
from netloft import arena
from tests.cli.client import command, environment, netloft
from tests.cli.test_bad_input import refused
from tests.stuck import STUCK

QUICK = ("arena", "nusfjord", "--bots", "greedy,random", "--seats", 2, "--seed", 4)


def test_the_number_of_workers_does_not_change_the_table(tmp_path: Path) -> None:
    """With one seed, one worker and two write the same, byte for byte; times are told apart from it."""
    tables = []
    for workers in (1, 2):
        done = netloft(tmp_path, *QUICK, "--games", 8, "--workers", workers)
        assert done.returncode == 0
        assert "Time for a decision" in done.stderr
        tables.append(done.stdout)
    assert tables[0] == tables[1]
    assert "8 games, turns of the seats: 4, seed 4; netloft 0.1.0, rules 1" in tables[0]
    assert "Equal players would win 50.0 % each" in tables[0]


@pytest.mark.parametrize(("lang", "words"), [("en", "Played  Score"), ("de", "Gespielt  Punkte")])
def test_alone_there_are_points_and_no_rates(tmp_path: Path, lang: str, words: str) -> None:
    """A solo game is told by its points, and Fleet by the sheet it was played on."""
    done = netloft(tmp_path, "arena", "fleet", "--seats", 1, "--bots", "random", "--games", 3, "--lang", lang)
    assert done.returncode == 0
    assert words in done.stdout
    assert "95 %" in done.stdout
    assert {"en": "reconstructed score sheet", "de": "rekonstruierten Bogen"}[lang] in done.stdout
    assert {"en": "win", "de": "Sieg"}[lang] not in done.stdout


@pytest.mark.parametrize("columns", ["80", "120"])
def test_the_table_fits(tmp_path: Path, columns: str) -> None:
    """Nothing is broken or cut in a usual terminal, also with the longest names."""
    line = ("arena", "nusfjord", "--bots", "search:1,medium,random,easy,greedy", "--games", 1, "--seed", 1)
    done = netloft(tmp_path, *line, COLUMNS=columns)
    assert done.returncode == 0
    assert "…\n" not in done.stdout
    assert max(len(text.rstrip()) for text in done.stdout.splitlines()) <= int(columns)


def test_records_are_kept(tmp_path: Path) -> None:
    """Every game's record is in the folder and leads to a finished game; a folder with records is not written into."""
    done = netloft(tmp_path, *QUICK, "--games", 4, "--workers", 1, "--records", "games")
    assert done.returncode == 0
    paths = sorted((tmp_path / "games").iterdir())
    assert [path.name for path in paths] == [f"game-{number:06}.txt" for number in range(4)]
    for path in paths:
        assert engine.game("nusfjord").replay(engine.read_record(path.read_text(encoding="utf-8"))).over
    before = [path.read_bytes() for path in paths]
    refused(netloft(tmp_path, *QUICK, "--games", 4, "--records", "games"), "games", "already holds records")
    assert [path.read_bytes() for path in paths] == before


def test_until_is_said_if_it_is_not_reached(tmp_path: Path) -> None:
    """If the games do not suffice, how wide it still is stands below the table."""
    done = netloft(tmp_path, *QUICK, "--games", 4, "--until", "0.1", "--workers", 1)
    assert done.returncode == 0
    assert "Not narrow enough after 4 games: ± 2" in done.stderr
    done = netloft(tmp_path, *QUICK, "--until", "0.2", "--workers", 1)
    assert "Not narrow" not in done.stderr


def test_one_game_alone(tmp_path: Path) -> None:
    """--only plays the game of that number, to look at it."""
    (tmp_path / "r.parquet").touch()  # the command is typed again as it was
    done = netloft(tmp_path, *QUICK, "--out", "r.parquet", "--only", 1)
    assert done.returncode == 0
    assert [line.split()[:2] for line in done.stdout.splitlines()[2:4]] == [["Red", "random"], ["Blue", "greedy"]]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("arena", ["GAME", "Usage"]),
        ("arena chess --bots greedy", ["chess", "kaivai"]),
        ("arena kaivai", ["--bots"]),
        ("arena kaivai --bots strong", ["'strong'", "greedy"]),
        ("arena kaivai --bots greedy,", ["bot", "''"]),
        ("arena kaivai --bots search:soon,greedy", ["search:500", "search:soon"]),
        ("arena kaivai --bots random,greedy,easy --seats 2", ["2 seats", "3 bots"]),
        ("arena kaivai --bots greedy --seats 9", ["seats", "9"]),
        ("arena kaivai --bots greedy --games 0", ["--games", "1 or more", "0"]),
        ("arena kaivai --bots greedy --games many", ["--games", "many"]),
        ("arena kaivai --bots greedy --workers 0", ["--workers", "1 or more"]),
        ("arena kaivai --bots greedy --only -1", ["--only", "0 or more"]),
        ("arena kaivai --bots greedy --only 1", ["--only", "--seed"]),
        ("arena kaivai --bots random@mine.json,greedy", ["random@mine.json", "no weights"]),
        ("arena kaivai --bots greedy@mine.json,greedy", ["mine.json", "No such file"]),
        ("arena kaivai --bots greedy@~nobody-such/mine.json,greedy", ["~nobody-such/mine.json", "home"]),
        ("arena kaivai --bots ~nobody-such/mine.py:Mine,greedy", ["~nobody-such/mine.py", "home"]),
        ("arena kaivai --bots greedy,random --until 5", ["--until", "0.05", "5"]),
        ("arena kaivai --bots greedy,random --until nan", ["--until", "nan"]),
        ("arena kaivai --bots greedy --until 0.1", ["until", "two different bots"]),
        ("arena kaivai --bots greedy --set tide=high", ["tide"]),
        ("arena kaivai --bots greedy --resume", ["--resume", "--out"]),
        ("arena kaivai --bots greedy --workers 2 --ray", ["--workers", "--ray"]),
        ("arena kaivai --bots greedy --ray 127.0.0.1:9", ["--ray", "127.0.0.1:9", "refused"]),
        ("arena nusfjord --bots greedy --deck missing.txt", ["missing.txt", "No such file"]),
    ],
)
def test_a_wrong_word_is_named(tmp_path: Path, line: str, words: list[str]) -> None:
    """What is wrong is one line, before any game is played, and nothing is written."""
    out = () if "--resume" in line else ("--out", "r.parquet")
    refused(netloft(tmp_path, *line.split(), "--records", "games", *out), *words)
    assert list(tmp_path.iterdir()) == []


def test_results_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    """--out writes a table that --resume goes on with, to the same end as without a stop."""
    assert netloft(tmp_path, *QUICK, "--games", 4, "--workers", 1, "--out", "a.parquet").returncode == 0
    assert netloft(tmp_path, *QUICK, "--games", 8, "--workers", 2, "--out", "b.parquet").returncode == 0
    done = netloft(tmp_path, *QUICK[:-2], "--games", 8, "--workers", 1, "--out", "a.parquet", "--resume")
    assert (done.returncode, "8 games" in done.stdout) == (0, True)
    one, two = [arena.load(tmp_path / name)[1].drop("seconds") for name in ("a.parquet", "b.parquet")]
    assert one.equals(two)
    assert one["game"].n_unique() == 8


def test_results_are_not_overwritten(tmp_path: Path) -> None:
    """What stands in --out is left alone: without --resume, or if it is another arena, damaged or something else."""
    path = tmp_path / "r.parquet"
    assert netloft(tmp_path, *QUICK, "--games", 2, "--workers", 1, "--out", "r.parquet").returncode == 0
    good = path.read_bytes()
    run = ("arena", "nusfjord", "--games", 2, "--workers", 1, "--out", "r.parquet")
    same = ("--seats", 2, "--bots", "greedy,random")
    for line, words in (
        ((*run, *same), ["already exists", "--resume"]),
        ((*run, *same, "--resume", "--seed", 5), ["seed is 4", "found 5"]),
        ((*run, "--resume", "--bots", "greedy,easy"), ["bots", "random", "easy"]),
        ((*run, "--resume", *same, "--set", "deck=codfish"), ["options", "herring", "codfish"]),
    ):
        refused(netloft(tmp_path, *line), "r.parquet", *words)
        assert path.read_bytes() == good
    for content in (good[: len(good) // 2], b"Two years of work\n"):
        path.write_bytes(content)
        refused(netloft(tmp_path, *run, *same, "--resume"), "r.parquet", "damaged")
        assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


def test_what_cannot_be_written_is_said_before_anything_is_played(tmp_path: Path) -> None:
    """A folder, or a place below a file, is refused in one line."""
    (tmp_path / "thesis.txt").write_text("Two years of work\n", encoding="utf-8")
    refused(netloft(tmp_path, *QUICK, "--games", 10**9, "--out", "."), "expected the name of a file")
    refused(netloft(tmp_path, *QUICK, "--games", 10**9, "--out", ".."), "already exists")
    refused(netloft(tmp_path, *QUICK, "--games", 10**9, "--out", "thesis.txt/r.parquet"), "Not a directory")
    refused(netloft(tmp_path, *QUICK, "--games", 10**9, "--records", "thesis.txt"), "thesis.txt", "cannot be written")
    for option in ("--out", "--records"):
        refused(netloft(tmp_path, *QUICK, "--games", 10**9, option, "~nobody-such/x"), "~nobody-such/x", "home")
    refused(netloft(tmp_path, "report", "."), "expected the name of a file")
    refused(netloft(tmp_path, "report", "~nobody-such/x"), "~nobody-such/x", "home")
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_records_of_another_arena_are_not_overwritten(tmp_path: Path) -> None:
    """--resume goes on with results that are there; it does not let a new arena write over records of an old one."""
    games = tmp_path / "games"
    games.mkdir()
    (games / "game-000000.txt").write_text("dear", encoding="utf-8")
    line = (*QUICK, "--games", 2, "--records", "games", "--out", "new.parquet", "--resume")
    refused(netloft(tmp_path, *line), "games", "already holds records")
    assert (games / "game-000000.txt").read_text(encoding="utf-8") == "dear"


def test_a_record_that_cannot_be_written_costs_no_result_before_it(tmp_path: Path) -> None:
    """What is finished is kept and told; results never get ahead of records, and later it goes on from there."""
    run = (*QUICK, "--workers", 1, "--records", "games", "--out", "r.parquet")
    assert netloft(tmp_path, *run, "--games", 2).returncode == 0
    (tmp_path / "games" / "game-000005.txt").mkdir()
    done = netloft(tmp_path, *run, "--games", 8, "--resume")
    assert (done.returncode, "4 games" in done.stdout) == (2, True)
    assert "game-000005.txt: cannot be written" in done.stderr
    assert "Traceback" not in done.stderr
    assert arena.load(tmp_path / "r.parquet")[1]["game"].n_unique() == 4
    (tmp_path / "games" / "game-000005.txt").rmdir()
    assert netloft(tmp_path, *run, "--games", 8, "--resume").returncode == 0
    assert len(list((tmp_path / "games").glob("*.txt"))) == 8


def test_what_was_played_is_told_if_it_cannot_be_kept(tmp_path: Path) -> None:
    """A disk that is full after hours of play, or a folder that is gone, costs the file, but not the table."""
    lines = ["import pathlib, shutil", "from netloft.bots import Bot", "class Mine(Bot):", "    def prepare(self, g):"]
    lines += ["        if pathlib.Path('kept/r.parquet').exists():", "            shutil.rmtree('kept')"]
    lines += ["            pathlib.Path('kept').touch()", "    def choose(self, g, seat, rng):"]
    (tmp_path / "mine.py").write_text("\n".join([*lines, "        return g.options(seat)[0]", ""]), encoding="utf-8")
    run = ("arena", "fleet", "--bots", "mine.py:Mine,random", "--workers", 1, "--out", "kept/r.parquet", "--games", 2)
    done = netloft(tmp_path, *run)
    assert (done.returncode, "2 games" in done.stdout) == (2, True)
    assert "kept/r.parquet: cannot be written" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_bot_that_has_changed_is_another(tmp_path: Path) -> None:
    """Results are not gone on with after a bot's file was replaced: one name would stand for two players."""
    mine = tmp_path / "mine.py"
    lines = ["from netloft.bots import Bot", "class Mine(Bot):", "    def choose(self, g, seat, rng):"]
    lines += ["        return g.options(seat)[self.at]", "    def prepare(self, g):"]  # before each game
    mine.write_text("\n".join([*lines, "        self.at = 0", ""]), encoding="utf-8")
    run = ("arena", "fleet", "--bots", "mine.py:Mine,random", "--seed", 1, "--workers", 1, "--out", "r.parquet")
    assert netloft(tmp_path, *run, "--games", 2).returncode == 0
    assert netloft(tmp_path, *run, "--games", 4, "--resume").returncode == 0
    before = (tmp_path / "r.parquet").read_bytes()
    mine.write_text("\n".join([*lines, "        self.at = -1", ""]), encoding="utf-8")
    refused(netloft(tmp_path, *run, "--games", 6, "--resume"), "r.parquet", "mine.py:Mine", "has changed")
    assert (tmp_path / "r.parquet").read_bytes() == before


def test_results_are_kept_also_if_nobody_listens(tmp_path: Path) -> None:
    """A reader of the table that has gone away does not cost the results."""
    line = command(*QUICK, "--games", 2, "--workers", 1, "--out", "r.parquet")
    running = subprocess.Popen(
        line, env=environment(tmp_path), cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    if running.stdout is not None:
        running.stdout.close()
    running.communicate(timeout=STUCK)
    assert arena.load(tmp_path / "r.parquet")[1].height == 4


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_keeps_what_is_finished(tmp_path: Path, workers: int) -> None:
    """Ctrl-C ends an arena at once; finished turns are told and kept, and the code is that of an interrupt."""
    line = command(*QUICK, "--games", 100_000, "--workers", workers, "--records", "games", "--out", "r.parquet")
    running = subprocess.Popen(
        line,
        env=environment(tmp_path),
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    until = time.monotonic() + STUCK
    while not (tmp_path / "games" / "game-000003.txt").exists():
        assert time.monotonic() < until
        assert running.poll() is None
        time.sleep(0.05)
    interrupt_all(running)
    try:
        output, notes = running.communicate(timeout=STUCK)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGKILL)  # else it would play on beside all other tests
        raise
    assert running.returncode == 130
    number = int(notes.rpartition("Stopped. ")[2].split()[0])
    assert number >= 2
    assert f"{number} games" in output
    assert "Traceback" not in notes
    assert len(list((tmp_path / "games").glob("*.txt"))) in {number, number + 1, number + 2}
    assert "Go on with: netloft arena" in notes
    _, table = arena.load(tmp_path / "r.parquet")
    assert table["game"].n_unique() == number


def interrupt_all(running: subprocess.Popen[str]) -> None:
    """Do as a terminal does at Ctrl-C: tell all processes of the group."""
    os.killpg(running.pid, signal.SIGINT)


def test_a_report_is_made_and_made_again(tmp_path: Path) -> None:
    """The page goes beside the results or where it is asked to, over an older report but over nothing else."""
    path = tmp_path / "r.parquet"
    assert netloft(tmp_path, *QUICK, "--games", 2, "--workers", 1, "--out", "r.parquet").returncode == 0
    good = path.read_bytes()
    for lang, title in (("en", "what the bots found out"), ("de", "was die Bots herausfanden")):
        done = netloft(tmp_path, "report", "r.parquet", "--lang", lang)
        assert (done.returncode, done.stderr) == (0, "")
        assert title in (tmp_path / "r.html").read_text(encoding="utf-8")
    (tmp_path / "thesis.html").write_text("Two years of work\n", encoding="utf-8")
    refused(netloft(tmp_path, "report", "r.parquet", "--out", "thesis.html"), "thesis.html", "something else")
    assert (tmp_path / "thesis.html").read_text(encoding="utf-8") == "Two years of work\n"
    refused(netloft(tmp_path, "report", "r.parquet", "--out", "r.parquet"), "r.parquet", "something else")
    refused(netloft(tmp_path, "report", "missing.parquet"), "missing.parquet", "No such file")
    before = (tmp_path / "r.html").read_bytes()
    for content in (good[: len(good) // 2], b""):
        path.write_bytes(content)
        refused(netloft(tmp_path, "report", "r.parquet"), "r.parquet", "damaged")
        assert path.read_bytes() == content
    assert (tmp_path / "r.html").read_bytes() == before


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("--out r.parquet", ["polars", 'pip install "netloft[lab]"']),
        ("--ray", ["Ray", 'pip install "netloft[ray]"']),
    ],
)
def test_a_missing_extra_is_named(tmp_path: Path, line: str, words: list[str]) -> None:
    """Without the extras a plain arena plays, and what needs them says in one line how to get them."""
    for name in ("polars", "altair", "ray", "numpy", "vl_convert"):
        (tmp_path / "lack" / name).mkdir(parents=True)
        (tmp_path / "lack" / name / "__init__.py").write_text("raise ImportError\n", encoding="utf-8")
    lacking = os.pathsep.join([str(tmp_path / "lack"), os.environ.get("PYTHONPATH", "")])
    run = (*QUICK, "--games", 2, "--workers", 1)
    assert netloft(tmp_path, *run, PYTHONPATH=lacking).returncode == 0
    refused(netloft(tmp_path, *run[:-2], *line.split(), PYTHONPATH=lacking), *words)
    refused(netloft(tmp_path, "report", "r.parquet", PYTHONPATH=lacking), 'pip install "netloft[lab]"')
    assert [path.name for path in tmp_path.iterdir()] == ["lack"]
