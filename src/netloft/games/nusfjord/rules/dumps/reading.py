"""Reading a position of Nusfjord that was dumped or written by hand, whose parts have the shapes of `view_shapes`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from netloft.core.position import CHANCE
from netloft.core.record import BadRecord
from netloft.games.nusfjord.rules.actions.piles import fresh_pile
from netloft.games.nusfjord.rules.board import COIN_ON, GOLD_ON, WORKER_ON
from netloft.games.nusfjord.rules.cards.buildings import Hook
from netloft.games.nusfjord.rules.cards.elders import BY_NAME, ON_TOP, elder_name
from netloft.games.nusfjord.rules.dumps.checking import check_to_do
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
from netloft.games.nusfjord.rules.phases.rounds import RETURNING_HOME, ROUNDS
from netloft.games.nusfjord.rules.phases.setup import hidden_elders
from netloft.games.nusfjord.rules.phases.turns import TURNS
from netloft.games.nusfjord.rules.position import Nusfjord
from netloft.games.nusfjord.rules.views import ALL_PLACES, board_names

if TYPE_CHECKING:
    from collections.abc import Sequence


def read(g: Nusfjord, data: dict[str, Any]) -> None:
    """Fill a blank position; every part may be left out and is then as at the start of a game."""
    g.round = data.get("round", 1)
    g.first = data.get("first", 0)
    g.turn = data.get("turn", 0)
    g.plates = data.get("plates", max(1, g.seats - 1))
    read_elders(g, data)
    read_series(g, data.get("series", {}))
    read_harbors(g, data)
    read_ships(g, data)
    read_cards(g, data)
    read_board(g, data)
    read_running(g, data.get("running", {}))
    if "to_do" not in data:
        g.push(CHANCE, TURNS, RETURNING_HOME, ROUNDS)
    check_to_do(g)


def read_elders(g: Nusfjord, data: dict[str, Any]) -> None:
    """Read the six stacks, the pile of the forgotten, and what lies face down."""
    seated = [name for h in data.get("harbors", []) for name in h.get("council", {})]
    for stack, names in enumerate(data.get("elders", usual_stacks(g, seated))):
        g.hidden[stack] = names.count("?")
        seen = [BY_NAME[name] for name in names if name != "?"]
        if len(seen) > 2 or names[: g.hidden[stack]] != ["?"] * g.hidden[stack] or g.hidden[stack] > 1:
            raise BadRecord(f"elders[{stack}]: expected at most one ? and two elders on it, found {names!r:.80}")
        g.tops[stack] = seen[-1] if seen else -1
        g.below[stack] = seen[0] if len(seen) == 2 else -1
    read_forgotten(g, data)
    out = {*g.tops, *g.below, *[BY_NAME[name] for name in seated]}
    under = [elder_name(number_) for number_ in hidden_elders(g) if number_ not in out] if sum(g.hidden) else []
    g.face_down = [BY_NAME[name] for name in data.get("face-down", under)]
    if len(g.face_down) < sum(g.hidden):
        raise BadRecord(f"face-down: expected {sum(g.hidden)} elders, one for each ?, found {len(g.face_down)}")


def read_forgotten(g: Nusfjord, data: dict[str, Any]) -> None:
    """Read the pile of the forgotten."""
    top = [BY_NAME[name] for name in data.get("forgotten", [])]
    if len(top) > 1:
        raise BadRecord(f"forgotten: expected the top of the pile or nothing, found {data['forgotten']!r:.80}")
    g.tops[6] = top[0] if top else -1
    g.forgotten = [BY_NAME[name] for name in data.get("forgotten pile", [])]


def usual_stacks(g: Nusfjord, seated: list[str]) -> list[list[str]]:
    """List the stacks of elders as they lie at the start, without those who sit in a council."""
    tops = ON_TOP[g.seats - 1]
    whole = [[elder_name(stack), *([elder_name(stack + 6)] if stack + 6 in tops else [])] for stack in range(6)]
    return [[name for name in names if name not in seated] for names in whole]


def read_series(g: Nusfjord, data: dict[str, Any]) -> None:
    """Read where a series of games stands."""
    g.number = data.get("game", 1)
    results = data.get("results", [])
    if len(results) != (g.number - 1) * g.seats and results:
        raise BadRecord(f"series.results: expected {(g.number - 1) * g.seats} numbers")
    g.results = list(results)
    g.gone = cards(g, data.get("gone", []))
    g.spared = cards(g, data.get("spared", []))
    g.razed = cards(g, data.get("razed", []))


def read_harbors(g: Nusfjord, data: dict[str, Any]) -> None:
    """Read what everybody has."""
    for seat, harbor in enumerate(data.get("harbors", [{} for _ in range(g.seats)])):
        read_harbor(g, seat, harbor, f"harbors[{seat}]")
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
    for place, name in (
        (WOOD, "wood"),
        (FISH, "fish"),
        (GOLD, "gold"),
        (GUESTS, "guests"),
        (FELLED, "felled"),
        (FRESH_GOLD, "new gold"),
    ):
        h[place] = data.get(name, 0)
    reserve = data.get("reserve", {})
    for place, name in ((R_WOOD, "wood"), (R_FISH, "fish"), (R_GOLD, "gold"), (R_SCHOONER, "schooner")):
        h[place] = reserve.get(name, 0)
    for start, name in ((SLOOPS, "track"), (ABOARD, "aboard")):
        for ship, kind in enumerate(SHIPS):
            h[start + ship] = data.get(name, {}).get(kind, 0)
    for ship, kind in enumerate(SHIPS):
        if h[ABOARD + ship] > (h[SLOOPS + ship] if ship < 3 else 0):
            raise BadRecord(f"{where}.aboard.{kind}: at most one guest on each ship")
    read_land(g, h, data, where)
    if room(h) < 0:
        raise BadRecord(f"{where}.track: the ships do not fit")
    read_council(g, seat, data.get("council", {}), f"{where}.council")
    own = [2 if colour == seat else 0 for colour in range(g.seats)]
    for colour, held in enumerate(data.get("shares", own)):
        g.shares[seat * g.seats + colour] = held
    h[UNISSUED] = data.get("unissued", 3)
    h[WORKERS] = data.get("workers", 0)
    h[ELDERS_USED] = data.get("elders used", 0)
    h[BUILT] = data.get("built", 0)
    h[OLD_MAN] = int(data.get("old man", False))
    h[SAVED] = data.get("covered", 0)
    g.hands[seat] = cards(g, data.get("hand", []))


def read_land(g: Nusfjord, h: Harbor, data: dict[str, Any], where: str) -> None:
    """Read forests, buildings, and wood on free spaces."""
    h[COVERED] = 0
    forests = data.get("forests", {"c1": 2, "c2": 1, "c3": 1})
    for double, name in enumerate(DOUBLE_NAMES):
        h[FOREST + double] = forests.get(name, 0)
        if h[FOREST + double]:
            if h[COVERED] & DOUBLE_MASKS[double]:
                raise BadRecord(f"{where}.forests.{name}: forests overlap")
            h[COVERED] |= DOUBLE_MASKS[double]
    buildings = data.get("buildings", {})
    for space, name in enumerate(ALL_PLACES):
        h[SPACE + space] = 0
        if name in buildings:
            index = g.cards.by_name[buildings[name]]
            if g.cards.all[index].on_track != (name == "track"):
                raise BadRecord(f"{where}.buildings.{name}: {buildings[name]} does not belong there")
            h[SPACE + space] = index + 1
            if space < len(SPACES):
                if h[COVERED] >> space & 1:
                    raise BadRecord(f"{where}.buildings.{name}: there is a forest")
                h[COVERED] |= 1 << space
    h[WOOD_ON] = places(data.get("wood on", []), SPACES)
    if h[WOOD_ON] & h[COVERED]:
        raise BadRecord(f"{where}.wood on: wood lies on free spaces only")
    h[ONCE] = places(data.get("once", []), ALL_PLACES)


def read_council(g: Nusfjord, seat: int, data: dict[str, Any], where: str) -> None:
    """Read a council with what lies on the elders."""
    if len(data) > MOST_ELDERS:
        raise BadRecord(f"{where}: a council has at most {MOST_ELDERS} elders")
    for name, on in data.items():
        at = BY_NAME[name]
        g.harbors[seat][COUNCIL] |= 1 << at
        g.elders[at] = on.get("fish", 0)
        g.elders[GOLD_ON + at] = on.get("gold", 0)
        g.elders[COIN_ON + at] = on.get("coins", 0)
        if on.get("worker", False):
            g.elders[WORKER_ON + at] = on.get("colour", g.colour(seat)) + 1


def read_ships(g: Nusfjord, data: dict[str, Any]) -> None:
    """Read the ships on the supply board; if nothing is said, those that nobody has."""
    usual = [max(3, g.seats + 1)] * 3 + [4]
    for h in g.harbors:
        for ship in range(4):
            usual[ship] -= h[SLOOPS + ship] + (h[R_SCHOONER] if ship == 2 else 0)
    given = data.get("ships", {})
    for ship, kind in enumerate(SHIPS):
        g.ships[ship] = given.get(kind, max(0, usual[ship]))


def read_cards(g: Nusfjord, data: dict[str, Any]) -> None:
    """Read the display and the piles; if nothing is said, a pile holds what lies nowhere else."""
    g.display = cards(g, data.get("buildings", []))
    taken = g.display + [number_ - 1 for h in g.harbors for number_ in h[SPACE:] if number_] + g.razed
    for hand in g.hands:
        taken = taken + hand
    g.coming = cards(g, data.get("drawn", []))
    piles = data.get("pile", {})
    for pile, letter in enumerate("ABC"):
        if letter in piles:
            g.piles[pile] = cards(g, piles[letter])
        else:
            g.piles[pile] = [index for index in fresh_pile(g, pile) if index not in taken]
        taken = taken + g.piles[pile]
    if len(set(taken)) != len(taken):
        twice = [g.cards.all[index].name.en for index in sorted(set(taken)) if taken.count(index) > 1]
        raise BadRecord(f"buildings: a building cannot be in two places: {', '.join(twice)}")


def read_board(g: Nusfjord, data: dict[str, Any]) -> None:
    """Read workers and shares on the action board."""
    spaces = data.get("spaces", {})
    for space, name in enumerate(board_names(g)):
        found = spaces.get(name, [])
        for colour in found:
            g.occupy(space, colour)
        if len(found) > g.capacity(space):
            raise BadRecord(f"spaces.{name}: expected at most {g.capacity(space)} workers")
    g.issued = list(data.get("issued", [0] * g.seats))
    for colour in range(g.seats):
        total = g.harbors[colour][UNISSUED] + g.issued[colour]
        total += sum([g.shares[holder * g.seats + colour] for holder in range(g.seats)])
        if total > 5:
            raise BadRecord(f"harbors[{colour}].shares: there are five shares of each colour, found {total}")


def read_running(g: Nusfjord, data: dict[str, Any]) -> None:
    """Read what is under way."""
    g.pool = [(seat, hook(g, text)) for seat, text in data.get("pool", [])]
    g.parked = [(seat, hook(g, text)) for seat, text in data.get("parked", [])]
    g.offered = [hook(g, text) for text in data.get("offered", [])]
    g.answer = data.get("answer", 0)
    building = data.get("building", "")
    g.building = g.cards.by_name[building] if building else -1
    g.place = data.get("place", -1)
    name = data.get("elder", "")
    g.elder = BY_NAME[name] if name else -1
    due = data.get("due", [0, 0, 0])
    g.due = (due[0], due[1], due[2])
    g.catch = data.get("catch", 0)
    g.coins = data.get("coins", 0)
    g.counted = data.get("fed", 0)
    g.dividends = list(data.get("dividends", [0] * (g.seats * g.seats)))


def hook(g: Nusfjord, text: str) -> Hook:
    """Find an effect of a building."""
    effect = g.game.effects[text]
    if not isinstance(effect, Hook):
        raise BadRecord(f"running: there is no such effect as {text!r:.80}")
    return effect


def cards(g: Nusfjord, names: list[str]) -> list[int]:
    """Find buildings by their names."""
    return [g.cards.by_name[name] for name in names]


def places(spaces: list[str], names: Sequence[str]) -> int:
    """Read a list of spaces."""
    found = 0
    for name in spaces:
        found |= 1 << list(names).index(name)
    return found
