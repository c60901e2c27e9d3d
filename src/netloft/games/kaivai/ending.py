"""What Kaivai says at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.bots.ending import AT_MOST, AT_THE_END, IN_A_TURN, NO_VERDICT, Award, Ending
from netloft.core.text import Text, noun
from netloft.games.kaivai.rules import words
from netloft.games.kaivai.rules.position import FESTIVALS, GLORY, HOSTING, VILLAGES

if TYPE_CHECKING:
    from netloft.games.kaivai.rules.position import Kaivai

CATCH: Final = noun("fish in one turn", "fish in one turn", "Fisch in einem Zug", "Fische in einem Zug")
RICH: Final = noun("in shells at once", "in shells at once", "in Muscheln auf einmal", "in Muscheln auf einmal")
FEASTED: Final = noun("glory from feasts", "glory from feasts", "Ruhm aus Festen", "Ruhm aus Festen")
RULED: Final = noun("glory from villages", "glory from villages", "Ruhm aus Dörfern", "Ruhm aus Dörfern")


def glory(g: Kaivai, seat: int, line: int) -> int:
    """Return the glory of one line."""
    return g.glory[seat * len(GLORY) + line]


ENDING: Final = Ending(
    (
        Award(
            "feasts",
            Text("Best host", "Bester Gastgeber"),
            FEASTED,
            lambda g, seat: glory(g, seat, FESTIVALS) + glory(g, seat, HOSTING),
            AT_THE_END,
        ),
        Award("catch", Text("Great fisher", "Großer Fischer"), CATCH, lambda g, seat: g.fish_count(seat), IN_A_TURN),
        Award("huts", Text("Builder", "Baumeister"), words.HUT, lambda g, seat: g.huts(seat).bit_count(), AT_THE_END),
        Award("villages", Text("Chief", "Häuptling"), RULED, lambda g, seat: glory(g, seat, VILLAGES), AT_THE_END),
        Award("shells", Text("Trader", "Händler"), RICH, lambda g, seat: g.money(seat), AT_MOST),
    ),
    lambda _g: NO_VERDICT,
)
