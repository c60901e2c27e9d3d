"""What the args of options are like, kind by kind."""

from __future__ import annotations

from typing import Final

from netloft.core.shapes import Fields, Number, Row, Seat, Word
from netloft.games.kaivai.rules.position import ACTIONS, HUTS, VILLAGE_NAMES
from netloft.games.kaivai.rules.scoring import MOST_MARKERS
from netloft.games.kaivai.rules.sea import BY_NAME

ACTION: Final = Fields({"action": Word(ACTIONS)})
BID: Final = Fields({"bid": Number(10, least=1, most=10)})
HEX: Final = Word(list(BY_NAME), called="a hex from a1 to m7")
AT: Final = Fields({"hex": HEX})

OPTIONS: Final = {
    "bid": BID,
    "action": ACTION,
    "village": Fields({"village": Word(VILLAGE_NAMES)}),
    "kind of hut": Fields({"hut": Word(HUTS)}),
    "pay": Fields({"shell": Number(5, least=1, most=5)}),
    "boat": AT,
    "to": AT,
    "hut": AT,
    "clan hut": AT,
    "cult site": AT,
    "deliver": AT,
    "influence": Fields({"markers": Number(6, most=MOST_MARKERS)}),
    "sites": Fields({"sites": Row(2, Row(2, HEX))}),
    "draw bidder": Fields({"seat": Seat(4)}),
    "rolled": Fields({"dice": Number(4, least=1, most=4), "blue": Number(4, most=4)}),
    "clan bid": BID,
    "clan action": ACTION,
}
