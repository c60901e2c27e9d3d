"""The kernel, shown on a toy game: stack, chance, lanes, secrets, records and reasons."""

from __future__ import annotations

import json
from itertools import permutations
from random import Random

import pytest

from netloft import CHANCE, BadRecord, Illegal, Luck, NetloftError, read_record
from netloft.core.effect import Choice
from netloft.core.events import Line, compare_sheets
from netloft.core.game import Game
from netloft.core.position import Position
from netloft.core.text import Text
from tests.engine.toy import TOY, Bid, Toy


def dealt(seats: int = 2) -> Position:
    """Return a game in which seat 0 holds a 1, seat 1 a 2 and so on, and all are to bid."""
    g = TOY.new(seats)
    for seat in range(seats):
        if CHANCE in g.deciders:
            g.play(CHANCE, f"deal {seat + 1} to {seat}")
    return g


def test_chance_is_a_seat() -> None:
    """Chance decides like a seat, among weighted options."""
    g = TOY.new(2)
    assert g.deciders == (CHANCE,)
    assert [option.text for option in g.options(CHANCE)] == [f"deal {card} to 0" for card in range(1, 6)]
    assert {option.weight for option in g.options(CHANCE)} == {1}


def test_luck_repeats_with_a_seed() -> None:
    """The same seed plays the same game, another one another."""
    records = []
    for seed in (1, 1, 2):
        g = TOY.new(3)
        Luck(seed).play_out(g)
        records.append(g.record().to_text())
    assert records[0] == records[1] != records[2]


def test_luck_without_a_seed_plays_too() -> None:
    """Without a seed chance comes from the operating system."""
    g = TOY.new(3)
    Luck().play_out(g)
    assert g.over


def test_all_decide_at_once_and_in_any_order() -> None:
    """Simultaneous decisions are open for all; every order of answers gives the same position and record."""
    answers = {0: ["bid 2", "keep"], 1: ["bid 1", "raise"], 2: ["bid 0"]}
    outcomes = []
    for order in permutations([0, 0, 1, 1, 2]):
        g = dealt(3)
        assert g.deciders == (0, 1, 2)
        left = {seat: texts[:] for seat, texts in answers.items()}
        for seat in order:
            g.play(seat, left[seat].pop(0))
        outcomes.append((g.dump(), g.record().to_text(), g.log(None)))
    assert all(outcome == outcomes[0] for outcome in outcomes)
    assert outcomes[0][0]["points"] == [1, 2, 0]


def test_answers_stay_hidden_until_all_are_in() -> None:
    """What a seat has answered is in its own view, log and record, and in nobody else's."""
    g, h = dealt(3), dealt(3)
    g.play(1, "bid 1")
    h.play(1, "bid 2")
    for viewer in (0, 2, None):
        assert g.view(viewer) == h.view(viewer)
        assert g.log(viewer) == h.log(viewer)
        assert g.record(viewer).to_text() == h.record(viewer).to_text()
        if viewer is not None:
            assert [o.text for o in g.options(viewer)] == [o.text for o in h.options(viewer)]
            assert g.preview(viewer, "bid 2").changes == h.preview(viewer, "bid 2").changes
    assert g.view(1)["bids"] == [0, 1, 0]
    assert g.log(1)[-1] == "Seat 2 bids 1."
    assert g.record(1).moves[-1] == (1, "bid 1")


def test_an_answered_seat_waits() -> None:
    """Who has answered may not answer again; who has not is not skipped."""
    g = dealt(3)
    g.play(2, "bid 0")
    assert g.deciders == (0, 1)
    assert g.why_not(2, "bid 1") == "This seat has answered; the others are still to answer."


def test_a_preview_does_not_show_what_others_answered() -> None:
    """The last answer would open all; its preview ends before that."""
    g = dealt(2)
    g.play(0, "bid 3")
    changes = g.preview(1, "bid 2").changes
    assert changes == [("bids.1", 0, 2)]
    assert g.preview(1, "bid 2").words("de") == ["Platz 2 bietet 2."]


def test_preview_changes_nothing() -> None:
    """A preview is only a look ahead."""
    g = dealt(2)
    before = g.dump()
    g.preview(0, "bid 3")
    assert g.dump() == before


