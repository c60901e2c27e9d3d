"""Positions: the mutable state of a game, and the stack of effects still to happen."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

from netloft.core.compiling import mypyc_attr
from netloft.core.effect import Choice, Effect, Together, is_among
from netloft.core.events import Event, Preview, compare, compare_sheets
from netloft.core.hooks import Hooks
from netloft.core.lanes import ASK_AGAIN, Lane, check_lane, ended
from netloft.core.record import Record
from netloft.core.text import LANGUAGES, Illegal, Made, NetloftError, Text

if TYPE_CHECKING:
    from random import Random

    from netloft.core.game import Game

CHANCE: Final = -1
NOBODY: Final = -2
TOGETHER: Final = -3
EVERYBODY: Final = -4

FORKED: Final[list[Effect]] = []  # returned by a simultaneous decision: each lane has its own options
REDEALT: Final[dict[str, Any]] = {"redealt": True}  # marks a redealt position, which has no past

OVER: Final = Text("The game is over.", "Das Spiel ist zu Ende.")
NOT_ASKED: Final = Text("It is not this seat's decision now.", "Dieser Platz ist jetzt nicht gefragt.")
ANSWERED: Final = Text(
    "This seat has answered; the others are still to answer.",
    "Dieser Platz hat schon geantwortet; die anderen fehlen noch.",
)
OTHER_QUESTION: Final = Text("That is not what is asked now: {}", "Danach ist jetzt nicht gefragt: {}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Hooks):
    """The state of a game.  A game adds its own fields; only effects change them."""

    __slots__ = (
        "ask_all",
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
        self.peeking = NOBODY  # the seat this preview is for
        if source is None:
            self.stack: list[tuple[int, Effect]] = []
            self.seat = NOBODY
            self.asked: Effect | None = None
            self.choices: list[Effect] = []
            self.lanes: list[Lane] | None = None
            self.past: tuple[Any, int, Effect] | None = None  # a linked list, so that copies share it
            self.start: dict[str, Any] | None = None  # the dump it was loaded from, if any
            self.ask_all = False  # whether seats are asked also when they have only one option
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
            self.ask_all = source.ask_all

    # The machine.

    def push(self, me: int, *effects: Effect) -> None:
        """Push effects for `me`; the first one happens first."""
        stack = self.stack
        for effect in reversed(effects):
            stack.append((me, effect))

    def advance(self) -> None:
        """Run effects until somebody must choose or the stack is empty."""
        stack = self.stack
        peeking = self.peeking
        while stack:
            me, effect = stack.pop()
            if peeking != NOBODY and (effect.reveals or (me != peeking and isinstance(effect, Choice))):
                break  # it may be secret whether another seat has a choice
            options = effect.run(self, me)
            if options is None:
                continue
            if len(options) == 1 and not (me >= 0 and isinstance(effect, Choice) and self._is_asked_anyway(me, effect)):
                stack.append((me, options[0]))  # a single option happens by itself
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

    def _is_asked_anyway(self, me: int, effect: Choice) -> bool:
        """Return whether to ask a decision with one answer, because of options out of turn or hidden information."""
        return self.ask_all or self._is_asked(me, effect)

    def _is_asked(self, me: int, effect: Choice) -> bool:
        """Return whether a decision with one answer is asked by the rules of the game, even without `ask_all`."""
        if effect.open:
            self.asked = effect
            if self.unasked(me):
                return True
        return self.conceals(me, effect)

    def choose(self, seat: int, option: Effect) -> None:
        """Apply an answer to the open decision, and continue."""
        if not (self.ask_all and self._is_forced()):
            self.past = (self.past, seat, option)
        self.stack.append((seat, option))
        self.advance()

    def _is_forced(self) -> bool:
        """Return whether the open decision is asked only because of `ask_all`; such answers are not recorded."""
        asked = self.asked
        return isinstance(asked, Choice) and len(self.choices) == 1 and not self._is_asked(self.seat, asked)

    def fork(self, together: Together) -> list[Effect] | None:
        """Open a lane for each participating seat, to hold its answers until all are in."""
        lanes: list[Lane] = []
        for seat in together.concerned(self):
            lanes.append(Lane(seat, self.alone(seat, together)))
        if ended(lanes):
            self._push_lanes(lanes, together)  # no seat has a choice
            return None
        self.seat = TOGETHER
        self.asked = together
        self.choices = []
        self.lanes = lanes
        return FORKED

    def alone(self, seat: int, together: Together, events: list[Event] | None = None) -> Position:
        """Return a copy for one seat's part of a simultaneous decision."""
        lane = self.copy()
        lane.lanes = None
        lane.past = None
        lane.ask_all = False
        lane.events = events
        lane.stack = [(seat, together.body)]
        lane.asked = None
        lane.advance()
        check_lane(seat, lane)
        return lane

    def _push_lanes(self, lanes: list[Lane], together: Together) -> None:
        """Push what the lanes did, seat by seat; single options in them happen by themselves."""
        if self.ask_all:
            self.ask_all = False
            self.stack.append((CHANCE, ASK_AGAIN))
        for lane in reversed(lanes):
            self.stack.append((lane.seat, together.body))

    def apply(self, seat: int, option: Effect) -> None:
        """Apply a legal choice, in the seat's lane if several seats decide together.

        When the last lane ends, all answers are applied in seat order, regardless of the order of arrival.
        After an option played out of turn, the open decision is asked again.
        """
        lane = self._waiting(seat)
        if lane is None:
            if self.asked is not None and option not in self.choices:
                self.stack.append((self.seat, self.asked))
            self.choose(seat, option)
            return
        lanes = self.lanes or []
        if lane.shared:  # a copy shares it and must not change
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
                    if who != self.seat or not is_among(choice, self.choices):
                        raise AssertionError(f"lanes of {together.text!r} touch one another at {choice.text!r}")
                    self.choose(who, choice)

    def tell(self, who: int, sentence: Text, *values: object) -> None:
        """Record a public event, if events are being collected."""
        if self.events is not None:
            self.events.append(Event(EVERYBODY, who, sentence, values, self.when()))

    def tell_only(self, who: int, sentence: Text, *values: object) -> None:
        """Record an event that only `who` may see."""
        if self.events is not None:
            self.events.append(Event(who, who, sentence, values, self.when()))

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
            open_seats.sort()
            return tuple(open_seats)
        return () if self.seat == NOBODY else (self.seat,)

    def options(self, seat: int) -> list[Effect]:
        """List the options of a seat: answers to its decision, and what it may play out of turn."""
        if self.lanes is not None:
            lane = self._waiting(seat)
            return [] if lane is None else lane.position.choices[:]
        if self.ask_all and self._is_forced():
            return self.choices[:] if seat == self.seat else []
        unasked = self.unasked(seat) if 0 <= seat < self.seats and self.seat != NOBODY else []
        return self.choices + unasked if seat == self.seat else unasked

    def play(self, seat: int, what: str | int) -> None:
        """Play an option by its text or id; raise Illegal and change nothing if it is not allowed."""
        option = self._find(seat, what)
        if seat == self.seat and is_among(option, self.choices):
            self.choose(seat, option)
            return
        if option not in self.options(seat):
            raise Illegal(self._reason(seat, option))
        self.apply(seat, option)

    def why_not(self, seat: int, what: str | int, lang: str = "en") -> str | None:
        """Return why a seat may not play this now, or None if it may."""
        try:
            option = self._find(seat, what)
        except Illegal as unknown:
            return unknown.say(lang)
        return None if option in self.options(seat) else self._reason(seat, option).say(lang)

    def _find(self, seat: int, what: str | int) -> Effect:
        """Find an option by its text or id; if there is none, raise Illegal with the rule that limits its values."""
        try:
            return self.game.option(what)
        except Illegal as unknown:
            starts = [start for start in self.game.no_such if str(what).startswith(start)]
            if not starts:
                raise
            start = max(starts, key=len)
            lane = self._waiting(seat)
            at = self if lane is None else lane.position
            alike = [option for option in self.game.options if option.text.startswith(start)]
            asked = at.asked.candidates if isinstance(at.asked, Choice) and seat == at.seat else ()
            if any([option in asked for option in alike]):
                raise Illegal(self.game.no_such[start]) from None
            raise Illegal(self._reason(seat, alike[0]) if alike else unknown.reason) from None

    def question(self, seat: int, lang: str = "en") -> str:
        """Return the question a seat must answer; empty if there is none."""
        lane = self._waiting(seat)
        at = self if lane is None else lane.position
        if isinstance(at.asked, Choice) and seat in self.deciders:
            return at.asked.asks(at, seat).say(lang)
        return ""

    def _waiting(self, seat: int) -> Lane | None:
        """Return the lane in which `seat` must choose, or None."""
        if self.lanes is not None:
            for lane in self.lanes:
                if lane.position.seat == seat:
                    return lane
        return None

    def _reason(self, seat: int, option: Effect) -> Text:
        """Return the rule that forbids an option that is not offered."""
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
        return Made(lambda lang: OTHER_QUESTION.say(lang, question))

    # Looking.

    def scores(self) -> list[int | float]:
        """Return each seat's score: the sum of its score sheet."""
        return [sum([line.points for line in self.score_sheet(seat)]) for seat in range(self.seats)]

    def view(self, viewer: int | None) -> dict[str, Any]:
        """Return what `viewer` may see; None is a spectator."""
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

    def preview(self, seat: int, what: str | int, *then: str | int) -> Preview:
        """Return what an option would change for its player, up to the next chance or secret.

        Further options of the same turn may follow; those that are not asked for are passed over.
        """
        option = self._find(seat, what)
        if option not in self.options(seat):
            raise Illegal(self._reason(seat, option))
        lane = self._waiting(seat)
        ahead = (self if lane is None else lane.position).copy()
        ahead.peeking = seat
        ahead.events = []
        ahead.apply(seat, option)
        for further in then:
            if ahead.seat != seat:
                break
            coming = self.game.option(further)
            if coming in ahead.options(seat):  # otherwise it was the only one, and has been played
                ahead.apply(seat, coming)
        changes: list[tuple[str, object, object]] = []
        compare("", self.seen_by(seat).show(seat), ahead.show(seat), changes)
        words = {lang: self.game.narrate(ahead.events, seat, lang) for lang in LANGUAGES}
        sheet = compare_sheets(self.seen_by(seat).score_sheet(seat), ahead.score_sheet(seat))
        following = [after.text for after in ahead.options(seat)] if ahead.seat == seat else []
        return Preview(changes, words, sheet, ahead.seat != seat, following)

    def log(self, viewer: int | None, lang: str = "en") -> list[str]:
        """Return the log for a viewer, made by replaying the record and collecting events."""
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
        """Return a random position that `seat` cannot distinguish from the real one; it has no record or log."""
        other = self.copy()
        other.redeal_secrets(seat, rng)
        if other.seat == CHANCE and isinstance(other.asked, Choice):
            other.choices = other.asked.run(other, CHANCE) or []  # the real draw pile would reveal other hands
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
            redealt.append(Lane(lane.seat, fresh))  # an open lane restarts, as others see only that it is open
        if redealt:
            other.lanes = redealt
        return other

    # Keeping.

    def moves(self) -> list[tuple[int, Effect]]:
        """List the choices made so far, oldest first."""
        found: list[tuple[int, Effect]] = []
        link = self.past
        while link is not None:
            found.append((link[1], link[2]))
            link = link[0]
        found.reverse()
        return found

    def record(self, viewer: int | None = EVERYBODY) -> Record:
        """Return the record; for a viewer, without what is still hidden from it."""
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
        """Return the whole position as JSON data; this works in the middle of an effect."""
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

    def __reduce__(self) -> tuple[Any, ...]:
        start = "redealt" if self.start is REDEALT else self.start
        moves = [(seat, option.text) for seat, option in self.moves()]
        return restore, (self.game, self.dump(), moves, start, self.ask_all)

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("a position changes and cannot be hashed; hash its dump")


def restore(
    game: Game, dump: dict[str, Any], moves: list[tuple[int, str]], start: dict[str, Any] | str | None, ask_all: bool
) -> Position:
    """Return a position that was pickled."""
    g = game.load(dump, ask_all)
    g.start = REDEALT if isinstance(start, str) else start
    past: Any = None
    for seat, text in moves:
        past = (past, seat, game.effects[text])
    g.past = past
    return g
