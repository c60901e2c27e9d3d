"""What the page says of the printed things of Fleet, in English and German."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text

# What the licenses of a type give, level by level. In the short form {star}, {coin}, {boat} and {fish} become icons.
SHRIMP_LICENSE: Final = Text(
    "A shrimp die that you choose is any boat type, or the coins face.",
    "Ein Garnelenwürfel, den du wählst, ist jeder Bootstyp oder die Münzseite.",
)
SHRIMP_TIMES: Final = Text(
    "A shrimp die that you choose is any boat type, or the coins face, {} times.",
    "Ein Garnelenwürfel, den du wählst, ist {}-mal jeder Bootstyp oder die Münzseite.",
)
AND_STARS: Final = Text(" And with it {}.", " Dazu {}.")
COD_LICENSE: Final = Text("{} for every boat that you launch.", "{} für jedes Boot, das du einsetzt.")
LOBSTER_LICENSE: Final = Text("{} more in the income phase.", "{} mehr in der Einnahme-Phase.")
SWORDFISH_LICENSE: Final = Text("{} after the fishing phase.", "{} nach der Fischen-Phase.")
OYSTER_LICENSE: Final = Text(
    "In place of its second fish, an oyster boat may earn {}. Oyster boats hold {}.",
    "Statt des zweiten Fischs darf ein Austernboot {} bringen. Austernboote fassen {}.",
)
SECOND_LICENSE: Final = Text(" The second license brings {} at once.", " Die zweite Lizenz bringt sofort {}.")
LEVEL_3: Final = Text(" {} at the end.", " Am Ende {}.")

ANY_TYPE: Final = Text("any type", "jeder Typ")
A_BOAT: Final = Text("+{} {{coin}} per {{boat}}", "+{} {{coin}} je {{boat}}")
INCOME: Final = Text("+{} {{coin}} income", "+{} {{coin}} Einnahme")
AFTER_FISHING: Final = Text("{} after fishing", "{} nach Fischen")
OR_COIN: Final = Text("{{fish}} or {} {{coin}}, max. {}", "{{fish}} oder {} {{coin}}, max. {}")

# The sections.
BOAT_TYPE: Final = Text(
    "Boats of this type catch {} each when there is fishing, and hold {}.",
    "Jedes Boot dieses Typs fängt beim Fischen {} und fasst {}.",
)
OYSTER_TYPE: Final = Text(
    "Oyster boats catch {} each when there is fishing. They hold {} fish, by the level of your license (0 to 3).",
    "Jedes Austernboot fängt beim Fischen {}. Es fasst {} Fische, je nach Level deiner Lizenz (0 bis 3).",
)
KING_CRAB: Final = Text(
    "First the license: {} at the end, and one bonus of the list (at most {}) that nobody else can have then. After "
    "it, boats that fish and hold {}.",
    "Zuerst die Lizenz: am Ende {} und ein Bonus der Liste (höchstens {}), den dann niemand sonst haben kann. Danach "
    "Boote, die fischen und {} fassen.",
)
CAPTAINS_CLUB: Final = Text(
    "Its fish boxes are a fishing phase of your own: all your boats fish, nobody else's. Swordfish licenses do not "
    "count.",
    "Seine Fisch-Kästchen sind eine eigene Fischen-Phase: alle deine Boote fischen, sonst keine. Schwertfischlizenzen "
    "zählen dabei nicht.",
)
RESEARCH_VESSEL: Final = Text(
    "Every vessel is a boat without room for fish, and so never full. {} each.",
    "Jedes Schiff ist ein Boot ohne Platz für Fisch und deshalb nie voll. Je {}.",
)
BARGE: Final = Text(
    "When a fishing begins, the barge catches {} for each of your boats that is full. It holds {}.",
    "Zu Beginn eines Fischens fängt der Lastkahn {} für jedes deiner vollen Boote. Er fasst {}.",
)
INUIT: Final = Text(
    "Boats that fish like any others and hold {}.", "Boote, die wie alle anderen fischen und {} fassen."
)
CASINO: Final = Text(
    "Once in every dice phase you may roll the die that you have taken again; the new face counts.",
    "Einmal in jeder Würfelphase darfst du den genommenen Würfel neu werfen; die neue Seite gilt.",
)
ANNAS_BANK: Final = Text("{} for every marked box.", "{} für jedes angekreuzte Kästchen.")
SEAFOOD_BUFFET: Final = Text(
    "A boat die may fill the hex of its type instead of its usual use. 1 to 5 hexes are {} points.",
    "Ein Bootswürfel darf statt seiner üblichen Nutzung das Sechseck seines Typs füllen. 1 bis 5 Sechsecke sind {} "
    "Punkte.",
)
SALVAGE_YARD: Final = Text(
    "A die may be a star action instead of its usual use, {} times in the game.",
    "Ein Würfel darf statt seiner üblichen Nutzung eine Stern-Aktion sein, {}-mal im Spiel.",
)
FISHERMANS_PUB: Final = Text(
    "Worth points only when all of its boxes are marked.", "Bringt erst Punkte, wenn alle Kästchen angekreuzt sind."
)
BAIT_SHOP: Final = Text("A die that you use as a coin brings {}.", "Ein Würfel, den du als Münze nutzt, bringt {}.")
SMOKERY: Final = Text("The market brings {} more.", "Der Markt bringt {} mehr.")
CANNERY: Final = Text("In the income phase {} for each full boat.", "In der Einnahme-Phase {} für jedes volle Boot.")
WORTH: Final = Text(" Completed: {} at the end.", " Fertig: am Ende {}.")

# What a box does, by its letter on the sheet.
SIGNS: Final = {
    ".": (Text("plain box", "einfaches Kästchen"), Text("Leads on to the next one.", "Führt weiter zum nächsten.")),
    "L": (
        Text("license", "Lizenz"),
        Text("Activates the topmost license of its type.", "Aktiviert die oberste Lizenz des Typs."),
    ),
    "B": (Text("boat", "Boot"), Text("Launches the topmost boat.", "Setzt das oberste Boot ein.")),
    "?": (
        Text("license or boat", "Lizenz oder Boot"),
        Text("A license or a boat, as you like.", "Eine Lizenz oder ein Boot, wie du willst."),
    ),
    "F": (
        Text("fishing of your own", "eigenes Fischen"),
        Text("All your boats fish at once, nobody else's.", "Alle deine Boote fischen sofort, sonst keine."),
    ),
    "A": (
        Text("completes the building", "macht das Gebäude fertig"),
        Text("From now on the building works.", "Ab jetzt wirkt das Gebäude."),
    ),
}

# What the faces of the dice bring.
BOAT_FACE: Final = Text(
    "Mark the topmost open box of this boat type.", "Kreuze das oberste offene Kästchen dieses Bootstyps an."
)
COINS_FACE: Final = Text("Earn {}.", "Verdiene {}.")
HARBOR_FACE: Final = Text(
    "Mark the topmost open box of any ship in the harbor.",
    "Kreuze das oberste offene Kästchen irgendeines Schiffs im Hafen an.",
)
WHARF_FACE: Final = Text(
    "Mark the topmost open box of any building at the wharf.",
    "Kreuze das oberste offene Kästchen irgendeines Gebäudes am Ufer an.",
)
MARKET_FACE: Final = Text(
    "Earn coins by all the fish on your boats; the fish stay there.",
    "Verdiene Münzen nach allen Fischen auf deinen Booten; die Fische bleiben dort.",
)

# Cards.
CAPTAIN: Final = Text("Captain: {}", "Kapitän: {}")
CAPTAIN_TEXT: Final = Text(
    "Starts with the top {} boxes of: {}; and a box of: {}. At the end {} (at most {}).",
    "Startet mit den obersten {} Kästchen von: {}; und einem Kästchen von: {}. Am Ende {} (höchstens {}).",
)
GOLD: Final = Text("Gold trophy: most {}", "Goldene Trophäe: die meisten {}")
GOLD_TEXT: Final = Text(
    "{} for whoever has most of them at the end of the game; all who tie have it.",
    "{} für die meisten davon am Ende des Spiels; bei Gleichstand für alle, die sie haben.",
)
SILVER: Final = Text("Silver trophy: first to {}", "Silberne Trophäe: zuerst {}")
SILVER_TEXT: Final = Text("{} for whoever has them first.", "{} für den, der sie zuerst hat.")
BONUS_NAME: Final = Text("King Crab bonus: {}", "Königskrabben-Bonus: {}")
BONUS_TEXT: Final = Text("{}, at most {}.", "{}, höchstens {}.")

# Phases of a round.
PHASES: Final = {
    "start": (Text("Set-up", "Aufbau"), Text("Everybody gets a start.", "Alle bekommen einen Start.")),
    "boat": (
        Text("Boats", "Boote"),
        Text(
            "{} boat dice: in turn everybody takes one, then all use the last one.",
            "{} Bootswürfel: reihum nimmt jeder einen, dann nutzen alle den letzten.",
        ),
    ),
    "income": (
        Text("Income", "Einnahmen"),
        Text("{}, lobster licenses and cannery; at most {}.", "{}, Hummerlizenzen und Konserven; höchstens {}."),
    ),
    "fishing": (
        Text("Fishing", "Fischen"),
        Text("Every boat catches fish; only in rounds {}.", "Jedes Boot fängt Fisch; nur in den Runden {}."),
    ),
    "town": (
        Text("Town", "Stadt"),
        Text(
            "{} town dice and {}: in turn everybody takes one, then all use the last one.",
            "{} Stadtwürfel und {}: reihum nimmt jeder einen, dann nutzen alle den letzten.",
        ),
    ),
    "end": (Text("The end", "Ende"), Text("Points are counted.", "Die Punkte werden gezählt.")),
}

# Parts of a sheet, to say which of them are not certain.
FIELDS: Final = {
    "column": Text("boxes", "Kästchen"),
    "boxes": Text("number of boxes", "Zahl der Kästchen"),
    "boats": Text("number of boats", "Zahl der Boote"),
    "capacity": Text("fish a boat", "Fische je Boot"),
    "boat_points": Text("points of the boats", "Punkte der Boote"),
    "level_3_points": Text("points of level 3", "Punkte von Level 3"),
    "length": Text("length of the coin track", "Länge der Münzleiste"),
    "stars": Text("stars of the coin track", "Sterne der Münzleiste"),
    "steps": Text("market", "Markt"),
    "bonuses": Text("bonuses of the King Crab", "Boni der Königskrabbe"),
    "cards": Text("captain cards", "Kapitänskarten"),
    "gold": Text("gold trophies", "goldene Trophäen"),
    "silver": Text("silver trophies", "silberne Trophäen"),
}

TABLES: Final = Text("Tables and cards", "Tabellen und Karten")

# Kinds of things in the glossary.
KINDS: Final = {
    "boats": Text("boat type", "Bootstyp"),
    "harbor": Text("ship in the harbor", "Schiff im Hafen"),
    "wharf": Text("building at the wharf", "Gebäude am Ufer"),
    "license": Text("license", "Lizenz"),
    "die": Text("side of a die", "Würfelseite"),
    "box": Text("box", "Kästchen"),
    "captain": Text("captain card", "Kapitänskarte"),
    "trophy": Text("trophy card", "Trophäenkarte"),
    "bonus": Text("King Crab bonus", "Königskrabben-Bonus"),
    "term": Text("term", "Begriff"),
}
LICENSES_OF: Final = Text("{} license", "Lizenz: {}")
LEVEL: Final = Text("Level {}: {}", "Level {}: {}")

TERMS: Final = (
    (
        Text("Topmost box", "Oberstes Kästchen"),
        Text(
            "Boxes of a section are marked from the top; none may be left out.",
            "Die Kästchen eines Abschnitts werden von oben angekreuzt; keins wird ausgelassen.",
        ),
    ),
    (
        Text("Star action", "Stern-Aktion"),
        Text(
            "Mark the topmost box of any section at once, with all that it sets off; no coin, fish or hex box. It may "
            "be let go.",
            "Kreuze sofort das oberste Kästchen irgendeines Abschnitts an, mit allem, was es auslöst; kein Münz-, "
            "Fisch- oder Sechseck-Kästchen. Man darf darauf verzichten.",
        ),
    ),
    (
        Text("Die as a coin", "Würfel als Münze"),
        Text(
            "Any die can bring a coin instead of its usual use; with the Bait Shop two.",
            "Jeder Würfel kann statt seiner üblichen Nutzung eine Münze bringen; mit dem Köderladen zwei.",
        ),
    ),
    (
        Text("Last die", "Letzter Würfel"),
        Text(
            "The die that is left is used by everybody at the same time. Shrimp licenses and the casino do not count "
            "for it.",
            "Den übrigen Würfel nutzen alle gleichzeitig. Garnelenlizenzen und Kasino zählen dabei nicht.",
        ),
    ),
    (
        Text("Full boat", "Volles Boot"),
        Text(
            "A boat with a fish in each of its fish boxes. It catches nothing more; research vessels are never full.",
            "Ein Boot mit einem Fisch in jedem seiner Fisch-Kästchen. Es fängt nichts mehr; "
            "Forschungsschiffe sind nie voll.",
        ),
    ),
    (
        Text("Coin track", "Münzleiste"),
        Text(
            "Every coin marks its next box; every star that is marked is a star action. What does not fit is lost.",
            "Jede Münze kreuzt ihr nächstes Kästchen an; jeder angekreuzte Stern ist eine Stern-Aktion. Was nicht mehr "
            "passt, verfällt.",
        ),
    ),
    (
        Text("Captain Ruth", "Kapitänin Ruth"),
        Text(
            "The rival of the solo game. She takes dice and strikes your lowest open boxes, where her stones lie or "
            "next clockwise; a market die strikes your next star.",
            "Die Gegnerin im Solospiel. Sie nimmt Würfel und streicht deine untersten offenen Kästchen, wo ihre Steine "
            "liegen oder im Uhrzeigersinn danach; ein Marktwürfel streicht deinen nächsten Stern.",
        ),
    ),
)
