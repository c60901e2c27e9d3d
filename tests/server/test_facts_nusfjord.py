"""What the page is told of the box of Nusfjord."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final, cast

import pytest

import netloft
from netloft.games.nusfjord.facts import DISCOUNT, facts, glossary
from netloft.games.nusfjord.rules.actions.shares import share_price, shares_on_board
from netloft.games.nusfjord.rules.cards.elders import ELDERS
from netloft.games.nusfjord.rules.catalogue import SHIPPED, shipped
from tests.engine.walk import MODES, new, walk

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.position import Nusfjord

LANGS: Final = ("en", "de")
NUSFJORD: Final = [mode for mode in MODES if mode.startswith("nusfjord")]


def named(view: dict[str, Any]) -> tuple[set[str], set[str]]:
    """List the buildings and elders that a view names."""
    cards = {*view["buildings"], *view.get("coming", []), view["running"]["building"]} - {""}
    elders = {name for stack in [*view["elders"], view["forgotten"]] for name in stack} - {"?"}
    for harbor in view["harbors"]:
        cards |= {*harbor["buildings"].values(), *harbor.get("hand", [])}
        elders |= set(harbor["council"])
    return cards, elders


@pytest.mark.parametrize("mode", NUSFJORD)
def test_facts_do_not_change_and_tell_of_everything_that_is_seen(mode: str) -> None:
    """They are plain data, the same from the set-up to the end, and know every card, elder and space of every view."""
    start = facts(new(mode), "en")
    assert json.loads(json.dumps(start)) == start
    known = {space["id"] for column in start["columns"] for space in column}
    cards: set[str] = set()
    elders: set[str] = set()
    for g in walk(mode, 1):
        last = g
        for seat in range(g.seats):
            view = g.view(seat)
            more_cards, more_elders = named(view)
            cards |= more_cards
            elders |= more_elders
            assert set(view["spaces"]) == known
    assert cards <= set(start["cards"])
    assert elders <= set(start["elders"])
    assert facts(last, "en") == start


@pytest.mark.parametrize("deck", SHIPPED)
def test_every_card_has_its_words_in_both_languages(deck: str) -> None:
    """Each card of a deck is there with its name, cost, worth and text; so is each elder."""
    g = netloft.game("nusfjord").new(2, {"deck": deck})
    said = {lang: facts(g, lang) for lang in LANGS}
    for card in SHIPPED[deck].cards:
        for lang in LANGS:
            found = said[lang]["cards"][card.name.en]
            assert found["name"] == card.name.say(lang)
            assert found["text"] == card.text(lang)
            assert len(found["costs"]) == len(card.costs)
            assert found["kind"] in said[lang]["kinds"]
        assert said["en"]["cards"][card.name.en]["text"] != said["de"]["cards"][card.name.en]["text"]
    for elder in ELDERS:
        told = said["de"]["elders"][elder.name.en]
        assert (told["name"], told["text"]) == (elder.name.de, elder.text("de"))


def test_short_texts_leave_out_only_the_kind() -> None:
    """What signs cannot show is said: a cost or a worth that is not always the same."""
    cards = facts(netloft.game("nusfjord").new(2, {}), "en")["cards"]
    assert cards["Fish Stand"]["short"] == "+4 fish."
    assert cards["Theater"]["short"] == "Costs 4 wood, 6 fish, gold: the number of the round."
    assert cards["Theater"]["costs"][0].items() >= {"wood": 4, "fish": 6, "gold": "*"}.items()
    assert cards["Aquarium"]["short"] == "2 points per elder in your council."


def test_a_players_own_deck_is_told_of() -> None:
    """Its cards and its name come from its own text."""
    text = re.sub(r'card\(1(\d\d), "(.*?)", "(.*?)"', r'card(8\1, "Own \2", "Eigen \3"', shipped("herring"))
    text = re.sub(r"deck\(.*?\)", 'deck("Mine", "Meins")', text, count=1)
    g = netloft.game("nusfjord").new(2, {"deck": text})
    reply = facts(g, "de")
    assert reply["deck"] == "Meins"
    assert reply["cards"]["Own Fish Stand"]["name"] == "Eigen Fischstand"
    assert len(reply["cards"]) == len(SHIPPED["herring"].cards)


@pytest.mark.parametrize("number", range(1, 8))
def test_shares_cost_what_the_page_says(number: int) -> None:
    """The price of all shares falls by round as it is told."""
    sold = {"shares": [0, 0], "unissued": 2}
    start = {"game": "nusfjord", "seats": 2, "round": number, "issued": [3, 3], "harbors": [sold, sold]}
    g = cast("Nusfjord", netloft.game("nusfjord").load(start))
    assert share_price(g, shares_on_board(g)) == 6 - DISCOUNT[number - 1]


@pytest.mark.parametrize("lang", LANGS)
def test_the_glossary_names_everything_once(lang: str) -> None:
    """All cards, elders and terms are there, each with a text."""
    entries = glossary(lang)
    assert all(entry["name"] and entry["kind"] and entry["text"] for entry in entries)
    names = [(entry["name"], entry["kind"]) for entry in entries]
    assert len(set(names)) == len(names)
    wanted = {card.name.say(lang) for deck in SHIPPED.values() for card in deck.cards}
    assert wanted | {elder.name.say(lang) for elder in ELDERS} <= {entry["name"] for entry in entries}
