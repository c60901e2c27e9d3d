"""What reports count in Kaivai: bids, huts and actions.

Huts stay on the sea; bids and actions are always a choice, and so in the record.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from netloft.arena.topics import Kind, Thing, Topic, each, played
from netloft.core.effect import Effect
from netloft.core.text import Made, Text
from netloft.games.kaivai.rules.game import GAME
from netloft.games.kaivai.rules.position import ACTIONS, HUTS

if TYPE_CHECKING:
    from netloft.core.position import Position


def things(g: Position) -> list[list[Thing]]:
    """Look at the bids, the huts on the sea, and the actions."""
    huts: list[Counter[str]] = [Counter() for _ in range(g.seats + 1)]  # of two players, also those of the third clan
    for village in g.view(None)["villages"].values():
        for hut in village["huts"].values():
            huts[hut["owner"]][hut["hut"]] += 1
    bids, moves = played(g, "bid"), played(g, "action")
    for seat, sacrifices in enumerate(played(g, "sacrifice")):
        moves[seat]["sacrifice"] = sacrifices[""]
    return [
        each("bid", BIDS, bids[seat]) + each("hut", HUTS, huts[seat]) + each("action", TURNS, moves[seat])
        for seat in range(g.seats)
    ]


BIDS: Final = tuple([str(bid) for bid in range(1, 11)])
TURNS: Final = (*ACTIONS, "sacrifice")


def labels(template: str, names: tuple[str, ...]) -> Callable[[dict[str, Any]], dict[str, Text]]:
    """Name things of Kaivai by the labels of their moves."""

    def every(_options: dict[str, Any]) -> dict[str, Text]:
        return {name: both(GAME.option(template.format(name))) for name in names}

    return every


def both(option: Effect) -> Text:
    """Put an option in words, without what explains it after a colon or in brackets."""
    return Made(lambda lang: option.label(lang).partition(":")[0].partition(" (")[0])


TOPIC: Final = Topic(
    (
        Kind("bid", Text("Bids", "Gebote"), "picks", labels("bid {}", BIDS)),
        Kind("hut", Text("Huts", "Hütten"), "picks", labels("{} hut", HUTS)),
        Kind("action", Text("Actions", "Aktionen"), "picks", labels("{}", TURNS)),
    ),
    things,
)
