"""What is printed in the box of Nusfjord, as plain data in one language: boards, ships, elders, the cards in play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from netloft.core.position import Position
from netloft.core.text import Text
from netloft.games.nusfjord.facts_types import (
    Amount,
    CardFacts,
    CostFacts,
    ElderFacts,
    HarborFacts,
    Named,
    NusfjordFacts,
    PriceFacts,
    RoundFacts,
    Ship,
    ShipFacts,
    SpaceFacts,
)
from netloft.games.nusfjord.facts_words import (
    COSTS,
    DOES,
    ELDER,
    IMITATE,
    KINDS,
    NEWS,
    SHIP,
    SHIP_TEXT,
    SPACE,
    TERM,
    TERMS,
    Kind,
)
from netloft.games.nusfjord.miniature import miniature
from netloft.games.nusfjord.pictures.drawing import drawn_cards, drawn_elders
from netloft.games.nusfjord.pictures.words import SIGN_NAMES
from netloft.games.nusfjord.rules import words
from netloft.games.nusfjord.rules.actions.paying import FISH_OF_GUEST, SHIP_PRICES, WOOD_OF_GUEST
from netloft.games.nusfjord.rules.actions.piles import deck_number, mixed_decks
from netloft.games.nusfjord.rules.board import (
    ACTIONS,
    CAPACITY,
    CAPACITY_SMALL,
    COLUMNS,
    HAND,
    LAST,
    MOST_A,
    MOST_B,
    NEW_B,
    OPEN_AT_6,
    PLATES,
)
from netloft.games.nusfjord.rules.cards import sentences
from netloft.games.nusfjord.rules.cards.buildings import PILES
from netloft.games.nusfjord.rules.cards.elders import ELDERS
from netloft.games.nusfjord.rules.cards.values import Number
from netloft.games.nusfjord.rules.catalogue import SHIPPED
from netloft.games.nusfjord.rules.harbor import (
    DOUBLES,
    HAUL,
    MOST_ELDERS,
    MOST_RESERVE,
    MOST_WOOD,
    SHIP_POINTS,
    SHIPS,
    SPACES,
    STILTS,
    TRACK_UNITS,
    UNITS,
)
from netloft.games.nusfjord.rules.views import board_names
from netloft.server.facts import GameFacts

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.cards.buildings import Card, Cost
    from netloft.games.nusfjord.rules.cards.elders import Elder
    from netloft.games.nusfjord.rules.cards.values import Value
    from netloft.games.nusfjord.rules.position import Nusfjord

FEW: Final = 3  # below this number of players the action board has its smaller side
DISCOUNT: Final = (0, 0, 0, 1, 1, 2, 2)
"""Gold off the price of all shares, round by round; a test compares it with what is paid."""
SHIP_CHOICES: Final = ("sloop", "cutter", "schooner for goods", "schooner for gold")
"""The options that build a ship, in the order of their prices."""
SHIP_OF_CHOICE: Final = ("sloop", "cutter", "schooner", "schooner")
RAFT: Final = Text("raft", "Floß")
BESIDE: Final = {
    "IMMEDIATELY": Text(f"{sentences.IMMEDIATELY.en}: ", f"{sentences.IMMEDIATELY.de}: "),
    "ANYTIME": Text(sentences.ANYTIME.en.partition("{}")[0], sentences.ANYTIME.de.partition("{}")[0]),
    "POINTS": Text(sentences.AT_THE_END.en.partition("{}")[0], sentences.AT_THE_END.de.partition("{}")[0]),
}
"""How sentences begin that need not say again the kind of their card."""


def facts(g: Position, lang: str) -> NusfjordFacts:
    """Return everything printed that a page needs to draw and explain a game with these settings."""
    game = cast("Nusfjord", g)
    return {
        "deck": deck_name(game).say(lang),
        "cards": {card.name.en: building(game, card, lang) for card in cards_in_play(game)},
        "kinds": {kind: named(text, lang) for kind, text in KINDS.items()},
        "signs": {sign: name.say(lang) for sign, name in SIGN_NAMES.items()},
        "elders": {elder.name.en: one_elder(elder, lang) for elder in ELDERS},
        "columns": columns(game, lang),
        "rounds": rounds(game, lang),
        "plates": list(PLATES),
        "ships": ships(lang),
        "harbor": harbor(),
        "limits": {"wood": MOST_WOOD, "reserve": MOST_RESERVE, "elders": MOST_ELDERS, "A": MOST_A, "B": MOST_B},
        "guest": {"wood": WOOD_OF_GUEST, "fish": FISH_OF_GUEST},
        "colours": [colour.say(lang) for colour in words.COLOURS],
        "games": {"single": 1, "rematch": 2, "campaign": 3}[game.settings["series"]],
    }


def named(kind: Kind, lang: str) -> Named:
    """Name a kind of card, and say what it means."""
    return {"name": kind[0].say(lang), "text": kind[1].say(lang)}


# Cards.


def cards_in_play(g: Nusfjord) -> list[Card]:
    """List the cards that can come: those of the deck, or of the three that are mixed."""
    decks = mixed_decks(g) if g.settings["mixed"] else [deck_number(g)]
    return [g.cards.all[index] for deck in decks for pile in g.cards.piles[deck] for index in pile]


def deck_name(g: Nusfjord) -> Text:
    """Name the deck that is played, also a player's own."""
    own: Text = cast("Any", g.game).catalogue.decks[g.settings["deck"]].name
    return own


