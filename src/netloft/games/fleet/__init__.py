"""Fleet: The Dice Game."""

from __future__ import annotations

from typing import Final

from netloft.registry import Manifest

MANIFEST: Final = Manifest(
    name="fleet",
    order=2,
    rules="netloft.games.fleet.rules.game:GAME",
    evaluation="netloft.games.fleet.evaluation:EVALUATION",
    weights="netloft.games.fleet.weights",
    advice="netloft.games.fleet.advice:TELLER",
    ending="netloft.games.fleet.ending:ENDING",
    observation="netloft.games.fleet.observation:LAYOUT",
    tasks="netloft.games.fleet.tasks:TASKS",
    facts="netloft.games.fleet.facts:FACTS",
    renderer="netloft.games.fleet.terminal.renderer:RENDERER",
    topics="netloft.games.fleet.topics:TOPIC",
    commands={"sheet": "netloft.games.fleet.terminal.commands:sheet"},
    own={"sheet": "netloft.games.fleet.terminal.own:SHEET"},
)
