"""Playing at the prompt: whole games, commands, chance, saving and loading."""

from __future__ import annotations

from pathlib import Path

import pytest

import netloft
from netloft.core.position import Position
from tests.cli.client import NUMBERS, Done, moves, ok, play
from tests.cli.client import netloft as run


def replayed(path: Path) -> Position:
    """Play a saved game through the library."""
    record = netloft.read_record(path.read_text(encoding="utf-8"))
    return netloft.game(record.game).replay(record)


@pytest.fixture(scope="module")
def whole_game(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Done]:
    """Return a folder with a finished game, and what the screen showed."""
    home = tmp_path_factory.mktemp("whole")
    return home, play(home, "--seed", 3, typed=NUMBERS)


def test_a_game_in_english_comes_to_its_end(whole_game: tuple[Path, Done]) -> None:
    """Piped numbers play a whole game, and the screen ends with score sheets, winners and the file."""
    home, done = whole_game
    g = replayed(home / "game.txt")
    assert g.over
    end = done.stdout.partition("The game is over.")[2]
    assert "Festivals hosted" in end
    for score in g.scores():
        assert str(score) in end
    for seat in g.winners():
        assert g.game.seat_name(seat, "en") in end.partition("Total")[2]
    assert "wins." in end
    assert "saved in game.txt" in end
    assert "netloft replay game.txt" in end


def test_a_newcomer_is_told_what_this_is(whole_game: tuple[Path, Done]) -> None:
    """The first lines say what the game is about, how to choose, and that this is a fan edition."""
    _, done = whole_game
    start = " ".join(done.stdout.partition("So far")[0].split())
    for words in (
        "most glory wins",
        "by number or by text",
        "help",
        "unofficial, non-commercial fan edition",
    ):
        assert words in start
    assert "You are Red." in start
    assert "Yellow and Green" in start


def test_all_of_the_log_was_shown(whole_game: tuple[Path, Done]) -> None:
    """What happened between two decisions is shown before the next one, in order and completely."""
    home, done = whole_game
    shown = iter(done.stdout.splitlines())
    for line in replayed(home / "game.txt").log(0, "en"):
        assert any(seen.strip() == line for seen in shown), line


def test_replay_shows_log_and_position(whole_game: tuple[Path, Done]) -> None:
    """A record is played to its end or to a move; --log shows the log and nothing else."""
    home, _ = whole_game
    g = replayed(home / "game.txt")
    whole = ok(home, "replay", "game.txt")
    assert f"Kaivai: position after {len(g.record().moves)} moves" in whole
    assert "Round 8 of 8" in whole
    assert "wins" in whole.splitlines()[-1]
    assert ok(home, "replay", "game.txt", "--log", COLUMNS="200").splitlines() == g.log(None, "en")
    start = ok(home, "replay", "game.txt", "--to", 1, "--lang", "de")
    assert "Kaivai: Stellung nach 1 Zügen" in start
    assert "Runde 1 von 8" in start
    assert "bietet" not in start


def test_a_game_for_two_in_german_comes_to_its_end(tmp_path: Path) -> None:
    """All that is said is German, and the third clan has a mat."""
    done = play(tmp_path, "--lang", "de", "--seats", 2, "--seed", 1, typed=NUMBERS)
    assert replayed(tmp_path / "game.txt").over
    for words in ("Du bist Rot.", "nicht kommerzielle Fan-Ausgabe", "3. Sippe", "Wähle dein Gebot.", "Bauen"):
        assert words in done.stdout
    end = done.stdout.partition("Das Spiel ist zu Ende.")[2]
    assert "gewinn" in end
    assert "Das Spiel ist gespeichert in game.txt" in end
    for words in (" the ", " and ", "Choose", "Since", "Round ", "wins"):
        assert words not in done.stdout


