"""Kaivai."""

from __future__ import annotations

from typing import Final

from netloft.registry import Manifest

MANIFEST: Final = Manifest(
    name="kaivai",
    order=3,
    rules="netloft.games.kaivai.rules.game:GAME",
    evaluation="netloft.games.kaivai.evaluation:EVALUATION",
    weights="netloft.games.kaivai.weights",
    advice="netloft.games.kaivai.advice:TELLER",
    ending="netloft.games.kaivai.ending:ENDING",
    observation="netloft.games.kaivai.observation:LAYOUT",
    tasks="netloft.games.kaivai.tasks:TASKS",
    facts="netloft.games.kaivai.facts:FACTS",
    renderer="netloft.games.kaivai.terminal.renderer:RENDERER",
    topics="netloft.games.kaivai.topics:TOPIC",
)
