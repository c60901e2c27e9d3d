"""The rules of Lantern Bay, from the words of its README."""

from __future__ import annotations

import json
from random import Random
from typing import cast

import pytest
from lantern_bay.bay import BUYERS, Bay, pays
from lantern_bay.rules import GAME
from lantern_bay.words import GUIDE, WORDS

from netloft import CHANCE, BadRecord, Illegal, Luck, read_record
from netloft.core.text import LANGUAGES

ORDERS = ["herring", "cod", "halibut", "weed"]


def begun(seats: int = 2, nights: int = 3, orders: list[str] | None = None) -> Bay:
    """Begin a game in which the orders are dealt."""
    g = cast("Bay", GAME.new(seats, {"nights": nights}))
    for seat, order in enumerate((orders or ORDERS)[:seats]):
        g.play(CHANCE, f"deal {order} to {seat}")
    return g


def play(g: Bay, *moves: str) -> Bay:
    """Let whoever is asked play these moves; a draw names its token only."""
    for move in moves:
        (seat,) = g.deciders
        if move.startswith("draw "):
            token = move.removeprefix("draw ")
            g.play(seat, f"draw {token} of {g.show(None)['bag'][token]}")
        else:
            g.play(seat, move)
    return g


def alone(boat: str, *tokens: str) -> Bay:
    """Row out alone and cast the net for each of these tokens."""
    g = play(begun(1), f"hire {boat}")
    for token in tokens:
        play(g, "cast", f"draw {token}")
    return g


def points(g: Bay, seat: int) -> dict[str, float]:
    """Read a score sheet."""
    return {line.label("en"): line.points for line in g.score_sheet(seat)}


# What you need.


def test_the_bag_holds_32_tokens() -> None:
    """7 herring, 6 mackerel, 5 cod, 4 halibut, 3 weed, 7 squalls."""
    bag = begun().show(None)["bag"]
    assert bag == {"herring": 7, "mackerel": 6, "cod": 5, "halibut": 4, "weed": 3, "squall": 7}


def test_everybody_starts_with_three_lanterns_and_no_coins() -> None:
    """Three lanterns for each player: bright, storm and green."""
    g = begun(4)
    assert g.show(None)["lanterns"] == [{"bright": True, "storm": True, "green": True}] * 4
    assert g.show(None)["coins"] == [0, 0, 0, 0]


def test_each_player_is_dealt_an_order_of_its_own() -> None:
    """There is one card of each order, and each player is dealt one."""
    g = GAME.new(2)
    assert [option.text for option in g.options(CHANCE)] == [
        f"deal {order} to 0" for order in ("herring", "mackerel", "cod", "halibut", "weed")
    ]
    g.play(CHANCE, "deal cod to 0")
    assert "deal cod to 1" not in [option.text for option in g.options(CHANCE)]
    assert g.why_not(CHANCE, "deal cod to 1") == "This order is not there to be dealt."
    assert g.why_not(CHANCE, "deal weed to 0") == "This order is not there to be dealt."


@pytest.mark.parametrize("nights", [2, 3, 4])
def test_the_game_lasts_as_many_nights_as_chosen(nights: int) -> None:
    """Three nights, or 2 or 4 by the option."""
    g = cast("Bay", GAME.new(2, {"nights": nights}))
    Luck(nights).play_out(g)
    assert g.night == nights


# A night.


def test_the_poorest_begins_and_the_others_follow_in_seat_order() -> None:
    """The player with the fewest coins begins, of those who are tied the first in seat order."""
    g = begun(3)
    assert g.deciders == (0,)
    play(g, "hire skiff", "hire raft", "hire dory")
    for token in ("cod", "cod", "weed"):
        play(g, "cast", f"draw {token}")
    play(g, "row home", "sell to steamer", "row home", "sell to inn", "row home")
    assert g.show(None)["coins"] == [3, 1, 0]  # the quay pays 1 for the weed, which the owner of the dory keeps
    assert g.show(None)["begins"] == [False, False, True]
    assert g.deciders == (2,)
    play(g, "hire skiff")
    assert g.deciders == (0,)


