"""Words of the commands for decks of Nusfjord."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text

A_DECK: Final = "a deck of Nusfjord (see: docs/decks.md)"
DECK_FINE: Final = Text("{}: nothing is wrong with it", "{}: alles in Ordnung")
DECK_NOTE: Final = Text(
    "All texts are Netloft's own, made from what the cards do. An unofficial, non-commercial fan edition.",
    "Alle Texte sind Netlofts eigene, gemacht aus dem, was die Karten tun. Inoffizielle, nicht kommerzielle "
    "Fan-Ausgabe.",
)
HELP_DECK: Final = Text(
    """Show and check building decks of Nusfjord.

    Who owns a deck that Netloft does not bring along, or has thought one up, can type it in: docs/decks.md says how.

    \b
    Examples:
      netloft deck show herring
      netloft deck copy herring my-deck.txt
      netloft deck check my-deck.txt
      netloft play nusfjord --deck my-deck.txt
    """,
    """Gebäudedecks von Nusfjord zeigen und prüfen.

    Wer ein Deck besitzt, das Netloft nicht mitbringt, oder sich eines ausgedacht hat, kann es eintippen: docs/decks.md
    sagt, wie.

    \b
    Beispiele:
      netloft deck show herring
      netloft deck copy herring mein-deck.txt
      netloft deck check mein-deck.txt
      netloft play nusfjord --deck mein-deck.txt
    """,
)
HELP_DECK_SHOW: Final = Text(
    "List a shipped deck, as herring, or the elders.",
    "Ein Deck zeigen, etwa herring, oder elders.",
)
HELP_DECK_CHECK: Final = Text(
    "Read your own deck: list what is wrong, or its cards.",
    "Ein eigenes Deck lesen: auflisten, was nicht stimmt, oder seine Karten.",
)
HELP_DECK_COPY: Final = Text(
    "Copy a shipped deck to a new file, to edit it.",
    "Ein Deck in eine neue Datei kopieren, um es zu ändern.",
)
DECK_COPIED: Final = Text(
    "{}: a copy with numbers and names of its own. Edit it, then: netloft deck check",
    "{}: eine Kopie mit eigenen Nummern und Namen. Ändere sie, dann: netloft deck check",
)
HELP_OWN_DECK: Final = Text(
    "Play Nusfjord with your own deck. See: netloft deck.",
    "Nusfjord mit deinem eigenen Deck spielen. Siehe: netloft deck.",
)
