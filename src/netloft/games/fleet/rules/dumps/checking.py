"""Whether what is still to happen fits the position it is to happen in; only positions written by hand can be wrong."""

from __future__ import annotations

import re
from typing import Final

from netloft.core.position import CHANCE, NOBODY
from netloft.core.record import BadRecord
from netloft.games.fleet.rules.position import (
    ALL,
    BOAT_PHASE,
    BONUS,
    CAPTAIN,
    CLAIMS,
    CLAIMS_FIRST,
    CLAIMS_TROPHY,
    COINS_FACE,
    END,
    FISHING_PHASE,
    INCOME_PHASE,
    NO_FACE,
    OYSTERS,
    SHIPS,
    STARS,
    START,
    TALLY,
    TOWN_PHASE,
    TYPES,
    Fleet,
)
from netloft.games.fleet.rules.sheets.sections import CASINO, OYSTER, SECTIONS, SHRIMP
from netloft.games.fleet.rules.sheets.sheet import EITHER

# In which order steps can lie on one another, the last to happen first.
DECISION: Final = r"(use the die/|star action/|license or boat, \w+/|oyster boats/(oyster boat/)?)"
TURN: Final = rf"(casino/|rerolled/roll a (boat|town) die/|settle/|King Crab bonus/|rest of the turn/{DECISION}?)"
ROLLS: Final = r"(rolled/(roll a boat die/)*(roll a town die/)*)?"
SEVERAL: Final = rf"shared die/((take a die/)+{ROLLS}|(take a die/)*{TURN})?"
FIRST_YOU: Final = (
    rf"Ruth uses the shared die/({TURN}|use the shared die/(Ruth takes a die/({TURN}|take a die/{ROLLS})?)?)?"
)
FIRST_RUTH: Final = (
    rf"({TURN}|use the shared die/(Ruth uses the shared die/({TURN}|take a die/(Ruth takes a die/{ROLLS})?)?)?)"
)
SETTLING: Final = r"(settle all/|(settle/)*(King Crab bonus/)?)"
INCOME: Final = rf"settle all/(star actions/|rest/{DECISION}?)"
FISHING: Final = (
    rf"settle all/(after fishing/|after the catch/|rest/(swordfish bonus/(oyster boats/(oyster boat/)?)?|{DECISION})?)"
)
START_OF: Final = r"(rest/(start/roll for a start/|captain's start/deal a captain/))*"
TROPHIES: Final = r"draw a silver trophy/(draw a gold trophy/)?"
SET_UP: Final = (
    rf"round/({SETTLING}|settle all/(draw the first player/)?{START_OF}"
    rf"({TROPHIES}|rest/(captain's box, \w+/)*{DECISION}?)?)"
)


def shape(several: bool, odd: bool) -> re.Pattern[str]:
    """Return which steps can lie on one another, for several players or for one, in odd or even rounds."""
    turns = SEVERAL if several else FIRST_YOU if odd else FIRST_RUTH
    dice = f"settle all/clear the table/{turns}"
    before_town = f"(fishing/)?(income/(boat phase/|{dice}|{SETTLING})|{INCOME}|{FISHING}|{SETTLING})"
    return re.compile(f"({SET_UP}|end of round/(town phase/{before_town}|{dice}|{SETTLING}))?")


SHAPES: Final = {(several, odd): shape(several, odd) for several in (False, True) for odd in (False, True)}

# Steps that nobody in particular does; all others belong to a player.
OF_CHANCE: Final = (
    "round",
    "settle all",
    "draw",
    "deal",
    "roll a",
    "roll for",
    "rolled",
    "end of round",
    "town phase",
    "boat phase",
    "fishing",
    "income",
    "clear the table",
    "shared die",
    "Ruth",
    "star actions",
    "after fishing",
)
# Steps of the fishing phase alone.
OF_FISHING: Final = {"fishing", "after fishing", "after the catch", "swordfish bonus"}
# Steps that belong to the same player as the one they lie on.
WITH_THE_ONE_BELOW: Final = (
    "use the die",
    "star action",
    "license or boat",
    "oyster",
    "swordfish",
    "captain's",
    "start",
)


def phase_of(g: Fleet) -> int:
    """Return the phase that the steps belong to."""
    texts = [effect.text for _, effect in g.stack]
    if not texts:
        return END
    if "round" in texts:
        return START
    if "clear the table" in texts:
        return BOAT_PHASE if "town phase" in texts else TOWN_PHASE
    if "town phase" not in texts:
        return TOWN_PHASE
    if "boat phase" in texts or "income" in texts:
        return BOAT_PHASE
    return INCOME_PHASE if "fishing" in texts or g.round % g.sheet.fish_every else FISHING_PHASE


def check_to_do(g: Fleet) -> None:
    """Check the order of the steps, who does them, and that dice and pads are what they count on."""
    texts = [effect.text for _, effect in g.stack]
    if not SHAPES[g.seats > 1, g.round % 2 == 1].fullmatch("".join([f"{text}/" for text in texts])):
        raise BadRecord(f"to_do: in Fleet these do not lie on one another: {', '.join(texts)[:200]}")
    check_seats(g, texts)
    check_round(g, texts)
    check_dice(g, texts)
    check_using(g, texts)
    for number, (seat, effect) in enumerate(g.stack):
        problem = check_step(g, seat, effect.text, texts)
        if problem:
            raise BadRecord(f"to_do[{number}]: {effect.text!r} needs {problem}")
    check_due(g, texts)


