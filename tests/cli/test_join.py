"""`netloft join`: a second client in the terminal, at tables of a real server."""

from __future__ import annotations

import re
import socket
import stat
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from websockets.sync.server import ServerConnection

import netloft as package
from netloft.server import wire
from tests.cli.client import NUMBERS, netloft
from tests.cli.conftest import Join, Sit
from tests.cli.network import WIDE, Between, Server, answering, call, last_round, lines_of
from tests.cli.test_bad_input import refused
from tests.stuck import STUCK


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Start a server that a test may kill."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


# Whole games.


def test_two_terminals_play_a_game_to_its_end(server: Server, join: Join) -> None:
    """Each sees everything once and in order, as does a spectator, and all end with the same result and code 0."""
    links = server.create("kaivai", "invited Anna", "invited Ben")
    players = [join(link, typed=NUMBERS, COLUMNS=WIDE) for link in links.seats]
    watching = join(links.watch, COLUMNS=WIDE)
    for client in (*players, watching):
        assert client.end() == (0, "")
    g = links.position()
    assert g.over
    for seat, client in ((0, players[0]), (1, players[1]), (None, watching)):
        log = g.log(seat, "en")
        assert lines_of(client.screen, log) == log
        end = client.screen.partition("The game is over.")[2]
        for score in g.scores():
            assert f" {score:g} " in end
        for winner in g.winners():
            assert g.game.seat_name(winner, "en") in end.partition("Total")[2]
        assert "Come back" not in end
    assert "> " not in watching.screen.replace("<R> ", "").replace("<Y> ", "")


def test_a_killed_server_is_waited_for(own_server: Server, join: Join) -> None:
    """The clients say that the connection is lost and come back by themselves, and no move is lost or made twice."""
    links = own_server.create("kaivai", "invited", "invited", start=last_round(2, 4).dump())
    players = [join(link, COLUMNS=WIDE) for link in links.seats]
    players[0].wait_for("Red> ")
    players[1].wait_for("Waiting for Red")
    for _ in range(2):
        own_server.kill()
        for player in players:
            player.wait_for("The connection is lost")
            player.type(*NUMBERS[:30])  # who is asked answers meanwhile
        own_server.start()
        for player in players:
            player.wait_for("The connection is back")
        players[1].wait_for("Yellow> ")
    for player in players:
        player.type(*NUMBERS)
        assert player.end() == (0, "")
    g = links.position()
    assert g.over
    for seat, player in enumerate(players):
        log = g.log(seat, "en")
        assert lines_of(player.screen, log) == log


@pytest.mark.parametrize("game", package.games())
def test_every_game_can_be_played(server: Server, join: Join, game: str) -> None:
    """Against a bot, with what each choice would set off where `netloft play` shows it, in German, too."""
    links = server.create(game, "invited", "bot easy")
    player = join(links.seats[0], "--lang", "de", typed=["karte", "5", "undo", *NUMBERS[:40]], COLUMNS=WIDE)
    assert player.end() == (0, "")
    assert "Du bist Rot." in player.screen
    assert f"{package.game(game).seat_name(1, 'de')} (Bot, easy)" in player.screen
    assert " → " in player.screen or game == "kaivai"
    assert f"Der Tisch bleibt bestehen. Zurück mit: netloft join '{links.seats[0]}'" in player.screen
    assert len([move for move in links.moves() if move.startswith("0: ")]) > 5
    for words in (" the ", "Waiting", "Choose", "So far", "You "):
        assert words not in player.screen


# At the prompt.


