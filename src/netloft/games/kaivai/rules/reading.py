"""Reading a position of Kaivai that was dumped or written by hand, and saying what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from netloft.core.plain import choice, known, listing, mapping, number, truth
from netloft.core.position import CHANCE
from netloft.core.record import BadRecord
from netloft.games.kaivai.rules.checking import check_to_do
from netloft.games.kaivai.rules.position import (
    ACTIONS,
    BOAT_BUILDER,
    FISHER,
    GLORY,
    HUTS,
    MOST_BOATS,
    MOST_FISHERS,
    MOST_HUTS,
    NOTHING,
    STATES,
    UPGRADES,
    VILLAGE_NAMES,
    Kaivai,
    more,
)
from netloft.games.kaivai.rules.rounds import AGEING, FIXED_SITES, last_round
from netloft.games.kaivai.rules.scoring import MOST_MARKERS
from netloft.games.kaivai.rules.sea import BY_NAME, Hexes, around, bit, chart, each, names, reach
from netloft.games.kaivai.rules.turns import TURNS

if TYPE_CHECKING:
    pass

CONTRACT = ("game", "rules", "seats", "options", "to_do", "answers", "deciders", "together", "over")
FIELDS = ("round", "villages", "god", "mats", "order", "markers", "running", "influence")
MAT = ("glory", "bid", "upgrade", "shells", "fish", "boats", "state", "influence")
HUT = ("owner", "hut", "fish", "boat")
RUNNING = (
    "seat",
    "action",
    "boat",
    "used",
    "place",
    "hut",
    "due",
    "largest",
    "paid",
    "village",
    "delivered",
    "influence played",
)


def read(g: Kaivai, data: dict[str, Any]) -> None:
    """Fill a blank position; every part may be left out and is then as at the start of a game."""
    known(data, "position", (*CONTRACT, *FIELDS))
    g.round = number(data.get("round", 1), "round", 0, last_round(g))
    fixed = {VILLAGE_NAMES[n]: {"cult": names(bit(q, r))} for n, (q, r) in enumerate(FIXED_SITES)}
    g.scored = read_villages(g, mapping(data.get("villages", fixed), "villages"))
    mats = listing(data.get("mats", [{} for _ in range(g.clans)]), "mats", g.clans)
    for clan, mat in enumerate(mats):
        read_mat(g, clan, mapping(mat, f"mats[{clan}]"), f"mats[{clan}]")
    if "influence" in data:
        markers = listing(data["influence"], "influence", g.clans)
        g.influence = [number(n, f"influence[{clan}]", 0, MOST_MARKERS) for clan, n in enumerate(markers)]
    bids = [bid for bid in g.bid if bid]
    if len(set(bids)) != len(bids):
        raise BadRecord(f"mats: every bid may be made only once, found {bids}")
    check_fleet(g)
    gods = hexes(data.get("god", []), "god")
    if gods & ~g.coast.cult or gods.bit_count() > 1:
        raise BadRecord(f"god: expected one cult site or none, found {names(gods)}")
    g.god = gods
    default_order = sorted([clan for clan in range(g.clans) if g.bid[clan]], key=lambda clan: -g.bid[clan])
    g.order = [number(c, "order", 0, g.clans - 1) for c in listing(data.get("order", default_order), "order", None)]
    if len(set(g.order)) != len(g.order):
        raise BadRecord(f"order: expected every clan once, found {g.order}")
    laid = mapping(data.get("markers", {}), "markers")
    known(laid, "markers", ACTIONS)
    g.markers = [number(laid.get(name, 0), f"markers.{name}", 0, MOST_MARKERS) for name in ACTIONS]
    read_running(g, mapping(data.get("running", {}), "running"))
    if "to_do" not in data:
        g.push(CHANCE, TURNS, AGEING)  # the first in order has the first turn of the action phase
    check_to_do(g)


def read_villages(g: Kaivai, data: dict[str, Any]) -> int:
    """Read the tiles; return the villages that are scored."""
    known(data, "villages", VILLAGE_NAMES)
    if list(data) != list(VILLAGE_NAMES[: len(data)]):
        raise BadRecord(f"villages: expected the names {' '.join(VILLAGE_NAMES)} in order, found {' '.join(data)}")
    villages: list[Hexes] = []
    cult: Hexes = 0
    scored = 0
    for name, part in data.items():
        where = f"villages.{name}"
        village = mapping(part, where)
        known(village, where, ("cult", "huts", "scored"))
        tiles = hexes(village.get("cult", []), f"{where}.cult")
        cult |= tiles
        if truth(village.get("scored", False), f"{where}.scored"):
            scored |= 1 << len(villages)
        for at, hut in mapping(village.get("huts", {}), f"{where}.huts").items():
            place = hexes([at], f"{where}.huts")
            if place & tiles:
                raise BadRecord(f"{where}.huts.{at}: there is already a tile there")
            tiles |= place
            read_hut(g, place, mapping(hut, f"{where}.huts.{at}"), f"{where}.huts.{at}")
        if not tiles & cult or reach(tiles & -tiles, tiles.bit_count(), tiles) != tiles:
            raise BadRecord(f"{where}: expected connected tiles with a cult site, found {names(tiles)}")
        for other, older in enumerate(villages):
            if (tiles | around(tiles)) & older:
                raise BadRecord(f"{where}: touches village {VILLAGE_NAMES[other]}; villages must not grow together")
        villages.append(tiles)
    g.coast = chart(villages, cult)
    return scored


def read_hut(g: Kaivai, place: Hexes, data: dict[str, Any], where: str) -> None:
    """Read a hut with what lies and stands on it."""
    known(data, where, HUT)
    owner = number(data.get("owner"), f"{where}.owner", 0, g.clans - 1)
    kind = choice(data.get("hut"), f"{where}.hut", HUTS)
    fish = number(data.get("fish", 0), f"{where}.fish", 0, 3)
    boat = truth(data.get("boat", False), f"{where}.boat")
    if boat and kind != BOAT_BUILDER:
        raise BadRecord(f"{where}.boat: only a boat builder's hut can have a boat on it")
    if fish and (boat or kind == FISHER):
        raise BadRecord(f"{where}.fish: no fish can lie on a hut with a figure on it")
    (g.builders, g.fishers, g.meetings)[kind][owner] |= place
    if boat:
        g.moored[owner] |= place
    g.fish_1 |= place if fish >= 1 else 0
    g.fish_2 |= place if fish >= 2 else 0
    g.fish_3 |= place if fish >= 3 else 0
    if kind != FISHER and not boat and fish < 3:
        g.markets |= place
    if g.huts(owner).bit_count() > MOST_HUTS:
        raise BadRecord(f"{where}: a clan has at most {MOST_HUTS} huts")
    if g.fishers[owner].bit_count() > MOST_FISHERS:
        raise BadRecord(f"{where}: a clan has at most {MOST_FISHERS} fishers")


def read_mat(g: Kaivai, clan: int, data: dict[str, Any], where: str) -> None:
    """Read a clan's mat and its boats on the water."""
    known(data, where, MAT)
    glory = mapping(data.get("glory", {}), f"{where}.glory")
    known(glory, f"{where}.glory", GLORY)
    for line, name in enumerate(GLORY):
        g.glory[clan * len(GLORY) + line] = number(glory.get(name, 0), f"{where}.glory.{name}", -1000, 1000)
    if g.total_glory(clan) < 0:
        raise BadRecord(f"{where}.glory: expected a total of 0 or more, found {g.total_glory(clan)}")
    g.bid[clan] = number(data.get("bid", 0), f"{where}.bid", 0, 10)
    g.upgrade[clan] = number(data.get("upgrade", 0), f"{where}.upgrade", 0, len(UPGRADES) - 1)
    if "shells" in data:
        g.shells[clan] = pieces(data["shells"], f"{where}.shells")
    if "fish" in data:
        g.fish[clan] = pieces(data["fish"], f"{where}.fish")
    if "influence" in data:
        g.influence[clan] = number(data["influence"], f"{where}.influence", 0, MOST_MARKERS)
    g.state[clan] = choice(data.get("state", STATES[0]), f"{where}.state", STATES)
    g.boats[clan] = hexes(data.get("boats", []), f"{where}.boats")


