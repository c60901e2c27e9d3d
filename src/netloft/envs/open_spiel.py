"""OpenSpiel: importing it registers every installed game as `netloft_NAME`.

Chance is explicit.  Where seats decide at the same time they are asked one after the other; none of them is shown what
others have answered.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote, unquote

import netloft
from netloft.core.position import CHANCE
from netloft.core.record import move_text
from netloft.core.text import NetloftError
from netloft.envs.extras import missing
from netloft.envs.rewards import farthest, read_reward, rewards

try:
    import numpy as np
    import pyspiel

    from netloft.envs.observation import Observation
except ModuleNotFoundError as error:
    raise missing(error, "openspiel") from None

if TYPE_CHECKING:
    from netloft.core.position import Position

Move = tuple[int, str]

OFTEN: Final = 0.1
"""Ten times the same action count as 1 in a tensor."""
MOST_DECISIONS: Final = 500
"""The limit of decisions per seat; random games need about 170.  A game that reaches it ends at once."""


def options_text(options: dict[str, Any]) -> str:
    """Return options as an OpenSpiel parameter: `dice:False;influence:open`."""
    return ";".join([f"{name}:{quote(str(value), safe=' ')}" for name, value in options.items()])


def read_options(text: str) -> dict[str, str]:
    """Parse options as written by `options_text`."""
    options: dict[str, str] = {}
    for part in text.split(";") if text else []:
        name, colon, value = part.partition(":")
        if not colon:
            raise NetloftError(f"options: expected a text like dice:False;influence:open, found {text!r:.80}")
        options[name] = unquote(value)
    return options


def game_type(game: str, utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    """Return the OpenSpiel type of a game."""
    found = netloft.game(game)
    return pyspiel.GameType(
        short_name=f"netloft_{game}",
        long_name=f"Netloft {found.title.en}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(found.seats),
        min_num_players=min(found.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": found.default_seats(), "options": "", "reward": ""},
    )


class NetloftGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its seats, options and reward."""

    named = ""

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.named
        seats = int(params["seats"])
        start = netloft.game(game).new(seats, read_options(str(params["options"])))
        reward = read_reward(str(params["reward"]), seats)
        shared = reward == "win"
        utility = pyspiel.GameType.Utility
        info = pyspiel.GameInfo(
            num_distinct_actions=len(start.game.actions),
            max_chance_outcomes=len(start.game.actions),
            num_players=seats,
            min_utility=-farthest(reward),
            max_utility=farthest(reward),
            utility_sum=0.0 if shared else None,
            max_game_length=MOST_DECISIONS * seats,
        )
        super().__init__(game_type(game, utility.ZERO_SUM if shared else utility.GENERAL_SUM), info, params)
        self.start = start
        self.reward = reward
        self.observation = Observation(start)

    def new_initial_state(self) -> NetloftState:
        """Begin a game."""
        return NetloftState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> NetloftObserver:
        """Return an observer."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        if params or (iig_obs_type is not None and iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER):
            raise NetloftError("observer: only a player's own private information can be observed")
        return NetloftObserver(self.observation, recall)


@dataclass(frozen=True)
class Resampled:
    """Where a state was resampled from: a redealt position has no past of its own."""

    player: int
    """The player who cannot tell it from the real one."""
    moves: tuple[Move, ...]
    """The moves before, as that player knows them."""
    views: tuple[str, ...]
    """What each seat saw then."""


class Held:
    """A position for OpenSpiel: copied with its own `copy`."""

    __slots__ = ("before", "decisions", "position")

    def __init__(self, position: Position, decisions: int, before: Resampled | None = None) -> None:
        self.position = position
        self.decisions = decisions
        self.before = before

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.position.copy(), self.decisions, self.before)

    def __reduce__(self) -> tuple[Any, ...]:
        return Held, (self.position, self.decisions, self.before)

    def settled(self, player: int) -> list[Move]:
        """List the moves that all seats have settled, as far as a player may know them."""
        g = self.position
        before = [] if self.before is None else list(self.before.moves)
        return before + [(seat, "?" if g.hides(player, seat, option) else option.text) for seat, option in g.moves()]

    def known(self, player: int) -> list[Move]:
        """List the moves as far as a player may know them, with its own answers where others are still to answer."""
        own = [lane.position for lane in self.position.lanes or [] if lane.seat == player]
        return self.settled(player) + [(seat, option.text) for lane in own for seat, option in lane.moves()]

    def resampled(self, player: int, rng: Random) -> Held:
        """Return a random position that a player cannot tell from this one."""
        g = self.position.redeal(player, rng)
        views = [json.dumps(g.view(seat)) for seat in range(g.seats)]
        return Held(g, self.decisions, Resampled(player, tuple(self.settled(player)), tuple(views)))


class NetloftState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state: a position, and how many decisions led to it."""

    def __init__(self, game: NetloftGame) -> None:
        super().__init__(game)
        self.held = Held(game.start.copy(), 0)

    @property
    def position(self) -> Position:
        """The position with all secrets; call `redeal` for a seat before looking ahead."""
        return self.held.position

    def current_player(self) -> int:
        """Return the player to decide; the first one in simultaneous decisions."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.position.deciders[0]
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([option.id for option in self.position.options(player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the outcomes of chance with their probabilities."""
        options = self.position.options(CHANCE)
        total = sum([option.weight for option in options])
        return sorted([(option.id, option.weight / total) for option in options])

    def _apply_action(self, action: int) -> None:
        g = self.position
        seat = g.deciders[0]
        g.play(seat, action)
        self.held.decisions += seat != CHANCE

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.game.actions[action]

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        g = self.position
        return g.over or self.held.decisions >= MOST_DECISIONS * g.seats

    def returns(self) -> list[float]:
        """Return every player's reward: 0 until the game is over."""
        if not self.is_terminal():
            return [0.0] * self.position.seats
        return rewards(self.position, self.get_game().reward)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> NetloftState:
        """Return a random state that a player cannot tell from this one; only its history still tells the real one."""
        other: NetloftState = self.clone()
        other.held = self.held.resampled(player_id, Random(probability_sampler()))
        return other

    def __str__(self) -> str:
        """Return the whole record as text; of a resampled state, the position."""
        return self.position.record().to_text() if self.held.before is None else json.dumps(self.position.dump())


