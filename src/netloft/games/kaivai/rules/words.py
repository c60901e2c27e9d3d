"""The words of Kaivai, English and German: names, questions, what happened, and the rules that forbid a move."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text, noun

COLOURS: Final = (Text("Red", "Rot"), Text("Yellow", "Gelb"), Text("Green", "Grün"), Text("Blue", "Blau"))
THIRD_CLAN: Final = Text("The third clan", "Die dritte Sippe")

FISH: Final = noun("fish", "fish", "Fisch", "Fische")
MARKER: Final = noun("influence marker", "influence markers", "Einfluss-Marker", "Einfluss-Marker")
HUT: Final = noun("hut", "huts", "Hütte", "Hütten")
POINT: Final = noun("glory point", "glory points", "Ruhmespunkt", "Ruhmespunkte")

ACTION_NAMES: Final = (
    Text("Build", "Bauen"),
    Text("Fish", "Fischen"),
    Text("Sell", "Verkaufen"),
    Text("Move", "Bewegen"),
    Text("Celebrate", "Feiern"),
    Text("Upgrade movement", "Zugweite aufwerten"),
)
HUT_NAMES: Final = (
    Text("boat builder's hut", "Bootsbauerhütte"),
    Text("fisher's hut", "Fischerhütte"),
    Text("meeting hut", "Versammlungshütte"),
)

# What is asked.
ASK_SITES: Final = Text("Where do the variable village sites lie?", "Wo liegen die variablen Inseldorf-Startplätze?")
ASK_FIRST: Final = Text("Who is drawn to bid next?", "Wer wird als Nächster zum Bieten gelost?")
ASK_BID: Final = Text("Choose your bid.", "Wähle dein Gebot.")
ASK_START_HUT: Final = Text(
    "Where does your first starting hut go? It must touch a cult site.",
    "Wohin kommt deine erste Starthütte? Sie muss an einen Kultplatz angrenzen.",
)
ASK_SECOND_HUT: Final = Text(
    "Where does your second starting hut go? It must touch a cult site, too.",
    "Wohin kommt deine zweite Starthütte? Auch sie muss an einen Kultplatz angrenzen.",
)
ASK_KIND: Final = Text("Which kind of hut is it?", "Welche Art von Hütte ist es?")
ASK_GOD_VILLAGE: Final = Text("To which village does the fisher god go?", "In welches Inseldorf zieht der Fischergott?")
ASK_CULT_SITE: Final = Text("Where does the new cult site go?", "Wohin kommt der neue Kultplatz?")
ASK_ACTION: Final = Text("Choose your action.", "Wähle deine Aktion.")
ASK_BOAT: Final = Text("With which boat?", "Mit welchem Boot?")
ASK_WHERE: Final = Text("Where does the boat go?", "Wohin fährt das Boot?")
ASK_HUT: Final = Text("Where does the new hut go?", "Wohin kommt die neue Hütte?")
ASK_SHELL: Final = Text("Which shell do you pay with next?", "Mit welcher Muschel zahlst du als Nächstes?")
ASK_FISH_VILLAGE: Final = Text("At which village does the boat fish?", "Bei welchem Inseldorf fischt das Boot?")
ASK_DICE: Final = Text("How many dice show blue?", "Wie viele Würfel zeigen Blau?")
ASK_DELIVERY: Final = Text("To which hut do you deliver a fish?", "An welche Hütte lieferst du einen Fisch?")
ASK_FESTIVAL: Final = Text("Which village celebrates?", "Welches Inseldorf feiert?")
ASK_SCORED: Final = Text("Which village is scored next?", "Welches Inseldorf wird als Nächstes gewertet?")
ASK_INFLUENCE: Final = Text(
    "How many influence markers do you play in secret?", "Wie viele Einfluss-Marker spielst du heimlich aus?"
)
ASK_CLAN: Final = Text("What does the third clan do?", "Was tut die dritte Sippe?")

# What happened.
SITES_LAID: Final = Text("Variable village sites: {}.", "Variable Inseldorf-Startplätze: {}.")
ROUND_STARTS: Final = Text("Round {} begins.", "Runde {} beginnt.")
BIDDING_ORDER: Final = Text("Bids are made by: {}.", "Es bieten: {}.")
HAS_BID: Final = Text("{} bids {}: base cost {}, movement {}.", "{} bietet {}: Basisbaukosten {}, Zugweite {}.")
CLAN_BIDS: Final = Text("The third clan is drawn at {}.", "Die dritte Sippe wird auf {} gelost.")
ORDER_IS: Final = Text("Order of play: {}.", "Spielerreihenfolge: {}.")
START_HUT_SET: Final = Text("{} sets a starting hut at {}: {}.", "{} setzt eine Starthütte auf {}: {}.")
CLAN_HUT_SET: Final = Text(
    "The third clan gets a meeting hut at {}.", "Die dritte Sippe erhält eine Versammlungshütte auf {}."
)
GOD_MOVED: Final = Text(
    "{} moves the fisher god to village {}, with a new cult site at {}.",
    "{} versetzt den Fischergott ins Inseldorf {}, mit neuem Kultplatz auf {}.",
)
GOD_STUCK: Final = Text(
    "No village has room for a new cult site.", "Kein Inseldorf hat Platz für einen neuen Kultplatz."
)
INFLUENCE_GAINED: Final = Text("{} receives {}.", "{} erhält {}.")
ACTION_FREE: Final = Text("{} chooses: {}.", "{} wählt: {}.")
ACTION_PAID: Final = Text("{} chooses: {}, and puts down {}.", "{} wählt: {}, und setzt {} ein.")
PASSED: Final = Text("{} passes.", "{} passt.")
SACRIFICED: Final = Text("{} sacrifices and takes {}.", "{} opfert und nimmt {}.")
CLAN_TAKES: Final = Text("The third clan takes: {}.", "Die dritte Sippe nimmt: {}.")
SAILED: Final = Text("{} sails from {} to {}.", "{} fährt von {} nach {}.")
STAYED: Final = Text("{} keeps the boat at {}.", "{} lässt das Boot auf {} stehen.")
SANK: Final = Text("{} sinks a boat of {} at {} and loses {}.", "{} versenkt ein Boot von {} auf {} und verliert {}.")
BUILT: Final = Text("{} builds at {} for {}: {}.", "{} baut auf {} für {}: {}.")
PAID: Final = Text("{} pays with shells {}.", "{} zahlt mit Muscheln {}.")
PAID_CHANGE: Final = Text("{} pays with shells {} and gets {} back.", "{} zahlt mit Muscheln {} und erhält {} zurück.")
CAUGHT: Final = Text("{} catches {} at village {}.", "{} fängt {} beim Inseldorf {}.")
ROLLED: Final = Text("{} of {} dice show blue.", "{} von {} Würfeln zeigen Blau.")
SOLD: Final = Text(
    "{} sells a fish to the hut at {} for a shell of {}.",
    "{} verkauft einen Fisch an die Hütte auf {} für eine {}er-Muschel.",
)
DELIVERED: Final = Text("{} delivers a fish to an own hut at {}.", "{} liefert einen Fisch an die eigene Hütte auf {}.")
CELEBRATED: Final = Text("{} holds a festival in village {}.", "{} feiert im Inseldorf {}.")
SCORES: Final = Text("{} gains {}.", "{} erhält {}.")
HOST_BONUS: Final = Text("{} gains {} as host.", "{} erhält {} fürs Ausrichten.")
UPGRADED: Final = Text("{} upgrades the boats' movement to +{}.", "{} wertet die Zugweite der Boote auf +{} auf.")
AGED: Final = Text("Shells and fish lose one in worth.", "Muscheln und Fische verlieren ein Feld.")
HUTS_SCORED: Final = Text("{} has {} and gains {}.", "{} hat {} und erhält {}.")
CHOSE_VILLAGE: Final = Text("{} has village {} scored.", "{} lässt Inseldorf {} werten.")
COUNTED: Final = Text(
    "{} counts {}: huts {}, boats {}, influence {}.", "{} zählt {}: Hütten {}, Boote {}, Einfluss {}."
)
CLAN_COUNTED: Final = Text("The third clan counts {}.", "Die dritte Sippe zählt {}.")
NOBODY_SCORES: Final = Text("Nobody scores village {}.", "Niemand erhält Punkte für Inseldorf {}.")
COMMITTED: Final = Text("{} plays {}.", "{} spielt {} aus.")

# Why not.
ALREADY_DRAWN: Final = Text("Everybody is drawn once.", "Jeder wird einmal gelost.")
BID_TAKEN: Final = Text(
    "Every bid may be made only once a round (p. 7).", "Jedes Gebot darf nur einmal gesetzt werden (S. 7)."
)
NOT_WATER: Final = Text("There is already a tile there.", "Dort liegt schon ein Plättchen.")
BOAT_THERE: Final = Text(
    "A boat lies there; a tile needs a free water hex.",
    "Dort liegt ein Boot; ein Plättchen braucht ein freies Wasserfeld.",
)
NOT_BESIDE_CULT: Final = Text(
    "A starting hut must touch a cult site.", "Eine Starthütte muss an einen Kultplatz angrenzen."
)
MERGES: Final = Text("Villages must not grow together.", "Inseldörfer dürfen nicht zusammenwachsen.")
CUTS_OFF: Final = Text(
    "No boat may be cut off from open water.", "Kein Boot darf vom offenen Wasser abgeschnitten werden."
)
GOD_MUST_MOVE: Final = Text(
    "The fisher god must go to another village.", "Der Fischergott muss in ein anderes Inseldorf."
)
NO_ROOM: Final = Text(
    "That village has no room for a new cult site.",
    "Dieses Inseldorf hat keinen Platz für einen neuen Kultplatz.",
)
NOT_BESIDE_VILLAGE: Final = Text(
    "The new cult site must touch the village of the fisher god.",
    "Der neue Kultplatz muss an das Fischergott-Inseldorf angrenzen.",
)
TOO_LITTLE_INFLUENCE: Final = Text(
    "You need as many influence markers of your own as already lie on that action.",
    "Du brauchst so viele eigene Einfluss-Marker, wie schon auf der Aktion liegen.",
)
NO_HUT_LEFT: Final = Text("All fifteen of your huts are built.", "Alle fünfzehn deiner Hütten sind gebaut.")
CANNOT_BUILD: Final = Text(
    "None of your boats can reach a place beside a cult site from which you could build a hut that you can pay.",
    "Keines deiner Boote erreicht einen Platz an einem Kultplatz, von dem aus du eine Hütte bauen und bezahlen kannst.",
)
CANNOT_FISH: Final = Text(
    "None of your boats can reach a cult site of a village with a fisher of yours or the fisher god.",
    "Keines deiner Boote erreicht einen Kultplatz eines Inseldorfes mit eigener Fischer-Figur oder dem Fischergott.",
)
NO_FISH: Final = Text("You have no fish.", "Du hast keine Fische.")
CANNOT_SELL: Final = Text(
    "None of your boats can reach a hut that takes fish.",
    "Keines deiner Boote erreicht eine Hütte, die Fisch annimmt.",
)
CANNOT_MOVE: Final = Text("None of your boats can move.", "Keines deiner Boote kann sich bewegen.")
NO_FESTIVAL: Final = Text("There is no fish on any hut.", "Auf keiner Hütte liegt Fisch.")
FULLY_UPGRADED: Final = Text(
    "Your movement is already upgraded as far as it goes.", "Deine Zugweite ist schon voll aufgewertet."
)
ALREADY_ACTED: Final = Text(
    "Only who has not yet taken an action this round can sacrifice.",
    "Opfern kann nur, wer in dieser Runde noch keine Aktion gewählt hat.",
)
MUST_SACRIFICE: Final = Text(
    "Who passes without having taken an action sacrifices: choose that.",
    "Wer ohne eine Aktion passt, opfert: wähle das.",
)
NOT_YOUR_BOAT: Final = Text("You have no boat there.", "Dort hast du kein Boot.")
BOAT_USED: Final = Text(
    "That boat has acted: each boat acts once in an action.",
    "Dieses Boot hat schon gehandelt: jedes Boot handelt in einer Aktion einmal.",
)
BOAT_NEW: Final = Text(
    "That boat is new: it can be used from your next action on.",
    "Dieses Boot ist neu: es darf ab deiner nächsten Aktion eingesetzt werden.",
)
NO_USE_FOR_BOAT: Final = Text(
    "That boat can reach no place where it could carry out the action, so it may not be moved.",
    "Dieses Boot erreicht keinen Platz, an dem es die Aktion ausführen kann, und darf daher nicht gezogen werden.",
)
NOTHING_DONE_YET: Final = Text(
    "Do something first: an action that changes nothing may not be taken.",
    "Tu erst etwas: eine Aktion, die nichts ändert, darf man nicht wählen.",
)
ON_LAND: Final = Text("Boats sail on water only.", "Boote fahren nur auf Wasser.")
LAGOON: Final = Text(
    "That water is enclosed; boats keep to open water.",
    "Dieses Wasser ist eingeschlossen; Boote bleiben im offenen Wasser.",
)
TOO_FAR: Final = Text("That is further than your boats can move.", "Das ist weiter, als deine Boote fahren können.")
OCCUPIED: Final = Text("Another boat lies there.", "Dort liegt ein anderes Boot.")
OWN_BOAT: Final = Text("Your own boat lies there.", "Dort liegt dein eigenes Boot.")
LAST_BOAT: Final = Text(
    "It is its owner's last boat and may not be sunk.",
    "Es ist das letzte Boot seines Besitzers und darf nicht versenkt werden.",
)
TOO_LITTLE_GLORY: Final = Text(
    "You have too little glory to sink that boat.",
    "Dir fehlen die Ruhmespunkte, um dieses Boot zu versenken.",
)
MUST_MOVE: Final = Text(
    "A boat that is moved must leave its place.", "Ein Boot, das bewegt wird, muss seinen Platz verlassen."
)
NO_CULT_SITE: Final = Text("There is no cult site beside it.", "Dort grenzt kein Kultplatz an.")
NO_SITE: Final = Text(
    "From there no hut could be built: every place beside it would join villages, cut off a boat, or is taken.",
    "Von dort kann keine Hütte gebaut werden: jeder Platz daneben verbände Inseldörfer, "
    "schnitte ein Boot ab oder ist belegt.",
)
NO_FISHER: Final = Text(
    "There is no cult site of a village with a fisher of yours or the fisher god beside it.",
    "Dort grenzt kein Kultplatz eines Inseldorfes mit eigener Fischer-Figur oder dem Fischergott an.",
)
NO_BUYER: Final = Text("No hut beside it takes fish.", "Keine Hütte dort nimmt Fisch an.")
NOT_BESIDE_BOAT: Final = Text("It does not touch the boat.", "Es grenzt nicht an das Boot an.")
NO_VILLAGE: Final = Text(
    "A hut must touch the village at whose cult site the boat lies.",
    "Eine Hütte muss an das Inseldorf angrenzen, an dessen Kultplatz das Boot liegt.",
)
TOO_DEAR: Final = Text(
    "You cannot pay for a hut in that village.", "Eine Hütte in diesem Inseldorf kannst du nicht bezahlen."
)
NO_BOAT_LEFT: Final = Text("All four of your boats are in play.", "Alle vier deiner Boote sind im Spiel.")
NO_FISHER_LEFT: Final = Text("All five of your fishers are in play.", "Alle fünf deiner Fischer-Figuren sind im Spiel.")
ONLY_BOAT_BUILDERS: Final = Text(
    "In this set-up both starting huts are boat builders'.",
    "In diesem Aufbau sind beide Starthütten Bootsbauerhütten.",
)
ONE_BOAT_BUILDER: Final = Text(
    "One of the two starting huts must be a boat builder's.",
    "Eine der beiden Starthütten muss eine Bootsbauerhütte sein.",
)
NO_SUCH_SHELL: Final = Text("You have no such shell left.", "Du hast keine solche Muschel mehr.")
TOO_LARGE: Final = Text(
    "Shells are paid from the largest down, so that none is paid that is not needed.",
    "Gezahlt wird von der größten Muschel abwärts, damit keine unnötige dabei ist.",
)
TOO_SMALL: Final = Text("The shells up to that size are not enough.", "Die Muscheln bis zu dieser Größe reichen nicht.")
NOT_FISHABLE: Final = Text("The boat cannot fish at that village.", "Bei diesem Inseldorf kann das Boot nicht fischen.")
CULT_SITE_THERE: Final = Text("A cult site takes no fish.", "Ein Kultplatz nimmt keinen Fisch an.")
NOT_A_HUT: Final = Text("Only huts take fish.", "Nur Hütten nehmen Fisch an.")
NOTHING_SOLD_YET: Final = Text(
    "A boat that is used to sell delivers at least one fish.",
    "Ein Boot, mit dem verkauft wird, liefert mindestens einen Fisch.",
)
FIGURE_THERE: Final = Text(
    "A figure stands on that hut: no fish can be delivered.",
    "Auf dieser Hütte steht eine Figur: kein Fisch lieferbar.",
)
HUT_FULL: Final = Text("Three fish lie there already.", "Dort liegen schon drei Fische.")
NO_FISH_THERE: Final = Text("No fish lies on a hut of that village.", "In diesem Inseldorf liegt kein Fisch.")
ALREADY_SCORED: Final = Text("That village is scored already.", "Dieses Inseldorf ist schon gewertet.")
TOO_FEW_MARKERS: Final = Text("You do not have so many influence markers.", "So viele Einfluss-Marker hast du nicht.")
OTHER_SITES: Final = Text(
    "Those sites are for another edition or number of players.",
    "Diese Startplätze gehören zu einer anderen Ausgabe oder Spielerzahl.",
)
NO_SUCH_VILLAGE: Final = Text("There is no such village.", "Dieses Inseldorf gibt es nicht.")

# What to say to values that do not exist, by how the texts of moves begin.
NO_SUCH_HEX: Final = Text(
    "There is no such hex: columns are a to m, rows are counted from the north.",
    "Dieses Feld gibt es nicht: Die Spalten heißen a bis m, die Reihen zählen von Norden.",
)
NO_SUCH: Final[dict[str, Text]] = {
    "bid ": Text("A bid is a number from 1 to 10 (p. 6).", "Ein Gebot ist eine Zahl von 1 bis 10 (S. 6)."),
    "village ": NO_SUCH_VILLAGE,
    "pay ": Text("Shells are worth 1 to 5.", "Muscheln sind 1 bis 5 wert."),
    "boat ": NO_SUCH_HEX,
    "to ": NO_SUCH_HEX,
    "hut ": NO_SUCH_HEX,
    "cult site ": NO_SUCH_HEX,
    "deliver ": NO_SUCH_HEX,
    "influence ": TOO_FEW_MARKERS,
}
