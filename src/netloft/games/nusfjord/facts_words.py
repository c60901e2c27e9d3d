"""The words of the page of Nusfjord that no card says: what spaces do, kinds of cards, terms; English and German."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text

Kind = tuple[Text, Text]
"""The name of a kind of card, and what it means."""

KINDS: Final[dict[str, Kind]] = {
    "IMMEDIATELY": (
        Text("at once", "sofort"),
        Text("Works once, when you build it. You may decline.", "Wirkt einmal, beim Bau. Du darfst verzichten."),
    ),
    "WHENEVER": (
        Text("each time", "immer wenn"),
        Text("Works each time that something happens.", "Wirkt jedes Mal, wenn etwas geschieht."),
    ),
    "ONCE": (
        Text("once", "einmal"),
        Text("Works a single time, as soon as it can.", "Wirkt ein einziges Mal, sobald es geht."),
    ),
    "ANYTIME": (
        Text("any time", "jederzeit"),
        Text("You may use it as often as you like.", "Du darfst es nutzen, so oft du willst."),
    ),
    "SPECIAL": (
        Text("special", "besonders"),
        Text("Changes a rule for you as long as it stands.", "Ändert für dich eine Regel, solange es steht."),
    ),
    "POINTS": (Text("points", "Punkte"), Text("Counts at the end.", "Zählt am Ende.")),
}

COPY_COLUMN: Final = Text(
    "Do what a blocked space of this column does.", "Tu, was ein blockiertes Feld dieser Spalte tut."
)
DOES: Final = {
    "gold": Text("Take 1 gold.", "Nimm 1 Gold."),
    "transfer reserve": Text(
        "Everything from your Reserve into your supply.", "Alles aus deinen Rücklagen in deinen Vorrat."
    ),
    "serve fish": Text(
        "Fill plates of the Banquet Table, the smallest first: 1 gold for each.",
        "Befülle Teller der Festtafel, den kleinsten zuerst: je 1 Gold.",
    ),
    "build a building": Text(
        "A card from the display or your hand, for its cost, on a free space.",
        "Eine Karte aus der Auslage oder von der Hand, gegen ihre Kosten, auf ein freies Baufeld.",
    ),
    "issue a share": Text(
        "An unissued share comes onto this board; take 2 gold.",
        "Ein nicht realisierter Anteil kommt auf diesen Plan; nimm 2 Gold.",
    ),
    "buy all shares": Text(
        "All shares on sale, 1 gold each; in all 1 less from round 4, 2 less from round 6 on.",
        "Alle Anteile im Angebot für je 1 Gold; ab Runde 4 zusammen 1, ab Runde 6 2 Gold weniger.",
    ),
    "deforest": Text(
        "Remove 1 forest from your harbor; take 5 wood.", "Entferne 1 Waldstreifen deines Hafens; nimm 5 Holz."
    ),
    "thin out": Text("1 wood for each of your forests, which stay.", "1 Holz je Waldstreifen; sie bleiben liegen."),
    "reforest": Text(
        "2 forests, stacked, on two free spaces side by side.",
        "2 Waldstreifen als Stapel auf zwei freie Baufelder nebeneinander.",
    ),
    "build a ship": Text(
        "A ship onto your Fishing track, for its price.", "Ein Schiff auf deine Fischfangleiste, gegen seinen Preis."
    ),
    "take an elder": Text(
        "An elder into your council, five at most; you may use it at once.",
        "Einen Ältesten in deinen Rat, höchstens fünf; du darfst ihn gleich nutzen.",
    ),
    "copy": Text("Do what any blocked space does.", "Tu, was ein beliebiges blockiertes Feld tut."),
    "copy left": Text(
        "Do what a blocked space of this column does.", "Tu, was ein blockiertes Feld dieser Spalte tut."
    ),
    "copy middle": COPY_COLUMN,
    "copy right": COPY_COLUMN,
}
IMITATE: Final = Text("Imitate", "Nachahmen")
COSTS: Final = Text("Costs {}.", "Kostet {}.")

NEWS: Final = {
    "A": Text("up to {} new A buildings", "bis zu {} neue A-Gebäude"),
    "B": Text("up to {} new B buildings", "bis zu {} neue B-Gebäude"),
    "C hand": Text("everybody draws {} C buildings", "alle ziehen {} C-Gebäude"),
    "C open": Text("{} C buildings are laid open", "{} C-Gebäude werden offen ausgelegt"),
    "hands open": Text("the C buildings in all hands are laid open", "alle C-Gebäude der Hände werden ausgelegt"),
}

# The page to look things up.
ELDER: Final = Text("elder", "Ältestenkarte")
SHIP: Final = Text("ship", "Schiff")
SPACE: Final = Text("space of the action board", "Feld des Aktionsplans")
TERM: Final = Text("term", "Begriff")
SHIP_TEXT: Final = Text(
    "Price: {}. Covers {} of the 14 units of the Fishing track. {}.",
    "Preis: {}. Bedeckt {} der 14 Einheiten der Fischfangleiste. {}.",
)
TERMS: Final[tuple[tuple[Text, Text], ...]] = (
    (
        Text("Haul", "Fangmenge"),
        Text(
            "How many fish you catch each round: the lowest number still to be seen on your Fishing track.",
            "So viele Fische fängst du je Runde: die kleinste noch sichtbare Zahl deiner Fischfangleiste.",
        ),
    ),
    (
        Text("Reserve", "Rücklagen"),
        Text(
            "What is left of a catch lies here, up to 8 fish. You can spend it only after Transfer Reserve.",
            "Hier liegt, was von einem Fang übrig ist, bis zu 8 Fische. Ausgeben kannst du es erst nach "
            "„Rücklagen flüssigmachen“.",
        ),
    ),
    (
        Text("Supply", "Vorrat"),
        Text(
            "Wood (12 at most), fish and gold with which you pay.",
            "Holz (höchstens 12), Fisch und Gold, womit du zahlst.",
        ),
    ),
    (
        Text("Banquet Table", "Festtafel"),
        Text(
            "Seven plates of 1, 2, 3, 3, 4, 4 and 5 fish. Serving fills the smallest empty ones; each use of an elder "
            "takes a fish from the largest one that is filled.",
            "Sieben Teller mit 1, 2, 3, 3, 4, 4 und 5 Fischen. Serviert wird auf die kleinsten leeren; jede Nutzung "
            "eines Ältesten nimmt einen Fisch vom größten gefüllten.",
        ),
    ),
    (
        Text("Council", "Ältestenrat"),
        Text(
            "Up to five elders of yours. Each gets a fish of your catch; the third fish clears the card: you take 1, "
            "2 are gone.",
            "Bis zu fünf Älteste von dir. Jeder bekommt einen Fisch deines Fangs; der dritte räumt die Karte ab: 1 "
            "nimmst du, 2 sind weg.",
        ),
    ),
    (
        Text("Share", "Anteil"),
        Text(
            "Who holds an issued share gets 1 fish of its company's catch, and 1 point at the end. A share that is not "
            "issued costs 1 point.",
            "Wer einen realisierten Anteil hat, bekommt 1 Fisch vom Fang seiner Firma und am Ende 1 Punkt. Ein nicht "
            "realisierter Anteil kostet 1 Punkt.",
        ),
    ),
    (
        Text("Double space", "Doppelfeld"),
        Text(
            "Two building spaces side by side; a forest lies across both.",
            "Zwei Baufelder nebeneinander; ein Waldstreifen liegt quer über beiden.",
        ),
    ),
    (
        Text("Guest", "Gast"),
        Text(
            "Pays for 2 wood or 3 fish when you build, fills a plate, or goes aboard a ship: then 1 fish of each "
            "catch. Worth half a point in your supply, 1 aboard.",
            "Zahlt beim Bauen 2 Holz oder 3 Fische, befüllt einen Teller oder geht an Bord: dann 1 Fisch je Fang. Im "
            "Vorrat einen halben Punkt wert, an Bord 1.",
        ),
    ),
    (
        Text("Imitate", "Nachahmen"),
        Text(
            "With four players and in the basic solo game a worker may do what any blocked space does; with five, and "
            "in the advanced solo game, one for each column.",
            "Zu viert und im einfachen Solospiel darf eine Arbeitskraft tun, was ein blockiertes Feld tut; zu fünft "
            "und im fortgeschrittenen Solospiel je eine für jede Spalte.",
        ),
    ),
)
