"""Golden playthroughs: whole games in words, kept in files and compared line by line."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import netloft
from netloft import CHANCE
from netloft.core.position import Position
from tests.conftest import Golden
from tests.engine.walk import MODES, new, random_choice

FOLDER = Path(__file__).parent.parent / "golden"


def playthrough(mode: str, seed: int, lang: str) -> tuple[str, Position]:
    """Play a random game and tell all of it: who was asked what, how many options there were, what happened."""
    rng = Random(seed)
    g = new(mode)
    game = g.game
    lines = [f"# {mode}, {lang}: {g.seats} seats, options {json.dumps(g.settings)}", ""]
    heard: list[str] = []
    news = g.log(None, lang)  # what was told while the game was set up
    while not g.over:
        seat, text = random_choice(g, rng)
        who = "Chance" if seat == CHANCE else game.seat_name(seat, lang)
        labels = [option.label(lang) for option in g.options(seat) if option.text == text]
        lines.append(f"> {who}: {g.question(seat, lang)} [{len(g.options(seat))}] {text} = {labels[0]}")
        g.events = []
        g.play(seat, text)
        news += game.narrate(g.events, None, lang)
        lines += [f"  {line}" for line in news]
        heard += news
        news = []
    assert g.log(None, lang) == heard
    lines.append("")
    for seat in range(g.seats):
        sheet = [f"{line.label(lang)} {line.points}" for line in g.score_sheet(seat)]
        lines.append(f"{game.seat_name(seat, lang)}: {g.scores()[seat]} ({', '.join(sheet)})")
    lines += [f"winners: {g.winners()}", "", json.dumps(g.dump(), ensure_ascii=False), ""]
    return "\n".join(lines), g


@pytest.mark.parametrize("mode", MODES)
def test_playthrough(mode: str, golden: Golden) -> None:
    """A whole random game of every mode reads as it did before."""
    text, _ = playthrough(mode, 1, "en")
    golden.check(FOLDER / f"{mode}.txt", text)


@pytest.mark.parametrize(
    "mode", ["kaivai-3", "fleet-3-trophies", "fleet-1-cards", "nusfjord-3-codfish", "nusfjord-1-guests"]
)
def test_playthrough_in_german(mode: str, golden: Golden) -> None:
    """So does one in German."""
    text, _ = playthrough(mode, 2, "de")
    golden.check(FOLDER / f"{mode}-de.txt", text)


@pytest.mark.parametrize("name", netloft.games())
def test_every_game_has_playthroughs(name: str) -> None:
    """No game is without golden files, for each number of seats and each setting's every choice."""
    game = netloft.game(name)
    modes = [mode for mode in MODES.values() if mode[0] == name]
    assert {mode[1] for mode in modes} == set(game.seats)
    for setting in game.setup():
        for choice in setting.choices:
            assert [mode for mode in modes if mode[2].get(setting.name, setting.default) == choice]


@pytest.mark.parametrize("name", netloft.games())
def test_the_action_list_is_fixed(name: str, golden: Golden) -> None:
    """Ids are places in a list that does not change while the rules version stays."""
    game = netloft.game(name)
    assert [game.option(number).text for number in range(len(game.actions))] == game.actions
    assert all(game.option(text).id == number for number, text in enumerate(game.actions))
    golden.check(FOLDER / f"{name}-actions-{game.rules}.txt", "\n".join(game.actions) + "\n")


RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_stored_games_still_play(path: Path) -> None:
    """A record stored under a released rules version replays to the scores written beside it."""
    record = netloft.read_record(path.read_text(encoding="utf-8"))
    g = netloft.game(record.game).replay(record)
    expected = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert g.over
    assert {"scores": g.scores(), "winners": g.winners()} == expected


def test_there_are_stored_games() -> None:
    """Every mode keeps a finished game."""
    assert {path.stem.split("@")[0] for path in RECORDS} == set(MODES)
