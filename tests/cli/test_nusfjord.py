"""Nusfjord in the terminal: whole games, what the screen shows, cards, and the rank after campaigns."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

import netloft as package
from netloft.core.position import Position
from netloft.core.text import LANGUAGES, Text
from netloft.games.nusfjord.rules.catalogue import SHIPPED
from netloft.games.nusfjord.terminal import renderer as nusfjord
from netloft.games.nusfjord.terminal import words as nusfjord_words
from netloft.games.nusfjord.terminal.cards import short_text
from netloft.terminal import commands
from tests.cli.client import NUMBERS, Done, moves, netloft, ok
from tests.cli.terminal import sit_down, without_escapes

GAME = package.game("nusfjord")
RANK = Path(".local/share/netloft/nusfjord-rank.json")
RECONSTRUCTED = "is a reconstruction"


def sail(home: Path, *words: object, typed: list[str] | None = None, **more: str) -> Done:
    """Play Nusfjord, kept in game.txt, and come to a good end."""
    done = netloft(home, "play", "nusfjord", "--save-to", "game.txt", *words, typed=typed, **more)
    assert (done.returncode, done.stderr) == (0, "")
    return done


def replayed(path: Path) -> Position:
    """Play a saved game through the library."""
    record = package.read_record(path.read_text(encoding="utf-8"))
    return GAME.replay(record)


def flat(text: str) -> str:
    """Take out line breaks and double spaces."""
    return " ".join(text.split())


def printed(what: RenderableType, width: int = 100) -> str:
    """Print something without colours."""
    console = Console(width=width, highlight=False, markup=False, emoji=False)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def drawn(g: Position, me: int | None, lang: str = "en", width: int = 100) -> str:
    """Draw a position as somebody sees it."""
    names = [GAME.seat_name(seat, lang) for seat in range(g.view(None)["seats"])]
    options = [] if me is None else g.options(me)
    return printed(nusfjord.draw(g.view(me), options, me, names, lang, width), width)


def begun(seats: int, **settings: object) -> Position:
    """Return a game at its first decision."""
    g = GAME.new(seats, settings)
    package.Luck(3).settle(g)
    return g


def given(seats: int, harbor: dict[str, Any], **more: Any) -> Position:
    """Return a game at its first decision, with some things as they are said."""
    data = begun(seats, **more.pop("settings", {})).dump()
    kept_apart = ("pile", "buildings", "elders", "forgotten", "forgotten pile")  # where nothing is said, what is left
    data = {name: value for name, value in data.items() if name not in kept_apart} | more
    data["harbors"][0] |= harbor
    return GAME.load(data)


# Whole games.


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Done]:
    """Return a folder with a finished solo game, and what the screen showed."""
    home = tmp_path_factory.mktemp("alone")
    return home, sail(home, "--seats", 1, "--seed", 3, typed=NUMBERS)


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Done]:
    """Return a folder with a finished game for three, and what the screen showed."""
    home = tmp_path_factory.mktemp("three")
    return home, sail(home, "--seed", 3, "--set", "deck=mackerel", typed=NUMBERS)


def test_a_solo_game_comes_to_its_end(alone: tuple[Path, Done]) -> None:
    """Piped numbers play a whole game; at the end stands the result, and nobody wins against nobody."""
    home, done = alone
    g = replayed(home / "game.txt")
    assert g.over
    end = done.stdout.partition("The game is over.")[2]
    assert f"Your result: {g.scores()[0]} points." in end
    assert "wins" not in end
    for line in g.score_sheet(0):
        assert line.label("en") in end
    assert "rank" not in end
    assert not (home / RANK).exists()


def test_alone_the_colour_of_the_round_is_said(alone: tuple[Path, Done]) -> None:
    """Workers are red and blue in turns."""
    _, done = alone
    assert "Round 1 of 7 · you place Red workers · Herring deck" in done.stdout
    assert "Round 2 of 7 · you place Blue workers · Herring deck" in done.stdout
    assert "Round 8" not in done.stdout


def test_a_game_for_three_comes_to_its_end(three: tuple[Path, Done]) -> None:
    """The end shows the sheets of all, with what each has built, and who has won."""
    home, done = three
    g = replayed(home / "game.txt")
    assert g.over
    end = flat(done.stdout.partition("The game is over.")[2])
    totals = " ".join([f"{score:g}" for score in g.scores()])
    assert f"Total {totals}" in end
    for seat in range(3):
        for line in g.score_sheet(seat):
            assert line.label("en") in end
    assert "wins." in end or "win together." in end
    assert "netloft replay game.txt" in end


def test_all_of_the_log_was_shown(three: tuple[Path, Done]) -> None:
    """What happened between two decisions is shown before the next one, in order and completely."""
    home, done = three
    shown = iter(done.stdout.partition("So far")[2].splitlines()[1:])
    log = replayed(home / "game.txt").log(0, "en")
    greeting = done.stdout.partition("So far")[2].splitlines()[1].strip()
    for line in log[log.index(greeting) :]:
        assert any(seen.strip() and line.startswith(seen.strip()) for seen in shown), line


def test_a_newcomer_is_told_what_this_is(three: tuple[Path, Done]) -> None:
    """The first lines say what the game is about, and that this is a fan edition."""
    start = flat(three[1].stdout.partition("So far")[0])
    for words in ("most points win", "unofficial, non-commercial fan edition", "Uwe Rosenberg", "You are Red."):
        assert words in start


def test_a_replay_shows_every_harbor(three: tuple[Path, Done]) -> None:
    """A spectator sees the harbors of all, and no hand."""
    home, _ = three
    shown = ok(home, "replay", "game.txt")
    for name in ("Red", "Blue", "Yellow"):
        assert f"Harbor of {name}" in shown
    number = len(moves(home / "game.txt"))
    assert f"Nusfjord: position after {number} moves" in shown


def test_a_game_in_german_comes_to_its_end(tmp_path: Path) -> None:
    """All that is said is German."""
    done = sail(tmp_path, "--lang", "de", "--seats", 4, "--seed", 1, "--set", "deck=codfish", typed=NUMBERS)
    assert replayed(tmp_path / "game.txt").over
    for words in (
        "nicht kommerzielle Fan-Ausgabe",
        "Gebäude in der Auslage",
        "Festtafel",
        "Rücklagen",
        "Dein Hafen",
        "Wo setzt du deine Arbeitskraft ein?",
        "Das Spiel ist zu Ende.",
    ):
        assert words in done.stdout
    for words in (" the ", " and ", "Choose", "Since", "Round ", "wins", " fish", "harbor", " free", "none"):
        assert words not in done.stdout


# The screen.


@pytest.mark.parametrize(("columns", "lang"), [(80, "de"), (80, "en"), (120, "de"), (120, "en")])
def test_nothing_is_wider_than_the_terminal(tmp_path: Path, columns: int, lang: str) -> None:
    """In a real terminal all spaces, cards and harbors are whole."""
    words = ["--seats", 5, "--lang", lang, "--seed", 3]
    terminal = sit_down(tmp_path, *words, columns=columns, game="nusfjord", NO_COLOR="1")
    seen = without_escapes(terminal.wait_for("Rot>" if lang == "de" else "Red>"))
    terminal.end("\x04")
    plain = [line for line in seen.splitlines() if line.strip()]
    assert max(len(line) for line in plain[:-1]) <= columns
    assert "…" not in seen
    once = flat(seen)
    note = nusfjord_words.COLUMNS_NOTE.say(lang)
    for part in ("Take an Elder" if lang == "en" else "Ältestenkarte nehmen", "♣♣ (c1 d1)", *note.split()):
        assert part in once


def test_colours_are_used_where_there_are_any(tmp_path: Path) -> None:
    """In a terminal with colours forests are green."""
    terminal = sit_down(tmp_path, game="nusfjord", COLORTERM="truecolor")
    assert "\x1b[30;48;2;143;201;138m" in terminal.wait_for("Red>")
    terminal.end("\x04")


@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_cut_off(lang: str, width: int) -> None:
    """At every width every building on display has its name and its whole text."""
    g = begun(3, deck="codfish")
    text = drawn(g, g.deciders[0], lang, width)
    assert max(map(len, text.splitlines())) <= width
    cards = {card.name.en: card for card in SHIPPED["codfish"].cards}
    for name in g.view(0)["buildings"]:
        assert cards[name].name.say(lang) in text
        for word in short_text(cards[name], lang).split():
            assert word in text


def test_buildings_stand_in_the_order_of_their_piles() -> None:
    """A before B, with cost, points and kind beside the name."""
    g = given(3, {}, buildings=["Lighthouse", "Theater", "Fish Stand", "Boathouse"])
    rows = [flat(line) for line in drawn(g, g.deciders[0], width=120).splitlines()]
    at = [next(i for i, row in enumerate(rows) if name in row) for name in ("Boathouse", "Fish Stand", "Lighthouse")]
    assert at == sorted(at)
    said = {card.name.en: short_text(card, "en") for card in SHIPPED["herring"].cards}
    assert f"A Boathouse 2w -1 now {said['Boathouse']}" in rows
    assert f"Fish Stand 1w 0 now {said['Fish Stand']}" in rows
    assert f"Theater 4w 6f *g 9 points {said['Theater']}" in rows
    assert "Costs " in said["Theater"]
    assert any(row.startswith("B Lighthouse 5w 5f 3 special Whenever") for row in rows)


HARBOR = {
    "wood": 7,
    "reserve": {"wood": 1, "fish": 8, "gold": 2, "schooner": 0},
    "track": {"sloop": 1, "cutter": 0, "schooner": 1, "raft": 1},
    "forests": {"c1": 3, "b2": 1},
    "buildings": {"b1": "Harbor Installation", "a3": "Fish Stand"},
    "council": {"Sailor": {"fish": 2, "gold": 0, "worker": True}},
}


def test_the_harbor_shows_what_lies_where() -> None:
    """Reserve, buildings, stacks of forests, free spaces, ships and elders have their place and their number."""
    text = drawn(given(2, HARBOR), 0, width=80)
    lines = text.splitlines()
    top = next(number for number, line in enumerate(lines) if "Your harbor" in line)
    grid = lines[top : top + 14]
    assert "Reserve" in grid[2]
    assert "b1 Harbor" in grid[2]
    assert "c1 3 forests" in grid[2]
    assert "♣♣♣" in grid[3]
    assert "b2 1 forest" in "".join(grid)
    assert "a3 Fish Stand" in "".join(grid)
    assert "d2 free" in "".join(grid)
    assert flat("\n".join(grid[1:4])).count("1 wood") == 1
    assert "<cat>[sloop ][   schooner   ][r ]" in text
    assert "Sailor (2 fish, worker): Serve Fish" in flat(text)


def test_what_can_be_chosen_stands_in_brackets() -> None:
    """At a question over spaces their names are marked, also without colours."""
    g = begun(1)
    g.play(0, "deforest")
    text = drawn(g, 0)
    for place in ("[c1]", "[c2]", "[c3]"):
        assert place in text
    assert "[b1]" not in text


def test_workers_and_blocked_spaces_are_seen() -> None:
    """A letter for each worker, room for the next, and an x where there is none."""
    g = begun(3)
    first = g.deciders[0]
    letter = "RBY"[first]
    g.play(first, "gold")
    g.play(g.deciders[0], "issue a share")
    text = drawn(g, g.deciders[0], width=80)
    assert f"x[{letter}] +1 gold" in text
    assert f" [{'RBY'[(first + 1) % 3]} ] Issue a Share" in text


@pytest.mark.parametrize(("seats", "settings"), [(5, {}), (1, {"solo": "advanced"})])
def test_the_columns_are_said_to_be_reconstructed(seats: int, settings: dict[str, object]) -> None:
    """Where each column has a space to imitate it, the player learns that the columns are not certain."""
    for width in (80, 120):
        g = begun(seats, **settings)
        assert flat(nusfjord_words.COLUMNS_NOTE.en) in flat(drawn(g, g.deciders[0], width=80)), width
    assert RECONSTRUCTED not in drawn(begun(3), 0)
    assert RECONSTRUCTED not in drawn(begun(1), 0)


def test_the_raft_is_said_to_be_reconstructed() -> None:
    """Where a raft lies, or its elder is to be had, its points are called uncertain."""
    assert nusfjord_words.RAFT_NOTE.en in flat(drawn(given(2, HARBOR), 0))
    assert nusfjord_words.RAFT_NOTE.en in flat(drawn(given(2, HARBOR), None))
    g = given(2, {"council": {"Castaway": {"fish": 0, "gold": 0, "worker": False}}}, settings={"forgotten": True})
    assert nusfjord_words.RAFT_NOTE.en in flat(drawn(g, 0))


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """C buildings in hand are listed with their texts; of others' hands only the number."""
    g = given(2, {"hand": ["Castle", "Manor"]}, round=4)
    mine, other, nobody = drawn(g, 0), drawn(g, 1), drawn(g, None)
    assert "In your hand" in mine
    assert "Castle" in mine
    assert "Castle" not in other + nobody
    assert "2 C in hand" in other


