"""Several people: with a link, over a lost connection, and around one screen."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import TimeoutError as TooLateError
from playwright.sync_api import expect

from tests.browser import shelf
from tests.browser.conftest import Lay, Visit
from tests.browser.house import House
from tests.browser.invitations import invite, join
from tests.browser.person import Person

LOST = "The connection is lost."


def seen(person: Person) -> list[str]:
    """Read the whole log and what the board shows, line by line."""
    person.page.get_by_role("tab", name="Log").click()
    text = person.page.get_by_role("main").inner_text()
    text = text.replace("Ask to undo", "Undo")  # what a move told others, a server that was away no longer knows
    person.page.get_by_role("tab", name="Choices").click()
    lines = text.splitlines()
    return [
        "Waiting for" + line.partition("Waiting for")[2] if "Waiting for" in line else line for line in lines
    ]  # without news


def test_a_game_with_a_link_goes_on_after_the_server_was_gone(visit: Visit, own_house: House) -> None:
    """Two browsers play; the server stops and starts again; both are at the exact position and play on."""
    ada, ben = visit(at=own_house), visit(at=own_house)
    ada.forgiven = ben.forgiven = "WebSocket connection to"
    ada.prefer(confirm=False, name="Ada", lang="en")
    ben.prefer(confirm=False, name="Ben", lang="en")
    ada.lay("nusfjord", seed=4, kinds={1: "A friend by link"})
    invitation = ada.page.get_by_role("region", name="Invitations")
    expect(invitation).to_contain_text("It opens on this computer only.")
    join(ben, invite(ada))
    expect(ada.page.get_by_role("list", name="Players")).to_contain_text("Ben")
    expect(invitation).not_to_be_visible()
    assert "#" not in ben.page.url, "the secret leaves the address bar"
    rng = Random(1)
    both = [ada, ben]
    for _ in range(4):
        take_turn(both, rng)
    before = [seen(person) for person in both]
    own_house.close()
    for person in both:
        expect(person.page.get_by_text(LOST)).to_be_visible()
    own_house.open()
    for person in both:
        expect(person.page.get_by_text(LOST)).not_to_be_visible()
        expect(person.page.get_by_role("list", name="Players")).not_to_contain_text("away")
    for person, text in zip(both, before, strict=True):
        assert seen(person) == text
    for _ in range(4):
        take_turn(both, rng)


def test_two_people_and_a_bot_meet_by_links(visit: Visit) -> None:
    """A guest sees whose table it is and who is there, says a name and a face; the link cannot be used again."""
    ada, ben, cora = visit(), visit(lang="de"), visit()
    ada.prefer(confirm=False, name="Ada", lang="en")
    ada.lay("kaivai", seats=3, seed=3, kinds={1: "A friend by link", 2: "easy bot"})
    link = invite(ada)
    ben.go(link)
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Ada lädt dich ein: Kaivai")
    there = ben.page.get_by_role("region", name="Wer spielt").get_by_role("listitem")
    expect(there).to_have_count(3)
    expect(there.nth(0)).to_contain_text("Gastgeber, ist da")
    expect(there.nth(1)).to_contain_text("dein Platz")
    expect(there.nth(2)).to_contain_text("leichter Bot")
    ben.page.reload()
    ben.page.get_by_label("Dein Name").fill("Ada")
    ben.button("Platz nehmen").click()
    expect(ben.page.get_by_role("alert")).to_be_visible()  # somebody has that name
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.page.get_by_role("radio", name="Robbe").check()
    ben.button("Platz nehmen").click()
    expect(ada.page.get_by_role("list", name="Players")).to_contain_text("Ben")
    ben.page.wait_for_url(lambda url: "#" not in url)
    cora.go(link)
    expect(cora.page.get_by_role("alert")).to_contain_text("This link was used before")
    ben.page.reload()
    expect(ben.page.get_by_role("list", name="Spieler")).to_contain_text("Ben")


def take_turn(people: list[Person], rng: Random) -> None:
    """Let whoever is asked choose, and wait until both have seen it."""
    turn = [person.page.get_by_role("listitem").filter(has_text="your turn") for person in people]
    turn[0].or_(people[0].page.get_by_text("Waiting for")).first.wait_for()
    mover = people[0] if turn[0].count() else people[1]
    other = people[1] if mover is people[0] else people[0]
    mover.wait()
    before = other.logged()
    mover.choose(rng)
    other.page.get_by_role("tab", name="Log").click()
    expect(other.page.get_by_role("list", name="Log").get_by_role("listitem").nth(before)).to_be_attached()
    other.page.get_by_role("tab", name="Choices").click()


def test_a_move_made_without_a_connection_is_made_when_it_is_back(visit: Visit, own_house: House) -> None:
    """What was chosen while the server was gone is sent again, and made once."""
    me = visit(at=own_house)
    me.forgiven = "WebSocket connection to"
    me.lay("kaivai", seats=3, seed=2)
    me.wait()
    own_house.close()
    expect(me.page.get_by_text(LOST)).to_be_visible()
    me.spot("bid 7").click()
    expect(me.page.get_by_text("Sending …")).to_be_visible()
    own_house.open()
    me.wait()
    me.page.get_by_role("tab", name="Log").click()
    expect(me.page.get_by_role("list", name="Log").get_by_text("Red bids 7")).to_have_count(1)


def test_around_one_screen_no_hand_is_shown_before_it_is_uncovered(visit: Visit, lay: Lay) -> None:
    """Between two people there is a curtain, and nothing of a hand is in the page but that of who looks."""
    moves = shelf.before(shelf.played("nusfjord", 2, 5), 0.55)
    g = shelf.begin_with("nusfjord", 2, moves)
    hands = [g.view(seat)["harbors"][seat]["hand"] for seat in (0, 1)]
    assert all(hands)
    me = visit()
    me.prefer(confirm=False, lang="en")
    me.go(lay("nusfjord", "here Ada", "here Ben", part=0.55))
    rng = Random(2)
    for _ in range(3):
        curtain = me.page.get_by_role("group", name="Next player")
        expect(curtain).to_be_visible()
        expect(me.page.get_by_role("region", name="Buildings")).to_be_visible()
        assert not in_page(me, hands[0] + hands[1])
        seat = 0 if "Ada" in curtain.inner_text() else 1
        curtain.get_by_role("button").click()
        expect(me.page.get_by_role("heading", name="Your hand")).to_be_visible()
        assert in_page(me, hands[seat])
        assert not in_page(me, hands[1 - seat])
        while me.wait_or(curtain):
            me.choose(rng)


def in_page(person: Person, names: list[str]) -> list[str]:
    """Find which of these names are anywhere in the page."""
    content = person.page.content()
    return [name for name in names if name in content]


def test_the_end_of_a_turn_is_confirmed_and_taken_back_if_others_agree(visit: Visit, lay: Lay) -> None:
    """A move after which others decide asks first; it is undone freely until they have, and then if they agree."""
    ada, ben = visit(), visit()
    ada.go(lay("kaivai", "here Ada", "invited Ben", part=0.0, seats=3, asked=0))
    join(ben, invite(ada))
    ada.wait()
    ada.spot("bid 7").click()
    question = ada.page.get_by_role("region", name="What is asked")
    expect(question).to_contain_text("movement 3 and upgrade): this ends your turn.")
    question.get_by_role("button", name="Cancel").click()
    expect(question).not_to_contain_text("this ends your turn")
    ada.spot("bid 8").click()
    question.get_by_role("button", name="Do it").click()
    expect(ben.button("Hint")).to_be_enabled()
    ada.button("Undo").click()
    ada.spot("bid 2").click()
    question.get_by_role("button", name="Do it").click()
    ben.spot("bid 1").click()  # so the bot bids more than both, whatever it bids, and begins
    ben.button("Do it").click()
    ada.button("Ask to undo").click()
    expect(ada.page.get_by_text("The others are asked.")).to_be_visible()
    expect(ben.page.get_by_role("alert")).to_contain_text("Ada would like to undo this: Ada bids 2")
    ben.button("Rather not").click()
    expect(ada.page.get_by_text("Green sets a starting hut").first).to_be_visible()  # the bot has waited for the answer
    expect(ada.page.get_by_role("alert")).to_contain_text("Not everybody agreed")
    ada.button("Ask to undo").click()
    ada.button("Never mind").click()
    expect(ada.page.get_by_role("alert")).not_to_be_visible()
    expect(ben.page.get_by_role("alert")).not_to_be_visible()
    ada.button("Ask to undo").click()
    ben.button("Agree").click()
    expect(ada.spot("bid 2")).to_be_visible()
    expect(ben.page.get_by_text("Waiting for Ada.").first).to_be_visible()


def test_around_one_screen_the_next_is_shown_at_once_where_nothing_is_hidden(visit: Visit, lay: Lay) -> None:
    """In Fleet nobody has to look away but where all decide together."""
    me = visit()
    me.prefer(confirm=False, lang="en")
    states: list[dict[str, Any]] = []
    me.listen("state", states.append)
    me.go(lay("fleet", "here Ada", "here Ben", part=0.4))
    rng = Random(2)
    curtain = me.page.get_by_role("group", name="Next player")
    turns: set[int] = set()
    for _ in range(40):
        if me.wait_or(curtain):
            if not states[-1]["view"]["together"]:
                turns.add(states[-1]["seat"])
            me.choose(rng)
        else:
            assert states[-1]["view"]["together"]
            with suppress(TooLateError):  # the last answer can come meanwhile, and with it the next turn
                curtain.get_by_role("button").click(timeout=10_000)
        if turns == {0, 1}:
            break
    assert turns == {0, 1}
