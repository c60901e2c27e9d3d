"""Files of weights: those that are shipped fit, and whatever else is in such a file is refused in one line."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import netloft
from netloft.bots import bot
from netloft.bots.bot import evaluation_of
from netloft.bots.evaluation import Evaluation
from netloft.bots.weights import decode, encode
from netloft.registry import load, manifest

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.just(10**400) | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)
SHIPPED = sorted(
    (game, path.name) for game in netloft.games() for path in files(manifest(game).weights).iterdir() if path.is_file()
)


def by_hand(game: str) -> Evaluation:
    """Return the evaluation with the weights written by hand."""
    found: Evaluation = load(manifest(game).evaluation)
    return found


def text(game: str = "fleet", **changed: Any) -> str:
    """Write a file of weights, with something changed."""
    judged = by_hand(game)
    data = json.loads(encode(judged.weights, judged, {"game": game, "rules": 1, "seats": 2}))
    return json.dumps(data | changed)


@pytest.mark.parametrize(("game", "name"), SHIPPED)
def test_shipped_weights(game: str, name: str) -> None:
    """Each file fits its game, says how it was made, and is what bots judge by."""
    seats = name.removesuffix(".json")
    content = files(manifest(game).weights).joinpath(name).read_text(encoding="utf-8")
    weights, about = decode(content, by_hand(game), game, name)
    assert (about["seats"], about["rules"]) == (int(seats), netloft.game(game).rules)
    assert about["made by"].startswith(f"netloft train {game} --seats {seats} --seed ")
    g = netloft.game(game).new(int(seats))
    assert evaluation_of(g).weights.early == weights.early != by_hand(game).weights.early


@pytest.mark.parametrize("game", netloft.games())
def test_weights_are_written_and_read(game: str) -> None:
    """What is written is what is read."""
    judged = by_hand(game)
    weights, _ = decode(text(game), judged, game, "x")
    assert weights.early == pytest.approx(judged.weights.early, abs=1e-4)
    assert weights.late == pytest.approx(judged.weights.late, abs=1e-4)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "expected a file of weights"),
        ("[1]", "expected format"),
        (text(format="netloft weights 99"), "expected format 'netloft weights 1', found 'netloft weights 99'"),
        (text("kaivai"), "expected weights for fleet, found 'kaivai'"),
        (text(terms={}), "terms: expected points so far,"),
        (text(terms=[1]), "terms: expected"),
        (text(terms={term.name.en: [1] for term in by_hand("fleet").terms}), "expected two numbers each"),
        (text(terms={term.name.en: [1, True] for term in by_hand("fleet").terms}), "expected two numbers each"),
        (text(terms={term.name.en: [1, float("nan")] for term in by_hand("fleet").terms}), "expected two numbers"),
        (text(terms={term.name.en: [1, 1e308] for term in by_hand("fleet").terms}), "expected two numbers"),
        (text(pieces={"Casino": 10**400}), "pieces: expected a number for each name"),
        (text(pieces=3), "pieces: expected a number for each name"),
        (text(pieces={"Casino": "much"}), "pieces: expected a number for each name"),
    ],
)
def test_damaged_weights_are_refused(tmp_path: Path, content: str, reason: str) -> None:
    """One line names the file and what was expected, before the game begins."""
    path = tmp_path / "mine.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(netloft.NetloftError, match=r"mine\.json: ") as refused:
        bot(f"greedy@{path}").prepare(netloft.game("fleet").new(2))
    assert reason in str(refused.value)
    assert "\n" not in str(refused.value)


@settings(max_examples=150, deadline=None)
@given(ANYTHING)
def test_any_json_is_weights_or_refused(data: Any) -> None:
    """Whatever stands where terms and pieces should, there is no other error."""
    for part in ("terms", "pieces", "format", "game"):
        try:
            decode(json.dumps(json.loads(text()) | {part: data}), by_hand("fleet"), "fleet", "x")
        except netloft.NetloftError:
            continue
        assert part == "pieces"


def test_weights_that_are_not_there() -> None:
    """A missing file is named, and so is an @ with nothing behind it."""
    with pytest.raises(netloft.NetloftError, match=r"nowhere\.json: weights cannot be read"):
        bot("search:5@nowhere.json").prepare(netloft.game("fleet").new(2))
    with pytest.raises(netloft.NetloftError, match="expected hand or a file of weights after @"):
        bot("greedy@")
