"""What reports count in Nusfjord: buildings and elders.

What was built or taken is in the record or, where there was no choice, still there at the end.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from netloft.arena.topics import Kind, Thing, Topic, each, played
from netloft.core.text import Text
from netloft.games.nusfjord.rules.cards.elders import ELDERS
from netloft.games.nusfjord.rules.game import GAME, NusfjordGame

if TYPE_CHECKING:
    from netloft.core.position import Position


def things(g: Position) -> list[list[Thing]]:
    """Look at the buildings that were drawn, and at the elders that lay on top."""
    view = g.view(None)
    built, taken = played(g, "build"), played(g, "take elder")
    drawn = [option.args["building"] for _, option in g.moves() if option.kind == "draw"]
    buildings = {*view["buildings"], *drawn}
    elders = {stack[-1] for stack in view["elders"] if stack} | set(view["forgotten"])
    for seat, harbor in enumerate(view["harbors"]):
        built[seat] = Counter({*harbor["buildings"].values(), *built[seat]})
        taken[seat] = Counter({*harbor["council"], *taken[seat]})
        buildings |= built[seat].keys()
        elders |= taken[seat].keys()
    return [
        each("building", sorted(buildings), built[seat]) + each("elder", sorted(elders - {"?"}), taken[seat])
        for seat in range(g.seats)
    ]


def cards(options: dict[str, Any]) -> dict[str, Text]:
    """Name the buildings of the deck that is played with, or of all decks if they are mixed."""
    rules = GAME.new(1, {"deck": options["deck"]}).game
    decks = rules.catalogue.decks if isinstance(rules, NusfjordGame) else {}
    named = decks.values() if options["mixed"] else [decks[options["deck"]]]
    return {card.name.en: card.name for deck in named for card in deck.cards}


TOPIC: Final = Topic(
    (
        Kind("building", Text("Buildings", "Gebäude"), "games", cards),
        Kind("elder", Text("Elders", "Älteste"), "games", lambda _options: {e.name.en: e.name for e in ELDERS}),
    ),
    things,
)
