"""Deck files: the shipped ones are as printed, wrong ones are refused by line, and docs/decks.md names every word."""

from __future__ import annotations

import ast
import csv
import re
from pathlib import Path
from random import Random
from typing import Final

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.actions.action import SIMPLE_ACTIONS
from netloft.games.nusfjord.rules.cards import elders
from netloft.games.nusfjord.rules.cards.buildings import Card
from netloft.games.nusfjord.rules.cards.counts import COUNTS
from netloft.games.nusfjord.rules.cards.parts import PLAIN_PARTS
from netloft.games.nusfjord.rules.cards.values import Number, Value
from netloft.games.nusfjord.rules.catalogue import SHIPPED, shipped
from netloft.games.nusfjord.rules.decks import vocabulary
from netloft.games.nusfjord.rules.decks.reading import LIMITS, read_deck

ROOT: Final = Path(__file__).parents[3]
PAGE: Final = (ROOT / "docs" / "decks.md").read_text(encoding="utf-8")
SOURCE: Final = "".join(
    (ROOT / "src" / "netloft" / "games" / "nusfjord" / "rules" / "decks" / f"{name}.py").read_text(encoding="utf-8")
    for name in ("reading", "vocabulary")
)
with (Path(__file__).parent / "cards.tsv").open(encoding="utf-8") as file:
    PRINTED: Final = {int(row["number"]): row for row in csv.DictReader(file, delimiter="\t")}
CARDS: Final = {card.number: card for deck in SHIPPED.values() for card in deck.cards}
KINDS: Final = {
    "Immediately": "IMMEDIATELY",
    "Whenever": "WHENEVER",
    "Once": "ONCE",
    "Anytime": "ANYTIME",
    "Special": "SPECIAL",
    "VP": "POINTS",
}


# The page.


def strings(node: ast.AST) -> set[str]:
    """List the words in quotes within a piece of code."""
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def spoken() -> set[str]:
    """List what the reader of decks compares names with, and the names that it allows within brackets."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(SOURCE)):
        if isinstance(node, ast.Compare):
            for other in node.comparators:
                found |= strings(other)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"keywords", "goods"}:
            for other in node.args[1:]:
                found |= strings(other)
        elif isinstance(node, ast.Dict):
            for other in node.values:
                found |= strings(other) if isinstance(other, ast.Tuple) else set()
    return {word for word in found if word.isidentifier()} - {"elder"}


KNOWN: Final = sorted(
    {
        *spoken(),
        *COUNTS,
        *vocabulary.EVENT_WORDS,
        *vocabulary.SHIP_WORDS,
        *vocabulary.DISCOUNT_WORDS,
        *SIMPLE_ACTIONS,
        *PLAIN_PARTS,
        *vocabulary.MARKS,
        *vocabulary.CATEGORIES,
    }
)


def test_the_reader_of_decks_was_understood() -> None:
    """The words were found in its source: those that open a card, and some from deep within."""
    assert {"now", "before", "anytime", "gain", "unstore", "steps", "up_to", "plates", "pays", "kind"} <= set(KNOWN)


@pytest.mark.parametrize("word", KNOWN)
def test_the_page_names_every_word(word: str) -> None:
    """Whoever types in a deck finds each word of the language on the page, set as code."""
    code = re.findall(r"```.*?```|`[^`]+`", PAGE, re.DOTALL)
    assert any(re.search(rf"\b{word}\b", part) for part in code), word


def test_the_cards_of_the_page_can_be_read() -> None:
    """They only lack the other 39."""
    (block,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    deck = read_deck(block)
    assert [card.number for card in deck.cards] == [801, 802, 821, 822, 841]
    assert {reason.split(",")[0] for _, reason in deck.problems} == {
        "a deck has 18 A buildings",
        "a deck has 12 B buildings",
        "a deck has 14 C buildings",
    }


ABILITIES: Final = re.findall(r"`((?:now|after_other|after|before|when|once|anytime|cheaper)\(.*?\))`", PAGE)
PARTS: Final = [cell for _, cell in re.findall(r"^\| `(\w+)` \| `(\1\(.*\)|one_of\(.*\))` \|", PAGE, re.MULTILINE)]
ACTIONS: Final = re.findall(r"`(act\(.*?\)|take\(.*?\)|fell\(.*?\)|forest\(.*?\))`", PAGE)


def whole(text: str) -> bool:
    """Say whether this is an example and not a pattern with dots."""
    return "..." not in text


@pytest.mark.parametrize(
    "text",
    sorted(
        {*filter(whole, ABILITIES)} | {f"now({part})" for part in [*PARTS, *ACTIONS] if part.split("(")[0] != "now"}
    ),
)
def test_the_examples_of_the_page_can_be_read(text: str) -> None:
    """Each word's example is one."""
    if re.match(r"now\((now|after_other|after|before|when|once|anytime|cheaper)\b", text):
        text = text[4:-1]
    deck = read_deck(f'deck("A", "B")\ncard(801, "A", "B", free, 0, {text})')
    assert [card.number for card in deck.cards] == [801], deck.problems


