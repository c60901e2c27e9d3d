"""The types of what is printed in Kaivai, from which those of the page are made."""

from __future__ import annotations

from typing import Literal, TypedDict

Action = Literal["build", "fish", "sell", "move", "celebrate", "upgrade"]
Hut = Literal["boat builder", "fisher", "meeting"]
GloryLine = Literal["festivals", "hosting", "sinking", "huts", "villages"]


class PhaseFacts(TypedDict):
    """A phase of a round."""

    name: str
    says: str


class BidFacts(TypedDict):
    """A bid: the base cost of a hut, and how far boats go."""

    bid: int
    cost: int
    move: int


class PieceCounts(TypedDict):
    """How many pieces a clan has."""

    huts: int
    boats: int
    fishers: int


class ActionFacts(TypedDict):
    """An action; `text` is its option and its name in views."""

    text: Action
    name: str
    says: str


class HutFacts(TypedDict):
    """A kind of hut."""

    kind: Hut
    name: str
    says: str


class GloryFacts(TypedDict):
    """A source of glory."""

    line: GloryLine
    name: str


class DiceFacts(TypedDict):
    """The dice: the number of blue faces of each, and of all its faces."""

    blue: list[int]
    faces: int


class SettingFacts(TypedDict):
    """A setting and what was chosen."""

    title: str
    choice: str


class KaivaiFacts(TypedDict):
    """What is printed on board and mats, for the settings of a game."""

    hexes: dict[str, list[int]]
    villages: list[str]
    cult_sites: int
    rounds: int
    phases: list[PhaseFacts]
    bids: list[BidFacts]
    upgrades: list[int]
    pieces: PieceCounts
    actions: list[ActionFacts]
    huts: list[HutFacts]
    glory: list[GloryFacts]
    third_clan: str | None
    fresh_fish: int
    fish_prices: list[int]
    fish_per_bonus: int
    dice: DiceFacts | None
    god_gives: Literal["die", "fish"]
    sinking: list[int]
    sacrifice: int
    hut_glory: int
    marker_counts: int
    tie_gives: Literal["nothing", "half"]
    only_winner_pays: bool
    settings: list[SettingFacts]
