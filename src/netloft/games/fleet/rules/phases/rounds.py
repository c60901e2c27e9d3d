"""The frame of the game: starts and cards, the four phases of a round, the end."""

from __future__ import annotations

from typing import Final

from netloft.core.effect import Choice, Effect, Named, Together
from netloft.core.position import CHANCE
from netloft.core.text import Made, Text
from netloft.games.fleet.rules import words
from netloft.games.fleet.rules.actions.claims import SETTLE_ALL, alike, label_alike
from netloft.games.fleet.rules.actions.fishing import OYSTER_CHOICES, SWORDFISH_BONUS, catch
from netloft.games.fleet.rules.actions.marking import mark
from netloft.games.fleet.rules.actions.using_dice import REST
from netloft.games.fleet.rules.phases.dice import (
    ASK_TAKE,
    CLEAR_TABLE,
    ROLL_BOAT,
    ROLL_START,
    ROLL_TOWN,
    ROLLED,
    SHARED,
    USE_SHARED,
)
from netloft.games.fleet.rules.phases.ruth import RUTH_PICKS, RUTH_SHARES, move_stones
from netloft.games.fleet.rules.position import (
    BOAT_PHASE,
    CAPTAIN,
    END,
    FISHING_PHASE,
    INCOME_PHASE,
    NO_FACE,
    OYSTERS,
    STARS,
    TALLY,
    TOWN_PHASE,
    TYPES,
    Fleet,
)
from netloft.games.fleet.rules.sheets.constraints import ALIKE, PLAYERS
from netloft.games.fleet.rules.sheets.sections import (
    BOATS,
    COUNTED,
    COUNTED_NOUNS,
    LOBSTER,
    MOST,
    RIDBACK_CANNERY,
    SECTION_NAMES,
    SECTIONS,
    SWORDFISH,
)

# Before the first round.


class Prepare(Effect):
    """Set the game up: a start for everybody, the cards, who is first."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Have the dice rolled and the cards drawn."""
        g.push(CHANCE, SETTLE_ALL, ROUND)
        if g.seats > 1:
            g.push(CHANCE, ASK_FIRST)
        for seat in range(g.seats - 1, -1, -1):
            if g.settings["captains"]:
                g.push(seat, CAPTAIN_START, REST)
                g.push(CHANCE, ASK_CAPTAIN)
            else:
                g.push(seat, BOAT_START, REST)
                g.push(CHANCE, ROLL_START)
        if g.settings["trophies"]:
            g.push(CHANCE, ASK_GOLD, ASK_SILVER)
        return None


class BoatStart(Effect):
    """Mark the topmost boxes of the boat type that was rolled: a license and a boat."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Mark them from the top."""
        boat = g.die
        g.pool = 0
        g.die = NO_FACE
        start(g, me, boat)
        return None


class CaptainStart(Effect):
    """Mark what the captain card says."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Mark the boxes of its boat type, then those of its ships and buildings."""
        captain = g.sheet.captains[g.dealt]
        g.tally[me * TALLY + CAPTAIN] = g.dealt + 1
        g.dealt = -1
        for section in reversed(captain.marks):
            g.push(me, START_MARKS[section])
        start(g, me, captain.boat)
        return None


def start(g: Fleet, me: int, boat: int) -> None:
    """Mark the first boxes of a boat type."""
    g.tell(me, words.STARTS_WITH, SECTION_NAMES[boat])
    for _ in range(g.sheet.start_boxes):
        mark(g, me, boat)


class StartMark(Effect):
    """Mark one box that a captain card names."""

    __slots__ = ("section",)

    def __init__(self, section: int) -> None:
        super().__init__(f"captain's box, {SECTIONS[section]}")
        self.section = section

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Mark it like any other."""
        mark(g, me, self.section)
        return None


class DealCaptain(Named):
    """Deal a captain card."""

    __slots__ = ("card",)

    def __init__(self, boat: int, number: int) -> None:
        self.card = alike(BOATS[boat], number)
        which = f" {number}" if number > 1 else ""
        name = SECTION_NAMES[boat]
        super().__init__(f"captain {self.card}", Text(f"Captain: {name.en}{which}", f"Kapitän: {name.de}{which}"))
        self.kind, self.args = "captain", {"captain": self.card}

    def why_not(self, g: Fleet, me: int) -> Text | None:
        """There must be such a card, and nobody may have it."""
        if self.card not in g.sheet.captain_names:
            return words.NO_SUCH_CARD
        row = g.sheet.captain_names.index(self.card) + 1
        for seat in range(g.seats):
            if g.tally[seat * TALLY + CAPTAIN] == row:
                return words.CARD_DEALT
        return None

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Note the card for the seat that waits for it."""
        g.dealt = g.sheet.captain_names.index(self.card)
        return None


