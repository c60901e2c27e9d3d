"""What is printed on board and mats of Kaivai, and what its pieces and words mean, for the page."""

from __future__ import annotations

from typing import Final, cast

from netloft.core.position import Position
from netloft.core.text import Text
from netloft.games.kaivai.facts_types import Action, GloryLine, Hut, KaivaiFacts
from netloft.games.kaivai.miniature import miniature
from netloft.games.kaivai.rules import words
from netloft.games.kaivai.rules.boats import SINKING_COST
from netloft.games.kaivai.rules.fishing import BLUE_FACES, FACES
from netloft.games.kaivai.rules.game import SETTINGS
from netloft.games.kaivai.rules.position import (
    ACTIONS,
    BOAT_MOVE,
    GLORY,
    GLORY_NAMES,
    HUTS,
    MOST_BOATS,
    MOST_FISHERS,
    MOST_HUTS,
    UPGRADES,
    VILLAGE_NAMES,
    Kaivai,
)
from netloft.games.kaivai.rules.rounds import FIXED_SITES, SITE_SETS, last_round
from netloft.games.kaivai.rules.scoring import HUT_BRINGS
from netloft.games.kaivai.rules.sea import HEXES, hex_name
from netloft.games.kaivai.rules.selling import FIRST_PRICE
from netloft.games.kaivai.rules.turns import FISH_PER_BONUS, SACRIFICE_BRINGS
from netloft.server.facts import GameFacts

MOST_FISH: Final = 3  # on one hut

HUT_TEXTS: Final = (
    Text(
        "Brings a boat. It stands on the hut until it first sails, from your next action on; then the hut buys fish.",
        "Bringt ein Boot. Es steht auf der Hütte, bis es zum ersten Mal fährt, ab deiner nächsten Aktion; "
        "danach nimmt die Hütte Fisch an.",
    ),
    Text(
        "Brings a fisher, who stays on it: your boats may fish at this village, with one more die for each fisher. "
        "It never buys fish.",
        "Bringt eine Fischer-Figur, die darauf bleibt: Deine Boote dürfen bei diesem Inseldorf fischen, "
        "mit einem Würfel mehr je Fischer. Sie nimmt nie Fisch an.",
    ),
    Text(
        "Buys fish at once. When the fisher god comes to its village, it brings you 1 influence marker; "
        "also at once if he is there already.",
        "Nimmt sofort Fisch an. Kommt der Fischergott in ihr Inseldorf, bringt sie dir 1 Einfluss-Marker; "
        "ist er schon da, sofort.",
    ),
)

ACTION_TEXTS: Final = (
    Text(
        "Each boat that lies beside a cult site may lay one hut, beside itself and that village. "
        "Price: your bid and 1 for each tile of the village.",
        "Jedes Boot an einem Kultplatz darf eine Hütte legen, die an das Boot und an das Inseldorf grenzt. "
        "Preis: dein Gebot und 1 je Plättchen des Inseldorfes.",
    ),
    Text(
        "Each boat beside a cult site of a village with a fisher of yours, or with the god, catches fish.",
        "Jedes Boot an einem Kultplatz eines Inseldorfes mit einem deiner Fischer oder mit dem Gott fängt Fische.",
    ),
    Text(
        "Each boat delivers fish to huts beside it, at most three a hut. Others' huts pay shells of 5, 4, 3; "
        "yours pay nothing.",
        "Jedes Boot liefert Fische an Hütten neben ihm, höchstens drei je Hütte. Fremde Hütten zahlen Muscheln "
        "zu 5, 4, 3, deine nichts.",
    ),
    Text(
        "Each boat may sail; onto another's boat, too: that sinks it and costs you glory.",
        "Jedes Boot darf fahren, auch auf ein fremdes Boot: Das versenkt es und kostet dich Ruhm.",
    ),
    Text(
        "In one village each fish on a hut is 1 glory point for its owner, and you get 1 for every three fish; "
        "the fish are eaten.",
        "In einem Inseldorf bringt jeder Fisch auf einer Hütte ihrem Besitzer 1 Ruhmespunkt, und du erhältst "
        "1 je drei Fische; die Fische sind dann weg.",
    ),
    Text(
        "One step on your track: your boats sail further for the rest of the game.",
        "Ein Schritt auf deiner Leiste: Deine Boote fahren bis zum Spielende weiter.",
    ),
)

