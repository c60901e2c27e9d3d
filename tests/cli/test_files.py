"""Saving: a file is the old or the new one, whatever happens meanwhile."""

from __future__ import annotations

import os
import resource
import subprocess
from pathlib import Path

import pytest

from netloft import NetloftError, game, read_record
from netloft.terminal import files
from tests.cli.client import command, environment, ok, play
from tests.stuck import STUCK

RECORD = game("kaivai").new(3).record()
OLD = "netloft 1\nan older game\n"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """Return a file that holds an older game."""
    path = tmp_path / "game.txt"
    path.write_text(OLD, encoding="utf-8")
    return path


@pytest.mark.parametrize("step", ["os.fsync", "shutil.copymode", "pathlib.Path.replace"])
def test_a_write_that_fails_changes_nothing(old: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """Whichever step fails, the old file is whole and no piece of the new one is left."""

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(step, fail)
    with pytest.raises(NetloftError, match="cannot be written: No space left on device"):
        files.write(old, RECORD)
    assert old.read_text(encoding="utf-8") == OLD
    assert list(old.parent.iterdir()) == [old]


def test_the_new_file_is_on_disk_before_it_takes_the_place(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until everything is written and synced, the old file keeps its name."""
    synced: list[str] = []
    sync = os.fsync

    def note(handle: int) -> None:
        synced.append(old.read_text(encoding="utf-8"))
        sync(handle)

    monkeypatch.setattr(os, "fsync", note)
    files.write(old, RECORD)
    assert synced == [OLD, RECORD.to_text()]  # the file, then its folder


def test_a_full_disk_in_a_real_process(old: Path) -> None:
    """When the system refuses to write more, the client says so in one line and the old file is whole."""

    def full() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    done = subprocess.run(
        command("play", "kaivai", "--save-to", old),
        env=environment(old.parent, PYTHONDONTWRITEBYTECODE="1"),  # else Python would cache the first 100 bytes of it
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        preexec_fn=full,
        timeout=STUCK,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "cannot be written: File too large" in done.stderr
    assert old.read_text(encoding="utf-8") == OLD
    assert list(old.parent.iterdir()) == [old]


def test_a_link_stays_a_link(old: Path) -> None:
    """What it points to gets the new record, with the rights it had."""
    old.chmod(0o640)
    link = old.parent / "link.txt"
    link.symlink_to(old.name)
    files.write(link, RECORD)
    assert link.is_symlink()
    assert old.read_text(encoding="utf-8") == RECORD.to_text()
    assert old.stat().st_mode & 0o777 == 0o640


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    """Text and JSON are both read, also with a byte order mark."""
    path = tmp_path / "new folder" / "game.txt"
    files.write(path, RECORD)
    assert files.read(path).to_text() == RECORD.to_text()
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert files.read(path).to_text() == RECORD.to_text()


@pytest.mark.parametrize(
    ("platform", "name", "value", "folder"),
    [
        ("linux", "XDG_DATA_HOME", "/data", "/data/netloft"),
        ("linux", "HOME", "/home/me", "/home/me/.local/share/netloft"),
        ("darwin", "HOME", "/Users/me", "/Users/me/Library/Application Support/netloft"),
        ("win32", "LOCALAPPDATA", "/c/me/AppData/Local", "/c/me/AppData/Local/netloft"),
    ],
)
def test_the_data_folder_is_where_the_system_keeps_such_things(
    monkeypatch: pytest.MonkeyPatch, platform: str, name: str, value: str, folder: str
) -> None:
    """XDG on Linux, the Library on a Mac, AppData on Windows."""
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setenv(name, value)
    assert files.data_folder() == Path(folder)


def test_a_game_begun_from_a_position_keeps_it(tmp_path: Path) -> None:
    """A record that starts from a dump is played on and saved with that start, so that it can be loaded again."""
    begun = game("kaivai").load({"seats": 3, "mats": [{"bid": 5}, {"bid": 3}, {"bid": 1}]})
    begun.play(0, "sacrifice")
    path = tmp_path / "game.txt"
    path.write_text(begun.record().to_text(), encoding="utf-8")
    play(tmp_path, "--load", "game.txt", "--seat", "1", typed=["1", "quit"])
    kept = read_record(path.read_text(encoding="utf-8"))
    assert kept.start == begun.record().start
    assert len(kept.moves) > len(begun.record().moves)
    assert "sacrifices" in ok(tmp_path, "replay", "game.txt")
