"""The end of the game: two glory points a hut, then village by village with secret influence."""

from __future__ import annotations

from typing import Final

from netloft.core.effect import Choice, Effect, Named, Together
from netloft.core.position import CHANCE
from netloft.core.text import Text
from netloft.games.kaivai.rules import words
from netloft.games.kaivai.rules.options import VILLAGES, Village
from netloft.games.kaivai.rules.position import OWN_HUTS, VILLAGE_NAMES, Kaivai
from netloft.games.kaivai.rules.position import VILLAGES as FROM_VILLAGES

HUT_BRINGS: Final = 2
MOST_MARKERS: Final = 200  # more than a seat can ever gather


class Scoring(Effect):
    """Two glory points for every hut, then the villages."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Score the huts."""
        for seat in range(g.seats):
            huts = g.huts(seat).bit_count()
            g.score(seat, OWN_HUTS, HUT_BRINGS * huts)
            g.tell(seat, words.HUTS_SCORED, words.HUT.count(huts), words.POINT.count(HUT_BRINGS * huts))
        g.push(CHANCE, NEXT_VILLAGE)
        return None


class NextVillage(Effect):
    """Who has the least glory picks the next village to be scored."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Go on until all villages are scored."""
        if g.scored == (1 << len(g.villages)) - 1:
            return None
        least = min(range(g.seats), key=g.modesty)
        g.push(least, ASK_SCORED, CHOSEN, INFLUENCE, COUNT)
        return None


class ScoredVillage(Choice):
    """Which village is scored next."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Offer the villages that have not been scored."""
        return [VILLAGES[number] for number in range(len(g.coast.villages)) if not g.scored >> number & 1]

    def forbids(self, g: Kaivai, me: int, option: Effect) -> Text | None:
        """Each village is scored once."""
        if not isinstance(option, Village) or option.number >= len(g.villages):
            return words.NO_SUCH_VILLAGE
        return words.ALREADY_SCORED if g.scored >> option.number & 1 else None


class Chosen(Effect):
    """The village is chosen; nobody has played influence for it yet."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Clear the table for the fists."""
        g.played = [0] * g.clans
        g.tell(me, words.CHOSE_VILLAGE, VILLAGE_NAMES[g.village])
        return None


class PlayInfluence(Named):
    """Hold out so many influence markers."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(f"influence {number}", words.MARKER.count(number))
        self.kind, self.args = "influence", {"markers": number}
        self.number = number

    def why_not(self, g: Kaivai, me: int) -> Text | None:
        """One can play only what one has."""
        return None if self.number <= g.influence[me] else words.TOO_FEW_MARKERS

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Note it; it is counted when all have decided."""
        g.played[me] = self.number
        if self.number:
            g.tell(me, words.COMMITTED, words.MARKER.count(self.number))
        return None


class AskInfluence(Choice):
    """How many markers a seat holds out."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Offer as many as the seat has."""
        return list(self.candidates[: g.influence[me] + 1])


class Count(Effect):
    """The majority takes a glory point for every cult site; a tie half of it, rounded up (2005: nothing)."""

    def run(self, g: Kaivai, me: int) -> list[Effect] | None:
        """Count huts, boats at cult sites and influence, and score."""
        early = g.settings["edition"] == 2005
        village = g.villages[g.village]
        harbour = g.coast.quays[g.village]
        strength: list[int] = []
        for clan in range(g.clans):
            huts = (g.huts(clan) & village).bit_count()
            boats = (g.boats[clan] & harbour).bit_count()
            influence = g.played[clan] * (1 if early else 2)
            strength.append(huts + boats + influence)
            if clan < g.seats:
                g.tell(clan, words.COUNTED, strength[clan], huts, boats, influence)
            else:
                g.tell(CHANCE, words.CLAN_COUNTED, strength[clan])
        most = max(strength)
        leaders = [clan for clan in range(g.clans) if strength[clan] == most] if most else []
        worth = g.coast.sites[g.village]
        if len(leaders) > 1:
            worth = 0 if early else (worth + 1) // 2
        scorers = [clan for clan in leaders if clan < g.seats] if worth else []
        for seat in scorers:
            g.score(seat, FROM_VILLAGES, worth)
            g.tell(seat, words.SCORES, words.POINT.count(worth))
        if not scorers:
            g.tell(CHANCE, words.NOBODY_SCORES, VILLAGE_NAMES[g.village])
        for seat in range(g.seats):
            if not early or seat in scorers:  # in 2005 only the winner pays
                g.influence[seat] -= g.played[seat]
        g.played = []
        g.scored |= 1 << g.village
        g.push(CHANCE, NEXT_VILLAGE)
        return None


PLAY_INFLUENCE: Final[tuple[PlayInfluence, ...]] = tuple([PlayInfluence(number) for number in range(MOST_MARKERS + 1)])

SCORING: Final[Scoring] = Scoring("scoring")
NEXT_VILLAGE: Final[NextVillage] = NextVillage("next village")
ASK_SCORED: Final[ScoredVillage] = ScoredVillage("village to score", words.ASK_SCORED, VILLAGES)
CHOSEN: Final[Chosen] = Chosen("village chosen")
ASK_INFLUENCE: Final[AskInfluence] = AskInfluence("influence to play", words.ASK_INFLUENCE, PLAY_INFLUENCE)
INFLUENCE: Final[Together] = Together("influence", ASK_INFLUENCE)
COUNT: Final[Count] = Count("count the village")
