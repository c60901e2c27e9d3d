"""Positions: one mutable, flat object with the state of a game and the stack of what is still to happen."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

from netloft.core.compiling import mypyc_attr
from netloft.core.effect import Choice, Effect, Together
from netloft.core.events import Event, Line, Preview, compare, compare_sheets
from netloft.core.record import Record
from netloft.core.text import LANGUAGES, Illegal, NetloftError, Text

if TYPE_CHECKING:
    from random import Random

    from netloft.core.game import Game

CHANCE: Final = -1
NOBODY: Final = -2
TOGETHER: Final = -3
EVERYBODY: Final = -4

FORKED: Final[list[Effect]] = []  # what a simultaneous decision offers: each lane has options of its own
REDEALT: Final[dict[str, Any]] = {"redealt": True}  # the start of a position whose past is not known

OVER: Final = Text("The game is over.", "Das Spiel ist zu Ende.")
NOT_ASKED: Final = Text("It is not this seat's decision now.", "Dieser Platz ist jetzt nicht gefragt.")
ANSWERED: Final = Text(
    "This seat has answered; the others are still to answer.",
    "Dieser Platz hat schon geantwortet; die anderen fehlen noch.",
)
OTHER_QUESTION: Final = Text("That is not what is asked now: {}", "Danach ist jetzt nicht gefragt: {}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The state of a game.  A game adds its own fields; only effects change them."""

    __slots__ = (
        "asked",
        "choices",
        "events",
        "game",
        "lanes",
        "past",
        "peeking",
        "seat",
        "seats",
        "settings",
        "stack",
        "start",
    )

    def __init__(self, game: Game, seats: int, settings: dict[str, Any], source: Position | None = None) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.events: list[Event] | None = None
        self.peeking = NOBODY  # the seat for which this is a look ahead
        if source is None:
            self.stack: list[tuple[int, Effect]] = []
            self.seat = NOBODY
            self.asked: Effect | None = None
            self.choices: list[Effect] = []
            self.lanes: list[Lane] | None = None
            self.past: tuple[Any, int, Effect] | None = None  # a chain, so that copies share it
            self.start: dict[str, Any] | None = None  # the dump it was loaded from, if any
        else:
            self.stack = source.stack[:]
            self.seat = source.seat
            self.asked = source.asked
            self.choices = source.choices
            self.lanes = source.lanes
            for lane in self.lanes or []:
                lane.shared = True
            self.past = source.past
            self.start = source.start

    # What a game provides.

    def copy(self) -> Position:
        """Return an independent position that goes on identically."""
        raise NotImplementedError

    def show(self, viewer: int | None) -> dict[str, Any]:
        """Build the game's part of a view from what `viewer` may know; None is a spectator."""
        raise NotImplementedError

    def secrets(self) -> dict[str, Any]:
        """Add what `show` leaves out, so that both together are the whole position."""
        raise NotImplementedError

    def score_sheet(self, seat: int) -> list[Line]:
        """List the named lines that add up to the seat's score."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """List the seats that have won, or would if the game ended now."""
        raise NotImplementedError

    def unasked(self, seat: int) -> list[Effect]:
        """List what a seat may do although it is not asked."""
        return []

    def why_not_unasked(self, seat: int, option: Effect) -> Text | None:
        """Name the rule by which a seat may not do this unasked, if it is something that can be done unasked at all."""
        return None

    def conceals(self, seat: int, asked: Choice) -> bool:
        """Say whether others would learn something if a decision with one answer were not asked."""
        return False

    def hides(self, viewer: int | None, seat: int, option: Effect) -> bool:
        """Say whether a move of the record is still hidden from `viewer`."""
        return False

    def redeal_secrets(self, seat: int, rng: Random) -> None:
        """Draw anew, on this copy, what `seat` cannot know."""

    # The machine.

    def push(self, me: int, *effects: Effect) -> None:
        """Let effects happen to `me` next; the first one first."""
        for effect in reversed(effects):
            self.stack.append((me, effect))

    def advance(self) -> None:
        """Run until somebody must choose, or nothing is left to happen."""
        stack = self.stack
        peeking = self.peeking
        while stack:
            me, effect = stack.pop()
            if peeking != NOBODY and (effect.reveals or (me != peeking and isinstance(effect, Choice))):
                break  # whether another seat has a choice at all may be hidden
            options = effect.run(self, me)
            if options is None:
                continue
            if len(options) == 1 and not self._is_asked_anyway(me, effect):
                stack.append((me, options[0]))  # one option only: it happens by itself
            elif options is FORKED:
                return
            elif options:
                self.seat = me
                self.asked = effect
                self.choices = options
                return
        self.seat = NOBODY
        self.asked = None
        self.choices = []

    def _is_asked_anyway(self, me: int, effect: Effect) -> bool:
        """Say whether a decision with one answer is asked, for what could be done before it or for what it conceals."""
        if me < 0 or not isinstance(effect, Choice):
            return False
        if effect.open:
            self.asked = effect
            if self.unasked(me):
                return True
        return self.conceals(me, effect)

    def choose(self, seat: int, option: Effect) -> None:
        """Carry out an answer to what is asked, and go on."""
        self.past = (self.past, seat, option)
        self.stack.append((seat, option))
        self.advance()

    def fork(self, together: Together) -> list[Effect] | None:
        """Give each seat concerned a lane of its own, in which its answers stay until all are in."""
        lanes: list[Lane] = []
        for seat in together.concerned(self):
            lanes.append(Lane(seat, self.alone(seat, together)))
        if ended(lanes):
            self._push_lanes(lanes, together)  # nobody had a choice
            return None
        self.seat = TOGETHER
        self.asked = together
        self.choices = []
        self.lanes = lanes
        return FORKED

    def alone(self, seat: int, together: Together, events: list[Event] | None = None) -> Position:
        """Return a copy in which only this seat goes on, with its part of a simultaneous decision."""
        lane = self.copy()
        lane.lanes = None
        lane.past = None
        lane.events = events
        lane.stack = [(seat, together.body)]
        lane.asked = None
        lane.advance()
        check_lane(seat, lane)
        return lane

    def _push_lanes(self, lanes: list[Lane], together: Together) -> None:
        """Let happen here what the lanes did, seat by seat."""
        for lane in reversed(lanes):
            self.stack.append((lane.seat, together.body))

    def apply(self, seat: int, option: Effect) -> None:
        """Carry out a legal choice, in the seat's own lane if several decide together.

        When the last lane ends, all answers are carried out in seat order, whatever order they came in.
        What was asked is asked again if something was done unasked.
        """
        lane = self._waiting(seat)
        if lane is None:
            if self.asked is not None and option not in self.choices:
                self.stack.append((self.seat, self.asked))
            self.choose(seat, option)
            return
        lanes = self.lanes or []
        if lane.shared:  # with a copy, which must not move along
            lane = Lane(lane.seat, lane.position.copy())
            lanes = [lane if other.seat == lane.seat else other for other in lanes]
            self.lanes = lanes
        lane.position.choose(seat, option)
        check_lane(seat, lane.position)
        if ended(lanes):
            together = self._together()
            self.lanes = None
            self._push_lanes(lanes, together)
            self.advance()
            for done in lanes:
                for who, choice in done.position.moves():
                    if who != self.seat or choice not in self.choices:
                        raise AssertionError(f"lanes of {together.text!r} touch one another at {choice.text!r}")
                    self.choose(who, choice)

    def tell(self, who: int, sentence: Text, *values: object) -> None:
        """Note for the log what happened, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(EVERYBODY, who, sentence, values))

    def tell_only(self, who: int, sentence: Text, *values: object) -> None:
        """Note for the log what only `who` may know."""
        if self.events is not None:
            self.events.append(Event(who, who, sentence, values))

    # Deciding.

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return self.seat == NOBODY

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats with an open decision, CHANCE among them; empty when the game is over."""
        lanes = self.lanes
        if lanes is not None:
            open_seats = [lane.position.seat for lane in lanes if lane.position.seat != NOBODY]
            return tuple(sorted(set(open_seats)))
        return () if self.seat == NOBODY else (self.seat,)

    def options(self, seat: int) -> list[Effect]:
        """List what a seat can choose; for a seat that need not decide, what it may do unasked."""
        if self.lanes is not None:
            lane = self._waiting(seat)
            return [] if lane is None else lane.position.choices[:]
        unasked = self.unasked(seat) if 0 <= seat < self.seats and self.seat != NOBODY else []
        return self.choices + unasked if seat == self.seat else unasked

    def play(self, seat: int, what: str | int) -> None:
        """Play an option, by its text or id; raise Illegal and change nothing if it may not be."""
        option = self.game.option(what)
        if not (seat == self.seat and is_among(option, self.choices)) and option not in self.options(seat):
            raise Illegal(self._reason(seat, option))
        self.apply(seat, option)

    def why_not(self, seat: int, what: str | int, lang: str = "en") -> str | None:
        """Give the reason why a seat may not play this now, or None if it may."""
        try:
            option = self.game.option(what)
        except Illegal as unknown:
            return unknown.say(lang)
        return None if option in self.options(seat) else self._reason(seat, option).say(lang)

    def question(self, seat: int, lang: str = "en") -> str:
        """Say in one sentence what is asked of a seat; empty if nothing is."""
        lane = self._waiting(seat)
        at = self if lane is None else lane.position
        if isinstance(at.asked, Choice) and seat in self.deciders:
            return at.asked.asks(at, seat).say(lang)
        return ""

    def _waiting(self, seat: int) -> Lane | None:
        """Find the lane in which `seat` has to choose."""
        if self.lanes is not None:
            for lane in self.lanes:
                if lane.position.seat == seat:
                    return lane
        return None

    def _reason(self, seat: int, option: Effect) -> Text:
        """Name the rule that forbids an option which is not among a seat's options."""
        lane = self._waiting(seat)
        at = self if lane is None else lane.position
        asked = at.asked
        if self.seat == NOBODY:
            return OVER
        if seat != at.seat or asked is None:
            if self.lanes is not None:
                return ANSWERED
            return self.why_not_unasked(seat, option) or NOT_ASKED
        if not isinstance(asked, Choice):
            return NOT_ASKED
        reason = asked.forbids(at, seat, option) if option in asked.candidates else None
        if reason is None and asked.open:
            reason = at.why_not_unasked(seat, option)
        if reason is not None:
            return reason
        question = asked.question
        return Text(OTHER_QUESTION.say("en", question), OTHER_QUESTION.say("de", question))

    # Looking.

    def scores(self) -> list[int | float]:
        """Give each seat's score: the sum of its score sheet."""
        return [sum([line.points for line in self.score_sheet(seat)]) for seat in range(self.seats)]

    def view(self, viewer: int | None) -> dict[str, Any]:
        """Show what `viewer` may know; None is a spectator."""
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "seats": self.seats,
            "options": dict(self.settings),
            "deciders": list(self.deciders),
            "together": self.lanes is not None,
            "over": self.over,
            **self.seen_by(viewer).show(viewer),
        }

    def seen_by(self, viewer: int | None) -> Position:
        """Return the viewer's own lane while answers are hidden, else the position itself."""
        for lane in self.lanes or []:
            if lane.seat == viewer:
                return lane.position
        return self

    def preview(self, seat: int, what: str | int) -> Preview:
        """Say what an option would change for its player, up to the next chance or secret."""
        option = self.game.option(what)
        if option not in self.options(seat):
            raise Illegal(self._reason(seat, option))
        lane = self._waiting(seat)
        ahead = (self if lane is None else lane.position).copy()
        ahead.peeking = seat
        ahead.events = []
        ahead.apply(seat, option)
        changes: list[tuple[str, object, object]] = []
        compare("", self.seen_by(seat).show(seat), ahead.show(seat), changes)
        words = {lang: self.game.narrate(ahead.events, seat, lang) for lang in LANGUAGES}
        sheet = compare_sheets(self.seen_by(seat).score_sheet(seat), ahead.score_sheet(seat))
        return Preview(changes, words, sheet, ahead.seat != seat)

    def log(self, viewer: int | None, lang: str = "en") -> list[str]:
        """Tell what happened, in words, for that viewer: the record played again with somebody listening."""
        again = self.game.begin(self.record())
        events: list[Event] = []
        again.events = events
        again.advance()
        for seat, option in self.moves():
            again.apply(seat, option)
        for lane in self.lanes or []:
            if lane.seat == viewer:
                alone = again.alone(lane.seat, self._together(), events)
                for seat, option in lane.position.moves():
                    alone.choose(seat, option)
        return self.game.narrate(events, viewer, lang)

    def _together(self) -> Together:
        if not isinstance(self.asked, Together):
            raise NetloftError("no simultaneous decision is open")
        return self.asked

    def redeal(self, seat: int, rng: Random) -> Position:
        """Return a position that `seat` cannot tell from the real one, to look ahead in; it has no record or log."""
        other = self.copy()
        other.redeal_secrets(seat, rng)
        if other.seat == CHANCE and isinstance(other.asked, Choice):
            other.choices = other.asked.run(other, CHANCE) or []  # what can be drawn would tell what is in other hands
        other.past = None
        other.start = REDEALT
        redealt: list[Lane] = []
        for lane in other.lanes or []:
            fresh = other.alone(lane.seat, self._together())
            if lane.seat == seat:
                for who, option in lane.position.moves():
                    fresh.choose(who, option)
            elif lane.position.seat == NOBODY:
                while fresh.seat != NOBODY:
                    fresh.choose(fresh.seat, rng.choice(fresh.choices))
            redealt.append(Lane(lane.seat, fresh))  # one that has not ended starts again: others see that it is open
        if redealt:
            other.lanes = redealt
        return other

    # Keeping.

    def moves(self) -> list[tuple[int, Effect]]:
        """List the choices made so far that are in force, the first one first."""
        found: list[tuple[int, Effect]] = []
        link = self.past
        while link is not None:
            found.append((link[1], link[2]))
            link = link[0]
        found.reverse()
        return found

    def record(self, viewer: int | None = EVERYBODY) -> Record:
        """Return the record; for a viewer, with what is still hidden from it left out."""
        start = self.start
        if start is REDEALT:
            raise NetloftError("a redealt position has no past, and so neither record nor log")
        moves: list[tuple[int, str]] = []
        for seat, option in self.moves():
            hidden = viewer != EVERYBODY and self.hides(viewer, seat, option)
            moves.append((seat, "?" if hidden else option.text))
        for lane in self.lanes or []:
            if viewer in (EVERYBODY, lane.seat):
                moves += [(seat, option.text) for seat, option in lane.position.moves()]
        if start is not None:
            start = deepcopy(start) if viewer == EVERYBODY else {"view": self.game.load(start).view(viewer)}
        return Record(self.game.name, self.game.rules, self.seats, dict(self.settings), moves, start)

    def dump(self) -> dict[str, Any]:
        """Write the whole position down in plain names, also in the middle of an effect."""
        to_do = [[seat, effect.text] for seat, effect in self.stack]
        if self.asked is not None:
            to_do.append([CHANCE if self.lanes is not None else self.seat, self.asked.text])
        answers = [[seat, option.text] for lane in self.lanes or [] for seat, option in lane.position.moves()]
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "seats": self.seats,
            "options": dict(self.settings),
            **self.show(None),
            **self.secrets(),
            "to_do": to_do,
            "answers": answers,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("a position changes and cannot be hashed; hash its dump")


class Lane:
    """One seat's answers to a simultaneous decision, played on a copy until all seats are done.

    Copies of a position share its lanes; who moves on in a shared one takes a copy of that lane first.
    """

    __slots__ = ("position", "seat", "shared")

    def __init__(self, seat: int, position: Position) -> None:
        self.seat = seat
        self.position = position
        self.shared = False


def check_lane(seat: int, lane: Position) -> None:
    """Refuse what lanes cannot hold: chance, which could not be told apart in the record, and further lanes."""
    if lane.seat not in (seat, NOBODY):
        raise AssertionError("within a simultaneous decision only its own seat can decide")


def ended(lanes: list[Lane]) -> bool:
    """Say whether every lane has come to its end."""
    for lane in lanes:
        if lane.position.seat != NOBODY:
            return False
    return True


def is_among(option: Effect, options: list[Effect]) -> bool:
    """Say whether an option is offered; there is one of each, so that nothing need be compared by what it is."""
    for offered in options:
        if offered is option:
            return True
    return False
