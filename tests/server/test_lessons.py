"""Lessons: their moves are those of the engine, chance included, and what they say of the game is so."""

from __future__ import annotations

import itertools
import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

import netloft
from netloft.core.position import CHANCE, Position
from netloft.core.record import from_json
from netloft.server import wire
from netloft.server.facts import facts
from netloft.server.timeline import prices
from tests.server.client import Client

GAMES: Final = Path(__file__).parents[2] / "web/src/games"
LESSONS: Final = sorted(GAMES.glob("*/learn/*.json"))
LANGUAGES: Final = ("en", "de")
NUMBERS: Final = [
    "no kein keine keinen nothing nichts",
    "one ein eine einen einer einem eins",
    "two both zwei beide beiden",
    "three drei",
    "four vier",
    "five fünf",
    "six sechs",
    "seven sieben",
    "eight acht",
    "nine neun",
    "ten zehn",
]
WORDS: Final = {word: number for number, words in enumerate(NUMBERS) for word in words.split()}
MARK: Final = re.compile(r"\[([^|\]]+)\|([^\]]+)\]")
"""A claim: "[5 wood|harbors.0.wood]" says what stands at a place."""

Lesson = dict[str, Any]

pytestmark = pytest.mark.parametrize("path", LESSONS, ids=[f"{path.parts[-3]}-{path.stem}" for path in LESSONS])


@cache
def read(path: Path) -> Lesson:
    """Read a lesson."""
    lesson: Lesson = json.loads(path.read_text(encoding="utf-8"))
    return lesson


@cache
def replayed(path: Path, moves: int) -> Position:
    """Give the position of a lesson after so many moves."""
    record = from_json(read(path)["record"])
    record.moves = record.moves[:moves]
    return netloft.game(record.game).replay(record)


def number_in(words: str) -> int:
    """Read the number that a claim names, in digits or as a word."""
    for word in re.findall(r"[−-]?\d+|\w+", words.lower()):
        if re.fullmatch(r"[−-]?\d+", word):
            return int(word.replace("−", "-"))
        if word in WORDS:
            return WORDS[word]
    raise AssertionError(f"no number in {words!r}")


def found_at(root: Any, place: str) -> int:
    """Read a number from plain data: "a.0.b", "a.#" counts, "a.0+b-c" adds and subtracts."""
    total = 0
    for sign, part in re.findall(r"(?:^|([+-]))([^+-]+)", place):
        at = root
        for name in part.strip().split("."):
            if name == "#":
                at = len(at)
            elif isinstance(at, list | tuple):
                at = at[int(name)]
            else:
                at = at[name]
        assert isinstance(at, int), (place, at)
        total += -at if sign == "-" else at
    return total


def known(g: Position) -> dict[str, Any]:
    """Say what claims can be about: the learner's view, what is printed, prices and scores."""
    return {
        **g.view(0),
        "facts": facts(g, "en"),
        "prices": {name: [goods for goods, _ in ways] for name, ways in prices(g, 0).items()},
        "scores": g.scores(),
    }


def texts(step: Lesson) -> list[str]:
    """List all that is said at a step."""
    return [step[part][lang] for part in ("title", "say", "try") if part in step for lang in LANGUAGES]


def test_every_step_stands_where_it_says(path: Path) -> None:
    """The steps go on in the game; what is to be done is a move that the learner can make."""
    lesson = read(path)
    steps, moves = lesson["steps"], lesson["record"]["moves"]
    assert [step["at"] for step in steps] == sorted(step["at"] for step in steps)
    assert steps[-1]["at"] == len(moves)
    assert "try" not in steps[-1]
    for step, after in itertools.pairwise(steps):
        g = replayed(path, step["at"])
        assert CHANCE not in g.deciders, step
        if "try" in step:
            assert after["at"] > step["at"], step
            seat, _, text = moves[step["at"]].partition(": ")
            assert seat == "0", step
            assert text in [option.text for option in g.options(0)], step


def test_what_is_claimed_is_so(path: Path) -> None:
    """Every number that is said is a claim about a place, and stands there."""
    steps = read(path)["steps"]
    for step, after in zip(steps, [*steps[1:], steps[-1]], strict=True):
        at = known(replayed(path, step["at"])) | {"next": known(replayed(path, after["at"]))}
        for text in texts(step):
            for words, place in MARK.findall(text):
                assert number_in(words) == found_at(at, place), (text, place)
            assert not re.search(r"\d", MARK.sub("", text)), f"a number that nothing checks: {text}"


def test_both_languages_make_the_same_claims(path: Path) -> None:
    """What is checked, and what is pointed at, is the same in both."""
    for step in read(path)["steps"]:
        for part in ("title", "say", "try"):
            claims = [MARK.findall(step.get(part, {}).get(lang, "")) for lang in LANGUAGES]
            assert sorted(place for _, place in claims[0]) == sorted(place for _, place in claims[1]), step
            badges = [sorted(re.findall("[①②③④]", step.get(part, {}).get(lang, ""))) for lang in LANGUAGES]
            assert badges[0] == badges[1], step
            assert len(set(badges[0])) <= len(step.get("point", [])), step


def test_the_server_plays_the_same_lesson(path: Path, client: Client) -> None:
    """A table with the lesson's seed, at which only the seats' moves are played, comes to the same record."""
    lesson = read(path)
    record = lesson["record"]
    begun = lesson["steps"][0]["at"]
    made = client.get(wire.Import(record=json.dumps(record), moves=begun, seed=lesson["seed"]), wire.Created)
    at = client.attach(made.table, made.secret, seat=0)
    number = at.state.number
    for move in record["moves"][begun:]:
        seat, _, text = move.partition(": ")
        if seat != "chance":
            play = wire.Play(table=made.table, number=number, seat=int(seat), option=text)
            number = client.get(play, wire.Done).number
    text = client.get(wire.Export(table=made.table), wire.Exported).record
    assert netloft.read_record(text).moves == from_json(record).moves
    client.get(wire.Remove(table=made.table, secrets=[made.secret]), wire.Gone)


def test_what_is_pointed_at_is_drawn(path: Path) -> None:
    """A place that no board draws would point at nothing."""
    board = GAMES / path.parts[-3] / "board"
    drawn = "".join(part.read_text(encoding="utf-8") for part in board.rglob("*.svelte"))
    drawn += "".join(part.read_text(encoding="utf-8") for part in board.rglob("*.ts"))
    for step in read(path)["steps"]:
        for point in step.get("point", []):
            place = point["place"]
            sought = place[1:].partition("=")[0] if place.startswith("[") else place.lstrip(".")
            assert sought.startswith("section-") or re.search(rf"""["' {{]{re.escape(sought)}["'}}=]""", drawn), place
