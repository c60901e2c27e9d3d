"""Draws the harbors of Nusfjord: the grid of building spaces, the Fishing track, the council, and who has what."""

from __future__ import annotations

import textwrap
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from netloft.core.text import Text
from netloft.games.nusfjord.rules import words as game_words
from netloft.games.nusfjord.rules.harbor import DOUBLE_NAMES, HAUL, SHIPS, SPACES, TRACK_UNITS, UNITS
from netloft.games.nusfjord.terminal import words
from netloft.games.nusfjord.terminal.cards import CASTAWAY, building_name, elder_name, elder_text
from netloft.games.nusfjord.terminal.scene import BUILDING, COLOURS, FOREST, LIT, RESERVE, Scene, below, grid, heading

COLUMNS: Final = "abcd"
ROWS: Final = "123"
WIDEST: Final = 18  # characters of a space
NARROW: Final = 16  # the same where something stands beside the harbor
BESIDE: Final = 120  # from this width of the screen on
UNIT: Final = 4  # characters of a unit of the track
HEIGHT: Final = 2  # lines of a space, if nothing in its row needs more
MOST_TREES: Final = 9
STILTS: Final = 4  # units that a building on the track covers
WORKERS: Final = 3

Harbor = dict[str, Any]
Cell = tuple[int, list[str], str]
"""A part of a row: how many spaces it is wide, its lines, and its colours."""


# The grid.


def draw_harbor(scene: Scene, seat: int) -> RenderableType:
    """Draw a harbor: the spaces, the track, what lies in the supply, and the council."""
    harbor = scene.view["harbors"][seat]
    mine = seat == scene.me
    title = scene.say(words.HARBOR) if mine else scene.say(words.HARBOR_OF, scene.names[seat])
    lit = lit_places(scene) if mine else set()
    title = f"{title}, {scene.say(words.HAUL_IS, scene.view['hauls'][seat])}"
    head = Line.assemble(scene.letter(seat), " ", heading(title, scene.say(words.LIT_SIGN) if lit else ""))
    parts: list[RenderableType] = [head, draw_spaces(scene, harbor, lit), *draw_track(scene, seat)]
    parts.append(draw_council(scene, harbor, detailed=mine))
    if harbor["track"]["raft"] or CASTAWAY in harbor["council"]:
        parts.append(Line(scene.say(words.RAFT_NOTE), "italic dim"))
    if harbor["old man"]:
        parts.append(Line(scene.say(words.OLD_MAN), "italic"))
    return below(Group(*parts))


def lit_places(scene: Scene) -> set[str]:
    """Find the spaces that options name."""
    return {place for kind in ("space", "fell", "forest", "keep") for place in scene.named(kind)}


