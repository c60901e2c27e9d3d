"""The commands that do not play: games, options, replay, completion, help."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import netloft
from netloft.terminal.renderer import renderer_of
from tests.cli.client import NUMBERS, command, environment, moves, ok, play


def test_games_lists_every_game(tmp_path: Path) -> None:
    """One line a game, with its seats, in both languages."""
    english, german = ok(tmp_path, "games"), ok(tmp_path, "games", "--lang", "de")
    assert len(english.splitlines()) == len(german.splitlines()) == len(netloft.games())
    assert "kaivai: Kaivai, 2, 3 or 4 players" in english
    assert "kaivai: Kaivai, 2, 3 oder 4 Personen" in german


def test_every_game_can_be_drawn() -> None:
    """A game that is listed has a renderer, which introduces it."""
    assert all(renderer_of(game).intro.en for game in netloft.games())


def test_a_command_loads_only_what_it_needs(tmp_path: Path) -> None:
    """A command about Kaivai starts without the other games, the arena and the server."""
    words = [sys.executable, "-X", "importtime", "-m", "netloft", "options", "kaivai"]
    done = subprocess.run(words, env=environment(tmp_path), capture_output=True, text=True, check=True)
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert "netloft.games.kaivai.rules.position" in loaded
    others = (
        "netloft.games.nusfjord.rules",
        "netloft.games.fleet.rules",
        "netloft.arena",
        "netloft.server",
        "sqlalchemy",
    )
    assert not {name for name in loaded if name.startswith(others)}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_options_lists_every_setting(tmp_path: Path, lang: str) -> None:
    """Names, choices and texts of all settings are there, each with one default."""
    text = " ".join(ok(tmp_path, "options", "kaivai", "--lang", lang).split())
    settings = netloft.game("kaivai").setup()
    for setting in settings:
        assert f"{setting.name}: {setting.title.say(lang)}" in text
        for choice, words in setting.choices.items():
            assert f"{str(choice).lower()} {words.say(lang)}" in text
    assert text.count("(default)" if lang == "en" else "(Standard)") == len(settings)


def test_the_game_for_two_is_named_as_our_own(tmp_path: Path) -> None:
    """Nobody should take the two-player mode for the publisher's."""
    assert "Netloft's own design" in " ".join(ok(tmp_path, "options", "kaivai").split())


def test_replay_reads_json_too(tmp_path: Path) -> None:
    """A record as JSON is as good as one as text."""
    (tmp_path / "game.json").write_text(
        '{"netloft": 1, "game": "kaivai", "rules": 1, "seats": 3, "options": {},'
        ' "moves": ["chance: sites a5 a6 / g1 h1", "0: bid 5"]}',
        encoding="utf-8",
    )
    assert "Red bids 5" in ok(tmp_path, "replay", "game.json")


def test_a_spectator_sees_no_secrets(tmp_path: Path) -> None:
    """A replay shows covered influence markers as question marks; open ones as numbers."""
    play(tmp_path, "--seed", 3)
    assert influence(ok(tmp_path, "replay", "game.txt")) == ["?", "?", "?"]
    (tmp_path / "game.txt").unlink()
    play(tmp_path, "--seed", 3, "--set", "influence=open")
    assert influence(ok(tmp_path, "replay", "game.txt")) == ["3", "3", "3"]


def test_a_player_sees_only_own_influence(tmp_path: Path) -> None:
    """The mats at the prompt are those of the player's own view."""
    assert influence(play(tmp_path, "--seat", 1, "--seed", 3).stdout) == ["?", "3", "?"]


def influence(screen: str) -> list[str]:
    """Return the row of the mats that tells the influence markers."""
    return next(line.split()[1:4] for line in screen.splitlines() if line.startswith("Influence "))


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_there_is_a_completion_script(tmp_path: Path, shell: str) -> None:
    """Each shell gets a script that asks netloft itself."""
    script = ok(tmp_path, "completion", shell)
    assert f"_NETLOFT_COMPLETE={shell}_complete" in script


