"""Reading decks: a file of words, one line a card.  It is read as data; nothing of it is ever executed.

The file looks like calls of Python, because everybody knows how these are written.  `docs/decks.md` lists the words.
"""

from __future__ import annotations

import ast
from typing import Final

from netloft.core.text import NetloftError, Text
from netloft.games.nusfjord.rules.actions.banquet import Serve
from netloft.games.nusfjord.rules.actions.building import kind_of
from netloft.games.nusfjord.rules.actions.council import DiscardElder
from netloft.games.nusfjord.rules.actions.forests import AddForest
from netloft.games.nusfjord.rules.board import PAYING_BUILDING, PAYING_SHIP
from netloft.games.nusfjord.rules.cards import sentences
from netloft.games.nusfjord.rules.cards.buildings import (
    NOW,
    STATE,
    Card,
    Cost,
    Discount,
    Exchange,
    Hook,
    said_nothing,
)
from netloft.games.nusfjord.rules.cards.goods import Gain, Store
from netloft.games.nusfjord.rules.cards.parts import SUPPLY, May, Now, Part
from netloft.games.nusfjord.rules.cards.special import Lose
from netloft.games.nusfjord.rules.cards.values import Compare, Number
from netloft.games.nusfjord.rules.decks.old_words import in_new_words
from netloft.games.nusfjord.rules.decks.vocabulary import (
    CATEGORIES,
    DEAREST,
    DISCOUNT_WORDS,
    EVENT_WORDS,
    MARKS,
    Wrong,
    call_name,
    condition,
    integer,
    keywords,
    parts_of,
    said,
    trade,
    value,
)


class BadDeck(NetloftError):
    """Something in a deck file is wrong; the message names the line."""


# Cards.


def hook(event: int, when: Text, parts: list[Part], only: ast.AST | None, once: bool = False) -> Hook:
    """Read an effect that waits for something."""
    return Hook(event, when, parts, None if only is None else condition(only), once)


def before_parts(node: ast.Call, event: str) -> list[Part]:
    """Read what comes before an action: only what cannot spoil the action that it comes before."""
    if event not in sentences.BEFORE:
        raise Wrong(node, f"before knows {', '.join(sentences.BEFORE)}, found {event}")
    parts = parts_of(node.args[1:], False)
    for part in parts:
        serves = (
            isinstance(part, May) and event == "USE_ELDER" and len(part.parts) == 1 and isinstance(part.parts[0], Serve)
        )
        plants = isinstance(part, May) and event == "THIN" and isinstance(part.parts[0], AddForest)
        goods_only = isinstance(part, Gain | Store) and not part.sensitive
        if not (serves or plants or goods_only or isinstance(part, Lose | DiscardElder)):
            raise Wrong(
                node, "before an action goods come in fixed numbers, and only USE_ELDER knows may(act(SERVE, plates=1))"
            )
    return parts


def event_of(node: ast.Call) -> str:
    """Read what an effect waits for."""
    if node.args and isinstance(node.args[0], ast.Name) and node.args[0].id in EVENT_WORDS:
        return node.args[0].id
    raise Wrong(
        node, f"expected {call_name(node)}(EVENT, ...) with one of {', '.join(EVENT_WORDS)}, found {said(node)}"
    )


def ability(card: Card, node: ast.expr) -> None:
    """Read one thing that a card does, and add it with its sentence."""
    node = in_new_words(node)
    if isinstance(node, ast.Name):
        mark(card, node)
        return
    name = call_name(node)
    if not isinstance(node, ast.Call):
        return
    only = {keyword.arg: keyword.value for keyword in node.keywords}.get("only")
    if name in ("now", "anytime", "when", "once") and node.keywords:
        raise Wrong(node, f"{name} knows no names, found {node.keywords[0].arg}")
    if name == "now":
        card.hooks.append(Hook(NOW, sentences.IMMEDIATELY, [Now(parts_of(node.args, False), False)], None, False))
        card.sentences.append(sentences.sentence(card.hooks[-1]))
    elif name in ("after", "after_other"):
        card.hooks.append(after(node, only, name == "after_other"))
        card.sentences.append(sentences.sentence(card.hooks[-1]))
    elif name == "before":
        card.before.append(before(node, only))
        card.sentences.append(sentences.sentence(card.before[-1]))
    elif name in ("when", "once"):
        card.hooks.append(as_soon_as(node, name == "once"))
        card.sentences.append(sentences.sentence(card.hooks[-1]))
    elif name == "anytime":
        exchange = Exchange(trade(node))
        card.exchanges.append(exchange)
        card.sentences.append(sentences.anytime(exchange.trade))
    elif name == "cheaper":
        cheaper(card, node, only)
    elif name == "worthless":
        worthless(card, node)
    else:
        raise Wrong(
            node,
            f"cards do not know the word {name}; "
            "expected now, before, after, after_other, when, once, anytime, cheaper or worthless",
        )


