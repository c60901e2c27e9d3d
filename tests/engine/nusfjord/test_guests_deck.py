"""The 44 buildings of Netloft's own deck around guests."""

from typing import Any, Final

import pytest

from netloft.games.nusfjord.rules.cards.values import Number
from netloft.games.nusfjord.rules.catalogue import SHIPPED
from tests.engine.nusfjord.given import RED, Json, at, do, elder, given, goods, harbor, points, refuses
from tests.engine.nusfjord.rows import Row

CARDS: Final[dict[str, tuple[int, int, int, int]]] = {
    "Ferry Slip": (0, 0, 0, -1),
    "Bunkhouse": (0, 2, 0, 0),
    "Soup Kitchen": (2, 0, 0, 0),
    "Welcome Pier": (2, 0, 0, 0),
    "Trail Hut": (0, 1, 0, 0),
    "Galley": (1, 0, 0, 0),
    "Council Bell": (0, 2, 0, 0),
    "Signal Mast": (0, 2, 0, 0),
    "Berry Slope": (2, 1, 0, 1),
    "Rowing School": (0, 0, 1, 1),
    "Landing Stage": (2, 1, 0, 1),
    "Tool Shed": (0, 1, 1, 1),
    "Travel Agency": (0, 2, 0, 1),
    "Charter Office": (2, 0, 1, 2),
    "Story Room": (0, 2, 1, 2),
    "Crew Quarters": (2, 0, 2, 2),
    "Bathhouse": (2, 2, 1, 5),
    "Excursion Office": (2, 2, 0, 0),
    "Passage Office": (3, 3, 0, 0),
    "Souvenir Stall": (2, 0, 1, 1),
    "Whale Watch": (2, 2, 0, 1),
    "Exchange Counter": (0, 2, 1, 2),
    "Woodland Path": (2, 1, 1, 2),
    "Long Table": (2, 2, 0, 2),
    "Builders' Lodge": (1, 0, 1, 2),
    "Regatta House": (2, 3, 1, 3),
    "Houseboat": (0, 3, 0, 3),
    "Elders' Bench": (1, 0, 3, 4),
    "Travelers' Quay": (3, 3, 0, 2),
    "Front Parlor": (3, 3, 1, 0),
    "Tent Meadow": (0, 3, 0, 1),
    "Bandstand": (5, 4, 0, 1),
    "Seamen's Mission": (3, 5, 1, 2),
    "Lightship": (3, 3, 2, 3),
    "Rescue Station": (4, 0, 0, 5),
    "Festival Tent": (2, 0, 8, 8),
    "Cruise Pier": (5, 5, 3, 0),
    "Guest House": (3, 4, 0, 0),
    "Masters' Hall": (4, 3, 1, 0),
    "Shareholders' Inn": (3, 0, 2, 0),
    "Forest Inn": (4, 4, 2, 4),
    "Boat School": (4, 2, 0, 0),
    "Dance Hall": (3, 2, 1, 0),
}
"""Wood, fish and gold in round 2, and the points that the card then has in a harbor with nothing but its four forests.

The Spa House, paid in wood or in fish, has rows of its own."""

SHIPS: Final = {"Houseboat": "cutter", "Rescue Station": "sloop"}
"""What else some of them cost."""
GOODS: Final = ("wood", "fish", "gold")
FISHING: Final = [[-1, "fishing phase"]]
HOME: Final = [[-1, "returning home"]]
SCORING: Final = [[-1, "scoring"]]
KEEP: Final = "pay 0 guests for wood, 0 for fish"
ELDERS: Final = ("Architect", "Carpenter", "Ranger", "Sponsor", "Ship Owner")
"""Elders that do not lie on the supply board with two players."""


def build(name: str, space: str = "b1", *then: str) -> tuple[str, ...]:
    """Return the moves that build this there, and what comes after it."""
    return ("build a building", f"build {name}", f"space {space}", *then)


def built(*names: str) -> dict[str, str]:
    """Put these on building spaces of a harbor, the free ones of a new harbor first."""
    return dict(zip(("b1", "a2", "b2", "a3", "b3", "c1", "d1", "c2", "d2", "c3", "d3"), names, strict=False))


