"""The score sheet as data: which boxes there are, what they do and what they are worth."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

from netloft.core.text import NetloftError, Text
from netloft.games.fleet.rules.sheets.constraints import check_rules
from netloft.games.fleet.rules.sheets.form import Form
from netloft.games.fleet.rules.sheets.sections import (
    ANNAS_BANK,
    BARGE,
    BOATS,
    CAPTAINS_CLUB,
    COINS_FACE,
    COUNTED,
    FIRST_BUILDING,
    FISHERMANS_PUB,
    HARBOR,
    OYSTER,
    RESEARCH_VESSEL,
    SECTIONS,
    TOWN_FACES,
    WHARF,
    section_path,
)

LEVELS: Final = 3
NO_LICENSE: Final = (0,) * (LEVELS + 1)

# What the licenses of each boat type give, by the rulebook's list of license bonuses.
LICENSE_FIELDS: Final = (
    ("license_uses", "license_stars"),
    ("license_coins",),
    ("license_coins",),
    ("license_stars", "license_coins"),
    ("license_coins",),
)
HARBOR_LETTERS: Final = (".LB", ".F", ".B", ".B", ".B")

# What a box does when it is marked, in the order of these numbers.
PLAIN: Final = 0
LICENSE: Final = 1
LAUNCH: Final = 2
EITHER: Final = 3
PRIVATE_FISHING: Final = 4
COMPLETE: Final = 5
LETTERS: Final = ".LB?FA"


SHIPPED: Final = ("reconstructed",)


class BadSheet(NetloftError):
    """A sheet that cannot be played with; `problems` has a line for everything that is wrong."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(f"{problems[0]} (and {len(problems) - 1} more)" if len(problems) > 1 else problems[0])
        self.problems = problems


