"""Draws what lies in the middle of Nusfjord: the action board, the Banquet Table, ships, and shares for sale."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from netloft.core.text import Text
from netloft.games.nusfjord.rules import words as game_words
from netloft.games.nusfjord.rules.actions.paying import SHIP_PRICES
from netloft.games.nusfjord.rules.board import ACTIONS, CAPACITY, CAPACITY_SMALL, COLUMNS, LAST, PLATES
from netloft.games.nusfjord.rules.harbor import SHIPS
from netloft.games.nusfjord.terminal import words
from netloft.games.nusfjord.terminal.cards import SIGNS, game_of
from netloft.games.nusfjord.terminal.scene import COLOURS, GOODS_STYLE, LIT, NOUNS, Scene, below, grid, heading

COPIES: Final = ("copy left", "copy middle", "copy right")
FEW: Final = 3  # below this number of players the board has its smaller side
DISCOUNT: Final = (0, 0, 0, 0, 1, 1, 2, 2)  # gold off the price of all shares, by round


# The first line.


def draw_round(scene: Scene) -> RenderableType:
    """Say which round it is, who begins, and which cards are played."""
    view = scene.view
    parts = [scene.say(words.ROUND, round_now(scene))]
    series = view["options"]["series"]
    if view["seats"] > 1:
        parts.append(scene.say(words.FIRST, scene.names[view["first"]]))
    elif not view["over"]:
        parts.append(scene.say(words.PLACING, game_words.COLOURS[colour_now(scene)]))
    name = game_of(scene.deck).catalogue.decks[scene.deck].name
    parts.append(scene.say(words.DECK, name))
    if series in words.GAMES:
        parts.append(scene.say(words.GAME_OF, view["series"]["game"], words.GAMES[series]))
        results = view["series"]["results"]
        if results:
            seats = view["seats"]
            games = [results[at : at + seats] for at in range(0, len(results), seats)]
            parts.append(scene.say(words.SO_FAR, " + ".join(["/".join(map(str, game)) for game in games])))
    return below(Line(" · ".join(parts), "bold"))


def round_now(scene: Scene) -> int:
    """Return the number of the round; after the last one it stays."""
    return min(LAST, int(scene.view["round"]))


def colour_now(scene: Scene) -> int:
    """Return the colour of the workers that somebody alone places in this round."""
    colours = 3 if scene.view["options"]["solo"] == "advanced" else 2
    return int((scene.view["round"] - 1) % colours)


# The action board.


def draw_board(scene: Scene, *, tall: bool = False) -> RenderableType:
    """Draw the spaces with the workers on them, side by side as on the board or below each other."""
    spaces = scene.view["spaces"]
    columns = [[ACTIONS[space] for space in column] for column in COLUMNS]
    for column, copy in zip(columns, COPIES, strict=True):
        if copy in spaces:
            column.append(copy)
    if "copy" in spaces:
        columns[2 if tall else 1].append("copy")
    table = one_column(scene, columns) if tall else three_columns(scene, columns)
    parts: list[RenderableType] = [heading(scene.say(words.SPACES), scene.say(words.BOARD_SIGNS)), table]
    if COPIES[0] in spaces:
        parts.append(Line(scene.say(words.COLUMNS_NOTE), "italic dim"))
    return below(Group(*parts))


def three_columns(scene: Scene, columns: list[list[str]]) -> Table:
    """Set the columns of the board beside each other."""
    table = grid(False, False, False)
    for row in range(max(len(column) for column in columns)):
        cells = [column[row] if row < len(column) else "" for column in columns]
        table.add_row(*[draw_space(scene, name) if name else Line() for name in cells])
        table.add_row(*[Line(f"     {space_does(scene, name)}" if name else "", "dim") for name in cells])
    return table


def one_column(scene: Scene, columns: list[list[str]]) -> Table:
    """Set the columns of the board below each other, with what each space does beside it."""
    table = grid(True, False)
    for column, title in zip(columns, words.COLUMN_NAMES, strict=True):
        if COPIES[0] in scene.view["spaces"]:
            table.add_row(Line(f" {scene.say(title)}", "dim italic"), "")
        for name in column:
            table.add_row(draw_space(scene, name), Line(space_does(scene, name), "dim"))
    return table


def draw_space(scene: Scene, name: str) -> Line:
    """Draw a space: its name, the workers on it, and room for more."""
    workers = scene.view["spaces"][name]
    capacity = room(scene, name)
    full = len(workers) >= capacity
    can = any(name in scene.named(kind) for kind in ("action", "copy action", "do", "copy space"))
    line = Line()
    line.append("x" if full else " ", "bold red")
    line.append("[")
    for colour in workers:
        line.append(scene.say(words.LETTERS[colour]), COLOURS[colour])
    line.append(" " * (capacity - len(workers)) + "] ")
    return line.append(scene.say(space_name(name)), LIT if can else "dim" if full else "")


def space_name(name: str) -> Text:
    """Name a space."""
    return game_words.ACTION_NAMES[ACTIONS.index(name)] if name in ACTIONS else words.IMITATE


def room(scene: Scene, name: str) -> int:
    """Say how many workers a space takes."""
    if name not in ACTIONS:
        return 1
    return (CAPACITY_SMALL if scene.view["seats"] < FEW else CAPACITY)[ACTIONS.index(name)]


def space_does(scene: Scene, name: str) -> str:
    """Say what a space does; the price of shares depends on how many there are and on the round."""
    if name != "buy all shares":
        return scene.say(words.SPACE_DOES[name])
    number = sum(scene.view["issued"])
    if not number:
        return scene.say(words.BUY_NONE)
    return scene.say(words.BUY_FOR, number, max(0, number - DISCOUNT[round_now(scene)]))


# What lies beside it.


def draw_table(scene: Scene) -> RenderableType:
    """Draw the plates of the Banquet Table, those with fish in brackets."""
    filled = scene.view["plates"]
    line = heading(scene.say(words.TABLE))
    line.append(" ")
    for number, plate in enumerate(PLATES):
        line.append(f"({plate})" if number < filled else f" {plate} ", LIT if number < filled else "dim")
    if filled == 0:
        said = scene.say(words.TABLE_EMPTY)
    elif filled == len(PLATES):
        said = scene.say(words.TABLE_FULL)
    else:
        said = scene.say(words.NEXT_PLATES, NOUNS["fish"].count(PLATES[filled]))
    line.append(f"  {said}", "dim")
    return line


def draw_ships(scene: Scene) -> RenderableType:
    """Say how many ships are left and what they cost."""
    prices = [price(scene, kind) for kind in range(len(SHIP_PRICES))]
    either = Line.assemble(prices[2], f" {scene.say(words.OR)} ", prices[3])
    line = heading(scene.say(words.SUPPLY))
    for ship, cost in zip(SHIPS, (prices[0], prices[1], either), strict=False):
        number = scene.view["ships"][ship]
        noun = game_words.SHIP_NOUNS[SHIPS.index(ship)]
        line.append("  " if ship == SHIPS[0] else ", ")
        line.append(noun.count(number).say(scene.lang), "" if number else "dim")
        line.append(" (")
        line.append_text(cost)
        line.append(")")
    return line


def price(scene: Scene, kind: int) -> Line:
    """Write the price of a ship in signs."""
    wood, fish, gold = SHIP_PRICES[kind]
    line = Line()
    for number, (good, sign) in zip((wood, fish, gold), SIGNS, strict=True):
        if number:
            line.append(" " if line else "")
            line.append(f"{number}{scene.say(sign)}", GOODS_STYLE[good])
    return line


def draw_issued(scene: Scene) -> RenderableType:
    """Say whose shares lie on the action board."""
    line = heading(scene.say(words.ISSUED))
    line.append("  ")
    if not any(scene.view["issued"]):
        return line.append(scene.say(words.NONE), "dim")
    for seat, number in enumerate(scene.view["issued"]):
        if number:
            line.append(f"{number}")
            line.append_text(scene.letter(seat))
            line.append(" ")
    return line


def draw_supply(scene: Scene) -> RenderableType:
    """Draw the Banquet Table, the ships and the shares for sale."""
    return below(Group(draw_table(scene), draw_ships(scene), draw_issued(scene)))
