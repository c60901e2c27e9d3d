"""The counts that cards can speak of, by their word in a deck file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.text import Text
from netloft.games.nusfjord.rules.cards.values import Count
from netloft.games.nusfjord.rules.harbor import (
    ABOARD,
    ALL_SPACES,
    AROUND,
    BESIDE,
    BOTTOM_ROW,
    BUILT,
    COUNCIL,
    COVERED,
    CUTTERS,
    DOUBLE_MASKS,
    DOUBLES,
    ELDERS_USED,
    FELLED,
    FISH,
    FOREST,
    FRESH_GOLD,
    GOLD,
    GUESTS,
    R_FISH,
    R_GOLD,
    R_WOOD,
    SCHOONERS,
    SLOOPS,
    SPACE,
    SPACES,
    UNISSUED,
    WOOD,
    WORKERS,
    Harbor,
    building_count,
    cards_of,
    forest_count,
    free_spaces,
    room,
    ship_count,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from netloft.games.nusfjord.rules.position import Nusfjord


def built_on(h: Harbor) -> int:
    """Return the spaces with a building on them."""
    found = 0
    for space in range(len(SPACES)):
        if h[SPACE + space]:
            found |= 1 << space
    return found


def forested(h: Harbor) -> int:
    """Return the spaces under forests."""
    found = 0
    for double, mask in enumerate(DOUBLE_MASKS):
        if h[FOREST + double]:
            found |= mask
    return found


def of_pile(g: Nusfjord, me: int, pile: int) -> int:
    """Count the buildings of one letter."""
    return len([number for number in cards_of(g.harbors[me]) if g.cards.all[number - 1].pile == pile])


def fish_on_elders(g: Nusfjord, me: int, space: int) -> int:
    """Count the fish that lie on a player's elders."""
    return sum([g.elders[elder] for elder in g.council(me)])


def forests_beside(g: Nusfjord, me: int, space: int) -> int:
    """Count the forests beside a card, each of a stack; a forest that touches it along both halves counts once."""
    h = g.harbors[me]
    found = 0
    for double in range(len(DOUBLES)):
        if space < len(SPACES) and BESIDE[space] & DOUBLE_MASKS[double]:
            found += h[FOREST + double]
    return found


def buildings_beside(g: Nusfjord, me: int, space: int) -> int:
    """Count the buildings beside a card."""
    return (BESIDE[space] & built_on(g.harbors[me])).bit_count() if space < len(SPACES) else 0


def buildings_around(g: Nusfjord, me: int, space: int) -> int:
    """Count the buildings around a card, diagonally too."""
    return (AROUND[space] & built_on(g.harbors[me])).bit_count() if space < len(SPACES) else 0


def buildings_by_forest(g: Nusfjord, me: int, space: int) -> int:
    """Count the buildings that have a forest beside them."""
    h = g.harbors[me]
    woods = forested(h)
    built = built_on(h)
    return len([s for s in range(len(SPACES)) if built >> s & 1 and BESIDE[s] & woods])


def costing_wood(g: Nusfjord, me: int, space: int) -> int:
    """Count the buildings in whose printed cost there is wood."""
    return len([number for number in cards_of(g.harbors[me]) if g.cards.all[number - 1].costs_wood])


def rival_haul(g: Nusfjord, me: int, space: int) -> int:
    """Return the smallest haul of another player, whom one would choose; alone there is none."""
    return min([g.haul(seat) for seat in range(g.seats) if seat != me], default=0)


def plates_filled(g: Nusfjord, me: int, space: int) -> int:
    """Count the fish on the Banquet Table."""
    return g.plates


def players(g: Nusfjord, me: int, space: int) -> int:
    """Count the players."""
    return g.seats


def round_now(g: Nusfjord, me: int, space: int) -> int:
    """Return the number of the round."""
    return g.round


def count(
    name: str, function: Callable[[Nusfjord, int, int], int], one_en: str, one_de: str, many_en: str, many_de: str
) -> Count:
    """Write a count on one line."""
    return Count(name, function, Text(one_en, one_de), Text(many_en, many_de))


def mine(g: Nusfjord, me: int, place: int) -> int:
    """Look up a place of the harbor's list."""
    return g.harbors[me][place]


