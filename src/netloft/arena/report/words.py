"""What the report says, in English and German."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text

TITLE: Final = Text("{}: what the bots found out", "{}: was die Bots herausfanden")
SEATS: Final = Text("{} seats", "{} Plätze")
ALONE: Final = Text("alone", "allein")
OWN: Final = Text("your own", "dein eigenes")
GAME: Final = Text("Game", "Spiel")
MODE: Final = Text("Mode", "Modus")
BOTS: Final = Text("Bots", "Bots")
GAMES: Final = Text("Games", "Spiele")
SEED: Final = Text("Seed", "Saat")
VERSIONS: Final = Text("Versions", "Versionen")
IN_BLOCKS: Final = Text("{}, turns of the seats: {}", "{}, Sitzrunden: {}")
VERSION: Final = Text("netloft {}, rules {}, results {}", "netloft {}, Regeln {}, Ergebnisse {}")
RECONSTRUCTED: Final = Text(
    "Played on a reconstructed score sheet. All points and rates on this page are those of the reconstruction, "
    "not of the printed sheet.",
    "Gespielt auf einem rekonstruierten Auswertungsbogen. Alle Punkte und Quoten auf dieser Seite sind die der "
    "Rekonstruktion, nicht die des gedruckten Bogens.",
)
RECONSTRUCTION: Final = Text("on the reconstructed sheet", "auf dem rekonstruierten Bogen")
READ: Final = Text("How to read it", "Wie man das liest")
READ_INTERVALS: Final = Text(
    "A dot is what was measured. The line through it is its 95 % interval: if the whole arena were played again and "
    "again with other seeds, 95 of 100 such lines would hold the true value. Where two lines overlap far, the "
    "difference may be luck. Pale dots are small samples: fewer than {} players had it, and little can be said.",
    "Ein Punkt ist, was gemessen wurde. Die Linie hindurch ist sein 95-%-Intervall: würde die ganze Arena immer "
    "wieder mit anderer Saat gespielt, hielten 95 von 100 solchen Linien den wahren Wert. Wo zwei Linien weit "
    "überlappen, kann der Unterschied Glück sein. Blasse Punkte sind kleine Stichproben: weniger als {} hatten es, "
    "und es sagt wenig.",
)
READ_EVEN: Final = Text(
    "The dashed line is what equal players would win: {}. A shared win counts in parts.",
    "Die gestrichelte Linie ist, was gleich Starke gewännen: {}. Ein geteilter Sieg zählt anteilig.",
)
READ_BOTS: Final = Text(
    "It is bots who play here. That a thing wins more often may come from what these bots do well, and who is ahead "
    "can afford more: it goes together with winning, it need not be the cause.",
    "Hier spielen Bots. Dass etwas öfter gewinnt, kann daran liegen, was diese Bots gut können, und wer vorne liegt, "
    "kann sich mehr leisten: es geht mit dem Gewinnen einher und muss nicht die Ursache sein.",
)
READ_BEYOND: Final = Text(
    "“Beyond” is by how many points those who had it did better than those who could have had it and did not: the same "
    "bot in the same place of the turn order. Points tell more than wins: they also count how close it was.",
    "„Darüber“ ist, um wie viele Punkte besser war, wer es hatte, als wer es hätte haben können und nicht hatte: "
    "derselbe Bot an derselben Stelle der Zugreihenfolge. Punkte sagen mehr als Siege: sie zählen auch, wie knapp es "
    "war.",
)
READ_SURE: Final = Text(
    "With many things, one interval in twenty misses. A star (★) marks what stands all the same: the chance that even "
    "one thing of a section is starred without being worth anything is at most 5 %. “Goes first” marks what seems to "
    "be worth something only because the first player has it more often.",
    "Unter vielen Dingen trifft jedes zwanzigste Intervall nicht. Ein Stern (★) zeigt, was trotzdem gilt: dass in "
    "einem Abschnitt auch nur ein wertloses Ding einen Stern bekommt, passiert höchstens in 5 % der Arenen. „Beginnt“ "
    "zeigt, was nur gut aussieht, weil es öfter hat, wer beginnt.",
)
GOES_FIRST: Final = Text("goes first", "beginnt")
OPENINGS: Final = Text("Openings", "Eröffnungen")
OPENINGS_FOUND: Final = Text(
    "{} different ones; the most frequent began {} of the games",
    "{} verschiedene; mit der häufigsten begannen {} der Spiele",
)
READ_REPEATS: Final = Text(
    "These games repeat each other: {} of {} began with the same {} decisions. They tell less than as many different "
    "games would; play with --vary or with several bots.",
    "Diese Spiele wiederholen einander: {} von {} begannen mit denselben {} Entscheidungen. Sie sagen weniger als "
    "ebenso viele verschiedene; spiele mit --vary oder mit mehreren Bots.",
)
H_TURNS: Final = Text("Turn order", "Zugreihenfolge")
READ_TURNS: Final = Text(
    "By the place in turn order in the first round. Seats are shown below: the first player is drawn, so they should "
    "not differ.",
    "Nach der Stelle in der Zugreihenfolge der ersten Runde. Die Plätze stehen darunter: wer beginnt, wird ausgelost, "
    "sie sollten sich also nicht unterscheiden.",
)
READ_TURNS_ARE_SEATS: Final = Text(
    "By the place in turn order in the first round; seat 1 always begins.",
    "Nach der Stelle in der Zugreihenfolge der ersten Runde; Platz 1 beginnt immer.",
)
READ_STRENGTH: Final = Text(
    "Bots of different strength play here, and what the strong one likes looks strong in the win rate; go by “Beyond” "
    "then.",
    "Hier spielen verschieden starke Bots, und was der starke mag, sieht in der Siegquote stark aus; dann gilt "
    "„Darüber“.",
)
READ_CLOCK: Final = Text(
    "A bot here goes by the clock: played again, the numbers would differ.",
    "Ein Bot geht hier nach der Uhr: noch einmal gespielt, wären die Zahlen andere.",
)

ONE_BOT: Final = Text(
    "One bot plays all seats, so its win rate is known before. What is worth looking at are the seats and the things.",
    "Ein Bot spielt alle Plätze, seine Siegquote steht also fest. Ansehen lohnt sich bei Plätzen und Dingen.",
)
H_BOTS: Final = Text("Bots", "Bots")
H_SEATS: Final = Text("Seats", "Plätze")
H_LENGTH: Final = Text("Length of games", "Länge der Spiele")
H_TIMES: Final = Text("Time for a decision", "Zeit je Entscheidung")
BOT: Final = Text("Bot", "Bot")
SEAT: Final = Text("Seat", "Platz")
PLAYED: Final = Text("Played", "Gespielt")
WIN_RATE: Final = Text("Win rate", "Siegquote")
SCORE: Final = Text("Score", "Punkte")
MEAN_SCORE: Final = Text("Mean score", "Mittlere Punktzahl")
INTERVAL: Final = Text("95 %", "95 %")
DEVIATION: Final = Text("SD", "SD")
LOWEST: Final = Text("Min", "Min")
MEDIAN: Final = Text("Median", "Median")
HIGHEST: Final = Text("Max", "Max")
SHARE_OF_GAMES: Final = Text("Share of its games", "Anteil seiner Spiele")
DECISIONS: Final = Text("Decisions", "Entscheidungen")
DECISIONS_OF_ALL: Final = Text("Decisions of all players in a game", "Entscheidungen aller in einem Spiel")
NUMBER_OF_GAMES: Final = Text("Games", "Spiele")
MEAN_TIME: Final = Text("Mean", "Mittel")
P95_TIME: Final = Text("95 % within", "95 % in")
LONGEST_TIME: Final = Text("Longest", "Längste")
LENGTH_TEXT: Final = Text(
    "A game had {} decisions on average ({} … {}), of all players together.",
    "Ein Spiel hatte im Mittel {} Entscheidungen ({} … {}), alle zusammen.",
)
TIMES_NOTE: Final = Text(
    "Measured on the machine that played; not the same the next time.",
    "Gemessen auf dem Rechner, der spielte; nicht jedes Mal gleich.",
)

NAME: Final = Text("Name", "Name")
OFFERED: Final = Text("On offer", "Im Angebot")
HAD: Final = Text("Had it", "Hatten es")
PICK_RATE: Final = Text("Pick rate", "Wahlquote")
BEYOND: Final = Text("Beyond", "Darüber")
BEYOND_AXIS: Final = Text("Beyond (points)", "Darüber (Punkte)")
SMALL: Final = Text("small sample", "kleine Stichprobe")
NUMBER: Final = Text("How many of it a player had", "Wie viele davon jemand hatte")
PLAYERS: Final = Text("Players", "So viele")
SORT: Final = Text(
    "A click on the head of a column sorts the table.", "Ein Klick auf den Kopf einer Spalte sortiert die Tabelle."
)
NEVER: Final = Text("Not on offer in these games: {}.", "In diesen Spielen nicht im Angebot: {}.")
COUNTED: Final[dict[str, Text]] = {
    "games": Text(
        "Pick rate: of the games in which it was on offer, the part in which somebody took it. Win rate: of the "
        "players who took it, the part who won.",
        "Wahlquote: von den Spielen, in denen es im Angebot war, der Teil, in dem es jemand nahm. Siegquote: von "
        "denen, die es nahmen, der Teil, der gewann.",
    ),
    "seats": Text(
        "Pick rate: the part of all players who had at least one at the end. Win rate: of those, the part who won.",
        "Wahlquote: der Teil aller, die am Ende mindestens eines hatten. Siegquote: von diesen der Teil, der gewann.",
    ),
    "picks": Text(
        "Pick rate: its part of all that a player chose of this kind. Win rate: of all times it was chosen, the part "
        "by players who won.",
        "Wahlquote: sein Teil an allem, was jemand von dieser Art wählte. Siegquote: von allen Malen, die es gewählt "
        "wurde, der Teil bei denen, die gewannen.",
    ),
}
COUNTED_ALONE: Final[dict[str, Text]] = {
    "games": Text(
        "Pick rate: of the games in which it was on offer, the part in which it was taken. Score: the points of those "
        "who took it.",
        "Wahlquote: von den Spielen, in denen es im Angebot war, der Teil, in dem es genommen wurde. Punkte: die "
        "derer, die es nahmen.",
    ),
    "seats": Text(
        "Pick rate: the part of the games with at least one at the end. Score: the points of those.",
        "Wahlquote: der Teil der Spiele mit mindestens einem am Ende. Punkte: die von diesen.",
    ),
    "picks": Text(
        "Pick rate: its part of all that was chosen of this kind. Score: the points of those who chose it.",
        "Wahlquote: sein Teil an allem, was von dieser Art gewählt wurde. Punkte: die derer, die es wählten.",
    ),
}
BY_NUMBER: Final = Text(
    "The win rate in percent by how many of it a player had. Orange is more than equal players would win, blue is "
    "less; grey figures are small samples.",
    "Die Siegquote in Prozent danach, wie viele davon jemand hatte. Orange ist mehr, als gleich Starke gewännen, blau "
    "weniger; graue Zahlen sind kleine Stichproben.",
)
BY_NUMBER_ALONE: Final = Text(
    "The mean score by how many of it there were at the end. Grey figures are small samples.",
    "Die mittlere Punktzahl danach, wie viele es am Ende waren. Graue Zahlen sind kleine Stichproben.",
)
FOOT: Final = Text(
    "Made by Netloft, an unofficial, non-commercial edition by fans. Everything is in this file; nothing is loaded "
    "from outside.",
    "Gemacht von Netloft, einer inoffiziellen, nicht kommerziellen Ausgabe von Fans. Alles steht in dieser Datei; "
    "nichts wird von außen geladen.",
)
