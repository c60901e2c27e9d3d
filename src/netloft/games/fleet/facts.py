"""What is printed on the sheet, the dice and the cards of Fleet."""

from __future__ import annotations

from typing import Final, cast

from netloft.core.position import Position
from netloft.core.text import Text
from netloft.games.fleet import facts_words as words
from netloft.games.fleet.facts_types import (
    BonusFacts,
    CaptainFacts,
    Counted,
    Doubt,
    Face,
    FaceFacts,
    FleetFacts,
    KingCrabBonus,
    LicenseFacts,
    MarketStep,
    PhaseFacts,
    Priority,
    SectionFacts,
    SoloFacts,
    TrophyFacts,
)
from netloft.games.fleet.miniature import miniature
from netloft.games.fleet.rules.position import FACES, Fleet
from netloft.games.fleet.rules.sheets.drawing import bonus_words, counted, each
from netloft.games.fleet.rules.sheets.sections import (
    BARGE,
    BOATS,
    CAPTAINS_CLUB,
    COD,
    COUNTED,
    FIRST_BUILDING,
    INUIT,
    KING_CRAB,
    LOBSTER,
    MOST,
    OYSTER,
    RESEARCH_VESSEL,
    SECTION_NAMES,
    SECTIONS,
    SHRIMP,
    SWORDFISH,
)
from netloft.games.fleet.rules.sheets.sheet import LEVELS, SHIPPED, Bonus, Sheet, sheet_of
from netloft.games.fleet.rules.words import COIN, FACE_NAMES, FISH, POINT, STAR_ACTION
from netloft.server.facts import GameFacts

DOUBTFUL: Final = ("guess", "reconstruction")
SECTION_FIELDS: Final = ("column", "boxes", "boats", "capacity", "boat_points", "level_3_points")


def facts(g: Position, lang: str) -> FleetFacts:
    """Say what is printed on the sheet of this game, its dice and its cards."""
    if not isinstance(g, Fleet):
        raise TypeError(f"not a position of Fleet: {g!r}")
    sheet = g.sheet
    players = (sheet.solo_dice_for if g.seats == 1 else g.seats) - 2  # pools are for 2, 3 and 4 players
    return {
        "sheet": {
            "name": sheet.name,
            "own": g.settings["sheet"] not in SHIPPED,
            "doubts": doubts(sheet, lang),
        },
        "rounds": g.rounds,
        "fishing": [number for number in range(1, g.rounds + 1) if number % sheet.fish_every == 0],
        "dice": {
            "boat": {"boat": sheet.boat_pool[players], "town": 0},
            "town": {"boat": sheet.town_pool_boat_dice, "town": sheet.town_pool[players]},
        },
        "phases": phases(g, players, lang),
        "faces": {face["id"]: face for face in faces(sheet, lang)},
        "signs": {sign: {"name": name.say(lang), "text": text.say(lang)} for sign, (name, text) in words.SIGNS.items()},
        "sections": [section_facts(sheet, section, lang) for section in range(len(SECTIONS))],
        "second license": sheet.second_license_coins,
        "king crab": {
            "points": sheet.king_crab_license_points,
            "cap": sheet.bonus_cap,
            "bonuses": bonuses(sheet, lang),
        },
        "coin": {"die": sheet.die_as_coin, "bait": sheet.bait_coins, "face": sheet.coins_face},
        "income": {"base": sheet.income, "cap": sheet.income_cap, "cannery": sheet.cannery_coins},
        "lobster": list(sheet.license_coins[LOBSTER]),
        "hexes": list(sheet.hex_points),
        "salvages": sheet.salvage_uses,
        "bank": sheet.bank_points_per_box,
        "track": {"length": sheet.track, "stars": sorted(sheet.stars)},
        "market": {"steps": market_steps(sheet), "smokery": sheet.smokery_coins},
        "captains": captains(sheet, lang),
        "trophies": {"points": sheet.trophy_points, "gold": gold(sheet, lang), "silver": silver(sheet, lang)},
        "solo": solo(sheet, lang),
    }


