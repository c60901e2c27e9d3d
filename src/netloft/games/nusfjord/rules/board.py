"""The action board and the supply board in numbers: actions, what effects wait for, plates, elders, display."""

from __future__ import annotations

from typing import Final

# The eleven actions, in the order of the board, and the other things that effects wait for.
PLUS_GOLD: Final = 0
TRANSFER: Final = 1
SERVE: Final = 2
BUILD: Final = 3
ISSUE: Final = 4
BUY: Final = 5
DEFOREST: Final = 6
THIN: Final = 7
REFOREST: Final = 8
SHIP: Final = 9
ELDER: Final = 10
ACTIONS: Final = (
    "gold",
    "transfer reserve",
    "serve fish",
    "build a building",
    "issue a share",
    "buy all shares",
    "deforest",
    "thin out",
    "reforest",
    "build a ship",
    "take an elder",
)
USE_ELDER: Final = 11
WORKER: Final = 12
TURN: Final = 13
ROUND: Final = 14
LAST_ROUND: Final = 15
CLEAR_ELDER: Final = 16
FELL_FOREST: Final = 17
RESERVE_EMPTY: Final = 18
NEW_GOLD: Final = 19
FOREST_SPACE: Final = 20
EVENTS: Final = 21
# Moments that only "before" knows: a ship or building is chosen, and not yet paid.
PAYING_SHIP: Final = 21
PAYING_BUILDING: Final = 22
MOMENTS: Final = 23

# The spaces of the action board.
CAPACITY_SMALL: Final[tuple[int, ...]] = (1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1)
"""For 1 and 2 players Build a Building is two spaces of one."""
CAPACITY: Final[tuple[int, ...]] = (1, 1, 1, 3, 2, 1, 2, 1, 1, 2, 2)
COLUMNS: Final = ((PLUS_GOLD, TRANSFER, SERVE, BUILD), (ISSUE, BUY, DEFOREST), (THIN, REFOREST, SHIP, ELDER))
"""The columns of the action board.  A reconstruction: the order is certain, the split is the likeliest of three."""
COPY: Final = 11  # the imitation spaces follow the eleven actions: one, or one for each column
BOARD: Final = 14

# The Banquet Table, and the elders.
PLATES: Final[tuple[int, ...]] = (1, 2, 3, 3, 4, 4, 5)
ELDER_COUNT: Final = 25
# In g.elders: fish on each elder, then gold, then the worker's colour + 1, then gold among the fish.
GOLD_ON: Final = 25
WORKER_ON: Final = 50
COIN_ON: Final = 75
FORGOTTEN_PILE: Final = 6  # its place among the tops of the stacks

# The rounds, and the buildings that come: what the display takes, and how many are new, for 1 to 5 players.
LAST: Final = 7
MOST_A: Final = 9
MOST_B: Final = 6
NEW_B: Final[tuple[int, ...]] = (0, 0, 2, 2, 3)
HAND: Final[tuple[int, ...]] = (4, 4, 3, 2, 2)  # C buildings for each player at round 4; alone they lie open
OPEN_AT_6: Final = 3  # alone: more open C buildings at round 6
