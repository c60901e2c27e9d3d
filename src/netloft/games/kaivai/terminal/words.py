"""What the renderer of Kaivai says, in English and German."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text

INTRO: Final = Text(
    "Kaivai: build huts, catch and sell fish, celebrate; the most glory wins.\n"
    "An unofficial, non-commercial fan edition; game by Anselm and Helge Ostertag.",
    "Kaivai: Hütten bauen, Fisch fangen und verkaufen, feiern; am meisten Ruhm gewinnt.\n"
    "Inoffizielle, nicht kommerzielle Fan-Ausgabe; Spiel von Anselm und Helge Ostertag.",
)

RULES: Final = (
    (
        Text("A round", "Eine Runde"),
        Text(
            "All bid; the fisher god moves; all act in turns until everybody has passed; shells and fish "
            "lose one in worth.",
            "Alle bieten; der Fischergott zieht um; alle handeln reihum, bis jeder gepasst hat; Muscheln und "
            "Fische verlieren 1 an Wert.",
        ),
    ),
    (
        Text("Bid", "Gebot"),
        Text(
            "A high bid acts earlier and builds dearer; with 5 your boats go furthest. The lowest bidder "
            "moves the god to another village, which gets a new cult site; each meeting hut there brings its "
            "owner 1 influence marker.",
            "Wer hoch bietet, ist früher dran und baut teurer; mit 5 fahren deine Boote am weitesten. Wer am "
            "wenigsten bietet, versetzt den Gott in ein anderes Inseldorf, das einen neuen Kultplatz erhält; "
            "jede Versammlungshütte dort bringt 1 Einfluss-Marker.",
        ),
    ),
    (
        Text("Actions", "Aktionen"),
        Text(
            "Each is free for the first to take it in a round; the next put down as many markers as lie on "
            "it. To build, fish, sell or move, every boat of yours may sail and then act once.",
            "Jede ist frei, wenn sie in der Runde zum ersten Mal gewählt wird; danach setzt man so viele "
            "Marker ein, wie darauf liegen. Beim Bauen, Fischen, Verkaufen und Bewegen darf jedes eigene "
            "Boot fahren und dann einmal handeln.",
        ),
    ),
    (
        Text("Build", "Bauen"),
        Text(
            "With a boat beside a cult site: a hut that touches boat and village. It costs your bid and 1 "
            "for each tile of the village. A boat builder brings a boat, a fisher a die when you fish there; "
            "a meeting hut buys fish and brings influence.",
            "Mit einem Boot an einem Kultplatz: eine Hütte, die an Boot und Inseldorf grenzt. Sie kostet "
            "dein Gebot und 1 je Plättchen des Dorfes. Ein Bootsbauer bringt ein Boot, ein Fischer einen "
            "Würfel beim Fischen dort; eine Versammlungshütte nimmt Fisch und bringt Einfluss.",
        ),
    ),
    (
        Text("Fish", "Fischen"),
        Text(
            "Beside a cult site of a village with a fisher of yours or the god: each blue die is a fish, and "
            "the god gives one.",
            "An einem Kultplatz eines Dorfes mit eigenem Fischer oder dem Gott: jeder blaue Würfel ist ein "
            "Fisch, und der Gott gibt einen dazu.",
        ),
    ),
    (
        Text("Sell", "Verkaufen"),
        Text(
            "To huts beside the boat, up to three fish each, for shells of 5, 4 and 3. Your own huts take "
            "fish too, pay nothing, and count at festivals.",
            "An Hütten neben dem Boot, je bis zu drei Fische, für Muscheln zu 5, 4 und 3. Auch deine Hütten "
            "nehmen Fisch; sie zahlen nichts und zählen bei Festen.",
        ),
    ),
    (
        Text("Move", "Bewegen"),
        Text(
            "Sail, no more. Ending on another's boat sinks it and costs you glory.",
            "Fahren, sonst nichts. Wer auf einem fremden Boot endet, versenkt es und zahlt Ruhm dafür.",
        ),
    ),
    (
        Text("Celebrate", "Feiern"),
        Text(
            "In a village with fish: 1 glory for each fish to its hut's owner, 1 for every three to you.",
            "In einem Dorf mit Fisch: 1 Ruhm je Fisch für den Besitzer der Hütte, 1 je drei Fische für dich.",
        ),
    ),
    (Text("Upgrade", "Aufwerten"), Text("Your boats go further.", "Deine Boote fahren weiter.")),
    (
        Text("Pass", "Passen"),
        Text(
            "You are out for this round. Who has not acted at all sacrifices instead: 2 influence markers.",
            "Du bist für diese Runde fertig. Wer gar nicht gehandelt hat, opfert: 2 Einfluss-Marker.",
        ),
    ),
    (
        Text("The end", "Am Ende"),
        Text(
            "2 glory for each hut. Then village by village: most huts, boats at cult sites and markers "
            "played in secret (2 each) win 1 glory for each cult site; who ties gets half.",
            "2 Ruhm je Hütte. Dann Dorf für Dorf: Am meisten Hütten, Boote an Kultplätzen und heimlich "
            "gespielte Marker (je 2) bringen 1 Ruhm je Kultplatz; bei Gleichstand jedem die Hälfte.",
        ),
    ),
    (
        Text("In 2005", "2005"),
        Text(
            "The first edition: the god brings a die instead of a fish, a marker counts 1, who ties gets "
            "nothing, only the winner pays.",
            "Die erste Ausgabe: Der Gott bringt einen Würfel statt eines Fisches, ein Marker zählt 1, bei "
            "Gleichstand gibt es nichts, nur der Gewinner zahlt.",
        ),
    ),
)

LETTERS: Final = (Text("R", "R"), Text("Y", "G"), Text("G", "N"), Text("B", "B"))
THIRD_CLAN: Final = Text("Third clan", "3. Sippe")
THIRD_LETTER: Final = Text("T", "S")
YOU: Final = Text("{} (you)", "{} (du)")
HUT_LETTERS: Final = {"boat builder": Text("b", "b"), "fisher": Text("f", "f"), "meeting": Text("m", "v")}

ROUND: Final = Text("Round {} of {}", "Runde {} von {}")
ORDER: Final = Text("Order", "Reihenfolge")
ACTIONS: Final = {
    "build": Text("Build", "Bauen"),
    "fish": Text("Fish", "Fischen"),
    "sell": Text("Sell", "Verkaufen"),
    "move": Text("Move", "Bewegen"),
    "celebrate": Text("Celebrate", "Feiern"),
    "upgrade": Text("Upgrade", "Aufwerten"),
}
ACTION: Final = Text("Action", "Aktion")
PRICE: Final = Text("price", "Preis")
FREE: Final = Text("free", "frei")

GLORY: Final = Text("Glory", "Ruhm")
BID: Final = Text("Bid", "Gebot")
MOVEMENT: Final = Text("Movement", "Zugweite")
INFLUENCE: Final = Text("Influence", "Einfluss")
SHELLS: Final = Text("Shells", "Muscheln")
FISH: Final = Text("Fish", "Fische")
BOATS: Final = Text("Boats", "Boote")
HUTS_LEFT: Final = Text("Huts left", "Hütten übrig")
BOATS_LEFT: Final = Text("Boats left", "Boote übrig")
FISHERS_LEFT: Final = Text("Fishers left", "Fischer übr.")
STATE: Final = Text("This round", "Diese Runde")
STATES: Final = {
    "fresh": Text("not yet", "noch nicht"),
    "acted": Text("acted", "war dran"),
    "passed": Text("passed", "gepasst"),
}
UPGRADE: Final = Text("Upgrades", "Aufwertungen")
MARKERS_ON: Final = Text("Markers on {}", "Marker auf {}")

LEGEND: Final = (
    (Text("Rb", "Rb"), Text("boat builder (R)", "Bootsbauer (R)")),
    (Text("Rf", "Rf"), Text("fisher's hut (R)", "Fischer (R)")),
    (Text("Rm", "Rv"), Text("meeting hut (R)", "Versammlung (R)")),
    (Text("Rb^", "Rb^"), Text("boat still on it", "Boot noch darauf")),
    (Text("Rm2", "Rv2"), Text("2 fish lie on it", "2 Fische darauf")),
    (Text("<R>", "<R>"), Text("boat (R)", "Boot (R)")),
    (Text("(A)", "(A)"), Text("cult, village A", "Kultplatz Dorf A")),
    (Text("{A}", "{A}"), Text("with fisher god", "mit Fischergott")),
    (Text("g7", "g7"), Text("can be chosen", "wählbar")),
    (Text("●", "●"), Text("influence marker", "Einfluss-Marker")),
)

TO_PAY: Final = Text("Price {}, paid {}.", "Preis {}, bezahlt {}.")
BOAT_IN_HAND: Final = Text("The boat at {}, movement {}.", "Das Boot auf {}, Zugweite {}.")
NEW_HUT: Final = Text("The hut at {}.", "Die Hütte auf {}.")
SCORED_NOW: Final = Text("Village {} is being scored.", "Inseldorf {} wird gewertet.")
