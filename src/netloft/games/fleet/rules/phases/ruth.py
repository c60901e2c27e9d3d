"""Captain Ruth, who plays against you when you play alone: she strikes boxes out of your pad, from below."""

from __future__ import annotations

from typing import Final

from netloft.core.effect import Effect
from netloft.core.position import CHANCE, NOBODY
from netloft.games.fleet.rules import words
from netloft.games.fleet.rules.actions.claims import SETTLE_ALL
from netloft.games.fleet.rules.phases.dice import last_die
from netloft.games.fleet.rules.position import (
    BOAT_PHASE,
    COINS,
    COINS_FACE,
    DIE_BITS,
    DIE_MASK,
    FACES,
    HARBOR_FACE,
    MARKET_FACE,
    TYPES,
    Fleet,
)
from netloft.games.fleet.rules.sheets.sections import SECTION_NAMES

BOAT_STONE: Final = 0
HARBOR_STONE: Final = 1
WHARF_STONE: Final = 2


class RuthPicks(Effect):
    """Ruth takes a die and strikes two boxes."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Take the die that her priorities name."""
        face = boat_die(g) if g.phase == BOAT_PHASE else town_die(g)
        g.pool -= 1 << DIE_BITS * face
        g.tell(CHANCE, words.RUTH_TAKES, words.FACE_NAMES[face])
        use(g, face, g.sheet.coins_strikes if face == COINS_FACE else g.sheet.pick_strikes)
        return None


class RuthShares(Effect):
    """Ruth uses the last die as well and strikes one box."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Use it."""
        face = last_die(g)
        g.tell(CHANCE, words.RUTH_SHARES, words.FACE_NAMES[face])
        use(g, face, g.sheet.shared_strikes)
        return None


def in_pool(g: Fleet, face: int) -> bool:
    """Return whether a die with that face can be taken."""
    return bool(g.pool >> DIE_BITS * face & DIE_MASK)


def boat_die(g: Fleet) -> int:
    """Choose the die at her stone, or the next one clockwise; coins are her joker, for want of anything better.

    A type without an open box she takes only if there is nothing else, and then to no effect.
    """
    way = clockwise(g, BOAT_STONE)
    for boat in way:
        if in_pool(g, boat) and g.is_open(0, boat):
            return boat
    if in_pool(g, COINS_FACE):
        return COINS_FACE
    for boat in way:
        if in_pool(g, boat):
            return boat
    raise AssertionError("there is no die to take")


def town_die(g: Fleet) -> int:
    """Choose by the order of priority; a die that strikes nothing comes after all others."""
    faces: list[int] = []
    for kind in g.sheet.town_priority:
        if kind == "boat":
            faces += [face for face in range(HARBOR_FACE) if in_pool(g, face)]
        elif in_pool(g, FACES.index(kind)):
            faces.append(FACES.index(kind))
    for face in faces:
        if target(g, face) >= 0:
            return face
    return faces[0]


def clockwise(g: Fleet, stone: int) -> list[int]:
    """List the sections of a stone's route, from where it lies."""
    route = g.sheet.routes[stone]
    at = route.index(g.stones[stone])
    return [*route[at:], *route[:at]]


def target(g: Fleet, face: int) -> int:
    """Return the section in which a face lets her strike, the next star for the market, or -1 if there is none."""
    if face == MARKET_FACE:
        return next_star(g)
    if face < TYPES:
        return face if g.is_open(0, face) else -1
    stone = BOAT_STONE if face == COINS_FACE else HARBOR_STONE if face == HARBOR_FACE else WHARF_STONE
    for section in clockwise(g, stone):
        if g.is_open(0, section):
            return section
    return -1


def next_star(g: Fleet) -> int:
    """Return the next star of the coin track that is neither marked nor struck, or -1."""
    for star in sorted(g.sheet.stars):
        if star > g.tally[COINS] and star not in g.struck_stars:
            return star
    return -1


def use(g: Fleet, face: int, boxes: int) -> None:
    """Strike out what a die says, as far as there is anything."""
    at = target(g, face)
    if at < 0:
        g.tell(CHANCE, words.RUTH_PASSES)
    elif face == MARKET_FACE:
        for _ in range(g.sheet.market_strikes):
            star = next_star(g)
            if star > 0:
                g.struck_stars = (*g.struck_stars, star)
                g.tell(CHANCE, words.RUTH_STRIKES_STAR, star)
    else:
        strike(g, at, boxes)


def strike(g: Fleet, section: int, boxes: int) -> None:
    """Strike out the lowest open boxes of a section."""
    left = g.sheet.lengths[section] - g.marks[section] - g.struck[section]
    number = min(boxes, left)
    struck = list(g.struck)
    struck[section] += number
    g.struck = tuple(struck)
    g.tell(CHANCE, words.RUTH_STRIKES, words.BOX.count(number), SECTION_NAMES[section])
    if number == left:
        g.close(0, section)
        if g.silver >= 0 and g.silver_owner == NOBODY:
            g.notice(0)
            g.push(CHANCE, SETTLE_ALL)


def move_stones(g: Fleet) -> None:
    """Move each stone clockwise to the next section with an open box."""
    stones = list(g.stones)
    for stone in range(len(stones)):
        way = clockwise(g, stone)
        for section in [*way[1:], way[0]]:
            if g.is_open(0, section):
                stones[stone] = section
                break
    g.stones = tuple(stones)
    g.tell(CHANCE, words.STONES_MOVE, [SECTION_NAMES[section] for section in stones])


RUTH_PICKS: Final[RuthPicks] = RuthPicks("Ruth takes a die")
RUTH_SHARES: Final[RuthShares] = RuthShares("Ruth uses the shared die")
