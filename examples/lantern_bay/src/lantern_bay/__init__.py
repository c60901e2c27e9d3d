"""Lantern Bay: a press-your-luck game about fishing at night, as a package of its own for Netloft."""

from __future__ import annotations

from typing import Final

from netloft.registry import Manifest

MANIFEST: Final = Manifest(
    name="lantern_bay",
    rules="lantern_bay.rules:GAME",
    words="lantern_bay.words:WORDS",
    guide="lantern_bay.words:GUIDE",
)