def test_there_is_one_boat_of_each() -> None:
    """A boat that somebody has hired tonight cannot be hired."""
    g = play(begun(), "hire cutter")
    assert g.why_not(1, "hire cutter") == "Somebody else has hired this boat tonight."
    assert len(g.options(1)) == 4


@pytest.mark.parametrize(("boat", "room"), [("cutter", 6), ("lugger", 6), ("dory", 4), ("skiff", 4), ("raft", 3)])
def test_a_full_boat_rows_home_at_once(boat: str, room: int) -> None:
    """Each boat has the room that the table says; when the hold is full, its player rows home."""
    tokens = ["herring", "mackerel", "cod", "herring", "mackerel", "weed"][:room]
    assert alone(boat, *tokens[:-1]).show(0)["place"] == ["at sea"]
    assert alone(boat, *tokens).show(0)["place"] == ["home"]


@pytest.mark.parametrize(("boat", "squalls"), [("cutter", 3), ("lugger", 2), ("dory", 3), ("skiff", 2), ("raft", 3)])
def test_squalls_swamp_a_boat(boat: str, squalls: int) -> None:
    """All that is in the hold is lost, the night is over, and the lifeboat crew gives 1 coin."""
    g = play(begun(), f"hire {boat}", f"hire {'raft' if boat != 'raft' else 'skiff'}")
    play(g, "cast", "draw cod", "cast", "draw cod")
    for hit in range(squalls):
        assert g.show(None)["squalls"][0] == hit
        assert g.show(None)["place"][0] == "at sea"
        play(g, "cast", "draw squall")
        if hit == 0:
            play(g, "row home", "sell to steamer")
    view = g.show(None)
    assert view["coins"][0] == 1
    assert not any(view["hold"][0].values())
    assert not any(view["landed"][0].values())
    assert g.night == 2  # nobody was at sea any more
    assert "Red is swamped and loses the catch. The lifeboat crew gives 1 coin." in g.log(None)


def test_players_at_sea_take_turns() -> None:
    """One cast each, in turn order, also when others are at home."""
    g = play(begun(3), "hire skiff", "hire raft", "hire dory")
    seen = []
    for token in ("cod", "cod", "cod", "herring"):
        seen.append(g.seat)
        play(g, "cast", f"draw {token}")
    assert seen == [0, 1, 2, 0]
    play(g, "row home", "sell to steamer")
    play(g, "cast", "draw weed")
    assert g.deciders == (0,)
    play(g, "cast", "draw weed")
    assert g.deciders == (2,)


# Your turn at sea.


def test_with_an_empty_hold_nobody_rows_home() -> None:
    """You have nothing to lose yet, also after a squall."""
    g = alone("skiff")
    assert g.why_not(0, "row home") == "Your hold is empty: you have nothing to lose yet."
    play(g, "cast", "draw squall")
    with pytest.raises(Illegal, match="nothing to lose"):
        g.play(0, "row home")
    play(g, "cast", "draw weed")
    assert g.why_not(0, "row home") is None


@pytest.mark.parametrize("lantern", ["bright", "storm", "green"])
def test_a_lantern_burns_once(lantern: str) -> None:
    """It is gone for the rest of the game."""
    g = play(alone("cutter"), f"cast by {lantern}", "draw cod")
    if lantern == "bright":
        play(g, "draw weed", "keep cod")
    assert g.why_not(0, f"cast by {lantern}") == "You have burnt this lantern."
    play(g, "row home", "sell to steamer", "hire skiff")
    assert g.night == 2
    assert g.why_not(0, f"cast by {lantern}") == "You have burnt this lantern."


def test_by_the_bright_lantern_one_of_two_is_kept() -> None:
    """The other token goes back into the bag."""
    g = play(alone("skiff"), "cast by bright", "draw squall", "draw halibut")
    assert g.show(0)["drawn"] == {"herring": 0, "mackerel": 0, "cod": 0, "halibut": 1, "weed": 0, "squall": 1}
    assert g.why_not(0, "keep cod") == "This token was not drawn."
    play(g, "keep halibut")
    assert g.show(0)["bag"] == {"herring": 7, "mackerel": 6, "cod": 5, "halibut": 3, "weed": 3, "squall": 7}
    assert g.show(0)["hold"][0]["halibut"] == 1
    assert g.show(0)["squalls"] == [0]


