"""The words of deck files for numbers, conditions, goods and what happens, read from a file that is data."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from netloft.games.nusfjord.rules.actions.action import SIMPLE_ACTIONS, Action
from netloft.games.nusfjord.rules.actions.banquet import Serve
from netloft.games.nusfjord.rules.actions.forests import AddForest, AddToEach, FellAllButOne, FellSome, Reforest
from netloft.games.nusfjord.rules.actions.shares import Issue
from netloft.games.nusfjord.rules.actions.ships import BuildShip, FreeShip, Moor, Raft
from netloft.games.nusfjord.rules.actions.using_elders import ClearTable, GoldOnElders
from netloft.games.nusfjord.rules.board import (
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
from netloft.games.nusfjord.rules.cards import sentences
from netloft.games.nusfjord.rules.cards.buildings import ON_BUILDING, ON_CUTTER, ON_SCHOONER, ON_SLOOP, said_nothing
from netloft.games.nusfjord.rules.cards.counts import COUNTS
from netloft.games.nusfjord.rules.cards.goods import Gain, Goods, Pay, Store, Trade
from netloft.games.nusfjord.rules.cards.parts import CHOOSE, DO, PLAIN_PARTS, SELL, Answer, May, OneOf, Part
from netloft.games.nusfjord.rules.cards.special import Both, Lose, TurnShare, Twice, WoodOnSpaces
from netloft.games.nusfjord.rules.cards.values import (
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
from netloft.games.nusfjord.rules.decks.old_words import in_new_words
from netloft.games.nusfjord.rules.phases.fishing import Distribute

if TYPE_CHECKING:
    from collections.abc import Callable

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
MARKS: Final = tuple(sentences.MARKS)
CATEGORIES: Final = ("IMMEDIATELY", "WHENEVER", "ONCE", "ANYTIME", "SPECIAL", "POINTS")
MOST: Final = 30  # no number on a card is larger
DEAREST: Final = 16  # more wood could not be paid, not even with guests


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
    """Return the word of a call."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id
    raise Wrong(node, f"expected a word with brackets such as gain(fish=4), found {said(node)}")


def keywords(node: ast.Call, allowed: tuple[str, ...]) -> dict[str, ast.expr]:
    """Return what is named in a call."""
    found: dict[str, ast.expr] = {}
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
    """Return what can be special about an action."""
    special = {"SERVE": ("plates", "wood"), "ISSUE": ("shares", "pays"), "REFOREST": ("forests",), "SHIP": ("less",)}
    if name not in special and name not in SIMPLE_ACTIONS:
        simple = sorted(SIMPLE_ACTIONS, key=lambda word: SIMPLE_ACTIONS[word].event)
        raise Wrong(node, f"there is no action {name}; expected one of {', '.join([*special, *simple])}")
    return special.get(name, ())


def part_of(node: ast.expr, open_: bool) -> Part:
    """Read one part of what a card does; `open_` if it is asked between actions."""
    node = in_new_words(node)
    name = call_name(node)
    if not isinstance(node, ast.Call):
        raise Wrong(node, f"expected a word with brackets, found {said(node)}")
    if name in PLAIN_PARTS and not node.args and not node.keywords:
        return PLAIN_PARTS[name]()
    found = goods_part(name, node)
    if found is None:
        found = joined_part(name, node, open_)
    if found is None:
        found = deed(name, node)
    if found is None:
        raise Wrong(node, f"cards do not know the word {said(node)}")
    return found


def goods_part(name: str, node: ast.Call) -> Part | None:
    """Read goods that come or go."""
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
    if name == "lose":
        return Lose(integer(keywords(node, ("fish",)).get("fish", node)))
    if name == "distribute" and len(node.args) == 1:
        return Distribute(value(node.args[0]))
    if name == "lay":
        found = LAID.get(ast.unparse(node))
        if found is None:
            raise Wrong(node, f"expected {' or '.join(LAID)}, found {said(node)}")
        return found()
    return None


