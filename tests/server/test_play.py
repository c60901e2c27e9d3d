"""Games over real sockets: to the end, with bots, with several clients, through lost connections."""

from __future__ import annotations

from random import Random

import pytest

import netloft
from netloft.server import wire
from tests.server.client import Client, play_out

FULL = {"kaivai": "here easy medium hard", "fleet": "here easy medium hard", "nusfjord": "here easy medium hard"}


@pytest.mark.parametrize("game", netloft.games())
def test_a_game_against_bots_of_all_levels_comes_to_its_end(client: Client, game: str) -> None:
    """Everybody moves, the game ends, and the record that is left is the whole game."""
    at = client.sit(game, FULL[game])
    play_out([at], Random(1))
    assert at.state.view["over"]
    assert at.state.winners
    record = netloft.read_record(client.get(wire.Export(table=at.table), wire.Exported).record)
    g = netloft.game(game).replay(record)
    assert g.over
    assert {seat for seat, _ in record.moves} >= {0, 1, 2, 3}
    assert [sum(line.points for line in sheet) for sheet in at.state.sheets] == g.scores()
