"""Nusfjord as a game: its settings, its effects, and positions to begin from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from netloft.core.game import Game, Setting, switch
from netloft.core.position import CHANCE
from netloft.core.shapes import Fields
from netloft.core.text import NetloftError, Text
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.bounds import NO_SUCH
from netloft.games.nusfjord.rules.catalogue import SHIPPED, Catalogue
from netloft.games.nusfjord.rules.decks.reading import BadDeck, read_deck
from netloft.games.nusfjord.rules.dumps.reading import read
from netloft.games.nusfjord.rules.option_shapes import options
from netloft.games.nusfjord.rules.position import Nusfjord
from netloft.games.nusfjord.rules.view_shapes import describe

if TYPE_CHECKING:
    from netloft.core.position import Position

RULES: Final = 1

NOT_USED: Final = Text("not used", "nicht dabei")
MOST_OWN: Final = 8  # own decks that are kept ready


class DeckSetting(Setting):
    """The building deck: the name of a shipped one, or the text of a player's own, which the record then keeps."""

    def read(self, value: object) -> object:
        """Check a deck; raise what forbids to play with it."""
        if isinstance(value, str) and "card(" in value:
            own_game(value)
            return value
        return super().read(value)


SETTINGS: Final = (
    DeckSetting(
        "deck",
        Text("Building deck", "Gebäudedeck"),
        {
            "herring": Text("Herring (for a first game)", "Hering (fürs erste Spiel)"),
            "mackerel": Text("Mackerel", "Makrele"),
            "codfish": Text("Codfish", "Dorsch"),
            "guests": Text("Netloft's own deck with guests", "Netlofts eigenes Deck mit Gästen"),
        },
        "herring",
    ),
    switch(
        "mixed",
        Text("Mixed decks at the start", "Gemischtes Spiel"),
        Text("three A and two B buildings from each of three decks", "je drei A- und zwei B-Gebäude aus drei Decks"),
        Text("all buildings from one deck", "alle Gebäude aus einem Deck"),
        False,
    ),
    Setting(
        "solo",
        Text("Alone", "Solospiel"),
        {
            "basic": Text("basic: two colours of workers", "einfach: Arbeitskräfte in zwei Farben"),
            "advanced": Text("advanced: three colours of workers", "fortgeschritten: Arbeitskräfte in drei Farben"),
        },
        "basic",
    ),
    Setting(
        "series",
        Text("Series of games", "Mehrere Partien"),
        {
            "single": Text("a single game", "eine einzelne Partie"),
            "rematch": Text("match and rematch, for two", "Hin- und Rückspiel, zu zweit"),
            "campaign": Text("campaign of three games, alone", "Kampagne über drei Partien, allein"),
        },
        "single",
    ),
    switch(
        "tour_guide",
        Text("Tour Guide (variant)", "Fremdenführerin (Variante)"),
        Text("in place of the Pisciculturist, from four players on", "statt des Fischzüchters, ab vier Personen"),
        NOT_USED,
        False,
    ),
    switch(
        "designer",
        Text("Designer (variant)", "Architektin (Variante)"),
        Text("in place of the Architect, from three players on", "statt des Architekten, ab drei Personen"),
        NOT_USED,
        False,
    ),
    switch(
        "investor",
        Text("Investor (variant)", "Investorin (Variante)"),
        Text("in place of the Carpenter, from three players on", "statt des Bauschreiners, ab drei Personen"),
        NOT_USED,
        False,
    ),
    switch(
        "forgotten",
        Text("The Forgotten (promo elders)", "Die Vergessenen (Promo-Älteste)"),
        Text("four more elders in a pile of their own", "vier weitere Älteste in einem eigenen Stapel"),
        NOT_USED,
        False,
    ),
    switch(
        "c_preview",
        Text("Preview of the C buildings (house rule)", "Vorschau auf die C-Gebäude (Hausregel)"),
        Text(
            "the C buildings that will come are known from the start",
            "die kommenden C-Gebäude sind von Anfang an bekannt",
        ),
        Text("as in the rules: nobody knows which will come", "wie in der Regel: niemand weiß, welche kommen"),
        False,
    ),
)


class NusfjordGame(Game):
    """Nusfjord for one to five players."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__(
            "nusfjord",
            Text("Nusfjord", "Nusfjord"),
            RULES,
            (1, 2, 3, 4, 5),
            SETTINGS,
            catalogue.actions,
            catalogue.steps,
        )
        self.catalogue = catalogue
        self.no_such = NO_SUCH

    def blank(self, seats: int, settings: dict[str, Any]) -> Nusfjord:
        """Return a position before the boards are laid out."""
        if settings["series"] == "rematch" and seats != 2:
            raise NetloftError(f"option series: a rematch is for 2 players, found {seats}")
        if settings["series"] == "campaign" and seats != 1:
            raise NetloftError(f"option series: a campaign is for 1 player, found {seats}")
        if settings["deck"] not in self.catalogue.decks:
            return own_game(settings["deck"]).blank(seats, settings)
        g = Nusfjord(self, seats, settings, self.catalogue.cards)
        g.push(CHANCE, self.catalogue.start)
        return g

    def read(self, g: Position, data: dict[str, Any]) -> None:
        """Fill a blank position from a dump."""
        if not isinstance(g, Nusfjord):
            raise NetloftError("this is not a position of Nusfjord")
        read(g, data)

    def describe(self, g: Position) -> Fields:
        """Describe a view."""
        if not isinstance(g, Nusfjord):
            raise NetloftError("this is not a position of Nusfjord")
        return describe(g)

    def describe_options(self) -> dict[str, Fields]:
        """Describe the args of options."""
        return options([card.name.en for card in self.catalogue.cards.all])

    def __reduce__(self) -> str | tuple[Any, ...]:
        own = [source for source in self.catalogue.decks if source not in SHIPPED]
        return (own_game, (own[0],)) if own else super().__reduce__()

    def seat_name(self, seat: int, lang: str) -> str:
        """Name a seat by its colour."""
        return words.COLOURS[seat].say(lang)


GAME: Final[NusfjordGame] = NusfjordGame(Catalogue(SHIPPED))
OWN: Final[dict[str, NusfjordGame]] = {}


def own_game(source: str) -> NusfjordGame:
    """Return the game with a player's own deck beside the shipped ones."""
    if source not in OWN:
        deck = read_deck(source)
        for line, problem in deck.problems:
            raise BadDeck(f"option deck: line {line}: {problem}")
        for shipped in SHIPPED.values():
            for card in shipped.cards:
                for own in deck.cards:
                    if card.name.en == own.name.en or card.name.de == own.name.de or card.number == own.number:
                        raise BadDeck(f"option deck: {own.number} {own.name.en} is like {card.number} {card.name.en}")
        if len(OWN) >= MOST_OWN:
            OWN.clear()
        OWN[source] = NusfjordGame(Catalogue({**SHIPPED, source: deck}))
    return OWN[source]