def test_of_two_equal_tokens_one_is_kept_without_a_question() -> None:
    """There is nothing to choose."""
    g = play(alone("skiff"), "cast by bright", "draw cod", "draw cod")
    assert g.show(0)["hold"][0]["cod"] == 1
    assert g.show(0)["bag"]["cod"] == 4


def test_the_storm_lantern_holds_off_a_squall() -> None:
    """It does no harm, and stays out of the bag."""
    g = play(alone("skiff", "cod", "squall"), "cast by storm", "draw squall")
    assert g.show(0)["squalls"] == [1]
    assert g.show(0)["hold"][0]["cod"] == 1
    assert g.show(0)["bag"]["squall"] == 5


def test_the_green_lantern_brings_a_second_fish() -> None:
    """It comes from the bag."""
    g = play(alone("cutter"), "cast by green", "draw cod")
    assert g.show(0)["hold"][0]["cod"] == 2
    assert g.show(0)["bag"]["cod"] == 3


def test_the_green_lantern_brings_no_second_weed() -> None:
    """Weed is no fish."""
    assert play(alone("cutter"), "cast by green", "draw weed").show(0)["hold"][0]["weed"] == 1


def test_the_green_lantern_needs_room() -> None:
    """Without room for a second fish there is none."""
    g = play(alone("raft", "weed", "weed"), "cast by green", "draw cod")
    assert g.show(0)["hold"][0]["cod"] == 1
    assert g.show(0)["bag"]["cod"] == 4


def test_the_green_lantern_needs_a_second_fish_in_the_bag() -> None:
    """If the last one of its kind was drawn, there is no second."""
    data = alone("cutter").dump()
    data["bag"]["halibut"] = 1
    g = cast("Bay", GAME.load(data))
    play(g, "cast by green", "draw halibut")
    assert g.show(0)["hold"][0]["halibut"] == 1


def test_from_an_empty_bag_nobody_casts() -> None:
    """If the bag is empty, you row home, also with an empty hold."""
    data = alone("cutter").dump()
    data["bag"] = {name: int(name == "squall") for name in data["bag"]}
    g = cast("Bay", GAME.load(data))
    assert g.why_not(0, "cast") is None
    play(g, "cast")  # the last token, a squall; then the night is over
    assert g.night == 2
    data["bag"]["squall"] = 0
    data["hold"][0]["cod"] = 1
    assert cast("Bay", GAME.load(data)).show(0)["place"] == ["home"]


def test_casting_from_an_empty_bag_is_refused_with_its_reason() -> None:
    """The reason is told to whoever asks."""
    g = alone("cutter", "cod")
    g.bag = [0] * 6
    assert g.game.option("cast").why_not(g, 0) is not None
    assert g.game.option("row home").why_not(g, 0) is None


def test_tokens_stay_out_of_the_bag_until_the_next_night() -> None:
    """Then all are back."""
    g = alone("skiff", "cod", "weed", "squall")
    bag = g.show(0)["bag"]
    assert (bag["cod"], bag["weed"], bag["squall"]) == (4, 2, 6)
    play(g, "row home", "sell to steamer")
    assert sum(g.show(0)["bag"].values()) == 32


def test_what_is_left_in_the_bag_decides_how_likely_a_token_is() -> None:
    """A token of which 7 are left is drawn seven times as often as one of which there is one."""
    g = play(alone("cutter", "cod"), "cast")
    weights = {option.text: option.weight for option in g.options(CHANCE)}
    assert weights == {
        "draw herring of 7": 7,
        "draw mackerel of 6": 6,
        "draw cod of 4": 4,
        "draw halibut of 4": 4,
        "draw weed of 3": 3,
        "draw squall of 7": 7,
    }
    assert g.why_not(CHANCE, "draw cod of 5") == "That is not what is in the bag."


# At home.


