"""Installed games are found by their entry points, and what one does not bring has a generic form."""

from __future__ import annotations

import io
import sys
import warnings
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from typing import Any

import pytest
from rich.console import Console

import netloft
from netloft import NetloftError, registry
from netloft.arena import topics
from netloft.bots.bot import find
from netloft.bots.evaluation import PLAIN
from netloft.core.game import Game
from netloft.core.text import Text
from netloft.envs.observation import Observation
from netloft.games.kaivai import MANIFEST
from netloft.registry import Manifest
from netloft.server import facts
from netloft.terminal import renderer

BARE = Manifest("kaivai", rules="netloft.games.kaivai.rules.game:GAME")
"""A game that brings its rules alone."""
WORDY = Manifest("kaivai", rules=BARE.rules, words="tests.test_registry:WORDS", guide="tests.test_registry:GUIDE")
WORDS = {"round": Text("Round", "Runde"), "mats": Text("Mats", "Matten"), "shells": Text("shells", "Muscheln")}
GUIDE = ((Text("The game", "Das Spiel"), Text("Fish!", "Fische!")), (Text("A turn", "Ein Zug"), Text("Bid.", "Biete.")))
MISNAMED = Manifest("other", rules="netloft.games.kaivai.rules.game:GAME")
HOLLOW = Manifest("other", rules="nowhere.at.all:GAME")
NO_MANIFEST = "kaivai"


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """Let other games be installed than really are: entry points by their names."""
    entries: dict[str, str] = {}

    def found(*, group: str) -> list[EntryPoint]:
        return [EntryPoint(name.strip(), value, group) for name, value in entries.items()]

    monkeypatch.setattr(registry, "entry_points", found)
    registry.manifests.cache_clear()
    registry.playable.cache_clear()
    yield entries
    registry.manifests.cache_clear()
    registry.playable.cache_clear()


def test_games_are_listed_also_once_their_package_is_imported() -> None:
    """The package has the name of the function, and can be called like it."""
    package: Any = netloft.games
    assert package is sys.modules["netloft.games"]
    assert netloft.games() == ["nusfjord", "fleet", "kaivai"]


def test_an_unknown_game_is_refused() -> None:
    """The error says which there are."""
    with pytest.raises(NetloftError, match="no such game as 'chess'; expected one of nusfjord, fleet, kaivai"):
        netloft.game("chess")


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ("nowhere.at.all:MANIFEST", "cannot be loaded"),
        ("netloft.games.kaivai:NOTHING", "cannot be loaded"),
        ("tests.test_registry:NO_MANIFEST", "expected a manifest of that name"),
        ("tests.test_registry:MISNAMED", "expected a manifest of that name"),
    ],
)
def test_a_broken_game_keeps_nobody_from_the_others(installed: dict[str, str], value: str, complaint: str) -> None:
    """It is left out with a warning."""
    installed |= {"broken": value, "fleet": "netloft.games.fleet:MANIFEST"}
    with pytest.warns(UserWarning, match=f"broken: .*{complaint}"):
        assert list(registry.manifests()) == ["fleet"]


def test_of_two_games_of_one_name_the_first_is_played(installed: dict[str, str]) -> None:
    """The second is left out with a warning."""
    installed |= {"kaivai": "netloft.games.kaivai:MANIFEST", "kaivai ": "tests.test_registry:BARE"}
    with pytest.warns(UserWarning, match="two installed games"):
        assert registry.manifest("kaivai") is MANIFEST


def test_games_stand_in_the_order_that_they_ask_for(installed: dict[str, str]) -> None:
    """Those that ask for no place come last, by their names."""
    installed |= {
        "kaivai": "tests.test_registry:BARE",
        "fleet": "netloft.games.fleet:MANIFEST",
        "nusfjord": "netloft.games.nusfjord:MANIFEST",
    }
    assert list(registry.manifests()) == ["nusfjord", "fleet", "kaivai"]


