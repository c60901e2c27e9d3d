"""OpenSpiel: its own simulation, chance, what players know, clones and saved states."""

from __future__ import annotations

import pickle
import subprocess
import sys
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import netloft
from tests.cli.test_decks import own
from tests.engine.test_properties import together_walk
from tests.engine.walk import MODES
from tests.envs.games import PLAYED

pyspiel = pytest.importorskip("pyspiel", reason="there is no OpenSpiel for Windows")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from netloft.envs import open_spiel  # noqa: E402  (without OpenSpiel it cannot be imported)

if TYPE_CHECKING:
    from netloft.core.position import Position


def load(mode: str, **more: Any) -> Any:
    """Load a mode of a game."""
    name, seats, options = MODES[mode]
    return pyspiel.load_game(f"netloft_{name}", {"seats": seats, "options": open_spiel.options_text(options), **more})


def play(state: Any, rng: Random, most: int = 10_000) -> None:
    """Play at random until the game is over or so many actions were played."""
    while most > 0 and not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        most -= 1


def holding(game: Any, g: Position) -> Any:
    """Make a state of a position."""
    state = game.new_initial_state()
    state.held = open_spiel.Held(g.copy(), 0)
    return state


@pytest.mark.parametrize("mode", PLAYED)
def test_openspiel_finds_nothing_wrong(mode: str) -> None:
    """OpenSpiel's simulation passes: actions, chance, masks, observations, returns, clones, saved states."""
    pyspiel.random_sim_test(load(mode), num_sims=1, serialize=True, verbose=False, mask_test=True)


def test_a_deck_of_ones_own_can_be_played() -> None:
    """The whole text of a deck goes into the parameters, its actions follow the usual ones, saved states keep it."""
    game = pyspiel.load_game("netloft_nusfjord", {"seats": 2, "options": open_spiel.options_text({"deck": own()})})
    usual = netloft.game("nusfjord").actions
    assert game.num_distinct_actions() > len(usual)
    assert game.start.game.actions[: len(usual)] == usual
    assert any([name.endswith(".My Fish Stand") for name in game.observation.names])
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("name", netloft.games())
def test_every_game_is_known_by_its_name(name: str) -> None:
    """A game is loaded by name, and its own text loads it again, as does a pickle."""
    game = pyspiel.load_game(f"netloft_{name}(seats=2)")
    assert game.num_players() == 2
    assert game.num_distinct_actions() == len(netloft.game(name).actions)
    assert str(pyspiel.load_game(str(game))) == str(game) == str(pickle.loads(pickle.dumps(game)))  # noqa: S301


@pytest.mark.parametrize("mode", PLAYED)
def test_states_are_positions(mode: str) -> None:
    """Whoever decides in the position is asked, with its options; chance goes by the weights."""
    state = load(mode).new_initial_state()
    rng = Random(3)
    while not state.is_terminal():
        g = state.position
        seat = g.deciders[0]
        assert state.legal_actions() == sorted([option.id for option in g.options(seat)])
        if seat == netloft.CHANCE:
            chances = dict(state.chance_outcomes())
            assert sum(chances.values()) == pytest.approx(1)
            one, other = g.options(seat)[0], g.options(seat)[-1]
            assert chances[one.id] * other.weight == pytest.approx(chances[other.id] * one.weight)
        else:
            assert state.current_player() == seat
            texts = [state.action_to_string(action) for action in state.legal_actions()]
            assert sorted(texts) == sorted([option.text for option in g.options(seat)])
        play(state, rng, 1 + 5 * (rng.random() < 0.5))
    assert state.position.over
    assert all([abs(worth) <= state.get_game().max_utility() for worth in state.returns()])


