"""What is drawn and said: the map of Kaivai, the mats, the options, and the words in both languages."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from types import ModuleType

import pytest
from rich.console import Console, RenderableType

import netloft
from netloft.core.text import LANGUAGES, Text
from netloft.games.fleet.rules import words as fleet_engine_words
from netloft.games.fleet.terminal import words as fleet_words
from netloft.games.kaivai.rules import sea
from netloft.games.kaivai.terminal import renderer as kaivai
from netloft.games.kaivai.terminal import words as kaivai_words
from netloft.games.kaivai.terminal.map import View
from netloft.terminal import choices, words

GAME = netloft.game("kaivai")
POSITION = {
    "seats": 4,
    "round": 2,
    "villages": {
        "A": {
            "cult": ["b7"],
            "huts": {
                "b8": {"owner": 0, "hut": "meeting", "fish": 2},
                "c7": {"owner": 1, "hut": "boat builder", "boat": True},
                "c8": {"owner": 2, "hut": "fisher"},
            },
        }
    },
    "god": ["b7"],
    "mats": [
        {"bid": 6, "boats": ["a7"], "shells": [5, 5, 4], "fish": [4, 4], "influence": 3, "upgrade": 1},
        {"bid": 4, "boats": ["m1"]},
        {"bid": 2},
        {"bid": 1},
    ],
    "markers": {"build": 2, "fish": 8},
}


def printed(what: RenderableType, width: int = 100) -> list[str]:
    """Print without colours, as into a file."""
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(what)
    return capture.get().splitlines()


def drawn(view: View, options: list[str], lang: str = "en", width: int = 100) -> list[str]:
    """Draw a view for seat 0."""
    names = [GAME.seat_name(seat, lang) for seat in range(view["seats"])]
    offered = [GAME.option(text) for text in options]
    return printed(kaivai.draw(view, offered, 0, names, lang, width), width)


def by_hand() -> View:
    """Return the view of the position above."""
    return GAME.load(POSITION).view(0)


def test_neighbours_are_drawn_as_neighbours() -> None:
    """All 127 hexes have their place, and those that touch in the rules touch on the screen."""
    empty = GAME.new(3).view(0) | {"villages": {}}
    lines = drawn(empty, [f"to {name}" for name in sea.BY_NAME], width=60)
    places: dict[str, tuple[int, int]] = {}
    for y, line in enumerate(lines[:30]):
        for found in re.finditer(r"[a-m]\d+", line):
            assert found[0] not in places
            places[found[0]] = ((found.start() - 3) // 4, y)
    assert sorted(places) == sorted(sea.BY_NAME)
    for name, place in sea.BY_NAME.items():
        x, y = places[name]
        around = {places[sea.NAMES[other]] for other in sea.each(sea.around(place))}
        assert around <= {(x, y - 2), (x, y + 2), (x - 1, y - 1), (x - 1, y + 1), (x + 1, y - 1), (x + 1, y + 1)}


def test_columns_and_rows_are_named_at_the_edges() -> None:
    """Above each column stands its letter, below it the number of its last row, beside it the rows of the edge."""
    lines = drawn(GAME.new(3).view(0), [], width=60)[:28]
    for column, letter in enumerate("abcdefghijklm"):
        cells = [line[3 + 4 * column : 7 + 4 * column].strip() for line in lines]
        shown = [cell for cell in cells if cell]
        assert shown[0] == letter
        assert shown[-1] == str(len(shown) - 2) == str(13 - abs(column - 6))
    assert [line[:3].strip() for line in lines if line[:3].strip()] == list("1234567")
    assert [line[55:].strip() for line in lines if line[55:].strip()] == list("1234567")


def test_every_piece_has_a_sign_without_colour() -> None:
    """Owner and kind are letters, fish a number, a boat on its hut a mark, the god a brace."""
    text = "\n".join(line[:58] for line in drawn(by_hand(), []))
    for sign in ("Rm2", "Yb^", "Gf", "<R>", "<Y>", "{A}"):
        assert sign in text
    text = "\n".join(line[:58] for line in drawn(by_hand(), [], "de"))
    for sign in ("Rv2", "Gb^", "Nf", "<R>", "<G>", "{A}"):
        assert sign in text


def test_signs_of_clans_differ() -> None:
    """No two clans share a letter, in neither language."""
    for lang in LANGUAGES:
        letters = [text.say(lang) for text in (*kaivai_words.LETTERS, kaivai_words.THIRD_LETTER)]
        assert len(set(letters)) == len(letters)


def test_an_option_on_a_piece_is_named_below_it() -> None:
    """A boat that can be chosen has the name of its hex beneath it; other boats have not."""
    lines = drawn(by_hand(), ["boat a7"])
    y = next(number for number, line in enumerate(lines) if "<R>" in line[:7])
    assert lines[y + 1][:7].strip() == "a7"
    assert not any("m1" in line[:58] for line in lines)


def test_the_mats_tell_everything_public() -> None:
    """Glory, bid, movement with upgrades, own influence, shells and fish by worth, pieces left, and the state."""
    rows = {line[:13].strip(): line[13:].split() for line in drawn(by_hand(), [])[29:40]}
    assert rows["Bid"] == ["6", "4", "2", "1"]
    assert rows["Movement"] == ["4+1", "=", "5", "4", "2", "1"]
    assert rows["Influence"] == ["3", "?", "?", "?"]
    assert rows["Shells"][:4] == ["5", "5", "4", "(14)"]
    assert rows["Fish"][:2] == ["4", "4"]
    assert rows["Huts left"] == ["14", "14", "14", "15"]
    assert rows["Boats left"] == ["3", "2", "4", "4"]
    assert rows["Fishers left"] == ["5", "5", "4", "5"]


def test_the_movement_is_that_of_the_rules() -> None:
    """The numbers beside the bids agree with what the rules say when somebody bids."""
    for bid in range(1, 11):
        g = GAME.new(3)
        netloft.Luck(1).settle(g)
        g.play(0, f"bid {bid}")
        assert g.log(0)[-1].endswith(f"movement {kaivai.movement(g.view(0)['mats'][0])}.")


def test_actions_have_markers_and_a_price() -> None:
    """Markers are dots, many of them a number; an action that nobody has taken is free."""
    text = [" ".join(line[58:].split()) for line in drawn(by_hand(), [])]
    assert "Build ●● 2" in text
    assert "Fish 8● 8" in text
    assert "Sell free" in text


@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_cut_off(lang: str, width: int) -> None:
    """At every width all columns of the map, all mats, actions and explanations are whole."""
    text = drawn(by_hand(), [], lang, width)
    assert max(map(len, text)) <= width
    flat = " ".join(" ".join(text).split())
    for word in (*kaivai_words.ACTIONS.values(), *[meaning for _, meaning in kaivai_words.LEGEND]):
        assert word.say(lang) in flat
    for label in kaivai.MAT_LABELS:
        assert label.say(lang) in flat
    assert "…" not in flat


def options(seat: int, *played: str) -> list[netloft.Option]:
    """Return the options of a seat after some bids."""
    g = GAME.new(3)
    netloft.Luck(1).settle(g)
    for who, text in enumerate(played):
        g.play(who, text)
    return g.options(seat)


def test_the_number_of_a_bid_is_the_bid() -> None:
    """When 5 is taken, 6 still means 6."""
    left = options(1, "bid 5")
    assert choices.numbers(left) == ["1", "2", "3", "4", "6", "7", "8", "9", "10"]
    assert [option.text for option in choices.find(left, "6", "en")] == ["bid 6"]
    assert choices.find(left, "5", "en") == []


def test_a_whole_word_comes_before_a_beginning() -> None:
    """One is not ambiguous because of ten: bid 1 and bid 10, g1 and g11."""
    assert [option.text for option in choices.find(options(0), "bid 1", "en")] == ["bid 1"]
    huts = options(2, "bid 1", "bid 2", "bid 3")
    name = next(choices.about(option) for option in huts)
    assert [option.text for option in choices.find(huts, name, "de")] == [f"hut {name}"]


def test_many_options_share_a_heading() -> None:
    """What dozens of labels begin with is said once, and every option is listed with its number."""
    huts = options(2, "bid 1", "bid 2", "bid 3")
    text = printed(choices.show(huts, "de"), 80)
    assert text[0].strip() == "Eine Hütte auf …"
    listed = " ".join(text).split()
    for number, option in enumerate(huts, start=1):
        assert listed[listed.index(str(number)) + 1] == choices.about(option)
    assert len(text) < 10


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


@pytest.mark.parametrize("module", [words, kaivai_words, fleet_words, fleet_engine_words])
def test_both_languages_say_the_same(module: ModuleType) -> None:
    """Every text has both languages, with the same places to fill."""
    found = [text for value in vars(module).values() for text in texts(value)]
    assert len(found) > 40
    for text in found:
        assert bool(text.en) == bool(text.de)
        assert text.en.count("{}") == text.de.count("{}")


@pytest.mark.parametrize("game", netloft.games())
def test_commands_and_moves_do_not_collide(game: str) -> None:
    """No command has the name of a move or of the beginning of one that is a whole word."""
    first = {text.split()[0] for text in netloft.game(game).actions}
    for name, (word, _, _) in words.COMMANDS.items():
        assert not {name, word.en, word.de} & first


def test_the_command_is_called_by_its_english_word() -> None:
    """The name in the table is what an English speaker types."""
    assert all(name == word.en for name, (word, _, _) in words.COMMANDS.items())
