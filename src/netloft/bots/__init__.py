"""Bots that do not cheat: they see only what their seat may know."""

from __future__ import annotations

from netloft.bots.bot import Bot, Rating
from netloft.bots.hints import Hint, hints, plan_of
from netloft.bots.levels import BOTS, LEVELS, bot, file_of

__all__ = ["BOTS", "LEVELS", "Bot", "Hint", "Rating", "bot", "file_of", "hints", "plan_of"]
