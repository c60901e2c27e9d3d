"""The modes in which the environments are played: every game, few and many seats, own sheets, secrets and series."""

from __future__ import annotations

PLAYED = (
    "kaivai-2",
    "kaivai-3",
    "kaivai-4-2005-no-dice",
    "fleet-1",
    "fleet-2",
    "fleet-4-own-sheet",
    "nusfjord-1-campaign",
    "nusfjord-2-herring",
    "nusfjord-3-guests",
    "nusfjord-5-variants",
)
