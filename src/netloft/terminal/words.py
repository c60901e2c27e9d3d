"""Texts of the terminal client, in English and German."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from netloft.core.text import ENGLISH, Text, known_language


def language(environment: Mapping[str, str]) -> str:
    """Return the language of the environment, English if it is not spoken here."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(name, "")
        if locale.partition(".")[0] not in {"", "C", "POSIX"}:
            return known_language(locale)
    return ENGLISH


AND: Final = Text("and", "und")
OR: Final = Text("or", "oder")


def listed(names: list[str], lang: str, link: Text = AND) -> str:
    """Join names: Red, Yellow and Blue."""
    return ", ".join(names[:-1]) + f" {link.say(lang)} " * (len(names) > 1) + names[-1]


def printable(text: str) -> str:
    """Replace control characters, which could affect the terminal."""
    return "".join([sign if sign.isprintable() else " " for sign in text])


# Around a game.
HOW_TO_CHOOSE: Final = Text(
    "Choose by number or by text; type help for the commands, rules for the moves.",
    "Wähle mit Nummer oder Text; hilfe zeigt die Befehle, regeln die Züge.",
)
HOW_TO_TYPE: Final = Text(
    "A choice is its number, its text as in the record (bid 5, take cod), its label, or only what is special "
    "about it (5, cod). A beginning is enough if it is unambiguous, and the tabulator key completes it. On a map, "
    "what can be chosen has its name. Instead of a choice you can type:",
    "Eine Wahl ist ihre Nummer, ihr Text wie in der Aufzeichnung (bid 5, take cod), ihre Beschriftung oder nur "
    "ihr Besonderes (5, cod). Ein Anfang genügt, wenn er eindeutig ist, und die Tabulatortaste ergänzt ihn. Auf "
    "einer Karte steht an allem Wählbaren der Name. Statt einer Wahl kannst du eingeben:",
)
YOU_ARE: Final = Text("You are {}.", "Du bist {}.")
YOU_PLAY: Final = Text("You play {}.", "Ihr spielt {}.")
BY_CHANCE: Final = Text("Played at random: {}.", "Zufällig gespielt: {}.")
BY_BOTS: Final = Text("Played by bots ({}): {}.", "Von Bots gespielt ({}): {}.")
THINKING: Final = Text("{} is thinking …", "{} überlegt …")
SO_FAR: Final = Text("So far", "Bisher")
SINCE: Final = Text("Since your last decision", "Seit deiner letzten Entscheidung")
TURN: Final = Text("{}: {}", "{}: {}")
ALONE: Final = Text(
    "Secret decisions: only {} looks at the screen now. Press Enter.",
    "Geheime Entscheidungen: jetzt schaut nur {} auf den Bildschirm. Weiter mit Enter.",
)
OVER: Final = Text("The game is over.", "Das Spiel ist zu Ende.")
WINNER: Final = Text("{} wins.", "{} gewinnt.")
WINNERS: Final = Text("{} win together.", "{} gewinnen gemeinsam.")
ALONE_SCORE: Final = Text("Your result: {} points.", "Dein Ergebnis: {} Punkte.")
TOTAL: Final = Text("Total", "Summe")
OWN_LINES: Final = Text("Listed below", "Unten einzeln")
SAVED: Final = Text("The game is saved in {}", "Das Spiel ist gespeichert in {}")
GO_ON: Final = Text("Go on with: {}", "Weiter geht es mit: {}")
LOOK_AT: Final = Text("Look at it again with: {}", "Noch einmal ansehen mit: {}")
LOADED: Final = Text("Loaded: {}", "Geladen: {}")
NOT_SAVED: Final = Text("The game could not be saved: {}", "Das Spiel konnte nicht gespeichert werden: {}")

# Answers at the prompt.
UNKNOWN: Final = Text(
    "{} is no choice and no command here; expected a number or text from the list, or help.",
    "{} ist hier weder Wahl noch Befehl; erwartet: Nummer oder Text aus der Liste, oder hilfe.",
)
AMBIGUOUS: Final = Text("{} could be: {}", "{} kann heißen: {}")
NEEDS_TEXT: Final = Text("{}: expected a {} after it.", "{}: erwartet {} dahinter.")
ALLOWED: Final = Text("{}: you may choose that now.", "{}: das darfst du jetzt wählen.")
NOTHING_TO_UNDO: Final = Text(
    "There is no earlier decision of yours to go back to.",
    "Es gibt keine frühere Entscheidung von dir, zu der es zurückginge.",
)
UNDONE: Final = Text(
    "Taken back: {}. The same choice would bring the same luck.",
    "Zurückgenommen: {}. Dieselbe Wahl brächte dasselbe Glück.",
)
HINT: Final = Text("{}. {} (choose: {})", "{}. {} (Wahl: {})")
HINT_POINTS: Final = Text("about {} points at the end", "etwa {} Punkte am Ende")
HINT_SHARE: Final = Text("{} % of the search", "{} % der Suche")
HINT_THEN: Final = Text("then: {}", "danach: {}")
HINT_ONLY: Final = Text("There is only one choice.", "Es gibt nur eine Wahl.")
HINT_NOTE: Final = Text(
    "Found by looking only at what you may know; points are an estimate.",
    "Gefunden nur aus dem, was du wissen darfst; die Punkte sind geschätzt.",
)
LEADS_ON: Final = Text("Nothing yet: it leads to the next question.", "Noch nichts: es führt zur nächsten Frage.")
TOO_FEW_SEATS: Final = Text("{}: has no seat {}, where you sit.", "{}: hat keinen Platz {}, auf dem du sitzt.")

