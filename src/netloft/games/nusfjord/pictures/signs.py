"""The effect of a card as a sentence of signs, made from the words of its line in the deck file.

A sentence is a list of short texts.  A text of lower-case letters and dashes names a sign that the page draws; any
other text is shown as it is.  So `after(SHIP, store(wood=2))` becomes `ship › barrel +2 wood`.
"""

from __future__ import annotations

import ast
import re
from typing import Final

from netloft.games.nusfjord.rules.decks.old_words import in_new_words

Signs = list[str]

SIGN: Final = re.compile(r"[a-z-]+")

EVENTS: Final = {
    "TRANSFER": "barrel",
    "SERVE": "plate",
    "BUILD": "hammer",
    "ISSUE": "share",
    "DEFOREST": "axe",
    "THIN": "saw",
    "REFOREST": "sapling",
    "SHIP": "ship",
    "ELDER": "elder",
    "USE_ELDER": "elder !",
    "WORKER": "worker",
    "TURN": "worker ✓",
    "ROUND": "clock",
    "LAST_ROUND": "clock =7",
    "CLEAR_ELDER": "elder 3 fish",
    "FELL_FOREST": "stump",
    "RESERVE_EMPTY": "barrel =0",
    "NEW_GOLD": "gold",
    "FOREST_SPACE": "worker axe / saw / sapling",
}
"""What effects wait for; actions without a worker have the same signs."""

SHIPS: Final = {"SHIP": "ship", "SLOOP": "sloop", "CUTTER": "cutter", "SCHOONER": "schooner", "BUILD": "hammer"}
"""What can be taken, or costs less."""

COUNTS: Final = {
    "WOOD": "wood",
    "FISH": "fish",
    "GOLD": "gold",
    "GUESTS": "guest",
    "ABOARD": "guest ship",
    "RESERVE_WOOD": "barrel wood",
    "RESERVE_FISH": "barrel fish",
    "RESERVE_GOLD": "barrel gold",
    "ALL_FISH": "fish + barrel fish",
    "FRESH_GOLD": "gold",
    "SLOOPS": "sloop",
    "CUTTERS": "cutter",
    "SCHOONERS": "schooner",
    "SMALL_SHIPS": "sloop cutter",
    "SHIPS": "ship",
    "SHIPS_LEFT": "pier ship",
    "HAUL": "net",
    "RIVAL_HAUL": "rival net",
    "FREE_TRACK": "track",
    "ELDERS": "elder",
    "ELDERS_LEFT": "pier elder",
    "FISH_ON_ELDERS": "elder fish",
    "PLATES": "plate",
    "SHARES": "share",
    "FORESTS": "forest",
    "FREE": "plot",
    "FREE_BOTTOM": "plot ↓",
    "UNFORESTED": "plot house",
    "BUILDINGS": "house",
    "A_BUILDINGS": "A house",
    "B_BUILDINGS": "B house",
    "C_BUILDINGS": "C house",
    "BUILDINGS_COSTING_WOOD": "house wood",
    "BUILDINGS_BY_FOREST": "house forest",
    "FORESTS_BESIDE": "↔ forest",
    "BUILDINGS_BESIDE": "↔ house",
    "BUILDINGS_AROUND": "✣ house",
    "UNISSUED": "share-back",
    "PLAYERS": "rival",
    "ROUND": "clock",
    "WORKER_NUMBER": "worker №",
    "WORKERS_ON_BUILD": "worker hammer",
    "FELLED": "stump",
    "ELDERS_USED": "elder !",
    "BUILT": "hammer",
}

MARKS: Final = {
    "on_track": "house → track",
    "forests_feed": "net ≥ forest",
    "fishes_twice": "fish 2×",
    "leaves_one": "elder › 1 fish",
    "extra_forest": "sapling › +1 forest",
    "minus_doubled": "2× − flag",
    "pays_back": "share › gold → barrel",
    "covers_spaces": "1 wood → plot",
}
"""Rules that a card changes."""