@pytest.mark.parametrize(
    ("buyer", "catch", "paid"),
    [
        ("smokehouse", (2, 1, 1, 1, 1), 6),
        ("inn", (1, 0, 0, 0, 2), 1),
        ("inn", (3, 1, 0, 0, 0), 3),
        ("inn", (1, 1, 1, 0, 0), 6),
        ("inn", (1, 1, 1, 1, 1), 10),
        ("steamer", (1, 1, 2, 1, 1), 10),
        ("auction", (1, 1, 1, 0, 3), 1),
        ("auction", (1, 2, 1, 1, 0), 3),
        ("auction", (0, 0, 3, 1, 0), 6),
        ("auction", (4, 0, 1, 1, 0), 10),
        ("auction", (5, 0, 1, 0, 0), 15),
        ("auction", (0, 6, 0, 0, 0), 21),
        ("quay", (1, 1, 1, 1, 2), 6),
        ("quay", (0, 0, 0, 0, 0), 0),
    ],
)
def test_buyers_pay(buyer: str, catch: tuple[int, ...], paid: int) -> None:
    """Each buyer pays as the table says."""
    assert pays(BUYERS.index(buyer), list(catch)) == paid


@pytest.mark.parametrize(("boat", "left"), [("cutter", 4), ("lugger", 5), ("dory", 5), ("skiff", 6), ("raft", 6)])
def test_the_owner_of_the_boat_keeps_a_share(boat: str, left: int) -> None:
    """Of the 6 coins for two cod, the owner keeps what the table says."""
    assert play(alone(boat, "cod", "cod"), "row home", "sell to steamer").show(0)["coins"] == [left]


def test_the_owner_never_keeps_more_than_is_paid() -> None:
    """Who is paid 1 coin for a catch from the cutter, whose share is 2, is left with none."""
    assert play(alone("cutter", "weed"), "row home").show(0)["coins"] == [0]


def test_what_is_sold_counts_as_brought_home() -> None:
    """All of it, also what the buyer does not pay for."""
    g = play(alone("skiff", "cod", "weed"), "row home", "sell to steamer")
    assert g.show(0)["landed"] == [{"herring": 0, "mackerel": 0, "cod": 1, "halibut": 0, "weed": 1}]
    assert not any(g.show(0)["hold"][0].values())


def test_a_buyer_buys_from_one_player_a_night() -> None:
    """The next night it buys again; the quay buys from everybody."""
    g = play(begun(), "hire skiff", "hire raft", "cast", "draw cod", "cast", "draw cod")
    play(g, "row home", "sell to steamer", "row home")
    assert g.why_not(1, "sell to steamer") == "This buyer has bought already."
    assert g.why_not(1, "sell to quay") is None
    play(g, "sell to inn")
    assert g.show(None)["buyers"] == dict.fromkeys(BUYERS, True)


def test_a_buyer_takes_no_catch_that_it_pays_nothing_for() -> None:
    """The quay takes any."""
    g = play(alone("skiff", "cod"), "row home")
    assert g.why_not(0, "sell to smokehouse") == "This buyer pays nothing for your catch."
    assert [option.text for option in g.options(0)] == [
        "sell to inn",
        "sell to steamer",
        "sell to auction",
        "sell to quay",
    ]


def test_the_quay_buys_again_and_again() -> None:
    """Also after it has bought."""
    g = play(alone("skiff", "cod"), "row home", "sell to quay")
    assert g.show(0)["buyers"]["quay"] is True


# The end.


def ended(seats: int, coins: list[int], landed: list[dict[str, int]], orders: list[str]) -> Bay:
    """End a game with these coins, pieces brought home and orders, all lanterns unlit."""
    data = begun(seats).dump()
    nothing = {"herring": 0, "mackerel": 0, "cod": 0, "halibut": 0, "weed": 0}
    data |= {"night": 3, "coins": coins, "landed": [nothing | pieces for pieces in landed], "orders": orders}
    return cast("Bay", GAME.load(data | {"to_do": [[-1, "reveal"]]}))


@pytest.mark.parametrize(("order", "each"), [("herring", 1), ("mackerel", 1), ("cod", 1), ("halibut", 2), ("weed", 3)])
def test_orders_count_for_what_was_brought_home(order: str, each: int) -> None:
    """Herring, mackerel and cod 1, halibut 2, weed 3 for each piece."""
    g = ended(1, [7], [{order: 2}], [order])
    assert g.over
    assert points(g, 0) == {"Coins": 7, "Catch in the boat": 0, "Unlit lanterns": 3, "Secret order": 2 * each}
    assert g.scores() == [7 + 3 + 2 * each]