PHASES: Final = (
    (
        Text("Bids", "Gebote"),
        Text(
            "Everybody bids a different number, who has the least glory first. The highest bid plays first.",
            "Alle bieten eine andere Zahl, wer am wenigsten Ruhm hat, zuerst. Das höchste Gebot beginnt.",
        ),
    ),
    (
        Text("Fisher god", "Fischergott"),
        Text(
            "Who bid lowest moves the fisher god to another village, onto a new cult site beside it. "
            "Every meeting hut there brings its owner 1 influence marker.",
            "Wer am wenigsten geboten hat, versetzt den Fischergott in ein anderes Inseldorf, auf einen neuen "
            "Kultplatz daneben. Jede Versammlungshütte dort bringt ihrem Besitzer 1 Einfluss-Marker.",
        ),
    ),
    (
        Text("Actions", "Aktionen"),
        Text(
            "In order of play, one action each, round and round, until everybody has passed.",
            "In Spielerreihenfolge je eine Aktion, reihum, bis alle gepasst haben.",
        ),
    ),
    (
        Text("Ageing", "Wertverlust"),
        Text(
            "All shells and fish move one space down; what lay on 1 is gone. The markers leave the actions.",
            "Alle Muscheln und Fische rücken ein Feld nach unten; was auf 1 lag, ist weg. "
            "Die Marker verlassen die Aktionen.",
        ),
    ),
)

