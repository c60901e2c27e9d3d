"""Kaivai as a game: its settings, its actions, its positions."""

from __future__ import annotations

from typing import Any, Final

from netloft.core.game import Game, Setting, switch
from netloft.core.position import CHANCE, Position
from netloft.core.shapes import Fields
from netloft.core.text import Text
from netloft.games.kaivai.rules import boats, building, fishing, options, rounds, scoring, selling, turns, words
from netloft.games.kaivai.rules.dumps.reading import read
from netloft.games.kaivai.rules.option_shapes import OPTIONS
from netloft.games.kaivai.rules.position import Kaivai
from netloft.games.kaivai.rules.view_shapes import describe

SETTINGS: Final = (
    Setting(
        "edition",
        Text("Edition", "Ausgabe"),
        {
            2010: Text("2010: eight rounds, two double sites", "2010: acht Runden, zwei Doppelplätze"),
            2005: Text(
                "2005: ten rounds, single sites, only the winner of a village pays influence",
                "2005: zehn Runden, einzelne Plätze, nur wer ein Inseldorf gewinnt, zahlt Einfluss",
            ),
        },
        2010,
    ),
    switch(
        "dice",
        Text("Fishing", "Fischen"),
        Text("with the four dice", "mit den vier Würfeln"),
        Text("without dice: one fish for every fisher", "ohne Würfel: ein Fisch je Fischer-Figur"),
        True,
    ),
    Setting(
        "sites",
        Text("Variable village sites", "Variable Inseldorf-Startplätze"),
        {
            "chance": Text("drawn by chance", "durch Zufall"),
            "first player": Text("chosen by the first player", "vom ersten Spieler gewählt"),
        },
        "chance",
    ),
    Setting(
        "start_huts",
        Text("Starting huts", "Starthütten"),
        {
            "printed": Text(
                "for beginners, two boat builders (2005: a boat builder and one of choice)",
                "für Anfänger, zwei Bootsbauerhütten (2005: eine Bootsbauerhütte und eine nach Wahl)",
            ),
            "free": Text("free choice of both", "freie Wahl für beide"),
        },
        "printed",
    ),
    Setting(
        "influence",
        Text("Influence markers of the others", "Einfluss-Marker der anderen"),
        {
            "covered": Text("covered, as the rules allow", "verdeckt, wie es die Regel erlaubt"),
            "open": Text("open to all", "für alle offen"),
        },
        "covered",
    ),
    Setting(
        "two_players",
        Text("The game for two", "Das Spiel zu zweit"),
        {
            "third clan": Text(
                "with a third clan moved by chance (Netloft's own design; the publisher's variant is not to be had)",
                "mit einer dritten Sippe, vom Zufall geführt "
                "(Netlofts eigener Entwurf; die Variante des Verlags ist nicht mehr zu haben)",
            )
        },
        "third clan",
    ),
)

ACTIONS: Final = [
    *rounds.BIDS,
    *turns.TAKE_ACTION,
    turns.PASS,
    turns.SACRIFICE,
    options.DONE,
    *options.VILLAGES,
    *options.HUT_KINDS,
    *building.SHELLS,
    *options.BOATS,
    *options.TO,
    *options.HUT_AT,
    *options.CULT_AT,
    *selling.DELIVER,
    *scoring.PLAY_INFLUENCE,
    *rounds.SITE_SETS,
    *rounds.DRAWN,
    *[roll for rolls in fishing.ROLLS for roll in rolls],
    *rounds.CLAN_BIDS,
    *turns.CLAN_TAKES,
    *rounds.CLAN_HUT,
]
STEPS: Final = [
    rounds.PREPARE,
    rounds.ASK_SITES,
    rounds.ROUND,
    rounds.ASK_BID,
    rounds.ASK_CLAN_BID,
    rounds.ASK_DRAWN,
    rounds.BIDDING,
    rounds.ORDER,
    rounds.START_HUTS,
    rounds.ASK_START_HUT,
    rounds.ASK_CLAN_HUT,
    rounds.START_KIND,
    rounds.SET_START_HUT,
    rounds.GOD,
    rounds.ASK_GOD_VILLAGE,
    rounds.ASK_CULT_SITE,
    rounds.MOVE_GOD,
    rounds.AGEING,
    turns.TURNS,
    turns.ASK_ACTION,
    turns.ASK_FESTIVAL,
    turns.FESTIVAL,
    turns.CLAN_TURN,
    turns.ASK_CLAN_ACTION,
    turns.AFTER_CLAN,
    *[step for action in turns.BOAT_ACTIONS for step in (action, action.where_to, action.carry_on)],
    boats.SAIL,
    building.ASK_HUT,
    building.ASK_KIND,
    building.SET_PRICE,
    building.ASK_SHELL,
    building.PAYING,
    building.RAISE_HUT,
    fishing.ASK_FISHING,
    fishing.CAST,
    *fishing.ROLL,
    selling.ASK_DELIVERY,
    scoring.SCORING,
    scoring.NEXT_VILLAGE,
    scoring.ASK_SCORED,
    scoring.CHOSEN,
    scoring.ASK_INFLUENCE,
    scoring.INFLUENCE,
    scoring.COUNT,
]


class KaivaiGame(Game):
    """Kaivai by Anselm and Helge Ostertag."""

    def blank(self, seats: int, settings: dict[str, Any]) -> Position:
        """Return an empty sea with the whole game ahead."""
        g = Kaivai(self, seats, settings)
        g.push(CHANCE, rounds.PREPARE)
        return g

    def read(self, g: Position, data: dict[str, Any]) -> None:
        """Fill a position from a dump."""
        if not isinstance(g, Kaivai):
            raise TypeError(f"not a position of Kaivai: {g!r}")
        read(g, data)

    def describe(self, g: Position) -> Fields:
        """Describe a view."""
        if not isinstance(g, Kaivai):
            raise TypeError(f"not a position of Kaivai: {g!r}")
        return describe(g)

    def describe_options(self) -> dict[str, Fields]:
        """Describe the args of options."""
        return OPTIONS

    def seat_name(self, seat: int, lang: str) -> str:
        """Name a seat by its colour."""
        return words.COLOURS[seat].say(lang)


GAME: Final = KaivaiGame("kaivai", Text("Kaivai", "Kaivai"), 1, (2, 3, 4), SETTINGS, ACTIONS, STEPS)
GAME.no_such = words.NO_SUCH
