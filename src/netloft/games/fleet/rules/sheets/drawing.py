"""The score sheet as lines of plain text, with a mark at every value that is not known to be the printed one."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final

from netloft.core.text import Noun, Text, noun
from netloft.games.fleet.rules.sheets.sections import (
    ANNAS_BANK,
    BARGE,
    BOATS,
    CAPTAINS_CLUB,
    COUNTED,
    COUNTED_NOUNS,
    FIRST_BUILDING,
    KING_CRAB,
    MOST,
    OYSTER,
    RESEARCH_VESSEL,
    SECTION_NAMES,
    SECTIONS,
    section_path,
)

if TYPE_CHECKING:
    from netloft.games.fleet.rules.sheets.sheet import Bonus, Sheet

WIDTH: Final = 80
NAME: Final = 23  # room for the name of a section
TRACK: Final = 20  # boxes of the coin track in a line
MARKS: Final = {"reconstruction": "*", "guess": "~"}

TITLE: Final = Text("FLEET: THE DICE GAME, score sheet “{}”", "FLEET: THE DICE GAME, Auswertungsbogen „{}“")
LEGEND_RECONSTRUCTION: Final = Text(
    "* this value is a reconstruction, not the printed one", "* dieser Wert ist rekonstruiert, nicht der gedruckte"
)
LEGEND_GUESS: Final = Text(
    "~ this value is a guess, the printed one may differ", "~ dieser Wert ist geschätzt, der gedruckte kann abweichen"
)
LEGEND_COLUMN: Final = Text(
    "Boxes from the top: . plain, L license, B boat, ? license or boat, F fishing for yourself, A activation",
    "Kästchen von oben: . einfach, L Lizenz, B Boot, ? Lizenz oder Boot, F private Fischen-Phase, A Aktivierung",
)
BOATS_HEAD: Final = Text("BOATS", "BOOTE")
LICENSES_HEAD: Final = Text("LICENSES (level 1, 2, 3)", "LIZENZEN (Level 1, 2, 3)")
HARBOR_HEAD: Final = Text("HARBOR", "HAFEN")
WHARF_HEAD: Final = Text("WHARF", "UFER")
TRACK_HEAD: Final = Text("COIN TRACK (S = star)", "MÜNZLEISTE (S = Stern)")
MARKET_HEAD: Final = Text("MARKET (fish: coins)", "MARKT (Fische: Münzen)")
CAPTAINS_HEAD: Final = Text("CAPTAINS", "KAPITÄNE")
TROPHIES_HEAD: Final = Text("TROPHIES ({} points each)", "TROPHÄEN (je {} Punkte)")
SOLO_HEAD: Final = Text("SOLO ({} rounds)", "SOLO ({} Runden)")

BOXES_HEAD: Final = Text("boxes", "Kästchen")
COUNT_HEAD: Final = Text("boats", "Boote")
FISH_HEAD: Final = Text("fish", "Fische")
POINTS_HEAD: Final = Text("points", "Punkte")
LEVEL_3_HEAD: Final = Text("level 3", "Level 3")
SECOND: Final = Text("second license: {} coins", "zweite Lizenz: {} Münzen")
SHRIMP_LICENSE: Final = Text(
    "a chosen shrimp die is any type {} times, with {} star actions",
    "gewählter Garnelenwürfel {}-mal als beliebiger Typ, dazu {} Stern-Aktionen",
)
COD_LICENSE: Final = Text("{} coins for each boat launched", "{} Münzen für jedes eingesetzte Boot")
LOBSTER_LICENSE: Final = Text("{} coins more income", "{} Münzen mehr Einnahmen")
SWORDFISH_LICENSE: Final = Text(
    "{} star actions and {} coins after fishing", "{} Stern-Aktionen und {} Münzen nach dem Fischen"
)
OYSTER_LICENSE: Final = Text(
    "{} coins in place of a boat's second fish", "{} Münzen anstatt des zweiten Fischs eines Bootes"
)
KING_CRAB_LICENSE: Final = Text(
    "King Crab license: {} points and one of these bonuses, at most {} points:",
    "Königskrabbenlizenz: {} Punkte und einer dieser Boni, höchstens {} Punkte:",
)
BONUS: Final = Text("{} per {}", "{} je {}")
POINT: Final = noun("point", "points", "Punkt", "Punkte")
PER_BOX: Final = Text("{} points for each marked box", "{} Punkte je angekreuztem Kästchen")
HEXES: Final = Text("{} points for 1 to 5 hexes", "{} Punkte für 1 bis 5 Sechsecke")
USES: Final = Text("{} dice as star actions", "{} Würfel als Stern-Aktion")
BAIT: Final = Text("{} coins for a die", "{} Münzen für einen Würfel")
SMOKERY: Final = Text("{} coins more at the market", "{} Münzen mehr am Markt")
CANNERY: Final = Text("{} coin for each full boat as income", "{} Münze je vollem Boot als Einnahme")
INCOME: Final = Text("income {}, at most {}; track of {} boxes", "Einnahmen {}, höchstens {}; Leiste mit {} Kästchen")
CAPTAIN: Final = Text("{}; marks {}; {}, at most {}", "{}; markiert {}; {}, höchstens {}")
GOLD: Final = Text("gold, most: {}", "Gold, die meisten: {}")
SILVER: Final = Text("silver, first to: {}", "Silber, zuerst erreicht: {}")


def draw(sheet: Sheet, lang: str) -> list[str]:
    """Draw the whole sheet in at most 80 columns."""
    head = [TITLE.say(lang, sheet.name), LEGEND_RECONSTRUCTION.say(lang), LEGEND_GUESS.say(lang)]
    lines = [*head, *wrap(LEGEND_COLUMN.say(lang), WIDTH, subsequent_indent="  ")]
    lines += draw_boats(sheet, lang) + draw_licenses(sheet, lang) + draw_harbor(sheet, lang) + draw_wharf(sheet, lang)
    return lines + draw_coins(sheet, lang) + draw_cards(sheet, lang) + draw_solo(sheet, lang)


def draw_boats(sheet: Sheet, lang: str) -> list[str]:
    """Draw the five boat types."""
    rows = [[BOATS_HEAD.say(lang), *ship_heads(lang), LEVEL_3_HEAD.say(lang)]]
    for boat in range(len(BOATS)):
        level_3 = marked(sheet, f"{section_path(boat)}.level_3_points", sheet.level_3_points[boat])
        rows.append([*ship_facts(sheet, lang, boat), level_3])
    return ["", *table(rows)]


def draw_licenses(sheet: Sheet, lang: str) -> list[str]:
    """Draw what licenses give."""
    effects = (
        (SHRIMP_LICENSE, ("license_uses", "license_stars")),
        (COD_LICENSE, ("license_coins",)),
        (LOBSTER_LICENSE, ("license_coins",)),
        (SWORDFISH_LICENSE, ("license_stars", "license_coins")),
        (OYSTER_LICENSE, ("license_coins",)),
    )
    by_field = {
        "license_uses": sheet.license_uses,
        "license_stars": sheet.license_stars,
        "license_coins": sheet.license_coins,
    }
    second = marked(sheet, "licenses.second_coins", sheet.second_license_coins)
    lines = ["", f"{LICENSES_HEAD.say(lang)}, {SECOND.say(lang, second)}"]
    for boat, (text, fields) in enumerate(effects):
        values = [marked(sheet, f"{section_path(boat)}.{field}", each(by_field[field][boat][1:])) for field in fields]
        lines += entry(SECTION_NAMES[boat].say(lang), [text.say(lang, *values)])
    return lines


def draw_harbor(sheet: Sheet, lang: str) -> list[str]:
    """Draw the ships in the harbor and the bonuses of the King Crab."""
    rows = [[HARBOR_HEAD.say(lang), *ship_heads(lang)]]
    rows += [ship_facts(sheet, lang, ship) for ship in range(KING_CRAB, FIRST_BUILDING)]
    license_points = marked(sheet, "harbor.king_crab.license_points", sheet.king_crab_license_points)
    cap = marked(sheet, "harbor.king_crab.bonus_cap", sheet.bonus_cap)
    lines = ["", *table(rows), "  " + KING_CRAB_LICENSE.say(lang, license_points, cap)]
    for row, bonus in enumerate(sheet.bonuses):
        lines.append(f"  - {bonus_words(lang, bonus)}{mark(sheet, f'harbor.king_crab.bonuses[{row}]')}")
    return lines


def draw_wharf(sheet: Sheet, lang: str) -> list[str]:
    """Draw the buildings at the wharf."""
    effects = {
        "annas_bank": (PER_BOX, "points_per_box", str(sheet.bank_points_per_box)),
        "seafood_buffet": (HEXES, "hex_points", each(sheet.hex_points[1:])),
        "salvage_yard": (USES, "uses", str(sheet.salvage_uses)),
        "bait_shop": (BAIT, "coins", str(sheet.bait_coins)),
        "smokery": (SMOKERY, "coins", str(sheet.smokery_coins)),
        "ridback_cannery": (CANNERY, "coins", str(sheet.cannery_coins)),
    }
    lines = ["", WHARF_HEAD.say(lang)]
    for building in range(FIRST_BUILDING, len(SECTIONS)):
        path = section_path(building)
        facts = [" ".join(sheet.columns[building]) + mark(sheet, f"{path}.boxes")]
        if building != ANNAS_BANK:
            points = POINT.count(sheet.building_points[building - FIRST_BUILDING])
            facts.append(points.say(lang) + mark(sheet, f"{path}.points"))
        if SECTIONS[building] in effects:
            text, field, value = effects[SECTIONS[building]]
            facts.append(text.say(lang, marked(sheet, f"{path}.{field}", value)))
        lines += entry(SECTION_NAMES[building].say(lang), facts)
    return lines


def draw_coins(sheet: Sheet, lang: str) -> list[str]:
    """Draw income, coin track and market."""
    income = marked(sheet, "income.base", sheet.income)
    cap = marked(sheet, "income.cap", sheet.income_cap)
    track = marked(sheet, "coin_track.length", sheet.track)
    head = TRACK_HEAD.say(lang) + mark(sheet, "coin_track.stars")
    lines = ["", *wrap(f"{head}, {INCOME.say(lang, income, cap, track)}", WIDTH, subsequent_indent="  ")]
    for first in range(1, sheet.track + 1, TRACK):
        boxes = range(first, min(first + TRACK, sheet.track + 1))
        lines.append(f"{first:5}  " + " ".join(["S" if box in sheet.stars else "." for box in boxes]))
    steps = []
    for row, (fish, coins) in enumerate(sheet.market_steps):
        last = f"-{sheet.market_steps[row + 1][0] - 1}" if row + 1 < len(sheet.market_steps) else "+"
        steps.append(f"{fish}{last}: {coins}{mark(sheet, f'market.steps[{row}]')}")
    return [*lines, "", MARKET_HEAD.say(lang), *wrap("   ".join(steps), WIDTH, initial_indent="  ")]


def draw_cards(sheet: Sheet, lang: str) -> list[str]:
    """Draw captain and trophy cards."""
    lines = ["", CAPTAINS_HEAD.say(lang)]
    for row, captain in enumerate(sheet.captains):
        marks = [SECTION_NAMES[section] for section in captain.marks]
        bonus = bonus_words(lang, captain.bonus)
        words = CAPTAIN.say(lang, SECTION_NAMES[captain.boat], marks, bonus, POINT.count(captain.bonus.cap))
        lines += wrap(words + mark(sheet, f"captains.cards[{row}]"), WIDTH, initial_indent="  ", subsequent_indent="  ")
    gold = [
        MOST[COUNTED.index(what)].say(lang) + mark(sheet, f"trophies.gold[{row}]")
        for row, what in enumerate(sheet.gold)
    ]
    silver = [
        f"{counted(what).count(number).say(lang)}{mark(sheet, f'trophies.silver[{row}]')}"
        for row, (number, what) in enumerate(sheet.silver)
    ]
    lines += ["", TROPHIES_HEAD.say(lang, marked(sheet, "trophies.points", sheet.trophy_points))]
    for text, cards in ((GOLD, gold), (SILVER, silver)):
        lines += wrap(text.say(lang, cards), WIDTH, initial_indent="  ", subsequent_indent="  ")
    return lines


def draw_solo(sheet: Sheet, lang: str) -> list[str]:
    """Draw the ways of the stones and the table of results."""
    lines = ["", SOLO_HEAD.say(lang, marked(sheet, "solo.rounds", sheet.solo_rounds))]
    for name, route in zip(("boat", "harbor", "wharf"), sheet.routes, strict=True):
        way = " > ".join([SECTION_NAMES[section].say(lang) for section in route]) + mark(sheet, f"solo.{name}_route")
        lines += wrap(way, WIDTH, initial_indent="  ", subsequent_indent="    ")
    for row, (least, rank) in enumerate(sheet.ranks):
        lines.append(f"  {least:3}+  {rank.say(lang)}{mark(sheet, f'solo.ranks[{row}]')}")
    return lines


def ship_heads(lang: str) -> list[str]:
    """Name the columns of the tables of boats and ships."""
    return [head.say(lang) for head in (BOXES_HEAD, COUNT_HEAD, FISH_HEAD, POINTS_HEAD)]


def ship_facts(sheet: Sheet, lang: str, ship: int) -> list[str]:
    """Say which boxes a boat type or a ship has, how many boats, what they hold and what they are worth."""
    path = section_path(ship)
    facts = [f"  {SECTION_NAMES[ship].say(lang)}", " ".join(sheet.columns[ship]) + mark(sheet, f"{path}.column")]
    if ship == CAPTAINS_CLUB:
        return [*facts, "", "", ""]
    boats = str(sheet.boats[ship])
    if ship == RESEARCH_VESSEL:
        boats += mark(sheet, f"{path}.column")
    elif ship != BARGE:  # there is one
        boats += mark(sheet, f"{path}.boats")
    holds = each(sheet.capacities[ship]) if ship == OYSTER else str(sheet.capacities[ship][0])
    worth = sheet.boat_points[ship]
    points = each(worth if len(set(worth)) > 1 else worth[:1])
    return [*facts, boats, marked(sheet, f"{path}.capacity", holds), marked(sheet, f"{path}.boat_points", points)]


def bonus_words(lang: str, bonus: Bonus) -> str:
    """Say what a bonus counts and gives."""
    things = counted(bonus.counted)
    return BONUS.say(lang, POINT.count(bonus.points), things.one if bonus.per == 1 else things.count(bonus.per))


def counted(what: str) -> Noun:
    """Return the noun for what is counted."""
    return COUNTED_NOUNS[COUNTED.index(what)]


def each(values: tuple[int, ...]) -> str:
    """Write several numbers as one: 1/2/3."""
    return "/".join([str(value) for value in values])


def mark(sheet: Sheet, path: str) -> str:
    """Return the sign of a value that is not known to be the printed one."""
    return MARKS.get(sheet.source(path), "")


def marked(sheet: Sheet, path: str, value: object) -> str:
    """Write a value with its sign."""
    return f"{value}{mark(sheet, path)}"


def entry(name: str, facts: list[str]) -> list[str]:
    """Write facts beside a name, in several lines where they need them."""
    start = "  " + name.ljust(NAME)
    lines = wrap("; ".join(facts), WIDTH, initial_indent=start, subsequent_indent=" " * len(start))
    return [line.rstrip() for line in lines]


def table(rows: list[list[str]]) -> list[str]:
    """Write rows with their cells below each other; a row that is too long goes on in the next line."""
    widths = [max([len(row[cell]) for row in rows]) for cell in range(len(rows[0]))]
    lines: list[str] = []
    for row in rows:
        line = "  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip()
        lines += wrap(line, WIDTH, subsequent_indent="      ")
    return lines
