"""Trained policies become bots: they choose the legal action that they rate highest, in arenas and from files."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import netloft
from netloft import arena, bots
from netloft.envs.policy import OnnxBot, PolicyBot

SIZE, ACTIONS = 222, 188  # of Fleet for two


def high_numbers(observation: Any, mask: Any) -> Any:
    """Prefer actions with high numbers, also illegal ones."""
    assert mask.sum() > 0
    assert observation.any()
    return np.arange(mask.size, dtype=np.float32)


def test_a_policy_plays_what_it_rates_highest() -> None:
    """Of legal actions only; the bot plays a whole game, and comes back from a pickle."""
    g = netloft.game("fleet").new(2)
    netloft.Luck(1).settle(g)
    player = PolicyBot(high_numbers)
    for one in (player, pickle.loads(pickle.dumps(player))):  # noqa: S301
        one.prepare(g)
        options = g.options(g.deciders[0])
        assert one.choose(g, g.deciders[0], Random(1)).id == max([option.id for option in options])
    assert arena.play_out(g, [player, bots.bot("random")], 3).over


class Session:
    """Stands in for onnxruntime's session: a policy that adds the mask to the first numbers of the observation."""

    def __init__(self, data: bytes, _options: object, providers: list[str]) -> None:
        if data != b"a model":
            raise RuntimeError("[ONNXRuntimeError] : 7 : INVALID_PROTOBUF\nmore")
        assert providers == ["CPUExecutionProvider"]

    def get_inputs(self) -> list[Any]:
        return [
            SimpleNamespace(name="observation", shape=["batch", SIZE]),
            SimpleNamespace(name="action_mask", shape=["batch", ACTIONS]),
        ]

    def get_outputs(self) -> list[Any]:
        return [SimpleNamespace(name="logits", shape=["batch", ACTIONS])]

    def run(self, _outputs: None, given: dict[str, Any]) -> list[Any]:
        assert given["observation"].shape == (1, SIZE)
        assert given["action_mask"].dtype == np.float32
        return [given["action_mask"] + given["observation"][:, :ACTIONS]]


@pytest.fixture
def runtime(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in for onnxruntime, which is large."""
    fake = SimpleNamespace(SessionOptions=SimpleNamespace, InferenceSession=Session)
    monkeypatch.setitem(sys.modules, "onnxruntime", fake)


@pytest.mark.usefixtures("runtime")
def test_a_file_is_a_bot(tmp_path: Path) -> None:
    """By its name, in an arena, which notes the file's checksum; a file for another game is refused before any game."""
    path = tmp_path / "policy.onnx"
    path.write_bytes(b"a model")
    assert isinstance(pickle.loads(pickle.dumps(bots.bot(str(path)))), OnnxBot)  # noqa: S301
    plan = arena.plan("fleet", [str(path), "random"], 1)
    assert list(plan.files) == [str(path)]
    assert arena.play(plan, 0).bots == [str(path), "random"]
    with pytest.raises(netloft.NetloftError, match=r"policy\.onnx: observation has 222 numbers, expected \d+ in this"):
        arena.plan("kaivai", [str(path), "random"], 1)


@pytest.mark.usefixtures("runtime")
def test_what_is_no_model_is_refused(tmp_path: Path) -> None:
    """In one line that names the file."""
    path = tmp_path / "policy.onnx"
    with pytest.raises(netloft.NetloftError, match=r"policy\.onnx: cannot be read: No such file"):
        bots.bot(str(path))
    path.write_bytes(b"Two years of work")
    with pytest.raises(
        netloft.NetloftError, match=r"policy\.onnx: no ONNX model: \[ONNXRuntimeError\] : 7 : INVALID_PROTOBUF$"
    ):
        bots.bot(str(path))


def test_without_onnxruntime_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The error names the package."""
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(netloft.NetloftError, match="onnxruntime is missing: pip install onnxruntime"):
        bots.bot(str(tmp_path / "policy.onnx"))
