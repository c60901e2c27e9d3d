"""Answers that several decisions share: hexes, villages, kinds of huts, "done".

They only note what was chosen; the effect waiting below on the stack then acts on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.effect import Choice, Effect, Named
from netloft.core.text import Text
from netloft.games.kaivai.rules import words
from netloft.games.kaivai.rules.position import BOAT_BUILDER, FISHER, HUTS, MOST_BOATS, MOST_FISHERS, VILLAGE_NAMES
from netloft.games.kaivai.rules.sea import BITS, NAMES, SEA, Hexes, each

if TYPE_CHECKING:
    from netloft.games.kaivai.rules.position import Kaivai


class HexOption(Named):
    """One hex as an answer."""

    __slots__ = ("hex",)

    def __init__(self, text: str, name: Text, place: Hexes) -> None:
        at = NAMES[place]
        super().__init__(f"{text} {at}", Text(name.en.format(at), name.de.format(at)))
        self.kind, self.args = text, {"hex": at}
        self.hex: Hexes = place


class Boat(HexOption):
    """Take a boat in hand."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Note the boat."""
        g.boat = self.hex
        return None


class Place(HexOption):
    """Choose where a tile goes or a boat sails."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Note the place."""
        g.place = self.hex
        return None


class Village(Named):
    """Choose a village."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        letter = VILLAGE_NAMES[number]
        super().__init__(f"village {letter}", Text(f"Village {letter}", f"Inseldorf {letter}"))
        self.kind, self.args = "village", {"village": letter}
        self.number = number

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Note the village."""
        g.village = self.number
        return None


class Hut(Named):
    """Choose a kind of hut."""

    __slots__ = ("hut",)

    def __init__(self, hut: int) -> None:
        name = words.HUT_NAMES[hut]
        super().__init__(f"{HUTS[hut]} hut", Text(name.en.capitalize(), name.de))
        self.kind, self.args = "kind of hut", {"hut": HUTS[hut]}
        self.hut = hut

    def why_not(self, g: Kaivai, me: int) -> Text | None:
        """A boat or a fisher of one's own is needed for those huts."""
        if self.hut == BOAT_BUILDER and g.boat_count(me) >= MOST_BOATS:
            return words.NO_BOAT_LEFT
        if self.hut == FISHER and g.fishers[me].bit_count() >= MOST_FISHERS:
            return words.NO_FISHER_LEFT
        return None

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Note the kind."""
        g.kind = self.hut
        return None


class Done(Named):
    """Stop here."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Let go of the boat."""
        g.boat = 0
        return None


BOATS: Final[tuple[Boat, ...]] = tuple(
    [Boat("boat", Text("The boat at {}", "Das Boot auf {}"), place) for place in BITS]
)
BOAT_AT: Final[dict[Hexes, Effect]] = {boat.hex: boat for boat in BOATS}
TO: Final[tuple[Place, ...]] = tuple([Place("to", Text("To {}", "Nach {}"), place) for place in BITS])
HUT_AT: Final[tuple[Place, ...]] = tuple(
    [Place("hut", Text("A hut at {}", "Eine Hütte auf {}"), place) for place in BITS]
)
CULT_AT: Final[tuple[Place, ...]] = tuple(
    [Place("cult site", Text("A cult site at {}", "Ein Kultplatz auf {}"), place) for place in BITS]
)
VILLAGES: Final[tuple[Village, ...]] = tuple([Village(number) for number in range(len(VILLAGE_NAMES))])
HUT_KINDS: Final[tuple[Hut, ...]] = tuple([Hut(kind) for kind in range(len(HUTS))])
DONE: Final[Done] = Done("done", Text("Done", "Fertig"))


BYTES: Final = (SEA.bit_length() + 7) // 8


class HexChoice(Choice):
    """A decision between hexes.

    Why a hex is not legal is told by a list of layers: each a set of hexes, and what is wrong with a hex outside it.
    """

    __slots__ = ("by_byte", "by_hex")

    def __init__(self, text: str, question: Text, hexes: tuple[HexOption, ...], *others: Effect) -> None:
        super().__init__(text, question, (*hexes, *others))
        self.by_hex: dict[Hexes, Effect] = {option.hex: option for option in hexes}
        self.by_byte: list[list[list[Effect] | None]] = [[None] * 256 for _ in range(BYTES)]  # filled as bytes are met

    def layers(self, g: Kaivai, me: int) -> list[tuple[Hexes, Text]]:
        """List the conditions, the plainest first."""
        raise NotImplementedError

    def legal(self, g: Kaivai, me: int) -> Hexes:
        """Return the hexes that lie in every layer."""
        raise NotImplementedError

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Offer the legal hexes."""
        return self.among(self.legal(g, me))

    def among(self, hexes: Hexes) -> list[Effect]:
        """List the options for a set of hexes, eight bits at a time."""
        found: list[Effect] = []
        eights: bytes = hexes.to_bytes(BYTES, "little")
        for at, byte in enumerate(eights):
            if byte:
                options = self.by_byte[at][byte]
                if options is None:
                    options = [self.by_hex[one] for one in each(byte << 8 * at)]
                    self.by_byte[at][byte] = options
                found += options
        return found

    def forbids(self, g: Kaivai, me: int, option: Effect) -> Text | None:
        """Name the first layer that a hex is outside of."""
        if isinstance(option, HexOption):
            for layer, reason in self.layers(g, me):
                if not option.hex & layer:
                    return reason
        return None