# The shipped decks.


def fixed(value: Value) -> int | None:
    """Give a number that depends on nothing."""
    return value.number if isinstance(value, Number) else None


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_deck_has_no_problems(name: str) -> None:
    """18 A, 12 B and 14 C buildings, by the numbers of their pile."""
    deck = SHIPPED[name]
    assert deck.problems == []
    assert [len([card for card in deck.cards if card.pile == pile]) for pile in range(3)] == list(LIMITS.values())
    assert [card.number % 100 for card in deck.cards] == [*range(1, 19), *range(21, 33), *range(41, 55)]


@pytest.mark.parametrize("name", SHIPPED)
def test_fixed_points_rise_within_a_pile(name: str) -> None:
    """Those that depend on something come last."""
    for pile in range(3):
        points = [fixed(card.points) for card in SHIPPED[name].cards if card.pile == pile]
        known = [number for number in points if number is not None]
        assert known == sorted(known)
        assert points == known + [None] * (len(points) - len(known))


def test_no_name_is_used_twice() -> None:
    """Neither in English nor in German, elders included."""
    for lang in ("en", "de"):
        names = [card.name.say(lang) for card in CARDS.values()]
        names += [english if lang == "en" else german for english, german in elders.NAMES]
        assert sorted(set(names)) == sorted(names)


def test_every_printed_card_is_there() -> None:
    """132 of them, and 44 of Netloft's own."""
    assert len(PRINTED) == 132
    assert set(PRINTED) == {number for number in CARDS if number < 900}
    assert len(CARDS) == 176


@pytest.mark.parametrize("number", PRINTED)
def test_a_card_is_as_printed(number: int) -> None:
    """Names, cost, points and category; a question mark or an asterisk is a number that depends on something."""
    card, row = CARDS[number], PRINTED[number]
    assert (card.name.en, card.name.de) == (row["english"], row["german"])
    assert card.category == KINDS[row["category"]]
    points = fixed(card.points)
    assert ("*" if points is None else str(points)) == row["vp"]
    for good in ("wood", "fish", "gold"):
        asked = [fixed(getattr(cost, good)) for cost in card.costs]
        total = "?" if None in asked else str(sum(filter(None, asked)))
        assert total == row[good], good


# What cards say.

SAID: Final = {0: r"\b(0|no|none|kein\w*)\b", 1: r"\b(1|an?|one|alone|ein\w*|allein)\b"}


def says(text: str, number: int) -> bool:
    """Say whether a number stands in a text; the smallest may be a word."""
    return re.search(SAID.get(number, rf"(?<!\d){number}(?!\d)"), text, re.IGNORECASE) is not None


def numbers(node: ast.AST) -> set[int]:
    """List the plain numbers within a piece of a deck file."""
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and type(part.value) is int}


def lines(name: str) -> dict[int, ast.Call]:
    """Give the calls of a deck file by the number of their card."""
    calls = [node.value for node in ast.parse(shipped(name)).body if isinstance(node, ast.Expr)]
    found: dict[int, ast.Call] = {}
    for call in calls:
        if (
            isinstance(call, ast.Call)
            and isinstance(call.args[0], ast.Constant)
            and isinstance(call.args[0].value, int)
        ):
            found[call.args[0].value] = call
    return found