def building(g: Nusfjord, card: Card, lang: str) -> CardFacts:
    """Return what is printed on a building."""
    decks = cast("Any", g.game).catalogue.decks.items()
    key, deck = next((key, deck) for key, deck in decks if deck.cards[0].number // 100 == card.number // 100)
    signs, picture = drawn_cards(key)[card.number]
    return {
        "name": card.name.say(lang),
        "number": card.number,
        "deck": deck.name.say(lang),
        "pile": PILES[card.pile],
        "kind": card.category,
        "costs": [cost_of(cost, lang) for cost in card.costs],
        "points": sign(card.points),
        "worth": card.points.words(words.POINT, lang),
        "text": card.text(lang),
        "short": short_text(card, lang),
        "exchanges": [exchange.text for exchange in card.exchanges],
        "track": card.on_track,
        "signs": signs,
        "picture": picture,
    }


def cost_of(cost: Cost, lang: str) -> CostFacts:
    """Return one way to pay, good by good; a star stands for what is not always the same."""
    goods = {"wood": sign(cost.wood), "fish": sign(cost.fish), "gold": sign(cost.gold)}
    ships = dict(zip(SHIPS, cost.ships, strict=False))
    found = {name: number for name, number in (goods | ships).items() if number != 0}
    return cast("CostFacts", {"words": cost.words(lang), **found})


def sign(value: Value) -> Amount:
    """Return a number, or a star for one that depends on something."""
    return value.number if isinstance(value, Number) else "*"


def short_text(card: Card, lang: str) -> str:
    """Say what a building does, without its kind, but with a cost or worth that signs cannot show."""
    said: list[str] = []
    if any(sign(value) == "*" for cost in card.costs for value in (cost.wood, cost.fish, cost.gold)):
        said.append(COSTS.say(lang, OR.join([cost.words(lang) for cost in card.costs])))
    known = BESIDE[card.category].say(lang) if card.category in BESIDE else "\n"
    for sentence in card.sentences:
        text = sentence.say(lang).removeprefix(known)
        said.append(text[:1].upper() + text[1:])
    worth = card.points.words(words.POINT, lang)
    if sign(card.points) == "*" and worth.casefold() not in " ".join(said).casefold():
        said.append(f"{worth[:1].upper()}{worth[1:]}.")
    return " ".join(said)


OR: Final = " / "


def one_elder(elder: Elder, lang: str) -> ElderFacts:
    """Return what is printed on an elder."""
    signs, portrait = drawn_elders()[elder.name.en]
    return {"name": elder.name.say(lang), "text": elder.text(lang), "signs": signs, "portrait": portrait}


# Boards.


def columns(g: Nusfjord, lang: str) -> list[list[SpaceFacts]]:
    """Return the columns of the action board: each space with its name, what it does, and how many workers it takes."""
    rooms = CAPACITY_SMALL if g.seats < FEW else CAPACITY
    found = [
        [action_space(ACTIONS[action], words.ACTION_NAMES[action], rooms[action], lang) for action in column]
        for column in COLUMNS
    ]
    copies = board_names(g)[len(ACTIONS) :]
    for at, name in enumerate(copies):
        # A single imitation space is for all columns; it completes the shortest, the middle one.
        found[at if len(copies) > 1 else 1].append(action_space(name, IMITATE, 1, lang))
    return found


def action_space(name: str, title: Text, room: int, lang: str) -> SpaceFacts:
    """Return one space of the action board."""
    return {"id": name, "name": title.say(lang), "does": DOES[name].say(lang), "room": room}


def rounds(g: Nusfjord, lang: str) -> list[RoundFacts]:
    """Return the rounds: what shares cost less, and which buildings come when a round begins."""
    players = g.seats
    alone, many = players == 1, players >= FEW
    news: dict[int, str] = {}
    if many:
        news[3] = NEWS["A"].say(lang, players)
        news[5] = NEWS["B"].say(lang, NEW_B[players - 1])
    news[4] = NEWS["C open" if alone else "C hand"].say(lang, HAND[players - 1])
    news[6] = NEWS["C open"].say(lang, OPEN_AT_6) if alone else NEWS["hands open"].say(lang)
    return [{"discount": DISCOUNT[at], "news": news.get(at + 1, "")} for at in range(LAST)]


def ships(lang: str) -> list[ShipFacts]:
    """Return the ships: how wide they are, what they are worth, and the ways to pay for them."""
    names = (*[noun.one for noun in words.SHIP_NOUNS], RAFT)
    found: list[ShipFacts] = []
    for at, ship in enumerate(SHIPS):
        prices = [
            price_of(choice, price)
            for choice, owner, price in zip(SHIP_CHOICES, SHIP_OF_CHOICE, SHIP_PRICES, strict=True)
            if owner == ship
        ]
        name = names[at].say(lang)
        about: ShipFacts = {
            "id": cast("Ship", ship),
            "name": name,
            "units": UNITS[at],
            "points": SHIP_POINTS[at],
            "prices": prices,
        }
        found.append(about)
    return found


def price_of(choice: str, price: Sequence[int]) -> PriceFacts:
    """Return one way to pay for a ship, good by good."""
    goods = {good: number for good, number in zip(("wood", "fish", "gold"), price, strict=True) if number}
    return cast("PriceFacts", {"option": choice, **goods})


def harbor() -> HarborFacts:
    """Return the building spaces, the double spaces on which forests lie, and the Fishing track."""
    return {
        "spaces": list(SPACES),
        "doubles": {SPACES[left]: [SPACES[left], SPACES[right]] for left, right in DOUBLES},
        "haul": list(HAUL),
        "units": TRACK_UNITS,
        "stilts": STILTS,
    }


# A page to look things up.


def glossary(lang: str) -> list[dict[str, str]]:
    """List all cards, elders, ships, spaces and terms, each with its kind and what there is to say of it."""
    found: list[dict[str, str]] = []
    for deck in SHIPPED.values():
        for card in deck.cards:
            pay = COSTS.say(lang, OR.join([cost.words(lang) for cost in card.costs]))
            worth = card.points.words(words.POINT, lang)
            said = [pay] if worth in card.text(lang) else [pay, f"{worth[:1].upper()}{worth[1:]}."]
            kind = f"{PILES[card.pile]} {card.number}, {deck.name.say(lang)}, {KINDS[card.category][0].say(lang)}"
            found.append({"name": card.name.say(lang), "kind": kind, "text": " ".join([*said, card.text(lang)])})
    for elder in ELDERS:
        found.append({"name": elder.name.say(lang), "kind": ELDER.say(lang), "text": elder.text(lang)})
    for ship in ships(lang):
        pays = [words.goods(p.get("wood", 0), p.get("fish", 0), p.get("gold", 0)) for p in ship["prices"]]
        pay = OR.join([", ".join([good.say(lang) for good in goods]) for goods in pays]) or "–"
        text = SHIP_TEXT.say(lang, pay, ship["units"], words.POINT.count(ship["points"]))
        found.append({"name": ship["name"].capitalize(), "kind": SHIP.say(lang), "text": text})
    for name, title in zip(ACTIONS, words.ACTION_NAMES, strict=True):
        found.append({"name": title.say(lang), "kind": SPACE.say(lang), "text": DOES[name].say(lang)})
    for term, meaning in TERMS:
        found.append({"name": term.say(lang), "kind": TERM.say(lang), "text": meaning.say(lang)})
    return found


FACTS: Final = GameFacts(facts, glossary, miniature)