PARTS: Final = {
    "swap_ship": "sloop → cutter → schooner",
    "take(SCHOONER, moored=True)": "schooner → barrel",
    "take(RAFT)": "+1 raft",
    "take(SHARE)": "share-back → share",
    "sloop_and_elders": "+1 sloop +2 elder",
    "forest": "+1 forest",
    "forest(each=True)": "+1 forest / forest",
    "discard_elder": "− pier elder",
    "clear(PLATES)": "− plate",
    "clear(PLATES, ELDERS)": "− plate elder fish",
    "uncover": "+1 cards",
    "raze": "− house",
    "old_man": "gold → share",
}
"""What has no numbers, by its word or in full."""

GOODS: Final = {
    "wood": "wood",
    "fish": "fish",
    "gold": "gold",
    "guests": "guest",
    "sloop": "sloop",
    "cutter": "cutter",
    "schooner": "schooner",
}


def is_sign(text: str) -> bool:
    """Return whether a text of a sentence names a sign."""
    return SIGN.fullmatch(text) is not None


def signs_of(card: ast.Call) -> Signs:
    """Return the sentence of a card's line: what it does, or what it is worth if that is all."""
    found: Signs = []
    for node in card.args[5:]:
        found += ["·", *ability(node)] if found else ability(node)
    if isinstance(card.args[4], ast.Constant | ast.UnaryOp):
        return found
    worth = amount(card.args[4], "flag", "")
    return [*found, "·", *worth] if found else worth


def elder_signs(elder: ast.Call) -> Signs:
    """Return the sentence of an elder's line."""
    return parts(elder.args[1:])


def ability(node: ast.expr) -> Signs:
    """Return the signs of one thing that a card does."""
    node = in_new_words(node)
    if isinstance(node, ast.Name):
        return MARKS[node.id].split()
    word, args = call(node)
    only = named(node).get("only")
    extra = condition(only) if only is not None else []
    if word in ("after", "after_other", "before"):
        mark = {"after": [], "after_other": ["rival"], "before": ["‹"]}[word]
        return [*mark, *EVENTS[name(args[0])].split(), *extra, "›", *parts(args[1:])]
    if word in ("when", "once"):
        return [*condition(args[0]), "›", *parts(args[1:])]
    if word == "anytime":
        return [*part(args[0]), "→", *part(args[1])]
    if word == "worthless":
        return [*joined([COUNTS[name(arg)].split() for arg in args], "·"), "=0", "flag"]
    if word == "cheaper":
        things = [SHIPS[name(arg)] for arg in args]
        return [*joined([[thing] for thing in things], "/"), *extra, *goods(node, "−")]
    return parts(args)


def parts(nodes: list[ast.expr]) -> Signs:
    """Return the signs of several things, one after the other."""
    return [sign for node in nodes for sign in part(node)]


def part(node: ast.expr) -> Signs:
    """Return the signs of one part of an effect."""
    node = in_new_words(node)
    word, args = call(node)
    given = named(node)
    known = PARTS.get(ast.unparse(node)) or PARTS.get(word)
    if known is not None:
        return known.split()
    if word == "gain":
        return goods(node, "+")
    if word == "store":
        return ["barrel", *goods(node, "+")]
    if word in ("pay", "lose"):
        return goods(node, "−")
    if word == "unstore":
        return ["barrel", *goods(node, "−")]
    if word == "trade":
        return [*part(args[0]), "→", *part(args[1])]
    if word == "one_of":
        return joined([part(arg) for arg in args], "/")
    if word == "twice":
        return ["2×", *parts(args)]
    if word == "take":
        return [f"+{plain(given['up_to'])}" if "up_to" in given else "+1", SHIPS[name(args[0])]]
    if word == "lay":
        return [*goods(node, "+"), "/", *COUNTS[name(given["on"])].split()]
    if word == "fell" and "each" in given:
        return ["−", "forest", "›", *part(given["each"])]
    if word == "fell":
        return [f"−{plain(given['up_to'] if given else args[0])}", "forest"]
    if word == "distribute":
        return ["net", *amount(args[0], "fish", "+")]
    if word == "act":
        return action(name(args[0]), given)
    return parts(args)  # may, both


