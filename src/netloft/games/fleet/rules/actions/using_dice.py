"""Using a die, and star actions: what can be done with it, and what remains to be done."""

from __future__ import annotations

from typing import Final

from netloft.core.effect import Choice, Effect, Named
from netloft.core.text import Text
from netloft.games.fleet.rules import words
from netloft.games.fleet.rules.actions.claims import SETTLE
from netloft.games.fleet.rules.actions.marking import mark
from netloft.games.fleet.rules.position import (
    ALL,
    BOAT_SECTIONS,
    BUILT,
    CLAIMS,
    HARBOR_FACE,
    HARBOR_SECTIONS,
    HEXES,
    MARKET_FACE,
    NO_FACE,
    OPEN,
    SALVAGED,
    STARS,
    TALLY,
    TYPES,
    WHARF_FACE,
    WHARF_SECTIONS,
    Fleet,
)
from netloft.games.fleet.rules.sheets.sections import (
    BAIT_SHOP,
    SALVAGE_YARD,
    SEAFOOD_BUFFET,
    SECTION_NAMES,
    SECTIONS,
    SHRIMP,
    SMOKERY,
)

# What can be done is a set of bits: a die to mark a section, a star action to mark a section, and these.
STAR_BITS: Final = ALL
COINS_BIT: Final = 1 << 36
MARKET_BIT: Final = 1 << 37
HEX_BIT: Final = 1 << 38
SALVAGE_BIT: Final = 1 << 39
COIN_BIT: Final = 1 << 40
FORGO_BIT: Final = 1 << 41


def possible(g: Fleet, me: int) -> int:
    """Return the bits of all that `me` may do with the die in hand and the star actions that are due."""
    at = me * TALLY
    tally = g.tally
    found = 0
    if g.uses:
        die = g.die
        if g.wild:
            found = tally[at + OPEN] & BOAT_SECTIONS | COINS_BIT
        elif die < TYPES:
            found = tally[at + OPEN] & 1 << die
        elif die == HARBOR_FACE:
            found = tally[at + OPEN] & HARBOR_SECTIONS
        elif die == WHARF_FACE:
            found = tally[at + OPEN] & WHARF_SECTIONS
        elif die == MARKET_FACE:
            found = MARKET_BIT
        else:
            found = COINS_BIT
        if g.whole:
            found |= COIN_BIT
            built = tally[at + BUILT]
            if built >> SALVAGE_YARD & 1 and tally[at + SALVAGED] < g.sheet.salvage_uses:
                found |= SALVAGE_BIT
            if die < TYPES and built >> SEAFOOD_BUFFET & 1 and not tally[at + HEXES] >> die & 1:
                found |= HEX_BIT
    if tally[at + STARS]:
        found |= tally[at + OPEN] << STAR_BITS | FORGO_BIT
    return found


class Use(Named):
    """Something that can be done with a die or a star action."""

    __slots__ = ("bit",)

    def __init__(self, text: str, name: Text, bit: int) -> None:
        super().__init__(text, name)
        self.bit = bit

    def why_not(self, g: Fleet, me: int) -> Text | None:
        """It must be possible; the reason for the no is looked for only then."""
        return None if possible(g, me) & self.bit else self.reason(g, me)

    def reason(self, g: Fleet, me: int) -> Text:
        """Say what is missing."""
        return words.NOT_WITH_THIS_DIE


class Mark(Use):
    """Mark the topmost box of a section with the die."""

    __slots__ = ("section",)

    def __init__(self, section: int) -> None:
        super().__init__(f"mark {SECTIONS[section]}", words.MARK_OPTIONS[section], 1 << section)
        self.kind, self.args = "mark", {"section": SECTIONS[section]}
        self.section = section

    def reason(self, g: Fleet, me: int) -> Text:
        """Say what is missing."""
        return words.NOT_WITH_THIS_DIE if g.is_open(me, self.section) else words.NO_BOX_LEFT

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Use the die once."""
        g.uses -= 1
        g.whole = False
        mark(g, me, self.section)
        return None


class Star(Use):
    """Mark the topmost box of any section with a star action."""

    __slots__ = ("section",)

    def __init__(self, section: int) -> None:
        super().__init__(f"star {SECTIONS[section]}", words.STAR_OPTIONS[section], 1 << section + STAR_BITS)
        self.kind, self.args = "star", {"section": SECTIONS[section]}
        self.section = section

    def reason(self, g: Fleet, me: int) -> Text:
        """Say what is missing."""
        return words.NO_BOX_LEFT if g.tally[me * TALLY + STARS] else words.NO_STAR_ACTION

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Carry out one star action."""
        g.tally[me * TALLY + STARS] -= 1
        g.whole = False
        mark(g, me, self.section)
        return None


