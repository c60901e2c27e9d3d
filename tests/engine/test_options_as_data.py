"""Options are data: a kind and typed args beside the text."""

from __future__ import annotations

import json

import pytest

import netloft
from netloft.core.shapes import Sometimes
from scripts.environment import ROOT

GAMES = netloft.games()


@pytest.mark.parametrize("game", GAMES)
def test_args_are_as_described(game: str) -> None:
    """Every action has the args that its kind says, all of them and no others; one without args is its own kind."""
    played = netloft.game(game)
    described = played.describe_options()
    for option in played.options:
        fields = described.get(option.kind)
        if fields is None:
            assert (option.kind, option.args) == (option.text, {}), option.text
            continue
        fields.check(option.args, option.text)
        needed = [name for name, shape in fields.shapes.items() if not isinstance(shape, Sometimes)]
        assert set(needed) <= set(option.args), option.text


@pytest.mark.parametrize("game", GAMES)
def test_every_described_kind_exists(game: str) -> None:
    """Nothing is described that no option is."""
    played = netloft.game(game)
    assert set(played.describe_options()) <= {option.kind for option in played.options}


@pytest.mark.parametrize("game", ["nusfjord", "kaivai"])
def test_kind_and_args_tell_options_apart(game: str) -> None:
    """No two options have the same kind and args; in Fleet a roll does that has other chances on another sheet."""
    seen: dict[str, str] = {}
    for option in netloft.game(game).options:
        key = json.dumps([option.kind, option.args], sort_keys=True)
        assert seen.setdefault(key, option.text) == option.text


@pytest.mark.parametrize("game", GAMES)
def test_the_contract_names_kinds_and_args(game: str) -> None:
    """The documentation lists every kind with its args."""
    page = (ROOT / "docs" / "contract.md").read_text(encoding="utf-8").partition("## Options as data")[2]
    (row,) = [line for line in page.splitlines() if line.lower().startswith(f"| {game}")]
    for kind, fields in netloft.game(game).describe_options().items():
        assert f"`{kind}`" in row
        assert [name for name in fields.shapes if f"`{name}`" not in row] == []