def mark(card: Card, node: ast.Name) -> None:
    """Read a rule that a card changes."""
    if node.id == "on_track":
        card.on_track = True
        card.sentences.append(sentences.ON_TRACK)
    elif node.id in MARKS:
        card.marks.append(node.id)
        card.sentences.append(sentences.MARKS[node.id])
    else:
        raise Wrong(node, f"cards do not know the word {node.id}; expected one of on_track, {', '.join(MARKS)}")


def after(node: ast.Call, only: ast.AST | None, of_others: bool) -> Hook:
    """Read what a card does after an event, its owner's or that of others."""
    event = event_of(node)
    known = sentences.AFTER_OTHER if of_others else sentences.AFTER
    if event not in known:
        raise Wrong(node, f"after_other knows {', '.join(known)}, found {event}")
    made = hook(EVENT_WORDS[event], known[event], parts_of(node.args[1:], True), only)
    made.of_others = of_others
    if event == "NEW_GOLD" and all([isinstance(part, Gain) for part in made.parts]):
        made.sensitive = False  # whenever it comes, it comes to the same
        made.touches = SUPPLY
    return made


def before(node: ast.Call, only: ast.AST | None) -> Hook:
    """Read what a card does before an event."""
    event = event_of(node)
    parts = before_parts(node, event)
    made = hook(EVENT_WORDS[event], sentences.BEFORE[event], parts, only)
    first = parts[0]
    if isinstance(first, Gain) and event in ("SHIP", "BUILD"):
        if only is not None or made.sensitive or len(parts) > 1 or not said_nothing(first.guests):
            raise Wrong(
                node, "before SHIP and BUILD goods come in fixed numbers, without guests and without a condition"
            )
        made.event = PAYING_SHIP if event == "SHIP" else PAYING_BUILDING
    return made


def as_soon_as(node: ast.Call, once: bool) -> Hook:
    """Read what a card does as soon as something holds, once or each time."""
    if not node.args:
        raise Wrong(node, f"expected {call_name(node)}(condition, what happens), found {said(node)}")
    when = sentences.AS_SOON_AS if once else sentences.WHEN
    made = hook(STATE, when, parts_of(node.args[1:], True), node.args[0], once)
    first = made.parts[0]
    if isinstance(first, May) and isinstance(made.condition, Compare) and not made.condition.exactly:
        first.ask.as_long_as = made.condition  # a Reserve that was empty may have been filled by others meanwhile
    return made


def cheaper(card: Card, node: ast.Call, only: ast.AST | None) -> None:
    """Read a discount."""
    on = 0
    for arg in node.args:
        if not isinstance(arg, ast.Name) or arg.id not in DISCOUNT_WORDS:
            raise Wrong(node, f"expected one of {', '.join(DISCOUNT_WORDS)}, found {said(arg)}")
        on |= DISCOUNT_WORDS[arg.id]
    given = {
        key: integer(part) for key, part in keywords(node, ("wood", "fish", "gold", "only")).items() if key != "only"
    }
    if not on or not given or min(given.values()) < 1:
        raise Wrong(node, f"expected what is cheaper and by what, such as cheaper(SHIP, wood=2), found {said(node)}")
    when = None if only is None else condition(only)
    card.discounts.append(Discount(on, given.get("wood", 0), given.get("fish", 0), given.get("gold", 0), when))
    card.sentences.append(sentences.cheaper([arg.id for arg in node.args if isinstance(arg, ast.Name)], given, when))


