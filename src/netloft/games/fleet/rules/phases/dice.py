"""The dice: rolling a pool, taking a die in turn order, the casino, and the last die that all use."""

from __future__ import annotations

from typing import Final

from netloft.core.effect import Choice, Effect, Named, Together
from netloft.core.position import CHANCE
from netloft.core.text import Text
from netloft.games.fleet.rules import words
from netloft.games.fleet.rules.actions.using_dice import REST, REST_OF_TURN, take_in_hand
from netloft.games.fleet.rules.position import COINS_FACE, DIE_BITS, DIE_MASK, FACES, NO_FACE, Fleet
from netloft.games.fleet.rules.sheets.sections import CASINO

TOWN_DIE: Final = 6  # sides of a die
USUAL: Final = 2  # sides of a town die with each face


class Roll(Named):
    """A die shows a face: it goes to the pool, and is noted."""

    __slots__ = ("face", "one")

    def __init__(self, face: int, sides: int, usual: int) -> None:
        text = f"roll {FACES[face]}" if sides == usual else f"roll {FACES[face]} ({sides} of {TOWN_DIE})"
        super().__init__(text, words.FACE_NAMES[face], sides)
        self.kind, self.args = "roll", {"face": FACES[face]}
        self.face = face
        self.one = 1 << DIE_BITS * face

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Lay it in the pool."""
        g.die = self.face
        g.pool += self.one
        return None


class RollBoat(Choice):
    """What a boat die shows."""

    __slots__ = ("rolls",)

    def __init__(self, text: str, question: Text, candidates: tuple[Effect, ...], faces: int) -> None:
        super().__init__(text, question, candidates)
        self.rolls = list(candidates[:faces])

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Let chance choose between the faces that count."""
        return self.rolls

    def forbids(self, g: Fleet, me: int, option: Effect) -> Text | None:
        """Coins do not count for a start: they are rolled again (p. 3)."""
        return None if option in self.rolls else words.ROLLED_AGAIN


class RollTown(Choice):
    """What a town die shows; how many of its sides show a face is printed on it."""

    __slots__ = ("lists",)

    def __init__(self, text: str, question: Text, candidates: tuple[Effect, ...]) -> None:
        super().__init__(text, question, candidates)
        self.lists: dict[tuple[str, ...], list[Effect]] = {}  # by the sides of a die, listed once

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Let chance choose between the faces of the die."""
        options = self.lists.get(g.sheet.town_faces)
        if options is None:
            options = [roll for roll in self.candidates if self.forbids(g, me, roll) is None]
            self.lists[g.sheet.town_faces] = options
        return options

    def forbids(self, g: Fleet, me: int, option: Effect) -> Text | None:
        """Each face has as many sides as the sheet says."""
        if isinstance(option, Roll) and g.sheet.town_faces.count(FACES[option.face]) == option.weight:
            return None
        return words.NO_SUCH_SIDE


BOAT_ROLLS: Final[tuple[Roll, ...]] = tuple([Roll(face, 1, 1) for face in range(COINS_FACE + 1)])
TOWN_ROLLS: Final[tuple[Roll, ...]] = tuple(
    [Roll(face, sides, USUAL) for sides in (2, 1, 3, 4) for face in range(COINS_FACE + 1, NO_FACE)]
)
ROLL_START: Final[RollBoat] = RollBoat("roll for a start", words.ASK_ROLL, BOAT_ROLLS, COINS_FACE)
ROLL_BOAT: Final[RollBoat] = RollBoat("roll a boat die", words.ASK_ROLL, BOAT_ROLLS, COINS_FACE + 1)
ROLL_TOWN: Final[RollTown] = RollTown("roll a town die", words.ASK_ROLL, TOWN_ROLLS)


class Rolled(Effect):
    """All dice of the pool lie on the table."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Tell what they show."""
        g.die = NO_FACE
        if g.events is not None:
            g.tell(CHANCE, words.ROLLED, [words.FACE_NAMES[face] for face in g.dice()])
        return None


