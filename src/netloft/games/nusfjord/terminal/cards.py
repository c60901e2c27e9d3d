"""Draws the buildings and elders of Nusfjord: lists to read at a glance, and single cards in full."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Final, cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Line

import netloft
from netloft.core.text import Text
from netloft.games.nusfjord.rules import words as game_words
from netloft.games.nusfjord.rules.cards import sentences
from netloft.games.nusfjord.rules.cards.values import Number
from netloft.games.nusfjord.terminal import words
from netloft.games.nusfjord.terminal.scene import ELDER_CHOICES, GOODS_STYLE, LIT, Scene, below, grid, heading

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.cards.buildings import Card, Cost
    from netloft.games.nusfjord.rules.cards.elders import Elder
    from netloft.games.nusfjord.rules.cards.values import Value
    from netloft.games.nusfjord.rules.decks.reading import Deck
    from netloft.games.nusfjord.rules.game import NusfjordGame

PILES: Final = "ABC"
SIGNS: Final = (("wood", words.WOOD_SIGN), ("fish", words.FISH_SIGN), ("gold", words.GOLD_SIGN))
BESIDE: Final = {
    "IMMEDIATELY": Text(f"{sentences.IMMEDIATELY.en}: ", f"{sentences.IMMEDIATELY.de}: "),
    "ANYTIME": Text(sentences.ANYTIME.en.partition("{}")[0], sentences.ANYTIME.de.partition("{}")[0]),
    "POINTS": Text(sentences.AT_THE_END.en.partition("{}")[0], sentences.AT_THE_END.de.partition("{}")[0]),
}
"""How sentences begin that need not say again what stands beside them."""
CASTAWAY: Final = "Castaway"
NUMBERED: Final = 18  # elders of the basic game


# Where cards come from.


def game_of(deck: str) -> NusfjordGame:
    """Return the game with a shipped deck, or with the text of a player's own; it is loaded only when it is needed."""
    game = cast("NusfjordGame", netloft.game("nusfjord"))
    if deck in game.catalogue.decks:
        return game
    found: NusfjordGame = import_module("netloft.games.nusfjord.rules.game").own_game(deck)
    return found


@lru_cache(8)
def cards(deck: str) -> dict[str, Card]:
    """Return all buildings by name, those of a player's own deck too."""
    return {card.name.en: card for card in game_of(deck).catalogue.cards.all}


@cache
def elders() -> dict[str, Elder]:
    """Return all elders by name."""
    netloft.game("nusfjord")  # reads what the elders do
    found: list[Elder] = import_module("netloft.games.nusfjord.rules.cards.elders").ELDERS
    return {elder.name.en: elder for elder in found}


def elder_number(number: int) -> str:
    """Return the printed number of an elder; variants and promotional ones have none in this row."""
    return str(number + 1) if number < NUMBERED else ""


def building_name(scene: Scene, name: str) -> str:
    """Name a building that the view names."""
    known = cards(scene.deck)
    return known[name].name.say(scene.lang) if name in known else name


def elder_name(name: str, lang: str) -> str:
    """Name an elder that the view names."""
    return elders()[name].name.say(lang) if name in elders() else name


def elder_text(name: str, lang: str) -> str:
    """Say what an elder does."""
    text = elders()[name].text(lang) if name in elders() else ""
    return text[:1].upper() + text[1:]


# What is printed on them.


def cost_line(card: Card, lang: str) -> Line:
    """Write the cost of a building in signs: 2g 3f, or a star for what is not always the same."""
    line = Line()
    for number, cost in enumerate(card.costs):
        line.append(f" {words.OR.say(lang)} " if number else "", "dim")
        line.append_text(one_cost(cost, lang))
    return line


def one_cost(cost: Cost, lang: str) -> Line:
    """Write one way to pay."""
    line = Line()
    for value, (good, sign) in zip((cost.wood, cost.fish, cost.gold), SIGNS, strict=True):
        said = amount(value)
        if said != "0":
            line.append(" " if line else "")
            line.append(f"{said}{sign.say(lang)}", GOODS_STYLE[good])
    for ship, noun in zip(cost.ships, game_words.SHIP_NOUNS, strict=True):
        if ship:
            line.append((", " if line else "") + noun.count(ship).say(lang))
    return line or Line("–")


def amount(value: Value) -> str:
    """Write a number, or a star for one that depends on something."""
    return str(value.number) if isinstance(value, Number) else "*"


def costs(card: Card, lang: str) -> str:
    """Say in words what a building costs."""
    return f" {words.OR.say(lang)} ".join([cost.words(lang) for cost in card.costs])


def points(card: Card, lang: str) -> str:
    """Say in words what a building is worth; a star if its text says so anyway."""
    text = card.points.words(game_words.POINT, lang)
    return amount(card.points) if card.points.fixed() or text in card.text(lang) else text