def check_seats(g: Fleet, texts: list[str]) -> None:
    """Check whose steps they are."""
    below = CHANCE
    for number, (seat, effect) in enumerate(g.stack):
        if (seat == CHANCE) != effect.text.startswith(OF_CHANCE):
            whose = "-1, for nobody in particular" if seat != CHANCE else "the seat of a player"
            raise BadRecord(f"to_do[{number}]: {effect.text!r} needs {whose}")
        if effect.text.startswith(WITH_THE_ONE_BELOW) and seat != below:
            raise BadRecord(f"to_do[{number}]: {effect.text!r} needs the seat of the step below it, {below}")
        below = seat
    turns = [seat for seat, effect in reversed(g.stack) if effect.text == "take a die"]
    turn = [seat for seat, effect in g.stack[texts.index("shared die") + 1 :]] if "shared die" in texts else []
    if turn and turn[-1] != CHANCE and texts[-1] != "take a die":
        turns = [turn[-1], *turns]
    if turns != g.order()[g.seats - len(turns) :]:
        raise BadRecord(f"to_do: expected turns in the order {g.order()}, found {turns}")
    starts = [seat for seat, effect in g.stack if effect.text in {"start", "captain's start"}]
    if starts != sorted(set(starts), reverse=True):
        raise BadRecord(f"to_do: expected one start a seat, the last one first, found {starts}")


def check_round(g: Fleet, texts: list[str]) -> None:
    """Check that the steps fit the round and the set-up."""
    setting_up = "round" in texts and len(texts) > 1
    if setting_up != (g.round == 0):
        raise BadRecord(f"round: expected {'0' if setting_up else '1 or more'} with these steps, found {g.round}")
    if g.round % g.sheet.fish_every and OF_FISHING & set(texts):
        raise BadRecord(f"to_do: there is no fishing in round {g.round}")
    if g.round % g.sheet.fish_every and g.phase == FISHING_PHASE:
        raise BadRecord(f"phase: there is no fishing in round {g.round}")
    if "round" in texts and g.round >= g.rounds:
        raise BadRecord(f"to_do: round {g.round} is the last one, no other follows")
    if g.phase != phase_of(g) and not (setting_up or texts[-1:] in (["boat phase"], ["income"], ["fishing"], [])):
        between = {INCOME_PHASE, FISHING_PHASE, BOAT_PHASE, TOWN_PHASE}
        if "clear the table" in texts or g.phase not in between:
            raise BadRecord("phase: does not fit the steps in to_do")
    check_cards(g, texts)


def check_cards(g: Fleet, texts: list[str]) -> None:
    """Check that captain and trophy cards are dealt, if the game is played with them."""
    undealt = [seat for seat, effect in g.stack if effect.text == "captain's start"]
    for seat in range(g.seats):
        has = bool(g.tally[seat * TALLY + CAPTAIN])
        if g.settings["captains"] and has == (seat in undealt):
            raise BadRecord(f"pads[{seat}].captain: expected {'no' if has else 'a'} captain card")
    if ("deal a captain" in texts and not g.settings["captains"]) or ("start" in texts and g.settings["captains"]):
        raise BadRecord("to_do: captain cards are dealt only if the game is played with them, and then instead of dice")
    for name, drawn in (("gold", g.gold >= 0), ("silver", g.silver >= 0)):
        wanted = g.settings["trophies"] and f"draw a {name} trophy" not in texts
        if drawn != wanted or (f"draw a {name} trophy" in texts and not g.settings["trophies"]):
            raise BadRecord(f"trophies.{name}: expected {'a' if wanted else 'no'} trophy")


def check_dice(g: Fleet, texts: list[str]) -> None:
    """Check that there is one die more than turns to come, and that the dice are those of the phase."""
    faces = g.dice()
    rolls = len([text for text in texts if text.startswith("roll a")]) if "rolled" in texts else 0
    wanted = 0
    if "clear the table" in texts:
        wanted = texts.count("take a die") + texts.count("Ruth takes a die") + 1 - rolls
    if len(faces) != wanted:
        raise BadRecord(f"pool: expected {wanted} dice, found {len(faces)}")
    boat_dice = len([face for face in faces if face <= COINS_FACE])
    most = len(faces) if g.phase == BOAT_PHASE else g.sheet.town_pool_boat_dice
    town_rolls = texts.count("roll a town die") + len(faces) - boat_dice
    if boat_dice > most or (g.phase == BOAT_PHASE and town_rolls):
        raise BadRecord(f"pool: these are not the dice of the phase: {len(faces) - boat_dice} town, {boat_dice} boat")


