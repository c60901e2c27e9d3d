"""Texts of the commands for tables on the network, in English and German."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text

HELP_SERVE: Final = Text(
    """Open the table in the browser, for yourself and for friends who get a link.

    Tables stay when the page or this program is closed. By default only this computer can connect;
    with --host 0.0.0.0 everybody in your network can.

    \b
    Examples:
      netloft serve
      netloft serve --host 0.0.0.0 --port 8000 --no-browser
    """,
    """Den Tisch im Browser öffnen, für dich und für Freunde, die einen Link bekommen.

    Tische bleiben bestehen, wenn die Seite oder dieses Programm geschlossen wird. Ohne Angabe erreicht ihn nur
    dieser Rechner; mit --host 0.0.0.0 alle in deinem Netz.

    \b
    Beispiele:
      netloft serve
      netloft serve --host 0.0.0.0 --port 8000 --no-browser
    """,
)
HELP_HOST: Final = Text("The address to listen on (127.0.0.1).", "Die Adresse, unter der gelauscht wird (127.0.0.1).")
HELP_ALLOW_HOST: Final = Text(
    "Another name under which browsers reach this server, as tables.example; several are possible.",
    "Ein weiterer Name, unter dem Browser diesen Server erreichen, etwa tische.example; auch mehrere.",
)
HELP_PORT: Final = Text(
    "The port (8321, or another if that is taken).", "Der Port (8321, oder ein anderer, wenn belegt)."
)
HELP_DATA: Final = Text("The file in which tables are stored.", "Die Datei, die die Tische aufbewahrt.")
HELP_DATABASE: Final = Text(
    "The database instead of a file: postgresql://USER:PASSWORD@HOST/NAME.",
    "Die Datenbank statt einer Datei: postgresql://NUTZER:PASSWORT@HOST/NAME.",
)
HELP_BROWSER: Final = Text("Open the browser.", "Den Browser öffnen.")
HELP_WORKERS: Final = Text("How many processes think for bots.", "Wie viele Prozesse für Bots denken.")
HELP_PROCESSES: Final = Text(
    "How many processes serve tables (1); more than one needs PostgreSQL.",
    "Wie viele Prozesse Tische bedienen (1); mehrere brauchen PostgreSQL.",
)
HELP_PATIENCE: Final = Text(
    "After how many seconds of silence other processes take over the tables of one (3).",
    "Nach wie vielen Sekunden ohne Lebenszeichen andere Prozesse die Tische eines Prozesses übernehmen (3).",
)
HELP_CONFIG: Final = Text(
    "A TOML file with settings, named as the options here. Options come first, then the environment "
    "(NETLOFT_PORT for --port), then this file.",
    "Eine TOML-Datei mit Einstellungen, die wie die Optionen hier heißen. Zuerst gelten Optionen, dann die Umgebung "
    "(NETLOFT_PORT für --port), dann diese Datei.",
)
TOML_EXPECTED: Final = "settings in TOML"
HELP_PEER: Final = Text(
    "The address of this machine at which processes on other machines reach this one (127.0.0.1).",
    "Die Adresse dieses Rechners, unter der ihn Prozesse auf anderen Rechnern erreichen (127.0.0.1).",
)
HELP_PATH: Final = Text(
    "The path below which a proxy shows this server, such as /netloft.",
    "Der Pfad, unter dem ein Proxy diesen Server zeigt, etwa /netloft.",
)
HELP_PROXIES: Final = Text(
    "The proxies that are believed when they name a client's address, separated by commas (127.0.0.1).",
    "Die Proxys, denen die Adresse eines Clients geglaubt wird, durch Kommas getrennt (127.0.0.1).",
)
HELP_METRICS: Final = Text(
    "Publish metrics for Prometheus at this port; further processes take the ports after it.",
    "Kennzahlen für Prometheus an diesem Port veröffentlichen; weitere Prozesse nehmen die Ports danach.",
)
HELP_LOG: Final = Text(
    "How to write the log: a line for a person, or JSON for a machine, which also tells what went well.",
    "Wie das Protokoll aussieht: Zeilen für Menschen oder JSON für Maschinen, auch über alles, was gut ging.",
)
ONE_PROCESS: Final = Text(
    "--processes: tables in a file are served by one process; expected 1, or PostgreSQL with --database, found {}",
    "--processes: Tische in einer Datei bedient ein Prozess; erwartet 1, oder PostgreSQL mit --database, gefunden {}",
)
HELP_JOIN: Final = Text(
    """Play in this terminal at a table on the network.

    LINK is the link that you received. You can type everything that works in netloft play, except save and load:
    the server stores the game. A lost connection is restored automatically.

    \b
    Example:
      netloft join http://192.168.0.7:8321/t/5f0c9a31be#Yb3vKq0cFz1xW8aM
    """,
    """In diesem Terminal an einem Tisch im Netz spielen.

    Die Adresse ist der Link, den du bekommen hast. Es gilt, was auch bei netloft play getippt werden kann, nur nicht
    Speichern und Laden: Der Tisch bewahrt das Spiel auf. Eine verlorene Verbindung wird von selbst wieder geöffnet.

    \b
    Beispiel:
      netloft join http://192.168.0.7:8321/t/5f0c9a31be#Yb3vKq0cFz1xW8aM
    """,
)
HELP_TABLES: Final = Text(
    """List the tables stored on this computer.

    Links are not stored. With --link you get a new link with which you host a table; the page then shows the links of
    its seats. Links that were given away go on working.

    \b
    Examples:
      netloft tables
      netloft tables --link 5f0c9a31be
      netloft tables --data evening.db
    """,
    """Die Tische auflisten, die dieser Rechner aufbewahrt.

    Links werden nicht aufbewahrt. Mit --link bekommst du einen neuen Link, mit dem dir der Tisch gehört; die Seite
    zeigt dann die Links der Plätze. Links, die du schon verschickt hast, gelten weiter.

    \b
    Beispiele:
      netloft tables
      netloft tables --link 5f0c9a31be
      netloft tables --data abend.db
    """,
)
HELP_LINK: Final = Text(
    "Make a new link for the host of this table.", "Einen neuen Link machen, mit dem dir dieser Tisch gehört."
)
HELP_BACKUP: Final = Text(
    """Copy all tables to a new file, also while they are played.

    COPY is the new file. To go back to it, stop the server and start it with --data COPY.

    \b
    Example:
      netloft backup tables-monday.db
    """,
    """Alle Tische in eine neue Datei kopieren, auch während gespielt wird.

    COPY ist die neue Datei. Um zu ihr zurückzukehren, beende den Server und starte ihn mit --data COPY.

    \b
    Beispiel:
      netloft backup tische-montag.db
    """,
)
COPIED: Final = Text("All tables are in {}", "Alle Tische liegen in {}")
SERVING: Final = Text(
    "Netloft is at {}\nTables are kept in {}\nCtrl-C stops it; no game is lost.",
    "Netloft ist unter {} erreichbar\nTische liegen in {}\nStrg-C beendet es; kein Spiel geht verloren.",
)
BAD_NAME: Final = Text(
    "--allow-host: expected a name without scheme and port, as tables.example, found {}",
    "--allow-host: erwartet einen Namen ohne Protokoll und Port, etwa tische.example, gefunden {}",
)
EVERYBODY: Final = Text(
    "Everybody who can reach this computer can open tables here.",
    "Wer diesen Rechner erreicht, kann hier Tische öffnen.",
)

# At a table on the network.
QUIT: Final = (
    Text("quit", "ende"),
    Text("", ""),
    Text("leave; the table stays (Ctrl-D and Ctrl-C too)", "gehen; der Tisch bleibt (auch mit Strg-D und Strg-C)"),
)
YOU_WATCH: Final = Text("You are watching.", "Du siehst zu.")
OTHERS: Final = Text("Also at the table: {}.", "Außerdem am Tisch: {}.")
PRACTICE: Final = Text(
    "This is a practice table: chance goes by the seed {}, which was chosen.",
    "Das ist ein Übungstisch: Der Zufall folgt der gewählten Startzahl {}.",
)
A_BOT: Final = Text("{} (bot, {})", "{} (Bot, {})")
WAITING: Final = Text("Waiting for {} …", "Warten auf {} …")
WAITING_TO_AGREE: Final = Text("Waiting for {} to agree …", "Warten auf das Einverständnis von {} …")
NOT_ASKED: Final = Text(
    "You are not asked now; undo, map, log, score, rules, help and quit can be typed.",
    "Du bist jetzt nicht gefragt; zurück, karte, protokoll, wertung, regeln, hilfe und ende gehen.",
)
TAKEN_BACK: Final = Text("Taken back:", "Zurückgenommen:")
NOT_AGREED: Final = Text(
    "Not everybody agreed, so nothing is taken back.",
    "Nicht alle waren einverstanden, also wird nichts zurückgenommen.",
)
WISH: Final = Text("{}, {} wants to take this back:", "{}, {} möchte dies zurücknehmen:")
AGREE: Final = Text("{}, do you agree? (yes or no) ", "{}, bist du einverstanden? (ja oder nein) ")
YES_OR_NO: Final = Text("Expected yes or no.", "Erwartet: ja oder nein.")
YES: Final = frozenset({"y", "yes", "j", "ja"})
NO: Final = frozenset({"n", "no", "nein"})
LOST: Final = Text(
    "The connection is lost; it is opened again as soon as that is possible.",
    "Die Verbindung ist verloren; sie wird wieder geöffnet, sobald es geht.",
)
BACK: Final = Text("The connection is back.", "Die Verbindung ist wieder da.")
COME_BACK: Final = Text("The table lives on. Come back with: {}", "Der Tisch bleibt bestehen. Zurück mit: {}")
GONE: Final = Text("The table was cleared away.", "Der Tisch wurde abgeräumt.")
UNSEATED: Final = Text("The host took your seat back.", "Der Gastgeber hat deinen Platz zurückgenommen.")

# Why there is no table.
NO_LINK: Final = Text(
    "join: expected a link to a table, as in http://HOST:8321/t/TABLE#SECRET, found {}",
    "join: erwartet einen Link zu einem Tisch wie http://HOST:8321/t/TISCH#GEHEIMNIS, gefunden {}",
)
UNREACHABLE: Final = Text("{} cannot be reached: {}", "{} ist nicht erreichbar: {}")
TOO_SLOW: Final = Text("no answer in time", "keine Antwort in der erwarteten Zeit")
NO_NETLOFT: Final = Text("{}: no Netloft answers there", "{}: dort antwortet kein Netloft")
OTHER_PROTOCOL: Final = Text(
    "{}: the Netloft there speaks another protocol; use the same version here and there",
    "{}: das Netloft dort spricht ein anderes Protokoll; nimm hier und dort dieselbe Version",
)
OTHER_GAME: Final = Text(
    "the table cannot be shown by this version of Netloft: {}",
    "diese Version von Netloft kann den Tisch nicht zeigen: {}",
)

# The list of tables.
NO_TABLES: Final = Text("No tables are kept in {}", "In {} liegen keine Tische")
COLUMNS: Final = (
    Text("Table", "Tisch"),
    Text("Game", "Spiel"),
    Text("Last move", "Letzter Zug"),
    Text("Who", "Wer"),
    Text("Turn", "Am Zug"),
)
NO_SUCH_TABLE: Final = Text(
    "{}: has no table {}; netloft tables lists them", "{}: enthält keinen Tisch {}; netloft tables listet sie auf"
)
TURN: Final = Text("yes", "ja")
IS_OVER: Final = Text("over", "zu Ende")
