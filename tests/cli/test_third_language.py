"""A third language is one file: a game is played in a pseudo-language, and no English is left on the screen."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from netloft.core.catalogue import MOST_FOUND, Catalogue
from scripts import texts
from tests.cli.client import command, environment
from tests.stuck import STUCK

ROOT = Path(__file__).parents[2]
NOT_SAID = {"easy", "reconstructed"}
"""Names that are typed: of a level of bots, and of a sheet."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a pseudo-language in it."""
    made = tmp_path_factory.mktemp("languages")
    texts.write(made / "xx.json", "Pseudo", texts.in_pseudo())
    return made


@pytest.mark.parametrize("game", ["kaivai", "fleet", "nusfjord"])
def test_a_game_in_a_pseudo_language(folder: Path, tmp_path: Path, game: str) -> None:
    """Every word of the screen comes from the catalogue, except what is typed."""
    words = ("play", game, "--lang", "xx", "--seed", 3, "--bots", "easy", "--save-to", "game.txt")
    env = environment(tmp_path, NETLOFT_LANGUAGES=str(folder), COLUMNS="200")
    typed = "1\n" * 8
    done = subprocess.run(
        command(*words),
        input=typed,
        env=env,
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=STUCK,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    shown = [line for line in done.stdout.splitlines() if "game.txt" not in line]
    left = {word for line in shown for word in re.findall(r"\b[A-Za-z]{4,}\b", line) if word != texts.pseudo(word)[:-1]}
    assert left <= NOT_SAID
    assert "~" in done.stdout


def test_the_help_names_the_languages(folder: Path, tmp_path: Path) -> None:
    """Each by its own name and its code; a new one is among them."""
    env = environment(tmp_path, NETLOFT_LANGUAGES=str(folder), COLUMNS="200")
    words = command("play", "--help")
    done = subprocess.run(words, env=env, capture_output=True, encoding="utf-8", timeout=STUCK, check=True)
    assert "Deutsch (de), English (en), Pseudo (xx)" in done.stdout


def test_check_names_what_is_wrong(folder: Path, tmp_path: Path) -> None:
    """Missing, unknown and damaged entries are named with their lines; a complete catalogue has none."""
    assert texts.problems(folder / "xx.json") == []
    data = json.loads((folder / "xx.json").read_text(encoding="utf-8"))
    data["texts"]["{} players"] = "players"
    data["texts"]["Nobody says this."] = "x"
    data["texts"]["and"] = ""
    data["page"]["Waiting for {}."] = "waiting"
    del data["page"]["Settings"]
    texts.write(tmp_path / "yy.json", "Damaged", {part: data[part] for part in ("texts", "page")})
    found = texts.problems(tmp_path / "yy.json")
    assert len(found) == 5
    wrong = ["'{} players'", "'Waiting for {}.'"]
    for words in (*[f"other placeholders: {text}" for text in wrong], "unknown: 'Nobody says this.'", "missing: 'and'"):
        assert any(re.match(rf"yy\.json:[1-9]\d*: {re.escape(words)}", line) for line in found)
    assert any(line.startswith("yy.json: missing in page: 'Settings' (web/src/") for line in found)


def test_sentences_that_were_put_together() -> None:
    """A filled sentence is found by its pattern; values may change places, and unknown words stay English."""
    made = Catalogue("Test", ",", {"Build: {}": "B: {}", "Hut": "H", "{} of {}": "{1}/{0}", "boats": "bb"})
    assert made.translate("Build: Hut") == "B: H"
    assert made.translate("3 of 4") == "4/3"
    assert made.translate("2 boats, Hut") == "2 bb, H"
    assert made.translate("Unknown") == "Unknown"
    cards = Catalogue("Test", ",", {"{} card": "{} c", "level-3 card": "c3"})
    assert cards.translate("1 level-3 card") == "1 c3"


@pytest.mark.parametrize("text", ["", "[]", '{"texts": []}', '{"texts": {"and": 3}}', '{"texts": {}, "page": []}'])
def test_a_damaged_catalogue_is_refused(tmp_path: Path, text: str) -> None:
    """The message names the file and what was expected; there is no traceback."""
    (tmp_path / "zz.json").write_text(text, encoding="utf-8")
    env = environment(tmp_path, NETLOFT_LANGUAGES=str(tmp_path))
    words = command("options", "kaivai", "--lang", "zz")
    done = subprocess.run(
        words, env=env, cwd=tmp_path, capture_output=True, encoding="utf-8", timeout=STUCK, check=False
    )
    assert done.returncode == 2
    assert "zz.json: expected " in done.stderr
    assert "Traceback" not in done.stderr


def test_long_foreign_texts_cost_little() -> None:
    """Names of custom decks come from outside: they are not compared with patterns, and the cache has a limit."""
    made = Catalogue("Test", ",", {"{} of {} of {} of {}": "x"})
    long = "a of " * 2_000
    assert made.translate(long) == long
    for number in range(MOST_FOUND + 1):
        made.translate(f"card number {number} of a deck")
    assert len(made.found) <= MOST_FOUND


def test_only_one_module_knows_the_two_languages() -> None:
    """No other names English or German, except as what a language is by default."""
    found: list[str] = []
    for path in sorted((ROOT / "src" / "netloft").rglob("*.py")):
        if path != ROOT / "src/netloft/core/text.py":
            lines = path.read_text(encoding="utf-8").replace('lang: str = "en"', "").splitlines()
            named = [at for at, line in enumerate(lines, start=1) if re.search(r"""["'](en|de)["']""", line)]
            found += [f"{path.relative_to(ROOT)}:{at}" for at in named]
    assert found == []
