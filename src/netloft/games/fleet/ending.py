"""What Fleet says at its end: awards, and the rank of a game against Captain Ruth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.bots.ending import AT_THE_END, IN_A_TURN, Award, Ending
from netloft.core.text import Made, Text, noun
from netloft.games.fleet.rules.position import ALL, SHIPS, TYPES
from netloft.games.fleet.rules.sheets.sections import FIRST_BUILDING, WHARF

if TYPE_CHECKING:
    from netloft.games.fleet.rules.position import Fleet

CHAIN: Final = noun("box in one turn", "boxes in one turn", "Kästchen in einem Zug", "Kästchen in einem Zug")
FISH: Final = noun("fish aboard", "fish aboard", "Fisch an Bord", "Fische an Bord")
BOAT: Final = noun("boat at sea", "boats at sea", "Boot auf See", "Boote auf See")
LICENSE: Final = noun("license", "licenses", "Lizenz", "Lizenzen")
BUILDING: Final = noun("building", "buildings", "Gebäude", "Gebäude")
NAMED: Final = Text("You may call yourself: {}.", "Du darfst dich nennen: {}.")


def boxes(g: Fleet, seat: int) -> int:
    """Count the boxes that are marked."""
    return sum(g.marks[seat * ALL : (seat + 1) * ALL])


def buildings(g: Fleet, seat: int) -> int:
    """Count the buildings that are complete."""
    return len([at for at in range(len(WHARF)) if g.has_built(seat, FIRST_BUILDING + at)])


def verdict(g: Fleet) -> Text:
    """Name the rank."""
    rank = g.rank()
    return Made(lambda lang: NAMED.say(lang, rank))


ENDING: Final = Ending(
    (
        Award("chain", Text("Longest chain", "Längste Kette"), CHAIN, boxes, IN_A_TURN),
        Award("fish", Text("Full holds", "Volle Netze"), FISH, lambda g, seat: g.fish_count(seat), AT_THE_END),
        Award(
            "boats",
            Text("Largest fleet", "Größte Flotte"),
            BOAT,
            lambda g, seat: sum(g.boats[seat * SHIPS : (seat + 1) * SHIPS]),
            AT_THE_END,
        ),
        Award(
            "licenses",
            Text("Best connected", "Beste Verbindungen"),
            LICENSE,
            lambda g, seat: sum(g.licenses[seat * TYPES : (seat + 1) * TYPES]),
            AT_THE_END,
        ),
        Award("buildings", Text("Master builder", "Baumeister"), BUILDING, buildings, AT_THE_END),
    ),
    verdict,
)
