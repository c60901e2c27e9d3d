"""The types of what is printed in Fleet, from which those of the page are made."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Boat = Literal["shrimp", "cod", "lobster", "swordfish", "oyster"]
Face = Literal["shrimp", "cod", "lobster", "swordfish", "oyster", "coins", "harbor", "wharf", "market"]
Priority = Literal["harbor", "wharf", "boat", "market"]
SectionId = Literal[
    "shrimp",
    "cod",
    "lobster",
    "swordfish",
    "oyster",
    "king_crab",
    "captains_club",
    "research_vessel",
    "barge",
    "inuit",
    "casino",
    "annas_bank",
    "seafood_buffet",
    "salvage_yard",
    "fishermans_pub",
    "bait_shop",
    "smokery",
    "ridback_cannery",
]
Counted = Literal[
    "fish",
    "boats",
    "full boats",
    "boat types",
    "licenses",
    "level-3 licenses",
    "buildings",
    "harbor boxes",
    "stars",
]


class Doubt(TypedDict):
    """A part of the sheet with values that nobody has read off the printed one."""

    name: str
    parts: list[str]


class SheetFacts(TypedDict):
    """Where the sheet comes from; `own` if from a player's file."""

    name: str
    own: bool
    doubts: list[Doubt]


class DiceFacts(TypedDict):
    """The number of boat dice and of town dice in a pool."""

    boat: int
    town: int


class Pools(TypedDict):
    """The dice of the two phases in which some are rolled."""

    boat: DiceFacts
    town: DiceFacts


class Named(TypedDict):
    """A name and what it means."""

    name: str
    text: str


class PhaseFacts(Named):
    """A phase of a round."""

    id: str


class FaceFacts(Named):
    """A side of a die."""

    id: Face
    die: Literal["boat", "town"]


class LicenseFacts(TypedDict):
    """What a level of a boat type's licenses gives: in short with icons, and in words."""

    level: int
    short: str
    text: str
    points: int


class SectionFacts(Named):
    """A section of the sheet; `column` has a letter for each box from the top, see `signs`.

    Boat types have licenses; they and ships have boats, with the points of each from the top, and their capacity by
    the number of licenses; buildings have points.
    """

    id: SectionId
    place: Literal["boats", "harbor", "wharf"]
    column: str
    licenses: NotRequired[list[LicenseFacts]]
    boats: NotRequired[list[int]]
    capacity: NotRequired[list[int]]
    points: NotRequired[int]


class BonusFacts(TypedDict):
    """Points at the end: so many per so many of what is counted, at most `cap`."""

    text: str
    points: int
    per: int
    counted: Counted
    cap: int


class KingCrabBonus(BonusFacts):
    """A bonus of the King Crab."""

    id: str


class KingCrabFacts(TypedDict):
    """The King Crab: the points of its license, and its bonuses with their limit."""

    points: int
    cap: int
    bonuses: list[KingCrabBonus]


class CoinFacts(TypedDict):
    """The coins of a die used as a coin, of the same with a Bait Shop, and of the coins face."""

    die: int
    bait: int
    face: int


class IncomeFacts(TypedDict):
    """The coins of the income phase."""

    base: int
    cap: int
    cannery: int


class TrackFacts(TypedDict):
    """The coin track, and the boxes on it with stars."""

    length: int
    stars: list[int]


MarketStep = TypedDict("MarketStep", {"from": int, "to": int | None, "coins": int})


class MarketFacts(TypedDict):
    """The market: coins by the number of fish, and more of them with a Smokery."""

    steps: list[MarketStep]
    smokery: int


class CaptainFacts(Named):
    """A captain card."""

    id: str
    boat: Boat
    marks: list[SectionId]
    bonus: BonusFacts


class TrophyFacts(Named):
    """A trophy card; a silver one has a number to reach."""

    id: str
    counted: Counted
    number: NotRequired[int]


class Trophies(TypedDict):
    """The trophies and their points."""

    points: int
    gold: list[TrophyFacts]
    silver: list[TrophyFacts]


class StrikeFacts(TypedDict):
    """How many boxes Captain Ruth strikes."""

    pick: int
    shared: int
    coins: int
    market: int


Rank = TypedDict("Rank", {"from": int, "name": str})


class SoloFacts(TypedDict):
    """How Captain Ruth goes about, and what scores are called."""

    routes: list[list[SectionId]]
    strikes: StrikeFacts
    priority: list[Priority]
    ranks: list[Rank]


Spaced = TypedDict("Spaced", {"second license": int, "king crab": KingCrabFacts})


class FleetFacts(Spaced):
    """What is printed on the sheet of a game, its dice and its cards."""

    sheet: SheetFacts
    rounds: int
    fishing: list[int]
    dice: Pools
    phases: list[PhaseFacts]
    faces: dict[str, FaceFacts]
    signs: dict[str, Named]
    sections: list[SectionFacts]
    coin: CoinFacts
    income: IncomeFacts
    lobster: list[int]
    hexes: list[int]
    salvages: int
    bank: int
    track: TrackFacts
    market: MarketFacts
    captains: list[CaptainFacts]
    trophies: Trophies
    solo: SoloFacts