class DrawGold(Named):
    """Draw a gold trophy."""

    __slots__ = ("card",)

    def __init__(self, counted: int) -> None:
        self.card = COUNTED[counted]
        things = MOST[counted]
        name = Made(lambda lang: words.GOLD_FOR.say(lang, things))
        super().__init__(f"gold trophy {self.card}", name)
        self.kind, self.args = "gold trophy", {"trophy": self.card}

    def why_not(self, g: Fleet, me: int) -> Text | None:
        """There must be such a card."""
        return None if self.card in g.sheet.gold else words.NO_SUCH_CARD

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Lay it open."""
        g.gold = g.sheet.gold.index(self.card)
        g.tell(CHANCE, words.GOLD_DRAWN, MOST[COUNTED.index(self.card)])
        return None


class DrawSilver(Named):
    """Draw a silver trophy."""

    __slots__ = ("card",)

    def __init__(self, counted: int, number: int) -> None:
        self.card = alike(COUNTED[counted], number)
        super().__init__(f"silver trophy {self.card}", label_alike(words.SILVER_FOR, counted, number))
        self.kind, self.args = "silver trophy", {"trophy": self.card}

    def why_not(self, g: Fleet, me: int) -> Text | None:
        """There must be such a card."""
        return None if self.card in g.sheet.silver_names else words.NO_SUCH_CARD

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Lay it open."""
        g.silver = g.sheet.silver_names.index(self.card)
        number, what = g.sheet.silver[g.silver]
        g.tell(CHANCE, words.SILVER_DRAWN, COUNTED_NOUNS[COUNTED.index(what)].count(number))
        return None


class First(Named):
    """Who plays first in the first round."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"first seat {seat}", words.COLOURS[seat])
        self.kind, self.args = "first", {"seat": seat}
        self.seat = seat

    def why_not(self, g: Fleet, me: int) -> Text | None:
        """Only who plays can be first."""
        return None if self.seat < g.seats else words.NO_SUCH_SEAT

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Hand over the marker."""
        g.first = self.seat
        g.tell(self.seat, words.IS_FIRST)
        return None


# A round.


class Round(Effect):
    """A new round: boats, income, fishing in even rounds, town."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Put its phases on the stack."""
        g.round += 1
        g.tell(CHANCE, words.ROUND_STARTS, g.round)
        g.stack.append((CHANCE, END_OF_ROUND))
        g.stack.append((CHANCE, TOWN))
        if g.round % g.sheet.fish_every == 0:
            g.stack.append((CHANCE, FISHING))
        g.stack.append((CHANCE, INCOME))
        g.stack.append((CHANCE, BOATS_OUT))
        return None


class DicePhase(Effect):
    """Roll the pool; everybody takes a die, then all use the last one."""

    __slots__ = ("phase",)

    def __init__(self, text: str, phase: int) -> None:
        super().__init__(text)
        self.phase = phase

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Put the turns on the stack, and the dice on top of them."""
        g.phase = self.phase
        push_turns(g)
        sheet = g.sheet
        players = (sheet.solo_dice_for if g.seats == 1 else g.seats) - 2
        g.stack.append((CHANCE, ROLLED))
        if self.phase == BOAT_PHASE:
            for _ in range(sheet.boat_pool[players]):
                g.stack.append((CHANCE, ROLL_BOAT))
        else:
            for _ in range(sheet.town_pool_boat_dice):
                g.stack.append((CHANCE, ROLL_BOAT))
            for _ in range(sheet.town_pool[players]):
                g.stack.append((CHANCE, ROLL_TOWN))
        return None


def push_turns(g: Fleet) -> None:
    """Put on the stack who takes a die when, and the use of the last one."""
    g.push(CHANCE, CLEAR_TABLE, SETTLE_ALL)
    if g.seats > 1:
        g.stack.append((CHANCE, SHARED))
        for step in range(g.seats - 1, -1, -1):
            g.stack.append(((g.first + step) % g.seats, ASK_TAKE))
    elif g.round % 2:  # alone, you are first in odd rounds and Ruth in even ones (p. 11)
        g.stack += [(CHANCE, RUTH_SHARES), (0, USE_SHARED), (CHANCE, RUTH_PICKS), (0, ASK_TAKE)]
    else:
        g.stack += [(0, USE_SHARED), (CHANCE, RUTH_SHARES), (0, ASK_TAKE), (CHANCE, RUTH_PICKS)]


class Income(Effect):
    """Everybody earns coins: one, what lobster licenses add, and the cannery for full boats; at most ten."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Pay all, then let star actions happen."""
        g.phase = INCOME_PHASE
        g.tell(CHANCE, words.INCOME_STARTS)
        sheet = g.sheet
        for seat in range(g.seats):
            coins = sheet.income + sheet.license_coins[LOBSTER][g.licenses[seat * TYPES + LOBSTER]]
            if g.has_built(seat, RIDBACK_CANNERY):
                coins += sheet.cannery_coins * g.full_boats(seat)
            g.gain(seat, min(coins, sheet.income_cap))
        go_on(g, STARS_TOGETHER)
        return None


