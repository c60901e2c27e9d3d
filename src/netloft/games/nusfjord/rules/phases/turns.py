"""Turns of the work phase: placing workers, imitating, passing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.effect import Choice, Effect, Named
from netloft.core.position import CHANCE
from netloft.core.text import Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.actions.action import Action
from netloft.games.nusfjord.rules.actions.banquet import SERVE_ACTION
from netloft.games.nusfjord.rules.actions.building import BUILD_ACTION
from netloft.games.nusfjord.rules.actions.council import TAKE_ACTION
from netloft.games.nusfjord.rules.actions.forests import DEFOREST_ACTION, REFOREST_ACTION, THIN_ACTION
from netloft.games.nusfjord.rules.actions.looking_ahead import applies, look_ahead
from netloft.games.nusfjord.rules.actions.shares import BUY_ACTION, ISSUE_ACTION
from netloft.games.nusfjord.rules.actions.ships import SHIP_ACTION
from netloft.games.nusfjord.rules.actions.supply import PLUS_GOLD_ACTION, TRANSFER_ACTION
from netloft.games.nusfjord.rules.actions.using_elders import usable, use_elder, why_not_use
from netloft.games.nusfjord.rules.board import (
    ACTIONS,
    COLUMNS,
    COPY,
    DEFOREST,
    FOREST_SPACE,
    REFOREST,
    THIN,
    TURN,
    WORKER,
    WORKER_ON,
)
from netloft.games.nusfjord.rules.cards.elders import ELDERS
from netloft.games.nusfjord.rules.harbor import COUNCIL, FELLED, WORKERS
from netloft.games.nusfjord.rules.phases.settling import SETTLE, SETTLE_OTHERS
from netloft.games.nusfjord.rules.register import option_at, options_at, step

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.position import Nusfjord

BOARD_ACTIONS: Final[tuple[Action, ...]] = (
    PLUS_GOLD_ACTION,
    TRANSFER_ACTION,
    SERVE_ACTION,
    BUILD_ACTION,
    ISSUE_ACTION,
    BUY_ACTION,
    DEFOREST_ACTION,
    THIN_ACTION,
    REFOREST_ACTION,
    SHIP_ACTION,
    TAKE_ACTION,
)
TURNS_EACH: Final = 3


class AfterWorker(Effect):
    """The action of a worker is over."""

    __slots__ = ("forest",)

    def __init__(self, text: str, forest: bool) -> None:
        super().__init__(text)
        self.forest = forest

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Queue the effects that wait for it."""
        powers = g.powers[me]
        if self.forest:
            g.trigger(me, FOREST_SPACE)
        if powers.after[WORKER] or g.cards.reacts:
            g.trigger(me, WORKER)
        if g.cards.reacts:
            g.stack.append((me, SETTLE_OTHERS))
        if g.pool or powers.states:
            g.stack.append((me, SETTLE))
        return None


AFTER_WORKER: Final[AfterWorker] = step(AfterWorker("after the worker's action", False))
AFTER_FOREST_SPACE: Final[AfterWorker] = step(AfterWorker("after the forest space", True))


def send(g: Nusfjord, me: int, after: Effect, action: Effect) -> None:
    """Place a worker: what comes before it, the action, what waits for its end."""
    g.own(me)[WORKERS] += 1
    stack = g.stack
    stack.append((me, after))
    stack.append((me, action))
    for hook in g.powers[me].before[WORKER]:
        if applies(g, me, hook):
            stack.append((me, hook))