@pytest.mark.parametrize("mode", PLAYED)
def test_clones_and_saved_states_go_on_alone(mode: str) -> None:
    """A clone and a state that was saved, also where seats decide together, go on as the original does."""
    game = load(mode)
    state = game.new_initial_state()
    play(state, Random(4), 60)
    before = state.position.dump()
    saved = pyspiel.serialize_game_and_state(game, state)
    clone = state.clone()
    play(clone, Random(5))
    assert state.position.dump() == before
    _, again = pyspiel.deserialize_game_and_state(saved)
    assert again.position.dump() == before
    assert again.history() == state.history()
    play(again, Random(5))
    play(state, Random(5))
    assert state.position.dump() == clone.position.dump() == again.position.dump()
    assert state.returns() == clone.returns() == again.returns()


@pytest.mark.parametrize("mode", ["kaivai-3", "fleet-2", "nusfjord-3-guests"])
def test_observations_are_views(mode: str) -> None:
    """The numbers are those of the other environments, the text is the view."""
    state = load(mode).new_initial_state()
    play(state, Random(6), 70)
    for player in range(state.num_players()):
        view = state.position.view(player)
        expected = state.get_game().observation.of(view, player)
        assert (np.array(state.observation_tensor(player), np.float32) == expected).all()
        assert state.observation_string(player).startswith('{"game": ')


@pytest.mark.parametrize("mode", ["fleet-3", "kaivai-3", "nusfjord-4-herring"])
def test_players_do_not_know_what_others_hold_in_their_fist(mode: str) -> None:
    """Where seats decide together, a player's information does not depend on the others' answers, but on its own."""
    game = load(mode)
    compared = 0
    for g in together_walk(mode, 51):
        if len(g.deciders) < 2:
            continue
        first = g.deciders[0]
        states = [holding(game, g) for _ in range(2)]
        for state, number in zip(states, (0, -1), strict=True):
            state.apply_action(g.options(first)[number].id)
            while state.current_player() == first:
                state.apply_action(state.position.options(first)[0].id)
        one, other = states
        for player in range(g.seats):
            same = one.information_state_string(player) == other.information_state_string(player)
            assert same == (player != first)
        compared += 1
    assert compared > 2


def test_players_do_not_know_what_others_have_drawn() -> None:
    """The information of a player is the same if another has drawn another card, and differs if it has itself."""
    game = load("nusfjord-3-herring")
    state = game.new_initial_state()
    rng = Random(7)
    while not [hand for hand in state.position.dump()["harbors"] if hand["hand"]] or state.is_chance_node():
        play(state, rng, 1)
    g = state.position
    record = g.record()
    unseen = g.dump()["pile"]["C"][0]
    for owner in range(3):
        drawn = f"draw {g.dump()['harbors'][owner]['hand'][0]}"
        record.moves = [(who, f"draw {unseen}" if text == drawn else text) for who, text in g.record().moves]
        other = holding(game, g.game.replay(record))
        for player in range(3):
            same = state.information_state_string(player) == other.information_state_string(player)
            assert same == (player != owner)
            assert not same or state.observation_string(player) == other.observation_string(player)


def test_information_grows_with_the_game() -> None:
    """What a player knew it goes on knowing: its own moves and all it has seen, from the first move on."""
    state = load("kaivai-3").new_initial_state()
    rng = Random(8)
    known: list[str] = []
    while not state.is_terminal():
        now = state.information_state_string(1).splitlines()[:-1]
        assert len(state.position.deciders) > 1 or now[: len(known)] == known
        known = now if len(state.position.deciders) == 1 else known
        play(state, rng, 1)


@pytest.mark.parametrize("mode", PLAYED)
def test_a_resampled_state_cannot_be_told_from_the_real_one(mode: str) -> None:
    """Its player has the same information and options, also in the tensor; it goes on alone, also as a pickle."""
    state = load(mode).new_initial_state()
    rng = Random(11)
    for _ in range(12):
        play(state, rng, 9)
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        before = state.position.dump()
        again = state.resample_from_infostate(player, rng.random)
        for one in (again, again.clone(), pickle.loads(pickle.dumps(again))):  # noqa: S301
            assert one.information_state_string(player) == state.information_state_string(player)
            assert one.information_state_tensor(player) == state.information_state_tensor(player)
            assert one.observation_string(player) == state.observation_string(player)
            assert one.legal_actions() == state.legal_actions()
            assert str(one) == str(again)
        longer = again.resample_from_infostate(player, rng.random)
        assert longer.information_state_string(player) == state.information_state_string(player)
        action = rng.choice(state.legal_actions())
        known = state.information_state_string(player)
        again.apply_action(action)
        assert state.position.dump() == before
        assert len(again.information_state_string(player)) > len(known) - 20
        play(again, rng)
        assert again.is_terminal()


