"""What Nusfjord says at its end: awards, and what a result alone is worth by the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.bots.ending import AT_MOST, AT_THE_END, Award, Ending
from netloft.core.text import Made, Text, noun
from netloft.games.nusfjord.rules.harbor import GOLD, SPACE, forest_count
from netloft.games.nusfjord.rules.phases.campaign import AIM, rank_after

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.position import Nusfjord

GOOD: Final = (30, 40)
"""What good players score alone."""

ABOVE: Final = Text("More than good: good players score 30 to 40.", "Mehr als gut: 30 bis 40 Punkte sind gut.")
IN_RANGE: Final = Text("A good result: 30 to 40 points are good.", "Ein gutes Ergebnis: 30 bis 40 Punkte sind gut.")
BELOW: Final = Text("Good players score 30 to 40 points.", "30 bis 40 Punkte sind ein gutes Ergebnis.")
RANK: Final = Text(
    "{} points in three games: this campaign is worth rank {}.",
    "{} Punkte in drei Partien: Diese Kampagne ist Rang {} wert.",
)
NO_RANK: Final = Text(
    "{} points in three games: the aim is more than {}.", "{} Punkte in drei Partien: Das Ziel sind mehr als {}."
)

BUILDING: Final = noun("building", "buildings", "Gebäude", "Gebäude")
HAUL: Final = noun("fish in one haul", "fish in one haul", "Fisch in einem Fang", "Fische in einem Fang")
KEPT: Final = noun("forest kept", "forests kept", "Waldstreifen behalten", "Waldstreifen behalten")
SERVED: Final = noun("elder in the council", "elders in the council", "Ältester im Rat", "Älteste im Rat")
RICH: Final = noun("gold at once", "gold at once", "Gold auf einmal", "Gold auf einmal")


def buildings(g: Nusfjord, seat: int) -> int:
    """Count the buildings of a harbor."""
    return len([number for number in g.harbors[seat][SPACE:] if number])


def verdict(g: Nusfjord) -> Text:
    """Say what the points of one game or of a campaign are worth."""
    total = g.scores()[0]
    if g.settings["series"] == "campaign":
        rank = rank_after(0, total)
        filled = (f"{total:g}", rank) if rank else (f"{total:g}", AIM)
        sentence = RANK if rank else NO_RANK
        return Made(lambda lang: sentence.say(lang, *filled))
    if total > GOOD[1]:
        return ABOVE
    return IN_RANGE if total >= GOOD[0] else BELOW


ENDING: Final = Ending(
    (
        Award("buildings", Text("Master builder", "Baumeister"), BUILDING, buildings, AT_THE_END),
        Award("haul", Text("Admiral", "Admiral"), HAUL, lambda g, seat: g.haul(seat), AT_MOST),
        Award("forests", Text("Forester", "Förster"), KEPT, lambda g, seat: forest_count(g.harbors[seat]), AT_THE_END),
        Award("elders", Text("Good host", "Gastgeber"), SERVED, lambda g, seat: len(g.council(seat)), AT_THE_END),
        Award("gold", Text("Full chest", "Volle Truhe"), RICH, lambda g, seat: g.harbors[seat][GOLD], AT_MOST),
    ),
    verdict,
)
