"""What players argue about: for every seat of a finished game, which things it could have had, and how many it had.

Things come in kinds.  How often one is picked is counted in the way that suits its kind: `games`, for what is there
once, in which somebody took it; `seats`, that have at least one; or as a part of all `picks` of its kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import netloft
from netloft import Option
from netloft.core.text import Text
from netloft.fleet.position import Fleet
from netloft.fleet.sections import BOATS, FIRST_BUILDING, HARBOR, SECTION_NAMES, SECTIONS, WHARF
from netloft.kaivai.position import ACTIONS, HUTS
from netloft.nusfjord.elders import ELDERS
from netloft.nusfjord.rules import NusfjordGame

if TYPE_CHECKING:
    from netloft.core.position import Position

Thing = tuple[str, str, int]
"""A kind, a name, and how many of it a seat had; none if it could have had it."""


@dataclass(frozen=True)
class Kind:
    """A kind of things: what it is called, how its picks are counted, and the names of all that there is of it."""

    name: str
    title: Text
    counted: str
    """By `games`, `seats` or `picks`."""
    every: Callable[[dict[str, Any]], dict[str, Text]]
    """Names all things of this kind under these options."""


@dataclass(frozen=True)
class Topic:
    """The kinds of a game, and how they are read off a finished one."""

    kinds: tuple[Kind, ...]
    things: Callable[[Position], list[list[Thing]]]


def things(g: Position) -> list[list[Thing]]:
    """List for every seat what it could have had in a finished game; nothing for a game without topics."""
    topic = TOPICS.get(g.game.name)
    return [[] for _ in range(g.seats)] if topic is None else topic.things(g)


def each(kind: str, names: Iterable[str], had: Counter[str]) -> list[Thing]:
    """Count what a seat had of everything that there was."""
    return [(kind, name, had[name]) for name in names]


def played(g: Position, word: str) -> list[Counter[str]]:
    """Count for every seat the moves that begin with a word, by what comes after it."""
    found: list[Counter[str]] = [Counter() for _ in range(g.seats)]
    for seat, text in g.record().moves:
        if seat >= 0 and text.startswith(word):
            found[seat][text[len(word) :]] += 1
    return found


# Nusfjord: what was built or taken is in the record or, where there was no choice, still there at the end.


def nusfjord(g: Position) -> list[list[Thing]]:
    """Look at the buildings that were drawn, and at the elders that lay on top."""
    view = g.view(None)
    moves = g.record().moves
    built, taken = played(g, "build "), played(g, "take ")
    buildings = {*view["buildings"], *[text.removeprefix("draw ") for _, text in moves if text.startswith("draw ")]}
    elders = {stack[-1] for stack in view["elders"] if stack} | set(view["forgotten"])
    for seat, harbor in enumerate(view["harbors"]):
        built[seat] = Counter({*harbor["buildings"].values(), *built[seat]} - {"a building", "a ship"})
        taken[seat] = Counter({*harbor["council"], *taken[seat]} - {"an elder"})
        buildings |= built[seat].keys()
        elders |= taken[seat].keys()
    return [
        each("building", sorted(buildings), built[seat]) + each("elder", sorted(elders - {"?"}), taken[seat])
        for seat in range(g.seats)
    ]


def cards(options: dict[str, Any]) -> dict[str, Text]:
    """Name the buildings of the deck that is played with, or of all decks if they are mixed."""
    rules = netloft.game("nusfjord").new(1, {"deck": options["deck"]}).game
    decks = rules.catalogue.decks if isinstance(rules, NusfjordGame) else {}
    named = decks.values() if options["mixed"] else [decks[options["deck"]]]
    return {card.name.en: card.name for deck in named for card in deck.cards}


# Fleet: what is on a pad stays there.


def fleet(g: Position) -> list[list[Thing]]:
    """Look at the pads."""
    found: list[list[Thing]] = []
    for seat, pad in enumerate(g.view(None)["pads"]):
        ships = {name: len(boats) for name, boats in pad["boats"].items()}
        built = [
            name for at, name in enumerate(WHARF) if isinstance(g, Fleet) and g.has_built(seat, FIRST_BUILDING + at)
        ]
        found.append(
            each("license", BOATS, Counter(pad["licenses"]))
            + each("ship", SHIPS, Counter(ships | {CLUB: pad["marked"][CLUB]}))
            + each("building", WHARF, Counter(built))
        )
    return found


CLUB: Final = "captains_club"  # it has no boats, and is counted by its boxes
SHIPS: Final = BOATS + HARBOR


def sections(names: tuple[str, ...]) -> Callable[[dict[str, Any]], dict[str, Text]]:
    """Name sections of the score sheet."""
    return lambda _options: {name: SECTION_NAMES[SECTIONS.index(name)] for name in names}


# Kaivai: huts stay on the sea; bids and actions are always a choice, and so in the record.


def kaivai(g: Position) -> list[list[Thing]]:
    """Look at the bids, the huts on the sea, and the actions."""
    huts: list[Counter[str]] = [Counter() for _ in range(g.seats + 1)]  # of two players, also those of the third clan
    for village in g.view(None)["villages"].values():
        for hut in village["huts"].values():
            huts[hut["owner"]][hut["hut"]] += 1
    bids, moves = played(g, "bid "), played(g, "")
    return [
        each("bid", BIDS, bids[seat]) + each("hut", HUTS, huts[seat]) + each("action", TURNS, moves[seat])
        for seat in range(g.seats)
    ]


BIDS: Final = tuple([str(bid) for bid in range(1, 11)])
TURNS: Final = (*ACTIONS, "sacrifice")


def labels(template: str, names: tuple[str, ...]) -> Callable[[dict[str, Any]], dict[str, Text]]:
    """Name things of Kaivai by the labels of their moves."""

    def every(_options: dict[str, Any]) -> dict[str, Text]:
        game = netloft.game("kaivai")
        return {name: both(game.option(template.format(name))) for name in names}

    return every


def both(option: Option) -> Text:
    """Put an option in words, in both languages, without what explains it after a colon or in brackets."""
    return Text(*[option.label(lang).partition(":")[0].partition(" (")[0] for lang in ("en", "de")])


TOPICS: Final[dict[str, Topic]] = {
    "nusfjord": Topic(
        (
            Kind("building", Text("Buildings", "Gebäude"), "games", cards),
            Kind("elder", Text("Elders", "Älteste"), "games", lambda _options: {e.name.en: e.name for e in ELDERS}),
        ),
        nusfjord,
    ),
    "fleet": Topic(
        (
            Kind("license", Text("Licenses", "Lizenzen"), "seats", sections(BOATS)),
            Kind("ship", Text("Ships", "Schiffe"), "seats", sections(SHIPS)),
            Kind("building", Text("Buildings", "Gebäude"), "seats", sections(WHARF)),
        ),
        fleet,
    ),
    "kaivai": Topic(
        (
            Kind("bid", Text("Bids", "Gebote"), "picks", labels("bid {}", BIDS)),
            Kind("hut", Text("Huts", "Hütten"), "picks", labels("{} hut", HUTS)),
            Kind("action", Text("Actions", "Aktionen"), "picks", labels("{}", TURNS)),
        ),
        kaivai,
    ),
}
