"""Pictures and signs of cards: made from their words, different for every card, and complete for every word."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

import netloft
from netloft.games.nusfjord.facts import facts
from netloft.games.nusfjord.pictures import signs
from netloft.games.nusfjord.pictures.drawing import drawn_cards, drawn_elders, lines, picture
from netloft.games.nusfjord.pictures.words import SIGN_NAMES
from netloft.games.nusfjord.rules.cards.counts import COUNTS
from netloft.games.nusfjord.rules.cards.elders import ELDERS
from netloft.games.nusfjord.rules.catalogue import SHIPPED
from netloft.games.nusfjord.rules.decks.vocabulary import DISCOUNT_WORDS, EVENT_WORDS, MARKS

ROOT = Path(__file__).parents[3]


def sentence(line: str) -> str:
    """Return the signs of one line of a deck."""
    node = ast.parse(line, mode="eval").body
    assert isinstance(node, ast.Call)
    return " ".join(signs.signs_of(node))


@pytest.mark.parametrize(
    ("does", "expected"),
    [
        ("0, now(gain(fish=4))", "+4 fish"),
        ("0, before(SHIP, gain(wood=3))", "‹ ship › +3 wood"),
        ("1, after(SHIP, store(wood=2))", "ship › barrel +2 wood"),
        ("1, after_other(BUILD, gain(gold=1))", "rival hammer › +1 gold"),
        ("1, cheaper(SLOOP, CUTTER, wood=1)", "sloop / cutter −1 wood"),
        ("1, now(act(ISSUE, pays=gain(wood=6, fish=6)))", "share › +6 wood +6 fish"),
        ("2, anytime(pay(wood=4), gain(gold=1))", "−4 wood → +1 gold"),
        ("3, when(RESERVE_FISH >= 8, may(act(TRANSFER)))", "barrel fish ≥8 › barrel"),
        ("0, now(gain(gold=at_most(3, ELDERS)))", "+1 gold / elder ≤3"),
        ("2 * ELDERS", "2 flag / elder"),
        ("7 if BUILDINGS >= 9 else 0", "house ≥9 › 7 flag"),
        ("6 if ELDERS_LEFT == 0 else 4", "pier elder =0 › 6 flag / 4 flag"),
        ("at_most(6, 2 * SCHOONERS + CUTTERS)", "2 flag / schooner +1 flag / cutter ≤6"),
        ("0, after(TURN, gain(fish=2), only=FELLED in (1, 2))", "worker ✓ stump =1/2 › +2 fish"),
        ("3", ""),
    ],
)
def test_words_become_signs(does: str, expected: str) -> None:
    """A sentence of signs says what the words say, in their order."""
    assert sentence(f'card(801, "X", "X", free, {does})') == expected


def test_every_word_of_decks_has_a_sign() -> None:
    """An own deck may use any of them."""
    assert set(signs.COUNTS) == set(COUNTS)
    assert set(signs.EVENTS) == set(EVENT_WORDS)
    assert set(signs.MARKS) == {"on_track", *MARKS}
    assert set(signs.SHIPS) == set(DISCOUNT_WORDS)


def test_every_sign_has_a_name_and_a_drawing() -> None:
    """The enlarged card explains each sign that a card can show, and the page can draw it."""
    tables = [signs.EVENTS, signs.SHIPS, signs.COUNTS, signs.MARKS, signs.PARTS, signs.GOODS]
    shown = {text for table in tables for words in table.values() for text in words.split() if signs.is_sign(text)}
    assert set(SIGN_NAMES) == shown | {"flag", "net", "share"}
    folder = ROOT / "web/src/games/nusfjord/pictures"
    drawn = "".join([path.read_text(encoding="utf-8") for path in (folder / "motifs").glob("*.ts")])
    small = (folder / "small.ts").read_text(encoding="utf-8")
    for sign in SIGN_NAMES:
        assert f'motif("{sign}"' in drawn or f"  {sign}: " in small or f'  "{sign}": ' in small, sign


def test_no_two_cards_look_alike() -> None:
    """Each of the 176 shipped buildings has a picture of its own, and each of the 25 elders."""
    pictures = [
        json.dumps([drawn, SHIPPED[deck].name.en]) for deck in SHIPPED for _, drawn in drawn_cards(deck).values()
    ]
    assert len(pictures) == len({json.dumps(json.loads(text)[0]) for text in pictures}) == 176
    assert len({tuple(face) for _, face in drawn_elders().values()}) == len(ELDERS) == 25


def test_own_cards_do_not_look_alike() -> None:
    """500 cards of different texts give 500 pictures; also cards that are worth points and do nothing."""
    texts = [f'card({401 + n % 18}, "Card {n}", "Karte {n}", cost(wood={n % 9}), {n % 7})' for n in range(250)]
    texts += [
        f'card({401 + n % 18}, "Card {n}", "Karte {n}", free, 0, now(gain(fish={n % 5 + 1}, wood={n // 5 % 5 + 1})))'
        for n in range(250)
    ]
    found = set()
    for text in texts:
        node = ast.parse(text, mode="eval").body
        assert isinstance(node, ast.Call)
        found.add(json.dumps(picture(node, signs.signs_of(node))))
    assert len(found) == 500


def test_a_picture_depends_on_its_line_alone() -> None:
    """The same line gives the same picture, whatever else the deck holds."""
    line = 'card(401, "Net Wagon", "Netzwagen", cost(wood=1), 0, now(gain(fish=2), store(fish=3)))'
    alone = lines(f'deck("A", "A")\n{line}')[401]
    among = lines(f'deck("B", "B")\ncard(402, "Y", "Y", free, 3)\n{line}')[401]
    assert picture(alone, signs.signs_of(alone)) == picture(among, signs.signs_of(among))


@pytest.mark.parametrize("deck", list(SHIPPED))
def test_the_page_is_told_signs_and_pictures(deck: str) -> None:
    """Each card in play has both, with names for the signs in the language asked for."""
    g = netloft.game("nusfjord").new(2, {"deck": deck})
    told = facts(g, "de")
    for card in told["cards"].values():
        assert card["picture"]["house"]
        for sign in card["signs"]:
            assert not signs.is_sign(sign) or sign in told["signs"]
    assert told["signs"]["barrel"] == "Rücklagen"