def test_the_commands_answer(server: Server, join: Join) -> None:
    """undo, why, preview, hint, map, log, score, rules, help and quit do what they do at `netloft play`."""
    links = server.create("kaivai", "invited", "bot easy", "bot easy", seed=3)
    typed = [
        "help",
        "rules",
        "preview 7",
        "hint",
        "build",
        "5",
        "why g7",
        "log",
        "score",
        "map",
        "undo",
        "why bid 5",
        "undo",
        "save x",
        "load x",
        "quit",
        "5",
    ]
    player = join(links.seats[0], typed=typed)
    assert player.end() == (0, "")
    assert "practice table: chance goes by the seed 3" in player.screen
    answers = [" ".join(answer.split()) for answer in player.screen.split("Red> ")[1:]]
    expected = [
        "go back to my previous decision",
        "A round ",
        "Red bids 7: base cost 7, movement 3. Red, Bid: 0 → 7",
        "of the search",
        "build: That is not what is asked now: Choose your bid.",
        "Red bids 5",
        "hut g7: A starting hut must touch a cult site.",
        "Red bids 5",
        "Festivals hosted",
        "Round 1 of 8",
        "Taken back: Red bids 5",
        "bid 5: you may choose that now.",
        "no earlier decision",
        "'save x' is no choice and no command here",
        "'load x' is no choice and no command here",
        "The table lives on. Come back with: netloft join",
    ]
    assert len(answers) == len(expected)
    for answer, words in zip(answers, expected, strict=True):
        assert words in answer
    assert "save the game" not in answers[0]
    assert not [move for move in links.moves() if move.startswith("0:")]
    assert list(player.paper.parent.iterdir()) == [player.paper]


def test_cards_can_be_looked_at(server: Server, join: Join) -> None:
    """`card` shows a card of Nusfjord in full, and help names it only where there are cards."""
    links = server.create("nusfjord", "invited", "bot easy")
    with links.at_seat(0) as (_, state):
        name = state.view["buildings"][0]
    player = join(links.seats[0], typed=["help", f"card {name}"])
    assert player.end() == (0, "")
    assert "a building or elder in full" in player.screen
    assert name in player.screen.partition(f"> card {name}")[2]
    other = join(server.create("kaivai", "invited", "bot easy").seats[0], typed=["help"])
    assert other.end() == (0, "")
    assert "a building or elder" not in other.screen


def test_who_takes_back_asks_the_others(server: Server, join: Join) -> None:
    """Whoever has acted since is shown what is at stake and asked; without a yes nothing happens."""
    links = server.create("kaivai", "invited Anna", "invited Ben", seed=1)
    red, yellow = (join(link, COLUMNS=WIDE) for link in links.seats)
    red.wait_for("Red> ")
    red.type("bid 5")
    yellow.wait_for("Yellow> ")
    yellow.type("bid 4")
    red.wait_for("Red> ")
    before = links.moves()
    for answer in ("no", "yes"):
        red.type("undo")
        red.wait_for("Waiting for Yellow (Ben) to agree")
        yellow.wait_for("Yellow, Red (Anna) wants to take this back:")
        seen = yellow.wait_for("Yellow, do you agree? (yes or no)")
        assert lines_of(seen, links.log(1))[:2] == [
            "Red bids 5: base cost 5, movement 5.",
            "Yellow bids 4: base cost 4, movement 4.",
        ]
        yellow.type("perhaps", answer)
        yellow.wait_for("Expected yes or no.")
        if answer == "no":
            red.wait_for("Not everybody agreed, so nothing is taken back.")
            red.wait_for("Red> ")
            assert links.moves() == before
    for player in (red, yellow):
        player.wait_for("Taken back:")
    red.wait_for("Red: Choose your bid.")
    assert [move for move in links.moves() if "bid" in move and not move.startswith("chance")] == []


def test_a_question_that_is_void_is_withdrawn(server: Server, join: Join) -> None:
    """Who takes a move back at once takes the question from who was asked after it, who sees what came instead."""
    links = server.create("kaivai", "invited Anna", "invited Ben")
    yellow = join(links.seats[1], COLUMNS=WIDE)
    yellow.wait_for("Waiting for Red (Anna)")
    links.play(0, "bid 5")
    yellow.wait_for("Yellow> ")
    links.undo(0)
    yellow.wait_for("Taken back:")
    yellow.wait_for("Waiting for Red (Anna)")
    yellow.type("bid 5")  # it is the answer to the next question
    links.play(0, "bid 6")
    yellow.wait_for("Red bids 6")
    yellow.wait_for("Yellow bids 5")
    assert [move for move in links.moves() if ": bid" in move] == ["0: bid 6", "1: bid 5"]