def sits(n: int) -> str:
    """Name n elders."""
    return ", ".join(ELDERS[:n])


def guests(number: int) -> dict[str, Any]:
    """Look for so many guests in the supply: half a point each."""
    return {"points Guests in supply": number / 2}


def full(fleet: str, **more: Any) -> Json:
    """Return a harbor with these ships, each with a guest aboard."""
    return harbor(track=fleet, aboard=fleet, **more)


def exchange(name: str, number: int = 0) -> str:
    """Give the text of an exchange that a card offers."""
    (card,) = [card for card in SHIPPED["guests"].cards if card.name.en == name]
    return card.exchanges[number].text


def worth(name: str, why: str, vp: int, *, theirs: Json | None = None, **mine: Any) -> Row:
    """Return a row about the points of a card that stands on b1."""
    mine["buildings"] = {"b1": name, **mine.get("buildings", {})}
    return Row(name, why, lambda: given(harbor(**mine), theirs or harbor()), (), {f"points {name}": vp})


@pytest.mark.parametrize("name", CARDS)
def test_cost_and_points(name: str) -> None:
    """A card costs all of the goods printed on it, and no others, and has the points printed on it."""
    wood, fish, gold, vp = CARDS[name]
    g = given(harbor(wood=wood, fish=fish, gold=gold, track=SHIPS.get(name, "")), display=name)
    do(g, RED, *build(name, "b1", "decline", "stop"))
    assert at(g, RED)["buildings"] == {"b1": name}
    assert goods(g, RED) == (0, 0, 0)
    assert points(g, RED, name) == vp


@pytest.mark.parametrize(("name", "good"), [(name, i) for name in CARDS for i in range(3) if CARDS[name][i]])
def test_one_good_short(name: str, good: int) -> None:
    """Whoever lacks one good of the cost cannot build the card."""
    have: Json = {what: n - (i == good) for i, (what, n) in enumerate(zip(GOODS, CARDS[name][:3], strict=True))}
    refuses(given(harbor(**have, track=SHIPS.get(name, "")), display=name), RED, "build a building")


@pytest.mark.parametrize("name", SHIPS)
def test_a_ship_short(name: str) -> None:
    """Whoever lacks the ship of the cost cannot build the card."""
    refuses(given(harbor(wood=9, fish=9, gold=9), display=name), RED, "build a building")


