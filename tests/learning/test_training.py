"""Training: the same weights whoever plays and however often it was interrupted; nothing is lost."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import netloft
from netloft import arena
from netloft.arena import Estimate
from netloft.learning.fitting import Columns, Sums
from netloft.learning.sampling import Trajectory, self_play
from netloft.learning.training import Comparison, Setup, Training, compare, load

LESSON = Setup("nusfjord", 2, ({"deck": "herring"}, {"deck": "codfish"}), 3, 6, 4, 1, 0.15)


def generations(training: Training, number: int, workers: int = 1) -> Training:
    """Let generations pass."""
    while training.generation < number:
        for _ in training.play(workers):
            pass
        training.learn(workers)
    return training


def test_the_number_of_workers_changes_nothing() -> None:
    """One process and two learn the same."""
    assert generations(Training(LESSON), 1).weights() == generations(Training(LESSON), 1, 2).weights()


def test_an_interrupted_training_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    """Kept in the middle of a generation and loaded again, it ends with the same weights."""
    training = Training(LESSON)
    for _ in training.play(1):
        if training.played == 4:
            break
    path = tmp_path / "x.training"
    path.write_bytes(training.save())
    again = load(path, LESSON)
    assert (again.generation, again.played) == (0, 4)
    assert generations(again, 2).weights() == generations(Training(LESSON), 2).weights()


def test_ctrl_c_in_the_middle_of_a_game_leaves_no_half_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one seat taught counts only together with the other: else it would be learned twice after coming back."""
    add, added = Sums.add, 0

    def interrupted(sums: Sums, columns: Columns, trajectory: Trajectory) -> None:
        nonlocal added
        add(sums, columns, trajectory)
        added += 1
        if added == 5:  # the first of two seats in the third game
            raise KeyboardInterrupt

    training = Training(LESSON)
    monkeypatch.setattr(Sums, "add", interrupted)
    with pytest.raises(KeyboardInterrupt):
        list(training.play(1))
    monkeypatch.undo()
    two_games = Training(LESSON)
    list(islice(two_games.play(1), 2))
    assert training.played == 2
    assert training.save() == two_games.save()


def test_weights_say_how_they_were_made() -> None:
    """The file names the command, the seed and the modes, and bots can judge by it."""
    training = generations(Training(LESSON), 1)
    text = training.weights()
    about = json.loads(text)
    assert (
        about["made by"] == "netloft train nusfjord --seats 2 --seed 3 --games 6 --tests 4 --noise 0.15 --generations 1"
    )
    assert (about["game"], about["rules"], about["seats"]) == ("nusfjord", 1, 2)
    herring = replace(LESSON, modes=({"deck": "herring"},))
    assert json.loads(Training(herring).weights())["made by"].endswith(" --generations 0 --set deck=herring")
    found = compare(LESSON, text, text + " ", 3, 1)
    assert found.games == 4
    assert found.wins.value == pytest.approx(0.5)  # the same bot in each seat in turn, with the same luck


def test_the_last_comparison_is_with_other_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """How strong the weights are is not told by the games by which they were chosen: those favour them."""
    seeds: list[int] = []

    def noted(game: str, names: list[str], seed: int, *more: Any) -> arena.Plan:
        seeds.append(seed)
        return usual(game, names, seed, *more)

    usual = arena.plan
    monkeypatch.setattr(arena, "plan", noted)
    training = generations(Training(LESSON), 1)
    chosen = set(seeds)
    seeds.clear()
    training.against_hand(1)
    assert seeds
    assert chosen
    assert not chosen & set(seeds)


@pytest.mark.parametrize("damage", ["", "not a training", "cut", "other", "array"])
def test_what_is_no_training_is_refused(tmp_path: Path, damage: str) -> None:
    """One line names the file; nothing is guessed."""
    path = tmp_path / "x.training"
    kept = Training(LESSON).save()
    array = io.BytesIO()
    np.save(array, np.zeros(3))
    contents = {"cut": kept[: len(kept) // 2], "other": kept, "array": array.getvalue()}
    path.write_bytes(contents.get(damage, damage.encode()))
    setup = LESSON if damage != "other" else Setup("nusfjord", 2, LESSON.modes, 4, 6, 4, 1, 0.15)
    with pytest.raises(netloft.NetloftError, match=r"^.*x\.training: .*") as refused:
        load(path, setup)
    assert "\n" not in str(refused.value)


def test_a_training_that_is_not_there() -> None:
    """A missing file is named."""
    with pytest.raises(netloft.NetloftError, match="cannot be read"):
        load(Path("nowhere.training"), LESSON)


@pytest.mark.parametrize(
    ("seats", "wins", "beyond", "taken"),
    [
        (1, 0.0, 0.5, True),
        (1, 0.0, -0.5, False),
        (2, 0.55, 0.0, True),
        (2, 0.45, 0.0, False),
        (3, 0.4, 0.0, True),
        (3, 0.3, 0.0, False),
    ],
)
def test_what_wins_more_than_its_share_is_kept(
    monkeypatch: pytest.MonkeyPatch, seats: int, wins: float, beyond: float, taken: bool
) -> None:
    """One seat of the new version against a field of the last: with three seats, a third of the wins is fair."""
    found = Comparison(100, Estimate(wins, 0.0, 1.0), Estimate(beyond, -1.0, 1.0))
    monkeypatch.setattr("netloft.learning.training.compare", lambda *_: found)
    training = Training(replace(LESSON, seats=seats, games=2))
    before = training.weights()
    list(training.play(1))
    assert training.learn(1).taken == taken
    assert (json.loads(training.weights())["terms"] != json.loads(before)["terms"]) == taken


def test_each_game_of_a_series_is_learned_from_by_itself() -> None:
    """What a game brought is held against its own positions, not what the whole series brought."""
    trajectories = self_play("nusfjord", 1, {"series": "campaign"}, "", 0.15, 3)
    assert len(trajectories) == 3
    for rows, points in trajectories:
        turns = [stage for _, stage, _ in rows]
        assert turns == sorted(turns, reverse=True)
        assert 10 < points < 60  # a campaign brings about a hundred