def glossary(lang: str) -> list[dict[str, str]]:
    """List sections, licenses, dice, boxes, cards and terms with what they do, for the sheet that is shipped."""
    sheet = sheet_of(SHIPPED[0])
    found: list[dict[str, str]] = []

    def add(name: str, kind: str, text: str) -> None:
        found.append({"name": name, "kind": words.KINDS[kind].say(lang), "text": text})

    for number in range(len(SECTIONS)):
        section = section_facts(sheet, number, lang)
        add(section["name"], section["place"], section["text"])
    for boat in range(len(BOATS)):
        levels = [words.LEVEL.say(lang, level["level"], level["text"]) for level in licenses(sheet, boat, lang)]
        add(words.LICENSES_OF.say(lang, SECTION_NAMES[boat]), "license", " ".join(levels))
    for face in faces(sheet, lang):
        add(face["name"], "die", face["text"])
    for sign, (name, text) in words.SIGNS.items():
        add(f"{name.say(lang)} ({sign})", "box", text.say(lang))
    for bonus in bonuses(sheet, lang):
        things = counted(bonus["counted"]).many
        add(
            words.BONUS_NAME.say(lang, things),
            "bonus",
            words.BONUS_TEXT.say(lang, bonus["text"], worth(sheet.bonus_cap)),
        )
    for captain in captains(sheet, lang):
        add(captain["name"], "captain", captain["text"])
    for card in (*gold(sheet, lang), *silver(sheet, lang)):
        add(card["name"], "trophy", card["text"])
    for name, text in words.TERMS:
        add(name.say(lang), "term", text.say(lang))
    return found


# The sections.


def section_facts(sheet: Sheet, section: int, lang: str) -> SectionFacts:
    """Say which boxes a section has, what they bring, and what its boats hold and are worth."""
    said: SectionFacts = {
        "id": SECTIONS[section],
        "name": SECTION_NAMES[section].say(lang),
        "place": "boats" if section < KING_CRAB else "harbor" if section < FIRST_BUILDING else "wharf",
        "column": sheet.columns[section],
        "text": section_text(sheet, section, lang),
    }
    if section < KING_CRAB:
        said["licenses"] = licenses(sheet, section, lang)
    if section < FIRST_BUILDING:
        said["boats"] = list(sheet.boat_points[section])  # the points of each boat, from the top
        said["capacity"] = list(sheet.capacities[section])  # by the number of licenses
    else:
        said["points"] = sheet.building_points[section - FIRST_BUILDING]
    return said


def section_text(sheet: Sheet, section: int, lang: str) -> str:
    """Explain a section in a sentence or two."""
    if section < KING_CRAB:
        catch = FISH.count(sheet.catch[section])
        if section == OYSTER:
            return words.OYSTER_TYPE.say(lang, catch, each(sheet.capacities[section]))
        return words.BOAT_TYPE.say(lang, catch, FISH.count(sheet.capacities[section][0]))
    if section < FIRST_BUILDING:
        return ship_text(sheet, section, lang)
    values: dict[str, tuple[Text, object]] = {
        "casino": (words.CASINO, ""),
        "annas_bank": (words.ANNAS_BANK, worth(sheet.bank_points_per_box)),
        "seafood_buffet": (words.SEAFOOD_BUFFET, each(sheet.hex_points[1:])),
        "salvage_yard": (words.SALVAGE_YARD, sheet.salvage_uses),
        "fishermans_pub": (words.FISHERMANS_PUB, ""),
        "bait_shop": (words.BAIT_SHOP, COIN.count(sheet.bait_coins)),
        "smokery": (words.SMOKERY, COIN.count(sheet.smokery_coins)),
        "ridback_cannery": (words.CANNERY, COIN.count(sheet.cannery_coins)),
    }
    text, value = values[SECTIONS[section]]
    points = sheet.building_points[section - FIRST_BUILDING]
    return text.say(lang, value) + (words.WORTH.say(lang, worth(points)) if points else "")


def ship_text(sheet: Sheet, ship: int, lang: str) -> str:
    """Explain a ship in the harbor."""
    holds = FISH.count(sheet.capacities[ship][0])
    points = worth(sheet.boat_points[ship][0]) if sheet.boat_points[ship] else ""
    sayings: dict[int, str] = {
        KING_CRAB: words.KING_CRAB.say(lang, worth(sheet.king_crab_license_points), worth(sheet.bonus_cap), holds),
        CAPTAINS_CLUB: words.CAPTAINS_CLUB.say(lang),
        RESEARCH_VESSEL: words.RESEARCH_VESSEL.say(lang, points),
        BARGE: words.BARGE.say(lang, FISH.count(sheet.catch[BARGE]), holds),
        INUIT: words.INUIT.say(lang, holds),
    }
    return sayings[ship]


