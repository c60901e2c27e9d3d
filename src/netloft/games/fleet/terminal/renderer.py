"""Fleet on the terminal: the dice, a pad with its next boxes, the others in short, and what a choice would set off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from netloft.core.effect import Effect
from netloft.core.text import Text
from netloft.games.fleet.rules import foresight
from netloft.games.fleet.rules.position import STARS, TALLY, Fleet
from netloft.games.fleet.rules.sheets.drawing import bonus_words, counted
from netloft.games.fleet.rules.sheets.sections import BOATS, COUNTED, HARBOR, MOST, SECTION_NAMES, SECTIONS, WHARF
from netloft.games.fleet.rules.sheets.sheet import SHIPPED, Sheet, sheet_of
from netloft.games.fleet.rules.words import FACE_NAMES
from netloft.games.fleet.terminal import words
from netloft.terminal.choices import Offer
from netloft.terminal.renderer import Renderer

if TYPE_CHECKING:
    from netloft.terminal.game_state import GameState

View = dict[str, Any]

GAP: Final = 3  # between the two halves of the screen
FACES: Final = (*BOATS, "coins", "harbor", "wharf", "market")
STYLES: Final = {
    "shrimp": "bright_red",
    "cod": "bright_blue",
    "lobster": "red",
    "swordfish": "cyan",
    "oyster": "magenta",
    "coins": "yellow",
    "harbor": "blue",
    "wharf": "green",
    "market": "yellow",
}
SPENDING: Final = ("die as coin", "salvage", "fill hex")  # a shrimp license then gives nothing
SEAT_STYLES: Final = ("bold red", "bold yellow", "bold green", "bold blue")


def draw(
    view: View, options: Sequence[Offer], me: int | None, names: list[str], lang: str, width: int
) -> RenderableType:
    """Draw all that a view shows: the table, one's own pad in full, all pads in short."""
    sheet = sheet_of(view["options"]["sheet"])
    whose = me if me is not None else view["first"] if len(view["pads"]) == 1 else None
    parts: list[RenderableType] = [draw_table(view, sheet, names, lang)]
    everybody = draw_everybody(view, sheet, me, names, lang)
    if whose is None:
        return Group(*parts, everybody, draw_foot(view, sheet, lang))
    left = Group(draw_boats(view, sheet, whose, options, lang), draw_harbor(view, sheet, whose, options, lang))
    right = draw_wharf(view, sheet, whose, options, lang)
    others: list[RenderableType] = [] if len(view["pads"]) == 1 else [everybody]
    town = Group(right, draw_coins(view, sheet, whose, lang))
    for beside, below in ((Group(town, *others), []), (town, others)):
        if wide(left) + GAP + wide(beside) <= width:
            table = Table.grid(padding=(0, GAP))
            table.add_row(left, beside)
            return Group(*parts, table, *below, draw_foot(view, sheet, lang))
    return Group(*parts, left, town, *others, draw_foot(view, sheet, lang))


def wide(part: RenderableType) -> int:
    """Measure how many columns a part needs so that nothing of it is cut off or broken."""
    endless = Console(width=1000)
    return Measurement.get(endless, endless.options, part).maximum


# The table.


def draw_table(view: View, sheet: Sheet, names: list[str], lang: str) -> RenderableType:
    """Show round, phase, dice and trophies."""
    rounds = sheet.solo_rounds if len(view["pads"]) == 1 else sheet.rounds
    head = Line(words.ROUND.say(lang, view["round"], rounds, words.PHASES[view["phase"]]), "bold")
    if len(view["pads"]) > 1:
        head.append(f"   {words.FIRST.say(lang, names[view['first']])}", "not bold")
    dice = Line(f"{words.DICE.say(lang)}: ")
    for face in view["pool"]:
        dice.append(f"[{face_name(face, lang)}]", f"bold {STYLES[face]}")
        dice.append(" ")
    if not view["pool"]:
        dice.append("– ")
    using = view["using"]
    if using["die"] and not (view["together"] and len(view["pool"]) == 1):
        name: object = face_name(using["die"], lang)
        name = words.ANY_TYPE.say(lang, name) if using["any type"] else name
        times = f" ×{using['uses']}" if using["uses"] > 1 else ""
        dice.append(f"  {words.IN_HAND.say(lang, name)}{times}", "bold")
    elif len(view["pool"]) == 1 and view["together"]:
        dice.append(f" {words.LAST_DIE.say(lang)}", "bold")
    lines: list[RenderableType] = [head, dice]
    if "trophies" in view and view["trophies"]["gold"]:
        lines.append(Line(trophies(view, sheet, names, lang), "dim"))
    return Padding(Group(*lines), (0, 0, 1, 0))