WRITTEN: Final = {number: call for name in SHIPPED for number, call in lines(name).items()}


@pytest.mark.parametrize("number", CARDS)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_card_says_all_of_its_numbers(number: int, lang: str) -> None:
    """Every number of its effects stands in its text, and every number of points that depend on something in theirs."""
    card = CARDS[number]
    text = card.text(lang)
    assert text.endswith(".")
    for part in WRITTEN[number].args[5:]:
        for said in numbers(part):
            assert says(text, said), (said, text)
    if fixed(card.points) is None:
        points = card.points.words(words.POINT, lang)
        for said in numbers(WRITTEN[number].args[4]) - {0}:
            assert says(points, said), (said, points)


def test_both_languages_are_spoken() -> None:
    """A German text is not the English one."""
    for card in CARDS.values():
        assert card.text("en") != card.text("de"), card.name.en


# What is wrong with a file.

GOOD: Final = 'deck("A", "B")\n'


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('card(801, "A", "B", free, 0, now(win(gold=1)))', r"do not know the word 'win\(gold=1\)'"),
        ('card(801, "A", "B", free, 0, later(gain(gold=1)))', r"do not know the word later; expected now, before"),
        ('card(801, "A", "B", free, 0, lucky)', r"do not know the word lucky; expected one of on_track"),
        ('card(801, "A", "B", free, 0, after(LUNCH, gain(gold=1)))', r"with one of TRANSFER, SERVE"),
        ('card(801, "A", "B", free, 0, now(act(SLEEP)))', r"there is no action SLEEP"),
        ('card(801, "A", "B", free, WHALES)', r"expected a count such as ELDERS, found 'WHALES'"),
        ('card(801, "A", "B", free, 5 if WHALES >= 2 else 0)', r"expected a count such as ELDERS, found 'WHALES'"),
        ('card(801, "A", "B", free, 5 if ELDERS < 2 else 0)', r"expected a condition such as ELDERS >= 3"),
        ('card(801, "A", "B", free, 31)', r"expected a number up to 30, found '31'"),
        ('card(801, "A", "B", cost(corn=1), 0)', r"cost knows wood, fish, gold, sloop, cutter, schooner, found corn"),
        ('card(801, "A", "B", 3, 0)', r"such as gain\(fish=4\), found '3'"),
        ('card(801, "A", "B", free, 0, kind=GREEN)', r"expected one of IMMEDIATELY"),
        ('card(801, "", "B", free, 0)', r"expected a name in quotes"),
        ('card(801, "A", free, 0, now(gain(gold=1)))', r"expected a name in quotes"),
        ('card(801, "A", "a/b", free, 0)', r"expected a name in quotes"),
        ('card(801, "A", "B")', r'expected card\(number, "English name"'),
        ('card(819, "A", "B", free, 0)', r"ends in 01-18 \(A\), 21-32 \(B\) or 41-54 \(C\), found 819"),
        ('card("801", "A", "B", free, 0)', r"expected the number of the card"),
        (
            'card(801, "A", "B", free, 0, after_other(ROUND, gain(wood=1)))',
            r"after_other knows TRANSFER, .*, found ROUND",
        ),
        ('card(801, "A", "B", free, 0, before(SHIP, gain(wood=ELDERS)))', r"only fixed goods come|in fixed numbers"),
        ('card(801, "A", "B", cost(sloop=1) | cost(wood=1), 0)', r"alternative costs cannot cost ships"),
        ("print(1)", r"expected card\(...\)"),
        ("import os", r"expected deck\(...\) or card\(...\)"),
    ],
)
def test_a_wrong_line_is_named_with_its_reason(line: str, reason: str) -> None:
    """The line after a good one is wrong; the good one is read all the same."""
    deck = read_deck(GOOD + 'card(802, "C", "D", free, 0)\n' + line + "\n")
    assert [card.number for card in deck.cards] == [802]
    ((where, why),) = deck.problems
    assert where == 3
    assert re.search(reason, why), why


