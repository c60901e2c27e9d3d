"""What a clan of Kaivai has is worth before the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.bots.evaluation import Evaluation, Term
from netloft.games.kaivai.rules.position import BOAT_MOVE, GLORY, OWN_HUTS, PASSED, UPGRADES

if TYPE_CHECKING:
    from netloft.games.kaivai.rules.position import Kaivai

ROUNDS: Final = {2010: 8, 2005: 10}
BLUE: Final[tuple[float, ...]] = (
    0.0,
    0.83,
    1.5,
    2.0,
    2.33,
)  # fish that a boat catches with so many fishers, on average

TERMS: Final = (
    Term("glory so far", "Ruhm bisher", 1.0),
    Term("huts", "Hütten", 2.0),  # as they score at the end
    Term("villages led", "führend in Dörfern", 0.7),  # somebody may still overtake
    Term("a good second in villages", "in Dörfern knapp dahinter", 0.25),
    Term("fish on own huts", "Fisch auf eigenen Hütten", 0.75),  # glory as soon as somebody celebrates
    Term("fish in the boats", "Fisch an Bord", 0.7),  # about to be sold or laid on huts
    Term("shells", "Muscheln", 0.24),  # a hut costs about nine and brings two and more
    Term("shells beyond need", "überzählige Muscheln", 0.06),  # they lose their worth
    Term("influence", "Einfluss", 0.45),  # an action, or two in the count of a village
    Term("influence beyond need", "überzähliger Einfluss", 0.2),
    Term("boats", "Boote", 0.35),  # each acts in every action, for a round
    Term("catches to come", "künftige Fänge", 0.18),  # of the best fishing village, for a boat and a round
    Term("meeting huts", "Versammlungshütten", 0.2),  # influence when the god comes, for a round
    Term("boats that go further", "größere Zugweite", 0.12),  # for a step, a boat and a round
    Term("the bid", "das Gebot", 0.1),  # steps gained, less the price of a hut
    Term("boats where they are needed", "Boote am rechten Ort", 0.12),  # beside cult sites
    Term("rounds to come", "künftige Runden", 2.0, clock=True),  # what is still to be built and celebrated in them
)


def features(g: Kaivai, me: int) -> list[float]:
    """Count what a clan has, by what can still be done with it."""
    left = stage(g, me)
    acting = g.state[me] != PASSED and not g.scored
    ready = min(1.0, (left + acting) / 2)
    coast = g.coast
    huts = g.huts(me)
    missing = max(0, 2 - huts.bit_count())  # starting huts, which are free and certain
    boats = (g.boats[me] | g.moored[me]).bit_count() + missing
    led = float(missing)
    behind = 0.0
    best = 0.0
    rivals = [(coast.in_villages(g.huts(clan)), coast.at_quays(g.boats[clan])) for clan in range(g.clans) if clan != me]
    ashore = coast.in_villages(huts)
    afloat = coast.at_quays(g.boats[me])
    fishers = coast.in_villages(g.fishers[me])
    for number, worth in enumerate(coast.sites):
        god = bool(coast.villages[number] & g.god)
        if fishers[number] or god:
            best = max(best, BLUE[min(4, fishers[number])] + god * 0.3)
        mine = ashore[number] + afloat[number]
        if not mine or g.scored >> number & 1:
            continue
        most = 0
        for huts_there, boats_there in rivals:
            theirs = huts_there[number] + boats_there[number]
            most = max(most, theirs)
        if mine > most:
            led += worth * min(1.0, 0.7 + 0.15 * (mine - most))
        elif mine == most:
            led += (worth + 1) // 2
        elif mine >= most - 2:
            behind += worth
    on_huts = (g.fish_1 & huts).bit_count() + (g.fish_2 & huts).bit_count() + (g.fish_3 & huts).bit_count()
    money = g.money(me)
    influence = g.influence[me]
    lines = len(GLORY)
    unscored = not g.glory[me * lines + OWN_HUTS]
    old = g.fish[me][0] if not acting else 0  # about to go bad
    bid = g.bid[me] if acting else 0
    return [
        float(g.total_glory(me)),
        float((huts.bit_count() + missing) * unscored),
        led,
        behind,
        on_huts * ready,
        min(8, g.fish_count(me) - old) * ready,
        min(money, 20) * ready,
        max(0, money - 20) * ready,
        float(min(influence, 5)),
        float(max(0, influence - 5)),
        float(min(boats, 4) * left),
        best * boats * left,
        float(g.meetings[me].bit_count() * left),
        float(UPGRADES[g.upgrade[me]] * boats * left),
        2.0 * BOAT_MOVE[bid] - bid,
        (g.boats[me] & coast.all_quays).bit_count() * ready,
        float(left),
    ]


def stage(g: Kaivai, me: int) -> int:
    """Count the rounds that are left."""
    return max(0, ROUNDS[g.settings["edition"]] - g.round)


EVALUATION: Final = Evaluation(
    TERMS,
    features,
    10,
    stage,
    frozenset({"turn", "bid", "village to score", "village of the god"}),
    8.0,
    1,
    idle=frozenset({"pass"}),
    slip=0.1,
)
