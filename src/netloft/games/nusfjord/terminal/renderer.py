"""Draws Nusfjord from a view: everything when a worker is to be placed, and what matters at the questions after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.table import Table

from netloft.games.nusfjord.rules.board import PLATES
from netloft.games.nusfjord.terminal import rank, words
from netloft.games.nusfjord.terminal.board import draw_board, draw_round, draw_supply
from netloft.games.nusfjord.terminal.cards import (
    building_name,
    cards,
    costs,
    draw_display,
    draw_elders,
    elder_name,
    listed,
)
from netloft.games.nusfjord.terminal.cards import look_up as look_up_card
from netloft.games.nusfjord.terminal.harbor import BESIDE, NARROW, draw_harbor, draw_players
from netloft.games.nusfjord.terminal.scene import ELDER_CHOICES, NOUNS, Scene, View, below
from netloft.terminal.choices import Offer
from netloft.terminal.renderer import Renderer

if TYPE_CHECKING:
    from netloft.terminal.game_state import GameState


PLAIN: Final = (
    "space", "fell", "forest", "keep", "pay", "pay with guests", "guest aboard", "exchange",
    "pass", "go on", "stop", "decline",
)  # fmt: skip
"""Choices of which it is plain to see what they bring, or that all bring the same."""
ELDER_QUESTIONS: Final = {*ELDER_CHOICES, "one elder", "stack"}
SHIP_QUESTIONS: Final = {"ship", "trade ship", "free ship", "serve", "sell"}


def holds_cards(view: View, me: int) -> bool:
    """C buildings are held from round 4 to round 6."""
    return bool(view["harbors"][me].get("hand"))


def draw(
    view: View, options: Sequence[Offer], me: int | None, names: list[str], lang: str, width: int
) -> RenderableType:
    """Draw all that a view shows, or at a question in the middle of an action what it is about."""
    scene = Scene(view, options, me, names, lang, width)
    if me is None:
        return everything(scene, [draw_harbor(scene, seat) for seat in range(view["seats"])])
    if not options or any(option.kind == "pass" for option in options):
        return everything(scene, [draw_harbor(scene, me)])
    return in_short(scene, me)


def everything(scene: Scene, harbors: list[RenderableType]) -> RenderableType:
    """Draw all there is; what one decides on stands last, nearest to the question."""
    cards_first: list[RenderableType] = [draw_round(scene), draw_display(scene), draw_elders(scene)]
    if scene.width < BESIDE or len(harbors) > 1:
        return Group(*cards_first, draw_board(scene), draw_supply(scene), draw_players(scene), *harbors)
    table = Table.grid(padding=(0, 2))
    table.add_column(width=4 * NARROW + 5)
    table.add_row(*harbors, draw_board(scene, tall=True))
    return Group(*cards_first, draw_supply(scene), draw_players(scene), table)


def in_short(scene: Scene, me: int) -> RenderableType:
    """Draw my harbor, and before it what the question is about."""
    parts: list[RenderableType] = []
    kinds = {option.kind for option in scene.options}
    if "build" in kinds:
        parts.append(draw_display(scene))
    named = [name for kind in ("next", "raze") for name in scene.named(kind)]
    if named:
        parts.append(below(listed(scene, named)))
    building = scene.view["running"]["building"]
    if building in cards(scene.deck) and kinds & {"space", "pay", "pay with guests"}:
        parts.append(below(listed(scene, [building])))
    if kinds & ELDER_QUESTIONS:
        parts.append(draw_elders(scene))
    if "copy action" in kinds:
        parts.append(draw_board(scene))
    if kinds & SHIP_QUESTIONS:
        parts.append(draw_supply(scene))
    return Group(*parts, draw_players(scene, short=True), draw_harbor(scene, me))


def look_up(view: View, me: int | None, typed: str, names: list[str], lang: str, width: int) -> RenderableType:
    """Show a card in full, by its name or a part of it."""
    return look_up_card(Scene(view, [], me, names, lang, width), typed)


# What is asked, and what would change.


def aside(view: View, options: Sequence[Offer], me: int, lang: str) -> str:
    """Add to a question what its answer depends on."""
    running = view["running"]
    scene = Scene(view, options, me, [], lang, 0)
    kind = options[0].kind
    if kind == "space":
        return words.IS_BUILT.say(lang, building_name(scene, running["building"]))
    if kind == "pay with guests":
        wood, fish, gold = running["due"]
        return words.PRICE_IS.say(lang, scene.goods({"wood": wood, "fish": fish, "gold": gold}))
    if kind == "pay" and running["building"] in cards(scene.deck):
        return words.PRICE_IS.say(lang, costs(cards(scene.deck)[running["building"]], lang))
    if kind in {"fell", "forest", "keep"}:
        return words.LEFT_HALF.say(lang)
    if kind == "serve":
        return words.PLATES_COST.say(lang, ", ".join([str(plate) for plate in PLATES[view["plates"] :]]))
    if kind in {"fish for elder", "fish for seat"}:
        return words.FISH_LEFT.say(lang, scene.goods({"fish": running["catch"]}))
    return ""


def hint(g: GameState, seat: int, option: Offer, lang: str) -> str:
    """Say in short what a choice would cost and bring at once, where its label does not say it."""
    if option.kind == "build":
        view = g.view(seat)
        known = cards(str(view["options"]["deck"]))
        name = option.args["building"]
        return costs(known[name], lang) if name in known else ""
    if option.kind in PLAIN or option.text == "gold":
        return ""
    changes = {path: (old, new) for path, old, new in g.preview(seat, option.text).changes}
    said: list[str] = []
    for good, noun in NOUNS.items():
        old, new = changes.get(f"harbors.{seat}.{good}", (0, 0))
        if isinstance(old, int) and isinstance(new, int) and new != old:
            said.append(f"{'+' if new > old else '-'}{noun.count(abs(new - old)).say(lang)}")
    _, haul = changes.get(f"hauls.{seat}", (0, 0))
    said += [words.HAUL_IS.say(lang, haul)] if haul else []
    return ", ".join(said)


def changed(view: View, path: str, old: object, new: object, names: list[str], lang: str) -> str | None:
    """Put a change of the view in words; what only keeps the count of a round is passed over."""
    match path.split("."):
        case ["harbors", seat, *rest]:
            what = changed_in_harbor(view, rest, names, lang)
            place = f"{names[int(seat)]}, {what}" if what else ""
        case ["hauls", seat]:
            place = f"{names[int(seat)]}, {words.HAUL.say(lang)}"
        case ["issued", seat]:
            place = words.SHARES_ON_BOARD.say(lang, names[int(seat)])
        case ["plates"]:
            place = words.PLATES.say(lang)
        case ["ships", ship]:
            place = words.LEFT.say(lang, words.SHIP_NAMES[ship])
            place = place[:1].upper() + place[1:]
        case _:
            place = ""
    return f"{place}: {old or 0} → {new or 0}" if place else None


def changed_in_harbor(view: View, path: list[str], names: list[str], lang: str) -> str:
    """Name a place in a harbor, if a change there is worth words."""
    match path:
        case [good] if good in words.GOODS:
            return words.GOODS[good].say(lang)
        case ["reserve", good] if good in words.GOODS:
            return words.RESERVE_OF.say(lang, words.GOODS[good])
        case ["track", ship]:
            return words.SHIP_NAMES[ship].say(lang)
        case ["aboard", ship]:
            return words.ABOARD_OF.say(lang, words.SHIP_NAMES[ship])
        case ["forests", place]:
            return words.FOREST_AT.say(lang, place)
        case ["council", elder, "fish"]:
            return words.FISH_ON.say(lang, elder_name(elder, lang))
        case ["council", elder, "gold"]:
            return words.GOLD_ON.say(lang, elder_name(elder, lang))
        case ["shares", colour] if view["seats"] > 1:
            return words.SHARES_OF.say(lang, names[int(colour)])
        case ["shares", _]:
            return words.SHARES.say(lang)
        case ["unissued"]:
            return words.UNISSUED.say(lang)
    return ""


RENDERER: Final = Renderer(
    intro=words.INTRO,
    rules=words.RULES,
    secretive=False,  # in the fishing phase everything lies open
    draw=draw,
    aside=aside,
    hint=hint,
    changed=changed,
    holds_cards=holds_cards,
    look_up=look_up,
    finished=rank.after,
)
