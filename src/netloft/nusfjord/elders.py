"""The twenty-five elders by number, and where they lie at the start."""

from __future__ import annotations

from typing import Final

from netloft.core.text import Text
from netloft.nusfjord import words
from netloft.nusfjord.cards import Elder

NAMES: Final = words.ELDER_NAMES
ELDERS: Final[list[Elder]] = [Elder(number, Text(en, de), []) for number, (en, de) in enumerate(NAMES)]
"""What they do is filled in from the file of elders."""
BY_NAME: Final[dict[str, int]] = {en: number for number, (en, _) in enumerate(NAMES)}

PISCICULTURIST: Final = 11
ARCHITECT: Final = 12
CARPENTER: Final = 13
TOUR_GUIDE: Final = 18
DESIGNER: Final = 19
INVESTOR: Final = 20
FORGOTTEN: Final = (21, 22, 23, 24)
FREED_WILLY: Final = 23
OLD_MAN_ELDER: Final = 24
ON_TOP: Final = ((6,), (6,), (6, 7, 8), (6, 7, 8, 9, 10, 11), (6, 7, 8, 9, 10, 11))
"""Which of the elders 7 to 12 lie on top, for 1 to 5 players."""
