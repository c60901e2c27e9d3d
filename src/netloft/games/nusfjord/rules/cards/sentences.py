"""The sentences on a building: what it waits for, what it changes as long as it stands, what costs less, its points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.text import Made, Text
from netloft.games.nusfjord.rules.words import AND, OR, POINT, goods

if TYPE_CHECKING:
    from netloft.games.nusfjord.rules.cards.buildings import Hook
    from netloft.games.nusfjord.rules.cards.goods import Trade
    from netloft.games.nusfjord.rules.cards.values import Condition, Value

NO_EFFECT: Final = Text("No effect.", "Keine Funktion.")
IMMEDIATELY: Final = Text("Immediately", "Sofort")
WHEN: Final = Text("Whenever {}", "Immer wenn {}")
AS_SOON_AS: Final = Text("Once, as soon as {}", "Einmal, sobald {}")
IF: Final = Text("{}, if {}", "{}, falls {}")
ANYTIME: Final = Text("At any time: {}.", "Jederzeit: {}.")
AT_THE_END: Final = Text("At the end: {}.", "Am Ende: {}.")
ON_TRACK: Final = Text(
    "Lies on the four track spaces with stilts (10, 11, 11, 12), which must be free; it is no ship.",
    "Liegt auf den vier Feldern der Fischfangleiste mit Pfählen (10, 11, 11, 12), die frei sein müssen; "
    "es ist kein Schiff.",
)
MARKS: Final = {
    "forests_feed": Text(
        "Your haul is at least the number of your forests.",
        "Deine Fangmenge ist mindestens die Zahl deiner Waldstreifen.",
    ),
    "fishes_twice": Text(
        "When you distribute a catch you may do the third step twice.",
        "Beim Verteilen eines Fangs darfst du den dritten Schritt zweimal ausführen.",
    ),
    "leaves_one": Text(
        "When you clear an elder of 3 fish you may leave 1 of them there.",
        "Räumst du 3 Fische von einem Ältesten ab, darfst du 1 davon liegen lassen.",
    ),
    "extra_forest": Text(
        "With each Reforest you may add 1 forest to the new stack.",
        "Bei jedem Aufforsten darfst du 1 Waldstreifen mehr auf den neuen Stapel legen.",
    ),
    "minus_doubled": Text("At the end your minus points count double.", "Am Ende zählen deine Minuspunkte doppelt."),
    "pays_back": Text(
        "Gold that you pay for shares goes into your Reserve.",
        "Gold, das du für Anteile zahlst, kommt in deine Rücklagen.",
    ),
    "covers_spaces": Text(
        "Before scoring you may cover free building spaces with 1 wood each: they cost no points.",
        "Vor der Wertung darfst du freie Baufelder mit je 1 Holz abdecken: Sie kosten keine Punkte.",
    ),
}
WORTHLESS: Final = {
    "SHARES": Text(
        "At the end your issued shares are worth nothing.", "Am Ende sind deine realisierten Anteile nichts wert."
    ),
    "GOLD": Text(
        "At the end the gold in your supply is worth nothing.", "Am Ende ist das Gold in deinem Vorrat nichts wert."
    ),
}
"""What can be worth nothing at the end, by its count."""
AFTER: Final = {
    "TRANSFER": Text("After each Transfer Reserve", "Nach jeder Aktion „Rücklagen flüssigmachen“"),
    "SERVE": Text("After each Serve Fish", "Nach jeder Aktion „Fisch servieren“"),
    "BUILD": Text("After each Build a Building", "Nach jeder Aktion „Gebäudebau“"),
    "ISSUE": Text("After each Issue a Share", "Nach jeder Aktion „Anteil realisieren“"),
    "DEFOREST": Text("After each Deforest", "Nach jeder Aktion „Abholzen“"),
    "THIN": Text("After each Thin Out", "Nach jeder Aktion „Durchforsten“"),
    "REFOREST": Text("After each Reforest", "Nach jeder Aktion „Aufforsten“"),
    "SHIP": Text("After each Build a Ship", "Nach jeder Aktion „Schiffbau“"),
    "ELDER": Text("After you take an elder", "Nachdem du eine Ältestenkarte genommen hast"),
    "USE_ELDER": Text("After you use an elder", "Nachdem du einen Ältesten genutzt hast"),
    "WORKER": Text("After each action of a worker of yours", "Nach jeder Aktion einer eigenen Arbeitskraft"),
    "TURN": Text("After each of your turns", "Nach jedem deiner Züge"),
    "ROUND": Text("After each round", "Nach jeder Runde"),
    "LAST_ROUND": Text("After round 7, before scoring", "Nach Runde 7, vor der Wertung"),
    "CLEAR_ELDER": Text(
        "Each time you clear 3 fish off an elder", "Immer wenn du 3 Fische von einem Ältesten abräumst"
    ),
    "FELL_FOREST": Text("For each forest you remove", "Für jeden Waldstreifen, den du entfernst"),
    "RESERVE_EMPTY": Text("Each time your Reserve becomes empty", "Immer wenn deine Rücklagen leer werden"),
    "NEW_GOLD": Text("When gold comes into your supply", "Wenn Gold in deinen Vorrat kommt"),
    "FOREST_SPACE": Text(
        "After a worker of yours uses the space Deforest, Thin Out or Reforest",
        "Nachdem eine eigene Arbeitskraft das Feld Abholzen, Durchforsten oder Aufforsten genutzt hat",
    ),
}
AFTER_OTHER: Final = {
    "TRANSFER": Text(
        "After each Transfer Reserve of another player",
        "Nach jeder Aktion „Rücklagen flüssigmachen“ einer anderen Person",
    ),
    "SERVE": Text(
        "After each Serve Fish of another player", "Nach jeder Aktion „Fisch servieren“ einer anderen Person"
    ),
    "BUILD": Text(
        "After each Build a Building of another player", "Nach jeder Aktion „Gebäudebau“ einer anderen Person"
    ),
    "ISSUE": Text(
        "After each Issue a Share of another player", "Nach jeder Aktion „Anteil realisieren“ einer anderen Person"
    ),
    "DEFOREST": Text("After each Deforest of another player", "Nach jeder Aktion „Abholzen“ einer anderen Person"),
    "THIN": Text("After each Thin Out of another player", "Nach jeder Aktion „Durchforsten“ einer anderen Person"),
    "REFOREST": Text("After each Reforest of another player", "Nach jeder Aktion „Aufforsten“ einer anderen Person"),
    "SHIP": Text("After each Build a Ship of another player", "Nach jeder Aktion „Schiffbau“ einer anderen Person"),
    "ELDER": Text("After another player takes an elder", "Nachdem eine andere Person eine Ältestenkarte genommen hat"),
    "USE_ELDER": Text("After another player uses an elder", "Nachdem eine andere Person einen Ältesten genutzt hat"),
    "WORKER": Text(
        "After each action of another player's worker", "Nach jeder Aktion einer Arbeitskraft einer anderen Person"
    ),
    "TURN": Text("After each turn of another player", "Nach jedem Zug einer anderen Person"),
    "FELL_FOREST": Text(
        "For each forest that another player removes", "Für jeden Waldstreifen, den eine andere Person entfernt"
    ),
    "FOREST_SPACE": Text(
        "After another player's worker uses the space Deforest, Thin Out or Reforest",
        "Nachdem eine Arbeitskraft einer anderen Person das Feld Abholzen, Durchforsten oder Aufforsten genutzt hat",
    ),
}
"""What others do in their own turns."""
BEFORE: Final = {
    "TRANSFER": Text("Before each Transfer Reserve", "Vor jeder Aktion „Rücklagen flüssigmachen“"),
    "SERVE": Text("Before each Serve Fish", "Vor jeder Aktion „Fisch servieren“"),
    "BUILD": Text("Before each Build a Building", "Vor jeder Aktion „Gebäudebau“"),
    "ISSUE": Text("Before each Issue a Share", "Vor jeder Aktion „Anteil realisieren“"),
    "DEFOREST": Text("Before each Deforest", "Vor jeder Aktion „Abholzen“"),
    "THIN": Text("Before each Thin Out", "Vor jeder Aktion „Durchforsten“"),
    "REFOREST": Text("Before each Reforest", "Vor jeder Aktion „Aufforsten“"),
    "SHIP": Text("Before each ship that you build", "Vor jedem Schiff, das du baust"),
    "ELDER": Text("Before you take an elder", "Bevor du eine Ältestenkarte nimmst"),
    "USE_ELDER": Text("Before you use an elder", "Bevor du einen Ältesten nutzt"),
    "WORKER": Text("Before you place a worker", "Bevor du eine Arbeitskraft einsetzt"),
}
CHEAPER: Final = Text("{} costs you {} less", "{} kostet dich {} weniger")
CHEAPER_NAMES: Final = {
    "SHIP": Text("a ship", "ein Schiff"),
    "SLOOP": Text("a sloop", "eine Slup"),
    "CUTTER": Text("a cutter", "ein Kutter"),
    "SCHOONER": Text("a schooner", "ein Schoner"),
    "BUILD": Text("a building", "ein Gebäude"),
}


def sentence(hook: Hook) -> Text:
    """Say what an effect waits for and what it does."""

    def said(lang: str) -> str:
        when = hook.when.say(lang)
        if hook.condition is not None:
            condition = hook.condition.words(lang)
            when = when.format(condition) if "{}" in when else IF.say(lang, when, condition)
        return f"{when}: {hook.said(lang)}."

    return Made(said)


def anytime(trade: Trade) -> Text:
    """Say what can be exchanged."""
    return Made(lambda lang: ANYTIME.say(lang, trade.words(lang)))


def at_the_end(points: Value) -> Text:
    """Say how many points a building brings at the end."""
    return Made(lambda lang: AT_THE_END.say(lang, points.words(POINT, lang)))


def cheaper(what: list[str], less: dict[str, int], condition: Condition | None) -> Text:
    """Say what costs less."""

    def said(lang: str) -> str:
        name = OR.say(lang).join([CHEAPER_NAMES[word].say(lang) for word in what])
        amount = AND.say(lang).join(
            [text.say(lang) for text in goods(less.get("wood", 0), less.get("fish", 0), less.get("gold", 0))]
        )
        line = CHEAPER.say(lang, name[0].upper() + name[1:], amount)
        return (line if condition is None else IF.say(lang, line, condition.words(lang))) + "."

    return Made(said)