TERMS: Final = (
    (
        Text("Village", "Inseldorf"),
        Text(
            "All tiles that hang together: cult sites and huts. Villages never touch each other, and never cut a boat "
            "off from open water. They have the letters A to H.",
            "Alle Plättchen, die zusammenhängen: Kultplätze und Hütten. Inseldörfer berühren sich nie und schneiden "
            "nie ein Boot vom offenen Wasser ab. Sie heißen A bis H.",
        ),
    ),
    (
        Text("Cult site", "Kultplatz"),
        Text(
            "Boats build and fish only beside one. At the end each is worth 1 glory point to who has the majority "
            "in its village.",
            "Nur daneben bauen und fischen Boote. Am Ende ist jeder 1 Ruhmespunkt wert für die Mehrheit im Inseldorf.",
        ),
    ),
    (
        Text("Fisher god", "Fischergott"),
        Text(
            "Stands on the newest cult site. Everybody may fish at his village, and he gives each boat that fishes "
            "there a fish (2005: one more die).",
            "Steht auf dem neuesten Kultplatz. Bei seinem Inseldorf dürfen alle fischen, und er gibt jedem Boot, das "
            "dort fischt, einen Fisch (2005: einen Würfel mehr).",
        ),
    ),
    (
        Text("Boat", "Boot"),
        Text(
            "Sails over water and over boats, never over tiles, and ends on a hex of its own. Each boat acts once in "
            "an action. You have four.",
            "Fährt über Wasser und Boote, nie über Plättchen, und endet auf einem eigenen Feld. Jedes Boot handelt "
            "in einer Aktion einmal. Du hast vier.",
        ),
    ),
    (
        Text("Shells", "Muscheln"),
        Text(
            "Money. Each lies on the space of its worth and loses 1 a round. You pay from the largest down until it is "
            "enough; the change is one shell.",
            "Geld. Jede liegt auf dem Feld ihres Wertes und verliert 1 je Runde. Gezahlt wird von der größten abwärts, "
            "bis es reicht; das Wechselgeld ist eine Muschel.",
        ),
    ),
    (
        Text("Fish", "Fisch"),
        Text(
            "Fresh fish lie on space 4 (2005: 5) and go bad as shells lose their worth. The price of a fish does not "
            "depend on its age: the oldest is delivered.",
            "Frischer Fisch liegt auf Feld 4 (2005: 5) und verdirbt, wie Muscheln an Wert verlieren. Sein Preis hängt "
            "nicht vom Alter ab: Geliefert wird der älteste.",
        ),
    ),
    (
        Text("Influence markers", "Einfluss-Marker"),
        Text(
            "Pay for actions that were taken before you, and count in the villages at the end. You may keep their "
            "number secret.",
            "Bezahlen Aktionen, die schon vor dir gewählt wurden, und zählen am Ende in den Inseldörfern. "
            "Ihre Zahl darfst du geheim halten.",
        ),
    ),
    (
        Text("Glory", "Ruhm"),
        Text(
            "Points. They come from festivals, 2 for every hut at the end, and majorities in villages. "
            "Most glory wins.",
            "Punkte. Sie kommen aus Festen, am Ende 2 je Hütte, und aus Mehrheiten in Inseldörfern. "
            "Am meisten Ruhm gewinnt.",
        ),
    ),
    (
        Text("Bid", "Gebot"),
        Text(
            "Its number is the base cost of your huts this round, sets how far your boats sail (furthest with 5), "
            "and your place in the order of play.",
            "Die Zahl ist in dieser Runde der Grundpreis deiner Hütten, bestimmt, wie weit deine Boote fahren "
            "(am weitesten mit 5), und deinen Platz in der Reihenfolge.",
        ),
    ),
    (
        Text("Pass, sacrifice", "Passen, Opfern"),
        Text(
            "Who passes is out for the round. Who passes without having taken any action sacrifices, and takes "
            "2 influence markers.",
            "Wer passt, ist für die Runde fertig. Wer passt, ohne eine Aktion gewählt zu haben, opfert und nimmt "
            "2 Einfluss-Marker.",
        ),
    ),
    (
        Text("Sinking", "Versenken"),
        Text(
            "With the action Move a boat may end on another's boat, which goes back to its owner. It costs 6, 4 or 2 "
            "glory if the owner has 2, 3 or 4 boats (2005: 4, 3, 2). A last boat cannot be sunk.",
            "Mit der Aktion Bewegen darf ein Boot auf einem fremden enden, das dann zurück zum Besitzer kommt. Das "
            "kostet 6, 4 oder 2 Ruhm, wenn er 2, 3 oder 4 Boote hat (2005: 4, 3, 2). Ein letztes Boot ist sicher.",
        ),
    ),
    (
        Text("Dice", "Würfel"),
        Text(
            "Four dice with 5, 4, 3 and 2 blue faces of six: the first fisher in the village brings the first of them, "
            "and so on. Each blue one is a fish.",
            "Vier Würfel mit 5, 4, 3 und 2 blauen Seiten von sechs: Der erste Fischer im Inseldorf bringt den ersten, "
            "und so weiter. Jeder blaue ist ein Fisch.",
        ),
    ),
    (
        Text("Open water", "Offenes Wasser"),
        Text(
            "The largest connected part of the water. Boats keep to it.",
            "Der größte zusammenhängende Teil des Wassers. Boote bleiben darin.",
        ),
    ),
    (
        Text("Majority", "Mehrheit"),
        Text(
            "Counted in each village at the end: huts 1, boats beside its cult sites 1, influence markers held out in "
            "secret 2 (2005: 1). Who ties gets half, rounded up (2005: nothing).",
            "Am Ende in jedem Inseldorf gezählt: Hütten 1, Boote an seinen Kultplätzen 1, heimlich ausgespielte "
            "Einfluss-Marker 2 (2005: 1). Bei Gleichstand erhält jeder die Hälfte, aufgerundet (2005: nichts).",
        ),
    ),
    (
        Text("Third clan", "Dritte Sippe"),
        Text(
            "Only in the game for two, and Netloft's own design. Nobody plays it: it has two meeting huts, takes one "
            "free action after another by chance, and its huts count in the villages.",
            "Nur im Spiel zu zweit und Netlofts eigener Entwurf. Niemand spielt sie: Sie hat zwei Versammlungshütten, "
            "nimmt zufällig eine freie Aktion nach der anderen, und ihre Hütten zählen in den Inseldörfern.",
        ),
    ),
)

ACTION_KIND: Final = Text("Action", "Aktion")
HUT_KIND: Final = Text("Hut", "Hütte")
PHASE_KIND: Final = Text("Phase", "Phase")
TERM_KIND: Final = Text("Term", "Begriff")
SETTING_KIND: Final = Text("Setting", "Einstellung")