def test_two_cards_of_one_number_or_name() -> None:
    """The second one is wrong."""
    first = 'card(801, "A", "B", free, 0)\n'
    for second in ('card(801, "C", "D", free, 0)', 'card(802, "A", "D", free, 0)', 'card(802, "C", "B", free, 0)'):
        ((where, why),) = read_deck(GOOD + first + second).problems
        assert where == 3
        assert why.startswith("there are two cards 801 A, 80")


def test_too_few_cards() -> None:
    """Each pile that is short is named."""
    source = "".join([line for line in shipped("herring").splitlines(keepends=True) if "card(118" not in line])
    assert read_deck(source).problems == [(1, "a deck has 18 A buildings, found 17")]
    assert [why for _, why in read_deck(GOOD).problems] == [
        "a deck has 12 B buildings, found 0",
        "a deck has 14 C buildings, found 0",
        "a deck has 18 A buildings, found 0",
    ]


def test_a_file_without_a_name() -> None:
    """The line with the deck's name is missing, or a name within it."""
    ((where, why),) = read_deck('card(801, "A", "B", free, 0)').problems
    assert (where, why[:26]) == (1, "the file must begin with d")
    assert read_deck('\ndeck("A")').problems[-1] == (2, 'expected deck("English name", "German name")')


def test_cards_of_two_decks() -> None:
    """All cards of a file have the same hundred."""
    source = GOOD + 'card(801, "A", "B", free, 0)\ncard(702, "C", "D", free, 0)\n'
    assert read_deck(source).problems == [(1, "all cards of a deck must have the same hundred in their numbers")]


@pytest.mark.parametrize("line", ["card(801, ", 'card(801, "A)', "card 801", "1 +", "\0", "\tx"])
def test_a_line_that_is_no_call(line: str) -> None:
    """It is named, though nothing else can then be read."""
    problems = read_deck(GOOD + line).problems
    assert any(why.startswith("this line cannot be read: ") for _, why in problems), problems


def test_brackets_within_brackets() -> None:
    """However deep, it is a reason and no crash."""
    for deep in (80, 3000):
        for opening in ("may(", "-", "2 * ", "(" * 2):
            text = opening * deep + "gain(fish=1)" + ")" * deep * opening.count("(")
            problems = read_deck(f'{GOOD}card(801, "A", "B", free, 0, now({text}))').problems
            assert problems


# Whatever stands in a file, it is read or refused.

CALLS: Final = [word for word in KNOWN if word.islower()]
NAMES: Final = [word for word in KNOWN if word.isupper()]


ENDS: Final = [*CALLS, *NAMES, "0", "1", "-2", "31", "None", "True", "1.5", "''", "(1, 2)", "()"]
BETWEEN: Final = ["*", "+", "-", "|", ">=", "==", "in", "and", "or", "if", "if 1 else", ","]


def piece(rng: Random, deep: int) -> str:
    """Write words of the language one within the other, some of them by name, without much sense."""
    kind = rng.random()
    if not deep or kind < 0.25:
        return rng.choice(ENDS)
    if kind < 0.4:
        return f"{piece(rng, deep - 1)} {rng.choice(BETWEEN)} {piece(rng, deep - 1)}"
    inner = [piece(rng, deep - 1) for _ in range(rng.choice((0, 1, 1, 2, 2, 3, 5)))]
    inner += [f"{word}={piece(rng, deep - 1)}" for word in rng.sample(CALLS, rng.choice((0, 0, 1, 2)))]
    return f"{rng.choice(CALLS)}({', '.join(inner)})"