def draw_spaces(scene: Scene, harbor: Harbor, lit: set[str]) -> Line:
    """Draw the four columns and three rows of building spaces; a forest lies across two of them."""
    wide = min(WIDEST if scene.width < BESIDE else NARROW, (scene.width - len(COLUMNS) - 1) // len(COLUMNS))
    edge = "─" * wide
    drawn = Line(no_wrap=True, overflow="crop")
    for number, row in enumerate(ROWS):
        drawn.append(("├" if number else "┌") + ("┼" if number else "┬").join([edge] * 4) + ("┤" if number else "┐"))
        cells = row_cells(scene, harbor, row, lit, wide)
        for line in range(max(HEIGHT, *[len(texts) for _, texts, _ in cells])):
            drawn.append("\n│")
            for spaces, texts, style in cells:
                across = spaces * wide + spaces - 1
                drawn.append((texts[line] if line < len(texts) else "").ljust(across), style)
                drawn.append("│")
        drawn.append("\n")
    drawn.append("└" + "┴".join([edge] * 4) + "┘")
    return drawn


def row_cells(scene: Scene, harbor: Harbor, row: str, lit: set[str], wide: int) -> list[Cell]:
    """Say what lies in a row, from left to right."""
    cells: list[Cell] = []
    skip = False
    for column in COLUMNS:
        place = column + row
        if skip:
            skip = False
        elif place not in SPACES:
            cells.append((1, reserve_lines(scene, harbor, wide), RESERVE))
        elif place in harbor["forests"]:
            height = harbor["forests"][place]
            said = f"{marked(place, lit)} {game_words.FOREST.count(height).say(scene.lang)}"
            right = COLUMNS[COLUMNS.index(column) + 1] + row
            trees = "♣" * height if height <= MOST_TREES else f"{height}♣"
            cells.append((2, [said, f" {trees}  ({place} {right})"], LIT if place in lit else FOREST))
            skip = True
        elif place in harbor["buildings"]:
            done = f" ({scene.say(words.ONCE_DONE)})" if place in harbor["once"] else ""
            name = building_name(scene, harbor["buildings"][place]) + done
            cells.append((1, fitted(f"{marked(place, lit)} {name}", wide), LIT if place in lit else BUILDING))
        else:
            wood = scene.say(words.WOOD_LIES) if place in harbor["wood on"] else ""
            free = f"{marked(place, lit)} {scene.say(words.FREE_SPACE)}"
            cells.append((1, [free, *fitted(f" {wood}", wide)] if wood else [free], LIT if place in lit else "dim"))
    return cells


def marked(place: str, lit: set[str]) -> str:
    """Write the name of a space, in brackets if it can be chosen."""
    return f"[{place}]" if place in lit else f" {place}"


def fitted(text: str, wide: int) -> list[str]:
    """Break a name into the lines of a space; a long word takes the space to its edge."""
    indent = " " if max(len(word) for word in text.split()) < wide else ""
    return textwrap.wrap(text.strip(), wide, initial_indent=text[: text.startswith(" ")], subsequent_indent=indent)


def reserve_lines(scene: Scene, harbor: Harbor, wide: int) -> list[str]:
    """Say what lies in the Reserve."""
    goods = scene.goods(harbor["reserve"])
    if harbor["reserve"]["schooner"]:
        ship = game_words.SHIP_NOUNS[2].count(harbor["reserve"]["schooner"]).say(scene.lang)
        goods = f"{goods}, {ship}" if goods else ship
    return [f" {scene.say(words.RESERVE)}", *fitted(f" {goods or scene.say(words.EMPTY)}", wide)]


# The track.


def draw_track(scene: Scene, seat: int) -> list[RenderableType]:
    """Draw the Fishing track: ships as wide as they are, then the numbers that are still to be seen."""
    harbor = scene.view["harbors"][seat]
    line = Line.assemble((f"<{scene.say(words.CATBOAT)}>", COLOURS[1]))
    covered = 0
    for ship, units in zip(SHIPS, UNITS, strict=True):
        for _ in range(harbor["track"][ship]):
            name = scene.say(words.SHIP_SHORT[ship])
            line.append(f"[{name.center(units * UNIT - 2)}]", COLOURS[1] if ship != "raft" else BUILDING)
            covered += units
    last = TRACK_UNITS - STILTS if "track" in harbor["buildings"] else TRACK_UNITS
    for unit in range(covered, last):
        if unit == 0:
            continue  # the first space is two units wide
        number = HAUL[unit]
        wide = UNIT * 2 if unit == 1 and covered == 0 else UNIT
        line.append(str(number).rjust(wide - 1) + " ", "dim" if number != scene.view["hauls"][seat] else "bold")
    if last < TRACK_UNITS:
        name = building_name(scene, harbor["buildings"]["track"])
        line.append(f"[{name.center(STILTS * UNIT - 2)}]", BUILDING)
    parts: list[RenderableType] = [line]
    aboard = [
        noun.count(harbor["aboard"][ship]).say(scene.lang)
        for ship, noun in zip(SHIPS, game_words.SHIP_NOUNS, strict=False)
        if harbor["aboard"][ship]
    ]
    if aboard:
        parts.append(Line(f"      {scene.say(words.ABOARD, ', '.join(aboard))}"))
    return parts


# The council.


def draw_council(scene: Scene, harbor: Harbor, *, detailed: bool) -> RenderableType:
    """List the elders with what lies on them, and with what they do."""
    head = Line(f"{scene.say(words.COUNCIL)} ", "bold")
    if not harbor["council"]:
        return head.append(scene.say(words.NO_ELDERS), "not bold dim")
    lit = {*scene.named("use elder"), *scene.named("fish for elder")}
    table = grid(True, False)
    for name, lies in harbor["council"].items():
        line = Line.assemble((elder_name(name, scene.lang), LIT if name in lit and detailed else "bold"))
        on_it = elder_signs(scene, lies)
        line.append(f" ({on_it})" if on_it else "")
        line.append(f": {elder_text(name, scene.lang)}" if detailed else "")
        table.add_row(head, line)
        head = Line()
    return table


def elder_signs(scene: Scene, lies: dict[str, Any]) -> str:
    """Say what lies on an elder."""
    said: list[str] = []
    goods = scene.goods({"fish": lies["fish"], "gold": lies["gold"]})
    if goods:
        said.append(goods)
    if lies.get("coins"):
        said.append(scene.say(words.COINS, lies["coins"]))
    if lies["worker"]:
        colour = f" {scene.say(game_words.COLOURS[lies['colour']])}" if "colour" in lies else ""
        said.append(scene.say(words.WORKER_ON) + colour)
    return ", ".join(said)


# Who has what.


def draw_players(scene: Scene, *, short: bool = False) -> RenderableType:
    """Set the numbers of all players in a table, and below it what the others have built."""
    view = scene.view
    guests = view["options"]["deck"] == "guests" or any(harbor["guests"] for harbor in view["harbors"])
    columns: list[tuple[Text, bool]] = [(words.WOOD, True), (words.FISH, True), (words.GOLD, True)]
    columns += [(words.GUESTS, True)] if guests else []
    columns += [(words.RESERVE, False), (words.HAUL, True), (words.SHIPS, False), (words.FORESTS, True)]
    columns += [(words.FREE, True), (words.SHARES, False), (words.WORKERS, True)]
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    for title, right in columns:
        said = scene.say(title)
        table.add_column(said, justify="right" if right else "left", overflow="fold", min_width=len(said))
    for seat in range(view["seats"]):
        name = Line.assemble(scene.letter(seat), " ", (scene.names[seat], "bold" if seat == scene.me else ""))
        table.add_row(name, *numbers(scene, seat, guests))
    rafts = scene.say(words.RAFT_SIGNS, words.RAFT_SIGN) if any(h["track"]["raft"] for h in view["harbors"]) else ""
    ships = (words.SLOOP_SIGN, words.CUTTER_SIGN, words.SCHOONER_SIGN, rafts)
    if short:
        return below(table)
    parts: list[RenderableType] = [table, Line(scene.say(words.PLAYERS_SIGNS, *ships), "dim")]
    if scene.me is not None and rafts and not view["harbors"][scene.me]["track"]["raft"]:
        parts.append(Line(scene.say(words.RAFT_NOTE), "italic dim"))
    others = grid(True, False)
    for seat in range(view["seats"]):
        if seat != scene.me:
            others.add_row(scene.letter(seat), possessions(scene, seat))
    if view["seats"] > 1:
        parts.append(others)
    return below(Group(*parts))


def numbers(scene: Scene, seat: int, guests: bool) -> list[str | Line]:
    """List what there is to count in a harbor."""
    harbor = scene.view["harbors"][seat]
    reserve = [f"{harbor['reserve'][good]}{scene.say(sign)}" for good, sign in GOOD_SIGNS if harbor["reserve"][good]]
    ships = [f"{harbor['track'][ship]}{scene.say(sign)}" for ship, sign in SHIP_SIGNS if harbor["track"][ship]]
    shares = Line()
    for colour, number in enumerate(harbor["shares"]):
        if number:
            shares.append(" " if shares else "")
            shares.append(str(number))
            shares.append(scene.say(words.LETTERS[colour]), COLOURS[colour])
    if harbor["unissued"]:
        shares.append(f"{' ' if shares else ''}{harbor['unissued']}-")
    found: list[str | Line] = [str(harbor[good]) for good in ("wood", "fish", "gold")]
    found += [str(harbor["guests"])] if guests else []
    found += [" ".join(reserve) or "–", str(scene.view["hauls"][seat]), " ".join(ships) or "–"]
    found += [str(sum(harbor["forests"].values())), str(free_spaces(harbor)), shares or Line("–")]
    return [*found, f"{harbor['workers']}/{WORKERS}"]


GOOD_SIGNS: Final = (
    ("wood", words.WOOD_SIGN),
    ("fish", words.FISH_SIGN),
    ("gold", words.GOLD_SIGN),
    ("schooner", words.SCHOONER_SIGN),
)
SHIP_SIGNS: Final = (
    ("sloop", words.SLOOP_SIGN),
    ("cutter", words.CUTTER_SIGN),
    ("schooner", words.SCHOONER_SIGN),
    ("raft", words.RAFT_SIGN),
)


def free_spaces(harbor: Harbor) -> int:
    """Count the building spaces with neither forest nor building."""
    covered = {place for place in harbor["buildings"] if place in SPACES}
    for place in harbor["forests"]:
        left = SPACES.index(place)
        covered |= {SPACES[left], SPACES[left + 1]} if place in DOUBLE_NAMES else set()
    return len(SPACES) - len(covered)


def possessions(scene: Scene, seat: int) -> Line:
    """Name the buildings and elders of another player."""
    harbor = scene.view["harbors"][seat]
    none = scene.say(words.NONE)
    built = ", ".join([building_name(scene, name) for name in harbor["buildings"].values()])
    council: list[str] = []
    for name, lies in harbor["council"].items():
        on_it = elder_signs(scene, lies)
        council.append(elder_name(name, scene.lang) + (f" ({on_it})" if on_it else ""))
    said = [scene.say(words.HAS_BUILT, built or none), scene.say(words.HAS_ELDERS, ", ".join(council) or none)]
    if harbor.get("cards in hand"):
        said.append(scene.say(words.HAS_HAND, harbor["cards in hand"]))
    return Line("; ".join(said))
