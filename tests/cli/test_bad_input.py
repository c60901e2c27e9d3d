"""What a user can get wrong on the command line: one line that names it, exit code 2, nothing changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from netloft import NetloftError, Record, game
from netloft.terminal import files
from tests.cli.client import Done, netloft

HEAD = "netloft 1\ngame kaivai\nrules 1\nseats 3\noptions {}\n"
JSON = '{"netloft": 1, "game": "kaivai", "rules": 1, "seats": 3, "options": {}, "moves": [], "start": 7}'


def refused(done: Done, *words: str) -> None:
    """Check that there is one line on stderr with these words and nothing else."""
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.endswith("\n")
    assert done.stderr.count("\n") == 1
    assert len(done.stderr) < 600
    for word in words:
        assert word in done.stderr


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("paly", ["No such command 'paly'", "play"]),
        ("play", ["Missing argument 'GAME'", "Usage"]),
        ("play chess", ["chess", "kaivai"]),
        ("play kaivai --sed 1", ["--sed", "--seed"]),
        ("play kaivai --seed x", ["--seed", "'x'", "integer"]),
        ("play kaivai --seats 5", ["seats", "5", "4"]),
        ("play kaivai --seats 99999999999999999999", ["seats"]),
        (f"play kaivai --seats {'9' * 5000}", ["--seats", "integer"]),
        ("play kaivai --seat 3", ["--seat", "0 to 2", "3"]),
        ("play kaivai --seat -1", ["--seat", "0 to 2", "-1"]),
        ("play kaivai --humans 0", ["--humans", "1 to 3", "0"]),
        ("play kaivai --set dice", ["--set", "name=value", "'dice'"]),
        ("play kaivai --set dice=often", ["dice", "often", "true, false"]),
        ("play kaivai --set tide=high", ["tide", "edition"]),
        ("play kaivai --lang fr", ["--lang", "fr", "de"]),
        ("play kaivai --load game.txt --seats 3", ["--load", "--seats"]),
        ("games kaivai", ["kaivai", "Usage"]),
        ("replay", ["Missing argument 'FILE'"]),
        ("completion tcsh", ["tcsh", "bash"]),
    ],
)
def test_a_wrong_word_is_named(tmp_path: Path, line: str, words: list[str]) -> None:
    """The line says what was wrong and what was expected."""
    refused(netloft(tmp_path, *line.split()), *words)
    assert list(tmp_path.iterdir()) == []


DEEP = HEAD.replace("{}", "[" * 100_000).encode()
HUGE = f"{HEAD}\n{'9' * 5000}: bid 1\n".encode()
ESCAPE = f"{HEAD}\nnonsense\x1b[2J\n".encode()
SPOILT = [
    (b"", ["line 1", "netloft 1"]),
    (b"To be, or not to be\n", ["line 1", "netloft 1"]),
    (bytes(range(256)) * 8, ["not a text"]),
    (b"\x00" * 100, ["line 1"]),
    (b"netloft 2\ngame kaivai\n\n", ["netloft", "2"]),
    (b"netloft 1\ngame kaivai\nrules 1\nseats 3\n", ["options"]),
    (HEAD.replace("kaivai", "chess").encode(), ["chess"]),
    (HEAD.replace("rules 1", "rules 99").encode(), ["rules", "99"]),
    (HEAD.replace("seats 3", "seats 7").encode(), ["seats", "7"]),
    (HEAD.replace("seats 3", f"seats {'9' * 5000}").encode(), ["game.txt"]),
    (HEAD.replace("{}", '{"tide": 1}').encode(), ["tide"]),
    (DEEP, ["game.txt"]),
    (f"{HEAD}\n0: bid 5\n".encode(), ["move 1", "bid 5"]),
    (f"{HEAD}\nchance: sites a5 a6 / g1 h1\n0: bid 99\n".encode(), ["move 2", "bid 99"]),
    (f"{HEAD}\nchance: sites a5 a6 / g1 h1\n0: bid 1".encode(), ["cut off"]),
    (f"{HEAD}\nchance: sites a5 a6 / g1 h1\n0: b\n".encode(), ["move 2", "'b'"]),
    (HUGE, ["game.txt"]),
    (ESCAPE, ["line 7"]),
    (b'{"netloft": 1, "game": "kaivai"', ["JSON"]),
    (b'{"netloft": 1, "game": "kaivai"}', ["moves"]),
    (JSON.replace("7", "[]").encode(), ["start"]),
    (JSON.replace("7", '{"seats": 3, "options": 7}').encode(), ["game.txt"]),
]


@pytest.mark.parametrize(("content", "words"), SPOILT)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes, words: list[str]) -> None:
    """Damaged, foreign, cut off or hostile: what is wrong is said with the name of the file."""
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    with pytest.raises(NetloftError) as error:
        files.load(game("kaivai"), path)
    for word in ("game.txt", *words):
        assert word in str(error.value)


@pytest.mark.parametrize("content", [b"", bytes(range(256)), DEEP, HUGE, ESCAPE])
def test_such_a_file_is_one_line_and_left_alone(tmp_path: Path, content: bytes) -> None:
    """A replay says it in one line, whatever the file holds, and does not touch it."""
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    refused(netloft(tmp_path, "replay", "game.txt"), "game.txt")
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


def test_such_a_file_is_not_played_on_either(tmp_path: Path) -> None:
    """--load refuses it before anything is saved, also onto itself."""
    path = tmp_path / "game.txt"
    path.write_text(f"{HEAD}\n0: bid 99\n", encoding="utf-8")
    done = netloft(tmp_path, "play", "kaivai", "--load", "game.txt", "--save-to", "game.txt")
    refused(done, "game.txt", "move 1", "bid 99")
    assert path.read_text(encoding="utf-8") == f"{HEAD}\n0: bid 99\n"
    assert list(tmp_path.iterdir()) == [path]


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    """Folders, missing files, endless devices and links to themselves are named."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "loop").symlink_to("loop")
    for name, word in (
        ("folder", "directory"),
        ("missing.txt", "No such file"),
        ("/dev/zero", "MB"),
        ("loop", "links"),
    ):
        refused(netloft(tmp_path, "replay", name), name, word)