class PlaceWorker(Named):
    """A worker on a space of the action board."""

    __slots__ = ("action", "after", "space")

    def __init__(self, space: int) -> None:
        super().__init__(ACTIONS[space], words.ACTION_NAMES[space])
        self.kind, self.args = "action", {"action": ACTIONS[space]}
        self.space = space
        self.action = BOARD_ACTIONS[space]
        self.after = AFTER_FOREST_SPACE if space in (DEFOREST, THIN, REFOREST) else AFTER_WORKER

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """The space must not be blocked, and the action must change something."""
        if g.taken[self.space] >= g.limits[self.space]:
            return words.BLOCKED
        return self.action.why_not(g, me)

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Place the worker and act."""
        g.occupy(self.space, me if g.seats > 1 else g.colour(me))
        if g.events is not None:
            g.tell(me, words.PLACED, self.name)
        send(g, me, self.after, self.action)
        return None


class UseElder(Named):
    """A worker on an elder of one's own."""

    __slots__ = ("elder",)

    def __init__(self, elder: int) -> None:
        name = ELDERS[elder].name
        super().__init__(f"use {name.en}", words.use(name))
        self.kind, self.args = "use elder", {"elder": name.en}
        self.elder = elder

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """One worker an elder, and the elder must have something to do."""
        if not g.harbors[me][COUNCIL] >> self.elder & 1:
            return words.NOT_YOUR_ELDER
        if g.elders[WORKER_ON + self.elder]:
            return words.ELDER_BLOCKED
        return why_not_use(g, me, self.elder)

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Place the worker and use the elder."""
        g.own_elders()[WORKER_ON + self.elder] = g.colour(me) + 1
        g.elder = self.elder
        g.tell(me, words.PLACED, self.name)
        send(g, me, AFTER_WORKER, USE)
        return None


class Use(Effect):
    """The elder with the worker is used."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Feed the elder and let the elder act."""
        use_elder(g, me, g.elder)
        return None


USE: Final[Use] = step(Use("use the elder"))


class CopyAction(Named):
    """Imitate a blocked space."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(f"copy {ACTIONS[space]}", words.ACTION_NAMES[space])
        self.kind, self.args = "copy action", {"action": ACTIONS[space]}
        self.space = space

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """It must be blocked, and its action must change something."""
        return BOARD_ACTIONS[self.space].why_not(g, me) if g.blocked(self.space) else words.NOT_BLOCKED

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Take its action."""
        g.tell(me, words.COPIED, self.name)
        g.stack.append((me, BOARD_ACTIONS[self.space]))
        return None


COPIES: Final[tuple[CopyAction, ...]] = options_at(50, tuple([CopyAction(space) for space in range(len(ACTIONS))]))


class AskCopy(Choice):
    """Which space is imitated."""


def columns(name: str, spaces: tuple[int, ...]) -> AskCopy:
    """Make the question for one imitation space."""
    return step(AskCopy(name, words.ASK_COPY, tuple([COPIES[space] for space in spaces])))


ASK_COPIES: Final[tuple[AskCopy, ...]] = (
    columns("which space is imitated", tuple(range(len(ACTIONS)))),
    columns("which space on the left is imitated", COLUMNS[0]),
    columns("which space in the middle is imitated", COLUMNS[1]),
    columns("which space on the right is imitated", COLUMNS[2]),
)


class PlaceOnCopy(Named):
    """A worker on an imitation space."""

    __slots__ = ("ask", "several", "space", "spaces")

    def __init__(self, text: str, name: Text, number: int) -> None:
        super().__init__(text, name)
        self.kind, self.args = "copy space", {"space": text}
        self.several = 3 if number else 1
        self.space = COPY + max(0, number - 1)
        self.spaces = COLUMNS[number - 1] if number else tuple(range(len(ACTIONS)))
        self.ask = ASK_COPIES[number]

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """It must be in play and free, and there must be something to imitate."""
        if g.copies() != self.several:
            return words.NO_IMITATION
        if g.workers(self.space):
            return words.BLOCKED
        taken = g.taken
        for space in self.spaces:
            if taken[space] and COPIES[space].why_not(g, me) is None:
                return None
        return words.NOTHING_TO_COPY

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Place the worker and ask what is imitated."""
        g.occupy(self.space, g.colour(me))
        g.tell(me, words.PLACED, self.name)
        send(g, me, AFTER_WORKER, self.ask)
        return None


class Pass(Named):
    """Place no worker this turn."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Nothing happens."""
        g.tell(me, words.PASSED)
        return None


