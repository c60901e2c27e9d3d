"""Fleet: The Dice Game as a game: its settings, its actions, its positions."""

from __future__ import annotations

from typing import Any, Final

from netloft.core.game import Game, Setting, switch
from netloft.core.position import CHANCE, Position
from netloft.core.shapes import Fields
from netloft.core.text import NetloftError, Text
from netloft.games.fleet.rules import words
from netloft.games.fleet.rules.actions import claims, fishing, marking, using_dice
from netloft.games.fleet.rules.dumps.reading import read
from netloft.games.fleet.rules.option_shapes import OPTIONS
from netloft.games.fleet.rules.phases import dice, rounds, ruth
from netloft.games.fleet.rules.position import Fleet
from netloft.games.fleet.rules.sheets.sheet import SHIPPED, sheet_of
from netloft.games.fleet.rules.view_shapes import describe

LONGEST: Final = 200_000  # characters of a sheet; the shipped one has some ten thousand


class SheetSetting(Setting):
    """The score sheet: the name of a shipped one, or the text of a player's own, which the record then keeps."""

    def read(self, value: object) -> object:
        """Check a sheet; raise everything that forbids to play with it."""
        if not isinstance(value, str) or len(value) > LONGEST:
            raise NetloftError(f"option {self.name}: expected the name or the text of a sheet, found {value!r:.80}")
        sheet_of(value)
        return value


SETTINGS: Final = (
    SheetSetting(
        "sheet",
        Text("Score sheet", "Auswertungsbogen"),
        {
            SHIPPED[0]: Text(
                "our reconstruction, not the printed one; --sheet FILE plays on your own",
                "unsere Rekonstruktion, nicht der gedruckte; --sheet DATEI spielt auf deinem eigenen",
            )
        },
        SHIPPED[0],
    ),
    switch(
        "captains",
        Text("Captain cards", "Kapitänskarten"),
        Text(
            "a captain for everybody, instead of the die at the start",
            "ein Kapitän für alle, statt des Würfels am Anfang",
        ),
        Text("none", "keine"),
        False,
    ),
    switch(
        "trophies",
        Text("Trophy cards", "Trophäenkarten"),
        Text("a gold and a silver one", "eine goldene und eine silberne"),
        Text("none", "keine"),
        False,
    ),
)

ACTIONS: Final = [
    *dice.TAKE,
    dice.KEEP,
    dice.REROLL,
    *using_dice.MARK,
    using_dice.COINS_SHOWN,
    using_dice.MARKET,
    using_dice.FILL_HEX,
    using_dice.SALVAGE,
    using_dice.AS_COIN,
    *using_dice.STAR,
    using_dice.FORGO,
    *marking.ACTIVATE,
    *marking.LAUNCH_BOAT,
    fishing.SECOND_FISH,
    fishing.COIN_INSTEAD,
    *claims.BONUSES,
    *dice.BOAT_ROLLS,
    *dice.TOWN_ROLLS,
    *rounds.FIRST,
    *rounds.CAPTAINS,
    *rounds.GOLD,
    *rounds.SILVER,
]
STEPS: Final = [
    rounds.PREPARE,
    rounds.BOAT_START,
    rounds.CAPTAIN_START,
    *rounds.START_MARKS,
    rounds.ASK_CAPTAIN,
    rounds.ASK_GOLD,
    rounds.ASK_SILVER,
    rounds.ASK_FIRST,
    rounds.ROUND,
    rounds.BOATS_OUT,
    rounds.TOWN,
    rounds.INCOME,
    rounds.FISHING,
    rounds.STARS_TOGETHER,
    rounds.AFTER_CATCH,
    rounds.AFTER_FISHING,
    rounds.END_OF_ROUND,
    ruth.RUTH_PICKS,
    ruth.RUTH_SHARES,
    dice.ROLL_START,
    dice.ROLL_BOAT,
    dice.ROLL_TOWN,
    dice.ROLLED,
    dice.ASK_TAKE,
    dice.ASK_REROLL,
    dice.REROLLED,
    dice.USE_SHARED,
    dice.SHARED,
    dice.CLEAR_TABLE,
    using_dice.ASK_USE,
    using_dice.ASK_STAR,
    using_dice.REST_OF_TURN,
    using_dice.REST,
    *marking.ASK_ACTIVATION,
    fishing.ASK_OYSTER,
    fishing.OYSTER_CHOICES,
    fishing.SWORDFISH_BONUS,
    claims.ASK_BONUS,
    claims.SETTLE,
    claims.SETTLE_ALL,
]


class FleetGame(Game):
    """Fleet: The Dice Game by Ben Pinchback and Matt Riddle."""

    def blank(self, seats: int, settings: dict[str, Any]) -> Position:
        """Return empty pads with the whole game ahead."""
        g = Fleet(self, seats, settings)
        g.push(CHANCE, rounds.PREPARE)
        return g

    def read(self, g: Position, data: dict[str, Any]) -> None:
        """Fill a position from a dump."""
        if not isinstance(g, Fleet):
            raise TypeError(f"not a position of Fleet: {g!r}")
        read(g, data)

    def describe(self, g: Position) -> Fields:
        """Describe a view."""
        if not isinstance(g, Fleet):
            raise TypeError(f"not a position of Fleet: {g!r}")
        return describe(g)

    def describe_options(self) -> dict[str, Fields]:
        """Describe the args of options."""
        return OPTIONS

    def seat_name(self, seat: int, lang: str) -> str:
        """Name a seat by its colour."""
        return words.COLOURS[seat].say(lang)


GAME: Final = FleetGame(
    "fleet",
    Text("Fleet: The Dice Game", "Fleet: Das Würfelspiel"),
    1,
    (1, 2, 3, 4),
    SETTINGS,
    ACTIONS,
    STEPS,
)
GAME.no_such = words.NO_SUCH
