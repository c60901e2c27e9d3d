"""Texts of the command `netloft compare`, in English and German."""

from __future__ import annotations

from typing import Final

from netloft.arena.comparing import measures
from netloft.core.text import Text

HELP_COMPARE: Final = Text(
    """Compare two decks, sheets, settings or bots over games with the same luck.

    A and B say what is different: a setting with its value, a file for a setting that can be a file, or the bots
    that play. Everything else is the same on both sides, including the seeds. The result says what has changed,
    whether chance can explain it, and how many games would settle it.

    \b
    Examples:
      netloft compare GAME deck=mine.deck deck=edited.deck --seats 3
      netloft compare GAME sheet=reconstructed sheet=mine.toml --games 500
      netloft compare GAME NAME=VALUE NAME=OTHER
      netloft compare GAME bots=greedy bots=search:50 --games 60
      netloft compare GAME bots=greedy bots=search:50,greedy --seats 2
    """,
    """Zwei Decks, Bögen, Einstellungen oder Bots in Spielen mit gleichem Glück vergleichen.

    A und B sagen, was verschieden ist: eine Einstellung mit ihrem Wert, eine Datei für eine Einstellung, die eine
    Datei sein kann, oder die Bots, die spielen. Alles andere ist auf beiden Seiten gleich, auch die Saaten. Das
    Ergebnis sagt, was sich ändert, ob es Zufall sein kann, und wie viele Spiele Klarheit bringen.

    \b
    Beispiele:
      netloft compare GAME deck=meins.deck deck=neu.deck --seats 3
      netloft compare GAME sheet=reconstructed sheet=meiner.toml --games 500
      netloft compare GAME NAME=VALUE NAME=OTHER
      netloft compare GAME bots=greedy bots=search:50 --games 60
      netloft compare GAME bots=greedy bots=search:50,greedy --seats 2
    """,
)
HELP_BOTS: Final = Text(
    "Who plays on both sides, as in netloft arena; greedy if not given.",
    "Wer auf beiden Seiten spielt, wie bei netloft arena; sonst greedy.",
)
HELP_GAMES: Final = Text(
    "How many games each side plays at least; 200 if not given.",
    "Wie viele Spiele jede Seite mindestens spielt; sonst 200.",
)
HELP_OUT: Final = Text(
    "Save the results of both sides in this folder, as a.parquet and b.parquet for netloft report.",
    "Die Ergebnisse beider Seiten in diesem Ordner behalten, als a.parquet und b.parquet für netloft report.",
)
HELP_RESUME: Final = Text(
    "Continue with the results in --out, if there are any.",
    "Mit den Ergebnissen in --out weitermachen, wenn es sie gibt.",
)
HELP_ALL: Final = Text(
    "Print all numbers, also those that did not change.", "Alle Zahlen zeigen, auch die sich nicht ändern."
)

LINES: Final = Text("{} ({} lines)", "{} ({} Zeilen)")
SAME: Final = Text(
    "There is no difference between A and B but chance.", "Zwischen A und B gibt es keinen Unterschied außer Zufall."
)
PLAYED: Final = Text(
    "{} pairs of games with the same luck, seed {}; netloft {}, rules {}",
    "{} Paare von Spielen mit gleichem Glück, Saat {}; netloft {}, Regeln {}",
)
TURNED: Final = Text(
    "{} games on side A and {} on side B, in {} pairs of blocks with the same luck, seed {}; netloft {}, rules {}",
    "{} Spiele auf Seite A und {} auf Seite B, in {} Paaren von Runden mit gleichem Glück, Saat {}; netloft {}, "
    "Regeln {}",
)
NUMBER: Final = Text("Number", "Zahl")
SIDE_A: Final = Text("A", "A")
SIDE_B: Final = Text("B", "B")
CHANGE: Final = Text("B - A", "B - A")
INTERVAL: Final = Text("95 %", "95 %")
SETTLED: Final = Text("Settled after", "Klar nach")
CLEAR: Final = Text("clear", "klar")
GAMES: Final = Text("{} games", "{} Spielen")
NOTE: Final = Text(
    "Clear: more than chance explains, although {} numbers were looked at. The other differences, if they are real, "
    "would be clear in 4 of 5 comparisons with that many games on each side.",
    "Klar: mehr, als Zufall erklärt, obwohl {} Zahlen betrachtet wurden. Die anderen Unterschiede wären, wenn es sie "
    "gibt, in 4 von 5 Vergleichen mit so vielen Spielen je Seite klar.",
)
ALSO: Final = Text("Of {} other numbers, {} changed clearly.", "Von {} weiteren Zahlen haben sich {} klar geändert.")
NONE: Final = Text("Of {} other numbers, none changed clearly.", "Von {} weiteren Zahlen hat sich keine klar geändert.")

GAME_MEASURES: Final = {
    measures.POINTS: Text("Points of a player", "Punkte eines Spielers"),
    measures.LEAD: Text("Winner's lead", "Vorsprung des Siegers"),
    measures.FIRST: Text("First player wins", "Erster Spieler siegt"),
    measures.DECISIONS: Text("Decisions in a game", "Wahlen in einem Spiel"),
    measures.BOT_WINS: Text("{} wins", "{} siegt"),
    measures.BOT_POINTS: Text("Points of {}", "Punkte von {}"),
    measures.PICKED: Text("{}: picked", "{}: gewählt"),
    measures.WORTH: Text("{}: worth", "{}: Wert"),
}
TO: Final = Text("{} / {}", "{} / {}")

SENTENCE: Final = Text("{}: {}.", "{}: {}.")
PICKED_MORE: Final = Text("picked {} more ({} instead of {})", "{} öfter gewählt ({} statt {})")
PICKED_LESS: Final = Text("picked {} less ({} instead of {})", "{} seltener gewählt ({} statt {})")
PICKED_SAME: Final = Text(
    "no clear change in how often it is picked ({} … {})", "kein klarer Unterschied, wie oft man es wählt ({} … {})"
)
WORTH_MORE: Final = Text("worth {} points more ({} instead of {})", "{} Punkte mehr wert ({} statt {})")
WORTH_LESS: Final = Text("worth {} points less ({} instead of {})", "{} Punkte weniger wert ({} statt {})")
WORTH_SAME: Final = Text(
    "no clear change in what it is worth ({} … {} points)", "kein klarer Unterschied im Wert ({} … {} Punkte)"
)
MORE: Final = Text("{} more ({} instead of {})", "{} mehr ({} statt {})")
LESS: Final = Text("{} less ({} instead of {})", "{} weniger ({} statt {})")
UNCHANGED: Final = Text("no clear change ({} … {})", "kein klarer Unterschied ({} … {})")
ALWAYS_SAME: Final = Text("the same in all pairs", "in allen Paaren gleich")
STOPPED: Final = Text(
    "Stopped. {} pairs are finished and counted; of the rest nothing is kept.",
    "Abgebrochen. {} Paare sind fertig und gezählt; vom Rest bleibt nichts.",
)
NOTHING: Final = Text("Stopped before the first pair was finished.", "Abgebrochen, bevor das erste Paar fertig war.")
