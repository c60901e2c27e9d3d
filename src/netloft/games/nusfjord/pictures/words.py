"""What each sign on a card means."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text

SIGN_NAMES: Final = {
    "wood": Text("wood", "Holz"),
    "fish": Text("fish", "Fisch"),
    "gold": Text("gold", "Gold"),
    "guest": Text("guest", "Gast"),
    "ship": Text("ship", "Schiff"),
    "sloop": Text("sloop", "Slup"),
    "cutter": Text("cutter", "Kutter"),
    "schooner": Text("schooner", "Schoner"),
    "raft": Text("raft", "Floß"),
    "barrel": Text("Reserve", "Rücklagen"),
    "plate": Text("Banquet Table", "Festtafel"),
    "hammer": Text("build a building", "Gebäude bauen"),
    "share": Text("share", "Anteil"),
    "share-back": Text("unissued share", "nicht realisierter Anteil"),
    "axe": Text("Deforest", "Abholzen"),
    "saw": Text("Thin Out", "Durchforsten"),
    "sapling": Text("Reforest", "Aufforsten"),
    "forest": Text("forest", "Waldstreifen"),
    "stump": Text("forest that is removed", "entfernter Waldstreifen"),
    "elder": Text("elder", "Ältester"),
    "worker": Text("your worker", "deine Arbeitskraft"),
    "clock": Text("round", "Runde"),
    "net": Text("haul", "Fangmenge"),
    "rival": Text("players", "Mitspieler"),
    "track": Text("Fishing track", "Fischfangleiste"),
    "pier": Text("supply board", "Vorratstafel"),
    "plot": Text("building space", "Baufeld"),
    "house": Text("building", "Gebäude"),
    "cards": Text("new building on display", "neues Gebäude in der Auslage"),
    "flag": Text("points", "Punkte"),
}
