"""Draws Kaivai from a view: the sea, the mats, the actions and a legend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from netloft.core.text import Text
from netloft.games.kaivai.terminal import words
from netloft.games.kaivai.terminal.map import View, clan_letter, clan_name, clan_style, draw_sea
from netloft.terminal.choices import Offer
from netloft.terminal.renderer import Renderer

if TYPE_CHECKING:
    from netloft.terminal.game_state import GameState


BESIDE: Final = 80  # from this width on, actions and legend stand beside the map
ROOMY: Final = 120  # from this width on, the mats do too

# The view names bid and upgrades; what they mean for the boats is printed on the mat.
BOAT_MOVE: Final = (0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0)
UPGRADES: Final = (0, 1, 2, 2, 3, 3, 4, 4, 5)
PIECES: Final = {"huts": 15, "boats": 4, "fisher": 5}
MOST_DOTS: Final = 4
ROUNDS: Final = {2010: 8, 2005: 10}


def draw(
    view: View, options: Sequence[Offer], me: int | None, names: list[str], lang: str, width: int
) -> RenderableType:
    """Draw all that a view shows, with the hexes lit that the options name."""
    sea = draw_sea(view, options, lang)
    mats = draw_mats(view, me, names, lang, gap=1 if width >= ROOMY and len(view["mats"]) > 3 else 2)
    game_round, actions, legend = draw_round(view, names, lang), draw_actions(view, lang), draw_legend(lang)
    if width >= ROOMY:
        return side_by_side(sea, Group(game_round, mats, side_by_side(actions, legend)))
    if width >= BESIDE:
        return Group(side_by_side(sea, Group(game_round, actions, legend)), mats)
    return Group(sea, game_round, mats, side_by_side(actions, legend))


def side_by_side(*parts: RenderableType) -> Table:
    """Set parts beside each other, the first as wide as it needs to be."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_row(*parts)
    return table


# What stands beside it.


def draw_round(view: View, names: list[str], lang: str) -> RenderableType:
    """Say which round it is and who plays in which order."""
    line = Line(words.ROUND.say(lang, view["round"], ROUNDS[view["options"]["edition"]]), "bold")
    if view["order"]:
        line.append(f"\n{words.ORDER.say(lang)}: ", "not bold")
        for place, clan in enumerate(view["order"]):
            line.append(", " if place else "", "not bold")
            line.append(clan_name(view, clan, names, lang), "not bold")
    return Padding(line, (0, 0, 1, 0))


