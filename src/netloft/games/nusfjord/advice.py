"""How plans of Nusfjord are told: what a worker does, and what a harbor has afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from netloft.bots.advice import POINT, Count, Teller
from netloft.core.text import Made, Text, noun
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.harbor import FISH, GOLD, GUESTS, SHIPS, SLOOPS, WOOD, forest_count

if TYPE_CHECKING:
    from netloft.core.effect import Effect
    from netloft.games.nusfjord.rules.position import Nusfjord

HAUL: Final = noun("fish in each catch", "fish in each catch", "Fisch bei jedem Fang", "Fische bei jedem Fang")
ELDER: Final = noun("elder in your council", "elders in your council", "Ältester im Rat", "Älteste im Rat")
SHARE: Final = noun(
    "share that brings you fish",
    "shares that bring you fish",
    "Anteil, der dir Fisch bringt",
    "Anteile, die dir Fisch bringen",
)

ACTIONS: Final = {
    "gold": Text("take 1 gold", "nimm 1 Gold"),
    "transfer reserve": Text("empty your Reserve", "leere deine Rücklagen"),
    "issue a share": Text("issue a share", "realisiere einen Anteil"),
    "buy all shares": Text("buy the shares", "kaufe die Anteile"),
    "deforest": Text("deforest", "holze ab"),
    "thin out": Text("thin out your forests", "durchforste deine Wälder"),
    "take an elder": Text("take an elder", "nimm einen Ältesten"),
    "pass": Text("pass", "setze aus"),
}
"""Actions that say enough themselves; the others are told by what is chosen in them."""
PLANT: Final = Text("plant a forest", "forste auf")
BUILD: Final = Text("build the {}", "baue „{}“")
BUILD_ON: Final = Text("build it {}", "baue es {}")
TAKE: Final = Text("take the {}", "hole „{}“ in den Rat")
USE: Final = Text("use the {}", "nutze „{}“")
SERVE: Final = Text("serve {}", "serviere {}")
SHIP: Final = Text("build {}", "baue {}")
FELL: Final = Text("fell a forest", "holze einen Wald ab")
ABOARD: Final = Text("send a guest aboard", "schicke einen Gast an Bord")
TRADE: Final = Text("trade at the {}", "tausche bei „{}“")
LEAVE: Final = Text("leave it", "lass es")
USE_CARD: Final = Text("use what the card offers", "nutze, was die Karte anbietet")

TO_POINTS: Final = Text(
    "Some choice brings points this very turn. Look at your building spaces and your track.",
    "Etwas bringt schon in diesem Zug Punkte. Sieh dir deine Baufelder und deine Fangleiste an.",
)
TO_HAUL: Final = Text(
    "Think of the catches to come: a bigger fleet brings fish every round.",
    "Denk an die nächsten Fänge: Eine größere Flotte bringt jede Runde Fisch.",
)
TO_ELDERS: Final = Text(
    "An elder gives you a place nobody can take from you.",
    "Ein Ältester gibt dir ein Feld, das dir niemand wegnimmt.",
)
TO_SHARES: Final = Text("Look at the shares.", "Sieh dir die Anteile an.")
TO_WOOD: Final = Text("What will you build with? Look for wood.", "Womit willst du bauen? Sieh dich nach Holz um.")
TO_FISH: Final = Text("You will need fish. Where do you have some?", "Du wirst Fisch brauchen. Wo liegt welcher?")
TO_GOLD: Final = Text("Gold is points and pays for cards.", "Gold ist Punkte wert und bezahlt Karten.")
TO_FORESTS: Final = Text("Your forests will be used up.", "Deine Wälder gehen zur Neige.")


def deeds(_before: Sequence[Effect], line: Sequence[Effect]) -> list[Text]:
    """Tell what a worker does: a card by its name, an action by what is chosen in it."""
    found: list[Text] = []
    for number, option in enumerate(line):
        deed = told(option, first=number == 0)
        if deed is not None and (not found or deed.en != found[-1].en):
            found.append(deed)
    if len(found) > 1 and found[0].en in {ACTIONS["deforest"].en, ACTIONS["take an elder"].en}:
        found = found[1:]  # what is felled or taken says it
    return found or [Made(option.label) for option in line[:1]]


def told(option: Effect, *, first: bool) -> Text | None:
    """Tell one choice, or nothing if it goes without saying."""
    kind, args = option.kind, option.args
    if kind in {"action", "copy action", "do"}:
        return ACTIONS.get(args["action"])
    if kind in {"ship", "free ship"}:
        return filled(SHIP, words.SHIP_NAMES[SHIPS.index(args["ship"])]) if args["ship"] in SHIPS[:3] else None
    if kind == "serve":
        return filled(SERVE, words.PLATE.count(args["plates"]))
    if kind == "space":
        return filled(BUILD_ON, Made(lambda lang: decapitalized(option.label(lang)))) if first else None
    if kind in {"use", "decline"}:
        return (USE_CARD if kind == "use" else LEAVE) if first else None
    if kind == "exchange":
        return filled(TRADE, Made(lambda lang: option.label(lang).partition(": ")[0]))
    by_name = {"build": BUILD, "take elder": TAKE, "use elder": USE}
    if kind in by_name:
        return filled(by_name[kind], Made(lambda lang: option.label(lang).partition(": ")[2] or option.label(lang)))
    return {"fell": FELL, "forest": PLANT, "guest aboard": ABOARD, "pass": ACTIONS["pass"]}.get(kind)


def decapitalized(text: str) -> str:
    """Begin a label with a small letter, as it stands in a sentence."""
    return text[:1].lower() + text[1:]


def filled(sentence: Text, what: Text) -> Text:
    """Fill a sentence in every language."""
    return Made(lambda lang: sentence.say(lang, what))


def tally(g: Nusfjord, seat: int) -> list[Count]:
    """Count a harbor; gold is counted as gold and not as points, too."""
    h = g.harbors[seat]
    points = sum([line.points for line in g.score_sheet(seat) if line.key != "gold"])
    abroad = [g.shares[seat * g.seats + other] for other in range(g.seats) if other != seat]
    return [
        Count(HAUL, g.haul(seat), TO_HAUL),
        *[Count(words.SHIP_NOUNS[ship], h[SLOOPS + ship], TO_HAUL, shown=False) for ship in range(3)],
        Count(ELDER, len(g.council(seat)), TO_ELDERS, shown=False),
        Count(POINT, points, TO_POINTS),
        Count(SHARE, sum(abroad), TO_SHARES),
        Count(words.WOOD, h[WOOD], TO_WOOD, comes=True),
        Count(words.FISH, h[FISH], TO_FISH, comes=True),
        Count(words.GOLD, h[GOLD], TO_GOLD, comes=True),
        Count(words.GUEST, h[GUESTS]),
        Count(words.FOREST, forest_count(h), TO_FORESTS, comes=True),
    ]


TELLER: Final = Teller(deeds, tally)