def action(event: str, given: dict[str, ast.expr]) -> Signs:
    """Return the signs of an action without a worker, with what is special about it."""
    found = EVENTS[event].split()
    if "pays" in given:
        found += ["›", *part(given["pays"])]
    if "wood" in given:
        found += ["›", *amount(given["wood"], "wood", "+")]
    if "less" in given:
        found += [f"−{plain(given['less'])}", "wood"]
    if "forests" in given:
        found += [f"+{plain(given['forests'])}", "forest"]
    for key in ("plates", "shares"):
        if key in given:
            found.append(f"{plain(given[key])}×")
    return found


def goods(node: ast.expr, sign: str) -> Signs:
    """Return the goods that a word names, each with its number."""
    return [found for key, value in named(node).items() if key in GOODS for found in amount(value, GOODS[key], sign)]


def amount(node: ast.expr, unit: str, sign: str) -> Signs:
    """Return a number of something; a count is shown as so many for each."""
    if isinstance(node, ast.Name):
        return [f"{sign}1", unit, "/", *COUNTS[node.id].split()]
    if isinstance(node, ast.IfExp):
        other = amount(node.orelse, unit, sign)
        return [*condition(node.test), "›", *amount(node.body, unit, sign), *(["/", *other] if other[0] != "0" else [])]
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        return [f"{sign}{plain(node.left)}", unit, "/", *amount(node.right, unit, sign)[3:]]
    if isinstance(node, ast.BinOp):
        return [
            *amount(node.left, unit, sign),
            *amount(node.right, unit, "+" if isinstance(node.op, ast.Add) else "−"),
        ]
    if isinstance(node, ast.Call):
        word, args = call(node)
        if word == "at_most":
            return [*amount(args[1], unit, sign), f"≤{plain(args[0])}"]
        if word == "fewest":
            return [f"{sign}1", unit, "/", *joined([COUNTS[name(arg)].split() for arg in args], "·")]
        steps = [f"{plain(low)}›{plain(high)}" for low, high in [pair(arg) for arg in args[1:]]]
        return [*COUNTS[name(args[0])].split(), *joined([[step] for step in steps], "·"), unit]
    return [f"{sign}{plain(node)}", unit]


def condition(node: ast.expr) -> Signs:
    """Return what must hold."""
    if isinstance(node, ast.BoolOp):
        return joined([condition(value) for value in node.values], "&" if isinstance(node.op, ast.And) else "/")
    if not isinstance(node, ast.Compare):
        raise TypeError(f"expected a condition, found {ast.unparse(node)}")
    left, right = COUNTS[name(node.left)].split(), node.comparators[0]
    if isinstance(right, ast.Name):
        return [*left, "=", *COUNTS[right.id].split()]
    if isinstance(right, ast.Tuple):
        return [*left, "=" + "/".join([plain(value) for value in right.elts])]
    return [*left, f"{'=' if isinstance(node.ops[0], ast.Eq) else '≥'}{plain(right)}"]


def joined(groups: list[Signs], between: str) -> Signs:
    """Join several groups of signs."""
    found = list(groups[0])
    for group in groups[1:]:
        found += [between, *group]
    return found


def call(node: ast.expr) -> tuple[str, list[ast.expr]]:
    """Return the word and the arguments of a call."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id, node.args
    raise TypeError(f"expected a word with brackets, found {ast.unparse(node)}")


def named(node: ast.expr) -> dict[str, ast.expr]:
    """Return the named arguments of a call."""
    if not isinstance(node, ast.Call):
        return {}
    return {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg}


def name(node: ast.expr) -> str:
    """Return a word without brackets."""
    if isinstance(node, ast.Name):
        return node.id
    raise TypeError(f"expected a word, found {ast.unparse(node)}")


def pair(node: ast.expr) -> tuple[ast.expr, ast.expr]:
    """Return two values in brackets."""
    if isinstance(node, ast.Tuple):
        return node.elts[0], node.elts[1]
    raise TypeError(f"expected two numbers in brackets, found {ast.unparse(node)}")


def plain(node: ast.expr) -> str:
    """Return a number as it is written, with a true minus sign."""
    return ast.unparse(node).replace("-", "−")