class Bonus:
    """Points for every so many of what is counted, at most `cap`."""

    __slots__ = ("points", "per", "counted", "cap")

    def __init__(self, points: int, per: int, counted: str, cap: int) -> None:
        self.points = points
        self.per = per
        self.counted = counted
        self.cap = cap

    def worth(self, count: int) -> int:
        """Return the points for a count."""
        return min(count // self.per * self.points, self.cap)


class Captain:
    """A captain card: a boat type, boxes to mark in other sections, and a bonus at the end."""

    __slots__ = ("boat", "marks", "bonus")

    def __init__(self, boat: int, marks: tuple[int, ...], bonus: Bonus) -> None:
        self.boat = boat
        self.marks = marks
        self.bonus = bonus


class Sheet:
    """All printed values, never changed; tuples go by section, by license level or by row."""

    __slots__ = (
        "name",
        "sources",
        "rounds",
        "fish_every",
        "start_boxes",
        "die_as_coin",
        "boat_faces",
        "town_faces",
        "coins_face",
        "boat_pool",
        "town_pool",
        "town_pool_boat_dice",
        "columns",
        "boats",
        "capacities",
        "boat_points",
        "catch",
        "licenses",
        "second_license_coins",
        "level_3_points",
        "license_uses",
        "license_stars",
        "license_coins",
        "king_crab_license_points",
        "bonus_cap",
        "bonuses",
        "building_points",
        "bank_points_per_box",
        "hex_points",
        "salvage_uses",
        "bait_coins",
        "smokery_coins",
        "cannery_coins",
        "income",
        "income_cap",
        "track",
        "stars",
        "market_steps",
        "market_coins",
        "captains",
        "trophy_points",
        "gold",
        "silver",
        "solo_rounds",
        "solo_dice_for",
        "pick_strikes",
        "shared_strikes",
        "coins_strikes",
        "market_strikes",
        "stones",
        "routes",
        "town_priority",
        "ranks",
        "boxes",
        "lengths",
        "first_boat",
        "all_boats",
        "stars_up_to",
        "bonus_names",
        "captain_names",
        "silver_names",
    )

    def __init__(self, form: Form) -> None:
        self.name = form.title("name")
        self.sources = form.sources
        # The game and its dice; pools are for 2, 3 and 4 players.
        self.rounds = form.number("game.rounds", 1, 99)
        self.fish_every = form.number("game.fish_every", 1, 99)
        self.start_boxes = form.number("game.start_boxes", 0, 20)
        self.die_as_coin = form.number("game.die_as_coin", 0, 99)
        self.boat_faces = form.words("dice.boat", 6, (*BOATS, COINS_FACE))
        self.town_faces = form.words("dice.town", 6, TOWN_FACES)
        self.coins_face = form.number("dice.coins", 0, 99)
        self.boat_pool = form.numbers("dice.boat_pool", 3, 1, 9)
        self.town_pool = form.numbers("dice.town_pool", 3, 1, 9)
        self.town_pool_boat_dice = form.number("dice.town_pool_boat_dice", 0, 9)
        # Licenses: what they give goes by boat type and by the number of licenses, 0 to 3.
        self.licenses = form.number("licenses.per_type", 1, 9)
        self.second_license_coins = form.number("licenses.second_coins", 0, 99)
        self.license_uses = license_effects(form, "license_uses")
        self.license_stars = license_effects(form, "license_stars")
        self.license_coins = license_effects(form, "license_coins")
        self.level_3_points = tuple([form.number(f"boats.{name}.level_3_points", 0, 99) for name in BOATS])
        # Boats and ships: columns go by section, the rest by boat type and ship; the Captain's Club has no boats.
        letters = (".LB?",) * len(BOATS) + HARBOR_LETTERS
        columns = [form.column(f"{section_path(ship)}.column", letters[ship]) for ship in range(FIRST_BUILDING)]
        self.boats = tuple([boat_count(form, ship, columns[ship]) for ship in range(FIRST_BUILDING)])
        self.capacities = tuple([capacity_by_license(form, ship) for ship in range(FIRST_BUILDING)])
        self.boat_points = tuple([points_by_boat(form, ship, self.boats[ship]) for ship in range(FIRST_BUILDING)])
        oyster_catch = form.number("boats.oyster.catch", 0, 99)
        barge_catch = form.number("harbor.barge.catch_per_full_boat", 0, 99)
        self.catch = (1, 1, 1, 1, oyster_catch, 1, 0, 0, barge_catch, 1)  # the barge's for every full boat
        self.king_crab_license_points = form.number("harbor.king_crab.license_points", 0, 99)
        self.bonus_cap = form.number("harbor.king_crab.bonus_cap", 0, 99)
        self.bonuses = tuple([read_bonus(form, row, self.bonus_cap) for row in form.rows("harbor.king_crab.bonuses")])
        # Buildings, counted from the first one; A is the box that completes a building with an effect.
        for building, name in enumerate(WHARF, start=FIRST_BUILDING):
            boxes = form.number(f"wharf.{name}.boxes", 1, 20)
            last = "." if building in {ANNAS_BANK, FISHERMANS_PUB} else "A"
            columns.append("." * (boxes - 1) + last)
        self.columns = tuple(columns)
        self.building_points = tuple(
            [0 if name == SECTIONS[ANNAS_BANK] else form.number(f"wharf.{name}.points", 0, 99) for name in WHARF]
        )
        self.bank_points_per_box = form.number("wharf.annas_bank.points_per_box", 0, 99)
        self.hex_points = form.numbers("wharf.seafood_buffet.hex_points", len(BOATS) + 1, 0, 99)
        self.salvage_uses = form.number("wharf.salvage_yard.uses", 0, 9)
        self.bait_coins = form.number("wharf.bait_shop.coins", 0, 99)
        self.smokery_coins = form.number("wharf.smokery.coins", 0, 99)
        self.cannery_coins = form.number("wharf.ridback_cannery.coins", 0, 99)
        self.read_coins(form)
        self.read_cards(form)
        self.read_solo(form)
        self.work_out()

    def work_out(self) -> None:
        """Work out what follows, once for the rules.

        These are boxes as numbers, where a ship's boats begin in a row of all boats, how many stars the track has up to
        each box, and names for rows that count the same.
        """
        self.boxes = tuple([tuple([LETTERS.index(letter) for letter in column]) for column in self.columns])
        self.lengths = tuple([len(column) for column in self.columns])
        self.first_boat = tuple([sum(self.boats[:ship]) for ship in range(FIRST_BUILDING)])
        self.all_boats = sum(self.boats)
        self.stars_up_to = tuple([len([s for s in self.stars if s <= box]) for box in range(self.track + 1)])
        self.bonus_names = told_apart([bonus.counted for bonus in self.bonuses])
        self.captain_names = told_apart([BOATS[captain.boat] for captain in self.captains])
        self.silver_names = told_apart([what for _, what in self.silver])

    def read_coins(self, form: Form) -> None:
        """Read the income, the track of coins and the market."""
        self.income = form.number("income.base", 0, 99)
        self.income_cap = form.number("income.cap", 0, 99)
        self.track = form.number("coin_track.length", 1, 400)
        self.stars = frozenset(form.numbers("coin_track.stars", None, 1, 400))  # box numbers from 1
        self.market_steps = tuple(
            [(form.number(f"{r}.fish", 0, 400), form.number(f"{r}.coins", 0, 99)) for r in form.rows("market.steps")]
        )
        self.market_coins = coins_by_fish(self.market_steps)

    def read_cards(self, form: Form) -> None:
        """Read captains and trophies; gold counts something, silver asks for so many of it."""
        self.captains = tuple([read_captain(form, row) for row in form.rows("captains.cards")])
        self.trophy_points = form.number("trophies.points", 0, 99)
        self.gold = tuple([form.word(f"{row}.count", COUNTED) for row in form.rows("trophies.gold")])
        self.silver = tuple(
            [
                (form.number(f"{row}.first_to", 1, 400), form.word(f"{row}.count", COUNTED))
                for row in form.rows("trophies.silver")
            ]
        )

    def read_solo(self, form: Form) -> None:
        """Read the game alone; stones and routes are sections, ranks begin with the least points for them."""
        self.solo_rounds = form.number("solo.rounds", 1, 99)
        self.solo_dice_for = form.number("solo.dice_for", 2, 4)
        self.pick_strikes = form.number("solo.pick_strikes", 0, 9)
        self.shared_strikes = form.number("solo.shared_strikes", 0, 9)
        self.coins_strikes = form.number("solo.coins_strikes", 0, 9)
        self.market_strikes = form.number("solo.market_strikes", 0, 9)
        self.stones = numbered(form.words("solo.stones", 3, SECTIONS))
        self.routes = (
            numbered(form.words("solo.boat_route", len(BOATS), BOATS)),
            numbered(form.words("solo.harbor_route", len(HARBOR), HARBOR)),
            numbered(form.words("solo.wharf_route", len(WHARF), WHARF)),
        )
        self.town_priority = form.words("solo.town_priority", 4, (*TOWN_FACES, "boat"))
        self.ranks = tuple(
            [
                (form.number(f"{row}.from", 0, 400), Text(form.title(f"{row}.en"), form.title(f"{row}.de")))
                for row in form.rows("solo.ranks")
            ]
        )

    def capacity(self, ship: int, licenses: int) -> int:
        """Return how many fish a boat of a type or a ship holds with so many licenses of its type."""
        return self.capacities[ship][licenses]

    def market(self, fish: int) -> int:
        """Return the coins that the market gives for so many fish."""
        coins = self.market_coins
        return coins[min(fish, len(coins) - 1)]

    def source(self, path: str) -> str:
        """Return where a value or a row comes from."""
        return self.sources[path]


def license_effects(form: Form, field: str) -> tuple[tuple[int, ...], ...]:
    """Read what licenses give, for each boat type by the number of licenses; many types give nothing of a kind."""
    effects = [NO_LICENSE] * len(BOATS)
    for boat, name in enumerate(BOATS):
        if field in LICENSE_FIELDS[boat]:
            effects[boat] = (0, *form.numbers(f"boats.{name}.{field}", LEVELS, 0, 99))
    return tuple(effects)


def boat_count(form: Form, ship: int, column: str) -> int:
    """Read how many boats there are; research vessels and barges are as many as their boxes launch."""
    if ship in {CAPTAINS_CLUB, RESEARCH_VESSEL, BARGE}:
        return column.count("B")
    return form.number(f"{section_path(ship)}.boats", 1, 20)


def capacity_by_license(form: Form, ship: int) -> tuple[int, ...]:
    """Read how many fish a boat holds by the number of licenses, which matters to oyster boats only."""
    path = f"{section_path(ship)}.capacity"
    if ship == CAPTAINS_CLUB:
        return NO_LICENSE
    if ship == OYSTER:
        return form.numbers(path, LEVELS + 1, 1, 99) or NO_LICENSE
    return (form.number(path, 0 if ship == RESEARCH_VESSEL else 1, 99),) * (LEVELS + 1)


def points_by_boat(form: Form, ship: int, boats: int) -> tuple[int, ...]:
    """Read what the boats of a type or a ship are worth."""
    if ship == CAPTAINS_CLUB:
        return ()
    return form.one_or_each(f"{section_path(ship)}.boat_points", boats, 0, 99)


def read_bonus(form: Form, row: str, cap: int) -> Bonus:
    """Read what is counted and what it is worth."""
    points = form.number(f"{row}.points", 1, 99)
    return Bonus(points, form.number(f"{row}.per", 1, 99), form.word(f"{row}.count", COUNTED), cap)


def read_captain(form: Form, row: str) -> Captain:
    """Read a captain card."""
    boat = SECTIONS.index(form.word(f"{row}.boat", BOATS))
    marks = numbered(form.words(f"{row}.mark", None, HARBOR + WHARF))
    return Captain(boat, marks, read_bonus(form, row, form.number(f"{row}.cap", 1, 99)))


def coins_by_fish(steps: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """Return the coins for 0 fish, 1 fish and so on, up to where the last step begins."""
    found: list[int] = []
    coins = 0
    for fish, more in steps:
        found += [coins] * (fish - len(found))
        coins = more
    return (*found, coins)


def told_apart(names: list[str]) -> tuple[str, ...]:
    """Number what bears the same name: fish, boats, fish 2."""
    found: list[str] = []
    for row, name in enumerate(names):
        before = names[:row].count(name)
        found.append(f"{name} {before + 1}" if before else name)
    return tuple(found)


def numbered(names: tuple[str, ...]) -> tuple[int, ...]:
    """Return the numbers of sections."""
    return tuple([SECTIONS.index(name) for name in names])


def fill(text: str) -> tuple[Sheet | None, list[str], list[str]]:
    """Read a sheet; return it with its errors and warnings, or None if its form is already wrong."""
    form = Form(text)
    if not form.readable:
        return None, form.errors, []
    sheet = Sheet(form)
    form.refuse_the_rest()
    if form.errors:
        return None, form.errors, []
    check_rules(sheet, form)
    return sheet, form.errors, form.warnings


def read_sheet(text: str) -> Sheet:
    """Read a sheet that can be played with, or raise everything that forbids it."""
    sheet, errors, _ = fill(text)
    if sheet is None or errors:
        raise BadSheet(errors)
    return sheet


@lru_cache(maxsize=32)
def sheet_of(setting: str) -> Sheet:
    """Return the sheet that a game is set up with, by the name of a shipped one or the text of a player's own."""
    return read_sheet(shipped(setting) if setting in SHIPPED else setting)


def check(text: str) -> tuple[list[str], list[str]]:
    """Return what the rulebook or the form of the file forbids, and what is only very likely wrong.

    Whether the values fit the rulebook is asked once the file is well formed.
    """
    _, errors, warnings = fill(text)
    return errors, warnings


def shipped(name: str = SHIPPED[0]) -> str:
    """Return the text of a sheet that comes with Netloft."""
    return files("netloft.games.fleet.rules").joinpath("sheets", f"{name}.toml").read_text(encoding="utf-8")