class Forgo(Use):
    """Let a star action go: one may mark a box, but need not."""

    def reason(self, g: Fleet, me: int) -> Text:
        """Say what is missing."""
        return words.NO_STAR_ACTION

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Do nothing with it."""
        g.tally[me * TALLY + STARS] -= 1
        g.whole = False
        g.tell(me, words.FORGONE)
        return None


class ThreeCoins(Use):
    """Take the coins that the die shows."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Earn them."""
        g.uses -= 1
        g.whole = False
        g.gain(me, g.sheet.coins_face)
        return None


class Market(Use):
    """Go to the market: coins for all fish caught so far."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Earn what the table says; the smokery adds to it."""
        g.uses = 0
        g.whole = False
        fish = g.fish_count(me)
        g.tell(me, words.AT_THE_MARKET, words.FISH.count(fish))
        more = g.sheet.smokery_coins if g.has_built(me, SMOKERY) else 0
        g.gain(me, g.sheet.market(fish) + more)
        return None


class AsCoin(Use):
    """Use any die as a coin."""

    def reason(self, g: Fleet, me: int) -> Text:
        """Say what is missing."""
        return words.DIE_BEGUN

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Earn it; with the bait shop it is more.  A shrimp license then gives nothing."""
        spend(g, me)
        g.gain(me, g.sheet.bait_coins if g.has_built(me, BAIT_SHOP) else g.sheet.die_as_coin)
        return None


class Salvage(Use):
    """Use any die for a star action, at the salvage yard."""

    def reason(self, g: Fleet, me: int) -> Text:
        """Say what is missing."""
        if not g.whole:
            return words.DIE_BEGUN
        return words.SALVAGE_SPENT if g.has_built(me, SALVAGE_YARD) else words.NO_SALVAGE_YARD

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Mark a star beside the yard; the star action is due."""
        spend(g, me)
        g.tally[me * TALLY + SALVAGED] += 1
        g.tally[me * TALLY + STARS] = 1
        g.tell(me, words.SALVAGED)
        return None


