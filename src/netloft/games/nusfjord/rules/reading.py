"""Reading a position of Nusfjord that was dumped or written by hand, and saying what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from netloft.core.plain import known, listing, mapping, number, truth
from netloft.core.position import CHANCE
from netloft.core.record import BadRecord
from netloft.games.nusfjord.rules.board import COIN_ON, GOLD_ON, LAST, PLATES, WORKER_ON
from netloft.games.nusfjord.rules.cards import Hook
from netloft.games.nusfjord.rules.checking import check_to_do
from netloft.games.nusfjord.rules.elders import BY_NAME, ON_TOP, elder_name
from netloft.games.nusfjord.rules.harbor import (
    ABOARD,
    BUILT,
    COUNCIL,
    COVERED,
    DOUBLE_MASKS,
    DOUBLE_NAMES,
    ELDERS_USED,
    FELLED,
    FISH,
    FOREST,
    FRESH_GOLD,
    GOLD,
    GUESTS,
    MOST_ELDERS,
    MOST_WOOD,
    OLD_MAN,
    ONCE,
    R_FISH,
    R_GOLD,
    R_SCHOONER,
    R_WOOD,
    SAVED,
    SHIPS,
    SLOOPS,
    SPACE,
    SPACES,
    UNISSUED,
    WOOD,
    WOOD_ON,
    WORKERS,
    Harbor,
    room,
)
from netloft.games.nusfjord.rules.piles import fresh_pile
from netloft.games.nusfjord.rules.position import Nusfjord
from netloft.games.nusfjord.rules.rounds import RETURNING_HOME, ROUNDS
from netloft.games.nusfjord.rules.setup import hidden_elders
from netloft.games.nusfjord.rules.showing import ALL_PLACES, board_names
from netloft.games.nusfjord.rules.turns import TURNS, TURNS_EACH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from netloft.core.effect import Effect

CONTRACT = ("game", "rules", "seats", "options", "to_do", "answers", "deciders", "together", "over")
FIELDS = (
    "round", "first", "turn", "plates", "ships", "elders", "forgotten", "forgotten left", "buildings", "left in pile",
    "spaces", "issued", "harbors", "hauls", "running", "series", "pile", "drawn", "face-down", "forgotten pile",
    "coming",
)  # fmt: skip
HARBOR = (
    "wood", "fish", "gold", "guests", "reserve", "track", "aboard", "forests", "buildings", "wood on", "council",
    "shares",
    "unissued", "workers", "felled", "elders used", "built", "new gold", "old man", "covered", "once", "hand",
    "cards in hand",
)  # fmt: skip
RUNNING = (
    "pool", "parked", "offered", "answer", "building", "place", "elder", "due", "catch", "coins", "fed", "dividends",
)  # fmt: skip
MOST = 999


def read(g: Nusfjord, data: dict[str, Any]) -> None:
    """Fill a blank position; every part may be left out and is then as at the start of a game."""
    known(data, "position", (*CONTRACT, *FIELDS))
    g.round = number(data.get("round", 1), "round", 1, LAST + 1)
    g.first = number(data.get("first", 0), "first", 0, g.seats - 1)
    g.turn = number(data.get("turn", 0), "turn", 0, TURNS_EACH * g.seats)
    g.plates = number(data.get("plates", max(1, g.seats - 1)), "plates", 0, len(PLATES))
    read_elders(g, data)
    read_series(g, mapping(data.get("series", {}), "series"))
    read_harbors(g, data)
    read_ships(g, data)
    read_cards(g, data)
    read_board(g, data)
    read_running(g, mapping(data.get("running", {}), "running"))
    if "to_do" not in data:
        g.push(CHANCE, TURNS, RETURNING_HOME, ROUNDS)
    check_to_do(g)


def read_elders(g: Nusfjord, data: dict[str, Any]) -> None:
    """Read the six stacks and the pile of the forgotten."""
    tops = ON_TOP[g.seats - 1]
    usual = [[elder_name(stack)] + ([elder_name(stack + 6)] if stack + 6 in tops else []) for stack in range(6)]
    seated = [
        name
        for h in listing(data.get("harbors", []), "harbors", None)
        if isinstance(h, dict) and isinstance(h.get("council"), dict)
        for name in h["council"]
    ]
    usual = [[name for name in stack if name not in seated] for stack in usual]
    for stack, value in enumerate(listing(data.get("elders", usual), "elders", 6)):
        names = listing(value, f"elders[{stack}]", None)
        g.hidden[stack] = names.count("?")
        seen = [elder(name, f"elders[{stack}]") for name in names if name != "?"]
        if len(seen) > 2 or names[: g.hidden[stack]] != ["?"] * g.hidden[stack] or g.hidden[stack] > 1:
            raise BadRecord(f"elders[{stack}]: expected at most one ? and two elders on it, found {names!r:.80}")
        g.tops[stack] = seen[-1] if seen else -1
        g.below[stack] = seen[0] if len(seen) == 2 else -1
    top = [elder(name, "forgotten") for name in listing(data.get("forgotten", []), "forgotten", None)]
    if len(top) > 1:
        raise BadRecord(f"forgotten: expected the top of the pile or nothing, found {data['forgotten']!r:.80}")
    g.tops[6] = top[0] if top else -1
    out = {*g.tops, *g.below, *[BY_NAME[name] for name in seated if name in BY_NAME]}
    under = [elder_name(number_) for number_ in hidden_elders(g) if number_ not in out] if sum(g.hidden) else []
    g.face_down = [elder(name, "face-down") for name in listing(data.get("face-down", under), "face-down", None)]
    if len(g.face_down) < sum(g.hidden):
        raise BadRecord(f"face-down: expected {sum(g.hidden)} elders, one for each ?, found {len(g.face_down)}")
    g.forgotten = [elder(n, "forgotten pile") for n in listing(data.get("forgotten pile", []), "forgotten pile", None)]


def read_series(g: Nusfjord, data: dict[str, Any]) -> None:
    """Read where a series of games stands."""
    known(data, "series", ("game", "results", "gone", "spared", "razed"))
    g.number = number(data.get("game", 1), "series.game", 1, 3)
    results = listing(data.get("results", []), "series.results", None)
    if len(results) != (g.number - 1) * g.seats and results:
        raise BadRecord(f"series.results: expected {(g.number - 1) * g.seats} numbers")
    for result in results:
        if not isinstance(result, int | float) or isinstance(result, bool):
            raise BadRecord(f"series.results: expected numbers, found {result!r:.80}")
    g.results = list(results)
    g.gone = cards(g, data.get("gone", []), "series.gone")
    g.spared = cards(g, data.get("spared", []), "series.spared")
    g.razed = cards(g, data.get("razed", []), "series.razed")


def read_harbors(g: Nusfjord, data: dict[str, Any]) -> None:
    """Read what everybody has."""
    harbors = listing(data.get("harbors", [{} for _ in range(g.seats)]), "harbors", g.seats)
    for seat, part in enumerate(harbors):
        where = f"harbors[{seat}]"
        harbor = mapping(part, where)
        known(harbor, where, HARBOR)
        read_harbor(g, seat, harbor, where)
    seen: list[int] = [top for top in [*g.tops, *g.below] if top >= 0] + g.face_down + g.forgotten
    for seat in range(g.seats):
        seen += g.council(seat)
    if len(set(seen)) != len(seen):
        raise BadRecord("elders: an elder cannot be in two places")
    for seat in range(g.seats):
        g.set_powers(seat)


def read_harbor(g: Nusfjord, seat: int, data: dict[str, Any], where: str) -> None:
    """Read one harbor."""
    h = g.harbors[seat]
    h[WOOD] = number(data.get("wood", 0), f"{where}.wood", 0, MOST_WOOD)
    for place, name in (
        (FISH, "fish"),
        (GOLD, "gold"),
        (GUESTS, "guests"),
        (FELLED, "felled"),
        (FRESH_GOLD, "new gold"),
    ):
        h[place] = number(data.get(name, 0), f"{where}.{name}", 0, MOST)
    reserve = mapping(data.get("reserve", {}), f"{where}.reserve")
    known(reserve, f"{where}.reserve", ("wood", "fish", "gold", "schooner"))
    for place, name, most in (
        (R_WOOD, "wood", MOST),
        (R_FISH, "fish", 16),
        (R_GOLD, "gold", MOST),
        (R_SCHOONER, "schooner", 1),
    ):
        h[place] = number(reserve.get(name, 0), f"{where}.reserve.{name}", 0, most)
    for start, name in ((SLOOPS, "track"), (ABOARD, "aboard")):
        ships = mapping(data.get(name, {}), f"{where}.{name}")
        known(ships, f"{where}.{name}", SHIPS)
        for ship, kind in enumerate(SHIPS):
            h[start + ship] = number(ships.get(kind, 0), f"{where}.{name}.{kind}", 0, 7)
    for ship, kind in enumerate(SHIPS):
        if h[ABOARD + ship] > (h[SLOOPS + ship] if ship < 3 else 0):
            raise BadRecord(f"{where}.aboard.{kind}: at most one guest on each ship")
    read_land(g, h, data, where)
    if room(h) < 0:
        raise BadRecord(f"{where}.track: the ships do not fit")
    read_council(g, seat, mapping(data.get("council", {}), f"{where}.council"), f"{where}.council")
    own = [2 if colour == seat else 0 for colour in range(g.seats)]
    shares = listing(data.get("shares", own), f"{where}.shares", g.seats)
    for colour, held in enumerate(shares):
        g.shares[seat * g.seats + colour] = number(held, f"{where}.shares", 0, 5)
    h[UNISSUED] = number(data.get("unissued", 3), f"{where}.unissued", 0, 3)
    h[WORKERS] = number(data.get("workers", 0), f"{where}.workers", 0, TURNS_EACH)
    h[ELDERS_USED] = number(data.get("elders used", 0), f"{where}.elders used", 0, MOST)
    h[BUILT] = number(data.get("built", 0), f"{where}.built", 0, MOST)
    h[OLD_MAN] = int(truth(data.get("old man", False), f"{where}.old man"))
    h[SAVED] = number(data.get("covered", 0), f"{where}.covered", 0, len(SPACES))
    g.hands[seat] = cards(g, data.get("hand", []), f"{where}.hand")


def read_land(g: Nusfjord, h: Harbor, data: dict[str, Any], where: str) -> None:
    """Read forests, buildings, and wood on free spaces."""
    h[COVERED] = 0
    forests = mapping(data.get("forests", {"c1": 2, "c2": 1, "c3": 1}), f"{where}.forests")
    known(forests, f"{where}.forests", DOUBLE_NAMES)
    for double, name in enumerate(DOUBLE_NAMES):
        h[FOREST + double] = number(forests.get(name, 0), f"{where}.forests.{name}", 0, MOST)
        if h[FOREST + double]:
            if h[COVERED] & DOUBLE_MASKS[double]:
                raise BadRecord(f"{where}.forests.{name}: forests overlap")
            h[COVERED] |= DOUBLE_MASKS[double]
    buildings = mapping(data.get("buildings", {}), f"{where}.buildings")
    known(buildings, f"{where}.buildings", ALL_PLACES)
    for space, name in enumerate(ALL_PLACES):
        h[SPACE + space] = 0
        if name in buildings:
            index = cards(g, [buildings[name]], f"{where}.buildings.{name}")[0]
            if g.cards.all[index].on_track != (name == "track"):
                raise BadRecord(f"{where}.buildings.{name}: {buildings[name]} does not belong there")
            h[SPACE + space] = index + 1
            if space < len(SPACES):
                if h[COVERED] >> space & 1:
                    raise BadRecord(f"{where}.buildings.{name}: there is a forest")
                h[COVERED] |= 1 << space
    h[WOOD_ON] = places(data.get("wood on", []), f"{where}.wood on", SPACES)
    if h[WOOD_ON] & h[COVERED]:
        raise BadRecord(f"{where}.wood on: wood lies on free spaces only")
    h[ONCE] = places(data.get("once", []), f"{where}.once", ALL_PLACES)


def read_council(g: Nusfjord, seat: int, data: dict[str, Any], where: str) -> None:
    """Read a council with what lies on the elders."""
    if len(data) > MOST_ELDERS:
        raise BadRecord(f"{where}: a council has at most {MOST_ELDERS} elders")
    for name, part in data.items():
        at = elder(name, where)
        on = mapping(part, f"{where}.{name}")
        known(on, f"{where}.{name}", ("fish", "gold", "worker", "colour", "coins"))
        g.harbors[seat][COUNCIL] |= 1 << at
        g.elders[at] = number(on.get("fish", 0), f"{where}.{name}.fish", 0, 3)
        g.elders[GOLD_ON + at] = number(on.get("gold", 0), f"{where}.{name}.gold", 0, MOST)
        g.elders[COIN_ON + at] = number(on.get("coins", 0), f"{where}.{name}.coins", 0, 3)
        if truth(on.get("worker", False), f"{where}.{name}.worker"):
            colour = number(on.get("colour", g.colour(seat)), f"{where}.{name}.colour", 0, g.colours - 1)
            g.elders[WORKER_ON + at] = colour + 1


def read_ships(g: Nusfjord, data: dict[str, Any]) -> None:
    """Read the ships on the supply board; if nothing is said, those that nobody has."""
    usual = [max(3, g.seats + 1)] * 3 + [4]
    for h in g.harbors:
        for ship in range(4):
            usual[ship] -= h[SLOOPS + ship] + (h[R_SCHOONER] if ship == 2 else 0)
    given = mapping(data.get("ships", {}), "ships")
    known(given, "ships", SHIPS)
    for ship, kind in enumerate(SHIPS):
        g.ships[ship] = number(given.get(kind, max(0, usual[ship])), f"ships.{kind}", 0, 7)


def read_cards(g: Nusfjord, data: dict[str, Any]) -> None:
    """Read the display and the piles; if nothing is said, a pile holds what lies nowhere else."""
    g.display = cards(g, data.get("buildings", []), "buildings")
    taken = g.display + [number_ - 1 for h in g.harbors for number_ in h[SPACE:] if number_] + g.razed
    for hand in g.hands:
        taken = taken + hand
    g.coming = cards(g, data.get("drawn", []), "drawn")
    piles = mapping(data.get("pile", {}), "pile")
    known(piles, "pile", ("A", "B", "C"))
    for pile, letter in enumerate("ABC"):
        if letter in piles:
            g.piles[pile] = cards(g, piles[letter], f"pile.{letter}")
        else:
            g.piles[pile] = [index for index in fresh_pile(g, pile) if index not in taken]
        taken = taken + g.piles[pile]
    if len(set(taken)) != len(taken):
        twice = [g.cards.all[index].name.en for index in sorted(set(taken)) if taken.count(index) > 1]
        raise BadRecord(f"buildings: a building cannot be in two places: {', '.join(twice)}")


def read_board(g: Nusfjord, data: dict[str, Any]) -> None:
    """Read workers and shares on the action board."""
    spaces = mapping(data.get("spaces", {}), "spaces")
    known(spaces, "spaces", board_names(g))
    for space, name in enumerate(board_names(g)):
        found = listing(spaces.get(name, []), f"spaces.{name}", None)
        for colour in found:
            g.occupy(space, number(colour, f"spaces.{name}", 0, g.colours - 1))
        if len(found) > g.capacity(space):
            raise BadRecord(f"spaces.{name}: expected at most {g.capacity(space)} workers")
    issued = listing(data.get("issued", [0] * g.seats), "issued", g.seats)
    g.issued = [number(held, "issued", 0, 5) for held in issued]
    for colour in range(g.seats):
        total = g.harbors[colour][UNISSUED] + g.issued[colour]
        total += sum([g.shares[holder * g.seats + colour] for holder in range(g.seats)])
        if total > 5:
            raise BadRecord(f"harbors[{colour}].shares: there are five shares of each colour, found {total}")


def read_running(g: Nusfjord, data: dict[str, Any]) -> None:
    """Read what is under way."""
    known(data, "running", RUNNING)
    for at, frame in enumerate(listing(data.get("pool", []), "running.pool", None)):
        seat, text = pair(frame, f"running.pool[{at}]")
        g.pool = [*g.pool, (number(seat, f"running.pool[{at}]", 0, g.seats - 1), hook(g, text, "running.pool"))]
    for at, frame in enumerate(listing(data.get("parked", []), "running.parked", None)):
        seat, text = pair(frame, f"running.parked[{at}]")
        g.parked = [*g.parked, (number(seat, f"running.parked[{at}]", 0, g.seats - 1), hook(g, text, "running.parked"))]
    g.offered = [hook(g, text, "running.offered") for text in listing(data.get("offered", []), "running.offered", None)]
    g.answer = number(data.get("answer", 0), "running.answer", -2, 200)
    building = data.get("building", "")
    g.card = -1 if building == "" else cards(g, [building], "running.building")[0]
    g.place = number(data.get("place", -1), "running.place", -1, 11)
    name = data.get("elder", "")
    g.elder = -1 if name == "" else elder(name, "running.elder")
    due = [number(part, "running.due", 0, MOST) for part in listing(data.get("due", [0, 0, 0]), "running.due", 3)]
    g.due = (due[0], due[1], due[2])
    g.catch = number(data.get("catch", 0), "running.catch", 0, MOST)
    g.coins = number(data.get("coins", 0), "running.coins", 0, 1)
    g.fed = number(data.get("fed", 0), "running.fed", 0, 1 << 25)
    none = [0] * (g.seats * g.seats)
    paid = listing(data.get("dividends", none), "running.dividends", g.seats * g.seats)
    g.dividends = [number(part, "running.dividends", 0, MOST) for part in paid]


def hook(g: Nusfjord, text: object, where: str) -> Hook:
    """Read an effect of a building."""
    effect: Effect | None = g.game.effects.get(text) if isinstance(text, str) else None
    if isinstance(effect, Hook):
        return effect
    raise BadRecord(f"{where}: there is no such effect as {text!r:.80}")


def pair(value: object, where: str) -> tuple[object, object]:
    """Read two things."""
    found = listing(value, where, 2)
    return found[0], found[1]


def elder(value: object, where: str) -> int:
    """Read the name of an elder."""
    if isinstance(value, str) and value in BY_NAME:
        return BY_NAME[value]
    raise BadRecord(f"{where}: there is no elder called {value!r:.80}")


def cards(g: Nusfjord, value: object, where: str) -> list[int]:
    """Read the names of buildings."""
    found: list[int] = []
    for name in listing(value, where, None):
        index = g.cards.by_name.get(name) if isinstance(name, str) else None
        if index is None:
            raise BadRecord(f"{where}: there is no building called {name!r:.80}")
        found.append(index)
    return found


def places(value: object, where: str, names: Sequence[str]) -> int:
    """Read a list of spaces."""
    found = 0
    for name in listing(value, where, None):
        if name not in names:
            raise BadRecord(f"{where}: expected spaces from {', '.join(names)}, found {name!r:.80}")
        found |= 1 << list(names).index(name)
    return found