A: Final = [
    Row(
        "Ferry Slip",
        "brings two guests",
        lambda: given(harbor(), display="Ferry Slip"),
        build("Ferry Slip", "b1", "use"),
        {**guests(2), "points Ferry Slip": -1},
    ),
    Row(
        "Bunkhouse",
        "brings two guests",
        lambda: given(harbor(fish=2), display="Bunkhouse"),
        build("Bunkhouse", "b1", "use", "choose 1"),
        {**guests(2), "goods": (0, 0, 0)},
    ),
    Row(
        "Bunkhouse",
        "brings four wood instead",
        lambda: given(harbor(fish=2), display="Bunkhouse"),
        build("Bunkhouse", "b1", "use", "choose 2"),
        {**guests(0), "goods": (4, 0, 0)},
    ),
    Row(
        "Soup Kitchen",
        "brings one guest after Serve Fish, however many plates are filled",
        lambda: given(harbor(fish=5, buildings={"b1": "Soup Kitchen"})),
        ("serve fish", "serve 2"),
        {**guests(1), "goods": (0, 0, 2), "plates": 3},
    ),
    Row(
        "Welcome Pier",
        "brings a guest after a ship",
        lambda: given(harbor(wood=2, fish=2, buildings={"b1": "Welcome Pier"})),
        ("build a ship", "sloop"),
        {**guests(1), "track": "sloop", "can guest on sloop": True},
    ),
    Row(
        "Trail Hut",
        "brings a guest and a fish after Thin Out",
        lambda: given(harbor(buildings={"b1": "Trail Hut"})),
        ("thin out",),
        {**guests(1), "goods": (4, 1, 0)},
    ),
    Row(
        "Galley",
        "feeds a guest with four fish of the Reserve",
        lambda: given(harbor(reserve={"fish": 5, "gold": 1}, buildings={"b1": "Galley"})),
        (exchange("Galley"), exchange("Galley")),
        {**guests(1), "reserve": (0, 1, 1), "goods": (0, 0, 0)},
    ),
    Row(
        "Galley",
        "takes no fish of the supply",
        lambda: given(harbor(fish=9, reserve={"fish": 3}, buildings={"b1": "Galley"})),
        (),
        {f"cannot {exchange('Galley')}": True},
    ),
    Row(
        "Council Bell",
        "brings a guest with each elder",
        lambda: given(harbor(buildings={"b1": "Council Bell"})),
        ("take an elder", "take Sailor", "decline"),
        {**guests(1), "council": ["Sailor"]},
    ),
    Row(
        "Council Bell",
        "rings before the elder is used: the guest may serve for the Sailor",
        lambda: given(harbor(buildings={"b1": "Council Bell"})),
        ("take an elder", "take Sailor", "use", "serve 1 with 1 guests"),
        {**guests(0), "goods": (1, 0, 1)},
    ),
    Row(
        "Signal Mast",
        "brings a guest after Transfer Reserve",
        lambda: given(harbor(reserve={"fish": 3}, buildings={"b1": "Signal Mast"})),
        ("transfer reserve",),
        {**guests(1), "goods": (0, 3, 0)},
    ),
    Row(
        "Berry Slope",
        "brings three guests with the sixth forest",
        lambda: given(harbor(buildings={"b1": "Berry Slope"})),
        ("reforest", "forest a2"),
        {**guests(3), "forests": 6},
    ),
    Row(
        "Berry Slope",
        "brings them at once to whoever has six forests",
        lambda: given(harbor(wood=2, fish=1, forests="c1:4 c2:1 c3:1"), display="Berry Slope"),
        build("Berry Slope"),
        {**guests(3), "goods": (0, 0, 0)},
    ),
    Row(
        "Berry Slope",
        "brings none with five forests",
        lambda: given(harbor(wood=2, fish=1, forests="c1:3 c2:1 c3:1"), display="Berry Slope"),
        build("Berry Slope"),
        guests(0),
    ),
    Row(
        "Rowing School",
        "makes a sloop cost 1 wood with a guest, who stays",
        lambda: given(harbor(wood=1, guests=1, buildings={"b1": "Rowing School"})),
        ("build a ship", "sloop", KEEP),
        {**guests(1), "goods": (0, 0, 0), "track": "sloop"},
    ),
    Row(
        "Rowing School",
        "does nothing without a guest",
        lambda: given(harbor(wood=1, fish=2, buildings={"b1": "Rowing School"})),
        (),
        {"cannot build a ship": True},
    ),
    Row(
        "Landing Stage",
        "brings a fish for each guest aboard after the round",
        lambda: given(full("sloop cutter", guests=1, buildings={"b1": "Landing Stage"}), to_do=HOME),
        (),
        {"goods": (0, 2, 0)},
    ),
    Row(
        "Tool Shed",
        "gives the wood that pays for the next building",
        lambda: given(harbor(buildings={"b1": "Tool Shed"}), display="Fish Stand"),
        build("Fish Stand", "a2", "decline"),
        {"goods": (0, 0, 0), "buildings": ["Fish Stand", "Tool Shed"]},
    ),
    Row(
        "Tool Shed",
        "gives nothing for itself",
        lambda: given(harbor(fish=1, gold=1), display="Tool Shed"),
        build("Tool Shed"),
        {"goods": (0, 0, 0)},
    ),
    Row(
        "Travel Agency",
        "issues a share for three guests and two fish instead of gold",
        lambda: given(harbor(fish=2), display="Travel Agency"),
        build("Travel Agency", "b1", "use"),
        {**guests(3), "goods": (0, 2, 0), "unissued": 2, "points Issued shares": 2},
    ),
    Row(
        "Charter Office",
        "brings two guests after Issue a Share",
        lambda: given(harbor(buildings={"b1": "Charter Office"})),
        ("issue a share",),
        {**guests(2), "goods": (0, 0, 2)},
    ),
    Row(
        "Charter Office",
        "and Travel Agency work together",
        lambda: given(harbor(fish=2, buildings={"b1": "Charter Office"}), display="Travel Agency"),
        build("Travel Agency", "a2", "use"),
        {**guests(5), "goods": (0, 2, 0)},
    ),
    Row(
        "Story Room",
        "lets one guest pay after an elder was used",
        lambda: given(harbor(guests=2, council="Steward", buildings={"b1": "Story Room"})),
        ("use Steward", "use"),
        {**guests(1), "goods": (2, 2, 1)},
    ),
    Row(
        "Story Room",
        "may stay empty",
        lambda: given(harbor(guests=2, council="Steward", buildings={"b1": "Story Room"})),
        ("use Steward", "decline"),
        {**guests(2), "goods": (2, 0, 0)},
    ),
    Row(
        "Crew Quarters",
        "brings a guest",
        lambda: given(harbor(wood=2, gold=2), display="Crew Quarters"),
        build("Crew Quarters", "b1", "use"),
        {**guests(1), "goods": (0, 0, 0)},
    ),
    Row(
        "Crew Quarters",
        "lets shares and guests aboard fish twice: two shares, a guest, and the last two of five once more",
        lambda: given(full("sloop", buildings={"b1": "Crew Quarters"}), to_do=FISHING),
        ("use",),
        {"goods": (0, 5, 0), "reserve": (0, 0, 0)},
    ),
    Row(
        "Bathhouse",
        "costs more wood and fish in every round",
        lambda: given(harbor(wood=6, fish=6, gold=1), display="Bathhouse", round_=6),
        build("Bathhouse"),
        {"goods": (0, 0, 0), "points Bathhouse": 5},
    ),
    Row(
        "Excursion Office",
        "brings a guest",
        lambda: given(harbor(wood=2, fish=2, track="sloop"), display="Excursion Office"),
        (*build("Excursion Office", "b1", "use"),),
        {**guests(1), "goods": (0, 0, 0)},
    ),
    worth("Excursion Office", "scores a guest aboard", 1, track="sloop cutter", aboard="cutter", guests=3),
    worth(
        "Excursion Office",
        "scores four guests aboard at most",
        4,
        track="sloop sloop sloop cutter cutter",
        aboard="sloop sloop sloop cutter cutter",
    ),
]