def licenses(sheet: Sheet, boat: int, lang: str) -> list[LicenseFacts]:
    """Say what each level of a boat type's licenses gives: in short with icons, and in words."""
    found: list[LicenseFacts] = []
    for level in range(1, LEVELS + 1):
        short, text = license_words(sheet, boat, level, lang)
        points = sheet.level_3_points[boat] if level == LEVELS else 0
        if level == 2:
            text += words.SECOND_LICENSE.say(lang, COIN.count(sheet.second_license_coins))
        if points:
            text += words.LEVEL_3.say(lang, worth(points))
        found.append({"level": level, "short": short, "text": text, "points": points})
    return found


def license_words(sheet: Sheet, boat: int, level: int, lang: str) -> tuple[str, str]:
    """Put a license in words, in short and at length."""
    uses = sheet.license_uses[boat][level]
    stars = sheet.license_stars[boat][level]
    coins = sheet.license_coins[boat][level]
    signs = " ".join(["{star}"] * stars)
    if boat == SHRIMP:
        short = words.ANY_TYPE.say(lang) + (f" ×{uses}" if uses > 1 else "")
        text = words.SHRIMP_TIMES.say(lang, uses) if uses > 1 else words.SHRIMP_LICENSE.say(lang)
        more = words.AND_STARS.say(lang, STAR_ACTION.count(stars)) if stars else ""
        return f"{short} + {signs}" if stars else short, text + more
    if boat == COD:
        return words.A_BOAT.say(lang, coins), words.COD_LICENSE.say(lang, COIN.count(coins))
    if boat == LOBSTER:
        return words.INCOME.say(lang, coins), words.LOBSTER_LICENSE.say(lang, COIN.count(coins))
    if boat == SWORDFISH:
        gains = [STAR_ACTION.count(stars)] + ([COIN.count(coins)] if coins else [])
        short = signs + (f" +{coins} {{coin}}" if coins else "")
        return words.AFTER_FISHING.say(lang, short), words.SWORDFISH_LICENSE.say(lang, gains)
    holds = sheet.capacities[OYSTER][level]
    text = words.OYSTER_LICENSE.say(lang, COIN.count(coins), FISH.count(holds))
    return words.OR_COIN.say(lang, coins, holds), text


# Dice, rounds and tables.


def faces(sheet: Sheet, lang: str) -> list[FaceFacts]:
    """Name the sides of the dice, and say what they bring."""
    texts = {
        "coins": words.COINS_FACE.say(lang, COIN.count(sheet.coins_face)),
        "harbor": words.HARBOR_FACE.say(lang),
        "wharf": words.WHARF_FACE.say(lang),
        "market": words.MARKET_FACE.say(lang),
    }
    return [
        {
            "id": cast("Face", face),
            "name": name.say(lang),
            "die": "boat" if face in sheet.boat_faces else "town",
            "text": texts.get(face, words.BOAT_FACE.say(lang)),
        }
        for face, name in zip(FACES, FACE_NAMES, strict=True)
    ]


def phases(g: Fleet, players: int, lang: str) -> list[PhaseFacts]:
    """Name the phases of a round, and say what happens in them."""
    sheet = g.sheet
    dice = FACE_COUNT.say(lang, sheet.town_pool_boat_dice)
    values: dict[str, tuple[object, ...]] = {
        "boat": (sheet.boat_pool[players],),
        "income": (COIN.count(sheet.income), sheet.income_cap),
        "fishing": (each(tuple([n for n in range(1, g.rounds + 1) if n % sheet.fish_every == 0])).replace("/", ", "),),
        "town": (sheet.town_pool[players], dice),
    }
    return [
        {"id": phase, "name": name.say(lang), "text": text.say(lang, *values.get(phase, ()))}
        for phase, (name, text) in words.PHASES.items()
    ]


FACE_COUNT: Final = Text("{} boat die", "{} Bootswürfel")


def market_steps(sheet: Sheet) -> list[MarketStep]:
    """List the rows of the market: from how many fish, to how many, for how many coins."""
    steps = sheet.market_steps
    ends = [fish - 1 for fish, _ in steps[1:]]
    return [
        {"from": fish, "to": ends[row] if row < len(ends) else None, "coins": coins}
        for row, (fish, coins) in enumerate(steps)
    ]