def test_unasked_moves_come_between() -> None:
    """A seat that need not decide is offered what it may do unasked; who was asked is asked again."""
    g = TOY.new(2)
    assert [option.text for option in g.options(1)] == ["help"]
    g.play(1, "help")
    assert g.deciders == (CHANCE,)
    assert g.options(1) == []
    assert TOY.replay(g.record()) == g
    assert g.why_not(1, "help") is not None


def test_unasked_moves_are_also_for_who_is_asked() -> None:
    """The seat that decides may act unasked first and is then asked the same again."""
    g = dealt(2)
    for seat, text in [(0, "bid 0"), (1, "bid 0")]:
        g.play(seat, text)
    assert [option.text for option in g.options(0)] == ["yes", "no", "help"]
    g.play(0, "help")
    assert [option.text for option in g.options(0)] == ["yes", "no"]
    assert TOY.replay(g.record()) == g
    assert TOY.load(g.dump()) == g


def test_nothing_unasked_after_the_end() -> None:
    """When the game is over nobody can change it."""
    g = TOY.new(2)
    Luck(1).play_out(g)
    before = g.dump()
    assert g.options(0) == []
    with pytest.raises(Illegal, match="The game is over"):
        g.play(0, "help")
    assert g.dump() == before


def test_hidden_cards_are_in_no_other_view() -> None:
    """Views, logs and records differ only for the seat whose card differs."""
    g, h = TOY.new(2), TOY.new(2)
    g.play(CHANCE, "deal 1 to 0")
    h.play(CHANCE, "deal 5 to 0")
    for viewer in (1, None):
        assert g.view(viewer) == h.view(viewer)
        assert g.log(viewer) == h.log(viewer)
        assert g.record(viewer).to_text() == h.record(viewer).to_text()
    assert g.view(0) != h.view(0)
    assert g.log(0)[-1] == "Seat 1 sees a 1."


def test_redeal_cannot_be_told_apart() -> None:
    """A redealt position gives its seat the same view, and over many deals every hidden possibility."""
    g = dealt(3)
    g.play(1, "bid 1")
    g.play(1, "raise")
    rng = Random(1)
    seen = set()
    for _ in range(200):
        other = g.redeal(0, rng)
        assert other.view(0) == g.view(0)
        assert other.deciders == g.deciders
        for lane in other.lanes or []:
            assert lane.position.dump()["cards"] == other.dump()["cards"], "lanes hold the redealt cards too"
        seen.add((str(other.dump()["cards"]), str(other.dump()["answers"])))
        other.play(0, "bid 0")
        other.play(2, "bid 0")
        assert other.deciders == (0,)
    assert len({cards for cards, _ in seen}) == 4 * 3
    assert len({answers for _, answers in seen}) > 2


def test_a_redealt_position_does_not_carry_the_real_past() -> None:
    """Its record and log would tell what really happened, so it has none."""
    other = dealt(3).redeal(0, Random(1))
    for tell in (other.record, lambda: other.log(0)):
        with pytest.raises(NetloftError, match="a redealt position has no past"):
            tell()


def test_copies_are_independent() -> None:
    """Playing on a copy, also in lanes, leaves the original alone."""
    g = dealt(2)
    g.play(0, "bid 1")
    before = g.dump()
    copy = g.copy()
    copy.play(1, "bid 3")
    copy.play(0, "raise")
    assert g.dump() == before
    assert copy.dump() != before


def test_copies_share_lanes_until_one_moves_on() -> None:
    """Neither the original nor a copy, nor a copy of that, sees what another answers in a lane that all three share."""
    three = [dealt(2)]
    three[0].play(0, "bid 1")
    three.append(three[0].copy())
    three.append(three[1].copy())
    assert three[0].lanes is three[2].lanes
    answers = ["keep", "raise", "keep"]
    for g, answer in zip(three, answers, strict=True):
        before = [other.dump() for other in three if other is not g]
        g.play(0, answer)
        g.play(1, "bid 2")
        assert [other.dump() for other in three if other is not g] == before
    for g, answer in zip(three, answers, strict=True):
        assert g.dump()["answers"] == [[0, "bid 1"], [0, answer], [1, "bid 2"]]
        g.play(1, "keep")
        assert g.lanes is None


def test_redealing_leaves_the_lanes_of_the_original_alone() -> None:
    """A redealt position has lanes of its own."""
    g = dealt(3)
    g.play(1, "bid 1")
    before = g.dump()
    for seed in range(5):
        g.redeal(0, Random(seed)).play(0, "bid 2")
    assert g.dump() == before