class Fishing(Effect):
    """All boats of all players fish."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Catch what needs no decision, then let everybody go on."""
        g.phase = FISHING_PHASE
        g.tell(CHANCE, words.FISHING_STARTS)
        for seat in range(g.seats):
            catch(g, seat)
        go_on(g, AFTER_FISHING)
        return None


def go_on(g: Fleet, together: Together) -> None:
    """Let the seats concerned decide at the same time, or the only one by itself; then settle what they claim."""
    if g.silver >= 0:
        for seat in range(g.seats):
            g.claim_first(seat)
    g.stack.append((CHANCE, SETTLE_ALL))
    concerned = together.concerned(g)
    if len(concerned) == 1:
        g.stack.append((concerned[0], together.body))
    elif concerned:
        g.stack.append((CHANCE, together))


class StarsTogether(Together):
    """Star actions of several seats at the same time."""

    def concerned(self, g: Fleet) -> list[int]:
        """List who has any."""
        return [seat for seat in range(g.seats) if g.tally[seat * TALLY + STARS]]


class AfterCatch(Effect):
    """What a seat decides when its boats have fished: oyster boats, then star actions (p. 6)."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Put it on the stack."""
        g.stack.append((me, REST))
        g.stack.append((me, SWORDFISH_BONUS))
        g.stack.append((me, OYSTER_CHOICES))
        return None


class AfterFishing(Together):
    """What several seats decide after fishing, at the same time."""

    def concerned(self, g: Fleet) -> list[int]:
        """List who has something to decide."""
        found: list[int] = []
        for seat in range(g.seats):
            at = seat * TALLY
            if g.tally[at + OYSTERS] or g.tally[at + STARS] or g.licenses[seat * TYPES + SWORDFISH]:
                found.append(seat)
        return found


class EndOfRound(Effect):
    """The marker of the first player goes to the left, Ruth's stones move on; after the last round the game is over."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Begin the next round, or end the game."""
        if g.round < g.rounds:
            g.first = (g.first + 1) % g.seats
            if g.seats == 1:
                move_stones(g)
            g.stack.append((CHANCE, ROUND))
            return None
        g.phase = END
        if g.events is not None:
            tell_scores(g)
        return None


def tell_scores(g: Fleet) -> None:
    """Tell who has won the gold trophy, and how the game has ended for everybody."""
    for seat in g.gold_winners():
        g.tell(seat, words.GOLD_WON, words.POINT.count(g.sheet.trophy_points))
    for seat, points in enumerate(g.scores()):
        g.tell(seat, words.FINAL_SCORE, words.POINT.count(int(points)))
    if g.seats == 1:
        g.tell(0, words.RANKED, g.rank())


CAPTAINS: Final[tuple[DealCaptain, ...]] = tuple(
    [DealCaptain(boat, number) for boat in range(TYPES) for number in range(1, ALIKE + 1)]
)
GOLD: Final[tuple[DrawGold, ...]] = tuple([DrawGold(counted) for counted in range(len(COUNTED))])
SILVER: Final[tuple[DrawSilver, ...]] = tuple(
    [DrawSilver(counted, number) for counted in range(len(COUNTED)) for number in range(1, ALIKE + 1)]
)
FIRST: Final[tuple[First, ...]] = tuple([First(seat) for seat in range(PLAYERS)])

PREPARE: Final[Prepare] = Prepare("prepare")
BOAT_START: Final[BoatStart] = BoatStart("start")
CAPTAIN_START: Final[CaptainStart] = CaptainStart("captain's start")
START_MARKS: Final[tuple[StartMark, ...]] = tuple([StartMark(section) for section in range(len(SECTIONS))])
ASK_CAPTAIN: Final[Choice] = Choice("deal a captain", words.ASK_CAPTAIN, CAPTAINS)
ASK_GOLD: Final[Choice] = Choice("draw a gold trophy", words.ASK_TROPHY, GOLD)
ASK_SILVER: Final[Choice] = Choice("draw a silver trophy", words.ASK_TROPHY, SILVER)
ASK_FIRST: Final[Choice] = Choice("draw the first player", words.ASK_FIRST, FIRST)
ROUND: Final[Round] = Round("round")
BOATS_OUT: Final[DicePhase] = DicePhase("boat phase", BOAT_PHASE)
TOWN: Final[DicePhase] = DicePhase("town phase", TOWN_PHASE)
INCOME: Final[Income] = Income("income")
FISHING: Final[Fishing] = Fishing("fishing")
STARS_TOGETHER: Final[StarsTogether] = StarsTogether("star actions", REST)
AFTER_CATCH: Final[AfterCatch] = AfterCatch("after the catch")
AFTER_FISHING: Final[AfterFishing] = AfterFishing("after fishing", AFTER_CATCH)
END_OF_ROUND: Final[EndOfRound] = EndOfRound("end of round")
