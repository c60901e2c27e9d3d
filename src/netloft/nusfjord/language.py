"""Reading decks: a file of words, one line a card.  It is read as data; nothing of it is ever executed.

The file looks like calls of Python, because everybody knows how these are written.  `docs/decks.md` lists the words.
"""

from __future__ import annotations

import ast
from typing import Final

from netloft.core.text import NetloftError, Text
from netloft.nusfjord import words
from netloft.nusfjord.actions import BUY_ACTION, PLUS_GOLD_ACTION, TRANSFER_ACTION, Action, Issue, Serve
from netloft.nusfjord.building import BUILD_ACTION, RazeOne, kind_of
from netloft.nusfjord.cards import (
    NOW,
    ON_BUILDING,
    ON_CUTTER,
    ON_SCHOONER,
    ON_SLOOP,
    PAYING_BUILDING,
    PAYING_SHIP,
    STATE,
    Card,
    Cost,
    Discount,
    Exchange,
    Hook,
    said_nothing,
)
from netloft.nusfjord.council import TAKE_ONLY, ClearAll, ClearTable, DiscardElder, GoldOnElders, SloopAndElders
from netloft.nusfjord.counts import COUNTS
from netloft.nusfjord.fishing import Distribute
from netloft.nusfjord.forests import (
    DEFOREST_ACTION,
    THIN_ACTION,
    AddForest,
    AddToEach,
    FellAllButOne,
    FellSome,
    Reforest,
)
from netloft.nusfjord.parts import (
    CHOOSE,
    DO,
    SELL,
    SUPPLY,
    Answer,
    Gain,
    Goods,
    May,
    Now,
    OneOf,
    Part,
    Pay,
    Store,
    Trade,
)
from netloft.nusfjord.position import (
    BUILD,
    CLEAR_ELDER,
    DEFOREST,
    ELDER,
    FELL_FOREST,
    FOREST_SPACE,
    ISSUE,
    LAST_ROUND,
    NEW_GOLD,
    REFOREST,
    RESERVE_EMPTY,
    ROUND,
    SERVE,
    SHIP,
    THIN,
    TRANSFER,
    TURN,
    USE_ELDER,
    WORKER,
)
from netloft.nusfjord.rounds import UncoverBuilding
from netloft.nusfjord.rules_of_cards import Both, Lose, OldMan, TurnShare, Twice, WoodOnSpaces
from netloft.nusfjord.ships import BuildShip, FreeShip, Moor, Raft, SwapShip
from netloft.nusfjord.values import (
    AtMost,
    Compare,
    Condition,
    Count,
    Depends,
    Equal,
    Fewest,
    Joined,
    Number,
    Steps,
    Sum,
    Times,
    Value,
)

EVENT_WORDS: Final[dict[str, int]] = {
    "TRANSFER": TRANSFER,
    "SERVE": SERVE,
    "BUILD": BUILD,
    "ISSUE": ISSUE,
    "DEFOREST": DEFOREST,
    "THIN": THIN,
    "REFOREST": REFOREST,
    "SHIP": SHIP,
    "ELDER": ELDER,
    "USE_ELDER": USE_ELDER,
    "WORKER": WORKER,
    "TURN": TURN,
    "ROUND": ROUND,
    "LAST_ROUND": LAST_ROUND,
    "CLEAR_ELDER": CLEAR_ELDER,
    "FELL_FOREST": FELL_FOREST,
    "RESERVE_EMPTY": RESERVE_EMPTY,
    "NEW_GOLD": NEW_GOLD,
    "FOREST_SPACE": FOREST_SPACE,
}
SHIP_WORDS: Final = {"SLOOP": 0, "CUTTER": 1, "SCHOONER": 2}
DISCOUNT_WORDS: Final = {
    "SHIP": ON_SLOOP | ON_CUTTER | ON_SCHOONER,
    "SLOOP": ON_SLOOP,
    "CUTTER": ON_CUTTER,
    "SCHOONER": ON_SCHOONER,
    "BUILD": ON_BUILDING,
}
MARKS: Final = (
    "forests_feed",
    "fishes_twice",
    "leaves_one",
    "extra_forest",
    "shares_worthless",
    "gold_worthless",
    "minus_doubled",
    "pays_back",
    "covers_spaces",
)
CATEGORIES: Final = ("IMMEDIATELY", "WHENEVER", "ONCE", "ANYTIME", "SPECIAL", "POINTS")
MOST: Final = 30  # no number on a card is larger
DEAREST: Final = 16  # more wood could not be paid, not even with guests