def worthless(card: Card, node: ast.Call) -> None:
    """Read what is worth nothing at the end."""
    known = sentences.WORTHLESS
    for arg in node.args:
        if not isinstance(arg, ast.Name) or arg.id not in known:
            raise Wrong(node, f"expected one of {', '.join(known)}, found {said(arg)}")
        card.worthless.append(arg.id)
        card.sentences.append(known[arg.id])
    if node.keywords or not node.args:
        raise Wrong(node, f"expected what is worth nothing, such as worthless(GOLD), found {said(node)}")


def costs(node: ast.AST) -> list[Cost]:
    """Read what a card costs; alternatives are divided by a bar."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return costs(node.left) + costs(node.right)
    if isinstance(node, ast.Name) and node.id == "free":
        return [Cost(Number(0), Number(0), Number(0), (0, 0, 0))]
    if call_name(node) != "cost" or not isinstance(node, ast.Call):
        raise Wrong(node, f"expected a cost such as cost(wood=2, gold=1), or free, found {said(node)}")
    given = keywords(node, ("wood", "fish", "gold", "sloop", "cutter", "schooner"))
    wood, fish, gold = [value(given[n]) if n in given else Number(0) for n in ("wood", "fish", "gold")]
    if isinstance(wood, Number) and wood.number > DEAREST:
        raise Wrong(node, f"a card costs at most {DEAREST} wood, found {wood.number}")
    sloops, cutters, schooners = [integer(given[n]) if n in given else 0 for n in ("sloop", "cutter", "schooner")]
    return [Cost(wood, fish, gold, (sloops, cutters, schooners))]


def name_of(node: ast.AST) -> str:
    """Read a name in quotes."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        name = node.value.strip()
        if 0 < len(name) <= LONGEST_NAME and not set(name) & set(":/{}\n"):
            return name
    raise Wrong(node, f"expected a name in quotes, without : / or braces, found {said(node)}")


def card_number(node: ast.Call) -> int:
    """Read the number of a card, which tells its pile."""
    number = node.args[0]
    if not isinstance(number, ast.Constant) or type(number.value) is not int:
        raise Wrong(node, f"expected the number of the card, found {said(number)}")
    last = number.value % 100
    if not 1 <= number.value // 100 <= 9 or not (1 <= last <= 18 or 21 <= last <= 32 or 41 <= last <= 54):
        raise Wrong(node, f"expected a number that ends in 01-18 (A), 21-32 (B) or 41-54 (C), found {number.value}")
    return number.value


def card(node: ast.AST) -> Card:
    """Read one card: number, English and German name, cost, points, and what it does."""
    if call_name(node) != "card" or not isinstance(node, ast.Call):
        raise Wrong(node, f"expected card(...), found {said(node)}")
    if len(node.args) < 5:
        raise Wrong(node, 'expected card(number, "English name", "German name", cost, points, what it does ...)')
    made = Card(
        card_number(node), Text(name_of(node.args[1]), name_of(node.args[2])), costs(node.args[3]), value(node.args[4])
    )
    if len({kind_of(cost) for cost in made.costs}) != len(made.costs):
        raise Wrong(node, "alternative costs must begin with different goods")
    if len(made.costs) > 1 and any([cost.ships != (0, 0, 0) for cost in made.costs]):
        raise Wrong(node, "a card with alternative costs cannot cost ships")
    for part in node.args[5:]:
        ability(made, part)
    made.category = category(made, keywords(node, ("kind",)).get("kind"))
    for cost in made.costs:
        for good in (cost.wood, cost.fish, cost.gold):
            made.fixed = made.fixed and good.fixed()
    if made.fixed:
        first = made.costs[0]
        made.wood, made.fish, made.gold = [
            n.number if isinstance(n, Number) else 0 for n in (first.wood, first.fish, first.gold)
        ]
    if not made.points.fixed():
        made.sentences.append(sentences.at_the_end(made.points))
    made.assign_names()
    return made


