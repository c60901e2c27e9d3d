"""Marking a box and what it sets off: licenses, boats, a fishing of one's own, buildings."""

from __future__ import annotations

from typing import Final

from netloft.core.effect import Choice, Effect, Named
from netloft.core.text import Text
from netloft.games.fleet.rules import words
from netloft.games.fleet.rules.actions.fishing import OYSTER_CHOICES, catch
from netloft.games.fleet.rules.position import ALL, CLAIMS, CLAIMS_BONUS, SHIPS, TALLY, TYPES, Fleet
from netloft.games.fleet.rules.sheets.sections import BOATS, KING_CRAB, SECTION_NAMES
from netloft.games.fleet.rules.sheets.sheet import EITHER, LAUNCH, LICENSE, PRIVATE_FISHING


def mark(g: Fleet, me: int, section: int) -> None:
    """Mark the topmost open box of a section and carry out at once what it activates."""
    at = me * ALL + section
    number = g.marks[at]
    box = g.sheet.boxes[section][number]
    number += 1
    g.marks[at] = number
    if g.events is not None:
        g.tell(me, words.MARKED, number, SECTION_NAMES[section])
    if number + g.struck[section] == g.sheet.lengths[section]:
        g.close(me, section)
    if box == LAUNCH:
        g.launch(me, section)
    elif box == LICENSE:
        if section == KING_CRAB:
            g.tally[me * TALLY + CLAIMS] |= CLAIMS_BONUS  # chosen when the others cannot choose at the same time
            g.tell(me, words.KING_CRAB_LICENSED)
        else:
            g.activate(me, section)
    elif box == EITHER:
        g.stack.append((me, ASK_ACTIVATION[section]))
    elif box == PRIVATE_FISHING:
        g.tell(me, words.FISHES_ALONE)
        catch(g, me)
        g.stack.append((me, OYSTER_CHOICES))
    if g.silver >= 0:
        g.notice(me)


class Activate(Named):
    """Use a box with a question mark for a license."""

    __slots__ = ("boat",)

    def __init__(self, boat: int) -> None:
        super().__init__(f"license {BOATS[boat]}", words.LICENSE_OPTIONS[boat])
        self.kind, self.args = "license", {"boat": BOATS[boat]}
        self.boat = boat

    def why_not(self, g: Fleet, me: int) -> Text | None:
        """There must be one left."""
        return None if g.licenses[me * TYPES + self.boat] < g.sheet.licenses else words.NO_LICENSE_LEFT

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Activate it."""
        g.activate(me, self.boat)
        if g.silver >= 0:
            g.notice(me)
        return None


class Launch(Named):
    """Use a box with a question mark for a boat."""

    __slots__ = ("boat",)

    def __init__(self, boat: int) -> None:
        super().__init__(f"boat {BOATS[boat]}", words.BOAT_OPTIONS[boat])
        self.kind, self.args = "boat", {"boat": BOATS[boat]}
        self.boat = boat

    def why_not(self, g: Fleet, me: int) -> Text | None:
        """There must be one left."""
        return None if g.boats[me * SHIPS + self.boat] < g.sheet.boats[self.boat] else words.NO_BOAT_LEFT

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Launch it."""
        g.launch(me, self.boat)
        if g.silver >= 0:
            g.notice(me)
        return None


ACTIVATE: Final[tuple[Activate, ...]] = tuple([Activate(boat) for boat in range(TYPES)])
LAUNCH_BOAT: Final[tuple[Launch, ...]] = tuple([Launch(boat) for boat in range(TYPES)])
ASK_ACTIVATION: Final[tuple[Choice, ...]] = tuple(
    [
        Choice(f"license or boat, {BOATS[boat]}", words.ASK_ACTIVATION[boat], (ACTIVATE[boat], LAUNCH_BOAT[boat]))
        for boat in range(TYPES)
    ]
)
