"""What can be seen of a position, in plain names, and what a seat cannot know of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from netloft.games.nusfjord.rules.board import ACTIONS, COIN_ON, GOLD_ON, WORKER_ON
from netloft.games.nusfjord.rules.cards.buildings import C
from netloft.games.nusfjord.rules.cards.elders import elder_name
from netloft.games.nusfjord.rules.harbor import (
    ABOARD,
    BUILT,
    DOUBLE_NAMES,
    ELDERS_USED,
    FELLED,
    FISH,
    FOREST,
    FRESH_GOLD,
    GOLD,
    GUESTS,
    OLD_MAN,
    ONCE,
    R_FISH,
    R_GOLD,
    R_SCHOONER,
    R_WOOD,
    SAVED,
    SHIPS,
    SLOOPS,
    SPACE,
    SPACES,
    UNISSUED,
    WOOD,
    WOOD_ON,
    WORKERS,
    Harbor,
)

if TYPE_CHECKING:
    from random import Random

    from netloft.core.effect import Effect
    from netloft.games.nusfjord.rules.position import Nusfjord

ALL_PLACES: Final = (*SPACES, "track")


def shown(g: Nusfjord, viewer: int | None) -> dict[str, Any]:
    """Show the boards, the harbors, and what is under way; of hands only the viewer's own."""
    cards = g.cards.all
    data: dict[str, Any] = {
        "round": g.round,
        "first": g.first,
        "turn": g.turn,
        "plates": g.plates,
        "ships": dict(zip(SHIPS, g.ships, strict=True)),
        "elders": [stack(g, number) for number in range(6)],
        "forgotten": [elder_name(g.tops[6])] if g.tops[6] >= 0 else [],
        "forgotten left": len(g.forgotten),
        "buildings": [cards[index].name.en for index in g.display],
        "left in pile": {letter: left_in_pile(g, pile) for pile, letter in enumerate("ABC")},
        "spaces": spaces(g),
        "issued": g.issued[:],
        "harbors": [harbor(g, seat, viewer == seat) for seat in range(g.seats)],
        "hauls": [g.haul(seat) for seat in range(g.seats)],
        "running": {
            "pool": [[seat, hook.text] for seat, hook in g.pool],
            "offered": [hook.text for hook in g.offered],
            "parked": [[seat, hook.text] for seat, hook in g.parked],
            "answer": g.answer,
            "building": "" if g.building < 0 else cards[g.building].name.en,
            "place": g.place,
            "elder": "" if g.elder < 0 else elder_name(g.elder),
            "due": list(g.due),
            "catch": g.catch,
            "coins": g.coins,
            "fed": g.counted,
            "dividends": g.dividends[:],
        },
        "series": {
            "game": g.number,
            "results": list(g.results),
            "gone": [cards[index].name.en for index in g.gone],
            "spared": [cards[index].name.en for index in g.spared],
            "razed": [cards[index].name.en for index in g.razed],
        },
    }
    if g.settings["c_preview"]:
        coming = g.coming + g.piles[2] + [index for hand in g.hands for index in hand]
        data["coming"] = sorted([cards[index].name.en for index in coming]) if not choosing_coming(g) else []
    return data


def hidden(g: Nusfjord) -> dict[str, Any]:
    """Return what nobody or only one player may see."""
    cards = g.cards.all
    return {
        "harbors": [harbor(g, seat, True) for seat in range(g.seats)],
        "pile": {letter: [cards[index].name.en for index in pile] for letter, pile in zip("ABC", g.piles, strict=True)},
        "drawn": [cards[index].name.en for index in g.coming],
        "face-down": [elder_name(elder) for elder in g.face_down],
        "forgotten pile": [elder_name(elder) for elder in g.forgotten],
    }


def left_in_pile(g: Nusfjord, pile: int) -> int:
    """Count the face-down buildings of a pile; for one and two players the rest of A and B is out of the game."""
    return 0 if g.seats < 3 and pile != C else len(g.piles[pile])


def stack(g: Nusfjord, number: int) -> list[str]:
    """Show a stack of elders, the bottom first; what lies face down is a question mark."""
    found = ["?"] * g.hidden[number]
    for elder in (g.below[number], g.tops[number]):
        if elder >= 0:
            found.append(elder_name(elder))
    return found


