"""What every score sheet must have by the words of the rulebook, and what it very likely has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.games.fleet.rules.sheets.form import Form, shown
from netloft.games.fleet.rules.sheets.sections import (
    ANNAS_BANK,
    BARGE,
    BOATS,
    CAPTAINS_CLUB,
    COD,
    COINS_FACE,
    FIRST_BUILDING,
    FISHERMANS_PUB,
    HARBOR,
    INUIT,
    KING_CRAB,
    OYSTER,
    RESEARCH_VESSEL,
    SECTIONS,
    SHRIMP,
    TOWN_FACES,
    WHARF,
    section_path,
)

if TYPE_CHECKING:
    from netloft.games.fleet.rules.sheets.sheet import Sheet

PLAYERS: Final = 4  # at most
ALIKE: Final = 4  # rows that count the same; the fixed list of moves has names for no more

# What the rulebook says in numbers or lists, in the order of its pages.
STATED: Final[tuple[tuple[str, object], ...]] = (
    ("game.rounds", 10),
    ("game.fish_every", 2),  # "nur in GERADEN Runden"
    ("game.start_boxes", 3),
    ("game.die_as_coin", 1),
    ("dice.coins", 3),
    ("dice.boat_pool", [3, 4, 5]),  # a die more than players
    ("dice.town_pool", [2, 3, 4]),
    ("dice.town_pool_boat_dice", 1),
    ("income.base", 1),
    ("income.cap", 10),
    ("licenses.per_type", 3),
    ("licenses.second_coins", 2),
    ("boats.shrimp.license_uses", [1, 1, 2]),
    ("boats.shrimp.license_stars", [0, 1, 1]),
    ("boats.cod.license_coins", [1, 2, 3]),
    ("boats.lobster.license_coins", [1, 2, 3]),
    ("boats.swordfish.license_stars", [1, 1, 2]),
    ("boats.swordfish.license_coins", [0, 1, 0]),
    ("boats.oyster.license_coins", [1, 1, 1]),
    ("boats.oyster.catch", 2),
    ("harbor.king_crab.license_points", 5),
    ("harbor.king_crab.bonus_cap", 10),
    ("harbor.barge.catch_per_full_boat", 1),
    ("harbor.research_vessel.capacity", 0),  # "gelten nicht als volle Boote"
    ("wharf.casino.points", 2),
    ("wharf.annas_bank.points_per_box", 2),
    ("wharf.seafood_buffet.hex_points", [0, 1, 3, 6, 10, 15]),
    ("wharf.salvage_yard.uses", 3),
    ("wharf.salvage_yard.points", 2),
    ("wharf.fishermans_pub.points", 10),
    ("wharf.bait_shop.coins", 2),
    ("wharf.bait_shop.points", 2),
    ("wharf.smokery.coins", 2),
    ("wharf.smokery.points", 3),
    ("wharf.ridback_cannery.coins", 1),
    ("wharf.ridback_cannery.points", 1),
    ("trophies.points", 5),
    ("solo.rounds", 8),
    ("solo.dice_for", 2),
    ("solo.pick_strikes", 2),
    ("solo.shared_strikes", 1),
    ("solo.coins_strikes", 1),
    ("solo.stones", ["shrimp", "king_crab", "casino"]),
    ("solo.boat_route", list(BOATS)),
    ("solo.harbor_route", list(HARBOR)),
    (
        "solo.wharf_route",
        [
            "casino",
            "annas_bank",
            "salvage_yard",
            "bait_shop",
            "ridback_cannery",
            "smokery",
            "fishermans_pub",
            "seafood_buffet",
        ],
    ),
    ("solo.town_priority", ["harbor", "wharf", "boat", "market"]),
)
RANKS: Final = (85, 75, 65, 50, 0)


def check_rules(sheet: Sheet, form: Form) -> None:
    """Note everything on a well-formed sheet that contradicts the rulebook, and what is very likely wrong."""
    for path, value in STATED:
        if form.cells[path] != value:
            form.error(path, f"the rulebook says {shown(value)}, found {shown(form.cells[path])}")
    check_dice(sheet, form)
    for boat in range(SHRIMP, OYSTER + 1):
        check_boat_column(sheet, form, boat)
    check_boats(sheet, form)
    check_king_crab(sheet, form)
    check_ships(sheet, form)
    check_wharf(sheet, form)
    check_coins(sheet, form)
    check_cards(sheet, form)
    check_solo(sheet, form)
    check_scores(sheet, form)


def check_dice(sheet: Sheet, form: Form) -> None:
    """Every boat type, the coins and every part of the town can be rolled; no source knows another die."""
    for path, faces, wanted in (
        ("dice.boat", sheet.boat_faces, (*BOATS, COINS_FACE)),
        ("dice.town", sheet.town_faces, TOWN_FACES),
    ):
        times = [faces.count(face) for face in wanted]
        if 0 in times:
            form.error(path, f"expected every face of {', '.join(wanted)}, found {', '.join(faces)}")
        elif min(times) != max(times):
            form.warn(path, f"expected each face {6 // len(wanted)} times, found {', '.join(faces)}")


def check_boat_column(sheet: Sheet, form: Form, boat: int) -> None:
    """Check what the start bonus and the three licenses need."""
    path = f"{section_path(boat)}.column"
    column = sheet.columns[boat]
    top = column[:3]
    # The top three boxes are a license and a boat of the type.
    if sorted(top) != [".", "B", "L"]:
        form.error(path, f"expected exactly one L and one B among the top three boxes, found {spaced(top)}")
    elif top.index("B") < top.index("L"):
        form.warn(path, f"expected the first L above the first B, found {spaced(top)}")
    # "Alle Level-3-Fischerlizenzen": each type has them, and only L and ? give licenses.
    if column.count("L") + column.count("?") < sheet.licenses:
        form.error(path, f"expected at least {sheet.licenses} boxes L or ? for the licenses, found {spaced(column)}")
    if column.count("B") + column.count("?") < sheet.boats[boat]:
        form.warn(path, f"expected a box B or ? for each of the {sheet.boats[boat]} boats, found {spaced(column)}")
    if column.count("B") > sheet.boats[boat]:
        form.warn(path, f"expected a boat for every B, found {spaced(column)} with {sheet.boats[boat]} boats")
    if column.count("L") > sheet.licenses:
        form.warn(path, f"expected no more L than {sheet.licenses} licenses, found {spaced(column)}")
    if len(column) - column.count(".") < sheet.licenses + sheet.boats[boat]:
        everything = sheet.licenses + sheet.boats[boat]
        form.warn(path, f"expected {everything} boxes L, B or ? for all licenses and boats, found {spaced(column)}")


def check_boats(sheet: Sheet, form: Form) -> None:
    """Check boats and what they hold."""
    if sheet.boats[COD] < 2:  # example C: "mit jedem ihrer Kabeljauboote"
        form.error("boats.cod.boats", f"expected at least 2 (example C), found {sheet.boats[COD]}")
    # "bis zu 6 Fische aufnehmen", then 8 and 10; what it is without a license is not said.
    path = "boats.oyster.capacity"
    holds = list(sheet.capacities[OYSTER])
    if holds[1:] != [6, 8, 10]:
        form.error(path, f"the rulebook says 6, 8, 10 with 1, 2, 3 licenses, found {shown(holds[1:])}")
    for ship in range(FIRST_BUILDING):
        by_level = list(sheet.capacities[ship])
        if by_level != sorted(by_level):  # fish that were caught stay aboard
            here = f"{section_path(ship)}.capacity"
            form.error(here, f"expected no less room with more licenses, found {shown(by_level)}")
    for boat, name in enumerate(BOATS):
        if sheet.level_3_points[boat] == 0:  # they are worth points at the end
            form.error(f"boats.{name}.level_3_points", "expected at least 1, found 0")


def check_king_crab(sheet: Sheet, form: Form) -> None:
    """Check the license, the boats and the bonuses of the King Crab."""
    # The first box that activates anything is the license, all others are boats.
    column = sheet.columns[KING_CRAB]
    active = column.replace(".", "")
    launched = active.count("B")
    if not launched or active != "L" + "B" * launched:
        form.error("harbor.king_crab.column", f"expected one L and then only B, found {spaced(column)}")
    path = "harbor.king_crab.bonuses"
    found = [(bonus.points, bonus.per, bonus.counted) for bonus in sheet.bonuses]
    for example, points, per, counted in (("E", 1, 6, "fish"), ("G", 2, 1, "buildings")):
        if (points, per, counted) not in found:
            form.error(path, f"expected points = {points}, per = {per}, count = {counted!r} (example {example})")
    if len(found) < PLAYERS:  # each "wählst sofort einen verfügbaren Bonus", and none is chosen twice
        form.error(path, f"expected a bonus for each of {PLAYERS} players, found {len(found)}")
    if len(set(found)) < len(found):
        form.warn(path, "expected different bonuses, found the same one twice")


def check_ships(sheet: Sheet, form: Form) -> None:
    """Check the other ships in the harbor."""
    for ship in (KING_CRAB, INUIT):  # each box that activates anything launches a boat
        boxes = sheet.columns[ship].count("B")
        if sheet.boats[ship] != boxes:
            path = f"{section_path(ship)}.boats"
            form.error(path, f"expected {boxes}, a boat for each B of the column, found {sheet.boats[ship]}")
    for ship, letter in ((CAPTAINS_CLUB, "F"), (RESEARCH_VESSEL, "B"), (INUIT, "B")):
        path = f"{section_path(ship)}.column"
        boxes = sheet.columns[ship].count(letter)
        if boxes == 0:
            form.error(path, f"expected at least one {letter}, found {spaced(sheet.columns[ship])}")
        elif boxes == 1:
            form.warn(path, f"expected several {letter}, found {spaced(sheet.columns[ship])}")
    if sheet.columns[BARGE].count("B") != 1:  # "Sobald das Aktivierungskästchen angekreuzt ist"
        form.error("harbor.barge.column", f"expected exactly one B, found {spaced(sheet.columns[BARGE])}")
    if any([points != 1 for points in sheet.boat_points[RESEARCH_VESSEL]]):  # a point each at the end
        found = shown(form.cells["harbor.research_vessel.boat_points"])
        form.error("harbor.research_vessel.boat_points", f"the rulebook says 1, found {found}")
    if "." in sheet.columns[RESEARCH_VESSEL]:
        column = spaced(sheet.columns[RESEARCH_VESSEL])
        form.warn("harbor.research_vessel.column", f"expected a B in every box, found {column}")
    if sheet.columns[INUIT][0] != "B":  # example D, if it was the first box of all
        form.warn("harbor.inuit.column", f"expected B on top (example D), found {spaced(sheet.columns[INUIT])}")


def check_wharf(sheet: Sheet, form: Form) -> None:
    """Six buildings can be struck out "in einer einzigen Aktion", which is two boxes; the Bank and the Pub cannot."""
    for building, name in enumerate(WHARF, start=FIRST_BUILDING):
        boxes = len(sheet.columns[building])
        if building in {ANNAS_BANK, FISHERMANS_PUB}:
            if boxes < 3:
                form.warn(f"wharf.{name}.boxes", f"expected at least 3, found {boxes}")
        elif boxes != 2:
            form.warn(f"wharf.{name}.boxes", f"expected 2, found {boxes}")
    points = sheet.building_points[SECTIONS.index("seafood_buffet") - FIRST_BUILDING]
    if points:
        form.warn("wharf.seafood_buffet.points", f"expected 0, as only its hexes are given points, found {points}")


def check_coins(sheet: Sheet, form: Form) -> None:
    """Check the coin track and the market."""
    path = "coin_track.stars"
    listed = form.cells[path]
    stars = sorted(sheet.stars)
    if not stars:  # there are boxes in the form of a star
        form.error(path, "expected at least one star, found none")
    elif stars[-1] > sheet.track:
        form.error(path, f"expected stars within the {sheet.track} boxes of the track, found {stars[-1]}")
    if listed != stars:
        form.error(path, f"expected ascending numbers, each once, found {shown(listed)}")
    path = "market.steps"
    steps = sheet.market_steps
    if steps[0][0] != 0:  # "für keinen Fisch"
        form.error(path, f"expected the first row to begin with 0 fish, found {steps[0][0]}")
    for row in range(1, len(steps)):
        if steps[row][0] <= steps[row - 1][0] or steps[row][1] <= steps[row - 1][1]:
            form.error(f"{path}[{row}]", f"expected more fish and more coins than in the row above, found {steps[row]}")
    if steps[-1] != (40, 7):  # the best that the market pays
        form.error(path, f"expected 7 coins from 40 fish on in the last row, found {steps[-1]}")
    if sheet.market(9) != 3:  # its example
        form.error(path, f"the rulebook says 3 coins for 9 fish, found {sheet.market(9)}")


def check_cards(sheet: Sheet, form: Form) -> None:
    """Check captains and trophies."""
    path = "captains.cards"
    if len(sheet.captains) < PLAYERS:  # everybody is dealt one
        form.error(path, f"expected a card for each of {PLAYERS} players, found {len(sheet.captains)}")
    elif sorted([captain.boat for captain in sheet.captains]) != list(range(len(BOATS))):
        form.warn(path, "expected five cards, one for each boat type")
    for number, captain in enumerate(sheet.captains):
        if not captain.marks:  # each card names some
            form.error(f"{path}[{number}].mark", "expected at least one ship or building, found none")
        for section in sorted(set(captain.marks)):
            if captain.marks.count(section) > len(sheet.columns[section]):
                form.error(
                    f"{path}[{number}].mark", f"{SECTIONS[section]} has only {len(sheet.columns[section])} boxes"
                )
    cards = len(sheet.gold) + len(sheet.silver)
    if cards != 10:
        form.warn("trophies", f"expected 10 gold and silver cards together, found {cards}")

    for rows, names in (
        ("harbor.king_crab.bonuses", [bonus.counted for bonus in sheet.bonuses]),
        (path, [BOATS[captain.boat] for captain in sheet.captains]),
        ("trophies.silver", [what for _, what in sheet.silver]),
    ):
        for name in sorted(set(names)):
            if names.count(name) > ALIKE:
                form.error(rows, f"expected at most {ALIKE} rows for {name}, found {names.count(name)}")
    if len(set(sheet.gold)) < len(sheet.gold):
        form.error("trophies.gold", "expected different cards, found the same one twice")


def check_solo(sheet: Sheet, form: Form) -> None:
    """Check the table of solo results."""
    limits = [least for least, _ in sheet.ranks]
    if limits != list(RANKS):
        form.error("solo.ranks", f"the rulebook says ranks from {shown(list(RANKS))}, found {shown(limits)}")
    if sheet.market_strikes != 1:  # "das nächste verfügbare Sternenkästchen", said of a die that is a misprint
        form.warn("solo.market_strikes", f"expected 1, found {sheet.market_strikes}")


def check_scores(sheet: Sheet, form: Form) -> None:
    """Check that the scores of the rulebook's examples can be reached."""
    # Example E has 15 points for licenses, of which 5 are the King Crab's: some level-3 licenses give the other 10.
    sums = {0}
    for points in sheet.level_3_points:
        sums |= {total + points for total in sums}
    if 10 not in sums:
        found = shown(list(sheet.level_3_points))
        form.error("boats", f"expected some level_3_points that add up to 10 (example E), found {found}")
    boat_points = sum([sum(points) for points in sheet.boat_points])
    if boat_points < 11:
        form.error("boats", f"expected boats worth 11 points or more together (example E), found {boat_points}")
    space = sum([sheet.boats[ship] * sheet.capacities[ship][-1] for ship in range(FIRST_BUILDING)])
    if space < 40:  # the market has a row for it
        form.error("boats", f"expected room for 40 fish or more on all boats together, found {space}")


def spaced(column: str) -> str:
    """Show a column as it stands in the file."""
    return " ".join(column)