def test_people_at_one_screen_are_asked_in_turn(server: Server, join: Join) -> None:
    """Who set the table up plays for all who are here; secret decisions are announced, and secrets stay secret."""
    start = last_round(3, 5)
    links = server.create("kaivai", "here Anna", "here Ben", "here", start=start.dump())
    player = join(links.owner, typed=NUMBERS, COLUMNS=WIDE)
    assert player.end() == (0, "")
    assert links.position().over
    assert "You play Red, Yellow and Green." in player.screen
    for name in ("Red", "Yellow", "Green"):
        assert f"only {name} looks at the screen now" in player.screen
        assert f"{name}> " in player.screen
    drawn = re.findall(r"Influence +(\S+) +(\S+) +(\S+)", player.screen)
    assert {row.count("?") for row in drawn} == {2, 3}  # one's own is seen by each, and none at the end


def test_cards_in_hand_are_for_their_owner(server: Server, join: Join) -> None:
    """Who shares a screen is asked to look away before another's cards are shown."""
    harbors = [{"hand": ["Castle"]}, {"hand": ["Theater"]}]
    links = server.create("nusfjord", "here", "here", start={"seats": 2, "harbors": harbors})
    player = join(links.owner, typed=["", "gold", ""])
    assert player.end() == (0, "")
    nobody, red, blue = player.screen.split("looks at the screen now")
    assert [name in nobody for name in ("Castle", "Theater")] == [False, False]
    assert [name in red for name in ("Castle", "Theater")] == [True, False]
    assert [name in blue for name in ("Castle", "Theater")] == [False, True]


# At a keyboard.


def test_ctrl_c_leaves_the_table_alone(server: Server, sit: Sit) -> None:
    """Ctrl-C leaves with 130 and says how to come back, and there everything is as it was."""
    links = server.create("kaivai", "invited Anna", "invited Ben")
    terminal = sit(links.seats[0])
    terminal.wait_for("Red>")
    terminal.type("bid 5\r")
    terminal.wait_for("Waiting for Yellow (Ben)")
    seen, code = terminal.end("\x03")
    assert code == 130
    assert f"Come back with: netloft join '{links.seats[0]}'" in seen
    assert "Traceback" not in seen
    again = sit(links.seats[0])
    again.wait_for("Red bids 5: base cost 5, movement 5.")
    again.wait_for("Waiting for Yellow (Ben)")
    links.play(1, "bid 6")
    again.wait_for("Yellow bids 6: base cost 6, movement 4.")
    seen, code = again.end("\x04")
    assert code == 0
    assert "Come back" in seen


def test_ctrl_c_while_the_server_is_silent(own_server: Server, sit: Sit) -> None:
    """Nobody has to wait for an answer to leave: neither at the table nor before."""
    links = own_server.create("kaivai", "invited", "invited")
    terminal = sit(links.seats[0])
    terminal.wait_for("Red>")
    with own_server.silent():
        terminal.type("hint\r")
        terminal.wait_for("Red is thinking")
        seen, code = terminal.end("\x03")
        assert code == 130
        assert "Come back" in seen
        assert "Traceback" not in seen
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        before = sit(f"http://127.0.0.1:{deaf.getsockname()[1]}/t/abc#def")
        with deaf.accept()[0]:
            seen, code = before.end("\x03")
    assert code == 130
    assert "Traceback" not in seen


def test_what_others_do_is_shown_as_it_happens(server: Server, sit: Sit) -> None:
    """Also to somebody who is typing, whose letters are not lost; and who waits can look, and take back at once."""
    links = server.create("kaivai", "invited Anna", "invited Ben", "invited")
    terminal = sit(links.seats[0])
    terminal.wait_for("Red>")
    terminal.type("bid 4\r")
    terminal.wait_for("Waiting for Yellow (Ben) …")
    terminal.type("hint\r")
    terminal.wait_for("You are not asked now")
    terminal.type("undo\r")
    terminal.wait_for("Taken back:")
    terminal.wait_for("Red>")
    terminal.type("bid 5\r")
    terminal.wait_for("Waiting for Yellow (Ben) …")
    terminal.type("sco")
    terminal.wait_for("sco")
    links.play(1, "bid 6")
    terminal.wait_for("Yellow bids 6: base cost 6, movement 4.")
    terminal.wait_for("Waiting for Green … sco")
    terminal.type("re\r")
    terminal.wait_for("Festivals hosted")
    terminal.type("quit\r")
    assert terminal.end()[1] == 0
    assert [move for move in links.moves() if ": bid" in move] == ["0: bid 5", "1: bid 6"]