LAID: Final[dict[str, Callable[[], Part]]] = {
    "lay(gold=1, on=ELDERS)": GoldOnElders,
    "lay(wood=1, on=FREE)": WoodOnSpaces,
}
"""Goods that wait somewhere for their owner."""


def joined_part(name: str, node: ast.Call, open_: bool) -> Part | None:
    """Read several parts, or one that happens on a choice."""
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
    if name == "twice" and len(node.args) == 1:
        return Twice(part_of(node.args[0], open_))
    return None


def deed(name: str, node: ast.Call) -> Part | None:
    """Read an action, or something that is taken, removed or planted."""
    if name == "act":
        return act(node)
    if name == "take" and len(node.args) == 1 and isinstance(node.args[0], ast.Name):
        return take(node, node.args[0].id)
    if name == "fell":
        return fell(node)
    if name == "forest" and not node.args:
        given = keywords(node, ("free", "each"))
        if len(given) > 1:
            raise Wrong(node, f"expected forest(), forest(free=True) or forest(each=True), found {said(node)}")
        return AddToEach() if "each" in given else AddForest("free" in given)
    if name == "clear":
        places = [part.id for part in node.args if isinstance(part, ast.Name)]
        if places not in (["PLATES"], ["PLATES", "ELDERS"]) or node.keywords or len(places) < len(node.args):
            raise Wrong(node, f"expected clear(PLATES) or clear(PLATES, ELDERS), found {said(node)}")
        return ClearTable("ELDERS" in places)
    return None


def take(node: ast.Call, what: str) -> Part:
    """Read something that costs nothing: a ship, a raft or a share."""
    given = keywords(node, ("up_to", "from_box", "moored") if what in SHIP_WORDS else ())
    if what == "RAFT":
        return Raft()
    if what == "SHARE":
        return TurnShare()
    if what not in SHIP_WORDS:
        raise Wrong(node, f"expected one of {', '.join(SHIP_WORDS)}, RAFT or SHARE, found {said(node)}")
    if "moored" in given:
        if what != "SCHOONER" or len(given) > 1:
            raise Wrong(node, "only a schooner can be moored, as take(SCHOONER, moored=True)")
        return Moor()
    up_to = integer(given["up_to"]) if "up_to" in given else 1
    if up_to != 1 and (what, up_to) != ("SLOOP", 2):
        raise Wrong(node, "only sloops can be taken several at a time, as take(SLOOP, up_to=2)")
    return FreeShip(SHIP_WORDS[what], up_to, "from_box" in given)


def fell(node: ast.Call) -> Part:
    """Read forests that are removed."""
    given = keywords(node, ("up_to", "all_but", "each"))
    if sorted(given) == ["all_but", "each"] and not node.args:
        each = part_of(given["each"], False)
        if (
            integer(given["all_but"]) != 1
            or not isinstance(each, Gain)
            or each.sensitive
            or not said_nothing(each.guests)
        ):
            raise Wrong(node, f"expected fixed goods such as fell(all_but=1, each=gain(wood=1)), found {said(node)}")
        return FellAllButOne(each)
    if len(node.args) + len(given) != 1 or ("up_to" not in given and not node.args):
        raise Wrong(node, f"expected fell(1), fell(2) or fell(up_to=2), found {said(node)}")
    number = integer(given["up_to"] if given else node.args[0])
    if number not in (1, 2):
        raise Wrong(node, f"one or two forests can be removed, found {number}")
    return FellSome(number, bool(given))


def parts_of(nodes: list[ast.expr], open_: bool) -> list[Part]:
    """Read several parts."""
    if not nodes:
        raise Wrong(ast.Constant(0), "expected something that happens, found nothing in the brackets")
    return [part_of(node, open_) for node in nodes]


def options_of(parts: list[Part]) -> list[Answer]:
    """Return the options by which several things are chosen: by the action, by the ship sold, or by their number."""
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


def said(node: ast.AST) -> str:
    """Show what stands there, in short."""
    try:
        return repr(ast.unparse(node)[:60])
    except (ValueError, RecursionError, AttributeError):
        return "something else"