def completed(home: Path, shell: str, words: str, at: int) -> list[str]:
    """Ask for completions as the script of a shell does."""
    asked = {"_NETLOFT_COMPLETE": f"{shell}_complete", "COMP_WORDS": words, "COMP_CWORD": str(at)}
    done = subprocess.run(
        command(),
        env=environment(home, **asked),
        cwd=home,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stderr == ""
    return done.stdout.split("\n")[:-1]


def test_games_options_and_values_complete(tmp_path: Path) -> None:
    """Commands, games, languages, bots and settings with their values are offered."""
    assert "plain,play" in completed(tmp_path, "bash", "netloft pl", 1)
    assert completed(tmp_path, "bash", "netloft jo", 1) == ["plain,join"]
    assert completed(tmp_path, "bash", "netloft tables --data ke", 3) == ["file,ke"]
    assert completed(tmp_path, "bash", "netloft play ka", 2) == ["plain,kaivai"]
    assert completed(tmp_path, "bash", "netloft play kaivai --lang ", 4) == ["plain,de", "plain,en"]
    assert completed(tmp_path, "bash", "netloft play kaivai --bots h", 4) == ["plain,hard"]
    assert "plain,--seed" in completed(tmp_path, "bash", "netloft play kaivai --s", 3)
    assert completed(tmp_path, "bash", "netloft play kaivai --set di", 4) == [
        "plain,dice=true",
        "plain,dice=false",
    ]
    assert completed(tmp_path, "bash", "netloft replay ga", 2) == ["file,ga"]


def test_bash_completes_after_the_equals_sign(tmp_path: Path) -> None:
    """Bash makes three words of edition=2; the value alone is the answer, with its spaces escaped."""
    words = "netloft play kaivai --set edition = 2"
    assert completed(tmp_path, "bash", words, 6) == ["plain,2010", "plain,2005"]
    assert completed(tmp_path, "bash", "netloft play kaivai --set dice =", 5) == ["plain,true", "plain,false"]
    assert completed(tmp_path, "bash", "netloft play kaivai --set sites = f", 6) == [r"plain,first\\ player"]


@pytest.mark.parametrize("name", ["options", "play", "serve", "join", "tables", "backup", "replay", "completion"])
def test_help_shows_an_example(tmp_path: Path, name: str) -> None:
    """Every command that takes something explains itself with an example."""
    text = ok(tmp_path, name, "--help")
    assert text.startswith(f"Usage: netloft {name}")
    assert f"netloft {name}" in text.partition("Example")[2]


def test_help_is_german_where_the_system_is(tmp_path: Path) -> None:
    """Headings, explanations and examples are in the language of the system."""
    text = ok(tmp_path, "play", "--help", LANG="de_DE.UTF-8")
    for words in ("Aufruf: netloft play", "Beispiele:", "Optionen:", "Diese Hilfe zeigen."):
        assert words in text


def test_netloft_alone_shows_the_help(tmp_path: Path) -> None:
    """Somebody who types only the name learns what there is."""
    text = ok(tmp_path)
    for name in ("games", "options", "play", "serve", "join", "tables", "backup", "replay", "completion"):
        assert f"\n  {name} " in text


def test_the_version_is_that_of_the_package(tmp_path: Path) -> None:
    """--version names the program and its version."""
    assert ok(tmp_path, "--version").startswith("netloft, version 0.")


def test_a_closed_pipe_is_no_crash(tmp_path: Path) -> None:
    """`netloft replay game.txt | head -1` ends quietly."""
    play(tmp_path, "--seed", 3, typed=NUMBERS[:60])
    assert moves(tmp_path / "game.txt")
    with subprocess.Popen(
        command("replay", "game.txt"),
        env=environment(tmp_path),
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""


@pytest.mark.parametrize("name", ["games", "play kaivai --save-to game.txt"])
def test_a_screen_that_takes_nothing_is_one_line(tmp_path: Path, name: str) -> None:
    """When output goes to a full disk, that is said in one line."""
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            command(*name.split()),
            env=environment(tmp_path),
            cwd=tmp_path,
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == "netloft: cannot write: No space left on device\n"