# fmt: off
COUNTS: Final[dict[str, Count]] = {
    c.name: c
    for c in (
        count("WOOD", lambda g, me, s: mine(g, me, WOOD), "wood", "Holz", "wood", "Holz"),
        count("FISH", lambda g, me, s: mine(g, me, FISH), "fish", "Fisch", "fish", "Fische"),
        count("GOLD", lambda g, me, s: mine(g, me, GOLD), "gold", "Gold", "gold", "Gold"),
        count("GUESTS", lambda g, me, s: mine(g, me, GUESTS),
              "guest in your supply", "Gast in deinem Vorrat", "guests in your supply", "Gäste in deinem Vorrat"),
        count("ABOARD", lambda g, me, s: sum(g.harbors[me][ABOARD:ABOARD + 3]),
              "guest on your ships", "Gast auf deinen Schiffen", "guests on your ships", "Gäste auf deinen Schiffen"),
        count("RESERVE_WOOD", lambda g, me, s: mine(g, me, R_WOOD),
              "wood in your Reserve", "Holz in deinen Rücklagen", "wood in your Reserve", "Holz in deinen Rücklagen"),
        count("RESERVE_FISH", lambda g, me, s: mine(g, me, R_FISH),
              "fish in your Reserve", "Fisch in deinen Rücklagen",
              "fish in your Reserve", "Fische in deinen Rücklagen"),
        count("RESERVE_GOLD", lambda g, me, s: mine(g, me, R_GOLD),
              "gold in your Reserve", "Gold in deinen Rücklagen", "gold in your Reserve", "Gold in deinen Rücklagen"),
        count("ALL_FISH", lambda g, me, s: mine(g, me, FISH) + mine(g, me, R_FISH),
              "fish in supply and Reserve", "Fisch in Vorrat und Rücklagen",
              "fish in supply and Reserve", "Fische in Vorrat und Rücklagen"),
        count("FRESH_GOLD", lambda g, me, s: mine(g, me, FRESH_GOLD),
              "new gold", "neuem Gold", "new gold", "neues Gold"),
        count("SLOOPS", lambda g, me, s: mine(g, me, SLOOPS), "sloop", "Slup", "sloops", "Slups"),
        count("CUTTERS", lambda g, me, s: mine(g, me, CUTTERS), "cutter", "Kutter", "cutters", "Kutter"),
        count("SCHOONERS", lambda g, me, s: mine(g, me, SCHOONERS), "schooner", "Schoner", "schooners", "Schoner"),
        count("SMALL_SHIPS", lambda g, me, s: mine(g, me, SLOOPS) + mine(g, me, CUTTERS),
              "sloop or cutter", "Slup oder Kutter", "sloops and cutters together", "Slups und Kutter zusammen"),
        count("SHIPS", lambda g, me, s: ship_count(g.harbors[me]),
              "ship (with the catboat)", "Schiff (mit Katboot)",
              "ships (with the catboat)", "Schiffe (Katboot mitgezählt)"),
        count("SHIPS_LEFT", lambda g, me, s: sum(g.ships[:3]),
              "ship on the supply board", "Schiff auf dem Ablageplan",
              "ships on the supply board", "Schiffe auf dem Ablageplan"),
        count("HAUL", lambda g, me, s: g.haul(me),
              "fish of your haul", "Fisch deiner Fangmenge", "your haul is {}", "deine Fangmenge {} ist"),
        count("RIVAL_HAUL", rival_haul,
              "fish of one other player's haul, if there is one",
              "Fisch der Fangmenge einer anderen Person, falls es eine gibt",
              "another player's haul is {}", "die Fangmenge einer anderen Person {} ist"),
        count("FREE_TRACK", lambda g, me, s: room(g.harbors[me]),
              "free unit of your track", "freiem Feld deiner Fischfangleiste",
              "free spaces on your track", "freie Felder auf der Fischfangleiste"),
        count("ELDERS", lambda g, me, s: g.harbors[me][COUNCIL].bit_count(),
              "elder in your council", "Ältestem in deinem Rat", "elders in your council", "Älteste in deinem Rat"),
        count("ELDERS_LEFT", lambda g, me, s: g.elders_left(),
              "elder on the supply board", "Ältestem auf dem Ablageplan",
              "there are {} elders on the supply board", "{} Älteste auf dem Ablageplan sind"),
        count("FISH_ON_ELDERS", fish_on_elders,
              "fish on your elders", "Fisch auf deinen Ältesten", "fish on your elders", "Fische auf deinen Ältesten"),
        count("PLATES", plates_filled,
              "fish on the Banquet Table", "Fisch auf der Festtafel",
              "there are {} fish on the Banquet Table", "{} Fische auf der Festtafel sind"),
        count("SHARES", lambda g, me, s: g.shares_held(me),
              "issued share you hold", "realisiertem Anteil in deinem Besitz",
              "issued shares of any colour", "realisierte Anteile beliebiger Farbe"),
        count("FORESTS", lambda g, me, s: forest_count(g.harbors[me]),
              "forest", "Waldstreifen", "forests", "Waldstreifen"),
        count("FREE", lambda g, me, s: free_spaces(g.harbors[me]),
              "free building space", "freiem Baufeld", "free building spaces", "freie Baufelder"),
        count("FREE_BOTTOM", lambda g, me, s: (BOTTOM_ROW & (ALL_SPACES ^ g.harbors[me][COVERED])).bit_count(),
              "free building space in the bottom row", "freiem Baufeld in der untersten Reihe",
              "free building spaces in the bottom row", "freie Baufelder in der untersten Reihe"),
        count("UNFORESTED", lambda g, me, s: len(SPACES) - forested(g.harbors[me]).bit_count(),
              "building space without forest", "Baufeld ohne Wald",
              "building spaces without forest", "Baufelder ohne Wald"),
        count("BUILDINGS", lambda g, me, s: building_count(g.harbors[me]),
              "building", "Gebäude", "buildings", "Gebäude"),
        count("A_BUILDINGS", lambda g, me, s: of_pile(g, me, 0), "A building", "A-Gebäude", "A buildings", "A-Gebäude"),
        count("B_BUILDINGS", lambda g, me, s: of_pile(g, me, 1), "B building", "B-Gebäude", "B buildings", "B-Gebäude"),
        count("C_BUILDINGS", lambda g, me, s: of_pile(g, me, 2), "C building", "C-Gebäude", "C buildings", "C-Gebäude"),
        count("BUILDINGS_COSTING_WOOD", costing_wood,
              "building with wood in its printed cost", "Gebäude mit Holz in den aufgedruckten Kosten",
              "buildings with wood in their cost", "Gebäude mit Holzkosten"),
        count("BUILDINGS_BY_FOREST", buildings_by_forest,
              "building with a forest beside it", "Gebäude mit einem Waldstreifen daneben",
              "buildings with a forest beside them", "Gebäude mit einem Waldstreifen daneben"),
        count("FORESTS_BESIDE", forests_beside,
              "forest beside this card", "Waldstreifen neben dieser Karte",
              "forests beside this card (not diagonally)", "Waldstreifen neben dieser Karte (nicht diagonal)"),
        count("BUILDINGS_BESIDE", buildings_beside,
              "building beside this card", "Gebäude neben dieser Karte",
              "there are {} buildings beside this card (not diagonally)",
              "neben dieser Karte {} Gebäude liegen (nicht diagonal)"),
        count("BUILDINGS_AROUND", buildings_around,
              "building around this card", "Gebäude rund um diese Karte",
              "there are {} buildings around this card (diagonally too)",
              "rund um diese Karte {} Gebäude liegen (auch diagonal)"),
        count("UNISSUED", lambda g, me, s: mine(g, me, UNISSUED),
              "unissued share", "nicht realisiertem Anteil", "unissued shares", "nicht realisierte Anteile"),
        count("PLAYERS", players, "player", "Person", "there are {} players", "ihr {} Personen seid"),
        count("ROUND", round_now,
              "round up to now", "Runde bis jetzt", "it is round {}", "es Runde {} ist"),
        count("WORKER_NUMBER", lambda g, me, s: mine(g, me, WORKERS),
              "worker placed this round", "eingesetzter Arbeitskraft dieser Runde",
              "it is the turn of your worker number {}", "es der Zug deiner Arbeitskraft Nummer {} ist"),
        count("WORKERS_ON_BUILD", lambda g, me, s: g.workers_on_build(me),
              "worker on Build a Building", "Arbeitskraft auf Gebäudebau",
              "of your workers on the space Build a Building", "eigene Arbeitskräfte auf dem Feld Gebäudebau"),
        count("FELLED", lambda g, me, s: mine(g, me, FELLED),
              "forest removed this turn", "in diesem Zug entferntem Waldstreifen",
              "you have removed {} forests this turn", "du in diesem Zug {} Waldstreifen entfernt hast"),
        count("ELDERS_USED", lambda g, me, s: mine(g, me, ELDERS_USED),
              "elder used this round", "in dieser Runde genutztem Ältesten",
              "you have used {} elders this round", "du in dieser Runde {} Älteste genutzt hast"),
        count("BUILT", lambda g, me, s: mine(g, me, BUILT),
              "building built this round", "in dieser Runde gebautem Gebäude",
              "you have built {} buildings this round", "du in dieser Runde {} Gebäude gebaut hast"),
    )
}
# fmt: on
COUNTS["RESERVE_WOOD"].none = Text("there is no wood in your Reserve", "in deinen Rücklagen kein Holz liegt")
COUNTS["RESERVE_FISH"].none = Text("there is no fish in your Reserve", "in deinen Rücklagen kein Fisch liegt")
COUNTS["ELDERS_USED"].none = Text(
    "you have used no elder this round", "du in dieser Runde keinen Ältesten genutzt hast"
)
COUNTS["BUILT"].none = Text("you have built no building this round", "du in dieser Runde kein Gebäude gebaut hast")
COUNTS["FREE_TRACK"].none = Text("no space of your track is free", "kein Feld deiner Fischfangleiste frei ist")
COUNTS["ELDERS_LEFT"].none = Text("no elder is left on the supply board", "kein Ältester mehr auf dem Ablageplan liegt")
COUNTS["UNISSUED"].none = Text("all your shares are issued", "alle deine Anteile realisiert sind")
COUNTS["PLAYERS"].none = Text("you play alone", "du allein spielst")
COUNTS["ROUND"].thing = Text("the number of the round", "die Nummer der Runde")
COUNTS["HAUL"].thing = Text("your haul", "deine Fangmenge")
COUNTS["RIVAL_HAUL"].thing = Text(
    "the haul of one other player (alone: nothing)", "die Fangmenge einer anderen Person (allein: nichts)"
)
