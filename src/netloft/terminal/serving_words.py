"""What the commands around the table on the network say, in English and German."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text

HELP_SERVE: Final = Text(
    """Open the table in the browser, for yourself and for friends who get a link.

    Tables live on when the page or this program is closed. By default only this computer can connect;
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
HELP_HOST: Final = Text("The address to listen at (127.0.0.1).", "Die Adresse, unter der gelauscht wird (127.0.0.1).")
HELP_PORT: Final = Text(
    "The port (8321, or another if that is taken).", "Der Port (8321, oder ein anderer, wenn belegt)."
)
HELP_DATA: Final = Text("The file that keeps the tables.", "Die Datei, die die Tische aufbewahrt.")
HELP_BROWSER: Final = Text("Open the browser.", "Den Browser öffnen.")
HELP_WORKERS: Final = Text("How many processes think for bots.", "Wie viele Prozesse für Bots denken.")
HELP_JOIN: Final = Text(
    """Play in this terminal at a table on the network.

    The address is the link that you were sent. Everything that can be typed at netloft play can be typed here, too,
    but for saving and loading: the table keeps the game.
    """,
    """In diesem Terminal an einem Tisch im Netz spielen.

    Die Adresse ist der Link, den du bekommen hast. Es gilt, was auch bei netloft play getippt werden kann, nur nicht
    Speichern und Laden: Der Tisch bewahrt das Spiel auf.
    """,
)
SERVING: Final = Text(
    "Netloft is at {}\nTables are kept in {}\nCtrl-C stops it; no game is lost.",
    "Netloft ist unter {} erreichbar\nTische liegen in {}\nStrg-C beendet es; kein Spiel geht verloren.",
)
EVERYBODY: Final = Text(
    "Everybody who can reach this computer can open tables here.",
    "Wer diesen Rechner erreicht, kann hier Tische öffnen.",
)