def check_using(g: Fleet, texts: list[str]) -> None:
    """Check the die in hand."""
    top = texts[-1] if texts else ""
    if top == "casino" and g.die == NO_FACE:
        raise BadRecord("using.die: expected the die that was taken")
    if g.phase == BOAT_PHASE and COINS_FACE < g.die < NO_FACE:
        raise BadRecord("using.die: expected a boat die in the boat phase")
    resting = "rest of the turn" in texts
    if (g.uses or top == "use the die") and (g.die == NO_FACE or not resting):
        raise BadRecord("using.uses: expected 0 without a die in hand and a turn")
    if top == "use the die" and not g.uses and not g.whole:
        raise BadRecord("using.uses: expected at least 1")
    if g.whole and (not g.uses or top != "use the die"):
        raise BadRecord("using.whole: expected false, as no die waits to be used")
    check_any_type(g, resting)


def check_any_type(g: Fleet, resting: bool) -> None:
    """Check the uses of the die in hand, which are more than one only for shrimps."""
    licenses = g.licenses[g.stack[-1][0] * TYPES + SHRIMP] if g.stack and g.stack[-1][0] >= 0 else 0
    if g.wild and (g.die != SHRIMP or not resting or not licenses):
        raise BadRecord("using.any type: expected a shrimp die and a shrimp license")
    most = g.sheet.license_uses[SHRIMP][licenses] if g.wild else 1
    if g.uses > most:
        raise BadRecord(f"using.uses: expected at most {most}, found {g.uses}")


def check_due(g: Fleet, texts: list[str]) -> None:
    """Check that there is a step in which what is due can be done."""
    for seat in range(g.seats):
        own = {effect.text for who, effect in g.stack if who == seat}
        tally = g.tally[seat * TALLY : seat * TALLY + TALLY]
        fishing = {"oyster boat", "oyster boats", "after the catch"} & own
        if tally[OYSTERS] and not fishing and "after fishing" not in texts:
            raise BadRecord(f"pads[{seat}].due.oyster boats: expected none, as nobody is fishing")
        going_on = {"rest", "rest of the turn", "after the catch"} & own
        if tally[STARS] and not going_on and not {"star actions", "after fishing"} & set(texts):
            raise BadRecord(f"pads[{seat}].due.stars: expected 0, as no step uses them")
        if tally[CLAIMS] and not texts:
            raise BadRecord(f"pads[{seat}].due: expected nothing, as the game is over")
        check_trophy(g, seat, texts)


def check_trophy(g: Fleet, seat: int, texts: list[str]) -> None:
    """Check that a claim to the silver trophy has a reason, and will be settled."""
    claims = g.tally[seat * TALLY + CLAIMS]
    here = f"pads[{seat}].due.trophy"
    if claims & CLAIMS_TROPHY:
        if g.silver < 0 or g.silver_owner != NOBODY:
            raise BadRecord(f"{here}: expected false, as there is no silver trophy to be won")
        number, what = g.sheet.silver[g.silver]
        if g.count(seat, what) < number and not (what == "full boats" and once_full(g, seat) >= number):
            raise BadRecord(f"{here}: expected false without {number} {what}")
        if "settle all" not in texts and (seat, "settle") not in [(who, effect.text) for who, effect in g.stack]:
            raise BadRecord(f"{here}: expected false, as no step settles it")
    if claims & CLAIMS_FIRST:
        if not claims & CLAIMS_TROPHY:
            raise BadRecord(f"{here} first: expected false without a claim to the trophy")
        if "settle all" not in texts or "clear the table" in texts or "round" in texts:
            raise BadRecord(f"{here} first: expected false but in the income and fishing phases")


def once_full(g: Fleet, seat: int) -> int:
    """Count the boats that are full or were so before an oyster license made room in them."""
    start = seat * g.sheet.all_boats + g.sheet.first_boat[OYSTER]
    fish = g.fish[start : start + g.boats[seat * SHIPS + OYSTER]]
    room = g.capacity(seat, OYSTER)
    return g.full_boats(seat) + len([each for each in fish if g.sheet.capacities[OYSTER][0] <= each < room])


def check_step(g: Fleet, seat: int, text: str, texts: list[str]) -> str:
    """Say what a step lacks, or nothing."""
    if text == "oyster boat" and not g.tally[seat * TALLY + OYSTERS]:
        return "an oyster boat among what is due"
    if text == "King Crab bonus" and (g.tally[seat * TALLY + BONUS] or not g.licensed_king_crab(seat)):
        return "a King Crab license that has no bonus yet"
    if text in {"casino", "rerolled"} and not g.has_built(seat, CASINO):
        return "a completed casino"
    if text.startswith("license or boat"):
        section = SECTIONS.index(text.partition(", ")[2])
        marked = g.marks[seat * ALL + section]
        if not marked or g.sheet.boxes[section][marked - 1] != EITHER:
            return "a box for either as the last one that is marked there"
    if text in {"start", "captain's start"} and any(g.marks[seat * ALL : seat * ALL + ALL]):
        return "an empty pad"
    if text.startswith("captain's box"):
        section = SECTIONS.index(text.partition(", ")[2])
        if g.marks[seat * ALL + section] + texts.count(text) > g.sheet.lengths[section] - g.struck[section]:
            return "an open box there"
    return ""