# The commands: what is typed, and what it does.
FILE: Final = Text("FILE", "DATEI")
COMMANDS: Final[dict[str, tuple[Text, Text, Text]]] = {
    "undo": (
        Text("undo", "zurück"),
        Text("", ""),
        Text("go back to my previous decision", "zurück zu meiner vorigen Entscheidung"),
    ),
    "why": (
        Text("why", "warum"),
        Text("TEXT", "TEXT"),
        Text("why a move may not be made, as in: why bid 5", "warum ein Zug nicht geht, etwa: warum bid 5"),
    ),
    "preview": (
        Text("preview", "vorschau"),
        Text("CHOICE", "WAHL"),
        Text("what a choice would change", "was eine Wahl ändern würde"),
    ),
    "hint": (
        Text("hint", "tipp"),
        Text("", ""),
        Text("the best choices, where they lead, and why", "die besten Möglichkeiten, wohin sie führen und warum"),
    ),
    "map": (
        Text("map", "karte"),
        Text("", ""),
        Text("draw everything again (Enter does too)", "alles noch einmal zeichnen (auch mit Enter)"),
    ),
    "card": (
        Text("card", "gebäude"),
        Text("NAME", "NAME"),
        Text("a building or elder in full; alone: all in sight", "ein Gebäude oder Ältester; allein: alle sichtbaren"),
    ),
    "log": (Text("log", "protokoll"), Text("", ""), Text("what has happened so far", "was bisher geschah")),
    "score": (Text("score", "wertung"), Text("", ""), Text("the score sheets", "die Wertungsblätter")),
    "rules": (Text("rules", "regeln"), Text("", ""), Text("the moves in short", "die Züge in Kürze")),
    "save": (
        Text("save", "speichern"),
        FILE,
        Text("save the game (it is also saved at every decision)", "speichern (geschieht auch bei jeder Wahl)"),
    ),
    "load": (Text("load", "laden"), FILE, Text("load another game", "ein anderes Spiel laden")),
    "help": (Text("help", "hilfe"), Text("", ""), Text("this list", "diese Liste")),
    "quit": (
        Text("quit", "ende"),
        Text("", ""),
        Text("save and leave (Ctrl-D and Ctrl-C too)", "speichern und gehen (auch mit Strg-D und Strg-C)"),
    ),
}

# The list of games and of their settings.
SEATS: Final = Text("{} players", "{} Personen")
DEFAULT: Final = Text("(default)", "(Standard)")
NOTHING_TO_SET: Final = Text("{} has no options.", "{} hat keine Optionen.")
HOW_TO_SET: Final = Text(
    "Set them with --set, for example: netloft play {} --set {}={}",
    "Gesetzt wird mit --set, zum Beispiel: netloft play {} --set {}={}",
)
AFTER_MOVES: Final = Text("{}: position after {} moves", "{}: Stellung nach {} Zügen")

