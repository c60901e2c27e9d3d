"""What is true of every position of Nusfjord, checked from its dump, not from what is kept for speed."""

from __future__ import annotations

from typing import Any

from netloft.core.position import Position
from netloft.games.nusfjord.rules.actions.piles import fresh_pile
from netloft.games.nusfjord.rules.harbor import COVERED, SHIP_POINTS
from netloft.games.nusfjord.rules.position import Nusfjord

HAUL = [3, 3, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 11, 12, 12]
UNITS = {"sloop": 2, "cutter": 3, "schooner": 4, "raft": 1}
COLUMNS = "abcd"


def check(g: Position) -> None:
    """Assert that ships, shares, elders, cards and goods are all there, each in one place, and nothing is negative."""
    assert isinstance(g, Nusfjord)
    dump = g.dump()
    for seat, harbor in enumerate(dump["harbors"]):
        check_goods(harbor)
        check_land(g, seat, harbor)
        check_track(g, seat, harbor)
        assert len(harbor["council"]) <= 5
        assert g.scores()[seat] == sum(line.points for line in g.score_sheet(seat))
    if dump["plates"] or dump["buildings"]:  # the boards are laid out
        check_ships(g, dump)
    check_shares(g, dump)
    check_elders(dump)
    check_cards(g, dump)
    check_board(g, dump)


def check_goods(harbor: Any) -> None:
    """Twelve wood at most, eight fish in the Reserve unless they were doubled, nothing below nothing."""
    assert 0 <= harbor["wood"] <= 12
    assert min(harbor["fish"], harbor["gold"], harbor["guests"], *harbor["reserve"].values()) >= 0
    doubled = "Cooling House" in harbor["buildings"].values()
    assert harbor["reserve"]["fish"] <= (16 if doubled else 8) or any("x2" in name for name in harbor["buildings"])
    for kind, aboard in harbor["aboard"].items():
        assert 0 <= aboard <= harbor["track"][kind]
    for elder, on in harbor["council"].items():
        most = 3 if elder == "Freed Willy" else 0 if elder == "The Old Man" else 2
        assert 0 <= on["fish"] + on.get("coins", 0) <= most + 1  # one more while its clearing is asked about


def check_land(g: Nusfjord, seat: int, harbor: Any) -> None:
    """Forests and buildings do not lie on one another, and what is covered is what lies there."""
    covered: list[str] = [space for space in harbor["buildings"] if space != "track"]
    for left, height in harbor["forests"].items():
        assert height > 0
        covered += [left, COLUMNS[COLUMNS.index(left[0]) + 1] + left[1]]
    assert len(set(covered)) == len(covered)
    assert "a1" not in covered
    assert g.harbors[seat][COVERED].bit_count() == len(covered)
    assert not set(harbor["wood on"]) & set(covered)


def check_track(g: Nusfjord, seat: int, harbor: Any) -> None:
    """Ships fit on the track, and the haul is the lowest number to be seen, or more by forests."""
    units = sum(UNITS[kind] * number for kind, number in harbor["track"].items())
    stilts = "track" in harbor["buildings"]
    assert units <= (10 if stilts else 14)
    haul = 12 if stilts and units == 10 else HAUL[units]
    if "Supply Storage" in harbor["buildings"].values():
        haul = max(haul, sum(harbor["forests"].values()))
    if g.game.name == "nusfjord" and g.settings["deck"] != "guests":
        assert g.haul(seat) == haul
    ships = [line.points for line in g.score_sheet(seat) if line.label("en") == "Ships"]
    assert ships == [sum(SHIP_POINTS[at] * n for at, n in enumerate(harbor["track"].values()))]


def check_ships(g: Nusfjord, dump: Any) -> None:
    """One ship of each kind more than players, three at least; one schooner may come from the box."""
    number = max(3, g.seats + 1)
    for kind in ("sloop", "cutter", "schooner", "raft"):
        out = sum(h["track"][kind] for h in dump["harbors"])
        if kind == "schooner":
            out += sum(h["reserve"]["schooner"] for h in dump["harbors"])
        total = dump["ships"][kind] + out
        assert dump["ships"][kind] >= 0
        assert total == 4 if kind == "raft" else total in (number, number + (kind == "schooner"))


def check_shares(g: Nusfjord, dump: Any) -> None:
    """Five shares of each colour."""
    for colour in range(g.seats):
        held = sum(h["shares"][colour] for h in dump["harbors"])
        assert held + dump["issued"][colour] + dump["harbors"][colour]["unissued"] == 5


def check_elders(dump: Any) -> None:
    """Each elder is in one place."""
    found = [name for stack in dump["elders"] for name in stack if name != "?"] + dump["forgotten"]
    found += dump["face-down"] + dump["forgotten pile"]
    found += [name for h in dump["harbors"] for name in h["council"]]
    assert len(set(found)) == len(found)


def check_cards(g: Nusfjord, dump: Any) -> None:
    """Each building is in one place, and none is lost."""
    found = dump["buildings"] + [name for h in dump["harbors"] for name in [*h["buildings"].values(), *h["hand"]]]
    found += dump["drawn"] + dump["series"]["razed"]
    for pile in dump["pile"].values():
        found += pile
    assert len(set(found)) == len(found)
    if not g.settings["mixed"] and not g.settings["c_preview"] and found:
        every = {g.cards.all[index].name.en for pile in (0, 1, 2) for index in fresh_pile(g, pile)}
        assert set(found) == every


def check_board(g: Nusfjord, dump: Any) -> None:
    """No space holds more workers than it has room for, and nobody has placed more than three."""
    for space, (name, workers) in enumerate(dump["spaces"].items()):
        assert len(workers) <= g.capacity(space), name
        assert len(workers) == g.taken[space]
    placed = [colour for workers in dump["spaces"].values() for colour in workers]
    for seat, harbor in enumerate(dump["harbors"]):
        assert harbor["workers"] <= 3
        if g.seats > 1:
            on_elders = sum(on["worker"] for on in harbor["council"].values())
            assert harbor["workers"] in (0, placed.count(seat) + on_elders)  # 0 once the work phase is over
