"""What is to be seen of Nusfjord, written as numbers straight from the position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from netloft.core.numbers import Places, Writer
from netloft.core.text import NetloftError
from netloft.games.nusfjord.rules.board import COIN_ON, GOLD_ON, WORKER_ON
from netloft.games.nusfjord.rules.cards.elders import NAMES
from netloft.games.nusfjord.rules.harbor import (
    ABOARD,
    BUILT,
    DOUBLES,
    ELDERS_USED,
    FELLED,
    FISH,
    FOREST,
    FRESH_GOLD,
    GOLD,
    GUESTS,
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
)
from netloft.games.nusfjord.rules.position import Nusfjord
from netloft.games.nusfjord.rules.views import ALL_PLACES, board_names, choosing_coming, left_in_pile

if TYPE_CHECKING:
    from netloft.core.position import Position
    from netloft.games.nusfjord.rules.cards.buildings import Hook

ELDERS: Final = tuple([english for english, _ in NAMES])
COUNTED: Final = (
    (WOOD, "wood"),
    (FISH, "fish"),
    (GOLD, "gold"),
    (GUESTS, "guests"),
    (R_WOOD, "reserve.wood"),
    (R_FISH, "reserve.fish"),
    (R_GOLD, "reserve.gold"),
    (R_SCHOONER, "reserve.schooner"),
    *[(SLOOPS + ship, f"track.{name}") for ship, name in enumerate(SHIPS)],
    *[(ABOARD + ship, f"aboard.{name}") for ship, name in enumerate(SHIPS)],
    *[(FOREST + double, f"forests.{SPACES[left]}") for double, (left, _) in enumerate(DOUBLES)],
    (UNISSUED, "unissued"),
    (WORKERS, "workers"),
    (FELLED, "felled"),
    (ELDERS_USED, "elders used"),
    (BUILT, "built"),
    (FRESH_GOLD, "new gold"),
    (OLD_MAN, "old man"),
    (SAVED, "covered"),
)
"""What a harbor counts: its place there, and its name in a view."""
LISTS: Final = ("buildings", "coming", "series.gone", "series.spared", "series.razed", "harbors.me.hand")
"""Lists of cards in a view."""


class Ashore:
    """Where the numbers of one harbor stand."""

    __slots__ = ("cards", "council", "counted", "in_hand", "once", "shares", "wood_on")

    def __init__(self, places: Places, label: str, first_card: str) -> None:
        before = f"harbors.{label}"
        self.counted: list[tuple[int, int]] = [(at, places.of(f"{before}.{name}")) for at, name in COUNTED]
        self.cards: list[int] = [places.of(f"{before}.buildings.{space}.{first_card}") for space in ALL_PLACES]
        self.wood_on = places.of(f"{before}.wood on.{SPACES[0]}")
        self.once = places.of(f"{before}.once.{ALL_PLACES[0]}")
        self.council: list[int] = [places.of(f"{before}.council.{elder}.there") for elder in ELDERS]
        self.shares: list[int] = places.each(f"{before}.shares")
        self.in_hand = places.of(f"{before}.cards in hand")


class NusfjordWriter(Writer):
    """Writes the boards, the harbors space by space, and the cards."""

    __slots__ = (
        "answer",
        "building",
        "card",
        "catch",
        "coins",
        "dividends",
        "due",
        "elder",
        "fed",
        "first",
        "forgotten",
        "forgotten_left",
        "game",
        "harbors",
        "hauls",
        "issued",
        "left_in_pile",
        "lists",
        "offered",
        "of_elder",
        "parked",
        "place",
        "plates",
        "pool",
        "preview",
        "results",
        "round",
        "series",
        "ships",
        "spaces",
        "stacks",
        "turn",
    )

    def __init__(self, start: Nusfjord, places: Places) -> None:
        super().__init__(places)
        cards = start.cards.all
        named = [name.removeprefix("buildings.") for name in places.at if name.startswith("buildings.")]
        number_of = {name: number for number, name in enumerate(named)}
        self.card: list[int] = [number_of.get(card.name.en, -1) for card in cards]
        """The number of each card among those that can come in this game."""
        self.lists: list[int] = [places.of(f"{name}.{named[0]}") for name in LISTS]
        hooks = [hook.text for card in cards for hook in [*card.hooks, *card.before]]
        self.pool: dict[str, int] = {text: places.of(f"running.pool.{text}") for text in hooks}
        self.parked: dict[str, int] = {text: places.of(f"running.parked.{text}") for text in hooks}
        self.offered: dict[str, int] = {text: places.of(f"running.offered.{text}") for text in hooks}
        self.round = places.of("round")
        self.first = places.of("first.me")
        self.turn = places.of("turn")
        self.plates = places.of("plates")
        self.ships = places.of(f"ships.{SHIPS[0]}")
        self.stacks: list[list[int]] = [
            [places.of(f"elders.{stack}.{row}.{ELDERS[0]}") for row in range(3)] for stack in range(6)
        ]
        self.forgotten = places.of(f"forgotten.{ELDERS[0]}")
        self.forgotten_left = places.of("forgotten left")
        self.left_in_pile = places.of("left in pile.A")
        colour = "me" if start.seats > 1 else "0"
        self.spaces: list[int] = [places.of(f"spaces.{name}.{colour}") for name in board_names(start)]
        self.issued: list[int] = places.each("issued")
        self.hauls: list[int] = places.each("hauls")
        self.harbors: list[Ashore] = [Ashore(places, label, named[0]) for label in places.labels]
        self.of_elder: list[int] = [
            places.of(f"harbors.me.council.{ELDERS[0]}.{what}") - self.harbors[0].council[0]
            for what in ("fish", "gold", "worker", "coins", "colour.0")
        ]
        self.preview: bool = bool(start.settings["c_preview"])
        self.series: bool = start.settings["series"] != "single"
        self.game = places.of("series.game")
        self.results: list[list[int]] = [places.each(f"series.results.{row}") for row in range(2)]
        self.answer = places.of("running.answer")
        self.building = places.of(f"running.building.{named[0]}")
        self.place = places.of("running.place.0")
        self.elder = places.of(f"running.elder.{ELDERS[0]}")
        self.due = places.of("running.due.0")
        self.catch = places.of("running.catch")
        self.coins = places.of("running.coins")
        self.fed = places.of(f"running.fed.{ELDERS[0]}")
        self.dividends: list[list[int]] = [places.each(f"running.dividends.{label}") for label in places.labels]

    def fill(self, g: Any, me: int, out: Any, at: int) -> None:
        nusfjord: Nusfjord = g
        seats = self.seats
        self.fill_number(nusfjord.round, self.round, out, at)
        out[at + self.first + (nusfjord.first - me) % seats] = 1.0
        self.fill_number(nusfjord.turn, self.turn, out, at)
        self.fill_number(nusfjord.plates, self.plates, out, at)
        for ship in range(4):
            self.fill_number(nusfjord.ships[ship], self.ships + ship, out, at)
        for stack in range(6):
            self.fill_stack(nusfjord, stack, out, at)
        if nusfjord.tops[6] >= 0:
            out[at + self.forgotten + nusfjord.tops[6]] = 1.0
        self.fill_number(len(nusfjord.forgotten), self.forgotten_left, out, at)
        for pile in range(3):
            self.fill_number(left_in_pile(nusfjord, pile), self.left_in_pile + pile, out, at)
        self.fill_spaces(nusfjord, me, out, at)
        for seat in range(seats):
            whose = (seat - me) % seats
            self.fill_number(nusfjord.issued[seat], self.issued[whose], out, at)
            self.fill_number(nusfjord.haul(seat), self.hauls[whose], out, at)
            self.fill_harbor(nusfjord, seat, me, out, at)
        self.fill_cards(nusfjord.display, 0, out, at)
        if self.preview and not choosing_coming(nusfjord):
            self.fill_cards(nusfjord.coming, 1, out, at)
            self.fill_cards(nusfjord.piles[2], 1, out, at)
            for hand in nusfjord.hands:
                self.fill_cards(hand, 1, out, at)
        self.fill_cards(nusfjord.razed, 4, out, at)
        self.fill_cards(nusfjord.hands[me], 5, out, at)
        if self.series:
            self.fill_series(nusfjord, me, out, at)
        self.fill_running(nusfjord, me, out, at)

    def fill_number(self, number: float, to: int, out: Any, at: int) -> None:
        """Write a number if it is not zero."""
        if number:
            out[at + to] = number * self.scales[to]

    def fill_stack(self, nusfjord: Nusfjord, stack: int, out: Any, at: int) -> None:
        """Write a stack of elders from the top down; what lies face down is the last word."""
        row = 0
        for elder in (nusfjord.tops[stack], nusfjord.below[stack]):
            if elder >= 0:
                out[at + self.stacks[stack][row] + elder] = 1.0
                row += 1
        for _ in range(nusfjord.hidden[stack]):
            out[at + self.stacks[stack][row] + len(ELDERS)] = 1.0
            row += 1

    def fill_spaces(self, nusfjord: Nusfjord, me: int, out: Any, at: int) -> None:
        """Write how many workers of each colour are on each space."""
        colours = nusfjord.colours
        for space, to in enumerate(self.spaces):
            if nusfjord.taken[space]:
                for colour in range(colours):
                    number = nusfjord.spaces[space * colours + colour]
                    if number:
                        place = to + ((colour - me) % self.seats if self.seats > 1 else colour)
                        out[at + place] = number * self.scales[place]

    def fill_harbor(self, nusfjord: Nusfjord, seat: int, me: int, out: Any, at: int) -> None:
        """Write a harbor to the place of a seat relative to the viewer."""
        seats = self.seats
        scales = self.scales
        h = nusfjord.harbors[seat]
        ashore = self.harbors[(seat - me) % seats]
        for what, to in ashore.counted:
            number = h[what]
            if number:
                out[at + to] = number * scales[to]
        for space in range(len(ALL_PLACES)):
            if h[SPACE + space]:
                out[at + ashore.cards[space] + self.number_of_card(h[SPACE + space] - 1)] = 1.0
        self.fill_bits(h[WOOD_ON], ashore.wood_on, out, at)
        self.fill_bits(h[ONCE], ashore.once, out, at)
        fish, gold, worker, coins, colour = self.of_elder
        on = nusfjord.elders
        for elder in nusfjord.council(seat):
            to = ashore.council[elder]
            out[at + to] = 1.0
            self.fill_number(on[elder], to + fish, out, at)
            self.fill_number(on[GOLD_ON + elder], to + gold, out, at)
            if on[WORKER_ON + elder]:
                out[at + to + worker] = 1.0
                if seats == 1:
                    out[at + to + colour + on[WORKER_ON + elder] - 1] = 1.0
            self.fill_number(on[COIN_ON + elder], to + coins, out, at)
        for other in range(seats):
            self.fill_number(nusfjord.shares[seat * seats + other], ashore.shares[(other - me) % seats], out, at)
        if seat != me:
            self.fill_number(len(nusfjord.hands[seat]), ashore.in_hand, out, at)

    def fill_bits(self, bits: int, to: int, out: Any, at: int) -> None:
        """Write a 1 for each bit."""
        while bits:
            if bits & 1:
                out[at + to] = 1.0
            bits >>= 1
            to += 1

    def fill_cards(self, cards: list[int], number: int, out: Any, at: int) -> None:
        """Count the cards of a list."""
        for card in cards:
            out[at + self.lists[number] + self.number_of_card(card)] += 1.0

    def fill_series(self, nusfjord: Nusfjord, me: int, out: Any, at: int) -> None:
        """Write what is seen of earlier games."""
        self.fill_number(nusfjord.number, self.game, out, at)
        for number, points in enumerate(nusfjord.results):
            row, seat = divmod(number, self.seats)
            self.fill_number(points, self.results[row][(seat - me) % self.seats], out, at)
        self.fill_cards(nusfjord.gone, 2, out, at)
        self.fill_cards(nusfjord.spared, 3, out, at)

    def fill_running(self, nusfjord: Nusfjord, me: int, out: Any, at: int) -> None:
        """Write what is under way."""
        seats = self.seats
        self.fill_hooks([hook for _, hook in nusfjord.pool], self.pool, out, at)
        self.fill_hooks([hook for _, hook in nusfjord.parked], self.parked, out, at)
        self.fill_hooks(nusfjord.offered, self.offered, out, at)
        self.fill_number(nusfjord.answer, self.answer, out, at)
        if nusfjord.building >= 0:
            out[at + self.building + self.number_of_card(nusfjord.building)] = 1.0
        if nusfjord.place >= 0:
            out[at + self.place + nusfjord.place] = 1.0
        if nusfjord.elder >= 0:
            out[at + self.elder + nusfjord.elder] = 1.0
        for number, due in enumerate(nusfjord.due):
            self.fill_number(due, self.due + number, out, at)
        self.fill_number(nusfjord.catch, self.catch, out, at)
        self.fill_number(nusfjord.coins, self.coins, out, at)
        self.fill_bits(nusfjord.counted, self.fed, out, at)
        for number, gold in enumerate(nusfjord.dividends):
            if gold:
                to = self.dividends[(number // seats - me) % seats][(number % seats - me) % seats]
                out[at + to] = gold * self.scales[to]

    def fill_hooks(self, hooks: list[Hook], places: dict[str, int], out: Any, at: int) -> None:
        """Count the effects of a list."""
        for hook in hooks:
            to = places[hook.text]
            if to < 0:
                raise NetloftError(f"observation: there is no place for {hook.text!r:.80} in this game")
            out[at + to] += 1.0

    def number_of_card(self, card: int) -> int:
        """Return the number of a card among those that can come; a position written by hand may have others."""
        number = self.card[card]
        if number < 0:
            raise NetloftError(f"observation: there is no place for card {card} in this game")
        return number


def writer(start: Position, places: Places) -> NusfjordWriter:
    """Return the writer for the seats, options and decks of a position at the start."""
    assert isinstance(start, Nusfjord)  # noqa: S101 - for the type checker
    return NusfjordWriter(start, places)
