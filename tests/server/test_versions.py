"""A new rules version: running tables and records of the version before go on beside new tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from netloft import registry
from netloft.server import wire
from tests.engine.last_herring import HERRINGS
from tests.server.client import Client, catch_up
from tests.server.serving import ROOT, Running

Connect = Callable[..., Client]
GAME = "last_herring"


@pytest.fixture
def release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Install a release of the game, here and in the worker processes to come."""

    def install(manifest: str) -> None:
        package = tmp_path / manifest
        info = package / f"{GAME}-1.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {GAME}\nVersion: 1\n")
        (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{GAME} = tests.engine.last_herring:{manifest}\n")
        monkeypatch.syspath_prepend(str(package))
        monkeypatch.setenv("PYTHONPATH", f"{package}:{ROOT}")
        forget()

    def forget() -> None:
        registry.manifests.cache_clear()
        registry.playable.cache_clear()

    yield install
    monkeypatch.undo()
    forget()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[[], Running]]:
    """Start a server on the same tables again and again, each time after the one before has stopped."""
    running: list[Running] = []

    def start() -> Running:
        stop()
        running.append(Running(tmp_path / "tables.db"))
        return running[0]

    def stop() -> None:
        while running:
            assert running.pop().stop() == []

    yield start
    stop()


class Table:
    """A table with a client on each of its two seats."""

    def __init__(self, server: Running, connect: Connect, table: str = "", secret: str = "") -> None:
        if not table:
            created = connect(server.address).create(GAME, "here here")
            table, secret = created.table, created.secret
        self.name, self.secret = table, secret
        self.seats = [connect(server.address).attach(table, secret, seat=seat) for seat in (0, 1)]
        self.client = self.seats[0].client
        self.rules = self.seats[0].seen.attached.rules

    def play(self, *texts: str) -> list[int]:
        """Play for whoever is asked, and return the points."""
        for text in texts:
            next(at for at in catch_up(self.seats) if at.asked).play(text)
        points: list[int] = catch_up(self.seats)[0].state.view["points"]
        return points


def test_tables_of_two_versions_stand_side_by_side(
    release: Callable[[str], None], serve: Callable[[], Running], connect: Connect
) -> None:
    """A table or record goes on by the rules it began with, with bots and hints; a new table has the newest."""
    release("FIRST_RELEASE")
    server = serve()
    old = Table(server, connect)
    old.play("take 3", "take 3")
    against_bot = connect(server.address).sit(GAME, "here easy", seat=0)

    release("MANIFEST")
    server = serve()
    again = Table(server, connect, old.name, old.secret)
    new = Table(server, connect)
    assert (again.rules, new.rules) == (1, 2)
    assert again.play("take 3", "take 2") == [6, 5]
    assert new.play("take 3", "take 3", "take 3", "take 2") == [6, 2]

    record = again.client.get(wire.Export(table=again.name), wire.Exported).record
    imported = again.client.get(wire.Import(record=record), wire.Created)
    shown = again.client.attach(imported.table, imported.secret)
    assert (shown.seen.attached.rules, shown.state.view["points"]) == (1, [6, 5])
    rematch = again.client.get(wire.Rematch(table=again.name), wire.Rematched)
    assert again.client.attach(rematch.next, old.secret).seen.attached.rules == 2

    person = connect(server.address).attach(against_bot.table, against_bot.secret, seat=0)
    assert person.turn()
    hints = person.client.get(wire.Hint(table=person.table, number=person.state.number, seat=0), wire.Hints).hints
    assert hints[0].option in person.options
    while person.turn():
        person.play(person.options[0])
    assert sum(person.state.view["points"]) == HERRINGS, "nobody has cleaned the barrel"