# What is typed.


def test_a_card_can_be_read_in_full(tmp_path: Path) -> None:
    """`card` shows cost, points, text and place of a building or elder, in both languages and by a part of its name."""
    typed = ["card fish stand", "card contractor", "card castaway", "card nonsense", "card", "gebäude Theater"]
    shown = flat(sail(tmp_path, "--seed", 4, typed=typed).stdout)
    assert "103 Fish Stand: building A of the Herring deck" in shown
    text = next(card.text("en") for card in SHIPPED["herring"].cards if card.number == 103)
    assert f"Cost 1 wood Points 0 Effect {text} (works at once when built) Where on display" in shown
    assert "1 Contractor: elder Effect" in shown
    assert "Where stack 1" in shown
    assert nusfjord_words.RAFT_NOTE.en in shown
    assert "'nonsense': no building or elder has such a name" in shown
    assert "118 Theater: building A of the Herring deck" in shown
    german = flat(sail(tmp_path, "--seed", 4, "--lang", "de", typed=["gebäude fischstand", "hilfe"]).stdout)
    assert "103 Fischstand: A-Gebäude aus dem Deck Hering" in german
    assert "gebäude NAME" in german


def test_games_without_cards_have_no_command_for_them(tmp_path: Path) -> None:
    """In Kaivai there is nothing to look up."""
    done = netloft(tmp_path, "play", "kaivai", "--save-to", "game.txt", typed=["card x", "help"])
    assert "'card x' is no choice and no command here" in done.stdout
    assert "card NAME" not in done.stdout