class NetloftObserver:
    """Shows a state to a player: the view now, or with perfect recall everything the player has learned.

    With perfect recall, the tensor adds to the view how often each seat has played each action, as far as the player
    knows: everything but the order.
    """

    def __init__(self, observation: Observation, recall: bool) -> None:
        self.observation = observation
        self.recall = recall
        self.actions = {text: number for number, text in enumerate(observation.actions)}
        size = observation.size + (observation.seats * len(self.actions) if recall else 0)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor[: observation.size]}
        if recall:
            self.dict["played"] = self.tensor[observation.size :].reshape(observation.seats, len(self.actions))

    def set_from(self, state: NetloftState, player: int) -> None:
        """Fill the tensor."""
        self.dict["observation"][:] = self.observation.at(state.position, player)
        if self.recall:
            played = self.dict["played"]
            played[:] = 0
            for seat, text in state.held.known(player):
                if seat != CHANCE:
                    played[(seat - player) % self.observation.seats, self.actions[text]] += OFTEN

    def string_from(self, state: NetloftState, player: int) -> str:
        """Return the view, or with perfect recall the moves the player may know and the open answers."""
        g = state.position
        if not self.recall:
            return json.dumps(g.view(player))
        before = state.held.before
        saw = [] if before is None or before.player == player else [f"resampled: {before.views[player]}"]
        moves = [move_text(seat, text) for seat, text in state.held.known(player)]
        return "\n".join([*saw, *moves, f"to decide: {', '.join([str(seat) for seat in g.deciders])}"])


for name in netloft.games():
    # OpenSpiel pickles games by class name and frees them only after Python has shut down, which a function would not
    # survive.
    made = type(f"Netloft{name.title()}", (NetloftGame,), {"named": name, "__module__": __name__})
    globals()[made.__name__] = made
    pyspiel.register_game(game_type(name, pyspiel.GameType.Utility.GENERAL_SUM), made)