def spaces(g: Nusfjord) -> dict[str, list[int]]:
    """Show the colours of the workers on each space that is in play."""
    found: dict[str, list[int]] = {}
    for space, name in enumerate(board_names(g)):
        row = g.spaces[space * g.colours : (space + 1) * g.colours]
        found[name] = [colour for colour, number in enumerate(row) for _ in range(number)]
    return found


def board_names(g: Nusfjord) -> tuple[str, ...]:
    """Name the spaces that are in play."""
    return ACTIONS + ((), ("copy",), (), ("copy left", "copy middle", "copy right"))[g.copies()]


def by_ship(h: Harbor, start: int) -> dict[str, int]:
    """Show a number for each kind of ship."""
    return {name: h[start + ship] for ship, name in enumerate(SHIPS)}


def harbor(g: Nusfjord, seat: int, with_hand: bool) -> dict[str, Any]:
    """Show a harbor."""
    h = g.harbors[seat]
    cards = g.cards.all
    council: dict[str, Any] = {}
    for elder in g.council(seat):
        council[elder_name(elder)] = {
            "fish": g.elders[elder],
            "gold": g.elders[GOLD_ON + elder],
            "worker": bool(g.elders[WORKER_ON + elder]),
            **({"colour": g.elders[WORKER_ON + elder] - 1} if g.seats == 1 and g.elders[WORKER_ON + elder] else {}),
            **({"coins": g.elders[COIN_ON + elder]} if g.elders[COIN_ON + elder] else {}),
        }
    found: dict[str, Any] = {
        "wood": h[WOOD],
        "fish": h[FISH],
        "gold": h[GOLD],
        "guests": h[GUESTS],
        "reserve": {"wood": h[R_WOOD], "fish": h[R_FISH], "gold": h[R_GOLD], "schooner": h[R_SCHOONER]},
        "track": by_ship(h, SLOOPS),
        "aboard": by_ship(h, ABOARD),
        "forests": {name: h[FOREST + double] for double, name in enumerate(DOUBLE_NAMES) if h[FOREST + double]},
        "buildings": {
            name: cards[h[SPACE + space] - 1].name.en for space, name in enumerate(ALL_PLACES) if h[SPACE + space]
        },
        "wood on": [name for space, name in enumerate(SPACES) if h[WOOD_ON] >> space & 1],
        "council": council,
        "shares": g.shares[seat * g.seats : (seat + 1) * g.seats],
        "unissued": h[UNISSUED],
        "workers": h[WORKERS],
        "felled": h[FELLED],
        "elders used": h[ELDERS_USED],
        "built": h[BUILT],
        "new gold": h[FRESH_GOLD],
        "old man": bool(h[OLD_MAN]),
        "covered": h[SAVED],
        "once": [name for space, name in enumerate(ALL_PLACES) if h[ONCE] >> space & 1],
    }
    if with_hand:
        found["hand"] = [cards[index].name.en for index in g.hands[seat]]
    else:
        found["cards in hand"] = len(g.hands[seat])
    return found


def choosing_coming(g: Nusfjord) -> bool:
    """Return whether the C buildings that will come are not yet all drawn."""
    return bool(g.coming) or len(g.piles[2]) + sum([len(hand) for hand in g.hands]) > 10


def hides(g: Nusfjord, viewer: int | None, option: Effect) -> bool:
    """Return whether a card that was drawn is where the viewer cannot see it."""
    drawn = g.cards.drawn.get(option.text, -1)
    if drawn < 0 or drawn == g.building:
        return False
    # Of an earlier game of a series too, and also if it is in the pile: what is hidden must not tell where it is.
    return drawn in g.piles[2] or any([drawn in hand for owner, hand in enumerate(g.hands) if owner != viewer])


def redeal(g: Nusfjord, seat: int, rng: Random) -> None:
    """Deal the other hands anew from all the C cards that a seat does not see."""
    unseen = g.piles[2][:]
    for other, hand in enumerate(g.hands):
        if other != seat:
            unseen += [index for index in hand if index != g.building]
    unseen.sort()
    rng.shuffle(unseen)
    for other, hand in enumerate(g.hands):
        if other != seat:
            known = [index for index in hand if index == g.building]  # it is just being built
            number = len(hand) - len(known)
            g.set_hand(other, sorted(known + unseen[:number]))
            unseen = unseen[number:]
    g.set_pile(2, sorted(unseen))
