"""Texts of the arena commands, in English and German."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text

HELP_ARENA: Final = Text(
    """Let bots play many games against each other.

    Seats rotate so that every bot sits everywhere equally often, with the same luck in all games of a rotation.
    If there are more seats than bots, the last bot takes the rest. The same seed gives the same table,
    whatever the number of workers, unless a bot has a time limit (search:0.5s, search, hard).

    \b
    Examples:
      netloft arena GAME --bots greedy,random
      netloft arena GAME --bots search:100,greedy --seats 2 --until 0.05
      netloft arena GAME --seats 1 --bots greedy --games 200
      netloft arena GAME --bots greedy --seats 3 --games 1000 --set NAME=VALUE
    """,
    """Bots viele Spiele gegeneinander spielen lassen.

    Die Plätze wechseln so, dass jeder Bot überall gleich oft sitzt, mit gleichem Glück in allen Spielen einer Runde.
    Gibt es mehr Plätze als Bots, nimmt der letzte Bot die übrigen. Gleiche Saat gibt die gleiche Tabelle, mit
    beliebig vielen Prozessen, außer ein Bot geht nach der Uhr (search:0.5s, search, hard).

    \b
    Beispiele:
      netloft arena GAME --bots greedy,random
      netloft arena GAME --bots search:100,greedy --seats 2 --until 0.05
      netloft arena GAME --seats 1 --bots greedy --games 200
      netloft arena GAME --bots greedy --seats 3 --games 1000 --set NAME=VALUE
    """,
)
HELP_REPORT: Final = Text(
    """Make a page with plots of an arena's results.

    Win rates and scores by seat and bot, how long games are, and what players argue about: buildings, elders, licenses,
    ships, bids and huts. One file with everything in it, for any browser.

    \b
    Examples:
      netloft arena GAME --bots greedy --seats 3 --games 1000 --out results.parquet
      netloft report results.parquet
      netloft report results.parquet --out bericht.html --lang de
    """,
    """Aus den Ergebnissen einer Arena eine Seite mit Bildern machen.

    Siegquoten und Punkte nach Platz und Bot, wie lang Spiele sind, und worüber man streitet: Gebäude, Älteste,
    Lizenzen, Schiffe, Gebote und Hütten. Eine Datei, in der alles steht, für jeden Browser.

    \b
    Beispiele:
      netloft arena GAME --bots greedy --seats 3 --games 1000 --out results.parquet
      netloft report results.parquet
      netloft report results.parquet --out bericht.html --lang de
    """,
)
HELP_PAGE: Final = Text("The file to write; next to FILE by default.", "Wohin die Seite kommt; sonst neben FILE.")
REPORT: Final = Text("Report: {}", "Bericht: {}")
HELP_BOTS: Final = Text(
    "Who plays, as in search:200,greedy: random, glance, greedy, search:200, search:0.5s, FILE.py:CLASS, or a level: "
    "beginner, easy, medium, skilled, hard, merciless; greedy@hand and greedy@FILE judge by other weights.",
    "Wer spielt, etwa search:200,greedy: random, glance, greedy, search:200, search:0.5s, DATEI.py:KLASSE oder eine "
    "Stärke: beginner, easy, medium, skilled, hard, merciless; greedy@hand und greedy@DATEI nehmen andere Gewichte.",
)
HELP_GAMES: Final = Text(
    "How many games, rounded up to whole turns of the seats: 100 if not given; with --until at most so many, "
    "and 10000 if not given.",
    "Wie viele Spiele, aufgerundet auf ganze Sitzrunden: sonst 100; mit --until höchstens so viele, sonst 10000.",
)
HELP_UNTIL: Final = Text(
    "Play until every win rate is known to plus or minus this value, such as 0.05 for 5 %.",
    "Spielen, bis jede Siegquote auf plus oder minus so viel bekannt ist, etwa 0.05 für 5 %.",
)
HELP_SEED: Final = Text("The seed of the arena; a new one by default.", "Die Saat der Arena; sonst eine neue.")
HELP_VARY: Final = Text(
    "Draw each of a seat's first three decisions at random with probability P, so that games begin differently (0).",
    "Die ersten drei Entscheidungen eines Platzes je mit Wahrscheinlichkeit P auslosen, damit Spiele verschieden "
    "beginnen (0).",
)
HELP_WORKERS: Final = Text(
    "How many processes play; all cores if not given.", "Wie viele Prozesse spielen; sonst alle Kerne."
)
HELP_RAY: Final = Text(
    "Play on a Ray cluster: the one at ADDRESS, or one on this machine.",
    "Auf einem Ray-Cluster spielen: dem unter ADDRESS, sonst einem auf diesem Rechner.",
)
HELP_OUT: Final = Text("Save the results in this Parquet file.", "Die Ergebnisse in dieser Parquet-Datei behalten.")
HELP_RESUME: Final = Text(
    "Continue with the results in --out, if there are any.",
    "Mit den Ergebnissen in --out weitermachen, wenn es sie gibt.",
)
HELP_RECORDS: Final = Text(
    "Save the record of every game in this folder.", "Die Aufzeichnung jedes Spiels in diesem Ordner behalten."
)
HELP_ONLY: Final = Text(
    "Play only the game with this number, to find out why it failed; needs --seed and saves nothing.",
    "Nur das Spiel mit dieser Nummer spielen, um zu sehen, warum es scheiterte; braucht --seed, behält nichts.",
)

TITLE: Final = Text("{}, {}: {}", "{}, {}: {}")
SEATED: Final = Text("{} seats", "{} Plätze")
ALONE: Final = Text("alone", "allein")
PLAIN: Final = Text("{} games", "{} Spiele")
TURNED: Final = Text("{} games, turns of the seats: {}", "{} Spiele, Sitzrunden: {}")
VERSIONS: Final = Text(", seed {}; netloft {}, rules {}", ", Saat {}; netloft {}, Regeln {}")
RECONSTRUCTED: Final = Text(
    "Played on a reconstructed score sheet: points and rates are not those of the printed one.",
    "Gespielt auf einem rekonstruierten Bogen: Punkte und Quoten sind nicht die des gedruckten.",
)
BOT: Final = Text("Bot", "Bot")
SEAT: Final = Text("Seat", "Platz")
PLAYED: Final = Text("Played", "Gespielt")
WINS: Final = Text("Wins", "Siege")
INTERVAL: Final = Text("95 %", "95 %")
SCORE: Final = Text("Score", "Punkte")
DEVIATION: Final = Text("SD", "SD")
LOWEST: Final = Text("Min", "Min")
MEDIAN: Final = Text("Med", "Med")
HIGHEST: Final = Text("Max", "Max")
EVEN: Final = Text(
    "Equal players would win {} each; a shared win counts in parts.",
    "Gleich starke gewännen je {}; ein geteilter Sieg zählt anteilig.",
)
DECISIONS: Final = Text("Decisions", "Wahlen")
MEAN_TIME: Final = Text("Mean", "Mittel")
P95_TIME: Final = Text("95 % within", "95 % in")
LONGEST_TIME: Final = Text("Longest", "Längste")
TIMES: Final = Text("Time for a decision (not the same the next time)", "Zeit je Wahl (nicht jedes Mal gleich)")
GAMES: Final = Text("games", "Spiele")
NARROW: Final = Text("widest win rate ± {}", "weiteste Siegquote ± {}")
STOPPED: Final = Text(
    "Stopped. {} games are finished and counted; of the rest nothing is kept.",
    "Abgebrochen. {} Spiele sind fertig und gezählt; vom Rest bleibt nichts.",
)
NOTHING: Final = Text(
    "Stopped before the first turn of seats was finished.", "Abgebrochen, bevor die erste Sitzrunde fertig war."
)
NOT_NARROW: Final = Text(
    "Not narrow enough after {} games: ± {}, asked for ± {}. More: --games.",
    "Nach {} Spielen nicht eng genug: ± {}, gefragt ± {}. Mehr mit --games.",
)
KEPT: Final = Text("Results: {}", "Ergebnisse: {}")
GO_ON: Final = Text("Go on with: {}", "Weiter geht es mit: {}")