def face_name(face: str, lang: str) -> str:
    """Name a face of a die."""
    return FACE_NAMES[FACES.index(face)].say(lang)


def trophies(view: View, sheet: Sheet, names: list[str], lang: str) -> str:
    """Say what the trophies are for, and who has the silver one."""
    said = words.GOLD.say(lang, MOST[COUNTED.index(view["trophies"]["gold"])])
    silver = view["trophies"]["silver"]
    if silver:
        number, what = sheet.silver[sheet.silver_names.index(silver)]
        said += "; " + words.SILVER.say(lang, counted(what).count(number))
        owner = view["trophies"]["silver to"]
        said += "" if owner is None else f" ({words.SILVER_TO.say(lang, names[owner])})"
    return said


# A pad.


def boxes(view: View, sheet: Sheet, me: int, section: str, options: Sequence[Offer]) -> Line:
    """Draw the boxes of a section from the top: marked, the next one in brackets, open, struck."""
    column = sheet.columns[SECTIONS.index(section)]
    marked = view["pads"][me]["marked"][section]
    struck = view["ruth"]["struck"][section] if "ruth" in view else 0
    chosen = any(option.kind in {"mark", "star"} and option.args["section"] == section for option in options)
    line = Line("")
    for at, letter in enumerate(column):
        if at < marked:
            line.append(" x ", "dim")
        elif at >= len(column) - struck:
            line.append(" / ", "dim")
        elif at == marked:
            line.append(f"[{letter}]", "bold reverse" if chosen else "bold")
        else:
            line.append(f" {letter} ")
    return compact(line)


def compact(line: Line) -> Line:
    """Let neighbours share the space between them: brackets take the place of spaces."""
    plain = line.plain
    keep = [0]
    for at in range(3, len(plain), 3):
        keep += [at - 2, at if plain[at] == "[" else at - 1]
    keep += [len(plain) - 2, len(plain) - 1] if plain else []
    found = Line("")
    for at in keep:
        found.append_text(line[at])
    return found


def name_of(view: View, section: str, lang: str) -> Line:
    """Name a section, with Ruth's stone beside it if it lies there."""
    line = Line(f"  {SECTION_NAMES[SECTIONS.index(section)].say(lang)}")
    if "ruth" in view and section in view["ruth"]["stones"]:
        line.append(" R", "bold red")
    return line


def aboard(view: View, sheet: Sheet, me: int, ship: str) -> str:
    """List the fish on the boats of a ship: 4/4 2/4."""
    if ship not in view["pads"][me]["boats"]:
        return ""
    number = SECTIONS.index(ship)
    level = view["pads"][me]["licenses"].get(ship, 0) if ship == "oyster" else 0
    holds = sheet.capacity(number, level)
    fish = view["pads"][me]["boats"][ship]
    return " ".join([f"{each}/{holds}" if holds else "•" for each in fish]) or "–"


