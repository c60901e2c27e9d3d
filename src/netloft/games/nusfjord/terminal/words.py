"""What the renderer of Nusfjord says, in English and German."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text

INTRO: Final = Text(
    "Nusfjord: catch fish, fell and plant forests, build ships and houses; the most points win.\n"
    "An unofficial, non-commercial fan edition; game by Uwe Rosenberg.",
    "Nusfjord: Fisch fangen, Wald schlagen und pflanzen, Schiffe und Häuser bauen; die meisten Punkte gewinnen.\n"
    "Inoffizielle, nicht kommerzielle Fan-Ausgabe; Spiel von Uwe Rosenberg.",
)

COLUMNS_NOTE: Final = Text(
    "Which spaces stand in the left, middle and right column is a reconstruction.",
    "Welche Felder links, in der Mitte und rechts stehen, ist eine Rekonstruktion.",
)
RAFT_NOTE: Final = Text(
    "That a raft is worth 0 points is a reconstruction.",
    "Dass ein Floß 0 Punkte wert ist, ist eine Rekonstruktion.",
)

RULES: Final = (
    (
        Text("A round", "Eine Runde"),
        Text(
            "There are 7. All catch fish; then everybody in turn places a worker, three times; then the workers come "
            "home and the next player to the right begins. New buildings come in rounds 3 (A), 4 (C) and 5 (B).",
            "Es gibt 7. Alle fangen Fisch; dann setzt reihum jeder eine Arbeitskraft ein, dreimal; dann kommen "
            "alle heim, und es beginnt, wer rechts sitzt. Neue Gebäude kommen in Runde 3 (A), 4 (C) und 5 (B).",
        ),
    ),
    (
        Text("Catch", "Fang"),
        Text(
            "As many fish as your haul: 1 on each of your elders, 1 on each of your shares that others hold or "
            "that lie on the action board, 1 for each share of yours that you hold, the rest into your Reserve, "
            "up to 8. Shares of others that you hold bring you their fish. An elder with 3 fish is cleared: 1 is "
            "yours.",
            "So viele Fische wie deine Fangmenge: je 1 auf deine Ältesten, je 1 auf deine Anteile bei anderen und "
            "auf dem Aktionsplan, je 1 für deine eigenen Anteile bei dir, der Rest in deine Rücklagen, bis 8. "
            "Fremde Anteile bei dir bringen dir deren Fisch. Ein Ältester mit 3 Fischen wird abgeräumt: 1 "
            "bekommst du.",
        ),
    ),
    (
        Text("Workers", "Arbeitskräfte"),
        Text(
            "A space that is full is blocked until the round ends. An action that would change nothing may not be "
            "chosen. You may pass.",
            "Ein volles Feld ist bis zum Ende der Runde blockiert. Eine Aktion, die nichts ändern würde, darfst "
            "du nicht wählen. Du darfst aussetzen.",
        ),
    ),
    (
        Text("Forests", "Wald"),
        Text(
            "Deforest: 1 forest away, 5 wood. Thin Out: 1 wood for each forest. Reforest: 2 forests on a free double "
            "space. You can keep 12 wood.",
            "Abholzen: 1 Waldstreifen weg, 5 Holz. Durchforsten: 1 Holz je Waldstreifen. Aufforsten: 2 "
            "Waldstreifen auf ein freies Doppelfeld. Mehr als 12 Holz kannst du nicht lagern.",
        ),
    ),
    (
        Text("Buildings", "Gebäude"),
        Text(
            "From the display or your hand, on a free space of your harbor. `card NAME` shows what one does; a star "
            "says that it is not always the same.",
            "Aus der Auslage oder von der Hand, auf ein freies Baufeld. `gebäude NAME` zeigt, was eines kann; ein "
            "Stern heißt, dass es nicht immer gleich ist.",
        ),
    ),
    (
        Text("Ships", "Schiffe"),
        Text(
            "Sloop: 2 wood, 2 fish; 1 point. Cutter: 6 wood, 1 gold; 2 points. Schooner: 8 wood, 8 fish or 4 gold; 4 "
            "points. They cover 2, 3 and 4 units of the track; the lowest number still to be seen is your haul.",
            "Slup: 2 Holz, 2 Fische; 1 Punkt. Kutter: 6 Holz, 1 Gold; 2 Punkte. Schoner: 8 Holz, 8 Fische oder 4 "
            "Gold; 4 Punkte. Sie bedecken 2, 3 und 4 Einheiten der Fischfangleiste; die kleinste sichtbare Zahl "
            "ist deine Fangmenge.",
        ),
    ),
    (
        Text("Elders", "Älteste"),
        Text(
            "Take one, five at most, and use it at once if you like; later a worker of yours can use it, once a "
            "round. Each use moves a fish from the Banquet Table onto the elder. Serve Fish fills plates, the "
            "cheapest first: 1 gold for each.",
            "Nimm einen, höchstens fünf, und nutze ihn gleich, wenn du magst; später kann ihn je Runde eine "
            "Arbeitskraft nutzen. Jede Nutzung bringt einen Fisch von der Festtafel auf den Ältesten. Fisch "
            "servieren befüllt Teller, die billigsten zuerst: 1 Gold für jeden.",
        ),
    ),
    (
        Text("Shares", "Anteile"),
        Text(
            "Issue one: 2 gold, and it lies on the action board. Who buys takes all that lie there, 1 gold each; "
            "altogether 1 gold less from round 4 on, 2 less from round 6 on.",
            "Einen realisieren: 2 Gold, und er liegt auf dem Aktionsplan. Wer kauft, nimmt alle, die dort liegen, "
            "für je 1 Gold; ab Runde 4 insgesamt 1 Gold weniger, ab Runde 6 2 weniger.",
        ),
    ),
    (
        Text("Imitate", "Nachahmen"),
        Text(
            "With 4 or 5 players and alone: do what a blocked space does. Where there are three such spaces, each "
            "is for one column of the board.",
            "Zu viert, zu fünft und allein: tun, was ein blockiertes Feld tut. Gibt es drei solche Felder, gilt "
            "jedes für eine Spalte des Plans.",
        ),
    ),
    (
        Text("Guests", "Gäste"),
        Text(
            "Only with their deck. Each can pay 2 wood or 3 fish for a ship or building, fill a plate, or go aboard a "
            "ship, where it brings 1 fish of each catch and 1 point.",
            "Nur mit ihrem Deck. Jeder kann 2 Holz oder 3 Fische für ein Schiff oder Gebäude ersetzen, einen Teller "
            "befüllen oder an Bord gehen; dort bringt er je Fang 1 Fisch und 1 Punkt.",
        ),
    ),
    (
        Text("Alone", "Allein"),
        Text(
            "The colour of your workers changes from round to round, and the others stay where they are. 30 to 40 "
            "points are good. In a campaign of three games the points above 100 are your rank.",
            "Die Farbe deiner Arbeitskräfte wechselt von Runde zu Runde, die anderen bleiben liegen. 30 bis 40 "
            "Punkte sind gut. In einer Kampagne über drei Partien sind die Punkte über 100 dein Rang.",
        ),
    ),
    (
        Text("The end", "Am Ende"),
        Text(
            "Points for buildings, ships, gold and issued shares that you hold (1 each); -1 for each free "
            "building space and each unissued share.",
            "Punkte für Gebäude, Schiffe, Gold und realisierte Anteile bei dir (je 1); -1 für jedes freie Baufeld "
            "und jeden nicht realisierten Anteil.",
        ),
    ),
    (
        Text("Not certain", "Nicht sicher"),
        Text(
            f"{COLUMNS_NOTE.en} It matters with five players and in the advanced solo game. {RAFT_NOTE.en}",
            f"{COLUMNS_NOTE.de} Das zählt zu fünft und im fortgeschrittenen Solospiel. {RAFT_NOTE.de}",
        ),
    ),
)

LETTERS: Final = (Text("R", "R"), Text("B", "B"), Text("Y", "G"), Text("G", "N"), Text("P", "V"))
YOU: Final = Text("{} (you)", "{} (du)")

# The first line.
ROUND: Final = Text("Round {} of 7", "Runde {} von 7")
FIRST: Final = Text("{} begins", "{} beginnt")
PLACING: Final = Text("you place {} workers", "du setzt Arbeitskräfte in {} ein")
DECK: Final = Text("{} deck", "Deck {}")
GAME_OF: Final = Text("game {} of {}", "Partie {} von {}")
GAMES: Final = {"rematch": 2, "campaign": 3}
SO_FAR: Final = Text("so far {}", "bisher {}")

# The action board.
SPACES: Final = Text("Spaces", "Felder")
SPACE_DOES: Final = {
    "gold": Text("", ""),
    "transfer reserve": Text("all into your supply", "alles in den Vorrat"),
    "serve fish": Text("1 gold for each plate", "1 Gold je Teller"),
    "build a building": Text("for its cost", "gegen seine Kosten"),
    "issue a share": Text("for 2 gold", "für 2 Gold"),
    "deforest": Text("1 forest away, 5 wood", "1 Wald weg, 5 Holz"),
    "thin out": Text("1 wood per forest", "1 Holz je Wald"),
    "reforest": Text("2 forests, stacked", "2 Waldstreifen"),
    "build a ship": Text("for its price", "gegen seinen Preis"),
    "take an elder": Text("and use it at once", "und gleich nutzen"),
    "copy": Text("any blocked space", "ein blockiertes Feld"),
    "copy left": Text("one blocked above", "ein blockiertes hier"),
    "copy middle": Text("one blocked above", "ein blockiertes hier"),
    "copy right": Text("one blocked above", "ein blockiertes hier"),
}
BUY_FOR: Final = Text("{} for {} gold", "{} für {} Gold")
BUY_NONE: Final = Text("none on sale", "keine im Angebot")
IMITATE: Final = Text("Imitate", "Nachahmen")
BOARD_SIGNS: Final = Text("[R ] Red, and room for one; x blocked", "[R ] Rot, noch Platz; x blockiert")
TABLE: Final = Text("Banquet Table", "Festtafel")
NEXT_PLATES: Final = Text("next: {}", "als Nächstes: {}")
TABLE_FULL: Final = Text("all full", "alle voll")
TABLE_EMPTY: Final = Text("no fish for elders", "kein Fisch für Älteste")
SUPPLY: Final = Text("Ships left", "Schiffe übrig")
OR: Final = Text("or", "oder")
ISSUED: Final = Text("Shares for sale", "Anteile zum Kauf")
NONE: Final = Text("none", "keine")
ELDERS: Final = Text("Elders", "Älteste")
UNDER: Final = Text("under it: {}", "darunter: {}")
FACE_DOWN: Final = Text("a hidden one", "ein verdeckter")
FORGOTTEN: Final = Text("The Forgotten ({} more)", "Die Vergessenen (noch {})")
STACK_EMPTY: Final = Text("gone: stack {}", "leer: Stapel {}")
STACKS_EMPTY: Final = Text("gone: stacks {}", "leer: Stapel {}")

# Buildings.
DISPLAY: Final = Text("Buildings on display", "Gebäude in der Auslage")
SIGNS: Final = Text("{} wood, {} fish, {} gold; * see the text", "{} Holz, {} Fisch, {} Gold; * siehe Text")
GOLD_SIGN: Final = Text("g", "G")
WOOD_SIGN: Final = Text("w", "H")
FISH_SIGN: Final = Text("f", "F")
PILES_LEFT: Final = Text("face down: {}", "verdeckt: {}")
HAND: Final = Text("In your hand", "Auf deiner Hand")
COMING: Final = Text(
    "C buildings that will come (card NAME shows one)", "C-Gebäude, die kommen (gebäude NAME zeigt eines)"
)
COSTS: Final = Text("Costs {}.", "Kostet {}.")
KINDS: Final = {
    "IMMEDIATELY": Text("now", "sofort"),
    "WHENEVER": Text("when", "immer"),
    "ONCE": Text("once", "einmal"),
    "ANYTIME": Text("anytime", "stets"),
    "SPECIAL": Text("special", "Sonder"),
    "POINTS": Text("points", "Punkte"),
}
KIND_NAMES: Final = {
    "IMMEDIATELY": Text("works at once when built", "wirkt sofort beim Bau"),
    "WHENEVER": Text("works each time", "wirkt jedes Mal"),
    "ONCE": Text("works once", "wirkt einmal"),
    "ANYTIME": Text("works at any time", "wirkt jederzeit"),
    "SPECIAL": Text("special effect", "besondere Funktion"),
    "POINTS": Text("points only", "nur Punkte"),
}
CARD_COST: Final = Text("Cost", "Kosten")
CARD_POINTS: Final = Text("Points", "Punkte")
CARD_TEXT: Final = Text("Effect", "Funktion")
CARD_WHERE: Final = Text("Where", "Wo")
BUILDING_OF: Final = Text("{} {}: building {} of the {} deck", "{} {}: {}-Gebäude aus dem Deck {}")
ELDER_CARD: Final = Text("{} {}: elder", "{} {}: Ältestenkarte")
WHERE_DISPLAY: Final = Text("on display", "in der Auslage")
WHERE_HAND: Final = Text("in your hand", "auf deiner Hand")
WHERE_HARBOR: Final = Text("{}, on {}", "{}, auf {}")
WHERE_STACK: Final = Text("stack {}", "Stapel {}")
WHERE_COUNCIL: Final = Text("in the council of {}", "im Rat von {}")
WHERE_AWAY: Final = Text("not to be seen now", "gerade nicht zu sehen")
TRACK_PLACE: Final = Text("the track", "der Fischfangleiste")
SEVERAL_CARDS: Final = Text("{} could be: {}", "{} kann heißen: {}")
NO_CARD: Final = Text(
    "{}: no building or elder has such a name; `card` alone lists those in sight.",
    "{}: so heißt kein Gebäude und kein Ältester; `gebäude` allein listet alle sichtbaren.",
)

COLUMN_NAMES: Final = (Text("left", "links"), Text("middle", "Mitte"), Text("right", "rechts"))

# Harbors.
WOOD: Final = Text("Wood", "Holz")
FISH: Final = Text("Fish", "Fisch")
GOLD: Final = Text("Gold", "Gold")
GUESTS: Final = Text("Guests", "Gäste")
RESERVE: Final = Text("Reserve", "Rücklagen")
HAUL: Final = Text("Haul", "Fang")
SHIPS: Final = Text("Ships", "Schiffe")
FORESTS: Final = Text("Forests", "Wald")
FREE: Final = Text("Free", "Frei")
SHARES: Final = Text("Shares", "Anteile")
UNISSUED: Final = Text("unissued shares", "nicht realisierte Anteile")
WORKERS: Final = Text("Placed", "Gesetzt")
PLAYERS_SIGNS: Final = Text(
    "Ships: {} sloops, {} cutters, {} schooners{}. Free: building spaces. Shares: - unissued. Placed: workers.",
    "Schiffe: {} Slups, {} Kutter, {} Schoner{}. Frei: Baufelder. Anteile: - nicht realisiert. Gesetzt: Arbeitskräfte.",
)
RAFT_SIGNS: Final = Text(", {} rafts", ", {} Flöße")
SLOOP_SIGN: Final = Text("s", "S")
CUTTER_SIGN: Final = Text("c", "K")
SCHOONER_SIGN: Final = Text("S", "Sch")
RAFT_SIGN: Final = Text("r", "F")
BUILT_BY: Final = Text("Built by {}", "Gebaut von {}")
HAS_BUILT: Final = Text("Buildings: {}", "Gebäude: {}")
HAS_ELDERS: Final = Text("Council: {}", "Rat: {}")
HAS_HAND: Final = Text("{} C in hand", "{} C auf der Hand")
HARBOR: Final = Text("Your harbor", "Dein Hafen")
HARBOR_OF: Final = Text("Harbor of {}", "Hafen von {}")
EMPTY: Final = Text("empty", "leer")
FREE_SPACE: Final = Text("free", "frei")
WOOD_LIES: Final = Text("1 wood on it", "1 Holz darauf")
CATBOAT: Final = Text("cat", "Kat")
SHIP_SHORT: Final = {
    "sloop": Text("sloop", "Slup"),
    "cutter": Text("cutter", "Kutter"),
    "schooner": Text("schooner", "Schoner"),
    "raft": Text("r", "F"),
}
HAUL_IS: Final = Text("haul {}", "Fang {}")
ABOARD: Final = Text("Guests aboard: {}", "Gäste an Bord: {}")
COUNCIL: Final = Text("Council", "Rat")
NO_ELDERS: Final = Text("no elders yet", "noch keine Ältesten")
WORKER_ON: Final = Text("worker", "Arbeitskraft")
COINS: Final = Text("{} gold among the fish", "{} Gold unter den Fischen")
OLD_MAN: Final = Text("In the next catch you distribute gold.", "Beim nächsten Fang verteilst du Gold.")
ONCE_DONE: Final = Text("done", "erledigt")
LIT_SIGN: Final = Text("[b2] can be chosen", "[b2] ist wählbar")

# What is added to a question.
IS_BUILT: Final = Text("It is: {}.", "Es ist: {}.")
PRICE_IS: Final = Text("The price: {}.", "Der Preis: {}.")
LEFT_HALF: Final = Text("A double space is named by its left half.", "Ein Doppelfeld heißt nach seiner linken Hälfte.")
PLATES_COST: Final = Text("The next plates cost {} fish.", "Die nächsten Teller kosten {} Fische.")
FISH_LEFT: Final = Text("Left of the catch: {}.", "Vom Fang übrig: {}.")

# What would change.
FISH_ON: Final = Text("fish on {}", "Fische auf {}")
GOLD_ON: Final = Text("gold on {}", "Gold auf {}")
FOREST_AT: Final = Text("forests on {}", "Waldstreifen auf {}")
RESERVE_OF: Final = Text("Reserve, {}", "Rücklagen, {}")
SHARES_OF: Final = Text("shares of {}", "Anteile von {}")
SHARES_ON_BOARD: Final = Text("Shares of {} for sale", "Anteile von {} zum Kauf")
PLATES: Final = Text("Filled plates", "Gefüllte Teller")
LEFT: Final = Text("{} left", "{} übrig")
ABOARD_OF: Final = Text("guests aboard, {}", "Gäste an Bord, {}")
GOODS: Final = {"wood": WOOD, "fish": FISH, "gold": GOLD, "guests": GUESTS}
SHIP_NAMES: Final = {
    "sloop": Text("sloops", "Slups"),
    "cutter": Text("cutters", "Kutter"),
    "schooner": Text("schooners", "Schoner"),
    "raft": Text("rafts", "Flöße"),
}

# The campaign.
RANK_IS: Final = Text(
    "The campaign: {} points in three games. Your rank is now {} (before: {}).",
    "Die Kampagne: {} Punkte in drei Partien. Dein Rang ist jetzt {} (vorher: {}).",
)
RANK_KNOWN: Final = Text(
    "The campaign: {} points in three games. It has been counted before; your rank is {}.",
    "Die Kampagne: {} Punkte in drei Partien. Sie ist schon gezählt; dein Rang ist {}.",
)
RANK_WHERE: Final = Text("The rank is kept in {}", "Der Rang steht in {}")
NO_RANK: Final = Text("The rank could not be kept: {}", "Der Rang konnte nicht gespeichert werden: {}")

# Decks on the command line.
DECK_HEAD: Final = Text("{}: {} buildings", "{}: {} Gebäude")
DECK_PILE: Final = Text("{} buildings", "{}-Gebäude")
DECK_ELDERS: Final = Text("Elders: {}", "Älteste: {}")