def test_saved_in_the_middle_it_goes_on_identically() -> None:
    """Every position of a game, also in the middle of lanes, survives JSON and goes on the same."""
    for seed in range(20):
        g = TOY.new(3)
        rng = Random(seed)
        while not g.over:
            loaded = TOY.load(json.loads(json.dumps(g.dump())))
            assert loaded == g
            assert TOY.replay(g.record()) == g
            seat = rng.choice(g.deciders)
            text = rng.choice(g.options(seat)).text
            g.play(seat, text)
            loaded.play(seat, text)
            assert loaded == g


def test_a_loaded_game_can_be_replayed() -> None:
    """The record of a game that began from a dump carries the dump."""
    g = TOY.load(dealt(2).dump())
    g.play(0, "bid 1")
    for text in (g.record().to_text(), json.dumps(g.record().to_json())):
        again = TOY.replay(read_record(text))
        assert again == g
        assert again.record().to_text() == g.record().to_text(), "and again"
        assert again.log(0) == g.log(0)


def test_a_loaded_game_is_independent_of_the_data() -> None:
    """Changing the data after loading, or playing on, does not change where the game began."""
    data = dealt(2).dump()
    g = TOY.load(data)
    data["to_do"] = [[0, "nonsense"]]
    g.play(0, "bid 1")
    g.play(1, "bid 1")
    start = g.record().start
    assert start is not None
    assert start["coins"] == [3, 3]
    start["coins"] = []
    assert TOY.replay(g.record()) == g


def test_a_viewers_record_of_a_loaded_game_says_so() -> None:
    """It begins with what the viewer saw, not with a fresh game, and not with the secrets."""
    g = TOY.load(dealt(2).dump())
    start = g.record(0).start
    assert start is not None
    assert start["view"]["card"] == 1
    assert "cards" not in start["view"]


def test_a_rejected_move_changes_nothing_and_says_why() -> None:
    """Illegal carries the rule that forbids the move, in both languages."""
    g = dealt(2)
    before = g.dump()
    with pytest.raises(Illegal, match="You have too few coins") as caught:
        g.play(0, "bid 7")
    assert caught.value.say("de") == "Du hast zu wenige Münzen."
    assert g.dump() == before
    assert g.why_not(0, "bid 7", "de") == "Du hast zu wenige Münzen."
    assert g.why_not(0, "raise") == "That is not what is asked now: How much?"
    assert g.why_not(0, "fly") == "toy has no move called 'fly'."
    assert g.why_not(0, 10_000) == "toy has no move called '10000'."
    assert g.why_not(0, "bid 2") is None


def test_score_sheets_add_up() -> None:
    """The lines of the sheet are the score."""
    g = TOY.new(3)
    Luck(4).play_out(g)
    for seat in range(3):
        assert sum(line.points for line in g.score_sheet(seat)) == g.scores()[seat]
    assert g.winners()


def test_over_is_over() -> None:
    """After the end nobody decides, and moves are refused with that reason."""
    g = TOY.new(2)
    Luck(1).play_out(g)
    assert g.deciders == ()
    assert g.why_not(0, "bid 0") == "The game is over."


def test_positions_are_compared_not_hashed() -> None:
    """Equal positions are equal; a mutable thing has no hash."""
    assert dealt(2) == dealt(2)
    assert dealt(2) != dealt(3)
    with pytest.raises(TypeError, match="cannot be hashed"):
        hash(dealt(2))


def test_lanes_that_touch_one_another_are_found() -> None:
    """If an answer of a lane is no longer possible when all are carried out, that is an error and not a wrong game."""
    g = dealt(2)
    g.play(0, "bid 3")
    g.play(1, "bid 2")
    assert isinstance(g, Toy)
    g.coins[1] = 1  # as if the other lane had taken them
    with pytest.raises(AssertionError, match="touch one another"):
        g.play(1, "keep")


def test_effects_of_a_game_are_complete() -> None:
    """A decision whose answers the game does not know is found at once."""
    with pytest.raises(NetloftError, match="which 'ask' leads to, is not among the effects of half"):
        Game("half", Text("Half", "Halb"), 1, (2,), [], [], [Choice("ask", Text("?", "?"), (Bid(99),))])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"louder": True}, "option 'louder': toy has no such option; expected one of loud, sort"),
        ({"loud": "perhaps"}, "option loud: no such choice as 'perhaps'; expected one of true, false"),
        ({"sort": True}, "option sort: no such choice as True; expected one of 1, 2"),
    ],
)
def test_wrong_options_are_named(options: dict[str, object], message: str) -> None:
    """A wrong option gives one line with what was wrong and what was expected."""
    with pytest.raises(NetloftError) as caught:
        TOY.new(2, options)
    assert str(caught.value) == message