B: Final = [
    Row(
        "Passage Office",
        "pays 2 gold for each guest aboard",
        lambda: given(full("sloop sloop", wood=3, fish=3), display="Passage Office"),
        build("Passage Office", "b1", "use"),
        {"goods": (0, 0, 4)},
    ),
    Row(
        "Passage Office",
        "pays 5 gold at most",
        lambda: given(full("sloop sloop cutter", wood=3, fish=3), display="Passage Office"),
        build("Passage Office", "b1", "use"),
        {"goods": (0, 0, 5)},
    ),
    Row(
        "Souvenir Stall",
        "sells to two guests at a time",
        lambda: given(harbor(guests=3, buildings={"b1": "Souvenir Stall"})),
        (exchange("Souvenir Stall"), exchange("Souvenir Stall")),
        {**guests(1), "goods": (1, 0, 1)},
    ),
    Row(
        "Whale Watch",
        "pays 3 gold for the third guest aboard",
        lambda: given(
            harbor(track="sloop sloop cutter", aboard="sloop sloop", guests=1, buildings={"b1": "Whale Watch"})
        ),
        ("guest on cutter", "gold"),
        {**guests(0), "goods": (0, 0, 4)},
    ),
    Row(
        "Whale Watch",
        "pays at once with three guests aboard",
        lambda: given(full("sloop sloop cutter", wood=2, fish=2), display="Whale Watch"),
        build("Whale Watch"),
        {"goods": (0, 0, 3)},
    ),
    Row(
        "Exchange Counter",
        "gives a guest for three wood",
        lambda: given(harbor(wood=5, buildings={"b1": "Exchange Counter"})),
        (exchange("Exchange Counter", 0), exchange("Exchange Counter", 0)),
        {**guests(1), "goods": (2, 0, 0)},
    ),
    Row(
        "Exchange Counter",
        "gives two fish for a guest",
        lambda: given(harbor(guests=2, buildings={"b1": "Exchange Counter"})),
        (exchange("Exchange Counter", 1),),
        {**guests(1), "goods": (0, 2, 0)},
    ),
    Row(
        "Woodland Path",
        "adds a forest, and one guest pays 2 gold",
        lambda: given(harbor(guests=2, buildings={"b1": "Woodland Path"})),
        ("reforest", "forest a2", "use", "use"),
        {**guests(1), "goods": (0, 0, 2), "forests": 7},
    ),
    Row(
        "Woodland Path",
        "leaves both to its owner",
        lambda: given(harbor(guests=2, buildings={"b1": "Woodland Path"})),
        ("reforest", "forest a2", "decline", "decline"),
        {**guests(2), "goods": (0, 0, 0), "forests": 6},
    ),
    Row(
        "Long Table",
        "serves one plate after an action while there are three guests, one of whom may pay",
        lambda: given(harbor(guests=3, buildings={"b1": "Long Table"})),
        ("gold", "use", "serve 1 with 1 guests"),
        {**guests(2), "goods": (0, 0, 2), "plates": 2, "asked": []},
    ),
    Row(
        "Long Table",
        "serves a single plate",
        lambda: given(harbor(guests=3, fish=9, buildings={"b1": "Long Table"})),
        ("gold", "use"),
        {"can serve 1": True, "cannot serve 2": True},
    ),
    Row(
        "Long Table",
        "is closed with two guests",
        lambda: given(harbor(guests=2, fish=9, buildings={"b1": "Long Table"})),
        ("gold",),
        {"asked": [], "plates": 1},
    ),
    Row(
        "Builders' Lodge",
        "brings a guest after the second building of a round",
        lambda: given(harbor(wood=1, built=1, buildings={"b1": "Builders' Lodge"}), display="Fish Stand"),
        build("Fish Stand", "a2", "decline"),
        guests(1),
    ),
    Row(
        "Builders' Lodge",
        "brings none after the first",
        lambda: given(harbor(wood=1, buildings={"b1": "Builders' Lodge"}), display="Fish Stand"),
        build("Fish Stand", "a2", "decline"),
        guests(0),
    ),
    Row(
        "Regatta House",
        "builds a ship for 3 wood less",
        lambda: given(harbor(wood=5, fish=3, gold=2), display="Regatta House"),
        build("Regatta House", "b1", "use", "cutter"),
        {"goods": (0, 0, 0), "track": "cutter", "points Regatta House": 3},
    ),
    Row(
        "Houseboat",
        "turns a cutter into four guests; the one aboard is lost",
        lambda: given(full("cutter", fish=3), display="Houseboat"),
        build("Houseboat", "b1", "use"),
        {**guests(4), "goods": (0, 0, 0), "track": "", "points Guests on ships": 0},
    ),
    Row(
        "Elders' Bench",
        "brings a guest when an elder is cleared",
        lambda: given(harbor(buildings={"b1": "Elders' Bench"}, council={"Sponsor": elder(2)})),
        ("use Sponsor",),
        {**guests(1), "goods": (0, 4, 2)},
    ),
    worth(
        "Travelers' Quay",
        "scores 5 with four guests aboard",
        5,
        track="sloop " * 3 + "cutter",
        aboard="sloop " * 3 + "cutter",
    ),
    worth("Travelers' Quay", "scores 2 with three", 2, track="sloop " * 3 + "cutter", aboard="sloop " * 3, guests=4),
    Row(
        "Front Parlor",
        "brings a guest for each elder, three at most, and scores the pairs",
        lambda: given(harbor(wood=3, fish=3, gold=1, council=sits(4)), display="Front Parlor"),
        build("Front Parlor", "b1", "use"),
        {**guests(3), "goods": (0, 0, 0), "points Front Parlor": 3},
    ),
    worth("Front Parlor", "scores no guest without an elder", 1, guests=5, council=sits(1)),
]