class BadDeck(NetloftError):
    """Something in a deck file is wrong; the message names the line."""


class Wrong(Exception):
    """What is wrong with one line, and where."""

    def __init__(self, node: ast.AST, message: str) -> None:
        super().__init__(message)
        self.line = getattr(node, "lineno", 0)


# Numbers and conditions.


def integer(node: ast.AST) -> int:
    """Read a plain number."""
    sign = 1
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        sign, node = -1, node.operand
    if isinstance(node, ast.Constant) and type(node.value) is int and node.value <= MOST:
        return sign * node.value
    raise Wrong(node, f"expected a number up to {MOST}, found {said(node)}")


def value(node: ast.AST) -> Value:
    """Read a number, a count, or what is made of them."""
    if isinstance(node, ast.Name):
        return count(node)
    if isinstance(node, ast.IfExp):
        return Depends(condition(node.test), value(node.body), value(node.orelse))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        return Times(integer(node.left), value(node.right))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        return Sum(value(node.left), value(node.right), 1 if isinstance(node.op, ast.Add) else -1)
    if isinstance(node, ast.Call):
        name = call_name(node)
        if name == "at_most" and len(node.args) == 2:
            return AtMost(integer(node.args[0]), value(node.args[1]))
        if name == "fewest" and len(node.args) >= 2:
            return Fewest([count(part) for part in node.args])
        if name == "steps" and len(node.args) >= 2:
            return Steps(count(node.args[0]), [pair(part) for part in node.args[1:]])
        raise Wrong(node, f"expected a number, at_most(...), fewest(...) or steps(...), found {said(node)}")
    return Number(integer(node))


def pair(node: ast.AST) -> tuple[int, int]:
    """Read two numbers in brackets."""
    if isinstance(node, ast.Tuple) and len(node.elts) == 2:
        return integer(node.elts[0]), integer(node.elts[1])
    raise Wrong(node, f"expected a step such as (4, 3), found {said(node)}")


def count(node: ast.AST) -> Count:
    """Read a count."""
    if isinstance(node, ast.Name) and node.id in COUNTS:
        return COUNTS[node.id]
    raise Wrong(node, f"expected a count such as ELDERS, found {said(node)}; the counts are {', '.join(COUNTS)}")


def condition(node: ast.AST) -> Condition:
    """Read a comparison, or several joined by `and` or `or`."""
    if isinstance(node, ast.BoolOp):
        return Joined([condition(part) for part in node.values], isinstance(node.op, ast.And))
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        left, op, right = count(node.left), node.ops[0], node.comparators[0]
        if isinstance(op, ast.In) and isinstance(right, ast.Tuple) and right.elts:
            return Compare(left, True, [integer(part) for part in right.elts])
        if isinstance(op, ast.Eq) and isinstance(right, ast.Name):
            return Equal(left, count(right))
        if isinstance(op, ast.Eq):
            return Compare(left, True, [integer(right)])
        if isinstance(op, ast.GtE):
            return Compare(left, False, [integer(right)])
    raise Wrong(node, f"expected a condition such as ELDERS >= 3, ROUND == 7 or FELLED in (1, 2), found {said(node)}")


# Parts.


