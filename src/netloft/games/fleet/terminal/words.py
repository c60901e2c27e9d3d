"""What the renderer of Fleet says, in English and German."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text, noun

INTRO: Final = Text(
    "Fleet: The Dice Game: launch boats, catch fish, build at the wharf; the most points win.\n"
    "An unofficial, non-commercial fan edition; game by Ben Pinchback and Matt Riddle.\n"
    "The score sheet is a reconstruction, not the printed one: netloft sheet show.",
    "Fleet: Das Würfelspiel: Boote einsetzen, Fisch fangen, am Ufer bauen; die meisten Punkte gewinnen.\n"
    "Inoffizielle, nicht kommerzielle Fan-Ausgabe; Spiel von Ben Pinchback und Matt Riddle.\n"
    "Der Auswertungsbogen ist eine Rekonstruktion, nicht der gedruckte: netloft sheet show.",
)

RULES: Final = (
    (
        Text("A round", "Eine Runde"),
        Text(
            "Boat dice: each takes one in turn, all use the last one. Income: 1 coin and bonuses, 10 at most. "
            "In even rounds every boat fishes. Then the same with the town dice.",
            "Bootswürfel: reihum nimmt jeder einen, den letzten nutzen alle. Einnahmen: 1 Münze und Boni, "
            "höchstens 10. In geraden Runden fischt jedes Boot. Dann dasselbe mit den Stadtwürfeln.",
        ),
    ),
    (
        Text("Boxes", "Kästchen"),
        Text(
            "Always the topmost open one of a section: L a license, B a boat, ? either, F a fishing of your "
            "own, A completes a building.",
            "Immer das oberste offene eines Abschnitts: L eine Lizenz, B ein Boot, ? eins von beiden, F eine "
            "eigene Fischen-Phase, A vervollständigt ein Gebäude.",
        ),
    ),
    (
        Text("Dice", "Würfel"),
        Text(
            "A boat marks a box of its type; harbor and wharf a box of any ship or building; the market pays "
            "for all your fish; the face with coins pays 3. Any die can be 1 coin instead.",
            "Ein Boot kreuzt ein Kästchen seines Typs an; Hafen und Ufer eins bei irgendeinem Schiff oder "
            "Gebäude; der Markt zahlt für alle deine Fische; die Münzseite bringt 3. Jeder Würfel kann auch 1 "
            "Münze sein.",
        ),
    ),
    (
        Text("Stars", "Sterne"),
        Text(
            "A star on the coin track lets you mark any topmost box at once; in a fishing phase, after it.",
            "Ein Stern auf der Münzleiste lässt dich sofort irgendein oberstes Kästchen ankreuzen; beim Fischen"
            " danach.",
        ),
    ),
    (
        Text("Licenses", "Lizenzen"),
        Text(
            "Shrimp: your chosen shrimp die is any type, then with a star action, then twice. Cod: 1, 2, 3 "
            "coins for each boat launched. Lobster: 1, 2, 3 coins more income. Swordfish: star actions after "
            "fishing. Oyster: a coin in place of the second fish, and room for 6, 8, 10. The second of a type "
            "brings 2 coins.",
            "Garnele: dein gewählter Garnelenwürfel ist jeder Typ, dann mit Stern-Aktion, dann zweimal. "
            "Kabeljau: 1, 2, 3 Münzen je eingesetztem Boot. Hummer: 1, 2, 3 Münzen mehr Einnahmen. "
            "Schwertfisch: Stern-Aktionen nach dem Fischen. Auster: Münze statt zweitem Fisch, Platz für 6, 8, "
            "10. Die zweite eines Typs bringt 2 Münzen.",
        ),
    ),
    (
        Text("Harbor", "Hafen"),
        Text(
            "King Crab: a license with a bonus that only you have, then boats. Captain's Club: your boats fish "
            "alone. Research vessels: a point each, never full. Barge: a fish for each full boat. Inuit: boats.",
            "Königskrabbe: eine Lizenz mit einem Bonus, den nur du hast, dann Boote. Kapitänsclub: deine Boote "
            "fischen allein. Forschungsschiffe: je ein Punkt, nie voll. Lastkahn: ein Fisch je vollem Boot. "
            "Inuit: Boote.",
        ),
    ),
    (
        Text("Wharf", "Ufer"),
        Text(
            "Casino: roll your die again. Bank: points a box. Buffet: a boat die fills a hex. Salvage Yard: any"
            " die is a star action, three times. Pub: points. Bait Shop: a die is 2 coins. Smokery: 2 coins "
            "more at the market. Cannery: a coin of income for each full boat.",
            "Kasino: deinen Würfel neu werfen. Bank: Punkte je Kästchen. Buffet: ein Bootswürfel füllt ein "
            "Sechseck. Wertstoffhof: dreimal ein Würfel als Stern-Aktion. Kneipe: Punkte. Köderladen: ein "
            "Würfel ist 2 Münzen. Räucherstube: am Markt 2 Münzen mehr. Konserven: eine Münze Einnahme je "
            "vollem Boot.",
        ),
    ),
    (
        Text("Alone", "Allein"),
        Text(
            "Captain Ruth takes dice too and strikes boxes out from below, where her three stones lie or next "
            "to it; a market die costs you a star. Eight rounds, you are first in odd ones.",
            "Kapitänin Ruth nimmt auch Würfel und streicht Kästchen von unten, wo ihre drei Steine liegen oder "
            "daneben; ein Marktwürfel kostet dich einen Stern. Acht Runden, in ungeraden bist du zuerst dran.",
        ),
    ),
    (
        Text("The end", "Am Ende"),
        Text(
            "A point for each fish; boats, level-3 and King Crab licenses, buildings, bonuses. Ties go to most fish.",
            "Ein Punkt je Fisch; Boote, Level-3- und Königskrabbenlizenzen, Gebäude, Boni. Bei Gleichstand die Fische.",
        ),
    ),
)

ROUND: Final = Text("Round {} of {}: {}", "Runde {} von {}: {}")
PHASES: Final = {
    "start": Text("set-up", "Aufbau"),
    "boat": Text("boats", "Boote"),
    "income": Text("income", "Einnahmen"),
    "fishing": Text("fishing", "Fischen"),
    "town": Text("town", "Stadt"),
    "end": Text("the end", "Ende"),
}
FIRST: Final = Text("First: {}", "Zuerst: {}")
DICE: Final = Text("Dice", "Würfel")
LAST_DIE: Final = Text("for all", "für alle")
IN_HAND: Final = Text("in hand: {}", "in der Hand: {}")
ANY_TYPE: Final = Text("{} as any type", "{} als jeder Typ")
SHEET: Final = Text(
    "Sheet: “{}”, a reconstruction, not the printed one.", "Bogen: „{}“, eine Rekonstruktion, nicht der gedruckte."
)
OWN_SHEET: Final = Text("Sheet: “{}”, from a player's file.", "Bogen: „{}“, aus der Datei eines Spielers.")
YOU: Final = Text("{} (you)", "{} (du)")

BOATS_HEAD: Final = Text("Boats", "Boote")
HARBOR_HEAD: Final = Text("Harbor", "Hafen")
WHARF_HEAD: Final = Text("Wharf", "Ufer")
BOXES: Final = Text("boxes", "Kästchen")
LICENSE: Final = Text("license", "Lizenz")
FISH_ABOARD: Final = Text("fish aboard", "Fische an Bord")
POINTS_SHORT: Final = noun("pt", "pts", "P.", "P.")
LEGEND: Final = Text(
    "x marked, [ ] next, / struck by Ruth, R her stone, ★ active",
    "x angekreuzt, [ ] als Nächstes, / von Ruth gestrichen, R ihr Stein, ★ aktiv",
)
LEGEND_SEVERAL: Final = Text("x marked, [ ] next, ★ active", "x angekreuzt, [ ] als Nächstes, ★ aktiv")
TRACK: Final = Text("Coins {} of {}, {}", "Münzen {} von {}, {}")
NEXT_STAR: Final = Text("next star at {}", "nächster Stern bei {}")
NO_STAR: Final = Text("no star ahead", "kein Stern mehr")
STRUCK_STARS: Final = Text("struck: {}", "gestrichen: {}")
MARKET: Final = Text("market now: {}", "Markt jetzt: {}")
HEXES: Final = Text("hexes {}", "Sechsecke {}")
SALVAGES: Final = Text("{} left", "noch {}")
BONUS: Final = Text("King Crab bonus: {}", "Königskrabben-Bonus: {}")
CAPTAIN: Final = Text("captain: {}, {}", "Kapitän: {}, {}")
AT_MOST: Final = Text("{} (at most {})", "{} (höchstens {})")
GOLD: Final = Text("Gold trophy: most {}", "Goldene Trophäe: die meisten {}")
SILVER: Final = Text("silver: first to {}", "silberne: zuerst {}")
SILVER_TO: Final = Text("{} has it", "hat {}")

FISH: Final = Text("Fish", "Fische")
FLEET: Final = Text("Boats", "Boote")
LICENSES: Final = Text("Licenses", "Lizenzen")
BUILDINGS: Final = Text("Buildings", "Gebäude")
COINS: Final = Text("Coins", "Münzen")
KING_CRAB: Final = Text("King Crab", "Königskrabbe")

COIN: Final = noun("coin", "coins", "Münze", "Münzen")
MORE_FISH: Final = noun("fish", "fish", "Fisch", "Fische")
HINT_LICENSE: Final = Text("license {}", "Lizenz {}")
HINT_BOAT: Final = Text("boat", "Boot")
HINT_EITHER: Final = Text("license or boat", "Lizenz oder Boot")
HINT_ANY_TYPE: Final = Text("any type", "jeder Typ")
HINT_TWICE: Final = Text("any type, twice", "jeder Typ, zweimal")
HINT_BONUS: Final = Text("license with bonus", "Lizenz mit Bonus")
HINT_BUILT: Final = Text("completed", "fertig")
HINT_HEX: Final = Text("hex {} of 5", "Sechseck {} von 5")
HINT_TROPHY: Final = Text("silver trophy", "silberne Trophäe")
POINTS_MORE: Final = noun("point", "points", "Punkt", "Punkte")
HINT_PLAIN: Final = Text("plain box", "einfaches Kästchen")
HINT_STAR: Final = Text("star action", "Stern-Aktion")
HINT_STARS: Final = Text("{} star actions", "{} Stern-Aktionen")
HINT_LOST: Final = Text("no star action", "keine Stern-Aktion")
WORTH: Final = Text("now {}", "jetzt {}")