# The help of the command line.
HELP: Final = Text(
    """Netloft: board games of fishers and the sea, in your terminal.

    Unofficial, non-commercial fan editions. The language is that of your system;
    --lang en or --lang de sets another.

    \b
    Examples:
      netloft games                        list the games
      netloft play GAME                    play against bots
      netloft play GAME --bots hard        play against better ones
      netloft play GAME --seats 4 --humans 4
      netloft play GAME --seats 1          play alone
      netloft replay my-game.txt           look at a game again
      netloft serve                        open the table in the browser
      netloft join LINK                    join somebody's table
    """,
    """Netloft: Brettspiele von Fischern und vom Meer, im Terminal.

    Inoffizielle, nicht kommerzielle Fan-Ausgaben. Die Sprache ist die des Systems;
    --lang en oder --lang de wählt eine andere.

    \b
    Beispiele:
      netloft games                        welche Spiele es gibt
      netloft play GAME                    gegen Bots spielen
      netloft play GAME --bots hard        gegen bessere
      netloft play GAME --seats 4 --humans 4
      netloft play GAME --seats 1          allein spielen
      netloft replay mein-spiel.txt        ein Spiel noch einmal ansehen
      netloft serve                        den Tisch im Browser öffnen
      netloft join LINK                    sich an den Tisch anderer setzen
    """,
)
HELP_GAMES: Final = Text("List the games and their numbers of players.", "Die Spiele, und für wie viele sie sind.")
HELP_OPTIONS: Final = Text(
    """List the settings of a game.

    \b
    Example:
      netloft options GAME
    """,
    """Was sich vor einem Spiel einstellen lässt.

    \b
    Beispiel:
      netloft options GAME
    """,
)
HELP_PLAY: Final = Text(
    """Play a game in this terminal.

    You play against bots, or several people share the screen. Bots see only
    what their seat may know; hint asks one for advice. The game is
    saved at each of your decisions, and when you leave (quit, Ctrl-D, Ctrl-C).

    \b
    Examples:
      netloft play GAME --bots easy
      netloft play GAME --seats 4 --seat 2 --set NAME=VALUE
      netloft play GAME --seats 3 --humans 3 --save-to evening.txt
      netloft play GAME --load evening.txt --humans 3
    """,
    """Ein Spiel in diesem Terminal spielen.

    Du spielst gegen Bots, oder mehrere teilen sich den Bildschirm. Bots sehen
    nur, was ihr Platz wissen darf; tipp fragt einen um Rat. Gespeichert
    wird bei jeder deiner Entscheidungen und beim Gehen (ende, Strg-D, Strg-C).

    \b
    Beispiele:
      netloft play GAME --bots easy
      netloft play GAME --seats 4 --seat 2 --set NAME=VALUE
      netloft play GAME --seats 3 --humans 3 --save-to abend.txt
      netloft play GAME --load abend.txt --humans 3
    """,
)
HELP_REPLAY: Final = Text(
    """Show a saved game: its log and position.

    \b
    Examples:
      netloft replay my-game.txt
      netloft replay my-game.txt --to 40
      netloft replay my-game.txt --log | less
    """,
    """Ein gespeichertes Spiel zeigen.

    \b
    Beispiele:
      netloft replay mein-spiel.txt
      netloft replay mein-spiel.txt --to 40
      netloft replay mein-spiel.txt --log | less
    """,
)
HELP_COMPLETION: Final = Text(
    """Print a shell's completion script.

    \b
    Examples:
      netloft completion bash > ~/.local/share/bash-completion/completions/netloft
      netloft completion zsh  > ~/.zfunc/_netloft        (~/.zfunc being in your fpath)
      netloft completion fish > ~/.config/fish/completions/netloft.fish
    """,
    """Das Ergänzungsskript einer Shell ausgeben.

    \b
    Beispiele:
      netloft completion bash > ~/.local/share/bash-completion/completions/netloft
      netloft completion zsh  > ~/.zfunc/_netloft        (~/.zfunc steht im fpath)
      netloft completion fish > ~/.config/fish/completions/netloft.fish
    """,
)
HELP_LANG: Final = Text("Language: {}; your system's by default.", "Sprache: {}; sonst die des Systems.")
HELP_SEATS: Final = Text("Number of seats.", "Wie viele mitspielen.")
HELP_SEED: Final = Text(
    "Repeat chance and bots exactly (except hard and merciless bots, which have a time limit).",
    "Zufall und Bots genau wiederholen (außer hard und merciless, die nach der Uhr gehen).",
)
HELP_SEAT: Final = Text("Your seat, counted from 0 (0).", "Dein Platz, gezählt ab 0; sonst der erste.")
HELP_HUMANS: Final = Text(
    "How many people share this screen, from your seat on.",
    "Wie viele Menschen an diesem Bildschirm spielen, ab deinem Platz.",
)
HELP_BOTS: Final = Text(
    "Who plays the other seats: beginner, easy, medium (if not given), skilled, hard, merciless; or random, greedy, "
    "search:500, search:0.5s, FILE.py:CLASS; greedy@FILE judges by other weights.",
    "Wer die anderen Plätze spielt: beginner, easy, medium (sonst), skilled, hard, merciless; oder random, greedy, "
    "search:500, search:0.5s, DATEI.py:KLASSE; greedy@DATEI urteilt nach anderen Gewichten.",
)
HELP_SET: Final = Text(
    "A setting; may be repeated. See: netloft options GAME.",
    "Eine Einstellung; mehrfach möglich. Siehe: netloft options GAME.",
)
HELP_LOAD: Final = Text("Continue a saved game.", "Ein gespeichertes Spiel fortsetzen.")
HELP_SAVE_TO: Final = Text(
    "Where to save the game; a new file in your data folder by default.",
    "Wo das Spiel gespeichert wird; sonst in einer neuen Datei im Datenordner.",
)
HELP_TO: Final = Text("Stop after this many moves.", "Nach so vielen Zügen anhalten.")
HELP_LOG: Final = Text("Only the log.", "Nur das Protokoll.")
USAGE: Final = Text("Usage", "Aufruf")
HEADINGS: Final = {"Options": Text("Options", "Optionen"), "Commands": Text("Commands", "Befehle")}
HELP_VERSION: Final = Text("Show the version.", "Die Version zeigen.")
HELP_HELP: Final = Text("Show this help.", "Diese Hilfe zeigen.")