def test_each_unlit_lantern_is_worth_a_coin() -> None:
    """A burnt one is worth nothing."""
    g = play(alone("skiff"), "cast by green", "draw cod")
    assert points(g, 0)["Unlit lanterns"] == 2


def test_the_catch_in_the_boat_counts_as_the_best_buyer_pays() -> None:
    """Less the owner's share; only buyers who are still buying count."""
    g = alone("lugger", "cod", "halibut")
    assert points(g, 0)["Catch in the boat"] == 6
    play(g, "row home", "sell to steamer", "hire lugger", "cast", "draw cod", "cast", "draw halibut")
    assert points(g, 0)["Catch in the boat"] == 2


def test_the_highest_score_wins() -> None:
    """Coins alone do not decide."""
    g = ended(2, [10, 9], [{}, {"weed": 1}], ["cod", "weed"])
    assert g.winners() == [1]


def test_ties_go_to_the_one_with_more_fish() -> None:
    """Weed is no fish; those who are still tied share the win."""
    assert ended(2, [10, 10], [{"herring": 1}, {"weed": 2}], ["cod", "halibut"]).winners() == [0]
    assert ended(2, [10, 10], [{"herring": 1}, {"mackerel": 1}], ["cod", "halibut"]).winners() == [0, 1]


def test_alone_each_buyer_buys_once_a_game() -> None:
    """Only the quay buys again."""
    g = play(alone("skiff", "cod"), "row home", "sell to steamer", "hire skiff", "cast", "draw cod", "row home")
    assert g.night == 2
    assert g.why_not(0, "sell to steamer") == "This buyer has bought already."


# Secrets.


def test_nobody_sees_the_orders_of_others_before_the_end() -> None:
    """Neither in the view, nor in the record, the log, the score sheet or a preview."""
    g = play(begun(2, orders=["weed", "halibut"]), "hire skiff", "hire raft", "cast", "draw weed", "cast", "draw cod")
    assert g.view(0)["order"] == ["weed", "hidden"]
    assert g.view(1)["order"] == ["hidden", "halibut"]
    assert g.view(None)["order"] == ["hidden", "hidden"]
    assert [text for _, text in g.record(0).moves[:2]] == ["deal weed to 0", "?"]
    assert [text for _, text in g.record(None).moves[:2]] == ["?", "?"]
    assert not any("order: halibut" in line for line in g.log(0))
    assert any("order: weed" in line for line in g.log(0))
    assert points(g, 0)["Secret order"] == 0
    for option in g.options(0):
        assert not any(path.startswith("order") for path, _, _ in g.preview(0, option.text).changes)


def test_views_do_not_depend_on_what_is_hidden() -> None:
    """With other orders of the others, a seat sees, hears and can do the same."""
    one, other = begun(3, orders=["cod", "weed", "herring"]), begun(3, orders=["cod", "halibut", "mackerel"])
    one_luck, other_luck, rng = Luck(5), Luck(5), Random(5)
    while one.night < 3:
        assert one.view(0) == other.view(0)
        assert one.log(0) == other.log(0)
        assert one.record(0).moves == other.record(0).moves
        assert one.scores() == other.scores()
        seat = one.seat
        choice = rng.choice(one.options(seat)).text
        one.play(seat, choice)
        other.play(seat, choice)
        one_luck.settle(one)
        other_luck.settle(other)


def test_the_last_choice_does_not_show_the_orders_beforehand() -> None:
    """A preview of the last sale ends before the orders are revealed."""
    data = play(begun(2, 2, ["weed", "cod"]), "hire skiff", "hire raft", "cast", "draw cod", "cast", "draw weed").dump()
    data |= {"night": 2, "to_do": [[-1, "reveal"], [0, "selling"]]}
    g = GAME.load(data)
    changes = [path for path, _, _ in g.preview(0, "sell to steamer").changes]
    assert not any(path.startswith(("order", "revealed")) for path in changes)


def test_at_the_end_all_orders_are_open() -> None:
    """In views, in records and in the log."""
    g = begun(3)
    Luck(2).play_out(g)
    assert g.view(None)["order"] == ["herring", "cod", "halibut"]
    assert "?" not in [text for _, text in g.record(None).moves]
    assert any("Yellow shows the order: halibut." in line for line in g.log(None))