PLACES: Final[tuple[PlaceWorker, ...]] = options_at(10, tuple([PlaceWorker(space) for space in range(len(ACTIONS))]))
COPY_PLACES: Final[tuple[PlaceOnCopy, ...]] = options_at(
    20,
    (
        PlaceOnCopy("copy", words.COPY, 0),
        PlaceOnCopy("copy left", words.COPY_LEFT, 1),
        PlaceOnCopy("copy middle", words.COPY_MIDDLE, 2),
        PlaceOnCopy("copy right", words.COPY_RIGHT, 3),
    ),
)
USES: Final[tuple[UseElder, ...]] = options_at(30, tuple([UseElder(elder) for elder in range(len(ELDERS))]))
PASS: Final[Pass] = option_at(40, Pass("pass", words.PASS))


class AskTurn(Choice):
    """Where the worker goes."""

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """What comes before a worker helps the worker's action."""
        h = g.own(me)
        h[WORKERS] += 1
        real = look_ahead(g, me, WORKER)
        reason = option.why_not(g, me)
        if real is not None:
            g.harbors[me] = real
        h[WORKERS] -= 1
        return reason

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Offer the spaces that can be used, one's elders, and passing."""
        h = g.own(me)
        h[WORKERS] += 1
        if g.powers[me].before[WORKER]:
            look_ahead(g, me, WORKER)
            found = self.spaces(g, me)
            g.harbors[me] = h
        else:
            found = self.spaces(g, me)
        h[WORKERS] -= 1
        return found

    def spaces(self, g: Nusfjord, me: int) -> list[Effect]:
        """List what is possible with a worker."""
        taken = g.taken
        limits = g.limits
        before = g.powers[me].before
        found: list[Effect] = []
        for space, action in enumerate(BOARD_ACTIONS):
            if taken[space] < limits[space]:
                reason = action.why_not(g, me) if before[space] else action.why_impossible(g, me)
                if reason is None:
                    found.append(PLACES[space])
        if limits[COPY]:
            for copy in COPY_PLACES[1:] if limits[COPY + 1] else COPY_PLACES[:1]:
                if copy.why_not(g, me) is None:
                    found.append(copy)
        if g.harbors[me][COUNCIL]:
            for elder in usable(g, me):
                found.append(USES[elder])
        found.append(PASS)
        return found


ASK_TURN: Final[AskTurn] = step(AskTurn("turn", words.ASK_TURN, (*PLACES, *COPY_PLACES, *USES, PASS)))
ASK_TURN.open = True


class TurnOver(Effect):
    """A turn is over."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Queue the effects that wait for it."""
        if g.powers[me].after[TURN]:
            g.trigger(me, TURN)
        if g.harbors[me][FELLED]:
            g.own(me)[FELLED] = 0
        if g.cards.reacts:
            g.alert_others(me, TURN)
            g.stack.append((me, SETTLE_OTHERS))
        if g.pool:
            g.stack.append((me, SETTLE))
        return None


TURN_OVER: Final[TurnOver] = step(TurnOver("turn over"))


class WorkPhase(Effect):
    """Three turns for everybody, one at a time, from the first player on."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Let the first turn begin."""
        g.turn = 0
        g.push(CHANCE, TURNS)
        return None


class Turns(Effect):
    """The turns that are left."""

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Whose turn is next."""
        if g.turn < TURNS_EACH * g.seats:
            seat = (g.first + g.turn) % g.seats
            g.turn += 1
            stack = g.stack
            stack.append((CHANCE, self))
            stack.append((seat, TURN_OVER))
            stack.append((seat, ASK_TURN))
        return None


TURNS: Final[Turns] = step(Turns("turns"), of_chance=True)
WORK_PHASE: Final[WorkPhase] = step(WorkPhase("work phase"), of_chance=True)