def test_what_others_hold_is_resampled() -> None:
    """A player keeps its own hand; those of the others are drawn anew."""
    state = load("nusfjord-3-herring").new_initial_state()
    rng = Random(7)
    while not [hand for hand in state.position.dump()["harbors"] if hand["hand"]] or state.is_chance_node():
        play(state, rng, 1)
    others = set()
    for _ in range(8):
        hands = [h["hand"] for h in state.resample_from_infostate(1, rng.random).position.dump()["harbors"]]
        assert hands[1] == state.position.dump()["harbors"][1]["hand"]
        others.add(repr(hands))
    assert len(others) > 4


@pytest.mark.parametrize("name", netloft.games())
def test_information_set_search_plays(name: str) -> None:
    """OpenSpiel's own search over information sets chooses a legal action in every game."""
    game = pyspiel.load_game(f"netloft_{name}(seats=2)")
    state = game.new_initial_state()
    rng = Random(3)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 12, random_state=np.random.RandomState(2))
    for _ in range(3):
        play(state, rng, 15)
        while state.is_chance_node():
            play(state, rng, 1)
        assert bot.step(state) in state.legal_actions()


def test_the_tensor_of_a_player_counts_what_was_played() -> None:
    """After the view come the actions of each seat, the player's own first."""
    state = load("kaivai-3").new_initial_state()
    play(state, Random(1), 1)
    bid = state.position.game.actions.index("bid 5")
    state.apply_action(bid)
    game = state.get_game()
    tensor = np.array(state.information_state_tensor(1), np.float32)
    played = tensor[game.observation.size :].reshape(3, -1)
    assert (tensor[: game.observation.size] == game.observation.at(state.position, 1)).all()
    assert played[2, bid] == pytest.approx(0.1)
    assert np.count_nonzero(played) == 1


def test_no_game_goes_on_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that has as many decisions as there can be ends as it stands."""
    monkeypatch.setattr(open_spiel, "MOST_DECISIONS", 5)
    state = load("fleet-2").new_initial_state()
    play(state, Random(9))
    assert not state.position.over
    assert state.held.decisions == 10 == state.get_game().max_game_length()
    assert sum(state.returns()) == 0


def test_rewards_other_than_wins_do_not_add_up() -> None:
    """With leads or points as reward it is a game of general sum."""
    assert load("fleet-2").get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    game = load("fleet-2", reward="points")
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    state = game.new_initial_state()
    play(state, Random(10))
    assert state.returns() == [score / 100 for score in state.position.scores()]


def test_only_what_a_player_may_know_can_be_observed() -> None:
    """There is no observer that sees everything."""
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(netloft.NetloftError, match=r"^observer: "):
        load("fleet-2").make_py_observer(everything)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("seats=9", "seats: kaivai is for 2, 3, 4 players, found 9"),
        ("options=dice", "options: expected a text like dice:False;influence:open, found 'dice'"),
        ("options=dice:7", "option dice: no such choice as '7'"),
        ("options=cards:1", "option 'cards': kaivai has no such option"),
        ("reward=fame", "reward: no such reward as 'fame'"),
    ],
)
def test_what_cannot_be_set_up_is_refused(text: str, expected: str) -> None:
    """A wrong parameter is a NetloftError that names it."""
    with pytest.raises(netloft.NetloftError) as refused:
        pyspiel.load_game(f"netloft_kaivai({text})")
    assert str(refused.value).startswith(expected)


def test_python_ends_well() -> None:
    """What was registered with OpenSpiel does not crash Python at its end."""
    program = "import netloft.envs.open_spiel, pyspiel; print(pyspiel.load_game('netloft_fleet'))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
