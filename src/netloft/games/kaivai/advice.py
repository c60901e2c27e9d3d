"""How plans of Kaivai are told: what a clan does, and what it has afterwards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from netloft.bots.advice import Count, Teller, listed
from netloft.core.text import Made, Text, noun
from netloft.games.kaivai.rules import words
from netloft.games.kaivai.rules.position import HUTS, UPGRADES, VILLAGE_NAMES

if TYPE_CHECKING:
    from netloft.core.effect import Effect
    from netloft.games.kaivai.rules.position import Kaivai

BOAT: Final = noun("boat", "boats", "Boot", "Boote")
SHELLS: Final = noun("in shells", "in shells", "in Muscheln", "in Muscheln")
ON_HUTS: Final = noun("fish on own huts", "fish on own huts", "Fisch auf eigenen Hütten", "Fische auf eigenen Hütten")
STEP: Final = noun("step further", "steps further", "Schritt mehr", "Schritte mehr")
LEAD: Final = noun("lead in a village", "leads in villages", "Führung in einem Inseldorf", "Führungen in Inseldörfern")

BID: Final = Text("bid {}", "biete {}")
BUILD: Final = Text("build a {} at {}", "baue eine {} auf {}")
BUILD_KIND: Final = Text("build a {}", "baue eine {}")
BUILD_AT: Final = Text("build at {}", "baue auf {}")
FISH: Final = Text("fish at {}", "fische bei {}")
GO_FISHING: Final = Text("go fishing", "geh fischen")
MOVE: Final = Text("sail to {}", "fahre nach {}")
SELL: Final = Text("deliver {}", "liefere {}")
SELL_ALL: Final = Text("sell your fish", "verkaufe deinen Fisch")
CELEBRATE: Final = Text("celebrate in village {}", "feiere im Inseldorf {}")
UPGRADE: Final = Text("let your boats sail further", "lass deine Boote weiter fahren")
PASS: Final = Text("pass", "passe")
ENOUGH: Final = Text("leave it at that", "lass es dabei")
SACRIFICE: Final = Text("sacrifice for influence", "opfere für Einfluss")
GOD: Final = Text("lead the fisher god to village {}", "führe den Fischergott ins Inseldorf {}")
SITE: Final = Text("lay the cult site at {}", "lege den Kultplatz auf {}")
HOLD: Final = Text("hold out {}", "zeige {}")
DELIVERY: Final = noun("fish", "fish", "Fisch", "Fische")

TO_GLORY: Final = Text("There is glory to be had this turn.", "In diesem Zug ist Ruhm zu holen.")
TO_HUTS: Final = Text(
    "Think of your huts: each counts at the end, and they decide villages.",
    "Denk an deine Hütten: Jede zählt am Ende, und sie entscheiden Inseldörfer.",
)
TO_LEAD: Final = Text("Count who leads in the villages.", "Zähle nach, wer in den Inseldörfern führt.")
TO_FISH: Final = Text("Your boats could bring fish home.", "Deine Boote könnten Fisch heimbringen.")
TO_FEAST: Final = Text("Fish on your own huts is glory to come.", "Fisch auf deinen Hütten ist künftiger Ruhm.")
TO_SHELLS: Final = Text("You will need shells to build.", "Zum Bauen wirst du Muscheln brauchen.")
TO_INFLUENCE: Final = Text("Influence buys actions and villages.", "Einfluss kauft Aktionen und Inseldörfer.")
TO_STEPS: Final = Text("Count how far your boats must go.", "Zähle, wie weit deine Boote müssen.")


def deeds(before: Sequence[Effect], line: Sequence[Effect]) -> list[Text]:
    """Tell a turn by its action and by where it happens."""
    first = line[0]
    if first.kind == "done" and len(line) == 1:
        return [ENOUGH]
    at: dict[str, list[str]] = {}
    begun = [number for number, option in enumerate(before) if option.kind == "action"]
    if begun and first.kind != "action":
        line = [*before[begun[-1] :], *line]  # in the middle of it
    elif first.kind == "kind of hut":
        line = [*before[-1:], *line]
    for option in line:
        for value in option.args.values():
            at.setdefault(option.kind, []).append(str(value))
    action = at.get("action", at.get("clan action", [""]))[0]
    if first.kind == "bid":
        return [filled(BID, at["bid"][0])]
    if "influence" in at:
        return [filled(HOLD, words.MARKER.count(int(at["influence"][0])))]
    if "cult site" in at:
        sites: list[Text] = [filled(GOD, at["village"][0])] if "village" in at else []
        return [*sites, filled(SITE, at["cult site"][0])]
    if "hut" in at:
        return building(at)
    if "kind of hut" in at:  # there was only one place for it
        return [filled(BUILD_KIND, words.HUT_NAMES[HUTS.index(at["kind of hut"][-1])])]
    if "deliver" in at:
        sailed = [filled(MOVE, at["to"][0])] if first.kind in {"boat", "to"} and "to" in at else []
        return [*sailed, filled(SELL, listed_deliveries(at["deliver"]))]
    if first.kind in {"pass", "sacrifice"}:
        return [PASS if first.kind == "pass" else SACRIFICE]
    if action == "celebrate" and "village" in at:
        return [filled(CELEBRATE, at["village"][0])]
    if action == "upgrade":
        return [UPGRADE]
    if "to" in at:
        places = list(dict.fromkeys(at["to"]))
        return [filled(FISH if action == "fish" or "village" in at else MOVE, Made(lambda lang: listed(places, lang)))]
    plain = {"fish": GO_FISHING, "sell": SELL_ALL}
    return [plain[action]] if action in plain else [Made(first.label)]


def building(at: dict[str, list[str]]) -> list[Text]:
    """Tell each hut with its kind."""
    kinds = at.get("kind of hut", [])
    found: list[Text] = []
    for number, place in enumerate(at["hut"]):
        if number < len(kinds):
            found.append(filled(BUILD, words.HUT_NAMES[HUTS.index(kinds[number])], place))
        else:
            found.append(filled(BUILD_AT, place))
    return found


def listed_deliveries(places: list[str]) -> Text:
    """Name how much fish goes to which huts."""
    shown = ", ".join(Counter(places))
    return Made(lambda lang: f"{DELIVERY.count(len(places)).say(lang)} ({shown})")


def filled(sentence: Text, *values: object) -> Text:
    """Fill a sentence in every language."""
    return Made(lambda lang: sentence.say(lang, *values))


def tally(g: Kaivai, seat: int) -> list[Count]:
    """Count what a clan has; led villages count as glory only at the end."""
    huts = g.huts(seat)
    on_huts = (g.fish_1 & huts).bit_count() + (g.fish_2 & huts).bit_count() + (g.fish_3 & huts).bit_count()
    return [
        Count(words.POINT, g.total_glory(seat), TO_GLORY),
        Count(LEAD, led(g, seat), TO_LEAD),
        Count(words.HUT, huts.bit_count(), TO_HUTS),
        Count(BOAT, g.boat_count(seat), TO_FISH),
        Count(words.FISH, g.fish_count(seat), TO_FISH, comes=True),
        Count(ON_HUTS, on_huts, TO_FEAST),
        Count(SHELLS, g.money(seat), TO_SHELLS, comes=True),
        Count(words.MARKER, g.influence[seat], TO_INFLUENCE, comes=True),
        Count(STEP, UPGRADES[g.upgrade[seat]], TO_STEPS),
    ]


def led(g: Kaivai, seat: int) -> int:
    """Count the villages still to be scored in which a clan has most huts and boats."""
    found = 0
    for number, village in enumerate(g.coast.villages[: len(VILLAGE_NAMES)]):
        if g.scored >> number & 1:
            continue
        quay = g.coast.quays[number]
        counts = [(g.huts(clan) & village).bit_count() + (g.boats[clan] & quay).bit_count() for clan in range(g.clans)]
        found += counts[seat] > max([count for clan, count in enumerate(counts) if clan != seat])
    return found


TELLER: Final = Teller(deeds, tally)
