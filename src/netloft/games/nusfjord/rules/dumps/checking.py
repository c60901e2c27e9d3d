"""Checking what is still to happen in a position that was written by hand: every step needs what it acts on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from netloft.core.effect import Choice, Effect
from netloft.core.record import BadRecord
from netloft.games.nusfjord.rules.actions.action import ENDED
from netloft.games.nusfjord.rules.actions.building import ASK_COST, ASK_SPACE, BUILT_STEP, AskBuilding, why_not_build
from netloft.games.nusfjord.rules.actions.council import ASK_UNCOVER, ASK_USE_NOW
from netloft.games.nusfjord.rules.actions.forests import ASK_EXTRA
from netloft.games.nusfjord.rules.actions.looking_ahead import look_ahead
from netloft.games.nusfjord.rules.actions.paying import ASK_GUESTS, payable
from netloft.games.nusfjord.rules.actions.piles import TO_PREVIEW, DrawOne
from netloft.games.nusfjord.rules.actions.ships import SHIP_BUILT, SHIP_OPTIONS
from netloft.games.nusfjord.rules.actions.using_elders import (
    ACT,
    ASK_CLEAR,
    ASK_PLATE_BEFORE,
    ASK_SERVE_BEFORE,
    FEED,
    SERVE_BEFORE,
)
from netloft.games.nusfjord.rules.board import PAYING_BUILDING, SERVE
from netloft.games.nusfjord.rules.cards.buildings import Hook
from netloft.games.nusfjord.rules.cards.parts import NOWHERE
from netloft.games.nusfjord.rules.harbor import COVERED, FOREST, SPACES
from netloft.games.nusfjord.rules.phases.fishing import ASK_FISH_ELDER, ASK_FISH_SEAT, PAY_OUT
from netloft.games.nusfjord.rules.phases.turns import USE
from netloft.games.nusfjord.rules.register import OF_CHANCE

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.position import Nusfjord


def check_to_do(g: Nusfjord) -> None:
    """Refuse steps that stand where they cannot."""
    for at, (seat, effect) in enumerate(g.stack):
        where = f"to_do[{at}]"
        if effect.id >= 0:
            raise BadRecord(f"{where}: {effect.text!r} is an answer, expected a question or a step")
        of_chance = is_of_chance(g, effect)
        if effect is not PAY_OUT and (seat < 0) != of_chance:
            raise BadRecord(f"{where}: expected seat {'-1' if of_chance else '0 or more'} for {effect.text!r}")
        if isinstance(effect, DrawOne) and effect.to >= g.seats:
            raise BadRecord(f"{where}: there is no seat {effect.to}")
        if at + 1 < len(g.stack) and not may_precede(g, seat, effect, *g.stack[at + 1]):
            raise BadRecord(f"{where}: nothing before {effect.text!r} asks what it needs")
        if effect in (FEED, ACT, USE) and g.elder not in g.council(seat):
            raise BadRecord(f"running.elder: expected an elder of seat {seat} for {effect.text!r}")
    if g.stack:
        check_top(g, *g.stack[-1])


def is_of_chance(g: Nusfjord, effect: Effect) -> bool:
    """Return whether nobody in particular does a step."""
    return effect in OF_CHANCE or effect is g.cards.ask_draw


def may_precede(g: Nusfjord, seat: int, effect: Effect, seat_before: int, before: Effect) -> bool:
    """Return whether a step may come right before another, which may need its answer."""
    wanted = g.cards.needs.get(effect.text)
    if wanted is not None and (before not in wanted or (seat_before != seat and not is_of_chance(g, before))):
        return False
    return effect is not FEED or may_precede_feeding(before)


def may_precede_feeding(effect: Effect) -> bool:
    """Return whether an elder may be fed after this."""
    return effect in (SERVE_BEFORE, ENDED[SERVE]) or isinstance(effect, Hook)


def check_top(g: Nusfjord, seat: int, top: Effect) -> None:
    """The step that comes first must find what it acts on."""
    wanted = g.cards.needs.get(top.text)
    if wanted is not None and not isinstance(top, Choice):
        raise BadRecord(f"to_do: nothing before {top.text!r} asks what it needs")
    ok = True
    if top is ASK_SPACE:
        real = look_ahead(g, seat, PAYING_BUILDING)  # for the question of the cost it has come already
        ok = can_build(g, seat)
        if real is not None:
            g.harbors[seat] = real
    elif top is ASK_COST:
        ok = can_build(g, seat) and free_place(g, seat)
    elif top is ASK_GUESTS:
        ok = can_pay(g, seat)
    elif top in (ASK_USE_NOW, ASK_CLEAR, ASK_SERVE_BEFORE, ASK_PLATE_BEFORE):
        ok = g.elder in g.council(seat)
    elif top is ASK_UNCOVER:
        ok = 0 <= g.elder_stack < len(g.hidden) and g.hidden[g.elder_stack] > 0
    elif top is g.cards.ask_draw:
        pile, to, _ = g.drawing
        ok = 0 <= pile < len(g.piles) and TO_PREVIEW <= to < g.seats
    elif top is ASK_EXTRA:
        ok = 0 <= g.double < 8 and g.harbors[seat][FOREST + g.double] > 0
    elif top in (ASK_FISH_ELDER, ASK_FISH_SEAT):
        ok = g.catch >= len([effect for _, effect in g.stack if effect in (ASK_FISH_ELDER, ASK_FISH_SEAT)])
    elif isinstance(top, AskBuilding):
        g.building = -1
    if not ok:
        raise BadRecord(f"running: {top.text!r} does not find what it asks about")


def offered(g: Nusfjord, seat: int) -> bool:
    """Return whether the chosen building is on display or in the player's hand."""
    return g.building >= 0 and (g.building in g.display or g.building in g.hands[seat])


def can_build(g: Nusfjord, seat: int) -> bool:
    """Return whether the chosen building can be built."""
    return offered(g, seat) and why_not_build(g, seat, g.cards.all[g.building]) is None


def can_pay(g: Nusfjord, seat: int) -> bool:
    """Return whether what is due can be paid, and for something that can be built."""
    below = g.stack[-2][1] if len(g.stack) > 1 else None
    if not payable(g.harbors[seat], g.due):
        return False
    if below is SHIP_BUILT:
        return 0 <= g.ship < len(SHIP_OPTIONS) and g.fits(seat, min(g.ship, 2))
    return below is BUILT_STEP and offered(g, seat) and free_place(g, seat)


def free_place(g: Nusfjord, seat: int) -> bool:
    """Return whether the chosen building can go where it was put."""
    if g.cards.all[g.building].on_track:
        return g.space == NOWHERE
    return 0 <= g.space < len(SPACES) and not g.harbors[seat][COVERED] >> g.space & 1