def test_several_people_share_the_screen(tmp_path: Path) -> None:
    """With as many people as seats no bot plays; secret decisions are announced one by one."""
    luck = netloft.Luck(8)
    g = netloft.game("kaivai").new(3)
    luck.settle(g)
    while len(g.deciders) < 3:  # all sacrifice until the villages are scored, and so have influence to play
        (seat,) = g.deciders
        texts = [option.text for option in g.options(seat)]
        g.play(seat, "sacrifice" if "sacrifice" in texts else texts[-1])
    (tmp_path / "late.txt").write_text(g.record().to_text(), encoding="utf-8")
    done = play(tmp_path, "--humans", 3, "--load", "late.txt", typed=NUMBERS)
    assert replayed(tmp_path / "game.txt").over
    assert "You play Red, Yellow and Green." in done.stdout
    assert "at random" not in done.stdout
    assert "by bots" not in done.stdout
    for name in ("Red", "Yellow", "Green"):
        assert f"only {name} looks at the screen now" in done.stdout


def test_taking_back_makes_nobody_miss_anything(tmp_path: Path) -> None:
    """Who has seen a move that was taken back is shown the one that took its place."""
    typed = ["bid 5", "bid 6", "undo", "undo", "bid 4", "bid 3"]
    done = play(tmp_path, "--humans", 3, "--seed", 1, typed=typed)
    green = done.stdout.rpartition("Yellow> bid 3")[2]
    assert "Red bids 4" in green
    assert "Yellow bids 3" in green


def test_the_seed_repeats_everything(tmp_path: Path) -> None:
    """The same seed and the same answers make the same screen and the same record; another seed does not."""
    shown, kept = [], []
    for seed in (11, 11, 12):
        shown.append(play(tmp_path, "--seed", seed, typed=NUMBERS[:60]).stdout.rpartition("Go on with")[0])
        kept.append((tmp_path / "game.txt").read_text(encoding="utf-8"))
        (tmp_path / "game.txt").unlink()
    assert shown[0] == shown[1] != shown[2]
    assert kept[0] == kept[1] != kept[2]


