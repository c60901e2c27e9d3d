"""What every action is: what it touches, what comes before it, and what waits for its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from netloft.core.effect import Effect
from netloft.core.text import Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.actions.looking_ahead import applies, look_ahead
from netloft.games.nusfjord.rules.board import ACTIONS, ELDER, EVENTS
from netloft.games.nusfjord.rules.cards.parts import (
    EVERYTHING,
    FORESTS,
    RESERVE,
    SHARES,
    SUPPLY,
    TABLE,
    TRACK_AND_SHIPS,
    Part,
)
from netloft.games.nusfjord.rules.register import step

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.position import Nusfjord


class Ended(Effect):
    """An action is over: what waits for it can happen."""

    __slots__ = ("event",)

    def __init__(self, event: int) -> None:
        super().__init__(f"ended {ACTIONS[event] if event < len(ACTIONS) else event}")
        self.event = event

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Queue the effects that wait for it; states that hold may be offered again."""
        event = self.event
        if (
            g.powers[me].after[event] or g.cards.reacts
        ) and event != ELDER:  # who waits for an elder waits till that one sits down
            g.trigger(me, event)
        if g.offered:
            g.offered = [hook for hook in g.offered if hook not in g.powers[me].states]
        return None


ENDED: Final[list[Ended]] = [step(Ended(event)) for event in range(EVENTS)]


TOUCHES: Final = (
    SUPPLY,
    SUPPLY | RESERVE | TRACK_AND_SHIPS,
    SUPPLY | TABLE,
    EVERYTHING,
    SUPPLY | SHARES,
    SUPPLY | SHARES | RESERVE,
    SUPPLY | FORESTS,
    SUPPLY | FORESTS,
    SUPPLY | FORESTS,
    SUPPLY | TRACK_AND_SHIPS,
    EVERYTHING,
)
"""What each action touches."""


class Action(Part):
    """One of the actions, taken with a worker or by a card."""

    __slots__ = ("event",)

    def __init__(self, event: int) -> None:
        super().__init__()
        self.event = event
        self.text = ACTIONS[event] + " action"
        self.touches = TOUCHES[event]

    def words(self, lang: str) -> str:
        """Name the action."""
        return words.ACTION_NAMES[self.event].say(lang)

    def why_not(self, g: Nusfjord, me: int) -> Text | None:
        """Return the reason that forbids the action even after what comes before it."""
        if not g.powers[me].before[self.event]:
            return self.why_impossible(g, me)
        real = look_ahead(g, me, self.event)
        reason = self.why_impossible(g, me)
        if real is not None:
            g.harbors[me] = real
        return reason

    def why_impossible(self, g: Nusfjord, me: int) -> Text | None:
        """Return the reason that forbids the action as things are."""
        return None

    def begin(self, g: Nusfjord, me: int, *steps: Effect) -> None:
        """Push the steps of the action, after what comes before it, and then what waits for its end."""
        stack = g.stack
        stack.append((me, ENDED[self.event]))
        for effect in reversed(steps):
            stack.append((me, effect))
        for hook in g.powers[me].before[self.event]:
            if applies(g, me, hook):
                stack.append((me, hook))


Shared = TypeVar("Shared", bound=Action)

SIMPLE_ACTIONS: Final[dict[str, Action]] = {}
"""Actions that deck files know by a word alone."""


def shared(action: Shared, word: str = "") -> Shared:
    """Declare an action that belongs to no card, with its word in deck files if it needs nothing else there."""
    action.shared = True
    if word:
        SIMPLE_ACTIONS[word] = action
    return step(action)