def table_of(*heads: str) -> Table:
    """Begin a table without lines."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for head in heads:
        table.add_column(head, no_wrap=True)
    return table


def draw_boats(view: View, sheet: Sheet, me: int, options: Sequence[Offer], lang: str) -> RenderableType:
    """Draw the five boat types with licenses and fish."""
    heads = (words.BOATS_HEAD, words.BOXES, words.LICENSE, words.FISH_ABOARD)
    table = table_of(*[head.say(lang) for head in heads])
    for boat in BOATS:
        level = view["pads"][me]["licenses"][boat]
        shown = "★" * level + "·" * (sheet.licenses - level)
        table.add_row(
            name_of(view, boat, lang), boxes(view, sheet, me, boat, options), shown, aboard(view, sheet, me, boat)
        )
    return Padding(table, (0, 0, 1, 0))


def draw_harbor(view: View, sheet: Sheet, me: int, options: Sequence[Offer], lang: str) -> RenderableType:
    """Draw the ships in the harbor, and the King Crab bonus."""
    table = table_of(words.HARBOR_HEAD.say(lang), words.BOXES.say(lang), words.FISH_ABOARD.say(lang))
    for ship in HARBOR:
        table.add_row(name_of(view, ship, lang), boxes(view, sheet, me, ship, options), aboard(view, sheet, me, ship))
    lines: list[RenderableType] = [table]
    pad = view["pads"][me]
    if pad["bonus"]:
        bonus = sheet.bonuses[sheet.bonus_names.index(pad["bonus"])]
        lines.append(Line(f"  {words.BONUS.say(lang, bonus_words(lang, bonus))}"))
    if pad.get("captain"):
        captain = sheet.captains[sheet.captain_names.index(pad["captain"])]
        said = words.AT_MOST.say(lang, bonus_words(lang, captain.bonus), captain.bonus.cap)
        lines.append(Line(f"  {words.CAPTAIN.say(lang, SECTION_NAMES[captain.boat], said)}"))
    return Padding(Group(*lines), (0, 0, 1, 0))


def draw_wharf(view: View, sheet: Sheet, me: int, options: Sequence[Offer], lang: str) -> RenderableType:
    """Draw the buildings; a star shows that one is completed."""
    pad = view["pads"][me]
    table = table_of(words.WHARF_HEAD.say(lang), words.BOXES.say(lang), "", "")
    for number, building in enumerate(WHARF):
        column = sheet.columns[SECTIONS.index(building)]
        struck = view["ruth"]["struck"][building] if "ruth" in view else 0
        marked = pad["marked"][building]
        built = marked > 0 and marked + struck == len(column)
        facts = []
        if building == "annas_bank":
            facts.append(words.WORTH.say(lang, words.POINTS_SHORT.count(marked * sheet.bank_points_per_box)))
        elif sheet.building_points[number]:
            facts.append(words.POINTS_SHORT.count(sheet.building_points[number]).say(lang))
        if building == "seafood_buffet" and built:
            filled = [short(boat, lang) for boat in pad["hexes"]]
            facts.append(words.HEXES.say(lang, " ".join(filled) or "–"))
        if building == "salvage_yard" and built:
            facts.append(words.SALVAGES.say(lang, sheet.salvage_uses - pad["salvaged"]))
        star = "★" if built else ""
        table.add_row(name_of(view, building, lang), boxes(view, sheet, me, building, options), star, ", ".join(facts))
    return Padding(table, (0, 0, 1, 0))


def draw_coins(view: View, sheet: Sheet, me: int, lang: str) -> RenderableType:
    """Say how far the coins have come, how far the next star is, and what the market would pay."""
    pad = view["pads"][me]
    struck = view["ruth"]["stars"] if "ruth" in view else []
    ahead = [star for star in sorted(sheet.stars) if star > pad["coins"] and star not in struck]
    star = words.NEXT_STAR.say(lang, ahead[0]) if ahead else words.NO_STAR.say(lang)
    said = words.TRACK.say(lang, pad["coins"], sheet.track, star)
    missed = [box for box in struck if box > pad["coins"]]
    if missed:
        said += f" ({words.STRUCK_STARS.say(lang, ', '.join(map(str, sorted(missed))))})"
    built = pad["marked"]["smokery"] and not is_open(view, sheet, me, "smokery")
    market = sheet.market(all_fish(pad)) + (sheet.smokery_coins if built else 0)
    said += f"; {words.MARKET.say(lang, market)}"
    return Padding(Line(said), (0, 0, 1, 0))


def is_open(view: View, sheet: Sheet, me: int, section: str) -> bool:
    """Return whether a section has a box left to mark."""
    struck = view["ruth"]["struck"][section] if "ruth" in view else 0
    return bool(view["pads"][me]["marked"][section] + struck < len(sheet.columns[SECTIONS.index(section)]))


def all_fish(pad: dict[str, Any]) -> int:
    """Count the fish on a pad."""
    return sum([sum(fish) for fish in pad["boats"].values()])


# Everybody.


def draw_everybody(view: View, sheet: Sheet, me: int | None, names: list[str], lang: str) -> RenderableType:
    """Set what matters of all pads side by side, a column for each player."""
    table = table_of("")
    for seat, name in enumerate(names):
        title = words.YOU.say(lang, name) if seat == me else name
        table.add_column(Line(title, SEAT_STYLES[seat]), min_width=9)
    for label, facts in (
        (words.FISH, [str(all_fish(pad)) for pad in view["pads"]]),
        (words.FLEET, [str(sum([len(fish) for fish in pad["boats"].values()])) for pad in view["pads"]]),
        (words.LICENSES, [licenses(pad, lang) for pad in view["pads"]]),
        (words.BUILDINGS, [buildings(view, sheet, seat) for seat in range(len(names))]),
        (words.COINS, [str(pad["coins"]) for pad in view["pads"]]),
        (words.KING_CRAB, [bonus_of(pad, sheet, lang) for pad in view["pads"]]),
    ):
        table.add_row(Line(label.say(lang), "dim"), *facts)
    return Padding(table, (0, 0, 1, 0))


def licenses(pad: dict[str, Any], lang: str) -> str:
    """List licenses by the first letters of their types: Co2 Lo1."""
    found = [f"{short(boat, lang)}{pad['licenses'][boat]}" for boat in BOATS if pad["licenses"][boat]]
    return " ".join(found) or "–"


def short(boat: str, lang: str) -> str:
    """Name a boat type by its first two letters, which differ in both languages."""
    return SECTION_NAMES[BOATS.index(boat)].say(lang)[:2]


def buildings(view: View, sheet: Sheet, seat: int) -> str:
    """Count the completed buildings."""
    done = [name for name in WHARF if view["pads"][seat]["marked"][name] and not is_open(view, sheet, seat, name)]
    return str(len(done))


def bonus_of(pad: dict[str, Any], sheet: Sheet, lang: str) -> str:
    """Name what a player's King Crab bonus counts."""
    if not pad["bonus"]:
        return "–"
    return counted(sheet.bonuses[sheet.bonus_names.index(pad["bonus"])].counted).many.say(lang)