class Take(Named):
    """Take a die out of the pool."""

    __slots__ = ("face", "one", "place")

    def __init__(self, face: int) -> None:
        super().__init__(f"take {FACES[face]}", words.FACE_NAMES[face])
        self.kind, self.args = "take", {"face": FACES[face]}
        self.face = face
        self.place = DIE_BITS * face
        self.one = 1 << self.place

    def why_not(self, g: Fleet, me: int) -> Text | None:
        """There must be one in the pool."""
        return None if g.pool >> self.place & DIE_MASK else words.NO_SUCH_DIE

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Use it, or roll it again first if one has a casino."""
        g.pool -= self.one
        g.die = self.face
        if g.events is not None:
            g.tell(me, words.TAKEN, self.name)
        if g.has_built(me, CASINO):
            g.stack.append((me, ASK_REROLL))
        else:
            take_in_hand(g, me, REST_OF_TURN, True)
        return None


class AskTake(Choice):
    """Which die a seat takes in its turn."""

    __slots__ = ("lists",)

    def __init__(self, text: str, question: Text, candidates: tuple[Effect, ...]) -> None:
        super().__init__(text, question, candidates)
        self.lists: dict[int, list[Effect]] = {}  # what was offered before is not listed again

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Offer each face of the pool once."""
        options = self.lists.get(g.pool)
        if options is None:
            options = [take for take in self.candidates if take.why_not(g, me) is None]
            self.lists[g.pool] = options
        return options


class Keep(Named):
    """Use the die as it is."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Go on with it."""
        take_in_hand(g, me, REST_OF_TURN, True)
        return None


class Reroll(Named):
    """Roll the chosen die again at the casino; what it shows then counts."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Let chance decide."""
        g.tell(me, words.REROLLS)
        boat_die = g.die <= COINS_FACE
        g.die = NO_FACE
        g.stack.append((me, REROLLED))
        g.stack.append((CHANCE, ROLL_BOAT if boat_die else ROLL_TOWN))
        return None


class Rerolled(Effect):
    """The die that was rolled again is in hand, not in the pool."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Use it."""
        g.pool -= 1 << DIE_BITS * g.die
        g.tell(me, words.REROLLED, words.FACE_NAMES[g.die])
        take_in_hand(g, me, REST_OF_TURN, True)
        return None


class UseShared(Effect):
    """A seat uses the die that is left; shrimp licenses and the casino do not count for it."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Take it in hand without taking it away; where others do so too, claims have to wait for them."""
        g.die = last_die(g)
        take_in_hand(g, me, REST if g.seats > 1 else REST_OF_TURN, False)
        return None


class SharedDie(Together):
    """All seats use the last die at the same time."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Tell which it is, and let everybody go on."""
        if g.events is not None:
            g.tell(CHANCE, words.ALL_USE, words.FACE_NAMES[last_die(g)])
        return super().run(g, me)


class ClearTable(Effect):
    """The dice phase is over."""

    def run(self, g: Fleet, me: int) -> list[Effect] | None:
        """Put the last die away."""
        g.pool = 0
        return None


def last_die(g: Fleet) -> int:
    """Return the face of the one die that is left in the pool."""
    return (g.pool.bit_length() - 1) // DIE_BITS


TAKE: Final[tuple[Take, ...]] = tuple([Take(face) for face in range(NO_FACE)])
ASK_TAKE: Final[AskTake] = AskTake("take a die", words.ASK_TAKE, TAKE)
KEEP: Final[Keep] = Keep("keep", words.KEEP_OPTION)
REROLL: Final[Reroll] = Reroll("reroll", words.REROLL_OPTION)
ASK_REROLL: Final[Choice] = Choice("casino", words.ASK_REROLL, (KEEP, REROLL))
REROLLED: Final[Rerolled] = Rerolled("rerolled")
ROLLED: Final[Rolled] = Rolled("rolled")
USE_SHARED: Final[UseShared] = UseShared("use the shared die")
SHARED: Final[SharedDie] = SharedDie("shared die", USE_SHARED)
CLEAR_TABLE: Final[ClearTable] = ClearTable("clear the table")