def short_text(card: Card, lang: str) -> str:
    """Say what a building does, without what stands beside it anyway."""
    said: list[str] = []
    if not all(value.fixed() for cost in card.costs for value in (cost.gold, cost.wood, cost.fish)):
        said.append(words.COSTS.say(lang, costs(card, lang)))
    known = BESIDE[card.category].say(lang) if card.category in BESIDE else "\n"
    for sentence in card.sentences:
        text = sentence.say(lang).removeprefix(known)
        said.append(text[:1].upper() + text[1:])
    text = points(card, lang)
    if text != amount(card.points):
        said.append(f"{text[:1].upper()}{text[1:]}.")
    return " ".join(said)


# Lists.


def draw_display(scene: Scene) -> RenderableType:
    """List the buildings that can be built, by pile, with all that is printed on them."""
    view = scene.view
    signs = scene.say(words.SIGNS, words.WOOD_SIGN, words.FISH_SIGN, words.GOLD_SIGN)
    parts: list[RenderableType] = [heading(scene.say(words.DISPLAY), signs), listed(scene, view["buildings"])]
    left = ", ".join([f"{number} {letter}" for letter, number in view["left in pile"].items() if number])
    if left:
        parts.append(Line(f"  {scene.say(words.PILES_LEFT, left)}", "dim"))
    mine = view["harbors"][scene.me].get("hand", []) if scene.me is not None else []
    if mine:
        parts += [heading(scene.say(words.HAND)), listed(scene, mine)]
    if view.get("coming"):
        names = ", ".join([building_name(scene, name) for name in view["coming"]])
        parts += [heading(scene.say(words.COMING)), Padding(Line(names), (0, 0, 0, 2))]
    return below(Group(*parts))


def listed(scene: Scene, names: list[str]) -> RenderableType:
    """List buildings, a row each, the A buildings first; those that can be chosen are lit."""
    every = cards(scene.deck)
    known = sorted([every[name] for name in names if name in every], key=lambda card: (card.pile, card.number))
    lit = {*scene.named("build"), *scene.named("next"), *scene.named("raze")}
    table = grid(True, True, True, True, True, False)
    table.columns[3].justify = "right"
    table.columns[2].no_wrap = False
    table.columns[2].max_width = 14
    for number, card in enumerate(known):
        new = number == 0 or known[number - 1].pile != card.pile
        table.add_row(
            Line(PILES[card.pile] if new else "", "bold"),
            Line(card.name.say(scene.lang), LIT if card.name.en in lit else "bold"),
            cost_line(card, scene.lang),
            amount(card.points),
            Line(words.KINDS[card.category].say(scene.lang), "dim"),
            short_text(card, scene.lang),
        )
    return table


def draw_elders(scene: Scene) -> RenderableType:
    """List the stacks of elders with the one on top and what it does."""
    view = scene.view
    lit = {name for kind in ELDER_CHOICES for name in scene.named(kind)}
    table = grid(True, True, False)
    gone: list[str] = []
    for number, stack in enumerate(view["elders"], start=1):
        if not stack:
            gone.append(str(number))
            continue
        table.add_row(Line(str(number), "dim"), *elder_row(scene, stack, lit))
    if view["forgotten"]:
        table.add_row(Line("+", "dim"), *elder_row(scene, view["forgotten"], lit))
    notes: list[str] = []
    if gone:
        notes.append(scene.say(words.STACK_EMPTY if len(gone) == 1 else words.STACKS_EMPTY, ", ".join(gone)))
    if view["forgotten"]:
        notes.append(f"+ {scene.say(words.FORGOTTEN, view['forgotten left'])}")
    parts: list[RenderableType] = [heading(scene.say(words.ELDERS), "; ".join(notes)), table]
    if CASTAWAY in view["forgotten"]:
        parts.append(Line(scene.say(words.RAFT_NOTE), "italic dim"))
    return below(Group(*parts))


def elder_row(scene: Scene, stack: list[str], lit: set[str]) -> tuple[Line, Line]:
    """Write who lies on top of a stack, what that elder does, and who lies under it."""
    *under, top = stack
    text = Line(elder_text(top, scene.lang))
    if under:
        hidden = scene.say(words.FACE_DOWN)
        names = [hidden if name == "?" else elder_name(name, scene.lang) for name in reversed(under)]
        text.append(f" ({scene.say(words.UNDER, ', '.join(names))})", "dim")
    name = scene.say(words.FACE_DOWN) if top == "?" else elder_name(top, scene.lang)
    return Line(name, LIT if top in lit else "bold"), text


# Single cards.


def look_up(scene: Scene, typed: str) -> RenderableType:
    """Show the cards of a name in full, or all in sight if none is named."""
    if not typed:
        return Group(draw_display(scene), draw_elders(scene), *draw_built(scene))
    wanted = typed.casefold()
    everything: list[Card | Elder] = [*cards(scene.deck).values(), *elders().values()]
    exact = [card for card in everything if wanted in {card.name.en.casefold(), card.name.de.casefold()}]
    within = [card for card in everything if wanted in f"{card.name.en}\n{card.name.de}".casefold()]
    seen = [card for card in within if where(scene, card.name.en) != scene.say(words.WHERE_AWAY)]
    found = exact or seen or within
    if len(found) == 1:
        return full(scene, found[0])
    if found:
        names = ", ".join([card.name.say(scene.lang) for card in found[:12]])
        return Line(scene.say(words.SEVERAL_CARDS, repr(typed[:40]), names))
    return Line(scene.say(words.NO_CARD, repr(typed[:40])), "red")