def test_who_watches_can_look_around(server: Server, sit: Sit) -> None:
    """A spectator at a keyboard can look and leave, and has nothing to choose or take back."""
    terminal = sit(server.create("kaivai", "invited Anna", "invited Ben").watch)
    terminal.wait_for("You are watching.")
    for typed, answer in (
        ("undo", "no earlier decision"),
        ("5", "not asked now"),
        ("", "Round 1 of 8"),
        ("log", "sites"),
    ):
        terminal.wait_for("Waiting for Red (Anna) …")
        terminal.type(f"{typed}\r")
        terminal.wait_for(answer)
    terminal.type("quit\r")
    assert terminal.end()[1] == 0


def test_a_lost_connection_is_said_at_the_prompt(own_server: Server, sit: Sit) -> None:
    """Somebody at a prompt is told at once, can type on, and the answer is played when the connection is back."""
    links = own_server.create("kaivai", "invited", "bot easy")
    terminal = sit(links.seats[0])
    terminal.wait_for("Red>")
    own_server.kill()
    terminal.wait_for("The connection is lost")
    terminal.wait_for("Red>")
    terminal.type("bid 5\r")
    own_server.start()
    terminal.wait_for("The connection is back")
    terminal.wait_for("Red bids 5")
    terminal.wait_for("Red>")
    assert terminal.end("\x04")[1] == 0
    assert [move for move in links.moves() if move.startswith("0: bid")] == ["0: bid 5"]


# What can go wrong.


@pytest.mark.parametrize("passes_on", [True, False])
def test_a_move_is_made_once_also_when_its_answer_is_lost(server: Server, join: Join, passes_on: bool) -> None:
    """Whether the server had heard it or not, the move is sent again, played once, and told once."""
    links = server.create("kaivai", "invited", "invited")
    with Between(server, passes_on=passes_on).listening() as port:
        player = join(links.seats[0].replace(f":{server.port}/", f":{port}/"), COLUMNS=WIDE)
        player.wait_for("Red> ")
        player.type("bid 5", "bid 6")
        player.wait_for("The connection is lost")
        player.wait_for("The connection is back")
        player.wait_for("Waiting for Yellow")
        assert [move for move in links.moves() if ": bid" in move] == ["0: bid 5"]
        assert player.screen.count("Red bids 5") == 1
        player.close()


NOWHERE = "http://127.0.0.1:1/t/abc#def"


@pytest.mark.parametrize(
    "link", ["abc", "http://", "http://127.0.0.1:8321/t/abc", "ftp://x/t/a#b", "http://x:y/t/a#b", "http://x/y/a#b"]
)
def test_what_is_no_link_is_one_line(tmp_path: Path, link: str) -> None:
    """It shows what was typed and what a link looks like."""
    refused(netloft(tmp_path, "join", link), repr(link), "expected a link to a table, as in http://HOST:8321/t/TABLE#")


def test_no_link_is_said_in_german_too(tmp_path: Path) -> None:
    """And is no more than one line there either."""
    refused(netloft(tmp_path, "join", "a\nb", "--lang", "de"), "'a\\nb'", "erwartet einen Link zu einem Tisch")


def test_a_server_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    """Nobody listens there, or there is no such name."""
    refused(netloft(tmp_path, "join", NOWHERE), "http://127.0.0.1:1/ cannot be reached: Connection refused")
    several = NOWHERE.replace("127.0.0.1", "localhost")  # it may have two addresses
    refused(netloft(tmp_path, "join", several), "http://localhost:1/ cannot be reached: Connection refused\n")
    refused(netloft(tmp_path, "join", NOWHERE, "--lang", "de"), "http://127.0.0.1:1/ ist nicht erreichbar")
    refused(netloft(tmp_path, "join", "http://nowhere.invalid/t/abc#def"), "http://nowhere.invalid/ cannot be reached")
    refused(netloft(tmp_path, "join", f"http://{'x' * 300}/t/abc#def"), "cannot be reached")