def test_without_a_seed_games_differ(tmp_path: Path) -> None:
    """Chance then comes from the operating system."""
    kept = set()
    for _ in range(3):
        play(tmp_path, typed=["5"])
        kept.add((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert len(kept) > 1


def test_my_seat_can_be_chosen(tmp_path: Path) -> None:
    """Who sits at the second seat is asked after the first has bid."""
    done = play(tmp_path, "--seat", 1, "--seed", 4)
    assert "You are Yellow." in done.stdout
    assert "Yellow> " in done.stdout
    assert [move.partition(" ")[0] for move in moves(tmp_path / "game.txt")] == ["chance:", "0:"]
    assert "--seat 1 --seed 4" in done.stdout


def test_a_setting_changes_the_game(tmp_path: Path) -> None:
    """--set reaches the rules, and the record says so."""
    play(tmp_path, "--set", "edition=2005", "--set", "dice=false")
    assert '"edition": 2005, "dice": false' in (tmp_path / "game.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("typed", ["5", "BID  5 "])
def test_a_choice_is_a_number_or_a_text(tmp_path: Path, typed: str) -> None:
    """A bid is chosen by its number or its text, whatever the case and the spaces."""
    play(tmp_path, "--seed", 1, typed=[typed])
    assert "0: bid 5" in moves(tmp_path / "game.txt")


def test_a_beginning_is_enough(tmp_path: Path) -> None:
    """A hex alone names where a hut goes, and the beginning of a label an action, also in German."""
    play(tmp_path, "--seed", 3, "--bots", "random", "--lang", "de", typed=["5", "a1", "a5", "verk"])
    mine = [move for move in moves(tmp_path / "game.txt") if move.startswith("0:")]
    assert mine[:4] == ["0: bid 5", "0: hut a1", "0: hut a5", "0: sell"]


def test_an_ambiguous_beginning_is_asked_about(tmp_path: Path) -> None:
    """What could mean several options is answered with them, and nothing is played."""
    done = play(tmp_path, "--seed", 1, typed=["bid 1", "undo", "bi"])
    assert "'bi' could be: bid 1, bid 2, bid 3" in done.stdout
    assert not [move for move in moves(tmp_path / "game.txt") if move.startswith("0:")]


WRONG = {
    "99": "'99' is no choice and no command here; expected a number or text",
    "9" * 5000: f"'{'9' * 40}' is no choice and no command here",
    "[bold]red[/bold]": "'[bold]red[/bold]' is no choice",
    "build": "That is not what is asked now: Choose your bid.",
    "\x00\x1b[2J": "'\\x00\\x1b[2j' is no choice",
    "why": "why: expected a TEXT",
    "preview": "preview: expected a CHOICE",
    "load": "load: expected a FILE",
    "load nowhere.txt": "nowhere.txt: cannot be read: No such file",
    "load .": "cannot be read: Is a directory",
    "save .": ".: holds something else",
    "save no\x00thing": "cannot be written: embedded null byte",
    "save ~nobody-of-that-name/x": "~nobody-of-that-name/x: cannot be written",
    "undo": "no earlier decision",
}


def test_what_cannot_be_is_explained_and_asked_again(tmp_path: Path) -> None:
    """Every wrong line is answered with what is wrong, nothing is played, and the game goes on."""
    done = play(tmp_path, "--seed", 1, typed=[*WRONG, "bid 5"])
    answers = [" ".join(part.split()) for part in done.stdout.split("Red> ")[1:]]
    for answer, words in zip(answers, WRONG.values(), strict=False):
        assert words in answer
    assert [move for move in moves(tmp_path / "game.txt") if move.startswith("0:")] == ["0: bid 5"]
    assert "\x1b" not in done.stdout


def test_why_names_the_rule(tmp_path: Path) -> None:
    """`why` gives the rule that forbids a move, in both languages, and says if it is allowed."""
    done = play(tmp_path, "--seed", 3, typed=["5", "why g7", "why hut b2", "why a1"])
    assert "hut g7: A starting hut must touch a cult site." in done.stdout
    assert "hut b2: There is already a tile there." in done.stdout
    assert "hut a1: you may choose that now." in done.stdout
    done = play(tmp_path, "--seed", 3, "--lang", "de", typed=["5", "warum g7", "warum Feiern"])
    assert "hut g7: Eine Starthütte muss an einen Kultplatz angrenzen." in done.stdout
    assert "celebrate: Danach ist jetzt nicht gefragt: Wohin kommt deine erste Starthütte?" in done.stdout


def test_an_illegal_choice_gives_its_reason_too(tmp_path: Path) -> None:
    """A move that the rules forbid is not unknown: its reason is shown."""
    done = play(tmp_path, "--seed", 3, typed=["5", "g7"])
    assert "hut g7: A starting hut must touch a cult site." in done.stdout


def test_preview_says_what_would_change(tmp_path: Path) -> None:
    """`preview` tells in words and numbers, and plays nothing."""
    done = play(tmp_path, "--seed", 3, typed=["preview 7"])
    assert "Red bids 7: base cost 7, movement 3." in done.stdout
    assert "Red, Bid: 0 → 7" in done.stdout
    assert not [move for move in moves(tmp_path / "game.txt") if move.startswith("0:")]


def test_undo_goes_back_to_my_previous_decision(tmp_path: Path) -> None:
    """What the others did since is taken back too, and the same choice brings the same luck."""
    play(tmp_path, "--seed", 3, typed=["5", "a1"])
    before = moves(tmp_path / "game.txt")
    done = play(tmp_path, "--seed", 3, typed=["5", "undo", "5", "a1"])
    assert "Taken back: bid 5." in done.stdout
    assert moves(tmp_path / "game.txt") == before
    play(tmp_path, "--seed", 3, typed=["5", "a1", "undo", "undo", "bid 1"])
    assert [move for move in moves(tmp_path / "game.txt") if move.startswith("0:")] == ["0: bid 1"]


def test_the_other_commands_answer(tmp_path: Path) -> None:
    """help, rules, log, score and map show what they promise, under their German names too."""
    typed = [
        "hilfe",
        "help",
        "regeln",
        "rules",
        "score",
        "5",
        "protokoll",
        "log",
        "karte",
        "map",
        "",
        "wertung",
    ]
    done = play(tmp_path, "--seed", 3, typed=typed)
    assert done.stdout.count("go back to my previous decision") == 2
    assert done.stdout.count("A round ") == 2
    assert done.stdout.count("Festivals hosted") == 2
    assert done.stdout.count("Red bids 5: base cost 5, movement 5.") == 3
    assert done.stdout.count("Round 1 of 8") == 5


def test_save_and_load_carry_on(tmp_path: Path) -> None:
    """A game that was saved and loaded goes on as if nothing had happened; the old file stays as it was."""
    play(tmp_path, "--seed", 3, typed=["5", "save other.txt", "a1", "a5"])
    straight = moves(tmp_path / "game.txt")
    other = (tmp_path / "other.txt").read_text(encoding="utf-8")
    (tmp_path / "game.txt").unlink()
    play(tmp_path, "--seed", 3, "--load", "other.txt", typed=["a1", "a5"])
    assert moves(tmp_path / "game.txt") == straight
    assert (tmp_path / "other.txt").read_text(encoding="utf-8") == other


def test_loading_at_the_prompt_keeps_both_games(tmp_path: Path) -> None:
    """`load` goes on with another game in a file of its own."""
    play(tmp_path, "--seed", 3, typed=["5", "save other.txt"])
    (tmp_path / "game.txt").unlink()
    done = play(tmp_path, "--seed", 9, typed=["bid 2", "load other.txt", "a1"])
    assert "0: bid 2" in moves(tmp_path / "game.txt")
    assert moves(tmp_path / "game.txt")[-1].startswith(("1:", "2:"))  # with what the others did since
    assert "0: hut a1" not in moves(tmp_path / "game.txt")
    (kept,) = (tmp_path / ".local/share/netloft").iterdir()
    assert "0: hut a1" in moves(kept)
    assert str(kept) in done.stdout


def test_a_game_with_too_few_seats_is_not_loaded(tmp_path: Path) -> None:
    """Somebody at the fourth seat cannot go on in a game for three."""
    play(tmp_path, "--seed", 3)
    (tmp_path / "game.txt").rename(tmp_path / "three.txt")
    done = play(tmp_path, "--seats", 4, "--seat", 3, typed=["load three.txt"])
    assert "three.txt: has no seat 3, where you sit." in done.stdout


def test_end_of_input_saves_in_the_data_folder(tmp_path: Path) -> None:
    """Without --save-to the game is in the user's data folder, and the command shown goes on with it."""
    data = tmp_path / "data of mine"
    done = run(tmp_path, "play", "kaivai", typed=["5"], XDG_DATA_HOME=str(data))
    assert (done.returncode, done.stderr) == (0, "")
    (kept,) = (data / "netloft").iterdir()
    assert f"saved in {kept}" in done.stdout
    assert f"netloft play kaivai --load '{kept}'" in done.stdout
    before = moves(kept)
    again = run(tmp_path, "play", "kaivai", "--load", kept, typed=["1"], XDG_DATA_HOME=str(data))
    assert again.returncode == 0
    assert moves(kept)[: len(before)] == before
    assert len(moves(kept)) > len(before)
    assert list((data / "netloft").iterdir()) == [kept]


def test_a_relative_data_folder_is_ignored(tmp_path: Path) -> None:
    """As the XDG specification asks, and then the usual place is taken."""
    run(tmp_path, "play", "kaivai", XDG_DATA_HOME="here")
    assert not (tmp_path / "here").exists()
    assert len(list((tmp_path / ".local/share/netloft").iterdir())) == 1


def test_quit_saves_and_leaves(tmp_path: Path) -> None:
    """What is typed after quit is not played."""
    done = play(tmp_path, "--seed", 3, typed=["bid 5", "quit", "1"])
    assert "saved in game.txt" in done.stdout
    assert [move for move in moves(tmp_path / "game.txt") if move.startswith("0:")] == ["0: bid 5"]


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("de_AT.UTF-8", "Du bist Rot."),
        ("en_GB.UTF-8", "You are Red."),
        ("fr_FR.UTF-8", "You are Red."),
        ("C", "You are Red."),
    ],
)
def test_the_language_is_that_of_the_system(tmp_path: Path, locale: str, words: str) -> None:
    """German where LANG says so, English everywhere else."""
    assert words in play(tmp_path, LANG=locale).stdout