def test_a_building_is_chosen_by_its_name(tmp_path: Path) -> None:
    """The name alone is enough, in both languages."""
    record = given(1, {"wood": 5, "fish": 9, "gold": 3}, buildings=["Boathouse", "Fish Stand", "Boatbuilder"]).record()
    (tmp_path / "rich.txt").write_text(record.to_text(), encoding="utf-8")
    for lang, typed in (("de", ["Gebäudebau", "fischstand", "b1"]), ("en", ["build a building", "fish stand", "b1"])):
        sail(tmp_path, "--load", "rich.txt", "--lang", lang, typed=typed)
        mine = [move for move in replayed(tmp_path / "game.txt").record().moves if move[0] == 0]
        assert [text for _, text in mine[:3]] == ["build a building", "build Fish Stand", "space b1"]


def test_a_choice_says_what_it_brings(tmp_path: Path) -> None:
    """Beside an option stands what it costs or brings at once."""
    shown = sail(tmp_path, "--seats", 1, "--seed", 4).stdout
    assert "Issue a Share → +2 gold" in shown
    assert "Thin Out → +4 wood" in shown
    g = given(1, {"wood": 9, "fish": 9, "gold": 9})
    g.play(0, "build a ship")
    assert nusfjord.hint(g, 0, g.game.option("sloop"), "de") == "-2 Holz, -2 Fische, Fang 5"


