"""Serve Fish: plates of the Banquet Table are filled with fish or by guests, for gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.effect import Choice, Effect
from netloft.core.text import Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.actions.action import Action, shared
from netloft.games.nusfjord.rules.board import PLATES, SERVE
from netloft.games.nusfjord.rules.cards.parts import Answer, Part
from netloft.games.nusfjord.rules.harbor import FISH, GUESTS
from netloft.games.nusfjord.rules.register import options_at

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.position import Nusfjord


# Serve Fish: so many plates, so many of them by guests.
SERVINGS: Final[tuple[Answer, ...]] = options_at(
    130,
    tuple(
        [
            Answer(
                f"serve {plates}" + (f" with {guests} guests" if guests else ""),
                words.serving(plates, guests),
                plates * 10 + guests,
                "serve",
                {"plates": plates, "guests": guests},
            )
            for plates in range(1, len(PLATES) + 1)
            for guests in range(plates + 1)
        ]
    ),
)
SERVING: Final[dict[int, Answer]] = {serving.number: serving for serving in SERVINGS}
PRICES: Final = tuple(
    [tuple([sum(PLATES[start:end]) for end in range(len(PLATES) + 1)]) for start in range(len(PLATES) + 1)]
)
"""The fish for the plates from one on up to another; guests take the dearest."""


class AskServe(Choice):
    """How many plates are filled, from the smallest empty one on."""

    __slots__ = ("limit",)

    def __init__(self, text: str, limit: int) -> None:
        super().__init__(text, words.ASK_SERVE, SERVINGS)
        self.limit = limit

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Offer what can be paid."""
        h = g.harbors[me]
        fish, guests, prices = h[FISH], h[GUESTS], PRICES[g.plates]
        found: list[Effect] = []
        for plates in range(1, min(self.limit, len(PLATES) - g.plates) + 1):
            for paid in range(min(plates, guests) + 1):
                if prices[g.plates + plates - paid] <= fish:
                    found.append(SERVING[plates * 10 + paid])
        return found

    def forbids(self, g: Nusfjord, me: int, option: Effect) -> Text | None:
        """Plates must be empty and can be paid with fish, or one guest each."""
        if not isinstance(option, Answer):
            return words.NOTHING_CHANGES
        plates, guests = divmod(option.number, 10)
        h = g.harbors[me]
        if plates > len(PLATES) - g.plates:
            return words.NO_PLATES
        if plates > self.limit:
            return words.ONE_PLATE
        if guests > h[GUESTS]:
            return words.TOO_FEW_GUESTS
        return words.TOO_FEW_FISH if PRICES[g.plates][g.plates + plates - guests] > h[FISH] else None


class Served(Part):
    """The plates are filled."""

    __slots__ = ("wood",)

    def __init__(self, wood: int) -> None:
        super().__init__()
        self.wood = wood

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Pay; 1 gold for each plate, and perhaps wood."""
        plates, guests = divmod(g.answer, 10)
        if not plates:
            return None
        h = g.own(me)
        fish = PRICES[g.plates][g.plates + plates - guests]
        h[FISH] -= fish
        h[GUESTS] -= guests
        g.plates += plates
        g.tell(me, words.SERVED, words.PLATE.count(plates), words.FISH.count(fish))
        if guests:
            g.tell(me, words.PAYS, words.GUEST.count(guests))
        g.gain(me, self.wood * plates, 0, plates)
        return None


class Serve(Action):
    """Fish on the plates of the Banquet Table, for gold."""

    __slots__ = ("ask", "limit", "then", "wood")

    def __init__(self, limit: int, wood: int) -> None:
        super().__init__(SERVE)
        self.limit = limit
        self.wood = wood
        self.ask = AskServe("plates", limit)
        self.then = Served(wood)
        self.then.text = "served"

    def words(self, lang: str) -> str:
        """Name the action and what is special."""
        said = super().words(lang)
        if self.limit == 1:
            said = words.SERVE_ONE.say(lang, said)
        return words.SERVE_WOOD.say(lang, said) if self.wood else said

    def within(self) -> list[Effect]:
        """The question and what follows."""
        return [self.ask, self.then]

    def pairs(self) -> list[tuple[Effect, Effect]]:
        """What follows acts on the answer."""
        return [(self.then, self.ask)]

    def why_impossible(self, g: Nusfjord, me: int) -> Text | None:
        """There must be an empty plate that one can pay for."""
        if g.plates >= len(PLATES):
            return words.NO_PLATES
        h = g.harbors[me]
        return None if h[FISH] >= PLATES[g.plates] or h[GUESTS] else words.TOO_FEW_FISH

    def run(self, g: Nusfjord, me: int) -> list[Effect] | None:
        """Ask how many."""
        g.answer = 0
        self.begin(g, me, self.ask, self.then)
        return None


SERVE_ACTION: Final[Serve] = shared(Serve(len(PLATES), 0))
