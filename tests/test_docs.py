"""The documents are true: their examples run, and nothing public is missing from them."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

import netloft
from netloft import arena
from netloft.core.game import Game
from netloft.core.hooks import Hooks
from netloft.core.position import Position

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/*/*.md")])
CONTRACT = (ROOT / "docs" / "contract.md").read_text(encoding="utf-8")


TUTORIAL = ROOT / "docs" / "writing-a-game.md"


def test_the_tutorial_runs() -> None:
    """Its blocks of code run one after the other, and its examples give what they say."""
    known: dict[str, object] = {"__name__": "tutorial"}
    runner, parser = doctest.DocTestRunner(), doctest.DocTestParser()
    blocks = re.findall(r"```python\n(.*?)```", TUTORIAL.read_text(encoding="utf-8"), re.DOTALL)
    for number, block in enumerate(blocks, start=1):
        where = f"{TUTORIAL.name}, block {number}"
        if block.startswith(">>> "):
            example = parser.get_doctest(block, {}, where, str(TUTORIAL), 0)
            example.globs = known
            runner.run(example, clear_globs=False)
        else:
            exec(compile(block, where, "exec"), known)  # noqa: S102 - it is our own page
    assert len(blocks) >= 10
    assert runner.failures == 0


def test_the_tutorial_shows_the_manifest_as_it_is() -> None:
    """The manifest on the page is that of the example."""
    source = (ROOT / "examples/lantern_bay/src/lantern_bay/__init__.py").read_text(encoding="utf-8")
    shown = re.search(r"^MANIFEST = (Manifest\(.*?^\))", TUTORIAL.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert shown is not None
    assert shown[1] in source


RUN_ALONE = [page for page in PAGES if page != TUTORIAL]


@pytest.mark.parametrize("page", RUN_ALONE, ids=[str(page.relative_to(ROOT)) for page in RUN_ALONE])
def test_examples_run(page: Path) -> None:
    """Every Python example on every page gives what it says."""
    failures, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failures == 0


def test_there_are_examples() -> None:
    """The README and the contract do have examples that run."""
    for page in ("README.md", "docs/contract.md"):
        assert ">>> " in (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    """Links between pages point at files that exist."""
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize(
    ("name", "seat", "move"), [("kaivai", 0, "build"), ("fleet", 1, "take market"), ("nusfjord", 0, "build a building")]
)
def test_the_hand_written_position_loads(name: str, seat: int, move: str) -> None:
    """The JSON example of each game in the contract is a position that can be played."""
    blocks = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", CONTRACT, re.DOTALL)]
    (data,) = [block for block in blocks if block["game"] == name]
    g = netloft.game(name).load(data)
    assert g.deciders == (seat,)
    assert g.why_not(seat, move) is None


@pytest.mark.parametrize("name", [*netloft.__all__])
def test_the_contract_names_what_the_package_exports(name: str) -> None:
    """Nothing that can be imported from netloft is undocumented."""
    assert re.search(rf"\b{name}\b", CONTRACT), name


@pytest.mark.parametrize("name", arena.__all__)
def test_the_page_on_the_arena_names_what_it_exports(name: str) -> None:
    """Nothing that can be imported from netloft.arena is undocumented."""
    page = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
    assert re.search(rf"`{name}\b", page), name


CALLED = [name for kind in (Hooks, Position, Game) for name in vars(kind) if not name.startswith("_")]
FOR_GAMES = {
    "show",
    "secrets",
    "unasked",
    "why_not_unasked",
    "conceals",
    "frame",
    "hides",
    "redeal_secrets",
    "blank",
    "read",
    "seat_name",
    "narrate",
    "say",
    "when",
    "begin",
}
MACHINE = {
    "push",
    "advance",
    "choose",
    "apply",
    "fork",
    "alone",
    "tell",
    "tell_only",
    "moves",
    "default_seats",
    "option",
}
STATE = set(Position.__slots__)


@pytest.mark.parametrize("name", sorted(set(CALLED) - STATE))
def test_the_contract_names_what_a_position_and_a_game_can_do(name: str) -> None:
    """Every public method is in the contract, or in the page on writing a game."""
    page = "docs/writing-a-game.md" if name in FOR_GAMES | MACHINE else "docs/contract.md"
    assert re.search(rf"\b{name}\b", (ROOT / page).read_text(encoding="utf-8")), f"{name} is not in {page}"


@pytest.mark.parametrize("name", netloft.games())
def test_rules_pages_name_every_setting(name: str) -> None:
    """The rules page of a game explains each of its settings and has its interpretations."""
    page = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    assert "## Interpretations" in page
    for setting in netloft.game(name).setup():
        assert f"`{setting.name}`" in page, setting.name


def test_nobody_has_two_turns_in_the_example_of_kaivai() -> None:
    """In the position of the docs turns go round: after seat 0 it is another seat's turn."""
    blocks = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", CONTRACT, re.DOTALL)]
    (data,) = [block for block in blocks if block["game"] == "kaivai"]
    g = netloft.game("kaivai").load(data)
    assert g.deciders == (0,)
    g.play(0, "upgrade")
    assert g.deciders == (1,)