def draw_foot(view: View, sheet: Sheet, lang: str) -> RenderableType:
    """Explain the signs, and say where the sheet comes from."""
    own = view["options"]["sheet"] not in SHIPPED
    source = (words.OWN_SHEET if own else words.SHEET).say(lang, sheet.name)
    legend = (words.LEGEND if "ruth" in view else words.LEGEND_SEVERAL).say(lang)
    return Line(f"{legend}\n{source}", "dim")


# What is asked, and what would change.


def aside(view: View, options: Sequence[Offer], me: int, lang: str) -> str:
    """Add to a question what its answer depends on."""
    sheet = sheet_of(view["options"]["sheet"])
    if options[0].kind == "bonus":
        names = [option.args["bonus"] for option in options]
        return " / ".join([bonus_words(lang, sheet.bonuses[sheet.bonus_names.index(name)]) for name in names])
    if options[0].kind == "second fish":
        boat = view["pads"][me]["due"]["oyster boats"][0]
        holds = sheet.capacity(BOATS.index("oyster"), view["pads"][me]["licenses"]["oyster"])
        return f"({boat}: {view['pads'][me]['boats']['oyster'][boat - 1]}/{holds})"
    return ""


def hint(g: GameState, seat: int, option: Offer, lang: str) -> str:
    """Say in short what a choice would set off; of taking a die, what its plain use would."""
    if not isinstance(g, Fleet):  # somebody else has the position
        return ""
    sheet = g.sheet
    chosen = g.game.option(option.text)
    if chosen.kind == "take":
        face = chosen.args["face"]
        g = foresight.after(g, seat, chosen)
        if "keep" in [found.text for found in g.options(seat)]:
            g = foresight.after(g, seat, g.game.option("keep"))
        if g.wild:
            return licensed_hint(g, seat, lang)
        plain = {"coins": "coins", "market": "market"}.get(face, f"mark {face}")
        if plain not in [found.text for found in g.options(seat)]:
            return ""
        chosen = g.game.option(plain)
    view = g.view(seat)
    pad = view["pads"][seat]
    changes = foresight.changes(g, seat, chosen)
    said: list[str] = []
    for section in SECTIONS:
        old, new = changes.get(f"pads.{seat}.marked.{section}", (0, 0))
        if isinstance(old, int) and isinstance(new, int) and new > old:
            said += [text.say(lang) for text in box_hint(view, sheet, seat, section, old)]
    for boat in BOATS:
        _, level = changes.get(f"pads.{seat}.licenses.{boat}", (0, 0))
        said += [words.HINT_LICENSE.say(lang, level)] if level else []
    return ", ".join(said + gains(changes, pad, g.struck_stars, seat, chosen, lang))


