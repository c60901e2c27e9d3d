"""Fleet in the terminal: whole games, one's own sheet, and hints of what a choice sets off."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import netloft as package
from netloft.core.position import Position
from netloft.games.fleet.terminal import renderer as fleet
from netloft.terminal import choices
from tests.cli.client import NUMBERS, Done, moves, netloft, ok
from tests.engine.fleet.editing import edited, own_sheet
from tests.engine.fleet.given import RED, given, pad, play
from tests.engine.walk import new, walk


def play_fleet(home: Path, *words: object, typed: list[str] | None = None, **more: str) -> Done:
    """Play Fleet, kept in game.txt, and come to a good end."""
    done = netloft(home, "play", "fleet", "--save-to", "game.txt", *words, typed=typed, **more)
    assert (done.returncode, done.stderr) == (0, "")
    return done


def printed(what: RenderableType, width: int) -> str:
    """Print something without colours."""
    console = Console(width=width, highlight=False, markup=False, emoji=False)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def drawn(g: Position, me: int | None, lang: str, width: int) -> str:
    """Draw a position as somebody sees it."""
    names = [g.game.seat_name(seat, lang) for seat in range(g.seats)]
    options = [] if me is None else g.options(me)
    return printed(fleet.draw(g.view(me), options, me, names, lang, width), width)


@pytest.mark.parametrize(
    ("seats", "lang", "end"), [(3, "en", "The game is over."), (2, "de", "Das Spiel ist zu Ende.")]
)
def test_a_game_comes_to_its_end(tmp_path: Path, seats: int, lang: str, end: str) -> None:
    """Numbers alone finish a game; it is kept, and says that its sheet is a reconstruction."""
    done = play_fleet(tmp_path, "--seats", seats, "--seed", 1, "--lang", lang, typed=NUMBERS)
    assert end in done.stdout
    assert ("reconstruction" if lang == "en" else "Rekonstruktion") in done.stdout
    record = package.read_record((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert package.game("fleet").replay(record).over
    shown = ok(tmp_path, "replay", "game.txt", "--lang", lang)
    assert ("Fish" if lang == "en" else "Fisch") in shown


def test_a_solo_game_ends_with_a_rank(tmp_path: Path) -> None:
    """Alone one is told what one may call oneself."""
    done = play_fleet(tmp_path, "--seats", 1, "--seed", 1, typed=NUMBERS)
    assert "Captain Ruth strikes out" in done.stdout
    assert "Red is called: " in done.stdout


def test_people_at_one_screen_need_not_look_away(tmp_path: Path) -> None:
    """All pads lie open, so the shared die is no secret between those who share the screen."""
    done = play_fleet(tmp_path, "--seats", 2, "--humans", 2, "--seed", 1, typed=NUMBERS[:60])
    assert "All use the last die" in done.stdout
    assert "Secret decisions" not in done.stdout


def test_ones_own_sheet_is_played_on_and_kept(tmp_path: Path) -> None:
    """The record holds the sheet, so that the game goes on without the file."""
    mine = tmp_path / "mine.toml"
    mine.write_text(own_sheet(), encoding="utf-8")
    done = play_fleet(tmp_path, "--seats", 2, "--sheet", "mine.toml", "--seed", 1, typed=["1"])
    assert "another one" in done.stdout
    assert "from a player's file" in done.stdout
    mine.unlink()
    before = moves(tmp_path / "game.txt")
    play_fleet(tmp_path, "--load", "game.txt", typed=["1"])
    assert moves(tmp_path / "game.txt")[: len(before)] == before
    assert "another one" in (tmp_path / "game.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("sheet", "words", "found"),
    [
        (
            edited({"boats.cod.boats": "1", "boats.cod.boat_points": "1"}),
            [],
            ["mine.toml", "boats.cod.boats: expected at least 2", "sheet check"],
        ),
        ("junk [", [], ["mine.toml", "TOML"]),
        (own_sheet(), ["--load", "game.txt"], ["--load", "--sheet"]),
    ],
)
def test_a_sheet_that_cannot_be_played_on_is_one_line(
    tmp_path: Path, sheet: str, words: list[str], found: list[str]
) -> None:
    """The line names the file, the field and the constraint."""
    (tmp_path / "mine.toml").write_text(sheet, encoding="utf-8")
    done = netloft(tmp_path, "play", "fleet", "--sheet", "mine.toml", *words)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    for word in found:
        assert word in done.stderr


def test_other_games_have_no_sheet(tmp_path: Path) -> None:
    """Kaivai is played without one."""
    (tmp_path / "mine.toml").write_text(own_sheet(), encoding="utf-8")
    done = netloft(tmp_path, "play", "kaivai", "--sheet", "mine.toml")
    assert (done.returncode, done.stdout) == (2, "")
    assert "sheet" in done.stderr


def test_a_missing_sheet_is_one_line(tmp_path: Path) -> None:
    """So is a file that is not there."""
    done = netloft(tmp_path, "play", "fleet", "--sheet", "mine.toml")
    assert done.returncode == 2
    assert "mine.toml: cannot be read" in done.stderr


HINTS = [
    (pad(cod=1), "cod coins coins", "mark cod", "license 1"),
    (pad(cod=2), "cod coins coins", "mark cod", "boat, +1 coin"),
    (pad(cod=2, coins=3), "cod coins coins", "mark cod", "boat, +1 coin, ★ star action"),
    (pad(cod=4), "cod coins coins", "mark cod", "license or boat"),
    (pad(coins=2), "cod coins coins", "die as coin", "+1 coin"),
    (pad(casino=1, coins=3), "cod coins coins", "die as coin", "+1 coin, ★ star action"),
    (pad(seafood_buffet=2), "cod coins coins", "fill hex", "hex 1 of 5"),
    (pad(salvage_yard=2), "cod coins coins", "salvage", "★ star action"),
    (pad(), "cod coins coins", "mark cod", "plain box"),
]


@pytest.mark.parametrize(("mine", "pool", "option", "hint"), HINTS, ids=[f"{row[2]}: {row[3]}" for row in HINTS])
def test_a_choice_says_what_it_sets_off(mine: dict[str, object], pool: str, option: str, hint: str) -> None:
    """Licenses, boats, coins, stars and hexes are told before the choice is made, from the engine's own preview."""
    g = given(mine, pad(), pool=pool)
    play(g, RED, "take cod")
    assert fleet.hint(g, RED, g.game.option(option), "en") == hint