def check_fleet(g: Kaivai) -> None:
    """Boats lie on open water, one a hex, at most four a clan."""
    for clan in range(g.clans):
        where = f"mats[{clan}].boats"
        boats = g.boats[clan]
        if boats & g.fleet:
            raise BadRecord(f"{where}: two boats at {names(boats & g.fleet)}")
        if boats & ~g.coast.open:
            raise BadRecord(f"{where}: expected open water, found {names(boats & ~g.coast.open)}")
        if g.boat_count(clan) > MOST_BOATS:
            raise BadRecord(f"{where}: a clan has at most {MOST_BOATS} boats, found {g.boat_count(clan)}")
        for hut in each(g.moored[clan]):
            if not around(hut) & g.coast.open:
                raise BadRecord(f"{where}: the boat on the hut at {names(hut)[0]} is cut off from open water")
        g.fleet |= boats


def read_running(g: Kaivai, data: dict[str, Any]) -> None:
    """Read what is under way in the middle of an action."""
    known(data, "running", RUNNING)
    g.active = number(data.get("seat", 0), "running.seat", 0, g.seats - 1)
    g.action = choice(data.get("action", ACTIONS[0]), "running.action", ACTIONS)
    g.boat = hexes(data.get("boat", []), "running.boat")
    g.used = hexes(data.get("used", []), "running.used")
    g.place = hexes(data.get("place", []), "running.place")
    g.kind = choice(data.get("hut", HUTS[0]), "running.hut", HUTS)
    g.due = number(data.get("due", 0), "running.due", 0, 100)
    g.top = number(data.get("largest", 0), "running.largest", 0, 5)
    g.spent = pieces(data.get("paid", []), "running.paid")
    village = data.get("village", "")
    letters = VILLAGE_NAMES[: len(g.villages)]
    g.village = -1 if village == "" else choice(village, "running.village", letters)
    g.delivered = number(data.get("delivered", 0), "running.delivered", 0, 100)
    played = listing(data.get("influence played", []), "running.influence played", None)
    if len(played) not in (0, g.clans):
        raise BadRecord(f"running.influence played: expected {g.clans} numbers or none")
    g.played = [number(n, "running.influence played", 0, MOST_MARKERS) for n in played]
    for register, where in ((g.boat, "boat"), (g.place, "place")):
        if register.bit_count() > 1:
            raise BadRecord(f"running.{where}: expected one hex or none, found {names(register)}")


def hexes(value: object, where: str) -> Hexes:
    """Read a list of hexes."""
    found: Hexes = 0
    for name in listing(value, where, None):
        place = BY_NAME.get(name) if isinstance(name, str) else None
        if place is None:
            raise BadRecord(f"{where}: expected a hex from a1 to m7, found {name!r:.80}")
        found |= place
    return found


def pieces(value: object, where: str) -> tuple[int, ...]:
    """Read shells or fish by their worth."""
    found = NOTHING
    for worth in listing(value, where, None):
        found = more(found, number(worth, where, 1, 5), 1)
    return found