def call_name(node: ast.AST) -> str:
    """Give the word of a call."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id
    raise Wrong(node, f"expected a word with brackets such as gain(fish=4), found {said(node)}")


def keywords(node: ast.Call, allowed: tuple[str, ...]) -> dict[str, ast.AST]:
    """Give what is named in a call."""
    found: dict[str, ast.AST] = {}
    for keyword in node.keywords:
        if keyword.arg is None or keyword.arg not in allowed:
            raise Wrong(node, f"{call_name(node)} knows {', '.join(allowed) or 'no names'}, found {keyword.arg}")
        found[keyword.arg] = keyword.value
    return found


def goods(node: ast.Call, more: tuple[str, ...] = ()) -> tuple[Value, Value, Value, Value]:
    """Read goods by their names."""
    given = keywords(node, ("wood", "fish", "gold", "guests", *more))
    wood, fish, gold, guests = [
        not_negative(given[n]) if n in given else Number(0) for n in ("wood", "fish", "gold", "guests")
    ]
    if node.args or not given:
        raise Wrong(node, f"expected goods by name such as {call_name(node)}(wood=1, fish=2), found {said(node)}")
    return wood, fish, gold, guests


def not_negative(node: ast.AST) -> Value:
    """Read a number of goods."""
    found = value(node)
    if isinstance(found, Number) and found.number < 0:
        raise Wrong(node, f"expected a number of goods, found {said(node)}")
    return found


def payment(node: ast.AST) -> Pay:
    """Read what is given in an exchange."""
    name = call_name(node)
    if name not in ("pay", "unstore") or not isinstance(node, ast.Call):
        raise Wrong(node, f"expected pay(...) or unstore(...), found {said(node)}")
    given = keywords(node, ("wood", "fish", "gold", "guests", "sloop", "cutter", "schooner"))
    numbers = {key: integer(part) for key, part in given.items()}
    ships = (numbers.get("sloop", 0), numbers.get("cutter", 0), numbers.get("schooner", 0))
    if node.args or not given or min(numbers.values()) < 1:
        raise Wrong(node, f"expected goods by name such as {name}(wood=2), found {said(node)}")
    if name == "unstore" and (ships != (0, 0, 0) or "guests" in numbers):
        raise Wrong(node, f"the Reserve holds wood, fish and gold, found {said(node)}")
    return Pay(
        numbers.get("wood", 0),
        numbers.get("fish", 0),
        numbers.get("gold", 0),
        numbers.get("guests", 0),
        ships,
        name == "unstore",
    )


def trade(node: ast.Call) -> Trade:
    """Read an exchange: what is given, what comes."""
    if len(node.args) != 2:
        raise Wrong(
            node, f"expected what is paid and what comes, such as (pay(wood=4), gain(gold=1)), found {said(node)}"
        )
    gain = part_of(node.args[1], False)
    if not isinstance(gain, Goods):
        raise Wrong(node.args[1], f"expected gain(...) or store(...), found {said(node.args[1])}")
    return Trade(payment(node.args[0]), gain)


def act(node: ast.Call) -> Part:
    """Read an action: which one, and what is special about it."""
    if len(node.args) != 1 or not isinstance(node.args[0], ast.Name):
        raise Wrong(node, f"expected an action such as act(BUILD), found {said(node)}")
    name = node.args[0].id
    special = {key: integer(part) for key, part in keywords(node, special_names(node, name)).items() if key != "pays"}
    for key, number in special.items():
        if number not in SPECIAL[key]:
            allowed = ", ".join([str(one) for one in SPECIAL[key]])
            raise Wrong(node, f"{key} can be {allowed}, found {number}")
    if name == "SERVE":
        return Serve(special.get("plates", 7), special.get("wood", 0))
    if name == "ISSUE":
        pays = [keyword.value for keyword in node.keywords if keyword.arg == "pays"]
        gain = part_of(pays[0], False) if pays else Gain(Number(0), Number(0), Number(2), Number(0))
        if not isinstance(gain, Gain):
            raise Wrong(node, f"expected pays=gain(...), found {said(node)}")
        return Issue(special.get("shares", 1), gain)
    if name == "REFOREST":
        return Reforest(special.get("forests", 2))
    if name == "SHIP":
        return BuildShip(special.get("less", 0))
    return SIMPLE_ACTIONS[name]


SPECIAL: Final[dict[str, tuple[int, ...]]] = {
    "plates": (1,),
    "wood": (1,),
    "shares": (1, 2, 3),
    "forests": tuple(range(1, 9)),
    "less": tuple(range(1, 9)),
}
"""What can be special about an action, and by how much."""


def special_names(node: ast.Call, name: str) -> tuple[str, ...]:
    """Give what can be special about an action."""
    special = {"SERVE": ("plates", "wood"), "ISSUE": ("shares", "pays"), "REFOREST": ("forests",), "SHIP": ("less",)}
    if name not in special and name not in SIMPLE_ACTIONS:
        raise Wrong(node, f"there is no action {name}; expected one of {', '.join([*special, *SIMPLE_ACTIONS])}")
    return special.get(name, ())


SIMPLE_ACTIONS: Final[dict[str, Action]] = {
    "PLUS_GOLD": PLUS_GOLD_ACTION,
    "TRANSFER": TRANSFER_ACTION,
    "BUILD": BUILD_ACTION,
    "BUY": BUY_ACTION,
    "DEFOREST": DEFOREST_ACTION,
    "THIN": THIN_ACTION,
    "ELDER": TAKE_ONLY,
}
PLAIN_PARTS: Final = {
    "clear_table": ClearTable,
    "clear_everything": ClearAll,
    "gold_on_elders": GoldOnElders,
    "sloop_and_elders": SloopAndElders,
    "forest_on_each_stack": AddToEach,
    "fell_all_but_one": FellAllButOne,
    "moor_schooner": Moor,
    "swap_ship": SwapShip,
    "raft": Raft,
    "raze": RazeOne,
    "uncover": UncoverBuilding,
    "discard_elder": DiscardElder,
    "wood_on_spaces": WoodOnSpaces,
    "turn_share": TurnShare,
    "old_man": OldMan,
}


def part_of(node: ast.AST, open_: bool) -> Part:
    """Read one part of what a card does; `open_` if it is asked between actions."""
    name = call_name(node)
    if not isinstance(node, ast.Call):
        raise Wrong(node, f"expected a word with brackets, found {said(node)}")
    if name == "gain":
        return Gain(*goods(node))
    if name == "store" and any([keyword.arg == "guests" for keyword in node.keywords]):
        raise Wrong(node, "the Reserve holds wood, fish and gold, no guests")
    if name == "store":
        over = any([keyword.arg == "over" for keyword in node.keywords])
        return Store(*goods(node, ("over",)), over)
    if name in ("pay", "unstore"):
        return payment(node)
    if name == "trade":
        return trade(node)
    if name == "act":
        return act(node)
    if name == "may":
        inner = parts_of(node.args, open_)
        only = inner[0]
        if len(inner) == 1 and isinstance(only, OneOf):
            return OneOf(only.parts, options_of(only.parts), True)
        return May(inner, open_)
    if name == "one_of":
        inner = parts_of(node.args, open_)
        return OneOf(inner, options_of(inner), False)
    if name == "both":
        return Both(parts_of(node.args, open_))
    if name == "lose":
        return Lose(integer(keywords(node, ("fish",)).get("fish", node)))
    if name == "twice" and len(node.args) == 1:
        return Twice(part_of(node.args[0], open_))
    if name == "take" and node.args and isinstance(node.args[0], ast.Name) and node.args[0].id in SHIP_WORDS:
        given = keywords(node, ("up_to", "from_box"))
        up_to = integer(given["up_to"]) if "up_to" in given else 1
        if up_to != 1 and (node.args[0].id, up_to) != ("SLOOP", 2):
            raise Wrong(node, "only sloops can be taken several at a time, as take(SLOOP, up_to=2)")
        return FreeShip(SHIP_WORDS[node.args[0].id], up_to, "from_box" in given)
    if name == "fell":
        given = keywords(node, ("up_to",))
        if len(node.args) + len(given) != 1:
            raise Wrong(node, f"expected fell(1), fell(2) or fell(up_to=2), found {said(node)}")
        number = integer(given["up_to"] if given else node.args[0])
        if number not in (1, 2):
            raise Wrong(node, f"one or two forests can be removed, found {number}")
        return FellSome(number, bool(given))
    if name == "forest" and not node.args:
        return AddForest("free" in keywords(node, ("free",)))
    if name == "distribute" and len(node.args) == 1:
        return Distribute(value(node.args[0]))
    if name in PLAIN_PARTS and not node.args and not node.keywords:
        plain: Part = PLAIN_PARTS[name]()
        return plain
    raise Wrong(node, f"cards do not know the word {said(node)}")


def parts_of(nodes: list[ast.expr], open_: bool) -> list[Part]:
    """Read several parts."""
    if not nodes:
        raise Wrong(ast.Constant(0), "expected something that happens, found nothing in the brackets")
    return [part_of(node, open_) for node in nodes]


def options_of(parts: list[Part]) -> list[Answer]:
    """Give the options by which several things are chosen: by the action, by the ship sold, or by their number."""
    found: list[Answer] = []
    for number, whole in enumerate(parts):
        part = whole.parts[0] if isinstance(whole, Both) else whole
        if isinstance(part, Action):
            found.append(DO[part.event])
        elif isinstance(part, Trade) and part.pay.ships in SELL:
            found.append(SELL[part.pay.ships])
        elif number < len(CHOOSE):
            found.append(CHOOSE[number])
        else:
            raise Wrong(ast.Constant(0), f"one_of offers at most {len(CHOOSE)} things")
    return found


# Cards.


def hook(event: int, when: Text, parts: list[Part], only: ast.AST | None, once: bool = False) -> Hook:
    """Read an effect that waits for something."""
    return Hook(event, when, parts, None if only is None else condition(only), once)


def before_parts(node: ast.Call, event: str) -> list[Part]:
    """Read what comes before an action: only what cannot spoil the action that it comes before."""
    if event not in words.BEFORE:
        raise Wrong(node, f"before knows {', '.join(words.BEFORE)}, found {event}")
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


def ability(card: Card, node: ast.AST) -> None:
    """Read one thing that a card does, and add it with its sentence."""
    if isinstance(node, ast.Name):
        if node.id == "on_track":
            card.on_track = True
            card.sentences.append(words.ON_TRACK)
        elif node.id in MARKS:
            card.marks.append(node.id)
            card.sentences.append(words.MARKS[node.id])
        else:
            raise Wrong(node, f"cards do not know the word {node.id}; expected one of on_track, {', '.join(MARKS)}")
        return
    name = call_name(node)
    if not isinstance(node, ast.Call):
        return
    only = {keyword.arg: keyword.value for keyword in node.keywords}.get("only")
    if name in ("now", "anytime", "when", "once") and node.keywords:
        raise Wrong(node, f"{name} knows no names, found {node.keywords[0].arg}")
    if name == "now":
        made = Hook(NOW, words.IMMEDIATELY, [Now(parts_of(node.args, True), True)], None, False)
        card.hooks.append(made)
        card.sentences.append(words.sentence(made))
    elif name == "after":
        event = event_of(node)
        made = hook(EVENT_WORDS[event], words.AFTER[event], parts_of(node.args[1:], True), only)
        if event == "NEW_GOLD" and all([isinstance(part, Gain) for part in made.parts]):
            made.sensitive = False  # whenever it comes, it comes to the same
            made.touches = SUPPLY
        card.hooks.append(made)
        card.sentences.append(words.sentence(made))
    elif name == "before":
        event = event_of(node)
        parts = before_parts(node, event)
        made = hook(EVENT_WORDS[event], words.BEFORE[event], parts, only)
        if isinstance(made.parts[0], Gain) and event in ("SHIP", "BUILD"):
            if only is not None or made.sensitive or len(made.parts) > 1 or not said_nothing(made.parts[0].guests):
                raise Wrong(
                    node, "before SHIP and BUILD goods come in fixed numbers, without guests and without a condition"
                )
            made.event = PAYING_SHIP if event == "SHIP" else PAYING_BUILDING
        card.before.append(made)
        card.sentences.append(words.sentence(made))
    elif name in ("when", "once"):
        if not node.args:
            raise Wrong(node, f"expected {name}(condition, what happens), found {said(node)}")
        when = words.WHEN if name == "when" else words.AS_SOON_AS
        made = hook(STATE, when, parts_of(node.args[1:], True), node.args[0], name == "once")
        card.hooks.append(made)
        card.sentences.append(words.sentence(made))
    elif name == "anytime":
        exchange = Exchange(trade(node))
        card.exchanges.append(exchange)
        card.sentences.append(words.anytime(exchange.trade))
    elif name == "cheaper":
        cheaper(card, node, only)
    else:
        raise Wrong(
            node, f"cards do not know the word {name}; expected now, before, after, when, once, anytime or cheaper"
        )


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
    if not on or not given:
        raise Wrong(node, f"expected what is cheaper and by what, such as cheaper(SHIP, wood=2), found {said(node)}")
    when = None if only is None else condition(only)
    card.discounts.append(Discount(on, given.get("wood", 0), given.get("fish", 0), given.get("gold", 0), when))
    card.sentences.append(words.cheaper([arg.id for arg in node.args if isinstance(arg, ast.Name)], given, when))


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
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and 0 < len(node.value.strip()) <= 40:
        if not set(node.value) & set(":/{}\n"):
            return node.value.strip()
    raise Wrong(node, f"expected a name in quotes, without : / or braces, found {said(node)}")


def card(node: ast.AST) -> Card:
    """Read one card: number, English and German name, cost, points, and what it does."""
    if call_name(node) != "card" or not isinstance(node, ast.Call):
        raise Wrong(node, f"expected card(...), found {said(node)}")
    if len(node.args) < 5:
        raise Wrong(node, 'expected card(number, "English name", "German name", cost, points, what it does ...)')
    number = node.args[0]
    if not isinstance(number, ast.Constant) or type(number.value) is not int:
        raise Wrong(node, f"expected the number of the card, found {said(number)}")
    last = number.value % 100
    if not 1 <= number.value // 100 <= 9 or not (1 <= last <= 18 or 21 <= last <= 32 or 41 <= last <= 54):
        raise Wrong(node, f"expected a number that ends in 01-18 (A), 21-32 (B) or 41-54 (C), found {number.value}")
    made = Card(
        number.value, Text(name_of(node.args[1]), name_of(node.args[2])), costs(node.args[3]), value(node.args[4])
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
        said_points = [words.AT_THE_END.say(lang, made.points.words(words.POINT, lang)) for lang in ("en", "de")]
        made.sentences.append(Text(said_points[0], said_points[1]))
    made.entitle()
    return made


def category(made: Card, kind: ast.AST | None) -> str:
    """Give the category of a card: as it is written, or by what it does."""
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
    return "SPECIAL" if made.marks or made.discounts or made.on_track else "POINTS"


class Deck:
    """What a deck file holds: its name, its cards, and what is wrong, line by line."""

    def __init__(self, name: Text, cards: list[Card], problems: list[tuple[int, str]]) -> None:
        self.name = name
        self.cards = cards
        self.problems = problems


LIMITS: Final = {"A": 18, "B": 12, "C": 14}


def read_deck(source: str) -> Deck:
    """Read a deck file; what cannot be read is listed with its line, and the rest is read all the same."""
    name = Text("", "")
    cards: list[Card] = []
    problems: list[tuple[int, str]] = []
    for line, node in statements(source, problems):
        try:
            if call_name(node) == "deck" and isinstance(node, ast.Call):
                if len(node.args) != 2:
                    raise Wrong(node, 'expected deck("English name", "German name")')
                name = Text(name_of(node.args[0]), name_of(node.args[1]))
            else:
                made = card(node)
                for other in cards:
                    if made.number == other.number or made.name.en == other.name.en or made.name.de == other.name.de:
                        raise Wrong(
                            node, f"there are two cards {other.number} {other.name.en}, {made.number} {made.name.en}"
                        )
                cards.append(made)
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


def statements(source: str, problems: list[tuple[int, str]]) -> list[tuple[int, ast.AST]]:
    """Divide a file into its calls; a line that is no Python is reported, with the others still read."""
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


def said(node: ast.AST) -> str:
    """Show what stands there, in short."""
    try:
        return repr(ast.unparse(node)[:60])
    except (ValueError, RecursionError, AttributeError):
        return "something else"