def test_hints_in_the_town() -> None:
    """So are completed buildings, private fishings and the King Crab license."""
    g = given(pad(casino=1, king_crab=2, captains_club=1, cod=3), pad(), pool="harbor wharf market", phase="town")
    assert fleet.hint(g, RED, g.game.option("take market"), "en") == "+2 coins"
    at_the_wharf = g.copy()
    play(at_the_wharf, RED, "take wharf")
    assert fleet.hint(at_the_wharf, RED, at_the_wharf.game.option("mark casino"), "en") == "completed"
    play(g, RED, "take harbor")
    assert fleet.hint(g, RED, g.game.option("mark king_crab"), "en") == "license with bonus"
    assert fleet.hint(g, RED, g.game.option("mark captains_club"), "en") == "+1 fish"
    assert fleet.hint(g, RED, g.game.option("mark inuit"), "en") == "boat, +1 coin"


def test_a_hint_of_a_die_says_what_its_plain_use_brings() -> None:
    """Also where the casino would ask first; a shrimp license that is let go is told."""
    g = given(pad(cod=1, casino=2), pad(), pool="cod coins coins")
    assert fleet.hint(g, RED, g.game.option("take cod"), "en") == "license 1"
    assert fleet.hint(g, RED, g.game.option("take coins"), "en") == "+3 coins"
    g = given(pad(shrimp=5, licenses={"shrimp": 2}), pad(), pool="shrimp coins coins")
    play(g, RED, "take shrimp")
    assert fleet.hint(g, RED, g.game.option("die as coin"), "en") == "+1 coin, no star action"


def test_a_hint_ends_with_the_turn() -> None:
    """What comes after, as Ruth's strikes or the income, is not what the choice brings."""
    g = given(pad(), pool="cod cod cod")
    play(g, RED, "mark cod")
    assert fleet.hint(g, RED, g.game.option("die as coin"), "en") == "+1 coin"
    play(g, RED, "die as coin")
    assert g.view(RED)["pads"][RED]["coins"] == 2, "with the income"
    several = given(pad(), pad(), pool="cod cod cod")
    play(several, RED, "mark cod")
    play(several, 1, "mark cod")
    play(several, 1, "mark cod")
    assert fleet.hint(several, RED, several.game.option("die as coin"), "en") == "+1 coin"


def test_the_next_box_is_in_brackets() -> None:
    """Marked boxes are crossed, the next one stands in brackets, those that Ruth has struck are slashes."""
    g = given(pad(cod=4, inuit=1), ruth={"struck": {"cod": 3}}, pool="cod coins coins", round_=1)
    shown = drawn(g, RED, "en", 80)
    assert " x x x x[?]. ? / / /" in shown
    assert " x[.]B . B" in shown
    assert "Shrimp R" in shown, "her stone"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("mode", ["fleet-1-cards", "fleet-3", "fleet-4-cards", "fleet-4-own-sheet"])
def test_nothing_is_cut_off(lang: str, width: int, mode: str) -> None:
    """No line is wider than the terminal, and no name or box is shortened to fit."""
    for number, g in enumerate(walk(mode, 7)):
        if number % 60 == 0 and RED in g.deciders:
            shown = drawn(g, RED, lang, width)
            assert "…" not in shown
            assert all(len(line) <= width for line in shown.splitlines())
            hints = [fleet.hint(g, RED, option, lang) for option in g.options(RED)]
            listed = printed(choices.show(g.options(RED), lang, hints), width)
            assert all(len(line) <= width for line in listed.splitlines())


@pytest.mark.parametrize("mode", ["fleet-1", "fleet-3", "fleet-4-cards"])
def test_every_option_of_a_game_has_its_hint(mode: str) -> None:
    """Working a hint out changes nothing and never fails."""
    for number, g in enumerate(walk(mode, 8)):
        for seat in g.deciders if number % 5 == 0 else ():
            if seat >= 0:
                before = g.dump()
                for option in g.options(seat):
                    assert "{" not in fleet.hint(g, seat, option, "de")
                assert g.dump() == before


def test_a_spectator_sees_all_pads() -> None:
    """Without a seat of one's own the pads are compared side by side."""
    shown = drawn(new("fleet-3"), None, "en", 80)
    for name in ("Red", "Yellow", "Green"):
        assert name in shown
