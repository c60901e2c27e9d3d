"""The types of what is printed in the box of Nusfjord, from which those of the page are made."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Ship = Literal["sloop", "cutter", "schooner", "raft"]
Pile = Literal["A", "B", "C"]
Amount = int | Literal["*"]
"""A number, or a star for one that depends on something."""


class Named(TypedDict):
    """A name and what it means."""

    name: str
    text: str


class CostFacts(TypedDict):
    """One way to pay for a building, in words and good by good."""

    words: str
    wood: NotRequired[Amount]
    fish: NotRequired[Amount]
    gold: NotRequired[Amount]
    sloop: NotRequired[int]
    cutter: NotRequired[int]
    schooner: NotRequired[int]


class Picture(TypedDict):
    """What the picture of a building is composed of; the numbers choose among variations."""

    place: str
    house: str
    things: list[str]
    roof: int
    sky: int
    high: int
    ground: int
    flipped: bool
    shift: int


class CardFacts(TypedDict):
    """A building; `exchanges` are the texts of the options that it offers at any time."""

    name: str
    number: int
    deck: str
    pile: Pile
    kind: str
    costs: list[CostFacts]
    points: Amount
    worth: str
    text: str
    short: str
    exchanges: list[str]
    track: bool
    signs: list[str]
    picture: Picture


class ElderFacts(Named):
    """An elder; `portrait` names skin, hair, beard, hat, hat's colour, coat, and what the elder holds."""

    signs: list[str]
    portrait: list[str]


class SpaceFacts(TypedDict):
    """A space of the action board; `room` is for how many workers."""

    id: str
    name: str
    does: str
    room: int


class RoundFacts(TypedDict):
    """A round: gold off the price of shares, and which buildings come."""

    discount: int
    news: str


class PriceFacts(TypedDict):
    """One way to pay for a ship; `option` is the text of the option."""

    option: str
    wood: NotRequired[int]
    fish: NotRequired[int]
    gold: NotRequired[int]


class ShipFacts(TypedDict):
    """A ship; `units` is its width on the Fishing track."""

    id: Ship
    name: str
    units: int
    points: int
    prices: list[PriceFacts]


class HarborFacts(TypedDict):
    """A harbor: its spaces, pairs of spaces for forests by the left one, and the Fishing track."""

    spaces: list[str]
    doubles: dict[str, list[str]]
    haul: list[int]
    units: int
    stilts: int


class Limits(TypedDict):
    """The largest amounts of wood, of goods in the reserve, of elders, and of buildings on display."""

    wood: int
    reserve: int
    elders: int
    A: int
    B: int


class GuestFacts(TypedDict):
    """What a guest pays for."""

    wood: int
    fish: int


class NusfjordFacts(TypedDict):
    """What is printed in the box, for the settings of a game."""

    deck: str
    cards: dict[str, CardFacts]
    kinds: dict[str, Named]
    elders: dict[str, ElderFacts]
    signs: dict[str, str]
    columns: list[list[SpaceFacts]]
    rounds: list[RoundFacts]
    plates: list[int]
    ships: list[ShipFacts]
    harbor: HarborFacts
    limits: Limits
    guest: GuestFacts
    colours: list[str]
    games: int