def test_wrong_seats_are_named() -> None:
    """So does a wrong number of seats."""
    with pytest.raises(NetloftError, match="seats: toy is for 2, 3 players, found 5"):
        TOY.new(5)


GOOD = "netloft 1\ngame toy\nrules 1\nseats 2\noptions {}\n\nchance: deal 1 to 0\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: expected 'netloft 1'"),
        ("hello", "line 1: expected 'netloft 1'"),
        ('{"netloft": 1', "the JSON is damaged"),
        ("[1, 2]", "line 1: expected 'netloft 1'"),
        (GOOD.replace("netloft 1", "netloft 2"), "netloft: expected record format 1, found 2"),
        (GOOD.replace("seats 2", "seats"), "line 4: expected a value after 'seats'"),
        (GOOD.replace("seats 2", "seats true"), "seats: expected a whole number, found True"),
        (GOOD.replace("rules 1\n", ""), "rules: expected a whole number, found nothing"),
        (GOOD.replace("rules 1\n", "rules 1\nmood 3\n"), "'mood': no such field in a record"),
        (GOOD + "9" * 5000 + ": bid 2\n", "line 8: expected a move like '0: bid 5'"),
        ('{"netloft": ' + "[" * 100_000, "the JSON is damaged"),
        ('{"netloft": 1, "a\\nb": 1}', "'a\\nb': no such field in a record"),
        (GOOD + "0 bid 2\n", "line 8: expected a move like '0: bid 5'"),
    ],
)
def test_damaged_records_are_named(text: str, message: str) -> None:
    """A record that cannot be read says where and what was expected."""
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (GOOD.replace("game toy", "game chess"), "game: this is toy, the record is of 'chess'"),
        (GOOD.replace("rules 1", "rules 9"), "rules: toy has version 1, the record is of version 9"),
        (GOOD.replace("deal 1 to 0", "deal 1 to 1"), "move 1, 'deal 1 to 1': That card is gone."),
        (GOOD.replace("seats 2", "seats 7"), "seats: toy is for 2, 3 players, found 7"),
    ],
)
def test_records_that_cannot_be_played_are_named(text: str, message: str) -> None:
    """A record of another game or version, or with an impossible move, says so."""
    with pytest.raises(NetloftError) as caught:
        TOY.replay(read_record(text))
    assert str(caught.value) == message


def test_dumps_with_unknown_effects_are_named() -> None:
    """A dump whose stack makes no sense says which line."""
    dump = dealt(2).dump()
    for frame, message in [
        ([0, "fly"], "to_do[0]: toy has no effect called 'fly'"),
        ([9, "part"], "to_do[0]: expected a seat from 0 to 1, or -1 for chance, found 9"),
        ("part", "to_do[0]: expected a seat and a text, found 'part'"),
    ]:
        with pytest.raises(BadRecord) as caught:
            TOY.load({**dump, "to_do": [frame], "answers": []})
        assert str(caught.value) == message


def test_the_set_up_schema_has_texts_and_kinds() -> None:
    """Settings say their kind, default and choices in both languages."""
    loud, sort = TOY.setup()
    assert (loud.kind, loud.default, sort.kind, sort.default) == ("switch", False, "choice", 1)
    assert [text.say("de") for text in sort.choices.values()] == ["eins", "zwei"]
    assert TOY.new(2, {"sort": "2", "loud": "true"}).settings == {"loud": True, "sort": 2}


def test_lines_of_a_sheet_are_compared_by_their_keys() -> None:
    """Lines with one label stay apart; a line without a key goes by its English label."""
    twice = Text("Bay", "Bucht")
    old = [Line(twice, 1, "north", "bay"), Line(twice, 2, "south", "bay")]
    new = [Line(twice, 1, "north", "bay"), Line(twice, 5, "south", "bay")]
    assert compare_sheets(old, new) == [(twice, 2, 5)]
    assert (old[0].key, old[0].kind) == ("north", "bay")
    assert (Line(twice, 1).key, Line(twice, 1, "bay").kind) == ("Bay", "bay")
