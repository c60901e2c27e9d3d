"""The position of Nusfjord: flat state, and the questions that the rules ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from netloft.core.effect import Choice
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.board import BOARD, BUILD, CAPACITY, CAPACITY_SMALL, COPY, ELDER_COUNT, NEW_GOLD
from netloft.games.nusfjord.rules.harbor import (
    ABOARD,
    COUNCIL,
    FISH,
    FRESH_GOLD,
    GOLD,
    GUESTS,
    MOST_RESERVE,
    MOST_WOOD,
    R_FISH,
    R_GOLD,
    R_SCHOONER,
    R_WOOD,
    SCHOONER,
    SHIPS,
    SLOOPS,
    UNISSUED,
    UNITS,
    WOOD,
    WORKERS,
    Harbor,
    changed,
    forest_count,
    new_harbor,
    printed_haul,
    room,
)
from netloft.games.nusfjord.rules.notes import Notes
from netloft.games.nusfjord.rules.phases.prices import prices
from netloft.games.nusfjord.rules.phases.scoring import sheet, total
from netloft.games.nusfjord.rules.phases.turns import TURNS_EACH
from netloft.games.nusfjord.rules.views import hidden, hides, redeal, shown

if TYPE_CHECKING:
    from random import Random

    from netloft.core.effect import Effect
    from netloft.core.events import Line, Price
    from netloft.core.game import Game
    from netloft.core.text import Text
    from netloft.games.nusfjord.rules.cards.buildings import Cards, Hook, Powers

ELDERS_OWNED: Final = 5  # the bit after those of the five harbors
BOARD_OWNED: Final = 6
SEATED: Final[dict[int, list[int]]] = {}  # the elders of a council, by its bits


class Nusfjord(Notes):
    """What each player has is a list by seat; cards and elders are numbers."""

    __slots__ = (
        "below",
        "cards",
        "catch",
        "coins",
        "colours",
        "coming",
        "display",
        "dividends",
        "elders",
        "face_down",
        "first",
        "forgotten",
        "gone",
        "hands",
        "harbors",
        "hidden",
        "issued",
        "limits",
        "number",
        "offered",
        "owned",
        "parked",
        "piles",
        "plates",
        "pool",
        "powers",
        "razed",
        "results",
        "round",
        "shares",
        "ships",
        "spaces",
        "spared",
        "taken",
        "tops",
        "turn",
    )

    def __init__(
        self, game: Game, seats: int, settings: dict[str, Any], cards: Cards, source: Nusfjord | None = None
    ) -> None:
        super().__init__(game, seats, settings, source)
        self.cards = cards
        self.owned = 0  # bits of the lists that no copy shares: see `own`
        if source is None:
            colours = (3 if settings["solo"] == "advanced" else 2) if seats == 1 else seats
            self.colours = colours
            self.round = 1
            self.first = 0
            self.turn = 0
            self.plates = 0
            self.ships: list[int] = [0, 0, 0, 4]
            # Elders: what lies on them, the tops of the six stacks and of the pile, what lies under the tops.
            self.elders: list[int] = [0] * (4 * ELDER_COUNT)
            self.tops: list[int] = [-1] * 7
            self.below: list[int] = [-1] * 6
            self.hidden: list[int] = [0] * 6  # face-down cards at the bottom of each stack
            self.face_down: list[int] = []  # which elders these are, in no order
            self.forgotten: list[int] = []  # the pile without its top, in no order
            # Buildings.
            self.display: list[int] = []
            self.piles: list[list[int]] = [[], [], []]
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            # The action board.
            self.spaces: list[int] = [0] * (BOARD * colours)  # workers on each space, colour by colour
            self.taken: list[int] = [0] * BOARD  # workers on each space
            self.limits: list[int] = [self.capacity(space) for space in range(BOARD)]
            self.issued: list[int] = [0] * seats
            self.shares: list[int] = [0] * (seats * seats)  # holder by holder, colour by colour
            for seat in range(seats):
                self.shares[seat * seats + seat] = 2
            self.harbors: list[Harbor] = [new_harbor() for _ in range(seats)]
            self.powers: list[Powers] = [cards.no_powers] * seats
            # What is under way.
            self.pool: list[tuple[int, Hook]] = []  # effects that wait until the running action is over
            self.parked: list[tuple[int, Hook]] = []  # what waits while something else is done in between
            self.offered: list[Hook] = []  # of those that ask for a state: what was offered since the last action
            self.answer = 0
            self.building = -1
            self.due = (0, 0, 0)
            self.elder = -1
            self.place = -1
            self.counted = 0
            self.catch = 0
            self.coins = 0  # whether gold is distributed instead of fish
            self.dividends: list[int] = [0] * (seats * seats)
            # A series of games.
            self.number = 1
            self.results: list[int | float] = []
            self.gone: list[int] = []  # cards that will not come again
            self.spared: list[int] = []  # cards set aside for the third game of a campaign
            self.razed: list[int] = []  # cards that the Investor has taken from play
            self.coming: list[int] = []  # C cards drawn for the preview, while it is drawn
        else:
            self.colours = source.colours
            self.round = source.round
            self.first = source.first
            self.turn = source.turn
            self.plates = source.plates
            # All lists are shared: most are replaced, never changed, and the others are first made one's own.
            source.owned = 0
            self.harbors = source.harbors
            self.elders = source.elders
            self.spaces = source.spaces
            self.taken = source.taken
            self.limits = source.limits
            self.ships = source.ships
            self.tops = source.tops
            self.below = source.below
            self.hidden = source.hidden
            self.face_down = source.face_down
            self.forgotten = source.forgotten
            self.display = source.display
            self.piles = source.piles
            self.hands = source.hands
            self.issued = source.issued
            self.shares = source.shares
            self.powers = source.powers
            self.pool = source.pool
            self.offered = source.offered
            self.parked = source.parked
            self.answer = source.answer
            self.building = source.building
            self.due = source.due
            self.elder = source.elder
            self.place = source.place
            self.counted = source.counted
            self.catch = source.catch
            self.coins = source.coins
            self.dividends = source.dividends
            self.number = source.number
            self.results = source.results
            self.gone = source.gone
            self.spared = source.spared
            self.razed = source.razed
            self.coming = source.coming

    def copy(self) -> Nusfjord:
        """Return an independent position that goes on identically."""
        return Nusfjord(self.game, self.seats, self.settings, self.cards, self)

    # What a copy shares until it changes.

    def own(self, me: int) -> Harbor:
        """Return a player's harbor for changing: no copy of the position shares it."""
        if not self.owned >> me & 1:
            harbors = self.harbors[:]
            harbors[me] = harbors[me][:]
            self.harbors = harbors
            self.owned |= 1 << me
        return self.harbors[me]

    def own_elders(self) -> list[int]:
        """Return what lies on the elders for changing: no copy of the position shares it."""
        if not self.owned >> ELDERS_OWNED & 1:
            self.elders = self.elders[:]
            self.owned |= 1 << ELDERS_OWNED
        return self.elders

    # Goods.

    def gain(self, me: int, wood: int, fish: int, gold: int) -> None:
        """Bring goods into a supply, which holds 12 wood at most, and tell what came."""
        h = self.own(me)
        if wood:
            wood = min(wood, MOST_WOOD - h[WOOD])
            h[WOOD] += wood
        if self.events is not None and (wood or fish or gold):
            self.tell(me, words.GAINS, words.goods(wood, fish, gold))
        h[FISH] += fish
        if gold:
            h[GOLD] += gold
            hooks = self.powers[me].after[NEW_GOLD]
            if hooks:
                if (me, hooks[0]) not in self.pool:
                    h[FRESH_GOLD] = 0
                h[FRESH_GOLD] += gold
                for hook in hooks:
                    if (me, hook) not in self.pool:
                        self.pool = [*self.pool, (me, hook)]

    def store(self, me: int, wood: int, fish: int, gold: int, over: bool = False) -> None:
        """Bring goods into a Reserve, which takes fish up to 8, and tell what came."""
        h = self.own(me)
        if fish and not over:
            fish = max(0, min(fish, MOST_RESERVE - h[R_FISH]))
        h[R_WOOD] += wood
        h[R_FISH] += fish
        h[R_GOLD] += gold
        if self.events is not None and (wood or fish or gold):
            self.tell(me, words.STORED, words.goods(wood, fish, gold))

    def reserve_empty(self, me: int) -> bool:
        """Return whether nothing at all lies in a Reserve."""
        h = self.harbors[me]
        return not (h[R_WOOD] or h[R_FISH] or h[R_GOLD] or h[R_SCHOONER])

    def haul(self, seat: int) -> int:
        """Return the size of a player's haul."""
        h = self.harbors[seat]
        printed = printed_haul(h)
        return max(printed, forest_count(h)) if self.powers[seat].forests_feed else printed

    # What is replaced when it changes.

    def set_hand(self, seat: int, hand: list[int]) -> None:
        """Change a player's hand."""
        hands = self.hands[:]
        hands[seat] = hand
        self.hands = hands

    def set_pile(self, pile: int, cards: list[int]) -> None:
        """Change a pile of buildings."""
        piles = self.piles[:]
        piles[pile] = cards
        self.piles = piles

    def set_powers(self, seat: int) -> None:
        """Compute again what a player's buildings do together."""
        powers = self.powers[:]
        powers[seat] = self.cards.powers(self, seat)
        self.powers = powers

    # Ships.

    def launch(self, me: int, ship: int) -> None:
        """Put a ship of the supply board on a player's track."""
        self.ships = changed(self.ships, ship, self.ships[ship] - 1)
        self.own(me)[SLOOPS + ship] += 1

    def return_ship(self, me: int, ship: int) -> None:
        """Put a ship back on the supply board; one without a guest goes first."""
        h = self.own(me)
        self.ships = changed(self.ships, ship, self.ships[ship] + 1)
        h[SLOOPS + ship] -= 1
        h[ABOARD + ship] = min(h[ABOARD + ship], h[SLOOPS + ship])

    def fits(self, me: int, ship: int) -> bool:
        """Return whether a ship of this kind is left and has room on the track."""
        return self.ships[ship] > 0 and room(self.harbors[me]) >= UNITS[ship]

    def fits_reserve_schooner(self, me: int) -> bool:
        """Return whether the schooner in the Reserve could go to the track."""
        return room(self.harbors[me]) >= UNITS[SCHOONER]

    # Elders and shares.

    def council(self, me: int) -> list[int]:
        """List a player's elders."""
        mask = self.harbors[me][COUNCIL]
        found = SEATED.get(mask)
        if found is None:
            found = [elder for elder in range(ELDER_COUNT) if mask >> elder & 1]
            SEATED[mask] = found
        return found

    def owner_of(self, elder: int) -> int:
        """Find whose council an elder sits in; -1 if in none."""
        for seat, h in enumerate(self.harbors):
            if h[COUNCIL] >> elder & 1:
                return seat
        return -1

    def elders_left(self) -> int:
        """Count the elders on the supply board, face-down ones too; the pile beside it does not count."""
        left = len([elder for elder in self.tops[:6] if elder >= 0])
        return left + len([elder for elder in self.below if elder >= 0]) + sum(self.hidden)

    def shares_held(self, me: int) -> int:
        """Count the issued shares a player holds, of any colour."""
        return sum(self.shares[me * self.seats : (me + 1) * self.seats])

    # The action board.

    def colour(self, me: int) -> int:
        """Return the colour of the workers that a player places; alone, colours take turns from round to round."""
        return (self.round - 1) % self.colours if self.seats == 1 else me

    def workers(self, space: int) -> int:
        """Count the workers on a space of the action board."""
        return self.taken[space]

    def occupy(self, space: int, colour: int) -> None:
        """Place a worker on a space of the action board."""
        if not self.owned >> BOARD_OWNED & 1:
            self.spaces = self.spaces[:]
            self.taken = self.taken[:]
            self.owned |= 1 << BOARD_OWNED
        self.spaces[space * self.colours + colour] += 1
        self.taken[space] += 1

    def vacate(self, colour: int) -> None:
        """Take the workers of a colour back; -1 for all."""
        if colour < 0:
            self.spaces = [0] * len(self.spaces)
            self.taken = [0] * BOARD
            return
        spaces = self.spaces[:]
        taken = self.taken[:]
        for space in range(BOARD):
            at = space * self.colours + colour
            taken[space] -= spaces[at]
            spaces[at] = 0
        self.spaces = spaces
        self.taken = taken

    def capacity(self, space: int) -> int:
        """Return how many workers a space holds; imitation spaces that are not in play hold none."""
        if space >= COPY:
            return 1 if space < COPY + self.copies() else 0
        return CAPACITY_SMALL[space] if self.seats < 3 else CAPACITY[space]

    def copies(self) -> int:
        """Return the number of imitation spaces: one for four players and basic solo, three for five and advanced."""
        return (0, self.colours * 2 - 3, 0, 0, 1, 3)[self.seats]

    def blocked(self, space: int) -> bool:
        """Return whether a space can be imitated: for 1 and 2 players one of the two for buildings is enough."""
        return self.taken[space] >= (1 if self.seats < 3 else CAPACITY[space])

    def workers_on_build(self, me: int) -> int:
        """Count a player's workers of this round on Build a Building."""
        return self.spaces[BUILD * self.colours + self.colour(me)]

    # Effects that wait.

    def trigger(self, me: int, event: int) -> None:
        """Something has happened by a player's doing: what that player's buildings do about it waits in the pool."""
        for hook in self.powers[me].after[event]:
            if hook.condition is None or hook.condition.holds(self, me, self.cards.space_of(self, me, hook)):
                self.pool = [*self.pool, (me, hook)]
        if self.cards.reacts and (me, self.cards.turn_over) in self.stack:
            self.alert_others(me, event)

    def alert_others(self, me: int, event: int) -> None:
        """A player has done something in that player's own turn: what others' buildings do about it waits too."""
        for seat in range(self.seats):
            for hook in self.powers[seat].others if seat != me else []:
                where = self.cards.space_of(self, seat, hook)
                if hook.event == event and (hook.condition is None or hook.condition.holds(self, seat, where)):
                    self.pool = [*self.pool, (seat, hook)]

    def settle_between(self, me: int) -> None:
        """Something is done between other things: only what it sets off happens now, the rest waits on."""
        mine = [(seat, hook) for seat, hook in self.pool if seat == me]
        if mine:
            self.parked = self.parked + mine
            self.pool = [(seat, hook) for seat, hook in self.pool if seat != me]
            self.push(me, self.cards.settle, self.cards.unpark)
        else:
            self.push(me, self.cards.settle)

    def waiting(self, me: int) -> list[Hook]:
        """List a player's effects in the pool."""
        return [hook for seat, hook in self.pool if seat == me]

    # The contract.

    def unasked(self, seat: int) -> list[Effect]:
        """Between actions everybody may use what can be used at any time."""
        asked = self.asked
        if not (isinstance(asked, Choice) and asked.open):
            return []
        return self.anytime(seat)

    def why_not_unasked(self, seat: int, option: Effect) -> Text | None:
        """Return the reason why an exchange is not possible now, or a guest cannot go aboard."""
        if option in self.cards.guests_aboard or option in self.cards.exchanges:
            return option.why_not(self, seat)
        return None

    def anytime(self, seat: int) -> list[Effect]:
        """List what a player could do now that may be done at any time."""
        found: list[Effect] = [option for option in self.powers[seat].anytime if option.why_not(self, seat) is None]
        if self.harbors[seat][GUESTS]:
            found += [option for option in self.cards.guests_aboard if option.why_not(self, seat) is None]
        return found

    def prices(self, seat: int) -> dict[str, list[Price]]:
        """Return what ships and buildings on offer cost a player now."""
        return prices(self, seat)

    def when(self) -> tuple[int | None, str]:
        """Return the round."""
        return self.round, ""

    def stock(self, seat: int | None) -> dict[str, int]:
        """Count ships and elders on the supply board, or a player's workers and unissued shares."""
        if seat is None:
            return {**dict(zip(SHIPS, self.ships, strict=True)), "elders": self.elders_left()}
        h = self.harbors[seat]
        return {"workers": TURNS_EACH - h[WORKERS], "unissued shares": h[UNISSUED]}

    def score_sheet(self, seat: int) -> list[Line]:
        """List what a player's points come from."""
        return sheet(self, seat)

    def winners(self) -> list[int]:
        """Most points win; who is tied has won too."""
        totals = [total(self, seat) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if totals[seat] == max(totals)]

    def show(self, viewer: int | None) -> dict[str, Any]:
        """Show the boards and harbors; of hands only the viewer's own."""
        return shown(self, viewer)

    def secrets(self) -> dict[str, Any]:
        """Add the hands and the face-down piles."""
        return hidden(self)

    def conceals(self, seat: int, asked: Choice) -> bool:
        """Whether a building in hand could be built must not show: who holds cards is asked in any case."""
        return bool(self.hands[seat]) and asked.text in self.cards.over_hand

    def hides(self, viewer: int | None, seat: int, option: Effect) -> bool:
        """A card that was drawn is hidden as long as the viewer cannot know where it is."""
        return hides(self, viewer, option)

    def redeal_secrets(self, seat: int, rng: Random) -> None:
        """Deal the other hands anew from all the C cards that this seat does not see."""
        redeal(self, seat, rng)