def likely(rng: Random, deep: int) -> str:
    """Write what could nearly stand on a card: words that want each other."""
    numbers = ["1", "2", "ELDERS", "2 * SHIPS", "8 - GUESTS", "at_most(3, FISH)", "30", "-1", "0", rng.choice(ENDS)]
    goods = f"{rng.choice(('wood', 'fish', 'gold', 'guests', 'over', 'sloop'))}={rng.choice(numbers)}"
    if not deep:
        return f"{rng.choice(('gain', 'store', 'pay', 'unstore', 'lose'))}({goods})"
    inner = [likely(rng, deep - 1) for _ in range(rng.randrange(6))]
    event = rng.choice([*vocabulary.EVENT_WORDS, *SIMPLE_ACTIONS, *NAMES])
    special = rng.choice(("", f", {goods}", f", plates={rng.choice(numbers)}", f", pays={likely(rng, 0)}", ", up_to=2"))
    act = f"{rng.choice(('act', 'take'))}({event}{special})"
    plain = f"{rng.choice(CALLS)}({rng.choice(['', '1', 'up_to=3', 'free=True'])})"
    joined = f"{rng.choice(('may', 'one_of', 'both', 'twice', 'trade'))}({', '.join(inner)})"
    return rng.choice((act, plain, joined, likely(rng, 0)))


def effect(rng: Random) -> str:
    """Write an effect that could nearly be one."""
    parts = ", ".join([likely(rng, 3) for _ in range(rng.randrange(4))])
    test = f"{rng.choice(NAMES)} {rng.choice(('>=', '==', 'in', '<'))} {rng.choice(['3', 'FISH', '(1, 2)', '()'])}"
    first = {
        "after": rng.choice(NAMES),
        "after_other": rng.choice(NAMES),
        "before": rng.choice(NAMES),
        "when": test,
        "once": test,
        "cheaper": rng.choice(NAMES),
    }
    word = rng.choice(("now", "after", "after_other", "before", "when", "once", "anytime", "cheaper"))
    inner = [part for part in (first.get(word, ""), parts, rng.choice(("", f"only={test}", "wood=2"))) if part]
    return f"{word}({', '.join(inner)})"


CHUNKS: Final = [
    *KNOWN,
    *"()=,|*\"'#\n{}[]",
    "card(801, ",
    "deck(",
    "9",
    "\\",
    "ä",
    "\0",
    "lambda: 1",
    "**x",
    "*x",
    "f'{1}'",
]

CRASHES: Final = (
    "when()",
    "once()",
    "before(TURN, gain(gold=1))",
    "now(fell())",
    "now(one_of(gain(wood=1), gain(wood=2), gain(wood=3), gain(wood=4), gain(wood=5)))",
)


def is_read(source: str) -> None:
    """Read a file; what is wrong with it comes as lines and reasons."""
    deck = read_deck(source)
    for line, reason in deck.problems:
        assert line >= 1
        assert reason
    for card in deck.cards:
        assert isinstance(card, Card)
        assert card.text("en")
        assert card.text("de")


@settings(max_examples=300, deadline=None)
@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    """Whatever somebody writes."""
    is_read(text)
    is_read(GOOD + text)


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from([*SHIPPED]),
    st.lists(st.tuples(st.integers(0, 9000), st.integers(0, 30), st.sampled_from(CHUNKS)), max_size=4),
)
def test_a_damaged_deck_is_read_or_refused(name: str, damage: list[tuple[int, int, str]]) -> None:
    """Pieces of a shipped deck are cut out and others put in."""
    text = shipped(name)
    for at, length, instead in damage:
        text = text[:at] + instead + text[at + length :]
    is_read(text)


@pytest.mark.parametrize("text", CRASHES)
def test_what_once_broke_the_reader_is_refused(text: str) -> None:
    """It names the line."""
    ((line, reason),) = read_deck(f'{GOOD}card(801, "A", "B", free, 0, {text})').problems
    assert line == 2
    assert reason


PLACES: Final = (
    "free, 0, {}",
    "free, 0, now({})",
    "free, {}",
    "{}, 0",
    "cost(wood={}), 0",
    "free, 0, after(BUILD, gain(fish=1), only={})",
)


@settings(max_examples=1000, deadline=None)
@given(st.integers(0, 2**32))
@example(-1)
def test_any_words_are_read_or_refused(seed: int) -> None:
    """Words of the language in any order, wherever a card has something."""
    rng = Random(seed)
    texts = [piece(rng, 3), effect(rng)] if seed >= 0 else CRASHES
    for text in texts:
        for line in PLACES:
            is_read(f'{GOOD}card(801, "A", "B", {line.format(text)})')
