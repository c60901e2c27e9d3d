"""The words of Fleet, English and German: names, questions, what happened, and the rules that forbid a move."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text, noun
from netloft.games.fleet.rules.sheets.sections import BOATS, SECTION_NAMES

COLOURS: Final = (Text("Red", "Rot"), Text("Yellow", "Gelb"), Text("Green", "Grün"), Text("Blue", "Blau"))

FISH: Final = noun("fish", "fish", "Fisch", "Fische")
COIN: Final = noun("coin", "coins", "Münze", "Münzen")
POINT: Final = noun("point", "points", "Punkt", "Punkte")
BOX: Final = noun("box", "boxes", "Kästchen", "Kästchen")
STAR_ACTION: Final = noun("star action", "star actions", "Stern-Aktion", "Stern-Aktionen")

FACE_NAMES: Final = (
    *SECTION_NAMES[: len(BOATS)],
    Text("Coins", "Münzen"),
    Text("Harbor", "Hafen"),
    Text("Wharf", "Ufer"),
    Text("Market", "Markt"),
)

# The parts of the score.
FISH_LINE: Final = Text("Fish", "Fisch")
BOATS_LINE: Final = Text("Boats", "Boote")
LICENSES_LINE: Final = Text("Licenses", "Lizenzen")
BUILDINGS_LINE: Final = Text("Buildings", "Gebäude")
BONUS_LINE: Final = Text("Bonus", "Bonus")

# Labels of options.
MARK_OPTIONS: Final = tuple([Text(f"Mark: {name.en}", f"Ankreuzen: {name.de}") for name in SECTION_NAMES])
STAR_OPTIONS: Final = tuple([Text(f"Star action: {name.en}", f"Stern-Aktion: {name.de}") for name in SECTION_NAMES])
LICENSE_OPTIONS: Final = tuple(
    [Text(f"A license: {name.en}", f"Eine Lizenz: {name.de}") for name in SECTION_NAMES[: len(BOATS)]]
)
BOAT_OPTIONS: Final = tuple(
    [Text(f"A boat: {name.en}", f"Ein Boot: {name.de}") for name in SECTION_NAMES[: len(BOATS)]]
)
COINS_OPTION: Final = Text("The coins of the coin face", "Die Münzen der Münzseite")
MARKET_OPTION: Final = Text("Go to the market", "Zum Markt")
COIN_OPTION: Final = Text("Use the die as a coin", "Den Würfel als Münze nutzen")
SALVAGE_OPTION: Final = Text(
    "Salvage Yard: a star action for the die", "Wertstoffhof: eine Stern-Aktion für den Würfel"
)
HEX_OPTION: Final = Text("Seafood Buffet: fill the hex of the die", "Meeresfrüchtebuffet: das Sechseck des Würfels")
FORGO_OPTION: Final = Text("Let a star action go", "Auf eine Stern-Aktion verzichten")
SECOND_FISH: Final = Text("Catch a second fish", "Einen zweiten Fisch fangen")
COIN_INSTEAD: Final = Text("Earn a coin instead", "Stattdessen eine Münze verdienen")
KEEP_OPTION: Final = Text("Keep the die as it is", "Den Würfel so lassen")
REROLL_OPTION: Final = Text("Roll the die again", "Den Würfel noch einmal werfen")
BONUS_FOR: Final = Text("Bonus for {}", "Bonus für {}")
GOLD_FOR: Final = Text("Gold: most {}", "Gold: die meisten {}")
SILVER_FOR: Final = Text("Silver: first to so many {}", "Silber: zuerst so viele {}")

# What is asked.
ASK_ROLL: Final = Text("What does the die show?", "Was zeigt der Würfel?")
ASK_CAPTAIN: Final = Text("Which captain card is dealt?", "Welche Kapitänskarte wird ausgeteilt?")
ASK_TROPHY: Final = Text("Which trophy is drawn?", "Welche Trophäe wird gezogen?")
ASK_FIRST: Final = Text("Who plays first?", "Wer beginnt?")
ASK_TAKE: Final = Text("Which die do you take?", "Welchen Würfel nimmst du?")
ASK_REROLL: Final = Text("Do you roll your die again?", "Wirfst du deinen Würfel noch einmal?")
ASK_USE: Final = Text("What do you use the die for?", "Wofür nutzt du den Würfel?")
ASK_USE_OWN: Final = tuple(
    [
        Text(f"Your die shows {face.en}: what do you use it for?", f"Dein Würfel zeigt {face.de}: Wofür nutzt du ihn?")
        for face in FACE_NAMES
    ]
)
ASK_USE_LAST: Final = tuple(
    [
        Text(
            f"The last die is for everybody and shows {face.en}: what do you use it for?",
            f"Der letzte Würfel gilt für alle und zeigt {face.de}: Wofür nutzt du ihn?",
        )
        for face in FACE_NAMES
    ]
)
ASK_STAR: Final = Text("A star action: where do you mark a box?", "Eine Stern-Aktion: wo kreuzt du ein Kästchen an?")
ASK_ACTIVATION: Final = tuple(
    [
        Text(f"{name.en}: a license or a boat?", f"{name.de}: eine Lizenz oder ein Boot?")
        for name in SECTION_NAMES[: len(BOATS)]
    ]
)
ASK_OYSTER: Final = Text(
    "The next oyster boat: a second fish, or a coin instead?",
    "Das nächste Austernboot: ein zweiter Fisch oder stattdessen eine Münze?",
)
ASK_BONUS: Final = Text(
    "Which bonus do you choose for your King Crab license?",
    "Welchen Bonus wählst du für deine Königskrabbenlizenz?",
)

# What happened.
STARTS_WITH: Final = Text("{} starts with: {}.", "{} startet mit: {}.")
GOLD_DRAWN: Final = Text("The gold trophy is for the most {}.", "Die goldene Trophäe: wer die meisten {} hat.")
SILVER_DRAWN: Final = Text("The silver trophy is for the first to {}.", "Die silberne Trophäe: wer zuerst {} hat.")
IS_FIRST: Final = Text("{} plays first.", "{} beginnt.")
ROUND_STARTS: Final = Text("Round {} begins.", "Runde {} beginnt.")
ROLLED: Final = Text("The dice show: {}.", "Die Würfel zeigen: {}.")
ALL_USE: Final = Text("All use the last die: {}.", "Alle nutzen den letzten Würfel: {}.")
INCOME_STARTS: Final = Text("Income.", "Einnahmen.")
FISHING_STARTS: Final = Text("All boats fish.", "Alle Boote fischen.")
TAKEN: Final = Text("{} takes a die: {}.", "{} nimmt einen Würfel: {}.")
REROLLS: Final = Text("{} rolls the die again.", "{} wirft den Würfel noch einmal.")
REROLLED: Final = Text("{} has rolled: {}.", "{} hat geworfen: {}.")
MARKED: Final = Text("{} marks box {} of: {}.", "{} kreuzt Kästchen {} an: {}.")
LICENSED: Final = Text("{} activates a license: {}, level {}.", "{} aktiviert eine Lizenz: {}, Level {}.")
KING_CRAB_LICENSED: Final = Text("{} activates the King Crab license.", "{} aktiviert die Königskrabbenlizenz.")
LAUNCHED: Final = Text("{} launches a boat: {}.", "{} setzt ein Boot ein: {}.")
COMPLETED: Final = Text("{} completes: {}.", "{} vervollständigt: {}.")
NO_BOAT_TO_LAUNCH: Final = Text("{} has no boat left there: {}.", "{} hat dort kein Boot mehr: {}.")
NO_LICENSE_TO_ACTIVATE: Final = Text("{} has no license left there: {}.", "{} hat dort keine Lizenz mehr: {}.")
COINS_GAINED: Final = Text("{} earns {}.", "{} verdient {}.")
STARS_REACHED: Final = Text("{} reaches a star: {}.", "{} erreicht einen Stern: {}.")
SWORDFISH_STARS: Final = Text("{} has swordfish licenses: {}.", "{} hat Schwertfischlizenzen: {}.")
FISHES_ALONE: Final = Text("{} fishes alone.", "{} fischt allein.")
CAUGHT: Final = Text("{} catches {}.", "{} fängt {}.")
CAUGHT_MORE: Final = Text("{} catches {} more.", "{} fängt noch {}.")
AT_THE_MARKET: Final = Text("{} goes to the market: {}.", "{} geht auf den Markt: {}.")
SALVAGED: Final = Text(
    "{} uses the die for a star action at the Salvage Yard.",
    "{} nutzt den Würfel am Wertstoffhof für eine Stern-Aktion.",
)
FILLED_HEX: Final = Text("{} fills a hex of the Seafood Buffet: {}.", "{} füllt ein Sechseck des Buffets: {}.")
FORGONE: Final = Text("{} lets a star action go.", "{} verzichtet auf eine Stern-Aktion.")
BONUS_CHOSEN: Final = Text("{} chooses a King Crab bonus: {}.", "{} wählt einen Königskrabben-Bonus: {}.")
SILVER_WON: Final = Text("{} wins the silver trophy: {}.", "{} gewinnt die silberne Trophäe: {}.")
GOLD_WON: Final = Text("{} wins the gold trophy: {}.", "{} gewinnt die goldene Trophäe: {}.")
FINAL_SCORE: Final = Text("{} ends with {}.", "{} kommt auf {}.")
RANKED: Final = Text("{} is called: {}.", "{} darf sich nennen: {}.")
RUTH_TAKES: Final = Text("Captain Ruth takes a die: {}.", "Kapitänin Ruth nimmt einen Würfel: {}.")
RUTH_SHARES: Final = Text(
    "Captain Ruth uses the last die too: {}.", "Kapitänin Ruth nutzt auch den letzten Würfel: {}."
)
RUTH_STRIKES: Final = Text("Captain Ruth strikes out {}: {}.", "Kapitänin Ruth streicht {}: {}.")
RUTH_STRIKES_STAR: Final = Text(
    "Captain Ruth strikes out the star at coin {}.", "Kapitänin Ruth streicht den Stern bei Münze {}."
)
RUTH_PASSES: Final = Text("Captain Ruth finds nothing to strike out.", "Kapitänin Ruth findet nichts zu streichen.")
STONES_MOVE: Final = Text("Captain Ruth's stones move to: {}.", "Kapitänin Ruths Steine ziehen auf: {}.")

# Why not.
ROLLED_AGAIN: Final = Text("At the start, coins are rolled again.", "Zu Beginn werden Münzen noch einmal geworfen.")
NO_SUCH_SIDE: Final = Text("The town die has no such side.", "Der Stadtwürfel hat keine solche Seite.")
NO_SUCH_DIE: Final = Text("No die in the pool shows that.", "Kein Würfel im Vorrat zeigt das.")
NO_SUCH_CARD: Final = Text("The sheet has no such card.", "Auf dem Bogen steht keine solche Karte.")
CARD_DEALT: Final = Text("That card is dealt already.", "Diese Karte ist schon vergeben.")
NO_SUCH_SEAT: Final = Text("Nobody sits there.", "Dort sitzt niemand.")
NOT_WITH_THIS_DIE: Final = Text("The die in hand does not allow that.", "Das erlaubt der Würfel nicht.")
NO_BOX_LEFT: Final = Text("There is no open box left there.", "Dort ist kein Kästchen mehr offen.")
NO_STAR_ACTION: Final = Text("You have no star action now.", "Du hast jetzt keine Stern-Aktion.")
DIE_BEGUN: Final = Text(
    "Only a die that has not been used at all can be used for that.",
    "Dafür taugt nur ein Würfel, der noch gar nicht genutzt wurde.",
)
NO_SALVAGE_YARD: Final = Text("You have no Salvage Yard.", "Du hast keinen Wertstoffhof.")
SALVAGE_SPENT: Final = Text(
    "You have used your Salvage Yard as often as you may.", "Du hast deinen Wertstoffhof so oft genutzt, wie du darfst."
)
NO_BUFFET: Final = Text("You have no Seafood Buffet.", "Du hast kein Meeresfrüchtebuffet.")
HEX_FILLED: Final = Text("That hex is filled already.", "Dieses Sechseck ist schon ausgefüllt.")
NO_LICENSE_LEFT: Final = Text("You have all licenses of that type.", "Du hast schon alle Lizenzen dieses Typs.")
NO_BOAT_LEFT: Final = Text(
    "You have launched all boats of that type.", "Du hast schon alle Boote dieses Typs eingesetzt."
)
NO_SUCH_BONUS: Final = Text("The sheet has no such bonus.", "Diesen Bonus gibt es auf dem Bogen nicht.")
BONUS_TAKEN: Final = Text(
    "Another player has that bonus; each can be chosen only once.",
    "Diesen Bonus hat schon jemand; jeder ist nur einmal zu haben.",
)

# What to say to values that do not exist, by how the texts of moves begin.
NO_SUCH_SECTION: Final = Text("The sheet has no such section.", "Auf dem Bogen gibt es keinen solchen Abschnitt.")
NO_SUCH_TYPE: Final = Text("There is no such type of boat.", "Diesen Bootstyp gibt es nicht.")
NO_SUCH: Final[dict[str, Text]] = {
    "take ": NO_SUCH_DIE,
    "mark ": NO_SUCH_SECTION,
    "star ": NO_SUCH_SECTION,
    "license ": NO_SUCH_TYPE,
    "boat ": NO_SUCH_TYPE,
    "bonus ": NO_SUCH_BONUS,
}