def draw_actions(view: View, lang: str) -> RenderableType:
    """List the actions with the markers on them and their price."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column(words.ACTION.say(lang))
    table.add_column("")
    table.add_column(words.PRICE.say(lang), justify="right")
    for action, markers in view["markers"].items():
        price = str(markers) if markers else words.FREE.say(lang)
        dots = "●" * markers if markers <= MOST_DOTS else f"{markers}●"
        table.add_row(words.ACTIONS[action].say(lang), dots, price)
    return Padding(table, (0, 0, 1, 0))


def draw_legend(lang: str) -> RenderableType:
    """Explain the signs on the map."""
    table = Table.grid(padding=(0, 1))
    for sign, meaning in words.LEGEND:
        table.add_row(Line(sign.say(lang), "bold"), Line(meaning.say(lang), "dim"))
    return table


def draw_mats(view: View, me: int | None, names: list[str], lang: str, gap: int) -> RenderableType:
    """Set the mats side by side, a column for each clan."""
    table = Table(box=None, padding=(0, gap, 0, 0), header_style="")
    table.add_column("", no_wrap=True)
    for clan in range(len(view["mats"])):
        name = clan_name(view, clan, names, lang)
        title = words.YOU.say(lang, name) if clan == me else name
        letter = Line(f" {clan_letter(view, clan, lang)} ", clan_style(view, clan))
        table.add_column(Line.assemble(letter, " ", (title, "bold" if clan == me else "")), min_width=10)
    columns = [mat_lines(view, clan) for clan in range(len(view["mats"]))]
    for number, label in enumerate(MAT_LABELS):
        said = [say(column[number], lang) for column in columns]
        table.add_row(Line(label.say(lang), "dim"), *said)
    return Padding(table, (0, 0, 1, 0))


MAT_LABELS: Final = (
    words.GLORY,
    words.BID,
    words.MOVEMENT,
    words.INFLUENCE,
    words.SHELLS,
    words.FISH,
    words.HUTS_LEFT,
    words.BOATS_LEFT,
    words.FISHERS_LEFT,
    words.STATE,
)


def mat_lines(view: View, clan: int) -> list[object]:
    """List what is to be said about a clan, in the order of the labels."""
    mat = view["mats"][clan]
    huts = [hut for village in view["villages"].values() for hut in village["huts"].values() if hut["owner"] == clan]
    boats = len(mat["boats"]) + sum(hut["boat"] for hut in huts)
    fishers = sum(hut["hut"] == "fisher" for hut in huts)
    return [
        sum(mat["glory"].values()),
        mat["bid"] or "–",
        movement(mat),
        mat.get("influence", "?"),
        f"{listed(mat['shells'])} ({sum(mat['shells'])})",
        listed(mat["fish"]),
        PIECES["huts"] - len(huts),
        PIECES["boats"] - boats,
        PIECES["fisher"] - fishers,
        words.STATES[mat["state"]],
    ]


def movement(mat: dict[str, Any]) -> str:
    """Say how far a clan's boats go: by the bid, and by upgrades."""
    more = UPGRADES[mat["upgrade"]]
    if not mat["bid"]:
        return f"– +{more}" if more else "–"
    base = BOAT_MOVE[mat["bid"]]
    return f"{base}+{more} = {base + more}" if more else str(base)


def listed(values: list[Any]) -> str:
    """List shells or fish by their worth, or hexes by name."""
    return " ".join([str(value) for value in values]) or "–"


def say(value: object, lang: str) -> str:
    """Put one entry of a mat in words."""
    return value.say(lang) if isinstance(value, Text) else str(value)


# What is asked, and what would change.


def aside(view: View, options: Sequence[Offer], me: int, lang: str) -> str:
    """Add to a question what its answer depends on."""
    running = view["running"]
    kind = options[0].kind
    if kind == "pay":
        return words.TO_PAY.say(lang, running["due"], sum(running["paid"]))
    if kind == "to":
        return words.BOAT_IN_HAND.say(lang, listed(running["boat"]), movement(view["mats"][me]))
    if kind == "influence":
        return words.SCORED_NOW.say(lang, running["village"])
    if kind == "kind of hut":
        return words.NEW_HUT.say(lang, listed(running["place"]))
    return ""


def hint(_g: GameState, _seat: int, _option: Offer, _lang: str) -> str:
    """Say nothing: what a choice sets off here is plain to see on the map."""
    return ""


CHANGED: Final = {
    "bid": words.BID,
    "shells": words.SHELLS,
    "fish": words.FISH,
    "boats": words.BOATS,
    "influence": words.INFLUENCE,
    "upgrade": words.UPGRADE,
    "glory": words.GLORY,
}


def changed(view: View, path: str, old: object, new: object, names: list[str], lang: str) -> str | None:
    """Put a change of the view in words, if it is one of the mats or markers."""
    match path.split("."):
        case ["mats", clan, what, *_] if what in CHANGED:
            place = f"{clan_name(view, int(clan), names, lang)}, {CHANGED[what].say(lang)}"
        case ["markers", action]:
            place = words.MARKERS_ON.say(lang, words.ACTIONS[action])
        case _:
            return None
    before, after = (listed(value) if isinstance(value, list) else str(value) for value in (old, new))
    return f"{place}: {before} → {after}"


RENDERER: Final = Renderer(
    intro=words.INTRO,
    rules=words.RULES,
    secretive=True,  # markers are held in a closed fist
    draw=draw,
    aside=aside,
    hint=hint,
    changed=changed,
)