def test_bots_guess_orders_that_could_be() -> None:
    """Its own order stays, the others are dealt anew from the rest."""
    g = begun(3)
    rng = Random(1)
    guesses = {tuple(cast("Bay", g.redeal(1, rng)).secrets()["orders"]) for _ in range(200)}
    assert all(guess[1] == "cod" and len(set(guess)) == 3 for guess in guesses)
    assert len(guesses) == 12


# Keeping, and playing to the end.


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_come_to_an_end_and_can_be_kept_at_any_time(seats: int) -> None:
    """Dump and load, copy and replay give the same position at every decision; nothing is lost from the bag."""
    for seed in range(8):
        g = cast("Bay", GAME.new(seats))
        rng = Random(seed)
        decisions = 0
        while not g.over:
            again = cast("Bay", GAME.load(json.loads(json.dumps(g.dump()))))
            assert again == g
            assert again.deciders == g.deciders
            assert [o.text for o in again.options(g.seat)] == [o.text for o in g.options(g.seat)]
            assert g.copy() == g
            assert all(count >= 0 for count in g.bag)
            assert g.question(g.seat, "de") != ""
            decisions += g.seat >= 0
            g.play(g.seat, rng.choice(g.options(g.seat)).id)
        assert decisions <= 110
        assert GAME.replay(read_record(g.record().to_text())) == g
        assert all(score >= 0 for score in g.scores())


def test_options_are_what_no_rule_forbids() -> None:
    """For every action: it is offered, or there is a reason in both languages."""
    g = cast("Bay", GAME.new(3))
    rng = Random(4)
    while not g.over:
        offered = {option.text for option in g.options(g.seat)}
        for action in GAME.actions:
            for lang in LANGUAGES:
                assert (g.why_not(g.seat, action, lang) is None) == (action in offered)
        g.play(g.seat, rng.choice(g.options(g.seat)).id)


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("night", 9, "night: expected a whole number from 0 to 3"),
        ("burning", "red", "burning: expected one of bright, storm, green, none"),
        ("coins", [1], "coins: expected a list of 2"),
        ("boat", ["ark", "no boat"], r"boat\[0\]: expected one of cutter, "),
        ("bag", {"cod": 9}, "bag.cod: expected a whole number from 0 to 7"),
        ("bag", {"eel": 1}, "bag: there is no 'eel'"),
        ("buyers", {"inn": 1}, "buyers.inn: expected true or false"),
        ("orders", ["cod", "eel"], r"orders\[1\]: expected one of herring, "),
    ],
)
def test_a_damaged_position_is_refused(field: str, value: object, complaint: str) -> None:
    """The error names the field and what was expected there."""
    with pytest.raises(BadRecord, match=complaint):
        GAME.load(begun().dump() | {field: value})


# Words.


def test_every_field_and_word_of_a_view_has_a_name() -> None:
    """In both languages, for screens that know nothing of the game."""
    known = {"game", "rules", "seats", "options", "deciders", "together", "over"}
    g = begun(4)
    Luck(3).play_out(g)
    for view in (begun(4).view(0), g.view(0)):
        for field in set(view) - known:
            assert field in WORDS
            for part in view[field] if isinstance(view[field], list) else [view[field]]:
                for word in part if isinstance(part, dict) else [part] if isinstance(part, str) else []:
                    assert word in WORDS
    texts = [*WORDS.values(), *[text for section in GUIDE for text in section]]
    assert all(text.en and text.de for text in texts)


def test_labels_and_the_log_are_in_both_languages() -> None:
    """Every action has a label of its own in each language, and the log is told in it."""
    for lang in LANGUAGES:
        asked = [GAME.option(text).label(lang) for text in GAME.actions if not text.startswith(("deal", "draw"))]
        assert len(set(asked)) == len(asked)
    g = play(begun(), "hire skiff", "hire raft", "cast by storm", "draw squall")
    assert g.log(None, "de")[-3:] == [
        "Blau rudert hinaus. Boot: Floß.",
        "Rot verbraucht eine Laterne: Sturm.",
        "Rot trifft auf eine Bö. Die Sturmlaterne hält.",
    ]