class FillHex(Use):
    """Use a boat die for the hex of its type, beside the seafood buffet."""

    def reason(self, g: Fleet, me: int) -> Text:
        """Say what is missing."""
        if not g.whole:
            return words.DIE_BEGUN
        if g.die >= TYPES:
            return words.NOT_WITH_THIS_DIE
        return words.HEX_FILLED if g.has_built(me, SEAFOOD_BUFFET) else words.NO_BUFFET

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Fill it.  A shrimp license then gives nothing (p. 10)."""
        spend(g, me)
        g.tally[me * TALLY + HEXES] |= 1 << g.die
        g.tell(me, words.FILLED_HEX, SECTION_NAMES[g.die])
        return None


def spend(g: Fleet, me: int) -> None:
    """Use up the whole die at once, with whatever a shrimp license would have added to it."""
    g.uses = 0
    g.whole = False
    g.tally[me * TALLY + STARS] = 0


MARK: Final[tuple[Mark, ...]] = tuple([Mark(section) for section in range(ALL)])
STAR: Final[tuple[Star, ...]] = tuple([Star(section) for section in range(ALL)])
COINS_SHOWN: Final[ThreeCoins] = ThreeCoins("coins", words.COINS_OPTION, COINS_BIT)
MARKET: Final[Market] = Market("market", words.MARKET_OPTION, MARKET_BIT)
AS_COIN: Final[AsCoin] = AsCoin("die as coin", words.COIN_OPTION, COIN_BIT)
SALVAGE: Final[Salvage] = Salvage("salvage", words.SALVAGE_OPTION, SALVAGE_BIT)
FILL_HEX: Final[FillHex] = FillHex("fill hex", words.HEX_OPTION, HEX_BIT)
FORGO: Final[Forgo] = Forgo("forgo star", words.FORGO_OPTION, FORGO_BIT)
WITH_DIE: Final[tuple[Use, ...]] = (*MARK, COINS_SHOWN, MARKET, FILL_HEX, SALVAGE, AS_COIN)
WITH_STAR: Final[tuple[Use, ...]] = (*STAR, FORGO)
USES: Final[tuple[Use, ...]] = (*WITH_DIE, *WITH_STAR)


HALF: Final = 9  # sections, half of all


def listed(uses: tuple[Use, ...]) -> list[list[Effect]]:
    """List for every set of these uses, as bits, which they are; so that none has to be looked for in play."""
    return [[use for at, use in enumerate(uses) if chosen >> at & 1] for chosen in range(1 << len(uses))]


MARKS_1: Final[list[list[Effect]]] = listed(MARK[:HALF])
MARKS_2: Final[list[list[Effect]]] = listed(MARK[HALF:])
STARS_1: Final[list[list[Effect]]] = listed(STAR[:HALF])
STARS_2: Final[list[list[Effect]]] = listed(STAR[HALF:])
OTHERS: Final[list[list[Effect]]] = listed((COINS_SHOWN, MARKET, FILL_HEX, SALVAGE, AS_COIN))
FORGOING: Final[list[Effect]] = [FORGO]
HALF_OF: Final = (1 << HALF) - 1


class AskUse(Choice):
    """What to do with a die; star actions that are due may come before or after."""

    def asks(self, g: Fleet, me: int) -> Text:
        """Name the die, and say when it is the one that everybody uses: else one would be asked the same twice."""
        if g.die == NO_FACE:
            return self.question
        shared = bool(g.stack) and g.stack[-1][1] is REST
        return words.ASK_USE_LAST[g.die] if shared else words.ASK_USE_OWN[g.die]

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Offer what is possible."""
        bits = possible(g, me)
        options = MARKS_1[bits & HALF_OF] + MARKS_2[bits >> HALF & HALF_OF] + OTHERS[bits >> 2 * ALL & 31]
        return options + stars(bits) if bits & FORGO_BIT else options


class AskStar(Choice):
    """Which box to mark with a star action."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Offer every section with an open box."""
        return stars(possible(g, me))


def stars(bits: int) -> list[Effect]:
    """List the star actions among the uses."""
    if not bits & FORGO_BIT:
        return []
    return STARS_1[bits >> STAR_BITS & HALF_OF] + STARS_2[bits >> STAR_BITS + HALF & HALF_OF] + FORGOING


class Rest(Effect):
    """What remains to be done with a die: further uses and star actions, until nothing is due.

    At the end of a turn of one's own, claims are settled too; where all go on at the same time, that has to wait.
    """

    __slots__ = ("settles",)

    def __init__(self, text: str, settles: bool) -> None:
        super().__init__(text)
        self.settles = settles

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Ask for the next thing that is due."""
        at = me * TALLY
        if g.uses:
            g.stack.append((me, self))
            g.stack.append((me, ASK_USE))
        elif g.tally[at + STARS]:
            g.stack.append((me, self))
            g.stack.append((me, ASK_STAR))
        else:
            g.die = NO_FACE
            g.wild = False
            if self.settles and g.tally[at + CLAIMS]:
                g.stack.append((me, SETTLE))
        return None


ASK_USE: Final[AskUse] = AskUse("use the die", words.ASK_USE, USES)
ASK_STAR: Final[AskStar] = AskStar("star action", words.ASK_STAR, WITH_STAR)
REST_OF_TURN: Final[Rest] = Rest("rest of the turn", True)
REST: Final[Rest] = Rest("rest", False)


def take_in_hand(g: Fleet, me: int, rest: Rest, chosen: bool) -> None:
    """Let `me` use the die; a shrimp die that was chosen is what one's shrimp licenses make of it (p. 6)."""
    level = g.licenses[me * TYPES + SHRIMP] if chosen and g.die == SHRIMP else 0
    g.whole = True
    g.wild = level > 0
    g.uses = g.sheet.license_uses[SHRIMP][level] if level else 1
    if level:
        g.tally[me * TALLY + STARS] = g.sheet.license_stars[SHRIMP][level]
    g.stack.append((me, rest))
    g.stack.append((me, ASK_USE))
