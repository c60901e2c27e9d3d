"""The words of Nusfjord, English and German: names, options, questions, what happened, what parts do, and why not."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Noun, Text, noun

COLOURS: Final = (
    Text("Red", "Rot"),
    Text("Blue", "Blau"),
    Text("Yellow", "Gelb"),
    Text("Green", "Grün"),
    Text("Purple", "Violett"),
)

# Things.
WOOD: Final = noun("wood", "wood", "Holz", "Holz")
FISH: Final = noun("fish", "fish", "Fisch", "Fische")
GOLD: Final = noun("gold", "gold", "Gold", "Gold")
GUEST: Final = noun("guest", "guests", "Gast", "Gäste")
FOREST: Final = noun("forest", "forests", "Waldstreifen", "Waldstreifen")
SHARE: Final = noun("share", "shares", "Anteil", "Anteile")
PLATE: Final = noun("plate", "plates", "Teller", "Teller")
SHIP_NOUNS: Final[tuple[Noun, ...]] = (
    noun("sloop", "sloops", "Slup", "Slups"),
    noun("cutter", "cutters", "Kutter", "Kutter"),
    noun("schooner", "schooners", "Schoner", "Schoner"),
)
SHIP_NAMES: Final = (
    Text("a sloop", "eine Slup"),
    Text("a cutter", "einen Kutter"),
    Text("a schooner", "einen Schoner"),
)
UNITS: Final[tuple[Noun, ...]] = (WOOD, FISH, GOLD, GUEST)
POINT: Final = noun("point", "points", "Punkt", "Punkte")


def goods(wood: int, fish: int, gold: int) -> list[Text]:
    """Name goods that are not nothing."""
    return [unit.count(n) for unit, n in ((WOOD, wood), (FISH, fish), (GOLD, gold)) if n]


ACTION_NAMES: Final = (
    Text("+1 gold", "+1 Gold"),
    Text("Transfer Reserve", "Rücklagen flüssigmachen"),
    Text("Serve Fish", "Fisch servieren"),
    Text("Build a Building", "Gebäudebau"),
    Text("Issue a Share", "Anteil realisieren"),
    Text("Buy All Shares", "Anteile kaufen"),
    Text("Deforest", "Abholzen"),
    Text("Thin Out", "Durchforsten"),
    Text("Reforest", "Aufforsten"),
    Text("Build a Ship", "Schiffbau"),
    Text("Take an Elder", "Ältestenkarte nehmen"),
)

# Options.
USE: Final = Text("Do it", "Ausführen")
DECLINE: Final = Text("Leave it", "Verzichten")
STOP: Final = Text("Nothing more", "Nichts weiter")
GO_ON: Final = Text("Go on", "Weiter")
PASS: Final = Text("Pass: place no worker", "Aussetzen: keine Arbeitskraft einsetzen")
COPY: Final = Text("Imitate a blocked space", "Ein blockiertes Feld nachahmen")
COPY_LEFT: Final = Text("Imitate a blocked space on the left", "Ein blockiertes Feld der linken Spalte nachahmen")
COPY_MIDDLE: Final = Text(
    "Imitate a blocked space in the middle", "Ein blockiertes Feld der mittleren Spalte nachahmen"
)
COPY_RIGHT: Final = Text("Imitate a blocked space on the right", "Ein blockiertes Feld der rechten Spalte nachahmen")
SLOOP: Final = Text("Sloop", "Slup")
CUTTER: Final = Text("Cutter", "Kutter")
SCHOONER: Final = Text("Schooner", "Schoner")
SCHOONER_FOR_GOODS: Final = Text("Schooner for wood and fish", "Schoner für Holz und Fisch")
SCHOONER_FOR_GOLD: Final = Text("Schooner for gold", "Schoner für Gold")
TAKE_FREE_SLOOP: Final = Text("A sloop, free", "Eine Slup, kostenlos")
ONE_ELDER: Final = Text("An elder", "Einen Ältesten")
SLOOP_FOR_CUTTER: Final = Text("A sloop for a cutter", "Eine Slup gegen einen Kutter")
CUTTER_FOR_SCHOONER: Final = Text("A cutter for a schooner", "Einen Kutter gegen einen Schoner")
GUEST_ON: Final = (
    Text("Guest aboard a sloop", "Gast auf eine Slup"),
    Text("Guest aboard a cutter", "Gast auf einen Kutter"),
    Text("Guest aboard a schooner", "Gast auf einen Schoner"),
)
PAY_WOOD: Final = Text("Pay the wood", "Das Holz zahlen")
PAY_FISH: Final = Text("Pay the fish", "Die Fische zahlen")
PAY_GOLD: Final = Text("Pay the gold", "Das Gold zahlen")
LEAVE_ONE: Final = Text("Leave one fish on the card", "Einen Fisch liegen lassen")
CLEAR_ALL: Final = Text("Clear the card", "Ganz abräumen")
UNCOVER_A: Final = Text("An A building", "Ein A-Gebäude")
UNCOVER_B: Final = Text("A B building", "Ein B-Gebäude")


def build(name: Text) -> Text:
    """Label: build this."""
    return Text(f"Build: {name.en}", f"Bauen: {name.de}")


def use(name: Text) -> Text:
    """Label: use this elder."""
    return Text(f"Use an elder: {name.en}", f"Ältesten nutzen: {name.de}")


def choose(number: int) -> Text:
    """Label: this one of several."""
    return Text(f"Choice {number}", f"Möglichkeit {number}")


def serving(plates: int, guests: int) -> Text:
    """Label: so many plates, some with guests."""
    text = PLATE.count(plates)
    if not guests:
        return text
    helped = GUEST.count(guests)
    return Text(f"{text.en}, {helped.en} for the dearest", f"{text.de}, {helped.de} für die teuersten")


def guests_pay(wood: int, fish: int) -> Text:
    """Label: so many guests for wood, so many for fish."""
    if not wood + fish:
        return Text("Without guests", "Ohne Gäste")
    return Text(
        f"{GUEST.count(wood).en} for wood, {GUEST.count(fish).en} for fish",
        f"{GUEST.count(wood).de} für Holz, {GUEST.count(fish).de} für Fisch",
    )


def covering(number: int) -> Text:
    """Label: so many spaces covered."""
    return Text(f"Cover {number}", f"{number} abdecken")


def fish_for_seat(seat: int) -> Text:
    """Label: a fish for the share of this seat."""
    colour = COLOURS[seat]
    return Text(f"The share of {colour.en}", f"Der Anteil bei {colour.de}")


def first(seat: int) -> Text:
    """Label: this seat begins."""
    return Text(f"{COLOURS[seat].en} begins", f"{COLOURS[seat].de} beginnt")


def stack(number: int) -> Text:
    """Label: under this stack."""
    return Text(f"Under stack {number + 1}", f"Unter Stapel {number + 1}")


# What is asked.
ASK_TURN: Final = Text("Where do you place your worker?", "Wo setzt du deine Arbeitskraft ein?")
ASK_BUILDING: Final = Text("Which building do you build?", "Welches Gebäude baust du?")
ASK_SPACE: Final = Text("On which building space?", "Auf welches Baufeld?")
ASK_COST: Final = Text("With what do you pay?", "Womit zahlst du?")
ASK_GUESTS: Final = Text(
    "How many guests help to pay? Each is worth 2 wood or 3 fish.",
    "Wie viele Gäste helfen beim Zahlen? Jeder ist 2 Holz oder 3 Fische wert.",
)
ASK_SHIP: Final = Text("Which ship do you build?", "Welches Schiff baust du?")
ASK_SECOND_SLOOP: Final = Text("Do you take a second sloop?", "Nimmst du eine zweite Slup?")
ASK_SWAP: Final = Text("Which ship do you exchange?", "Welches Schiff tauschst du?")
ASK_SERVE: Final = Text("How many plates do you fill?", "Wie viele Teller befüllst du?")
ASK_FELL: Final = Text("Which forest do you remove?", "Welchen Waldstreifen entfernst du?")
ASK_KEEP: Final = Text("Where does one forest stay?", "Wo bleibt ein Waldstreifen liegen?")
ASK_FOREST: Final = Text("On which double space?", "Auf welches Doppelfeld?")
ASK_EXTRA: Final = Text(
    "Do you add one forest to the new stack?", "Legst du einen Waldstreifen mehr auf den neuen Stapel?"
)
ASK_TAKE: Final = Text("Which elder do you take?", "Welchen Ältesten nimmst du?")
ASK_USE_NOW: Final = Text("Do you use the new elder at once?", "Nutzt du den neuen Ältesten sofort?")
ASK_SERVE_BEFORE: Final = Text(
    "Do you fill one plate before you use the elder?", "Befüllst du einen Teller, bevor du den Ältesten nutzt?"
)
ASK_UNCOVER: Final = Text("Which elder comes to light?", "Welcher Älteste kommt zum Vorschein?")
ASK_CLEAR: Final = Text(
    "The third fish: clear the elder, or leave one?", "Der dritte Fisch: ganz abräumen oder einen liegen lassen?"
)
ASK_DISCARD: Final = Text("Which elder do you take from play?", "Welchen Ältesten nimmst du aus dem Spiel?")
ASK_VILLAGE: Final = Text("What do you take next?", "Was nimmst du als Nächstes?")
ASK_COPY: Final = Text("Which blocked space do you imitate?", "Welches blockierte Feld ahmst du nach?")
ASK_ORDER: Final = Text("Which building's effect comes next?", "Welches Gebäude wirkt als Nächstes?")
ASK_RAZE: Final = Text("Which building do you remove?", "Welches Gebäude entfernst du?")
ASK_PILE: Final = Text("From which pile is a building uncovered?", "Von welchem Stapel wird ein Gebäude aufgedeckt?")
ASK_DRAW: Final = Text("Which building is drawn?", "Welches Gebäude wird gezogen?")
ASK_FIRST: Final = Text("Who begins?", "Wer beginnt?")
ASK_STACK: Final = Text("Under which stack does the elder lie?", "Unter welchem Stapel liegt der Älteste?")
ASK_FISH_ELDER: Final = Text(
    "There are too few fish: which elder gets the next one?",
    "Die Fische reichen nicht: Welcher Älteste bekommt den nächsten?",
)
ASK_FISH_SEAT: Final = Text(
    "There are too few fish: whose share gets the next one?",
    "Die Fische reichen nicht: Wessen Anteil bekommt den nächsten?",
)
ASK_TWICE: Final = Text(
    "Do your own shares get fish a second time?", "Bekommen deine eigenen Anteile ein zweites Mal Fisch?"
)
ASK_BEFORE_FISHING: Final = Text("Anything before the fishing phase?", "Noch etwas vor der Fangzeit?")
ASK_BEFORE_SCORING: Final = Text("Anything before scoring?", "Noch etwas vor der Wertung?")
ASK_COVER: Final = Text(
    "How many free spaces do you cover with wood?", "Wie viele freie Baufelder deckst du mit Holz ab?"
)

# What happened.
ROUND_BEGINS: Final = Text("Round {}.", "Runde {}.")
NEXT_GAME: Final = Text("Game {} of the series.", "Partie {} der Reihe.")
BEGINS: Final = Text("{} begins.", "{} beginnt.")
FISHING_BEGINS: Final = Text("The boats come home.", "Die Boote kommen heim.")
CATCHES: Final = Text("{} catches {}.", "{} fängt {}.")
LOST: Final = Text("{} has no room for {}.", "{} hat keinen Platz für {}.")
FEEDS: Final = Text("{} feeds the elders: {}.", "{} versorgt die Ältesten: {}.")
BOARD_SHARES: Final = Text(
    "{} gives {} to own shares on the action board.", "{} gibt {} auf eigene Anteile auf dem Aktionsplan."
)
FROM_SHARES: Final = Text("{} gets {} from own shares.", "{} erhält {} aus eigenen Anteilen.")
FROM_GUESTS: Final = Text(
    "{} gets {} from own shares and guests aboard.", "{} erhält {} aus eigenen Anteilen und von Gästen an Bord."
)
DIVIDEND: Final = Text("{} gets {} from shares of others.", "{} erhält {} aus fremden Anteilen.")
GAINS: Final = Text("{} receives {}.", "{} erhält {}.")
STORED: Final = Text("{} puts {} into the Reserve.", "{} legt {} in die Rücklagen.")
PAYS: Final = Text("{} pays {}.", "{} zahlt {}.")
PLACED: Final = Text("{} places a worker: {}.", "{} setzt eine Arbeitskraft ein: {}.")
PASSED: Final = Text("{} passes.", "{} setzt aus.")
COPIED: Final = Text("{} imitates: {}.", "{} ahmt nach: {}.")
TRANSFERRED: Final = Text("{} empties the Reserve.", "{} leert die Rücklagen.")
SCHOONER_LAUNCHED: Final = Text(
    "{} brings the schooner out of the Reserve.", "{} bringt den Schoner aus den Rücklagen aufs Wasser."
)
SCHOONER_RETURNED: Final = Text(
    "{} has no room for the schooner of the Reserve.", "{} hat keinen Platz für den Schoner aus den Rücklagen."
)
SERVED: Final = Text("{} fills {} for {}.", "{} befüllt {} für {}.")
ISSUED: Final = Text("{} issues {}.", "{} realisiert {}.")
BOUGHT: Final = Text("{} buys {} for {}.", "{} kauft {} für {}.")
FELLED: Final = Text("{} removes a forest at {}.", "{} entfernt einen Waldstreifen auf {}.")
FELLED_SOME: Final = Text("{} removes {}.", "{} entfernt {}.")
PLANTED: Final = Text("{} puts {} on {}.", "{} legt {} auf {}.")
SHIP_BUILT: Final = Text("{} builds {}: a haul of {}.", "{} baut {}: Fangmenge {}.")
SHIP_FREE: Final = Text("{} takes {} for nothing: a haul of {}.", "{} nimmt {} kostenlos: Fangmenge {}.")
SWAPPED: Final = Text("{} exchanges {} for {}: a haul of {}.", "{} tauscht {} gegen {}: Fangmenge {}.")
RAFT_LAUNCHED: Final = Text("{} launches a raft: a haul of {}.", "{} legt ein Floß an: Fangmenge {}.")
MOORED: Final = Text("{} puts a schooner into the Reserve.", "{} legt einen Schoner in die Rücklagen.")
BOARDED: Final = Text("{} lets a guest aboard {}.", "{} lässt einen Gast auf {} gehen.")
BUILT: Final = Text("{} builds: {}.", "{} baut: {}.")
WOOD_FETCHED: Final = Text("{} takes the wood from {}.", "{} nimmt das Holz von {}.")
RAZED: Final = Text("{} removes: {}.", "{} entfernt: {}.")
BUILDING_ACTS: Final = Text("{} uses: {}.", "{} nutzt: {}.")
SHARE_TURNED: Final = Text("{} turns a share over and keeps it.", "{} dreht einen Anteil um und behält ihn.")
GOLD_LAID: Final = Text("{} puts 1 gold on each elder.", "{} legt je 1 Gold auf die Ältesten.")
TABLE_CLEARED: Final = Text("The Banquet Table is cleared.", "Die Festtafel wird abgeräumt.")
ALL_CLEARED: Final = Text(
    "The Banquet Table and all elders are cleared.", "Festtafel und alle Ältesten werden abgeräumt."
)
OLD_MAN_WAITS: Final = Text(
    "{} will distribute gold instead of fish next time.", "{} verteilt beim nächsten Mal Gold statt Fisch."
)
WOOD_LAID: Final = Text("{} puts 1 wood on each free building space.", "{} legt je 1 Holz auf die freien Baufelder.")
TRIBUTE: Final = Text("{} gives 1 fish to Freed Willy.", "{} gibt 1 Fisch an Willy, den Befreiten.")
COVERED: Final = Text("{} covers free building spaces with {}.", "{} deckt freie Baufelder mit {} ab.")
ELDER_TAKEN: Final = Text("{} takes an elder: {}.", "{} nimmt eine Ältestenkarte: {}.")
ELDER_USED: Final = Text("{} uses an elder: {}.", "{} nutzt eine Ältestenkarte: {}.")
CLEARED: Final = Text("{} clears an elder: {}.", "{} räumt eine Ältestenkarte ab: {}.")
DISCARDED: Final = Text("{} takes an elder from play: {}.", "{} nimmt eine Ältestenkarte aus dem Spiel: {}.")
UNCOVERED: Final = Text("An elder comes to light: {}.", "Eine Ältestenkarte kommt zum Vorschein: {}.")
DISPLAYED: Final = Text("New on display: {}.", "Neu in der Auslage: {}.")
DRAWN: Final = Text("{} draws: {}.", "{} zieht: {}.")
LAYS_OPEN: Final = Text("{} lays open: {}.", "{} legt offen: {}.")

# The score sheet.
LINE_SHIPS: Final = Text("Ships", "Schiffe")
LINE_SHARES: Final = Text("Issued shares", "Realisierte Anteile")
LINE_GOLD: Final = Text("Gold", "Gold")
LINE_FREE: Final = Text("Free building spaces", "Freie Baufelder")
LINE_UNISSUED: Final = Text("Unissued shares", "Nicht realisierte Anteile")
LINE_GUESTS: Final = Text("Guests in supply", "Gäste im Vorrat")
LINE_ABOARD: Final = Text("Guests on ships", "Gäste auf Schiffen")
LINE_DOUBLED: Final = Text("Minus points doubled", "Verdoppelte Minuspunkte")


def game_line(number: int) -> Text:
    """Name the line of an earlier game."""
    return Text(f"Game {number}", f"Partie {number}")


# What a part of a card or elder does.
AND: Final = Text(" and ", " und ")
OR: Final = Text(" or ", " oder ")
THEN: Final = Text("; then ", "; dann ")
THEN_MAYBE: Final = Text("; then, ", "; dann, ")
MAY: Final = Text("if you like, {}", "wenn du willst, {}")
PAY: Final = Text("pay {}", "gib {} ab")
PAY_RESERVE: Final = Text("{} from your Reserve", "{} aus deinen Rücklagen")
FILL_RESERVE: Final = Text("fill your Reserve up to {}", "fülle deine Rücklagen auf {} auf")
MATCH_RESERVE: Final = Text(
    "wood into your Reserve until there is as much of it as fish",
    "Holz in deine Rücklagen, bis dort gleich viel Holz wie Fisch liegt",
)
DOUBLE_RESERVE: Final = Text(
    "double the fish in your Reserve, beyond 8 if need be",
    "verdopple die Fische in deinen Rücklagen, notfalls über 8 hinaus",
)
FROM_BOX: Final = Text("{} (from the box if none is left)", "{} (notfalls aus der Schachtel)")
STORES: Final = Text("{} into your Reserve", "{} in deine Rücklagen")
STORES_OVER: Final = Text("{} into your Reserve, beyond 8 if need be", "{} in deine Rücklagen, notfalls über 8 hinaus")
UP_TO: Final = Text("up to {}", "bis zu {}")
FREE_SHIP: Final = Text("{} for nothing, as Build a Ship", "{} kostenlos, als Schiffbau")
SERVE_ONE: Final = Text("{} on at most 1 plate", "{} auf höchstens 1 Teller")
SERVE_WOOD: Final = Text("{}, with 1 more wood per plate", "{}, mit zusätzlich 1 Holz je Teller")
ISSUE_FOR: Final = Text("{} ({}: {} instead of 2 gold)", "{} ({}: {} statt 2 Gold)")
ISSUE_SEVERAL: Final = Text("{} with {} at once, {} in all", "{} für {} auf einmal, zusammen {}")
REFOREST_WITH: Final = Text("{} with {} on one double space", "{} mit {} auf einem Doppelfeld")
FOR_LESS: Final = Text("{} for {} less", "{} für {} weniger")
NOT_AT_ONCE: Final = Text("{}, without using the elder at once", "{}, ohne sofortige Nutzung")
FELL: Final = Text("remove {}", "entferne {}")
FELL_UP_TO: Final = Text("remove up to {}", "entferne bis zu {}")
FELL_ALL_BUT_ONE: Final = Text(
    "remove all your forests but one: {} for each of them", "entferne alle deine Waldstreifen bis auf einen: je {}"
)
ADD_ANYWHERE: Final = Text(
    "put 1 forest on a free or forested double space", "lege 1 Waldstreifen auf ein freies oder bewaldetes Doppelfeld"
)
ADD_TO_STACK: Final = Text(
    "put 1 forest on a forested double space", "lege 1 Waldstreifen auf ein bewaldetes Doppelfeld"
)
ADD_TO_EACH: Final = Text(
    "put 1 forest on each forested double space that you like",
    "lege je 1 Waldstreifen auf bewaldete Doppelfelder deiner Wahl",
)
DISTRIBUTE: Final = Text("distribute {} as in the fishing phase", "verteile {} wie in der Fangzeit")
GOLD_ON_ELDERS: Final = Text(
    "put 1 gold on each of your elders; it is yours when you use that elder",
    "lege je 1 Gold auf deine Ältesten; du bekommst es, wenn du sie nutzt",
)
CLEAR_TABLE: Final = Text("clear the Banquet Table", "räume die Festtafel ab")
CLEAR_EVERYTHING: Final = Text(
    "clear the Banquet Table and everybody's elders", "räume die Festtafel und alle Ältesten aller Personen ab"
)
DISCARD_ELDER: Final = Text(
    "take one elder of the supply board from play, if you like",
    "nimm nach Belieben einen Ältesten vom Ablageplan aus dem Spiel",
)
SLOOP_AND_ELDERS: Final = Text(
    "in any order: 1 sloop for nothing, as Build a Ship, and up to 2 x Take an Elder, without using them at once",
    "in beliebiger Reihenfolge: 1 Slup kostenlos, als Schiffbau, und bis zu 2 x Ältestenkarte nehmen, "
    "ohne sofortige Nutzung",
)
MOOR: Final = Text(
    "if your Reserve is empty, 1 schooner for nothing into it, as Build a Ship; "
    "it goes to the track when you next empty the Reserve",
    "sind deine Rücklagen leer, 1 Schoner kostenlos hinein, als Schiffbau; "
    "beim nächsten Leeren kommt er auf die Fischfangleiste",
)
SWAP: Final = Text(
    "exchange 1 sloop for a cutter or 1 cutter for a schooner",
    "tausche 1 Slup gegen einen Kutter oder 1 Kutter gegen einen Schoner",
)
RAFT: Final = Text("put 1 raft on your track", "lege 1 Floß auf deine Fischfangleiste")
RAZE: Final = Text("remove one of your buildings from play", "nimm eines deiner Gebäude aus dem Spiel")
UNCOVER_BUILDING: Final = Text(
    "uncover an A or B building for the display", "decke ein A- oder B-Gebäude für die Auslage auf"
)
WOOD_ON_SPACES: Final = Text(
    "put 1 wood on each free building space; it is yours before you build or plant there",
    "lege je 1 Holz auf freie Baufelder; du bekommst es, bevor du dort baust oder Wald legst",
)
TURN_SHARE: Final = Text(
    "turn 1 unissued share over and keep it", "drehe 1 nicht realisierten Anteil um und behalte ihn"
)
OLD_MAN: Final = Text(
    "in the next fishing phase you distribute 1 gold per issued share you hold, instead of fish",
    "in der nächsten Fangzeit verteilst du statt Fischen 1 Gold je realisiertem Anteil in deinem Besitz",
)
LOSE: Final = Text("give up {} if you can", "gib {} ab, wenn du kannst")
TWICE: Final = Text("up to 2 x {}", "bis zu 2 x {}")
FREE: Final = Text("free", "kostenlos")

# Why not.
NOTHING_CHANGES: Final = Text("That would change nothing.", "Das würde nichts ändern.")
BLOCKED: Final = Text("That space is blocked for this round.", "Dieses Feld ist in dieser Runde blockiert.")
NOT_BLOCKED: Final = Text("Only blocked spaces can be imitated.", "Nur blockierte Felder können nachgeahmt werden.")
NO_IMITATION: Final = Text(
    "There is no such imitation space with this number of players.",
    "Dieses Nachahmungsfeld gibt es bei dieser Spielerzahl nicht.",
)
NOTHING_TO_COPY: Final = Text(
    "There is nothing there that you could imitate.", "Dort gibt es nichts, was du nachahmen könntest."
)
RESERVE_IS_EMPTY: Final = Text("Your Reserve is empty.", "Deine Rücklagen sind leer.")
RESERVE_NOT_EMPTY: Final = Text("Your Reserve is not empty.", "Deine Rücklagen sind nicht leer.")
RESERVE_SHORT: Final = Text("There is too little in your Reserve.", "In deinen Rücklagen ist zu wenig.")
NO_PLATES: Final = Text("There are not so many empty plates.", "So viele leere Teller gibt es nicht.")
ONE_PLATE: Final = Text("Only one plate may be filled here.", "Hier darf nur ein Teller befüllt werden.")
TOO_FEW_FISH: Final = Text("You have too few fish for that.", "Dafür hast du zu wenige Fische.")
TOO_FEW_GOODS: Final = Text("You cannot pay for that.", "Das kannst du nicht bezahlen.")
TOO_FEW_GUESTS: Final = Text("You do not have so many guests.", "So viele Gäste hast du nicht.")
GUESTS_WASTED: Final = Text("Fewer guests would pay for that too.", "Dafür würden auch weniger Gäste reichen.")
NO_UNISSUED: Final = Text(
    "You have too few unissued shares for that.", "Dafür hast du zu wenige nicht realisierte Anteile."
)
NO_SHARES: Final = Text("There are no shares on the action board.", "Auf dem Aktionsplan liegen keine Anteile.")
SHARES_TOO_DEAR: Final = Text(
    "All shares must be bought together, and you have too little gold.",
    "Alle Anteile müssen gemeinsam gekauft werden, dafür fehlt dir Gold.",
)
NO_FOREST: Final = Text("You have no forests.", "Du hast keine Waldstreifen.")
TOO_FEW_FORESTS: Final = Text("You have too few forests for that.", "Dafür hast du zu wenige Waldstreifen.")
NO_FOREST_THERE: Final = Text("There is no forest.", "Dort liegt kein Waldstreifen.")
FORESTED: Final = Text(
    "There are forests already; a free double space is needed.",
    "Dort liegt schon Wald; nötig ist ein freies Doppelfeld.",
)
NOT_FREE: Final = Text("That is not free.", "Das ist nicht frei.")
NO_FREE_DOUBLE: Final = Text("You have no free double space.", "Du hast kein freies Doppelfeld.")
NO_PLACE_FOR_FOREST: Final = Text("There is no place for a forest.", "Für einen Waldstreifen ist kein Platz.")
HAD_ITS_FOREST: Final = Text("Each stack gets one forest.", "Jeder Stapel bekommt einen Waldstreifen.")
WOOD_FULL: Final = Text("You already have 12 wood.", "Du hast schon 12 Holz.")
NO_SHIP_LEFT: Final = Text(
    "There is no such ship left on the supply board.", "Auf dem Ablageplan ist kein solches Schiff mehr."
)
NO_ROOM_ON_TRACK: Final = Text(
    "Your Fishing track has no room for it.", "Auf deiner Fischfangleiste ist dafür kein Platz."
)
TRACK_FULL: Final = Text("Your Fishing track is full.", "Deine Fischfangleiste ist voll.")
CANNOT_BUILD_SHIP: Final = Text(
    "There is no ship that you could pay for and that has room on your track.",
    "Es gibt kein Schiff, das du bezahlen kannst und das auf deine Fischfangleiste passt.",
)
NO_SUCH_SHIP: Final = Text("You do not have that ship.", "Dieses Schiff hast du nicht.")
NO_SHIP_FOR_GUEST: Final = Text("You have no such ship without a guest.", "Du hast kein solches Schiff ohne Gast.")
RAFT_NEEDS_SHIP: Final = Text(
    "The first space of the track must be covered first.", "Das erste Feld der Fischfangleiste muss schon belegt sein."
)
STILTS_NOT_FREE: Final = Text(
    "The spaces of the track with stilts are not free.", "Die Felder der Fischfangleiste mit Pfählen sind nicht frei."
)
NO_FREE_SPACE: Final = Text("You have no free building space.", "Du hast kein freies Baufeld.")
CANNOT_BUILD: Final = Text(
    "There is no building that you could pay for and have a free space for.",
    "Es gibt kein Gebäude, das du bezahlen kannst und für das du ein freies Baufeld hast.",
)
NOT_ON_OFFER: Final = Text(
    "That building is neither on display nor in your hand.",
    "Dieses Gebäude liegt weder aus, noch hast du es auf der Hand.",
)
NO_SUCH_COST: Final = Text("That building is not paid with this.", "Damit wird dieses Gebäude nicht bezahlt.")
NO_BUILDINGS: Final = Text("You have no buildings.", "Du hast keine Gebäude.")
NOT_YOUR_BUILDING: Final = Text("You do not have that building.", "Dieses Gebäude hast du nicht.")
NO_LONGER: Final = Text("What it waited for is no longer so.", "Worauf es gewartet hat, gilt nicht mehr.")
NOT_WAITING: Final = Text("That building has nothing to do now.", "Dieses Gebäude hat gerade nichts zu tun.")
NOT_ON_TOP: Final = Text("Only an elder on top of a stack can be taken.", "Nur Älteste obenauf können genommen werden.")
NO_ELDERS: Final = Text("There are no elders left.", "Es sind keine Ältesten mehr da.")
COUNCIL_FULL: Final = Text("Your council has five elders already.", "In deinem Rat sitzen schon fünf Älteste.")
COUNCIL_EMPTY: Final = Text("You have no elders.", "Du hast keine Ältesten.")
NOT_YOUR_ELDER: Final = Text("That elder is not in your council.", "Dieser Älteste sitzt nicht in deinem Rat.")
ELDER_BLOCKED: Final = Text(
    "There is a worker on that elder already.", "Auf diesem Ältesten liegt schon eine Arbeitskraft."
)
NO_FISH_ON_TABLE: Final = Text(
    "There is no fish on the Banquet Table for the elder.", "Auf der Festtafel ist kein Fisch für den Ältesten."
)
TWO_ELDERS: Final = Text("Two elders are the most here.", "Mehr als zwei Älteste gibt es hier nicht.")
HAD_ITS_FISH: Final = Text("That elder has a fish already.", "Dieser Älteste hat schon einen Fisch.")
NO_SHARE_THERE: Final = Text(
    "That player holds no share of yours that still needs a fish.",
    "Dort liegt kein Anteil von dir, dem noch ein Fisch fehlt.",
)
NOT_FACE_DOWN: Final = Text("That elder does not lie there.", "Dieser Älteste liegt nicht dort.")
NOT_IN_PILE: Final = Text("That building is not in the pile.", "Dieses Gebäude ist nicht im Stapel.")
PILE_EMPTY: Final = Text("That pile is empty.", "Dieser Stapel ist leer.")
STACK_TAKEN: Final = Text("Under that stack there is one already.", "Unter diesem Stapel liegt schon eine Karte.")
NO_SUCH_SEAT: Final = Text("There is no such seat.", "Diesen Platz gibt es nicht.")
