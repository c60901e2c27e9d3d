"""Nusfjord Big Box."""

from __future__ import annotations

from typing import Final

from netloft.registry import Manifest

MANIFEST: Final = Manifest(
    name="nusfjord",
    order=1,
    rules="netloft.games.nusfjord.rules.game:GAME",
    evaluation="netloft.games.nusfjord.evaluation:EVALUATION",
    weights="netloft.games.nusfjord.weights",
    advice="netloft.games.nusfjord.advice:TELLER",
    ending="netloft.games.nusfjord.ending:ENDING",
    observation="netloft.games.nusfjord.observation:LAYOUT",
    tasks="netloft.games.nusfjord.tasks:TASKS",
    facts="netloft.games.nusfjord.facts:FACTS",
    renderer="netloft.games.nusfjord.terminal.renderer:RENDERER",
    topics="netloft.games.nusfjord.topics:TOPIC",
    commands={"deck": "netloft.games.nusfjord.terminal.commands:deck"},
    own={"deck": "netloft.games.nusfjord.terminal.own:DECK"},
)
