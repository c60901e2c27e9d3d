"""Texts of the training command, in English and German."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text

HELP_TRAIN: Final = Text(
    """Improve the weights by which bots judge a game.

    Greedy bots play against themselves, and the weights are fitted to the results. After each generation the new
    weights play against the last ones and are kept if they do better. Ctrl-C loses no game.

    \b
    Examples:
      netloft train GAME --seats 2
      netloft train GAME --seats 2 --games 2000 --out mine.json
      netloft train GAME --seats 2 --games 2000 --out mine.json --resume
      netloft arena GAME --seats 2 --bots greedy@mine.json,greedy
    """,
    """Die Gewichte verbessern, nach denen Bots ein Spiel beurteilen.

    Gierige Bots spielen gegen sich selbst, und was jedes Ding wert ist, wird dem angepasst, was daraus wurde. Nach
    jeder Generation treffen die neuen Gewichte auf die letzten und bleiben, wenn sie besser sind. Strg-C verliert
    kein Spiel.

    \b
    Beispiele:
      netloft train GAME --seats 2
      netloft train GAME --seats 2 --games 2000 --out meine.json
      netloft train GAME --seats 2 --games 2000 --out meine.json --resume
      netloft arena GAME --seats 2 --bots greedy@meine.json,greedy
    """,
)
HELP_GENERATIONS: Final = Text("Total number of generations (6).", "Wie viele Generationen insgesamt (6).")
HELP_GAMES: Final = Text("Self-play games per generation (1000).", "Spiele gegen sich selbst je Generation (1000).")
HELP_TESTS: Final = Text("Test games against the last version (200).", "Spiele gegen die letzte Fassung (200).")
HELP_NOISE: Final = Text(
    "Noise of the players, to explore more than the best moves (0.15).",
    "Wie weit Spieler danebenliegen, um mehr als das Beste zu sehen (0.15).",
)
HELP_SEED: Final = Text("The random seed (1).", "Die Saat allen Zufalls (1).")
HELP_WORKERS: Final = Text("Number of processes (one per core).", "Wie viele Prozesse spielen (einer je Kern).")
HELP_OUT: Final = Text(
    "The file for the weights (GAME-SEATS.json); its checkpoint ends with .training.",
    "Wohin die Gewichte kommen (SPIEL-PLÄTZE.json); daneben .training, um weiterzumachen.",
)
HELP_RESUME: Final = Text("Continue from the checkpoint.", "Weitermachen, wo aufgehört wurde.")
PLAYING: Final = Text("generation {} of {}", "Generation {} von {}")
TESTING: Final = Text("playing against the last version", "spielt gegen die letzte Fassung")
TESTING_BY_HAND: Final = Text("playing against the weights written by hand", "spielt gegen die Gewichte von Hand")
GENERATION: Final = Text("generation {} against the last version", "Generation {} gegen die letzte Fassung")
BY_HAND: Final = Text("against the weights written by hand", "gegen die Gewichte von Hand")
WINS: Final = Text("wins {} ({} to {})", "gewinnt {} ({} bis {})")
POINTS: Final = Text("{} points ({} to {})", "{} Punkte ({} bis {})")
TAKEN: Final = Text("kept", "behalten")
NOT_TAKEN: Final = Text("not kept", "nicht behalten")
STOPPED: Final = Text(
    "stopped, with {} games of this generation kept; go on with: {}",
    "angehalten, {} Spiele dieser Generation sind behalten; weiter mit: {}",
)
DONE: Final = Text("weights in {}; try them as greedy@FILE", "Gewichte in {}; auszuprobieren als greedy@DATEI")