def test_what_may_not_be_read_or_written_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Permissions are respected and named; root, who may do everything, is told that it may not."""

    def closed(*_arguments: object, **_options: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", closed)
    with pytest.raises(NetloftError, match=r"secret\.txt: cannot be read: Permission denied"):
        files.read(tmp_path / "secret.txt")
    with pytest.raises(NetloftError, match=r"game\.txt: cannot be written: Permission denied"):
        files.write(tmp_path / "game.txt", Record("kaivai", 1, 3, {}, []))
    assert not (tmp_path / "game.txt").exists()


def test_a_file_of_somebody_else_is_not_written_over(tmp_path: Path) -> None:
    """--save-to takes a new name or an old record, nothing else, and says so before the game begins."""
    (tmp_path / "thesis.txt").write_text("Two years of work\n", encoding="utf-8")
    refused(netloft(tmp_path, "play", "kaivai", "--save-to", "thesis.txt"), "thesis.txt", "something else")
    assert (tmp_path / "thesis.txt").read_text(encoding="utf-8") == "Two years of work\n"
    for name in (".", "/dev/null"):
        refused(netloft(tmp_path, "play", "kaivai", "--save-to", name), name)
    assert not Path("/dev/null").is_file()
    refused(netloft(tmp_path, "play", "kaivai", "--save-to", "thesis.txt/game.txt"), "Not a directory")
    refused(netloft(tmp_path, "play", "kaivai", "--save-to", "x" * 300), "too long")
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_a_record_has_only_so_many_moves(tmp_path: Path) -> None:
    """--to must lie within the record."""
    (tmp_path / "game.txt").write_text(f"{HEAD}\nchance: sites a5 a6 / g1 h1\n", encoding="utf-8")
    for number in ("2", "-1", "9" * 30):
        refused(netloft(tmp_path, "replay", "game.txt", "--to", number), "1 moves", "0 to 1", number)