def test_a_link_that_opens_nothing_is_one_line(server: Server, tmp_path: Path) -> None:
    """A table that is not there, or a secret that is not one of its own."""
    links = server.create("kaivai", "invited", "bot easy")
    refused(netloft(tmp_path, "join", f"{links.watch}x"), "This link does not open a table")
    refused(netloft(tmp_path, "join", f"{links.watch}x", "--lang", "de"), "Dieser Link öffnet keinen Tisch")
    refused(netloft(tmp_path, "join", server.link("nothing", "secret")), "This link does not open a table")


def test_another_server_is_one_line(tmp_path: Path) -> None:
    """A server of another protocol, of something else over websockets, and of pages only."""

    def newer(client: ServerConnection) -> None:
        client.recv()
        client.send('{"is": "welcome", "id": 0, "protocol": 99, "version": "9", "games": [], "levels": []}')
        client.recv()

    def refusing(client: ServerConnection) -> None:
        client.recv()
        client.send(wire.encode(wire.Refused(0, "other protocol", "Load the page again.")))
        client.recv()

    def echoing(client: ServerConnection) -> None:
        client.send(client.recv())
        client.recv()

    for other in (newer, refusing, echoing):
        with answering(other) as port:
            done = netloft(tmp_path, "join", f"http://127.0.0.1:{port}/t/abc#def")
            refused(done, f"http://127.0.0.1:{port}/: the Netloft there speaks another protocol")
    with HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as pages:
        thread = threading.Thread(target=pages.serve_forever)
        thread.start()
        refused(
            netloft(tmp_path, "join", f"http://127.0.0.1:{pages.server_port}/t/abc#def"), "no Netloft answers there"
        )
        pages.shutdown()
        thread.join()


def test_a_table_that_is_cleared_away_is_one_line(server: Server, join: Join) -> None:
    """Who is at it is told so and leaves."""
    links = server.create("kaivai", "invited", "bot easy")
    player = join(links.seats[0])
    player.wait_for("Red> ")
    with server.attached(links) as socket:
        socket.send(wire.encode(wire.Remove(0, links.table)))
        code, complaint = player.process.wait(STUCK), player.end()[1]
    assert (code, complaint) == (2, "netloft: The table was cleared away.\n")


# Invitations.


def test_an_invitation_is_taken_and_comes_back(server: Server, tmp_path: Path) -> None:
    """The first who joins has the seat; the same link leads there again on this computer, and not on another one."""
    links = server.create("kaivai", "invited", "bot easy", taken=False)
    invitation = links.invitations[0]
    here, there = tmp_path / "here", tmp_path / "there"
    for home in (here, there):
        home.mkdir()
    for _ in range(2):
        done = netloft(here, "join", invitation, typed=["quit"])
        assert (done.returncode, done.stderr) == (0, "")
        assert "You are Red." in done.stdout
    kept = here / ".local/share/netloft/seats.json"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    refused(netloft(there, "join", invitation), "This link was used before")
    refused(netloft(there, "join", invitation, "--lang", "de"), "Dieser Link wurde schon benutzt")
    found = re.search(r"netloft join '?([^'\s]+)", done.stdout)
    assert found
    assert found[1] != invitation
    done = netloft(there, "join", found[1], typed=["quit"])
    assert "You are Red." in done.stdout


def test_a_damaged_list_of_seats_is_no_trouble(server: Server, tmp_path: Path) -> None:
    """It is written anew."""
    kept = tmp_path / ".local/share/netloft/seats.json"
    kept.parent.mkdir(parents=True)
    for text in ("", "[]", '{"x": 7}', "\x00"):
        kept.write_text(text)
        links = server.create("kaivai", "invited", "bot easy", taken=False)
        done = netloft(tmp_path, "join", links.invitations[0], typed=["quit"])
        assert (done.returncode, done.stderr) == (0, "")


def test_who_loses_the_seat_is_told(server: Server, join: Join) -> None:
    """In one line, at once."""
    links = server.create("kaivai", "here", "invited", "invited")
    player = join(links.seats[1], COLUMNS=WIDE)
    player.wait_for("Waiting for Red")
    with server.attached(links) as socket:
        call(socket, wire.Reclaim(0, links.table, 1), wire.Done)
    assert player.end() == (2, "netloft: The host took your seat back.\n")