def category(made: Card, kind: ast.AST | None) -> str:
    """Return the category of a card: as it is written, or by what it does."""
    if kind is not None:
        if isinstance(kind, ast.Name) and kind.id in CATEGORIES:
            return kind.id
        raise Wrong(kind, f"expected one of {', '.join(CATEGORIES)}, found {said(kind)}")
    if made.exchanges:
        return "ANYTIME"
    for found in made.hooks:
        if found.event == NOW:
            return "IMMEDIATELY"
        if found.once:
            return "ONCE"
        if found.event == STATE:
            return "SPECIAL"
    if made.hooks or made.before:
        return "WHENEVER"
    return "SPECIAL" if made.marks or made.worthless or made.discounts or made.on_track else "POINTS"


class Deck:
    """What a deck file holds: its name, its cards, and what is wrong, line by line."""

    def __init__(self, name: Text, cards: list[Card], problems: list[tuple[int, str]]) -> None:
        self.name = name
        self.cards = cards
        self.problems = problems


LARGEST: Final = 32_768  # characters; the largest shipped deck has 4,804
LONGEST_NAME: Final = 40
LIMITS: Final = {"A": 18, "B": 12, "C": 14}


def read_deck(source: str) -> Deck:
    """Read a deck file; what cannot be read is listed with its line, and the rest is read all the same."""
    name = Text("", "")
    cards: list[Card] = []
    problems: list[tuple[int, str]] = []
    for line, node in statements(source, problems):
        try:
            if call_name(node) == "deck" and isinstance(node, ast.Call):
                name = deck_name(node)
            else:
                cards.append(new_card(node, cards))
        except Wrong as wrong:
            problems.append((wrong.line or line, str(wrong)))
        except RecursionError:
            problems.append((line, "too many brackets within brackets"))
    if not name.en:
        problems.append((1, 'the file must begin with deck("English name", "German name")'))
    if len({made.number // 100 for made in cards}) > 1:
        problems.append((1, "all cards of a deck must have the same hundred in their numbers"))
    if not problems:
        for number, (letter, most) in enumerate(LIMITS.items()):
            found = len([made for made in cards if made.pile == number])
            if found != most:
                problems.append((1, f"a deck has {most} {letter} buildings, found {found}"))
    return Deck(name, cards, sorted(problems))


def deck_name(node: ast.Call) -> Text:
    """Read the names of a deck."""
    if len(node.args) != 2:
        raise Wrong(node, 'expected deck("English name", "German name")')
    return Text(name_of(node.args[0]), name_of(node.args[1]))


def new_card(node: ast.AST, cards: list[Card]) -> Card:
    """Read a card that differs from the others."""
    made = card(node)
    for other in cards:
        if made.number == other.number or made.name.en == other.name.en or made.name.de == other.name.de:
            raise Wrong(node, f"there are two cards {other.number} {other.name.en}, {made.number} {made.name.en}")
    return made


def statements(source: str, problems: list[tuple[int, str]]) -> list[tuple[int, ast.AST]]:
    """Divide a file into its calls; a line that is no Python is reported, with the others still read."""
    if len(source) > LARGEST:
        problems.append((1, f"the file has {len(source):,} characters; a deck has at most {LARGEST:,}"))
        return []
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as wrong:
        line = getattr(wrong, "lineno", 1) or 1
        problems.append((line, f"this line cannot be read: {getattr(wrong, 'msg', 'too deep')}"))
        return []
    found: list[tuple[int, ast.AST]] = []
    for node in tree.body:
        if isinstance(node, ast.Expr):
            found.append((node.lineno, node.value))
        else:
            problems.append((node.lineno, "expected deck(...) or card(...), found something else"))
    return found


def read_elders(source: str) -> dict[str, list[Part]]:
    """Read what the elders do."""
    found: dict[str, list[Part]] = {}
    for node in ast.parse(source).body:
        if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
            raise BadDeck(f"line {node.lineno}: expected elder(...)")
        found[name_of(node.value.args[0])] = parts_of(node.value.args[1:], False)
    return found