def facts(g: Position, lang: str) -> KaivaiFacts:
    """List what is printed: the hexes, the tracks, the prices, and names and meanings of all pieces."""
    if not isinstance(g, Kaivai):
        raise TypeError(f"not a position of Kaivai: {g!r}")
    early = g.settings["edition"] == 2005
    return {
        "hexes": {hex_name(q, r): [q, r] for q, r in HEXES},
        "villages": list(VILLAGE_NAMES),
        "cult_sites": len(FIXED_SITES) + variable_cult_sites(g),
        "rounds": last_round(g),
        "phases": [{"name": name.say(lang), "says": says.say(lang)} for name, says in PHASES],
        "bids": [{"bid": bid, "cost": bid, "move": BOAT_MOVE[bid]} for bid in range(1, len(BOAT_MOVE))],
        "upgrades": list(UPGRADES),
        "pieces": {"huts": MOST_HUTS, "boats": MOST_BOATS, "fishers": MOST_FISHERS},
        "actions": [
            {"text": cast("Action", text), "name": words.ACTION_NAMES[n].say(lang), "says": ACTION_TEXTS[n].say(lang)}
            for n, text in enumerate(ACTIONS)
        ],
        "huts": [
            {"kind": cast("Hut", kind), "name": capital(words.HUT_NAMES[n].say(lang)), "says": HUT_TEXTS[n].say(lang)}
            for n, kind in enumerate(HUTS)
        ],
        "glory": [{"line": cast("GloryLine", line), "name": GLORY_NAMES[n].say(lang)} for n, line in enumerate(GLORY)],
        "third_clan": capital(words.THIRD_CLAN.say(lang).partition(" ")[2]) if g.clans > g.seats else None,
        "fresh_fish": g.fresh_fish,
        "fish_prices": list(range(FIRST_PRICE, FIRST_PRICE - MOST_FISH, -1)),
        "fish_per_bonus": FISH_PER_BONUS,
        "dice": {"blue": list(BLUE_FACES), "faces": FACES} if g.settings["dice"] else None,
        "god_gives": "die" if early and g.settings["dice"] else "fish",
        "sinking": list(SINKING_COST[g.settings["edition"]]),
        "sacrifice": SACRIFICE_BRINGS,
        "hut_glory": HUT_BRINGS,
        "marker_counts": 1 if early else 2,
        "tie_gives": "nothing" if early else "half",
        "only_winner_pays": early,
        "settings": [
            {"title": setting.title.say(lang), "choice": setting.choices[g.settings[setting.name]].say(lang)}
            for setting in SETTINGS
            if setting.name != "two_players" or g.clans > g.seats
        ],
    }


def variable_cult_sites(g: Kaivai) -> int:
    """Count the cult sites that are laid before the first round beside the fixed ones."""
    fitting = next(sites for sites in SITE_SETS if sites.why_not(g, 0) is None)
    return sum([site.bit_count() for site in fitting.sites])


def glossary(lang: str) -> list[dict[str, str]]:
    """List every piece, action, phase, term and setting with what it means."""
    entries = [
        *[(HUT_KIND, name, HUT_TEXTS[n]) for n, name in enumerate(words.HUT_NAMES)],
        *[(ACTION_KIND, name, ACTION_TEXTS[n]) for n, name in enumerate(words.ACTION_NAMES)],
        *[(PHASE_KIND, name, says) for name, says in PHASES],
        *[(TERM_KIND, name, says) for name, says in TERMS],
    ]
    found = [
        {"name": capital(name.say(lang)), "kind": kind.say(lang), "text": text.say(lang)}
        for kind, name, text in entries
    ]
    for setting in SETTINGS:
        choices = "; ".join([choice.say(lang) for choice in setting.choices.values()])
        found.append({"name": setting.title.say(lang), "kind": SETTING_KIND.say(lang), "text": f"{choices}."})
    return found


def capital(text: str) -> str:
    """Begin with a capital letter and leave the rest as it is."""
    return text[:1].upper() + text[1:]


FACTS: Final = GameFacts(facts, glossary, miniature)
