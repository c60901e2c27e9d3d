"""Whether what is still to happen fits the position it is to happen in; only positions written by hand can be wrong.

Steps hand things to one another: one notes a boat, a site, a price, a village or the fists, another counts on it.
"""

from __future__ import annotations

import re
from typing import Final

from netloft.core.position import CHANCE
from netloft.core.record import BadRecord
from netloft.games.kaivai.rules.options import HUT_KINDS
from netloft.games.kaivai.rules.position import MOST_HUTS, Kaivai, worth
from netloft.games.kaivai.rules.rounds import FIXED_SITES, last_round

# What each step counts on, and what it leaves for those after it.
STEPS: Final[dict[str, tuple[str, str]]] = {
    "round": ("", ""),
    "lay sites": ("", ""),
    "draw a bidder": ("", ""),
    "bidding": ("", ""),
    "bid": ("player", ""),
    "third clan bids": ("", ""),
    "order of play": ("", ""),
    "starting huts": ("", ""),
    "starting hut": ("player", "site"),
    "third clan's hut": ("", "site"),
    "kind of starting hut": ("player", ""),
    "set starting hut": ("site", ""),
    "fisher god": ("", ""),
    "village of the god": ("player", "village site"),
    "site of the new cult site": ("player village", "site"),
    "move the god": ("player", ""),
    "ageing": ("", ""),
    "turns": ("", ""),
    "turn": ("player bids", ""),
    "third clan's turn": ("", ""),
    "third clan's action": ("", ""),
    "after the third clan": ("", ""),
    "village of the festival": ("player", "village"),
    "festival": ("player village", ""),
    "sail": ("player boat place", "sailed"),
    "site of the hut": ("player sailed", "site means"),
    "kind of hut": ("player sailed site", "hut"),
    "price": ("player site means", "price village"),
    "shell": ("player sailed price", ""),
    "paying": ("player price", ""),
    "raise the hut": ("player site village hut", ""),
    "fishing village": ("player sailed", "village"),
    "cast": ("player village", ""),
    "delivery": ("player sailed", ""),
    "scoring": ("", ""),
    "next village": ("", ""),
    "village to score": ("player", "village"),
    "village chosen": ("player village", "fists"),
    "influence": ("village fists", ""),
    "count the village": ("village fists", ""),
}
KINDS: Final[dict[str, tuple[str, str]]] = {
    "with boats": ("player bids", "boat chosen"),
    "where to": ("player boat", "place"),
    "carry on": ("player chosen", ""),
    "roll": ("sailed village", ""),
}
MEANING: Final = {
    "player": "a player's seat",
    "bids": "a bid of that seat",
    "boat": "running.boat to be a boat of that seat",
    "sailed": "running.boat to be a boat of that seat, and among running.used",
    "chosen": "the choice of a boat just before it",
    "place": "running.place to be a hex",
    "site": "running.place to be free water at one village",
    "means": "enough shells for a hut there",
    "hut": "running.hut to be a hut that can still be built",
    "price": "running.due to be payable with what is paid and the shells left up to running.largest",
    "village": "running.village to be a village",
    "fists": "running.influence played to have a number for every clan",
}


# In which order steps can lie on one another, the last to happen first.
HUTS: Final = "(set starting hut/(kind of starting hut/starting hut/|third clan's hut/))*"
TOP_HUT: Final = "set starting hut/(kind of starting hut/(starting hut/)?|third clan's hut/)"
BUILDING: Final = "raise the hut/paying/(shell/|price/kind of hut/(site of the hut/(sail/where to build/)?)?)"
FISHING: Final = "(roll ./|cast/fishing village/(sail/where to fish/)?)"
ACTION: Final = (
    f"carry on to build/build with boats/({BUILDING})?|carry on to fish/fish with boats/({FISHING})?|"
    "carry on to sell/sell with boats/(delivery/(sail/where to sell/)?)?|"
    "carry on to move/move with boats/(sail/where to move/)?|festival/village of the festival/|turn/"
)
BIDDING: Final = "order of play/(third clan bids/)?((bid/)+|bidding/(draw a bidder/)*)?"
GOD: Final = "move the god/site of the new cult site/(village of the god/)?"
SHAPE: Final = re.compile(
    f"(round/(lay sites/)?|scoring/|next village/|count the village/influence/(village chosen/village to score/)?|"
    f"ageing/(after the third clan/third clan's action/|turns/({ACTION}|{GOD}|"
    f"fisher god/((starting huts/)?{BIDDING}|{HUTS}{TOP_HUT})?)?)?)?"
)


