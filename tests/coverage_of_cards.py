"""Play Nusfjord until every card was built, every elder used, every effect seen, every option taken and declined.

Prints what was never reached, and nothing if all was.  Players are curious: they take what nobody has taken yet, save
up for what is dear, and else play at random.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import AbstractContextManager
from random import Random
from unittest.mock import patch

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import netloft
from netloft.core.effect import Effect
from netloft.core.position import Position
from netloft.games.nusfjord.rules.actions.using_elders import ASK_SERVE_BEFORE
from netloft.games.nusfjord.rules.board import EVENTS, USE_ELDER
from netloft.games.nusfjord.rules.cards.buildings import Hook
from netloft.games.nusfjord.rules.cards.parts import Ask, May
from netloft.games.nusfjord.rules.game import GAME
from netloft.games.nusfjord.rules.position import Nusfjord

DECKS = ("herring", "mackerel", "codfish", "guests")
SEEN_HOOKS: set[str] = set()


class Curious:
    """Players who want to see everything once."""

    def __init__(self) -> None:
        self.wanted = wanted()

    def reached(self, what: str) -> None:
        """Strike something off the list."""
        self.wanted.discard(what)

    def play(self, seats: int, options: dict[str, object], seed: int) -> None:
        """Play one game, noting what happens in it."""
        rng = Random(seed)
        luck = netloft.Luck(seed)
        g = GAME.new(seats, options)
        thrifty = [rng.random() < 0.6 for _ in range(seats)]
        while not g.over:
            seat = g.deciders[0]
            if seat == netloft.CHANCE:
                g.play(seat, luck.pick(g.options(seat)).id)
                continue
            others = [other for other in range(seats) if other != seat and g.options(other)]
            if others and rng.random() < 0.1:
                seat = rng.choice(others)
            self.move(g, seat, rng, thrifty[seat])

    def move(self, g: Position, seat: int, rng: Random, thrifty: bool) -> None:
        """Take what nobody has taken yet; who is thrifty builds little else before round 6."""
        asked = g.asked.text if g.asked is not None and g.lanes is None else ""
        options = g.options(seat)
        names = [option.text for option in options]
        new = [text for text in names if text in self.wanted or f"{asked}: {text}" in self.wanted]
        if thrifty and g.view(None)["round"] < 6:
            frugal = [text for text in names if text not in SPENDING and not text.startswith(("build", "use "))]
            names = frugal or names
        if "pass" in names and len(names) > 1:
            names.remove("pass")
        text = rng.choice(new) if new and rng.random() < 0.9 else rng.choice(names)
        self.reached(text)
        self.reached(f"{asked}: {text}")
        SEEN_HOOKS.clear()
        g.play(seat, text)
        for hook in SEEN_HOOKS:
            self.reached(f"effect {hook}")


SPENDING = ("build a building", "build a ship", "sloop", "cutter", "schooner for goods", "schooner for gold")


def wanted() -> set[str]:
    """List all that there is to reach."""
    found: set[str] = set()
    for card in GAME.catalogue.cards.all:
        found.add(f"build {card.name.en}")
        found |= {exchange.text for exchange in card.exchanges}
        found |= {f"effect {hook.text}" for hook in card.hooks + card.before if hook.event < EVENTS}
    found |= {text for text in GAME.actions if text.startswith("use ")}
    for effect in GAME.effects.values():
        if isinstance(effect, Ask) or effect is ASK_SERVE_BEFORE:
            found |= {f"{effect.text}: {option.text}" for option in getattr(effect, "candidates", ())}
    for card in GAME.catalogue.cards.all:
        for hook in card.before:
            if hook.event == USE_ELDER and isinstance(hook.parts[0], May):  # asked as ASK_SERVE_BEFORE
                found -= {what for what in found if what.startswith((f"{card.name.en} ", f"effect {card.name.en} "))}
    return found


def hooks_noted() -> AbstractContextManager[object]:
    """Note every effect of a building that happens meanwhile."""
    happen = Hook.run

    def noted(self: Hook, g: Nusfjord, me: int) -> list[Effect] | None:
        SEEN_HOOKS.add(self.text)
        return happen(self, g, me)

    return patch.object(Hook, "run", noted)


def main() -> int:
    """Play until nothing is missing, or as many games as are given."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=20_000, help="how many games at most")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    arguments = parser.parse_args()
    curious = Curious()
    total = len(curious.wanted)
    columns = (TextColumn("reached"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with hooks_noted(), Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task("", total=total)
        for seed in range(arguments.seed, arguments.seed + arguments.games):
            if not curious.wanted:
                break
            seats = seed % 5 + 1
            options: dict[str, object] = {
                "deck": DECKS[seed // 5 % 4],
                "mixed": seed // 20 % 2 == 1,
                "solo": "advanced" if seed // 40 % 2 else "basic",
                **dict.fromkeys(("tour_guide", "designer", "investor", "forgotten"), seed // 80 % 2 == 1),
            }
            curious.play(seats, options, seed)
            progress.update(bar, completed=total - len(curious.wanted))
    for what in sorted(curious.wanted):
        print(what)
    return 1 if curious.wanted else 0


if __name__ == "__main__":
    sys.exit(main())
