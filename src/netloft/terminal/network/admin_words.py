"""Texts of `netloft admin`, in English and German."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text

HELP_ADMIN: Final = Text(
    "Look after the tables of a server: list, close, export, copy, check.",
    "Sich um die Tische eines Servers kümmern: auflisten, schließen, ausgeben, kopieren, prüfen.",
)
HELP_PEOPLE: Final = Text("List the names at seats.", "Die Namen an den Plätzen auflisten.")
PEOPLE: Final = (
    Text("Name", "Name"),
    Text("Tables", "Tische"),
    Text("Running", "Laufend"),
    Text("Last move", "Letzter Zug"),
)
HELP_CLOSE: Final = Text("Remove tables for good.", "Tische endgültig entfernen.")
HELP_YES: Final = Text("Do not ask.", "Nicht nachfragen.")
REALLY: Final = Text("Remove {} for good?", "{} endgültig entfernen?")
CLOSED: Final = Text("Removed: {}", "Entfernt: {}")
HELP_EXPORT: Final = Text(
    "Write the whole record of a table, with everything hidden, to FILE.",
    "Die ganze Aufzeichnung eines Tisches, mit allem Verborgenen, nach FILE schreiben.",
)
EXPORTED: Final = Text("The record is in {}", "Die Aufzeichnung liegt in {}")
HELP_RESTORE: Final = Text(
    "Fill an empty database with the tables of COPY, a file that netloft backup has made.",
    "Eine leere Datenbank mit den Tischen aus COPY füllen, einer Datei von netloft backup.",
)
RESTORED: Final = Text("{} tables are in {}", "{} Tische liegen in {}")
HELP_VACUUM: Final = Text(
    "Give back the room of removed tables; a file must not be in use.",
    "Den Platz entfernter Tische freigeben; eine Datei darf nicht in Benutzung sein.",
)
VACUUMED: Final = Text("Unused room was given back in {}", "Freier Platz wurde zurückgegeben in {}")
HELP_CHECK: Final = Text(
    "Replay every table, and list those that cannot be played on.",
    "Jeden Tisch nachspielen und die auflisten, an denen es nicht weitergeht.",
)
CHECKED: Final = Text("{} of {} tables are fine.", "{} von {} Tischen sind in Ordnung.")