C: Final = [
    Row(
        "Tent Meadow",
        "brings a wood for each guest",
        lambda: given(harbor(fish=3, guests=2), display="Tent Meadow"),
        build("Tent Meadow", "b1", KEEP, "use"),
        {**guests(2), "goods": (2, 0, 0)},
    ),
    Row(
        "Tent Meadow",
        "covers free spaces with wood before scoring",
        lambda: given(harbor(wood=3, buildings={"b1": "Tent Meadow"}), to_do=SCORING, round_=7),
        ("cover 3",),
        {"goods": (0, 0, 0), "points Free building spaces": -1},
    ),
    Row(
        "Bandstand",
        "pays for guests ashore and aboard",
        lambda: given(full("sloop sloop", wood=5, fish=4, guests=2), display="Bandstand"),
        build("Bandstand", "b1", KEEP, "use"),
        {**guests(2), "goods": (0, 0, 4)},
    ),
    Row(
        "Bandstand",
        "pays 6 gold at most, and not for guests who paid for it",
        lambda: given(harbor(wood=3, fish=4, guests=8), display="Bandstand"),
        build("Bandstand", "b1", "pay 1 guests for wood, 0 for fish", "use"),
        {**guests(7), "goods": (0, 0, 6)},
    ),
    Row(
        "Seamen's Mission",
        "brings a guest for each ship, the catboat too, after round 7, and they may go aboard",
        lambda: given(
            harbor(track="sloop cutter", buildings={"b1": "Seamen's Mission"}),
            to_do=[*SCORING, *HOME],
            round_=7,
        ),
        ("guest on sloop", "guest on cutter", "go on"),
        {**guests(1), "points Guests on ships": 2},
    ),
    Row(
        "Seamen's Mission",
        "brings none after an earlier round",
        lambda: given(harbor(track="sloop", buildings={"b1": "Seamen's Mission"}), to_do=HOME, round_=6),
        (),
        guests(0),
    ),
    Row(
        "Lightship",
        "brings five guests with a haul of 10",
        lambda: given(harbor(wood=6, gold=1, track="cutter cutter", buildings={"b1": "Lightship"})),
        ("build a ship", "cutter"),
        {**guests(5), "track": "cutter cutter cutter"},
    ),
    Row(
        "Lightship",
        "waits with a haul of 9",
        lambda: given(harbor(wood=3, fish=3, gold=2, track="schooner schooner"), display="Lightship"),
        build("Lightship"),
        guests(0),
    ),
    Row(
        "Rescue Station",
        "takes a sloop and brings two guests; a ship without a guest goes first",
        lambda: given(harbor(wood=4, track="sloop sloop", aboard="sloop"), display="Rescue Station"),
        build("Rescue Station", "b1", "use"),
        {**guests(2), "goods": (0, 0, 0), "track": "sloop", "points Guests on ships": 1},
    ),
    Row(
        "Spa House",
        "is paid with 12 wood",
        lambda: given(harbor(wood=12, fish=15), display="Spa House"),
        build("Spa House", "b1", "pay wood"),
        {"goods": (0, 15, 0), "points Spa House": 7},
    ),
    Row(
        "Spa House",
        "is paid with 15 fish",
        lambda: given(harbor(wood=12, fish=15), display="Spa House"),
        build("Spa House", "b1", "pay fish"),
        {"goods": (12, 0, 0), "points Spa House": 7},
    ),
    Row(
        "Spa House",
        "is not paid with some of both",
        lambda: given(harbor(wood=11, fish=14), display="Spa House"),
        (),
        {"cannot build a building": True},
    ),
    Row(
        "Spa House",
        "is paid with guests for what is missing",
        lambda: given(harbor(fish=11, guests=2), display="Spa House"),
        build("Spa House", "b1", "pay fish", "pay 0 guests for wood, 2 for fish"),
        {**guests(0), "goods": (0, 2, 0), "points Spa House": 7},
    ),
    Row(
        "Festival Tent",
        "costs a gold less for each guest aboard",
        lambda: given(full("sloop sloop cutter", wood=2, gold=5), display="Festival Tent"),
        build("Festival Tent"),
        {"goods": (0, 0, 0), "points Festival Tent": 8},
    ),
    worth(
        "Cruise Pier", "scores 2 for each guest aboard", 4, track="sloop sloop cutter", aboard="sloop cutter", guests=3
    ),
    worth("Guest House", "scores each guest in the supply", 2, guests=2, track="sloop", aboard="sloop"),
    worth("Guest House", "scores six at most", 6, guests=9),
    worth(
        "Masters' Hall",
        "scores with four A and two B buildings",
        6,
        buildings={
            "a2": "Galley",
            "b2": "Bunkhouse",
            "a3": "Trail Hut",
            "b3": "Tool Shed",
            "c1": "Long Table",
            "d1": "Whale Watch",
        },
        forests="",
    ),
    worth(
        "Masters' Hall",
        "scores nothing with three A buildings",
        0,
        buildings={
            "a2": "Galley",
            "b2": "Bunkhouse",
            "a3": "Trail Hut",
            "b3": "Houseboat",
            "c1": "Long Table",
            "d1": "Whale Watch",
        },
        forests="",
    ),
    worth("Shareholders' Inn", "scores nothing with two shares", 0),
    worth("Shareholders' Inn", "scores 3 with three", 3, shares=[3, 0], unissued=2),
    worth("Shareholders' Inn", "scores 5 with six", 5, shares=[5, 1], unissued=0, theirs=harbor(unissued=2)),
    worth("Shareholders' Inn", "scores 8 with seven", 8, shares=[5, 2], unissued=0, theirs=harbor(unissued=1)),
    worth("Forest Inn", "scores forests and guests in the supply", 6, guests=2),
    worth("Forest Inn", "scores 8 at most", 8, guests=7),
    worth("Boat School", "scores cutters twice and sloops once", 5, track="sloop cutter cutter schooner"),
    worth("Boat School", "scores 6 at most", 6, track="sloop cutter cutter cutter"),
    worth(
        "Dance Hall",
        "scores with an elder for each guest aboard",
        6,
        track="sloop cutter",
        aboard="sloop cutter",
        council=sits(2),
    ),
    worth(
        "Dance Hall",
        "scores nothing with an elder too many",
        0,
        track="sloop cutter",
        aboard="sloop cutter",
        council=sits(3),
    ),
    worth("Dance Hall", "scores nothing for a single pair", 0, track="sloop", aboard="sloop", council=sits(1)),
]

