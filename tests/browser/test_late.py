"""Who comes late to a table: the log is whole, once and in order, and what was missed can be skipped at any time."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import WebSocketRoute, expect

from tests.browser import shelf
from tests.browser.conftest import Lay, Visit
from tests.browser.person import Person

GAME = "kaivai"
MISSED = 12  # moves that are shown at most to who was away


def log_of(person: Person) -> list[str]:
    """Read the log."""
    person.page.get_by_role("tab", name="Log").click()
    return person.page.get_by_role("list", name="Log").get_by_role("link").all_inner_texts()


def choose(person: Person, times: int) -> None:
    """Choose so many times."""
    person.page.get_by_role("tab", name="Choices").click()
    assert person.turns(Random(1), times) == times
    person.wait()


def test_a_late_spectator_sees_the_whole_log(visit: Visit, lay: Lay) -> None:
    """From its first line on, and each further line once, also after having been away."""
    link = lay(GAME, "here", part=0.5)
    player, watching = visit(), visit(motion="no-preference")
    watching.go(shelf.watching(link))
    moves = shelf.before(shelf.played(GAME, 2, 5), 0.5, 0)
    first = shelf.begin_with(GAME, 2, moves).log(None, "en")
    watching.page.get_by_role("tab", name="Log").click()
    expect(watching.page.get_by_role("list", name="Log").get_by_role("link")).to_have_text(first)
    player.go(link)
    choose(player, 3)
    second = log_of(player)
    assert second[: len(first)] == first
    assert len(second) > len(first)
    expect(watching.page.get_by_role("list", name="Log").get_by_role("link")).to_have_text(second)
    watching.go("/")
    choose(player, 4)
    third = log_of(player)
    watching.go(shelf.watching(link))
    watching.page.get_by_role("tab", name="Log").click()
    expect(watching.page.get_by_role("list", name="Log").get_by_role("link")).to_have_text(third)


class Held:
    """Stands between a page and the server, and holds back how it was after earlier moves."""

    def __init__(self) -> None:
        self.frames: list[str | bytes] = []
        self.is_lost = False
        """Whether nothing of the server arrives any more."""
        self.move = 0
        """How many moves the page was last told of."""

    def stand(self, page: WebSocketRoute) -> None:
        """Pass on everything else."""
        self.page, self.server = page, page.connect_to_server()
        page.on_message(self.server.send)
        self.server.on_message(self.pass_on)

    def pass_on(self, message: str | bytes) -> None:
        """Pass a message of the server on, or hold it back."""
        if self.is_lost:
            return
        reply = json.loads(message)
        if reply["is"] == "framed":
            self.frames.append(message)
            return
        if reply["is"] == "state":
            self.move = reply["move"]
        self.page.send(message)


def test_what_was_missed_does_not_come_after_it_was_skipped(visit: Visit, lay: Lay) -> None:
    """Somebody who was away skips before the missed moves have arrived, and stays at the position of now."""
    link = lay(GAME, "here", part=0.5)
    player, other = visit(motion="no-preference"), visit()
    held = Held()
    player.page.route_web_socket("**/ws", held.stand)
    player.go(link)
    player.wait()
    seen, held.is_lost = held.move, True
    other.go(link)
    choose(other, 4)
    held.is_lost = False
    held.page.close()
    player.button("Skip").click()
    expect(player.choices.first).to_be_attached()
    offered = player.offered()
    log = log_of(player)
    assert log == log_of(other)
    player.page.get_by_role("tab", name="Choices").click()
    missed = min(held.move - seen - 1, MISSED)
    assert missed
    for frame in range(missed):  # each answer lets the page ask for the next
        while len(held.frames) <= frame:
            player.page.wait_for_timeout(10)
        held.page.send(held.frames[frame])
    player.page.evaluate("() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))")
    assert player.offered() == offered
    assert log_of(player) == log