def licensed_hint(g: Fleet, seat: int, lang: str) -> str:
    """Say what shrimp licenses make of the shrimp die in hand."""
    said = [(words.HINT_ANY_TYPE if g.uses == 1 else words.HINT_TWICE).say(lang)]
    return ", ".join(said + star_hint(g.tally[seat * TALLY + STARS], lang))


def star_hint(stars: int, lang: str) -> list[str]:
    """Say how many star actions are to be had, if any."""
    if stars <= 0:
        return []
    return [f"★ {words.HINT_STAR.say(lang)}" if stars == 1 else f"★ {words.HINT_STARS.say(lang, stars)}"]


def box_hint(view: View, sheet: Sheet, seat: int, section: str, at: int) -> list[Text]:
    """Say what the next box of a section is good for, as far as the pad does not change by it at once."""
    letter = sheet.columns[SECTIONS.index(section)][at]
    if letter == "?":
        licenses = view["pads"][seat]["licenses"][section] < sheet.licenses
        boats = len(view["pads"][seat]["boats"][section]) < sheet.boats[SECTIONS.index(section)]
        if licenses and boats:
            return [words.HINT_EITHER]
        return [] if licenses or boats else [words.HINT_PLAIN]  # the only one that is left happens at once
    if section == "king_crab" and letter == "L":
        return [words.HINT_BONUS]
    struck = view["ruth"]["struck"][section] if "ruth" in view else 0
    if section in WHARF and at + 1 + struck == len(sheet.columns[SECTIONS.index(section)]):
        return [words.HINT_BUILT]
    if section == "annas_bank":
        return [words.POINTS_MORE.count(sheet.bank_points_per_box)]
    return [words.HINT_PLAIN] if letter == "." else []


def gains(
    changes: dict[str, tuple[Any, Any]],
    pad: dict[str, Any],
    struck: tuple[int, ...],
    seat: int,
    option: Effect,
    lang: str,
) -> list[str]:
    """Say what a choice brings: boats, fish, coins, stars, hexes, the trophy."""
    said: list[str] = []
    fish = 0
    for ship in (*BOATS, *HARBOR):
        old = pad["boats"].get(ship, [])
        new = [changes.get(f"pads.{seat}.boats.{ship}.{at}", (0, each))[1] for at, each in enumerate(old)]
        _, launched = changes.get(f"pads.{seat}.boats.{ship}", (old, new))
        said += [words.HINT_BOAT.say(lang)] * (len(launched) - len(old))
        fish += sum(launched) - sum(old)
    if fish:
        said.append(f"+{words.MORE_FISH.count(fish).say(lang)}")
    before, after = changes.get(f"pads.{seat}.coins", (0, 0))
    marked = after - before - len([star for star in struck if before < star <= after])
    if marked > 0:
        said.append(f"+{words.COIN.count(marked).say(lang)}")
    due, left = changes.get(f"pads.{seat}.due.stars", (pad["due"]["stars"], pad["due"]["stars"]))
    spent = due if option.kind in SPENDING else 1 if option.kind == "star" else 0
    said += star_hint(left - due + spent, lang)
    if option.kind in SPENDING and due and not left:
        said.append(words.HINT_LOST.say(lang))
    if f"pads.{seat}.hexes" in changes:
        said.append(words.HINT_HEX.say(lang, len(pad["hexes"]) + 1))
    if f"pads.{seat}.due.trophy" in changes or "trophies.silver to" in changes:
        said.append(words.HINT_TROPHY.say(lang))
    return said


def changed(_view: View, path: str, old: object, new: object, names: list[str], lang: str) -> str | None:
    """Put a change of the view in words: how far the coins come; the rest is told anyway."""
    match path.split("."):
        case ["pads", seat, "coins"]:
            return f"{names[int(seat)]}, {words.COINS.say(lang)}: {old} → {new}"
    return None


RENDERER: Final = Renderer(
    intro=words.INTRO,
    rules=words.RULES,
    secretive=False,  # all pads lie open on a real table, too
    draw=draw,
    aside=aside,
    hint=hint,
    changed=changed,
    hints_need_position=True,
)
