"""All texts of Lantern Bay, in English and German."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text

TITLE: Final = Text("Lantern Bay", "Laternenbucht")
SEATS: Final = (Text("Red", "Rot"), Text("Blue", "Blau"), Text("Yellow", "Gelb"), Text("Green", "Grün"))

# What the names and words in a view are called.

WORDS: Final[dict[str, Text]] = {
    "night": Text("Night", "Nacht"),
    "bag": Text("In the bag", "Im Beutel"),
    "buyers": Text("Still buying tonight", "Kaufen heute noch"),
    "drawn": Text("Drawn", "Gezogen"),
    "burning": Text("Burning lantern", "Brennende Laterne"),
    "revealed": Text("Orders revealed", "Aufträge offen"),
    "begins": Text("Starts the night", "Beginnt die Nacht"),
    "coins": Text("Coins", "Münzen"),
    "place": Text("Where", "Wo"),
    "boat": Text("Boat", "Boot"),
    "squalls": Text("Squalls", "Böen"),
    "hold": Text("In the hold", "Im Laderaum"),
    "landed": Text("Brought home", "Heimgebracht"),
    "lanterns": Text("Unlit lanterns", "Unbenutzte Laternen"),
    "order": Text("Secret order", "Geheimer Auftrag"),
    "herring": Text("herring", "Hering"),
    "mackerel": Text("mackerel", "Makrele"),
    "cod": Text("cod", "Dorsch"),
    "halibut": Text("halibut", "Heilbutt"),
    "weed": Text("weed", "Tang"),
    "squall": Text("squall", "Bö"),
    "ashore": Text("ashore", "an Land"),
    "at sea": Text("at sea", "auf See"),
    "home": Text("home", "daheim"),
    "swamped": Text("swamped", "vollgelaufen"),
    "none": Text("none", "keine"),
    "no boat": Text("none", "keins"),
    "raft": Text("raft", "Floß"),
    "skiff": Text("skiff", "Jolle"),
    "dory": Text("dory", "Dory"),
    "lugger": Text("lugger", "Logger"),
    "cutter": Text("cutter", "Kutter"),
    "bright": Text("bright", "hell"),
    "storm": Text("storm", "Sturm"),
    "green": Text("green", "grün"),
    "smokehouse": Text("smokehouse", "Räucherei"),
    "inn": Text("inn", "Gasthof"),
    "steamer": Text("steamer", "Dampfer"),
    "auction": Text("auction", "Auktion"),
    "quay": Text("quay", "Kai"),
    "hidden": Text("hidden", "verdeckt"),
}

# The rules in short: the first one is the introduction.

GUIDE: Final[tuple[tuple[Text, Text], ...]] = (
    (
        Text("The game", "Das Spiel"),
        Text(
            "Row out at night, cast your net once more, and be home before the squalls fill your boat. "
            "After the last night, the most coins win.",
            "Rudere nachts hinaus, wirf das Netz noch einmal aus und sei daheim, bevor die Böen dein Boot füllen. "
            "Nach der letzten Nacht gewinnen die meisten Münzen.",
        ),
    ),
    (
        Text("A night", "Eine Nacht"),
        Text(
            "The bag holds 7 herring, 6 mackerel, 5 cod, 4 halibut, 3 weed and 7 squalls. The player with the fewest "
            "coins begins. Each player hires a boat; there is one of each. Then all at sea take turns.",
            "Im Beutel sind 7 Heringe, 6 Makrelen, 5 Dorsche, 4 Heilbutte, 3 Tang und 7 Böen. Wer die wenigsten Münzen "
            "hat, beginnt. Jeder mietet ein Boot; jedes gibt es einmal. Dann ziehen reihum alle, die auf See sind.",
        ),
    ),
    (
        Text("A turn", "Ein Zug"),
        Text(
            "Cast the net and draw a token, or row home. Fish and weed go into the hold; a full boat rows home. "
            "Squalls are counted. At the boat's limit it is swamped: the catch is lost, and you get 1 coin.",
            "Wirf das Netz aus und zieh einen Stein, oder rudere heim. Fische und Tang kommen in den Laderaum; ein "
            "volles Boot rudert heim. Böen werden gezählt. Ist die Grenze des Boots erreicht, läuft es voll: Der Fang "
            "ist weg, und du bekommst 1 Münze.",
        ),
    ),
    (
        Text("Lanterns", "Laternen"),
        Text(
            "You have three for the whole game, each for one cast. Bright: draw two tokens and keep one. Storm: a "
            "squall does no harm. Green: a fish brings a second of its kind. Each unlit lantern is 1 coin at the end.",
            "Du hast drei für das ganze Spiel, jede für einen Wurf. Hell: Zieh zwei Steine und behalte einen. Sturm: "
            "Eine Bö schadet nicht. Grün: Ein Fisch bringt einen zweiten seiner Art. Jede unbenutzte Laterne zählt am "
            "Ende 1 Münze.",
        ),
    ),
    (
        Text("Buyers", "Käufer"),
        Text(
            "At home you sell the whole catch to one buyer. Each buys once a night (alone: once a game), the quay "
            "always. The owner of the boat keeps a share of what you are paid.",
            "Daheim verkaufst du den ganzen Fang an einen Käufer. Jeder kauft einmal pro Nacht (allein: einmal im "
            "Spiel), am Kai wird immer gekauft. Vom Erlös behält der Eigner des Boots seinen Anteil.",
        ),
    ),
    (
        Text("Secret orders", "Geheime Aufträge"),
        Text(
            "Your order names one sort of cargo. At the end, each piece of it that you brought home is worth coins: "
            "herring, mackerel and cod 1, halibut 2, weed 3.",
            "Dein Auftrag nennt eine Sorte Fracht. Am Ende bringt jedes heimgebrachte Stück davon Münzen: Hering, "
            "Makrele und Dorsch 1, Heilbutt 2, Tang 3.",
        ),
    ),
)

# Settings.

NIGHTS: Final = Text("Number of nights", "Zahl der Nächte")
NIGHTS_OF: Final = {
    2: Text("two nights: a short game", "zwei Nächte: ein kurzes Spiel"),
    3: Text("three nights", "drei Nächte"),
    4: Text("four nights: a long game", "vier Nächte: ein langes Spiel"),
}

# Questions.

WHICH_ORDER: Final = Text("Which order is dealt?", "Welcher Auftrag wird ausgeteilt?")
WHICH_BOAT: Final = Text("Which boat do you hire tonight?", "Welches Boot mietest du heute Nacht?")
ON_OR_HOME: Final = Text("Cast the net or row home?", "Netz auswerfen oder heimrudern?")
WHICH_TOKEN: Final = Text("Which token is drawn?", "Welcher Stein wird gezogen?")
WHICH_TO_KEEP: Final = Text("Which of the two tokens do you keep?", "Welchen der beiden Steine behältst du?")
WHICH_BUYER: Final = Text("Who buys your catch?", "Wer kauft deinen Fang?")

# Options.

HIRE: Final = Text(
    "Hire the {}: room for {}, swamped by {} squalls, owner's share {}",
    "{} mieten: Platz für {}, mit {} Böen vollgelaufen, Anteil des Eigners {}",
)
COINS: Final = (Text("{} coin", "{} Münze"), Text("{} coins", "{} Münzen"))
ROW_HOME: Final = Text("Row home", "Heimrudern")
CAST: Final = Text("Cast the net", "Netz auswerfen")
CAST_BY: Final = {
    "bright": Text("Cast by the bright lantern: draw two, keep one", "Mit heller Laterne: zwei ziehen, einen behalten"),
    "storm": Text("Cast by the storm lantern: a squall does no harm", "Mit Sturmlaterne: eine Bö schadet nicht"),
    "green": Text(
        "Cast by the green lantern: a fish brings a second", "Mit grüner Laterne: ein Fisch bringt einen zweiten"
    ),
}
KEEP: Final = Text("Keep: {}", "Behalten: {}")
SELL: Final = {
    "smokehouse": Text(
        "Sell to the smokehouse: 2 for each herring and mackerel", "An die Räucherei: 2 je Hering und Makrele"
    ),
    "inn": Text(
        "Sell to the inn: 1, 3, 6, 10 for different fish", "An den Gasthof: 1, 3, 6, 10 für verschiedene Fische"
    ),
    "steamer": Text(
        "Sell to the steamer: 3 for each cod, 4 for each halibut", "An den Dampfer: 3 je Dorsch, 4 je Heilbutt"
    ),
    "auction": Text("Sell at the auction: 1, 3, 6, 10 for equal fish", "Zur Auktion: 1, 3, 6, 10 für gleiche Fische"),
    "quay": Text("Sell on the quay: 1 for each fish and weed", "Am Kai: 1 je Fisch und Tang"),
}

# Reasons.

ORDER_GONE: Final = Text("This order is not there to be dealt.", "Dieser Auftrag kann nicht ausgeteilt werden.")
BOAT_GONE: Final = Text("Somebody else has hired this boat tonight.", "Dieses Boot ist heute Nacht schon vermietet.")
BAG_EMPTY: Final = Text("The bag is empty.", "Der Beutel ist leer.")
BURNT: Final = Text("You have burnt this lantern.", "Diese Laterne hast du schon verbraucht.")
NOTHING_TO_LOSE: Final = Text(
    "Your hold is empty: you have nothing to lose yet.", "Dein Laderaum ist leer: Noch hast du nichts zu verlieren."
)
NOT_IN_BAG: Final = Text("That is not what is in the bag.", "Das ist nicht im Beutel.")
NOT_DRAWN: Final = Text("This token was not drawn.", "Dieser Stein wurde nicht gezogen.")
HAS_BOUGHT: Final = Text("This buyer has bought already.", "Hier ist schon gekauft worden.")
PAYS_NOTHING: Final = Text("This buyer pays nothing for your catch.", "Für deinen Fang gibt es hier nichts.")

# The log.

NIGHT_FALLS: Final = Text("Night {} falls.", "Die {}. Nacht bricht an.")
IS_DEALT: Final = Text("{} is dealt a secret order.", "{} erhält einen geheimen Auftrag.")
SEES_ORDER: Final = Text("{} looks at the order: {}.", "{} sieht sich den Auftrag an: {}.")
HIRES: Final = Text("{} rows out. Boat: {}.", "{} rudert hinaus. Boot: {}.")
LIGHTS: Final = Text("{} burns a lantern: {}.", "{} verbraucht eine Laterne: {}.")
KEEPS: Final = Text("{} may keep one of two tokens and keeps: {}.", "{} darf einen von zwei Steinen behalten: {}.")
CATCHES: Final = Text("{} draws: {}.", "{} zieht: {}.")
ONE_MORE: Final = Text("{} draws a second one by the green light.", "{} zieht im grünen Licht noch einen davon.")
WEATHERS: Final = Text("{} meets a squall. The storm lantern holds.", "{} trifft auf eine Bö. Die Sturmlaterne hält.")
IS_HIT: Final = Text("{} is hit by a squall ({} of {}).", "{} wird von einer Bö getroffen ({} von {}).")
IS_SWAMPED: Final = Text(
    "{} is swamped and loses the catch. The lifeboat crew gives 1 coin.",
    "{} läuft voll und verliert den Fang. Die Seenotretter geben 1 Münze.",
)
IS_FULL: Final = Text("{} has a full hold.", "{} hat den Laderaum voll.")
COMES_HOME: Final = Text("{} rows home.", "{} rudert heim.")
SELLS: Final = Text("{} sells the catch for {}. Buyer: {}.", "{} verkauft den Fang für {}. Käufer: {}.")
SHOWS_ORDER: Final = Text("{} shows the order: {}. It brings {}.", "{} deckt den Auftrag auf: {}. Er bringt {}.")

# The score sheet.

LINE_COINS: Final = Text("Coins", "Münzen")
LINE_HOLD: Final = Text("Catch in the boat", "Fang im Boot")
LINE_LANTERNS: Final = Text("Unlit lanterns", "Unbenutzte Laternen")
LINE_ORDER: Final = Text("Secret order", "Geheimer Auftrag")


def coins(number: int) -> Text:
    """Count coins in words."""
    text = COINS[0 if number == 1 else 1]
    return Text(text.en.format(number), text.de.format(number))
