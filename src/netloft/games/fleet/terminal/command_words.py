"""Words of the commands for score sheets of Fleet."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text

A_SHEET: Final = "a score sheet of Fleet (see: netloft sheet show)"
SHEET_DOUBT: Final = Text("unlikely", "unwahrscheinlich")
SHEET_RESULT: Final = Text("{}: {} errors, {} warnings", "{}: {} Fehler, {} Warnungen")
HELP_SHEET: Final = Text(
    """Show and check score sheets of Fleet: The Dice Game.

    The sheet that comes with Netloft is a reconstruction. Who owns the game can copy the file, write in what is
    printed, and check it here.
    """,
    """Wertungsbögen von Fleet: Das Würfelspiel zeigen und prüfen.

    Der Bogen, der mit Netloft kommt, ist eine Rekonstruktion. Wer das Spiel besitzt, kann die Datei kopieren, das
    Gedruckte eintragen und sie hier prüfen.
    """,
)
HELP_SHEET_SHOW: Final = Text(
    "Draw a sheet: the one in FILE, or the one that comes with Netloft.",
    "Einen Bogen zeichnen: den in FILE, oder den, der mit Netloft kommt.",
)
HELP_SHEET_CHECK: Final = Text(
    "Check a sheet against everything the rules say, and list what is wrong.",
    "Einen Bogen gegen alles prüfen, was die Regeln sagen, und auflisten, was nicht stimmt.",
)
HELP_SHEET_COPY: Final = Text(
    "Copy the sheet that comes with Netloft to a new file, to edit it.",
    "Den Bogen, der mit Netloft kommt, in eine neue Datei kopieren, um ihn zu ändern.",
)
SHEET_COPIED: Final = Text(
    "{}: a copy. Edit it, then: netloft sheet check",
    "{}: eine Kopie. Ändere sie, dann: netloft sheet check",
)
HELP_OWN_SHEET: Final = Text(
    "Play Fleet on your own score sheet. See: netloft sheet.",
    "Fleet auf deinem eigenen Auswertungsbogen spielen. Siehe: netloft sheet.",
)