# Cards, and the solo game.


def worth(points: int) -> Text:
    """Say so many points."""
    return POINT.count(points)


def bonuses(sheet: Sheet, lang: str) -> list[KingCrabBonus]:
    """List the bonuses of the King Crab."""
    return [
        {"id": name, **bonus_facts(bonus, lang)} for name, bonus in zip(sheet.bonus_names, sheet.bonuses, strict=True)
    ]


def bonus_facts(bonus: Bonus, lang: str) -> BonusFacts:
    """Say what a bonus counts, and what it is worth."""
    return {
        "text": bonus_words(lang, bonus),
        "points": bonus.points,
        "per": bonus.per,
        "counted": cast("Counted", bonus.counted),
        "cap": bonus.cap,
    }


def captains(sheet: Sheet, lang: str) -> list[CaptainFacts]:
    """List the captain cards."""
    found: list[CaptainFacts] = []
    for name, captain in zip(sheet.captain_names, sheet.captains, strict=True):
        boat = SECTION_NAMES[captain.boat]
        marks = [SECTION_NAMES[section] for section in captain.marks]
        bonus = bonus_facts(captain.bonus, lang)
        found.append(
            {
                "id": name,
                "name": words.CAPTAIN.say(lang, boat),
                "boat": BOATS[captain.boat],
                "marks": [SECTIONS[section] for section in captain.marks],
                "bonus": bonus,
                "text": words.CAPTAIN_TEXT.say(
                    lang, sheet.start_boxes, boat, marks, bonus["text"], worth(bonus["cap"])
                ),
            }
        )
    return found


def gold(sheet: Sheet, lang: str) -> list[TrophyFacts]:
    """List the gold trophies."""
    return [
        {
            "id": what,
            "name": words.GOLD.say(lang, MOST[COUNTED.index(what)]),
            "text": words.GOLD_TEXT.say(lang, worth(sheet.trophy_points)),
            "counted": cast("Counted", what),
        }
        for what in sheet.gold
    ]


def silver(sheet: Sheet, lang: str) -> list[TrophyFacts]:
    """List the silver trophies."""
    return [
        {
            "id": name,
            "name": words.SILVER.say(lang, counted(what).count(number)),
            "text": words.SILVER_TEXT.say(lang, worth(sheet.trophy_points)),
            "counted": cast("Counted", what),
            "number": number,
        }
        for name, (number, what) in zip(sheet.silver_names, sheet.silver, strict=True)
    ]


def solo(sheet: Sheet, lang: str) -> SoloFacts:
    """Say how Captain Ruth goes about: routes, strikes, priority, and what scores are called."""
    return {
        "routes": [[SECTIONS[section] for section in route] for route in sheet.routes],
        "strikes": {
            "pick": sheet.pick_strikes,
            "shared": sheet.shared_strikes,
            "coins": sheet.coins_strikes,
            "market": sheet.market_strikes,
        },
        "priority": [cast("Priority", die) for die in sheet.town_priority],
        "ranks": [{"from": least, "name": name.say(lang)} for least, name in sheet.ranks],
    }


# Where the sheet comes from.


def doubts(sheet: Sheet, lang: str) -> list[Doubt]:
    """List what of the sheet nobody has read off the printed one: parts of sections, then tables and cards."""
    by_section: dict[str, list[str]] = {name: [] for name in (*SECTIONS, "")}
    for path, source in sheet.sources.items():
        *tables, field = path.partition("[")[0].split(".")  # of a list of rows, the whole list
        if source in DOUBTFUL:
            section = tables[-1] if tables and tables[-1] in SECTIONS and field in SECTION_FIELDS else ""
            known = words.FIELDS.get(field)  # an owner may doubt any value, also one that is stated in the rulebook
            part = known.say(lang) if known else path.replace("_", " ")
            by_section[section] += [] if part in by_section[section] else [part]
    return [
        {"name": SECTION_NAMES[SECTIONS.index(name)].say(lang) if name else words.TABLES.say(lang), "parts": parts}
        for name, parts in by_section.items()
        if parts
    ]


FACTS: Final = GameFacts(facts, glossary, miniature)