def test_a_game_that_brings_only_rules(installed: dict[str, str]) -> None:
    """Bots judge it by its score sheet, the terminal draws its view, and nobody asks it for more."""
    installed["kaivai"] = "tests.test_registry:BARE"
    g = netloft.game("kaivai").new(3)
    netloft.Luck(1).settle(g)
    assert find("kaivai", 3, "") is PLAIN
    assert facts.facts(g, "en") == {"words": {}}
    assert facts.facts_of("kaivai").glossary("en") == []
    assert topics.things(g) == [[], [], []]
    names = [g.game.seat_name(seat, "en") for seat in range(3)]
    paper = io.StringIO()
    screen = Console(width=100, file=paper)
    screen.print(renderer.renderer_of("kaivai").draw(g.view(0), [], 0, names, "en", 100))
    drawn = paper.getvalue()
    assert "Round" in drawn
    assert "[Red]" in drawn
    assert "Mats shells" in drawn
    assert "Mats influence" in drawn
    observation = Observation(g)  # of the view as the rules describe it
    numbers = dict(zip(observation.names, observation.of(g.view(0), 0), strict=True))
    (cult, *_) = g.view(0)["villages"]["A"]["cult"]
    assert numbers[f"villages.A.cult.{cult}"] == 1
    assert "mats.me.influence" in numbers
    assert "mats.next.influence" not in numbers
    assert renderer.renderer_of("kaivai").changed(g.view(0), "round", 1, 2, names, "en") == "Round: 1 → 2"


def test_a_view_that_is_not_described_cannot_be_learned_from(
    installed: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A learner is told why, and positions are read unchecked."""
    installed["kaivai"] = "tests.test_registry:BARE"
    g = netloft.game("kaivai").new(3)
    monkeypatch.setattr(type(g.game), "describe", Game.describe)
    with pytest.raises(NetloftError, match=r"^observation: kaivai does not describe its view$"):
        Observation(g)
    assert g.game.load(g.dump()) == g


def test_generic_forms_use_the_words_and_the_guide_of_a_game(installed: dict[str, str]) -> None:
    """Fields, words and changes are named in the language asked for; the guide is introduction, rules and glossary."""
    installed["kaivai"] = "tests.test_registry:WORDY"
    g = netloft.game("kaivai").new(3)
    netloft.Luck(1).settle(g)
    names = [g.game.seat_name(seat, "de") for seat in range(3)]
    drawn = renderer.renderer_of("kaivai")
    paper = io.StringIO()
    Console(width=100, file=paper).print(drawn.draw(g.view(0), [], 0, names, "de", 100))
    assert "Runde" in paper.getvalue()
    assert "Matten Muscheln" in paper.getvalue()
    assert drawn.changed(g.view(0), "mats.1.shells", 1, 2, names, "de") == f"Matten, {names[1]}, Muscheln: 1 → 2"
    assert drawn.intro.say("de") == "Fische!"
    assert [head.say("de") for head, _ in drawn.rules] == ["Ein Zug"]
    assert facts.facts(g, "de")["words"]["round"] == "Runde"
    assert facts.facts_of("kaivai").glossary("de")[1] == {"kind": "", "name": "Ein Zug", "text": "Biete."}


@pytest.mark.parametrize(
    ("part", "written"),
    [
        ({"cod": 2, "weed": 0}, "2× cod"),
        ({"cod": 0}, "–"),
        ({"open": True, "shut": False}, "open"),
        ({"cod": 2, "from": "bay"}, "cod 2, from bay"),
        (["cod", 1.5, None, False, True], "cod 1.5 – – ✓"),
        ({}, "–"),
        ([], "–"),
    ],
)
def test_parts_of_any_view_are_written_in_short(part: object, written: str) -> None:
    """Of counts and flags only what there is."""
    assert renderer.Words("unknown", "en").part(part) == written


def test_a_game_whose_rules_are_missing_cannot_be_played(installed: dict[str, str]) -> None:
    """The others can; a warning says which cannot."""
    installed |= {"other": "tests.test_registry:HOLLOW", "kaivai": "tests.test_registry:BARE"}
    with pytest.warns(UserWarning, match="other: this game cannot be loaded"):
        assert registry.playable() == ["kaivai"]
    with warnings.catch_warnings(action="error"):  # every client that says hello asks again
        assert registry.playable() == ["kaivai"]