def check_to_do(g: Kaivai) -> None:
    """Check the order of the steps, then from the top that each finds what it counts on."""
    texts = [effect.text for _, effect in g.stack]
    if not SHAPE.fullmatch("".join([f"{text}/" for text in texts])):
        raise BadRecord(f"to_do: in Kaivai these do not lie on one another: {', '.join(texts)[:200]}")
    check_round(g, texts)
    players = [seat for seat, effect in g.stack if "player" in steps_of(effect.text)[0].split()]
    if "starting hut" not in "".join(texts) and "bid" not in texts and len(set(players)) > 1:
        raise BadRecord(f"to_do: expected the steps of one player, found seats {sorted(set(players))}")
    given = ""
    for number in range(len(g.stack) - 1, -1, -1):
        seat, effect = g.stack[number]
        needs, leaves = steps_of(effect.text)
        for need in needs.split():
            if need not in given and not holds(g, seat, need):
                raise BadRecord(f"to_do[{number}]: {effect.text!r} needs {MEANING[need]}")
        given += f" {leaves}"


def check_round(g: Kaivai, texts: list[str]) -> None:
    """Check that the steps fit the round."""
    huts = [g.huts(clan).bit_count() for clan in range(g.clans)]
    if max(huts) > 0 and g.round == 0:
        raise BadRecord("round: expected 1 or more where there are huts, found 0")
    if "starting hut" in "".join(texts) and (g.round != 1 or max(huts) > 2):
        raise BadRecord("to_do: starting huts are set in round 1, two a clan")
    if "lay sites" in texts and (len(g.villages) != len(FIXED_SITES) or g.round):
        raise BadRecord("to_do: the variable sites are laid before round 1, beside the six fixed ones")
    if "round" in texts and g.round >= last_round(g):
        raise BadRecord(f"to_do: round {g.round} is the last one, no other follows")


def steps_of(text: str) -> tuple[str, str]:
    """Look a step up, alone or as one of a kind."""
    for kind, needs_and_leaves in KINDS.items():
        if kind in text:
            return needs_and_leaves
    if text not in STEPS:
        raise BadRecord(f"to_do: {text!r} is an answer, not a step")
    return STEPS[text]


def holds(g: Kaivai, seat: int, need: str) -> bool:
    """Return whether the position as it stands has what a step counts on."""
    if need == "player":
        return 0 <= seat < g.seats
    if need == "bids":
        return bool(g.bid[seat]) and seat in g.order
    owner = seat if seat != CHANCE else g.active
    if need == "boat":
        return bool(g.boat & (g.boats[owner] | g.moored[owner]))
    if need == "sailed":
        return bool(g.boat & g.boats[owner] & g.used)
    if need == "chosen":
        return False
    if need == "place":
        return bool(g.place)
    if need == "site":
        return sum([1 for ring in g.coast.rings() if ring & g.place]) == 1 and not g.place & g.fleet
    if need == "means":
        return g.money(seat) >= g.price(seat, g.village_at(g.place))
    if need == "hut":
        return HUT_KINDS[g.kind].why_not(g, seat) is None and g.huts(seat).bit_count() < MOST_HUTS
    if need == "price":
        return worth(g.spent) < g.due <= worth(g.spent) + worth((*g.shells[owner][: g.top], 0, 0, 0, 0, 0))
    if need == "village":
        return 0 <= g.village < len(g.villages)
    return len(g.played) == g.clans
