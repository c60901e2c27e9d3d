"""`netloft tables`: what is kept on this computer, and new links to it."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest

from netloft.server import wire
from tests.cli.client import netloft, ok
from tests.cli.network import Links, Server, call
from tests.cli.test_bad_input import refused


@pytest.fixture(scope="module")
def links(server: Server) -> Links:
    """Set up a table at which somebody has moved."""
    links = server.create("kaivai", "here Anna", "invited Ben", "invited", "bot hard", taken=False)
    with server.talk() as socket:
        links.take(socket, 2)
    links.play(0, "bid 5")
    return links


def rows(home: Path, server: Server, *words: object) -> list[list[str]]:
    """Run the command and take its columns apart, without their head."""
    lines = ok(home, "tables", "--data", server.data, *words).splitlines()
    ends = [found.start() for found in re.finditer(r"(?<=  )\S", lines[0])]
    bounds = list(zip([0, *ends], [*ends, None], strict=True))
    return [[line[start:end].strip() for start, end in bounds] for line in lines[1:]]


def test_every_seat_has_a_line(tmp_path: Path, server: Server, links: Links) -> None:
    """With game, names and whose turn it is; links are not kept."""
    found = [row for row in rows(tmp_path, server) if row[0] == links.table]
    assert [[row[1], *row[3:]] for row in found] == [
        ["kaivai", "Red (Anna)", ""],
        ["kaivai", "Yellow (Ben)", "yes"],
        ["kaivai", "Green", ""],
        ["kaivai", "Blue (bot, hard)", ""],
    ]
    german = [row[3] for row in rows(tmp_path, server, "--lang", "de") if row[0] == links.table]
    assert german == ["Rot (Anna)", "Gelb (Ben)", "Grün", "Blau (Bot, hard)"]


def test_who_lost_a_ticket_gets_back_in(tmp_path: Path, server: Server, links: Links) -> None:
    """A new link is that of the host, who is shown invitations to seats that are free; old links go on working."""
    link = ok(tmp_path, "tables", "--data", server.data, "--link", links.table).strip()
    assert link not in {links.owner, links.watch, *links.seats}
    secret = link.partition("#")[2]
    assert link == server.link(links.table, secret)
    with server.talk() as socket:
        attached = call(socket, wire.Attach(0, links.table, [secret]), wire.Attached)
    assert (attached.owner, attached.mine) == (True, [0])
    new = Links(server, links.table, secret, attached)
    assert new.watch
    assert [bool(seat) for seat in new.invitations] == [False, True, False, False]
    assert new.invitations[1] != links.invitations[1]
    done = netloft(tmp_path, "join", links.invitations[1], typed=["score", "quit"])
    assert (done.returncode, done.stderr) == (0, "")
    assert "You are Yellow." in done.stdout
    assert "Yellow> score" in done.stdout
    refused(netloft(tmp_path, "join", new.invitations[1]), "This link was used before")
    with links.at_seat(2) as (_, state):
        assert state.seat == 2


def test_a_link_to_no_table_is_refused(tmp_path: Path, server: Server) -> None:
    """Its name is told."""
    refused(netloft(tmp_path, "tables", "--data", server.data, "--link", "nowhere"), "has no table 'nowhere'")


def test_a_finished_game_is_called_over(tmp_path: Path, server: Server) -> None:
    """Nobody has a turn there."""
    links = server.create("kaivai", "bot easy", "bot easy")
    links.wait_until_over()
    found = [row[4] for row in rows(tmp_path, server) if row[0] == links.table]
    assert found == ["over"] * 2


def test_a_host_without_tables_is_told_so(tmp_path: Path) -> None:
    """Nothing was kept yet, and nothing is made."""
    kept = tmp_path / ".local/share/netloft/tables.db"
    assert ok(tmp_path, "tables") == f"No tables are kept in {kept}\n"
    assert not kept.exists()


def test_another_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    """A file that is not there, a folder, a text, and a database of something else."""
    (tmp_path / "text").write_text("something", encoding="utf-8")
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE birds (name)")
    other.close()
    before = (tmp_path / "other.db").read_bytes()
    refused(netloft(tmp_path, "tables", "--data", "nowhere.db"), "nowhere.db: cannot be read: No such file")
    refused(netloft(tmp_path, "tables", "--data", "."), "cannot be read: Is a directory")
    for name in ("text", "other.db"):
        refused(
            netloft(tmp_path, "tables", "--data", name), f"{name}: expected a file in which netloft serve keeps tables"
        )
    assert (tmp_path / "other.db").read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["other.db", "text"]
