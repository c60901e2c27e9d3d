"""Reading a position of Kaivai that was dumped or written by hand, whose parts have the shapes of `view_shapes`."""

from __future__ import annotations

from typing import Any

from netloft.core.position import CHANCE
from netloft.core.record import BadRecord
from netloft.core.validation import choice
from netloft.games.kaivai.rules.dumps.checking import check_to_do
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
    VILLAGE_NAMES,
    Kaivai,
    more,
)
from netloft.games.kaivai.rules.rounds import AGEING, FIXED_SITES
from netloft.games.kaivai.rules.sea import BY_NAME, Hexes, around, bit, chart, each, names, reach
from netloft.games.kaivai.rules.turns import TURNS


def read(g: Kaivai, data: dict[str, Any]) -> None:
    """Fill a blank position; every part may be left out and is then as at the start of a game."""
    g.round = data.get("round", 1)
    fixed = {VILLAGE_NAMES[n]: {"cult": names(bit(q, r))} for n, (q, r) in enumerate(FIXED_SITES)}
    g.scored = read_villages(g, data.get("villages", fixed))
    for clan, mat in enumerate(data.get("mats", [])):
        read_mat(g, clan, mat, f"mats[{clan}]")
    if "influence" in data:
        g.influence = list(data["influence"])
    bids = [bid for bid in g.bid if bid]
    if len(set(bids)) != len(bids):
        raise BadRecord(f"mats: every bid may be made only once, found {bids}")
    check_fleet(g)
    gods = hexes(data.get("god", []))
    if gods & ~g.coast.cult or gods.bit_count() > 1:
        raise BadRecord(f"god: expected one cult site or none, found {names(gods)}")
    g.god = gods
    default_order = sorted([clan for clan in range(g.clans) if g.bid[clan]], key=lambda clan: -g.bid[clan])
    g.order = list(data.get("order", default_order))
    if len(set(g.order)) != len(g.order):
        raise BadRecord(f"order: expected every clan once, found {g.order}")
    laid = data.get("markers", {})
    g.markers = [laid.get(name, 0) for name in ACTIONS]
    read_running(g, data.get("running", {}))
    if "to_do" not in data:
        g.push(CHANCE, TURNS, AGEING)  # the first in order has the first turn of the action phase
    check_to_do(g)


def read_villages(g: Kaivai, data: dict[str, Any]) -> int:
    """Read the tiles; return the villages that are scored."""
    if sorted(data) != list(VILLAGE_NAMES[: len(data)]):
        raise BadRecord(f"villages: expected the names {' '.join(VILLAGE_NAMES)} without gaps, found {' '.join(data)}")
    villages: list[Hexes] = []
    cult: Hexes = 0
    scored = 0
    for name in sorted(data):
        village = data[name]
        where = f"villages.{name}"
        tiles = hexes(village.get("cult", []))
        cult |= tiles
        if village.get("scored", False):
            scored |= 1 << len(villages)
        for at, hut in village.get("huts", {}).items():
            place = BY_NAME[at]
            if place & tiles:
                raise BadRecord(f"{where}.huts.{at}: there is already a tile there")
            tiles |= place
            read_hut(g, place, hut, f"{where}.huts.{at}")
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
    for name in ("owner", "hut"):
        if name not in data:
            raise BadRecord(f"{where}.{name}: every hut has one, found none")
    owner = data["owner"]
    kind = HUTS.index(data["hut"])
    fish = data.get("fish", 0)
    boat = data.get("boat", False)
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
    glory = data.get("glory", {})
    for line, name in enumerate(GLORY):
        g.glory[clan * len(GLORY) + line] = glory.get(name, 0)
    if g.total_glory(clan) < 0:
        raise BadRecord(f"{where}.glory: expected a total of 0 or more, found {g.total_glory(clan)}")
    g.bid[clan] = data.get("bid", 0)
    g.upgrade[clan] = data.get("upgrade", 0)
    if "shells" in data:
        g.shells[clan] = pieces(data["shells"])
    if "fish" in data:
        g.fish[clan] = pieces(data["fish"])
    g.influence[clan] = data.get("influence", g.influence[clan])
    g.state[clan] = STATES.index(data.get("state", STATES[0]))
    g.boats[clan] = hexes(data.get("boats", []))


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
    g.active = data.get("seat", 0)
    g.action = ACTIONS.index(data.get("action", ACTIONS[0]))
    g.boat = hexes(data.get("boat", []))
    g.used = hexes(data.get("used", []))
    g.place = hexes(data.get("place", []))
    g.kind = HUTS.index(data.get("hut", HUTS[0]))
    g.due = data.get("due", 0)
    g.top = data.get("largest", 0)
    g.spent = pieces(data.get("paid", []))
    village = data.get("village", "")
    letters = VILLAGE_NAMES[: len(g.villages)]
    g.village = -1 if village == "" else choice(village, "running.village", letters)
    g.delivered = data.get("delivered", 0)
    g.played = list(data.get("influence played", []))
    for register, where in ((g.boat, "boat"), (g.place, "place")):
        if register.bit_count() > 1:
            raise BadRecord(f"running.{where}: expected one hex or none, found {names(register)}")


def hexes(names_of_hexes: list[str]) -> Hexes:
    """Read a list of hexes."""
    found: Hexes = 0
    for name in names_of_hexes:
        found |= BY_NAME[name]
    return found


def pieces(worths: list[int]) -> tuple[int, ...]:
    """Read shells or fish by their worth."""
    found = NOTHING
    for worth in worths:
        found = more(found, worth, 1)
    return found