ROWS: Final = [*A, *B, *C]


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.card}: {row.ruling}" for row in ROWS])
def test_card(row: Row) -> None:
    """Each card does what it says."""
    row.check()


@pytest.mark.parametrize("rest", [{}, {"to_do": SCORING, "round_": 7}], ids=["in a turn", "before scoring"])
def test_whale_watch_pays_as_soon_as_the_third_guest_is_aboard(rest: Json) -> None:
    """It does not wait for the end of the next action; before scoring there is none."""
    mine = harbor(track="sloop sloop cutter", aboard="sloop sloop", guests=1, buildings={"b1": "Whale Watch"})
    g = do(given(mine, **rest), RED, "guest on cutter", "go on")
    assert goods(g, RED) == (0, 0, 3)


def test_every_card_has_a_row() -> None:
    """And every row is about a card of the deck, and every cost is tested."""
    names = {card.name.en for card in SHIPPED["guests"].cards}
    assert {row.card for row in ROWS} == names
    assert {*CARDS, "Spa House"} == names


def test_no_exchange_gains() -> None:
    """There are values of the goods at which each exchange of any deck loses: no loop of exchanges can ever gain.

    Goods in the Reserve come from no exchange with the supply; a fish there may be worth more than one in the supply.
    """
    wood, fish, guest, reserve_fish = 0.31, 0.25, 0.87, 0.4
    for deck in SHIPPED.values():
        for card in deck.cards:
            for found in card.exchanges:
                pay, gain = found.trade.pay, found.trade.gain
                if pay.ships != (0, 0, 0):
                    continue  # a ship must be built first, and that takes an action
                come = [
                    n.number if isinstance(n, Number) else 99 for n in (gain.wood, gain.fish, gain.gold, gain.guests)
                ]
                paid = (
                    pay.wood * wood + pay.fish * (reserve_fish if pay.reserve else fish) + pay.gold + pay.guests * guest
                )
                assert come[0] * wood + come[1] * fish + come[2] + come[3] * guest < paid, found.text
