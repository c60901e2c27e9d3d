"""The local table of `netloft play`, with people and bots; the game is saved in a file."""

from __future__ import annotations

import contextlib
import os
import random
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console

import netloft
from netloft import bots
from netloft.core.position import Position
from netloft.terminal import commands, files, words
from netloft.terminal.screen import Screen
from netloft.terminal.shared_options import ignore_ctrl_c

if TYPE_CHECKING:
    from netloft.core.game import Game
    from netloft.terminal.prompt import Prompt

USUAL: Final = "medium"  # the default bot


class Table(Screen):
    """A local game at one screen."""

    g: Position

    def __init__(
        self,
        game: Game,
        g: Position,
        console: Console,
        lang: str,
        people: list[int],
        seed: int | None,
        path: Path,
        prompt: Prompt,
        rivals: str = USUAL,
    ) -> None:
        super().__init__(game, g, console, lang, people, prompt)
        self.seed = seed
        self.luck = random.SystemRandom().getrandbits(64) if seed is None else seed
        self.path = path
        self.rivals = rivals
        self.bot = bots.bot(rivals)
        self.bot.prepare(g)
        self.read: dict[int | None, int] = {}
        """How many lines of the log each person has seen."""
        self.played = not g.over
        """Whether the game was still running when it was opened."""

    def run(self) -> int:
        """Play until the game is over or somebody leaves; return the exit code."""
        code = 0
        try:
            files.write(self.path, self.g.record())  # fail now rather than at the end of the game
            self.welcome()
            while not self.g.over:
                asked = [seat for seat in self.g.deciders if seat in self.people]
                if asked:
                    self.ask(asked[0])
                    self.keep()
                else:
                    self.others()
            self.finish()
        except EOFError:
            self.prompt.clear()
        except KeyboardInterrupt:
            ignore_ctrl_c()
            self.show("")  # a terminal may have shown it as ^C
            code = 130
        self.leave()
        return code

    def fortune(self) -> netloft.Luck:
        """Return the luck for this move; it depends on the number of moves, so undo changes no dice."""
        moment = random.Random(f"{self.luck} {len(self.g.record().moves)}")
        return netloft.Luck(moment.getrandbits(64))

    def others(self) -> None:
        """Let chance or a bot decide once."""
        luck = self.fortune()
        if netloft.CHANCE in self.g.deciders:
            ahead = self.g.copy()
            luck.settle(ahead)
            self.g = ahead
        else:
            seat = self.g.deciders[0]
            with self.thinking(seat, self.bot):
                option = self.bot.choose(self.g, seat, luck.rng)
            self.play(seat, option.text)

    def thinking(self, seat: int, bot: bots.Bot) -> contextlib.AbstractContextManager[object]:
        """Show that a slow bot is thinking."""
        return self.pondering(seat) if bot.is_slow else contextlib.nullcontext()

    def play(self, seat: int, text: str) -> None:
        """Play on a copy, so that Ctrl-C never leaves a half-changed position."""
        ahead = self.g.copy()
        ahead.play(seat, text)
        self.g = ahead

    def welcome(self) -> None:
        """Introduce the game, the input and the players."""
        self.introduce()
        others = [name for seat, name in enumerate(self.names()) if seat not in self.people]
        if others:
            who = words.listed(others, self.lang)
            random_ones = self.rivals == "random"
            self.show(self.say(words.BY_CHANCE, who) if random_ones else self.say(words.BY_BOTS, self.rivals, who))

    def keep(self) -> None:
        """Save the game; a full disk does not end it."""
        try:
            files.write(self.path, self.g.record())
        except netloft.NetloftError as error:
            self.show(self.say(words.NOT_SAVED, error), "red")

    def finish(self) -> None:
        """Show the result."""
        self.news(self.people[0])
        super().finish()
        if self.played:
            for line in self.renderer.finished(self.g, self.lang):
                self.console.print(line, soft_wrap=True)

    def leave(self) -> None:
        """Save the game and show how to continue; raise NetloftError if it cannot be saved."""
        files.write(self.path, self.g.record())
        self.console.print(self.say(words.SAVED, self.path), soft_wrap=True)
        if self.g.over:
            command = [*files.started_as(), "replay", str(self.path)]
        else:
            command = [*files.started_as(), "play", self.game.name, "--load", str(self.path)]
            command += ["--seat", str(self.people[0])] * (self.people[0] != 0)
            command += ["--humans", str(len(self.people))] * (len(self.people) > 1)
            command += ["--bots", self.rivals] * (self.rivals != USUAL)
            command += ["--seed", str(self.seed)] * (self.seed is not None)
            command += ["--lang", self.lang] * (self.lang != words.language(os.environ))
        text = words.LOOK_AT if self.g.over else words.GO_ON
        self.console.print(self.say(text, shlex.join(command)), soft_wrap=True)

    def run_command(self, name: str, seat: int, typed: str) -> None:
        """Run a command."""
        commands.COMMANDS[name](self, seat, typed)

    def news(self, seat: int | None) -> None:
        """Show the log since this person last decided; all of it at first."""
        log = self.g.log(seat, self.lang)
        self.tell(log[self.read.get(seat, 0) :], words.SINCE if seat in self.read else words.SO_FAR)
        self.read[seat] = len(log)