def draw_built(scene: Scene) -> list[RenderableType]:
    """List the buildings in all harbors with what they do."""
    parts: list[RenderableType] = []
    for seat, harbor in enumerate(scene.view["harbors"]):
        if harbor["buildings"]:
            title = heading(scene.say(words.BUILT_BY, scene.names[seat]))
            parts.append(below(Group(title, listed(scene, list(harbor["buildings"].values())))))
    return parts


def full(scene: Scene, card: Card | Elder) -> RenderableType:
    """Show one card with all that there is to say about it."""
    building = cards(scene.deck).get(card.name.en)
    table = grid(True, False, gap=2)
    if building is None:
        head = scene.say(words.ELDER_CARD, elder_number(card.number), card.name).strip()
    else:
        deck = next(deck for deck in game_of(scene.deck).catalogue.decks.values() if building in deck.cards)
        head = scene.say(words.BUILDING_OF, card.number, card.name, PILES[building.pile], deck.name)
        table.add_row(f"  {scene.say(words.CARD_COST)}", costs(building, scene.lang))
        table.add_row(f"  {scene.say(words.CARD_POINTS)}", points(building, scene.lang))
    kind = f" ({words.KIND_NAMES[building.category].say(scene.lang)})" if building else ""
    table.add_row(f"  {scene.say(words.CARD_TEXT)}", card.text(scene.lang) + kind)
    table.add_row(f"  {scene.say(words.CARD_WHERE)}", where(scene, card.name.en))
    parts: list[RenderableType] = [Line(head, "bold"), table]
    if card.name.en == CASTAWAY:
        parts.append(Line(f"  {scene.say(words.RAFT_NOTE)}", "italic dim"))
    return Group(*parts)


def where(scene: Scene, name: str) -> str:
    """Say where a card is to be seen."""
    view = scene.view
    if name in view["buildings"]:
        return scene.say(words.WHERE_DISPLAY)
    for seat, harbor in enumerate(view["harbors"]):
        if name in harbor.get("hand", []):
            return scene.say(words.WHERE_HAND)
        if name in harbor["council"]:
            return scene.say(words.WHERE_COUNCIL, scene.names[seat])
        for place, built in harbor["buildings"].items():
            if built == name:
                return scene.say(
                    words.WHERE_HARBOR, scene.names[seat], words.TRACK_PLACE if place == "track" else place
                )
    for number, stack in enumerate([*view["elders"], view["forgotten"]], start=1):
        if name in stack:
            return scene.say(words.WHERE_STACK, number if number <= len(view["elders"]) else "+")
    return scene.say(words.WHERE_AWAY)


# Whole decks.


def draw_deck(deck: Deck, langs: list[str]) -> RenderableType:
    """List the cards of a deck, in one language or in several."""
    parts: list[RenderableType] = []
    title = " / ".join(dict.fromkeys([deck.name.say(lang) for lang in langs]))
    parts.append(Line(words.DECK_HEAD.say(langs[0], title, len(deck.cards)), "bold"))
    for pile, letter in enumerate(PILES):
        members = sorted([card for card in deck.cards if card.pile == pile], key=lambda card: card.number)
        if members:
            parts.append(Line(f"\n{words.DECK_PILE.say(langs[0], letter)}", "bold"))
            parts += [draw_card(card, langs) for card in members]
    return Group(*parts)


def draw_card(card: Card, langs: list[str]) -> RenderableType:
    """Write a building of a deck: its number once, names, cost, points and text in each language."""
    table = grid(True, False)
    for number, lang in enumerate(langs):
        line = Line.assemble(
            (card.name.say(lang), "bold"),
            f". {words.CARD_COST.say(lang)}: {costs(card, lang)}.",
            f" {words.CARD_POINTS.say(lang)}: {points(card, lang)}. ",
            card.text(lang),
        )
        table.add_row(str(card.number) if not number else "", line)
    return table


def draw_all_elders(langs: list[str]) -> RenderableType:
    """List all elders with what they do."""
    table = grid(True, False)
    table.columns[0].justify = "right"
    for elder in elders().values():
        for number, lang in enumerate(langs):
            line = Line.assemble((elder.name.say(lang), "bold"), f": {elder_text(elder.name.en, lang)}")
            table.add_row(elder_number(elder.number) if not number else "", line)
    note = Line(words.RAFT_NOTE.say(langs[0]), "italic dim")
    return Group(Line(words.DECK_ELDERS.say(langs[0], len(elders())), "bold"), table, note)
