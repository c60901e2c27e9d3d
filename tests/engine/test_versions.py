"""A rules version stays playable after the next one is released, shown on a game whose versions differ in a ruling."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import netloft
from netloft import read_record
from netloft.core.record import BadRecord
from tests.engine.last_herring import FIRST, GAME

MOVES = ["0: take 3", "1: take 3", "0: take 3"]
RECORDS = Path(__file__).parent.parent / "records"


def record(rules: int, *more: str) -> str:
    """Write a record of a game in which two herrings are left."""
    lines = ["netloft 1", "game last_herring", f"rules {rules}", "seats 2", "options {}", ""]
    return "\n".join([*lines, *MOVES, *more, ""])


@pytest.mark.parametrize(("rules", "scores"), [(1, [6, 5]), (2, [6, 2])])
def test_a_record_is_replayed_by_the_rules_it_names(rules: int, scores: list[int]) -> None:
    """Whoever takes the last herring loses three points since version 2."""
    g = GAME.replay(read_record(record(rules, "1: take 2")))
    assert g.over
    assert g.scores() == scores
    assert g.record().rules == g.dump()["rules"] == g.view(0)["rules"] == rules
    assert ("Seat 2 cleans the barrel." in g.log(None)) == (rules == 2)


def test_a_new_game_has_the_newest_rules() -> None:
    """Older versions are for games that have begun under them."""
    assert GAME.new(2).record().rules == 2


@pytest.mark.parametrize("rules", [1, 2])
def test_positions_keep_their_rules(rules: int) -> None:
    """A dump, a copy, a pickle and a record continued later go on by the rules that the game began with."""
    g = GAME.replay(read_record(record(rules)))
    for again in (GAME.load(g.dump()), g.copy(), pickle.loads(pickle.dumps(g)), GAME.replay(g.record())):  # noqa: S301
        preview = again.preview(1, "take 2")
        again.play(1, "take 2")
        assert again.scores()[1] == (5 if rules == 1 else 2)
        assert len(preview.words("en")) == rules


def test_an_unknown_version_is_refused() -> None:
    """The error lists the versions that there are."""
    for rules in (0, 3):
        with pytest.raises(BadRecord) as caught:
            GAME.replay(read_record(record(rules)))
        assert str(caught.value) == f"rules: last_herring has versions 1, 2, the record is of version {rules}"
    with pytest.raises(BadRecord, match="rules: last_herring has versions 1, 2, the dump is of version '1'"):
        GAME.load({**GAME.new(2).dump(), "rules": "1"})
    start = {**GAME.new(2).dump(), "rules": 1}
    with pytest.raises(BadRecord, match="rules: expected version 2 as in the record, found 1"):
        GAME.begin(netloft.Record("last_herring", 2, 2, {}, [], start))
    with pytest.raises(BadRecord, match="has version 1, the record is of version 2"):
        FIRST.replay(read_record(record(2)))


@pytest.mark.parametrize("name", netloft.games())
def test_every_released_version_of_a_game_has_stored_games(name: str) -> None:
    """A version is released with finished games, which are replayed ever after (see `test_golden`)."""
    game = netloft.game(name)
    assert [version.rules for version in (*game.older, game)] == list(range(1, game.rules + 1))
    for rules in range(1, game.rules + 1):
        assert list(RECORDS.glob(f"{name}-*@{rules}.txt"))
