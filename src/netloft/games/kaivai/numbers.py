"""What is to be seen of Kaivai, written as numbers straight from the position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from netloft.core.numbers import Places, Writer
from netloft.games.kaivai.rules.position import ACTIONS, GLORY, HUTS, STATES, VILLAGE_NAMES, Kaivai
from netloft.games.kaivai.rules.sea import NAMES, Coast, Hexes

if TYPE_CHECKING:
    from netloft.core.position import Position

MOST_KNOWN: Final = 100_000  # sets of hexes whose places are remembered, as the same sets come again and again


class KaivaiWriter(Writer):
    """Writes the sea hex by hex, the mats, and what is under way."""

    __slots__ = (
        "action",
        "bid",
        "boat",
        "coasts",
        "covered",
        "delivered",
        "due",
        "fish",
        "fish_scale",
        "glory",
        "hex_of",
        "influence",
        "known",
        "kind",
        "largest",
        "markers",
        "on_hex",
        "order",
        "paid",
        "played",
        "round",
        "scored",
        "shells",
        "state",
        "turn",
        "upgrade",
        "village",
    )

    def __init__(self, start: Kaivai, places: Places) -> None:
        super().__init__(places)
        # Each hex has the same numbers, from its first one on; its place is found by its only bit.
        bits = [hex_bit.bit_length() for hex_bit in NAMES]
        self.hex_of: list[int] = [-1] * (max(bits) + 1)
        for hex_bit, name in NAMES.items():
            self.hex_of[hex_bit.bit_length()] = places.of(f"sea.{name}.village.A")
        some = next(iter(NAMES.values()))
        first = places.of(f"sea.{some}.village.A")
        things = ("cult", "hut.boat builder", "owner.me", "fish", "moored", "boat.me", "god")
        chosen = ("chosen boat", "used boat", "chosen place")
        self.on_hex: list[int] = [places.of(f"sea.{some}.{thing}") - first for thing in (*things, *chosen)]
        self.fish_scale = places.scales[first + self.on_hex[3]]
        self.known: dict[Hexes, list[int]] = {}
        self.coasts: dict[int, tuple[Coast, list[int]]] = {}
        self.covered: bool = start.settings["influence"] == "covered"
        self.round = places.of("round")
        self.glory: list[int] = places.each("mats", f".glory.{GLORY[0]}")
        self.bid: list[int] = places.each("mats", ".bid.1")
        self.upgrade: list[int] = places.each("mats", ".upgrade")
        self.shells: list[int] = places.each("mats", ".shells.5")
        self.fish: list[int] = places.each("mats", ".fish.5")
        self.state: list[int] = places.each("mats", f".state.{STATES[0]}")
        self.influence: list[int] = places.each("mats", ".influence")
        self.order = places.of("order.0.me")
        self.markers = places.of(f"markers.{ACTIONS[0]}")
        self.scored = places.of(f"scored.{VILLAGE_NAMES[0]}")
        self.turn = places.of("running.seat.me")
        self.action = places.of(f"running.action.{ACTIONS[0]}")
        self.kind = places.of(f"running.hut.{HUTS[0]}")
        self.due = places.of("running.due")
        self.largest = places.of("running.largest")
        self.paid = places.of("running.paid.5")
        self.village = places.of(f"running.village.{VILLAGE_NAMES[0]}")
        self.delivered = places.of("running.delivered")
        self.played: list[int] = places.each("running.influence played")

    def fill(self, g: Any, me: int, out: Any, at: int) -> None:
        kaivai: Kaivai = g
        scales = self.scales
        seats = self.seats
        clans = kaivai.clans
        out[at + self.round] = kaivai.round * scales[self.round]
        self.fill_sea(kaivai, me, out, at)
        for clan in range(clans):
            self.fill_mat(kaivai, clan, (clan - me) % seats if clan < seats else clan, clan == me, out, at)
        place = at + self.order
        for clan in kaivai.order:
            out[place + ((clan - me) % seats if clan < seats else clan)] = 1.0
            place += clans
        for action, number in enumerate(kaivai.markers):
            if number:
                out[at + self.markers + action] = number * scales[self.markers + action]
        for village in range(len(kaivai.coast.villages)):
            if kaivai.scored >> village & 1:
                out[at + self.scored + village] = 1.0
        out[at + self.turn + (kaivai.active - me) % seats] = 1.0
        out[at + self.action + kaivai.action] = 1.0
        out[at + self.kind + kaivai.kind] = 1.0
        if kaivai.due:
            out[at + self.due] = kaivai.due * scales[self.due]
        if kaivai.top:
            out[at + self.largest] = kaivai.top * scales[self.largest]
        self.fill_pieces(kaivai.spent, self.paid, out, at)
        if kaivai.village >= 0:
            out[at + self.village + kaivai.village] = 1.0
        if kaivai.delivered:
            out[at + self.delivered] = kaivai.delivered * scales[self.delivered]
        for clan, number in enumerate(kaivai.played):
            to = self.played[(clan - me) % seats if clan < seats else clan]
            out[at + to] = number * scales[to]

    def fill_mat(self, kaivai: Kaivai, clan: int, whose: int, own: bool, out: Any, at: int) -> None:
        """Write a clan's mat to the place of a seat relative to the viewer; covered influence to its owner alone."""
        scales = self.scales
        lines = len(GLORY)
        to = self.glory[whose]
        for line in range(lines):
            points = kaivai.glory[clan * lines + line]
            if points:
                out[at + to + line] = points * scales[to + line]
        if kaivai.bid[clan]:
            out[at + self.bid[whose] + kaivai.bid[clan] - 1] = 1.0
        if kaivai.upgrade[clan]:
            out[at + self.upgrade[whose]] = kaivai.upgrade[clan] * scales[self.upgrade[whose]]
        self.fill_pieces(kaivai.shells[clan], self.shells[whose], out, at)
        self.fill_pieces(kaivai.fish[clan], self.fish[whose], out, at)
        out[at + self.state[whose] + kaivai.state[clan]] = 1.0
        if (own or not self.covered) and kaivai.influence[clan]:
            out[at + self.influence[whose]] = kaivai.influence[clan] * scales[self.influence[whose]]

    def fill_pieces(self, pieces: tuple[int, ...], to: int, out: Any, at: int) -> None:
        """Write how many shells or fish of each value there are, the highest first."""
        for value in range(5):
            if pieces[value]:
                out[at + to + 4 - value] = pieces[value] * self.scales[to + 4 - value]

    def fill_sea(self, kaivai: Kaivai, me: int, out: Any, at: int) -> None:
        """Write what lies on each hex."""
        _, hut, owner, fish, moored, boat, god, chosen, used, place = self.on_hex
        for to in self.land(kaivai.coast):
            out[at + to] = 1.0
        seats = self.seats
        for clan in range(kaivai.clans):
            whose = (clan - me) % seats if clan < seats else clan
            for kind, huts in enumerate((kaivai.builders[clan], kaivai.fishers[clan], kaivai.meetings[clan])):
                for to in self.places(huts):
                    out[at + to + hut + kind] = 1.0
                    out[at + to + owner + whose] = 1.0
            self.fill_hexes(kaivai.moored[clan], moored, 1.0, out, at)
            self.fill_hexes(kaivai.boats[clan], boat + whose, 1.0, out, at)
        one = self.fish_scale
        self.fill_hexes(kaivai.fish_1, fish, one, out, at)
        self.fill_hexes(kaivai.fish_2, fish, 2 * one, out, at)
        self.fill_hexes(kaivai.fish_3, fish, 3 * one, out, at)
        self.fill_hexes(kaivai.god, god, 1.0, out, at)
        self.fill_hexes(kaivai.boat, chosen, 1.0, out, at)
        self.fill_hexes(kaivai.used, used, 1.0, out, at)
        self.fill_hexes(kaivai.place, place, 1.0, out, at)

    def fill_hexes(self, hexes: Hexes, what: int, value: float, out: Any, at: int) -> None:
        """Write the same number on all hexes of a set."""
        if hexes:
            for to in self.places(hexes):
                out[at + to + what] = value

    def places(self, hexes: Hexes) -> list[int]:
        """Return the first place of each hex of a set."""
        if not hexes:
            return []
        found = self.known.get(hexes)
        if found is None:
            found = []
            left = hexes
            while left:
                rest = left & left - 1
                found.append(self.hex_of[(left ^ rest).bit_length()])
                left = rest
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            self.known[hexes] = found
        return found

    def land(self, coast: Coast) -> list[int]:
        """Return the places of all that follows from the tiles: villages and cult sites."""
        known = self.coasts.get(id(coast))
        if known is not None:
            return known[1]
        found = [to + village for village, tiles in enumerate(coast.villages) for to in self.places(tiles)]
        found += [to + self.on_hex[0] for to in self.places(coast.cult)]
        if len(self.coasts) >= MOST_KNOWN // 100:
            self.coasts.clear()
        self.coasts[id(coast)] = (coast, found)  # it keeps the coast, so that its id stays its own
        return found


def writer(start: Position, places: Places) -> KaivaiWriter:
    """Return the writer for the seats and options of a position at the start."""
    assert isinstance(start, Kaivai)  # noqa: S101 - for the type checker
    return KaivaiWriter(start, places)