def test_preview_leaves_out_what_only_counts(tmp_path: Path) -> None:
    """A preview tells of goods, shares and plates, and of no register of the engine."""
    shown = sail(tmp_path, "--seats", 1, "--seed", 4, typed=["preview issue a share"]).stdout
    preview = flat(shown.partition("preview issue a share")[2].partition("Red>")[0])
    assert preview.startswith("Red places a worker: Issue a Share.")
    assert preview.endswith("Shares of Red for sale: 0 → 1 Red, Gold: 0 → 2 Red, unissued shares: 3 → 2")
    assert preview.count("→") == 3


def test_rules_and_help_are_explained(tmp_path: Path) -> None:
    """The moves in short name every action and what is uncertain."""
    shown = flat(sail(tmp_path, "--seed", 4, typed=["rules", "help"]).stdout)
    for words in ("Deforest: 1 forest away", "Not certain", "the points above 100 are your rank", "card NAME"):
        assert words in shown


def texts(value: object) -> Iterator[Text]:
    """Find all texts in a table of words."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from texts(part)


def test_both_languages_say_the_same() -> None:
    """Every text has both languages, with the same places to fill."""
    found = [text for value in vars(nusfjord_words).values() for text in texts(value)]
    assert len(found) > 100
    for text in found:
        assert bool(text.en) == bool(text.de)
        assert text.en.count("{}") == text.de.count("{}")


def test_half_points_are_halves() -> None:
    """A guest in the supply is worth half a point; whole numbers have no point."""
    sheet = printed(commands.sheets(given(2, {"guests": 3}), ["Red", "Blue"], "en"))
    assert "1.5" in sheet
    assert ".0" not in sheet


@pytest.mark.parametrize("settings", [{"deck": "guests", "forgotten": True}, {"mixed": True}, {"c_preview": True}])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_mode_can_be_drawn(seats: int, settings: dict[str, object]) -> None:
    """Whatever is asked in a random game can be drawn, hinted at and previewed for everybody."""
    g = GAME.new(seats, settings)
    luck = package.Luck(seats)
    names = [GAME.seat_name(seat, "de") for seat in range(seats)]
    for number in range(10_000):
        luck.settle(g)
        if g.over:
            break
        seat = g.deciders[0]
        if number % 5 == 0:
            assert drawn(g, seat, "de", 80)
            for option in g.options(seat):
                nusfjord.hint(g, seat, option, "de")
                for change in g.preview(seat, option.text).changes:
                    nusfjord.changed(g.view(seat), *change, names, "de")
        g.play(seat, luck.pick(g.options(seat)).text)
    assert g.over
    assert drawn(g, None)


# The campaign.


@pytest.fixture(scope="module")
def campaign(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Done]:
    """Return a folder with a finished campaign, and what the screen showed."""
    home = tmp_path_factory.mktemp("campaign")
    return home, sail(home, "--seats", 1, "--seed", 3, "--set", "series=campaign", typed=NUMBERS)


def kept(home: Path) -> Any:
    """Read the file that keeps the rank."""
    return json.loads((home / RANK).read_text(encoding="utf-8"))


def test_a_campaign_ends_with_a_rank(campaign: tuple[Path, Done]) -> None:
    """After three games the sum, the rank and its file are said."""
    home, done = campaign
    total = replayed(home / "game.txt").scores()[0]
    assert f"The campaign: {total} points in three games. Your rank is now 0 (before: 0)." in done.stdout
    assert f"The rank is kept in {home / RANK}" in done.stdout
    assert "game 3 of 3 · so far" in done.stdout
    assert kept(home)["rank"] == 0
    assert [one["points"] for one in kept(home)["campaigns"]] == [total]
    assert [path.name for path in (home / RANK).parent.iterdir()] == [RANK.name]


def last_moment(home: Path, gold: int) -> None:
    """Leave a campaign in last.txt that ends with the next passes, with so much gold."""
    g = GAME.new(1, {"series": "campaign"})
    luck = package.Luck(2)
    while not (g.view(0)["series"]["game"] == 3 and g.view(0)["round"] == 7 and "pass" in texts_of(g)):
        luck.settle(g)
        g.play(0, luck.pick(g.options(0)).text)
        luck.settle(g)
    data = g.dump()
    data["harbors"][0]["gold"] = gold
    data["series"]["results"] = [30, 30]
    (home / "last.txt").write_text(GAME.load(data).record().to_text(), encoding="utf-8")


def texts_of(g: Position) -> list[str]:
    """List what the lonely player may choose."""
    return [option.text for option in g.options(0)] if g.deciders == (0,) else []


PASS = ["pass", "1"] * 8


def test_many_points_bring_a_rank(tmp_path: Path) -> None:
    """The points above 100 become the rank; the same campaign counts once; the end alone does not count."""
    last_moment(tmp_path, 90)
    done = sail(tmp_path, "--load", "last.txt", "--seed", 1, typed=PASS)
    total = replayed(tmp_path / "game.txt").scores()[0]
    assert total > 100
    assert f"Your rank is now {total - 100} (before: 0)." in done.stdout
    assert kept(tmp_path)["rank"] == total - 100
    (tmp_path / "game.txt").unlink()
    again = sail(tmp_path, "--load", "last.txt", "--seed", 1, typed=PASS)
    assert f"It has been counted before; your rank is {total - 100}." in again.stdout
    looked = netloft(tmp_path, "play", "nusfjord", "--load", "game.txt", "--save-to", "copy.txt")
    assert "rank" not in looked.stdout
    assert len(kept(tmp_path)["campaigns"]) == 1


def test_few_points_cost_a_rank(tmp_path: Path) -> None:
    """Ten points below what the rank stands for cost one; in German too."""
    last_moment(tmp_path, 5)
    (tmp_path / RANK).parent.mkdir(parents=True)
    (tmp_path / RANK).write_text('{"game": "nusfjord", "rank": 7}', encoding="utf-8")
    done = sail(tmp_path, "--load", "last.txt", "--seed", 1, "--lang", "de", typed=PASS)
    assert "Dein Rang ist jetzt 6 (vorher: 7)." in done.stdout
    assert kept(tmp_path)["rank"] == 6


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[" * 3000,
        "7",
        '{"game": "nusfjord", "rank": -1}',
        '{"game": "nusfjord", "rank": 1, "campaigns": [1]}',
        "\xff",
    ],
)
def test_a_broken_rank_is_left_alone(tmp_path: Path, content: str) -> None:
    """What cannot be read is said in one line and not overwritten; the game is saved all the same."""
    last_moment(tmp_path, 5)
    (tmp_path / RANK).parent.mkdir(parents=True)
    (tmp_path / RANK).write_text(content, encoding="latin-1")
    done = sail(tmp_path, "--load", "last.txt", "--seed", 1, typed=PASS)
    assert f"The rank could not be kept: {tmp_path / RANK}: " in done.stdout
    assert "Traceback" not in done.stdout
    assert (tmp_path / RANK).read_text(encoding="latin-1") == content
    assert replayed(tmp_path / "game.txt").over
