"""Old words of decks: stored games keep them, so they are read like the words that replaced them."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random
from typing import Final

import pytest

import netloft
from netloft.games.nusfjord.pictures.signs import signs_of
from netloft.games.nusfjord.rules.decks.old_words import MARKS, NEW_WORDS
from netloft.games.nusfjord.rules.decks.reading import read_deck
from tests.engine.nusfjord.own_deck import with_card
from tests.engine.walk import random_choice

PAGE: Final = (Path(__file__).parents[3] / "docs" / "decks.md").read_text(encoding="utf-8").partition("## Old words")[2]


def abilities(old: str) -> tuple[str, str]:
    """Return what a card does, in an old word and in today's."""
    new = NEW_WORDS[old]
    return (old, new) if old in MARKS else (f"now({old}())", f"now({new})")


def line(ability: str) -> str:
    """Return a card that does this."""
    return f'card(801, "A", "B", free, 0, {ability})'


@pytest.mark.parametrize("old", NEW_WORDS)
def test_an_old_word_says_and_shows_the_same(old: str) -> None:
    """Text, category and signs of a card do not depend on the age of its words."""
    cards, signs = [], []
    for ability in abilities(old):
        deck = read_deck(f'deck("A", "B")\n{line(ability)}')
        assert [card.number for card in deck.cards] == [801], deck.problems
        cards.append((deck.cards[0].text("en"), deck.cards[0].text("de"), deck.cards[0].category))
        node = ast.parse(line(ability), mode="eval").body
        assert isinstance(node, ast.Call)
        signs.append(signs_of(node))
    assert cards[0] == cards[1]
    assert signs[0] == signs[1] != []


def test_a_game_with_old_words_goes_on_as_before() -> None:
    """The same moves lead to the same positions, whichever words the deck uses."""
    old, new = zip(*[abilities(word) for word in NEW_WORDS], strict=True)
    for seed in range(5):
        rng = Random(seed)
        games = [netloft.game("nusfjord").new(2, {"deck": with_card(*words)}) for words in (old, new)]
        assert games[0].game.actions == games[1].game.actions
        while not games[0].over:
            move = random_choice(games[0], rng)
            for g in games:
                g.play(*move)
            dumps = [{**g.dump(), "options": None} for g in games]
            assert dumps[0] == dumps[1]
        assert games[1].over


def test_the_page_lists_every_old_word_with_its_new_one() -> None:
    """Whoever finds an old word in a deck learns what to write today."""
    rows = [row.split("|") for row in PAGE.splitlines() if row.startswith("| `")]
    found: dict[str, str] = {}
    for _, old, new, _ in rows:
        olds, news = re.findall(r"`(\w+)(?:\(\))?`", old), re.findall(r"`(.*?)`", new)
        found.update(zip(olds, news, strict=True))
    assert found == NEW_WORDS


@pytest.mark.parametrize(
    ("ability", "reason"),
    [
        ("now(take(WHALE))", "expected one of SLOOP, CUTTER, SCHOONER, RAFT or SHARE"),
        ("now(take(RAFT, up_to=2))", "take knows no names, found up_to"),
        ("now(take(SLOOP, moored=True))", "only a schooner can be moored"),
        ("now(forest(free=True, each=True))", "expected forest(), forest(free=True) or forest(each=True)"),
        ("now(fell(all_but=2, each=gain(wood=1)))", "expected fixed goods"),
        ("now(fell(all_but=1, each=gain(wood=ELDERS)))", "expected fixed goods"),
        ("now(fell(all_but=1))", "expected fell(1), fell(2) or fell(up_to=2)"),
        ("now(lay(fish=1, on=ELDERS))", "expected lay(gold=1, on=ELDERS) or lay(wood=1, on=FREE)"),
        ("now(clear(ELDERS))", "expected clear(PLATES) or clear(PLATES, ELDERS)"),
        ("worthless(FISH)", "expected one of SHARES, GOLD"),
        ("worthless()", "expected what is worth nothing"),
    ],
)
def test_what_a_general_word_cannot_do_is_refused(ability: str, reason: str) -> None:
    """The message says what can be written instead."""
    deck = read_deck(f'deck("A", "B")\n{line(ability)}')
    assert deck.cards == []
    assert any(reason in why for _, why in deck.problems), deck.problems
