"""The rank that a player reaches with solo campaigns of three games."""

from __future__ import annotations

from typing import Final

AIM: Final = 100
"""The sum of three games above which there is a rank."""
TOO_FAR_BELOW: Final = 10


def rank_after(old: int, total: float) -> int:
    """Return the rank after a campaign: the points above 100 if that is more; one less if 10 or more were missing."""
    reached = int(total) - AIM  # half a point is no rank
    if reached > old:
        return reached
    return max(0, old - 1) if total <= AIM + old - TOO_FAR_BELOW else old
