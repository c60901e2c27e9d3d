"""How plans of Fleet are told: which boxes are marked, and what the pad has afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from netloft.bots.advice import POINT, Count, Teller
from netloft.core.text import Made, Text, noun
from netloft.games.fleet.rules import words
from netloft.games.fleet.rules.position import ALL, COINS, FACES, SHIPS, STARS, TALLY, TYPES
from netloft.games.fleet.rules.sheets.sections import BOATS, SECTION_NAMES, SECTIONS

if TYPE_CHECKING:
    from netloft.core.effect import Effect
    from netloft.games.fleet.rules.position import Fleet

LICENSE: Final = noun("license", "licenses", "Lizenz", "Lizenzen")
BOAT: Final = noun("boat", "boats", "Boot", "Boote")
ON_TRACK: Final = noun("coin on the track", "coins on the track", "Münze auf der Leiste", "Münzen auf der Leiste")

TAKE: Final = Text("take the die with {}", "nimm den Würfel mit {}")
MARK: Final = Text("mark {}", "kreuze {} an")
STAR: Final = Text("mark {} with the star", "kreuze mit dem Stern {} an")
OFTEN: Final = Text("{} ({} times)", "{} ({} Mal)")
LICENSE_OF: Final = Text("take the license for {}", "nimm die Lizenz für {}")
BOAT_OF: Final = Text("launch a boat for {}", "setze ein Boot für {} ein")
BONUS: Final = Text("choose the bonus: {}", "wähle den Bonus: {}")
ONE: Final = {
    "coins": Text("take its coins", "nimm die Münzen"),
    "market": Text("go to the market", "geh auf den Markt"),
    "die as coin": Text("use the die as a coin", "nutze den Würfel als Münze"),
    "salvage": Text("use the Salvage Yard", "nutze den Wertstoffhof"),
    "fill hex": Text("fill a hex of the Seafood Buffet", "fülle ein Sechseck des Buffets"),
    "second fish": Text("catch a second fish", "fang einen zweiten Fisch"),
    "coin instead": Text("earn a coin instead of a fish", "nimm eine Münze statt des Fischs"),
    "reroll": Text("roll the die again", "wirf den Würfel noch einmal"),
    "keep": Text("keep the die as it is", "lass den Würfel, wie er ist"),
    "forgo star": Text("let the star go", "verzichte auf den Stern"),
}

TO_POINTS: Final = Text("Some box brings points at once.", "Ein Kästchen bringt sofort Punkte.")
TO_LICENSES: Final = Text("A license works for the rest of the game.", "Eine Lizenz wirkt für den Rest des Spiels.")
TO_BOATS: Final = Text(
    "A boat fishes in every even round: the sooner, the better.",
    "Ein Boot fischt in jeder geraden Runde: je früher, desto besser.",
)
TO_STARS: Final = Text("A star is one more box of your choice.", "Ein Stern ist ein Kästchen deiner Wahl.")
TO_COINS: Final = Text("How far is it to your next star?", "Wie weit ist es bis zu deinem nächsten Stern?")
TO_BOXES: Final = Text(
    "Which section is nearly there? One more box may set something off.",
    "Welcher Abschnitt ist fast so weit? Ein Kästchen mehr kann etwas auslösen.",
)


def deeds(_before: Sequence[Effect], line: Sequence[Effect]) -> list[Text]:
    """Tell a turn box by box; boxes of one section that follow each other are told together."""
    found: list[Text] = []
    for _, group in groupby(line, lambda option: option.text):
        same = list(group)
        deed = told(same[0])
        if deed is not None:
            found.append(filled(OFTEN, deed, str(len(same))) if len(same) > 1 else deed)
    return found or [Made(option.label) for option in line[:1]]


def told(option: Effect) -> Text | None:
    """Tell one choice, or nothing if it goes without saying."""
    kind, args = option.kind, option.args
    if kind in {"mark", "star"}:
        return filled(MARK if kind == "mark" else STAR, section(args["section"]))
    if kind == "take":
        return filled(TAKE, face(args["face"]))
    if kind in {"license", "boat"}:
        return filled(LICENSE_OF if kind == "license" else BOAT_OF, section(args["boat"]))
    if kind == "bonus":
        return filled(BONUS, Made(option.label))
    return ONE.get(kind)


def section(name: str) -> Text:
    """Name a section of the sheet."""
    return SECTION_NAMES[SECTIONS.index(name)]


def face(name: str) -> Text:
    """Name the face of a die."""
    return words.FACE_NAMES[FACES.index(name)]


def filled(sentence: Text, *values: object) -> Text:
    """Fill a sentence in every language."""
    return Made(lambda lang: sentence.say(lang, *values))


def tally(g: Fleet, seat: int) -> list[Count]:
    """Count a pad; boxes only say that something is on its way, and which they are is told by the marks themselves."""
    pad = g.tally[seat * TALLY : (seat + 1) * TALLY]
    return [
        Count(POINT, sum([line.points for line in g.score_sheet(seat) if line.key != "fish"]), TO_POINTS),
        Count(words.FISH, g.fish_count(seat), TO_BOATS, comes=True),
        Count(LICENSE, sum(g.licenses[seat * TYPES : seat * TYPES + len(BOATS)]), TO_LICENSES),
        Count(BOAT, sum(g.boats[seat * SHIPS : (seat + 1) * SHIPS]), TO_BOATS),
        Count(words.STAR_ACTION, pad[STARS], TO_STARS, shown=False),
        Count(ON_TRACK, pad[COINS], TO_COINS, comes=True),
        Count(words.BOX, sum(g.marks[seat * ALL : (seat + 1) * ALL]), TO_BOXES, shown=False),
    ]


TELLER: Final = Teller(deeds, tally)
